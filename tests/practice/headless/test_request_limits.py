"""Limits of requests about children: what is at the limit is answered, and one step more is an error."""

from pathlib import Path

import pytest

from settebello.learning.children.aims import MOST_STEPS, MOST_TASKS
from settebello.learning.children.profile import LONGEST_NICK, MOST_CHILDREN
from settebello.practice.headless.deal_commands import LONGEST_ARRANGING
from settebello.practice.headless.report_commands import MOST_DAYS
from settebello.practice.headless.task_commands import LONGEST_ANSWER, MOST_CLICKS, MOST_TOTAL
from tests.practice.headless.conversation import Conversation


@pytest.fixture
def talk(tmp_path: Path) -> Conversation:
    found = Conversation(tmp_path)
    found.child()
    return found


def wrong_answer(talk: Conversation) -> list[str]:
    """A card that does not answer the open task, so that the task stays open."""
    task = talk.context.attempt
    assert task is not None
    solution = talk.solution()
    return [next(str(card) for card in task.assignment.puzzle.table if str(card) not in solution)]


@pytest.mark.parametrize(("name", "most"), [("seconds", LONGEST_ANSWER), ("clicks", MOST_CLICKS)])
def test_an_answer_may_take_a_day_and_ten_thousand_clicks(talk: Conversation, name: str, most: int) -> None:
    talk.ask("begin", activity="find_the_twin")
    assert talk.refused("answer", cards=wrong_answer(talk), **{name: most + 1}) == "bad_value"
    assert talk.ask("answer", cards=wrong_answer(talk), **{name: most})["right"] is False


def test_the_cards_left_may_come_to_a_thousand(talk: Conversation) -> None:
    talk.ask("check")
    assert talk.refused("checked", total=MOST_TOTAL + 1) == "bad_value"
    assert talk.ask("checked", total=MOST_TOTAL)["right"] is False


def test_a_deck_may_be_arranged_for_a_minute(talk: Conversation) -> None:
    """Shuffled, the deck takes no time."""
    for time, refused in ((LONGEST_ARRANGING + 1, True), (LONGEST_ARRANGING, False)):
        answer = talk.send("prepare", activity="mini_scopa", shuffled=True, time_ms=time)
        assert answer["ok"] is not refused
        assert not refused or answer["error"]["code"] == "bad_value"


@pytest.mark.parametrize("cmd", ["history", "report"])
def test_two_years_of_days_may_be_asked_for(talk: Conversation, cmd: str) -> None:
    assert talk.ask(cmd, days=MOST_DAYS)
    assert talk.refused(cmd, days=MOST_DAYS + 1) == "bad_value"


def test_a_scenario_may_have_12_steps_of_48_tasks(talk: Conversation) -> None:
    step = {"activity": "make_it", "tasks": MOST_TASKS}
    talk.ask("change", aims={"scenario": [step] * MOST_STEPS})
    assert talk.refused("change", aims={"scenario": [step] * (MOST_STEPS + 1)}) == "bad_value"
    assert talk.refused("change", aims={"scenario": [{**step, "tasks": MOST_TASKS + 1}]}) == "bad_value"


def test_there_may_be_sixty_children(talk: Conversation) -> None:
    for _ in range(MOST_CHILDREN - 1):
        talk.child(nick="x" * LONGEST_NICK)
    assert len(talk.ask("children")["children"]) == MOST_CHILDREN
    assert talk.refused("create", nick="Mia", avatar="fox", age="7-8") == "not_now"
