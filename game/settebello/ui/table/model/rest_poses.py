"""The poses of the cards of an arrangement that lies still."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from settebello.engine import Card, Seat, Side
from settebello.ui.table.layout import RATIO, SWEEP_ASIDE, Spot, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.table_state import TableState

CLAIM_Z = 150.0
HAND_Z = 200.0
FLIGHT_Z = 400.0
PILE_TURN = 90.0


def hand_poses(arrangement: TableState, layout: TableLayout, seat: Seat) -> dict[Card, Pose]:
    """Where the cards of one hand are held; face up where the hand is seen, or shown to all."""
    hand = arrangement.hands[seat]
    own = arrangement.sees(seat)
    bare = arrangement.bare or not arrangement.shown.isdisjoint(hand)
    width = layout.seats[seat].card
    spots = layout.hand(seat, len(hand), shown=bare)
    return {
        card: Pose(
            spot.x,
            spot.y,
            width,
            spot.angle,
            turn=1.0 if own or card in arrangement.shown else 0.0,
            z=HAND_Z + place,
        )
        for place, (card, spot) in enumerate(zip(hand, spots, strict=True))
    }


def table_pose(layout: TableLayout, slot: int, card: Card) -> Pose:
    """Where a card lies on the table."""
    spot = layout.table_slot(slot, card)
    return Pose(spot.x, spot.y, layout.table_card, spot.angle, z=float(slot))


def beside(layout: TableLayout, taken: Iterable[Pose]) -> Pose:
    """Where a played card comes to lie for a moment: over the lowest corner of what it takes."""
    under = max(taken, key=lambda pose: (pose.y, -abs(pose.x - layout.width / 2)))
    width = layout.table_card
    y = min(under.y + 0.30 * width, layout.table.bottom - 0.53 * width * RATIO)
    return Pose(under.x + 0.34 * width, y, width, under.angle + 4.0)


def claim_pose(poses: Mapping[Card, Pose], layout: TableLayout, cards: Iterable[Card]) -> Pose:
    """Where a card lies face down beside those that it is said to take."""
    return replace(beside(layout, (poses[card] for card in cards)), turn=0.0, z=CLAIM_Z)


def presented(layout: TableLayout, spot: Spot, number: int, count: int) -> Pose:
    """A card laid on the cloth in a row of so many for all to read, around a spot, kept on the cloth."""
    width, step = layout.table_card, 1.06 * layout.table_card
    half = (step * count) / 2
    x = min(max(spot.x, layout.table.x + half), layout.table.right - half)
    tall = width * RATIO / 2
    y = min(max(spot.y, layout.table.y + tall), layout.table.bottom - tall)
    return Pose(x + (number - (count - 1) / 2) * step, y, width, z=FLIGHT_Z + number)


def resting_poses(arrangement: TableState, layout: TableLayout) -> dict[Card, Pose]:
    """Where every card of the hands and of the table is, the lowest first."""
    poses = {card: table_pose(layout, slot, card) for slot, card in sorted(arrangement.table)}
    if arrangement.claim is not None:
        poses[arrangement.claim.card] = claim_pose(poses, layout, arrangement.claim.cards)
        for card in arrangement.claim.cards:
            poses[card] = replace(poses[card], mark=1.0)
    for seat in range(len(arrangement.hands)):
        poses |= hand_poses(arrangement, layout, Seat(seat))
    return poses


def stock_pose(layout: TableLayout, dealer: Seat) -> Pose:
    """Where the stock lies: beside the dealer."""
    spot = layout.seats[dealer].stock
    return Pose(spot.x, spot.y, layout.small_card, turn=0.0, z=FLIGHT_Z)


def pile_top(layout: TableLayout, side: Side, cards: int) -> Spot:
    """The place of the uppermost card of a pile: it climbs by a hair with every fourth card."""
    spot = layout.pile(side)
    layers = (cards + 3) // 4
    return Spot(spot.x, spot.y - 1.6 * layers)


def sweep_spot(layout: TableLayout, side: Side, number: int, count: int) -> Spot:
    """The place of a card that swept, face up and crosswise under the pile; `number` from 0, of `count`."""
    spot = layout.pile(side)
    step = min(0.34, 1.1 / max(count, 1)) * layout.small_card
    top = spot.y - 0.5 * layout.small_card
    aside = SWEEP_ASIDE * layout.small_card * layout.sweeps[side]
    return Spot(spot.x + aside, top + number * step, PILE_TURN)


def pile_pose(layout: TableLayout, side: Side, cards: int) -> Pose:
    """A card that has just come to lie on a pile, face down."""
    spot = pile_top(layout, side, cards)
    return Pose(spot.x, spot.y, layout.small_card, turn=0.0, z=FLIGHT_Z)


def sweep_pose(layout: TableLayout, side: Side, number: int, count: int) -> Pose:
    """A card that has just swept, at the side of the pile."""
    spot = sweep_spot(layout, side, number, count)
    return Pose(spot.x, spot.y, layout.small_card, spot.angle, turn=1.0, z=FLIGHT_Z)


def flying(pose: Pose, z: float) -> Pose:
    """The same pose above all that lies still."""
    return replace(pose, z=FLIGHT_Z + z)
