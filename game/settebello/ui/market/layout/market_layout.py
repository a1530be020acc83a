"""The areas of the table of the market game, for a canvas size, a number of players and a variant."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area

RATIO: Final = 5 / 3
"""Height of a card relative to its width."""
NEEDS: Final = (1280.0, 686.0)
LESSON_NEEDS: Final = (1280.0, 720.0)
"""The smallest canvas with a paper in the row above the cloth."""
EDGE: Final = 14.0
GAP: Final = 10.0
TOP: Final = 8.0
MATS: Final = 112.0
TALLER: Final = 0.2
TALLEST: Final = 24.0
"""The height of the mats of the others; in a higher window by this part of the rest, and at most so much."""
PAPER: Final = 146.0
"""The height of the row above the cloth where nobody else sits: a paper lies there."""
CORNER: Final = 4 * 50.0 + 3 * 8.0
"""The width of the four buttons in the upper right corner."""
COMPACT: Final = 400.0
"""A narrower mat has a smaller portrait, and smaller cards in the expert game."""
FACE: Final = 72.0
SMALL_FACE: Final = 56.0
OWN_FACE: Final = 66.0
"""The portraits on a mat, on a narrow one, and on the plate of the player below."""
NAME: Final = 27.0
HELD: Final = 30.0
BADGE: Final = 10.0
"""The heights of a name, of another player's hand, and of the part of a badge above its pile."""
SIGN: Final = 50.0
CLOTH: Final = 232.0
BAR: Final = 46.0
BUTTONS: Final = 52.0
BORDER: Final = 20.0
"""The printed border of the cloth."""
MARKET_CARD: Final = 150.0
SMALL_CARD: Final = 84.0
TINY_CARD: Final = 44.0
LEAST_CARD: Final = 34.0
WIDEST: Final = 1560.0
SMALLER: Final = 0.74
"""Width of a pile on the cloth, relative to a card that can be bought."""
LOWER_STEP: Final = 0.62
"""How much of each open goal below is seen, as a part of its width: both figures of its number."""
RAISED: Final = 16.0
"""How far a chosen hand card is raised."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The areas of another player's mat; `vitrine` is empty in the basic game."""

    mat: Area
    portrait: Area
    name: Area
    deck: Area
    hand: Area
    discard: Area
    stage: Area
    vitrine: Area
    vault: Area


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

    plate: Area
    portrait: Area
    name: Area
    deck: Area
    discard: Area
    stage: Area
    hand: Area
    vitrine: Area
    vault: Area


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
        air = min(extra / 4, 26.0)
        taller = max(0.0, extra - 3 * air)
        cloth_high = CLOTH + min(0.45 * taller, 70.0)
        left = max(EDGE, (width - WIDEST) / 2)
        wide = width - 2 * left
        top = Area(left, TOP, wide - CORNER - GAP, row)
        signs = Area(left + wide - CORNER, TOP, CORNER, SIGN).columns(4, 8)
        others = top.columns(players - 1, GAP) if players > 1 else ()
        mats = tuple(_mat(area, expert=expert) for area in others)
        cloth = Area(left, top.bottom + 8 + air, wide, cloth_high)
        bar = Area.centred(width / 2, cloth.bottom + 6 + air / 2 + BAR / 2, min(wide, 1180.0), BAR)
        buttons = Area(left, height - 8 - BUTTONS, wide, BUTTONS)
        own = Area(left, bar.bottom + 6 + air / 2, wide, buttons.y - 10 - bar.bottom - 6 - air / 2)
        return cls(
            width=width,
            height=height,
            players=players,
            expert=expert,
            mats=mats,
            signs=signs,
            round=Area(signs[0].x, TOP + SIGN + 8, CORNER, MATS - SIGN - 8),
            cloth=cloth,
            bar=bar,
            buttons=buttons,
            market=_market(cloth, places),
            own=_own(own, expert=expert),
        )

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
        return min(self.own.hand.height / RATIO, 160.0)


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
    """Return the areas of the mat of the player below."""
    plate = Area(own.x, own.y, 196.0, OWN_FACE - 4)
    portrait = Area(plate.x + 4, plate.y - 4, OWN_FACE, OWN_FACE)
    left = portrait.right + 6
    name = Area(left, plate.centre[1] - NAME / 2, plate.right - 6 - left, NAME)
    pile = Area(own.x, plate.bottom + 14, 196.0, own.bottom - plate.bottom - 14)
    small = min(SMALL_CARD, (pile.height - 8) / RATIO)
    deck, discard = (
        Area.centred(part.centre[0], pile.centre[1], small, small * RATIO) for part in pile.columns(2, 8)
    )
    right = (330.0 if expert else 230.0) * min(own.width / 1252, 1.15)
    stage_wide = 236.0 * min(own.width / 1252, 1.15)
    low = own.height - 22
    stage = Area(plate.right + 18, own.y + 22, stage_wide, low)
    kept = Area(own.right - right, own.y + 22, right, low)
    vitrine, vault = kept.columns(2, 20) if expert else (Area(kept.x, kept.y, 0.0, low), kept)
    hand = Area(stage.right + 18, own.y + RAISED, kept.x - stage.right - 36, own.height - RAISED)
    return OwnPlaces(plate, portrait, name, deck, discard, stage, hand, vitrine, vault)


def _mat(area: Area, *, expert: bool) -> MatPlaces:
    """Return the areas of another player's mat: the hand below the portrait, the piles beside it."""
    room = area.inset(8, 5)
    compact = area.width < COMPACT
    side = SMALL_FACE if compact else FACE
    portrait = Area(room.x, room.y, side, side)
    held = Area(room.x, room.bottom - HELD, side, HELD)
    left = portrait.right + (8 if compact else 10)
    name = Area(left, room.y, room.right - left, NAME)
    # A badge is half above its pile.
    most = TINY_CARD if not compact else LEAST_CARD if expert else TINY_CARD
    card = min(most, (room.height - NAME - BADGE) / RATIO)
    high = card * RATIO
    cards = Area(left, room.bottom - high, room.right - left, high)
    gap = 6.0 if compact else 10.0
    deck, discard = (Area(cards.x + number * (card + gap), cards.y, card, high) for number in range(2))
    # The badge of the vault is a little outside at the right.
    vault = Area(cards.right - card - gap, cards.y, card, high)
    vitrine = Area(vault.x - 2 * gap - 1.6 * card, cards.y, 1.6 * card, high) if expert else vault
    left = discard.right + 1.6 * gap
    stage = Area(left, cards.y, vitrine.x - 1.4 * gap - left, high)
    if not expert:
        vitrine = Area(vault.x, vault.y, 0.0, high)
    return MatPlaces(area, portrait, name, deck, held, discard, stage, vitrine, vault)
