"""The flight of a played card: it glides to its place, or strikes the cards that it takes."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Seat
from settebello.ui.table.layout import RATIO, Spot
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import Hit, Thud
from settebello.ui.table.motion.motion_context import (
    BLOW,
    FLY,
    OWN_STRIKES,
    STRIKES,
    THUD,
    WOUND,
    MotionContext,
)
from settebello.ui.table.motion.timeline_script import TimelineScript

BACK: Final = 20.0
LEANS: Final = 5.0
"""How far a card is drawn back before it strikes, and how far it leans then, in degrees."""
DRAWN: Final = 9.0
SHRINKS: Final = 0.95
"""How far a card is drawn back before it is laid, and its size then."""
LANDS: Final = 0.72
BOUNCED: Final = 0.35
"""The part of its flight after which a card that is laid hits the cloth, and the part of the rest after which
it is pressed flat.
"""
PIECES: Final = 6
HASTENS: Final = 1.35
ARC: Final = 30.0
LARGER: Final = 0.16
"""The straight pieces of its way, the power of the time with which the way grows, how far it rises over the
straight one, and how much larger the card is in the middle of it.
"""
TURNS_UP: Final = (0.12, 0.6)
"""Between which parts of its way a card turns its face up."""
TURNED: Final = 7.0
ROLLS: Final = 6.0
"""How far it is turned when it lands, in degrees, and how much further on its way."""
LANDS_WIDE: Final = 1.07
PRESSED: Final = 0.96
"""The size of a card when it hits the cloth, and when it is pressed flat."""
HOP: Final = 3.5
HOPS: Final = (0.045, 0.075)
HOP_LATER: Final = 0.02
HOP_NEAR: Final = 2.5
"""How high the cards beside it hop, for how long they rise and fall, and how much later the next one hops, as
parts of a play's duration, and how near they lie, in card widths.
"""
LIFTED: Final = 20.0
LIFTED_LARGER: Final = 1.16
"""How far an opponent's card comes out of the fan before it flies, and its size then."""
SOUNDS: Final = 0.98
STRUCK: Final = 0.92
"""The part of its flight after which it strikes; then it lies still."""
STRIKES_WIDE: Final = 1.07
OVERLAPS: Final = (0.4, 0.07)
"""How far from its place a card strikes, over the card it takes: to the left and down, in card widths."""
CORNER: Final = 0.42
"""How far from its middle, in heights, strokes fly out there: below for a card that comes from below."""
STOPS: Final = 0.02
SLIDES: Final = 0.1
"""How long it stops where it has struck, and how long it slides off, as parts of a play's duration."""
JOLTS: Final = (7.0, 3.0)
JOLTED: Final = (0.03, 0.08)
NEXT_JOLT: Final = 0.016
CALMS: Final = 0.6
"""How far a card that is struck is pushed and turned, for how long it goes and comes back, and how much later
and how much less the one behind it is pushed.
"""


def flight(script: TimelineScript, seat: Seat, *, takes: bool) -> float:
    """Return how long a played card flies, as a part of a play's duration."""
    if not takes:
        return FLY
    return OWN_STRIKES if seat == script.now.owner else STRIKES


def lift_out(
    craft: MotionContext,
    script: TimelineScript,
    card: Card,
    out: tuple[float, float],
    after: float,
    length: float,
) -> None:
    """Animate an opponent's card that comes `out` of its fan, towards the table, before it flies."""
    if craft.reduced:
        return
    here = script.pose(card)
    up = replace(
        flying(here, 10.0),
        x=here.x + LIFTED * out[0],
        y=here.y + LIFTED * out[1],
        width=LIFTED_LARGER * here.width,
        height=0.8,
    )
    script.move(card, up, length, after=after, ease=Ease.OUT)


def glide(craft: MotionContext, script: TimelineScript, card: Card, goal: Pose) -> None:
    """Animate a card that is laid: it is drawn back, flies in an arc, hits the cloth, and settles."""
    fly, start = FLY * craft.base, script.pose(card)
    wound, lands = WOUND * craft.base, fly * LANDS
    script.cue(Cue.PLAY, at=lands)
    down = replace(goal, z=flying(goal, 9.0).z)
    script.move(card, flying(start, 10.0), 0.0)
    if craft.reduced:
        script.move(card, down, fly, ease=Ease.OUT)
        return
    turns = TURNED if goal.x >= start.x else -TURNED
    across, ahead = _direction(start, goal)
    back = replace(
        flying(start, 10.0),
        x=start.x - DRAWN * across,
        y=start.y - DRAWN * ahead,
        width=SHRINKS * start.width,
        angle=start.angle + 0.5 * turns,
        height=0.6,
    )
    script.move(card, back, wound, ease=Ease.OUT)
    for number in range(1, PIECES + 1):
        part = number / PIECES
        along = math.pow(part, HASTENS)
        rises = math.sin(math.pi * along)
        lies = replace(down, width=LANDS_WIDE * goal.width, angle=goal.angle - turns)
        pose = back.towards(lies, along)
        turned = min(max((part - TURNS_UP[0]) / (TURNS_UP[1] - TURNS_UP[0]), 0.0), 1.0)
        pose = replace(
            pose,
            y=pose.y - ARC * rises,
            width=pose.width * (1 + LARGER * rises),
            angle=pose.angle - math.copysign(ROLLS, turns) * rises,
            turn=back.turn + (goal.turn - back.turn) * turned,
            height=max(0.3, rises),
        )
        begins = wound + (number - 1) / PIECES * (lands - wound)
        script.move(card, pose, (lands - wound) / PIECES, after=begins, ease=Ease.LINEAR)
    pressed = replace(down, width=PRESSED * goal.width, angle=goal.angle + 0.15 * turns)
    script.move(card, pressed, BOUNCED * (fly - lands), after=lands, ease=Ease.OUT)
    script.move(
        card, down, (1 - BOUNCED) * (fly - lands), after=lands + BOUNCED * (fly - lands), ease=Ease.SWING
    )


def thud(craft: MotionContext, script: TimelineScript, card: Card, goal: Pose) -> None:
    """Animate what a card does that is laid: dust flies at its lower edge, and the cards beside it hop."""
    if craft.reduced:
        return
    lands = LANDS * FLY * craft.base
    script.add(Thud(lands, lands + THUD * craft.base, *_foot(goal)))
    poses = {one: script.pose(one) for _, one in script.now.table if one != card}
    away = {one: math.hypot(pose.x - goal.x, pose.y - goal.y) / goal.width for one, pose in poses.items()}
    near = sorted((one for one in away if away[one] < HOP_NEAR), key=lambda one: away[one])
    for number, one in enumerate(near):
        here, begins = poses[one], lands + (1 + number) * HOP_LATER * craft.base
        up = replace(here, y=here.y - HOP / max(1.0, away[one] ** 0.5), height=0.2)
        script.move(one, up, HOPS[0] * craft.base, after=begins, ease=Ease.OUT)
        script.move(one, here, HOPS[1] * craft.base, after=begins + HOPS[0] * craft.base, ease=Ease.IN)


def _foot(pose: Pose) -> tuple[Spot, float]:
    """Return the middle of the lower edge of a card, and its width."""
    return Spot(pose.x, pose.y + 0.5 * RATIO * pose.width), pose.width


def _direction(start: Pose, goal: Pose) -> tuple[float, float]:
    """Return the direction from a pose to another one, to the right and down."""
    way = math.hypot(goal.x - start.x, goal.y - start.y) or 1.0
    return (goal.x - start.x) / way, (goal.y - start.y) / way


def strike(
    craft: MotionContext,
    script: TimelineScript,
    card: Card,
    goal: Pose,
    fly: float,
    prey: Sequence[Card] = (),
) -> None:
    """Animate a card that takes others: it is drawn back, then strikes in one fast stroke.

    With a row of `prey` it strikes on the last of them, which is pushed away and comes back, as do those
    behind it; then it slides to its own place.
    """
    start = script.pose(card)
    struck = goal
    if prey and not craft.reduced:
        left, low = (part * goal.width for part in OVERLAPS)
        struck = replace(
            goal, x=goal.x - left, y=goal.y + low, width=STRIKES_WIDE * goal.width, angle=-LEANS, height=0.4
        )
    wound, lands = WOUND * craft.base, STRUCK * fly
    across, ahead = _direction(start, struck)
    back = replace(
        flying(start, 10.0),
        x=start.x - BACK * across,
        y=start.y - BACK * ahead,
        angle=start.angle + (LEANS if across >= 0 else -LEANS),
        height=0.9,
    )
    script.move(card, flying(start, 10.0), 0.0)
    script.move(card, back, wound, ease=Ease.OUT)
    script.move(card, replace(struck, z=flying(goal, 9.0).z), lands - wound, after=wound, ease=Ease.IN)
    down_on = replace(goal, z=flying(goal, 9.0).z)
    if struck == goal:
        script.move(card, down_on, fly - lands, after=lands)
    else:
        stops = lands + STOPS * craft.base
        script.move(card, down_on, SLIDES * craft.base, after=stops, ease=Ease.SETTLE)
        _jolt(craft, script, prey, lands)
    corner = None
    if struck != goal:
        near = CORNER * RATIO * goal.width
        corner = Spot(goal.x - 0.5 * goal.width, goal.y + (near if start.y > goal.y else -near))
    script.add(Hit(lands, lands + BLOW * craft.base, Spot(struck.x, struck.y), corner))
    # While the card still moves, the sound comes from where it strikes.
    script.cue(Cue.PLAY, at=SOUNDS * lands)


def _jolt(craft: MotionContext, script: TimelineScript, prey: Sequence[Card], struck: float) -> None:
    """Animate a row of cards that is struck at its right end: a push goes through it."""
    row = sorted(prey, key=lambda card: -script.pose(card).x)
    for number, card in enumerate(row):
        here, less = script.pose(card), math.pow(CALMS, number)
        begins = struck + number * NEXT_JOLT * craft.base
        pushed = replace(
            here, x=here.x - JOLTS[0] * less, y=here.y - 2.0 * less, angle=here.angle + JOLTS[1] * less
        )
        script.move(card, pushed, JOLTED[0] * craft.base, after=begins, ease=Ease.OUT)
        back = begins + JOLTED[0] * craft.base
        script.move(card, here, JOLTED[1] * craft.base, after=back, ease=Ease.SWING)
