"""Deals in a row: dealing by the pattern, cards thrown in, who deals next, and who has won."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from settebello.engine import (
    MOST_DEALS,
    CannotDeal,
    Card,
    CardSet,
    Deal,
    DealOver,
    Match,
    MatchOver,
    Move,
    Pack,
    Phase,
    Redeal,
    RedealReason,
    Ruleset,
    Seat,
    Side,
    WrongDeck,
    deal_out,
    parse_cards,
    score_deal,
    winner_of,
)
from settebello.engine.match import MOST_DECKS, MOST_TABLES
from tests import reference

DECK = Pack.ITALIAN.cards


def deck_opening(table: str, pattern: str = "T4 P3") -> tuple[Ruleset, tuple[Any, ...]]:
    """Rules that deal the table first, and a deck that puts these cards there."""
    first = parse_cards(table)
    return Ruleset().changed({"deal.pattern": pattern}), (
        *first,
        *(card for card in DECK if card not in first),
    )


def test_cards_are_dealt_one_by_one_between_table_and_players() -> None:
    """Rules 3.1.1: table, players, table, players, table, players, table; the next seat is dealt first."""
    dealt = deal_out(Ruleset(), 2, Seat(0), DECK)
    text = ["".join(map(str, cards)) for cards in (dealt.table, *dealt.hands)]
    assert text == ["1c1s2b3d", "1b2d3c", "1d2c2s"]
    assert dealt.stock == DECK[10:]


def test_the_seat_after_the_dealer_leads() -> None:
    for dealer in range(3):
        match = Match.start(Ruleset(), 3, Seat(dealer)).deal_next(Random(1))[0].match
        assert match.position is not None
        assert match.position.turn == (dealer + 1) % 3


@pytest.mark.parametrize("deck", [DECK[1:], (*DECK[1:], DECK[1]), Pack.BRESCIANE.cards, ()])
def test_a_deck_that_is_not_the_pack_is_refused(deck: tuple[Any, ...]) -> None:
    with pytest.raises(WrongDeck, match="each card of italian40 once"):
        Match.start(Ruleset(), 2, Seat(0)).deal_deck(deck)


@pytest.mark.parametrize(
    ("table", "changes", "thrown_in"),
    [
        ("KcKdKb4c", {}, (RedealReason.KINGS, 3)),
        ("KcKdKbKs", {}, (RedealReason.KINGS, 4)),
        ("KcKd3b4c", {}, None),
        ("KcKdKb4c", {"redeal.kings": 0}, None),
        ("1cKd3b4c", {"redeal.aces": 1}, (RedealReason.ACES, 1)),
        ("1cKd3b4c", {"redeal.aces": 2}, None),
        ("1c2d3b4c", {"redeal.table_sum_max": 10}, (RedealReason.LOW_TOTAL, 10)),
        ("1c2d3b5c", {"redeal.table_sum_max": 10}, None),
    ],
)
def test_some_first_tables_are_thrown_in(
    table: str, changes: dict[str, Any], thrown_in: tuple[RedealReason, int] | None
) -> None:
    """Rules 2.1, redeal; the match waits for another deck of the same dealer."""
    ruleset, deck = deck_opening(table)
    match = Match.start(ruleset.changed(changes), 2, Seat(1))
    step = match.deal_deck(deck)
    (event,) = step.events
    if thrown_in is None:
        assert isinstance(event, Deal)
    else:
        assert isinstance(event, Redeal)
        assert (event.reason, event.number) == thrown_in
    assert event.dealer == 1
    assert step.match.phase is (Phase.TO_DEAL if thrown_in else Phase.PLAY)
    if thrown_in:
        assert step.match == match


def test_dealing_goes_on_until_the_table_may_stay() -> None:
    """Every deck dealt is returned, so that a record can tell all of them."""
    ruleset = Ruleset().changed({"redeal.table_sum_max": 20})
    step, decks = Match.start(ruleset, 2, Seat(0)).deal_next(Random(7))
    *thrown, last = step.events
    assert len(thrown) > 0
    assert all(isinstance(event, Redeal) for event in thrown)
    assert isinstance(last, Deal)
    assert len(decks) == len(step.events)
    match = Match.start(ruleset, 2, Seat(0))
    for deck in decks:
        match = match.deal_deck(deck).match
    assert match == step.match


def test_only_the_table_is_dealt_anew_where_the_hands_stay() -> None:
    """Rules 2.3, scope table."""
    changes = {"redeal.table_sum_max": 20, "redeal.scope": "table"}
    step, decks = Match.start(Ruleset().changed(changes), 2, Seat(0)).deal_next(Random(7))
    assert len(decks) > 1
    dealt = [deal_out(step.match.ruleset, 2, Seat(0), deck) for deck in decks]
    assert len({deal.hands for deal in dealt}) == 1
    assert len({deal.table for deal in dealt}) == len(decks)


def test_nothing_is_dealt_in_the_middle_of_a_deal_and_nothing_played_before_it() -> None:
    match = Match.start(Ruleset(), 2, Seat(0))
    with pytest.raises(ValueError, match="no move is due"):
        match.play(Move.parse("7d"))
    match = match.deal_next(Random(1))[0].match
    with pytest.raises(ValueError, match="no deal is due"):
        match.deal_deck(DECK)


def test_a_number_of_players_that_the_rules_lack_is_refused() -> None:
    with pytest.raises(ValueError, match="scopa is not for 5 players: 2, 3, 4"):
        Match.start(Ruleset(), 5, Seat(0))


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((10, 9), None),
        ((11, 9), Side(0)),
        ((11, 11), None),
        ((11, 13), Side(1)),
        ((11, 11, 12), Side(2)),
        ((12, 12, 6), None),
    ],
)
def test_a_side_wins_at_the_target_if_it_alone_has_the_most(
    totals: tuple[int, ...], winner: Side | None
) -> None:
    """See docs/rules.md, section 2.4, match end, and AMB-12."""
    assert winner_of(Ruleset(), totals) == winner
    before = (0,) * len(totals)
    counted = reference.Counted({}, {}, totals, None)
    assert reference.match_winner(Ruleset().rules(), before, counted) == winner


@pytest.mark.parametrize(
    ("changes", "totals", "winner"),
    [
        ({"match.tie": "two_clear"}, (12, 11), None),
        ({"match.tie": "two_clear"}, (13, 11), Side(0)),
        ({"match.tie": "two_clear"}, (12, 12), None),
        ({"match.objective": "low"}, (11, 3), Side(1)),
        ({"match.objective": "low"}, (10, 3), None),
        ({"match.objective": "low"}, (11, 3, 3), None),
        ({"match.objective": "low"}, (11, 4, 3), Side(2)),
        ({"match.objective": "low", "match.tie": "two_clear"}, (11, 4, 3), None),
    ],
)
def test_a_match_ends_as_its_rules_say(
    changes: dict[str, Any], totals: tuple[int, ...], winner: Side | None
) -> None:
    """Rules 2.1, match."""
    ruleset = Ruleset().changed(changes)
    assert winner_of(ruleset, totals) == winner
    counted = reference.Counted({}, {}, totals, None)
    assert reference.match_winner(ruleset.rules(), (0,) * len(totals), counted) == winner


@pytest.mark.parametrize(("cards", "coins", "winner"), [("A", "B", 0), ("B", "A", 1)])
def test_of_two_level_sides_the_one_wins_that_is_at_the_target_first(
    cards: str, coins: str, winner: int
) -> None:
    """Rules 2.1, count_order: cards before coins, whoever took them; both had ten."""
    ruleset = Ruleset().changed({"match.tie": "count_order", "score.settebello": 0, "score.primiera": 0})
    piles = {cards: CardSet.parse("1c2c3c4c5c"), coins: CardSet.parse("1d2d")}
    score = score_deal(ruleset, 2, (piles["A"], piles["B"]), (0, 0))
    assert score.points == (1, 1)
    assert winner_of(ruleset, (11, 11), score) == winner
    assert winner_of(ruleset.changed({"match.tie": "play_on"}), (11, 11), score) is None


@pytest.mark.parametrize(
    ("changes", "leader"),
    [
        ({}, 1),
        ({"lead": "dealer_left"}, 3),
        ({"lead": "dealer_left", "players.direction": "cw"}, 1),
        ({"players.direction": "cw"}, 1),
    ],
)
def test_the_dealers_left_hand_plays_before_the_dealer_where_play_goes_counter_clockwise(
    changes: dict[str, Any], leader: int
) -> None:
    """AMB-03."""
    match = Match.start(Ruleset().changed(changes), 4, Seat(0)).deal_next(Random(1))[0].match
    assert match.position is not None
    assert match.position.turn == leader


@pytest.mark.parametrize(
    ("table", "changes", "sweeps"),
    [
        ("1c2d5s7b", {}, 1),
        ("KcKd5s5b", {}, 2),
        ("9c9d9b3s", {}, 2),
        ("9c9d9b3s", {"table_sweep.thirty": "two_fifteens"}, 0),
        ("9c6d9b6s", {"table_sweep.thirty": "two_fifteens"}, 2),
        ("1c2d5s8b", {}, 0),
        ("1c2d5s7c", {"table_sweep.matta": "7c"}, 1),
        ("1c2d4s7c", {"table_sweep.matta": "7c"}, 1),
        ("1c2d4s7c", {}, 0),
        ("KdKbKs7c", {"table_sweep.matta": "7c"}, 0),
        ("KdKb5s7c", {"table_sweep.matta": "7c"}, 2),
    ],
)
def test_a_first_table_of_fifteen_or_thirty_is_taken_at_once(
    table: str, changes: dict[str, Any], sweeps: int
) -> None:
    """Rules 2.3 and 3.3.3."""
    ruleset, deck = deck_opening(table)
    ruleset = ruleset.changed({"redeal.kings": 0, "table_sweep.totals": {15: 1, 30: 2}, **changes})
    position = Match.start(ruleset, 2, Seat(0)).deal_deck(deck).match.position
    assert position is not None
    assert position.sweeps == (sweeps, 0)
    assert len(position.piles[0]) == (4 if sweeps else 0)
    assert position.last_captor == (0 if sweeps else None)
    forehand = ruleset.changed({"table_sweep.beneficiary": "forehand"})
    other = Match.start(forehand, 2, Seat(0)).deal_deck(deck).match.position
    assert other is not None
    assert other.sweeps == (0, sweeps)


def test_a_match_played_to_its_end_tells_each_deal_once_and_its_winner_last() -> None:
    rng = Random(4)
    match = Match.start(Ruleset(), 4, Seat(2))
    told: list[DealOver | MatchOver] = []
    dealers = []
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.TO_DEAL:
            before = match.scores
            match = match.deal_next(rng)[0].match
            assert match.scores == before
            assert match.score is None
            dealers.append(match.dealer)
        assert match.position is not None
        step = match.play(rng.choice(match.position.legal_moves()))
        told += [event for event in step.events if isinstance(event, (DealOver, MatchOver))]
        match = step.match
    *deals, over = told
    assert [type(event) for event in deals] == [DealOver] * match.deal
    assert over == MatchOver(Side(match.scores.index(max(match.scores))), match.scores)
    assert match.winner == over.winner
    assert dealers == [Seat((2 + k) % 4) for k in range(match.deal)]
    with pytest.raises(ValueError, match="no deal is due"):
        match.deal_next(rng)


SCOPONE = {"deal.hand": 9, "deal.refill": 0, "deal.pattern": "T4 P9"}


def test_without_a_stock_a_redeal_of_the_table_shuffles_all_cards() -> None:
    """Rules 2.3: the same hands would leave the same four cards."""
    rules = Ruleset().changed({**SCOPONE, "redeal.kings": 1, "redeal.scope": "table"})
    for seed in range(5):
        step, decks = Match.start(rules, 4, Seat(0)).deal_next(Random(seed))
        assert step.match.phase is Phase.PLAY
        assert len(decks) < 20
        for thrown_in, again in pairwise(decks):
            assert deal_out(rules, 4, Seat(0), thrown_in).hands != deal_out(rules, 4, Seat(0), again).hands


def test_hands_that_leave_no_table_that_stays_are_dealt_again_after_ten_tables() -> None:
    """Rules 2.3: without both kings in one hand, at least one is among the six cards for the table."""
    changes = {
        "deck.upto": 10,
        "deal.hand": 17,
        "deal.refill": 1,
        "deal.pattern": "P17 T4",
        "redeal.kings": 1,
        "redeal.aces": 1,
        "redeal.scope": "table",
    }
    rules = Ruleset().changed(changes)
    lengths = []
    for seed in range(30):
        step, decks = Match.start(rules, 2, Seat(0)).deal_next(Random(seed))
        assert step.match.phase is Phase.PLAY
        lengths.append(len(decks))
        for number, (thrown_in, again) in enumerate(pairwise(decks), 1):
            stay = deal_out(rules, 2, Seat(0), thrown_in).hands == deal_out(rules, 2, Seat(0), again).hands
            assert stay == (number % MOST_TABLES != 0)
    assert max(lengths) > MOST_TABLES


HANGING: list[dict[str, Any]] = [
    {
        "deal.hand": 9,
        "deal.table": 2,
        "deal.refill": 0,
        "deal.pattern": "T2 P9",
        "redeal.kings": 0,
        "redeal.table_sum_max": 10,
    },
    {"deal.hand": 6, "deal.table": 8, "deal.refill": 0, "deal.pattern": "T8 P6", "redeal.table_sum_max": 40},
    {"deal.hand": 1, "deal.table": 18, "deal.refill": 0, "deal.pattern": "T18 P1", "redeal.aces": 1},
]


@pytest.mark.parametrize("changes", HANGING, ids=str)
@pytest.mark.parametrize("scope", ["all", "table"])
def test_a_deal_is_given_up_when_a_thousand_tables_were_thrown_in(
    changes: dict[str, Any], scope: str
) -> None:
    """Unchecked rules; the rulebook refuses them."""
    rules = Ruleset().changed({"deck.upto": 5, "redeal.scope": scope, **changes})
    with pytest.raises(CannotDeal, match="throw in 1000 first tables in a row"):
        Match.start(rules, 2, Seat(0)).deal_next(Random(1))


class Unlucky:
    """Lays four kings on the first table so many times, and then none."""

    def __init__(self, times: int) -> None:
        self.times = times

    def shuffle(self, x: list[Card], /) -> None:
        x.sort(key=lambda card: (card.rank == "K") is (self.times <= 0))
        self.times -= 1


def test_the_thousandth_deck_of_a_deal_can_still_stay() -> None:
    rules = Ruleset().changed({"redeal.kings": 1, "redeal.scope": "all", "deal.pattern": "T4 P3"})
    step, decks = Match.start(rules, 2, Seat(0)).deal_next(Unlucky(MOST_DECKS - 1))
    assert step.match.phase is Phase.PLAY
    assert len(decks) == MOST_DECKS
    with pytest.raises(CannotDeal, match=f"throw in {MOST_DECKS} first tables in a row"):
        Match.start(rules, 2, Seat(0)).deal_next(Unlucky(MOST_DECKS))


@pytest.mark.parametrize(
    ("totals", "objective", "winner"),
    [((0, 0), "high", 1), ((3, 3), "low", 1), ((4, 3), "high", 0), ((4, 3), "low", 1)],
)
def test_a_match_ends_after_a_thousand_deals(totals: tuple[int, ...], objective: str, winner: int) -> None:
    """Rules 2.4: the best total wins; of level sides the one that leads, here seat 1."""
    nothing = {
        "sweep.points": 0,
        **{f"score.{key}": 0 for key in ("cards", "coins", "settebello", "primiera")},
    }
    rules = Ruleset().changed({**nothing, "match.target": 999, "match.objective": objective})
    for number, expected in ((MOST_DEALS - 1, None), (MOST_DEALS, Side(winner))):
        match = replace(Match.start(rules, 2, Seat(0)), deal=number, scores=totals)
        match = match.deal_next(Random(1))[0].match
        step = None
        while match.phase is Phase.PLAY:
            assert match.position is not None
            step = match.play(match.position.legal_moves()[0])
            match = step.match
        assert step is not None
        assert match.winner == expected
        assert match.phase is (Phase.TO_DEAL if expected is None else Phase.MATCH_OVER)
        assert (step.events[-1] == MatchOver(Side(winner), totals)) == (expected is not None)
