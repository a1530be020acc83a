"""Rows: lines of a page that show a field and change it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.forms.blocks import ROW, Item
from settebello.ui.kit.forms.field import Field
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Choice, Heading, Option, ScrollList, Slider, TextField, Toggle
from settebello.ui.kit.widgets.tabs import Tabs
from settebello.ui.kit.widgets.value_widgets import LABEL_PART

V = TypeVar("V")


class SwitchRow(Item):
    """On or off."""

    def __init__(
        self,
        label: Words,
        field: Field[bool],
        height: float = ROW,
        *,
        in_column: bool = False,
        part: float = LABEL_PART,
    ) -> None:
        """Show `field`; `in_column` puts the switch below the controls of the rows around it.

        Their labels have this `part` of the width.
        """
        self._field = field
        self.toggle = Toggle(label, on=field.get(), switched=self._put, part=part if in_column else None)
        super().__init__(self.toggle, height)

    def refresh(self) -> bool:
        """Show the field's value as it is now."""
        before, self.toggle.on = self.toggle.on, self._field.get()
        return before != self.toggle.on

    def _put(self, on: bool) -> Change | None:  # noqa: FBT001 - as every switch is told
        self._field.put(on)
        return None


class SliderRow(Item):
    """A number from 0 to 1."""

    def __init__(
        self,
        label: Words,
        field: Field[float],
        height: float = ROW,
        *,
        in_force: Callable[[], bool] = lambda: True,
    ) -> None:
        """Show `field`, quietly while it is not `in_force`."""
        self._field = field
        self._in_force = in_force
        self.slider = Slider(label, field.get(), field.put)
        self.slider.in_force = in_force()
        super().__init__(self.slider, height)

    def refresh(self) -> bool:
        """Show the field's value as it is now."""
        before = self.slider.value, self.slider.in_force
        self.slider.value, self.slider.in_force = self._field.get(), self._in_force()
        return before != (self.slider.value, self.slider.in_force)


class ChoiceRow(Item, Generic[V]):
    """One of several values; the first option is shown for a value in force that is not among them."""

    kind: type[Choice] = Choice

    def __init__(
        self,
        label: Words,
        field: Field[V],
        options: Mapping[V, Words] | Callable[[], Mapping[V, Words]],
        height: float = ROW,
        *,
        in_turn: bool | None = None,
        faded: Callable[[V], bool] = lambda _: False,
        enabled: Callable[[], bool] | None = None,
        part: float = LABEL_PART,
    ) -> None:
        """Show `field`; with `in_turn` one option at a time, by default only where there are more than four.

        `options` are the values with what is written for each; a function is asked at every refresh.
        The label has this `part` of the width.
        """
        self._field = field
        self._offered = options
        self._faded = faded
        self._values: tuple[V, ...] = ()
        abreast = None if in_turn is None else not in_turn
        self.choice = self.kind(label, [Option(None, "")], None, self._put, side_by_side=abreast, part=part)
        super().__init__(self.choice, height, enabled=enabled)
        self.refresh()

    def refresh(self) -> bool:
        """Show the options and the field's value as they are now."""
        changed = super().refresh()
        known = self._offered if isinstance(self._offered, Mapping) else self._offered()
        now = self._field.get()
        self._values = tuple(known)
        options = tuple(Option(value, words, faded=self._faded(value)) for value, words in known.items())
        before = (self.choice.options, self.choice.value)
        if before != (options, now):
            self.choice.set_options(options, now)
        return changed or before != (self.choice.options, self.choice.value)

    def _put(self, _: object) -> Change | None:
        self._field.put(self._values[self.choice.place_of_choice])
        return None


class TabRow(ChoiceRow[V]):
    """One of several pages, as tabs above them."""

    kind = Tabs


class TextRow(Item):
    """A line to write in, with its label before it unless the label is only spoken."""

    def __init__(
        self,
        label: Words,
        field: Field[str],
        height: float = ROW,
        *,
        longest: int,
        spoken_only: bool = False,
    ) -> None:
        """Show `field`, of `longest` letters at most; with `spoken_only` the line has the whole width."""
        self._spoken_only = spoken_only
        self._field = field
        self._known = field.get()
        self.text = TextField(label, self._known, longest=longest, written=lambda _: self.keep())
        super().__init__(self.text, height)

    def keep(self) -> None:
        """Put what is written into the field."""
        self._known = self.text.text
        self._field.put(self._known)

    def typed(self, event: UiEvent) -> bool:
        """Take letters and Backspace; returns whether the event belongs to the line, Space included."""
        match event:
            case TextInput(letters):
                if letters.isprintable():
                    self.text.write(letters)
                    self.keep()
                return True
            case Press(Action.ERASE):
                self.text.erase()
                self.keep()
                return True
            case _:
                return event == Press(Action.TOGGLE)

    def refresh(self) -> bool:
        """Show the field's value where something else has changed it."""
        before, self._known = self._known, self._field.get()
        if self._known in {before, self.text.text}:
            return False
        self.text.propose(self._known)
        return True

    def place(self, area: Area) -> None:
        """Put the line behind its label."""
        super().place(area)
        if self._spoken_only:
            return
        left = area.x + area.width * LABEL_PART
        self.text.place(Area(left, area.y, area.right - left, area.height - 4))

    def draw(self, canvas: Canvas) -> None:
        """Write the label."""
        if not self._spoken_only:
            canvas.text(self.text.label, self.area.x + 2, self.text.area.centre[1], size=21)


class ListRow(Item, Generic[V]):
    """A list of which one value is chosen; takes the height that is left over."""

    def __init__(
        self,
        label: Words,
        field: Field[V],
        values: Callable[[], Sequence[V | Heading]],
        option: Callable[[V], Option],
        settled: Callable[[], Change | None] = lambda: None,
        *,
        made: Callable[..., ScrollList] = ScrollList,
    ) -> None:
        """Show `field` among `values`, each as `option` says; both are asked at every refresh.

        `settled` is called when Enter says that the choice is made. `made` is the kind of the list.
        """
        self._field = field
        self._offered = values
        self._option = option
        self._values: tuple[V, ...] = ()
        self._list = made(label, (), None, self._put, settled)
        super().__init__(self._list, stretch=True)
        self.refresh()

    @property
    def shown(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._values)

    def refresh(self) -> bool:
        """Show the values and the field's value as they are now."""
        offered, now = self._offered(), self._field.get()
        self._values = tuple(one for one in offered if not isinstance(one, Heading))
        lines = tuple(one if isinstance(one, Heading) else self._option(one) for one in offered)
        place = self._values.index(now) if now in self._values else 0
        if lines != self._list.lines:
            self._list.set_rows(lines, self._option(self._values[place]).value if self._values else None)
            return True
        if not lines or place == self._list.place_of_choice:
            return False
        self._list.mark(self._list.rows[place].value)
        return True

    def _put(self, _: object) -> Change | None:
        self._field.put(self._values[self._list.place_of_choice])
        return None
