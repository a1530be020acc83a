"""A practice deal that is ready to be played, and one that is over."""

from dataclasses import dataclass

from settebello.learning.deals.practice import PracticeDeal
from settebello.session import TableSession


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice deal at its table: the session that plays it, and the deal that says how it was dealt."""

    session: TableSession
    deal: PracticeDeal
    activity: str = ""
    open_hands: bool = False
    """Whether the partner's cards lie face up."""


@dataclass(frozen=True, slots=True)
class AfterDeal:
    """A practice deal that is over, with its activity, for the screens that look back on it."""

    activity: str
    deal: PracticeDeal
