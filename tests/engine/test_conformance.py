"""The worked examples of the rules, ``tests/data/conformance.json``, which engine and referee keep to."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.engine import (
    Bonus,
    Card,
    CardSet,
    Category,
    Claim,
    Deal,
    Leftover,
    Mark,
    Match,
    Move,
    Phase,
    Position,
    Rank,
    Redeal,
    Refill,
    Ruleset,
    Scopa,
    Score,
    Seat,
    Side,
    TableSweep,
    control_of,
    deal_out,
    declaration,
    parse_cards,
    score_deal,
    side_letter,
    winner_of,
)
from settebello.engine.match import deck_again, open_table
from settebello.engine.rules.rulewords import Scope
from tests import reference
from tests.engine import bridge
from tests.engine.games import BOOK
from tests.reference.scoring import MARKS, primiera_of

Case = dict[str, Any]

CASES: list[Case] = json.loads((Path(__file__).parents[1] / "data" / "conformance.json").read_text("utf-8"))
OTHER_GAME = "scopinion"
"""Scopinion is no fishing game and has an engine of its own."""


def ruleset_of(case: Case) -> Ruleset:
    """The rules a case is played by."""
    return BOOK.ruleset(case["variant"], case["input"].get("rules", {}))


def of_kind(kind: str) -> list[Case]:
    """The cases of a kind, but for those of the other game."""
    return [case for case in CASES if case["kind"] == kind and not case["variant"].startswith(OTHER_GAME)]


def selected(kind: str) -> pytest.MarkDecorator:
    """The cases of a kind, each a test of its own named by its id."""
    cases = of_kind(kind)
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


def test_every_case_of_the_fishing_games_is_run() -> None:
    kinds = ("capture", "score", "deal", "flow")
    run = [case["id"] for kind in kinds for case in of_kind(kind)]
    assert len(set(run)) == len(run) == len(CASES) - sum(case["id"].startswith("SCP-") for case in CASES)


def held(ruleset: Ruleset, cards: Iterable[str]) -> CardSet:
    """A set from a list of cards."""
    return bridge.card_set(cards, ruleset.deck.pack)


def in_play(
    ruleset: Ruleset, table: Iterable[str], hands: Mapping[int, Iterable[str]], turn: int = 0
) -> Position:
    """A position without stock in which the given seats hold the given cards."""
    players = ruleset.players.counts[0]
    sides = ruleset.players.side_count(players)
    return Position(
        ruleset=ruleset,
        players=players,
        dealer=Seat(players - 1),
        turn=Seat(turn),
        hands=tuple(held(ruleset, hands.get(seat, ())) for seat in range(players)),
        table=held(ruleset, table),
        piles=(held(ruleset, ()),) * sides,
        sweeps=(0,) * sides,
        scores=(0,) * sides,
    )


@selected("capture")
def test_a_card_takes_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    used = {given["card"], *given["table"]}
    spare = next(card for card in reference.pack(ruleset.rules()) if card not in used)
    others = {} if given.get("last_card_of_deal") else {1: [spare]}
    # Not the first card of the deal: one of another seat was played before.
    position = replace(
        in_play(ruleset, given["table"], {0: [given["card"]], **others}), history=(Move(Card.parse(spare)),)
    )
    moves = [move for move in position.legal_moves() if not move.claimed]
    captures = {
        move.captured: any(isinstance(e, Scopa) for e in position.play(move).events) for move in moves
    }
    placing = held(ruleset, ()) in captures
    captures.pop(held(ruleset, ()), None)
    sets = [held(ruleset, cards) for cards in expected["captures"]]
    assert captures == dict(zip(sets, expected["scopa"], strict=True))
    assert placing == expected["may_place"]
    rules = bridge.rules_of(ruleset)
    found = reference.captures(rules, given["card"][0], reference.Worth(rules), tuple(given["table"]))
    assert sorted(found) == sorted(map(reference.in_order, expected["captures"]))
    assert set(expected) == {"captures", "scopa", "may_place"}


NAMES = {"piccola": Category.PICCOLA, "under_ten": Category.OPPONENT_UNDER_10}
"""The examples' names of categories where they are not those of the keys."""


@selected("score")
def test_piles_score_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    letters = sorted(given["piles"])
    players = next(n for n in ruleset.players.counts if ruleset.players.side_count(n) == len(letters))
    piles = tuple(held(ruleset, given["piles"][letter]) for letter in letters)
    sweeps = tuple(given.get("sweeps", {}).get(letter, 0) for letter in letters)
    score = score_deal(ruleset, players, piles, sweeps)
    rules, plain = bridge.rules_of(ruleset), [given["piles"][letter] for letter in letters]
    counted = reference.count(rules, plain, sweeps, dict.fromkeys(MARKS, (0,) * len(letters)))
    bridge.agree("points", score.points, counted.points)
    bridge.agree("lines", {line.category.value: line.points for line in score.lines}, counted.lines)
    if "points" in expected:
        assert dict(zip(letters, score.points, strict=True)) == expected["points"]
    for name, wanted in expected["detail"].items():
        check_detail(score, letters, name, wanted)
    if totals := expected["detail"].get("primiera_totals"):
        assert {letter: primiera_of(rules, pile)[1] for letter, pile in zip(letters, plain, strict=True)} == {
            letter: Fraction(total) for letter, total in totals.items()
        }
    if "match_winner" in expected:
        assert score.match_winner is not None
        assert side_letter(score.match_winner) == expected["match_winner"]
    assert set(expected) <= {"points", "detail", "match_winner"}


def check_detail(score: Score, letters: list[str], name: str, wanted: object) -> None:
    """One entry of a score's detail."""
    category = Category.PRIMIERA if name == "primiera_totals" else NAMES.get(name) or Category(name)
    line = score.line(category)
    if line is None:
        # The bonus for a thin pile is for two sides.
        assert (name, wanted) == ("under_ten", None)
    elif name == "primiera_totals":
        assert dict(zip(letters, line.figures, strict=True)) == wanted
    elif name in {"napola", "piccola"}:
        paid = {letter: points for letter, points in zip(letters, line.points, strict=True) if points}
        assert paid == (wanted or {})
    elif name == "under_ten":
        thin = None if line.winner is None else letters[1 - line.winner]
        assert thin == wanted
    else:
        assert (None if line.winner is None else letters[line.winner]) == wanted


def deck_with(ruleset: Ruleset, players: int, hands: Mapping[int, list[str]], table: list[str]) -> list[Card]:
    """A deck that deals these cards to these seats and to the table; seat 0 deals."""
    pack = ruleset.deck.pack.cards
    places = deal_out(ruleset, players, Seat(0), pack)
    wanted: dict[int, Card] = {}
    for there, cards in ((places.table, table), *((places.hands[seat], hands[seat]) for seat in hands)):
        wanted |= {place.bit: Card.parse(card) for place, card in zip(there, cards, strict=True)}
    rest = iter([card for card in pack if card not in wanted.values()])
    return [wanted[place] if place in wanted else next(rest) for place in range(len(pack))]


def check_sizes(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    match = Match.start(ruleset_of(case), given["players"], Seat(0))
    rng = Random(1)
    match = match.deal_next(rng)[0].match
    position = match.position
    assert position is not None
    assert {len(hand) for hand in position.hands} == {expected["hand"]}
    assert len(position.table) == expected["table"]
    assert len(position.stock) == expected["stock_after_first_deal"]
    rounds, played = 1, 0
    while not position.over:
        step = position.play(rng.choice(position.legal_moves()))
        rounds += any(isinstance(event, Refill) for event in step.events)
        played += 1
        position = step.position
    assert rounds == expected["dealing_rounds"]
    assert played == expected["cards_played_per_deal"]


def check_opening_table(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    rules, table = bridge.rules_of(ruleset), reference.in_order(given["table"])
    players = ruleset.players.counts[0]
    leader = int(reference.leader_of(rules, players, 0))
    seats = {leader: given["hands"]["L"], 0: given["hands"]["D"]} if "hands" in given else {}
    deck = deck_with(ruleset, players, seats, given["table"])
    match = Match.start(ruleset, players, Seat(0))
    event, *opened = match.deal_deck(deck).events
    assert isinstance(event, (Deal, Redeal))
    assert isinstance(event, Redeal) == expected.get("redeal", False) == reference.thrown_in(rules, table)
    if not expected.get("redeal"):
        check_table_sweep(case, match, deck)
        return
    assert opened == []
    assert event.dealer == match.dealer == match.deal_deck(deck).match.dealer
    assert ruleset.redeal.scope is Scope(expected["scope"])
    again = deal_out(ruleset, players, Seat(0), deck_again(ruleset, players, Seat(0), deck, Random(1)))
    if "hands_kept" in expected:
        assert list(bridge.cards(again.hands[1])) == expected["hands_kept"]["L"]
        assert list(bridge.cards(again.hands[0])) == expected["hands_kept"]["D"]
        assert len(again.table) + len(again.stock) == expected["stock_before_new_table"]


def check_table_sweep(case: Case, match: Match, deck: list[Card]) -> None:
    """What happens to a first table that is not thrown in."""
    given, expected = case["input"], case["expected"]
    step = match.deal_deck(deck)
    position = step.match.position
    assert position is not None
    swept = [event for event in step.events if isinstance(event, TableSweep)]
    assert sum(position.sweeps) == expected.get("sweeps", 0)
    table = reference.in_order(given["table"])
    assert reference.table_sweeps(match.ruleset.rules(), table) == expected.get("sweeps", 0)
    if expected.get("taken_by"):
        (event,) = swept
        assert expected["taken_by"] == "dealer"
        assert event.seat == match.dealer
        assert position.last_captor == position.side_of(match.dealer)
    else:
        assert swept == []
    if "table_after" in expected:
        assert position.table == held(match.ruleset, expected["table_after"])
    if "table_total" in expected:
        assert sum("123456789K".index(card[0]) + 1 for card in table) == expected["table_total"]


def check_pattern(case: Case) -> None:
    """A deck of which only the first cards are told."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    assert given["pattern"] == ruleset.deal.pattern
    first = parse_cards("".join(given["deck_top_first"]))
    deck = [*first, *(card for card in ruleset.deck.pack.cards if card not in first)]
    players = given["players"]
    dealt = deal_out(ruleset, players, Seat(players - 1), deck)
    assert list(bridge.cards(dealt.table)) == expected["table"]
    hands = dict(zip(given["seats_in_play_order"], dealt.hands, strict=True))
    assert {name: list(bridge.cards(hand)) for name, hand in hands.items()} == expected["hands"]


def check_seats(case: Case) -> None:
    """Who leads, who plays after whom, and who plays with whom."""
    given, expected = case["input"], case["expected"]
    names, ruleset = given["seats_ccw"], ruleset_of(case).changed({"table_sweep.totals": "none"})
    rng = Random(1)
    match = Match.start(ruleset, len(names), Seat(names.index(given["dealer"]))).deal_next(rng)[0].match
    position = match.position
    order = []
    for _ in names:
        assert position is not None
        assert position.turn is not None
        order.append(names[position.turn])
        position = position.play(position.legal_moves()[0]).position
    assert order == expected["play_order"]
    assert order[0] == expected["leader"]
    assert position is not None
    teams: dict[Side, list[str]] = {}
    for seat, name in enumerate(names):
        teams.setdefault(position.side_of(Seat(seat)), []).append(name)
    assert list(teams.values()) == expected["teams"]


def check_declaration(case: Case) -> None:
    """What three new cards are declared for."""
    expected, ruleset = case["expected"]["declaration"], ruleset_of(case)
    hand = held(ruleset, case["input"]["hand"])
    found = declaration(ruleset, hand)
    told = reference.declaration(bridge.rules_of(ruleset), bridge.cards(hand))
    if expected is None:
        assert found is None
        assert told is None
        return
    assert found is not None
    assert told is not None
    assert found.kind.name.lower() == expected["kind"]
    assert found.points == told.points == expected["scope"]
    guises: list[Rank | None] = [Rank(str(rank)) for rank in expected.get("matta_as", [])]
    assert list(found.guises) == list(told.guises) == guises
    played = [move for move in in_play(ruleset, [], {0: case["input"]["hand"]}).legal_moves() if move.knock]
    assert {move.guise for move in played} == set(guises or [None])


DEALS: Mapping[str, Callable[[Case], None]] = {
    "hand": check_declaration,
    "deck_top_first": check_pattern,
    "seats_ccw": check_seats,
    "table": check_opening_table,
    "players": check_sizes,
}


@selected("deal")
def test_cards_are_dealt_as_the_worked_example_says(case: Case) -> None:
    check = next(DEALS[key] for key in DEALS if key in case["input"])
    check(case)


SEATS = {"A": 0, "B": 1}
"""Sides of two solo players, or the seats that lead pairs."""


def check_last_plays(case: Case) -> None:
    """The last cards of a deal, and where everything goes."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    hands = {SEATS[name]: cards for name, cards in given["hands"].items()}
    position = in_play(ruleset, given["table"], hands, SEATS[given["turn"]])
    for play in given["plays"]:
        assert position.turn == SEATS[play["seat"]]
        step = position.play(Move(Card.parse(play["card"]), held(ruleset, play["take"])))
        position = step.position
    assert position.over
    (leftover,) = (event for event in step.events if isinstance(event, Leftover))
    assert leftover.cards == held(ruleset, expected["leftover"])
    if "leftover_to" in expected:
        assert leftover.side == SEATS[expected["leftover_to"]]
    for name, cards in expected["gained"].items():
        assert position.piles[SEATS[name]] == held(ruleset, cards)
    assert position.sweeps == tuple(expected["scopas"][name] for name in SEATS)


def check_plays(case: Case) -> None:
    """Some cards in the middle of a deal: what is taken, robbed, swept and scored at once."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    start = given.get("table", given.get("table_before"))
    hands = {SEATS[play["seat"]]: [play["card"]] for play in given["plays"]}
    used = {*start, *(card for cards in hands.values() for card in cards)}
    spare = [card for card in reference.pack(ruleset.rules()) if card not in used]
    # Everybody keeps two cards, so that nothing is new and nothing ends.
    players = ruleset.players.counts[0]
    full = {seat: [*hands.get(seat, []), *spare[2 * seat : 2 * seat + 2]] for seat in range(players)}
    position = in_play(ruleset, start, full)
    for play in given["plays"]:
        taken = held(ruleset, play.get("take", play.get("claim", [])))
        robbed = held(ruleset, play.get("rob", []))
        step = position.play(Move(Card.parse(play["card"]), taken, robbed))
        position = step.position
    for name, cards in expected.get("gained", {"B": expected.get("B_gets", ())}).items():
        if cards:
            assert position.piles[SEATS[name]] == held(ruleset, cards)
    after = expected.get("table", expected.get("table_after"))
    if after is not None:
        assert position.table == held(ruleset, after)
    for name, sweeps in expected.get("scopas", {}).items():
        assert position.sweeps[SEATS[name]] == sweeps
    for name, points in expected.get("picula", {}).items():
        gained = [event.points for event in step.events if isinstance(event, Bonus)]
        assert position.marks[SEATS[name]][Mark.PICULA] == points
        assert sum(gained) == sum(position.marks[SEATS[name]])
    if "A_may_still_claim" in expected:
        assert not any(move.robbed for move in position.legal_moves())


def check_legal_plays(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    position = in_play(ruleset, given["table"], {0: given["hand"], 1: ["Kb"]})
    plays = {Move(Card.parse(play["card"]), held(ruleset, play["take"])) for play in expected["legal_plays"]}
    assert set(position.legal_moves()) == plays


def check_control_total(case: Case) -> None:
    expected, ruleset = case["expected"], ruleset_of(case)
    left = case["input"]["leftover"]
    control = control_of(ruleset, held(ruleset, left))
    assert control is not None
    assert (control.total, control.holds) == (expected["total"], expected["valid"])
    assert reference.control(ruleset.rules(), left) == (expected["total"], expected["valid"])
    if expected["fifteens_taken"] is not None:
        assert 220 - 15 * expected["fifteens_taken"] == control.total


def check_leftover_of_a_table_sweep(case: Case) -> None:
    """Nothing is captured in play, so that all goes to the dealer who took the first table."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    assert (given["captures_in_play"], expected["leftover_to"]) == (0, given["dealer"])
    opened = open_table(in_play(ruleset, given["table"], {0: ["9d"]})).position
    dealer = opened.side_of(opened.dealer)
    step = opened.play(Move.parse("9d"))
    (leftover,) = (event for event in step.events if isinstance(event, Leftover))
    assert leftover.side == dealer
    assert step.position.sweeps[dealer] == expected["escobas"][given["dealer"]]
    assert step.position.piles[dealer] == held(ruleset, ["9d", *given["table"]])


def check_points_of(case: Case) -> None:
    """Cards of two sides, and what some category makes of them."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    players = next(n for n in ruleset.players.counts if ruleset.players.side_count(n) == 2)
    piles, sweeps = {"A": [], "B": []} | given.get("coins_123", {}), given.get("sweeps", {"A": 0, "B": 0})
    if "knights" in given:
        piles = {side: [f"9{suit}" for suit in "cdbs"[:n]] for side, n in given["knights"].items()}
    if "courts_and_aces" in given:
        # The king of coins is the last of these, and the first half goes to A.
        cards = [rank + suit for suit in "cbsd" for rank in "189K"]
        assert given["king_of_coins"] == "B"
        piles = {"A": cards[:8], "B": cards[8:]}
    score = score_deal(
        ruleset,
        players,
        tuple(held(ruleset, piles[side]) for side in "AB"),
        tuple(sweeps[side] for side in "AB"),
    )
    winner = None if score.match_winner is None else side_letter(score.match_winner)
    for key, category in (("extra_points", Category.EXTRA), ("sweep_points", Category.SWEEPS)):
        if key in expected:
            line = score.line(category)
            assert line is not None
            assert dict(zip("AB", line.points, strict=True)) == expected[key]
    if "winner" in expected:
        assert winner == expected["winner"]
    if "deal_winner" in expected:
        assert max("AB", key=lambda side: score.points["AB".index(side)]) == expected["deal_winner"]
        assert len(set(score.points)) == 2


def check_doubt(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    card, rank = Card.parse(given["declared"] + "s"), Rank(given["declared"])
    assert (given["doubted"], given["true"]) == (True, True)
    position = in_play(ruleset, [*given["take"], "Kc"], {0: [str(card), "2c"], 1: ["3c", "4c"]})
    position = position.play(Move(card, held(ruleset, given["take"]), claimed=rank)).position
    assert position.claim == Claim(Seat(0), rank, held(ruleset, given["take"]), card)
    position = position.doubt().position
    points = [side[Mark.CLAIM] for side in position.marks]
    assert points == [expected["player_points"], expected["challenger_points"]]
    assert expected["cards_stay"] == (position.piles[0] == held(ruleset, [*given["take"], str(card)]))


def check_leftover_counts(case: Case) -> None:
    """A run that only the leftover completes."""
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    side = Side(SEATS[given["leftover_to"]])
    pile = held(ruleset, given["pile_before"]["A"])
    position = replace(
        in_play(ruleset, given["leftover"], {0: ["Kc"]}),
        piles=(pile, held(ruleset, ())),
        last_captor=side,
    )
    line = position.play(Move.parse("Kc")).position.score().line(Category.NAPOLA)
    assert line is not None
    assert line.points[side] == expected["napola"]["A"]


def check_match_end(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    totals = {
        side: given["match_before"][side] + given["deal_points"][side] for side in given["match_before"]
    }
    assert totals == expected["match_after"]
    points = tuple(given["deal_points"].values())
    winner = winner_of(ruleset_of(case), tuple(totals.values()), Score((), points))
    before, counted = tuple(given["match_before"].values()), reference.Counted({}, {}, points, None)
    assert reference.match_winner(ruleset_of(case).rules(), before, counted) == winner
    assert (None if winner is None else side_letter(Side(winner))) == expected["winner"]
    assert (winner is None) == expected.get("continue", False)


def check_rotation(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    names = given["seats_cw"]
    ruleset = ruleset_of(case).changed({"match.target": 101})
    rng = Random(1)
    match = Match.start(ruleset, len(names), Seat(names.index(given["first_dealer"])))
    dealers, leaders = [], []
    for _ in range(given["sets"]):
        match = match.deal_next(rng)[0].match
        assert match.position is not None
        assert match.position.turn is not None
        dealers.append(names[match.dealer])
        leaders.append(names[match.position.turn])
        while match.phase is Phase.PLAY:
            match = match.play(rng.choice(match.position.legal_moves())).match
            assert match.position is not None
    assert dealers == expected["dealers"]
    assert leaders == expected["leaders"]


FLOWS: Mapping[str, Callable[[Case], None]] = {
    "stock": check_last_plays,
    "property": check_leftover_counts,
    "captures_in_play": check_leftover_of_a_table_sweep,
    "plays": check_plays,
    "hand": check_legal_plays,
    "match_before": check_match_end,
    "sets": check_rotation,
    "leftover": check_control_total,
    "courts_and_aces": check_points_of,
    "coins_123": check_points_of,
    "knights": check_points_of,
    "declared": check_doubt,
}


@selected("flow")
def test_a_deal_or_match_goes_as_the_worked_example_says(case: Case) -> None:
    check = next(FLOWS[key] for key in FLOWS if key in case["input"])
    check(case)
