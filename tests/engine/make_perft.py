"""Writes the perft files of ``tests/data/perft`` with the referee: ``python -m tests.engine.make_perft``.

A file is a position and its counts: the rules, the deck as it was dealt, the moves already played; then a
line ``depth count`` for the number of lines of play of that many moves, or shorter ones that end the deal.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

from tests import reference

FOLDER = Path(__file__).parents[1] / "data" / "perft"
BASES: dict[str, reference.Rules] = {"scopa": {}, "scopone_scientifico": reference.SCOPONE_SCIENTIFICO}
MOST = 20_000
"""Lines beyond which a file counts no deeper."""


class Start(NamedTuple):
    """What a file counts: rules, players, seed, moves played before counting, and changed keys."""

    name: str
    rules: str
    players: int
    seed: int
    played: int = 0
    changes: tuple[tuple[str, str], ...] = ()


STARTS = (
    Start("scopa_two", "scopa", 2, 1),
    Start("scopa_two_refill", "scopa", 2, 2, played=3),
    Start("scopa_two_end", "scopa", 2, 3, played=27),
    Start("scopa_two_last_card_counts", "scopa", 2, 4, played=26, changes=(("sweep.last_card", "counts"),)),
    Start("scopa_two_free", "scopa", 2, 5, played=8, changes=(("capture.priority", "free"),)),
    Start("scopa_two_fewest", "scopa", 2, 6, played=8, changes=(("capture.priority", "fewest"),)),
    Start("scopa_three", "scopa", 3, 7),
    Start("scopa_four", "scopa", 4, 8, played=6),
    Start("scopone_scientifico", "scopone_scientifico", 4, 9),
    Start("scopone_scientifico_middle", "scopone_scientifico", 4, 10, played=18),
    Start("scopone_scientifico_end", "scopone_scientifico", 4, 11, played=29),
)


def text(start: Start) -> str:
    """The file of a start."""
    rng = Random(start.seed)
    rules = {**reference.SCOPA, **BASES[start.rules], **dict(start.changes)}
    deck = list(reference.PACK)
    rng.shuffle(deck)
    dealer = rng.randrange(start.players)
    deal = reference.deal_out(rules, start.players, dealer, deck)
    assert not reference.thrown_in(rules, deal.table)
    played = []
    for _ in range(start.played):
        card, take = rng.choice(deal.moves())
        played.append(f"{card}x{''.join(take)}" if take else card)
        deal = deal.play(card, take)
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
        if count > MOST:
            break
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in STARTS:
        (FOLDER / f"{each.name}.txt").write_text(text(each), encoding="utf-8")
