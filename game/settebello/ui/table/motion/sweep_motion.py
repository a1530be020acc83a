"""The animation of a sweep: a broom pushes the cards to the pile, and the word hits the cloth."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card, Scopa, TableSweep
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying, pile_pose, sweep_pose
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import BroomStroke, CoinFlight, Stamp
from settebello.ui.table.motion.motion_context import COIN, LEAVE, STAMP, SWEEP, MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

KNOCK: Final = 0.25
"""Fraction of its flight in which a sweep card drops on the pile; `KNOCK_FROM` is its scale before."""
KNOCK_FROM: Final = 1.35
BEFORE: Final = 172.0
"""Distance before the first card at which the broom comes down, and beyond the last at which it ends."""
BEYOND: Final = 130.0
BRISTLES: Final = 84.0
"""Reach of the bristles before the middle of the broom."""
PUSHED: Final = 1.75
"""How far the broom throws a card ahead, in card widths; then the card flies on to the pile."""
THROWN: Final = 0.1
"""How long that takes, and the least time from one card to the next, as parts of a play's duration."""
APART: Final = 0.075
ALL_APART: Final = 0.36
"""The most time from the first card to the last for cards that lie upon each other."""
TURNED: Final = 26.0
"""How far a card turns while it is thrown, in degrees."""
FANNED: Final = 0.42
"""Distance in card widths by which thrown cards spread upwards and downwards."""
RIDES: Final = 0.1
"""Distance of the card that marks the sweep from the bristles, in card widths."""
FLUNG: Final = 0.8
"""Height of a thrown card."""
AFTER: Final = 0.09
"""How long after the last card the word strikes, as a part of a play's duration."""


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
    lands = max(arrives, strikes + COIN * base)
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

    Returns the times at which the word may strike, and at which the last card arrives.
    """
    base, side = craft.base, events[0].side
    pile = script.now.piles[side]
    broom = _stroke(craft, script, taken, craft.layout.pile(side).x)
    script.add(broom)
    ahead = broom.ahead
    reach = BRISTLES + 0.42 * craft.layout.table_card
    order = sorted(taken, key=lambda card: ahead * script.pose(card).x)
    marks, leaves, length, thrown = len(pile.sweeps), 0.0, LEAVE * base, THROWN * base
    apart = min(APART, ALL_APART / len(order)) * base
    touched = 0.0
    ridden: dict[Card, float] = {}
    for number, card in enumerate(order):
        here = script.pose(card)
        # Cards that lie upon each other still leave one by one.
        earliest = touched + apart if number else 0.0
        touched = max(broom.reaches(here.x - ahead * reach) * broom.end, earliest)
        if card in swept:
            ridden[card] = touched
            continue
        pushed = replace(
            flying(here, float(len(order) - number)),
            x=here.x + ahead * PUSHED * here.width,
            y=here.y + FANNED * (number % 3 - 1) * here.width,
            angle=here.angle - ahead * TURNED * (0.6 + 0.4 * (number % 2)),
            height=FLUNG,
            mark=0.0,
        )
        script.move(card, pushed, thrown, after=touched, ease=Ease.LINEAR)
        leaves = touched + thrown
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        goal = replace(goal, z=goal.z + number)
        script.move(card, goal, length, after=leaves, ease=Ease.GLIDE)
        script.move(card, goal.hidden(), 0.0, after=leaves + length)
    leaves = max([leaves, *(begins + thrown for begins in ridden.values())])
    last = broom.at(min(leaves / broom.end, 1.0)) if broom.end else broom.goal
    for number, card in enumerate(swept):
        # The card that marks the sweep rides before the bristles until the others have gone.
        here = script.pose(card)
        before = last + ahead * (reach + (RIDES + 0.3 * number) * here.width)
        riding = replace(flying(here, 30.0), x=before, angle=-ahead * TURNED / 2, height=FLUNG / 2, mark=0.0)
        script.move(card, riding, leaves - ridden[card], after=ridden[card], ease=Ease.LINEAR)
        goal = sweep_pose(craft.layout, side, marks, len(pile.sweeps) + len(swept))
        marks += 1
        _knock_down(script, card, replace(goal, z=goal.z + len(taken)), length, after=leaves)
    return min(leaves + AFTER * base, broom.end - 0.02 * base), leaves + length


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
