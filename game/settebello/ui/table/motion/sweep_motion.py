"""The animation of a sweep: a broom pushes the cards to the pile, and the word hits the cloth."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card, Scopa, TableSweep
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import pile_pose, sweep_pose
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import BroomStroke, CoinFlight, Stamp
from settebello.ui.table.motion.motion_context import COIN, LEAVE, STAMP, SWEEP, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

KNOCK: Final = 0.25
"""Fraction of its flight in which a sweep card drops on the pile; `KNOCK_FROM` is its scale before."""
KNOCK_FROM: Final = 1.35
BEFORE: Final = 190.0
"""Distance before the first card at which the broom begins, and beyond the last at which it ends."""
BEYOND: Final = 120.0
BRISTLES: Final = 52.0
"""Reach of the bristles before the middle of the broom."""
PUSHED: Final = 0.85
"""How far the broom pushes a card before it flies, in card widths, and how far the card turns in degrees."""
TURNED: Final = 16.0
FANNED: Final = 0.16
"""Distance in card widths by which pushed cards spread upwards and downwards."""


def show_sweep(
    craft: MotionContext,
    script: TimelineScript,
    events: tuple[Capture, Scopa] | tuple[TableSweep],
    taken: Sequence[Card],
    swept: Sequence[Card],
) -> None:
    """Animate the broom that sweeps the cards `taken` into the pile of a side; `swept` land crosswise."""
    base, side = craft.base, events[0].side
    script.cue(Cue.SWEEP)
    strikes, arrives = _sweep_away(craft, script, events, taken, swept)
    middle = Spot(*craft.layout.table.centre)
    script.add(
        Stamp(strikes, strikes + STAMP * base, craft.captions.sweep, middle, craft.layout.table.width - 40)
    )
    script.cue(Cue.KNOCK, at=strikes)
    script.react(at=strikes)
    lands = max(arrives, strikes + 0.5 * STAMP * base)
    flies = lands - COIN * base
    script.add(CoinFlight(flies, lands, middle, craft.layout.tally(side)))
    script.cue(Cue.POINT, at=lands)
    script.wait(lands)
    for event in events:
        script.become(event)
    script.wait(max(0.0, strikes + STAMP * base - lands))


def _sweep_away(
    craft: MotionContext,
    script: TimelineScript,
    events: tuple[Capture, Scopa] | tuple[TableSweep],
    taken: Sequence[Card],
    swept: Sequence[Card],
) -> tuple[float, float]:
    """Animate the broom and the cards that it pushes to the pile.

    Returns the times at which the last card leaves the cloth, and at which the last one arrives.
    """
    base, side = craft.base, events[0].side
    pile = script.now.piles[side]
    broom = _stroke(craft, script, taken, craft.layout.pile(side).x)
    script.add(broom)
    ahead = 1.0 if broom.goal > broom.begin else -1.0
    reach = BRISTLES + 0.25 * craft.layout.table_card
    order = sorted(taken, key=lambda card: ahead * script.pose(card).x)
    marks, leaves, length = len(pile.sweeps), 0.0, LEAVE * base
    for number, card in enumerate(order):
        here = script.pose(card)
        touched, flies = (
            broom.reaches(here.x + ahead * (far * here.width - reach)) * broom.end for far in (0.0, PUSHED)
        )
        fan = FANNED * (number % 3 - 1) * here.width
        pushed = replace(
            here,
            x=here.x + ahead * PUSHED * here.width,
            y=here.y + fan,
            angle=here.angle - ahead * TURNED * (0.6 + 0.4 * (number % 2)),
        )
        script.move(card, pushed, flies - touched, after=touched, ease=Ease.LINEAR)
        leaves = max(leaves, flies)
        if card in swept:
            continue
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        script.leave(card, replace(goal, z=goal.z + number), length, after=flies)
    for card in swept:
        goal = sweep_pose(craft.layout, side, marks, len(pile.sweeps) + len(swept))
        marks += 1
        _knock_down(script, card, replace(goal, z=goal.z + len(taken)), length, after=leaves)
    return leaves, leaves + length


def _stroke(craft: MotionContext, script: TimelineScript, taken: Sequence[Card], pile: float) -> BroomStroke:
    """Return the broom's way across the cards, towards the side of the pile."""
    places = [script.pose(card) for card in taken]
    left, right = min(pose.x for pose in places), max(pose.x for pose in places)
    y = (min(pose.y for pose in places) + max(pose.y for pose in places)) / 2
    begin, goal = left - BEFORE, right + BEYOND
    if pile < (left + right) / 2:
        begin, goal = right + BEFORE, left - BEYOND
    return BroomStroke(0.0, SWEEP * craft.base, begin, goal, y)


def _knock_down(script: TimelineScript, card: Card, goal: Pose, length: float, *, after: float) -> None:
    """Animate the sweep card moving over the pile and dropping crosswise on it."""
    above = replace(goal, width=KNOCK_FROM * goal.width, height=1.0)
    script.move(card, above, (1 - KNOCK) * length, after=after, ease=Ease.IN_OUT)
    script.leave(card, goal, KNOCK * length, after=after + (1 - KNOCK) * length)
    script.cue(Cue.KNOCK, at=after + length)
