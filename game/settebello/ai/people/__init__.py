"""Players that imitate people: greedy, random and gentle ones, and the heuristic player with habits."""
