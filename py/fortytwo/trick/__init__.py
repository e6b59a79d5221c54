"""One trick: what is on the table, the rulings on it, and what a tap does."""
