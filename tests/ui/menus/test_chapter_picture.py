"""The picture of a chapter comes from the chapter's own cards."""

from collections.abc import Callable

import pytest

from settebello.coach import Lesson, shipped_lessons
from settebello.engine import Card
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.tutorial.chapter_picture import ChapterPicture, cards_of, draw_chapter, picture_of
from tests.pilot import services


def lesson(name: str) -> Lesson:
    return next(one for one in shipped_lessons() if one.id == name)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


@pytest.fixture(scope="module")
def picture() -> Callable[[Lesson], ChapterPicture]:
    given = services()
    return lambda one: picture_of(one, given.ruleset(one.game, {}))


def test_a_chapter_shows_its_first_move_in_the_position_before_it(
    picture: Callable[[Lesson], ChapterPicture],
) -> None:
    shown = picture(lesson("goal"))
    # The opponent has taken the six before.
    assert set(shown.table) == set(cards("5s 1b 9c"))
    assert set(shown.hand) == set(cards("5c 3b 8d"))
    assert shown.move == cards("5c 5s")


def test_a_row_shows_the_card_that_is_played_and_what_it_takes() -> None:
    row = cards_of(lesson("sum"))
    assert row.cards[0] == Card.parse("9c")
    assert set(row.cards[1:]) == set(cards("5b 4d"))
    assert row.played


def test_a_chapter_that_adds_up_values_shows_those_cards(
    picture: Callable[[Lesson], ChapterPicture],
) -> None:
    primiera = lesson("primiera")
    assert cards_of(primiera).cards == picture(primiera).table == cards("7c 6d 1b 7s")
    assert not cards_of(primiera).played
    assert not picture(primiera).hand


@pytest.mark.parametrize("one", shipped_lessons(), ids=lambda one: one.id)
def test_every_chapter_has_a_picture_with_the_cards_of_its_move(
    one: Lesson, picture: Callable[[Lesson], ChapterPicture]
) -> None:
    shown = picture(one)
    assert set(shown.move) <= {*shown.table, *shown.hand}
    assert shown.table or shown.hand


def test_the_cards_of_the_move_are_raised_and_a_low_area_stays_empty(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, picture: Callable[[Lesson], ChapterPicture]
) -> None:
    drawn: dict[Card, float] = {}
    monkeypatch.setattr(canvas, "card", lambda face, x, y, *_, **__: drawn.update({face: y}))
    shown = picture(lesson("goal"))
    draw_chapter(canvas, shown, Area(0, 0, 400, 200))
    assert not drawn
    draw_chapter(canvas, shown, Area(0, 0, 400, 400))
    five, other = cards("5s 9c")
    assert drawn[five] < drawn[other]
