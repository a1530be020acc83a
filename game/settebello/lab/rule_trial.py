"""Plays deals of a game for what its rules bring about: sweeps, points, winners and the length of matches."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from settebello.ai import Player
from settebello.engine import CannotDeal, Match, Phase, Ruleset, Seat
from settebello.engine.rules.rulewords import Objective
from settebello.lab.faults import LabError


@dataclass(frozen=True, slots=True)
class TrialDeal:
    """What happened in a deal.

    sweeps, points: those of all sides together. dealer_won: whether the dealer's side alone has the best
    result. length: the number of deals of the match, if it ended with this deal.
    """

    sweeps: int
    points: int
    dealer_won: bool
    length: int | None


def trial_deals(ruleset: Ruleset, players: int, player: Player, seed: int) -> Iterator[TrialDeal]:
    """Yield the deals of one match after the other, without end; the same player has all seats.

    The n-th deal has the same deck under all rules with the same cards. Raises LabError if the rules throw in
    too many first tables.
    """
    number = 0
    while True:
        match = Match.start(ruleset, players, Seat(number % players))
        while match.phase is not Phase.MATCH_OVER:
            try:
                match = match.deal_next(Random(f"{seed} {number}"))[0].match
            except CannotDeal as error:
                raise LabError(str(error)) from None
            ply = 0
            while match.phase is Phase.PLAY and match.position is not None:
                view = match.position.view(Seat(match.position.turn or 0))
                # Each decision has its own random numbers, so that no deal depends on another.
                move = player.choose(view, Random(f"{seed} {number} {ply}"))
                match = (match.doubt() if move is None else match.play(move)).match
                ply += 1
            yield _counted(match)
            number += 1


def _counted(match: Match) -> TrialDeal:
    position, score = match.position, match.score
    if position is None or score is None:
        raise LabError("a deal has ended without a score")
    few_are_wanted = match.ruleset.match.objective is Objective.LOW
    results = [-points if few_are_wanted else points for points in score.points]
    own = results.pop(position.side_of(match.dealer))
    return TrialDeal(
        sweeps=sum(position.sweeps),
        points=sum(score.points),
        dealer_won=all(own > other for other in results),
        length=match.deal if match.phase is Phase.MATCH_OVER else None,
    )
