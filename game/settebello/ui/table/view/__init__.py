"""The table on the canvas: what lies still, what moves, what is marked, and what the pointer does."""
