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
BLUE: Final = "#2a5ca5"
BLUE_DEEP: Final = "#1b3f78"
"""The blue of majolica, and of swords and card backs: what is chosen or switched on."""
GREEN: Final = "#2f6f3d"
GREEN_DEEP: Final = "#1c4a27"
"""The green of success: who has won, and points won."""
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

PANEL: Final = BoxStyle(PAPER, PAPER_SHADE, radius=7, shadow=0.5, shadow_reach=16)
SHEET: Final = replace(PANEL, frame="#bf9650")
"""A sheet with a printed frame; its content begins at least 28 units inside its edge."""
PLATE: Final = BoxStyle(
    "#4a2d1a", WALNUT_DEEP, border="#b58440", border_width=1.4, radius=7, shadow=0.4, shadow_reach=9
)
BUTTON: Final = BoxStyle("#c43a27", RED_DEEP, radius=8, shadow=0.4, shadow_reach=8)
"""The one red of the button that goes on, whether it is focused or not: the ring alone says focus."""
BUTTON_LIT: Final = replace(BUTTON, border=GOLD, border_width=2.6)
BUTTON_DOWN: Final = replace(BUTTON, fill="#b3301f", shadow=0.1, shadow_reach=3, slipped=True)
BUTTON_OFF: Final = BoxStyle("#3f2a1b", "#3f2a1b", border="#97815f", border_width=1.2, radius=8)
"""Not printed: the bare ground with a thin outline."""
QUIET: Final = BoxStyle(
    "#4d301d", WALNUT_DEEP, border="#a8772c", border_width=1.4, radius=8, shadow=0.4, shadow_reach=8
)
QUIET_LIT: Final = replace(QUIET, fill="#65412a", border=GOLD)
QUIET_DOWN: Final = replace(QUIET, fill="#2b190d", border="none", shadow=0.1, shadow_reach=3, slipped=True)
FIELD: Final = BoxStyle("#fffaeb", "#fffaeb", border="#a3834b", border_width=1.6, radius=6)
FIELD_LIT: Final = replace(FIELD, fill="#fffcf2", rim="#fffcf2", border=GOLD_DEEP, border_width=2.4)
CHOSEN: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, border_width=1.6, radius=6)
RING: Final = BoxStyle("#ffffff", "#ffffff", border="#ffd873", border_width=3.5, radius=18, opacity=0.0)
"""The golden ring of the focus."""
RING_INK: Final = replace(RING, border=INK, border_width=6.5)
"""The ink on both sides of the ring, without which gold is lost on paper and other light grounds."""
TRACK: Final = BoxStyle("#dccaa0", "#cdb98b", border="#937944", border_width=1.4, radius=8)
FILLED: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, border_width=1.2, radius=8)
UNSET: Final = BoxStyle("#f3e9d0", "#f3e9d0", border="#857353", border_width=2.0, radius=8)
BLANK: Final = BoxStyle("#a79d8c", "#857b6b", border="#4f463a", border_width=1.5, radius=20)
"""A switch that is off: an empty groove, and a grey knob without the coin."""
KNOB: Final = BoxStyle(
    "#fffaf0", "#e8d6ac", border="#8a5a1c", border_width=1.5, radius=20, shadow=0.3, shadow_reach=4
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
CALM: Final = Look(QUIET, QUIET_LIT, QUIET_DOWN, BUTTON_OFF, CREAM, "#d8c8b4")
_PALE: Final = BoxStyle("#ecdcb4", "#a98548", radius=8, shadow=0.3, shadow_reach=6)
PALE: Final = Look(
    _PALE,
    replace(_PALE, fill="#fff6dc", rim="#c9a866", border=GOLD_DEEP, border_width=2.2),
    replace(_PALE, fill="#dfc994", shadow=0.1, shadow_reach=3, slipped=True),
    BoxStyle(PAPER, PAPER, border="#9a8157", border_width=1.2, radius=8),
    INK,
    FADED,
)
"""What `CALM` is on paper: lighter than the one red button beside it; not printed when it is disabled."""
_PICKED: Final = replace(BUTTON, fill=BLUE, rim=BLUE_DEEP, border=GOLD, border_width=3.0)
PICKED: Final = Look(
    _PICKED,
    replace(_PICKED, fill="#3a70c0"),
    replace(_PICKED, fill=BLUE_DEEP, border="none", shadow=0.1, shadow_reach=3, slipped=True),
    BUTTON_OFF,
    CREAM,
    "#d8c8b4",
)
"""A button that shows what is chosen or switched on, by its colour and by its broader border."""
