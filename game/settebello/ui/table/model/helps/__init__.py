"""Data and texts of the aids at the table: hints, peeks, card tracker and deal review."""
