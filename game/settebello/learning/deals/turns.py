"""The evidence about sums in a child's turn of a practice deal.

See docs/learning.md, sections 6.4 and 10.1.
"""

from dataclasses import dataclass

from settebello.engine import Card, CardSet, Move, Position, captures
from settebello.learning.difficulty import Setting
from settebello.learning.learner.events import Answered, LeftLying
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.puzzles.card_aim import aim_of, sums_of, values_of
from settebello.learning.puzzles.selections import Code, explain
from settebello.learning.sums import Sum

COUNTED_WRONG = frozenset({Code.TOO_MUCH, Code.TOO_LITTLE, Code.EXTRA, Code.FIGURE, Code.OWN_CARD})
"""The errors that are evidence about adding; the others concern the rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A move with what the child saw and did before it.

    tried: the first confirmed set that does not fit, with its hand card. shown: the most help seen before.
    seconds: since the turn began. clicks: on cards since then.
    """

    before: Position
    move: Move
    tried: tuple[Card, CardSet] | None = None
    shown: Help = Help.NONE
    seconds: float | None = None
    clicks: int = 1


def said_by(position: Position, card: Card, captured: CardSet) -> Sum | None:
    """Return the sum that a capture says, with its own card where that counts; None for an equal card."""
    said = sums_of(position.ruleset, card, captured)
    return said[-1] if said else None


def missed(turn: Turn) -> tuple[Card, CardSet] | None:
    """Return the capture of most cards that says a sum where the child took nothing; None without one."""
    if turn.move.captured:
        return None
    ways = [
        (move.card, move.captured)
        for move in turn.before.listed_moves()
        if move.captured and said_by(turn.before, move.card, move.captured) is not None
    ]
    return max(ways, key=lambda way: (len(way[1]), str(way[0]), str(way[1])), default=None)


def evidence(turn: Turn, tempo: Tempo, limit: float, at: float, day: int) -> Answered | LeftLying | None:
    """Return the evidence of a turn; None for a turn without evidence. `limit` is the child's quick limit.

    A set that does not fit is evidence about a sum only where the card takes in one way. A capture after an
    explanation is no evidence. A capture that was left on the table may be tactics.
    """
    if turn.tried is not None:
        return _miss(turn, *turn.tried, limit, at, day)
    sum_ = said_by(turn.before, turn.move.card, turn.move.captured) if turn.move.captured else None
    if sum_ is None:
        way = missed(turn)
        left = said_by(turn.before, *way) if way is not None else None
        return LeftLying(at=at, day=day, sum=left) if left is not None else None
    cards = len(turn.before.table)
    thinking = tempo.thinking(turn.seconds, turn.clicks, cards)
    # Who takes long may have been weighing which card to play: only what came at once tells a time.
    known = thinking is not None and thinking <= limit
    return Answered(
        at=at,
        day=day,
        asked=sum_,
        setting=Setting(distractors=cards - len(turn.move.captured)),
        outcome=Outcome.RIGHT,
        shown=turn.shown,
        seconds=turn.seconds if known else None,
        clicks=turn.clicks,
        cards=cards,
        limit=limit,
    )


def _miss(turn: Turn, card: Card, chosen: CardSet, limit: float, at: float, day: int) -> Answered | None:
    rules, table = turn.before.ruleset, turn.before.table
    if chosen - table or turn.before.situation().stealable(card):
        # An equal card, that of a pile too, is no sum; and whose card steals a pile has another way.
        return None
    ways = captures(rules, card, table)
    asked = said_by(turn.before, card, ways[0]) if len(ways) == 1 else None
    told = explain(rules, card, chosen, table)
    if asked is None or told.code not in COUNTED_WRONG:
        return None
    own = (card,) if aim_of(rules, card).with_card else ()
    return Answered(
        at=at,
        day=day,
        asked=asked,
        setting=Setting(distractors=len(table) - len(ways[0])),
        outcome=Outcome.MISS,
        taken=_claimed(values_of(rules, (*own, *chosen))),
        mistake=told.code,
        shown=turn.shown,
        cards=len(table),
        limit=limit,
    )


def _claimed(values: tuple[int, ...]) -> Sum | None:
    """Return the sum that the child claimed, where it can be learned."""
    try:
        return Sum.of(values)
    except ValueError:
        return None
