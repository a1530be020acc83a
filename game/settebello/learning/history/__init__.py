"""A child's history: totals by day and by fact, and the album."""
