"""What a person still knows of the cards that have gone, and what the others have shown by their plays."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.ai.people.habits import EVERYTHING
from settebello.engine import Seat, SeatView, kernel

KEPT_LONGER = 8
"""So many times as long as others are cards remembered that count much, and those of the own side."""


@dataclass(frozen=True, slots=True)
class Play:
    """One play of the past: how many plays ago, by whom, the table before, the card and what it took."""

    age: int
    seat: Seat
    table: int
    card: int
    taken: int


def plays(view: SeatView) -> Iterator[Play]:
    """The plays of the deal, the last first; the table is rebuilt from the one that lies there now."""
    table, seat = view.table.mask, view.turn if view.turn is not None else view.seat
    if view.claim:
        table, seat = table | view.claim.cards.mask, view.claim.seat
    for age, move in enumerate(reversed(view.history)):
        seat = Seat((seat - 1) % view.players)
        taken = move.captured.mask | move.robbed.mask
        table = table & ~(1 << move.card.bit) | taken
        yield Play(age, seat, table, move.card.bit, taken)


def unseen_by(view: SeatView, rules: kernel.Rules, memory: int) -> int:
    """The cards that somebody with such a memory takes for unseen: those that are, and those forgotten."""
    unseen = view.unseen.mask
    if memory >= EVERYTHING:
        return unseen
    gone = 0
    for pile in view.piles:
        gone |= pile.mask
    treasures = important(rules)
    kept = 0
    for play in plays(view):
        cards = play.taken | 1 << play.card
        own = play.seat % len(view.piles) == view.side
        if play.age < (KEPT_LONGER * memory if own else memory):
            kept |= cards
        elif play.age < KEPT_LONGER * memory:
            kept |= cards & treasures
    return unseen | gone & ~kept


def important(rules: kernel.Rules) -> int:
    """The cards everybody minds: suits that count, cards worth points alone, the best of the primiera."""
    cards = 0
    for mask in rules.majority_mask:
        if int(mask).bit_count() <= int(rules.cards) // 3:
            cards |= int(mask)
    for mask in (*rules.bonus_mask, *rules.wins):
        cards |= int(mask)
    if rules.primiera_points:
        cards |= 15 << int(rules.prime_shift[0])
    return cards
