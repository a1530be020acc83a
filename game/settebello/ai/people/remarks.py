"""What somebody at the table says, and on which occasions."""

from collections.abc import Mapping
from enum import StrEnum

from settebello.datafile import Model, Names

Lines = Mapping["Occasion", tuple[Names, ...]]
"""The sentences somebody may say, by occasion."""


class Occasion(StrEnum):
    """When somebody says something."""

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
    """The part `lines` of a character's file: sentences by occasion, none where it says nothing.

    swept: somebody else has made a sweep. prize, prize_lost: the settebello taken, or gone to another side.
    partner: the partner has done one of these well. won, lost: the match.
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
        """The sentences by occasion."""
        return {occasion: getattr(self, occasion.value) for occasion in Occasion}
