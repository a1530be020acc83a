"""Who is asked about a card played face down, and who plays when the claim is settled."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.engine.cards import Card, CardSet, Rank, Seat, side_of
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Doubters


@dataclass(frozen=True, slots=True)
class Claim:
    """A card played face down with the rank and the capture that it claims; hidden from other seats."""

    seat: Seat
    rank: Rank
    cards: CardSet
    card: Card | None


def opponents_of(ruleset: Ruleset, players: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other sides, in the order in which they play after a seat."""
    sides = ruleset.players.side_count(players)
    order = (Seat((seat + ahead) % players) for ahead in range(1, players))
    return tuple(other for other in order if side_of(other, sides) != side_of(seat, sides))


def asks_all(ruleset: Ruleset, players: int) -> bool:
    """Return whether several opponents are asked about a claim; a single one plays or doubts."""
    if not (ruleset.bluff or ruleset.declare_bluff) or ruleset.doubters is Doubters.NEXT:
        return False
    return len(opponents_of(ruleset, players, Seat(0))) > 1


def asked_after(ruleset: Ruleset, players: int, claimant: Seat, seat: Seat | None) -> Seat | None:
    """Return the opponent who is asked after a seat (None: first of all); None after the last one."""
    order = opponents_of(ruleset, players, claimant)
    if seat is None:
        return order[0]
    later = order[order.index(seat) + 1 :]
    return later[0] if later else None


def asked_before(ruleset: Ruleset, players: int, claimant: Seat, seat: Seat) -> Seat | None:
    """Return the opponent who let a claim stand just before a seat is asked; None if that is the first."""
    order = opponents_of(ruleset, players, claimant)
    place = order.index(seat)
    return order[place - 1] if place else None


def plays_next(
    ruleset: Ruleset, claimant: Seat | None, turn: Seat | None, sizes: Sequence[int]
) -> Seat | None:
    """Return the seat that plays the next card; None when the deal is over.

    ``claimant``: the seat with an open claim, None without one. ``sizes``: the cards in each hand. It is the
    seat in turn, unless that seat is only asked about the claim.
    """
    players = len(sizes)
    if claimant is None or not asks_all(ruleset, players):
        return turn
    order = (Seat((claimant + ahead) % players) for ahead in range(1, players + 1))
    return next((seat for seat in order if sizes[seat]), claimant)
