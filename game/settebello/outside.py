"""Causes outside the program: no display, or an output that is full or closed."""


class OutsideError(Exception):
    """A cause outside the program that ends it; the text is one sentence for the terminal.

    The text is empty if nobody is left to read it.
    """
