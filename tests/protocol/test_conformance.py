"""The worked examples of the rules, ``tests/data/conformance.json``, put to the engine over the protocol."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.line_talk import Answer
from tests.protocol.talk import RULEBOOK, Talk, names, only, pack_of

Case = dict[str, Any]

EVERY_CASE: list[Case] = json.loads(
    (Path(__file__).parents[1] / "data" / "conformance.json").read_text("utf-8")
)
CASES = [case for case in EVERY_CASE if not case["variant"].startswith("scopinion")]
"""Scopinion is another game with an engine of its own."""


def test_every_case_but_those_of_scopinion_is_put_to_the_engine() -> None:
    assert len(EVERY_CASE) - len(CASES) == sum(case["id"].startswith("SCP") for case in EVERY_CASE)
    assert {case["kind"] for case in CASES} == {"capture", "score", "deal", "flow"}


def cases(kind: str, *keys: str, without: str = "") -> pytest.MarkDecorator:
    """The cases of a kind whose input or expectation has all of these keys, each a test named by its id."""
    of_kind = [(case, {*case["input"], *case["expected"]}) for case in CASES if case["kind"] == kind]
    found = [case for case, has in of_kind if set(keys) <= has and without not in has]
    assert found
    PUT.update(case["id"] for case in found)
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


PUT: set[str] = set()
"""The ids of the cases that some test takes up."""


def players_of(variant: str, sides: int | None = None) -> int:
    """The fewest players of a variant, or those that form so many sides."""
    players = RULEBOOK.ruleset(variant).players
    return next(n for n in players.counts if sides in {None, players.side_count(n)})


def letters(variant: str, players: int) -> list[str]:
    return list("ABCDEF"[: RULEBOOK.ruleset(variant).players.side_count(players)])


def sequence(cards: Iterable[str], pack: list[str]) -> list[str]:
    """Cards in the order of the pack."""
    return sorted(cards, key=pack.index)


def place(case: Case, hands: Mapping[int, list[str]], **more: object) -> Talk:
    """A conversation in which a position is set up: seats without cards of their own hold none."""
    variant, given = case["variant"], case["input"]
    players = more.pop("players", None) or players_of(variant)
    assert isinstance(players, int)
    talk = Talk()
    arguments: Answer = {
        "ruleset": variant,
        "players": players,
        "rules": given.get("rules", {}),
        "hands": [hands.get(seat, []) for seat in range(players)],
        "table": given.get("table", []),
        "piles": {side: [] for side in letters(variant, players)},
        "turn": 0,
        **more,
    }
    talk.ask("position", **arguments)
    return talk


def spare(variant: str, used: Iterable[str], count: int = 1) -> list[str]:
    """Cards of the pack that are not used, the highest first."""
    return [card for card in reversed(pack_of(variant)) if card not in set(used)][:count]


@cases("capture", "captures")
def test_a_card_takes_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    others = spare(case["variant"], [given["card"], *given["table"]])
    talk = place(case, {0: [given["card"]], 1: [] if given.get("last_card_of_deal") else others})
    answer = talk.ask("legal")
    pack = pack_of(case["variant"])
    wanted = [f"{given['card']}x{''.join(sequence(cards, pack))}" for cards in expected["captures"]] + [
        given["card"]
    ] * expected["may_place"]
    sweeps = [*expected["scopa"], *[False] * expected["may_place"]]
    assert dict(zip(answer["moves"], answer["scopa"], strict=True)) == dict(zip(wanted, sweeps, strict=True))
    assert set(expected) == {"captures", "scopa", "may_place"}
    for move, swept in zip(answer["moves"], answer["scopa"], strict=True):
        events = talk.ask("play", move=move)["events"]
        assert ("scopa" in names(events)) == swept
        talk.ask("undo")


@cases("score", "piles")
def test_piles_score_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    players = players_of(case["variant"], len(given["piles"]))
    talk = place(case, {}, players=players, piles=given["piles"], sweeps=given.get("sweeps", {}), turn=None)
    score = talk.ask("score")
    if "points" in expected:
        assert score["points"] == expected["points"]
    for name, winner in expected["detail"].items():
        check_category(score, name, winner)
    assert score.get("match_winner") == expected.get("match_winner")
    assert set(expected) <= {"points", "detail", "match_winner"}


def check_category(score: Answer, name: str, winner: object) -> None:
    if name == "primiera_totals":
        assert {side: found["sum"] for side, found in score["primiera"].items()} == winner
    elif name == "under_ten":
        # The case names the side that is short; the category is won by the other.
        line = score["detail"]["opponent_under_10"]
        assert [side for side in line["by_side"] if not line["by_side"][side]] == (
            [winner] if winner else list(line["by_side"])
        )
    elif name in {"napola", "piccola"}:
        line = score["detail"]["napola" if name == "napola" else "piccola"]
        assert {side: points for side, points in line["by_side"].items() if points} == (winner or {})
    else:
        assert score["detail"][name]["winner"] == winner


@cases("deal", "stock_after_first_deal")
def test_a_deal_has_the_sizes_of_the_worked_example(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    talk = Talk()
    state = talk.ask("new", ruleset=case["variant"], players=given["players"], seed=1)["state"]
    assert {len(hand) for hand in state["hands"]} == {expected["hand"]}
    assert state["stock"] == expected["stock_after_first_deal"]
    assert len(state["table"]) in {expected["table"], 0}
    rounds, played, rng = 1, 0, Random(1)
    while talk.ask("state")["state"]["phase"] == "play":
        rounds += "refill" in names(talk.play(rng.choice(talk.ask("legal")["moves"])))
        played += 1
    assert rounds == expected["dealing_rounds"]
    assert played == expected["cards_played_per_deal"]


@cases("deal", "deck_top_first")
def test_cards_are_dealt_in_the_order_of_the_worked_example(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    first = given["deck_top_first"]
    deck = first + [card for card in pack_of(case["variant"]) if card not in first]
    answer = Talk().ask("new", ruleset=case["variant"], players=given["players"], deck=deck)
    dealt = only(answer["events"], "deal")
    assert [dealt["hands"][k] for k in range(len(given["seats_in_play_order"]))] == [
        expected["hands"][name] for name in given["seats_in_play_order"]
    ]
    assert dealt["table"] == expected["table"]
    rules = Talk().ask("ruleset", ruleset=case["variant"])["rules"]
    assert rules["deal.pattern"] == given["pattern"]


@cases("deal", "seats_ccw")
def test_seats_play_in_the_order_of_the_worked_example(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    seats = given["seats_ccw"]
    talk = Talk()
    answer = talk.ask(
        "new", ruleset=case["variant"], players=len(seats), dealer=seats.index(given["dealer"]), seed=1
    )
    assert talk.ask("ruleset", ruleset=case["variant"])["rules"]["players.direction"] == "ccw"
    order: list[str] = []
    while len(order) < len(seats):
        order.append(seats[talk.ask("state")["state"]["turn"]])
        talk.play(talk.ask("legal")["moves"][0])
    assert seats[only(answer["events"], "deal")["leader"]] == expected["leader"]
    assert order == expected["play_order"]
    sides = list(answer["state"]["piles"])
    teams = [[name for k, name in enumerate(seats) if k % len(sides) == side] for side in range(len(sides))]
    assert teams == expected["teams"]
    # A capture shows to which side a seat belongs.
    state = talk.ask("state")["state"]
    while not any(state["piles"].values()):
        talk.play(talk.ask("legal")["moves"][-1])
        state = talk.ask("state")["state"]
    (taken,) = {sides.index(side) for side, pile in state["piles"].items() if pile}
    assert taken == (state["turn"] - 1) % len(seats) % len(sides)


def deck_with(variant: str, players: int, table: list[str], hands: Mapping[int, list[str]]) -> list[str]:
    """A deck that deals these cards to the table and to these seats, seat 0 leading."""
    pattern = str(Talk().ask("ruleset", ruleset=variant)["rules"]["deal.pattern"])
    tables, held = list(table), {seat: list(cards) for seat, cards in hands.items()}
    used = {*table, *(card for cards in hands.values() for card in cards)}
    rest = [card for card in pack_of(variant) if card not in used]
    deck: list[str] = []
    for token in pattern.split():
        for source in [tables] if token[0] == "T" else [held.get(seat, rest) for seat in range(players)]:
            deck += [source.pop(0) for _ in range(int(token[1:]))]
    return deck + rest


def opened(case: Case, **more: object) -> tuple[Talk, Answer]:
    """A deal whose table is that of the case; the answer, be it an error."""
    variant, given = case["variant"], case["input"]
    players = players_of(variant)
    hands = {0: given["hands"]["L"], players - 1: given["hands"]["D"]} if "hands" in given else {}
    deck = deck_with(variant, players, given["table"], hands)
    talk = Talk()
    return talk, talk.send("new", ruleset=variant, players=players, deck=deck, **more)


@cases("deal", "redeal")
def test_first_tables_are_thrown_in_as_the_worked_example_says(case: Case) -> None:
    expected = case["expected"]
    _, answer = opened(case)
    assert answer["ok"] == (not expected["redeal"])
    if not expected["redeal"]:
        return
    thrown_in = only(answer["error"]["events"], "redeal")
    assert sorted(thrown_in["cards"]) == sorted(case["input"]["table"])
    _, again = opened(case, seed=1)
    assert names(again["events"])[-1] in {"deal", "table_sweep"}
    dealt = only(again["events"], "deal")
    assert dealt["dealer"] == thrown_in["dealer"]
    kept = dealt["table"] != thrown_in["cards"] and expected["scope"] == "table"
    rules = Talk().ask("ruleset", ruleset=case["variant"])["rules"]
    assert rules["redeal.scope"] == expected["scope"]
    if "hands_kept" in expected:
        assert kept
        assert dealt["hands"][0] == expected["hands_kept"]["L"]
        assert dealt["hands"][-1] == expected["hands_kept"]["D"]
        assert again["state"]["stock"] + len(dealt["table"]) == expected["stock_before_new_table"]


@cases("deal", "table", "sweeps")
def test_first_tables_are_taken_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    _, answer = opened(case)
    state = answer["state"]
    assert sum(state["sweeps"].values()) == expected["sweeps"]
    if not expected["sweeps"]:
        assert "table_sweep" not in names(answer["events"])
        assert sorted(state["table"]) == sorted(given["table"])
        return
    taken = only(answer["events"], "table_sweep")
    assert taken["sweeps"] == expected["sweeps"]
    assert sorted(taken["cards"]) == sorted(given["table"])
    assert taken["seat"] == state["dealer"]
    assert expected["taken_by"] == "dealer"
    assert state["piles"][taken["side"]] == taken["cards"]
    assert state["last_captor"] == taken["side"]
    assert state["table"] == []


@cases("deal", "declaration")
def test_hands_are_declared_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]["declaration"]
    other = spare(case["variant"], given["hand"], 3)
    talk = place(case, {0: given["hand"], 1: other})
    knocks = [move for move in talk.ask("legal")["moves"] if move.startswith("!")]
    if expected is None:
        assert not knocks
        return
    guises = {int(move[1]) for move in knocks if move[2:3] == ":"}
    assert guises == set(expected.get("matta_as", ()))
    declared = only(talk.play(knocks[0]), "declared")
    assert declared["kind"] == expected["kind"]
    assert declared["points"] == expected["scope"]
    state = talk.ask("state")["state"]
    assert state["sweeps"]["A"] == expected["scope"]
    assert sorted(state["shown"][0]) == sorted(state["hands"][0])


def move_text(variant: str, card: str, taken: Iterable[str]) -> str:
    cards = sequence(taken, pack_of(variant))
    return f"{card}x{''.join(cards)}" if cards else card


@cases("flow", "plays", "leftover")
def test_the_last_cards_go_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    seats = {"A": 0, "B": 1}
    hands = {seats[name]: cards for name, cards in given["hands"].items()}
    talk = place(case, hands, turn=seats[given["turn"]])
    events: list[Answer] = []
    for play in given["plays"]:
        assert talk.ask("state")["state"]["turn"] == seats[play["seat"]]
        events += talk.play(move_text(case["variant"], play["card"], play["take"]))
    left = only(events, "leftover")
    assert sorted(left["cards"]) == sorted(expected["leftover"])
    if "leftover_to" in expected:
        assert left["side"] == expected["leftover_to"]
    state = talk.ask("state")["state"]
    for side, cards in expected["gained"].items():
        assert sorted(state["piles"][side]) == sorted(cards)
    assert state["sweeps"] == expected["scopas"]


@cases("flow", "legal_plays")
def test_a_hand_may_play_what_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    talk = place(case, {0: given["hand"], 1: spare(case["variant"], [*given["hand"], *given["table"]])})
    plays = {move_text(case["variant"], play["card"], play["take"]) for play in expected["legal_plays"]}
    assert set(talk.ask("legal")["moves"]) == plays


NOTHING_ELSE = {
    f"score.{key}": 0
    for key in ("cards", "coins", "settebello", "primiera", "most_sevens", "all_sevens", "all_coins")
} | {"score.opponent_under_10": 0}
"""Rules by which nothing but sweeps scores."""


@cases("flow", "match_before")
def test_a_match_ends_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    sides = sorted(given["match_before"])
    players = players_of(case["variant"], len(sides))
    piles = {side: [card] for side, card in zip(sides, ("2c", "3c", "4c"), strict=False)}
    talk = place(
        case | {"input": {"rules": NOTHING_ELSE}},
        {0: ["Kb"]},
        players=players,
        piles=piles,
        sweeps=given["deal_points"],
        scores=given["match_before"],
    )
    over = talk.play("Kb")
    assert only(over, "deal_over")["points"] == given["deal_points"]
    state = talk.ask("state")["state"]
    assert state["scores"] == expected["match_after"]
    assert state.get("winner") == expected["winner"]
    assert (state["phase"] == "deal_over") == expected.get("continue", False)
    assert ("match_over" in names(over)) == (expected["winner"] is not None)


@cases("flow", "sets")
def test_the_deal_passes_on_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    seats, rng = given["seats_cw"], Random(1)
    talk = Talk()
    answer = talk.ask(
        "new",
        ruleset=case["variant"],
        players=len(seats),
        rules={"match.target": 999},
        dealer=seats.index(given["first_dealer"]),
        seed=1,
    )
    dealt = [only(answer["events"], "deal")]
    for _ in range(given["sets"] - 1):
        talk.play_out(rng)
        dealt.append(only(talk.ask("next")["events"], "deal"))
    assert [seats[event["dealer"]] for event in dealt] == expected["dealers"]
    assert [seats[event["leader"]] for event in dealt] == expected["leaders"]


@cases("flow", "fifteens_taken")
def test_the_leftover_is_checked_as_the_worked_example_says(case: Case) -> None:
    left, expected = case["input"]["leftover"], case["expected"]
    talk = place(case | {"input": {"table": left[1:]}}, {0: left[:1]})
    control = only(talk.play(left[0]), "leftover")["control"]
    assert control == {"total": expected["total"], "holds": expected["valid"]}
    if expected["valid"]:
        assert 220 - control["total"] == 15 * expected["fifteens_taken"]


@cases("flow", "final_table_total")
def test_a_table_sweep_is_a_capture_for_the_leftover(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    deck = deck_with(case["variant"], 2, given["table"], {})
    talk = Talk()
    # At a table where captures may be missed, nobody takes anything.
    state = talk.ask(
        "new", ruleset=case["variant"], players=2, deck=deck, rules={"capture.mandatory": False}
    )["state"]
    dealer = "AB"[state["dealer"]]
    assert state["sweeps"][dealer] == expected["escobas"]["D"]
    events: list[Answer] = []
    while talk.ask("state")["state"]["phase"] == "play":
        events = talk.play(next(move for move in talk.ask("legal")["moves"] if "x" not in move))
    left = only(events, "leftover")
    assert left["side"] == dealer
    assert expected["leftover_to"] == given["dealer"]
    assert left["control"]["total"] == given["final_table_total"]


@cases("flow", "table_before")
def test_a_missed_capture_may_be_taken_by_the_next_player_alone(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    first, second = given["plays"]
    used = [*given["table_before"], first["card"], second["card"]]
    extra = spare(case["variant"], used, 2)
    talk = place(
        case | {"input": {**given, "table": given["table_before"]}},
        {0: [first["card"], extra[0]], 1: [second["card"], extra[1]]},
    )
    talk.play(first["card"])
    robbing = f"{second['card']}+{''.join(sequence(second['rob'], pack_of(case['variant'])))}"
    assert robbing in talk.ask("legal")["moves"]
    assert sorted(only(talk.play(robbing), "robbed")["cards"]) == sorted(expected["B_gets"])
    state = talk.ask("state")["state"]
    assert sorted(state["piles"]["B"]) == sorted(expected["B_gets"])
    assert sorted(state["table"]) == sorted(expected["table_after"])
    late = [move for move in talk.ask("legal")["moves"] if "+" in move and first["card"] in move]
    assert bool(late) == expected["A_may_still_claim"]


@cases("flow", "picula")
def test_a_picula_needs_an_equal_card(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    used = [*given["table"], *(play["card"] for play in given["plays"])]
    extra = spare(case["variant"], used, 4)
    hands = {seat: [extra[seat]] for seat in range(4)}
    for seat, play in enumerate(given["plays"]):
        hands[seat].append(play["card"])
    talk = place(case, hands)
    for play in given["plays"]:
        talk.play(move_text(case["variant"], play["card"], play["take"]))
    state = talk.ask("state")["state"]
    assert state.get("marks", {"B": {}})["B"].get("picula", 0) == expected["picula"]["B"]
    assert state["sweeps"]["B"] == expected["scopas"]["B"]
    assert state["table"] == expected["table"]


@cases("flow", "king_of_coins")
def test_the_king_of_coins_decides_a_level_deal(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    counting = [card for card in pack_of(case["variant"]) if card[0] in "189K" and card != "Kd"]
    other = "A" if given["king_of_coins"] == "B" else "B"
    piles = {other: counting[: given["courts_and_aces"][other]], given["king_of_coins"]: ["Kd"]}
    piles[given["king_of_coins"]] += counting[given["courts_and_aces"][other] :]
    score = place(case, {}, piles=piles, turn=None).ask("score")
    assert score["detail"]["extra"]["by_side"] == given["courts_and_aces"]
    points = score["points"]
    assert max(points, key=lambda side: points[side]) == expected["deal_winner"]
    assert points["A"] != points["B"]


@cases("flow", "coins_123")
def test_ace_two_and_three_of_coins_score_and_win(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    score = place(case, {}, piles=given["coins_123"], turn=None).ask("score")
    assert score["detail"]["extra"]["by_side"] == expected["extra_points"]
    assert score.get("match_winner") == expected["winner"]


@cases("flow", "knights")
def test_four_knights_double_the_sweeps(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    knights = [card for card in pack_of(case["variant"]) if card[0] == "9"]
    piles = {"A": knights[: given["knights"]["A"]], "B": knights[given["knights"]["A"] :]}
    score = place(case, {}, piles=piles, sweeps=given["sweeps"], turn=None).ask("score")
    assert score["detail"]["sweeps"]["by_side"] == expected["sweep_points"]


@cases("flow", "declared")
def test_a_doubted_claim_scores_as_the_worked_example_says(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    card = f"{given['declared']}d" if given["true"] else "2c"
    used = [card, *given["take"]]
    extra = spare(case["variant"], used, 3)
    talk = place(case | {"input": {"table": given["take"]}}, {0: [card, extra[0]], 1: extra[1:]})
    taken = "".join(sequence(given["take"], pack_of(case["variant"])))
    talk.play(f"{card}={given['declared']}x{taken}")
    assert given["doubted"]
    said = only(talk.play("?"), "doubted")
    assert said["truthful"] == given["true"]
    state = talk.ask("state")["state"]
    assert state["marks"]["A"].get("claim", 0) == expected["player_points"]
    assert state["marks"]["B"].get("claim", 0) == expected["challenger_points"]
    assert (sorted(state["piles"]["A"]) == sorted(used)) == expected["cards_stay"]


@cases("flow", "plays", "gained", without="leftover")
def test_cards_gained_are_those_of_the_worked_example(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    extra = spare(case["variant"], [play["card"] for play in given["plays"]], 2)
    hands = {seat: [play["card"], extra[seat]] for seat, play in enumerate(given["plays"])}
    talk = place(case, hands)
    for play in given["plays"]:
        talk.play(move_text(case["variant"], play["card"], play["take"]))
    state = talk.ask("state")["state"]
    for side, cards in expected["gained"].items():
        assert sorted(state["piles"][side]) == sorted(cards)
    for side, sweeps in expected["scopas"].items():
        assert state["sweeps"][side] == sweeps


@cases("flow", "property")
def test_the_leftover_counts_for_the_run(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    talk = place(
        case | {"input": {"table": given["leftover"]}},
        {0: ["Kb"]},
        piles=given["pile_before"],
        last_captor=given["leftover_to"],
    )
    assert only(talk.play("Kb"), "leftover")["side"] == given["leftover_to"]
    score = talk.ask("score")
    assert score["final"] is True
    for side, points in expected["napola"].items():
        assert score["detail"]["napola"]["by_side"][side] == points


def test_no_case_is_left_out() -> None:
    assert {case["id"] for case in CASES} == PUT
