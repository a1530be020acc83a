"""The noteworthy events of a turn: sweeps, the settebello, a lead, points, deals and matches won."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from settebello.engine import (
    Capture,
    Card,
    Category,
    Deal,
    DealOver,
    Event,
    FaceDown,
    Leftover,
    MatchOver,
    Play,
    Robbed,
    Ruleset,
    Scopa,
    Score,
    Seat,
    Side,
    Steal,
    Suit,
    TableSweep,
    settebello_of,
)
from settebello.engine.cards import Rank
from settebello.engine.rules.rulewords import Objective
from settebello.ui.table.model.banter.close_match import contenders

CARD: Final = 1
COIN: Final = 4
SEVEN: Final = 3
POINT: Final = 40
"""Estimated value of a card, a coin, a seven and a point, in fortieths of a point."""
LEAD: Final = 2 * POINT
"""A side whose estimate exceeds all others by this much is seen as ahead."""
CLOSE: Final = 3
"""A match is close to its end when a side is within this many points of the target."""


class Kind(StrEnum):
    """The kinds of strokes."""

    BEGIN = "begin"
    SWEEP = "sweep"
    PRIZE = "prize"
    AHEAD = "ahead"
    DEAL = "deal"
    PRIMIERA = "primiera"
    CLOSE = "close"
    DECIDER = "decider"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A noteworthy event that is good for one side.

    `side` is the side that benefits, None for all. `seat` is the player who caused the stroke and `before`
    the player who moved before, where they exist. For a deal, `by` is each side's margin over the best of the
    others. For a decider, a deal that can decide a close match, `contenders` are the sides that can win it.
    """

    kind: Kind
    side: Side | None = None
    seat: Seat | None = None
    before: Seat | None = None
    by: tuple[int, ...] = ()
    contenders: frozenset[Side] = frozenset()


@dataclass(frozen=True, slots=True)
class ScoreEstimate:
    """An estimate of the score from public information, as a fold over events.

    `luck` is the estimated value of each side's pile in this deal. `last` is the seat that played last.
    `result` is the score of a finished deal; it becomes strokes only when the next deal begins.
    """

    ruleset: Ruleset
    sides: int
    prize: Card | None
    coins: Suit
    low: bool
    target: int
    luck: tuple[int, ...]
    last: Seat | None = None
    before: Seat | None = None
    result: Score | None = None
    totals: tuple[int, ...] = ()
    begun: bool = False

    @classmethod
    def empty(cls, ruleset: Ruleset, sides: int) -> Self:
        """Return the ledger before the first deal."""
        return cls(
            ruleset=ruleset,
            sides=sides,
            prize=settebello_of(ruleset),
            coins=ruleset.deck.score_suit,
            low=ruleset.match.objective is Objective.LOW,
            target=ruleset.match.target,
            luck=(0,) * sides,
        )

    def after(self, event: Event) -> tuple["ScoreEstimate", tuple[Highlight, ...]]:
        """Return the ledger after one more event, and the strokes of that event."""
        match event:
            case Deal():
                return self._dealt()
            case Play(seat) | FaceDown(seat):
                return replace(self, last=seat, before=self.last), ()
            case Capture(seat, side, card, cards):
                return self._taken(side, (*cards, card), seat)
            case Steal(seat, side, card, owner, _, cards):
                return self._taken(side, (*cards, card), seat, owner)
            case Robbed(seat, side, cards):
                return self._taken(side, cards, seat)
            case TableSweep(seat, side, cards):
                after, strokes = self._taken(side, cards, seat)
                swept, more = after.swept(seat, side, None)
                return swept, strokes + more
            case Scopa(seat, side):
                return self.swept(seat, side, self.before if seat == self.last else self.last)
            case Leftover(side, cards) if side is not None:
                return self._taken(side, cards, None)
            case DealOver(score, totals):
                return replace(self, result=score, totals=totals), ()
            case MatchOver(winner):
                return self, (Highlight(Kind.MATCH, winner),)
            case _:
                return self, ()

    def _dealt(self) -> tuple["ScoreEstimate", tuple[Highlight, ...]]:
        fresh = replace(self, luck=(0,) * self.sides, last=None, before=None, result=None, begun=True)
        strokes: tuple[Highlight, ...] = () if self.begun else (Highlight(Kind.BEGIN),)
        if self.result is not None:
            by = tuple(-n if self.low else n for n in margins(self.result.points, low=self.low))
            best = Side(by.index(max(by)))
            strokes += (Highlight(Kind.DEAL, best if max(by) > 0 else None, by=by),)
            primiera = self.result.line(Category.PRIMIERA)
            if primiera is not None and primiera.winner is not None and not self.low:
                strokes += (Highlight(Kind.PRIMIERA, primiera.winner),)
            able = contenders(self.ruleset, self.totals, self.result)
            if len(able) > 1:
                strokes += (Highlight(Kind.DECIDER, contenders=able),)
        if self.totals and not self.low and max(self.totals) >= self.target - CLOSE:
            leads = margins(self.totals, low=False)
            if max(leads) > 0:
                strokes += (Highlight(Kind.CLOSE, Side(leads.index(max(leads)))),)
        return fresh, strokes

    def _taken(
        self, side: Side, cards: Iterable[Card], seat: Seat | None, owner: Side | None = None
    ) -> tuple["ScoreEstimate", tuple[Highlight, ...]]:
        """Return the ledger after a capture; of a stolen pile, `owner` is the side that loses it."""
        taken = tuple(cards)
        before = self if owner is None else self.luckier(owner, -sum(map(self._worth, taken)))[0]
        after, strokes = before.luckier(side, sum(map(self._worth, taken)))
        if self.prize in taken and not self.low:
            after, more = after.luckier(side, POINT)
            return after, (Highlight(Kind.PRIZE, side, seat), *strokes, *more)
        return after, strokes

    def swept(
        self, seat: Seat, side: Side, before: Seat | None
    ) -> tuple["ScoreEstimate", tuple[Highlight, ...]]:
        """Return the ledger after a sweep; without a stroke where the fewest points win."""
        after, strokes = self.luckier(side, POINT)
        return after, strokes if self.low else (Highlight(Kind.SWEEP, side, seat, before), *strokes)

    def luckier(self, side: Side, worth: int) -> tuple["ScoreEstimate", tuple[Highlight, ...]]:
        """Return the ledger with `worth` added to a side, and a stroke if the side takes the lead."""
        luck = tuple(n + worth if s == side else n for s, n in enumerate(self.luck))
        was, now = margins(self.luck, low=False)[side], margins(luck, low=False)[side]
        ahead = was < LEAD <= now and not self.low
        return replace(self, luck=luck), (Highlight(Kind.AHEAD, side),) if ahead else ()

    def _worth(self, card: Card) -> int:
        return CARD + COIN * (card.suit is self.coins) + SEVEN * (card.rank is Rank.SEVEN)


def margins(points: tuple[int, ...], *, low: bool) -> tuple[int, ...]:
    """Return each side's margin over the best of the others; with `low`, the best is the fewest points."""
    best = min if low else max
    return tuple(n - best(m for s, m in enumerate(points) if s != side) for side, n in enumerate(points))
