"""Digests of what is played again, to be compared between two computers (python -m ...same_everywhere)."""

import json
import sys
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import Final

from settebello.coach.duplicate.daily import LevelPlays, deal_of_the_day
from settebello.coach.duplicate.par import ParDeal
from settebello.coach.duplicate.playout import SteadyPlayers
from settebello.coach.duplicate.second_table import alone, second_table
from settebello.engine import Seat, kernel
from settebello.notation import print_record
from tests.ai.searchers import OPPONENTS
from tests.ai.views import EVERY_GAME, RULEBOOK
from tests.coach.duplicate.material import played_match

DAY: Final = date(2026, 11, 24)
LEVELS: Final = ("bimbo", "novizio", "amico", "esperto", "maestro", "campione")
SOME: Final = ("scopa", "scopone_scientifico", "scopa_quindici")


def digests(*, whole: bool) -> Iterator[tuple[str, str]]:
    """Yield a digest for each game: of the deal of the day, and of second tables of every level."""
    players = SteadyPlayers(OPPONENTS)
    for name, count in EVERY_GAME:
        if not whole and name not in SOME:
            continue
        ruleset = RULEBOOK.ruleset(name)
        parts = [print_record(deal_of_the_day(ruleset, DAY))]
        levels = LEVELS if whole else LEVELS[:-1]
        for level in levels:
            plays = LevelPlays(ruleset, DAY, level, count=1 if level == "campione" else 3)
            parts += map(str, plays.results(players))
        record = played_match(name, count, deals=1)
        for level in levels:
            found = second_table(alone(record, 0), Seat(0), level, players)
            parts.append(f"{print_record(found.second)} {found.difference} {found.parted}")
        parts.append(str(list(ParDeal.of(record, 0, count=4).results(players))))
        yield f"{name} {count}", sha256("\n".join(parts).encode()).hexdigest()[:16]


if __name__ == "__main__":
    compiled = kernel.is_compiled()
    found = dict(digests(whole="--whole" in sys.argv))
    sys.stdout.write(
        json.dumps({"python": sys.version.split()[0], "compiled": compiled, "digests": found}) + "\n"
    )
