"""The poses of cards at rest, computed from the table state and the layout."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from settebello.engine import Card, Seat, Side
from settebello.ui.table.layout import RATIO, SWEEP_ASIDE, Spot, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.table_state import TableState

LOOSE = (0.0, 5.0, -4.0, 2.0)
"""How far the layers of a pile are turned from the pile itself, in degrees."""
TOP_Z = 100.0
CLAIM_Z = 150.0
HAND_Z = 200.0
FLIGHT_Z = 400.0
PILE_TURN = 90.0
ASIDE = ((0.86, 0.22), (-0.86, 0.22), (0.5, 0.62), (-0.5, 0.62), (0.0, 1.0))
"""Where a played card may lie from the middle of a captured one, in widths: at its sides or below it."""
HIDES = 12.0
"""What hiding a whole card costs, as a distance in card widths from the middle of the captured ones.

Hiding a captured card costs twice as much: its value is read beside that of the played one.
"""


def hand_poses(arrangement: TableState, layout: TableLayout, seat: Seat) -> dict[Card, Pose]:
    """Return the poses of a hand's cards; face up where the hand is visible or was shown to all."""
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


def table_poses(
    layout: TableLayout, table: Collection[tuple[int, Card]], gaps: Collection[int] = ()
) -> dict[Card, Pose]:
    """Return the poses of the table cards, given as (slot, card); empty slots in `gaps` keep their places."""
    spots = layout.table_spots(table, gaps)
    width = layout.table_width(len({*gaps, *(slot for slot, _ in table)}))
    return {
        card: Pose(spots[card].x, spots[card].y, width, spots[card].angle, z=layout.depth(slot))
        for slot, card in sorted(table, key=lambda one: layout.depth(one[0]))
    }


def beside(layout: TableLayout, taken: Iterable[Pose], others: Collection[Pose] = ()) -> Pose:
    """Return the pose of a played card during a capture: touching a captured card, hiding little of any.

    `others` are the cards that stay on the table.
    """
    prey = list(taken)
    cloth, middle = layout.table, sum(pose.x for pose in prey) / len(prey)

    def cost(pose: Pose) -> float:
        hidden = sum(_hidden(other, pose) for other in (*prey, *prey, *others))
        return HIDES * hidden + abs(pose.x - middle) / pose.width

    def placed(under: Pose, across: float, down: float) -> Pose:
        width = under.width
        x = min(max(under.x + across * width, cloth.x + 0.55 * width), cloth.right - 0.55 * width)
        y = min(under.y + down * width, cloth.bottom - 0.53 * width * RATIO)
        return Pose(x, y, width, under.angle + 4.0)

    return min((placed(under, *aside) for under in prey for aside in ASIDE), key=cost)


def _hidden(card: Pose, above: Pose) -> float:
    """Return the part of a card that another one above it hides, if both lie straight."""
    wide = 0.5 * (card.width + above.width) - abs(card.x - above.x)
    high = 0.5 * RATIO * (card.width + above.width) - abs(card.y - above.y)
    return max(wide, 0.0) * max(high, 0.0) / (card.width * card.width * RATIO)


def claim_pose(poses: Mapping[Card, Pose], layout: TableLayout, cards: Iterable[Card]) -> Pose:
    """Return the pose of a face-down card beside the cards it claims."""
    return replace(beside(layout, (poses[card] for card in cards)), turn=0.0, z=CLAIM_Z)


def presented(layout: TableLayout, spot: Spot, number: int, count: int) -> Pose:
    """Return the pose of a card shown face up in a row around `spot`, clamped to the cloth.

    `number` is its index in the row of `count` cards.
    """
    width, step = layout.table_card, 1.06 * layout.table_card
    half = (step * count) / 2
    x = min(max(spot.x, layout.table.x + half), layout.table.right - half)
    tall = width * RATIO / 2
    y = min(max(spot.y, layout.table.y + tall), layout.table.bottom - tall)
    return Pose(x + (number - (count - 1) / 2) * step, y, width, z=FLIGHT_Z + number)


def resting_poses(arrangement: TableState, layout: TableLayout) -> dict[Card, Pose]:
    """Return the poses of all cards in hands, on the table and on open piles, from the lowest one drawn."""
    poses = table_poses(layout, arrangement.table, arrangement.gaps)
    if arrangement.claim is not None:
        poses[arrangement.claim.card] = claim_pose(poses, layout, arrangement.claim.cards)
        for card in arrangement.claim.cards:
            poses[card] = replace(poses[card], mark=1.0)
    if arrangement.looked is not None:
        poses[arrangement.looked] = looked_pose(arrangement, layout)
    for number, pile in enumerate(arrangement.piles):
        if arrangement.open_piles and pile.top is not None:
            poses[pile.top] = pile_top_pose(layout, Side(number), len(pile.cards))
    for seat in range(len(arrangement.hands)):
        poses |= hand_poses(arrangement, layout, Seat(seat))
    return poses


def stock_pose(layout: TableLayout, dealer: Seat) -> Pose:
    """Return the pose of the stock, which is squared up and upright."""
    spot = layout.seats[dealer].stock
    return Pose(spot.x, spot.y, layout.small_card, turn=0.0, z=FLIGHT_Z)


def looked_pose(arrangement: TableState, layout: TableLayout) -> Pose:
    """Return the pose of the bottom card at which the dealer looks; only the dealer sees its face."""
    dealer = arrangement.dealer
    pose = presented(layout, layout.seats[dealer].stock, 0, 1)
    return replace(pose, turn=1.0 if arrangement.sees(dealer) else 0.0, z=CLAIM_Z)


def pile_top(layout: TableLayout, side: Side, cards: int) -> Spot:
    """Return the spot of a pile's top card; the pile grows by 1.6 logical units every four cards.

    Its layers lie loosely, each a little turned, unless the pile lies straight.
    """
    spot = layout.pile(side)
    layers = (cards + 3) // 4
    loose = LOOSE[(layers - 1) % len(LOOSE)] if spot.angle else 0.0
    return Spot(spot.x, spot.y - 1.6 * layers, spot.angle + loose)


def sweep_spot(layout: TableLayout, side: Side, number: int, count: int) -> Spot:
    """Return the spot of a sweep card, face up and crosswise under the pile.

    `number` counts from 0 to `count` - 1.
    """
    spot = layout.pile(side)
    width = layout.pile_width(side)
    step = min(0.34, 1.1 / max(count, 1)) * width
    top = spot.y - 0.5 * width
    aside = SWEEP_ASIDE * width * layout.sweeps[side]
    return Spot(spot.x + aside, top + number * step, PILE_TURN + spot.angle)


def pile_pose(layout: TableLayout, side: Side, cards: int) -> Pose:
    """Return the pose of a card that arrives face down on a pile."""
    spot = pile_top(layout, side, cards)
    return Pose(spot.x, spot.y, layout.pile_width(side), spot.angle, turn=0.0, z=FLIGHT_Z)


def pile_top_pose(layout: TableLayout, side: Side, cards: int) -> Pose:
    """Return the pose of the face-up top card of an open pile of so many cards."""
    spot = pile_top(layout, side, cards)
    return Pose(spot.x, spot.y, layout.pile_width(side), spot.angle, z=TOP_Z + side)


def sweep_pose(layout: TableLayout, side: Side, number: int, count: int) -> Pose:
    """Return the pose of a card that arrives at the side of the pile to mark a sweep."""
    spot = sweep_spot(layout, side, number, count)
    return Pose(spot.x, spot.y, layout.pile_width(side), spot.angle, turn=1.0, z=FLIGHT_Z)


def flying(pose: Pose, z: float) -> Pose:
    """Return the pose raised above all cards at rest."""
    return replace(pose, z=FLIGHT_Z + z)
