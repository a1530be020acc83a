"""The areas of the table of the market game, for a canvas size, a number of players and a variant."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.market.layout.seat_mats import ALONE, RATIO, MatPlaces, OwnPlaces, mat_places, own_places

NEEDS: Final = (1280.0, 686.0)
LESSON_NEEDS: Final = (1280.0, 720.0)
"""The smallest canvas with a paper in the row above the cloth."""
EDGE: Final = 14.0
GAP: Final = 10.0
TOP: Final = 6.0
MATS: Final = 114.0
TALLER: Final = 0.2
TALLEST: Final = 24.0
"""The height of the mats of the others; in a higher window by this part of the rest, and at most so much."""
PAPER: Final = 146.0
"""The height of the row above the cloth where nobody else sits: a paper lies there."""
CORNER: Final = 4 * 50.0 + 3 * 8.0
"""The width of the four buttons in the upper right corner."""
SIGN: Final = 50.0
CLOTH: Final = 248.0
BAR: Final = 40.0
WIDEST_BAR: Final = 1040.0
LOW: Final = 15.0
"""The sentence lies on the lower border of the cloth, and so far below it."""
BUTTONS: Final = 46.0
FOOT: Final = 6.0
HANGS: Final = 24.0
"""The height of the buttons of a turn, their distance from the edge, and the room above for the valance."""
OWN_MOST: Final = 322.0
"""The greatest height of the own area."""
BORDER: Final = 25.0
"""The printed border of the cloth."""
MARKET_CARD: Final = 150.0
HAND_CARD: Final = 152.0
WIDEST: Final = 1560.0
PILE: Final = 0.6
LOWER: Final = 0.75
"""Width of a pile on the cloth and of an open goal below, relative to a card that can be bought."""
LOWER_STEP: Final = 0.91
"""How much of each open goal below is seen, as a part of its width: its number and all its hearts."""
LEAST_GAP: Final = 12.0
"""The least gap between cards on the cloth: the frames of two that can be bought have room in it."""
PROP: Final = 104.0
"""The size of the things beside the mat of an only opponent."""


@dataclass(frozen=True, slots=True)
class MarketPlaces:
    """The areas on the cloth; those of single cards have the ratio of a card."""

    supply: Area
    display: tuple[Area, ...]
    goal_deck: Area
    top_goal: Area
    lower_goals: Area
    graveyard: Area


@dataclass(frozen=True, slots=True)
class MarketLayout:
    """The areas of the table, in logical units; those of single cards have the ratio of a card."""

    width: float
    height: float
    players: int
    """Those who are shown; 1: nobody else sits there."""
    expert: bool
    mats: tuple[MatPlaces, ...]
    """Of the other players, in the order of play after the one below."""
    signs: tuple[Area, ...]
    round: Area
    cloth: Area
    market: MarketPlaces
    bar: Area
    own: OwnPlaces
    buttons: Area

    @classmethod
    def of(cls, width: float, height: float, players: int, *, expert: bool, places: int = 3) -> Self:
        """Compute the areas; `places` are those of the display."""
        spare = max(0.0, height - NEEDS[1])
        row = MATS + min(TALLER * spare, TALLEST) if players > 1 else PAPER
        extra = max(0.0, height - NEEDS[1] + MATS - row)
        air = min(extra / 4, 22.0)
        taller = max(0.0, extra - 2 * air)
        cloth_high = CLOTH + min(0.45 * taller, 76.0)
        left = max(EDGE, (width - WIDEST) / 2)
        wide = width - 2 * left
        top = Area(left, TOP, wide - CORNER - GAP, row)
        signs = Area(left + wide - CORNER, TOP + 4, CORNER, SIGN).columns(4, 8)
        if players == 2:
            others: Sequence[Area] = (top.split_left(min(ALONE, top.width), 0)[0],)
        else:
            others = top.columns(players - 1, GAP) if players > 1 else ()
        mats = tuple(mat_places(area, expert=expert) for area in others)
        buttons = Area(left, height - FOOT - BUTTONS, wide, BUTTONS)
        # In a high window the own area is no higher than its cards need: the rest is free above and below.
        needed = top.bottom + 8 + air + cloth_high + LOW + 4 + air / 2 + OWN_MOST + HANGS
        surplus = max(0.0, buttons.y - needed)
        cloth = Area(left, top.bottom + 8 + air + surplus / 2, wide, cloth_high)
        middle = cloth.bottom + LOW - BAR / 2
        bar = Area.centred(width / 2, middle, min(wide, WIDEST_BAR), BAR)
        below = bar.bottom + 4 + air / 2 + surplus / 2
        own = Area(left, below, wide, buttons.y - HANGS - below)
        return cls(
            width=width,
            height=height,
            players=players,
            expert=expert,
            mats=mats,
            signs=signs,
            round=Area(signs[0].x, signs[0].bottom + 8, CORNER, top.bottom - signs[0].bottom - 8),
            cloth=cloth,
            bar=bar,
            buttons=buttons,
            market=_market(cloth, places),
            own=own_places(own, expert=expert),
        )

    @property
    def corner(self) -> Area:
        """The upper right corner, where a table without the four buttons has a larger plate of the round."""
        return Area(self.signs[0].x, TOP + 8, CORNER, 84.0)

    @property
    def corners(self) -> tuple[Area, ...]:
        """Squares where nothing is put down: beside an only opponent, and at the sides of a wide window."""
        found: list[Area] = []
        if self.players == 2:
            mat = self.mats[0].mat
            free = Area(mat.right + 8, mat.y, self.signs[0].x - 16 - mat.right, mat.height)
            side = min(PROP, free.height)
            found += [Area.centred(*part.centre, side, side) for part in free.columns(2, 10)]
        beside = self.cloth.x - 2 * EDGE
        if beside >= PROP:
            side = min(beside, 1.4 * PROP)
            for x in (self.cloth.x / 2, self.width - self.cloth.x / 2):
                found += [
                    Area.centred(x, y, side, side)
                    for y in (self.cloth.y + side / 2, self.own.counter.centre[1])
                ]
        return tuple(found)

    @property
    def paper(self) -> Area:
        """The row above the cloth, where nobody else sits there."""
        return Area(self.cloth.x, TOP, self.cloth.width, self.cloth.y - 8 - TOP)

    def others(self, seat: int, seats: int) -> tuple[int, ...]:
        """Return the other seats that are shown, in the order of play after a seat."""
        return tuple((seat + step) % seats for step in range(1, self.players))

    @property
    def hand_width(self) -> float:
        """The width of a hand card."""
        return min(self.own.hand.height / RATIO, HAND_CARD)


def card_area(x: float, y: float, width: float) -> Area:
    """Return the area of a card centred at a point."""
    return Area.centred(x, y, width, width * RATIO)


def fan(area: Area, count: int, width: float, *, gap: float = 8.0, centred: bool = False) -> Sequence[Area]:
    """Return the areas of cards of a width side by side, overlapping where there is no room."""
    if not count:
        return ()
    step = min(width + gap, (area.width - width) / (count - 1)) if count > 1 else 0.0
    whole = width + step * (count - 1)
    left = area.centre[0] - whole / 2 if centred else area.x
    top = area.centre[1] - width * RATIO / 2
    return [Area(left + step * number, top, width, width * RATIO) for number in range(count)]


def _market(cloth: Area, places: int) -> MarketPlaces:
    """Return the areas on the cloth, from the supply at the left to the graveyard at the right."""
    room = cloth.inset(BORDER + 12, BORDER)
    gaps = places + 6
    cards = 3 * PILE + places + 1 + LOWER * (1 + 4 * LOWER_STEP)
    card = min((room.height - 6) / RATIO, MARKET_CARD, (room.width - LEAST_GAP * gaps) / cards)
    small, low = PILE * card, LOWER * card
    lower = low * (1 + 4 * LOWER_STEP)
    gap = (room.width - cards * card) / gaps
    y = room.centre[1]
    supply = card_area(room.x + small / 2, y, small)
    left = supply.right + gap
    display = tuple(card_area(left + card / 2 + number * (card + gap), y, card) for number in range(places))
    # A wider gap divides the display from the goals.
    goal_deck = card_area(left + places * (card + gap) + gap + small / 2, y, small)
    top_goal = card_area(goal_deck.right + gap + card / 2, y, card)
    return MarketPlaces(
        supply=supply,
        display=display,
        goal_deck=goal_deck,
        top_goal=top_goal,
        lower_goals=Area(top_goal.right + gap, y - low * RATIO / 2, lower, low * RATIO),
        graveyard=card_area(room.right - small / 2, y, small),
    )
