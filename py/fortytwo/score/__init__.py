"""The score: the game, and what a tap does."""
