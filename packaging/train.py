"""Trains the network of one game from deals that it plays against itself: ``train.py RULESET PLAYERS FILE``.

The network learns the points still to come from what a seat sees after a move (``ai/core/features.py``
encodes that as bits, ``ai/core/selfplay.py`` plays). The true result of a deal is the target of all its moves
(Monte Carlo), and the network that was trained on the deals before plays the next ones. Needs NumPy and a
compiled core; the same seed on the same machine gives the same weights.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from settebello import resources
from settebello.ai.core import network as core
from settebello.ai.core.features import word_count
from settebello.ai.core.selfplay import judged, play
from settebello.ai.search.networks import Weights, fingerprint, packed
from settebello.engine.kernel import is_compiled
from settebello.engine.rules.rulewords import Objective
from settebello.engine.tables import compiled
from settebello.rulebook import Rulebook

Matrix = NDArray[np.float32]

BATCH = 2048
UNIT = 256
"""Weights are whole numbers of this part."""

SPREAD = 0.5 / 8
MOST_STAKE = 6
"""Points that a deal counts besides which decides the match by itself, in training."""


class Learner:
    """A network of floating-point numbers, and the moments of Adam (Kingma and Ba, 2015) for each weight."""

    def __init__(self, words: int, hidden: int, rng: np.random.Generator, before: Weights | None) -> None:
        self.words = words
        self.parts: list[Matrix]
        if before is not None:
            first, start, out = (
                np.asarray(x, np.float32) / np.float32(UNIT) for x in (before.rows, before.start, before.out)
            )
            bias = np.array([before.bias / UNIT**2], np.float32)
            self.parts = [first.reshape(-1, hidden), start, out, bias]
        else:
            first = rng.normal(0, SPREAD, (words * core.BITS, hidden)).astype(np.float32)
            out = rng.normal(0, 0.1, hidden).astype(np.float32)
            self.parts = [first, np.full(hidden, 0.1, np.float32), out, np.zeros(1, np.float32)]
        self.hidden = hidden
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.used = np.zeros(words * core.BITS, bool)

    def inputs(self, words: NDArray[np.int64]) -> NDArray[np.uint8]:
        """Words as a row of 0 and 1 each."""
        octets = np.ascontiguousarray(words).view(np.uint8).reshape(len(words), -1)
        bits = np.unpackbits(octets, axis=1, bitorder="little").reshape(len(words), self.words, 64)
        return np.ascontiguousarray(bits[:, :, : core.BITS]).reshape(len(words), -1)

    def learn(self, words: NDArray[np.int64], gains: Matrix, rate: float, rng: np.random.Generator) -> float:
        """Go through the samples once in random order; the mean squared error on the way."""
        order = rng.permutation(len(words))
        fresh = self.inputs(words[order[:20000]]).any(axis=0)
        self.used |= fresh
        columns = np.flatnonzero(self.used)
        first, start, out, bias = self.parts
        losses = []
        for k in range(0, len(words) - BATCH + 1, BATCH):
            part = order[k : k + BATCH]
            x = self.inputs(words[part])[:, columns].astype(np.float32)
            sums = x @ first[columns] + start
            units = np.maximum(sums, 0)
            error = units @ out + bias - gains[part]
            losses.append(float(np.mean(error * error)))
            slope = (2 / BATCH) * error
            back = np.where(sums > 0, slope[:, None] * out, 0).astype(np.float32)
            self.step(columns, [x.T @ back, back.sum(0), units.T @ slope, slope.sum(keepdims=True)], rate)
        return float(np.mean(losses))

    def step(self, columns: NDArray[np.intp], slopes: list[Matrix], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for k, slope in enumerate(slopes):
            at = columns if k == 0 else slice(None)
            self.mean[k][at] += 0.1 * (slope - self.mean[k][at])
            self.square[k][at] += 0.001 * (slope * slope - self.square[k][at])
            self.parts[k][at] -= scale * self.mean[k][at] / (np.sqrt(self.square[k][at]) + 1e-8)

    def weights(self, mark: str) -> Weights:
        """The network in whole numbers; inputs that were never seen weigh nothing."""
        first, start, out, bias = self.parts
        seen = np.where(self.used[:, None], first, 0)
        return Weights(
            mark=mark,
            words=self.words,
            rows=tuple(map(int, np.clip(np.rint(seen * UNIT), -32767, 32767).ravel())),
            start=tuple(map(int, np.rint(start * UNIT))),
            out=tuple(map(int, np.clip(np.rint(out * UNIT), -32767, 32767))),
            bias=int(np.rint(bias[0] * UNIT * UNIT)),
        )


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("players", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--hidden", type=int, default=64, help="hidden units, a multiple of four")
    parser.add_argument(
        "--rounds", type=int, default=100, help="times that deals are played and learned from"
    )
    parser.add_argument("--deals", type=int, default=10000, help="deals to a round")
    parser.add_argument("--rate", type=float, default=2e-3, help="the first rate of learning")
    parser.add_argument("--from", dest="before", type=Path, help="weights of a game like it to start from")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not is_compiled():
        print("the core is not compiled: this will take thirty times as long", file=sys.stderr)
    ruleset = Rulebook([resources.rules()]).ruleset(asked.ruleset)
    rules = compiled(ruleset, asked.players)
    sign = -1 if ruleset.match.objective is Objective.LOW else 1
    stake = min(MOST_STAKE, ruleset.match.target)
    mark = fingerprint(ruleset, asked.players)
    rng = np.random.default_rng(asked.seed)
    before = Weights.read(asked.before) if asked.before else None
    if before is not None and before.words != word_count(rules):
        parser.error(f"{asked.before}: not a game like this one")
    learner = Learner(word_count(rules), asked.hidden, rng, before)
    begun = time.monotonic()
    for k in range(asked.rounds):
        done = k / asked.rounds
        chance = round(100 - 80 * min(1.0, 2 * done))
        # Falls to a hundredth, as a cosine does.
        rate = asked.rate * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * done)))
        network = packed(learner.weights(mark))
        words, gains = play(rules, network, sign, stake, asked.deals, asked.seed * 1000 + k + 1, chance, 0)
        samples = np.array(words, np.int64).reshape(-1, learner.words)
        aims = np.array(gains, np.float32)
        loss = learner.learn(samples, aims, float(rate), rng)
        if k % 5 == 4 or k == asked.rounds - 1:
            print(
                f"{time.monotonic() - begun:6.0f} s  round {k + 1}: {len(aims)} samples, error {loss:.3f} "
                f"of {float(aims.var()):.3f}",
                flush=True,
            )
            learner.weights(mark).write(asked.file)
    check(learner, samples[:2000], mark)


def check(learner: Learner, samples: NDArray[np.int64], mark: str) -> None:
    """Compare the whole numbers with the floating-point ones: rounding, and sums that left their fields."""
    first, start, out, bias = learner.parts
    x = learner.inputs(samples).astype(np.float32)
    sums = x @ np.where(learner.used[:, None], first, 0) + start
    wanted = np.maximum(sums, 0) @ out + bias
    got = np.array(judged(packed(learner.weights(mark)), samples.ravel().tolist(), len(samples))) / core.POINT
    print(
        f"largest sum {float(np.abs(sums).max()):.1f}, largest error {float(np.abs(wanted - got).max()):.4f}"
    )


if __name__ == "__main__":
    main()
