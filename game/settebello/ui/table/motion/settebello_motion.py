"""The animation of the settebello being captured: it is held up beside its word, and its coin flies off."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card
from settebello.ui.table.layout import RATIO, Spot
from settebello.ui.table.layout.coin_path import coin_arc
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying, raised_pose, word_area
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import CoinFlight, CoinKept, Rays, Shake, Stamp, Trail
from settebello.ui.table.motion.motion_context import (
    COIN,
    LEAVE,
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
JUMPS: Final = 0.32
"""How long the small coin on the plate jumps when the large one has arrived, as a part of a play."""
JOINS: Final = 0.2
"""How long before the end of the word the cards come that leave with the settebello, as a part of a play."""
BEHIND: Final = (0.62, 0.4)
LEANS: Final = -9.0
"""Where they lie behind it, in widths of a table card to the right and down of its middle, and their lean."""
LEAVING: Final = 1.1
"""The width of the settebello when it leaves, relative to a table card."""


def show_settebello(
    craft: MotionContext,
    script: TimelineScript,
    capture: Capture,
    taken: Sequence[Card],
    card: Card,
    *,
    swept: bool,
) -> None:
    """Animate the settebello: pressed down, up in one swing, its word, and the coin to its points.

    All its cards are beside it at the end, unless a broom is to sweep them up (`swept`).
    """
    base, layout = craft.base, craft.layout
    wound, up = WOUND * base, (WOUND + RISE) * base
    here, goal = script.pose(card), raised_pose(layout)
    # The cards that it takes keep their frames: only those that stay on the table are dimmed.
    pressed = replace(flying(here, HELD_Z), width=PRESSED * here.width, height=0.05)
    script.move(card, pressed, wound, ease=Ease.OUT)
    script.move(card, goal, up - wound, after=wound, ease=Ease.SWING)
    script.cue(Cue.SETTEBELLO, at=wound)
    over = up + RAISED * base
    script.add(Rays(wound + SHINES * (up - wound), over, card))
    area = word_area(layout)
    script.add(
        Stamp(up, over, craft.captions.settebello, Spot(*area.centre), area.width, area.height, beside=True)
    )
    script.add(Shake(up, up + SHAKE * base))
    script.cue(Cue.KNOCK, at=up)
    script.react(at=up)
    if base:
        # Where nothing moves, the sentence on the capture has no time to be read first.
        script.say(craft.captions.captured_settebello(capture), at=up)
    pops = up + POPS * base
    begin = Spot(goal.x + CORNER[0] * goal.width, goal.y + CORNER[1] * goal.width * RATIO)
    points = craft.captions.ruleset.score.settebello
    tally = layout.tally(capture.side)
    arc = coin_arc(layout, begin, tally)
    script.add(CoinFlight(pops, pops + COIN * base, begin, tally, points, arc))
    lands = min(pops + COIN * base, over)
    script.cue(Cue.POINT, at=lands)
    script.win_prize(capture.side, at=lands)
    if not craft.reduced:
        script.add(CoinKept(lands, lands + JUMPS * base, capture.side))
    if swept or craft.reduced:
        script.wait(over)
        for other in taken:
            script.move(other, replace(script.pose(other), dim=0.0, mark=1.0), LOWER * base)
        return
    _join(craft, script, [other for other in taken if other != card], card, over - JOINS * base)
    script.wait(over)
    script.add(Trail(0.0, (LOWER + LEAVE) * base, (card, *(other for other in taken if other != card))))
    goal = replace(script.pose(card), width=LEAVING * layout.table_card, height=0.4, mark=1.0)
    script.move(card, goal, LOWER * base, ease=Ease.IN_OUT)
    script.wait(LOWER * base)


def _join(
    craft: MotionContext, script: TimelineScript, others: Sequence[Card], card: Card, begin: float
) -> None:
    """Animate the other cards coming to the settebello, behind which they can be seen."""
    held, width = script.pose(card), craft.layout.table_card
    for number, other in enumerate(others, start=1):
        pose = Pose(
            held.x + BEHIND[0] * width * number / len(others),
            held.y + BEHIND[1] * width * number / len(others),
            width,
            LEANS * number / len(others),
            height=0.3,
            mark=1.0,
            z=flying(held, -number).z,
        )
        script.move(other, pose, JOINS * craft.base, after=begin, ease=Ease.IN_OUT)
