"""The help and what can be read about the program and its cards."""
