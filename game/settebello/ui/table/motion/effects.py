"""What is drawn beside the cards for a while: broom, word, coins, rays, sum, and the blow of a card."""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from settebello.engine import Card, Seat, Side
from settebello.i18n import Text
from settebello.ui.table.layout import Spot
from settebello.ui.table.model.table_state import Pile

WIND_UP: Final = 0.18
"""The part of its time in which a broom is drawn back, before its stroke."""
BACK: Final = 66.0
"""How far it is drawn back."""
LIFTS_OFF: Final = 0.74
"""The progress of the stroke at which the bristles leave the cloth, and what they push goes on alone."""
STROKE: Final = 1.55
"""The broom's way grows with this power of the time: it gathers speed."""
JUMPS: Final = 0.34
"""How long a small sign on a plate jumps when the coin of its point has arrived, as a part of a play."""
BUMPS: Final = 0.75
"""The swings of a pile on which a card has landed, until it lies still."""
LANDED: Final = 1e-6
RECOILS: Final = 4.0
RECOIL_SWINGS: Final = 0.75
LIFTS_IN: Final = 0.12
"""How far a stock recoils, its swings until it lies still, and the seconds in which it is lifted."""
HITS: Final = 0.1
HITTING: Final = 2 / 3
"""The part of its time in which a word comes down, and the part of that after which it hits the cloth."""
SHAKEN: Final = 2.8
SHAKES: Final = 2.5
"""How far a shake moves the table at first, and its swings until it lies still."""


@dataclass(frozen=True, slots=True)
class Span:
    """A time from `start` to `end` in seconds."""

    start: float
    end: float

    def part(self, time: float) -> float | None:
        """Return the progress at a time, 0 to 1; None outside the span."""
        if not self.start <= time < self.end:
            return None
        return (time - self.start) / (self.end - self.start)


@dataclass(frozen=True, slots=True)
class BroomStroke(Span):
    """A broom that is drawn back, then crosses the cloth to `goal`, at a height `y`.

    `begin` and `goal` are x of the bristles. At its `end` the stroke is over, and the broom flies on
    out of the window, for which it needs some time `beyond`.
    """

    begin: float
    goal: float
    y: float
    beyond: float = 0.0

    def part(self, time: float) -> float | None:
        """Return the progress at a time: 0 to 1, and more while it flies out of the window."""
        if not self.start <= time < self.end + self.beyond:
            return None
        return (time - self.start) / (self.end - self.start)

    @property
    def leaving(self) -> float:
        """Its speed at the end of the stroke, in units in the time of the whole; to the right if positive."""
        return STROKE * (self.goal - self._back) / (1 - WIND_UP)

    @property
    def ahead(self) -> float:
        """The direction of the stroke: 1 to the right, -1 to the left."""
        return 1.0 if self.goal > self.begin else -1.0

    @property
    def _back(self) -> float:
        """The x from which the stroke begins."""
        return self.begin - self.ahead * BACK

    def wound(self, part: float) -> float:
        """Return how far the broom is drawn back at a progress, 0 to 1; 1 during the stroke."""
        drawn = min(part / WIND_UP, 1.0)
        return drawn * drawn * (3 - 2 * drawn)

    def struck(self, part: float) -> float:
        """Return the progress of the stroke itself at a progress of the whole, 0 to 1."""
        return min(max(0.0, part - WIND_UP) / (1 - WIND_UP), 1.0)

    @property
    def lifts_off(self) -> float:
        """The progress of the whole at which the bristles leave the cloth."""
        return WIND_UP + (1 - WIND_UP) * LIFTS_OFF

    def at(self, part: float) -> float:
        """Return the x of the bristles at a progress."""
        if part < WIND_UP:
            return self.begin + (self._back - self.begin) * self.wound(part)
        if part > 1.0:
            return self.goal + (part - 1.0) * self.leaving
        return self._back + (self.goal - self._back) * math.pow(self.struck(part), STROKE)

    def reaches(self, x: float) -> float:
        """Return the progress at which the stroke is at x: its beginning before that, 1 beyond the goal."""
        way = (x - self._back) / (self.goal - self._back)
        return WIND_UP + (1 - WIND_UP) * math.pow(min(max(way, 0.0), 1.0), 1 / STROKE)


@dataclass(frozen=True, slots=True)
class Stamp(Span):
    """A word that hits the cloth at a spot, not wider than `room` nor higher than `high`."""

    words: Text
    spot: Spot
    room: float
    high: float
    below: bool = False
    """Whether a card is held up above it: the word comes from a little larger, and never over the card."""
    swept: float = 0.0
    """Whether it is swept off to the right (1) or left (-1) at last, instead of falling off the cloth."""

    @property
    def hits(self) -> float:
        """The time at which it hits the cloth."""
        return self.start + HITS * HITTING * (self.end - self.start)


@dataclass(frozen=True, slots=True)
class CoinFlight(Span):
    """The coin of `points` that pops up at a spot, is read, and flies to the plate of a side.

    It lands about at the `goal`: exactly where its sign stays, a `broom` or a small coin. `arc` is how
    far its way rises in the middle, negative where it sags below the straight one.
    """

    begin: Spot
    goal: Spot
    side: Side
    broom: bool = False
    points: int = 1
    arc: float = 0.0


@dataclass(frozen=True, slots=True)
class SignKept(Span):
    """The small coin or `broom` that jumps on the plate of a side, where it stays until the deal is over."""

    side: Side
    broom: bool = False


@dataclass(frozen=True, slots=True)
class Received(Span):
    """The pile of a side while cards land on it: it gives way a little in the direction in which they fly.

    `piles` are (seconds since its start, pile) pairs, one for each card that lands. At its end the pile is as
    the last of them.
    """

    side: Side
    piles: tuple[tuple[float, Pile], ...]
    across: float = 0.0
    down: float = 0.0
    lasts: float = 0.0
    """How long the pile gives way after each card."""

    def pile(self, time: float) -> Pile:
        """Return the pile at a time in seconds."""
        return next(pile for since, pile in reversed(self.piles) if self.start + since <= time + LANDED)

    def bumped(self, time: float) -> float:
        """Return how far the pile has given way at a time, 0 to 1; below 0 where it swings back."""
        ages = (time - self.start - since for since, _ in self.piles)
        age = min((age for age in ages if age >= -LANDED), default=self.lasts)
        part = max(age, 0.0) / self.lasts if self.lasts else 1.0
        return 0.0 if part >= 1.0 - LANDED else (1.0 - part) * math.cos(BUMPS * math.tau * part)


@dataclass(frozen=True, slots=True)
class Rays(Span):
    """Turning rays behind a card; everything below them is darkened."""

    card: Card


@dataclass(frozen=True, slots=True)
class Glint(Span):
    """A spark of light that runs once over a card that is held up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Trail(Span):
    """The trail of gold behind the first of these cards; all of them fly above the sentence on the table."""

    cards: tuple[Card, ...]

    @property
    def leader(self) -> Card:
        """The card that leaves the trail."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class SumShown(Span):
    """The sum behind a capture, in figures: the `parts` that are added, and what they make."""

    parts: tuple[int, ...]
    total: int
    spot: Spot
    step: float = 0.0
    """Seconds between its terms, the first at once; 0 shows all of them together."""

    def terms(self, part: float) -> tuple[float, ...]:
        """Return for how many seconds each term is shown at a progress; negative for one still to come."""
        since = part * (self.end - self.start)
        return tuple(since - number * self.step for number in range(len(self.parts) + 1))


@dataclass(frozen=True, slots=True)
class Hit(Span):
    """The blow of a card that comes down at a spot: wedges of light fly out from under it.

    Where it strikes another card there is a `contact`: strokes of ink fly out from it, over the cards.
    """

    spot: Spot
    contact: Spot | None = None
    width: float = 0.0
    """The width of a card that lands in the light, above all that is darkened; 0 for one on the table."""


@dataclass(frozen=True, slots=True)
class Thud(Span):
    """What a card raises that hits the table: dust and strokes at the middle of its lower edge."""

    foot: Spot
    width: float


@dataclass(frozen=True, slots=True)
class Dealing(Span):
    """The time in which a seat deals: its stock is lifted, and recoils from each card that leaves it.

    `kicks` are (seconds since its start, way to the right, way down) of the cards, as parts of a unit.
    """

    seat: Seat
    kicks: tuple[tuple[float, float, float], ...]
    lasts: float

    def recoil(self, time: float) -> tuple[float, float]:
        """Return how far the stock is pushed to the right and down at a time, in logical units."""
        since = time - self.start
        last = next((kick for kick in reversed(self.kicks) if kick[0] <= since + LANDED), None)
        if last is None or since - last[0] >= self.lasts:
            return 0.0, 0.0
        part = (since - last[0]) / self.lasts
        push = -RECOILS * (1 - part) * math.cos(RECOIL_SWINGS * math.tau * part)
        return push * last[1], push * last[2]

    def raised(self, time: float) -> float:
        """Return how far the stock is lifted at a time, 0 to 1."""
        part = min((time - self.start) / LIFTS_IN, (self.end - time) / LIFTS_IN, 1.0)
        return part * part * (3 - 2 * part)


@dataclass(frozen=True, slots=True)
class Shake(Span):
    """A shake of the whole table after a great blow."""

    def at(self, part: float) -> tuple[float, float]:
        """Return how far the table is shifted to the right and down at a progress, in logical units."""
        swing = math.tau * SHAKES * part
        return SHAKEN * (1 - part) * math.cos(swing), SHAKEN * (1 - part) * math.sin(swing + 1.0)


Effect: TypeAlias = (
    BroomStroke
    | Stamp
    | CoinFlight
    | SignKept
    | Received
    | Rays
    | Glint
    | Trail
    | SumShown
    | Hit
    | Thud
    | Dealing
    | Shake
)
