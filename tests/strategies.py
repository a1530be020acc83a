"""What Hypothesis draws from: cards, sets, moves, rulesets, and positions reached by legal play."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from settebello.engine import (
    Card,
    CardSet,
    Match,
    Move,
    Pack,
    Phase,
    Position,
    Ruleset,
    Seat,
)

SHAPES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"players.sides": {}}),
    (2, {"deal.pattern": "P3 T4"}),
    (2, {"deal.hand": 2, "deal.refill": 2, "deal.pattern": "P1 T2 P1 T2"}),
    (2, {"deal.hand": 9, "deal.refill": 9, "deal.pattern": "T4 P9"}),
    (2, {"deal.hand": 6, "deal.table": 10, "deal.refill": 3, "deal.pattern": "P3 T10 P3"}),
    (2, {"deal.hand": 20, "deal.table": 0, "deal.refill": 0, "deal.pattern": "P20", "redeal.kings": 0}),
    (3, {"deal.hand": 12, "deal.refill": 0, "deal.pattern": "P3 P3 T4 P3 P3"}),
    (3, {"deal.hand": 4, "deal.refill": 4, "deal.pattern": "P4 T4"}),
    (4, {"deal.hand": 9, "deal.refill": 0, "deal.pattern": "P3 T2 P3 T2 P3"}),
    (4, {"deal.hand": 5, "deal.table": 0, "deal.refill": 5, "deal.pattern": "P5", "redeal.kings": 0}),
    (4, {"deal.hand": 10, "deal.table": 0, "deal.refill": 0, "deal.pattern": "P10", "redeal.kings": 0}),
    (6, {"players.counts": [6], "players.sides": {6: "triples"}}),
    (6, {"players.counts": [6], "deal.hand": 6, "deal.refill": 0, "deal.pattern": "P6 T4"}),
)
"""Numbers of players with the dealing keys that fit them."""

PRIORITIES = ("single", "fewest", "free")
MODES = (["equal", "sum"], ["equal"], ["sum"])
MISSING = ("full_beats_partial", "ineligible", "zero_sum", "suits_then_sum")


def cards(pack: Pack = Pack.ITALIAN) -> st.SearchStrategy[Card]:
    """One card of a pack."""
    return st.sampled_from(pack.cards)


def card_sets(pack: Pack = Pack.ITALIAN, max_size: int = 40) -> st.SearchStrategy[CardSet]:
    """A set of cards of a pack."""
    return st.sets(cards(pack), max_size=max_size).map(lambda held: CardSet.of(held, pack))


def moves(pack: Pack = Pack.ITALIAN) -> st.SearchStrategy[Move]:
    """Any card with any few cards taken, sensible or not."""
    return st.builds(Move, cards(pack), card_sets(pack, max_size=5))


def rule_changes() -> st.SearchStrategy[dict[str, Any]]:
    """Keys of the capture, sweep and score rules with values in any combination."""
    return st.fixed_dictionaries(
        {},
        optional={
            "capture.priority": st.sampled_from(PRIORITIES),
            "capture.modes": st.sampled_from(MODES),
            "sweep.last_card": st.sampled_from(("never", "counts")),
            "sweep.points": st.integers(0, 3),
            "deck.score_suit": st.sampled_from("cdbs"),
            "score.cards": st.integers(0, 3),
            "score.coins": st.integers(0, 2),
            "score.settebello": st.integers(0, 2),
            "score.primiera": st.integers(0, 2),
            "score.primiera_missing": st.sampled_from(MISSING),
        },
    )


def tables_for() -> st.SearchStrategy[tuple[Ruleset, int]]:
    """A ruleset and a number of players it allows."""
    return st.builds(
        lambda shape, changes: (Ruleset().changed(shape[1] | changes), shape[0]),
        st.sampled_from(SHAPES),
        rule_changes(),
    )


def dealt(ruleset: Ruleset, players: int, dealer: int, rng: Random) -> Position:
    """The start of a deal."""
    match = Match.start(ruleset, players, Seat(dealer)).deal_next(rng)[0].match
    assert match.phase is Phase.PLAY
    assert match.position is not None
    return match.position


@st.composite
def positions(draw: st.DrawFn, *, over: bool = True) -> Position:
    """A position reached by legal play from a random deal, at any ply; ``over``: the end of a deal too."""
    ruleset, players = draw(tables_for())
    position = dealt(
        ruleset, players, draw(st.integers(0, players - 1)), draw(st.randoms(use_true_random=True))
    )
    plies = draw(st.integers(0, 40 - ruleset.deal.table))
    choices = draw(st.randoms(use_true_random=True))
    for _ in range(plies):
        if position.over:
            break
        after = position.play(choices.choice(position.legal_moves())).position
        if after.over and not over:
            break
        position = after
    return position
