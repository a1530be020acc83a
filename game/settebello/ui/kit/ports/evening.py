"""What the opponents have said this evening, so that nobody repeats a line."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.ai.people.remarks import Occasion
from settebello.engine import Card
from settebello.notation import Record
from settebello.notation.seals.seal import Seal

EVENING: Final = 20
"""An opponent says the same line again after this many deals at the earliest."""
TOGETHER: Final = "together"
"""The occasion on which a partner talks about the partnership, with lines that all opponents share."""
ONCE_A_MATCH: Final[frozenset[str]] = frozenset({Occasion.GREETING, Occasion.WON, Occasion.LOST, TOGETHER})
"""Occasions that are spoken of as long as there are unused lines; all others also have rests."""

MatchKey = tuple[str, tuple[Card, ...], Seal | None]


@dataclass(frozen=True, slots=True)
class Said:
    """The line `number` of an opponent's lines for an occasion, said during a deal of the evening."""

    opponent: str
    occasion: str
    number: int
    deal: int


@dataclass(frozen=True, slots=True)
class Evening:
    """The number of deals so far, and what was said in the last `EVENING` of them."""

    deals: int = 0
    said: frozenset[Said] = frozenset()

    def dealt(self) -> "Evening":
        """Return the evening with one more deal."""
        deals = self.deals + 1
        return Evening(deals, frozenset(one for one in self.said if deals - one.deal < EVENING))

    def spoken(self, opponent: str, occasion: str, number: int) -> "Evening":
        """Return the evening after an opponent has said a line in the present deal."""
        return replace(self, said=self.said | {Said(opponent, occasion, number, self.deals)})

    def unused(self, opponent: str, occasion: str, numbers: Sequence[int]) -> tuple[int, ...]:
        """Return those of an occasion's lines that an opponent may say now.

        After a line, an occasion rests until its lines, at this rate, last for the whole evening.
        """
        earlier = [one for one in self.said if (one.opponent, one.occasion) == (opponent, occasion)]
        if occasion not in ONCE_A_MATCH:
            latest = max((one.deal for one in earlier), default=-EVENING)
            if (self.deals - latest) * len(numbers) < EVENING:
                return ()
        used = {one.number for one in earlier}
        return tuple(number for number in numbers if number not in used)


NEW_EVENING: Final = Evening()
"""An evening in which nothing was said yet."""


class EveningLog:
    """Hands the evening on from match to match, and remembers with what evening each match began."""

    def __init__(self) -> None:
        """Begin an evening in which nothing was said yet."""
        self._now = NEW_EVENING
        self._starts: dict[MatchKey, Evening] = {}

    @property
    def now(self) -> Evening:
        """The evening so far."""
        return self._now

    def said(self, opponent: str, occasion: str, number: int) -> None:
        """Remember a line that was said outside a match of the Scopa family."""
        self._now = self._now.dealt().spoken(opponent, occasion, number)

    def joined(self, record: Record) -> Evening:
        """Return the evening at the start of a match that is played now."""
        return self._known(record) or self._now

    def start_of(self, record: Record) -> Evening:
        """Return the evening at the start of a match to look back at; a new one for matches from before."""
        return self._known(record) or NEW_EVENING

    def heard(self, record: Record, start: Evening, now: Evening) -> None:
        """Take over the evening of the match that is played now, which began with the evening `start`."""
        key = _key(record)
        if key is not None:
            self._starts[key] = start
        present = {seat.level for seat in record.seats}
        # A player who was replaced during the match has been heard as well.
        left = {one for one in self._now.said - now.said if one.opponent not in present}
        self._now = replace(now, said=now.said | left)

    def _known(self, record: Record) -> Evening | None:
        key = _key(record)
        return None if key is None else self._starts.get(key)


def _key(record: Record) -> MatchKey | None:
    """Return what identifies a match: its first deal; None before it."""
    if not record.deals:
        return None
    first = record.deals[0]
    return record.ruleset.id, first.deck, first.seal
