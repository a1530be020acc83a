"""The buttons beside the caption (knock, doubt, lay, ranks): positions, labels and drawing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.engine import Ruleset
from settebello.i18n import Text, pt, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CALM, CREAM, PICKED, STRONG, Look
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind

LABELS: Final = {
    ChoiceKind.DOUBT: t("I doubt it"),
    ChoiceKind.BELIEVE: t("I believe it"),
    ChoiceKind.KNOCK: t("Knock"),
    ChoiceKind.BOAST: t("Points"),
    ChoiceKind.FACE_DOWN: t("Face down"),
    ChoiceKind.MISSED: t("Take missed"),
    ChoiceKind.LAY: t("Lay card"),
    ChoiceKind.TAKE: t("Take"),
    ChoiceKind.LEAVE: t("Leave it"),
    ChoiceKind.EXCHANGE: t("Exchange"),
}
LEADING: Final = frozenset({ChoiceKind.DOUBT, ChoiceKind.TAKE, ChoiceKind.EXCHANGE})
"""The kinds of choices that usually continue the move."""
WIDE: Final = 148.0
NARROW: Final = 46.0
GAP: Final = 16.0
LARGE: Final = 28.0
SIGN: Final = 1.5
"""Size of the glyph on a large button, relative to its letters."""
SIGN_GAP: Final = 8.0


def stated(points: int) -> Text:
    """Return what a hand is said to be worth."""
    return pt("declaration", "{points} points", points=points)


def label_of(choice: Choice, ruleset: Ruleset, labels: Mapping[ChoiceKind, Text] = LABELS) -> Words:
    """Return the label of a choice's button; `labels` replaces some of the usual words."""
    if choice.kind is ChoiceKind.BOAST:
        return stated(choice.points)
    named = None if choice.rank is None else rank_label(choice.rank, ruleset)
    named = str(choice.points) if choice.points else named
    if choice.kind in {ChoiceKind.GUISE, ChoiceKind.CLAIM}:
        return named or ""
    word = labels.get(choice.kind, LABELS[choice.kind])
    return word if named is None else t("{word}: {rank}", word=word, rank=named)


@dataclass(frozen=True, slots=True)
class ChoiceBar:
    """The buttons of the available choices.

    `place` is an area for large buttons away from the caption, which children need. `strong` is the look of
    the buttons of the kinds `leading`, and `labels` replaces some of the usual words. `signs` are glyphs of
    assets/ui/glyphs on large buttons, for whoever cannot read.
    """

    layout: TableLayout
    ruleset: Ruleset
    choices: Sequence[Choice]
    place: Area | None = None
    strong: Look = STRONG
    labels: Mapping[ChoiceKind, Text] | None = None
    signs: Mapping[ChoiceKind, str] | None = None
    leading: frozenset[ChoiceKind] = LEADING

    @property
    def areas(self) -> tuple[Area, ...]:
        """The area of each button, in the order of `choices`."""
        if self.place is not None:
            return tuple(self.place.columns(max(len(self.choices), 1), GAP)[: len(self.choices)])
        ranks = {ChoiceKind.GUISE, ChoiceKind.CLAIM}
        return self.layout.choices([NARROW if one.kind in ranks else WIDE for one in self.choices])

    @property
    def room(self) -> Area:
        """The area left for the caption beside the buttons."""
        line, areas = self.layout.caption, self.areas
        if not areas or self.place is not None:
            return line
        return Area(line.x, line.y, areas[0].x - 10 - line.x, line.height)

    def at(self, x: float, y: float) -> Choice | None:
        """Return the choice at a point, or None."""
        pairs = zip(self.choices, self.areas, strict=True)
        return next((choice for choice, area in pairs if area.contains(x, y)), None)

    def draw(self, canvas: Canvas, lit: Choice | None, cursor: Choice | None) -> None:
        """Draw the buttons: `lit` is under the mouse, `cursor` under the cursor, which adds a ring."""
        for choice, area in zip(self.choices, self.areas, strict=True):
            look = self.strong if choice.kind in self.leading else PICKED if choice.on else CALM
            canvas.box(area, look.lit if choice in {lit, cursor} else look.rest)
            if choice == cursor:
                ring(canvas, area, look.rest)
            self._draw_label(canvas, choice, area)

    def _draw_label(self, canvas: Canvas, choice: Choice, area: Area) -> None:
        """Draw what a button does: its sign if it has one, and its words."""
        words = label_of(choice, self.ruleset, self.labels or LABELS)
        size = 20.0 if self.place is None else LARGE
        (x, y), room = area.centre, area.width - 14
        sign = None if self.signs is None else self.signs.get(choice.kind)
        if sign is not None:
            high = SIGN * size
            side = high + SIGN_GAP
            wide = min(canvas.text_width(words, size=size, role=Role.BOLD), room - side)
            canvas.glyph(sign, x - (wide + SIGN_GAP) / 2, y, high, CREAM)
            x, room = x + side / 2, room - side
        canvas.text(words, x, y, size=size, role=Role.BOLD, colour=CREAM, align=Align.CENTRE, width=room)
