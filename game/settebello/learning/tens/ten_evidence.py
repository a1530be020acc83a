"""The evidence about the friends of ten in a turn of a game of ten (docs/learning.md, section 6.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.engine import CardSet
from settebello.learning.difficulty import Setting
from settebello.learning.facts import Direction
from settebello.learning.learner.events import Answered
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.puzzles.selections import SHORT_WAY, Code, Explanation, Remedy
from settebello.learning.sums import Sum
from settebello.learning.tens.pyramid import TEN


@dataclass(frozen=True, slots=True, kw_only=True)
class TenTurn:
    """The first two numbers that a child put together in a turn.

    first, second: in the order of choosing. among: the numbers from which the second was chosen. shown: the
    most help seen before. seconds: since the turn began. clicks: on cards since then.
    """

    first: int
    second: int
    among: tuple[int, ...]
    direction: Direction = Direction.BOND
    shown: Help = Help.NONE
    seconds: float | None = None
    clicks: int = 2


def evidence(turn: TenTurn, tempo: Tempo, limit: float, at: float, day: int) -> Answered | None:
    """Return the evidence of a turn; `limit` is the child's quick limit.

    None where the friend of the first number was not to be had: then nothing was asked for.
    """
    right = turn.first + turn.second == TEN
    if not right and TEN - turn.first not in turn.among:
        return None
    cards = len(turn.among) + 1
    thinking = tempo.thinking(turn.seconds, turn.clicks, cards)
    # Who takes long may have been weighing which card to choose: only what came at once tells a time.
    known = right and thinking is not None and thinking <= limit
    return Answered(
        at=at,
        day=day,
        asked=Sum.of((turn.first, TEN - turn.first)),
        setting=Setting(turn.direction, distractors=len(turn.among) - 1),
        outcome=Outcome.RIGHT if right else Outcome.MISS,
        taken=None if right else _claimed((turn.first, turn.second)),
        mistake="" if right else explain_ten((turn.first, turn.second)).code,
        shown=turn.shown,
        seconds=turn.seconds if known else None,
        clicks=turn.clicks,
        cards=cards,
        limit=limit,
    )


def explain_ten(addends: Sequence[int]) -> Explanation:
    """Return the explanation of numbers that a child put together to make ten."""
    total = sum(addends)
    code = Code.RIGHT if total == TEN else Code.TOO_MUCH if total > TEN else Code.TOO_LITTLE
    near = Remedy.NUMBER_LINE if abs(total - TEN) <= SHORT_WAY else Remedy.TEN_FRAME
    return Explanation(
        code=code,
        addends=tuple(addends),
        total=total,
        target=TEN,
        cards=CardSet(),
        remedy=None if code is Code.RIGHT else near,
    )


def _claimed(values: Sequence[int]) -> Sum | None:
    """Return the sum that the child claimed, where it can be learned."""
    try:
        return Sum.of(values)
    except ValueError:
        return None
