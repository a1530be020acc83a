"""The commands that play the same cards again."""

from random import Random

import pytest

from tests.protocol.talk import Talk

DAILY = {"ruleset": "scopa", "date": "2026-11-24"}
GOOD_CODE = "6ZB2-EQ08-3R06"


def test_the_hidden_cards_dealt_anew_leave_what_a_seat_sees() -> None:
    talk = Talk()
    talk.ask("new", ruleset="scopone_scientifico", players=4, seed=3)
    for _ in range(9):
        talk.play(talk.ask("legal")["moves"][0])
    before, seen = talk.ask("state")["state"], talk.ask("observe", seat=2)
    states = [talk.ask("anew", seat=2, seed=seed)["state"] for seed in range(4)]
    assert talk.ask("observe", seat=2) == seen
    assert len({str(state["hands"]) for state in states}) == 4
    assert all(state["hands"][2] == before["hands"][2] for state in states)
    for _ in states:
        talk.ask("undo")
    assert talk.ask("state")["state"] == before
    talk.ask("anew", seat=2, seed=0)
    assert talk.play_out(Random(1)) == 40 - 9
    assert talk.ask("duplicate", seat=2, level="amico")["moves"]


def test_a_deal_is_compared_with_the_second_table() -> None:
    talk = Talk()
    talk.ask("new", ruleset="scopa", players=2, seed=5)
    assert talk.refused("duplicate", seat=0, level="esperto")["code"] == "not_now"
    talk.play_out(Random(2))
    found = talk.ask("duplicate", seat=0, level="esperto", others="amico")
    assert len(found["moves"]) == 36
    points, own = found["points"], talk.ask("score")["points"]
    assert found["difference"] == (own["A"] - own["B"]) - (points["A"] - points["B"])
    assert 0 <= found["parted"] < 36
    assert found == talk.ask("duplicate", seat=0, level="esperto", others="amico")
    assert talk.refused("duplicate", seat=0, level="nobody")["code"] == "unknown_level"


def test_par_of_a_finished_deal_splits_its_result() -> None:
    talk = Talk()
    talk.ask("new", ruleset="scopa", players=2, seed=5)
    assert "play" not in talk.ask("par", plays=2)["sides"]["A"]
    talk.play_out(Random(2))
    side = talk.ask("par", plays=4, level="amico")["sides"]["A"]
    parts = side["usual"]["points"] + side["luck"]["points"] + side["play"]["points"]
    assert parts == pytest.approx(side["result"], abs=1e-5)
    assert side["par"]["low"] <= side["par"]["points"] <= side["par"]["high"]
    assert talk.refused("par", plays=1)["code"] == "bad_value"


def test_the_deal_of_a_day_is_ranked_and_has_a_code() -> None:
    talk = Talk()
    state = talk.ask("daily", **DAILY)["state"]
    assert talk.refused("daily_rank", level="bimbo")["code"] == "not_now"
    assert state == Talk(seed=9).ask("daily", **DAILY)["state"]
    talk.play_out(Random(2))
    found = talk.ask("daily_rank", level="bimbo", plays=5)
    assert found["worse"] + found["equal"] + found["better"] == 5
    stated = talk.ask("daily_code", code=found["code"])
    points = talk.ask("score")["points"]
    assert (stated["own"], stated["others"]) == (points["A"], points["B"])
    assert stated["lead"] == found["lead"]
    assert (stated["ruleset"], stated["date"]) == ("scopa", "2026-11-24")


@pytest.mark.parametrize(
    ("cmd", "arguments", "words"),
    [
        ("daily", DAILY | {"date": "today"}, "date: 'today' is not a day such as 2026-11-24"),
        ("daily", DAILY | {"date": "2026-02-30"}, "not a day"),
        ("daily_code", {"code": "x"}, "12 digits and letters, not 1"),
        ("daily_code", {"code": GOOD_CODE[:-1] + "7"}, "a letter may be wrong"),
        ("anew", {"seat": 2}, "seat"),
    ],
)
def test_bad_arguments_are_named(cmd: str, arguments: dict[str, object], words: str) -> None:
    talk = Talk()
    talk.ask("new", ruleset="scopa", players=2, seed=5)
    assert words in talk.refused(cmd, **arguments)["message"]


def test_a_deal_that_was_set_up_has_no_deck() -> None:
    talk = Talk()
    talk.ask(
        "position",
        ruleset="scopa",
        players=2,
        hands=[["7d"], ["5b"]],
        table=["7c"],
        piles={},
        stock=["1c", "2c"],
        turn=0,
    )
    assert "no deck" in talk.refused("par")["message"]
    assert "no deck" in talk.refused("anew", seat=0)["message"]
