"""Four cards of the market game as a fan, where its matches are set up."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

CARDS: Final = ("r4a", "Z7b", "G16", "G24")
"""A card of a player's set, one that is for sale, a goal, and the first of the last goals, by id."""
RATIO: Final = 5 / 3
SPREAD: Final = 11.0
"""Degrees between two cards."""
RADIUS: Final = 2.9
"""The distance of the middle of a card from the point about which the fan turns, in widths of a card."""
WIDEST: Final = 190.0
OUTER: Final = SPREAD * (len(CARDS) - 1) / 2
"""The lean of the outer cards, in degrees."""


def fan_size() -> tuple[float, float]:
    """Return the width and height of the fan in widths of a card."""
    lean = math.radians(OUTER)
    wide = 2 * RADIUS * math.sin(lean) + math.cos(lean) + RATIO * math.sin(lean)
    low = RADIUS * (1 - math.cos(lean))
    high = low + (RATIO * math.cos(lean) + math.sin(lean) + RATIO) / 2
    return wide, high


def fan_places(area: Area) -> list[tuple[str, Area, float]]:
    """Return the id of each card, its place before it is turned, and its lean in degrees to the right."""
    wide, high = fan_size()
    card = min(WIDEST, area.width / wide, area.height / high)
    x, top = area.centre[0], area.centre[1] - high * card / 2
    middle = top + RATIO * card / 2
    found: list[tuple[str, Area, float]] = []
    for number, name in enumerate(CARDS):
        lean = SPREAD * (number - (len(CARDS) - 1) / 2)
        turn = math.radians(lean)
        at = (x + RADIUS * card * math.sin(turn), middle + RADIUS * card * (1 - math.cos(turn)))
        found.append((name, Area.centred(*at, card, RATIO * card), lean))
    return found


def draw_market_fan(canvas: Canvas, area: Area) -> None:
    """Draw the fan as large as fits into an area, each card once its picture is there."""
    for name, place, lean in fan_places(area):
        canvas.late_picture(f"market/cards/{name}.svg", place, angle=-lean)
