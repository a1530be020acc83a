"""Match sessions: a session takes intents, returns events, and saves every move before it is shown."""

from settebello.session.achievements import Achievement, Standing, standings
from settebello.session.chronicle import Chronicle, remembered_summaries
from settebello.session.dealt_cards import CardGroup
from settebello.session.intents import (
    ChangeLevel,
    Doubt,
    Intent,
    NextDeal,
    PlayMove,
    Redo,
    SealDeal,
    TakeBack,
    TakeHint,
)
from settebello.session.matches import Damaged, Matches
from settebello.session.sealed_deal import SealedDeal
from settebello.session.seats import PERSON, only_person
from settebello.session.shuffle_statistics import GroupCount, ShuffleStatistics, shuffle_statistics_of
from settebello.session.statistics import Tally, by_opponent, counted, side_of, tally_of
from settebello.session.summary import MatchSummary, summary_of
from settebello.session.table_session import TableSession, Waiting

__all__ = [
    "PERSON",
    "Achievement",
    "CardGroup",
    "ChangeLevel",
    "Chronicle",
    "Damaged",
    "Doubt",
    "GroupCount",
    "Intent",
    "MatchSummary",
    "Matches",
    "NextDeal",
    "PlayMove",
    "Redo",
    "SealDeal",
    "SealedDeal",
    "ShuffleStatistics",
    "Standing",
    "TableSession",
    "TakeBack",
    "TakeHint",
    "Tally",
    "Waiting",
    "by_opponent",
    "counted",
    "only_person",
    "remembered_summaries",
    "shuffle_statistics_of",
    "side_of",
    "standings",
    "summary_of",
    "tally_of",
]
