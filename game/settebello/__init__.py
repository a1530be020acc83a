"""Settebello: Scopa and its family, to play and to learn."""

__version__ = "0.5.0"
"""The program's version. The build reads it from this line."""

NAME = "Settebello"
"""The program's name, the same in every language."""
