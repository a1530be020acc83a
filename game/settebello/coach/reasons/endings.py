"""Reasons about the end of the deal: pairs, and who captures last."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

from settebello.coach.pairs import pairs_matter, unpaired
from settebello.coach.reasons.outcome import Outcome
from settebello.coach.reasons.reason import MoveReason, ReasonKind
from settebello.engine import CardSet, Position, Seat

FEW_CARDS: Final = 4
"""The most cards left in all hands for which every line of play is looked at."""
MOST_TABLE: Final = 12
"""The most cards on the table for that."""


def endings(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield why the deal ends better after the better move."""
    kept = fewest_left(best)
    if kept and fewest_left(other) == 0:
        yield MoveReason(ReasonKind.LAST_CAPTURE, number=kept)
    if pairs_matter(best.view.ruleset, best.view.players) and not best.after.over and not other.after.over:
        yield from _pairs(best, other)


def _pairs(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    now, otherwise = unpaired(best.after.piles), unpaired(other.after.piles)
    plays_last = best.after.side_of(last_seat(best)) == best.side
    if plays_last and now < otherwise:
        yield MoveReason(ReasonKind.KEEPS_PAIRS, ranks=best.in_order(otherwise - now))
    if not plays_last and otherwise < now:
        yield MoveReason(ReasonKind.BREAKS_PAIRS, ranks=best.in_order(now - otherwise))


def last_seat(outcome: Outcome) -> Seat:
    """Return the seat that plays the last card of the deal, where no more cards are dealt."""
    view = outcome.view
    cards = sum(view.hand_sizes)
    return Seat((view.seat + cards - 1) % view.players)


def fewest_left(outcome: Outcome) -> int | None:
    """Return the fewest cards that the own side gets from the table at the end, by the last capture.

    0 where it may get none; None where too many cards are left to say.
    """
    after = outcome.after
    # In a position set up by hand, more cards may be unseen than lie in the hands.
    most = max(sum(map(len, after.hands)), len(outcome.view.unseen))
    if after.over or after.stock or most > FEW_CARDS or len(after.table) > MOST_TABLE:
        return None
    return min(_left(world, outcome.side) for world in worlds(outcome))


def worlds(outcome: Outcome) -> Iterator[Position]:
    """Yield the position after the move with every distribution of the hidden cards; the stock is empty."""
    after, view = outcome.after, outcome.view
    hidden = [
        (seat, len(hand) - len(after.shown[seat]))
        for seat, hand in enumerate(after.hands)
        if seat != view.seat
    ]
    for dealt in _dealt(view.unseen, [number for _, number in hidden]):
        hands = list(after.hands)
        for (seat, _), cards in zip(hidden, dealt, strict=True):
            hands[seat] = after.shown[seat] | cards
        yield replace(after, hands=tuple(hands))


def _dealt(cards: CardSet, sizes: list[int]) -> Iterator[tuple[CardSet, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        own = CardSet.of(chosen, cards.pack)
        for rest in _dealt(cards - own, sizes[1:]):
            yield own, *rest


def _left(position: Position, side: int) -> int:
    """Return the fewest cards that a side gets at the end of a position, however everybody plays."""
    fewest = len(position.table) + 1 + sum(map(len, position.hands))
    for move in position.legal_moves():
        step = position.play(move).position
        if step.over:
            gained = sum(map(len, step.piles)) - sum(map(len, position.piles))
            own = len(move.captured) + 1 if move.captured else 0
            left = gained - own if step.last_captor == side else 0
        else:
            left = _left(step, side)
        fewest = min(fewest, left)
        if not fewest:
            break
    return fewest
