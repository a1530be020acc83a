"""Self-play of a network, recorded as training samples."""

from settebello.ai.core.network import Judgement, Network
from settebello.ai.core.policy import Policy, ahead, in_hand
from settebello.engine.kernel.rules import Rules
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec


def play(
    rules: Rules, network: Network, sign: int, stake: int, deals: int, seed: int, chance: int, noise: int
) -> tuple[list[int], list[int]]:
    """Play ``deals`` deals; return the input words after each move and the points gained from there on.

    ``chance``: how many in 1000 moves are random. ``noise``: as for ``Policy.best``. The gain of a sample is
    the lead of the mover's side at the end of the deal minus its lead at the sample. Forced moves are left
    out.
    """
    policy = Policy(rules, network, sign)
    features = policy.features
    state = State(rules, seed)
    size: i64 = network.words
    words: list[int] = []
    gains: list[int] = []
    # For each sample of a deal: the side that moved, and its lead in sweeps and marks so far.
    sides: vec[i64] = vec[i64]([0] * 64)
    before: vec[i64] = vec[i64]([0] * 64)
    for deal in range(deals):
        state.leader = deal % rules.players
        features.leader = state.leader
        state.shuffle()
        count: i64 = 0
        while state.ply < state.end:
            if state.ply == state.round_start():
                features.forget()
                if rules.declare:
                    state.declare_all()
            if state.pick(1000) < chance:
                n = state.legal()
                move = state.moves[state.pick(n)]
                choice = n > 1
                if choice:
                    features.look(state)
            else:
                move = policy.best(state, noise)
                choice = policy.choices > 1
            side = state.seat() % rules.sides
            if choice:
                features.see(state, move)
                for k in range(size):
                    words.append(int(features.words[k]))
                sides[count] = side
            features.note(state, move)
            state.choose(move)
            if choice:
                before[count] = in_hand(rules, state, side, sign)
                count += 1
        state.finish()
        for k in range(count):
            gains.append(int(ahead(rules, state, sides[k], sign, stake) - before[k]))
    return words, gains


def judged(network: Network, words: list[int], samples: int) -> list[int]:
    """Return the network's outputs for samples, to compare them with the training targets."""
    judgement = Judgement(network)
    size: i64 = network.words
    one: vec[i64] = vec[i64]([0] * size)
    values: list[int] = []
    for k in range(samples):
        for w in range(size):
            one[w] = words[k * size + w]
        values.append(int(judgement.of(one)))
    return values
