"""Call a renege: who played what, on which lead, and what they still had."""
