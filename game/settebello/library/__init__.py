"""What `import settebello` offers to other programs: games, positions, records, players and pictures.

The package `settebello` itself reads this one when a name is first asked for. docs/api.md lists the names.
"""

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.people.greedy_player import GreedyPlayer
from settebello.ai.people.random_player import RandomPlayer
from settebello.ai.players import Decision, Player
from settebello.datafile import DataError
from settebello.engine import (
    Card,
    CardSet,
    Event,
    IllegalMove,
    Match,
    Move,
    Position,
    Ruleset,
    Score,
    SeatView,
)
from settebello.library.analysing import analyse
from settebello.library.game import Game
from settebello.library.levels import opponents, player
from settebello.library.rulebooks import ruleset, rulesets
from settebello.library.table_picture import TablePicture, picture
from settebello.library.texts import print_position, print_record, read_position, read_record
from settebello.notation import NotationError, Record

__all__ = [
    "Analysis",
    "Card",
    "CardSet",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "GreedyPlayer",
    "IllegalMove",
    "Match",
    "Move",
    "MoveValue",
    "NotationError",
    "Player",
    "Position",
    "RandomPlayer",
    "Record",
    "Ruleset",
    "Score",
    "SeatView",
    "TablePicture",
    "analyse",
    "opponents",
    "picture",
    "player",
    "print_position",
    "print_record",
    "read_position",
    "read_record",
    "ruleset",
    "rulesets",
]
