"""Pages made of blocks and rows: they follow the state, measure themselves, and are typed."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from subprocess import run

import pygame
import pytest

from settebello.storage.settings import Settings, Speed
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.forms import (
    Block,
    ButtonGrid,
    ChoiceRow,
    Column,
    Drawing,
    Field,
    Item,
    Label,
    Layers,
    Line,
    ListRow,
    Note,
    Paragraphs,
    SheetScene,
    SliderRow,
    Space,
    SwitchRow,
    TextRow,
    When,
    button_lines,
    closing_line,
    settings_of,
)
from settebello.ui.kit.forms import field as field_module
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Heading,
    Option,
    ScrollList,
    Slider,
    State,
    Surface,
    TextField,
    Toggle,
    done_button,
)
from settebello.ui.kit.widgets.paper import EDGE, HEADING
from settebello.ui.menus.settings.assists_scene import AssistsScene
from settebello.ui.menus.settings.display_scene import DisplayScene
from settebello.ui.menus.settings.settings_scene import SettingsScene
from settebello.ui.menus.settings.sound_scene import SoundScene
from tests.pilot import services
from tests.ui.kit.test_canvas import ink


@dataclass(frozen=True, slots=True)
class Tea:
    """Something with a field of every kind."""

    hot: bool = False
    sugar: float = 0.5
    kind: str = "green"
    name: str = "mine"


class Cup:
    """Holds a state that rows show, and that anybody else may change as well."""

    def __init__(self) -> None:
        self.tea = Tea()

    @property
    def field(self) -> Field[Tea]:
        return Field(lambda: self.tea, self.fill)

    def fill(self, tea: Tea) -> None:
        self.tea = tea

    def hot(self) -> SwitchRow:
        return SwitchRow("Hot", self.field.field(lambda s: s.hot, lambda s, on: replace(s, hot=on)))

    def sugar(self) -> SliderRow:
        return SliderRow("Sugar", self.field.field(lambda s: s.sugar, lambda s, v: replace(s, sugar=v)))

    def kind(self, *kinds: str) -> ChoiceRow[str]:
        options = {kind: kind.title() for kind in kinds or ("green", "black", "white")}
        return ChoiceRow("Kind", self.field.field(lambda s: s.kind, lambda s, v: replace(s, kind=v)), options)

    def label(self) -> TextRow:
        field = self.field.field(lambda s: s.name, lambda s, v: replace(s, name=v))
        return TextRow("Name", field, longest=10)


def press(*_: object) -> None:
    """A button that does nothing."""


def button(label: str) -> Button:
    return Button(label, press)


# Values


def test_a_row_shows_its_field_and_changes_it() -> None:
    cup = Cup()
    (toggle,), (slider,), (choice,) = cup.hot().widgets, cup.sugar().widgets, cup.kind().widgets
    toggle.activate()
    slider.step(1, 0)
    choice.step(1, 0)
    assert cup.tea == Tea(hot=True, sugar=0.6, kind="black")


def test_a_number_without_effect_looks_quiet_and_can_be_changed(
    canvas: Canvas, screen: pygame.Surface
) -> None:
    cup = Cup()
    field = cup.field.field(lambda s: s.sugar, lambda s, v: replace(s, sugar=v))
    row = SliderRow("Sugar", field, in_force=lambda: cup.tea.hot)
    slider = row.slider
    slider.place(Area(0, 0, 600, 48))
    looks: list[bytes] = []
    for hot in (False, True):
        cup.tea = replace(cup.tea, hot=hot)
        assert row.refresh() is hot
        assert slider.in_force is hot
        slider.draw(canvas, State())
        looks.append(pygame.image.tobytes(screen, "RGB"))
    assert looks[0] != looks[1]
    cup.tea = replace(cup.tea, hot=False)
    row.refresh()
    assert slider.step(1, 0)
    assert cup.tea.sugar == 0.6


def test_a_change_made_elsewhere_is_shown_at_the_next_refresh() -> None:
    cup = Cup()
    page = Column(cup.hot(), cup.sugar(), cup.kind(), cup.label())
    assert not page.refresh()
    cup.tea = Tea(hot=True, sugar=0.9, kind="white", name="yours")
    assert page.refresh()
    assert not page.refresh()
    toggle, slider, choice, text = page.widgets
    assert isinstance(toggle, Toggle)
    assert isinstance(slider, Slider)
    assert isinstance(choice, Choice)
    assert isinstance(text, TextField)
    assert (toggle.on, slider.value, choice.value, text.text) == (True, 0.9, "white", "yours")


@pytest.mark.parametrize(
    ("row", "changed"),
    [
        (Cup.hot, Tea(hot=True)),
        (Cup.sugar, Tea(sugar=0.9)),
        (Cup.kind, Tea(kind="black")),
        (Cup.label, Tea(name="yours")),
    ],
)
def test_every_row_tells_that_its_picture_changes(row: Callable[[Cup], Block], changed: Tea) -> None:
    cup = Cup()
    block = row(cup)
    assert not block.refresh()
    cup.tea = changed
    assert block.refresh()
    assert not block.refresh()


def test_a_value_that_is_refused_is_not_shown() -> None:
    row = SwitchRow("Hot", Field(lambda: False, press))
    (toggle,) = row.widgets
    toggle.activate()
    row.refresh()
    assert isinstance(toggle, Toggle)
    assert not toggle.on


def test_two_fields_of_one_state_do_not_disturb_each_other() -> None:
    cup = Cup()
    hot, kind = cup.hot(), cup.kind()
    hot.widgets[0].activate()
    kind.widgets[0].activate()
    hot.widgets[0].activate()
    assert cup.tea == Tea(kind="black")


def test_what_follows_a_change_comes_after_it() -> None:
    cup = Cup()
    seen: list[bool] = []
    hot = cup.field.field(lambda s: s.hot, lambda s, on: replace(s, hot=on)).then(
        lambda: seen.append(cup.tea.hot)
    )
    SwitchRow("Hot", hot).widgets[0].activate()
    assert seen == [True]


def test_options_are_asked_again_at_every_refresh() -> None:
    cup = Cup()
    kinds = ["green", "black"]
    field = cup.field.field(lambda s: s.kind, lambda s, v: replace(s, kind=v))
    row = ChoiceRow("Kind", field, lambda: {kind: kind for kind in kinds}, faded=lambda kind: kind == "old")
    kinds.insert(0, "old")
    assert row.refresh()
    (choice,) = row.widgets
    assert isinstance(choice, Choice)
    assert [(option.words, option.faded) for option in choice.options] == [
        ("old", True),
        ("green", False),
        ("black", False),
    ]
    assert choice.value == "green"


def test_a_text_that_is_being_written_is_not_disturbed() -> None:
    cup = Cup()
    row = cup.label()
    row.text.write("Rosa")
    assert not row.refresh()
    assert row.text.text == "Rosa"
    row.keep()
    assert cup.tea.name == "Rosa"
    assert not row.refresh()


def test_a_list_follows_its_values_and_keeps_its_widget() -> None:
    chosen, values = ["b"], ["a", "b"]
    row = ListRow(
        "All",
        Field(lambda: chosen[0], lambda value: chosen.insert(0, value)),
        lambda: [Heading("Some"), *values],
        lambda value: Option(value, value.upper()),
    )
    (widget,) = row.widgets
    assert isinstance(widget, ScrollList)
    row.place(Area(0, 0, 300, 300))
    assert widget.value == "b"
    widget.step(0, -1)
    assert chosen[0] == "a"
    values.append("c")
    chosen.insert(0, "c")
    assert row.refresh()
    assert row.widgets == (widget,)
    assert (widget.value, len(widget.rows)) == ("c", 3)
    values.clear()
    row.refresh()
    assert not row.shown


def test_a_note_says_what_holds_now() -> None:
    said = ["one"]
    note = Note(lambda: said[-1])
    assert not note.refresh()
    said.append("two")
    assert note.refresh()


# Layout


def test_the_height_of_a_page_follows_from_its_blocks() -> None:
    cup = Cup()
    rows = Column(cup.hot(), cup.sugar(), cup.kind(), gap=8)
    assert rows.height == 3 * 52 + 2 * 8
    page = Column(rows, Space(10), Line(Item(button("A"), 40), Item(button("B"), 56)))
    assert page.height == rows.height + 10 + 56
    page.place(Area(0, 0, 400, page.height))
    assert [widget.area.y for widget in page.widgets] == [0, 60, 120, 182, 182]
    assert [widget.area.width for widget in page.widgets[-2:]] == [190, 190]


def test_what_is_left_over_goes_to_the_blocks_that_stretch() -> None:
    a, b, c = (Item(button(name), 50, stretch=name != "A") for name in "ABC")
    Column(a, b, c, gap=10).place(Area(0, 0, 100, 300))
    assert [(one.area.y, one.area.height) for one in (a, b, c)] == [(0, 50), (60, 115), (185, 115)]


def test_a_line_shares_what_its_fixed_blocks_leave() -> None:
    a, b, c = (Item(button(name)) for name in "ABC")
    Line(a, b, c, gap=10, widths=(None, 100, None)).place(Area(0, 0, 320, 52))
    assert [(one.area.x, one.area.width) for one in (a, b, c)] == [(0, 100), (110, 100), (220, 100)]


def test_a_button_that_is_left_over_is_at_the_right() -> None:
    buttons = [button(name) for name in "ABC"]
    button_lines(*buttons).place(Area(0, 0, 600, 124))
    assert [one.area.centre for one in buttons] == [(145, 28), (455, 28), (470, 96)]


@pytest.mark.parametrize("others", ["", "A", "AB", "ABC"])
def test_the_closing_line_has_a_rule_above_it_and_done_always_of_one_width_at_the_right(
    others: str, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = done_button()
    line = closing_line(done, *(button(name) for name in others))
    line.place(Area(40, 100, 900, line.height))
    assert (done.area.right, done.area.width) == (940, 240)
    rules: list[tuple[float, ...]] = []
    monkeypatch.setattr(canvas, "line", lambda *ends: rules.append(ends[:4]))
    line.draw(canvas)
    ((x1, y1, x2, y2),) = rules
    assert (x1, x2) == (40, 940)
    assert 100 <= y1 == y2 < done.area.y


def test_a_note_in_the_closing_line_has_what_done_leaves_free() -> None:
    note, done = Note(lambda: "One sentence."), done_button()
    line = closing_line(done, note=note)
    line.place(Area(0, 0, 900, line.height))
    assert note.area.x == 0
    assert 580 < note.area.right < done.area.x
    assert note.area.height == done.area.height


def test_a_block_that_is_not_shown_takes_no_room_and_no_focus() -> None:
    cup = Cup()
    sugar = cup.sugar()
    page = Column(cup.hot(), When(lambda: cup.tea.hot, sugar), cup.kind(), gap=8)
    low = page.height
    assert sugar.widgets[0] not in page.widgets
    cup.tea = Tea(hot=True)
    assert page.refresh()
    assert page.height == low + 60
    assert page.widgets[1] == sugar.widgets[0]


def test_a_reserved_place_stays_empty_while_its_block_is_hidden() -> None:
    cup = Cup()
    sugar = cup.sugar()
    page = Column(cup.hot(), When(lambda: cup.tea.hot, sugar, reserve=True), cup.kind(), gap=8)
    high = page.height
    assert high == 3 * 52 + 2 * 8
    assert sugar.widgets[0] not in page.widgets
    cup.tea = Tea(hot=True)
    assert page.refresh()
    assert page.height == high
    assert page.widgets[1] == sugar.widgets[0]


def test_a_hidden_block_is_not_drawn_where_its_place_is_reserved(canvas: Canvas) -> None:
    cup = Cup()
    drawn: list[Area] = []
    page = Column(When(lambda: cup.tea.hot, Drawing(lambda _, area: drawn.append(area), 40), reserve=True))
    for hot in (False, True):
        cup.tea = Tea(hot=hot)
        page.refresh()
        page.place(Area(0, 0, 100, 40))
        page.draw(canvas)
    assert drawn == [Area(0, 0, 100, 40)]


def test_layers_share_one_area_and_are_as_high_as_the_highest() -> None:
    low, high = Item(button("A"), 40), Item(button("B"), 60)
    layers = Layers(low, high)
    assert layers.height == 60
    layers.place(Area(10, 20, 300, 80))
    assert [one.area for one in (low, high)] == [Area(10, 20, 300, 80)] * 2
    assert [str(one.label) for one in layers.widgets] == ["A", "B"]


def test_a_grid_places_buttons_of_one_size_in_the_middle_and_leaves_cells_empty() -> None:
    a, b, c = (button(name) for name in "ABC")
    grid = ButtonGrid(((a, b), (None, c)), 100, 90, gap=10)
    assert grid.height == 90
    grid.place(Area(0, 0, 410, 90))
    assert grid.widgets == (a, b, c)
    assert [one.area for one in grid.widgets] == [
        Area(100, 0, 100, 40),
        Area(210, 0, 100, 40),
        Area(210, 50, 100, 40),
    ]


def test_the_rows_of_a_grid_have_the_same_number_of_cells() -> None:
    with pytest.raises(ValueError, match="same number of cells"):
        ButtonGrid(((button("A"), button("B")), (button("C"),)), 100)


def test_a_paragraph_begins_below_the_last_line_of_the_one_before(
    canvas: Canvas, screen: pygame.Surface
) -> None:
    def lowest(*words: str) -> int:
        screen.fill("#ffffff")
        page = Paragraphs(*words, gap=100)
        page.place(Area(0, 0, 300, 600))
        page.draw(canvas)
        return ink(screen, "#ffffff").bottom

    short, long = "Tea.", "Tea is made of water and of leaves that were dried. " * 4
    one = lowest(short)
    assert lowest(short, short) > one + 100
    assert lowest(long, short) > lowest(long) + 100 > lowest(short, short)


def test_paragraphs_ask_for_their_words_again() -> None:
    said = ["one"]
    page = Paragraphs("first", lambda: said[-1])
    assert not page.refresh()
    said.append("two")
    assert page.refresh()


@pytest.mark.parametrize("align", list(Align))
def test_a_label_stands_at_the_edge_it_is_told(canvas: Canvas, screen: pygame.Surface, align: Align) -> None:
    screen.fill("#ffffff")
    label = Label("Tea", 40, left=50, right=20, align=align)
    label.place(Area(100, 100, 470, 40))
    label.draw(canvas)
    found = ink(screen, "#ffffff")
    at = {Align.LEFT: (found.left, 150), Align.CENTRE: (found.centerx, 350), Align.RIGHT: (found.right, 550)}
    is_at, told = at[align]
    assert abs(is_at - told) <= 3


def test_a_button_is_enabled_while_its_condition_holds() -> None:
    cup = Cup()
    item = Item(button("Drink"), enabled=lambda: cup.tea.hot)
    item.refresh()
    assert not item.widgets[0].enabled
    cup.tea = Tea(hot=True)
    assert item.refresh()
    assert item.widgets[0].enabled


# Sheets


class TeaScene(SheetScene):
    """A sheet about tea."""

    heading = "Tea"

    def __init__(self, cup: Cup) -> None:
        super().__init__(services())
        page = Column(
            cup.hot(),
            When(lambda: cup.tea.hot, cup.sugar()),
            cup.kind(),
            button_lines(button("Drink"), button("Pour away")),
            gap=8,
        )
        self.show(page, width=600, spare=5)


def labels(scene: SheetScene) -> list[str]:
    return [str(widget.label) for widget in scene.group.widgets]


def test_the_focus_goes_through_the_rows_in_their_order() -> None:
    scene = TeaScene(Cup())
    scene.arrange(1280, 720)
    seen = []
    for _ in range(4):
        assert scene.group.focused is not None
        seen.append(scene.group.focused.label)
        scene.handle(Press(Action.NEXT))
    assert seen == ["Hot", "Kind", "Drink", "Pour away"]
    for above, below in zip(scene.group.widgets, scene.group.widgets[1:3], strict=False):
        assert above.area.bottom < below.area.y


def test_a_note_that_appears_gets_its_place_and_moves_what_is_below() -> None:
    told: list[str] = []
    note, below = Note(lambda: "Copied", 50), button("Done")
    scene = SheetScene(services())
    scene.show(Column(Item(button("Copy")), When(lambda: bool(told), note), Item(below)), 600, 400)
    scene.arrange(1280, 720)
    before = below.area.y
    told.append("Copied")
    scene.refresh()
    assert note.area.width > 400
    assert before == note.area.y
    assert below.area.y == before + note.area.height


def test_a_sheet_is_as_high_as_its_page() -> None:
    cup = Cup()
    scene = TeaScene(cup)
    wide, high = scene.size
    assert (wide, high) == (600, HEADING + 52 + 8 + 52 + 8 + 56 + 5 + EDGE)
    assert scene.needs == (wide + 20, high + 16)
    cup.tea = Tea(hot=True)
    scene.refresh()
    assert scene.size[1] == HEADING + 3 * 60 + 56 + 5 + EDGE


def test_a_row_that_appears_is_placed_and_the_focus_stays() -> None:
    cup = Cup()
    scene = TeaScene(cup)
    scene.arrange(1280, 720)
    scene.handle(Press(Action.CONFIRM))
    assert cup.tea == Tea(hot=True)
    assert labels(scene) == ["Hot", "Sugar", "Kind", "Drink", "Pour away"]
    assert scene.group.focused is scene.group.widgets[0]
    assert scene.group.widgets[1].area.height == 52


def test_a_sheet_has_another_version_when_something_else_changes_its_state() -> None:
    cup = Cup()
    scene = TeaScene(cup)
    scene.arrange(1280, 720)
    versions = [scene.version, scene.version]
    cup.tea = Tea(kind="white")
    versions += [scene.version, scene.version]
    assert versions[0] == versions[1] < versions[2] == versions[3]


def test_what_lies_on_a_sheet_knows_that_it_lies_on_paper() -> None:
    assert TeaScene(Cup()).surface is Surface.PAPER


def rows_of(scene: SheetScene) -> list[Toggle | Choice | Slider]:
    return [one for one in scene.group.widgets if isinstance(one, Toggle | Choice | Slider)]


@pytest.mark.parametrize("page", [SettingsScene, SoundScene, AssistsScene, DisplayScene])
def test_every_row_of_the_settings_shows_what_is_changed_elsewhere(
    page: Callable[[Services], SheetScene],
) -> None:
    given = services()
    scene = page(given)
    scene.arrange(1280, 720)
    for number, row in enumerate(rows_of(scene)):
        other = page(given)
        other.arrange(1280, 720)
        before, said = scene.version, row.spoken
        twin = rows_of(other)[number]
        if isinstance(twin, Slider):
            twin.step(-1 if twin.value == 1 else 1, 0)
        else:
            twin.activate()
        assert scene.version != before, row.label
        assert row.spoken != said, row.label


def test_a_setting_that_is_put_is_in_force_and_leaves_the_others_alone() -> None:
    given = services(settings=Settings(speed=Speed.CALM, volume=0.3))
    speed = settings_of(given).field(lambda s: s.speed, lambda s, v: replace(s, speed=v))
    speed.put(Speed.BRISK)
    assert given.settings.current == Settings(speed=Speed.BRISK, volume=0.3)


# Types

WRONG = {
    "a field that does not exist": "tea.field(lambda s: s.cold, lambda s, on: replace(s, hot=on))",
    "a field that is not put": "tea.field(lambda s: s.hot, lambda s, on: replace(s, cold=on))",
    "a value of another type": "tea.field(lambda s: s.hot, lambda s, on: replace(s, name=on))",
    "a field of another type": "tea.field(lambda s: s.name, lambda s, v: replace(s, name=v))",
}
RIGHT = "tea.field(lambda s: s.hot, lambda s, on: replace(s, hot=on))"
PROGRAM = """
from dataclasses import dataclass, replace
from settebello.ui.kit.forms.field import Field

@dataclass(frozen=True)
class Tea:
    hot: bool
    name: str

def switch(field: Field[bool]) -> None: ...

def page(tea: Field[Tea]) -> None:
    switch({row})
"""


def test_a_row_for_a_wrong_field_is_an_error_of_types(tmp_path: Path) -> None:
    files = []
    for number, row in enumerate((RIGHT, *WRONG.values())):
        files.append(tmp_path / f"page_{number}.py")
        files[-1].write_text(PROGRAM.replace("{row}", row), encoding="utf-8")
    assert field_module.__file__
    # Nothing else is followed: the module of fields and these pages stand for themselves.
    options = ("--strict", "--follow-imports=skip", "--no-error-summary", f"--cache-dir={tmp_path / 'cache'}")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file=",
        *options,
        field_module.__file__,
        *map(str, files),
    ]
    said = run(command, capture_output=True, text=True, check=False, cwd=tmp_path).stdout
    wrong = {line.split(":")[0].rpartition("page_")[2] for line in said.splitlines() if ": error:" in line}
    assert wrong == {"1.py", "2.py", "3.py", "4.py"}, said
