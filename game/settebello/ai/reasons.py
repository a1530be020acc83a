"""The reasons for and against a move: machine-readable facts from the engine, and probabilities."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from settebello.ai.search.reply_odds import ReplyOdds
from settebello.engine import (
    Bonus,
    Capture,
    Card,
    Category,
    Declared,
    Move,
    Penalty,
    Position,
    Robbed,
    Scopa,
    Score,
    SeatView,
    Steal,
    captures,
    card_value,
    kernel,
    score_deal,
    worth_of,
)
from settebello.engine.legality import seen
from settebello.engine.steps import settle

Reason = dict[str, Any]
"""A ``code`` and its facts, as plain JSON values."""

TREASURES = (Category.SETTEBELLO, Category.RE_BELLO, Category.EXTRA)
"""Categories of single cards that are reported when such a card is left on the table."""


EXACT: Reason = {"code": "exact"}
"""All cards are known, and every line of play was calculated."""

UNTRIED: Reason = {"code": "untried"}
"""The search did not visit this move: its points are the network's first estimate."""

PLACES = 3
"""Decimal places of probabilities."""


def estimated(kin: Move) -> Reason:
    """Return the reason that a move was not searched but estimated from a similar one."""
    return {"code": "estimated", "by": str(kin)}


def reasons_of(view: SeatView, move: Move | None, reply_odds: ReplyOdds | None = None) -> tuple[Reason, ...]:
    """Return the facts about a move that its seat can know; ``move`` is None for a doubt.

    With the reply odds of the same view, probabilities of the next players' replies are included.
    """
    if move is None:
        claim = view.claim
        if view.boast is not None:
            return ({"code": "doubts_hand", "points": view.boast.points},)
        return ({"code": "doubts", "cards": _texts(claim.cards)},) if claim else ()
    if move.stands and view.boast is not None:
        return ({"code": "believes_hand", "points": view.boast.points},)
    if move.stands:
        return ({"code": "believes", "cards": _texts(view.claim.cards)},) if view.claim else ()
    if move.bottom:
        looked = view.bottom.card if view.bottom else None
        if move.card == looked:
            return ({"code": "leaves_bottom"},)
        return ({"code": "exchanges", "card": str(move.card)},)
    # The immediate effects of a move are the same in every deal that fits the view, so any sample will do.
    before = settle(view.sample(Random(0))).position
    after = before.play(move).position
    found = [*_gains(before, move), *_leavings(view, after)]
    if reply_odds and not after.over and after.table:
        found += _replies(view, after, reply_odds)
    return tuple(found)


def _gains(before: Position, move: Move) -> Iterator[Reason]:
    """Yield the immediate effects of a move."""
    step = before.play(move)
    if move.claimed:
        truthful = move.claimed is move.card.rank
        yield {"code": "claims", "rank": move.claimed.value, "truthful": truthful}
        settled = settle(step.position)
        after, events = settled.position, (*step.events, *settled.events)
    else:
        after, events = step.position, step.events
    if move.boast:
        truthful = (
            before.turn is not None and worth_of(before.ruleset, before.hands[before.turn]) >= move.boast
        )
        yield {"code": "boasts", "points": move.boast, "truthful": truthful}
    if not any(isinstance(event, (Capture, Steal, Penalty, Robbed)) for event in events):
        yield {"code": "lays"}
    for event in events:
        match event:
            case Declared():
                yield {"code": "declares", "kind": event.kind.name.lower(), "points": event.points}
            case Scopa():
                yield {"code": "sweep"}
            case Bonus():
                yield {"code": "scores", "category": event.mark.category.value, "points": event.points}
            case Penalty():
                yield {"code": "punished", "points": event.points}
            case Robbed():
                yield {"code": "robs", "cards": _texts(event.cards)}
            case _:
                pass
    if not after.over and before.turn is not None:
        yield from _takings(before.side_of(before.turn), before.score(), after.score())


def _takings(side: int, before: Score, after: Score) -> Iterator[Reason]:
    """Yield the scoring cards that the side gains in each category."""
    for line in after.lines:
        had = before.line(line.category)
        new = line.cards[side] - had.cards[side] if had else line.cards[side]
        if new:
            yield {"code": "takes", "category": line.category.value, "cards": _texts(new)}


def _leavings(view: SeatView, after: Position) -> Iterator[Reason]:
    """Yield facts about the table that the next player finds."""
    if after.over:
        return
    table = after.table
    if not table:
        yield {"code": "leaves_nothing"}
        return
    ruleset = view.ruleset
    yield {"code": "leaves_total", "value": sum(card_value(card, ruleset) for card in table)}
    rules = seen(ruleset, after.guise, view.players)
    left = sum(map(len, after.hands)) + len(after.stock) - 1
    takers = [
        card
        for card in view.unseen
        if table in captures(ruleset, card, table, after.guise)
        and kernel.sweep_counts(rules, card.bit, table.mask, left)
    ]
    if takers:
        yield {"code": "exposes_sweep", "cards": _texts(takers)}
    lying = score_deal(ruleset, view.players, (table, *view.piles[1:]), view.sweeps)
    for category in TREASURES:
        line = lying.line(category)
        if line and line.cards[0]:
            yield {"code": "leaves", "category": category.value, "cards": _texts(line.cards[0])}


def _replies(view: SeatView, after: Position, reply_odds: ReplyOdds) -> Iterator[Reason]:
    """Yield what the next players can do, with probabilities."""
    pack = view.ruleset.deck.pack
    for reply in reply_odds.replies(after.table.mask, seen(view.ruleset, after.guise, view.players)):
        if reply.sweep:
            yield {"code": "can_sweep", "seat": reply.seat, "chance": round(reply.sweep, PLACES)}
        for card, chance in reply.takes:
            named = str(pack.cards[card])
            yield {"code": "can_take", "seat": reply.seat, "card": named, "chance": round(chance, PLACES)}


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
