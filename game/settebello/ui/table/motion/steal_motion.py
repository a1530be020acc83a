"""The animation of a theft: a whole pile slides to the thief's place, with the card that stole it on top."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Steal
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying, pile_pose, pile_top, pile_top_pose
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.motion_context import EQUAL_HOLD, LEAVE, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

BACKS: Final = 6
"""The most cards of a pile that are seen moving under its top card."""
ASIDE: Final = 0.42
"""Distance of the stealing card from the top card that it equals, in card widths."""


def beside_pile(top: Pose) -> Pose:
    """Return the pose of the card that steals a pile: over a corner of the pile's top card."""
    return replace(top, x=top.x + ASIDE * top.width, y=top.y + ASIDE * top.width, angle=4.0)


def show_steal(craft: MotionContext, script: TimelineScript, event: Steal) -> None:
    """Animate the two equal cards lighting up, then the whole pile sliding over in one movement."""
    layout, hold, length = craft.layout, EQUAL_HOLD * craft.base, 1.4 * LEAVE * craft.base
    lit = min(0.12, hold / 4)
    for card in (event.top, event.card):
        script.move(card, replace(script.pose(card), mark=1.0, height=0.25), lit)
    script.wait(hold)
    stolen = script.now.piles[event.owner].cards
    before = len(script.now.piles[event.side].cards)
    below = [card for card in stolen if card != event.top][-BACKS:]
    script.lift_pile(event.owner)
    for number, card in enumerate(below):
        start = pile_top(layout, event.owner, 4 * number + 1)
        script.appear(
            card, flying(Pose(start.x, start.y, layout.pile_width(event.owner), turn=0.0), 20.0 + number)
        )
        goal = pile_pose(layout, event.side, before + 4 * number + 1)
        script.leave(card, replace(goal, z=goal.z + 20.0 + number), length)
    under = pile_pose(layout, event.side, before + len(stolen))
    script.move(event.top, flying(script.pose(event.top), 30.0), 0.0)
    script.leave(event.top, replace(under, turn=1.0, z=under.z + 30.0), length)
    script.move(event.card, flying(script.pose(event.card), 31.0), 0.0)
    goal = pile_top_pose(layout, event.side, before + len(stolen) + 1)
    script.move(event.card, replace(goal, z=under.z + 31.0), length, ease=Ease.IN_OUT)
    script.move(event.card, goal, 0.0, after=length)
    script.cue(Cue.CAPTURE)
    script.cue(Cue.KNOCK, at=length)
    script.wait(length)
    script.become(event)
