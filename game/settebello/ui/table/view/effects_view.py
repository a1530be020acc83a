"""Drawing of the effects beside the cards: the broom and its dust, rays and sums."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import SIZE
from settebello.ui.table.motion.effects import (
    LIFTS_OFF,
    WIND_UP,
    BroomStroke,
    CoinFlight,
    Effect,
    Hit,
    Rays,
    Stamp,
    SumShown,
    Thud,
    Trail,
)
from settebello.ui.table.motion.timeline import Track
from settebello.ui.table.view import rays_view
from settebello.ui.table.view.blow_view import draw_burst, draw_hit, draw_thud
from settebello.ui.table.view.coin_view import prepare_coin
from settebello.ui.table.view.puffs import PUFF, draw_puff, prepare_puff
from settebello.ui.table.view.rays_view import picture_rays
from settebello.ui.table.view.word_view import draw_word, word_scale

BROOM: Final = 250.0
"""Size of the broom with its handle."""
FOOT: Final = (-22.0, 98.0)
"""Where the bristles are, from the middle of the picture."""
LEANS: Final = (-2.0, -30.0, 34.0)
"""The lean of the handle at first, when the broom is drawn back, and at the end of the stroke, in degrees."""
LIFTS: Final = (6.0, 40.0, 118.0)
"""How high the bristles are over the cloth at these times; in the middle of the stroke they touch it."""
DOWN: Final = 0.3
"""From when in the stroke they touch it; they leave it at `LIFTS_OFF`."""
SWINGS_BACK: Final = 0.35
"""From when in the wind-up the bristles lag behind."""
BROOM_STEP: Final = 8.0
GROWS: Final = 0.12
GROWN: Final = (0.4, 0.75, 1.06)
"""The part of its time in which it grows from the cloth, and its sizes then: it is never seen through."""
PUFFS: Final = 6
PUFF_EVERY: Final = 0.13
"""The part of the stroke after which the next puff rises; `PUFF_LASTS` is how long it is seen."""
PUFF_LASTS: Final = 0.42
SWISH: Final = 190.0
SWISH_SCALES: Final = (0.55, 0.8, 1.0, 1.0)
SWISHES: Final = (0.14, 0.8)
SWISH_BEHIND: Final = 36.0
SWISH_ABOVE: Final = 26.0
"""The strokes that the bristles leave: their size and its steps, when in the stroke they are seen, and how
far they are behind the bristles, and above their ends.
"""
REHEARSED: Final = 0.4
"""Seconds before an effect in which its turned pictures are made, one in a frame."""
EARLY: Final = {Stamp: 1.25, CoinFlight: 0.85, Rays: 0.1}
"""How many seconds earlier some are made: the word before the sum, the coin before the broom."""
TRAIL: Final = 7
TRAIL_STEP: Final = 0.035
TRAIL_STAR: Final = 40.0
TRAIL_FROM: Final = 0.5
"""The stars behind a card, the seconds between them, their largest size, and how far behind the first is."""
DARK: Final = 0.5
DARKENS: Final = 0.12
"""How dark the table is behind a card with rays, and the part of their time in which it becomes so."""
SHOWN: Final = 0.1
POPS: Final = (1.3, 1.14, 1.0)
POP: Final = 0.035
"""The sizes in which a term of a sum comes, and the seconds of each."""


def rehearsal(effect: Effect, time: float) -> float | None:
    """Return at which progress of an effect to make its picture now, ahead of time; None for no picture."""
    early = EARLY.get(type(effect), 0.0)
    part = 1.0 - (effect.start - early - time) / REHEARSED
    return part if 0.0 <= part < 1.0 else None


def rehearse(canvas: Canvas, layout: TableLayout, effect: Effect, part: float) -> None:
    """Make the pictures that an effect will need at a progress of its time, without showing them."""
    match effect:
        case BroomStroke():
            area = Area(0, 0, BROOM, BROOM)
            canvas.picture(_broom(effect, part), area, 0.0, angle=_lean(effect, part), scale=_grown(part))
            prepare_puff(canvas, PUFF * (0.1 + 0.95 * part))
            scale = SWISH_SCALES[min(int(part * len(SWISH_SCALES)), len(SWISH_SCALES) - 1)]
            canvas.picture(_swish(effect), Area(0, 0, SWISH, SWISH), 0.0, scale=scale)
        case Rays():
            picture_rays(canvas, 0, 0, layout.raised_card, part, alpha=0.0)
        case Stamp():
            draw_word(canvas, effect, word_scale(effect, part), 0.0)
        case Trail():
            canvas.glyph("star", 0, 0, _star(1 + min(int(part * TRAIL), TRAIL - 1)), GOLD, 0.0)
        case CoinFlight():
            prepare_coin(canvas, effect, part)
        case Hit():
            draw_hit(canvas, layout, effect, part, alpha=0.0)
            draw_burst(canvas, layout, effect, part, alpha=0.0)
        case Thud():
            draw_thud(canvas, effect, part, alpha=0.0)
        case _:
            pass


def _broom(stroke: BroomStroke, part: float) -> str:
    """Return the picture of the broom: its bristles trail behind its motion, and swing through at the end."""
    swing = stroke.struck(part)
    if 0 < swing < LIFTS_OFF:
        bristles = "_bent" if swing > DOWN / 2 else ""
    else:
        bristles = "_swung" if swing or stroke.wound(part) > SWINGS_BACK else ""
    return f"ui/moments/broom{bristles}{'' if stroke.ahead > 0 else '_left'}.svg"


def _lean(stroke: BroomStroke, part: float) -> float:
    """Return the lean of the broom's handle at a progress, in steps: it swings like a pendulum."""
    first, back, last = LEANS
    swing = stroke.struck(part)
    lean = first + (back - first) * stroke.wound(part) + (last - back) * math.pow(swing, 1.2)
    return stroke.ahead * BROOM_STEP * round(lean / BROOM_STEP)


def _grown(part: float) -> float:
    """Return the size of the broom at a progress: at first it grows."""
    return GROWN[int(part / GROWS * len(GROWN))] if part < GROWS else 1.0


def _lift(stroke: BroomStroke, part: float) -> float:
    """Return the height of the bristles over the cloth at a progress."""
    first, back, last = LIFTS
    swing = stroke.struck(part)
    if not swing:
        return first + (back - first) * stroke.wound(part)
    if swing < DOWN:
        return back * math.pow(1 - swing / DOWN, 2)
    return last * math.pow(max(0.0, swing - LIFTS_OFF) / (1 - LIFTS_OFF), 1.5)


def draw_broom(canvas: Canvas, stroke: BroomStroke, part: float) -> None:
    """Draw the broom at a progress of its stroke, and the dust behind it."""
    ahead, foot = stroke.ahead, stroke.y + 64.0
    swing = stroke.struck(part)
    for number in range(PUFFS):
        age = (swing - 0.16 - number * PUFF_EVERY) / PUFF_LASTS
        if 0 < age < 1:
            x = stroke.at(WIND_UP + (1 - WIND_UP) * (0.1 + number * PUFF_EVERY)) - ahead * 26 * age
            y = foot - 34 * age - (30 if number % 2 else -8)
            size = PUFF * (0.45 + 0.6 * math.sqrt(age)) * (1.0 if number % 2 else 0.74)
            draw_puff(canvas, x, y, size, age)
    if SWISHES[0] < swing < SWISHES[1]:
        size = SWISH * SWISH_SCALES[int((swing - SWISHES[0]) / (SWISHES[1] - SWISHES[0]) * len(SWISH_SCALES))]
        x = stroke.at(part) - ahead * (SWISH_BEHIND + size / 2)
        canvas.picture(_swish(stroke), Area.centred(x, foot - SWISH_ABOVE, SWISH, SWISH), scale=size / SWISH)
    lean, scale = _lean(stroke, part), _grown(part)
    turn, across, down = math.radians(lean), scale * ahead * FOOT[0], scale * FOOT[1]
    x = stroke.at(part) - across * math.cos(turn) - down * math.sin(turn)
    y = foot - _lift(stroke, part) + across * math.sin(turn) - down * math.cos(turn)
    canvas.picture(_broom(stroke, part), Area.centred(x, y, BROOM, BROOM), angle=lean, scale=scale)


def _swish(stroke: BroomStroke) -> str:
    """Return the picture of the strokes behind the bristles."""
    return f"ui/moments/swish{'' if stroke.ahead > 0 else '_left'}.svg"


def draw_rays(canvas: Canvas, layout: TableLayout, pose: Pose, part: float, *, calm: bool) -> None:
    """Darken all below a card in its pose, and draw the rays behind it: they grow, turn slowly and shrink.

    With `calm` they fade, and nothing is darkened.
    """
    if calm:
        size = rays_view.SIZE * layout.raised_card
        shown = min(1.0, part / SHOWN, (1.0 - part) / SHOWN)
        canvas.picture(rays_view.PICTURE, Area.centred(pose.x, pose.y, size, size), shown)
        return
    canvas.veil(alpha=DARK * min(1.0, part / DARKENS, (1.0 - part) / DARKENS))
    picture_rays(canvas, pose.x, pose.y, layout.raised_card, part, alpha=1.0)


def draw_trail(canvas: Canvas, track: Track, time: float, part: float) -> None:
    """Draw stars of gold where a card was a little before; they grow smaller, and are gone with it."""
    for number in range(TRAIL, 0, -1):
        pose = track.at(time - number * TRAIL_STEP)
        here = track.at(time)
        if math.hypot(pose.x - here.x, pose.y - here.y) < TRAIL_FROM * here.width:
            continue
        aside = (0.22 if number % 2 else -0.22) * pose.width
        shown = min(1.0, (1 - part) / SHOWN)
        canvas.glyph("star", pose.x + aside, pose.y - 0.4 * aside, _star(number), GOLD, shown)


def _star(number: int) -> float:
    """Return the size of a star of a trail, the first of which is the nearest to the card."""
    return 4.0 * round(TRAIL_STAR * (1 - number / (TRAIL + 2)) / 4)


def draw_sum(canvas: Canvas, shown: SumShown, part: float) -> None:
    """Draw a sum in figures, term by term: the parts on paper colour, the total in gold."""
    whole = (1.0 - part) / SHOWN if shown.step else min(part, 1.0 - part) / SHOWN
    first, *more = map(str, shown.parts)
    terms = (first, *(f"+ {term}" for term in more), f"= {shown.total}")
    widths = [canvas.text_width(term, size=SIZE, role=Role.TITLE) for term in terms]
    gap = canvas.text_width(" ", size=SIZE, role=Role.TITLE)
    x = shown.spot.x - (sum(widths) + gap * (len(terms) - 1)) / 2
    for term, wide, age in zip(terms, widths, shown.terms(part), strict=True):
        if age >= 0:
            scale = POPS[min(int(age / POP), len(POPS) - 1)] if shown.step else 1.0
            colour = GOLD if term is terms[-1] else PAPER
            canvas.cut_text(
                term,
                x + wide / 2,
                shown.spot.y,
                size=SIZE,
                colour=colour,
                scale=scale,
                alpha=min(1.0, whole),
            )
        x += wide + gap
