"""Plays with whatever kernel it meets and prints what came out: ``python -m tests.engine.native_player``.

`test_native.py` runs it twice, with the kernel as it stands and with it compiled, and compares. Arguments:
the folder of the rules, deals for each game, and how many random rulesets.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from settebello.engine import Match, Phase, Ruleset, Seat, kernel
from settebello.engine.kernel import is_compiled
from settebello.engine.tables import compiled
from settebello.rulebook import Rulebook
from tests.strategies import combination

MATCH_DEALS = 2


def shipped(folder: Path) -> Iterator[tuple[str, Ruleset, int]]:
    """Every ruleset of a folder with every number of players, and a name for each."""
    rulebook = Rulebook([folder])
    for each in map(rulebook.variant, rulebook.ids()):
        for players in each.ruleset.players.counts:
            yield f"{each.id} for {players}", each.ruleset, players


def drawn(count: int) -> Iterator[tuple[str, Ruleset, int]]:
    """So many rulesets of keys drawn at random, the same in every run."""
    for number in range(count):
        yield f"random rules {number}", *combination(Random(number))


def sums(ruleset: Ruleset, players: int, deals: int) -> list[int]:
    """The checksums of the kernel's own playouts, quick ones and with every move laid out."""
    rules = compiled(ruleset, players)
    quick = [int(kernel.run_playouts(rules, deals, seed)) for seed in (1, 99)]
    return [*quick, *map(int, kernel.run_full(rules, max(1, deals // 4), 7))]


def story(ruleset: Ruleset, players: int) -> list[str]:
    """A random match through the faces: its moves, its events and what a seat sees, as text."""
    rng = Random(3)
    match = Match.start(ruleset, players, Seat(0))
    told: list[str] = []
    while match.phase is not Phase.MATCH_OVER and match.deal <= MATCH_DEALS:
        if match.phase is Phase.TO_DEAL:
            step, _ = match.deal_next(rng)
        else:
            assert match.position is not None
            if match.position.may_doubt and rng.random() < 0.5:
                step = match.doubt()
            else:
                moves = match.position.legal_moves()
                told.append(" ".join(map(str, moves)))
                step = match.play(rng.choice(moves))
        match = step.match
        told.append(repr(step.events))
        if match.position is not None:
            told.append(repr(match.position.view(Seat(0))))
    return told


if __name__ == "__main__":
    rules, deals, combinations = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    games = list(shipped(rules))
    json.dump(
        {
            "compiled": is_compiled(),
            "sums": {
                name: sums(ruleset, players, deals)
                for name, ruleset, players in (*games, *drawn(combinations))
            },
            "stories": {name: story(ruleset, players) for name, ruleset, players in games},
        },
        sys.stdout,
    )
