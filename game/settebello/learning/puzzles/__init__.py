"""Puzzles: what is asked, how the table is made, and what a selection of cards means."""
