"""What the tests of the laboratory share."""

import sys
from dataclasses import replace
from pathlib import Path

from settebello import resources
from settebello.engine import Ruleset, Seat, Side
from settebello.lab import Deck, Entrants, Game, Setup, Watch, side_by_side
from settebello.lab.play_habits import Habits
from settebello.rulebook import Rulebook

RULEBOOK = Rulebook([resources.rules()])

OPPONENTS = resources.assets() / "opponents"

EXAMPLE_BOT = Path(__file__).with_name("example_bot.py")

BOT = f'program:"{sys.executable}" "{EXAMPLE_BOT}"'


def no_time() -> float:
    """A clock that stands still, so that games can be compared whole."""
    return 0.0


QUIET = Watch(lambda line: None, no_time)


def setup_of(
    first: str = "greedy",
    second: str = "random",
    ruleset: str | Ruleset = "scopa",
    players: int = 2,
    seed: int = 1,
) -> Setup:
    rules = RULEBOOK.ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    return Setup(
        ruleset=rules,
        players=players,
        first=first,
        second=second,
        seed=seed,
        entrants=Entrants((str(OPPONENTS),), patience=20.0),
        clock=no_time,
        seating=side_by_side(rules, players),
    )


GAME = Game(
    side=Side(0),
    place=0,
    deals=False,
    points=(3, 1),
    ahead=2.0,
    decided=None,
    seconds=((0.1, 0.2), (0.3,)),
    habits=Habits(decisions=1),
)


def deck_of(number: int, *ahead: float) -> Deck:
    """A deck made up of games with these results, the first player once on each side."""
    games = [
        replace(GAME, side=Side(side), place=side, deals=side == 1, ahead=points)
        for side, points in enumerate(ahead)
    ]
    return Deck(number, Seat(0), tuple(games))
