"""The animation of the settebello being captured: it turns over in the light above its word, with a coin."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card
from settebello.ui.table.layout import Spot
from settebello.ui.table.layout.coin_path import coin_arc
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.held_up import HeldUp
from settebello.ui.table.model.rest_poses import flying
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.motion.effects import JUMPS, CoinFlight, Glint, Hit, Rays, Shake, SignKept, Stamp
from settebello.ui.table.motion.fade_motion import FADE
from settebello.ui.table.motion.motion_context import (
    BLOW,
    COIN,
    LOWER,
    RAISED,
    RISE,
    SHAKE,
    WOUND,
    MotionContext,
)
from settebello.ui.table.motion.timeline_script import TimelineScript

PRESSED: Final = 0.88
PRESSED_LEAN: Final = 7.0
"""The width of the card before it rises, relative to its width at rest, and its lean: it is pressed down."""
PIECES: Final = 12
"""The straight pieces of its rise, an even number: in the middle of it the card shows its back."""
SWINGS: Final = ((0.0, 7.0), (0.35, -8.0), (0.8, 4.0), (1.0, 0.0))
"""Its lean at parts of its rise."""
OVER: Final = 1.09
LANDS: Final = 0.07
"""Its width at the end of its rise, relative to that in the light, and how long it comes down from it."""
BREATHES: Final = 1.5
BREATH: Final = 0.3
"""How far it tilts while it stands in the light, in degrees, and the time from one side to the other."""
SHINES: Final = 0.86
"""The part of its rise after which the rays come out from behind the card."""
GLINTS: Final = 0.3
GLINT: Final = 0.34
"""How long after the word a spark runs over the card, and for how long, as parts of a play's duration."""
POPS: Final = 0.12
"""How long after the word the coin pops up, as a part of a play's duration."""
FALLS: Final = 0.07
"""How much longer than the light the word is seen: it falls off as the card leaves."""
HELD_Z: Final = 60.0


def show_settebello(
    craft: MotionContext,
    script: TimelineScript,
    capture: Capture,
    taken: Sequence[Card],
    card: Card,
    *,
    swept: bool,
) -> None:
    """Animate the settebello: pressed down, up in one swing that turns it over, its word, and its coin.

    The cards that leave with it lie smaller in the shade beside it. All of them are back on
    the table at last for the broom if they are `swept`.
    """
    base, layout = craft.base, craft.layout
    wound, up = WOUND * base, (WOUND + RISE) * base
    others = () if craft.reduced else tuple(other for other in taken if other != card)
    before = {other: script.pose(other) for other in others}
    kept = layout.prize_of(capture.side)
    away = 1.0 if kept.x < layout.table.centre[0] else -1.0
    group = HeldUp(layout, len(others), away)
    _rise(craft, script, card, group.card)
    near = sorted(others, key=lambda other: -away * before[other].x)
    for number, other in enumerate(reversed(near)):
        script.move(other, group.other(number), up - wound, after=wound, ease=Ease.IN_OUT)
    script.cue(Cue.SETTEBELLO, at=wound)
    over = up + RAISED * base
    # Without motion they fade in together with the card.
    shines = max(up - FADE, 0.0) if craft.reduced else wound + SHINES * (up - wound)
    script.add(Rays(shines, over, card))
    area = group.word
    word = Stamp(
        up,
        over + FALLS * base,
        craft.captions.settebello,
        Spot(*area.centre),
        area.width,
        area.height,
        below=True,
    )
    script.add(word)
    script.add(Shake(word.hits, word.hits + SHAKE * base))
    script.cue(Cue.KNOCK, at=word.hits)
    script.react(at=up)
    if base:
        # Where nothing moves, the sentence on the capture has no time to be read first.
        script.say(craft.captions.captured_settebello(capture), at=up)
    pops = up + POPS * base
    points = craft.captions.ruleset.score.settebello
    begin = group.coin(kept.x)
    arc = coin_arc(layout, begin, kept, [group.card_area, area])
    flight = CoinFlight(pops, pops + COIN * base, begin, kept, capture.side, points=points, arc=arc)
    script.add(flight)
    lands = min(pops + COIN * base, over)
    script.cue(Cue.POINT, at=lands)
    script.win_prize(capture.side, at=lands)
    if not craft.reduced:
        script.add(SignKept(lands, lands + JUMPS * base, capture.side))
        lit = Spot(group.card.x, group.card.y)
        script.add(Hit(up + 0.6 * LANDS * base, up + (LANDS + BLOW) * base, lit, width=group.card.width))
        script.add(Glint(up + GLINTS * base, up + (GLINTS + GLINT) * base, card))
        _breathe(craft, script, card, group.card, over)
    script.wait(over)
    if swept or craft.reduced:
        # The settebello itself comes back to its own place, unless it only fades.
        for other in taken if craft.reduced else others:
            back = before.get(other, script.pose(other))
            script.move(other, replace(back, dim=0.0, mark=1.0), LOWER * base)


def _rise(craft: MotionContext, script: TimelineScript, card: Card, goal: Pose) -> None:
    """Animate the card that is pressed down and then swings up, turning over once on its way."""
    base, here = craft.base, script.pose(card)
    wound, rise = WOUND * base, RISE * base
    pressed = replace(flying(here, HELD_Z), width=PRESSED * here.width, height=0.05)
    if craft.reduced or not base:
        script.move(card, pressed, wound, ease=Ease.OUT)
        script.move(card, goal, rise, after=wound, ease=Ease.SWING)
        return
    pressed = replace(pressed, angle=here.angle + PRESSED_LEAN, mark=0.0)
    script.move(card, pressed, wound, ease=Ease.OUT)
    wide = replace(goal, width=OVER * goal.width)
    for number in range(1, PIECES + 1):
        part = number / PIECES
        pose = replace(
            pressed.towards(wide, eased(Ease.SWING, part)), angle=_swung(part), turn=abs(1.0 - 2.0 * part)
        )
        begins = wound + (number - 1) / PIECES * rise
        script.move(card, pose, rise / PIECES, after=begins, ease=Ease.LINEAR)
    script.move(card, goal, LANDS * base, after=wound + rise, ease=Ease.IN)


def _swung(part: float) -> float:
    """Return the lean of the card at a part of its rise."""
    before, after = next(pair for pair in pairwise(SWINGS) if part <= pair[1][0])
    along = (part - before[0]) / (after[0] - before[0])
    return before[1] + (after[1] - before[1]) * (1.0 - math.cos(math.pi * along)) / 2


def _breathe(craft: MotionContext, script: TimelineScript, card: Card, held: Pose, until: float) -> None:
    """Animate the card in the light, which tilts a little from side to side until it leaves."""
    if not craft.base:
        return
    time, side = (WOUND + RISE + LANDS) * craft.base, 1.0
    while time < until:
        length = min(BREATH * craft.base, until - time)
        script.move(card, replace(held, angle=side * BREATHES), length, after=time, ease=Ease.SWING)
        time, side = time + length, -side
