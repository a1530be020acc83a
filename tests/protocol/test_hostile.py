"""Whatever somebody sends gets an answer, changes nothing, and costs no memory."""

import gc
import tracemalloc
from random import Random

import pytest

from settebello.protocol import ErrorCode
from settebello.protocol.errors import LONGEST_MESSAGE
from tests.protocol.hostile import RAW, hostile_lines
from tests.protocol.talk import Talk

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
    before = talk.session._game
    answer = talk.line(line)
    assert answer["ok"] is False, line[:400]
    assert talk.session._game is before, line[:400]
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
    assert codes == {code.value for code in ErrorCode} - {"internal", "no_game", "not_now"}


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
