"""The flight of a played card: it glides to its place, or strikes the cards that it takes."""

import math
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Seat
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import Hit
from settebello.ui.table.motion.motion_context import BLOW, FLY, OWN_STRIKES, STRIKES, WOUND, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

BACK: Final = 20.0
LEANS: Final = 5.0
"""How far a card is drawn back before it strikes, and how far it leans then, in degrees."""
MIDWAY: Final = 0.42
LANDS: Final = 0.78
"""The parts of its flight after which a card that is laid is half way, and touches the cloth."""
TURNED: Final = 7.0
LIES_HIGHER: Final = 5.0
"""How far it is turned there, in degrees, and how far it slides down while it settles."""
SOUNDS: Final = 0.98
STRUCK: Final = 0.92
"""The part of its flight after which it strikes; then it lies still."""


def flight(script: TimelineScript, seat: Seat, *, takes: bool) -> float:
    """Return how long a played card flies, as a part of a play's duration."""
    if not takes:
        return FLY
    return OWN_STRIKES if seat == script.now.owner else STRIKES


def glide(craft: MotionContext, script: TimelineScript, card: Card, goal: Pose) -> None:
    """Animate a card that is laid: it floats to its place, lands a little turned, and settles."""
    fly, start = FLY * craft.base, script.pose(card)
    turns = TURNED if goal.x >= start.x else -TURNED
    script.cue(Cue.PLAY, at=fly * LANDS)
    middle = replace(
        flying(start.towards(goal, 0.5), 10.0),
        height=1.0,
        turn=0.5 if start.turn < 0.5 else 1.0,
        angle=goal.angle / 2 - turns / 2,
    )
    down = replace(goal, z=flying(goal, 9.0).z)
    script.move(card, flying(start, 10.0), 0.0)
    script.move(card, middle, fly * MIDWAY, ease=Ease.LINEAR)
    if craft.reduced:
        script.move(card, down, fly * (1 - MIDWAY), after=fly * MIDWAY, ease=Ease.OUT)
        return
    lands = replace(down, angle=goal.angle + turns, y=goal.y - LIES_HIGHER, height=0.2)
    script.move(card, lands, fly * (LANDS - MIDWAY), after=fly * MIDWAY, ease=Ease.OUT)
    script.move(card, down, fly * (1 - LANDS), after=fly * LANDS, ease=Ease.SWING)


def strike(craft: MotionContext, script: TimelineScript, card: Card, goal: Pose, fly: float) -> None:
    """Animate a card that takes others: it is drawn back, then strikes in one fast stroke."""
    start = script.pose(card)
    wound, lands = WOUND * craft.base, STRUCK * fly
    way = math.hypot(goal.x - start.x, goal.y - start.y) or 1.0
    across, down = (goal.x - start.x) / way, (goal.y - start.y) / way
    back = replace(
        flying(start, 10.0),
        x=start.x - BACK * across,
        y=start.y - BACK * down,
        angle=start.angle + (LEANS if across >= 0 else -LEANS),
        height=0.9,
    )
    script.move(card, flying(start, 10.0), 0.0)
    script.move(card, back, wound, ease=Ease.OUT)
    down_on = replace(goal, z=flying(goal, 9.0).z)
    script.move(card, down_on, lands - wound, after=wound, ease=Ease.IN)
    script.move(card, down_on, fly - lands, after=lands)
    script.add(Hit(lands, lands + BLOW * craft.base, Spot(goal.x, goal.y)))
    # While the card still moves, the sound comes from where it strikes.
    script.cue(Cue.PLAY, at=SOUNDS * lands)
