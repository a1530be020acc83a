"""The help, and information about the program and its cards."""
