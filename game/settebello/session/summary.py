"""The summary of a match for the statistics, stored as one line of JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from settebello.coach.duplicate.branches import difference, match_identity, side_of_seat
from settebello.engine import Category, DealOver, Pack, Scopa, Seat, Side
from settebello.notation import Record
from settebello.notation.purpose import Branch, Purpose, is_one_deal, purpose_data, purpose_of
from settebello.notation.record import replayed_deals
from settebello.session.dealt_cards import CardGroup, DealtCards, dealt_in
from settebello.session.feats import Feat, add_feats
from settebello.session.seats import only_person

Number = Annotated[int, Field(strict=True)]
LARGEST_PACK: Final = max(len(pack.cards) for pack in Pack)


class _DealtModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    hands: list[Number]
    groups: dict[str, list[Number]]


class _DealModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    points: list[Number]
    sweeps: list[Number]
    categories: dict[str, list[Number]]
    dealt: _DealtModel | None
    """Required, so that a summary without it is made again from its record."""


class _MatchModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    ruleset: str
    changed: bool
    levels: list[str | None]
    names: list[str]
    taken_back: Number
    hints: Number = 0
    repeated: bool
    winner: Number | None
    deals: list[_DealModel]
    feats: dict[str, Number]
    purpose: dict[str, Any] = {}
    gain: float | None = None
    identity: str
    """Required, so that a summary without it is made again from its record."""


@dataclass(frozen=True, slots=True)
class DealSummary:
    """One deal: each side's points in total and by category, and its sweeps.

    ``dealt``: the cards that each seat was dealt; None if they cannot be compared with chance.
    """

    points: tuple[int, ...]
    sweeps: tuple[int, ...]
    categories: Mapping[Category, tuple[int, ...]]
    dealt: DealtCards | None = None


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One match: its game, the level on each seat (None: a person), its winner and its deals.

    ``changed``: it was played with house rules. ``repeated``: its first deal may have been known.
    """

    ruleset: str
    changed: bool
    levels: tuple[str | None, ...]
    taken_back: int
    repeated: bool
    winner: Side | None
    deals: tuple[DealSummary, ...]
    hints: int = 0
    feats: Mapping[Feat, int] = field(default_factory=dict)
    """The feats of the person; empty unless exactly one person played."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty for a seat without a name."""
    purpose: Purpose | None = None
    """What the match was played for; None for an ordinary match."""
    identity: str = ""
    """The name by which branches refer to the match."""
    gain: float | None = None
    """By how many points a finished branch went better than its match."""

    @property
    def over(self) -> bool:
        """Whether a side has won the match, or the one deal it was played for is over."""
        if isinstance(self.purpose, Branch):
            return len(self.deals) > self.purpose.deal
        return self.winner is not None or (is_one_deal(self.purpose) and bool(self.deals))

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's points in the match."""
        return tuple(map(sum, zip(*(deal.points for deal in self.deals), strict=True)))

    def __str__(self) -> str:
        """Return the summary as one line of JSON."""
        deals = [
            {
                "points": deal.points,
                "sweeps": deal.sweeps,
                "categories": {category.value: points for category, points in deal.categories.items()},
                "dealt": _printed(deal.dealt),
            }
            for deal in self.deals
        ]
        return json.dumps(
            {
                "ruleset": self.ruleset,
                "changed": self.changed,
                "levels": self.levels,
                "names": self.names,
                "taken_back": self.taken_back,
                "hints": self.hints,
                "repeated": self.repeated,
                "winner": self.winner,
                "deals": deals,
                "feats": dict(self.feats),
                "purpose": purpose_data(self.purpose),
                "identity": self.identity,
                "gain": self.gain,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )

    @classmethod
    def parse(cls, text: str) -> "MatchSummary":
        """Parse one line of JSON; raises ValueError for any other text."""
        try:
            model = _MatchModel.model_validate_json(text)
        except ValidationError as error:
            raise ValueError(f"not the summary of a match: {error.errors()[0]['msg']}") from None
        deals = tuple(
            DealSummary(
                tuple(deal.points),
                tuple(deal.sweeps),
                MappingProxyType({Category(key): tuple(n) for key, n in deal.categories.items()}),
                _dealt(deal.dealt, len(model.levels)),
            )
            for deal in model.deals
        )
        winner = None if model.winner is None else Side(model.winner)
        levels = tuple(model.levels)
        return cls(
            model.ruleset,
            model.changed,
            levels,
            model.taken_back,
            model.repeated,
            winner,
            deals,
            model.hints,
            {Feat(key): number for key, number in model.feats.items()},
            tuple(model.names),
            purpose_of(model.purpose),
            model.identity,
            model.gain,
        )


def _printed(dealt: DealtCards | None) -> dict[str, Any] | None:
    return None if dealt is None else {"hands": dealt.hands, "groups": dict(dealt.groups)}


def _dealt(model: _DealtModel | None, seats: int) -> DealtCards | None:
    """Return the cards dealt as a value; raises ValueError for numbers that no deal can give."""
    if model is None:
        return None
    groups = {CardGroup(key): tuple(numbers) for key, numbers in model.groups.items()}
    if set(groups) != set(CardGroup):
        raise ValueError("not the summary of a match: groups of cards are missing")
    possible = len(model.hands) == seats and sum(model.hands) <= LARGEST_PACK
    for counts in groups.values():
        possible = possible and len(counts) == seats
        possible = possible and all(0 <= n <= hand for n, hand in zip(counts, model.hands, strict=True))
    if not possible:
        raise ValueError("not the summary of a match: no deal gives these cards")
    return DealtCards(tuple(model.hands), MappingProxyType(groups))


def summary_of(record: Record) -> MatchSummary:
    """Return the summary of a record; unfinished deals are left out.

    Raises ReplayError if the record contradicts the rules.
    """
    deals: list[DealSummary] = []
    feats: dict[Feat, int] = {}
    person = only_person(seat.level for seat in record.seats)
    winner: Side | None = None
    for replayed in replayed_deals(record):
        over = next((event for event in replayed.events if isinstance(event, DealOver)), None)
        if over is None:
            continue
        sides = range(len(over.score.points))
        made = [event.side for event in replayed.events if isinstance(event, Scopa)]
        deals.append(
            DealSummary(
                over.score.points,
                tuple(made.count(Side(side)) for side in sides),
                MappingProxyType({line.category: line.points for line in over.score.lines}),
                dealt_in(replayed.events, record.ruleset),
            )
        )
        winner = replayed.match.winner
        if person is not None:
            add_feats(feats, replayed.events, over.score, person)
    return MatchSummary(
        ruleset=record.ruleset.id,
        changed=bool(record.ruleset.changes),
        levels=tuple(seat.level for seat in record.seats),
        taken_back=record.taken_back,
        hints=record.hints,
        repeated=record.repeated,
        winner=winner,
        deals=tuple(deals),
        feats=feats,
        names=tuple(seat.name for seat in record.seats),
        purpose=record.purpose,
        identity=match_identity(record),
        gain=_gain(record, person),
    )


def _gain(record: Record, person: Seat | None) -> float | None:
    if not isinstance(record.purpose, Branch) or not record.deals:
        return None
    return difference(record, side_of_seat(record, person or Seat(0)))
