"""The trained networks: weight files, one for each game, and the choice of the one that fits a ruleset."""

import base64
import hashlib
import json
import zlib
from array import array
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Self

from settebello import resources
from settebello.ai.core.network import BITS, FIELD, FIELDS, MIDDLE, POINT, Network
from settebello.ai.core.policy import Policy
from settebello.ai.search.payoff_table import sign_of
from settebello.datafile import read_bytes
from settebello.engine import Ruleset
from settebello.engine.tables import compiled

FORMAT = 2
"""Format 2 has a checksum."""
ENDING = ".json"
LARGEST_FILE = 1024 * 1024
"""Bytes; the shipped files have at most 60,000."""
MOST_WORDS = 64
MOST_UNITS = 512
LARGEST_OUT = 32767
LARGEST_BIAS = 64 * POINT


class NetworkError(resources.DamagedFileError):
    """A faulty network file; the message names the file and the problem."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A network's weights as integers in units of 1/256.

    rows: for every bit of every input word, the weight of every hidden unit. start: the initial sum of each
    unit. out: the output weight of every unit. bias: in units of 1/65536. mark: the fingerprint of the rules
    that the network was trained for.

    The file states the SHA-256 of its other fields (``checksum``).
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
        content["sha256"] = checksum(content)
        path.write_text(json.dumps(content, indent=0) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a weight file; raises NetworkError if the file is missing or faulty."""
        content = _content(path)
        if content.get("format") != FORMAT:
            raise NetworkError(f"{path}: not a network: format {content.get('format')} instead of {FORMAT}")
        if content.get("sha256") != checksum(content):
            raise NetworkError(f"{path}: not a network: its numbers differ from its checksum")
        try:
            weights = cls(
                str(content["mark"]),
                int(content["words"]),
                _rows(content["rows"]),
                tuple(map(int, content["start"])),
                tuple(map(int, content["out"])),
                int(content["bias"]),
            )
        except (ValueError, KeyError, TypeError, OverflowError, zlib.error) as error:
            raise NetworkError(f"{path}: not a network: {error!r}") from error
        units = len(weights.out)
        if units % FIELDS or len(weights.start) != units or len(weights.rows) != weights.words * BITS * units:
            raise NetworkError(f"{path}: not a network: its numbers are not as many as words and units need")
        beyond = weights.beyond_bounds()
        if beyond:
            raise NetworkError(f"{path}: not a network: {beyond}")
        return weights

    def beyond_bounds(self) -> str:
        """Return which number is too large or too small for the core; empty if none is.

        No hidden sum of the core may leave its FIELD bits, whatever the inputs are.
        """
        units = len(self.out)
        if not 1 <= self.words <= MOST_WORDS or not 1 <= units <= MOST_UNITS:
            return f"{self.words} words, {units} units; up to {MOST_WORDS} and {MOST_UNITS} are allowed"
        if abs(self.bias) > LARGEST_BIAS:
            return f"bias {self.bias} is not within {LARGEST_BIAS}"
        for unit, (start, out) in enumerate(zip(self.start, self.out, strict=True)):
            if abs(out) > LARGEST_OUT:
                return f"out {out} of unit {unit} is not within {LARGEST_OUT}"
            weights = self.rows[unit::units]
            highest = start + sum(weight for weight in weights if weight > 0)
            lowest = start + sum(weight for weight in weights if weight < 0)
            if lowest < -MIDDLE or highest >= MIDDLE:
                return (
                    f"unit {unit} sums up from {lowest} to {highest}; the limits are {-MIDDLE}, {MIDDLE - 1}"
                )
        return ""


def checksum(content: Mapping[str, Any]) -> str:
    """Return the SHA-256 of a weight file's fields without the checksum itself, as 64 hex digits."""
    summed = {key: value for key, value in content.items() if key != "sha256"}
    return hashlib.sha256(json.dumps(summed, sort_keys=True).encode()).hexdigest()


def _content(path: Path) -> dict[str, Any]:
    """Return the fields of a weight file; raises NetworkError for anything but a JSON object."""
    try:
        content = json.loads(read_bytes(path, LARGEST_FILE))
    except (OSError, ValueError, RecursionError) as error:
        raise NetworkError(f"{path}: not a network: {error!r}") from error
    if not isinstance(content, dict):
        raise NetworkError(f"{path}: not a network: {content!r:.60}")
    return content


def _mark(path: Path) -> str:
    """Return the rules fingerprint in a network file, a hundred times faster than reading its weights."""
    return str(_content(path).get("mark"))


def _rows(text: str) -> tuple[int, ...]:
    """Unpack the rows, but no more than the largest network has; raises as the decoders do."""
    octets = zlib.decompressobj().decompress(base64.b85decode(text), 2 * MOST_WORDS * BITS * MOST_UNITS + 2)
    return tuple(array("h", octets))


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
        # Only where there are any, so that older networks keep their fingerprints.
        *((int(rules.spared),) if rules.spared else ()),
        *(("run",) if rules.follows else ()),
        *((int(rules.sets), *(int(n) for n in rules.second)) if rules.sets or rules.two_numbers else ()),
    ]
    return format(zlib.crc32(json.dumps(facts).encode()), "08x")


@lru_cache(maxsize=4)
def policy_for(ruleset: Ruleset, players: int) -> Policy | None:
    """Return the policy of the network trained for a game, or for another game with the same fingerprint.

    None if no network fits; raises NetworkError if the network's file is faulty.
    """
    # The inputs of a network have no top cards: no network was trained for games in which piles are stolen.
    if compiled(ruleset, players).steals:
        return None
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


def first_faulty() -> str:
    """Read every network file; return the first problem, empty if there is none."""
    for path in sorted(folder().glob(f"*{ENDING}")):
        try:
            Weights.read(path)
        except NetworkError as error:
            return str(error)
    return ""
