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

    swept: another side has made a sweep. prize, prize_lost: the settebello was captured by the character or
    by another side. partner: a sweep or the settebello by the partner. won, lost: the match.
    """

    greeting: tuple[Names, ...] = ()
    """Remarks at the start of the match."""
    sweep: tuple[Names, ...] = ()
    """Remarks after an own sweep."""
    swept: tuple[Names, ...] = ()
    """Remarks after a sweep of another side."""
    prize: tuple[Names, ...] = ()
    """Remarks after capturing the settebello."""
    prize_lost: tuple[Names, ...] = ()
    """Remarks after another side has captured the settebello."""
    partner: tuple[Names, ...] = ()
    """Remarks after a sweep, or the capture of the settebello, by the partner."""
    good_deal: tuple[Names, ...] = ()
    """Remarks after a good deal."""
    bad_deal: tuple[Names, ...] = ()
    """Remarks after a bad deal."""
    won: tuple[Names, ...] = ()
    """Remarks after winning the match."""
    lost: tuple[Names, ...] = ()
    """Remarks after losing the match."""

    def lines(self) -> Lines:
        """Return the remarks by occasion."""
        return {occasion: getattr(self, occasion.value) for occasion in Occasion}
