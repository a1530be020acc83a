"""The laboratory: measures players against each other over duplicate deals."""

from settebello.coach.duplicate.interval import Interval
from settebello.lab.crew import decks_played
from settebello.lab.duplicate import Clock, Deck, Game, Setup, Table, seat_by_seat, side_by_side
from settebello.lab.entrants import Entrants
from settebello.lab.faults import LabError
from settebello.lab.figures import Figures, Outcomes, Seconds
from settebello.lab.ladder import Ladder, LadderGame, Standings, all_pairs, neighbours
from settebello.lab.match import Meeting, Watch, meet
from settebello.lab.match_journal import Journal
from settebello.lab.spread import Spread

__all__ = [
    "Clock",
    "Deck",
    "Entrants",
    "Figures",
    "Game",
    "Interval",
    "Journal",
    "LabError",
    "Ladder",
    "LadderGame",
    "Meeting",
    "Outcomes",
    "Seconds",
    "Setup",
    "Spread",
    "Standings",
    "Table",
    "Watch",
    "all_pairs",
    "decks_played",
    "meet",
    "neighbours",
    "seat_by_seat",
    "side_by_side",
]
