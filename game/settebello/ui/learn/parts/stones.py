"""A stone of the path: the picture of an activity, and the child's progress."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from settebello.engine import Card, parse_cards
from settebello.i18n import Text, pt, t
from settebello.learning.activities import GAMES, Activity, Kind
from settebello.learning.puzzles.dot_patterns import Pattern
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
from settebello.ui.learn.parts.dots import draw_dots
from settebello.ui.learn.parts.path_layout import INSIDE, SIDE, SIZES, disc_of, name_area
from settebello.ui.learn.parts.sums.addend_colours import BOARD

MINI: Final = 44.0
"""The width of a card on a stone of full size."""
CARD_STEP: Final = 27.0
"""From one card to the next there."""
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
"""Names of the activities by id; others use the name in their file."""
CARDS: Final[Mapping[str, tuple[Card, ...]]] = {
    name: parse_cards(cards)
    for name, cards in {
        "meet_the_cards": "8d9cKs",
        "find_the_twin": "5c5b",
        "make_it": "3d4s",
        "three_together": "1c2s4d",
        "free_table": "2b6c3s",
        "mini_scopa": "1d5c",
        "rubamazzetto": "6b6d",
        "pyramid_of_ten": "4cKd6s",
        "scopa_with_coach": "7d",
        "quindici_with_coach": "8c7d",
    }.items()
}
SIGNS: Final[Mapping[str, str]] = {
    "all_the_ways": "7",
    "what_is_missing": "3 + ?",
    "which_is_more": "7 > 3",
    "way_back": "7 \u2212 3",
    "friends_of_fifteen": "15",
    "up_to_twenty": "20",
    "fish_for_ten": "4 + ?",
    "which_cards_buy": "12 = ?",
    "fewest_cards": "9 + 3",
}
SMALLEST_SIGN: Final = 24.0
"""The smallest letters of a sign."""
GLYPHS: Final[Mapping[str, str]] = {"calm_sprint": "star", "broom_check": "broom"}
DOTS: Final[Mapping[str, tuple[int, ...]]] = {"how_many": (5,)}
"""Activities whose picture is a face of a die."""
PICTURES: Final[Mapping[str, str]] = {"touch_and_count": "ui/things/chestnut.svg"}
_ROUND: Final = replace(BOARD, radius=SIDE / 2)
_STYLES: Final[Mapping[Stage, BoxStyle]] = {
    Stage.DONE: replace(_ROUND, fill="#f9dd8c", rim="#e7b84a"),
    Stage.NEXT: replace(_ROUND, fill="#ffffff", rim="#fbe9bd", border="#14694c", border_width=6),
    Stage.OPEN: _ROUND,
}
"""Every stone is a coloured tile, because each can be stepped on."""
RIM: Final = 0.075
"""The width of the coloured rim of an open stone, as a part of its diameter."""
LABEL: Final = replace(BOARD, radius=12, shadow=0.25, shadow_reach=5)


ARROW: Final = 34.0
"""The side of the arrow at the next stone."""
TICKED: Final = BoxStyle("#14694c", "#14694c", radius=19)
"""The background of the tick on finished activities."""
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
        """The area of the stone without its name."""
        return disc_of(self.area)

    @property
    def name_area(self) -> Area:
        """The area of the slip with the name."""
        return name_area(self.area)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the stone, its picture, its name and the progress."""
        disc, stage = self.disc, self.stone.stage
        style = replace(_STYLES[stage], radius=disc.width / 2)
        canvas.box(disc, style)
        if stage is Stage.OPEN and not canvas.palette.contrast:
            colour = rim_of(self.stone.activity)
            canvas.box(disc, replace(style, fill=colour, rim=colour))
            inner = disc.inset(RIM * disc.width)
            canvas.box(inner, replace(style, radius=inner.width / 2, shadow=0.0))
        if state.focused:
            # Draw the ring below the tick and the counter.
            ring(canvas, disc, style, on_paper=True)
        _draw_icon(canvas, self.stone.activity, disc)
        if stage is Stage.DONE:
            canvas.box(Area.centred(disc.right - 12, disc.y + 16, 38, 38), TICKED)
            canvas.glyph("check", disc.right - 12, disc.y + 16, 24, CREAM)
        if stage is Stage.NEXT and canvas.palette.contrast:
            # Beside the stone, because names of other stones are above it. Elsewhere the animal is there.
            canvas.glyph("arrow_right", disc.x - ARROW / 2, disc.centre[1], ARROW, GOLD)
        if self.stone.of and stage is not Stage.DONE:
            plate = Area.centred(disc.right - 6, disc.bottom - 14, 74, 34)
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
        _draw_label(canvas, self.label, self.name_area, self.letters)


def _draw_label(canvas: Canvas, words: Words, area: Area, size: float) -> None:
    """Draw the name of a stone on a slip of its width."""
    inner = area.width - 2 * INSIDE
    used = min(canvas.paragraph_height(words, inner, size=size, role=Role.BOLD), area.height)
    wide = min(canvas.text_width(words, size=size, role=Role.BOLD) + 5 * INSIDE, area.width)
    canvas.box(Area(area.centre[0] - wide / 2, area.y, wide, used + 4), LABEL)
    lines = Area(area.x + INSIDE, area.y + 2, inner, area.height)
    canvas.paragraph(words, lines, size=size, role=Role.BOLD, align=Align.CENTRE)


def _own_sign(activity: Activity) -> str:
    """Return the sign of an activity of somebody's own: the first number that it asks for."""
    level = activity.levels[0]
    numbers = (*level.totals, *level.values)
    return str(numbers[0]) if numbers else "+"


def _draw_icon(canvas: Canvas, one: Activity, disc: Area) -> None:
    """Draw the picture of an activity: its cards, or a glyph."""
    activity = one.id
    (x, y), part = disc.centre, disc.width / SIDE
    cards = CARDS.get(activity, ())
    for place, card in enumerate(cards):
        middle = place - (len(cards) - 1) / 2
        canvas.card(
            card, x + middle * CARD_STEP * part, y + abs(middle) * 3 * part, MINI * part, angle=-9 * middle
        )
    if activity in DOTS:
        draw_dots(canvas, Area.centred(x, y, 58 * part, 58 * part), Pattern.DICE, DOTS[activity])
    if activity in PICTURES:
        canvas.picture(PICTURES[activity], Area.centred(x, y, 70 * part, 70 * part))
    if activity in GLYPHS:
        canvas.sign(GLYPHS[activity], x, y, 58 * part, INK)
    elif sign := SIGNS.get(activity, "" if activity in NAMES else _own_sign(one)):
        size = max(SMALLEST_SIGN, 30 * part) if len(sign) > 2 else 52 * part
        canvas.text(sign, x, y, size=size, role=Role.BOLD, align=Align.CENTRE, width=96 * part)
