"""Go fish for ten as a child plays it: questions, explanations, help, the partner, and the evidence."""

from collections.abc import Callable
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final

from settebello.engine import Card, card_value
from settebello.learning.facts import Direction
from settebello.learning.memory.evidence import Help
from settebello.learning.tens.fish import CHILD, PARTNER, Answer, Asked, Fish, ask_for
from settebello.learning.tens.pyramid import TEN
from settebello.learning.tens.ten_evidence import TenTurn, explain_ten

if TYPE_CHECKING:
    from settebello.learning.puzzles.selections import Explanation

MISSES: Final = 2
"""Numbers or cards that do not fit, after which the right one is pointed at."""
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


class FishGame:
    """One game from the first question to the last pair."""

    def __init__(
        self,
        fish: Fish,
        rng: Random,
        *,
        record: Callable[[TenTurn], None],
        over: Callable[[], None],
        first: bool = False,
    ) -> None:
        """Deal; `rng` chooses where the partner does not care.

        record: gets the first number of every question. over: called at the end. first: the child has never
        played this before.
        """
        self.fish = fish
        self.first = first
        self._rng = rng
        self._record = record
        self._over = over
        cards = (*fish.hands[CHILD], *fish.hands[PARTNER], *fish.stock)
        self.numbers = tuple(sorted({card_value(card) for card in cards}))
        """The numbers of the pack, from which the child chooses."""
        self.all_pairs = len(cards) // 2
        """The pairs of the pack."""
        self.phase = FishPhase.CARD
        self.card: Card | None = None
        """The card that is shown, by the child or by its partner."""
        self.told: Explanation | None = None
        self.misses = 0
        self.shown = Help.NONE
        self._counts = True
        self._since: float | None = 0.0
        self._clicks = 0
        self._points = False
        self._begin_turn(0.0)

    def begin(self, now: float | None) -> None:
        """Set the time at which the question begins, in seconds."""
        self._since = now

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
        if self._counts and counts:
            self._note(card_value(self.card), number, now)
        self._counts = False
        if not right:
            self.told = explain_ten((card_value(self.card), number))
            self.misses += 1
            if self.misses >= MISSES:
                self.shown = Help.EXAMPLE
            return False
        self._resolve(self.card)
        return True

    def give(self, card: Card) -> bool:
        """Give the partner a card; return whether it is what the partner has asked for."""
        if self.phase is not FishPhase.GIVE or self.card is None:
            return False
        if card_value(card) != self.wanted:
            self.misses += 1
            if self.misses >= MISSES:
                self.shown = Help.EXAMPLE
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
                self._over()
            elif self.fish.turn == CHILD:
                self._begin_turn(now)
            else:
                self._partner_asks()

    def _begin_turn(self, now: float | None) -> None:
        self.phase, self.card, self.told = FishPhase.CARD, None, None
        self.misses, self.shown, self._counts = 0, Help.NONE, True
        self._since, self._clicks, self._points = now, 0, False

    def _partner_asks(self) -> None:
        """Let the partner ask, by what it may know; it lays down its own pairs without a question."""
        self.misses, self.shown, self.told = 0, Help.NONE, None
        card = self.card = ask_for(self.fish.view(PARTNER), self._rng)
        match self.fish.answer(card):
            case Answer.OWN:
                self._resolve(card)
            case Answer.GIVEN:
                self.phase = FishPhase.GIVE
            case Answer.FISHED:
                self.phase = FishPhase.ASKED

    def _resolve(self, card: Card) -> None:
        self.fish = self.fish.after(card)
        self.phase, self.told = FishPhase.ANSWERED, None

    def _note(self, first: int, second: int, now: float | None) -> None:
        known = now is not None and self._since is not None and not self.shown
        self._record(
            TenTurn(
                first=first,
                second=second,
                among=self.numbers,
                direction=Direction.GAP,
                shown=self.shown,
                seconds=now - self._since if known and now is not None and self._since is not None else None,
                clicks=max(self._clicks, CLICKS),
            )
        )
