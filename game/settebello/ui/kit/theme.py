"""The visual theme: an osteria in the evening, with dark walnut, cream paper, deep red and gold."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.ui.kit.paint.boxes import BoxStyle

INK: Final = "#2a1c14"
INK_SOFT: Final = "#5f4836"
PAPER: Final = "#f7edd4"
PAPER_SHADE: Final = "#e9d9b3"
CREAM: Final = "#fff6df"
GOLD: Final = "#f2c14e"
GOLD_DEEP: Final = "#b8802a"
RED: Final = "#a8281c"
RED_DEEP: Final = "#74170f"
WALNUT: Final = "#3a2417"
WALNUT_DEEP: Final = "#24150c"
NIGHT: Final = "#160c06"
FADED: Final = "#6e5c47"


class Size(StrEnum):
    """Text sizes by purpose."""

    HERO = "hero"
    HEADING = "heading"
    LARGE = "large"
    BODY = "body"
    SMALL = "small"


LETTERS: Final = {Size.HERO: 104.0, Size.HEADING: 46.0, Size.LARGE: 26.0, Size.BODY: 21.0, Size.SMALL: 17.0}
"""Text heights in logical units; the smallest is legible at 800x500, where a unit is 0.63 pixels."""

TARGET: Final = 48.0
"""Minimum height of a click target, in logical units."""

PANEL: Final = BoxStyle(
    PAPER, PAPER_SHADE, border=GOLD_DEEP, border_width=2.0, radius=18, shadow=0.55, inner="#b8802a"
)
PLATE: Final = BoxStyle(
    WALNUT,
    WALNUT_DEEP,
    border=GOLD_DEEP,
    border_width=1.5,
    radius=12,
    shadow=0.4,
    shadow_reach=9,
    opacity=0.9,
)
BUTTON: Final = BoxStyle(
    "#b5321f",
    "#7d1a10",
    border="#d9a441",
    border_width=2.0,
    radius=14,
    gloss=0.07,
    shadow=0.4,
    shadow_reach=7,
)
BUTTON_LIT: Final = replace(BUTTON, top="#cb4029", bottom="#94211a", border="#ffd873", gloss=0.12)
BUTTON_DOWN: Final = replace(BUTTON, top="#7a1a10", bottom="#97251a", gloss=0.0, shadow=0.2)
BUTTON_OFF: Final = replace(BUTTON, top="#6d5646", bottom="#584333", border="#8a765f", gloss=0.0, shadow=0.2)
QUIET: Final = BoxStyle(
    "#4a2f1e",
    "#2f1c10",
    border="#a8772c",
    border_width=1.5,
    radius=14,
    gloss=0.05,
    shadow=0.4,
    shadow_reach=7,
)
QUIET_LIT: Final = replace(QUIET, top="#603e28", bottom="#3f2716", border="#ffd873")
QUIET_DOWN: Final = replace(QUIET, top="#2b190d", bottom="#3b2415", gloss=0.0)
FIELD: Final = BoxStyle("#fffaeb", "#fbf1d9", border="#b89a63", border_width=1.5, radius=12)
FIELD_LIT: Final = replace(FIELD, top="#ffffff", bottom="#fff7e2", border="#a8281c")
CHOSEN: Final = BoxStyle("#b5321f", "#8c2015", border="#74170f", border_width=1.5, radius=12)
RING: Final = BoxStyle("#ffffff", "#ffffff", border="#ffd873", border_width=3.5, radius=18, opacity=0.0)
RING_ON_PAPER: Final = replace(RING, border=WALNUT)
TRACK: Final = BoxStyle("#cdb98b", "#dccaa0", border="#a88f5c", border_width=1.0, radius=8)
FILLED: Final = BoxStyle("#b5321f", "#8c2015", radius=8)
KNOB: Final = BoxStyle(
    "#fffaf0", "#e8d6ac", border="#8a5a1c", border_width=2.0, radius=20, shadow=0.3, shadow_reach=5
)


@dataclass(frozen=True, slots=True)
class Look:
    """The styles of a button: at rest, focused, pressed, disabled."""

    rest: BoxStyle
    lit: BoxStyle
    down: BoxStyle
    off: BoxStyle
    ink: str
    ink_off: str


STRONG: Final = Look(BUTTON, BUTTON_LIT, BUTTON_DOWN, BUTTON_OFF, CREAM, "#d8c8b4")
CALM: Final = Look(QUIET, QUIET_LIT, QUIET_DOWN, replace(BUTTON_OFF, shadow=0.0), CREAM, "#d8c8b4")
