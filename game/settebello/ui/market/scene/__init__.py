"""The table of the market game as a scene."""
