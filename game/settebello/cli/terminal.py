"""Prints texts of any origin so that they cannot change the terminal."""

from typing import TextIO

from settebello.datafile.characters import showable


def tell(text: object, *, file: TextIO | None = None, end: str = "\n", flush: bool = False) -> None:
    """Print a text to a stream (None: the standard output), with U+FFFD for control characters.

    Names of files and texts in them could otherwise change the terminal. Newlines and tabs are printed.
    """
    print(showable(str(text)), file=file, end=end, flush=flush)
