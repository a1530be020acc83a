"""The areas of the table of the market game, for a canvas size, a number of players and a variant."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import Edge, SeatPlace, Spot

RATIO: Final = 5 / 3
"""Height of a card relative to its width."""
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
ALONE: Final = 740.0
"""The width of the mat of an only opponent; things of the osteria stand beside it."""
COMPACT: Final = 400.0
"""A narrower mat has smaller cards in the expert game."""
PLATE: Final = (204.0, 62.0)
LOW_PLATE: Final = (258.0, 36.0)
"""The plate of the player below and of an only opponent, and those of several others."""
PLATE_IN: Final = 9.0
"""How far a plate begins inside its mat: the portrait reaches out to the left."""
POINTER: Final = 24.0
"""The room at the right of a plate for the arrow of the turn."""
HELD: Final = 34.0
TALLEST_HELD: Final = 42.0
BADGE: Final = 16.0
"""The heights of another player's hand, and of the part of a badge below its pile."""
SIGN: Final = 50.0
CLOTH: Final = 248.0
BAR: Final = 40.0
WIDEST_BAR: Final = 1040.0
LOW: Final = 15.0
"""The sentence lies on the lower border of the cloth, and so far below it."""
BUTTONS: Final = 52.0
OWN_MOST: Final = 322.0
"""The greatest height of the own area."""
BORDER: Final = 25.0
"""The printed border of the cloth."""
MARKET_CARD: Final = 150.0
SMALL_CARD: Final = 84.0
HAND_CARD: Final = 152.0
TINY_CARD: Final = 56.0
LEAST_CARD: Final = 34.0
WIDEST: Final = 1560.0
SMALLER: Final = 0.74
"""Width of a pile on the cloth, relative to a card that can be bought."""
LOWER_STEP: Final = 0.62
"""How much of each open goal below is seen, as a part of its width: both figures of its number."""
RAISED: Final = 16.0
"""How far a chosen hand card is raised."""
COUNTER_DOWN: Final = 22.0
PLACE_DOWN: Final = 42.0
PLACE_UP: Final = 12.0
"""How far the counter and its places begin below the top of the own area, and the places end above it."""
PROP: Final = 104.0
"""The size of the things beside the mat of an only opponent."""


def seat_at(plate: Area) -> SeatPlace:
    """Return the seat with a plate, as at the tables of the other games: the portrait lies over its end."""
    nowhere = Spot(*plate.centre)
    return SeatPlace(Edge.BOTTOM, nowhere, 0.0, 0.0, plate, nowhere, nowhere)


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The areas of another player's mat; `vitrine` is empty in the basic game."""

    mat: Area
    board: Area
    plate: Area
    deck: Area
    hand: Area
    discard: Area
    stage: Area
    vitrine: Area
    vault: Area

    @property
    def portrait(self) -> Area:
        """The portrait over the left end of the plate."""
        return seat_at(self.plate).portrait

    @property
    def low(self) -> bool:
        """Whether the plate has room for a name only."""
        return self.plate.height < PLATE[1]


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
class OwnPlaces:
    """The areas of the mat of the player below; `vitrine` is empty in the basic game."""

    counter: Area
    plate: Area
    deck: Area
    discard: Area
    stage: Area
    hand: Area
    vitrine: Area
    vault: Area

    @property
    def portrait(self) -> Area:
        """The portrait over the left end of the plate."""
        return seat_at(self.plate).portrait


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
        mats = tuple(_mat(area, expert=expert) for area in others)
        buttons = Area(left, height - 8 - BUTTONS, wide, BUTTONS)
        # In a high window the own area is no higher than its cards need: the rest is free above and below.
        needed = top.bottom + 8 + air + cloth_high + LOW + 4 + air / 2 + OWN_MOST + 8
        surplus = max(0.0, buttons.y - needed)
        cloth = Area(left, top.bottom + 8 + air + surplus / 2, wide, cloth_high)
        middle = cloth.bottom + LOW - BAR / 2
        bar = Area.centred(width / 2, middle, min(wide, WIDEST_BAR), BAR)
        below = bar.bottom + 4 + air / 2 + surplus / 2
        own = Area(left, below, wide, buttons.y - 8 - below)
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
            own=_own(own, expert=expert),
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
    gaps = places + 7
    cards = 3 * SMALLER + places + 1 + SMALLER * (1 + 4 * LOWER_STEP)
    card = min((room.height - 6) / RATIO, MARKET_CARD, (room.width - 8 * gaps) / cards)
    small = SMALLER * card
    lower = small * (1 + 4 * LOWER_STEP)
    gap = (room.width - cards * card) / gaps
    y = room.centre[1]
    supply = card_area(room.x + small / 2, y, small)
    left = supply.right + gap
    display = tuple(card_area(left + card / 2 + number * (card + gap), y, card) for number in range(places))
    # A wider gap divides the display from the goals.
    goal_deck = card_area(left + places * (card + gap) + 2 * gap + small / 2, y, small)
    top_goal = card_area(goal_deck.right + gap + card / 2, y, card)
    return MarketPlaces(
        supply=supply,
        display=display,
        goal_deck=goal_deck,
        top_goal=top_goal,
        lower_goals=Area(top_goal.right + gap, y - small * RATIO / 2, lower, small * RATIO),
        graveyard=card_area(room.right - small / 2, y, small),
    )


def _own(own: Area, *, expert: bool) -> OwnPlaces:
    """Return the areas of the mat of the player below: a counter with places, the plate over its corner."""
    counter = Area(own.x - 6, own.y + COUNTER_DOWN, own.width + 12, own.height - COUNTER_DOWN + 2)
    plate = Area(own.x + PLATE_IN, own.y + 12, *PLATE)
    top = seat_at(plate).portrait.bottom + 4
    pile = Area(own.x + 4, top, plate.right - own.x - 4, own.bottom - BADGE - top)
    small = min(SMALL_CARD, pile.height / RATIO)
    deck, discard = (
        Area.centred(part.centre[0], pile.centre[1], small, small * RATIO) for part in pile.columns(2, 8)
    )
    part = min(own.width / 1252, 1.15)
    right, stage_wide = (330.0 if expert else 230.0) * part, 220.0 * part
    y, high = own.y + PLACE_DOWN, own.height - PLACE_DOWN - PLACE_UP
    stage = Area(plate.right + POINTER, y, stage_wide, high)
    kept = Area(own.right - 8 - right, y, right, high)
    vitrine, vault = kept.columns(2, 16) if expert else (Area(kept.x, y, 0.0, high), kept)
    hand = Area(stage.right + 18, own.y + RAISED, kept.x - stage.right - 36, own.height - RAISED - 4)
    return OwnPlaces(counter, plate, deck, discard, stage, hand, vitrine, vault)


def _mat(area: Area, *, expert: bool) -> MatPlaces:
    """Return the areas of another player's mat: plate and hand at the left, the piles on a board."""
    compact = area.width < COMPACT
    alone = area.width >= ALONE - GAP
    wide, high = PLATE if alone else LOW_PLATE
    left = area.x + PLATE_IN
    plate = Area(left, area.y + (15 if alone else 0), min(wide, area.right - left - POINTER), high)
    face = seat_at(plate).portrait
    if alone:
        # The backs of the hand are seen below the plate.
        held = Area(face.right, plate.bottom + 3, plate.right - face.right, area.bottom - plate.bottom - 3)
        board = Area(plate.right + POINTER, area.y, area.right - plate.right - POINTER, area.height)
        top = board.y + 8
        cards = Area(board.x + 14, top, board.width - 28, board.bottom - BADGE - top)
    else:
        # They are held below the portrait, which covers their upper edges.
        low = min(TALLEST_HELD, area.bottom - face.bottom + 8)
        held = Area(face.x, area.bottom - low, face.width, low)
        board = Area(area.x, area.y + 14, area.width, area.height - 14)
        top = plate.bottom + 6
        begin = face.right + (6 if compact else 10)
        cards = Area(begin, top, board.right - 8 - begin, board.bottom - BADGE - top)
    most = LEAST_CARD if compact and expert else TINY_CARD
    card = min(most, cards.height / RATIO)
    y = cards.centre[1] - card * RATIO / 2
    cards = Area(cards.x, y, cards.width, card * RATIO)
    gap = 6.0 if compact else 12.0
    deck, discard = (Area(cards.x + number * (card + gap), y, card, cards.height) for number in range(2))
    vault = Area(cards.right - card, y, card, cards.height)
    vitrine = Area(vault.x - 1.5 * gap - 1.6 * card, y, 1.6 * card, cards.height) if expert else vault
    left = discard.right + 1.5 * gap
    stage = Area(left, y, vitrine.x - 1.5 * gap - left, cards.height)
    if not expert:
        vitrine = Area(vault.x, vault.y, 0.0, cards.height)
    return MatPlaces(area, board, plate, deck, held, discard, stage, vitrine, vault)
