"""Where every card lies that a seat may know of; a card whose place is unknown lies on the pile it is in."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.market import MarketView
from settebello.ui.kit.paint.area import Area
from settebello.ui.market.layout.market_layout import MarketLayout, fan
from settebello.ui.market.layout.seat_mats import RATIO

LOWER_GAP: Final = 4.0
"""The gap between the open goals at the right of the first one, where they do not overlap."""
STAGED: Final = 96.0
KEPT: Final = 84.0
"""The greatest widths of a card on the own stage, and of one in the vault or the vitrine."""
SHELF: Final = (8.0, 14.0, 7.0)
"""How far the cards of an own place are inside it: at the sides, below its tag, and above its foot."""


class Zone(StrEnum):
    """The kinds of places."""

    HAND = "hand"
    DRAWN = "drawn"
    STAGE = "stage"
    DECK = "deck"
    DISCARD = "discard"
    VAULT = "vault"
    VITRINE = "vitrine"
    DISPLAY = "display"
    SUPPLY = "supply"
    GOAL = "goal"
    LOWER = "lower"
    GOALS = "goals"
    GRAVEYARD = "graveyard"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Spot:
    """How a card lies: its area, face up or not, whether it is seen, and its height in its pile."""

    zone: Zone
    area: Area
    seat: int | None = None
    face_up: bool = True
    shown: bool = True
    z: int = 0


def places_of(view: MarketView, layout: MarketLayout, *, bare: bool = True) -> Mapping[int, Spot]:
    """Return where each card lies; `bare`: the hand of the seat below is open."""
    found: dict[int, Spot] = {}
    _market(view, layout, found)
    others = layout.others(view.seat, len(view.mats))
    for seat, places in zip(others, layout.mats, strict=True):
        mat = view.mats[seat]
        for card in mat.hidden:
            found[card] = Spot(Zone.OTHER, places.deck, seat, face_up=False, shown=False)
        _row(found, mat.stage, places.stage, places.stage.height / RATIO, Zone.STAGE, seat)
        _row(found, mat.vitrine, places.vitrine, places.vitrine.height / RATIO, Zone.VITRINE, seat)
        _pile(found, mat.discard, places.discard, Zone.DISCARD, seat)
    _own(view, layout, found, bare=bare)
    return found


def _market(view: MarketView, layout: MarketLayout, found: dict[int, Spot]) -> None:
    for card in view.unseen_supply:
        found[card] = Spot(Zone.SUPPLY, layout.market.supply, face_up=False, shown=False)
    for card in view.unseen_goals:
        found[card] = Spot(Zone.GOALS, layout.market.goal_deck, face_up=False, shown=False)
    for place, shown in enumerate(view.display):
        if shown is not None:
            found[shown] = Spot(Zone.DISPLAY, layout.market.display[place])
    top = view.open_goals[:1]
    low = [goal for goal in view.lower_goals if goal not in top]
    wide = layout.market.lower_goals.height / RATIO
    for number, (goal, area) in enumerate(
        zip(low, fan(layout.market.lower_goals, len(low), wide, gap=LOWER_GAP), strict=True)
    ):
        found[goal] = Spot(Zone.LOWER, area, z=number)
    for goal in top:
        found[goal] = Spot(Zone.GOAL, layout.market.top_goal)
    _pile(found, view.graveyard, layout.market.graveyard, Zone.GRAVEYARD, None)


def _own(view: MarketView, layout: MarketLayout, found: dict[int, Spot], *, bare: bool) -> None:
    own, seat = view.own, view.seat
    for card in own.hidden:
        found[card] = Spot(Zone.DECK, layout.own.deck, seat, face_up=False, shown=False)
    _pile(found, own.discard, layout.own.discard, Zone.DISCARD, seat)
    _row(found, own.stage, shelf(layout.own.stage), fitting(layout.own.stage, STAGED), Zone.STAGE, seat)
    _row(found, own.vitrine, shelf(layout.own.vitrine), fitting(layout.own.vitrine, KEPT), Zone.VITRINE, seat)
    _row(
        found,
        own.vault,
        shelf(layout.own.vault),
        fitting(layout.own.vault, KEPT),
        Zone.VAULT,
        seat,
        face_up=bare,
    )
    hand = view.hand if own.sifted is None else (*view.hand, own.sifted)
    width = layout.hand_width
    for number, (card, area) in enumerate(
        zip(hand, fan(layout.own.hand, len(hand), width, gap=12, centred=True), strict=True)
    ):
        zone = Zone.DRAWN if card == own.sifted else Zone.HAND
        # Face down, the cards lie in an order that tells nothing.
        found[card] = Spot(zone, area, seat, face_up=bare, z=number)


def fitting(area: Area, most: float) -> float:
    """Return the width of the cards in one of the own places: at most so wide, and not too high."""
    return min(most, shelf(area).height / RATIO)


def shelf(area: Area) -> Area:
    """Return the part of one of the own places in which its cards lie."""
    beside, above, below = SHELF
    return Area(area.x + beside, area.y + above, area.width - 2 * beside, area.height - above - below)


def _row(
    found: dict[int, Spot],
    cards: Iterable[int],
    area: Area,
    width: float,
    zone: Zone,
    seat: int,
    *,
    face_up: bool = True,
) -> None:
    here = tuple(cards)
    for number, (card, place) in enumerate(zip(here, fan(area, len(here), width, centred=True), strict=True)):
        found[card] = Spot(zone, place, seat, face_up=face_up, z=number)


def _pile(found: dict[int, Spot], cards: tuple[int, ...], area: Area, zone: Zone, seat: int | None) -> None:
    for number, card in enumerate(cards):
        found[card] = Spot(zone, area, seat, shown=number == len(cards) - 1, z=number)


def visible(spots: Mapping[int, Spot], zones: Collection[Zone], seat: int | None = None) -> list[int]:
    """Return the cards of some zones that are seen, in their order."""
    found = [
        (spot.z, spot.area.x, card)
        for card, spot in spots.items()
        if spot.zone in zones and spot.shown and (seat is None or spot.seat == seat)
    ]
    return [card for _, _, card in sorted(found)]
