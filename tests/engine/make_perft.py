"""Writes the perft files of ``tests/data/perft`` with the referee: ``python -m tests.engine.make_perft``.

A file is a position and its counts: the rules, the deck as it was dealt, the moves already played; then a
line ``depth count`` for the number of lines of play of that many moves, or shorter ones that end the deal.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

from tests import reference
from tests.engine import bridge
from tests.engine.games import BOOK, SHIPPED

FOLDER = Path(__file__).parents[1] / "data" / "perft"
ENOUGH = 2_000
"""Lines of play beyond which a file counts no deeper."""


class Start(NamedTuple):
    """What a file counts: rules, players, seed, moves played before counting, and changed keys."""

    name: str
    rules: str
    players: int
    seed: int
    played: int = 0
    changes: tuple[tuple[str, str], ...] = ()


STARTS = (
    # Every shipped game from its first card, and some positions of more interest.
    *(Start(f"{ruleset.id}_{players}", ruleset.id, players, 20) for ruleset, players in SHIPPED.values()),
    Start("scopa_two_refill", "scopa", 2, 2, played=3),
    Start("scopa_two_end", "scopa", 2, 3, played=27),
    Start("scopa_two_last_card_counts", "scopa", 2, 4, played=26, changes=(("sweep.last_card", "counts"),)),
    Start("scopa_two_free", "scopa", 2, 5, played=8, changes=(("capture.priority", "free"),)),
    Start("scopa_two_fewest", "scopa", 2, 6, played=8, changes=(("capture.priority", "fewest"),)),
    Start("scopa_four", "scopa", 4, 8, played=6),
    Start("scopone_scientifico_middle", "scopone_scientifico", 4, 10, played=18),
    Start("scopone_scientifico_end", "scopone_scientifico", 4, 11, played=29),
    Start("cirulla_middle", "cirulla", 2, 12, played=8),
    Start("cicera_end", "cicera", 4, 13, played=41),
    Start("scopa_bugiarda_end", "scopa_bugiarda", 2, 14, played=30),
    Start("escoba_strict", "escoba", 2, 15, played=9, changes=(("penalties.enabled", "on"),)),
    Start("scopa_assi_may_place", "scopa_assi", 2, 16, played=4, changes=(("ace.may_place", "on"),)),
)


def rules_of(start: Start) -> reference.Rules:
    """The rules of a file."""
    return bridge.rules_of(BOOK.ruleset(start.rules).changed(dict(start.changes)))


def dealt(rules: reference.Rules, players: int, dealer: int, rng: Random) -> tuple[list[str], reference.Deal]:
    """A deck that the rules do not throw in, and the deal it makes."""
    while True:
        deck = list(reference.pack(rules))
        rng.shuffle(deck)
        deal = reference.deal_out(rules, players, dealer, tuple(deck))
        if not reference.thrown_in(rules, deal.table):
            return deck, reference.opened(deal, dealer)


def text(start: Start) -> str:
    """The file of a start."""
    rng = Random(start.seed)
    rules = rules_of(start)
    dealer = rng.randrange(start.players)
    deck, deal = dealt(rules, start.players, dealer, rng)
    played = []
    for _ in range(start.played):
        move = rng.choice(deal.moves())
        played.append(str(move))
        deal = deal.play(move)
    lines = [
        f"rules: {start.rules}",
        *(f"change: {key} {value}" for key, value in start.changes),
        f"players: {start.players}",
        f"dealer: {dealer}",
        f"deck: {''.join(deck)}",
        f"moves: {' '.join(played) or '-'}",
    ]
    left = len(deal.stock) + sum(map(len, deal.hands))
    for depth in range(1, left + 2):
        count = reference.perft(deal, depth)
        lines.append(f"{depth} {count}")
        if count > ENOUGH:
            break
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in STARTS:
        (FOLDER / f"{each.name}.txt").write_text(text(each), encoding="utf-8")
