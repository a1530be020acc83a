"""PROTOCOL.md says what the program does: its examples are run, and it leaves nothing out."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from settebello.ai import reasons
from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.protocol import COMMANDS, ErrorCode, json_events
from settebello.protocol.analysis_commands import MOST_ITERATIONS, MOST_TIME
from settebello.protocol.json_lines import DEEPEST, LONGEST_LINE
from settebello.protocol.line_session import LONGEST_ID
from tests.protocol.talk import Talk

DOCUMENT = (Path(__file__).parents[2] / "PROTOCOL.md").read_text("utf-8")
SESSIONS = re.findall(r"```session\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize("session", SESSIONS, ids=range(len(SESSIONS)))
def test_the_examples_are_true(session: str) -> None:
    talk, answers = Talk(), 0
    answer = ""
    for line in session.splitlines():
        if line.startswith("> "):
            answer = talk.session.answer_line(line[2:].encode()).decode().strip()
        else:
            assert line.startswith("< ")
            parts = map(re.escape, line[2:].split("..."))
            assert re.fullmatch(".*".join(parts), answer), answer
            answers += 1
    assert answers > 1


def rows(heading: str) -> dict[str, list[str]]:
    """The first columns of a table: a name, and the names that stand in backquotes beside it."""
    text = DOCUMENT.split(f"{heading}\n", 1)[1]
    found = {}
    for line in text.split("\n#", 1)[0].splitlines():
        if line.startswith("| `"):
            name, beside, *_ = line.removeprefix("|").split("|")
            found[name.strip("` ")] = re.findall(r"`(\w+)`", beside)
    return found


def test_every_command_stands_there_with_its_arguments() -> None:
    commands = {name: row for name, row in rows("## Commands").items() if name in COMMANDS}
    assert list(commands) == list(COMMANDS)
    for name, command in COMMANDS.items():
        needed = [argument for argument in commands[name] if argument in command.required]
        assert tuple(needed) == command.required
        assert set(commands[name]) == {*command.required, *command.optional}


def test_every_error_stands_there() -> None:
    assert list(rows("### Errors")) == [code.value for code in ErrorCode]


def test_every_event_and_every_reason_stands_there() -> None:
    source = Path(str(json_events.__file__)).read_text("utf-8")
    named = {*re.findall(r'"event": "(\w+)"', source), *re.findall(r'_seated\("(\w+)"', source)}
    assert set(rows("### Events")) == named
    source = Path(str(reasons.__file__)).read_text("utf-8")
    assert set(rows("### Reasons")) == set(re.findall(r'"code": "(\w+)"', source))


def test_every_kind_of_reason_against_a_move_stands_there_with_its_members() -> None:
    kinds = rows("### Why a move is better")
    assert list(kinds) == [kind.value for kind in ReasonKind]
    members = {one.name for one in fields(MoveReason)} - {"kind"}
    assert all(set(named) <= members for named in kinds.values())


def test_the_bounds_stand_there() -> None:
    for bound in (LONGEST_LINE, DEEPEST, LONGEST_ID, MOST_TIME, MOST_ITERATIONS):
        assert re.search(rf"\b{bound}\b", DOCUMENT), bound
