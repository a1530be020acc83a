"""The lessons: legal deals, wanted moves that the engine allows, and words that fit what the engine does."""

import re
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai.analysis import USUAL, Analyst
from settebello.coach import (
    Lesson,
    Partner,
    Task,
    read_tutorial,
    record_of,
    reply_of,
    sentences,
    shipped_lessons,
)
from settebello.coach.verdict import is_said
from settebello.engine import (
    Capture,
    Card,
    IllegalMove,
    Match,
    Move,
    Phase,
    Position,
    Scopa,
    kernel,
    primiera_value,
)
from settebello.i18n.text import placeholders
from settebello.notation import replay
from settebello.notation.staged_deal import StagedDeal
from settebello.notation.staged_record import YOU
from settebello.rulebook import Rulebook

RULEBOOK = Rulebook((resources.rules(),))
PEOPLE = ("pina", "gino", "rosalba")
LESSONS = {lesson.id: lesson for lesson in shipped_lessons()}
TASKS = {
    f"{lesson.id}{number}": task
    for lesson in shipped_lessons()
    for number, task in enumerate(lesson.tasks, start=1)
}
TACTICS = ("over_ten", "lacking", "guard", "counting", "partner", "pairs", "last_capture")
ITERATIONS = 16_000


def begun(lesson: StagedDeal) -> Match:
    return replay(record_of(lesson, RULEBOOK.ruleset(lesson.game), *PEOPLE)).match


def played(lesson: Lesson) -> Match:
    """The match after a lesson, every wanted move held against the engine."""
    match = begun(lesson)
    for step in lesson.steps:
        if step.other is not None:
            assert match.position is not None
            assert match.position.turn == 1
            match = match.play(step.other).match
        if step.play:
            assert match.position is not None
            assert match.position.turn == 0
            assert set(step.play) <= set(match.position.legal_moves())
            match = match.play(step.play[0]).match
    return match


@pytest.mark.parametrize("name", LESSONS)
def test_every_wanted_move_is_legal_and_the_opponent_plays_by_the_rules(name: str) -> None:
    played(LESSONS[name])


@pytest.mark.parametrize("name", LESSONS)
def test_the_player_plays_in_every_chapter_and_is_told_something_after_it(name: str) -> None:
    steps = LESSONS[name].steps
    assert 1 <= sum(bool(step.play) for step in steps) <= 2
    assert not steps[-1].play


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_names_no_card_that_it_is_not_about(name: str) -> None:
    lesson = LESSONS[name]
    for step in lesson.steps:
        about = {*step.meant, *([step.other.card] if step.other else [])}
        for sentence in (step.say, step.wrong or ""):
            named = {
                word
                for word in placeholders(sentence)
                if word not in {"other", "partner"} and "_" not in word
            }
            assert {Card.parse(word) for word in named} <= about | {Card.parse("7d")}


@pytest.mark.parametrize("name", LESSONS)
def test_the_sums_that_are_told_are_right(name: str) -> None:
    for sentence in sentences(LESSONS[name]):
        for sum_, total in re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", sentence):
            assert sum(map(int, sum_.split(" + "))) == int(total)


def test_a_sweep_is_a_sweep_and_the_last_card_makes_none() -> None:
    for name, sweeps in (("sweep", True), ("last", False)):
        match = begun(LESSONS[name])
        step = LESSONS[name].steps[0]
        assert step.other is not None
        match = match.play(step.other).match
        assert match.position is not None
        assert match.position.table == step.play[0].captured
        events = match.play(step.play[0]).events
        assert any(isinstance(event, Scopa) for event in events) is sweeps


def test_the_sum_is_refused_where_the_equal_card_comes_first() -> None:
    match = begun(LESSONS["first"])
    with pytest.raises(IllegalMove):
        match.play(Move.parse("7bx4s3c"))


def test_the_last_lesson_ends_with_a_deal_that_the_player_wins() -> None:
    match = played(LESSONS["count"])
    assert match.phase is Phase.TO_DEAL
    assert match.score is not None
    assert match.score.points == (5, 1)
    settebello = match.score.lines[2]
    assert settebello.winner == 0


def test_what_is_left_goes_to_the_player_who_took_last() -> None:
    match = played(LESSONS["left"])
    assert match.position is not None
    assert Card.parse("7b") in match.position.piles[0]


def test_the_values_told_for_the_primiera_are_the_engines() -> None:
    seven, ace, five, three = (primiera_value(Card.parse(text)) for text in ("7b", "1d", "5c", "3s"))
    assert (seven, ace, five, three) == (21, 16, 15, 13)


def test_two_opponents_of_one_table_never_play_before_they_are_told() -> None:
    partner = Partner()
    match = begun(LESSONS["goal"])
    assert match.position is not None
    asked = partner.ask(match.position.view(match.dealer), "pina", 1)
    assert partner.poll() is None
    partner.tell(Move.parse("6sx6d"))
    answer = partner.poll()
    assert answer is not None
    assert (answer.id, answer.move) == (asked, Move.parse("6sx6d"))
    assert partner.poll() is None


def test_a_mistake_in_a_lesson_costs_that_lesson_and_is_told_with_its_place(tmp_path: Path) -> None:
    shipped = min((resources.assets() / "tutorial").glob("*.yaml"))
    (tmp_path / "good.yaml").write_bytes(shipped.read_bytes())
    (tmp_path / "bad.yaml").write_text(
        "format: 1\nid: bad\norder: 1\ntitle: Bad\nsteps:\n  - say: Play\n    play: 7z\n", encoding="utf-8"
    )
    tutorial = read_tutorial(tmp_path)
    assert len(tutorial.lessons) == 1
    told = "\n".join(map(str, tutorial.problems))
    assert "bad.yaml:7:" in told
    assert "7z" in told


def asked(task: Task) -> Position:
    """The position of a task, in which the player is in turn."""
    position = begun(task).position
    assert position is not None
    assert position.turn == 0
    return position


def lost(position: Position, move: Move) -> int:
    """How many captures the opponents make after a move, until it is the player's turn again."""
    step, found = position.play(move), 0
    while step.position.turn is not None and step.position.turn != 0:
        step = step.position.play(reply_of(step.position))
        found += sum(isinstance(event, Capture) and event.seat % 2 == 1 for event in step.events)
    return found


def test_the_chapters_on_tactics_end_with_two_tasks_and_those_on_captures_with_one() -> None:
    assert len(LESSONS) == 20
    given = {name: len(lesson.tasks) for name, lesson in LESSONS.items() if lesson.tasks}
    assert given == dict.fromkeys(("sum", "first", "choice", "lay"), 1) | dict.fromkeys(TACTICS, 2)


@pytest.mark.parametrize("name", TASKS)
def test_a_task_has_a_right_move_and_a_wrong_one(name: str) -> None:
    task = TASKS[name]
    legal = set(asked(task).legal_moves())
    assert set(task.play) < legal


@pytest.mark.parametrize("name", TASKS)
def test_the_words_of_a_task_name_only_cards_that_are_seen(name: str) -> None:
    task = TASKS[name]
    position = asked(task)
    seen = {*position.hands[0], *position.table}
    for sentence in (task.say, task.right, task.wrong or ""):
        named = {word for word in placeholders(sentence) if word not in {"other", "partner"}}
        assert {Card.parse(word) for word in named} <= seen


@pytest.mark.parametrize("name", TASKS)
def test_every_wrong_answer_costs_something_that_is_seen_or_said(name: str) -> None:
    task = TASKS[name]
    position = asked(task)
    for move in position.legal_moves():
        assert move in task.play or task.wrong or lost(position, move), move


@pytest.mark.parametrize("name", [name for name in TASKS if name[:-1] in TACTICS])
@pytest.mark.slow
def test_the_coach_finds_every_right_move_and_surely_blames_every_other(name: str) -> None:
    task = TASKS[name]
    if not kernel.is_compiled():
        pytest.skip("the search is too slow without the compiled core")
    moves = Analyst(asked(task).view(YOU), USUAL, 2).analyse(ITERATIONS).moves
    assert moves[0].move in task.play
    unsaid = {one.move for one in moves[1:] if not is_said(one.behind)}
    assert unsaid <= set(task.play)
