"""The animation of captured cards: they draw together beside the played one, and the others make way."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.motion_context import MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

APART: Final = 1.04
"""Distance of the cards of a sum from each other, in card widths, where there is room for it."""
CLEAR: Final = 0.1
"""Distance of the other cards from them, in card widths."""
LEAN: Final = 0.08
"""Distance of the outermost cards from the border of the field, for their lean, in card widths."""
BEGINS: Final = 0.2
ENDS: Final = 0.72
"""The parts of the played card's flight between which the cards move."""
IN_ROW: Final = 0.8
"""Cards whose heights differ by less than this part of a card lie in each other's way."""


def gathered(layout: TableLayout, taken: Mapping[Card, Pose], played: Card) -> dict[Card, Pose]:
    """Return the poses of a capture's cards: side by side in the row of most, the played one last."""
    order = sorted(taken, key=lambda card: taken[card].x)
    widths = [pose.width for pose in taken.values()]
    width, field = max(widths), layout.field
    heights = sorted(pose.y for pose in taken.values())
    y = heights[(len(heights) - 1) // 2]
    room = field.width - (1 + 2 * LEAN) * width
    step = min(APART * width, room / len(order))
    middle = sum(pose.x for pose in taken.values()) / len(taken) + step / 2
    half = step * len(order) / 2
    reach = half + (0.5 + LEAN) * width
    middle = min(max(middle, field.x + reach), field.right - reach)
    left = middle - half
    poses = {
        card: replace(taken[card], x=left + step * number, y=y, angle=taken[card].angle / 2, z=number)
        for number, card in enumerate(order)
    }
    poses[played] = Pose(left + step * len(order), y, width, 2.0, z=float(len(order)))
    return {card: flying(pose, pose.z) for card, pose in poses.items()}


def made_way(layout: TableLayout, resting: Mapping[Card, Pose], group: Collection[Pose]) -> dict[Card, Pose]:
    """Return the poses of the other cards, of which those in the row of a group move out of its way."""
    first = min(group, key=lambda pose: pose.x)
    last = max(group, key=lambda pose: pose.x)
    width, field = first.width, layout.field
    in_way = {card: pose for card, pose in resting.items() if abs(pose.y - first.y) < IN_ROW * width * RATIO}
    middle = (first.x + last.x) / 2
    ends = (first.x - (1 + CLEAR) * width, last.x + (1 + CLEAR) * width)
    rims = (field.x + (0.5 + LEAN) * width, field.right - (0.5 + LEAN) * width)
    poses = dict(resting)
    left = sorted((one for one in in_way if in_way[one].x < middle), key=lambda one: -in_way[one].x)
    right = sorted((one for one in in_way if in_way[one].x >= middle), key=lambda one: in_way[one].x)
    for cards, end, rim, ahead in ((left, ends[0], rims[0], -1.0), (right, ends[1], rims[1], 1.0)):
        step = min(APART * width, max(ahead * (rim - end), 0.0) / max(len(cards) - 1, 1))
        near = end
        for card in cards:
            x = max(ahead * in_way[card].x, ahead * near) * ahead
            x = min(ahead * x, ahead * rim) * ahead
            poses[card] = replace(in_way[card], x=x)
            near = x + ahead * step
    return poses


def show_gathering(
    craft: MotionContext, script: TimelineScript, taken: Sequence[Card], played: Card, fly: float
) -> Pose:
    """Animate captured cards drawing together in the `fly` seconds of the played card; return its place."""
    poses = gathered(craft.layout, {card: script.pose(card) for card in taken}, played)
    resting = {
        card: script.pose(card) for _, card in script.now.table if card not in taken and card != played
    }
    begin, length = BEGINS * fly, (ENDS - BEGINS) * fly
    moved = {card: poses[card] for card in taken} | made_way(craft.layout, resting, poses.values())
    for card, pose in moved.items():
        if pose != script.pose(card):
            script.move(card, pose, length, after=begin, ease=Ease.IN_OUT)
    return poses[played]
