"""A pyramid of ten as a child plays it: chosen cards, explanations, help, cards put back, evidence."""

from enum import StrEnum
from typing import Final

from settebello.engine import Card
from settebello.learning.memory.evidence import Help
from settebello.learning.sums import Sum
from settebello.learning.tens.pyramid import TEN, Pyramid, Take
from settebello.learning.tens.ten_evidence import TenTurn, explain_ten
from settebello.practice.ten_game import TenGame, TenHooks
from settebello.practice.ten_record import TenRecord

PAIR: Final = 2


class Chosen(StrEnum):
    """What the choice of a card led to."""

    RAISED = "raised"
    LOWERED = "lowered"
    TAKEN = "taken"
    MISSED = "missed"
    """Two cards that do not make ten; they stay raised until the next choice."""
    COVERED = "covered"
    """Another card lies on it, or it is gone."""


class PyramidGame(TenGame):
    """One pyramid from the first card to the last. A turn goes from one take to the next."""

    def __init__(self, pyramid: Pyramid, hooks: TenHooks, *, first: bool = False) -> None:
        """Lay out a pyramid; `hooks` and `first` are those of `TenGame`."""
        super().__init__(hooks, first=first)
        self.pyramid = pyramid
        self._before: list[Pyramid] = []
        self._taken: list[tuple[Card, ...]] = []
        self.raised: tuple[Card, ...] = ()

    @property
    def saved(self) -> TenRecord:
        """The game as it is saved."""
        return TenRecord(
            dealt=(self.pyramid.cards,),
            moves=tuple(self._taken),
            counts=self._counts,
            shown=self._shown_moves,
        )

    @property
    def found(self) -> tuple[Sum, ...]:
        """The pairs that the child has taken since the pyramid was laid out."""
        taken = self._taken[self._shown_moves :]
        return tuple(Sum.of(map(self.value, cards)) for cards in taken if len(cards) == PAIR)

    def resume(self, record: TenRecord) -> None:
        """Take what was taken before; ValueError for cards that may not be taken."""
        for cards in record.moves:
            self._before.append(self.pyramid)
            self._taken.append(cards)
            self.pyramid = self.pyramid.after(self._places(cards))
        self._counts, self._shown_moves = record.counts, record.shown

    @property
    def over(self) -> bool:
        """Whether the pyramid is gone."""
        return self.pyramid.over

    @property
    def stuck(self) -> bool:
        """Whether cards are left and none of them can be taken."""
        return not self.over and not self.pyramid.takes

    @property
    def lost(self) -> bool:
        """Whether cards must be put back before the pyramid can be cleared."""
        return not self.over and self.pyramid.way_out() is None

    @property
    def may_put_back(self) -> bool:
        """Whether cards were taken that can be put back."""
        return bool(self._before) and not self.over

    @property
    def free(self) -> tuple[Card, ...]:
        """The cards that can be chosen."""
        return self.cards(self.pyramid.free)

    @property
    def marked(self) -> tuple[Card, ...]:
        """The cards that help points at; none where cards have to be put back first."""
        if self.shown < Help.PARTIAL:
            return ()
        way = self.pyramid.way_out()
        return self.cards(way[0])[: 1 if self.shown is Help.PARTIAL else PAIR] if way else ()

    @property
    def points_back(self) -> bool:
        """Whether the way to put cards back is pointed at."""
        return self.stuck or (self.shown >= Help.PARTIAL and self.lost)

    def cards(self, take: Take) -> tuple[Card, ...]:
        """Return the cards at some places."""
        return tuple(self.pyramid.cards[place] for place in take)

    def value(self, card: Card) -> int:
        """Return what a card counts."""
        return self.pyramid.values[self.pyramid.cards.index(card)]

    def is_ten(self, card: Card) -> bool:
        """Return whether a card is taken alone."""
        return self.value(card) == TEN

    def choose(self, card: Card, now: float | None, *, clicks: int = 1) -> Chosen:
        """Raise or lower a card; the second one is tried at once, and a ten is taken alone.

        now: the time in seconds; None where nobody has measured it.
        """
        if card not in self.free:
            return Chosen.COVERED
        self.together = False
        if self.told is not None:
            self.told, self.raised = None, ()
        self._clicks += clicks
        if self.is_ten(card):
            self._take((card,), now)
            return Chosen.TAKEN
        if card in self.raised:
            self.raised = ()
            return Chosen.LOWERED
        self.raised = (*self.raised, card)
        if len(self.raised) < PAIR:
            return Chosen.RAISED
        first, second = map(self.value, self.raised)
        right = first + second == TEN
        self._answer(self._turn(first, second, now), now, right=right)
        if right:
            self._take(self.raised, now)
            return Chosen.TAKEN
        self.told = explain_ten((first, second))
        self._miss()
        self._save()
        return Chosen.MISSED

    def demonstrate(self) -> tuple[Card, ...]:
        """Return the first cards of the way out, which a hand takes before the child's first turn."""
        way = self.pyramid.way_out()
        return self.cards(next((take for take in way if len(take) == PAIR), way[0])) if way else ()

    def shown_take(self, cards: tuple[Card, ...], now: float) -> None:
        """Take cards that the hand has shown, which is no evidence and cannot be put back."""
        self._shown_moves += 1
        self._take(cards, now)
        self._before.clear()

    def put_back(self, now: float) -> bool:
        """Put the cards taken last back; what follows is then no evidence until the next take."""
        if not self.may_put_back:
            return False
        self.pyramid = self._before.pop()
        self._taken.pop()
        self._begin_turn(now)
        self._counts = False
        self._save()
        return True

    def help(self) -> None:
        """Show one step more: one card of the next take, then the whole take."""
        self.told, self.raised = None, ()
        self.shown = Help.PARTIAL if self.shown < Help.PARTIAL else Help.EXAMPLE

    def _turn(self, first: int, second: int, now: float | None) -> TenTurn:
        """Return a turn in which the child puts two numbers together."""
        among = [self.value(card) for card in self.free]
        among.remove(first)
        return TenTurn(
            first=first,
            second=second,
            among=tuple(among),
            shown=self.shown,
            seconds=self._thought(now),
            clicks=self._clicks,
        )

    def _places(self, cards: tuple[Card, ...]) -> Take:
        """Return the places of some cards; ValueError for a card that is not in the pyramid."""
        return tuple(self.pyramid.cards.index(card) for card in cards)

    def _take(self, cards: tuple[Card, ...], now: float | None) -> None:
        self._before.append(self.pyramid)
        self._taken.append(cards)
        self.pyramid = self.pyramid.after(self._places(cards))
        # A raised card stays where a ten is taken beside it.
        raised = tuple(card for card in self.raised if card not in cards)
        alone = len(cards) < PAIR
        kept = (self._counts, self._since, self._answered_at, self._clicks, self.misses, self.shown)
        self._begin_turn(now)
        self.raised = raised
        if alone and raised:
            self._counts, self._since, self._answered_at, self._clicks, self.misses, self.shown = kept
        if self.over:
            self._hooks.over()
        else:
            self._save()

    def _begin_turn(self, now: float | None) -> None:
        self.raised = ()
        super()._begin_turn(now)
