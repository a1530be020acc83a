"""Causes outside the program: no display, or an output that is full or closed."""


class OutsideError(Exception):
    """A cause outside the program that ends it; the text is one sentence for the terminal."""
