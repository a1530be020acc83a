"""How those at the table feel, what a turn means to them, and what they say."""
