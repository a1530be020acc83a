"""Plays with whatever kernel it meets and prints what came out, to be compared: ``python -m compiled``.

It is run by ``test_compiled.py`` in two trees, one with the kernel as it stands and one with it compiled.
"""

import json
import sys
from random import Random
from typing import Any

from settebello.engine import Match, Phase, Ruleset, Seat, kernel
from settebello.engine.tables import compiled

SCOPONE: dict[str, Any] = {
    "players.counts": [4],
    "deal.hand": 10,
    "deal.table": 0,
    "deal.refill": 0,
    "deal.pattern": "P10",
    "redeal.kings": 0,
}
RULES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "four alone": (4, {"players.sides": {}}),
    "scopone": (4, SCOPONE),
    "fewest": (2, {"capture.priority": "fewest", "score.primiera_missing": "ineligible"}),
    "free": (2, {"capture.priority": "free", "score.primiera_missing": "zero_sum"}),
    "free scopone": (4, {**SCOPONE, "capture.priority": "free", "sweep.last_card": "counts"}),
    "equal only": (3, {"capture.modes": ["equal"], "score.primiera_missing": "suits_then_sum"}),
    "sum only": (3, {"capture.modes": ["sum"], "sweep.points": 2, "score.coins": 3}),
    "swords": (2, {"deck.score_suit": "s", "sweep.last_card": "counts"}),
    "six": (6, {"players.counts": [6], "players.sides": {6: "triples"}}),
}


def checksums(deals: int) -> dict[str, list[int]]:
    """The kernel's own playouts, for three seeds each."""
    return {
        name: [
            int(kernel.run_playouts(compiled(Ruleset().changed(changes), players), deals, seed))
            for seed in (1, 7, 99)
        ]
        for name, (players, changes) in RULES.items()
    }


def match_text(players: int, changes: dict[str, Any]) -> list[str]:
    """A random match through the faces, each position and event as text."""
    rng = Random(3)
    match = Match.start(Ruleset().changed(changes), players, Seat(0))
    told: list[str] = []
    while match.phase is not Phase.MATCH_OVER and match.deal < 4:
        if match.phase is Phase.TO_DEAL:
            match = match.deal_next(rng)[0].match
        assert match.position is not None
        moves = match.position.legal_moves()
        assert match.position.view(match.position.turn or Seat(0)).legal_moves() == moves
        step = match.play(rng.choice(moves))
        match = step.match
        told.append(f"{moves} {step.events}")
    return told


if __name__ == "__main__":
    json.dump(
        {
            "file": kernel.__file__,
            "checksums": checksums(int(sys.argv[1])),
            "matches": {name: match_text(*rules) for name, rules in RULES.items()},
        },
        sys.stdout,
    )
