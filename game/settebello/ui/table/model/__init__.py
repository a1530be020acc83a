"""The table without its window: what lies where, what is being chosen, and what is said."""
