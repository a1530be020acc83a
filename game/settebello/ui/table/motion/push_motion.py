"""The animation of cards before a broom: they are pushed into a fan, and thrown to the pile."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import BroomStroke
from settebello.ui.table.motion.motion_context import LEAVE, SWEEP, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

KNOCK: Final = 0.25
"""Fraction of its flight in which a sweep card drops on the pile; `KNOCK_FROM` is its scale before."""
KNOCK_FROM: Final = 1.35
BEFORE: Final = 172.0
"""Distance before the first card at which the broom comes down, and beyond the last at which it ends."""
BEYOND: Final = -64.0
BEYOND_CARD: Final = 275.0
"""How far beyond the edge of the cloth its stroke ends, and how far beyond the last card at least."""
OUTSIDE: Final = 190.0
"""How far its bristles are outside the window when nothing of it is seen."""
BRISTLES: Final = 84.0
"""Reach of the bristles before the middle of the broom."""
TOUCHED: Final = 0.42
"""Distance of a card's middle from the bristles when they reach it, in card widths."""
PUSHED: Final = (0.15, 0.3, 0.5, 0.75, 1.0)
"""The parts of a card's way before the bristles at which its pose is computed."""
CARRIED: Final = 0.07
"""The least time that a card is pushed, as a part of a play's duration."""
FAN: Final = (21.0, 70.0)
"""The angle between two cards of the fan into which the broom pushes them, and of the whole fan at most."""
FAN_HEIGHT: Final = (0.4, 1.4)
"""The same for their distance across the stroke, in card widths."""
FAN_AHEAD: Final = 0.72
FAN_BEHIND: Final = 0.28
"""Distance of the middle of the fan from the bristles, and how much less its ends have, in card widths."""
LEANS: Final = -5.0
"""How far the whole fan leans against the stroke, in degrees."""
OVERSHOOTS: Final = 0.2
"""How far a card flies on in the direction of the stroke, as a part of the way until it lands."""
OVERSHOOTS_BY: Final = 150.0
RIM: Final = 3.0
"""The least distance of its corners from the edges of the window meanwhile."""
FLIGHT: Final = 6
"""The number of straight pieces of a card's arc to the pile."""
SLIDES: Final = 0.3
FLUNG: Final = 0.8
"""Height of a card before the bristles, and on its way to the pile."""
TOUCH: Final = 0.6
SPINS: Final = (8.0, -4.0, -8.0)
JOLTED: Final = 0.35
"""The part of a card's way in which it feels the bristles, and how far it spins and jumps."""


class Push:
    """Cards before the bristles: each is reached in its turn, and they are pushed together into a fan."""

    def __init__(
        self,
        broom: BroomStroke,
        layout: TableLayout,
        script: TimelineScript,
        taken: Sequence[Card],
        swept: Sequence[Card],
        base: float,
    ) -> None:
        self._broom, self._layout, self._script, self._swept = broom, layout, script, swept
        poses = {card: script.pose(card) for card in taken}
        self.order = sorted(taken, key=lambda card: broom.ahead * poses[card].x)
        reach = {card: BRISTLES + TOUCHED * pose.width if base else 0.0 for card, pose in poses.items()}
        self._reached = {
            card: broom.reaches(pose.x - broom.ahead * reach[card]) * broom.end
            for card, pose in poses.items()
        }
        # The time at which the bristles leave the cloth, or later so that every card is pushed.
        least = max(self._reached.values()) + CARRIED * base
        self.released = max(broom.lifts_off * broom.end, least)
        high = sorted(taken, key=lambda card: poses[card].y)
        self._place = {card: number - (len(taken) - 1) / 2 for number, card in enumerate(high)}

    def _bristles(self, time: float) -> float:
        """Return the x of the bristles at a time in seconds; they go on after the stroke."""
        broom = self._broom
        if not broom.end:
            return broom.goal
        end = min(time, broom.end)
        beyond = (time - end) * self.speed(end - 0.01)
        return broom.at(end / broom.end) + beyond + broom.ahead * BRISTLES

    def speed(self, time: float) -> float:
        """Return the speed of the broom at a time, in units a second."""
        end, step = self._broom.end, 0.005
        if not end:
            return 0.0
        at = max(min(time, end), step)
        return (self._broom.at(at / end) - self._broom.at((at - step) / end)) / step

    def carry(self, card: Card, until: float) -> None:
        """Animate a card from the touch of the bristles until it leaves them, in its place of the fan."""
        here, ahead = self._script.pose(card), self._broom.ahead
        place, outermost = self._place[card], max(self._place.values())
        begins = self._reached[card]
        count = len(self._place)
        angle = min(FAN[0], FAN[1] / max(count - 1, 1))
        step = min(FAN_HEIGHT[0], FAN_HEIGHT[1] / max(count - 1, 1)) * here.width
        far = FAN_AHEAD - (FAN_BEHIND * (place / outermost) ** 2 if outermost else 0.0)
        z = 40.0 if card in self._swept else float(self.order.index(card))
        spin = SPINS[self.order.index(card) % len(SPINS)] * ahead
        before = begins
        for part in PUSHED:
            time = begins + part * (until - begins)
            along, jolted = part * part * (3 - 2 * part), math.sin(math.pi * min(part / TOUCH, 1.0))
            x = self._bristles(time) + ahead * here.width * (TOUCHED + (far - TOUCHED) * along)
            pose = replace(
                flying(here, z),
                x=x,
                y=here.y + (self._broom.y + place * step - here.y) * along,
                angle=here.angle + (ahead * (LEANS - place * angle) - here.angle) * along + spin * jolted,
                height=SLIDES + JOLTED * jolted,
                mark=0.0,
            )
            pose = on_screen(self._layout, pose)
            self._script.move(card, pose, time - before, after=before, ease=Ease.LINEAR)
            before = time


def on_screen(layout: TableLayout, pose: Pose) -> Pose:
    """Return a pose moved so far that no edge of the window cuts the card, however it is turned."""
    lean = math.radians(pose.angle)
    across, down = abs(math.cos(lean)), abs(math.sin(lean))
    wide = RIM + 0.5 * pose.width * (across + RATIO * down)
    high = RIM + 0.5 * pose.width * (RATIO * across + down)
    x = min(max(pose.x, wide), layout.width - wide)
    return replace(pose, x=x, y=min(max(pose.y, high), layout.height - high))


def throw(
    craft: MotionContext, script: TimelineScript, card: Card, goal: Pose, way: float, *, after: float
) -> None:
    """Animate a card that flies on from the broom and in an arc to the pile, turning face down.

    `way` is how far it would fly in that time at its speed, to the right if positive.
    """
    here, length = script.pose(card), LEAVE * craft.base
    over = max(-OVERSHOOTS_BY, min(OVERSHOOTS_BY, OVERSHOOTS * way))
    for number in range(1, FLIGHT + 1):
        part = number / FLIGHT
        along = part + part**2 * (1 - part)
        pose = replace(here.towards(goal, along), height=FLUNG * math.sin(math.pi * (0.2 + 0.8 * part)))
        # A curve through a point beyond the start: what is thrown does not turn at once.
        x = here.x * (1 - along) ** 2 + 2 * (here.x + over) * along * (1 - along) + goal.x * along**2
        y = here.y + (goal.y - here.y) * along**1.6
        begins = after + (number - 1) / FLIGHT * length
        seen = on_screen(craft.layout, replace(pose, x=x, y=y))
        script.move(card, seen, length / FLIGHT, after=begins, ease=Ease.LINEAR)
    script.move(card, goal.hidden(), 0.0, after=after + length)


def stroke(craft: MotionContext, script: TimelineScript, taken: Sequence[Card], pile: float) -> BroomStroke:
    """Return the broom's way across the cards, towards the side of the pile."""
    places = [script.pose(card) for card in taken]
    left, right = min(pose.x for pose in places), max(pose.x for pose in places)
    y = (min(pose.y for pose in places) + max(pose.y for pose in places)) / 2
    cloth = craft.layout.cloth
    begin, goal = left - BEFORE, max(cloth.right + BEYOND, right + BEYOND_CARD)
    if pile < (left + right) / 2:
        begin, goal = right + BEFORE, min(cloth.x - BEYOND, left - BEYOND_CARD)
    stroke = BroomStroke(0.0, SWEEP * craft.base, begin, goal, y)
    outside = craft.layout.width + OUTSIDE if stroke.ahead > 0 else -OUTSIDE
    return replace(stroke, beyond=max(0.0, (outside - goal) / stroke.leaving) * stroke.end)


def knock_down(
    layout: TableLayout, script: TimelineScript, card: Card, goal: Pose, length: float, *, after: float
) -> None:
    """Animate the sweep card moving over the pile and dropping crosswise on it."""
    here, above = script.pose(card), replace(goal, width=KNOCK_FROM * goal.width, height=1.0)
    flight = (1 - KNOCK) * length
    for number in range(1, FLIGHT + 1):
        part = number / FLIGHT
        pose = here.towards(above, part * part * (3 - 2 * part))
        begins = after + (number - 1) / FLIGHT * flight
        script.move(card, on_screen(layout, pose), flight / FLIGHT, after=begins, ease=Ease.LINEAR)
    script.leave(card, goal, KNOCK * length, after=after + (1 - KNOCK) * length)
    script.cue(Cue.KNOCK, at=after + length)
