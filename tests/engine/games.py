"""Every shipped variant with every number of players."""

from collections.abc import Iterator

from settebello import resources
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook

BOOK = Rulebook([resources.rules()])


def shipped() -> Iterator[tuple[Ruleset, int]]:
    """Every variant of the rules folder with every number of players."""
    for name in BOOK.ids():
        ruleset = BOOK.ruleset(name)
        for players in ruleset.players.counts:
            yield ruleset, players


SHIPPED = {f"{ruleset.id} for {players}": (ruleset, players) for ruleset, players in shipped()}
