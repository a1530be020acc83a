"""The animation of a capture: the cards rest beside their sum, then leave for the pile."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, CaptureSum, Card, Scopa, Side, capture_sum
from settebello.ui.table.layout.sum_place import sum_place
from settebello.ui.table.model.rest_poses import flying, pile_pose, pile_top_pose
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import SumShown
from settebello.ui.table.motion.motion_context import (
    DIMMED,
    EQUAL_HOLD,
    HOLD,
    LEAVE,
    LOWER,
    SETTEBELLO_HOLD,
    SPELT,
    SWEEP_HOLD,
    VISIT,
    MotionContext,
)
from settebello.ui.table.motion.settebello_motion import show_settebello
from settebello.ui.table.motion.sweep_motion import show_sweep
from settebello.ui.table.motion.timeline_script import TimelineScript

ABOVE: Final = 20.0
"""Drawing order of the settebello above the card that takes it, and while both leave."""
SHOWN_ABOVE: Final = 60.0
TERM: Final = 0.12
TERMS: Final = 0.3
"""The time between the terms of a sum, and all of it, as parts of a play's duration."""
NOD: Final = 13.0
NOD_HEIGHT: Final = 0.5
"""How far a card rises when its number is said, and its height then."""
GONE: Final = 0.285
HALF: Final = 0.5
CLOSES: Final = 0.27
"""How long captured cards fly where others stay on the table, after which part of the last flight these
come to the middle, and how long they take. What that adds is taken from the time for which the cards stand.
"""
LIT: Final = 0.1
"""When the captured cards are marked; the first one nods then."""


def show_capture(craft: MotionContext, script: TimelineScript, capture: Capture, scopa: Scopa | None) -> None:
    """Animate beats two and three: highlight the captured cards, show their sum, leave."""
    taken = (*capture.cards, capture.card)
    found = capture_sum(craft.captions.ruleset, capture.card, capture.cards, script.now.guise)
    hold = craft.base * _hold(craft, capture, found, scopa)
    if found is not None and not craft.reduced:
        hold += craft.base * SPELT
    resting = [card for _, card in script.now.table if card not in taken]
    follows = bool(resting) and scopa is None and not craft.reduced
    if follows:
        hold -= craft.base * (HALF * GONE + CLOSES - LEAVE)
    lit = min(0.12, hold / 4)
    for card in taken:
        here = script.pose(card)
        # The card that takes the settebello may lie on it: the settebello comes up.
        here = flying(here, ABOVE) if card == craft.settebello else here
        script.move(card, replace(here, mark=1.0, height=0.25), lit)
    for card in resting:
        script.move(card, replace(script.pose(card), dim=DIMMED), lit)
    if found is not None:
        _show_sum(craft, script, found, taken, hold)
    script.wait(hold)
    shining = craft.settebello
    if shining is not None and shining in taken:
        before = script.pose(shining)
        show_settebello(craft, script, capture, taken, shining, swept=scopa is not None)
        if scopa is not None:
            script.move(shining, replace(before, mark=1.0), LOWER * craft.base, ease=Ease.IN_OUT)
            script.wait(LOWER * craft.base)
    if scopa is not None:
        if craft.base:
            # From the broom on, the picture says it; the sentence is for those who listen.
            script.hush()
        show_sweep(craft, script, (capture, scopa), taken, (scopa.card,))
        script.say(craft.captions.swept(capture), seen=not craft.base)
        return
    script.cue(Cue.CAPTURE)
    script.seen()
    flight = (GONE if follows else LEAVE) * craft.base
    leaves = to_pile(craft, script, capture.side, taken, flight)
    script.become(capture, stage=False)
    # Once they have gone, the others come to the middle.
    after, closes = (leaves - HALF * flight, CLOSES * craft.base) if follows else (0.0, leaves)
    script.settle(closes, after=after, ease=Ease.SWING if follows else Ease.IN_OUT)
    for card in resting:
        if script.pose(card).dim:
            script.move(card, replace(script.pose(card), dim=0.0), closes, after=after)
    script.wait(max(leaves, after + closes))
    script.show()


def to_pile(
    craft: MotionContext, script: TimelineScript, side: Side, taken: Sequence[Card], length: float
) -> float:
    """Animate captured cards leaving for a pile; return the seconds until the last one arrives.

    The last of `taken` passes over the others, and each leaves as it is touched.

    Each flies for `length` seconds.
    """
    *others, leader = taken
    start = script.pose(leader)
    others.sort(key=lambda card: math.hypot(script.pose(card).x - start.x, script.pose(card).y - start.y))
    pile = script.now.piles[side]
    gap = craft.gap(VISIT, len(others))
    for number, card in enumerate(others):
        here = script.pose(card)
        if number:
            over = replace(start, x=here.x, y=here.y, z=flying(start, 30.0).z, mark=1.0, height=0.4)
            script.move(leader, over, gap, after=(number - 1) * gap, ease=Ease.IN_OUT)
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        above = SHOWN_ABOVE if card == craft.settebello else 0.0
        script.leave(card, replace(goal, z=goal.z + number + above), length, after=number * gap)
    last = max(len(others) - 1, 0) * gap
    goal = pile_pose(craft.layout, side, len(pile.cards) + len(others))
    if script.now.open_piles:
        above = goal.z + len(taken)
        goal = pile_top_pose(craft.layout, side, len(pile.cards) + len(taken))
        script.move(leader, replace(goal, z=above), length, after=last, ease=Ease.IN_OUT)
        script.move(leader, goal, 0.0, after=last + length)
    else:
        script.leave(leader, replace(goal, z=goal.z + len(taken)), length, after=last)
    return length + last


def _hold(craft: MotionContext, capture: Capture, found: CaptureSum | None, scopa: Scopa | None) -> float:
    """Return the time for which the cards stand, as a part of a play's duration."""
    if scopa is not None:
        return SWEEP_HOLD
    if found is not None or len(capture.cards) > 1:
        return HOLD
    return SETTEBELLO_HOLD if craft.settebello in {capture.card, *capture.cards} else EQUAL_HOLD


def _show_sum(
    craft: MotionContext, script: TimelineScript, found: CaptureSum, taken: Sequence[Card], hold: float
) -> None:
    """Show the sum in figures, in the order in which its cards lie."""
    # The card played is the last part of a fifteen, wherever it lies.
    laid = sorted(
        zip(found.cards, found.parts, strict=True),
        key=lambda part: (part[0] == taken[-1], script.pose(part[0]).x),
    )
    parts = tuple(number for _, number in laid)
    poses = {card: script.pose(card) for _, card in script.now.table}
    spot = sum_place(craft.layout, [script.pose(card) for card in taken], poses.values(), len(parts))
    step = 0.0 if craft.reduced else craft.base * min(TERM, TERMS / len(parts))
    script.add(SumShown(0.0, hold, parts, found.total, spot, step))
    if step:
        # Each card nods as its number is said; the one that takes others nods with what they make.
        nodding = [card for card, _ in laid] + [taken[-1]] * (taken[-1] not in found.cards)
        for number, card in enumerate(nodding):
            here = script.pose(card)
            up = replace(here, y=here.y - NOD, height=NOD_HEIGHT)
            script.move(card, up, 0.4 * step, after=max(number * step, craft.base * LIT), ease=Ease.OUT)
            script.move(
                card,
                here,
                0.6 * step,
                after=max(number * step, craft.base * LIT) + 0.4 * step,
                ease=Ease.IN_OUT,
            )
