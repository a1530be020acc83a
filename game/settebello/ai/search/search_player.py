"""The search player: samples deals that fit the view and searches them, guided by a trained network."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Annotated

from pydantic import Field

from settebello.ai.core.deals import Deals
from settebello.ai.core.endgame import Endgame
from settebello.ai.core.ismcts import Ismcts
from settebello.ai.core.network import POINT
from settebello.ai.core.policy import Policy
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.people.exposure import exposure
from settebello.ai.people.greedy_player import GreedyPlayer
from settebello.ai.people.habits import Habits
from settebello.ai.players import Candidate, Decision, Player, moves_of
from settebello.ai.search.networks import policy_for
from settebello.ai.search.payoff_table import payoff_table_of, sign_of
from settebello.ai.search.plain_player import PlainPlayer
from settebello.ai.search.roots import Root, root_of
from settebello.datafile import Model
from settebello.engine import Move, SeatView, kernel
from settebello.engine.tables import compiled

LARGEST_SEED = 2**31 - 2

MOST_MOVES = 400
"""The most moves that can be searched; positions set up by hand may have more."""

LAST_PLIES = 8
"""With at most this many cards left, all of them known, the ending is calculated exactly."""

STEP = 2
"""Decimal places of points; smaller differences count as equal."""

SEEN_ENOUGH = 4
"""A move is eligible if its visits times this reach those of the most visited move."""

PER_DEAL = 6
FEWEST_DEALS = 40
MOST_DEALS = 400
"""Sampled deals: one for every PER_DEAL iterations, within FEWEST_DEALS and MOST_DEALS."""

DEEPER = 4
"""Divides the iterations where every deal is played to its end, as each then takes this much longer."""

TO_THE_END = 64

NODES = 8
"""Tree nodes allocated for each iteration."""


class EffortModel(Model):
    """The schema of ``search`` in an opponent's file."""

    iterations: Annotated[int, Field(ge=1, le=1_000_000)]
    """The number of deals searched."""
    interpreted: Annotated[int, Field(ge=1, le=1_000_000)]
    """The number of deals searched where the core is not compiled."""
    believes: bool
    """Whether hands that explain the others' moves are more likely."""
    counts_match: bool
    """Whether the search maximises the chance of winning the match near its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """The settings of a search.

    iterations: the number of deals searched; interpreted: the same where the core is not compiled. believes:
    whether hands that explain the others' moves are more likely. counts_match: whether the match counts near
    its end. trust: the number of visits that the network's prior counts. explore: the exploration constant in
    points; root_explore: that of the moves that are compared, None for the same. noise: random spread of
    playout moves, in thousandths of a point. steady: whether the number of deals is the same in every game.
    """

    iterations: int
    interpreted: int
    believes: bool = True
    counts_match: bool = True
    trust: float = 5.0
    explore: float = 1.0
    root_explore: float | None = None
    noise: int = 100
    steady: bool = False

    def usual(self) -> int:
        """Return the default number of iterations for this build of the core."""
        return self.iterations if kernel.is_compiled() else self.interpreted


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result of a search for one move: mean points for its side, standard error and visits."""

    move: Move
    points: float
    error: float
    visits: int


LEAST_PLAIN = 1600
"""The least deals that a compiled search samples without a network; 40 would try each move too rarely."""

SearchPart = tuple[SeatView, Effort, int, int]
"""One part of a search: view, effort, number of iterations, seed."""

Found = tuple[tuple[int, int, float, float], ...]
"""For each root move: its cards as a set, visits, mean with the prior included, standard error."""

Spread = Callable[[Callable[[SearchPart], Found], Iterable[SearchPart]], Iterable[Found]]
"""Runs the parts of a search: one after the other as ``map`` does, or in parallel."""


class SearchPlayer(Player):
    """Plays the best move of a search over sampled deals; known endings are calculated exactly.

    The search is the sum of two independent searches, whether they run one after the other or in parallel.
    """

    def __init__(self, effort: Effort, habits: Habits | None = None, spread: Spread = map) -> None:
        self.effort = effort
        self._habits = habits or Habits()
        self._spread = spread

    def decide(self, view: SeatView, rng: Random, iterations: int | None = None) -> Decision:
        """Return the best legal move or a doubt; equal random numbers and ``iterations`` give the same.

        ``iterations`` defaults to the usual effort. Raises ValueError if the hand is empty.
        """
        moves = moves_of(view)
        if len(moves) == 1 and not view.may_doubt:
            return Decision(moves[0])
        if view.exchanging:
            return choose_bottom(view, rng, self._habits)
        points, cards = 0, {move.card for move in moves}
        if view.may_doubt or view.situation().boasts or view.ruleset.bluff or len(moves) > MOST_MOVES:
            said = GreedyPlayer().decide(view, rng)
            if view.asked or said.move is None or said.move.claimed or len(moves) > MOST_MOVES:
                return said
            points = said.move.boast
            cards = {one.move.card for one in said.candidates if one.move.boast == points}
        weighed = tuple(each for each in self.weigh(view, rng, iterations) if each.move.card in cards)
        if points:
            weighed = tuple(
                replace(each, move=replace(each.move, knock=True, boast=points)) for each in weighed
            )
        candidates = tuple(Candidate(each.move, round(each.points, STEP), each.visits) for each in weighed)
        done = sum(each.visits for each in weighed)
        return Decision(self._chosen(view, weighed, rng), candidates, done)

    def weigh(self, view: SeatView, rng: Random, iterations: int | None = None) -> tuple[MoveResult, ...]:
        """Return the search results, one for each card and capture; moves that claim are left out."""
        moves = best_said(view)
        ending = exact(view, tuple(moves))
        if ending is not None:
            return tuple(MoveResult(moves[mask], points, 0.0, 1) for mask, points in ending.items())
        whole = iterations or usual_deals(self.effort, view)
        seeds = [rng.randint(1, LARGEST_SEED) for _ in range(2)]
        halves = [(view, self.effort, (whole + k) // 2, seed) for k, seed in enumerate(seeds)]
        found = [entry for half in self._spread(search, halves) for entry in half]
        return tuple(_weighed(move, mask, found) for mask, move in moves.items())

    def _chosen(self, view: SeatView, weighed: tuple[MoveResult, ...], rng: Random) -> Move:
        """Return the best move; among equally good ones the one with the lowest risk of a sweep."""
        most = max(each.visits for each in weighed)
        tried = [each for each in weighed if each.visits * SEEN_ENOUGH >= most]
        open_by = {each: exposure(view, each.move) for each in tried}
        # A positive risk habit adds the probability of a sweep as points, a negative one subtracts it.
        felt = {each: round(each.points + self._habits.risk * open_by[each], STEP) for each in tried}
        best = max(felt.values())
        near = [each for each in tried if felt[each] >= best - self._habits.error]
        if self._habits.error:
            best = felt[rng.choice(near)]
        equals = [each for each in near if felt[each] == best]
        return min(equals, key=lambda each: (open_by[each], -each.visits)).move


def usual_deals(effort: Effort, view: SeatView) -> int:
    """Return the default number of iterations for a view; more where no network says which moves to try."""
    usual = effort.usual()
    if effort.steady or not kernel.is_compiled() or policy_for(view.ruleset, view.players) is not None:
        return usual
    return max(usual, LEAST_PLAIN)


def _weighed(move: Move, mask: int, found: list[tuple[int, int, float, float]]) -> MoveResult:
    """Combine the results of the search parts for one move."""
    own = [(visits, mean, error) for cards, visits, mean, error in found if cards == mask]
    visits = sum(n for n, _, _ in own)
    weights = [(n + 1) / (visits + len(own)) for n, _, _ in own]
    points = sum(weight * mean for weight, (_, mean, _) in zip(weights, own, strict=True))
    error = sum((weight * error) ** 2 for weight, (_, _, error) in zip(weights, own, strict=True)) ** 0.5
    return MoveResult(move, points, error, visits)


def best_said(view: SeatView) -> dict[int, Move]:
    """Return the moves by their cards with the best announcements: hand declared, missed captures robbed."""
    declared = view.declaration
    guise = None
    if declared and declared.guises:
        place = _guise(view)
        guise = view.ruleset.deck.pack.ranks[place - 1] if place else None
    found: dict[int, Move] = {}
    for move in moves_of(view):
        if move.claimed or move.boast or (declared and (not move.knock or move.guise is not guise)):
            continue
        mask = 1 << move.card.bit | move.captured.mask
        if mask not in found or len(move.robbed) > len(found[mask].robbed):
            found[mask] = move
    return found


def _guise(view: SeatView) -> int:
    """Return the best rank, from 1, for the wild card of a hand to be declared; 0 if there is none."""
    return int(kernel.best_guise(compiled(view.ruleset, view.players), view.hand.mask))


def _root(view: SeatView, policy: Policy | None) -> Root:
    """Return the root of a view, with its seat's hand declared where that is allowed."""
    root = root_of(view, policy)
    if view.declaration:
        root.state.declare(_guise(view), view.hand.mask)
    return root


def exact(view: SeatView, masks: tuple[int, ...]) -> dict[int, float] | None:
    """Return the exact points of each move when every card is known and few are left; None otherwise.

    None as well where the ending has too many lines of play.
    """
    left = sum(view.hand_sizes) + view.stock
    if left > LAST_PLIES or view.claim:
        return None
    # With all hands new and known, the other hands are declared as well.
    new = min(view.hand_sizes) == view.ruleset.deal.hand
    if view.boast or (new and view.ruleset.declare_bluff):
        return None
    root = root_of(view) if new else _root(view, None)
    if not is_known(root, view):
        return None
    if new and root.state.rules.declare:
        root.state.declare_all()
    payoff_table = payoff_table_of(view)
    ending = Endgame(
        root.state, left, payoff_table.payoff, payoff_table.decision, sign_of(view.ruleset), view.side
    )
    worths = {mask: int(ending.worth(mask)) / POINT for mask in masks}
    return worths if ending.is_complete() else None


def is_known(root: Root, view: SeatView) -> bool:
    """Return whether the hidden cards can be distributed in only one way."""
    if len(root.unseen) != len(root.hidden) or view.stock:
        return False
    state = root.state
    return len({(int(state.leader) + slot) % view.players for slot in root.hidden}) <= 1


def search(half: SearchPart) -> Found:
    """Run one part of a search."""
    view, effort, iterations, seed = half
    policy = policy_for(view.ruleset, view.players)
    payoff_table = payoff_table_of(view, match=effort.counts_match)
    if policy is None:
        return PlainPlayer(iterations).roots(view, Random(seed))
    root = _root(view, policy)
    policy.features.leader = root.leader
    count = max(FEWEST_DEALS, min(MOST_DEALS, iterations // PER_DEAL))
    deals = Deals(root.state, root.hidden, root.unseen, count, seed)
    if effort.believes and root.past:
        deals.weight_by_policy(policy, root.past)
        deals.resample()
    to_the_end = payoff_table.counts_match or int(root.state.rules.sides) > 2
    if to_the_end:
        iterations = max(1, iterations // DEEPER)
    at_root = effort.explore if effort.root_explore is None else effort.root_explore
    size = iterations * NODES + 4 * len(moves_of(view)) + 64
    forest = Ismcts(size, effort.trust, effort.explore, at_root)
    forest.search(
        deals,
        policy,
        kernel.array(root.signs),
        payoff_table.payoff,
        payoff_table.decision,
        iterations,
        TO_THE_END if to_the_end else 0,
        effort.noise * POINT // 1000,
        seed,
    )
    return tuple(forest.roots())
