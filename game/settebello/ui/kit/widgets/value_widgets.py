"""Widgets that select a value: a slider and a row of options."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from settebello.i18n import Text, percent, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import (
    BLANK,
    CHOSEN,
    CREAM,
    FADED,
    FIELD,
    FIELD_LIT,
    FILLED,
    INK,
    INK_SOFT,
    KNOB,
    RED,
    TRACK,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import draw_knob, ring
from settebello.ui.kit.widgets.option import Option

LABEL_PART = 0.40
"""The part of a row's width that its label has."""
ARROW = 44.0
CELL_GAP = 6.0
CELL_EDGE = 6.0
LETTERS = 20.0
KNOB_SIDE = 32.0


class Slider(Widget):
    """A value from 0 to 1 in steps, with its label on the left, for paper backgrounds."""

    def __init__(
        self, label: Words, value: float, changed: Callable[[float], None], *, steps: int = 10
    ) -> None:
        """Start at `value`; `changed` is called with every new value."""
        super().__init__(label)
        self.value = value
        self.in_force = True
        """Whether the value has an effect now; it can be changed all the same, but looks quiet."""
        self._changed = changed
        self._steps = steps

    @property
    def _percent(self) -> Text:
        return percent(self.value)

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the type "slider", and the value."""
        return self.label, t("slider"), self._percent

    @property
    def _track(self) -> Area:
        left = self.area.x + self.area.width * LABEL_PART
        return Area(left, self.area.centre[1] - 6, self.area.right - left - 80, 12)

    @property
    def _way(self) -> Area:
        """The part of the track that the middle of the knob can reach."""
        return self._track.inset(KNOB_SIDE / 2, 0)

    def step(self, across: int, down: int) -> bool:
        """Change the value by one step with left and right."""
        del down
        if across:
            self._set(self.value + across / self._steps)
        return bool(across)

    def wheel(self, steps: float) -> bool:
        """Change the value by one step per notch."""
        self._set(self.value + steps / self._steps)
        return True

    def press(self, x: float, y: float) -> None:
        """Move the knob to the mouse."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Move the knob with the mouse."""
        del y
        self._set((x - self._way.x) / self._way.width)

    def release(self, x: float, y: float) -> Change | None:
        """Keep the value where the mouse left it."""
        del x, y
        return None

    def _set(self, value: float) -> None:
        snapped = min(1.0, max(0.0, round(value * self._steps) / self._steps))
        if snapped != self.value:
            self.value = snapped
            self._changed(snapped)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the label, the track, the knob and the value in per cent."""
        track = self._track
        _, y = self.area.centre
        ink = INK if self.enabled else INK_SOFT
        canvas.text(
            self.label, self.area.x + 2, y, size=21, colour=ink, width=self.area.width * LABEL_PART - 20
        )
        canvas.box(track, TRACK)
        knob = Area.centred(self._way.x + self._way.width * self.value, y, KNOB_SIDE, KNOB_SIDE)
        if self.value > 0:
            filled = Area(track.x, track.y, knob.centre[0] - track.x, track.height)
            canvas.box(filled, FILLED if self.in_force else replace(BLANK, radius=FILLED.radius))
        if self.in_force:
            draw_knob(canvas, *knob.centre, knob.width)
        else:
            canvas.box(knob.inset(2), BLANK)
        if state.focused:
            ring(canvas, knob, replace(KNOB, radius=16), on_paper=True)
        canvas.text(
            self._percent, self.area.right - 2, y, size=19, colour=ink, align=Align.RIGHT, role=Role.BOLD
        )


def place_among(place: int, count: int) -> Text:
    """Return "number of count" for an index that counts from 0."""
    return t("{number} of {count}", number=place + 1, count=count)


class Choice(Widget):
    """A selection of one option, with the label on the left, for paper backgrounds.

    Up to four options are side by side; more are switched with two arrows.
    """

    def __init__(
        self,
        label: Words,
        options: Sequence[Option],
        chosen: object,
        changed: Callable[[object], Change | None],
        *,
        side_by_side: bool | None = None,
        part: float = LABEL_PART,
    ) -> None:
        """Select the option whose value is `chosen`, or the first; `changed` gets each new value.

        The label has this `part` of the width.
        """
        super().__init__(label)
        self._part = part
        self._changed = changed
        self._wanted = side_by_side
        self.set_options(options, chosen)

    def set_options(self, options: Sequence[Option], chosen: object) -> None:
        """Replace the options."""
        self.options = tuple(options)
        values = [option.value for option in self.options]
        self.place_of_choice = values.index(chosen) if chosen in values else 0
        self._abreast = len(self.options) <= 4 if self._wanted is None else self._wanted

    @property
    def value(self) -> object:
        """The selected value."""
        return self.options[self.place_of_choice].value

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, the selected option, and its number among all options."""
        option = self.options[self.place_of_choice]
        return self.label, option.words, option.note, place_among(self.place_of_choice, len(self.options))

    @property
    def _field(self) -> Area:
        if not self.label:
            return self.area
        left = self.area.x + self.area.width * self._part
        return Area(left, self.area.y + 3, self.area.right - left, self.area.height - 6)

    def _cells(self) -> tuple[Area, ...]:
        return self._field.columns(len(self.options), CELL_GAP)

    @property
    def targets(self) -> tuple[Area, ...]:
        """The options including half of the gaps, or the back arrow and the rest of the field."""
        field = self._field
        field = Area(field.x, self.area.y, field.width, self.area.height)
        if self._abreast:
            return field.inset(-CELL_GAP / 2, 0).columns(len(self.options))
        return field.split_left(ARROW * 1.5)

    def activate(self) -> Change | None:
        """Select the next option, after the last the first."""
        return self._choose((self.place_of_choice + 1) % len(self.options))

    def step(self, across: int, down: int) -> bool:
        """Select the neighbour with left and right; side-by-side options stop at the ends."""
        del down
        if not across:
            return False
        place = self.place_of_choice + across
        if self._abreast and not 0 <= place < len(self.options):
            return False
        self._choose(place % len(self.options))
        return True

    def release(self, x: float, y: float) -> Change | None:
        """Select the option under the mouse, or step by the arrow under it."""
        if self._abreast:
            for place, target in enumerate(self.targets):
                if target.contains(x, y):
                    return self._choose(place)
            return None
        back = self.targets[0].contains(x, y)
        return self._choose((self.place_of_choice + (-1 if back else 1)) % len(self.options))

    def _choose(self, place: int) -> Change | None:
        if place == self.place_of_choice:
            return None
        self.place_of_choice = place
        return self._changed(self.value)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the label and the options."""
        _, y = self.area.centre
        if self.label:
            canvas.text(self.label, self.area.x + 2, y, size=21, width=self.area.width * self._part - 24)
        if self._abreast:
            self._draw_abreast(canvas, state)
        else:
            self._draw_turning(canvas, state)

    def _letters(self, canvas: Canvas, room: float) -> float:
        """Return the size of letters at which each option fits its cell, whichever is chosen."""
        wide = max(canvas.text_width(one.words, size=LETTERS, role=Role.BOLD) for one in self.options)
        return LETTERS * max(SMALLEST, min(1.0, room / max(wide, 1.0)))

    def _draw_abreast(self, canvas: Canvas, state: State) -> None:
        room = self._cells()[0].width - 2 * CELL_EDGE
        letters = self._letters(canvas, room)
        for place, (cell, option) in enumerate(zip(self._cells(), self.options, strict=True)):
            taken = place == self.place_of_choice
            style = CHOSEN if taken else FIELD
            canvas.box(cell, style)
            canvas.text(
                option.words,
                *cell.centre,
                size=letters,
                colour=CREAM if taken else INK,
                role=Role.BOLD if taken else Role.BODY,
                align=Align.CENTRE,
                width=room,
            )
            if taken and state.focused:
                ring(canvas, cell, style, on_paper=True)

    def _draw_turning(self, canvas: Canvas, state: State) -> None:
        field = self._field
        style = FIELD_LIT if state.focused else FIELD
        canvas.box(field, style)
        x, y = field.centre
        canvas.glyph("arrow_left", field.x + ARROW / 2, y, 22, RED)
        canvas.glyph("arrow_right", field.right - ARROW / 2, y, 22, RED)
        option = self.options[self.place_of_choice]
        canvas.text(
            option.words,
            x,
            y,
            size=20,
            colour=FADED if option.faded else INK,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=field.width - 2 * ARROW - 8,
        )
        if state.focused:
            ring(canvas, field, style, on_paper=True)
