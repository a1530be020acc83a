"""Drawing of the effects beside the cards: rays, sparks, stars and sums."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import SIZE
from settebello.ui.table.motion.effects import (
    BroomStroke,
    CoinFlight,
    Effect,
    Glint,
    Hit,
    Rays,
    SignKept,
    Stamp,
    SumShown,
    Thud,
    Trail,
)
from settebello.ui.table.motion.timeline import Track
from settebello.ui.table.view import rays_view
from settebello.ui.table.view.blow_view import draw_burst, draw_hit, draw_thud
from settebello.ui.table.view.broom_view import rehearse_broom
from settebello.ui.table.view.coin_view import prepare_coin
from settebello.ui.table.view.rays_view import picture_rays
from settebello.ui.table.view.won_signs import prepare_strikes
from settebello.ui.table.view.word_view import rehearse_word

REHEARSED: Final = 0.4
"""Seconds before an effect in which its turned pictures are made, one in a frame."""
EARLY: Final = {Stamp: 1.25, CoinFlight: 0.85, Rays: 0.1, Glint: 0.7, SignKept: 0.2}
EARLY_BELOW: Final = 0.85
"""How many seconds earlier some are made: the word before the sum, or that below a card while it is laid."""
SPARK_PICTURE: Final = "ui/moments/spark.svg"
SPARK: Final = 0.62
"""Size of the spark on a card, in widths of the card; its sizes on its way, and its turns in degrees."""
SPARKS: Final = ((0.4, 0.0), (0.55, 15.0), (0.7, 30.0), (0.85, 45.0), (1.0, 60.0), (0.8, 75.0), (0.45, 90.0))
SPARK_STAYS: Final = 0.62
"""The part of its time after which it is at the corner."""
SPARK_WAY: Final = ((-0.46, 0.3), (0.4, -0.42))
"""Where the spark begins and ends, in widths and heights of the card from its middle."""
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
    if isinstance(effect, Stamp) and effect.below:
        early = EARLY_BELOW
    part = 1.0 - (effect.start - early - time) / REHEARSED
    return part if 0.0 <= part < 1.0 else None


def rehearse(canvas: Canvas, layout: TableLayout, effect: Effect, part: float) -> None:
    """Make the pictures that an effect will need at a progress of its time, without showing them."""
    match effect:
        case BroomStroke():
            rehearse_broom(canvas, effect, part)
        case Rays():
            picture_rays(canvas, 0, 0, layout.raised_card, part, alpha=0.0)
        case Stamp():
            rehearse_word(canvas, effect, part)
        case SignKept():
            prepare_strikes(canvas, part)
        case Trail():
            canvas.glyph("star", 0, 0, _star(1 + min(int(part * TRAIL), TRAIL - 1)), GOLD, 0.0)
        case CoinFlight():
            prepare_coin(canvas, effect, part)
        case Glint():
            _picture_spark(canvas, 0, 0, layout.raised_card, part, alpha=0.0)
        case Hit():
            draw_hit(canvas, layout, effect, part, alpha=0.0)
            draw_burst(canvas, layout, effect, part, alpha=0.0)
        case Thud():
            draw_thud(canvas, effect, part, alpha=0.0)
        case _:
            pass


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


def draw_glint(canvas: Canvas, pose: Pose, part: float) -> None:
    """Draw the spark that runs over a card up to its corner, where it flashes."""
    (x, y), (right, top) = SPARK_WAY
    along = 1 - (1 - min(part / SPARK_STAYS, 1.0)) ** 2
    across, down = x + (right - x) * along, (y + (top - y) * along) * RATIO
    _picture_spark(canvas, pose.x + across * pose.width, pose.y + down * pose.width, pose.width, part)


def _picture_spark(canvas: Canvas, x: float, y: float, width: float, part: float, alpha: float = 1.0) -> None:
    scale, angle = SPARKS[min(int(part * len(SPARKS)), len(SPARKS) - 1)]
    area = Area.centred(x, y, SPARK * width, SPARK * width)
    canvas.picture(SPARK_PICTURE, area, alpha, angle=angle, scale=scale)


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
