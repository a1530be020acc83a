"""The past plays of a deal, and the cards that a person with limited memory takes for unseen."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.ai.people.habits import EVERYTHING
from settebello.engine import Seat, SeatView, kernel

KEPT_LONGER = 8
"""Important cards, and all cards played by the own side, are remembered this many times longer."""


@dataclass(frozen=True, slots=True)
class Play:
    """A past play: its age in plays, the seat, the table before the play, the card and the captured cards."""

    age: int
    seat: Seat
    table: int
    card: int
    taken: int


def plays(view: SeatView) -> Iterator[Play]:
    """Yield the plays of the deal, latest first, with each table reconstructed backwards."""
    table, seat = view.table.mask, view.player if view.player is not None else view.seat
    if view.claim:
        table, seat = table | view.claim.cards.mask, view.claim.seat
    thefts = view.thefts
    for age, move in enumerate(reversed(view.history)):
        seat = Seat((seat - 1) % view.players)
        taken = move.captured.mask | move.robbed.mask
        if move.card not in thefts:
            table = table & ~(1 << move.card.bit) | taken
        yield Play(age, seat, table, move.card.bit, taken)


def unseen_by(view: SeatView, rules: kernel.Rules, memory: int) -> int:
    """Return the cards that a player with this memory takes for unseen: the unseen and the forgotten ones."""
    unseen = view.drawable.mask
    if memory >= EVERYTHING:
        return unseen
    gone = 0
    for pile in view.piles:
        gone |= pile.mask
    treasures = important(rules)
    kept = 0
    for play in plays(view):
        cards = play.taken | 1 << play.card
        own = view.side_of(play.seat) == view.side
        if play.age < (KEPT_LONGER * memory if own else memory):
            kept |= cards
        elif play.age < KEPT_LONGER * memory:
            kept |= cards & treasures
    return unseen | gone & ~kept


def important(rules: kernel.Rules) -> int:
    """Return the cards that every player watches.

    They are the cards of suits that count, single cards that score, and the best rank of the primiera.
    """
    cards = 0
    for mask in rules.majority_mask:
        if int(mask).bit_count() <= int(rules.cards) // 3:
            cards |= int(mask)
    for mask in (*rules.bonus_mask, *rules.wins):
        cards |= int(mask)
    if rules.primiera_points:
        cards |= 15 << int(rules.prime_shift[0])
    return cards
