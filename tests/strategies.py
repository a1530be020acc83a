"""What Hypothesis draws from: cards, sets, moves, rulesets, and positions reached by legal play."""

from collections.abc import Mapping
from dataclasses import replace
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
from settebello.rulebook.cross_checks import disagreements

Changes = dict[str, Any]

SHAPES: tuple[tuple[int, Changes], ...] = (
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
    (6, {"players.counts": [6], "players.sides": {6: "pairs"}}),
    (6, {"players.counts": [6], "deal.hand": 6, "deal.refill": 0, "deal.pattern": "P6 T4"}),
    (
        2,
        {
            "deck.upto": 5,
            "players.counts": [2],
            "deal.hand": 2,
            "deal.refill": 2,
            "deal.pattern": "T1 P1 T1 P1 T2",
        },
    ),
    (2, {"deck.upto": 7, "players.counts": [2]}),
    (4, {"deck.upto": 9, "players.counts": [4], "deal.hand": 8, "deal.refill": 0, "deal.pattern": "P8 T4"}),
)
"""Numbers of players with the dealing keys that fit them, for the packs of 40."""

SHAPES_OF_52: tuple[tuple[int, Changes], ...] = tuple(
    (players, {"deck.pack": "bresciane52", **changes})
    for players, changes in (
        (2, {"players.counts": [2, 4]}),
        (4, {"players.counts": [2, 4]}),
        (3, {"players.counts": [3], "deal.hand": 4, "deal.refill": 4, "deal.pattern": "P4 T4"}),
        (4, {"players.counts": [4], "deal.hand": 12, "deal.refill": 0, "deal.pattern": "P12 T4"}),
        (4, {"players.counts": [4], "deal.hand": 6, "deal.refill": 6, "deal.pattern": "P6 T4"}),
        (
            4,
            {
                "players.counts": [4],
                "deal.hand": 13,
                "deal.table": 0,
                "deal.refill": 0,
                "deal.pattern": "P13",
                "redeal.kings": 0,
            },
        ),
        (
            6,
            {
                "players.counts": [6],
                "players.sides": {6: "triples"},
                "deal.hand": 4,
                "deal.refill": 4,
                "deal.pattern": "P4 T4",
            },
        ),
    )
)
"""The same for the pack of 52."""

PRIORITIES = ("single", "fewest", "free")
MODES = (["equal", "sum"], ["equal"], ["sum"])
EVERY_MODE = (
    *MODES,
    ["fifteen"],
    ["equal", "fifteen"],
    ["sum", "fifteen"],
    ["equal", "sum", "fifteen"],
    ["fifteen", "courts"],
    ["sum", "courts"],
)
MISSING = ("full_beats_partial", "ineligible", "zero_sum", "suits_then_sum")

# Every other key with values to draw from; those that appear twice are drawn twice as often.
CHOICES: Mapping[str, tuple[Any, ...]] = {
    "players.direction": ("ccw", "cw"),
    "dealer.rotation": ("next", "next", "fixed"),
    "lead": ("after_dealer", "after_dealer", "dealer_left"),
    "redeal.kings": (0, 0, 1, 3),
    "redeal.aces": (0, 0, 1, 2),
    "redeal.table_sum_max": (0, 0, 12),
    "redeal.pairs": (False, False, True),
    "redeal.scope": ("all", "table"),
    "capture.modes": EVERY_MODE,
    "capture.total": (15, 15, 11, 10),
    "capture.priority": PRIORITIES,
    "capture.fifteen_fewest": (False, False, True),
    "capture.mandatory": (True, True, False),
    "capture.must_if_able": (False, False, True),
    "capture.max_cards": ("none", "none", 1, 2, 3),
    "capture.piles": ("closed", "closed", "closed", "steal", "table_first"),
    "deck.courts": ("value", "value", "equal_only", "rank_only"),
    "deck.score_suit": ("d", "d", "s"),
    "table_sweep.totals": ("none", {15: 1, 30: 2}, {15: 1, 20: 3, 24: 1, 30: 2}),
    "table_sweep.thirty": ("total", "two_fifteens"),
    "table_sweep.beneficiary": ("dealer", "forehand"),
    "table_sweep.matta": ("none", "7c"),
    "declare": ("none", "cirulla", "chorizo", "buongioco", "ronda"),
    "sweep.points": (0, 1, 1, 2),
    "sweep.last_card": ("never", "counts", "not_last_hands"),
    "end.leftover": ("last_capturer", "last_capturer", "nobody"),
    "end.control_mod15": ("none", 10),
    "score.cards": (0, 1, 2, 3),
    "score.coins": (0, 1, 2, 5),
    "score.cards_tie": ("none", "split"),
    "score.surplus": (0, 0, 1, 2),
    "score.steps": (
        "off",
        "off",
        {"least": 20, "points": 6, "more": 1, "round": 2, "few": 2},
        {"least": 14, "points": 3, "more": 2, "round": 3, "few": 0},
    ),
    "score.settebello": (0, 1, 1, 2),
    "score.primiera": (0, 1, 1, 2),
    "score.primiera_table": ("standard", "nominal", "pips", "count", "count_fives", "count_sixes"),
    "score.primiera_missing": MISSING,
    "score.napola": ("off", {"min": 1, "cap": 3}, {"min": 3, "cap": 10}, {"min": 2, "cap": 6}),
    "score.capotto": (False, True),
    "score.re_bello": (0, 1, 2),
    "score.most_sevens": (0, 1, 2),
    "score.all_sevens": (0, 3),
    "score.all_coins": (0, 2),
    "score.grande": (0, 5),
    "score.piccola_cap": (0, 3, 6),
    "score.opponent_under_10": (0, 2),
    "score.stacking": ("replace", "add"),
    "score.no_trick": ("ignore", "lose_match"),
    "match.target": (1, 5, 11, 31),
    "match.tie": ("play_on", "count_order", "two_clear"),
    "match.objective": ("high", "high", "low"),
}
ACES: Mapping[str, tuple[Any, ...]] = {
    "ace.sweep": (True, True, True, False),
    "ace.sweep_scores": (False, True),
    "ace.on_table": ("sweep_all", "take_ace", "take_ace_or_15"),
    "ace.may_place": (False, True),
    "ace.empty_table": ("stays", "takes_itself"),
    "ace.opening_ban": (False, True),
}
SWEEPERS: Mapping[str, tuple[Any, ...]] = {
    "sweeper.cards": ("7d", "8 7d", "5 7d"),
    "sweeper.spares": ("", "6 2c"),
    "sweeper.scoring": ("7d", ""),
    "sweeper.most": (0, 10),
    "redeal.sweepers": (0, 1, 2),
}
SETS: Mapping[str, tuple[Any, ...]] = {
    "capture.sets": ("any", "all"),
    "capture.priority": ("free",),
    "capture.fifteen_fewest": (False,),
    "capture.max_cards": ("none",),
    # Where cards that capture may be laid, a table grows so large that nobody lists what may be taken.
    "capture.mandatory": (True,),
    "capture.modes": (["equal", "sum"], ["equal", "fifteen"], ["equal"]),
}
RUNS: Mapping[str, tuple[Any, ...]] = {
    "capture.run": (True,),
    "capture.modes": (["equal"], ["equal", "sum"]),
    "capture.max_cards": ("none",),
    "score.extra": ({"picula": 1}, {"picula": 2, "edges": False}),
}
TOTALS: Mapping[str, tuple[Any, ...]] = {
    "match.check": ("at_once", "at_once", "end_of_deal"),
    "match.target": (5, 9, 21),
    "match.objective": ("high",),
    "score.until": ({}, {"sweeps": 3}, {"picula": 6, "sweeps": 4}, {"cards": 7, "three_alike": 5}),
    "score.steps": ({"least": 20, "points": 6, "more": 1, "round": 2, "few": 2},),
    "score.cards": (0,),
    "score.surplus": (0,),
    "score.capotto": (False,),
    "score.no_trick": ("ignore",),
    "score.extra": (
        {"picula": 1, "three_alike": 4},
        {"picula": 2, "three_alike": 2, "four_alike": 9, "across": False},
        {"picula": 1, "three_alike": 1, "edges": False},
    ),
    "sweep.points": (1, 2),
    "declare": ("alike",),
    "capture.piles": ("closed",),
    "table_sweep.totals": ("none",),
    "table_sweep.matta": ("none",),
}
NUMBERS: Mapping[str, tuple[Any, ...]] = {
    "capture.modes": (["equal", "sum"], ["sum"]),
    "capture.priority": ("free",),
    "deck.numbers": ({}, {"3": 8, "7": 12}),
    "deck.second_numbers": ({}, {"1": 11}, {"1": 9, "2": 5}),
    "capture.numbers": ({}, {"1": 11}, {"2s": 15, "4": 14}),
}
EXTRAS: Mapping[str, tuple[Any, ...]] = {
    "cards": ({"8s": 1}, {"1": 1, "7": 2}, {"2": 1, "2s": 1}, {}),
    "sets": ({"7c7d7b7s": 1}, {"1d2d": 2, "3c3s": 1}, {}),
    "picula": (0, 1, 2),
    "one_suit": (0, 1),
    "bager": (0, 1, 2),
    "three": (0, 1),
    "edges": (True, False),
    "across": (True, False),
    "wins": ("", "1d2d3d"),
    "doubles": ("", "9c9d", "1s"),
    "level": ("", "7s", "5d"),
}
EXCHANGE: Changes = {"deal.exchange": True, "table_sweep.totals": "none", "bluff": False}
BOASTS: Changes = {"declare": "buongioco", "declare_bluff": True, "table_sweep.matta": "none"}
QUESTIONS: tuple[Changes, ...] = (
    EXCHANGE,
    BOASTS | {"doubters": "next"},
    BOASTS | {"doubters": "any"},
    BOASTS | {"doubters": "any", "bluff": True},
    BOASTS | EXCHANGE,
    {"bluff": True, "doubters": "any"},
)
"""Rules under which a seat is asked something before anybody plays a card."""


def some(choices: Mapping[str, tuple[Any, ...]], rng: Random, share: float) -> Changes:
    """A share of the keys, each with a value of its own."""
    return {key: rng.choice(values) for key, values in choices.items() if rng.random() < share}


def combination(rng: Random, given: Changes | None = None) -> tuple[Ruleset, int]:
    """A ruleset of keys drawn at random that can be played, and a number of players for it.

    Most keys are drawn most of the time, so that rules meet that no game has together. ``given``: keys that
    are not drawn.
    """
    while True:
        players, shape = rng.choice(SHAPES if rng.random() < 0.7 else SHAPES_OF_52)
        changes = some(CHOICES, rng, rng.choice((0.2, 0.5, 0.8)))
        if rng.random() < 0.5:
            changes |= some(ACES, rng, 0.8)
        elif rng.random() < 0.4:
            changes |= {key: rng.choice(values) for key, values in SWEEPERS.items()}
        if rng.random() < 0.4:
            changes["score.extra"] = some(EXTRAS, rng, 0.5)
        for group in (SETS, NUMBERS, RUNS, TOTALS):
            if rng.random() < 0.2:
                changes |= {key: rng.choice(values) for key, values in group.items()}
        if rng.random() < 0.2:
            changes[rng.choice(("bluff", "penalties.enabled"))] = True
        if changes.get("bluff"):
            changes["doubters"] = rng.choice(("next", "any"))
        changes["deal.exchange"] = rng.random() < 0.2
        if changes.get("declare") == "buongioco":
            changes["declare_bluff"] = rng.random() < 0.5
        ruleset = Ruleset().changed(changes | shape | (given or {}))
        if not list(disagreements(ruleset)):
            return ruleset, players


def combinations_of_rules() -> st.SearchStrategy[tuple[Ruleset, int]]:
    """Rulesets of any keys, each with a number of players."""
    return st.integers(0, 2**32).map(lambda seed: combination(Random(seed)))


def questions() -> st.SearchStrategy[tuple[Ruleset, int]]:
    """Rulesets with a question that no card answers, which are rare among all; each with a number of players.

    The dealer's exchange, bluffed declarations that one or all may doubt, and claims that all may doubt.
    """
    return st.builds(
        lambda seed, asked: combination(Random(seed), asked),
        st.integers(0, 2**32),
        st.sampled_from(QUESTIONS),
    )


def cards(pack: Pack = Pack.ITALIAN) -> st.SearchStrategy[Card]:
    """One card of a pack."""
    return st.sampled_from(pack.cards)


def card_sets(pack: Pack = Pack.ITALIAN, max_size: int = 40) -> st.SearchStrategy[CardSet]:
    """A set of cards of a pack."""
    return st.sets(cards(pack), max_size=max_size).map(lambda held: CardSet.of(held, pack))


def moves(pack: Pack = Pack.ITALIAN) -> st.SearchStrategy[Move]:
    """Any card with any few cards taken, sensible or not."""
    return st.builds(Move, cards(pack), card_sets(pack, max_size=5))


def rule_changes() -> st.SearchStrategy[Changes]:
    """Keys of equal-and-sum games without ace sweep, with values in any combination."""
    return st.fixed_dictionaries(
        {},
        optional={
            "capture.priority": st.sampled_from(PRIORITIES),
            "capture.modes": st.sampled_from(MODES),
            "sweep.last_card": st.sampled_from(("never", "counts")),
            "sweep.points": st.integers(0, 3),
            "deck.score_suit": st.sampled_from("ds"),
            "score.cards": st.integers(0, 3),
            "score.coins": st.integers(0, 2),
            "score.settebello": st.integers(0, 2),
            "score.primiera": st.integers(0, 2),
            "score.primiera_missing": st.sampled_from(MISSING),
        },
    )


def tables_for() -> st.SearchStrategy[tuple[Ruleset, int]]:
    """An equal-and-sum game and a number of players it allows."""
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


def played(position: Position, plies: int, rng: Random) -> Position:
    """The position after so many random moves, or at the end of the deal; every third claim is doubted."""
    for _ in range(plies):
        if position.over:
            break
        if position.may_doubt and rng.random() < 1 / 3:
            position = position.doubt().position
        position = position.play(rng.choice(position.legal_moves())).position
    return position


def hidden_from(position: Position, seat: Seat) -> list[Card]:
    """The cards whose place a seat does not know: in other hands, in the stock, face down in a claim."""
    hidden = [
        card
        for other, hand in enumerate(position.hands)
        if other != seat
        for card in hand - position.shown[other]
    ]
    hidden += position.stock
    if position.claim and position.claim.card and position.claim.seat != seat:
        hidden.append(position.claim.card)
    if position.bottom:
        known = position.bottom.seen_by(seat, position.dealer).card
        hidden = [card for card in hidden if card != known]
    return hidden


def dealt_anew(position: Position, seat: Seat, rng: Random) -> Position:
    """The position with the cards whose places a seat does not know in each other's places."""
    hidden = hidden_from(position, seat)
    at = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands = tuple(CardSet.of((at.get(card, card) for card in hand), hand.pack) for hand in position.hands)
    stock = tuple(at.get(card, card) for card in position.stock)
    claim, history, bottom = position.claim, position.history, position.bottom
    if claim and claim.card and claim.card in at:
        history = (*history[:-1], replace(history[-1], card=at[claim.card]))
        claim = replace(claim, card=at[claim.card])
    if bottom and bottom.card and bottom.card in at:
        bottom = replace(bottom, card=at[bottom.card])
    return replace(position, hands=hands, stock=stock, claim=claim, history=history, bottom=bottom)


@st.composite
def positions(
    draw: st.DrawFn, *, over: bool = True, rules: st.SearchStrategy[tuple[Ruleset, int]] | None = None
) -> Position:
    """A position reached by legal play from a random deal, at any ply.

    over: the end of a deal too. rules: what is played, equal-and-sum games where nothing is said. The
    dealer's exchange is met more often than other plies.
    """
    ruleset, players = draw(tables_for() if rules is None else rules)
    dealer = draw(st.integers(0, players - 1))
    start = dealt(ruleset, players, dealer, draw(st.randoms(use_true_random=True)))
    if start.exchanging and draw(st.integers(0, 3)) == 0:
        return start
    pack = len(ruleset.deck.cards)
    plies = draw(st.integers(0, pack - ruleset.deal.table - (not over)))
    return played(start, plies, draw(st.randoms(use_true_random=True)))
