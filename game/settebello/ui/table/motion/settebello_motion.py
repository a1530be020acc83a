"""The animation of the settebello being captured: it is held up above its word, and its coin flies off."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.coin_path import coin_arc
from settebello.ui.table.model.held_up import HeldUp
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import JUMPS, CoinFlight, Rays, Shake, SignKept, Stamp, Trail
from settebello.ui.table.motion.fade_motion import FADE
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
HELD_Z: Final = 60.0
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

    The cards that leave with it rise to its left, all above the darkened table. A broom
    sweeps all of them up if they are `swept`.
    """
    base, layout = craft.base, craft.layout
    wound, up = WOUND * base, (WOUND + RISE) * base
    others = () if craft.reduced else tuple(other for other in taken if other != card)
    group = HeldUp(layout, len(others))
    here, goal = script.pose(card), group.card
    # The cards that it takes keep their frames: only those that stay on the table are dimmed.
    pressed = replace(flying(here, HELD_Z), width=PRESSED * here.width, height=0.05)
    script.move(card, pressed, wound, ease=Ease.OUT)
    script.move(card, goal, up - wound, after=wound, ease=Ease.SWING)
    for number, other in enumerate(others):
        script.move(other, group.other(number), up - wound, after=wound, ease=Ease.IN_OUT)
    script.cue(Cue.SETTEBELLO, at=wound)
    over = up + RAISED * base
    # Without motion they fade in together with the card.
    shines = max(up - FADE, 0.0) if craft.reduced else wound + SHINES * (up - wound)
    script.add(Rays(shines, over, card, others))
    area = group.word
    word = Stamp(up, over, craft.captions.settebello, Spot(*area.centre), area.width, area.height, below=True)
    script.add(word)
    script.add(Shake(word.hits, word.hits + SHAKE * base))
    script.cue(Cue.KNOCK, at=word.hits)
    script.react(at=up)
    if base:
        # Where nothing moves, the sentence on the capture has no time to be read first.
        script.say(craft.captions.captured_settebello(capture), at=up)
    pops = up + POPS * base
    points = craft.captions.ruleset.score.settebello
    kept = layout.prize_of(capture.side)
    begin = group.coin(kept.x)
    arc = coin_arc(layout, begin, kept, [group.card_area, area])
    flight = CoinFlight(pops, pops + COIN * base, begin, kept, capture.side, points=points, arc=arc)
    script.add(flight)
    lands = min(pops + COIN * base, over)
    script.cue(Cue.POINT, at=lands)
    script.win_prize(capture.side, at=lands)
    if not craft.reduced:
        script.add(SignKept(lands, lands + JUMPS * base, capture.side))
    if swept or craft.reduced:
        script.wait(over)
        for other in taken:
            script.move(other, replace(script.pose(other), dim=0.0, mark=1.0), LOWER * base)
        return
    script.wait(over)
    script.add(Trail(0.0, (LOWER + LEAVE) * base, (card, *others)))
    goal = replace(script.pose(card), width=LEAVING * layout.table_card, height=0.4, mark=1.0)
    script.move(card, goal, LOWER * base, ease=Ease.IN_OUT)
    script.wait(LOWER * base)
