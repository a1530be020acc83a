"""Plays with whatever search it meets and prints what came out: ``python -m tests.ai.native_search PART``.

`test_native_search.py` runs it twice, with the core as it stands and with it compiled, and compares. PART is
`selfplay`, deals that a senseless network plays against itself; `plain`, what the plain search decides; or
`choices`, what opponents answer who are asked by a program, with a seed and a number of iterations.
"""

import json
import sys
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

from settebello import resources
from settebello.ai.core.features import word_count
from settebello.ai.core.network import BITS
from settebello.ai.core.selfplay import play
from settebello.ai.search.networks import Weights, packed
from settebello.ai.search.plain_player import PlainPlayer
from settebello.engine import Ruleset
from settebello.engine.kernel import is_compiled
from settebello.engine.rules.rulewords import Objective
from settebello.engine.tables import compiled
from tests.ai.views import RULEBOOK, random_positions
from tests.engine.native_player import shipped
from tests.line_talk import Answer
from tests.protocol.talk import Talk

UNITS = 8
DEALS = 15
LEVELS = ("maestro", "campione")
GAMES = (
    ("scopa", 2),
    ("scopa", 3),
    ("scopone_scientifico", 4),
    ("escoba", 6),
    ("cirulla", 2),
    ("cicera", 4),
    ("scopa_a_perdere", 3),
    ("saar_simple", 2),
    ("napola", 4),
)
ITERATIONS = 60
PLAIN_ITERATIONS = 100
EVERY = 5
"""An opponent is asked at every ply of so many; the others are played at random."""


def senseless(words: int) -> Weights:
    """A network of small random weights."""
    rng = Random(words)
    return Weights(
        "none",
        words,
        rows=tuple(rng.randint(-40, 40) for _ in range(words * BITS * UNITS)),
        start=tuple(rng.randint(0, 200) for _ in range(UNITS)),
        out=tuple(rng.randint(-300, 300) for _ in range(UNITS)),
        bias=rng.randint(-9999, 9999),
    )


def checksum(numbers: Sequence[int]) -> int:
    """The numbers and their order as one."""
    return crc32(json.dumps(numbers).encode())


def selfplay(ruleset: Ruleset, players: int) -> list[int]:
    """How many samples came out, and the checksums of the words and of the gains."""
    rules = compiled(ruleset, players)
    network = packed(senseless(word_count(rules)))
    sign = -1 if ruleset.match.objective is Objective.LOW else 1
    words, gains = play(rules, network, sign, ruleset.match.target, DEALS, 7, 100, 2000)
    return [len(gains), checksum(words), checksum(gains)]


def plain(ruleset: Ruleset, players: int) -> list[str]:
    """What the plain search decides, and by what figures, in every few positions of a deal."""
    player = PlainPlayer(PLAIN_ITERATIONS)
    decisions: list[str] = []
    for number, position in enumerate(islice(random_positions(ruleset, players, 5), 0, None, EVERY)):
        assert position.turn is not None
        decisions.append(repr(player.decide(position.view(position.turn), Random(number))))
    return decisions


def choices(name: str, players: int) -> list[Answer]:
    """What the levels that search answer when they are asked in every few positions of a deal."""
    rng = Random(players)
    talk = Talk()
    talk.ask("new", ruleset=name, players=players, seed=11)
    answers: list[Answer] = []
    ply = 0
    while talk.ask("state")["state"]["phase"] == "play":
        if ply % EVERY == 0:
            answers += [talk.ask("choose", level=level, seed=ply, iterations=ITERATIONS) for level in LEVELS]
        talk.play(rng.choice(talk.ask("legal")["moves"]))
        ply += 1
    return answers


def told(part: str) -> dict[str, Any]:
    """What came out, by game."""
    if part == "selfplay":
        return {name: selfplay(ruleset, players) for name, ruleset, players in shipped(resources.rules())}
    if part == "plain":
        return {f"{name} for {players}": plain(RULEBOOK.ruleset(name), players) for name, players in GAMES}
    return {f"{name} for {players}": choices(name, players) for name, players in GAMES}


if __name__ == "__main__":
    json.dump({"compiled": is_compiled(), "games": told(sys.argv[1])}, sys.stdout)
