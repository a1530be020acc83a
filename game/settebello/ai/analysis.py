"""Evaluates every legal move of a view: expected points of the deal, standard error and reasons."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from settebello.ai.people.bluffs import doubt_gain
from settebello.ai.people.greedy_player import Judge
from settebello.ai.players import moves_of
from settebello.ai.reasons import EXACT, UNTRIED, Reason, estimated, reasons_of
from settebello.ai.search.networks import policy_for
from settebello.ai.search.payoff_table import sign_of
from settebello.ai.search.reply_odds import DEALS, ReplyOdds
from settebello.ai.search.search_player import (
    LARGEST_SEED,
    LAST_PLIES,
    Effort,
    SearchPlayer,
    Weighed,
    best_said,
    exact,
)
from settebello.engine import Move, SeatView, card_value, kernel

USUAL = Effort(iterations=4000, interpreted=600)
"""The search effort where the caller states none."""

SLICES = 8
"""Number of independent searches where the search reports no error: their spread gives the standard error."""

WIDE = 3
"""One in so many iterations goes to a wide search with strong exploration, which tries every move."""

FEWEST_WIDE = 96
"""With fewer iterations than this there is no wide search: it would cost more than it shows."""

CURIOUS = 4.0
"""Points: the exploration constant of the wide search."""

SELDOM = 50
"""A move with fewer than one in so many of all visits also takes its value from the wide search."""

SPREAD = 2.5
"""Points: the assumed spread of deals. It counts as one visit, so that few visits do not look certain."""

BORROWED = 4
"""Visits' worth of the variance of all moves that is mixed into the variance of each move."""

FAR = -1000
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
    every game. Winning the match at a stroke counts as many points as its target.
    """

    move: Move | None
    points: float
    error: float
    reasons: tuple[Reason, ...]


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
        # Value the points of the deal, however close the match is to its end.
        self._view = replace(view, scores=(FAR,) * len(view.scores))
        self._effort = replace(effort, believes=True)
        self._seed = seed
        reply_odds = ReplyOdds(view, Random(seed).randint(1, LARGEST_SEED), deals)
        self._reasons = {move: reasons_of(view, move, reply_odds) for move in self._moves}

    def analyse(self, iterations: int | None = None) -> Analysis:
        """Return the value of every legal move after ``iterations`` iterations (default: usual effort)."""
        view = self._view
        said = best_said(view)
        ending = exact(view, tuple(said))
        if ending is not None:
            tried = {said[mask]: Weighed(said[mask], points, 0.0, 0) for mask, points in ending.items()}
            values = {move: self._value(each, EXACT) for move, each in tried.items()}
            done = 0
        else:
            tried, done = self._searched(iterations or self._effort.usual())
            values = {
                move: self._value(each, *(() if each.visits else (UNTRIED,))) for move, each in tried.items()
            }
        judge = Judge(view)
        for move in self._moves:
            if move not in values:
                values[move] = self._estimate(judge, tried, move)
        found = [values[move] for move in self._moves]
        if view.may_doubt:
            found.append(self._doubt(judge, max(found, key=lambda value: value.points)))
        # Sorting is stable: equal moves keep their legal order.
        return Analysis(tuple(sorted(found, key=lambda value: -value.points)), done)

    def _value(self, weighed: Weighed, *more: Reason) -> MoveValue:
        move = weighed.move
        return MoveValue(move, weighed.points, weighed.error, (*self._reasons[move], *more))

    def _searched(self, iterations: int) -> tuple[dict[Move, Weighed], int]:
        """Search the moves; return the results by move and the number of iterations done."""
        view, rng = self._view, Random(self._seed)
        player = SearchPlayer(self._effort)
        if policy_for(view.ruleset, view.players) is None:
            counts = [(iterations + k) // SLICES for k in range(SLICES)]
            sliced = [player.weigh(view, rng, count) for count in counts if count]
            found = _joined(sliced)
            return {each.move: each for each in _smoothed(found) if each.visits}, _visits(found)
        wide = iterations // WIDE if iterations >= FEWEST_WIDE else 0
        found = list(player.weigh(view, rng, iterations - wide))
        done = _visits(found)
        if wide:
            curious = SearchPlayer(replace(self._effort, explore=CURIOUS))
            others = curious.weigh(view, rng, wide)
            done += _visits(others)
            found = _completed(found, others)
        return {each.move: each for each in _smoothed(found)}, done

    def _estimate(self, judge: Judge, tried: dict[Move, Weighed], move: Move) -> MoveValue:
        """Estimate an unsearched move: the value of the most similar move, corrected by the heuristic."""
        kin = max(tried.values(), key=lambda each: (_kinship(each.move, move), each.points))
        differs = judge.worth(move)[0] - judge.worth(kin.move)[0]
        reasons = (*self._reasons[move], estimated(kin.move))
        return MoveValue(move, kin.points + differs, kin.error, reasons)

    def _doubt(self, judge: Judge, best: MoveValue) -> MoveValue:
        """Return the value of a doubt: its expected gain plus the value of the best move after it."""
        view = self._view
        if view.claim is None or best.move is None:
            raise ValueError("there is nothing to doubt")
        gain = sign_of(view.ruleset) * doubt_gain(view, view.claim, judge.claimed_worth(view.claim.cards))
        return MoveValue(
            None, best.points + gain, best.error, (*reasons_of(view, None), estimated(best.move))
        )


def _kinship(one: Move, other: Move) -> int:
    """Return the similarity of two moves: 2 for the same card and capture, 1 for the same card, else 0."""
    if one.card != other.card:
        return 0
    return 1 + (one.captured == other.captured)


def _joined(slices: list[tuple[Weighed, ...]]) -> list[Weighed]:
    """Combine independent searches into one result; the standard error follows from their differences."""
    found = []
    for each in zip(*slices, strict=True):
        own = [part for part in each if part.visits]
        visits = sum(part.visits for part in own)
        mean = sum(part.points * part.visits for part in own) / max(visits, 1)
        squares = sum(part.visits * (part.points - mean) ** 2 for part in own)
        spread = squares / (len(own) - 1) if len(own) > 1 else 0.0
        found.append(Weighed(each[0].move, mean, sqrt(spread / max(visits, 1)), visits))
    return found


def _visits(found: Iterable[Weighed]) -> int:
    return sum(each.visits for each in found)


def _completed(found: Sequence[Weighed], wide: Sequence[Weighed]) -> list[Weighed]:
    """Merge the results of the wide search into those of the moves that were seldom visited."""
    enough = _visits(found) / SELDOM
    completed = []
    for one, other in zip(found, wide, strict=True):
        visits = one.visits + other.visits
        if one.visits >= enough or not other.visits:
            completed.append(one)
            continue
        points = (one.points * one.visits + other.points * other.visits) / visits
        error = sqrt((one.error * one.visits) ** 2 + (other.error * other.visits) ** 2) / visits
        completed.append(Weighed(one.move, points, error, visits))
    return completed


def _smoothed(found: Sequence[Weighed]) -> list[Weighed]:
    """Mix the variance of all moves into each error, so that rarely visited moves look less certain."""
    whole = sum((each.error * each.visits) ** 2 for each in found)
    common = (whole + SPREAD**2) / (_visits(found) + 1)
    smoothed = []
    for each in found:
        spread = ((each.error * each.visits) ** 2 + common * BORROWED) / (each.visits + BORROWED)
        smoothed.append(replace(each, error=sqrt(spread / max(each.visits, 1))))
    return smoothed
