"""Draws the table: resting cards, moving cards, helps, bubbles, the score sheet."""
