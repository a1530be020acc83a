"""The picture of the title: the osteria under its lamp, which breathes, with guests who blink."""

import math
from dataclasses import dataclass
from typing import Final, Self

from settebello.engine import Card
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH

ROOM: Final = "ui/osteria/room.svg"
LIGHT: Final = "ui/osteria/light.svg"
WIDE: Final = 1680.0
HIGH: Final = 960.0
"""Size of the picture in its own units; a window of 16:9 shows the middle 1280 by 720 of them."""
BEAM: Final = Area(400, 200, 1280, 760)
"""Place of the lamp's light in the picture."""
LIDS: Final = {
    "oste": Area(796, 334, 112, 40),
    "gino": Area(1250, 424, 112, 40),
    "pina": Area(1008, 418, 104, 36),
}
"""Places of the closed eyes in the picture, in the order in which the guests blink."""
FAN: Final = tuple(Card.parse(text) for text in ("Ks", "1d", "7d"))
FAN_PLACE: Final = (1124.0, 716.0)
"""The middle of the fan's middle card in a window of 16:9, in units of the picture."""
BELOW_FAN: Final = 124.0
"""From that point to the lower edge of the window, which cuts the fan as if a hand below held it."""
LOWER: Final = 102.0
"""How much lower the fan is at most, in a higher window."""
HIGHEST: Final = 704.0
"""How high the fan is at most, in a very wide window, so that it hides no face."""
HAND: Final = "ui/osteria/hand.svg"
HAND_SIZE: Final = (340.0, 170.0)
HAND_BY: Final = (-60.0, 30.0)
"""Size of the picture of the hand that holds the fan, and its upper left corner from the fan's middle."""
RISES: Final = 260.0
"""How far below its place the closed fan is, from where the hand lifts it."""
CARD_WIDTH: Final = 176.0
INKED: Final = 2.4
"""Width of the ink along the edge of its cards, as people and things in the room have it."""
RADIUS: Final = 520.0
SPREAD: Final = 16.0
"""Degrees between two cards of the fan."""
BREATH: Final = 24.0
"""Seconds from one brightest light to the next."""
STEP: Final = 3.0
"""Seconds between two levels of the light: so seldom is the picture drawn while nothing else moves."""
BRIGHTER: Final = 0.07
"""Opacity of the light at its brightest."""
BLINKS: Final = 6.0
"""Seconds from one blink to the next."""
BLINK: Final = 0.2
"""Seconds for which eyes are closed."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What changes in the osteria: the opacity of the lamp's light, and who has the eyes closed."""

    light: float = 0.0
    blinks: str | None = None

    @classmethod
    def at(cls, seconds: float) -> Self:
        """Return the state so many seconds after the lamp was lit."""
        breaths = math.floor(seconds / STEP) * STEP / BREATH
        turn, within = divmod(seconds, BLINKS)
        blinks = tuple(LIDS)[int(turn) % len(LIDS)] if within >= BLINKS - BLINK else None
        return cls(round(BRIGHTER * (1 - math.cos(math.tau * breaths)) / 2, 4), blinks)


class OsteriaPicture:
    """The picture fitted to the visible part of a canvas, which it covers; the table stays in sight."""

    def __init__(self, seen: Area) -> None:
        """Cover an area of the canvas."""
        self.scale = max(
            min(seen.width / BASE_WIDTH, seen.height / BASE_HEIGHT), seen.width / WIDE, seen.height / HIGH
        )
        """Units of the canvas per unit of the picture."""
        self._seen = seen
        self._left = seen.centre[0] - self.scale * WIDE / 2
        self._top = seen.centre[1] - self.scale * HIGH / 2

    def place(self, area: Area) -> Area:
        """Return where an area of the picture is on the canvas."""
        return Area(
            self._left + area.x * self.scale,
            self._top + area.y * self.scale,
            area.width * self.scale,
            area.height * self.scale,
        )

    def draw_room(self, canvas: Canvas, name: str = ROOM) -> None:
        """Draw the room with its guests, or another picture of its size, over the visible canvas."""
        part = Area(
            (self._seen.x - self._left) / self.scale,
            (self._seen.y - self._top) / self.scale,
            self._seen.width / self.scale,
            self._seen.height / self.scale,
        )
        canvas.scenery(name, part)

    def draw_evening(self, canvas: Canvas, evening: Evening) -> None:
        """Draw the light and the closed eyes over the room."""
        if evening.light:
            canvas.picture(LIGHT, self.place(BEAM), evening.light)
        if evening.blinks is not None:
            canvas.picture(f"ui/osteria/lids_{evening.blinks}.svg", self.place(LIDS[evening.blinks]))

    @property
    def card_width(self) -> float:
        """The width of the cards of the fan on the canvas."""
        return CARD_WIDTH * self.scale

    def draw_fan(self, canvas: Canvas, opened: float) -> None:
        """Draw the player's fan in the hand; `opened` is 0 for a closed fan, 1 for an open one."""
        middle = (len(FAN) - 1) / 2
        x, y = FAN_PLACE
        y = min(y + LOWER, max(HIGHEST, (self._seen.bottom - self._top) / self.scale - BELOW_FAN))
        y += RISES * (1.0 - opened)
        for number, card in enumerate(FAN):
            turn = (number - middle) * SPREAD * opened
            lean = math.radians(turn)
            spot = self.place(Area(x + RADIUS * math.sin(lean), y + RADIUS * (1 - math.cos(lean)), 0, 0))
            canvas.card(card, spot.x, spot.y, self.card_width, angle=-turn, lift=0.35)
            canvas.card_frame(spot.x, spot.y, self.card_width - 2 * INKED, INK, angle=-turn, thickness=INKED)
        if not canvas.palette.contrast:
            hand = Area(x + HAND_BY[0], y + HAND_BY[1], *HAND_SIZE)
            canvas.picture(HAND, self.place(hand))
