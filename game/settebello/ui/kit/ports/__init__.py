"""Interfaces between the scenes and the program: protocols that `app` implements."""
