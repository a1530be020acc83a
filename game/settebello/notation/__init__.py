"""Text formats, printed and parsed: position lines, table diagrams, game records and observations."""

from settebello.notation.diagram import print_diagram, read_diagram
from settebello.notation.fields import NotationError, RulesetOf
from settebello.notation.position_line import print_line, read_line
from settebello.notation.record import (
    DealRecord,
    LevelChange,
    Record,
    Replay,
    ReplayError,
    SeatRecord,
    replay,
)
from settebello.notation.record_reader import read_record
from settebello.notation.record_size import has_room
from settebello.notation.record_writer import print_record

__all__ = [
    "DealRecord",
    "LevelChange",
    "NotationError",
    "Record",
    "Replay",
    "ReplayError",
    "RulesetOf",
    "SeatRecord",
    "has_room",
    "print_diagram",
    "print_line",
    "print_record",
    "read_diagram",
    "read_line",
    "read_record",
    "replay",
]
