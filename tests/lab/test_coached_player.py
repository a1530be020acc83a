"""A player with the coach beside it."""

from itertools import islice
from random import Random
from statistics import mean

import pytest

from settebello.ai import Player
from settebello.ai.players import Decision
from settebello.engine import Move, SeatView
from settebello.lab import LabError, decks_played, meet
from settebello.lab.coached_player import CoachedPlayer
from tests.coach.reasons.shown import views
from tests.lab.material import QUIET, setup_of
from tests.pilot import shipped


class Stubborn(Player):
    """Wants to play one move, whatever the others are worth."""

    def __init__(self, move: Move) -> None:
        self._move = move

    def decide(self, view: SeatView, rng: Random) -> Decision:
        return Decision(self._move)


@pytest.mark.parametrize(
    ("every", "iterations", "least_replaced", "least_kept"),
    [(12, 800, 2, 5), pytest.param(6, 1600, 5, 10, marks=pytest.mark.slow)],
    ids=["few", "many"],
)
def test_the_coach_replaces_moves_by_one_better_move_and_never_that_one(
    every: int, iterations: int, least_replaced: int, least_kept: int
) -> None:
    replaced = kept = 0
    for view in islice(views(shipped().ruleset("scopa"), 2, 3), 0, 180, every):
        wanted = view.legal_moves()
        played = [CoachedPlayer(Stubborn(move), iterations).decide(view, Random(1)).move for move in wanted]
        better = {move for want, move in zip(wanted, played, strict=True) if move != want}
        assert len(better) <= 1
        assert all(played[wanted.index(move)] == move for move in better if move is not None)
        replaced += sum(want != move for want, move in zip(wanted, played, strict=True))
        kept += sum(want == move for want, move in zip(wanted, played, strict=True))
    assert replaced >= least_replaced
    assert kept >= least_kept


@pytest.mark.slow
def test_with_the_coach_beside_it_a_weak_level_wins_against_itself() -> None:
    decks = decks_played(setup_of("coached:bimbo:400", "bimbo"), range(12), 1)
    assert mean(deck.difference for deck in decks) > 0.5


@pytest.mark.parametrize("name", ["coached:", "coached:nobody", "coached:amico:many", "coached:amico:0"])
def test_a_coach_beside_nobody_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(LabError, match=r"there is no player|write coached:OPPONENT:ITERATIONS"):
        meet(setup_of("random", name), 1, 2, QUIET)
