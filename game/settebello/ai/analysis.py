"""Evaluates every legal move of a view: expected points of the deal, standard error and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from settebello.ai.people.bluffs import answer_gain, doubt_gain
from settebello.ai.people.boasts import boast_gain
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.people.judge import Judge
from settebello.ai.players import moves_of
from settebello.ai.reasons import EXACT, UNTRIED, Reason, estimated, reasons_of
from settebello.ai.search.networks import policy_for
from settebello.ai.search.payoff_table import sign_of
from settebello.ai.search.reply_odds import DEALS, ReplyOdds
from settebello.ai.search.search_player import (
    LARGEST_SEED,
    LAST_PLIES,
    Effort,
    MoveResult,
    best_said,
    exact,
)
from settebello.ai.search.tree_sample import MOST_TREES, TREES, Lead, TreeSample, tree_samples
from settebello.engine import Move, SeatView, card_value, kernel
from settebello.engine.steps import settle

USUAL = Effort(iterations=16_000, interpreted=800)
"""The search effort where the caller states none."""

SPREAD = 2.5
"""Points: the assumed spread of deals. It counts as one visit, so that few visits do not look certain."""

POOLED_VISITS = 4
"""Visits' worth of the variance of all moves that is mixed into the variance of each move."""

FAR_BELOW_TARGET = -1000
"""Match scores set this far below the target, so that the search counts points and not the match."""

MOST_SETS = 400
"""With more sets of table cards of the same total than this, a search takes too long."""

MOST_CALCULATED = 60
"""The same limit where the endgame is calculated exactly and more than SHORT_ENDING cards are left."""

SHORT_ENDING = 3


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move with its expected points, their standard error and the reasons for and against it.

    ``move`` is None for a doubt. ``points``: the own side's points in the deal minus those of the best other
    side; where few points are wanted, the lowest score of another side minus the own. So more is better in
    every game. Winning the match at a stroke counts as many points as its target. ``behind``: how far the
    best move is ahead of this one; None for the best move, and where the search cannot tell.
    """

    move: Move | None
    points: float
    error: float
    reasons: tuple[Reason, ...]
    behind: Lead | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The move values of a view, best first, and the number of deals searched (0 for exact endings)."""

    moves: tuple[MoveValue, ...]
    iterations: int


def is_crowded(view: SeatView) -> bool:
    """Return whether the table offers too many captures to search, as positions set up by hand may."""
    sets = {0: 1}
    for card in view.table:
        worth = card_value(card, view.ruleset)
        for total, count in sorted(sets.items(), reverse=True):
            if total + worth <= kernel.MOST_GOAL:
                sets[total + worth] = sets.get(total + worth, 0) + count
    left = sum(view.hand_sizes) + view.stock
    others = sum(1 for size in view.hand_sizes if size) - 1
    calculated = others <= 1 and SHORT_ENDING < left <= LAST_PLIES
    return max(sets.values()) > (MOST_CALCULATED if calculated else MOST_SETS)


class Analyst:
    """Analyses one view. ``analyse`` can be called repeatedly, with any number of iterations."""

    def __init__(self, view: SeatView, effort: Effort, seed: int, deals: int = DEALS) -> None:
        """Prepare the analysis of a view; raises ValueError if its seat has no card to play.

        ``seed`` decides everything random. ``deals``: the number of deals sampled for the reply odds.
        """
        self._moves = moves_of(view)
        self._asked = view if view.asked else None
        self._dealing = view if view.exchanging else None
        if view.asked or view.exchanging:
            return
        # Value the points of the deal, however close the match is to its end.
        self._view = replace(view, scores=(FAR_BELOW_TARGET,) * len(view.scores))
        self._effort = replace(effort, believes=True)
        self._seed = seed
        reply_odds = ReplyOdds(view, Random(seed).randint(1, LARGEST_SEED), deals)
        self._reasons = {move: reasons_of(view, move, reply_odds) for move in self._moves}

    def analyse(self, iterations: int | None = None) -> Analysis:
        """Return the value of every legal move after ``iterations`` iterations (default: usual effort)."""
        if self._asked is not None:
            return _answers(self._asked, self._moves[0])
        if self._dealing is not None:
            return _bottoms(self._dealing)
        view = self._view
        said = best_said(view)
        ending = exact(view, tuple(said))
        if ending is not None:
            samples = {said[mask]: TreeSample((0,), (points,)) for mask, points in ending.items()}
            tried = {move: MoveResult(move, one.points, 0.0, 0) for move, one in samples.items()}
            values = {move: self._value(each, EXACT) for move, each in tried.items()}
            done = 0
        else:
            rng = Random(self._seed)
            guessed = policy_for(view.ruleset, view.players) is not None
            trust = self._effort.trust if guessed else 0.0
            # Further trees only where the caller does not state the effort.
            deals, most = (self._effort.usual(), MOST_TREES) if iterations is None else (iterations, TREES)
            trees = tree_samples(view, self._effort, deals, rng, trust, most=most)
            samples = {said[mask]: one for mask, one in trees.items() if guessed or any(one.visits)}
            tried = {each.move: each for each in _smoothed(samples)}
            values = {
                move: self._value(each, *(() if each.visits else (UNTRIED,))) for move, each in tried.items()
            }
            done = sum(each.visits for each in tried.values())
        judge = Judge(view)
        for move in self._moves:
            if move not in values:
                values[move] = self._estimate(judge, tried, move)
        found = [values[move] for move in self._moves]
        if view.may_doubt:
            found.append(self._doubt(judge, max(found, key=lambda value: value.points)))
        # Sorting is stable: equal moves keep their legal order.
        best, *others = sorted(found, key=lambda value: -value.points)
        return Analysis((best, *(_compared(best, other, samples) for other in others)), done)

    def _value(self, weighed: MoveResult, *more: Reason) -> MoveValue:
        move = weighed.move
        return MoveValue(move, weighed.points, weighed.error, (*self._reasons[move], *more))

    def _estimate(self, judge: Judge, tried: dict[Move, MoveResult], move: Move) -> MoveValue:
        """Estimate an unsearched move: the value of the most similar move, corrected by the heuristic."""
        kin = max(tried.values(), key=lambda each: (_kinship(each.move, move), each.points))
        differs = judge.worth(move)[0] - judge.worth(kin.move)[0]
        reasons = (*self._reasons[move], estimated(kin.move))
        return MoveValue(move, kin.points + differs, kin.error, reasons)

    def _doubt(self, judge: Judge, best: MoveValue) -> MoveValue:
        """Return the value of a doubt: its expected gain plus the value of the best move after it."""
        view = self._view
        if view.claimant is None or best.move is None:
            raise ValueError("there is nothing to doubt")
        if view.claim is None:
            gain = boast_gain(view)
        else:
            gain = sign_of(view.ruleset) * doubt_gain(view, view.claim, judge.claimed_worth(view.claim.cards))
        return MoveValue(
            None, best.points + gain, best.error, (*reasons_of(view, None), estimated(best.move))
        )


def _answers(view: SeatView, stand: Move) -> Analysis:
    """Return the two answers of a seat that is asked about a claim: its lead so far, and the gain of a doubt.

    Somebody else may play next, so no search of the own moves tells more.
    """
    if view.claimant is None:
        raise ValueError("nobody is asked about a claim")
    sign = sign_of(view.ruleset)
    points = [sign * each for each in settle(view.sample(Random(0))).position.score().points]
    lead = points.pop(view.side) - max(points)
    if view.claim is None:
        gain = boast_gain(view)
    else:
        gain = sign * answer_gain(view, view.claim, Judge(view).claimed_worth(view.claim.cards))
    believed = MoveValue(stand, lead, SPREAD, reasons_of(view, stand))
    doubted = MoveValue(None, lead + gain, SPREAD, reasons_of(view, None))
    return Analysis((doubted, believed) if gain > 0 else (believed, doubted), 0)


def _bottoms(view: SeatView) -> Analysis:
    """Return what each card is worth at the bottom of the stock, which no search of the own moves tells."""
    found = choose_bottom(view, Random(0))
    rated = sorted(found.candidates, key=lambda one: (-one.points, one.move != found.move))
    return Analysis(
        tuple(MoveValue(one.move, one.points, SPREAD, reasons_of(view, one.move)) for one in rated), 0
    )


def _kinship(one: Move, other: Move) -> int:
    """Return the similarity of two moves: 2 for the same card and capture, 1 for the same card, else 0."""
    if one.card != other.card:
        return 0
    return 1 + (one.captured == other.captured)


def _compared(best: MoveValue, other: MoveValue, samples: Mapping[Move, TreeSample]) -> MoveValue:
    """Add how far the best move is ahead of another one; nothing where one of them was not searched."""
    one = samples.get(best.move) if best.move else None
    another = samples.get(other.move) if other.move else None
    if one is None or another is None:
        return other
    if EXACT in best.reasons:
        lead = one.points - another.points
        return replace(other, behind=Lead(lead, lead, lead))
    return replace(other, behind=one.lead(another))


def _smoothed(samples: Mapping[Move, TreeSample]) -> list[MoveResult]:
    """Mix the variance of all moves into each error, so that rarely visited moves look less certain."""
    visits = {move: sum(one.visits) for move, one in samples.items()}
    whole = sum((one.error * visits[move]) ** 2 for move, one in samples.items())
    common = (whole + SPREAD**2) / (sum(visits.values()) + 1)
    smoothed = []
    for move, one in samples.items():
        spread = ((one.error * visits[move]) ** 2 + common * POOLED_VISITS) / (visits[move] + POOLED_VISITS)
        smoothed.append(MoveResult(move, one.points, sqrt(spread / max(visits[move], 1)), visits[move]))
    return smoothed
