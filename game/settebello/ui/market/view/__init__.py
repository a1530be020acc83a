"""Draws the table of the market game."""
