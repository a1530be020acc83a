"""Writes the records of ``tests/data/golden`` with the referee: ``python -m tests.notation.make_golden``.

A golden record is a match played by chance, a whole one or its first deal: decks, moves, sweeps and scores
come from ``tests/reference``, which knows nothing of the engine. Reading one makes the engine agree with all
of it.
"""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests import reference
from tests.engine import bridge
from tests.engine.games import BOOK, SHIPPED

FOLDER = Path(__file__).parents[1] / "data" / "golden"
DOUBT = 0.3
"""How often a claim is doubted."""


class Start(NamedTuple):
    """A match to be played: ruleset, players, seed, changed keys, and how many deals at most."""

    name: str
    ruleset: str
    players: int
    seed: int
    changes: tuple[tuple[str, str | int | bool], ...] = ()
    deals: int = 1000


BOASTS = (("declare", "buongioco"), ("declare_bluff", True))

STARTS = (
    # The first deal of every shipped game, and whole matches of the two that came first.
    *(
        Start(f"{ruleset.id}_{players}", ruleset.id, players, 30, deals=1)
        for ruleset, players in SHIPPED.values()
    ),
    Start("escoba_strict", "escoba", 2, 31, (("penalties.enabled", True),), deals=1),
    Start("cirulla_match", "cirulla", 2, 32, (("match.target", 26),)),
    Start("scopa_bugiarda_match", "scopa_bugiarda", 2, 33),
    Start("scopa_bugiarda_any_match", "scopa_bugiarda", 3, 35, (("doubters", "any"),)),
    Start("scopa_bugiarda_any_pairs", "scopa_bugiarda", 4, 36, (("doubters", "any"),), deals=1),
    Start("cuarenta_match", "cuarenta", 2, 39),
    Start("scopa_bugiarda_boasts", "scopa_bugiarda", 2, 39, BOASTS),
    Start("scopa_bugiarda_boasts_any", "scopa_bugiarda", 3, 40, (*BOASTS, ("doubters", "any")), deals=3),
    Start("spazzino_exchange_match", "spazzino", 2, 37, (("deal.exchange", True),)),
    Start("spazzino_exchange_pairs", "spazzino", 4, 38, (("deal.exchange", True),), deals=3),
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
    Start("scopone_scientifico_last_card", "scopone_scientifico", 4, 8, (("sweep.last_card", "counts"),)),
)


def text(start: Start) -> str:
    """The record of a match, and in its last line the side that won."""
    rng = Random(start.seed)
    ruleset = BOOK.ruleset(start.ruleset, dict(start.changes))
    rules = bridge.rules_of(ruleset)
    dealer = rng.randrange(start.players)
    totals = [0] * reference.side_count(rules, start.players)
    lines = ["scopa-record: 1", f"ruleset: {start.ruleset}"]
    if start.changes:
        lines += ["rules:", *(f"  {key}: {json.dumps(value)}" for key, value in sorted(start.changes))]
    # The digest names rules; it says nothing about play, and the referee has none.
    lines += [f'digest: "{ruleset.digest}"', f"dealer: {dealer}", "seats:"]
    lines += ['  - person: ""', *['  - opponent: "caso"'] * (start.players - 1), "deals:"]
    winner = None
    for _ in range(start.deals):
        deal, dealt = deal_of(rules, start.players, dealer, rng, tuple(totals))
        counted, played = play(deal, rng)
        lines += [f"  - dealer: {dealer}", *dealt, "    moves: |", *played]
        lines.append(f"    score: {list(counted.points)}")
        winner = reference.match_winner(rules, totals, counted)
        totals = [a + b for a, b in zip(totals, counted.points, strict=True)]
        dealer = (dealer + (rules["dealer.rotation"] == "next")) % start.players
        if winner is not None:
            break
    end = f"side {winner} wins" if winner is not None else "nobody has won"
    return "\n".join([*lines, f"# totals {totals}, {end}", ""])


def deal_of(
    rules: reference.Rules, players: int, dealer: int, rng: Random, totals: tuple[int, ...]
) -> tuple[reference.Deal, list[str]]:
    """A deal that is not thrown in, and the lines that name its deck and those thrown in before."""
    thrown_in = []
    while True:
        deck = list(reference.pack(rules))
        rng.shuffle(deck)
        deal = reference.deal_out(rules, players, dealer, tuple(deck), totals)
        if not reference.thrown_in(rules, deal.table):
            break
        thrown_in.append(f'      - "{"".join(deck)}"')
    opened = reference.opened(deal, dealer)
    lines = [*(["    thrown_in:", *thrown_in] if thrown_in else []), f'    deck: "{"".join(deck)}"']
    if opened.bottom[0] == "due":
        opened = opened.play(rng.choice(opened.moves()))
        what, card = opened.bottom
        lines.append(f"    exchange: {'left' if what == 'left' else card}")
    return opened, lines


def play(deal: reference.Deal, rng: Random) -> tuple[reference.Counted, list[str]]:
    """A deal played by chance, counted, and its moves a line each."""
    moves = []
    while (seat := deal.turn) is not None:
        move = rng.choice(deal.moves())
        deal = deal.play(move)
        happened, sign = deal.happened, ""
        while deal.claim is not None or deal.boast is not None:
            asked = str(deal.turn) if deal.asked() else ""
            doubted = rng.random() < DOUBT
            if not doubted and not asked:
                break
            deal = deal.doubt() if doubted else deal.believed()
            happened, sign = (*happened, *deal.happened), f"{'?' if doubted else '~'}{asked}"
            if doubted:
                break
        scopa = any(fact[:2] == ("scopa", seat) for fact in happened)
        moves.append(f"      {move}{sign}{'#' if scopa else ''}")
    return reference.count(deal.rules, deal.piles, deal.sweeps, deal.marks, deal.before, deal.first), moves


def main() -> None:
    """Write every golden record."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for start in STARTS:
        (FOLDER / f"{start.name}.scopa").write_text(text(start), encoding="utf-8")


if __name__ == "__main__":
    main()
