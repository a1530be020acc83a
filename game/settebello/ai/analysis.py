"""What each legal move of a view is worth in points of the deal, how sure that is, and what it rests on."""

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
"""How moves are searched where nobody says otherwise."""

SLICES = 8
"""Searches by themselves, where a search does not tell its error: it is read from how much they differ."""

WIDE = 3
"""One of so many iterations goes to a search that looks at every move, as others leave out what seems bad."""

FEWEST_WIDE = 96
"""Where there are fewer iterations in all, another search would cost more than it shows."""

CURIOUS = 4.0
"""Points: how much that search tries what seems worse."""

SELDOM = 50
"""A move that has fewer than one of so many visits is judged by that search too."""

SPREAD = 2.5
"""Points by which deals commonly differ; counts as one visit, so that few visits do not seem sure."""

BORROWED = 4
"""Visits that the spread of all moves counts in the spread of one."""

FAR = -1000
"""Match points so far from any target that a point is a point."""

MOST_SETS = 400
"""Sets of table cards with one total: where there are more, a search takes too long."""

MOST_CALCULATED = 60
"""The same where every line of play is calculated, unless few cards are left to play."""

SHORT_ENDING = 3


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, its expected points with their standard error, and what speaks for and against it.

    ``move`` is None for a doubt. ``points``: the own side's points in the deal less those of the best other
    side. Where few points are wanted: those of the other side with the fewest less the own ones. So more is
    better in every game. Winning the match at a stroke counts as its target.
    """

    move: Move | None
    points: float
    error: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a view, the best first, and in how many deals they were searched together."""

    moves: tuple[MoveValue, ...]
    iterations: int


def is_crowded(view: SeatView) -> bool:
    """Whether more can be taken from the table than a search could try, as in positions set up by hand."""
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
    """Analyses one view, as often as somebody likes and with as many iterations."""

    def __init__(self, view: SeatView, effort: Effort, seed: int, deals: int = DEALS) -> None:
        """``seed`` decides all that is drawn; ValueError where the seat has no card to play.

        ``deals``: in how many of them it is counted what the others can do.
        """
        self._moves = moves_of(view)
        # Expected points are those of the deal, however near its end the match is.
        self._view = replace(view, scores=(FAR,) * len(view.scores))
        self._effort = replace(effort, believes=True)
        self._seed = seed
        reply_odds = ReplyOdds(view, Random(seed).randint(1, LARGEST_SEED), deals)
        self._reasons = {move: reasons_of(view, move, reply_odds) for move in self._moves}

    def analyse(self, iterations: int | None = None) -> Analysis:
        """What every legal move is worth after so many iterations; the usual number of them unless stated."""
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
        # The order of the moves themselves decides between equals, as sorting keeps it.
        return Analysis(tuple(sorted(found, key=lambda value: -value.points)), done)

    def _value(self, weighed: Weighed, *more: Reason) -> MoveValue:
        move = weighed.move
        return MoveValue(move, weighed.points, weighed.error, (*self._reasons[move], *more))

    def _searched(self, iterations: int) -> tuple[dict[Move, Weighed], int]:
        """The moves of which a search knows something, with what they brought; in how many deals in all."""
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
        """A move that was not searched itself: as good as its kin, but for what tells them apart."""
        kin = max(tried.values(), key=lambda each: (_kinship(each.move, move), each.points))
        differs = judge.worth(move)[0] - judge.worth(kin.move)[0]
        reasons = (*self._reasons[move], estimated(kin.move))
        return MoveValue(move, kin.points + differs, kin.error, reasons)

    def _doubt(self, judge: Judge, best: MoveValue) -> MoveValue:
        """A doubt, after which the seat plays what is best: what it is likely to bring comes on top."""
        view = self._view
        if view.claim is None or best.move is None:
            raise ValueError("there is nothing to doubt")
        gain = sign_of(view.ruleset) * doubt_gain(view, view.claim, judge.claimed_worth(view.claim.cards))
        return MoveValue(
            None, best.points + gain, best.error, (*reasons_of(view, None), estimated(best.move))
        )


def _kinship(one: Move, other: Move) -> int:
    """How much two moves have in common: what is taken with which card, then the card."""
    if one.card != other.card:
        return 0
    return 1 + (one.captured == other.captured)


def _joined(slices: list[tuple[Weighed, ...]]) -> list[Weighed]:
    """The slices of a search as one, with the error that their differences show."""
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
    """The moves with what another search has found about those that were seldom tried."""
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
    """The moves with the spread of all counted in their errors, so that few visits seem less sure."""
    whole = sum((each.error * each.visits) ** 2 for each in found)
    common = (whole + SPREAD**2) / (_visits(found) + 1)
    smoothed = []
    for each in found:
        spread = ((each.error * each.visits) ** 2 + common * BORROWED) / (each.visits + BORROWED)
        smoothed.append(replace(each, error=sqrt(spread / max(each.visits, 1))))
    return smoothed
