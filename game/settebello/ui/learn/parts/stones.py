"""A stone of the path: the picture of an activity, and the child's progress."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.learning.activities import GAMES, Activity, Kind
from settebello.practice.learning_port import Stage, Stone
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BLUE, CREAM, GOLD, GREEN, INK, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.learn_buttons import GO
from settebello.ui.learn.parts.path_layout import INSIDE, OVER, SIDE, SIZES, disc_of, name_area, width_of_name
from settebello.ui.learn.parts.sums.addend_colours import BOARD

MINI: Final = 44.0
"""The width of a card on a stone of full size."""
NAMES: Final[Mapping[str, Text]] = {
    "meet_the_cards": t("Meet the cards"),
    "find_the_twin": t("Find the twin"),
    "make_it": t("Make the number"),
    "touch_and_count": t("Touch and count"),
    "how_many": t("How many?"),
    "all_the_ways": t("All the ways"),
    "what_is_missing": t("What is missing?"),
    "way_back": t("The way back"),
    "which_is_more": t("Which is more?"),
    "three_together": t("Three together"),
    "mini_scopa": t("Mini Scopa"),
    "rubamazzetto": t("Rubamazzetto"),
    "pyramid_of_ten": t("Pyramid of ten"),
    "fish_for_ten": t("Go fish for ten"),
    "scopa_with_coach": t("Scopa with help"),
    "friends_of_fifteen": t("Friends of 15"),
    "quindici_with_coach": t("Fifteens with help"),
    "up_to_twenty": t("Up to 20"),
    "which_cards_buy": t("Which cards buy it?"),
    "fewest_cards": t("The fewest cards"),
    "free_table": t("Free play"),
    "calm_sprint": t("Minute of sums"),
    "broom_check": t("How much is left?"),
}
"""Names of the activities by id; others use the name in their file. Each of these has a picture."""
FOLDER: Final = "ui/path/"
FLAGGED: Final = "ui/path/flag.svg"
SMALLEST_SIGN: Final = 24.0
"""The smallest letters of a sign."""
SEEN: Final = 0.94
"""The side of a picture, as a part of the diameter: it lies whole within the rim."""
UP: Final = 0.02
"""How far a picture is above the middle of its stone, as a part of the diameter."""
WRITTEN: Final = 0.5
"""Where the middle of a written sign is, down the part of the stone that its name leaves free."""
_ROUND: Final = replace(BOARD, radius=SIDE / 2, fill="#fdf4dc", rim="#ecdcb4")
DONE_RIM: Final = GOLD
NEXT_RIM: Final = "#14694c"
RIM: Final = 0.04
"""The width of the coloured rim of an open stone, as a part of its diameter."""
BROAD: Final = 0.076
"""The same for a stone that is finished or comes next."""
LARGER: Final = 0.09
"""How far the stone that comes next is larger at each side, as a part of its diameter."""
SHINE: Final = 1.5
"""The side of the rays around it, as a part of its diameter."""
FLAG: Final = 0.5
"""The side of the flag on a finished stone, as a part of its diameter."""
INNER: Final = BoxStyle("#fdf4dc", "#ecdcb4", border=INK, border_width=1.6)
LABEL: Final = replace(BOARD, radius=7, shadow=0.0, border=INK, border_width=1.4)
"""The sign of a stone lies flat on the map, so that only the one that comes next stands out."""
LABEL_NEXT: Final = replace(GO.rest, radius=7, shadow=0.25, shadow_reach=5)
"""The sign of the stone that comes next is as green as the button that leads to it."""


TICKED: Final = BoxStyle("#14694c", "#14694c", radius=19)
"""The background of a tick."""
COUNTED: Final = replace(TICKED, radius=17)
"""The background of the progress counter of a scenario step."""


def name(stone: Stone) -> Words:
    """Return the name of an activity."""
    return NAMES.get(stone.activity.id, stone.activity.name)


def rim_of(activity: Activity) -> str:
    """Return the colour of an activity's rim: sums are blue, games red, and what is free or short green."""
    if activity.kind in GAMES:
        return RED
    return BLUE if activity.kind is Kind.PUZZLES else GREEN


class StoneSpot(Widget):
    """A clickable stone."""

    def __init__(self, stone: Stone, pressed: Callable[[], Change | None]) -> None:
        """Start without an area."""
        super().__init__(name(stone))
        self.stone = stone
        self._pressed = pressed
        self.letters = SIZES[0]
        """The size of the name; all stones of a path have the same."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The activity, and the child's progress."""
        if self.stone.of and self.stone.stage is not Stage.DONE:
            comes = (t("next to do"),) if self.stone.stage is Stage.NEXT else ()
            return self.label, *comes, self._count
        match self.stone.stage:
            case Stage.DONE:
                return self.label, pt("activity", "finished")
            case Stage.NEXT:
                return self.label, t("next to do")
            case Stage.OPEN:
                return (self.label,)

    @property
    def _count(self) -> Text:
        """The progress in a scenario step as text."""
        return t("{number} of {count}", number=self.stone.done, count=self.stone.of)

    def activate(self) -> Change | None:
        """Start the activity."""
        return self._pressed()

    @property
    def disc(self) -> Area:
        """The area of the stone without its name; the stone that comes next is larger."""
        disc = disc_of(self.area)
        return disc.inset(-LARGER * disc.width) if self.stone.stage is Stage.NEXT else disc

    @property
    def name_area(self) -> Area:
        """The area of the sign with the name."""
        return name_area(self.area)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the stone, its picture, its name and the progress."""
        disc, stage = self.disc, self.stone.stage
        style = replace(_ROUND, radius=disc.width / 2)
        if stage is Stage.NEXT:
            side = SHINE * disc.width
            canvas.picture(f"{FOLDER}next.svg", Area.centred(*disc.centre, side, side))
        colour, broad = self._rim
        canvas.box(disc, style if canvas.palette.contrast else replace(style, fill=colour, rim=colour))
        if not canvas.palette.contrast:
            inner = disc.inset(broad * disc.width)
            canvas.box(inner, replace(INNER, radius=inner.width / 2))
        if state.focused:
            # Draw the ring below the flag and the counter.
            ring(canvas, disc, style, on_paper=True)
        draw_sign(canvas, self.stone.activity, disc)
        if stage is Stage.DONE:
            side = FLAG * disc.width
            canvas.picture(FLAGGED, Area.centred(disc.right + 0.08 * side, disc.y + 0.42 * side, side, side))
        _draw_label(canvas, self.label, self.name_area, self.letters, stage)
        if self.stone.of and stage is not Stage.DONE:
            plate = Area.centred(disc.right + 4, disc.y + 10, 74, 34)
            canvas.box(plate, COUNTED)
            canvas.text(
                f"{self.stone.done}/{self.stone.of}",
                *plate.centre,
                size=19,
                role=Role.BOLD,
                align=Align.CENTRE,
                colour=CREAM,
                width=66,
            )

    @property
    def _rim(self) -> tuple[str, float]:
        """The colour and the width of the rim: gold behind the child, green where it goes next."""
        match self.stone.stage:
            case Stage.DONE:
                return DONE_RIM, BROAD
            case Stage.NEXT:
                return NEXT_RIM, BROAD
            case Stage.OPEN:
                return rim_of(self.stone.activity), RIM


def _draw_label(canvas: Canvas, words: Words, area: Area, size: float, stage: Stage) -> None:
    """Draw the name of a stone on a sign of its width."""
    inner = area.width - 2 * INSIDE
    used = min(canvas.paragraph_height(words, inner, size=size, role=Role.BOLD), area.height)
    wide = min(width_of_name(canvas, words, inner, size) + 5 * INSIDE, area.width)
    ahead = stage is Stage.NEXT
    canvas.box(Area(area.centre[0] - wide / 2, area.y, wide, used + 3), LABEL_NEXT if ahead else LABEL)
    lines = Area.centred(
        area.centre[0], area.y + 1.5 + area.height / 2, min(wide - 2 * INSIDE, inner), area.height
    )
    ink = CREAM if ahead else INK
    canvas.paragraph(words, lines, size=size, role=Role.BOLD, align=Align.CENTRE, colour=ink)


def sign_of(activity: Activity) -> str | None:
    """Return the picture of an activity; None for one of somebody's own."""
    return f"{FOLDER}{activity.id}.svg" if activity.id in NAMES else None


def draw_sign(canvas: Canvas, activity: Activity, disc: Area) -> None:
    """Draw what stands for an activity on its stone: its picture, or the first number that it asks for."""
    picture = sign_of(activity)
    if picture is not None:
        x, y = disc.centre
        canvas.picture(picture, Area.centred(x, y - UP * disc.height, SEEN * disc.width, SEEN * disc.height))
        return
    level = activity.levels[0]
    numbers = (*level.totals, *level.values)
    part = disc.width / SIDE
    written = str(numbers[0]) if numbers else "+"
    y = disc.y + (1 - OVER) * WRITTEN * disc.height
    size = max(SMALLEST_SIGN, 30 * part) if len(written) > 2 else 56 * part
    canvas.text(
        written, disc.centre[0], y, size=size, role=Role.BOLD, align=Align.CENTRE, colour=INK, width=96 * part
    )
