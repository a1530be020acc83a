"""Views of deals for the scenes that ask about cards, with the players' names."""

from random import Random

from settebello.engine import Match, Phase, Seat, SeatView
from tests.pilot import shipped

NAMES = ("You", "Uncle Beppe", "Gino", "Rosalba", "Don Carmelo", "Ines")


def some_hands(
    variant: str = "scopone", players: int = 4, *, seed: int = 1, over: bool = False, rounds: int = 3
) -> tuple[SeatView, tuple[str, ...]]:
    """What seat 0 sees after so many plays of each seat in a deal played at random, or when it is over."""
    rng = Random(seed)
    ruleset = shipped().ruleset(variant)
    match = Match.start(ruleset, players, Seat(0)).deal_next(rng)[0].match
    played = 0
    position = match.position
    while match.phase is Phase.PLAY and match.position is not None and (over or played < rounds * players):
        match = match.play(rng.choice(match.position.legal_moves())).match
        position, played = match.position, played + 1
    assert position is not None
    return position.view(Seat(0)), NAMES[:players]
