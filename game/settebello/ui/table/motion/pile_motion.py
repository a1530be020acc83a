"""The animation of captured cards that leave: each is touched, drawn back a little, and flies to the pile."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card, Side
from settebello.ui.table.layout import RATIO, Spot
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying, pile_pose, pile_top_pose
from settebello.ui.table.model.table_state import Pile
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import Received, Thud
from settebello.ui.table.motion.motion_context import BUMP, THUD, VISIT, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

SHOWN_ABOVE: Final = 60.0
"""Drawing order of the settebello above the cards that leave with it."""
LEADER_Z: Final = 30.0
READY: Final = 0.05
"""How long a card is drawn back before it leaves, as a part of a play's duration."""
BACK: Final = 9.0
"""How far it is drawn back, away from the pile."""
OVERLAPS: Final = 0.42
"""How near the card that takes comes to the one it touches, as a part of its distance from that."""
GONE: Final = 0.18
LATER: Final = 0.02
"""How long a captured card flies, and how much later the one that takes it lands on it."""
PIECES: Final = 5
GATHERS_SPEED: Final = 1.5
"""The straight pieces of the flight, and the power of the time with which its way grows."""
TURNS_DOWN: Final = (0.1, 0.55)
"""Between which parts of its way a card turns its face down: it is seen to land."""
OVERSHOOTS: Final = 7.0
LANDS_WIDE: Final = 1.1
LEANS: Final = 7.0
"""How far a card lands beyond its place on the pile, how much larger, and how far turned, in degrees."""
ARC: Final = 20.0
RISES: Final = 0.5
"""How far the flight rises over the straight way, and the greatest height of a card on it."""


def touching(craft: MotionContext, others: int) -> float:
    """Return the seconds until the last of so many cards has been touched and leaves."""
    if craft.reduced:
        return 0.0
    return READY * craft.base + max(others - 1, 0) * craft.gap(VISIT, others)


def to_pile(
    craft: MotionContext,
    script: TimelineScript,
    side: Side,
    taken: Sequence[Card],
    length: float,
    *,
    until: float = 0.0,
) -> float:
    """Animate captured cards leaving for a pile; return the seconds until it lies still, at least `until`.

    The last of `taken` passes over the others, and each leaves as it is touched. It flies `length` seconds.
    """
    *others, leader = taken
    start = script.pose(leader)
    others.sort(key=lambda card: math.hypot(script.pose(card).x - start.x, script.pose(card).y - start.y))
    pile = script.now.piles[side]
    gap, ready = (0.0, 0.0) if craft.reduced else (craft.gap(VISIT, len(others)), READY * craft.base)
    lands: list[float] = []
    for number, card in enumerate(others):
        here, begins = script.pose(card), number * gap
        if not craft.reduced:
            touched = _touching(start, here, first=number == 0)
            when = (begins, ready) if number == 0 else (begins - gap + ready, gap)
            script.move(leader, touched, when[1], after=when[0], ease=Ease.IN_OUT)
            _draw_back(craft, script, card, side, ready, after=begins)
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        above = SHOWN_ABOVE if card == craft.settebello else 0.0
        fly(craft, script, card, replace(goal, z=goal.z + number + above), length, after=begins + ready)
        lands.append(begins + ready + length)
    last = touching(craft, len(others))
    if not others and not craft.reduced:
        _draw_back(craft, script, leader, side, ready, after=0.0)
    last += 0.0 if craft.reduced or not others else LATER * craft.base
    _land(craft, script, side, taken, length, last)
    lands.append(last + length)
    still = max(lands[-1] + (0.0 if craft.reduced else BUMP * craft.base), until)
    piles = [
        (time, replace(pile, cards=(*pile.cards, *taken[: number + 1]))) for number, time in enumerate(lands)
    ]
    receive(craft, script, side, piles, still)
    if not craft.reduced and craft.base and not script.now.open_piles:
        low = pile_pose(craft.layout, side, len(pile.cards))
        foot = Spot(craft.layout.pile(side).x, craft.layout.pile(side).y + 0.5 * RATIO * low.width)
        script.add(Thud(lands[-1], lands[-1] + THUD * craft.base, foot, low.width))
    return still


def _touching(start: Pose, here: Pose, *, first: bool) -> Pose:
    """Return the pose of the card that takes as it touches another one, which it half covers."""
    near = OVERLAPS if first else 0.0
    return replace(
        start,
        x=here.x + near * (start.x - here.x),
        y=here.y + near * (start.y - here.y),
        z=max(start.z, flying(start, LEADER_Z).z),
        mark=1.0,
        height=0.4,
    )


def _draw_back(
    craft: MotionContext, script: TimelineScript, card: Card, side: Side, length: float, *, after: float
) -> None:
    """Animate a card that is drawn back, away from the pile to which it will fly."""
    here, spot = script.pose(card), craft.layout.pile(side)
    way = math.hypot(spot.x - here.x, spot.y - here.y) or 1.0
    x, y = here.x - BACK * (spot.x - here.x) / way, here.y - BACK * (spot.y - here.y) / way
    script.move(card, replace(here, x=x, y=y, height=0.35), length, after=after, ease=Ease.OUT)


def _land(
    craft: MotionContext,
    script: TimelineScript,
    side: Side,
    taken: Sequence[Card],
    length: float,
    after: float,
) -> None:
    """Animate the card that takes flying after the others; it stays in sight on an open pile."""
    leader, count = taken[-1], len(script.now.piles[side].cards) + len(taken)
    goal = pile_pose(craft.layout, side, count - 1)
    above = goal.z + len(taken)
    if not script.now.open_piles:
        fly(craft, script, leader, replace(goal, z=above), length, after=after)
        return
    goal = pile_top_pose(craft.layout, side, count)
    script.move(leader, replace(goal, z=above), length, after=after, ease=Ease.IN)
    script.move(leader, goal, 0.0, after=after + length)


def fly(
    craft: MotionContext, script: TimelineScript, card: Card, goal: Pose, length: float, *, after: float
) -> None:
    """Animate a card that gathers speed in an arc, turns face down, and vanishes in the pile."""
    here = script.pose(card)
    if craft.reduced:
        script.leave(card, goal, length, after=after)
        return
    way = math.hypot(goal.x - here.x, goal.y - here.y) or 1.0
    lands = replace(
        goal,
        x=goal.x + OVERSHOOTS * (goal.x - here.x) / way,
        y=goal.y + OVERSHOOTS * (goal.y - here.y) / way,
        width=LANDS_WIDE * goal.width,
        angle=goal.angle + (LEANS if goal.x < here.x else -LEANS),
    )
    for number in range(1, PIECES + 1):
        part = number / PIECES
        along = math.pow(part, GATHERS_SPEED)
        lifted = math.sin(math.pi * along)
        turned = min(max((part - TURNS_DOWN[0]) / (TURNS_DOWN[1] - TURNS_DOWN[0]), 0.0), 1.0)
        pose = here.towards(lands, along)
        pose = replace(
            pose,
            y=pose.y - ARC * lifted,
            turn=here.turn + (goal.turn - here.turn) * turned,
            mark=here.mark if number < 2 else 0.0,
            height=max(pose.height, RISES * lifted),
        )
        begins = after + (number - 1) / PIECES * length
        script.move(card, pose, length / PIECES, after=begins, ease=Ease.LINEAR)
    # The card is seen where it has landed, until the pile lies still.
    settles = BUMP * craft.base
    script.move(card, goal, settles, after=after + length, ease=Ease.SWING)
    script.move(card, goal.hidden(), 0.0, after=after + length + settles)


def receive(
    craft: MotionContext,
    script: TimelineScript,
    side: Side,
    piles: Sequence[tuple[float, Pile]],
    until: float,
) -> None:
    """Let a closed pile give way to cards that land on it: `piles` are (seconds, pile) after each of them."""
    if script.now.open_piles or not craft.base:
        return
    first, spot, (x, y) = piles[0][0], craft.layout.pile(side), craft.layout.table.centre
    way = math.hypot(spot.x - x, spot.y - y) or 1.0
    across, down = (spot.x - x) / way, (spot.y - y) / way
    since = tuple((time - first, pile) for time, pile in piles)
    script.add(Received(first, until, side, since, across, down, BUMP * craft.base))
