"""The laboratory: players meet over duplicate decks, and figures decide what helps."""

from settebello.lab.crew import decks_played
from settebello.lab.entrants import Entrants
from settebello.lab.faults import LabError
from settebello.lab.figures import Figures, Interval, Outcomes, Seconds
from settebello.lab.game import Clock, Deck, Game, Setup, Table, seat_by_seat, side_by_side
from settebello.lab.meeting import Meeting, Watch, meet

__all__ = [
    "Clock",
    "Deck",
    "Entrants",
    "Figures",
    "Game",
    "Interval",
    "LabError",
    "Meeting",
    "Outcomes",
    "Seconds",
    "Setup",
    "Table",
    "Watch",
    "decks_played",
    "meet",
    "seat_by_seat",
    "side_by_side",
]
