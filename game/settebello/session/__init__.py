"""A match being played: intents in, events out, every move saved before it is shown."""

from settebello.session.intents import ChangeLevel, Doubt, Intent, NextDeal, PlayMove, Redo, TakeBack
from settebello.session.matches import Damaged, Matches
from settebello.session.seats import PERSON
from settebello.session.table import TableSession, Waiting

__all__ = [
    "PERSON",
    "ChangeLevel",
    "Damaged",
    "Doubt",
    "Intent",
    "Matches",
    "NextDeal",
    "PlayMove",
    "Redo",
    "TableSession",
    "TakeBack",
    "Waiting",
]
