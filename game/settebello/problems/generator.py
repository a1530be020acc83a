"""Makes problems: plays deals, proves positions near their ends, and asks who misses the right move."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Final

from settebello.ai import GreedyPlayer, Player
from settebello.ai.search.search_player import Effort, SearchPlayer
from settebello.engine import Card, Match, Move, Position, Ruleset, Seat, SeatView
from settebello.problems.best_play import played_out
from settebello.problems.kinds import ProblemKind, kind_of
from settebello.problems.problem import Problem, Refutation
from settebello.problems.proof import MOST_LEFT, Aim, Prover, UnprovableError, obstacle_of
from settebello.problems.self_play import moves_of_deal

FEWEST_LEFT: Final = 4
"""Cards that are still to be played in a problem, at least."""

SEEDS: Final = 5
"""How often each level is asked; it misses a problem that it gets wrong in most answers."""

HIGH: Final = Effort(iterations=64_000, interpreted=64_000)
"""The search that has to find the right move, three times of three."""

NATURAL: Final = "greedy"
FEW: Final = 2
"""A problem that the natural move solves is taken only if more levels than this miss it."""

MATCHES: Final = 0.2
"""The share of positions that are tried as problems about the match, with some totals near the target."""

TOTALS: Final = 4
MATCH_REACH: Final = 4
"""In problems about the match both sides are at most so many points from the target."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays the deals, and who is asked for the right move: levels by id, weakest first."""

    players: Mapping[str, Player]
    levels: Mapping[str, Player]


@dataclass(frozen=True, slots=True)
class Found:
    """A problem with what decides whether it is taken: the worlds counted, whether the natural move fails."""

    problem: Problem
    worlds: int
    natural_fails: bool


@dataclass(frozen=True, slots=True)
class Stage:
    """A position of self-play, as the seat in turn sees it, and how it came about."""

    ruleset: Ruleset
    players: int
    number: int
    dealer: Seat
    deck: tuple[Card, ...]
    played: tuple[Move, ...]
    view: SeatView

    def problem(
        self, scores: tuple[int, ...], kind: ProblemKind, turns: int, missed: tuple[str, ...], right: Move
    ) -> Problem:
        """Return a problem of the position, in which the seat in turn becomes the solver's."""
        return Problem(
            id=f"{self.ruleset.id}_{self.players}_{self.number}_{len(self.played)}",
            ruleset=self.ruleset,
            players=self.players,
            dealer=Seat((self.dealer - self.view.seat) % self.players),
            deck=self.deck,
            played=self.played,
            scores=scores,
            kind=kind,
            turns=turns,
            missed=missed,
            right=(right,),
            line=(),
            wrong={},
        )


def problems_in(ruleset: Ruleset, players: int, number: int, company: Company) -> Iterator[Found]:
    """Play the deal of a number and yield the problems in it; equal numbers give equal problems."""
    rng = Random(f"{ruleset.id} {players} {number}")
    dealer = Seat(rng.randrange(players))
    deck = ruleset.deck.shuffled(rng)
    match = Match.start(ruleset, players, dealer).deal_deck(deck).match
    moves = moves_of_deal(match, company.players, rng)
    for place, move in enumerate(moves):
        position = match.position
        if position is None or position.turn is None:
            return
        view = position.view(position.turn)
        left = sum(view.hand_sizes) + view.stock
        if FEWEST_LEFT <= left <= MOST_LEFT and len(view.listed_moves()) > 1:
            stage = Stage(ruleset, players, number, dealer, deck, moves[:place], view)
            yield from _problem_at(stage, rng, company)
        match = match.play(move).match


def _problem_at(stage: Stage, rng: Random, company: Company) -> Iterator[Found]:
    """Yield the problem of a position if there is one, for some about the match, for others about points."""
    target = stage.ruleset.match.target
    about: list[tuple[Aim, tuple[int, ...]]] = [(Aim.POINTS, ())]
    if rng.random() < MATCHES:
        near = range(max(0, target - MATCH_REACH), target)
        totals = rng.sample(list(product(near, near)), min(TOTALS, len(near) ** 2))
        about = [(Aim.MATCH, scores) for scores in totals]
    for aim, scores in about:
        found = _proved(stage, scores, aim, company)
        if found is not None:
            yield found
            return


def _proved(stage: Stage, scores: tuple[int, ...], aim: Aim, company: Company) -> Found | None:
    """Return the problem of a position if exactly one move is right and somebody misses it."""
    view = replace(stage.view, scores=_seen_from(stage.view, scores)) if scores else stage.view
    if obstacle_of(view, aim):
        return None
    try:
        prover = Prover(view, aim)
    except UnprovableError:
        return None
    right = prover.right_move()
    if right is None:
        return None
    natural_fails = GreedyPlayer().choose(view, Random(0)) != right
    missed = missed_by(view, right, company.levels)
    # Where the natural move is right, only positions that most levels get wrong are riddles.
    if not missed or not (natural_fails or len(missed) > FEW):
        return None
    if not solved(view, right):
        return None
    kind, turns = kind_of(prover, right, aim)
    return Found(
        with_lines(stage.problem(scores, kind, turns, missed, right)), len(prover.worlds), natural_fails
    )


def _seen_from(view: SeatView, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return totals whose first is the seat's own, in the order of the sides."""
    return scores if view.side == 0 else scores[::-1]


def missed_by(view: SeatView, right: Move, levels: Mapping[str, Player]) -> tuple[str, ...]:
    """Return the levels that play another move in most of their answers, in the order given."""
    return tuple(
        name
        for name, player in levels.items()
        if 2 * sum(player.choose(view, Random(seed)) != right for seed in range(SEEDS)) > SEEDS
    )


def solved(view: SeatView, right: Move, effort: Effort = HIGH, seeds: Iterable[int] = range(3)) -> bool:
    """Return whether the strongest search finds the right move with every seed."""
    player = SearchPlayer(effort)
    return all(player.choose(view, Random(seed)) == right for seed in seeds)


def with_lines(problem: Problem) -> Problem:
    """Return a problem with best play after its right move, and the refutations of all others."""
    position: Position = problem.position
    right = problem.right[0]
    line, best = played_out(position, right, problem.aim)
    wrong = {}
    for move in position.legal_moves():
        if move != right:
            after, points = played_out(position, move, problem.aim)
            wrong[move] = Refutation(after, best - points)
    return replace(problem, line=line, wrong=wrong)


def chosen(found: Sequence[Found], wanted: int) -> tuple[Found, ...]:
    """Return the most instructive problems of a game, easy ones first.

    They are taken one after the other from the groups that kind, grade and hidden cards make, so that no
    group crowds out the others; within a group those with most worlds come first, one of each deal.
    """
    groups: dict[tuple[str, int, bool], list[Found]] = {}
    for one in sorted(found, key=lambda one: (-one.natural_fails, -one.worlds, one.problem.id)):
        key = (one.problem.kind.value, one.problem.grade, one.worlds > 1)
        groups.setdefault(key, []).append(one)
    taken: list[Found] = []
    deals: set[str] = set()
    while len(taken) < wanted and any(groups.values()):
        for key in sorted(groups):
            while groups[key]:
                one = groups[key].pop(0)
                deal = one.problem.id.rpartition("_")[0]
                if deal not in deals:
                    deals.add(deal)
                    taken.append(one)
                    break
    order = sorted(taken[:wanted], key=lambda one: (one.problem.grade, one.problem.kind, one.problem.id))
    return tuple(order)
