"""Standard input and output as the two ends of a conversation in JSON lines."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from settebello.protocol.line_session import LineSession


def converse(session: "LineSession") -> None:
    """Answer the lines of the standard input until they end, or until nobody reads the answers."""
    from settebello.protocol import lines_of, serve

    try:
        serve(session, lines_of(sys.stdin.buffer), sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever asked has gone. What is left unwritten goes nowhere, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
