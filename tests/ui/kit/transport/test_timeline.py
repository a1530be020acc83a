"""The timeline of a replay: every place is reached, and marks and ends of chapters draw a click to them."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import PointerMoved
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.scene import BaseScene
from settebello.ui.kit.transport import Chapter, Mark, Timeline
from settebello.ui.kit.transport.marks import MARK
from settebello.ui.kit.transport.timeline import HERE, NUMBERED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import FocusGroup, State
from tests.pilot import Pilot


class Nothing(BaseScene):
    """An empty scene: the test draws for itself."""

    def draw(self, canvas: Canvas) -> None:
        pass


@pytest.fixture(scope="module")
def canvas() -> Iterator[Canvas]:
    with Pilot(lambda _: Nothing(), routes.Title()) as pilot:
        yield pilot.canvas


WENT: list[int] = []


def timeline(*lengths: int, marks: tuple[Mark, ...] = (), marked: bool = True) -> Timeline:
    """A timeline with chapters of so many places."""
    WENT.clear()
    line = Timeline("Position", WENT.append, lambda: None, marked=marked)
    ends = [sum(lengths[: number + 1]) for number in range(len(lengths))]
    line.chapters = tuple(Chapter(end - one, end - 1) for end, one in zip(ends, lengths, strict=True))
    line.marks = marks
    line.place(Area(10, 620, 1260, 44))
    return line


def drawn(line: Timeline, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> tuple[list[float], list[str]]:
    """Where the marks have their pictures, and the numbers that are written."""
    pictures, numbers = list[float](), list[str]()

    def glyph(_: str, x: float, *__: object) -> None:
        pictures.append(x)

    def text(words: Words, *_: object, **__: object) -> float:
        numbers.append(str(words))
        return 0.0

    with monkeypatch.context() as patched:
        patched.setattr(canvas, "glyph", glyph)
        patched.setattr(canvas, "text", text)
        line.draw(canvas, State())
    return sorted(pictures), numbers


@pytest.mark.parametrize("marked", [True, False])
def test_a_click_on_the_track_goes_to_every_place(*, marked: bool) -> None:
    line = timeline(37, 41, 12, marked=marked)
    assert line.area.y < line.track.y < line.track.bottom < line.area.bottom
    for place in (1, 36, 37, 60, 89, 0):
        line.press(line.x_of(place), line.track.centre[1])
        assert line.place_now == place == WENT[-1]
    line.drag(5000.0, 0.0)
    assert line.place_now == line.last == 89
    line.drag(-50.0, 0.0)
    assert line.place_now == 0


def test_above_the_track_a_click_goes_to_the_mark_or_the_end_beside_it_and_on_the_track_does_not() -> None:
    line = timeline(200, 200, marks=(Mark(50, "broom"),))
    near = line.x_of(51) + 1
    line.press(near, line.area.y + 6)
    assert line.place_now == 50
    line.press(near, line.track.centre[1])
    assert line.place_now == 51
    line.press(line.x_of(202), line.area.y + 6)
    assert line.place_now == 200
    line.press(line.x_of(120), line.area.y + 6)
    assert line.place_now == 120


def test_keys_and_wheel_move_within_the_ends() -> None:
    line = timeline(20, 20)
    assert line.step(1, 0)
    assert not line.step(0, 1)
    line.leap(1, far=False)
    assert line.place_now == 11
    line.wheel(1.0)
    assert line.place_now == 10
    line.leap(1, far=True)
    line.step(1, 0)
    assert line.place_now == 39
    line.leap(-1, far=True)
    line.wheel(1.0)
    assert line.place_now == 0


def test_the_mouse_over_it_is_noted_until_it_leaves() -> None:
    line, changes = timeline(100), list[int]()
    group = FocusGroup((line,), lambda: changes.append(1))
    group.handle(PointerMoved(line.x_of(30), line.track.centre[1]))
    assert (line.pointed, line.place_now) == (30, 0)
    count = len(changes)
    group.handle(PointerMoved(line.x_of(30), line.track.centre[1] + 1))
    assert len(changes) == count
    group.handle(PointerMoved(line.x_of(40), line.track.centre[1]))
    assert len(changes) > count
    group.handle(PointerMoved(600.0, 100.0))
    assert line.pointed is None


def test_marks_that_are_close_share_a_picture_for_each_kind_with_their_number(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = (Mark(40, "broom"), Mark(42, "coins", rank=1), Mark(44, "broom"), Mark(300, "broom"))
    line = timeline(400, marks=marks)
    pictures, counts = drawn(line, canvas, monkeypatch)
    assert len(pictures) == 3
    assert counts == ["2"]
    assert pictures[-1] == pytest.approx(line.x_of(300))
    assert pictures[0] < line.x_of(42) < pictures[1]


def test_pictures_of_marks_never_touch_and_stay_above_the_track(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for apart in (3, 8, 11, 90):
        places = range(0, 400, apart)
        many = timeline(400, marks=tuple(Mark(place, "broom") for place in places))
        pictures, counts = drawn(many, canvas, monkeypatch)
        assert all(right - left >= MARK for left, right in pairwise(pictures))
        assert many.track.x + MARK / 2 <= pictures[0]
        assert pictures[-1] + MARK / 2 <= many.track.right
        assert sum(map(int, counts)) + len(pictures) - len(counts) == len(places)


def test_the_chapter_shown_has_a_frame(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    line, framed = timeline(30, 30, 30), list[Area]()
    box = canvas.box

    def watched(area: Area, style: BoxStyle, *given: float) -> None:
        if style is HERE:
            framed.append(area)
        box(area, style, *given)

    monkeypatch.setattr(canvas, "box", watched)
    for place in (3, 31, 89):
        line.place_now = place
        line.draw(canvas, State())
        x = line.x_of(place)
        assert framed[-1].x <= x <= framed[-1].right
    assert len(framed) == 3


def test_chapters_are_numbered_where_there_is_room(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(timeline(100), canvas, monkeypatch)[1] == []
    assert drawn(timeline(30, 30, 30), canvas, monkeypatch)[1] == ["1", "2", "3"]
    _, numbers = drawn(timeline(*[4] * 55), canvas, monkeypatch)
    assert numbers[0] == "1"
    assert 1 < len(numbers) <= 1260 / NUMBERED
    assert drawn(timeline(*[4] * 90), canvas, monkeypatch)[1] == []


def test_a_curve_and_its_unknown_part_can_be_drawn_at_every_place(canvas: Canvas) -> None:
    line = timeline(5, 3)
    first, second = line.chapters
    line.chapters = (Chapter(first.first, first.last, (0.0, 1.5, -2.0, None, None)), second)
    for place in range(8):
        line.place_now = place
        line.draw(canvas, State(focused=True))
    assert line.mark_at(3) is None
