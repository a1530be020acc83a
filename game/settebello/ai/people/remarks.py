"""A character's remarks at the table, by occasion."""

from collections.abc import Mapping
from enum import StrEnum

from settebello.datafile import Model, Names

Lines = Mapping["Occasion", tuple[Names, ...]]
"""A character's possible remarks, by occasion."""


class Occasion(StrEnum):
    """The occasions for a remark."""

    GREETING = "greeting"
    SWEEP = "sweep"
    SWEPT = "swept"
    PRIZE = "prize"
    PRIZE_LOST = "prize_lost"
    PARTNER = "partner"
    GOOD_DEAL = "good_deal"
    BAD_DEAL = "bad_deal"
    WON = "won"
    LOST = "lost"


class LinesModel(Model):
    """The schema of `lines` in a character's file: remarks by occasion; an empty list means silence.

    swept: another side has made a sweep. prize, prize_lost: the settebello was captured by the own or another
    side. partner: the partner has done one of these well. won, lost: the match.
    """

    greeting: tuple[Names, ...] = ()
    """Said when the match begins."""
    sweep: tuple[Names, ...] = ()
    """Said after a sweep of one's own."""
    swept: tuple[Names, ...] = ()
    """Said after somebody else's sweep."""
    prize: tuple[Names, ...] = ()
    """Said after taking the settebello."""
    prize_lost: tuple[Names, ...] = ()
    """Said after the settebello has gone to another side."""
    partner: tuple[Names, ...] = ()
    """Said after the partner has done one of these well."""
    good_deal: tuple[Names, ...] = ()
    """Said after a good deal."""
    bad_deal: tuple[Names, ...] = ()
    """Said after a bad deal."""
    won: tuple[Names, ...] = ()
    """Said after winning the match."""
    lost: tuple[Names, ...] = ()
    """Said after losing the match."""

    def lines(self) -> Lines:
        """Return the remarks by occasion."""
        return {occasion: getattr(self, occasion.value) for occasion in Occasion}
