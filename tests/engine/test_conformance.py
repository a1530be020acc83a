"""The worked examples of the rules, ``tests/data/conformance.json``, for the variants whose keys exist."""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.engine import (
    Card,
    CardSet,
    Category,
    Deal,
    Leftover,
    Match,
    Move,
    Phase,
    Position,
    Redeal,
    Refill,
    Ruleset,
    Scopa,
    Seat,
    Side,
    deal_out,
    score_deal,
    side_letter,
    winner_of,
)
from settebello.engine.match import deck_again
from settebello.engine.ruleset import Scope
from tests.engine.bridge import card_set

Case = dict[str, Any]
Facts = Mapping[str, Any]

NINE_AND_FOUR: Facts = {
    "players.counts": [4],
    "deal.hand": 9,
    "deal.refill": 0,
    "deal.pattern": "P3 T2 P3 T2 P3",
}
SAARBRUECKEN: Facts = {
    "deck.pack": "saar40",
    "players.counts": [2, 3],
    "players.sides": {},
    "deal.pattern": "P3 T4",
    "sweep.last_card": "counts",
    "score.primiera_missing": "ineligible",
}
VARIANTS: Mapping[str, Facts] = {
    "scopa": {},
    "scopone": NINE_AND_FOUR,
    "scopone_long": {**NINE_AND_FOUR, "match.target": 21},
    "scopone_scientifico": {
        "players.counts": [4],
        "deal.hand": 10,
        "deal.table": 0,
        "deal.refill": 0,
        "deal.pattern": "P10",
        "redeal.kings": 0,
        "match.target": 21,
    },
    "saar_simple": {**SAARBRUECKEN, "score.primiera": 0},
    "saar_advanced": SAARBRUECKEN,
    "scopa_jp": {
        "players.sides": {},
        "players.direction": "cw",
        "deal.pattern": "P3 T4",
        "redeal.scope": "table",
        "capture.priority": "fewest",
        "score.primiera_missing": "ineligible",
    },
}
"""What each variant changes of Scopa (rules, 3.1)."""

CASES: list[Case] = json.loads((Path(__file__).parents[1] / "data" / "conformance.json").read_text("utf-8"))


def expressible(case: Case) -> bool:
    """Whether the variant and the keys of a case exist in the engine."""
    return case["variant"] in VARIANTS and set(case["input"].get("rules", {})) <= set(Ruleset().rules())


def ruleset_of(case: Case) -> Ruleset:
    """The rules a case is played by."""
    changes = {**VARIANTS[case["variant"]], **case["input"].get("rules", {})}
    return Ruleset(id=case["variant"]).changed(changes)


def selected(kind: str) -> pytest.MarkDecorator:
    """The cases of a kind, each a test of its own named by its id."""
    cases = [case for case in CASES if case["kind"] == kind and expressible(case)]
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


def held(cards: Iterable[str]) -> CardSet:
    """A set from a list of cards."""
    return card_set(tuple(cards))


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
        hands=tuple(held(hands.get(seat, ())) for seat in range(players)),
        table=held(table),
        piles=(CardSet(),) * sides,
        sweeps=(0,) * sides,
        scores=(0,) * sides,
    )


@selected("capture")
def test_a_card_takes_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    used = {given["card"], *given["table"]}
    spare = next(str(card) for card in Ruleset().deck.pack.cards if str(card) not in used)
    others = {} if given.get("last_card_of_deal") else {1: [spare]}
    position = in_play(ruleset_of(case), given["table"], {0: [given["card"]], **others})
    moves = position.legal_moves()
    captures = {
        move.captured: any(isinstance(e, Scopa) for e in position.play(move).events) for move in moves
    }
    placing = CardSet() in captures
    captures.pop(CardSet(), None)
    assert captures == dict(zip(map(held, expected["captures"]), expected["scopa"], strict=True))
    assert placing == expected["may_place"]
    assert set(expected) == {"captures", "scopa", "may_place"}


@selected("score")
def test_piles_score_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    ruleset = ruleset_of(case)
    letters = sorted(given["piles"])
    players = next(n for n in ruleset.players.counts if ruleset.players.side_count(n) == len(letters))
    piles = tuple(held(given["piles"][letter]) for letter in letters)
    sweeps = tuple(given.get("sweeps", {}).get(letter, 0) for letter in letters)
    score = score_deal(ruleset, players, piles, sweeps)
    if "points" in expected:
        assert dict(zip(letters, score.points, strict=True)) == expected["points"]
    for name, winner in expected["detail"].items():
        line = score.line(Category("primiera" if name == "primiera_totals" else name))
        assert line is not None
        if name == "primiera_totals":
            assert dict(zip(letters, line.figures, strict=True)) == winner
        else:
            assert (None if line.winner is None else side_letter(line.winner)) == winner
    assert set(expected) <= {"points", "detail"}


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
    players = ruleset.players.counts[0]
    seats = {1: given["hands"]["L"], 0: given["hands"]["D"]} if "hands" in given else {}
    deck = deck_with(ruleset, players, seats, given["table"])
    match = Match.start(ruleset, players, Seat(0))
    (event,) = match.deal_deck(deck).events
    assert isinstance(event, (Deal, Redeal))
    assert isinstance(event, Redeal) == expected.get("redeal", False)
    if "sweeps" in expected:
        position = match.deal_deck(deck).match.position
        assert position is not None
        assert sum(position.sweeps) == expected["sweeps"]
    if not expected.get("redeal"):
        return
    assert event.dealer == match.dealer == match.deal_deck(deck).match.dealer
    assert ruleset.redeal.scope is Scope(expected["scope"])
    again = deal_out(ruleset, players, Seat(0), deck_again(ruleset, players, Seat(0), deck, Random(1)))
    if "hands_kept" in expected:
        assert [str(card) for card in again.hands[1]] == expected["hands_kept"]["L"]
        assert [str(card) for card in again.hands[0]] == expected["hands_kept"]["D"]
        assert len(again.table) + len(again.stock) == expected["stock_before_new_table"]


@selected("deal")
def test_cards_are_dealt_as_the_worked_example_says(case: Case) -> None:
    check = check_opening_table if "table" in case["input"] else check_sizes
    check(case)


def check_last_plays(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    seats = {"A": 0, "B": 1}
    hands = {seats[name]: cards for name, cards in given["hands"].items()}
    position = in_play(ruleset_of(case), given["table"], hands, seats[given["turn"]])
    for play in given["plays"]:
        assert position.turn == seats[play["seat"]]
        step = position.play(Move(Card.parse(play["card"]), held(play["take"])))
        position = step.position
    assert position.over
    (leftover,) = (event for event in step.events if isinstance(event, Leftover))
    assert leftover.cards == held(expected["leftover"])
    if "leftover_to" in expected:
        assert leftover.side == seats[expected["leftover_to"]]
    for name, cards in expected["gained"].items():
        assert position.piles[seats[name]] == held(cards)
    assert position.sweeps == tuple(expected["scopas"][name] for name in seats)


def check_legal_plays(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    position = in_play(ruleset_of(case), given["table"], {0: given["hand"]})
    plays = {Move(Card.parse(play["card"]), held(play["take"])) for play in expected["legal_plays"]}
    assert set(position.legal_moves()) == plays


def check_match_end(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    totals = {
        side: given["match_before"][side] + given["deal_points"][side] for side in given["match_before"]
    }
    assert totals == expected["match_after"]
    winner = winner_of(ruleset_of(case), tuple(totals.values()))
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
    "plays": check_last_plays,
    "hand": check_legal_plays,
    "match_before": check_match_end,
    "sets": check_rotation,
}


@selected("flow")
def test_a_deal_or_match_goes_as_the_worked_example_says(case: Case) -> None:
    (check,) = (FLOWS[key] for key in case["input"] if key in FLOWS)
    check(case)
