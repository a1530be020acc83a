"""Deals played for the generator: by players of several levels, or by a network with noise, which is fast."""

from collections.abc import Mapping
from random import Random
from typing import Final

from settebello.ai import Player
from settebello.ai.core.deals import copy_state
from settebello.ai.core.network import POINT
from settebello.ai.search.networks import policy_for
from settebello.engine import CardSet, Match, Move, Phase, Position, kernel
from settebello.engine.rules.rulewords import Declare
from settebello.engine.steps import state_of

RANDOM_MOVES: Final = 0.05
"""How often a move of players is random, so that not all deals are played alike."""

BY_PLAYERS: Final = 0.2
"""The share of deals that players play; where no network can play they play all."""

NOISE: Final = (0.0, 0.3, 1.0)
"""Points by which the values of the network's moves are blurred: strong, middling and weak play."""


def moves_of_deal(match: Match, players: Mapping[str, Player], rng: Random) -> tuple[Move, ...]:
    """Return the moves of a deal that has just been dealt, played to its end."""
    position = match.position
    if position is None:
        return ()
    declares = position.ruleset.declare is not Declare.NONE
    if declares or rng.random() < BY_PLAYERS or policy_for(position.ruleset, position.players) is None:
        return _by_players(match, players, rng)
    return _by_network(position, rng)


def _by_players(match: Match, players: Mapping[str, Player], rng: Random) -> tuple[Move, ...]:
    names = sorted(players)
    seats = [players[rng.choice(names)] for _ in range(match.players)]
    played: list[Move] = []
    while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
        view = match.position.view(match.position.turn)
        move = seats[view.seat].choose(view, rng)
        if move is None or rng.random() < RANDOM_MOVES:
            move = rng.choice(view.listed_moves())
        played.append(move)
        match = match.play(move).match
    return tuple(played)


def _by_network(position: Position, rng: Random) -> tuple[Move, ...]:
    policy = policy_for(position.ruleset, position.players)
    if policy is None:
        raise ValueError("no network plays this game")
    dealt = state_of(position)
    state = kernel.State(dealt.rules, rng.randint(1, 2**31 - 2), len(dealt.order))
    copy_state(dealt, state)
    noises = [int(rng.choice(NOISE) * POINT) for _ in range(position.players)]
    policy.features.leader = int(state.leader)
    pack = position.table.pack
    played: list[Move] = []
    while state.ply < state.end:
        if state.ply == state.round_start():
            policy.features.forget()
        move = policy.best(state, noises[int(state.seat())])
        captured = int(move) & int(state.table)
        card = (int(move) & ~captured).bit_length() - 1
        played.append(Move(pack.cards[card], CardSet(captured, pack)))
        policy.features.note(state, move)
        state.choose(move)
    return tuple(played)
