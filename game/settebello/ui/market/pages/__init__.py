"""The pages around a match of the market game."""
