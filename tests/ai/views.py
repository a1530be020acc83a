"""Material for the tests of the opponents: rulesets, random views and views written as text."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from settebello import resources
from settebello.ai import Player
from settebello.engine import Match, MatchStep, Phase, Piles, Position, Ruleset, Seat, SeatView
from settebello.notation import read_line
from settebello.rulebook import Rulebook

RULEBOOK = Rulebook([resources.rules()])

EVERY_GAME = [(name, players) for name in RULEBOOK.ids() for players in RULEBOOK.ruleset(name).players.counts]
"""Every shipped variant with each of its numbers of players."""

UNTRAINED = {
    ("chkobba", 2),
    ("chkobba", 4),
    *(("basra", players) for players in (2, 3, 4)),
    ("kasino", 3),
    *(("cuarenta", players) for players in (2, 4)),
    *((name, 6) for name in ("scopa", "scopa_assi", "napola", "scopa_bugiarda")),
}
"""Those without a network of their own: Chkobba is played with that of Scopa, the others with none."""

NETWORK_GAMES = [
    (name, players)
    for name, players in EVERY_GAME
    if RULEBOOK.ruleset(name).capture.piles is Piles.CLOSED and (name, players) not in UNTRAINED
]
"""Those for which there are networks: the inputs of a network have no top cards of piles."""

SCOPA = Ruleset()
SCIENTIFICO = Ruleset(id="scopone_scientifico").changed(
    {
        "players.counts": [4],
        "deal.hand": 10,
        "deal.table": 0,
        "deal.refill": 0,
        "deal.pattern": "P10",
        "redeal.kings": 0,
        "match.target": 21,
    }
)


def rules_of(ruleset_id: str, changes: Mapping[str, Any]) -> Ruleset:
    """Stands in for the rulebook: two rulesets by their ids."""
    return (SCIENTIFICO if ruleset_id == SCIENTIFICO.id else SCOPA).override(changes)


def view_of_line(line: str) -> SeatView:
    """The view a line describes, or the view of the seat in turn of the position it describes."""
    found = read_line(line, rules_of)
    if isinstance(found, SeatView):
        return found
    assert found.turn is not None
    return found.view(found.turn)


def random_positions(ruleset: Ruleset, players: int, seed: int) -> Iterator[Position]:
    """Every position of a deal played at random, its end left out."""
    rng = Random(seed)
    match = Match.start(ruleset, players, Seat(seed % players)).deal_next(rng)[0].match
    while match.phase is Phase.PLAY and match.position is not None:
        yield match.position
        match = match.play(rng.choice(match.position.legal_moves())).match


def some_view(seed: int = 1) -> SeatView:
    """The view of the leader of a deal of Scopa for two."""
    position = next(random_positions(SCOPA, 2, seed))
    assert position.turn is not None
    return position.view(position.turn)


def play(match: Match, player: Player, rng: Random) -> MatchStep:
    """Let a player do what it wants to do where it is in turn."""
    assert match.position is not None
    assert match.position.turn is not None
    move = player.choose(match.position.view(match.position.turn), rng)
    return match.doubt() if move is None else match.play(move)
