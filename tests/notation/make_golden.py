"""Writes the records of ``tests/data/golden`` with the referee: ``python -m tests.notation.make_golden``.

A golden record is a whole match played by chance: its decks, moves, sweeps and scores come from
``tests/reference.py``, which knows nothing of the engine. Reading one makes the engine agree with all of it.
"""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

from settebello.engine import Ruleset
from tests import reference

FOLDER = Path(__file__).parents[1] / "data" / "golden"
BASES: dict[str, reference.Rules] = {"scopa": {}, "scopone_scientifico": reference.SCOPONE_SCIENTIFICO}


class Start(NamedTuple):
    """A match to be played: ruleset, players, seed, and changed keys."""

    name: str
    ruleset: str
    players: int
    seed: int
    changes: tuple[tuple[str, str | int], ...] = ()


STARTS = (
    Start("scopa_two", "scopa", 2, 1),
    Start("scopa_three", "scopa", 3, 2),
    Start("scopa_pairs", "scopa", 4, 3),
    Start("scopa_two_fewest", "scopa", 2, 4, (("capture.priority", "fewest"),)),
    Start(
        "scopa_three_free_last_card",
        "scopa",
        3,
        5,
        (("capture.priority", "free"), ("sweep.last_card", "counts")),
    ),
    Start("scopa_three_ineligible", "scopa", 3, 6, (("score.primiera_missing", "ineligible"),)),
    Start("scopa_two_thrown_in", "scopa", 2, 9, (("redeal.kings", 1),)),
    Start("scopone_scientifico", "scopone_scientifico", 4, 7),
    Start("scopone_scientifico_last_card", "scopone_scientifico", 4, 8, (("sweep.last_card", "counts"),)),
)


def text(start: Start) -> str:
    """The record of a match, and in its last line the side that won."""
    rng = Random(start.seed)
    rules = {**reference.SCOPA, **BASES[start.ruleset], **dict(start.changes)}
    dealer = rng.randrange(start.players)
    totals = [0] * reference.side_count(rules, start.players)
    lines = ["scopa-record: 1", f"ruleset: {start.ruleset}"]
    if start.changes:
        lines += ["rules:", *(f"  {key}: {json.dumps(value)}" for key, value in sorted(start.changes))]
    # The digest names rules; it says nothing about play, and the referee has none.
    lines += [f'digest: "{digest(start)}"', f"dealer: {dealer}", "seats:"]
    lines += ['  - person: ""', *['  - opponent: "caso"'] * (start.players - 1), "deals:"]
    winner = None
    while winner is None:
        deal, dealt = deal_of(rules, start.players, dealer, rng)
        score, played = play(rules, deal, rng)
        totals = [a + b for a, b in zip(totals, score, strict=True)]
        lines += [f"  - dealer: {dealer}", *dealt, "    moves: |", *played, f"    score: {list(score)}"]
        winner = reference.match_winner(rules, totals)
        dealer = (dealer + 1) % start.players
    return "\n".join([*lines, f"# totals {totals}, side {winner} wins", ""])


def digest(start: Start) -> str:
    """The digest that the engine gives the rules of a match."""
    return Ruleset(id=start.ruleset).changed(BASES[start.ruleset]).override(dict(start.changes)).digest


def deal_of(
    rules: reference.Rules, players: int, dealer: int, rng: Random
) -> tuple[reference.Deal, list[str]]:
    """A deal that is not thrown in, and the lines that name its deck and those thrown in before."""
    thrown_in = []
    while True:
        deck = list(reference.PACK)
        rng.shuffle(deck)
        deal = reference.deal_out(rules, players, dealer, deck)
        if not reference.thrown_in(rules, deal.table):
            break
        thrown_in.append(f'      - "{"".join(deck)}"')
    return deal, [*(["    thrown_in:", *thrown_in] if thrown_in else []), f'    deck: "{"".join(deck)}"']


def play(rules: reference.Rules, deal: reference.Deal, rng: Random) -> tuple[tuple[int, ...], list[str]]:
    """A deal played by chance: its points, and its moves a line each."""
    moves = []
    while deal.turn is not None:
        card, take = rng.choice(deal.moves())
        after = deal.play(card, take)
        sweep = "#" if sum(after.sweeps) > sum(deal.sweeps) else ""
        moves.append(f"      {card}{'x' if take else ''}{''.join(reference.in_order(take))}{sweep}")
        deal = after
    return reference.points(rules, deal.piles, deal.sweeps), moves


def main() -> None:
    """Write every golden record."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for start in STARTS:
        (FOLDER / f"{start.name}.scopa").write_text(text(start), encoding="utf-8")


if __name__ == "__main__":
    main()
