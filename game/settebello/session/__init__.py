"""A match being played: intents in, events out, every move saved before it is shown."""

from settebello.session.intents import Intent, NextDeal, PlayMove
from settebello.session.seats import PERSON
from settebello.session.table import TableSession, Waiting

__all__ = ["PERSON", "Intent", "NextDeal", "PlayMove", "TableSession", "Waiting"]
