"""Whatever somebody sends gets an answer, changes nothing, and costs no memory."""

import gc
import tracemalloc
from random import Random

import pytest

from settebello.protocol import ErrorCode
from settebello.protocol.errors import LONGEST_MESSAGE
from tests.protocol.hostile import RAW, hostile_lines
from tests.protocol.talk import PACK, Talk

KIBIBYTE = 1024


def at_a_position() -> Talk:
    """A conversation in the middle of a deal in which nobody holds what hostile moves name."""
    talk = Talk()
    talk.ask(
        "position",
        ruleset="scopa",
        players=2,
        hands=[["2c", "3c"], ["4s", "5s"]],
        table=["1c", "9b"],
        piles={"A": ["Kd", "Kc"], "B": []},
        turn=0,
    )
    return talk


def check(talk: Talk, line: bytes) -> str:
    """Send a line that must be refused; the code of the error."""
    before = talk.session._game  # noqa: SLF001 - a refused request must leave the same object
    answer = talk.line(line)
    assert answer["ok"] is False, line[:400]
    assert talk.session._game is before, line[:400]  # noqa: SLF001 - as above
    assert not talk.session.over
    code = ErrorCode(answer["error"]["code"])
    assert code is not ErrorCode.INTERNAL
    assert 0 < len(answer["error"]["message"]) <= LONGEST_MESSAGE
    return code.value


@pytest.mark.parametrize("line", RAW, ids=lambda line: repr(line[:40]))
def test_a_line_that_is_no_request_is_answered(line: bytes) -> None:
    assert check(at_a_position(), line)


def test_a_thousand_hostile_lines_change_nothing() -> None:
    talk = at_a_position()
    state = talk.ask("state")
    codes = {check(talk, line) for line in hostile_lines(Random(1), 1000)}
    assert talk.ask("state") == state
    elsewhere = {"internal", "no_game", "not_now", "too_many_moves", "unprovable"}
    assert codes == {code.value for code in ErrorCode} - elsewhere


def test_a_text_without_an_end_is_read_once_and_its_brackets_count_for_nothing() -> None:
    """Were each quotation mark in it tried as a beginning, the longest line would take minutes."""
    for line in (b'"' + rb"\"" * 130_000, b'{"cmd": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[', b'"[\\'):
        assert "not JSON" in at_a_position().line(line)["error"]["message"]


def held() -> int:
    """Bytes in use, without what only waits to be collected."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.slow
def test_twenty_thousand_hostile_lines_change_nothing_and_cost_no_memory() -> None:
    talk = at_a_position()
    state = talk.ask("state")
    tracemalloc.start()
    for line in hostile_lines(Random(2), 10_000):
        check(talk, line)
    before = held()
    for line in hostile_lines(Random(3), 10_000):
        check(talk, line)
    after = held()
    tracemalloc.stop()
    # The first half fills what Python and its libraries keep of names and numbers they have met.
    assert after - before < 64 * KIBIBYTE
    assert talk.ask("state") == state


def crowded(variant: str, hands: list[list[str]], **more: object) -> Talk:
    """A conversation about a position whose whole pack, but for the hands, lies on the table."""
    talk = Talk()
    table = [card for card in PACK if not any(card in hand for hand in hands)]
    talk.ask("position", ruleset=variant, players=2, hands=hands, table=table, piles={}, turn=0, **more)
    return talk


@pytest.mark.slow
def test_more_moves_than_can_be_listed_are_an_error_and_each_can_be_played() -> None:
    """Everything the player before missed, with every move of one's own: millions."""
    talk = crowded("escoba", [["1c", "3b"], ["1d", "3s"]], rules={"penalties.enabled": True})
    talk.ask("play", move="1c")
    for command in ("legal", "choose", "analyse"):
        level = {"level": "amico"} if command == "choose" else {}
        assert talk.refused(command, **level)["code"] == "too_many_moves"
    events = talk.play("1dx5c9c+1c5d9d")
    assert [event["event"] for event in events] == ["play", "capture", "robbed"]


def test_an_opponent_is_not_asked_to_weigh_thousands_of_moves() -> None:
    talk = crowded("cirulla", [["7c", "1d", "2d"], ["Ks"]])
    assert len(talk.ask("legal")["moves"]) > 50_000
    assert talk.refused("choose", level="bimbo")["code"] == "too_many_moves"
    assert talk.refused("analyse", iterations=1)["code"] == "too_many_moves"


@pytest.mark.parametrize("level", ["maestro", "campione"])
def test_a_level_that_searches_answers_at_once_where_a_search_would_not_end(level: str) -> None:
    talk = crowded("scopa_jp", [["9c", "9d"], ["Kc", "Kd", "Kb", "Ks"]])
    answer = talk.ask("choose", level=level, seed=1, iterations=1_000_000)
    assert answer["move"] in talk.ask("legal")["moves"]
    assert answer["stats"]["iterations"] == 0


def test_a_hand_with_thousands_of_moves_can_be_played_out() -> None:
    """The kings of the second seat take what adds up to ten, each in some 1700 ways."""
    rules = {"capture.must_if_able": True}
    talk = crowded(
        "scopa_jp", [["9c"], ["Kc", "Kd", "Kb", "Ks"]], rules=rules | {"capture.priority": "single"}
    )
    assert talk.refused("analyse", seed=1, iterations=1)["code"] == "too_many_moves"
