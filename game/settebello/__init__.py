"""Settebello: Scopa and its family, to play and to learn."""

__version__ = "0.5.0"
"""The version, here alone: the build reads it from this line."""

NAME = "Settebello"
"""What the program is called in every language."""
