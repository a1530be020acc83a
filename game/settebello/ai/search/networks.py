"""The trained networks: weight files, one for each game, and the choice of the one that fits a ruleset."""

import base64
import json
import zlib
from array import array
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Self

from settebello import resources
from settebello.ai.core.network import BITS, FIELD, FIELDS, MIDDLE, Network
from settebello.ai.core.policy import Policy
from settebello.ai.search.payoff_table import sign_of
from settebello.engine import Ruleset
from settebello.engine.tables import compiled

FORMAT = 1
ENDING = ".json"


class NetworkError(ValueError):
    """A faulty network file; the message names the file and the problem."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A network's weights as integers in units of 1/256.

    rows: for every bit of every input word, the weight of every hidden unit. start: the initial sum of each
    unit. out: the output weight of every unit. bias: in units of 1/65536. mark: the fingerprint of the rules
    that the network was trained for.
    """

    mark: str
    words: int
    rows: tuple[int, ...]
    start: tuple[int, ...]
    out: tuple[int, ...]
    bias: int

    def write(self, path: Path) -> None:
        """Write the weights to a file; raises OSError."""
        content = {
            "format": FORMAT,
            "mark": self.mark,
            "words": self.words,
            "bias": self.bias,
            "start": list(self.start),
            "out": list(self.out),
            "rows": base64.b85encode(zlib.compress(_octets(self.rows), 9)).decode(),
        }
        path.write_text(json.dumps(content, indent=0) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a weight file; raises NetworkError if the file is missing or faulty."""
        try:
            content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            rows = array("h", zlib.decompress(base64.b85decode(content["rows"])))
            weights = cls(
                str(content["mark"]),
                int(content["words"]),
                tuple(rows),
                tuple(map(int, content["start"])),
                tuple(map(int, content["out"])),
                int(content["bias"]),
            )
            form = content["format"]
        except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
            raise NetworkError(f"{path}: not a network: {error!r}") from error
        if form != FORMAT:
            raise NetworkError(f"{path}: not a network: format {form} instead of {FORMAT}")
        units = len(weights.out)
        if units % FIELDS or len(weights.start) != units or len(rows) != weights.words * BITS * units:
            raise NetworkError(f"{path}: not a network: its numbers are not as many as words and units need")
        return weights


def _mark(path: Path) -> str:
    """Return the rules fingerprint in a network file, a hundred times faster than reading its weights."""
    try:
        return str(json.loads(path.read_text(encoding="utf-8"))["mark"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NetworkError(f"{path}: not a network: {error!r}") from error


def _octets(numbers: tuple[int, ...]) -> bytes:
    return array("h", numbers).tobytes()


def folder() -> Path:
    """Return the folder of the network files, which are named by game and number of players."""
    return resources.assets() / "networks"


def packed(weights: Weights) -> Network:
    """Return the weights in the form of the core: FIELDS units packed into each integer."""
    units = len(weights.out)
    rows = [_joined(weights.rows[k : k + FIELDS]) for k in range(0, len(weights.rows), FIELDS)]
    start = [
        _joined(tuple(n + MIDDLE for n in weights.start[k : k + FIELDS])) for k in range(0, units, FIELDS)
    ]
    return Network(weights.words, rows, start, list(weights.out), weights.bias)


def _joined(numbers: tuple[int, ...]) -> int:
    return sum(number << FIELD * k for k, number in enumerate(numbers))


def fingerprint(ruleset: Ruleset, players: int) -> str:
    """Return a hash of the rules for captures, majorities and the deal; equal hashes can share a network."""
    rules = compiled(ruleset, players)
    facts = [
        ruleset.deck.pack.value,
        players,
        int(rules.sides),
        int(rules.first_end),
        int(rules.round),
        int(rules.plies),
        ruleset.match.objective.value,
        *(int(n) for n in rules.goal),
        *(int(n) for n in rules.fifteen),
        *(int(n) for n in rules.block),
        *(int(n) for n in rules.majority_mask),
    ]
    return format(zlib.crc32(json.dumps(facts).encode()), "08x")


@lru_cache(maxsize=4)
def policy_for(ruleset: Ruleset, players: int) -> Policy | None:
    """Return the policy of the network trained for a game, or for another game with the same fingerprint.

    None if no network fits; raises NetworkError if the network's file is faulty.
    """
    mark = fingerprint(ruleset, players)
    own = folder() / f"{ruleset.id}-{players}{ENDING}"
    weights = Weights.read(own) if own.is_file() else None
    if weights is None or weights.mark != mark:
        path = by_mark().get(mark)
        if path is None:
            return None
        weights = Weights.read(path)
    rules = compiled(ruleset, players)
    hand = max(ruleset.deal.hand, ruleset.deal.refill)
    return Policy(rules, packed(weights), sign_of(ruleset), hand)


@cache
def by_mark() -> dict[str, Path]:
    """Return the first network file for each fingerprint; faulty files are skipped here."""
    found: dict[str, Path] = {}
    for path in sorted(folder().glob(f"*{ENDING}")):
        with suppress(NetworkError):
            found.setdefault(_mark(path), path)
    return found
