"""The scoring categories, named as the score sheet and the protocol use them."""

from enum import IntEnum, StrEnum

from settebello.engine import kernel


class Category(StrEnum):
    """A scoring category, in the order of the score sheet; most have the name of their key in ``score``."""

    CARDS = "cards"
    COINS = "coins"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    NAPOLA = "napola"
    RE_BELLO = "re_bello"
    MOST_SEVENS = "most_sevens"
    ALL_SEVENS = "all_sevens"
    ALL_COINS = "all_coins"
    GRANDE = "grande"
    PICCOLA = "piccola"
    OPPONENT_UNDER_10 = "opponent_under_10"
    EXTRA = "extra"
    DECLARED = "declared"
    PICULA = "picula"
    ONE_SUIT = "one_suit"
    BAGER = "bager"
    THREE = "three"
    CLAIM = "claim"
    PENALTY = "penalty"
    SWEEPS = "sweeps"
    LEVEL = "level"

    @classmethod
    def _missing_(cls, value: object) -> "Category | None":
        """Return the category for its name in summaries of earlier versions."""
        return cls.PICCOLA if value == "piccola_cap" else None


class Mark(IntEnum):
    """Points scored during play, sweeps excluded; the value is the index in a side's marks."""

    DECLARED = kernel.DECLARED
    PICULA = kernel.PICULA
    ONE_SUIT = kernel.ONE_SUIT
    BAGER = kernel.BAGER
    THREE = kernel.THREE
    CLAIM = kernel.CLAIM
    PENALTY = kernel.PENALTY

    @property
    def category(self) -> Category:
        """The category in which the mark is added up."""
        return Category[self.name]


NO_MARKS = (0,) * len(Mark)
"""The marks of a side without points scored during play."""
