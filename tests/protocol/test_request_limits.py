"""Limits of requests: what is at the limit is answered, one step more is an error that names the limit."""

import json
from io import BytesIO

import pytest

from settebello.engine import legality
from settebello.notation import observation
from settebello.protocol import analysis_commands
from settebello.protocol.analysis_commands import MOST_ITERATIONS, MOST_TIME
from settebello.protocol.duplicate_commands import MOST_PLAYS
from settebello.protocol.errors import ProtocolError
from settebello.protocol.json_lines import DEEPEST, LONGEST_LINE, LONGEST_NUMBER, lines_of, read_request
from settebello.protocol.line_session import LONGEST_ID
from settebello.protocol.play_commands import MOST_SEED
from settebello.protocol.position_command import MOST_POINTS
from tests.protocol.talk import Talk


@pytest.fixture
def talk() -> Talk:
    return Talk()


def dealt(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=1)


def bad(talk: Talk, cmd: str, **arguments: object) -> str:
    """The message of a request that is refused for a value."""
    error = talk.refused(cmd, **arguments)
    assert error["code"] == "bad_value"
    message: str = error["message"]
    return message


def test_a_line_may_have_262_144_bytes(talk: Talk) -> None:
    longest = b'{"cmd":"hello"}'.ljust(LONGEST_LINE)
    stream = BytesIO(longest + b"\n" + longest + b" \n" + b'{"cmd":"hello"}\n')
    answers = [talk.line(line) for line in lines_of(stream)]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[1]["error"] == {"code": "malformed", "message": "the line is longer than 262144 bytes"}


def nested(depth: int) -> bytes:
    return b'{"cmd":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


def test_brackets_may_be_16_deep() -> None:
    """The outermost is that of the request."""
    assert set(read_request(nested(DEEPEST))) == {"cmd"}
    with pytest.raises(ProtocolError, match="more than 16 brackets stand within each other"):
        read_request(nested(DEEPEST + 1))


@pytest.mark.parametrize(
    ("start", "message"), [("", "a number has more than 40 digits"), ("0.", "a number is out of all bounds")]
)
def test_a_number_may_have_40_characters(start: str, message: str) -> None:
    longest = start + "9" * (LONGEST_NUMBER - len(start))
    assert read_request(b'{"seed":%s}' % longest.encode()) == {"seed": json.loads(longest)}
    with pytest.raises(ProtocolError, match=message):
        read_request(b'{"seed":%s9}' % longest.encode())


def test_an_id_may_have_200_characters(talk: Talk) -> None:
    assert talk.ask("hello", id="x" * LONGEST_ID)["id"] == "x" * LONGEST_ID
    assert bad(talk, "hello", id="x" * (LONGEST_ID + 1)) == "id: a number or a short text is needed"


def test_a_seed_may_be_the_largest_number_of_63_bits(talk: Talk) -> None:
    talk.ask("new", ruleset="scopa", players=2, seed=MOST_SEED)
    wrong = bad(talk, "new", ruleset="scopa", players=2, seed=MOST_SEED + 1)
    assert wrong.endswith(" to 9223372036854775807")


def test_a_total_may_be_10_000_points(talk: Talk) -> None:
    sound = {"ruleset": "scopa", "players": 2, "hands": [["7d"], ["2c"]], "table": [], "piles": {}, "turn": 0}
    for points in (MOST_POINTS, -MOST_POINTS):
        talk.ask("position", **sound, scores={"A": points})
        more = points + (1 if points > 0 else -1)
        wrong = bad(talk, "position", **sound, scores={"A": more})
        assert wrong == f"scores.A: {more} is not a whole number from -10000 to 10000"


def test_an_observation_may_be_of_deal_10_000_and_of_as_many_points(talk: Talk) -> None:
    dealt(talk)
    seen = talk.ask("observe", seat=0)["observation"]
    most = observation.MOST_POINTS
    totals = {"A": most, "B": 0}
    talk.ask("choose", level="bimbo", seed=1, observation={**seen, "deal": most, "scores": totals})
    for key, value in (("deal", most + 1), ("scores", {"A": most + 1, "B": 0})):
        error = talk.refused("choose", level="bimbo", seed=1, observation={**seen, key: value})
        assert error["code"] == "bad_observation"
        assert key in error["message"]
        assert "10001" in error["message"]


@pytest.mark.parametrize(("name", "most"), [("time_ms", MOST_TIME), ("iterations", MOST_ITERATIONS)])
def test_thinking_may_take_ten_minutes_or_a_million_iterations(talk: Talk, name: str, most: int) -> None:
    """A level that does not search answers at once whatever it is allowed."""
    dealt(talk)
    talk.ask("choose", level="esperto", seed=1, **{name: most})
    wrong = bad(talk, "choose", level="esperto", seed=1, **{name: most + 1})
    assert wrong == f"{name}: {most + 1} is not a whole number from 1 to {most}"


@pytest.mark.parametrize(
    ("module", "name", "cmd", "arguments"),
    [
        (legality, "MOST_MOVES", "legal", {}),
        (analysis_commands, "MOST_WEIGHED", "choose", {"level": "bimbo", "seed": 1}),
        (analysis_commands, "MOST_ANALYSED", "analyse", {"seed": 1, "iterations": 1}),
    ],
)
def test_there_may_be_as_many_moves_as_the_limit(
    talk: Talk,
    monkeypatch: pytest.MonkeyPatch,
    module: object,
    name: str,
    cmd: str,
    arguments: dict[str, object],
) -> None:
    """The limit is set to the moves of one position: no position has exactly as many as the real limits."""
    dealt(talk)
    moves = len(talk.ask("legal")["moves"])
    monkeypatch.setattr(module, name, moves)
    talk.ask(cmd, **arguments)
    monkeypatch.setattr(module, name, moves - 1)
    error = talk.refused(cmd, **arguments)
    assert error["code"] == "too_many_moves"
    assert str(moves - 1) in error["message"]


def test_par_plays_two_thousand_deals_at_most(talk: Talk) -> None:
    dealt(talk)
    assert MOST_PLAYS == 2000
    assert "2000" in bad(talk, "par", plays=MOST_PLAYS + 1)
