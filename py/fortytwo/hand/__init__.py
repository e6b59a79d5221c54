"""A whole hand: its record, the rulings on it, and what a tap does."""
