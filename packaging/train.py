"""Trains the network of one game from deals that it plays against itself: ``train.py RULESET PLAYERS FILE``.

The network learns the points still to come from what a seat sees after a move (``ai/core/features.py``
encodes that as bits, ``ai/core/selfplay.py`` plays). The true result of a deal is the target of all its moves
(Monte Carlo), and the network that was trained on the deals before plays the next ones. Needs NumPy and a
compiled core; the same seed on the same machine gives the same weights, whoever plays the deals.

The deals are played in --jobs processes or on a cluster (--dask). With --keep the state after each round is
saved, and the next start goes on there. --json writes the errors of all rounds, --plot draws them.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from settebello import resources
from settebello.ai.core import network as core
from settebello.ai.core.features import word_count
from settebello.ai.core.selfplay import judged
from settebello.ai.search.networks import Weights, fingerprint, packed
from settebello.ai.search.training_deals import Samples, TrainingDeals
from settebello.cli.executors import spread_here
from settebello.cli.long_work import LongWork
from settebello.engine.kernel import is_compiled
from settebello.engine.tables import compiled
from settebello.lab import LabError, Spread
from settebello.lab.plots import plot
from settebello.lab.spread import carried_out
from settebello.rulebook import Rulebook

Matrix = NDArray[np.float32]

BATCH = 2048
UNIT = 256
"""Weights are whole numbers of this part."""

SPREAD = 0.5 / 8
TOGETHER = 250
"""Deals that are played together; the cards follow from the number of such a batch."""


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


def played(deals: TrainingDeals, batches: int, spread: Spread | None) -> Samples:
    """Return the samples of some batches of deals, in their order; raises LabError."""
    found: dict[int, Samples] = {}
    if spread is None:
        found = dict(enumerate(deals.batches(tuple(range(batches)))))
    else:
        for numbers, some in carried_out(deals.batches, range(batches), spread, "batch", 1):
            found |= dict(zip(numbers, some, strict=True))
    words = [word for number in sorted(found) for word in found[number][0]]
    gains = [gain for number in sorted(found) for gain in found[number][1]]
    return words, gains


def save(path: Path, learner: Learner, asked: dict[str, Any], curve: Sequence[dict[str, float]]) -> None:
    """Save the state after a round: weights, moments, and what was asked; replaces the file at once."""
    arrays = {
        **{f"part{k}": part for k, part in enumerate(learner.parts)},
        **{f"mean{k}": part for k, part in enumerate(learner.mean)},
        **{f"square{k}": part for k, part in enumerate(learner.square)},
        "used": learner.used,
        "facts": np.array(json.dumps({"asked": asked, "steps": learner.steps, "curve": list(curve)})),
    }
    fresh = path.with_name(f"{path.name}.new.npz")
    np.savez(fresh, **arrays)  # type: ignore[arg-type]
    fresh.replace(path)


def resume(path: Path, learner: Learner, asked: dict[str, Any]) -> list[dict[str, float]]:
    """Go on from a saved state of the same training; return the errors of its rounds, none without one."""
    if not path.is_file():
        return []
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
        if facts["asked"] != asked:
            return []
        for name, parts in (("part", learner.parts), ("mean", learner.mean), ("square", learner.square)):
            parts[:] = [kept[f"{name}{k}"] for k in range(len(parts))]
        learner.used = kept["used"]
    learner.steps = facts["steps"]
    return list(facts["curve"])


def arguments() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("ruleset")
    parser.add_argument("players", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--hidden", type=int, default=64, help="hidden units, a multiple of four")
    parser.add_argument(
        "--rounds", type=int, default=100, help="times that deals are played and learned from"
    )
    parser.add_argument(
        "--deals", type=int, default=10000, help=f"deals to a round, in batches of {TOGETHER}"
    )
    parser.add_argument("--rate", type=float, default=2e-3, help="the first rate of learning")
    parser.add_argument("--from", dest="before", type=Path, help="weights of a game like it to start from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="number of processes that play (default: 1)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a cluster of Dask instead")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="save each round here (.npz), and go on there"
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the errors of all rounds into this file"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw them into this file (.svg or .png)")
    return parser


def main() -> int:
    """Train as the command line says; return the exit status."""
    parser = arguments()
    asked = parser.parse_args()
    if not is_compiled():
        print("the core is not compiled: this will take thirty times as long", file=sys.stderr)
    before = Weights.read(asked.before) if asked.before else None
    rules = compiled(Rulebook([resources.rules()]).ruleset(asked.ruleset), asked.players)
    if before is not None and before.words != word_count(rules):
        parser.error(f"{asked.before}: not a game like this one")
    if asked.keep is not None and asked.keep.suffix != ".npz":
        parser.error(f"{asked.keep}: the name ends in .npz")
    try:
        with spread_here(asked.dask, asked.jobs) as spread:
            train(asked, word_count(rules), before, spread)
    except LabError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def train(asked: argparse.Namespace, words: int, before: Weights | None, spread: Spread | None) -> None:
    """Play and learn, round after round; raises LabError."""
    ruleset = Rulebook([resources.rules()]).ruleset(asked.ruleset)
    mark = fingerprint(ruleset, asked.players)
    learner = Learner(words, asked.hidden, np.random.default_rng(asked.seed), before)
    named = ("ruleset", "players", "hidden", "rounds", "deals", "rate", "seed")
    facts = {name: getattr(asked, name) for name in named} | {"from": str(asked.before or "")}
    curve = resume(asked.keep, learner, facts) if asked.keep else []
    begun = time.monotonic()
    work = LongWork(asked.rounds - len(curve), "rounds")
    samples = np.zeros((0, words), np.int64)
    for k in range(len(curve), asked.rounds):
        done = k / asked.rounds
        chance = round(100 - 80 * min(1.0, 2 * done))
        # Falls to a hundredth, as a cosine does.
        rate = asked.rate * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * done)))
        seed = (asked.seed * 1000 + k + 1) * 1000
        deals = TrainingDeals(ruleset, asked.players, learner.weights(mark), chance, seed, TOGETHER)
        found, gains = played(deals, max(1, asked.deals // TOGETHER), spread)
        samples = np.array(found, np.int64).reshape(-1, learner.words)
        aims = np.array(gains, np.float32)
        # Each round has chance of its own, so that training that was interrupted goes on as it would have.
        error = learner.learn(samples, aims, float(rate), np.random.default_rng([asked.seed, k]))
        curve.append({"round": k + 1, "samples": len(aims), "error": error, "variance": float(aims.var())})
        if asked.keep:
            save(asked.keep, learner, facts, curve)
        work.step()
        if k % 5 == 4 or k == asked.rounds - 1:
            print(
                f"{time.monotonic() - begun:6.0f} s  round {k + 1}: {len(aims)} samples, error {error:.3f} "
                f"of {float(aims.var()):.3f}",
                flush=True,
            )
            learner.weights(mark).write(asked.file)
    data = {"training": 1, **facts, "rounds": curve}
    if asked.json:
        asked.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if asked.plot:
        plot(data, asked.plot)
    if len(samples):
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
    sys.exit(main())
