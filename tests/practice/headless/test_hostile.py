"""Whatever somebody sends to the learning mode gets an answer, and changes nothing."""

import json
from pathlib import Path
from random import Random

import pytest

from settebello.practice.headless import PracticeErrorCode
from settebello.protocol import ErrorCode
from settebello.protocol.errors import LONGEST_MESSAGE
from tests.practice.headless.conversation import MIA, Conversation
from tests.practice.headless.hostile import RAW, hostile_lines

CODES = {code.value for code in (*ErrorCode, *PracticeErrorCode)} - {"internal"}


def in_the_middle(folder: Path) -> Conversation:
    """A child with a task and a deal open at the same time."""
    talk = Conversation(folder)
    talk.child()
    talk.ask("prepare", activity="mini_scopa", shuffled=True)
    talk.ask("begin", activity="find_the_twin")
    return talk


def state(talk: Conversation, folder: Path) -> tuple[object, ...]:
    """All that a hostile line might change, the files among it."""
    files = {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    asked = [talk.ask(cmd) for cmd in ("clock", "children", "path", "task", "view", "facts", "history")]
    return (*asked, talk.context.rng.getstate(), files)


def check(talk: Conversation, line: bytes) -> str:
    """Send a line that must be refused; the code of the error."""
    answer = talk.line(line)
    assert answer["ok"] is False, line[:400]
    assert not talk.session.over
    code: str = answer["error"]["code"]
    assert code in CODES, line[:400]
    assert 0 < len(answer["error"]["message"]) <= LONGEST_MESSAGE
    return code


def test_no_sound_line_that_is_refused_or_hostile_line_changes_anything(tmp_path: Path) -> None:
    talk = in_the_middle(tmp_path)
    before = state(talk, tmp_path)
    codes = {check(talk, line) for line in RAW}
    codes |= {check(talk, line) for line in hostile_lines(Random(1), 600)}
    assert state(talk, tmp_path) == before
    wanted = {"malformed", "unknown_command", "missing", "unknown_field", "bad_value"}
    assert codes >= {*wanted, "unknown_child", "unknown_activity", "no_check"}


def test_hostile_lines_are_answered_where_nobody_practises(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    codes = {check(talk, line) for line in hostile_lines(Random(2), 300)}
    assert codes >= {"malformed", "missing", "no_child", "unknown_child"}
    assert list(tmp_path.iterdir()) == []


def noise(rng: Random, talk: Conversation) -> dict[str, object]:
    """A request that may be sound or not, as the moment has it."""
    task = talk.context.attempt
    cards = [str(card) for card in task.assignment.puzzle.table] if task else ["7d"]
    pair = task.assignment.pair if task else None
    cards += map(str, pair.cards) if pair else ()
    coached = talk.context.coached
    position = coached.practice.session.match.position if coached else None
    moves = sorted(map(str, position.legal_moves())) if position and position.turn is not None else []
    activity = rng.choice(list(talk.context.learning.activities))
    return rng.choice(
        [
            {
                "cmd": "answer",
                "cards": rng.sample(cards, rng.randint(0, len(cards))),
                "seconds": rng.random(),
            },
            {"cmd": "answer", "cards": rng.sample(cards, 1), "shown": rng.randint(0, 3)},
            {"cmd": "help"},
            {"cmd": "task", "at": talk.later(rng.choice([0, 1, 3600]))},
            {"cmd": "begin", "activity": activity},
            {"cmd": "prepare", "activity": activity, "shuffled": True},
            {"cmd": "play", "move": rng.choice([*moves, "7d", "7dx7c"])},
            {"cmd": "coach"},
            {"cmd": "take_back"},
            {"cmd": "check"},
            {"cmd": "checked", "total": rng.choice([10, 25, 40])},
            {"cmd": "choose", "child": rng.choice([MIA, "child-2-tbmsgxxbbpxk", "child-3"])},
            {"cmd": "leave"},
            {"cmd": "found"},
            {"cmd": "album"},
            {"cmd": "create", "nick": "", "avatar": "cat", "age": "9+"},
            {"cmd": "change", "aims": {"shuffled": True, "allowed": ["calm_sprint"]}},
        ]
    )


def stumble(folder: Path, seed: int, count: int) -> None:
    """Send requests by chance, and hostile lines between them; each gets an answer that is no mistake."""
    talk, rng = Conversation(folder), Random(seed)
    talk.child()
    hostile = hostile_lines(rng, count)
    done = 0
    for line in hostile:
        answer = talk.line(json.dumps(noise(rng, talk)))
        assert answer["ok"] or answer["error"]["code"] in CODES
        done += answer["ok"]
        heard = talk.line(line)
        assert heard["ok"] or heard["error"]["code"] in CODES
    assert done > count / 4
    # All of it can be read again.
    again = Conversation(folder, at=talk.later(0))
    assert again.ask("children")["troubles"] == []
    for child in again.ask("children")["children"]:
        assert again.ask("choose", child=child["id"])["troubles"] == []


def test_whatever_comes_in_whatever_order_is_answered_and_can_be_read_again(tmp_path: Path) -> None:
    stumble(tmp_path, 1, 300)


@pytest.mark.slow
def test_twenty_thousand_lines_are_answered(tmp_path: Path) -> None:
    stumble(tmp_path, 2, 10_000)
