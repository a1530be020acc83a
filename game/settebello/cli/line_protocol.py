"""Standard input and output as the two ends of a conversation in JSON lines."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from settebello.protocol.line_session import LineSession


def converse(session: "LineSession") -> None:
    """Answer the lines of the standard input until they end; raises OSError if the output refuses."""
    from settebello.protocol import lines_of, serve

    serve(session, lines_of(sys.stdin.buffer), sys.stdout.buffer)
