"""The panel of the other hands, the quiz and the memory question: only when wanted, and noted as help."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from settebello.ai import LocalAdviser
from settebello.ai.reading.changes import Change
from settebello.ai.reading.questions import Verdict
from settebello.ai.reading.quiz import question
from settebello.engine import Rank, Seat
from settebello.i18n import Catalogue
from settebello.problems.card_recall import RecallQuestion
from settebello.session import NextDeal, PlayMove, Waiting
from settebello.storage.assists import Assists, Playing
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.menus.reading import QuizScene, RecallScene
from settebello.ui.menus.reading.card_words import captor_words
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.helps.hand_grid import HandGrid
from settebello.ui.table.scene import TableScene
from settebello.ui.table.scene.table_speech import TableSpeech
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.open_helps import Panel
from settebello.ui.table.view.helps.open_reading import MARKED, OpenReading
from settebello.ui.table.view.talk.bubble_place import bubble_place
from tests.pilot import Pilot, services
from tests.ui.hands import some_hands
from tests.ui.table.view.test_helps import late, scene_of, seated, views, words
from tests.ui.tables import scenes, session


def test_the_panel_is_off_until_it_is_wanted_and_then_noted_as_one_hint() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        pilot.press("o")
        pilot.frames(3)
        assert scene_of(pilot).helps.panel is None
        assert words(pilot) == "“Reading hands” is off."
        assert table.record.hints == 0
    table = session(seed=5)
    with seated(table, Assists(reading=True)) as pilot:
        pilot.frames(3)
        assert scene_of(pilot).helps.shown is None
        assert table.record.hints == 0
        pilot.press("o")
        pilot.frames(3)
        assert scene_of(pilot).helps.panel is Panel.READING
        assert isinstance(scene_of(pilot).helps.shown, HandGrid)
        assert table.record.hints == 1
        pilot.press("o")
        pilot.frames(2)
        assert scene_of(pilot).helps.shown is None
        pilot.press("o")
        pilot.frames(3)
        assert table.record.hints == 1
    assert not Assists(reading=True, recall=True, playing=Playing.PAPER).in_force.reading
    assert not Assists(reading=True, recall=True, playing=Playing.PAPER).in_force.recall


def test_a_long_caption_and_a_bubble_leave_the_open_panel_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(seed=5)
    with seated(table, Assists(reading=True)) as pilot:
        scene, canvas = scene_of(pilot), pilot.canvas
        boxes: list[Area] = []
        drawn = signs.caption

        def noted(canvas: Canvas, area: Area, words: Words, **how: Any) -> None:  # noqa: ANN401 - as the function it stands for
            boxes.append(area)
            drawn(canvas, area, words, **how)

        long = "That makes a sweep. Your pile then has 4 coins. At the end, the most coins bring points."
        monkeypatch.setattr(signs, "caption", noted)
        monkeypatch.setattr(TableSpeech, "message", long)
        scene.draw(canvas)
        assert boxes.pop().right < scene.layout.cloth.right
        pilot.press("o")
        scene.draw(canvas)
        assert boxes.pop().right < scene.layout.panel.x
        for size in ((300.0, 100.0), (170.0, 200.0)):
            box = bubble_place(scene.layout, scene.playback.here, Seat(1), (size,)).box
            assert box.right <= scene.layout.panel.x or box.bottom <= scene.layout.panel.y


@pytest.mark.parametrize(("variant", "players"), [("scopa", 2), ("scopone_scientifico", 4), ("scopa", 6)])
def test_hidden_cards_change_nothing_on_the_panel(variant: str, players: int) -> None:
    first, *others = views(late(variant, players, seed=4))
    grids = []
    for view in (first, *others):
        reading = OpenReading(LocalAdviser())
        assert reading.see(view, 0.0)
        reading.poll(0.0)
        grids.append(reading.grid)
    assert grids[0] is not None
    assert not grids[0].waiting
    assert all(grid == grids[0] for grid in grids)
    assert [seat.seat for seat in grids[0].seats] == [(first.seat + n) % players for n in range(1, players)]


def test_a_play_is_marked_at_once_and_for_a_moment() -> None:
    position = late("scopone_scientifico", 4, seed=4)
    seat = Seat(((position.turn or 0) + 1) % 4)
    reading = OpenReading(LocalAdviser())
    reading.see(position.view(seat), 0.0)
    reading.poll(0.0)
    after = position.play(position.legal_moves()[0]).position
    played = after.history[-1].card
    reading.see(after.view(seat), 1.0)
    grid = reading.grid
    assert grid is not None
    assert grid.waiting
    excluded = {cell.card for one in grid.seats for cell in one.cells if cell.change is Change.EXCLUDED}
    assert excluded == {played}
    assert all(not cell.chance for one in grid.seats for cell in one.cells if cell.card == played)
    assert reading.poll(1.1)
    assert not reading.poll(1.2)
    assert reading.poll(1.2 + MARKED)
    grid = reading.grid
    assert grid is not None
    assert not any(cell.change for one in grid.seats for cell in one.cells)


def seats_of(reading: OpenReading) -> set[int]:
    """Whose hands are shown."""
    return set() if reading.grid is None else {int(one.seat) for one in reading.grid.seats}


def test_another_hand_forgets_what_was_read() -> None:
    position = late("scopa", 3, seed=4)
    reading = OpenReading(LocalAdviser())
    reading.see(position.view(Seat(0)), 0.0)
    assert seats_of(reading) == {1, 2}
    assert reading.see(None, 0.0)
    assert seats_of(reading) == set()
    reading.see(position.view(Seat(1)), 0.0)
    assert seats_of(reading) == {0, 2}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_panel_has_room_for_all_hands(players: int) -> None:
    panel = lay_out(1280, 720, players, players).panel
    # A title, a foot, and for each hand a name and four rows of at least ten units.
    assert panel.height - 40 - 28 >= (players - 1) * (24 + 4 * 10 + 6) + 17


def opened(route: routes.ReadingRoute) -> Pilot:
    settings = Settings(language="en", speed=Speed.INSTANT)
    port = replace(services(settings=settings), adviser=LocalAdviser())
    return Pilot(scenes(port, session(seed=5)), route)


def test_the_quiz_says_whether_the_answer_was_right_and_where_each_card_is() -> None:
    view, names = some_hands()
    with opened(routes.ReadingQuiz(view, names)) as pilot:
        pilot.frames(2)
        assert isinstance(pilot.scene, QuizScene)
        asked = pilot.scene.question
        assert asked is not None
        waits = [pilot.scene.waiting]
        pilot.press("return")
        waits.append(pilot.scene.waiting)
        told = [pilot.says(text) for text in pilot.scene.spoken.shown]
        assert told[0].startswith("Not so." if asked.verdict is Verdict.NO else "Right!")
        assert len(told) == 1 + len(asked.cards)
        pilot.press("return")
        waits.append(pilot.scene.waiting)
        assert waits == [True, False, True]
        assert pilot.scene.question != asked


def test_the_questions_of_the_quiz_have_both_answers() -> None:
    view, _ = some_hands(rounds=7)
    found = [question(view, number) for number in range(12)]
    verdicts = {one.verdict is Verdict.NO for one in found if one is not None}
    assert verdicts == {True, False}
    assert found == [question(view, number) for number in range(12)]


def test_the_memory_question_is_answered_by_touching_cards() -> None:
    view, names = some_hands(over=True)
    with opened(routes.RecallCards(view, names)) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, RecallScene)
        for place, one in enumerate(scene.cards):
            if one.card in scene.asked.right:
                scene.group.focus(scene.cards[place])
                pilot.press("return")
        assert scene.chosen == scene.asked.right
        scene.check()
        assert scene.answered
        assert pilot.says(scene.spoken.shown[0]).startswith("Right!")
        assert len(scene.spoken.shown) == 1 + len(scene.cards)


def test_a_card_that_captured_others_did_not_take_itself() -> None:
    view, names = some_hands(over=True)
    captor = next(one for one in RecallQuestion.of(view, Rank.SEVEN).captors.values() if one.card is not None)
    assert captor.card is not None
    assert captor.seat is not None
    say = Catalogue("en")
    told = say(captor_words(captor.card, captor, view, names))
    name = "You" if captor.seat == view.seat else str(say(names[captor.seat]))
    assert told == f"{name} took other cards with it"


def test_a_wrong_answer_leaves_ticks_on_the_cards_that_were_taken_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, names = some_hands(over=True)
    with opened(routes.RecallCards(view, names)) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, RecallScene)
        wrong = next(one for one in scene.cards if one.card not in scene.asked.right)
        scene.touch_card(wrong.card)
        scene.check()
        glyphs: list[str] = []
        monkeypatch.setattr(pilot.canvas, "glyph", lambda name, *_, **__: glyphs.append(name))
        pilot.scene.draw(pilot.canvas)
        assert glyphs.count("check") == len(scene.asked.right)
        assert pilot.says(scene.spoken.shown[0]).startswith("Not quite.")


def test_a_deal_that_was_over_before_the_table_opened_is_not_asked_about_again() -> None:
    table, rng = session(seed=5), Random(1)
    table.submit(NextDeal())
    while table.match.score is None:
        position = table.match.position
        if table.waiting_for is Waiting.PERSON and position is not None:
            table.submit(PlayMove(rng.choice(position.legal_moves())))
        else:
            table.poll()
    settings = Settings(language="en", speed=Speed.INSTANT, assists=Assists(recall=True))
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: not isinstance(pilot.scene, TableScene))
        assert isinstance(pilot.scene, ScoreSheetScene)


def test_the_memory_question_comes_before_the_score_sheet_only_if_wanted() -> None:
    for wanted in (True, False):
        table = session(seed=5)
        rng = Random(1)
        with seated(table, Assists(recall=wanted)) as pilot:
            for _ in range(400):
                if not isinstance(pilot.scene, TableScene):
                    break
                position = table.match.position
                if table.waiting_for is Waiting.PERSON and position is not None and position.turn == 0:
                    pilot.scene.play(rng.choice(position.legal_moves()))
                pilot.frames(2)
            assert isinstance(pilot.scene, RecallScene) is wanted
            if wanted:
                pilot.press("escape")
                pilot.frames(3)
                assert not isinstance(pilot.scene, RecallScene | TableScene)


def test_the_quiz_is_opened_from_the_menu_and_noted() -> None:
    table = session(seed=5)
    with seated(table, Assists(reading=True)) as pilot:
        pilot.press("escape")
        pilot.tab_to("Hand quiz")
        pilot.press("return")
        pilot.frames(2)
        assert isinstance(pilot.scene, QuizScene)
        assert table.record.hints == 1


def by_pad(pilot: Pilot, *actions: Action) -> None:
    for action in actions:
        pilot.stack.handle(Press(action))
        pilot.frames(2)


def pad_to(pilot: Pilot, label: str) -> None:
    """Move the focus by the cross of a pad, row by row, until it is on the widget."""
    for _ in range(60):
        if pilot.focus == label:
            return
        before = pilot.focus
        by_pad(pilot, Action.RIGHT)
        if pilot.focus == before:
            by_pad(pilot, *(Action.LEFT,) * 4, Action.DOWN)
    pytest.fail(f"{label} is out of reach of a pad, which is on {pilot.focus}")


def test_a_pad_reads_hands_and_answers_the_quiz() -> None:
    table = session(seed=5)
    with seated(table, Assists(reading=True)) as pilot:
        pilot.frames(3)
        by_pad(pilot, Action.MENU)
        pad_to(pilot, "Reading hands")
        by_pad(pilot, Action.CONFIRM)
        pilot.frames(3)
        assert scene_of(pilot).helps.panel is Panel.READING
        by_pad(pilot, Action.MENU)
        pad_to(pilot, "Hand quiz")
        by_pad(pilot, Action.CONFIRM)
        quiz = pilot.scene
        assert isinstance(quiz, QuizScene)
        asked = quiz.question
        waits = [quiz.waiting]
        by_pad(pilot, Action.RIGHT, Action.CONFIRM)
        waits.append(quiz.waiting)
        assert asked is not None
        said = pilot.says(quiz.spoken.shown[0])
        assert said.startswith("Right!" if asked.verdict is Verdict.NO else "Not so.")
        by_pad(pilot, Action.CONFIRM)
        assert [*waits, quiz.waiting] == [True, False, True]
        assert quiz.question != asked
        by_pad(pilot, Action.CANCEL)
        assert isinstance(pilot.scene, TableScene)


def test_a_pad_answers_the_memory_question() -> None:
    view, names = some_hands(over=True)
    with opened(routes.RecallCards(view, names)) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, RecallScene)
        for place, one in enumerate(scene.cards):
            if one.card in scene.asked.right:
                for _ in range(len(scene.cards)):
                    if scene.group.focused is scene.cards[place]:
                        break
                    by_pad(pilot, Action.RIGHT)
                by_pad(pilot, Action.CONFIRM)
        assert scene.chosen == scene.asked.right
        pad_to(pilot, "Check answer")
        by_pad(pilot, Action.CONFIRM)
        assert scene.answered


def test_a_quiz_pushed_without_other_hands_says_so() -> None:
    view, names = some_hands(over=True)
    with opened(routes.ReadingQuiz(view, names)) as pilot:
        pilot.frames(2)
        assert isinstance(pilot.scene, QuizScene)
        assert pilot.scene.question is None
