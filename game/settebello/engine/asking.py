"""Who is asked about a card played face down, and who plays when the claim is settled."""

from collections.abc import Sequence

from settebello.engine.cards import Seat
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Doubters


def opponents_of(ruleset: Ruleset, players: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other sides, in the order in which they play after a seat."""
    sides = ruleset.players.side_count(players)
    order = (Seat((seat + ahead) % players) for ahead in range(1, players))
    return tuple(other for other in order if other % sides != seat % sides)


def asks_all(ruleset: Ruleset, players: int) -> bool:
    """Return whether several opponents are asked about a claim; a single one plays or doubts."""
    if not ruleset.bluff or ruleset.doubters is Doubters.NEXT:
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


def player_after(claimant: Seat, sizes: Sequence[int]) -> Seat:
    """Return the seat that plays after a claim: the next one that holds a card."""
    players = len(sizes)
    order = (Seat((claimant + ahead) % players) for ahead in range(1, players + 1))
    return next((seat for seat in order if sizes[seat]), claimant)
