"""The tutorial as a beginner plays it: by keyboard alone, by mouse alone, with a gamepad."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest

from settebello.coach import Lesson, Task, Tutorial, shipped_lessons
from settebello.datafile import Problem
from settebello.engine import Card, Move, Seat
from settebello.i18n import languages
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Pop, Push, Scene, SceneId
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.menus.tutorial import ChaptersScene, lesson_scene
from settebello.ui.menus.tutorial.guide import ChapterGuide
from settebello.ui.menus.tutorial.lesson_guide import LessonGuide
from settebello.ui.menus.tutorial.lesson_marks import spot_area
from settebello.ui.menus.tutorial.lesson_policies import LessonOverlay
from settebello.ui.menus.tutorial.task_guide import TaskGuide
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.scene import TableScene
from tests.combinations import sampled
from tests.pilot import Pilot, RecordedCues, services

LESSONS = shipped_lessons()
LETTERS = 18.0
"""The words on the paper are never smaller than this."""


def lesson(name: str) -> Lesson:
    return next(one for one in LESSONS if one.id == name)


def factory(given: Services) -> Callable[[Route], Scene]:
    def make(route: Route) -> Scene:
        match route:
            case routes.Tutorial():
                return ChaptersScene(given)
            case routes.TutorialLesson(lesson, task):
                return lesson_scene(given, lesson, task)
            case routes.ScoreSheet(sheet):
                return ScoreSheetScene(given, sheet)
            case routes.NewGame():
                return NewGameScene(given)
            case _:
                return TitleScene(given)

    return make


TUTORIAL = routes.Tutorial()


@contextmanager
def learning(
    first: Route = TUTORIAL,
    *,
    speed: Speed = Speed.INSTANT,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    given: Services | None = None,
) -> Iterator[Pilot]:
    given = given or services(settings=Settings(language=language, speed=speed))
    with Pilot(factory(given), first, size=size, language=language) as pilot:
        yield pilot


def table(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def any_guide(pilot: Pilot) -> ChapterGuide:
    overlay = table(pilot).policies.overlay
    assert isinstance(overlay, LessonOverlay)
    assert isinstance(overlay.guide, ChapterGuide)
    return overlay.guide


def guide(pilot: Pilot) -> LessonGuide:
    found = any_guide(pilot)
    assert isinstance(found, LessonGuide)
    return found


def task_guide(pilot: Pilot) -> TaskGuide:
    found = any_guide(pilot)
    assert isinstance(found, TaskGuide)
    return found


def ready(pilot: Pilot) -> None:
    """Wait until the beginner can do something."""
    pilot.until(
        lambda: (
            not pilot.at(SceneId.LESSON)
            or (
                not table(pilot).playback.running
                and (table(pilot).picking is not None or any_guide(pilot).reading)
                and any_guide(pilot).told
            )
        )
    )
    pilot.frames(2)


def by_keys(pilot: Pilot, move: Move) -> None:
    """Play a card by its number, and what it takes with the arrows."""
    picking = table(pilot).picking
    assert picking is not None
    pilot.press(str(picking.hand.index(move.card) + 1))
    for card in move.captured:
        picking = table(pilot).picking
        if picking is None or picking.card is None:
            return
        while picking.at_cursor != card:
            pilot.press("right")
            picking = table(pilot).picking
            assert picking is not None
        pilot.press("space")


def by_mouse(pilot: Pilot, move: Move) -> None:
    """Click the card, and what it takes."""
    pilot.click(place(pilot, move.card))
    for card in move.captured:
        picking = table(pilot).picking
        if picking is None or picking.card is None:
            return
        pilot.click(place(pilot, card))


def by_pad(pilot: Pilot, move: Move) -> None:
    """Go to the card with the cross and press; then to what it takes."""
    for card in (move.card, *move.captured):
        picking = table(pilot).picking
        if picking is None or (card != move.card and picking.card is None):
            return
        for _ in range(20):
            picking = table(pilot).picking
            if picking is None or picking.at_cursor == card:
                break
            if card != move.card and picking.at_cursor in picking.hand:
                pilot.stack.handle(Press(Action.UP))
                continue
            pilot.stack.handle(Press(Action.RIGHT))
        pilot.stack.handle(Press(Action.CONFIRM if card == move.card else Action.TOGGLE))
        pilot.frames(1)


def place(pilot: Pilot, card: Card) -> tuple[float, float]:
    scene = table(pilot)
    pose = resting_poses(scene.playback.here, scene.layout)[card]
    return pose.x, pose.y


def on_by_key(pilot: Pilot) -> None:
    pilot.press("enter")


def on_by_mouse(pilot: Pilot) -> None:
    pilot.click(pilot.says(any_guide(pilot).panel.go_on.label))


def on_by_pad(pilot: Pilot) -> None:
    pilot.stack.handle(Press(Action.CONFIRM))
    pilot.frames(1)


def past_the_sheet(pilot: Pilot, way: Callable[[Pilot], None]) -> None:
    """Look at the score sheet, and go on."""
    pilot.until(lambda: isinstance(pilot.scene, ScoreSheetScene) and pilot.scene.counted)
    pilot.frames(1)
    if way is on_by_mouse:
        pilot.click("Continue")
    else:
        way(pilot)


WAYS = {
    "keyboard": (by_keys, on_by_key),
    "mouse": (by_mouse, on_by_mouse),
    "gamepad": (by_pad, on_by_pad),
}


@pytest.mark.parametrize(
    ("device", "speed"),
    [
        *sampled([("keyboard", Speed.INSTANT), ("mouse", Speed.INSTANT), ("gamepad", Speed.INSTANT)], 2),
        pytest.param("keyboard", Speed.BRISK, marks=pytest.mark.slow),
    ],
)
def test_the_whole_tutorial_is_played_with_one_device(device: str, speed: Speed) -> None:
    play, go_on = WAYS[device]
    given = services(settings=Settings(language="en", speed=speed))
    with learning(given=given, language="en") as pilot:
        if device == "mouse":
            pilot.click("Start chapter")
        else:
            go_on(pilot)
        seen: list[str] = []
        for _ in range(400):
            ready(pilot)
            if pilot.at(SceneId.SCORE_SHEET):
                past_the_sheet(pilot, go_on)
                continue
            if not pilot.at(SceneId.LESSON):
                break
            shown = any_guide(pilot)
            if shown.lesson.id not in seen:
                seen.append(shown.lesson.id)
            if isinstance(shown, TaskGuide):
                if shown.reading:
                    go_on(pilot)
                else:
                    play(pilot, shown.task.play[0])
                    assert shown.solved
            elif isinstance(shown, LessonGuide) and shown.step.play:
                step = shown.step
                play(pilot, step.play[0])
                assert shown.step is not step
            else:
                go_on(pilot)
        assert seen == [one.id for one in LESSONS]
        assert pilot.at(SceneId.NEW_GAME)
        assert given.settings.current.lessons == tuple(seen)


def test_the_title_leads_to_the_first_chapter_and_to_the_next_one_later() -> None:
    given = services()
    with learning(routes.Title(), given=given) as pilot:
        pilot.click("Learn the game")
        pilot.press("enter")
        assert guide(pilot).lesson.id == "goal"
        pilot.press("esc")
        assert pilot.at(SceneId.TUTORIAL)
    given.settings.change(Settings(language="en", speed=Speed.INSTANT, lessons=("goal", "equal")))
    with learning(given=given) as pilot:
        pilot.press("enter")
        assert guide(pilot).lesson.id == "sum"


def test_a_chapter_that_cannot_be_read_is_listed_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = Problem("assets/tutorial/odd.yaml", 1, 1, "", "is empty", "")
    more = replace(odd, line=2, message="is worse")
    tutorial = Tutorial(shipped_lessons()[:2], (odd, more))
    place = "settebello.ui.menus.tutorial.chapters_scene.shipped_tutorial"
    monkeypatch.setattr(place, lambda: tutorial)
    with learning() as pilot:
        assert isinstance(pilot.scene, ChaptersScene)
        rows = pilot.scene.list.rows
        assert [row.faded for row in rows] == [False, False, True]
        assert (rows[2].words, rows[2].note) == ("odd.yaml", "is empty")
        pilot.press("down", "down", "enter")
        assert pilot.at(SceneId.TUTORIAL), "there is nothing to begin"


def test_finished_chapters_have_a_tick_that_can_be_seen_and_heard() -> None:
    given = services(settings=Settings(language="en", speed=Speed.INSTANT, lessons=("goal",)))
    with learning(given=given) as pilot:
        chapters = pilot.scene
        assert isinstance(chapters, ChaptersScene)

        def greenest(line: int) -> int:
            """How green the greenest point at the end of a row is, from 0 to 255."""
            row = chapters.list.area_of(line)
            assert row is not None
            end = Area(row.right - 72, row.y + 8, 50, row.height - 16)
            k = pilot.canvas.k
            points = [(x, y) for x in range(round(end.width)) for y in range(round(end.height))]
            screen = pygame.display.get_surface()
            assert screen is not None
            colours = [screen.get_at((round((end.x + x) * k), round((end.y + y) * k))) for x, y in points]
            return max(0, *(colour.g - max(colour.r, colour.b) for colour in colours))

        assert greenest(0) > 30
        assert greenest(2) < 10
        pilot.press("up")
        assert "Finished" in [pilot.says(words) for words in chapters.list.spoken]


def test_a_chapter_is_left_without_a_question_and_nothing_is_remembered() -> None:
    given = services()
    with learning(given=given) as pilot:
        pilot.press("enter", "enter", "esc")
        assert pilot.at(SceneId.TUTORIAL)
        assert given.settings.current.lessons == ()
        pilot.press("esc")
        assert pilot.at(None)


def test_the_page_keys_skip_a_chapter_and_go_back() -> None:
    with learning() as pilot:
        pilot.press("enter", "page down", "page down")
        assert guide(pilot).lesson.id == "sum"
        pilot.press("page up")
        assert guide(pilot).lesson.id == "equal"
        pilot.click("Skip chapter")
        assert guide(pilot).lesson.id == "sum"


@pytest.mark.parametrize("name", ["sweep", "equal"])
def test_the_paper_tells_of_a_move_when_its_cards_have_come_to_rest(name: str) -> None:
    with learning(routes.TutorialLesson(lesson(name)), speed=Speed.NORMAL) as pilot:
        first, second = lesson(name).steps[:2]
        shown = guide(pilot)

        def told() -> str:
            return "" if shown.panel.words is None else pilot.says(shown.panel.words)

        if first.other is not None:
            assert told() == ""
        ready(pilot)
        before = told()
        assert before == pilot.says(shown.words)
        by_keys(pilot, first.play[0])
        assert table(pilot).playback.running
        partner = Seat(1)
        cards = len(table(pilot).playback.here.hands[partner])
        while table(pilot).playback.running or shown.due:
            assert told() == before
            assert shown.panel.go_on not in pilot.group.widgets
            pilot.frames(1)
        assert told() == pilot.says(shown.words) != before
        assert len(table(pilot).playback.here.hands[partner]) == cards - (second.other is not None)
        assert (shown.panel.go_on in pilot.group.widgets) == shown.reading


def test_no_key_skips_the_chapter_while_the_partner_is_thinking() -> None:
    with learning(routes.TutorialLesson(lesson("sweep")), speed=Speed.NORMAL) as pilot:
        shown = guide(pilot)
        pilot.until(lambda: not table(pilot).playback.running)
        assert shown.due
        pilot.press("enter", "space", "tab", "enter")
        assert guide(pilot) is shown


def test_another_card_is_refused_with_the_reason_and_stays_in_the_hand() -> None:
    cues = RecordedCues()
    given = services(cues=cues)
    with learning(routes.TutorialLesson(lesson("equal")), given=given) as pilot:
        scene = table(pilot)
        pilot.click(place(pilot, Card.parse("5b")))
        assert scene.message is not None
        assert pilot.says(scene.message) == "Play this card instead: the seven of cups."
        assert [str(cue) for cue in cues.played] == ["refuse"]
        assert Card.parse("5b") in scene.playback.here.hands[0]
        assert guide(pilot).step is lesson("equal").steps[0]


def test_what_the_rules_forbid_is_refused_in_the_words_of_the_rules() -> None:
    with learning(routes.TutorialLesson(lesson("first"))) as pilot:
        for card in ("4s", "3c", "7b"):
            pilot.click(place(pilot, Card.parse(card)))
        message = table(pilot).message
        assert message is not None
        assert "has to take it" in pilot.says(message)


def test_a_chapter_begins_again_with_the_keys_of_taking_back() -> None:
    with learning(routes.TutorialLesson(lesson("sum"))) as pilot:
        by_keys(pilot, lesson("sum").steps[0].play[0])
        assert guide(pilot).step is lesson("sum").steps[1]
        pilot.press("ctrl+z")
        assert guide(pilot).step is lesson("sum").steps[0]


def test_cards_cannot_be_played_while_there_is_something_to_read() -> None:
    with learning(routes.TutorialLesson(lesson("goal"))) as pilot:
        pilot.press("1")
        assert guide(pilot).step is lesson("goal").steps[0]
        assert len(table(pilot).playback.here.hands[0]) == 3


def test_back_from_a_page_over_the_chapter_there_is_still_something_to_read() -> None:
    with learning(routes.TutorialLesson(lesson("primiera"))) as pilot:
        ready(pilot)
        assert guide(pilot).reading
        pilot.stack.apply(Push(routes.Tutorial()))
        pilot.stack.apply(Pop())
        assert table(pilot).picking is None
        before = table(pilot).playback.here
        pilot.press("1", "2", "3", "enter")
        assert table(pilot).playback.here == before


@pytest.mark.parametrize(
    "size",
    [(1280, 720), *(pytest.param(size, marks=pytest.mark.slow) for size in [(1024, 1024), (2560, 1080)])],
)
def test_the_paper_covers_neither_the_cards_nor_what_is_pointed_at(size: tuple[int, int]) -> None:
    with learning(size=size) as pilot:
        for one in LESSONS:
            pilot.stack.apply(Push(routes.TutorialLesson(one)))
            while True:
                ready(pilot)
                clear_of_the_paper(table(pilot), guide(pilot))
                if guide(pilot).step.play:
                    table(pilot).play(guide(pilot).step.play[0])
                elif guide(pilot).step.count or guide(pilot).step is one.steps[-1]:
                    break
                else:
                    pilot.press("enter")
            pilot.press("esc")
            # The larger windows have more room.
            for number in range(1, len(one.tasks) + 1 if size == (1280, 720) else 1):
                pilot.stack.apply(Push(routes.TutorialLesson(one, number)))
                ready(pilot)
                clear_of_the_paper(table(pilot), task_guide(pilot))
                pilot.press("esc")


def clear_of_the_paper(scene: TableScene, shown: ChapterGuide) -> None:
    """Hold every card and everything pointed at against the place of the paper."""
    paper = shown.panel.area
    poses = resting_poses(scene.playback.here, scene.layout)
    cards = [Area.centred(pose.x, pose.y, pose.width, pose.width * RATIO) for pose in poses.values()]
    marked = shown.marked.spots if shown.marked else ()
    spots = [spot_area(scene.layout, poses, spot) for spot in marked]
    for area in (*cards, *filter(None, spots)):
        aside = area.x >= paper.right or area.right <= paper.x
        assert aside or area.y >= paper.bottom or area.bottom <= paper.y, shown.lesson.id


@pytest.mark.parametrize("language", languages())
def test_every_sentence_has_room_on_the_paper(language: str, cut: list[str]) -> None:
    with learning(language=language) as pilot:
        for one in LESSONS:
            pilot.stack.apply(Push(routes.TutorialLesson(one)))
            shown = guide(pilot)
            for number in range(len(one.steps)):
                shown.begin(number)
                pilot.frames(1)
                words, room = shown.panel.words, shown.panel.room
                assert words is not None
                high = pilot.canvas.paragraph_height(words, room.width, size=LETTERS)
                assert high <= room.height, (one.id, number)
            pilot.press("esc")
            for number in range(1, len(one.tasks) + 1):
                pilot.stack.apply(Push(routes.TutorialLesson(one, number)))
                asked = task_guide(pilot)
                texts = [asked.words, asked.praise]
                for words in texts:
                    high = pilot.canvas.paragraph_height(words, asked.panel.room.width, size=LETTERS)
                    assert high <= asked.panel.room.height, (one.id, number)
                pilot.press("esc")
        assert pilot.at(SceneId.TUTORIAL)
    assert cut == []


def task(name: str, number: int = 1) -> tuple[routes.TutorialLesson, Task]:
    return routes.TutorialLesson(lesson(name), number), lesson(name).tasks[number - 1]


def test_a_task_points_at_nothing_and_takes_any_legal_move() -> None:
    route, _ = task("over_ten", 2)
    with learning(route) as pilot:
        ready(pilot)
        assert task_guide(pilot).marked is None
        assert not task_guide(pilot).reading
        by_keys(pilot, Move.parse("1d"))
        assert Card.parse("1d") not in table(pilot).playback.here.hands[0]


def test_a_wrong_answer_is_played_out_and_may_be_tried_again() -> None:
    route, _ = task("over_ten", 2)
    given = services()
    with learning(route, given=given) as pilot:
        ready(pilot)
        by_keys(pilot, Move.parse("1d"))
        ready(pilot)
        shown = task_guide(pilot)
        assert not shown.solved
        assert "makes a sweep with the knight of swords" in pilot.says(shown.words)
        assert not table(pilot).playback.here.table
        pilot.press("enter")
        ready(pilot)
        assert not task_guide(pilot).reading
        assert Card.parse("1d") in table(pilot).playback.here.hands[0]
        assert given.settings.current.lessons == ()


def test_the_right_answer_says_why_and_the_last_one_ends_the_chapter() -> None:
    route, one = task("over_ten", 2)
    given = services()
    with learning(route, given=given) as pilot:
        ready(pilot)
        by_keys(pilot, one.play[0])
        ready(pilot)
        shown = task_guide(pilot)
        assert shown.solved
        assert "2 + 6 + 10 = 18" in pilot.says(shown.words)
        pilot.press("enter")
        assert guide(pilot).lesson.id == "lacking"
        assert given.settings.current.lessons == ("over_ten",)


def test_in_a_game_of_four_everybody_answers_a_wrong_move() -> None:
    route, _ = task("pairs", 2)
    with learning(route) as pilot:
        ready(pilot)
        before = table(pilot).playback.here
        by_keys(pilot, Move.parse("6s"))
        ready(pilot)
        sizes = [len(hand) for hand in table(pilot).playback.here.hands]
        assert sizes == [len(hand) - 1 for hand in before.hands]
        assert task_guide(pilot).reading


def test_take_back_begins_a_task_again() -> None:
    route, _ = task("over_ten", 2)
    with learning(route) as pilot:
        ready(pilot)
        by_keys(pilot, Move.parse("1d"))
        ready(pilot)
        pilot.press("ctrl+z")
        ready(pilot)
        assert not task_guide(pilot).reading
