"""What the ends of all matches have in common: the osteria, and the people behind its table."""
