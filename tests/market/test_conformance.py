"""The worked examples of the market game, ``tests/data/conformance.json``, each a test named by its id."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from settebello.market import MarketScore, Symbols, amount_of, winners_of
from settebello.market.market_events import Drawn, Filled, Reshuffled
from settebello.market.setup import set_up
from settebello.market.shuffling import shuffled_mats
from tests.market.bridge import cards, names, rules_of
from tests.market.positions import events, legal, like, pile, play, position, refused, shown

Case = dict[str, Any]
CASES: list[Case] = [
    case
    for case in json.loads((Path(__file__).parents[1] / "data" / "conformance.json").read_text("utf-8"))
    if case["variant"].startswith("scopinion")
]
VARIANTS = {"scopinion_basic": "mercato", "scopinion_expert": "mercato_expert"}


def payers(case: Case) -> list[str]:
    """Cards of the list as the case describes them."""
    found: list[str] = []
    for paid in case["input"]["pay"]:
        if "goal" in paid:
            found.append(next(card.id for card in rules_of().cards if card.number == paid["goal"] > 9))
        else:
            number = 3 if paid.get("fn") == "x3" else paid["n"]
            found.append(like(number, red=paid.get("red", False), but=tuple(found)))
    return found


def check_payment(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    price = given.get("buy", given.get("buy_goal"))
    paid = payers(case)
    wanted = f"G{price}" if price > 9 else like(price, but=tuple(paid))
    state = position(
        variant=VARIANTS[case["variant"]],
        hand=" ".join(paid),
        goals=wanted if price > 19 else "",
        display="" if price > 19 else wanted,
    )
    text = f"buy {wanted} with {'+'.join(paid)}"
    assert (refused(state, text) is None) == expected["legal"]
    if "payment" in expected:
        goal = any("goal" in each for each in given["pay"])
        rules = state.rules
        total = (
            rules.cards[rules.index[paid[0]]].number
            if goal
            else amount_of(rules, cards(rules, " ".join(paid)), price).total
        )
        assert total == expected["payment"]
    if expected["legal"]:
        after = play(state, text)
        assert set(pile(after, "stage")) == {*paid, wanted}
        assert pile(after, "hand") == []


def check_illustrated_turn(case: Case) -> None:
    state = position(hand="g2 g3", deck="g0 g5 g1", display="Z7a G11 Z9a", supply="Z8a Z8b")
    state = play(state, "draw with g2", "take Z7a with g0", "buy G11 with g3+g5")
    rules = state.rules
    assert [rules.cards[rules.index[name]].number for name in pile(state, "stage")] == case["expected"][
        "stage"
    ]
    assert pile(state, "hand") == case["expected"]["hand"]
    assert shown(state) == [None, None, "Z9a"]


def symbols(counts: Mapping[str, int], number: int | None = None) -> Symbols:
    size = number if number is not None else 1
    return Symbols(tuple(range(size)), counts.get("spades", 0), counts.get("green", 0), counts.get("red", 0))


def check_points(case: Case) -> None:
    given = case["input"]
    expert = VARIANTS[case["variant"]] == "mercato_expert"
    score = MarketScore(
        vault=symbols(given.get("vault", {}), given.get("vault_cards")),
        deck=symbols(given.get("deck", {})),
        vitrine=symbols(given.get("vitrine", {}), given.get("vitrine_cards", 0)),
        expert=expert,
    )
    if "points" in case["expected"]:
        assert score.points == case["expected"]["points"]
    if "stack_bonus" in case["expected"]:
        assert score.stack_bonus == case["expected"]["stack_bonus"]


def check_setup(case: Case) -> None:
    expected, players = case["expected"], case["input"]["players"]
    state = set_up(rules_of(), players, case["id"]).state
    upper = [card for card in state.removed if state.rules.cards[card].grade == "B"]
    assert len(upper) == expected["removed_B"]
    assert len(state.removed) - len(upper) == expected["removed_supply"]
    assert len(state.supply) == 49 + 10 - 3 - expected["removed_supply"]
    assert len(state.goals) == 16 + 5 - expected["removed_B"]
    assert names(state.rules, state.goals[-5:]) == ["G24", "G25", "G26", "G27", "G28"]


def check_holdback(case: Case) -> None:
    state = position(hand="g6 g7", deck="g0 g1 g2", display="Z9a Z8a G14", goals="G24")
    assert len(pile(state, "hand")) == case["input"]["unused_hand_at_end"]
    after = play(state, "end keep g6")
    assert len(pile(after, "hand", state.turn)) == case["expected"]["hand_after_draw"]
    assert len(pile(after, "discard", state.turn)) == case["expected"]["to_stage"]
    assert refused(state, "end keep g0") == "not_in_hand"


def check_expert_holdback(case: Case) -> None:
    kept = f"end{' keep g6' * case['input']['keep']}"
    bought = position(variant="mercato_expert", hand="g6 g7", bought=case["input"]["bought_this_turn"])
    assert (refused(bought, kept) is None) == case["expected"]["legal"]
    assert refused(bought, "end") is None
    assert refused(position(variant="mercato_expert", hand="g6 g7"), kept) is None


def check_off(case: Case) -> None:
    given, expected = case["input"]["display_at_turn_start"], case["expected"]
    rules, display = rules_of(), []
    for card in given:
        about = [
            each.id
            for each in rules.cards
            if each.number == card.get("goal", card.get("n"))
            and bool(each.spades) == bool(card.get("spades"))
        ]
        display.append(next(name for name in reversed(about)))
    state = position(display=" ".join(display), supply="Z8a Z8b", goals="G24")
    off = {text for text in legal(state) if text.startswith("off")}
    assert bool(off) == expected["spade_off_available"] == state.marks.off
    if "max" in expected:
        assert len(off) == 3
        happened = events(state, f"off {display[0]}")
        assert Filled(0, rules.index["Z8a"]) in happened
        after = play(state, f"off {display[0]}")
        assert not {text for text in legal(after) if text.startswith("off")}
        assert names(rules, after.graveyard) == [display[0]]
        assert shown(after) == ["Z8a", *display[1:]]


def check_reshuffle(case: Case) -> None:
    discard = "g0 g1 g3 g6 g7"
    assert len(discard.split()) == case["input"]["discard"]
    state = position(hand="g2", discard=discard)
    happened = events(state, "draw with g2")
    assert Reshuffled(state.turn, 5) in happened
    drawn = [event for event in happened if isinstance(event, Drawn)]
    assert len(drawn) == case["expected"]["drawn"]
    after = play(state, "draw with g2")
    assert (len(pile(after, "hand")), len(pile(after, "deck")), pile(after, "discard")) == (2, 3, [])
    assert pile(after, "stage") == ["g2"]


def check_graveyard(case: Case) -> None:
    state = position(hand="g2", graveyard="Z1a Z2a Z3a")
    marks = dict(zip(case["input"]["graveyard_bottom_first"], ["Z1a", "Z2a", "Z3a"], strict=True))
    after = play(state, "draw with g2")
    assert pile(after, "hand") == [marks[name] for name in case["expected"]["drawn"]]
    assert names(after.rules, after.graveyard) == ["Z3a"]


def check_final_round(case: Case) -> None:
    players = len(case["input"]["players"])
    state = position(
        players=players, hand="g6 Z7b Z4b", goals="G26 G27 G28", display="Z9a Z8a G14", supply="Z5a Z5b"
    )
    first = state.turn
    second = (first + 1) % players
    given = state.mats[first]
    mats = tuple(replace(given, hand=()) if seat == first else mat for seat, mat in enumerate(state.mats))
    mats = tuple(replace(mat, hand=given.hand) if seat == second else mat for seat, mat in enumerate(mats))
    state = play(replace(state, mats=mats), "end")
    assert state.turn == second
    state = play(state, "buy G26 with g6+Z4b+Z7b")
    turns = [f"P{(state.turn - first) % players + 1} (finish)"]
    state = play(state, "end")
    while not state.over:
        turns.append(f"P{(state.turn - first) % players + 1}")
        state = play(state, "end")
    assert turns == case["expected"]["remaining_turns"]


def check_sift(case: Case) -> None:
    state = play(position(hand="g1", deck="g6 g7 g0"), "sift with g1")
    assert legal(state) == {"keep", "pass"}
    assert refused(state, "end") == "sifting"
    passed = play(state, "pass")
    seen = {"1": "g1", "a": "g6", "b": "g7"}
    assert pile(passed, "stage") == [seen[name] for name in case["expected"]["stage"]]
    assert pile(passed, "hand") == [seen[name] for name in case["expected"]["hand_gain"]]
    assert case["expected"]["must_keep_second"]
    assert not {"keep", "pass"} & legal(passed)
    assert pile(play(state, "keep"), "hand") == ["g6"]


def check_tie(case: Case) -> None:
    hearts = case["input"]["hearts_in_deck"]
    # Green hearts that cancel as many spades leave equal points.
    scores = [
        MarketScore(vault=Symbols(), deck=Symbols((), spades=number, greens=number))
        for number in hearts.values()
    ]
    assert len({score.points for score in scores}) == 1
    assert [list(hearts)[seat] for seat in winners_of(scores)] == [case["expected"]["winner"]]


def check_functions_once(case: Case) -> None:
    assert case["input"]["functions_used"] == ["draw2"]
    for variant, limited, allowed in (
        ("mercato_expert", True, False),
        ("mercato", True, False),
        ("mercato", False, True),
    ):
        state = position(variant=variant, limited=limited, hand="g2 Z2a", deck="g6 g7 g0 g1")
        after = play(state, "draw with g2")
        assert (refused(after, "draw with Z2a") is None) == allowed
        if not allowed:
            assert refused(after, "draw with Z2a") == "used_up"
            assert not case["expected"]["legal"]


def check_flash(case: Case) -> None:
    state = position(hand="g6", display="Z4c Z4a G14")
    assert {"buy Z4c with g6", "buy Z4c with g6 to hand", "buy Z4a with g6"} <= legal(state)
    assert pile(play(state, "buy Z4c with g6 to hand"), "hand") == ["Z4c"]
    assert case["expected"]["may_go_to_hand"]
    assert refused(state, "buy Z4a with g6 to hand") == "no_place"


def check_drawn_flash(case: Case) -> None:
    assert case["expected"]["effect"] is None
    drawn = play(position(hand="g2", deck="Z4c Z5c"), "draw with g2")
    plain = play(position(hand="g2", deck="Z4a Z5a"), "draw with g2")
    assert {text.replace("c", "a") for text in legal(drawn)} == legal(plain)


def check_shuffle(case: Case) -> None:
    state = position(
        hand="g6 Z7b Z4b", goals="G24 G25", deck="g0", discard="g1 g2", display="Z9a Z8a G14", supply="Z5a"
    )
    assert refused(state, "end shuffle") == "no_shuffle"
    bought = play(state, "buy G24 with g6+Z4b+Z7b")
    assert {"end", "end shuffle"} <= legal(bought)
    assert case["expected"]["may_shuffle_discard_into_deck"]
    happened = [type(event).__name__ for event in events(bought, "end shuffle")]
    assert happened[:4] == ["Ended", "Reshuffled", "Drawn", "Drawn"]
    assert Reshuffled(state.turn, 6) in events(bought, "end shuffle")


def check_first_player(case: Case) -> None:
    """The lowest number starts, whatever the seed; the rest of the order is clockwise."""
    mats = case["input"]["mats_backs"]
    assert min(mats, key=lambda name: mats[name]) == case["expected"]["start_player"]
    for seed in map(str, range(40)):
        state = set_up(rules_of(), 3, seed).state
        numbers = [mat.number for mat in state.mats]
        assert tuple(numbers) == shuffled_mats((1, 2, 3, 4), seed)[:3]
        assert numbers[state.starter] == min(numbers)
        assert play(state, "end").turn == (state.starter + 1) % 3


CHECKS: Mapping[str, Callable[[Case], None]] = {
    **{f"SCP-{number:03}": check_payment for number in (1, 2, 3, 4, 5, 7, 8, 9, 10)},
    "SCP-006": check_illustrated_turn,
    **{f"SCP-{number:03}": check_points for number in (11, 12, 13, 14, 15)},
    **{f"SCP-{number:03}": check_setup for number in (16, 17, 18)},
    "SCP-019": check_holdback,
    "SCP-020": check_expert_holdback,
    "SCP-021": check_off,
    "SCP-022": check_off,
    "SCP-023": check_reshuffle,
    "SCP-024": check_graveyard,
    "SCP-025": check_final_round,
    "SCP-026": check_sift,
    "SCP-027": check_tie,
    "SCP-028": check_functions_once,
    "SCP-029": check_flash,
    "SCP-030": check_drawn_flash,
    "SCP-031": check_shuffle,
    "SCP-032": check_first_player,
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_engine_plays_as_the_worked_example_says(case: Case) -> None:
    CHECKS[case["id"]](case)


def test_every_worked_example_of_the_market_game_is_checked() -> None:
    assert {case["id"] for case in CASES} == set(CHECKS)
    assert len(CASES) == 32
