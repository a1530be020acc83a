"""Focus and widgets, without a window."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from settebello.engine import Card
from settebello.ui.kit.controls.inputs import (
    Action,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
    Wheel,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    FocusGroup,
    Heading,
    Option,
    RowCards,
    ScrollList,
    Slider,
    Toggle,
    Widget,
)
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.letter_sizes import shared_scales
from settebello.ui.kit.widgets.page_button import PageButton
from settebello.ui.kit.widgets.tile import Tile


class Log:
    """Writes down what widgets call."""

    def __init__(self) -> None:
        self.values: list[object] = []

    def take(self, value: object = None) -> Change | None:
        self.values.append(value)
        return None


def button(name: str, area: Area, pressed: Callable[[], Change | None] = Pop) -> Button:
    made = Button(name, pressed)
    made.place(area)
    return made


def row(value: int) -> Option:
    return Option(value, str(value))


@pytest.fixture
def square() -> FocusGroup:
    """Four buttons: a b above, c d below."""
    places = {"a": (0, 0), "b": (200, 0), "c": (0, 100), "d": (200, 100)}
    return FocusGroup([button(n, Area(x, y, 150, 50)) for n, (x, y) in places.items()], lambda: None)


def focus(group: FocusGroup) -> object:
    assert group.focused is not None
    return group.focused.label


@pytest.mark.parametrize(
    ("moves", "end"),
    [
        ([Action.RIGHT], "b"),
        ([Action.DOWN], "c"),
        ([Action.DOWN, Action.RIGHT], "d"),
        ([Action.DOWN, Action.RIGHT, Action.UP], "b"),
        ([Action.LEFT], "a"),
        ([Action.UP], "a"),
        ([Action.NEXT, Action.NEXT], "c"),
        ([Action.PREVIOUS], "d"),
    ],
)
def test_the_focus_goes_where_the_arrow_points(square: FocusGroup, moves: list[Action], end: str) -> None:
    for move in moves:
        square.handle(Press(move))
    assert focus(square) == end


def test_a_row_that_does_not_line_up_is_not_passed_over() -> None:
    # Rows of four, two at the left, one at the right: below "d" no tile of the second row is exactly ahead.
    rows = ({"a": 0, "b": 200, "c": 400, "d": 600}, {"e": 0, "f": 330}, {"g": 600})
    made = {
        name: button(name, Area(x, 100 * row, 180, 80))
        for row, places in enumerate(rows)
        for name, x in places.items()
    }
    group = FocusGroup(made.values(), lambda: None)
    group.focus(made["d"])
    group.handle(Press(Action.DOWN))
    assert focus(group) == "f"
    group.handle(Press(Action.DOWN))
    assert focus(group) == "g"


def test_a_row_is_passed_over_where_all_of_it_is_far_to_the_side() -> None:
    made = [
        button(name, Area(x, y, 100, 80)) for name, x, y in (("a", 600, 0), ("b", 0, 100), ("c", 600, 200))
    ]
    group = FocusGroup(made, lambda: None)
    group.handle(Press(Action.DOWN))
    assert focus(group) == "c"


def test_the_mouse_brings_the_focus_with_it(square: FocusGroup) -> None:
    square.handle(PointerMoved(210, 110))
    assert focus(square) == "d"
    square.handle(PointerMoved(180, 75))
    assert focus(square) == "d"


def test_what_is_out_of_use_is_passed_over(square: FocusGroup) -> None:
    square.widgets[1].enabled = False
    square.handle(Press(Action.NEXT))
    assert focus(square) == "c"
    square.handle(PointerMoved(210, 10))
    assert focus(square) == "c"


def test_enter_and_space_press_what_has_the_focus(square: FocusGroup) -> None:
    assert square.handle(Press(Action.CONFIRM)) == Pop()
    assert square.handle(Press(Action.TOGGLE)) == Pop()


def click(group: FocusGroup, x: float, y: float) -> Change | None:
    events: list[UiEvent] = [PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)]
    answers = [group.handle(event) for event in events]
    return answers[-1]


def test_a_click_presses(square: FocusGroup) -> None:
    assert click(square, 10, 10) == Pop()
    assert click(square, 170, 10) is None


def test_letting_go_elsewhere_takes_the_press_back(square: FocusGroup) -> None:
    square.handle(PointerPressed(10, 10))
    assert square.handle(PointerReleased(300, 300)) is None
    square.handle(PointerPressed(10, 10))
    assert square.handle(PointerReleased(210, 10)) is None


def test_the_picture_changes_only_when_something_has(square: FocusGroup) -> None:
    log = Log()
    group = FocusGroup(
        square.widgets, lambda: log.values.append("changed"), lambda: log.values.append("tick")
    )
    group.handle(PointerMoved(10, 10))
    assert log.values == ["changed"], "the focus is seen where the mouse is"
    group.handle(PointerMoved(12, 10))
    assert log.values == ["changed"]
    group.handle(PointerMoved(210, 10))
    assert log.values == ["changed", "changed", "tick"]
    group.handle(PointerMoved(600, 10))
    assert log.values == ["changed", "changed", "tick", "changed"], "and not where it was"


def test_the_focus_is_seen_after_a_key_or_under_the_mouse_only(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = button("I", Area(100, 100, 200, 60))
    group = FocusGroup([one], lambda: None)
    seen: list[bool] = []
    monkeypatch.setattr(one, "draw", lambda _, state: seen.append(state.focused))
    for shown, at in ((False, None), (True, None), (False, (150, 120)), (False, (600, 400))):
        canvas.focus_shown = shown
        if at is not None:
            group.handle(PointerMoved(*at))
        group.draw(canvas)
    assert seen == [False, True, True, False]


def grouped(widget: Widget, area: Area) -> FocusGroup:
    widget.place(area)
    return FocusGroup([widget], lambda: None)


def test_a_switch_is_switched_by_key_arrow_and_mouse() -> None:
    log = Log()
    toggle = Toggle("Sound", on=False, switched=log.take)
    group = grouped(toggle, Area(0, 0, 400, 50))
    group.handle(Press(Action.CONFIRM))
    group.handle(Press(Action.RIGHT))
    group.handle(Press(Action.LEFT))
    click(group, 380, 25)
    assert log.values == [True, False, True]


def test_a_slider_follows_keys_wheel_and_mouse_and_stays_within_its_ends() -> None:
    log = Log()
    slider = Slider("Volume", 0.9, log.values.append)
    group = grouped(slider, Area(0, 0, 800, 50))
    for _ in range(3):
        group.handle(Press(Action.RIGHT))
    group.handle(Wheel(400, 25, -1))
    group.handle(PointerPressed(336, 25))
    group.handle(PointerMoved(2000, 25))
    group.handle(PointerReleased(2000, 25))
    assert log.values == [1.0, 0.9, 0.0, 1.0]


def choice(log: Log, count: int, chosen: int = 0) -> Choice:
    return Choice("", [Option(n, str(n)) for n in range(count)], chosen, log.take)


def test_a_choice_side_by_side_stops_at_its_ends_and_takes_clicks() -> None:
    log = Log()
    made = choice(log, 3)
    group = grouped(made, Area(0, 0, 300, 50))
    group.handle(Press(Action.RIGHT))
    group.handle(Press(Action.RIGHT))
    group.handle(Press(Action.RIGHT))
    click(group, 10, 25)
    click(group, 10, 25)
    assert log.values == [1, 2, 0]


def test_a_choice_of_many_takes_turns_and_goes_round() -> None:
    log = Log()
    made = choice(log, 6)
    group = grouped(made, Area(0, 0, 300, 50))
    group.handle(Press(Action.LEFT))
    click(group, 290, 25)
    click(group, 290, 25)
    click(group, 10, 25)
    group.handle(Press(Action.CONFIRM))
    assert log.values == [5, 0, 1, 0, 1]


def test_a_list_keeps_its_choice_in_sight() -> None:
    log = Log()
    made = ScrollList("Game", [Option(n, str(n)) for n in range(10)], 0, log.take)
    group = grouped(made, Area(0, 0, 300, 4 * 52 + 12))
    for _ in range(6):
        group.handle(Press(Action.DOWN))
    click(group, 100, 10)
    group.handle(Wheel(100, 10, -2))
    click(group, 100, 10)
    assert log.values == [1, 2, 3, 4, 5, 6, 3, 5]


@pytest.mark.parametrize("height", [130.0, 220.0, 245.0, 300.0])
def test_a_list_shows_whole_rows_only_and_all_of_them(height: float) -> None:
    made = ScrollList("Game", [Heading("All"), *(Option(n, str(n)) for n in range(12))], 0, lambda _: None)
    group = grouped(made, Area(0, 0, 300, height))
    seen = set()
    for _ in range(30):
        rows = [(line, area) for line in range(13) if (area := made.area_of(line))]
        assert all(area.y >= made.area.y and area.bottom <= made.area.bottom for _, area in rows)
        assert rows[0][1].y == made.area.y + 6
        seen |= {line for line, _ in rows}
        group.handle(Wheel(100, 10, -0.6))
    assert seen == set(range(13))
    for _ in range(11):
        group.handle(Press(Action.DOWN))
        assert made.attention in made.targets
    for _ in range(11):
        group.handle(Press(Action.UP))
        assert made.attention in made.targets


def test_page_keys_go_to_the_next_kind_and_the_end_keys_to_the_ends() -> None:
    lines: list[Option | Heading] = [Heading("A"), *map(row, range(3)), Heading("B"), *map(row, range(3, 9))]
    rows = ScrollList("", lines, 1, lambda _: None)
    rows.place(Area(0, 0, 300, 160))
    group = FocusGroup((button("", Area(0, 200, 99, 50)), rows), lambda: None)
    for action, value in [
        (Action.PAGE_DOWN, 3),
        (Action.PAGE_DOWN, 8),
        (Action.PAGE_DOWN, 8),
        (Action.PAGE_UP, 3),
        (Action.PAGE_UP, 0),
        (Action.PAGE_UP, 0),
        (Action.LAST, 8),
        (Action.FIRST, 0),
    ]:
        group.handle(Press(action))
        assert rows.value == value


def test_a_page_of_a_list_without_headings_is_what_is_in_sight() -> None:
    rows = ScrollList("", list(map(row, range(9))), 0, lambda _: None)
    rows.place(Area(0, 0, 300, 170))
    group = FocusGroup((rows,), lambda: None)
    seen = []
    for _ in range(4):
        group.handle(Press(Action.PAGE_DOWN))
        seen.append(rows.value)
    assert seen == [3, 6, 8, 8]


def test_a_heading_is_not_drawn_where_none_of_its_rows_is_in_sight(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[Option | Heading] = [
        Heading("First"),
        row(0),
        row(1),
        Heading("Second"),
        row(2),
        row(3),
        row(4),
    ]
    shown = ScrollList("", lines, 0, lambda _: None)
    written: list[object] = []
    monkeypatch.setattr(canvas, "text", lambda words, *_, **__: written.append(words))
    for height, last in ((42 + 2 * 52 + 42 + 12, "1"), (42 + 2 * 52 + 42 + 52 + 12, "2")):
        written.clear()
        shown.place(Area(0, 0, 300, height))
        shown.draw(canvas, State())
        assert written[-1] == last
        assert ("Second" in written) == (last == "2")


def test_a_list_lets_the_focus_go_at_its_ends() -> None:
    made = ScrollList("Game", [Option(n, str(n)) for n in range(2)], 0, lambda _: None)
    made.place(Area(0, 0, 300, 200))
    below = button("below", Area(0, 250, 300, 50))
    group = FocusGroup([made, below], lambda: None)
    group.handle(Press(Action.DOWN))
    assert focus(group) == "Game"
    group.handle(Press(Action.DOWN))
    assert focus(group) == "below"


def test_what_is_not_there_never_gets_the_focus(square: FocusGroup) -> None:
    before = square.focused
    square.focus(button("gone", Area(0, 0, 10, 10)))
    assert square.focused is before


@pytest.mark.parametrize(
    ("palette", "enabled", "struck"),
    [(Palette(contrast=True), False, True), (Palette(contrast=True), True, False), (Palette(), False, False)],
)
def test_in_strong_colours_what_cannot_be_pressed_is_struck_out(
    screen: pygame.Surface, canvas: Canvas, palette: Palette, *, enabled: bool, struck: bool
) -> None:
    one = button("I", Area(100, 100, 200, 60))
    one.enabled = enabled
    canvas.palette = palette
    canvas.fill("#000000")
    one.draw(canvas, State())
    x, y = map(round, one.area.centre)
    bright = [
        all(sum(screen.get_at((across, down))[:3]) > 600 for across in range(x - 8, x + 9))
        for down in range(y - 5, y + 7)
    ]
    assert any(bright) == struck


def test_the_row_of_a_list_has_the_ring_and_not_the_list(canvas: Canvas, screen: pygame.Surface) -> None:
    made = ScrollList("Game", [Option(n, str(n)) for n in range(4)], 1, lambda _: None)
    made.place(Area(100, 100, 400, 300))
    pictures = []
    for shown in (False, True):
        screen.fill("#808080")
        canvas.focus_shown = shown
        made.draw(canvas, State(focused=True))
        pictures.append(screen.copy())
    without, with_ring = pictures
    changed = pygame.mask.from_threshold(with_ring, (0, 0, 0), (1, 1, 1, 255), without)
    changed.invert()
    boxes = changed.get_bounding_rects()
    row = made.attention
    assert boxes
    k = canvas.k
    around = boxes[0].unionall(boxes[1:])
    assert pygame.Rect(row.x * k, row.y * k, row.width * k + 1, row.height * k + 1).contains(around)
    assert around.width > 0.9 * row.width * k


def test_the_buttons_of_a_row_and_a_column_share_the_size_that_the_longest_label_needs(
    canvas: Canvas,
) -> None:
    short, long, below, apart = (
        Button(words, lambda: None) for words in ("Rules", "L" * 18, "Help", "Settings")
    )
    short.place(Area(0, 0, 200, 50))
    long.place(Area(220, 0, 200, 50))
    below.place(Area(220, 70, 200, 50))
    apart.place(Area(500, 200, 240, 40))
    scales = shared_scales(canvas, (short, long, below, apart))
    assert scales[long] == long.letters_scale(canvas) < 1
    assert scales[short] == scales[below] == scales[long]
    assert scales[apart] == 1


def test_the_label_of_a_tile_is_below_its_sign_and_inside_it(canvas: Canvas, screen: pygame.Surface) -> None:
    tile = Tile("Score of this deal so far", lambda: None, glyph="tally")
    tile.place(Area(100, 100, 150, 94))
    pictures = []
    for words in ("", tile.label):
        tile.label = words
        screen.fill("#808080")
        tile.draw(canvas, State(scale=tile.letters_scale(canvas) if words else 1.0))
        pictures.append(screen.copy())
    changed = pygame.mask.from_threshold(pictures[1], (0, 0, 0), (1, 1, 1, 255), pictures[0])
    changed.invert()
    boxes = changed.get_bounding_rects()
    k = canvas.k
    label = boxes[0].unionall(boxes[1:])
    assert label.top >= (100 + 46) * k
    assert label.bottom <= (100 + 94) * k
    assert label.left >= 102 * k
    assert label.right <= 248 * k


@pytest.mark.parametrize("words", ["Display", "Everything about the keys and the gamepad"])
def test_the_label_of_a_button_for_a_page_is_between_its_sign_and_its_arrow(
    canvas: Canvas, screen: pygame.Surface, words: str
) -> None:
    page = PageButton(words, lambda: None, size=21, glyph="keyboard")
    page.place(Area(100, 100, 280, 56))
    scale = page.letters_scale(canvas)
    pictures = []
    for shown in ("", words):
        page.label = shown
        screen.fill("#808080")
        page.draw(canvas, State(scale=scale))
        pictures.append(screen.copy())
    changed = pygame.mask.from_threshold(pictures[1], (0, 0, 0), (1, 1, 1, 255), pictures[0])
    changed.invert()
    boxes = changed.get_bounding_rects()
    k = canvas.k
    label = boxes[0].unionall(boxes[1:])
    assert 150 * k <= label.left <= 160 * k
    assert label.right <= 350 * k
    assert label.top >= 103 * k
    assert label.bottom <= 153 * k


def test_all_options_of_a_row_have_one_size_of_letters_whichever_is_chosen(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[set[float]] = []
    for chosen in range(3):
        long = Choice("Play", [Option(n, "W" * 9 if n else "A") for n in range(3)], chosen, lambda _: None)
        long.place(Area(0, 0, 760, 48))
        seen: set[float] = set()
        with monkeypatch.context() as patched:
            patched.setattr(
                canvas,
                "text",
                lambda words, *_, size, **__: seen.add(size) if words != "Play" else None,  # noqa: B023
            )
            long.draw(canvas, State())
        sizes.append(seen)
    assert len(sizes[0]) == 1
    assert sizes[0] == sizes[1] == sizes[2]
    assert max(sizes[0]) < 20


def test_the_knob_of_a_slider_stays_over_its_track(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[Area] = []
    knobs: list[float] = []
    monkeypatch.setattr(canvas, "box", lambda area, _: boxes.append(area))
    monkeypatch.setattr(canvas, "glyph", lambda _, x, *__: knobs.append(x))
    for value in (0.0, 1.0):
        slider = Slider("Music", value, lambda _: None)
        slider.place(Area(0, 0, 800, 48))
        slider.draw(canvas, State())
    track = boxes[0]
    assert track.x == 0.4 * 800, "it begins where the controls of other rows begin"
    assert knobs == pytest.approx([track.x + 16, track.right - 16])


def test_a_row_with_cards_asks_for_them_only_when_it_is_seen(canvas: Canvas) -> None:
    asked: list[int] = []

    def cards_of(number: int) -> RowCards:
        asked.append(number)
        return RowCards((Card.parse("7d"), Card.parse("3c"), Card.parse("4s")), played=True)

    rows = [Option(n, str(n), cards=partial(cards_of, n)) for n in range(20)]
    made = ScrollList("Chapters", rows, 0, lambda _: None)
    made.place(Area(0, 0, 400, 200))
    assert not asked
    made.draw(canvas, State())
    assert asked == [0, 1, 2]
    assert rows[0] == Option(0, "0"), "what a row shows is the same, however its cards are asked for"
