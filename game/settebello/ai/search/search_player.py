"""The player that searches deals that fit what it has seen, led by a learned network."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Annotated

from pydantic import Field

from settebello.ai.core.deals import Deals
from settebello.ai.core.endgame import Endgame
from settebello.ai.core.ismcts import Ismcts
from settebello.ai.core.network import POINT
from settebello.ai.core.policy import Policy
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
"""Moves of a position that can be searched; one set up by hand may have more."""

LAST_PLIES = 8
"""Endings in which all cards are known are calculated from so many cards on."""

STEP = 2
"""Decimal places of points: what differs by less is equally good."""

SEEN_ENOUGH = 4
"""A move counts that was looked at a fourth as often as the one looked at most."""

PER_DEAL = 6
FEWEST_DEALS = 40
MOST_DEALS = 400
"""Deals drawn to believe in: one to so many iterations, within these bounds."""

DEEPER = 4
"""Times as long an iteration takes where the match counts, and every deal is played to its end."""

TO_THE_END = 64

NODES = 8
"""Room in the tree for so many moves an iteration."""


class EffortModel(Model):
    """The part ``search`` of an opponent's file."""

    iterations: Annotated[int, Field(ge=1, le=1_000_000)]
    """In how many deals the search looks ahead."""
    interpreted: Annotated[int, Field(ge=1, le=1_000_000)]
    """In how many deals it looks ahead where the core is not compiled."""
    believes: bool
    """Whether hands that fit what the others have played count as likelier."""
    counts_match: bool
    """Whether the search plays for the match near its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How a player searches.

    iterations: in how many deals it looks ahead; interpreted: in how many where the core is not compiled.
    believes: whether hands count as likelier that fit what the others have played. counts_match: whether it
    plays for the match near its end. trust: visits that a network's judgement of a move is worth. explore:
    points, how much is tried that seems worse. noise: thousandths of a point.
    """

    iterations: int
    interpreted: int
    believes: bool = True
    counts_match: bool = True
    trust: float = 5.0
    explore: float = 1.0
    noise: int = 100

    def usual(self) -> int:
        """The iterations where nobody asks for a number of them."""
        return self.iterations if kernel.is_compiled() else self.interpreted


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a move has brought in a search: points for its side on average with their standard error."""

    move: Move
    points: float
    error: float
    visits: int


Half = tuple[SeatView, Effort, int, int]
"""A part of a search: the view, how, how many iterations, and a seed."""

Found = tuple[tuple[int, int, float, float], ...]
"""For each move of a root, by its cards: visits, mean with what the network thought, standard error."""

Spread = Callable[[Callable[[Half], Found], Iterable[Half]], Iterable[Found]]
"""Carries out the parts of a search, one after the other as ``map`` does or side by side."""


class SearchPlayer(Player):
    """Plays what proves best in the deals it believes in; calculates endings in which all cards are known.

    The search is two searches whose results are added, whether they run one after the other or side by side.
    """

    def __init__(self, effort: Effort, habits: Habits | None = None, spread: Spread = map) -> None:
        self.effort = effort
        self._habits = habits or Habits()
        self._spread = spread

    def decide(self, view: SeatView, rng: Random, iterations: int | None = None) -> Decision:
        """The best legal move, or a doubt; equal numbers and ``iterations`` give the same.

        ``iterations``: the usual ones unless stated. Raises ValueError for an empty hand.
        """
        moves = moves_of(view)
        if len(moves) == 1 and not view.may_doubt:
            return Decision(moves[0])
        if view.claim or view.ruleset.bluff or len(moves) > MOST_MOVES:
            said = GreedyPlayer().decide(view, rng)
            if said.move is None or said.move.claimed or len(moves) > MOST_MOVES:
                return said
        weighed = self.weigh(view, rng, iterations)
        candidates = tuple(Candidate(each.move, round(each.points, STEP), each.visits) for each in weighed)
        done = sum(each.visits for each in weighed)
        return Decision(self._chosen(view, weighed, rng), candidates, done)

    def weigh(self, view: SeatView, rng: Random, iterations: int | None = None) -> tuple[Weighed, ...]:
        """What the moves of a view bring, one for each card and what it takes; claims are left out."""
        moves = best_said(view)
        ending = exact(view, tuple(moves))
        if ending is not None:
            return tuple(Weighed(moves[mask], points, 0.0, 1) for mask, points in ending.items())
        whole = iterations or self.effort.usual()
        seeds = [rng.randint(1, LARGEST_SEED) for _ in range(2)]
        halves = [(view, self.effort, (whole + k) // 2, seed) for k, seed in enumerate(seeds)]
        found = [entry for half in self._spread(search, halves) for entry in half]
        return tuple(_weighed(move, mask, found) for mask, move in moves.items())

    def _chosen(self, view: SeatView, weighed: tuple[Weighed, ...], rng: Random) -> Move:
        """The best move; of equally good ones the one that exposes the table least to a sweep."""
        most = max(each.visits for each in weighed)
        tried = [each for each in weighed if each.visits * SEEN_ENOUGH >= most]
        open_by = {each: exposure(view, each.move) for each in tried}
        # Who fears risks counts the chance of a sweep once more, by so many points; who likes them, less.
        felt = {each: round(each.points + self._habits.risk * open_by[each], STEP) for each in tried}
        best = max(felt.values())
        near = [each for each in tried if felt[each] >= best - self._habits.error]
        if self._habits.error:
            best = felt[rng.choice(near)]
        equals = [each for each in near if felt[each] == best]
        return min(equals, key=lambda each: (open_by[each], -each.visits)).move


def _weighed(move: Move, mask: int, found: list[tuple[int, int, float, float]]) -> Weighed:
    """What the parts of a search found of a move, together."""
    own = [(visits, mean, error) for cards, visits, mean, error in found if cards == mask]
    visits = sum(n for n, _, _ in own)
    weights = [(n + 1) / (visits + len(own)) for n, _, _ in own]
    points = sum(weight * mean for weight, (_, mean, _) in zip(weights, own, strict=True))
    error = sum((weight * error) ** 2 for weight, (_, _, error) in zip(weights, own, strict=True)) ** 0.5
    return Weighed(move, points, error, visits)


def best_said(view: SeatView) -> dict[int, Move]:
    """The moves by their cards with the words that serve best: declarations made, missed captures robbed."""
    declared = view.declaration
    guise = None
    if declared and declared.guises:
        place = _guise(view)
        guise = view.ruleset.deck.pack.ranks[place - 1] if place else None
    found: dict[int, Move] = {}
    for move in moves_of(view):
        if move.claimed or (declared and (not move.knock or move.guise is not guise)):
            continue
        mask = 1 << move.card.bit | move.captured.mask
        if mask not in found or len(move.robbed) > len(found[mask].robbed):
            found[mask] = move
    return found


def _guise(view: SeatView) -> int:
    """The rank, from 1, that the wild card of a hand to be declared best stands for; 0 for none."""
    return int(kernel.best_guise(compiled(view.ruleset, view.players), view.hand.mask))


def _root(view: SeatView, policy: Policy | None) -> Root:
    """The root of a view, its seat's hand declared if it may be."""
    root = root_of(view, policy)
    if view.declaration:
        root.state.declare(_guise(view), view.hand.mask)
    return root


def exact(view: SeatView, masks: tuple[int, ...]) -> dict[int, float] | None:
    """What each move brings in points when every card is known and few are left; None otherwise."""
    left = sum(view.hand_sizes) + view.stock
    if left > LAST_PLIES or view.claim:
        return None
    # Where all hands are new, the others declare theirs too, and those are known.
    new = min(view.hand_sizes) == view.ruleset.deal.hand
    root = root_of(view) if new else _root(view, None)
    if not is_known(root, view):
        return None
    if new and root.state.rules.declare:
        root.state.declare_all()
    payoff_table = payoff_table_of(view)
    ending = Endgame(
        root.state, left, payoff_table.payoff, payoff_table.decision, sign_of(view.ruleset), view.side
    )
    return {mask: int(ending.worth(mask)) / POINT for mask in masks}


def is_known(root: Root, view: SeatView) -> bool:
    """Whether the hidden cards can lie in one way only."""
    if len(root.unseen) != len(root.hidden) or view.stock:
        return False
    state = root.state
    return len({(int(state.leader) + slot) % view.players for slot in root.hidden}) <= 1


def search(half: Half) -> Found:
    """Carry out a part of a search."""
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
    forest = Ismcts(iterations * NODES + 4 * len(moves_of(view)) + 64, effort.trust, effort.explore)
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
