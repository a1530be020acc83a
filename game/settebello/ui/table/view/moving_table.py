"""Drawing of the moving parts of the table: flying cards, effects beside them, speech bubbles."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card, Ruleset
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Spot, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.effects import (
    BroomStroke,
    CoinFlight,
    Effect,
    Glint,
    Hit,
    Rays,
    Shake,
    Stamp,
    SumShown,
    Thud,
    Trail,
)
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view import signs
from settebello.ui.table.view.blow_view import draw_burst, draw_hit, draw_thud
from settebello.ui.table.view.broom_view import draw_broom
from settebello.ui.table.view.coin_view import draw_coin
from settebello.ui.table.view.effects_view import (
    draw_glint,
    draw_rays,
    draw_sum,
    draw_trail,
    rehearsal,
    rehearse,
)
from settebello.ui.table.view.still_parts import draw_card
from settebello.ui.table.view.talk.balloon import draw_tail, popping
from settebello.ui.table.view.talk.bubble_place import bubble_place
from settebello.ui.table.view.word_view import draw_stamp

HELD_UP: Final = 0.25
FLYING_STEP: Final = 4.0
HELD_STEP: Final = 0.5
"""The degrees of one step in which cards turn that fly higher than captured ones, and of one in the light."""


def want_raised(
    canvas: Canvas, layout: TableLayout, timeline: Timeline, ruleset: Ruleset, *, numbers: bool = False
) -> None:
    """Request the images of the cards that are shown larger in a timeline."""
    raised = [effect.card for effect in timeline.effects if isinstance(effect, Rays)]
    if raised:
        canvas.want_cards(layout.raised_card, only=raised, ruleset=ruleset, numbers=numbers)


def draw_moving(
    canvas: Canvas, layout: TableLayout, timeline: Timeline, time: float, ruleset: Ruleset
) -> None:
    """Draw the moving parts of a timeline at a time in seconds that are below the sentence on the table."""
    here = timeline.stage(time)
    now = [(effect, part) for effect in timeline.effects if (part := effect.part(time)) is not None]
    shining = next(((effect, part) for effect, part in now if isinstance(effect, Rays)), None)
    _draw_blows(canvas, layout, now)
    _draw_brooms(canvas, now, beyond=True)
    above = {card for effect, _ in now if isinstance(effect, Trail) for card in effect.cards}
    # The card held up lies above everything else, which its rays darken.
    held = None if shining is None else shining[0].card
    seen = sorted(timeline.at(time), key=lambda one: one[0] == held)
    first = next((number for number, (card, _) in enumerate(seen) if card == held), None)
    for number, (card, pose) in enumerate(seen):
        if shining is not None and number == first:
            # A card that fades is seen twice, and shines only in its new place.
            middle = timeline.tracks[card].at(time)
            draw_rays(canvas, layout, middle, shining[1], calm=timeline.calm)
        if card == held:
            _draw_lit_card(canvas, layout, card, pose, now)
        elif card not in above:
            _draw_moving_card(canvas, layout, card, pose)
        _draw_claimed_rank(canvas, here, card, pose, ruleset)
    if not timeline.calm:
        for effect in timeline.effects:
            part = rehearsal(effect, time)
            if part is not None:
                rehearse(canvas, layout, effect, part)
    for effect, part in now:
        match effect:
            case Hit():
                draw_burst(canvas, layout, effect, part)
            case SumShown():
                draw_sum(canvas, effect, part)
            case _:
                pass
    _draw_brooms(canvas, now, beyond=False)


def _draw_blows(canvas: Canvas, layout: TableLayout, now: Sequence[tuple[Effect, float]]) -> None:
    """Draw what flies out from under cards that strike or land."""
    for effect, part in now:
        match effect:
            case Hit() if not effect.width:
                draw_hit(canvas, layout, effect, part)
            case Thud():
                draw_thud(canvas, effect, part)
            case _:
                pass


def _draw_brooms(canvas: Canvas, now: Sequence[tuple[Effect, float]], *, beyond: bool) -> None:
    """Draw a broom that pushes cards, or that is `beyond` them: it has let them go, and they fly over it."""
    for effect, part in now:
        if isinstance(effect, BroomStroke) and (part >= effect.lifts_off) == beyond:
            draw_broom(canvas, effect, part)


def _draw_claimed_rank(canvas: Canvas, here: TableState, card: Card, pose: Pose, ruleset: Ruleset) -> None:
    """Draw the rank that is claimed for a card until the card is lifted to be turned."""
    claim = here.claim
    if claim is not None and card == claim.card and pose.turn == pose.height == 0:
        signs.rank(canvas, pose, rank_label(claim.rank, ruleset))


def _draw_moving_card(
    canvas: Canvas, layout: TableLayout, card: Card, pose: Pose, *, shadow: bool = True
) -> None:
    angle = FLYING_STEP * round(pose.angle / FLYING_STEP) if pose.height > HELD_UP else pose.angle
    draw_card(canvas, layout, card, replace(pose, angle=angle), shadow=shadow)


def _draw_lit_card(
    canvas: Canvas, layout: TableLayout, card: Card, pose: Pose, now: Sequence[tuple[Effect, float]]
) -> None:
    """Draw the card that is held up, the wedges that its landing drives out, and the spark on it."""
    for effect, part in now:
        if isinstance(effect, Hit) and effect.width:
            draw_hit(canvas, layout, effect, part)
    angle = HELD_STEP * round(pose.angle / HELD_STEP)
    draw_card(canvas, layout, card, replace(pose, angle=angle), shadow=False)
    for effect, part in now:
        if isinstance(effect, Glint):
            draw_glint(canvas, pose, part)


def _draw_trails(canvas: Canvas, layout: TableLayout, timeline: Timeline, time: float) -> None:
    """Draw the cards that leave a trail, and those that fly with them."""
    for effect in timeline.effects:
        part = effect.part(time) if isinstance(effect, Trail) else None
        if not isinstance(effect, Trail) or part is None:
            continue
        draw_trail(canvas, timeline.tracks[effect.leader], time, part)
        for card, pose in timeline.at(time):
            if card in effect.cards:
                _draw_moving_card(canvas, layout, card, pose)


def draw_above(
    canvas: Canvas,
    layout: TableLayout,
    timeline: Timeline,
    time: float,
    landing: Callable[[CoinFlight], Spot],
) -> None:
    """Draw what lies over everything else at a time in seconds: speech bubbles, a word, a coin.

    `landing` returns the place of the sign at which a coin lands.
    """
    _draw_trails(canvas, layout, timeline, time)
    for bubble in timeline.bubbles_at(time):
        sizes = signs.speech_sizes(canvas, bubble.words)
        place = bubble_place(layout, timeline.last, bubble.seat, sizes)
        part = (time - bubble.start) / (bubble.end - bubble.start)
        shown = signs.shown_speech(part, calm=timeline.calm)
        since = math.inf if timeline.calm else time - bubble.start
        with popping(canvas, place.box, place.tail, place.at, since):
            signs.speech(canvas, place.box, bubble.words, shown=shown)
            draw_tail(canvas, place.box, place.tail, at=place.at, alpha=shown)
    # The coin lies over the word: its number is read at once.
    for effect in sorted(timeline.effects, key=lambda one: isinstance(one, CoinFlight | Shake)):
        here = effect.part(time)
        if here is None:
            continue
        match effect:
            case Stamp():
                draw_stamp(canvas, effect, here, calm=timeline.calm)
            case CoinFlight():
                draw_coin(canvas, effect, landing(effect), here, calm=timeline.calm)
            case Shake():
                canvas.shake(*effect.at(here))
            case _:
                pass
