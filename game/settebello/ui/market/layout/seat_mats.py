"""The areas of the players' mats: those of the others above the cloth, and the counter of the one below."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import Edge, SeatPlace, Spot

RATIO: Final = 5 / 3
"""Height of a card relative to its width."""
ALONE: Final = 740.0
"""The width of the mat of an only opponent; things of the osteria stand beside it."""
ALMOST: Final = 10.0
"""How much narrower it may be."""
COMPACT: Final = 400.0
"""A narrower mat has smaller cards in the expert game."""
PLATE: Final = (204.0, 62.0)
LOW_PLATE: Final = (258.0, 36.0)
"""The plate of the player below and of an only opponent, and those of several others."""
PLATE_IN: Final = 9.0
"""How far a plate begins inside its mat: the portrait reaches out to the left."""
POINTER: Final = 24.0
"""The room at the right of a plate for the arrow of the turn."""
TALLEST_HELD: Final = 42.0
BADGE: Final = 16.0
"""The greatest height of another player's hand, and the height of the part of a badge below its pile."""
SMALL_CARD: Final = 84.0
TINY_CARD: Final = 56.0
LEAST_CARD: Final = 34.0
"""The greatest widths of a card of the own piles, of those on a mat, and of those on a narrow one."""
RAISED: Final = 16.0
"""How far a chosen hand card is raised."""
COUNTER_DOWN: Final = 22.0
PLACE_DOWN: Final = 42.0
PLACE_UP: Final = 12.0
TOGETHER: Final = 8.0
TRAY: Final = 6.0
"""The gap between stock and discard pile, which lie in one tray, and how far it reaches beyond them."""
"""How far the counter and its places begin below the top of the own area, and the places end above it."""


def seat_at(plate: Area) -> SeatPlace:
    """Return the seat with a plate, as at the tables of the other games: the portrait lies over its end."""
    nowhere = Spot(*plate.centre)
    return SeatPlace(Edge.BOTTOM, nowhere, 0.0, 0.0, plate, nowhere, nowhere)


def tray(deck: Area, discard: Area) -> Area:
    """Return the place in which stock and discard pile lie together."""
    return Area(deck.x, deck.y, discard.right - deck.x, deck.height).inset(-TRAY)


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


def own_places(own: Area, *, expert: bool) -> OwnPlaces:
    """Return the areas of the mat of the player below: a counter with places, the plate over its corner."""
    counter = Area(own.x - 6, own.y + COUNTER_DOWN, own.width + 12, own.height - COUNTER_DOWN + 2)
    plate = Area(own.x + PLATE_IN, own.y + 12, *PLATE)
    top = seat_at(plate).portrait.bottom + 4
    pile = Area(own.x + 4, top, plate.right - own.x - 4, own.bottom - BADGE - top)
    small = min(SMALL_CARD, pile.height / RATIO)
    deck, discard = (
        Area.centred(pile.centre[0] + side * (small + TOGETHER) / 2, pile.centre[1], small, small * RATIO)
        for side in (-1, 1)
    )
    part = min(own.width / 1252, 1.15)
    right, stage_wide = (330.0 if expert else 230.0) * part, 220.0 * part
    y, high = own.y + PLACE_DOWN, own.height - PLACE_DOWN - PLACE_UP
    stage = Area(plate.right + POINTER, y, stage_wide, high)
    kept = Area(own.right - 8 - right, y, right, high)
    vitrine, vault = kept.columns(2, 16) if expert else (Area(kept.x, y, 0.0, high), kept)
    hand = Area(stage.right + 18, own.y + RAISED, kept.x - stage.right - 36, own.height - RAISED - 4)
    return OwnPlaces(counter, plate, deck, discard, stage, hand, vitrine, vault)


def mat_places(area: Area, *, expert: bool) -> MatPlaces:
    """Return the areas of another player's mat: plate and hand at the left, the piles on a board."""
    compact = area.width < COMPACT
    alone = area.width >= ALONE - ALMOST
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
    deck, discard = (Area(cards.x + number * (card + 4), y, card, cards.height) for number in range(2))
    vault = Area(cards.right - card, y, card, cards.height)
    vitrine = Area(vault.x - 1.5 * gap - 1.6 * card, y, 1.6 * card, cards.height) if expert else vault
    left = discard.right + 1.5 * gap
    stage = Area(left, y, vitrine.x - 1.5 * gap - left, cards.height)
    if not expert:
        vitrine = Area(vault.x, vault.y, 0.0, cards.height)
    return MatPlaces(area, board, plate, deck, held, discard, stage, vitrine, vault)
