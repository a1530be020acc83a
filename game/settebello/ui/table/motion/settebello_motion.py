"""The animation of the settebello being captured: it is held up beside its word, and its coin flies off."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card
from settebello.ui.table.layout import RATIO, Spot
from settebello.ui.table.model.rest_poses import flying, raised_pose, word_area
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import CoinFlight, Rays, Shake, Stamp
from settebello.ui.table.motion.motion_context import (
    COIN,
    DIMMED,
    LOWER,
    RAISED,
    RISE,
    SHAKE,
    WOUND,
    MotionContext,
)
from settebello.ui.table.motion.timeline_script import TimelineScript

PRESSED: Final = 0.92
"""The width of the card before it rises, relative to its width at rest: it is pressed down."""
SHINES: Final = 0.45
"""The part of its rise after which the rays come out from behind the card."""
POPS: Final = 0.12
"""How long after the word the coin pops up, as a part of a play's duration."""
CORNER: Final = (0.88, 0.42)
"""Where the coin pops up, from the middle of the card, as parts of its width and height."""
HELD_Z: Final = 60.0


def show_settebello(
    craft: MotionContext, script: TimelineScript, capture: Capture, taken: Sequence[Card], card: Card
) -> None:
    """Animate the settebello: pressed down, up in one swing, its word, and the coin to its points."""
    base, layout = craft.base, craft.layout
    wound, up = WOUND * base, (WOUND + RISE) * base
    here, goal = script.pose(card), raised_pose(layout)
    for other in taken:
        if other != card:
            script.move(other, replace(script.pose(other), mark=0.0, dim=DIMMED), wound)
    pressed = replace(flying(here, HELD_Z), width=PRESSED * here.width, height=0.05)
    script.move(card, pressed, wound, ease=Ease.OUT)
    script.move(card, goal, up - wound, after=wound, ease=Ease.SWING)
    script.cue(Cue.SETTEBELLO, at=wound)
    over = up + RAISED * base
    script.add(Rays(wound + SHINES * (up - wound), over, card))
    area = word_area(layout)
    script.add(Stamp(up, over, craft.captions.settebello, Spot(*area.centre), area.width, area.height))
    script.add(Shake(up, up + SHAKE * base))
    script.cue(Cue.KNOCK, at=up)
    script.react(at=up)
    if base:
        # Where nothing moves, the sentence on the capture has no time to be read first.
        script.say(craft.captions.captured_settebello(capture), at=up)
    pops = up + POPS * base
    begin = Spot(goal.x + CORNER[0] * goal.width, goal.y + CORNER[1] * goal.width * RATIO)
    points = craft.captions.ruleset.score.settebello
    script.add(CoinFlight(pops, pops + COIN * base, begin, layout.tally(capture.side), points))
    script.cue(Cue.POINT, at=pops + COIN * base)
    script.wait(over)
    for other in taken:
        script.move(other, replace(script.pose(other), dim=0.0, mark=1.0), LOWER * base)
