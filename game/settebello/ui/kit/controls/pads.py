"""The buttons common to all gamepads, and each maker's labels for them."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from settebello.i18n import Text, t


class Button(StrEnum):
    """A gamepad button, named as on most current models."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    LEFT_SHOULDER = "left_shoulder"
    RIGHT_SHOULDER = "right_shoulder"
    LEFT_TRIGGER = "left_trigger"
    RIGHT_TRIGGER = "right_trigger"
    BACK = "back"
    START = "start"
    LEFT_STICK = "left_stick"
    RIGHT_STICK = "right_stick"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


CROSS: Final = frozenset({Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT})
"""The d-pad; the left stick gives the same buttons. They cannot be rebound."""


class Maker(StrEnum):
    """The makers whose button labels differ."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


MARKS: Final = (
    (Maker.XBOX, ("xbox", "x-box", "xinput", "microsoft", "steam")),
    (Maker.NINTENDO, ("nintendo", "switch", "joy-con", "pro controller")),
    (
        Maker.PLAYSTATION,
        ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "wireless controller"),
    ),
)
"""Substrings of the device names by maker; the first match wins."""


def maker_of(name: str) -> Maker:
    """Return the maker of the gamepad with this name; Xbox if unknown."""
    small = name.lower()
    return next((maker for maker, marks in MARKS if any(mark in small for mark in marks)), Maker.XBOX)


SIGNS: Final[Mapping[Button, str]] = MappingProxyType(
    {
        Button.UP: "arrow_up",
        Button.DOWN: "arrow_down",
        Button.LEFT: "arrow_left",
        Button.RIGHT: "arrow_right",
    }
)
DRAWN: Final[Mapping[Maker, Mapping[Button, str]]] = MappingProxyType(
    {
        Maker.XBOX: {**SIGNS, Button.BACK: "pad_view", Button.START: "pad_menu"},
        Maker.PLAYSTATION: {
            **SIGNS,
            Button.A: "pad_cross",
            Button.B: "pad_circle",
            Button.X: "pad_square",
            Button.Y: "pad_triangle",
            Button.BACK: "pad_share",
            Button.START: "pad_menu",
        },
        Maker.NINTENDO: {**SIGNS, Button.BACK: "pad_minus", Button.START: "pad_plus"},
    }
)
"""Glyphs in assets/ui/glyphs for buttons without letters."""

LETTERED: Final[Mapping[Maker, Mapping[Button, str]]] = MappingProxyType(
    {
        Maker.XBOX: {
            Button.LEFT_SHOULDER: "LB",
            Button.RIGHT_SHOULDER: "RB",
            Button.LEFT_TRIGGER: "LT",
            Button.RIGHT_TRIGGER: "RT",
            Button.LEFT_STICK: "LS",
            Button.RIGHT_STICK: "RS",
        },
        Maker.PLAYSTATION: {
            Button.LEFT_SHOULDER: "L1",
            Button.RIGHT_SHOULDER: "R1",
            Button.LEFT_TRIGGER: "L2",
            Button.RIGHT_TRIGGER: "R2",
            Button.LEFT_STICK: "L3",
            Button.RIGHT_STICK: "R3",
        },
        Maker.NINTENDO: {
            Button.LEFT_SHOULDER: "L",
            Button.RIGHT_SHOULDER: "R",
            Button.LEFT_TRIGGER: "ZL",
            Button.RIGHT_TRIGGER: "ZR",
            Button.LEFT_STICK: "LS",
            Button.RIGHT_STICK: "RS",
        },
    }
)
"""Letters on the other buttons; face buttons without an entry have their own letter."""

SAID: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "arrow_up": t("Up"),
        "arrow_down": t("Down"),
        "arrow_left": t("Left"),
        "arrow_right": t("Right"),
        "pad_cross": t("Cross"),
        "pad_circle": t("Circle"),
        "pad_square": t("Square"),
        "pad_triangle": t("Triangle"),
        "pad_view": t("View"),
        "pad_menu": t("Menu"),
        "pad_share": t("Share"),
        "pad_plus": t("Plus"),
        "pad_minus": t("Minus"),
    }
)
"""Spoken names of the glyphs."""


def letters_on(button: Button, maker: Maker) -> str:
    """Return the letters on a button without a glyph."""
    return LETTERED[maker].get(button) or button.value.upper()


def called(button: Button, maker: Maker) -> Text | str:
    """Return the name of a button."""
    sign = DRAWN[maker].get(button)
    return SAID[sign] if sign is not None else letters_on(button, maker)
