"""The documents: what refers to them, and that what they state is what the program does."""
