"""The assists at the table, independent of the opponents' strength."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

FIRST_MATCHES: Final = 2
"""For so many matches a new player has the helps for beginners; then the player is asked about them."""


class Playing(StrEnum):
    """The effect of a click on a card that has only one legal move."""

    AT_ONCE = "at_once"
    CONFIRM = "confirm"
    """The first click shows what the card captures; a second click plays it."""
    PAPER = "paper"
    """Play as with real cards: nothing shows what a card can capture, and there are no assists."""


class Counters(StrEnum):
    """The counts shown beside the captured cards."""

    NONE = "none"
    CARDS = "cards"
    ALL = "all"
    """The cards, those of the scoring suit, and the sevens."""


@dataclass(frozen=True, slots=True)
class Assists:
    """The assists at the table, each set separately."""

    playing: Annotated[Playing, Field(strict=False)] = Playing.AT_ONCE
    takers: bool | None = None
    """Whether the table shows what hand cards can capture; None: in the first matches, until asked."""
    courts: bool | None = None
    """Whether court cards show their numbers at the table; None: in the first matches, until asked."""
    matches: Annotated[int, Field(ge=0)] = 0
    """The number of matches finished before the player has decided about `takers`."""
    hints: bool = True
    """Whether hints are available."""
    tracker: bool = True
    """Whether the unseen cards can be looked up."""
    points: bool = True
    """Whether the present standing in each category can be looked up, with the primiera values."""
    lead: bool = False
    """Whether that standing has the expected lead in the deal; showing it counts as a hint."""
    reading: bool = False
    """Whether the chances of the cards in the other hands can be looked up; showing them counts as a hint."""
    recall: bool = False
    """Whether a question about the cards captured follows each deal, to train the memory."""
    review: bool = True
    """Whether a finished deal can be reviewed, to separate the luck of the cards from the play."""
    counters: Annotated[Counters, Field(strict=False)] = Counters.CARDS

    @property
    def paper(self) -> bool:
        """Whether all assists are off, as with real cards."""
        return self.playing is Playing.PAPER

    @property
    def lifts(self) -> bool:
        """Whether pointing at a hand card lifts what it captures."""
        return not self.paper and (self._new if self.takers is None else self.takers)

    @property
    def numbers(self) -> bool:
        """Whether court cards show their numbers at the table."""
        return not self.paper and (self._new if self.courts is None else self.courts)

    @property
    def asks(self) -> bool:
        """Whether it is time to ask if the helps for beginners stay."""
        return not self.paper and self.takers is None and not self._new

    @property
    def _new(self) -> bool:
        return self.takers is None and self.matches < FIRST_MATCHES

    @property
    def in_force(self) -> "Assists":
        """The assists that apply: none but the cards themselves in paper mode."""
        if not self.paper:
            return self
        bare = replace(self, takers=False, courts=False, hints=False, tracker=False, points=False)
        return replace(bare, lead=False, reading=False, recall=False, review=False, counters=Counters.NONE)


ALONE = Assists(takers=False, courts=False, hints=False, tracker=False, points=False)
"""Only playing with a click, without assists: for lessons, which help in their own way."""
