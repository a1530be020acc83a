"""What can be chosen: an option of a row, or a row of a list."""

from collections.abc import Callable
from dataclasses import dataclass, field

from settebello.engine import Card, Ruleset
from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.view.lettering import Words


@dataclass(frozen=True, slots=True)
class RowCards:
    """Small cards at the end of a row; `played`: the first one is played, and takes the others."""

    cards: tuple[Card, ...]
    ruleset: Ruleset | None = None
    played: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its value and its label; `faded` if it is not available.

    `note` is a second line in lists. Before the text can be a `picture` of assets/, a `hand` of a few
    cards, or a `sign`: a glyph, crossed out if it is `barred`. `ticked` rows of lists have a tick at their
    end, and before it the `cards`, which are asked for when the row is seen.
    """

    value: object
    words: Words
    faded: bool = False
    note: Words = ""
    picture: str = ""
    hand: LittleHand | None = None
    ticked: bool = False
    sign: str = ""
    barred: bool = False
    cards: Callable[[], RowCards] | None = field(default=None, compare=False)

    @property
    def pictured(self) -> bool:
        """Whether a picture, a sign or cards need a higher row."""
        return bool(self.picture or self.sign or self.cards)
