"""PRACTICE.md says what the program does: its examples are run, and it leaves nothing out."""

import re
from pathlib import Path

import pytest

from settebello.learning.puzzles.puzzle import Task
from settebello.learning.puzzles.selections import Code
from settebello.practice.attempt import Phase
from settebello.practice.headless import COMMANDS, PracticeErrorCode, PracticeSession
from settebello.practice.headless.deal_commands import LONGEST_ARRANGING
from settebello.practice.headless.practice_context import ARRANGING
from settebello.practice.headless.report_commands import DAYS, MOST_DAYS
from settebello.practice.headless.simulated_time import EARLIEST, LATEST
from settebello.practice.headless.task_commands import LONGEST_ANSWER
from settebello.practice.path import Stage
from tests.practice.headless.conversation import Conversation, desk_in

DOCUMENT = (Path(__file__).parents[3] / "PRACTICE.md").read_text("utf-8")
SESSIONS = re.findall(r"```session\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize("session", SESSIONS, ids=range(len(SESSIONS)))
def test_the_examples_are_true(session: str, tmp_path: Path) -> None:
    talk, answers = PracticeSession(desk_in(tmp_path)), 0
    answer = ""
    for line in session.splitlines():
        if line.startswith("> "):
            answer = talk.answer_line(line[2:].encode()).decode().strip()
        else:
            assert line.startswith("< ")
            parts = map(re.escape, line[2:].split("..."))
            assert re.fullmatch(".*".join(parts), answer), answer
            answers += 1
    assert answers > 1


def rows(heading: str) -> dict[str, list[str]]:
    """The columns of a table: the name in the first one, and the rest of its row."""
    text = DOCUMENT.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]
    table = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return {name.strip("` "): rest for name, *rest in table}


def test_every_command_stands_there_with_its_arguments() -> None:
    found = rows("## Commands")
    assert list(found) == list(COMMANDS)
    for name, command in COMMANDS.items():
        needed, optional, _ = (re.findall(r"`(\w+)`", column) for column in found[name])
        assert (tuple(needed), tuple(optional)) == (command.required, command.optional)


def test_every_error_stands_there() -> None:
    assert list(rows("### Errors")) == [code.value for code in PracticeErrorCode]


def test_every_member_of_a_task_stands_there(tmp_path: Path) -> None:
    named = set(re.findall(r"`(\w+)`", " ".join(line for line in DOCUMENT.splitlines() if line[:3] == "| `")))
    talk = Conversation(tmp_path)
    talk.child()
    talk.ask("change", aims={"allowed": ["calm_sprint"]})
    for activity in ("make_it", "all_the_ways", "calm_sprint"):
        assert set(talk.ask("begin", activity=activity)["task"]) <= named


def test_every_word_of_a_fact_and_of_a_deal_stands_there(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    talk.child()
    told = {*talk.ask("fact", fact="1+1"), *talk.ask("prepare", activity="mini_scopa", shuffled=True)["deal"]}
    assert told <= set(re.findall(r"`(\w+)`", DOCUMENT))
    for words in (Task, Phase, Code, Stage):
        assert {word.value for word in words} <= set(re.findall(r"`(\w+)`", DOCUMENT))


def test_the_bounds_stand_there() -> None:
    bounds = (EARLIEST, LATEST, LONGEST_ANSWER, LONGEST_ARRANGING, ARRANGING * 1000, MOST_DAYS, DAYS)
    for bound in bounds:
        assert re.search(rf"\b{bound:.0f}\b", DOCUMENT), bound
