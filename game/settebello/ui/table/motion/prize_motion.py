"""The animation of a card of great worth that leaves the light: the others go first, and it lands on them."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card, Side
from settebello.ui.table.model.rest_poses import pile_pose
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import Trail
from settebello.ui.table.motion.motion_context import BUMP, MotionContext
from settebello.ui.table.motion.pile_motion import GONE, SHOWN_ABOVE, fly, receive
from settebello.ui.table.motion.timeline_script import TimelineScript

APART: Final = 0.04
"""The time from one card in the shade that leaves to the next, as a part of a play's duration."""
DIPS: Final = 0.1
DIPPED: Final = (1.05, 9.0, 12.0)
"""How long the card draws back before its flight; its width then, its lean, and how far it is lower."""
FLIGHT: Final = 0.34
PIECES: Final = 12
"""How long it flies, as a part of a play's duration, and the number of straight pieces of its arc."""
GATHERS_SPEED: Final = 1.5
ARC: Final = 74.0
"""The power of the time with which its way grows, and how far its arc rises over the straight way."""
TURNS_BY: Final = 0.7
"""The part of its flight after which it lies face down."""


def prize_to_pile(
    craft: MotionContext,
    script: TimelineScript,
    side: Side,
    taken: Sequence[Card],
    prize: Card,
    *,
    until: float = 0.0,
) -> float:
    """Animate `taken` cards leaving for a closed pile, the `prize` last, in an arc in which it turns over.

    Returns the seconds until the pile lies still, at least `until`.
    """
    base, pile = craft.base, script.now.piles[side]
    others = [card for card in taken if card != prize]
    script.add(Trail(0.0, (DIPS + FLIGHT) * base, (prize, *others)))
    lands, gap = [], craft.gap(APART, len(others))
    for number, card in enumerate(others):
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        begins = number * gap
        fly(craft, script, card, replace(goal, z=goal.z + number), GONE * base, after=begins)
        lands.append(begins + GONE * base)
    _fly_last(craft, script, side, prize, len(pile.cards) + len(others))
    lands.append(max((DIPS + FLIGHT) * base, *lands) if lands else (DIPS + FLIGHT) * base)
    still = max(lands[-1] + BUMP * base, until)
    cards = (*others, prize)
    piles = [
        (time, replace(pile, cards=(*pile.cards, *cards[: number + 1]))) for number, time in enumerate(lands)
    ]
    receive(craft, script, side, piles, still)
    return still


def _fly_last(craft: MotionContext, script: TimelineScript, side: Side, card: Card, count: int) -> None:
    """Animate the card that draws back, flies in a high arc, and lands on the pile of `count` cards."""
    here, base = script.pose(card), craft.base
    goal = pile_pose(craft.layout, side, count)
    goal = replace(goal, z=goal.z + count + SHOWN_ABOVE)
    wider, lean, lower = DIPPED
    ahead = 1.0 if goal.x > here.x else -1.0
    dipped = replace(
        here, width=wider * here.width, angle=ahead * lean, x=here.x - ahead * lower, y=here.y + lower
    )
    script.move(card, dipped, DIPS * base, ease=Ease.OUT)
    for number in range(1, PIECES + 1):
        part = number / PIECES
        along = math.pow(part, GATHERS_SPEED)
        arc = math.sin(math.pi * along)
        pose = dipped.towards(goal, along)
        turn = max(1.0 - part / TURNS_BY, goal.turn)
        pose = replace(pose, y=pose.y - ARC * arc, turn=turn, height=max(pose.height, arc), mark=0.0)
        begins = (DIPS + (number - 1) / PIECES * FLIGHT) * base
        script.move(card, pose, FLIGHT / PIECES * base, after=begins, ease=Ease.LINEAR)
    # Like the others, it is seen where it has landed, until the pile lies still.
    script.move(card, goal.hidden(), 0.0, after=(DIPS + FLIGHT + BUMP) * base)
