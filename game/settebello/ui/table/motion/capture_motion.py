"""The animation of a capture: the cards rest beside their sum, then leave for the pile."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, CaptureSum, Card, Scopa, capture_sum
from settebello.ui.table.layout.sum_place import sum_place
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import SumShown
from settebello.ui.table.motion.motion_context import (
    DIMMED,
    EQUAL_HOLD,
    HOLD,
    LEAVE,
    LOWER,
    OWN_SOONER,
    SETTEBELLO_HOLD,
    SPELT,
    SWEEP_HOLD,
    WOUND,
    MotionContext,
)
from settebello.ui.table.motion.pile_motion import GONE, to_pile, touching
from settebello.ui.table.motion.prize_motion import prize_to_pile
from settebello.ui.table.motion.settebello_motion import show_settebello
from settebello.ui.table.motion.sweep_motion import show_sweep
from settebello.ui.table.motion.timeline_script import TimelineScript

ABOVE: Final = 20.0
"""Drawing order of the settebello above the card that takes it."""
TERM: Final = 0.12
TERMS: Final = 0.3
"""The time between the terms of a sum, and all of it, as parts of a play's duration."""
TOTAL: Final = 0.16
"""How long the total of a sum stands at least before its cards are swept away."""
NOD: Final = 13.0
NOD_HEIGHT: Final = 0.5
"""How far a card rises when its number is said, and its height then."""
CLEARED: Final = 0.42
CLOSES: Final = 0.15
LATER: Final = (0.03, 0.06)
BRIGHTENS: Final = 0.1
"""After which part of the last flight the cards that stay come to the middle, how long each takes, how many
seconds later the next one starts, and the last one at most, and how long they take to be bright again.
"""
SHINING_GONE: Final = 0.25
"""How long cards fly with the settebello: longer than others."""
LIT: Final = 0.1
"""When the captured cards are marked; the first one nods then."""


def show_capture(craft: MotionContext, script: TimelineScript, capture: Capture, scopa: Scopa | None) -> None:
    """Animate beats two and three: highlight the captured cards, show their sum, leave."""
    taken = (*capture.cards, capture.card)
    found = capture_sum(craft.captions.ruleset, capture.card, capture.cards, script.now.guise)
    hold = craft.base * _hold(craft, capture, found, scopa, own=capture.seat == script.now.owner)
    resting = [card for _, card in script.now.table if card not in taken]
    shining = craft.settebello if craft.settebello in taken else None
    lit = min(0.12, hold / 4)
    for card in taken:
        here = script.pose(card)
        # The card that takes the settebello may lie on it: the settebello comes up.
        here = flying(here, ABOVE) if card == shining else here
        script.move(card, replace(here, mark=1.0, height=0.25), lit)
    for card in resting:
        script.move(card, replace(script.pose(card), dim=DIMMED), lit)
    if found is not None:
        # The figures stand until the last card has been touched, or the settebello rises.
        more = 0.0 if scopa is not None else touching(craft, len(taken) - 1)
        _show_sum(craft, script, found, taken, hold + (more if shining is None else WOUND * craft.base))
    script.wait(hold)
    if shining is not None:
        script.wait_for(shining)
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
    _leave(craft, script, capture, taken, resting, prize=shining)


def _leave(
    craft: MotionContext,
    script: TimelineScript,
    capture: Capture,
    taken: Sequence[Card],
    resting: Sequence[Card],
    *,
    prize: Card | None,
) -> None:
    """Animate the captured cards leaving for the pile; the others come to the middle once they have gone.

    A `prize` that has been held up flies last, and in an arc.
    """
    script.cue(Cue.CAPTURE)
    script.seen()
    follows = bool(resting) and not craft.reduced
    gone = SHINING_GONE if craft.settebello in taken else GONE
    flight = (LEAVE if craft.reduced else gone) * craft.base
    after = touching(craft, len(taken) - 1) + CLEARED * flight if follows else 0.0
    following = max(len(resting) - 1, 1)
    later = min(LATER[0], LATER[1] / following) * craft.tempo
    closed = after + CLOSES * craft.base + later * following if follows else 0.0
    if prize is None or craft.reduced or script.now.open_piles or not craft.base:
        leaves = to_pile(craft, script, capture.side, taken, flight, until=closed)
    else:
        leaves = prize_to_pile(craft, script, capture.side, taken, prize, until=closed)
    script.become(capture, stage=False)
    for card in resting:
        if follows and script.pose(card).dim:
            # They are bright as soon as those taken leave.
            script.move(card, replace(script.pose(card), dim=0.0), min(BRIGHTENS * craft.base, after))
    if follows:
        script.settle(CLOSES * craft.base, after=after, ease=Ease.OUT, later=later)
    else:
        script.settle(leaves)
        for card in resting:
            if script.pose(card).dim:
                script.move(card, replace(script.pose(card), dim=0.0), leaves)
    script.wait(leaves)
    script.show()


def _hold(
    craft: MotionContext, capture: Capture, found: CaptureSum | None, scopa: Scopa | None, *, own: bool
) -> float:
    """Return the time for which the cards stand, as a part of a play's duration."""
    if scopa is not None:
        hold = SWEEP_HOLD
    elif found is not None or len(capture.cards) > 1:
        hold = HOLD
    else:
        hold = SETTEBELLO_HOLD if craft.settebello in {capture.card, *capture.cards} else EQUAL_HOLD
    if craft.reduced:
        return hold
    hold += (SPELT if found is not None else 0.0) - (OWN_SOONER if own else 0.0)
    # No sum is swept away before it is complete.
    whole = 0.0 if found is None else min(TERM * len(found.parts), TERMS) + TOTAL
    return max(hold, whole)


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
