"""A practice deal as a child plays it with the coach: help, refused sets, take-backs, and the evidence."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Card, CardSet, Move, Position
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.turns import Turn, missed
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import aim_of, values_of
from settebello.learning.puzzles.selections import Explanation, explain_turn
from settebello.practice.prepared_deal import Practice
from settebello.session import TakeBack

STEPS: Final = 3
"""Steps of the coach's help: whether anything can be taken, with which card, and which cards."""
MISSES: Final = 2
"""Sets in one turn that do not fit, after which the coach points at the cards."""
HELP_OF_STEP: Final = (Help.NONE, Help.PROMPT, Help.PARTIAL, Help.EXAMPLE)
SHUFFLE_BEFORE: Final = 2
"""The ply before which a shuffled deal may still replace an arranged one."""

Way = tuple[Card, CardSet]
"""A capture: the hand card and the table cards that it takes."""


@dataclass(frozen=True, slots=True)
class CoachedTurn:
    """What the child has seen and done since its turn began.

    told: steps of help that the coach has given. tried: the first confirmed set that does not fit. misses:
    confirmed sets that do not fit.
    """

    ply: int = -1
    began: float = 0.0
    told: int = 0
    clicks: int = 0
    tried: Way | None = None
    misses: int = 0


class CoachedDeal:
    """Keeps what one turn of the child says, and which cards may be taken back."""

    def __init__(self, practice: Practice, record: Callable[[Practice, Turn], None]) -> None:
        """Take the deal; `record` gets every turn that is evidence."""
        self.practice = practice
        self._record = record
        self.turn = CoachedTurn()
        self._own: list[int] = []
        self._again: set[int] = set()

    @property
    def ply(self) -> int:
        """The number of cards played in this deal."""
        deals = self.practice.session.record.deals
        return len(deals[-1].moves) if deals else 0

    def begin_turn(self, now: float) -> bool:
        """Forget the turn before; return whether a new turn has begun."""
        if self.ply == self.turn.ply:
            return False
        self.turn = CoachedTurn(self.ply, now)
        return True

    def begin_at(self, now: float) -> None:
        """State when the present turn began."""
        self.turn = replace(self.turn, began=now)

    def clicked(self, clicks: int = 1) -> None:
        """Count clicks on cards."""
        self.turn = replace(self.turn, clicks=self.turn.clicks + clicks)

    def tell(self) -> int:
        """Give one step more of help; return how many steps were given."""
        self.turn = replace(self.turn, told=min(self.turn.told + 1, STEPS))
        return self.turn.told

    def refuse(self, position: Position, card: Card, chosen: CardSet) -> Explanation:
        """Explain a set that the card does not take; the first one of a turn is kept as evidence.

        From the second one on the coach shows the whole capture, as after all steps of help.
        """
        self._miss()
        self.turn = replace(self.turn, tried=self.turn.tried or (card, chosen))
        return explain_turn(position.situation(), card, chosen)

    def refuse_to_lay(self) -> int:
        """Count that the child wanted to lay a card that takes; return how many steps of help were given."""
        self._miss()
        return self.turn.told

    def _miss(self) -> None:
        misses = self.turn.misses + 1
        told = STEPS if misses >= MISSES else self.turn.told
        self.turn = replace(self.turn, misses=misses, told=told)

    def turn_of(self, before: Position, move: Move, now: float | None) -> Turn:
        """The evidence of a legal move that is about to be played; no `now`, no time."""
        return Turn(
            before=before,
            move=move,
            tried=self.turn.tried,
            shown=HELP_OF_STEP[self.turn.told],
            seconds=None if now is None else now - self.turn.began,
            clicks=max(1, self.turn.clicks),
        )

    def played(self, ply: int, turn: Turn) -> Way | None:
        """Record a turn that was played as this ply; return the sum that the child left on the table.

        A card played again after a take-back says nothing, because the child was told about the first one.
        """
        self._own.append(ply)
        if ply in self._again:
            return None
        self._record(self.practice, turn)
        return missed(turn)

    @property
    def answered_by(self) -> tuple[Move, ...]:
        """The captures of the others since the child's last card, the latest last."""
        deals = self.practice.session.record.deals
        moves = deals[-1].moves if deals else ()
        since = self._own[-1] + 1 if self._own else 0
        return tuple(move for move in moves[since:] if move.captured)

    @property
    def has_played(self) -> bool:
        """Whether the child has played a card that was not taken back."""
        return bool(self._own)

    @property
    def may_take_back(self) -> bool:
        """Whether the child's last card may be taken back; each card once."""
        return bool(self._own) and self._own[-1] not in self._again and self.practice.session.may_take_back()

    def take_back(self) -> bool:
        """Take the child's last card back; return whether that was possible."""
        if not self.may_take_back:
            return False
        self._again.add(self._own.pop())
        self.practice.session.submit(TakeBack())
        return True

    @property
    def may_shuffle(self) -> bool:
        """Whether a shuffled deal may replace this arranged one, because nothing would be lost."""
        return self.practice.deal.kind is Kind.ARRANGED and self.ply < SHUFFLE_BEFORE and not self._own


def addends_of(position: Position, card: Card, chosen: CardSet) -> tuple[int, ...]:
    """The values of chosen table cards, the hand card's value first where it counts with them."""
    own = (card,) if aim_of(position.ruleset, card).with_card else ()
    return values_of(position.ruleset, (*own, *chosen))


def nearest_way(legal: Iterable[Move], card: Card | None, chosen: CardSet) -> Way | None:
    """The capture that the coach points at: the nearest to the cards chosen so far, else of most cards."""

    def nearness(move: Move) -> tuple[bool, int, int, str]:
        return move.card == card, len(move.captured & chosen), len(move.captured), str(move)

    best = max((move for move in legal if move.captured), key=nearness, default=None)
    return None if best is None else (best.card, best.captured)
