"""The market game over the protocol; the examples of PROTOCOL.md are run."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.market import FORMS, LONGEST_SEED, Reason
from settebello.protocol.market import MARKET_COMMANDS, MarketContext, MarketLineSession
from tests.market.bridge import book

DOCUMENT = (Path(__file__).parents[2] / "PROTOCOL.md").read_text("utf-8")
PART = DOCUMENT.split("\n## Mercato\n", 1)[1]


class MarketTalk:
    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.session = MarketLineSession(MarketContext(book(), Random(1)), self.complaints.append)

    def ask(self, cmd: str, **values: object) -> dict[str, Any]:
        line = json.dumps({"cmd": cmd, **values}).encode()
        answer: dict[str, Any] = json.loads(self.session.answer_line(line))
        assert not self.complaints
        return answer

    def refused(self, cmd: str, **values: object) -> str:
        answer = self.ask(cmd, **values)
        assert not answer["ok"]
        return f"{answer['error']['code']}: {answer['error']['message']}"


def test_the_examples_are_true() -> None:
    (example,) = re.findall(r"```mercato\n(.*?)```", PART, re.DOTALL)
    talk, answer, answers = MarketTalk(), "", 0
    for line in example.splitlines():
        if line.startswith("> "):
            answer = talk.session.answer_line(line[2:].encode()).decode().strip()
        else:
            assert line.startswith("< ")
            assert re.fullmatch(".*".join(map(re.escape, line[2:].split("..."))), answer), answer
            answers += 1
    assert answers == 9


def test_the_table_has_every_command_with_its_arguments() -> None:
    table = PART.split("| request |", 1)[1].split("\n\n", 1)[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    told = {name.strip(" `"): set(re.findall(r"`(\w+)`(\??)", arguments)) for name, arguments in rows}
    assert told == {
        name: {(each, "") for each in command.required} | {(each, "?") for each in command.optional}
        for name, command in MARKET_COMMANDS.items()
    }


def test_the_table_of_actions_has_every_form() -> None:
    words = {form.split()[0] for form in FORMS}
    assert words == {*re.findall(r"`(\w+)(?: [^`]*)?`", PART.split("| action |", 1)[1])} & words


def test_a_whole_match_is_played_by_requests() -> None:
    talk = MarketTalk()
    assert talk.ask("hello")["levels"][0] == "bimbo"
    talk.ask("new", variant="mercato_expert", players=3, seed=5, handicaps=[1])
    state: dict[str, Any] = {"over": False}
    number = 0
    while not state["over"]:
        actions = talk.ask("choose", level="amico", seed=number)["actions"]
        answer = talk.ask("play", actions=actions)
        assert answer["ok"], answer
        state, number = answer["state"], number + 1
    result = talk.ask("result")
    assert result["final"]
    assert result["trigger"] in {"last_goal", "empty", "longest"}
    best = max(result["points"])
    assert all(result["points"][seat] == best for seat in result["winners"])
    assert talk.ask("legal")["actions"] == []
    assert talk.refused("play", action="end").startswith("illegal_move: end is refused: match_over")
    assert talk.refused("choose", level="amico").startswith("not_now")


def test_a_refused_action_of_a_list_changes_nothing() -> None:
    talk = MarketTalk()
    before = talk.ask("new", variant="mercato", players=2, seed="7")["state"]
    assert talk.refused("play", actions=["bury b4b with b5", "secure G12"]).startswith("illegal_move")
    assert talk.ask("state")["state"] == before


@pytest.mark.parametrize(
    ("cmd", "values", "told"),
    [
        ("legal", {}, "no_game: no match is under way"),
        ("new", {"variant": "mercat", "players": 2}, "unknown_ruleset: 'mercat' is not a variant"),
        (
            "new",
            {"variant": "mercato", "players": 5},
            "bad_value: players: 5 is not a whole number from 2 to 4",
        ),
        ("new", {"variant": "mercato", "players": 2, "seed": True}, "bad_value: seed: True is neither"),
        (
            "new",
            {"variant": "mercato", "players": 2, "seed": ""},
            "bad_value: seed: a seed needs from 1 to 200",
        ),
        ("new", {"variant": "mercato", "players": 2, "handicaps": [2]}, "bad_value: handicaps[0]: 2 is not"),
        ("deal", {}, "unknown_command: 'deal' is not a command"),
    ],
)
def test_a_wrong_request_is_told_what_is_wrong(cmd: str, values: dict[str, Any], told: str) -> None:
    assert MarketTalk().refused(cmd, **values).startswith(told)


def test_wrong_requests_in_a_match() -> None:
    talk = MarketTalk()
    talk.ask("new", variant="mercato", players=2, seed="7")
    assert talk.refused("undo") == "not_now: there is nothing to take back"
    assert talk.refused("play") == "missing: play needs action or actions"
    assert talk.refused("play", actions=[1]).startswith("bad_value: actions: 1 is not a text")
    assert talk.refused("play", action="jump").startswith("bad_value: action: 'jump' is not an action")
    assert talk.refused("choose", level="nobody").startswith("unknown_level: 'nobody' is not a level: bimbo")
    assert talk.refused("observe", seat=2).startswith("bad_value: seat: 2 is not a whole number from 0 to 1")


def test_the_cards_are_told_with_their_marks() -> None:
    found = MarketTalk().ask("cards", variant="mercato")
    assert len(found["cards"]) == 116
    (five,) = [card for card in found["cards"] if card["id"] == "g5"]
    assert (five["marks"], five["spades"]) == (["border", "arrow"], 1)


def test_an_observation_tells_nothing_of_hidden_cards() -> None:
    talk = MarketTalk()
    talk.ask("new", variant="mercato", players=2, seed="7")
    state = talk.ask("state")["state"]
    seen = talk.ask("observe", seat=0)["observation"]
    assert seen["hand"] == state["players"][0]["hand"]
    assert "secured" not in seen["players"][1]
    assert seen["supply"] == len(state["supply"])
    assert set(seen["unseen_supply"]) > set(state["supply"])
    assert seen["players"][1]["hidden"] == sorted(state["players"][1]["deck"] + state["players"][1]["hand"])
    assert "seed" not in json.dumps(seen)


def test_every_reason_of_a_refusal_is_a_word_for_programs() -> None:
    assert all(re.fullmatch(r"[a-z_]+", reason.value) for reason in Reason)


def test_a_seed_may_have_200_characters() -> None:
    talk = MarketTalk()
    longest = "x" * LONGEST_SEED
    assert talk.ask("new", variant="mercato", players=2, seed=longest)["seed"] == longest
    refused = talk.refused("new", variant="mercato", players=2, seed=f"{longest}x")
    assert refused == "bad_value: seed: a seed needs from 1 to 200 characters that can be printed"
    assert talk.refused("new", variant="mercato", players=2, seed="\ud800").startswith("bad_value: seed")


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**70,
    1.5,
    "",
    "g5",
    "secure G12",
    "end",
    "mercato",
    "\x00",
    [],
    [[]],
    ["end"],
    {},
    {"a": 1},
]


def test_odd_requests_are_answered_and_none_is_a_mistake_of_the_program() -> None:
    talk, rng = MarketTalk(), Random(6)
    codes = set()
    for number in range(1500):
        name = rng.choice([*MARKET_COMMANDS, "new", "play"])
        command = MARKET_COMMANDS[name]
        if name == "quit":
            continue
        values = {
            each: rng.choice(ODD) for each in (*command.required, *command.optional) if rng.random() < 0.8
        }
        if name == "new" and number % 3 == 0:
            values = {"variant": "mercato", "players": rng.choice([2, 3, 4]), "seed": number}
        answer = talk.ask(name, **values)
        codes.add("ok" if answer["ok"] else answer["error"]["code"])
    assert "internal" not in codes
    assert {"ok", "bad_value", "missing", "illegal_move", "unknown_ruleset", "unknown_level"} <= codes


@pytest.mark.parametrize("line", [b"", b"[]", b"{", b'{"cmd":1}', b"\xff", b'{"cmd":"hello","cmd":"hello"}'])
def test_a_line_that_is_no_request_is_answered(line: bytes) -> None:
    talk = MarketTalk()
    answer = json.loads(talk.session.answer_line(line))
    assert not answer["ok"]
    assert answer["error"]["code"] in {"malformed", "unknown_command"}
    assert not talk.complaints
