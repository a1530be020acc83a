"""Go fish for ten as a child plays it: questions, explanations, help, the partner, and the evidence."""

from enum import StrEnum
from random import Random
from typing import Final

from settebello.engine import Card, card_value
from settebello.learning.facts import Direction
from settebello.learning.memory.evidence import Help
from settebello.learning.sums import Sum
from settebello.learning.tens.fish import CHILD, PARTNER, Answer, Asked, Fish, are_pairs, ask_for
from settebello.learning.tens.pyramid import TEN
from settebello.learning.tens.ten_evidence import TenTurn, explain_ten
from settebello.practice.ten_game import TenGame, TenHooks
from settebello.practice.ten_record import TenRecord

CLICKS: Final = 2
"""The clicks of a question: on a card and on a number."""


class FishPhase(StrEnum):
    """What comes next."""

    CARD = "card"
    """The child chooses a card to show."""
    NUMBER = "number"
    """The child chooses the number that makes ten with its card."""
    ASKED = "asked"
    """The partner has asked, and the child has no such card."""
    GIVE = "give"
    """The partner has asked, and the child gives the card."""
    ANSWERED = "answered"
    """A question was answered, which is shown for a moment."""
    OVER = "over"


class FishGame(TenGame):
    """One game from the first question to the last pair."""

    def __init__(self, fish: Fish, rng: Random, hooks: TenHooks, *, first: bool = False) -> None:
        """Deal; `rng` chooses where the partner does not care. `hooks` and `first` are those of `TenGame`."""
        super().__init__(hooks, first=first)
        self.fish = fish
        self._dealt = (*fish.hands, fish.stock)
        self._rng = rng
        cards = (*fish.hands[CHILD], *fish.hands[PARTNER], *fish.stock)
        self.numbers = tuple(sorted({card_value(card) for card in cards}))
        """The numbers of the pack, from which the child chooses."""
        self.all_pairs = len(cards) // 2
        """The pairs of the pack."""
        self.phase = FishPhase.CARD
        self.card: Card | None = None
        """The card that is shown, by the child or by its partner."""
        self._points = False
        self._begin_turn(0.0)

    @property
    def saved(self) -> TenRecord:
        """The game as it is saved."""
        asked = self.card if self.phase in {FishPhase.ASKED, FishPhase.GIVE} else None
        moves = tuple((one.card,) for one in self.fish.asked)
        return TenRecord(
            dealt=self._dealt, moves=moves, asks=asked, counts=self._counts, shown=self._shown_moves
        )

    @property
    def found(self) -> tuple[Sum, ...]:
        """The sums that the child has said since the cards were dealt, with or without a pair."""
        own = [card_value(one.card) for one in self.fish.asked[self._shown_moves :] if one.player == CHILD]
        return tuple(Sum.of((value, TEN - value)) for value in own)

    def resume(self, record: TenRecord) -> None:
        """Ask what was asked before; ValueError for cards that make no pairs or could not be shown."""
        if not are_pairs([card for cards in record.dealt for card in cards]):
            raise ValueError("the cards make no pairs of ten")
        for (card,) in record.moves:
            self.fish = self.fish.after(card)
        self._shown_moves = record.shown
        if record.asks is not None and record.asks not in self.fish.hands[PARTNER]:
            raise ValueError(f"{record.asks} is not in the partner's hand")
        if self.fish.over:
            self.phase = FishPhase.OVER
        elif self.fish.turn == PARTNER:
            self._partner_asks(record.asks)
        else:
            self._counts = record.counts

    @property
    def over(self) -> bool:
        """Whether all pairs are laid down."""
        return self.phase is FishPhase.OVER

    @property
    def childs_turn(self) -> bool:
        """Whether the child has to choose something."""
        return self.phase in {FishPhase.CARD, FishPhase.NUMBER, FishPhase.GIVE}

    @property
    def hand(self) -> tuple[Card, ...]:
        """The child's cards by their numbers."""
        return tuple(sorted(self.fish.hands[CHILD], key=lambda card: (card_value(card), str(card))))

    @property
    def wanted(self) -> int:
        """The number that makes ten with the card that is shown; 0 while none is."""
        return 0 if self.card is None else TEN - card_value(self.card)

    @property
    def latest(self) -> Asked | None:
        """The latest question that was answered."""
        return self.fish.asked[-1] if self.fish.asked else None

    @property
    def marked_number(self) -> int:
        """The number that help points at; 0 for none."""
        return self.wanted if self.phase is FishPhase.NUMBER and self.shown is Help.EXAMPLE else 0

    @property
    def marked(self) -> tuple[Card, ...]:
        """The cards that help points at: the one to give, or one to show."""
        if self.phase is FishPhase.GIVE and self.shown is Help.EXAMPLE:
            return tuple(card for card in self.hand if card_value(card) == self.wanted)
        return self.hand[:1] if self.phase is FishPhase.CARD and self._points else ()

    def choose(self, card: Card, *, clicks: int = 1) -> bool:
        """Show a card of the child's hand, or another one; return whether that was possible."""
        if self.phase not in {FishPhase.CARD, FishPhase.NUMBER} or card not in self.hand:
            return False
        self._clicks += clicks
        self.together = False
        self.card, self.told, self.phase = card, None, FishPhase.NUMBER
        return True

    def say(self, number: int, now: float | None, *, counts: bool = True) -> bool:
        """Ask for a number; return whether it makes ten with the card that is shown.

        now: the time in seconds; None where nobody has measured it. counts: not where a hand shows it.
        """
        if self.phase is not FishPhase.NUMBER or self.card is None:
            return False
        self._clicks += 1
        right = number == self.wanted
        if counts:
            self.together = False
            self._answer(self._turn(card_value(self.card), number, now), now, right=right)
        else:
            self._shown_moves += 1
        self._counts = False
        if not right:
            self.told = explain_ten((card_value(self.card), number))
            self._miss()
            self._save()
            return False
        self._resolve(self.card)
        return True

    def give(self, card: Card) -> bool:
        """Give the partner a card; return whether it is what the partner has asked for."""
        if self.phase is not FishPhase.GIVE or self.card is None:
            return False
        if card_value(card) != self.wanted:
            self._miss()
            return False
        self._resolve(self.card)
        return True

    def help(self) -> None:
        """Show one step more: a prompt for the number first, then the number; or the card at once."""
        self.told = None
        if self.phase is FishPhase.CARD:
            # Any card may be shown, so this says nothing of the sum.
            self._points = True
        elif self.phase is FishPhase.NUMBER and self.shown < Help.PARTIAL:
            self.shown = Help.PARTIAL
        elif self.childs_turn:
            self.shown = Help.EXAMPLE

    def go_on(self, now: float | None) -> None:
        """Go on after something was shown: to the child's next turn, or to the partner's question."""
        if self.phase is FishPhase.ASKED and self.card is not None:
            self._resolve(self.card)
        elif self.phase is FishPhase.ANSWERED:
            if self.fish.over:
                self.phase = FishPhase.OVER
                self._hooks.over()
            elif self.fish.turn == CHILD:
                self._begin_turn(now)
            else:
                self._partner_asks()

    def _begin_turn(self, now: float | None) -> None:
        self.phase, self.card, self._points = FishPhase.CARD, None, False
        super()._begin_turn(now)

    def _partner_asks(self, card: Card | None = None) -> None:
        """Let the partner ask, by what it may know; it lays down its own pairs without a question.

        card: the one that it shows, where it has asked before.
        """
        self.misses, self.shown, self.told = 0, Help.NONE, None
        card = self.card = card or ask_for(self.fish.view(PARTNER), self._rng)
        match self.fish.answer(card):
            case Answer.OWN:
                self._resolve(card)
            case Answer.GIVEN:
                self.phase = FishPhase.GIVE
                self._save()
            case Answer.FISHED:
                self.phase = FishPhase.ASKED
                self._save()

    def _resolve(self, card: Card) -> None:
        self.fish = self.fish.after(card)
        self.phase, self.told = FishPhase.ANSWERED, None
        self._counts = True
        self._save()

    def _turn(self, first: int, second: int, now: float | None) -> TenTurn:
        """Return a turn in which the child says a number to the one of its card."""
        return TenTurn(
            first=first,
            second=second,
            among=self.numbers,
            direction=Direction.GAP,
            shown=self.shown,
            seconds=self._thought(now),
            clicks=max(self._clicks, CLICKS),
        )
