"""Converts a view into the root of a search: the kernel's state, the hidden slots and the evidence."""

from dataclasses import dataclass, field
from random import Random

from settebello.ai.core.deals import PastMove
from settebello.ai.core.policy import Policy
from settebello.engine import Move, Seat, SeatView, kernel
from settebello.engine.steps import settle, state_of
from settebello.engine.tables import compiled, leader_of


@dataclass(slots=True)
class Root:
    """The root of a search. The cards in the ``hidden`` slots are guesses; any of ``unseen`` may be there.

    signs: the signs of each seat since the last dealing (see ``Features``). past: the moves of the others
    since then.
    """

    state: kernel.State
    hidden: list[int]
    unseen: list[int]
    leader: int
    signs: list[int] = field(default_factory=lambda: [0] * 6)
    past: list[PastMove] = field(default_factory=list)


def root_of(view: SeatView, policy: Policy | None = None, *, any_turn: bool = False) -> Root:
    """Return the root of a view; with a policy, the moves since the last dealing are included as evidence.

    A search needs the view of the seat in turn; with ``any_turn`` it may be another's.
    """
    leader = leader_of(view.ruleset, view.players, view.dealer)
    state = _replayed(view, leader, view.player if any_turn else view.seat)
    if state is not None:
        root = _root(view, state, leader)
        if policy is not None and not _redone(view, root, policy):
            root.signs, root.past = [0] * 6, []
        return root
    return _root(view, state_of(settle(view.sample(Random(0))).position), leader)


def _root(view: SeatView, state: kernel.State, leader: int) -> Root:
    known = view.hand.mask
    if view.known_bottom is not None:
        known |= 1 << view.known_bottom.bit
    for shown in view.shown:
        known |= shown.mask
    slots = range(int(state.ply), int(state.end))
    hidden = [k for k in slots if state.order[k] >= 0 and not known >> int(state.order[k]) & 1]
    away = known | int(state.table)
    for pile in range(len(view.piles)):
        away |= int(state.taken[pile])
    unseen = [card for card in range(int(state.rules.cards)) if not away >> card & 1]
    return Root(state, hidden, unseen, leader)


def _is_plain(move: Move) -> bool:
    return not (move.robbed or move.claimed or move.guise)


def _fresh(view: SeatView, leader: int) -> kernel.State | None:
    """Return the deal's initial state, with the played cards in their slots; None if it is unknown."""
    rules = compiled(view.ruleset, view.players)
    plies = int(rules.plies)
    played = len(view.history)
    whole = (
        played + sum(view.hand_sizes) + view.stock == plies and len(view.opening_table) == rules.cards - plies
    )
    if not whole or view.claim or view.guise or not all(map(_is_plain, view.history)):
        return None
    state = kernel.State(rules, lists=False)
    state.leader = leader
    for ply, move in enumerate(view.history):
        state.order[ply] = move.card.bit
    for slot, card in enumerate(view.opening_table, plies):
        state.order[slot] = card.bit
    guess = view.sample(Random(0))
    hands = [list(hand) for hand in guess.hands]
    for ply in range(played, played + sum(view.hand_sizes)):
        hand = hands[(leader + ply) % view.players]
        if not hand:
            return None
        state.order[ply] = hand.pop(0).bit
    for slot, card in enumerate(guess.stock, played + sum(view.hand_sizes)):
        state.order[slot] = card.bit
    state.begin()
    for side, total in enumerate(view.scores):
        state.before[side] = total
    return state


def _replayed(view: SeatView, leader: int, turn: Seat | None) -> kernel.State | None:
    """Return the state of a view by replaying its moves; None if they are unknown or lead elsewhere.

    ``turn``: the seat that is then in turn.
    """
    state = _fresh(view, leader)
    if state is None:
        return None
    for move in view.history:
        state.replay(move.card.bit, move.captured.mask)
    same = (
        int(state.table) == view.table.mask
        and int(state.tops) == view.tops.mask
        and all(int(state.taken[s]) == pile.mask for s, pile in enumerate(view.piles))
        and state.seat() == turn
    )
    if not same:
        return None
    # Declarations score points that the moves do not show, some of them counted as sweeps.
    for s, sweeps in enumerate(view.sweeps):
        state.sweeps[s] = sweeps
        for k, points in enumerate(view.marks[s]):
            state.marks[s * kernel.MARKS + k] = points
    return state


def _redone(view: SeatView, root: Root, policy: Policy) -> bool:
    """Replay the moves to record their signs and evidence in ``root``; return whether that was possible."""
    state = _fresh(view, root.leader)
    if state is None:
        return False
    features = policy.features
    features.leader = root.leader
    start = int(root.state.round_start())
    masks = [1 << move.card.bit for move in view.history]
    for ply, move in enumerate(view.history):
        if ply == state.round_start():
            features.forget()
        mask = 1 << move.card.bit | move.captured.mask
        seat = int(state.seat())
        if ply >= start and seat != view.seat:
            after = sum(masks[k] for k in range(ply, len(masks), view.players))
            root.past.append(PastMove(state, features.signs, mask, after, policy))
        features.note(state, mask)
        state.replay(move.card.bit, move.captured.mask)
    if state.ply == state.round_start():
        features.forget()
    root.signs = [int(sign) for sign in features.signs]
    return True
