"""Texts in the player's language."""
