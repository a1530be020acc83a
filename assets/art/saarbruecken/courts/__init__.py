"""The courts: townspeople who hold their sign (8), who are on the move (9) and who wear a crown (10)."""
