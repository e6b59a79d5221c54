"""Everything a player can read, made from rulings."""
