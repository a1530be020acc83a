"""The engine's protocol for other programs: one JSON object per line in, one per line out.

A ``Session`` answers requests and holds the game; ``serve`` connects it to two streams.
"""

from settebello.protocol.errors import ErrorCode
from settebello.protocol.game_under_way import EngineContext
from settebello.protocol.json_lines import lines_of
from settebello.protocol.line_session import serve
from settebello.protocol.session import COMMANDS, Session

__all__ = ["COMMANDS", "EngineContext", "ErrorCode", "Session", "lines_of", "serve"]
