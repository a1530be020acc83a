"""The screens around the game."""
