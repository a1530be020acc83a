"""Drawing of the effects beside the cards: the broom and its dust, the word, the coin, rays and sums."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Spot, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import SIZE
from settebello.ui.table.motion.effects import (
    LIFTS_OFF,
    WIND_UP,
    BroomStroke,
    CoinFlight,
    Effect,
    Rays,
    Stamp,
    SumShown,
)

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
PUFFS: Final = 6
PUFF: Final = 108.0
PUFF_STEP: Final = 12.0
"""Puffs grow in steps: each size is drawn from the file once."""
PUFF_EVERY: Final = 0.13
"""The part of the stroke after which the next puff rises; `PUFF_LASTS` is how long it is seen."""
PUFF_LASTS: Final = 0.42
WORD: Final = 104.0
TURNED: Final = 6.0
HITS: Final = 0.12
"""The part of its time in which the word comes down, from `HIGH` times its size."""
HIGH: Final = 1.5
GOES: Final = 0.14
DUST: Final = 0.6
"""The part of its time in which dust flies from the word."""
COIN: Final = (72.0, 34.0)
TURNS: Final = 2.0
ARC: Final = 60.0
RAYS: Final = 2.3
"""Size of the rays in widths of the card held up; they turn by `RAYS_TURN` degrees."""
RAYS_TURN: Final = 16.0
RAYS_STEP: Final = 4.0
"""The degrees of one step of their turn: each needs a picture."""
RAYS_GROW: Final = 0.2
"""The part of their time in which the rays come out from behind the card, and in which they go back."""
RAYS_SCALES: Final = (0.5, 0.66, 0.82)
"""Their sizes during that time; the smallest is nearly hidden by the card."""
STEP: Final = 12.0
"""Large pictures turn in steps of so many degrees: each step costs some milliseconds once."""
COIN_PICTURE: Final = "ui/moments/coin.svg"
RAYS_PICTURE: Final = "ui/moments/rays.svg"
PUFF_PICTURE: Final = "ui/moments/puff.svg"
REHEARSED: Final = 0.4
"""Seconds before an effect in which its turned pictures are made, one in a frame."""
EARLY: Final = {Stamp: 1.25, CoinFlight: 0.85, Rays: 0.1}
"""How many seconds earlier some are made: the word before the sum, the coin before the broom."""
SHOWN: Final = 0.1


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
            canvas.picture(_broom(effect, part), area, 0.0, angle=_lean(effect, part))
            _prepare_puff(canvas, PUFF * (0.3 + 0.75 * part))
        case Rays():
            _picture_rays(canvas, layout, Spot(0, 0), part, alpha=0.0)
        case Stamp():
            draw_word(canvas, effect, _scale(part), 0.0)
        case CoinFlight():
            canvas.prepare(COIN_PICTURE, Area(0, 0, *_coin_sizes(part)))
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


def _lift(stroke: BroomStroke, part: float) -> float:
    """Return the height of the bristles over the cloth at a progress."""
    first, back, last = LIFTS
    swing = stroke.struck(part)
    if not swing:
        return first + (back - first) * stroke.wound(part)
    if swing < DOWN:
        return back * math.pow(1 - swing / DOWN, 2)
    return last * math.pow(max(0.0, swing - LIFTS_OFF) / (1 - LIFTS_OFF), 1.5)


def _rays_grown(part: float) -> float:
    """Return the size of the rays at a progress, in steps: they grow at first and shrink at the end."""
    step = int(min(part, 1.0 - part) / RAYS_GROW * len(RAYS_SCALES))
    return RAYS_SCALES[step] if step < len(RAYS_SCALES) else 1.0


def _rays_turned(part: float) -> float:
    """Return their turn at a progress, in steps: they turn only at their full size, which saves pictures."""
    along = min(max((part - RAYS_GROW) / (1.0 - 2 * RAYS_GROW), 0.0), 1.0)
    return RAYS_STEP * round(RAYS_TURN * along / RAYS_STEP)


def _picture_rays(canvas: Canvas, layout: TableLayout, spot: Spot, part: float, *, alpha: float) -> None:
    """Draw the rays at a progress: one picture, of which the cache holds each size and turn."""
    size = RAYS * layout.raised_card
    area = Area.centred(spot.x, spot.y, size, size)
    canvas.picture(RAYS_PICTURE, area, alpha, angle=_rays_turned(part), scale=_rays_grown(part))


def _scale(comes: float) -> float:
    """Return the size of the word while it comes down, in two steps."""
    return HIGH - (HIGH - 1.0) * round(2 * comes**2) / 2


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
            _draw_puff(canvas, x, y, size, min(1.0, 2.2 * (1 - age)))
    lean = _lean(stroke, part)
    turn, across, down = math.radians(lean), ahead * FOOT[0], FOOT[1]
    x = stroke.at(part) - across * math.cos(turn) - down * math.sin(turn)
    y = foot - _lift(stroke, part) + across * math.sin(turn) - down * math.cos(turn)
    shown = min(1.0, part / 0.06, (1 - part) / 0.08)
    canvas.picture(_broom(stroke, part), Area.centred(x, y, BROOM, BROOM), shown, angle=lean)


def _prepare_puff(canvas: Canvas, size: float) -> None:
    size = PUFF_STEP * round(size / PUFF_STEP)
    canvas.prepare(PUFF_PICTURE, Area(0, 0, size, size))


def _draw_puff(canvas: Canvas, x: float, y: float, size: float, alpha: float) -> None:
    size = PUFF_STEP * round(size / PUFF_STEP)
    canvas.picture(PUFF_PICTURE, Area.centred(x, y, size, size), alpha)


def draw_stamp(canvas: Canvas, stamp: Stamp, part: float, *, calm: bool) -> None:
    """Draw the word: it comes down on the cloth, stays, and fades; with `calm` it only fades."""
    comes = min(1.0, part / HITS)
    if not calm and HITS / 2 < part < DUST:
        _draw_dust(canvas, stamp, (part - HITS / 2) / (DUST - HITS / 2))
    shown = min(1.0, (1.0 - part) / GOES) * (comes if calm else min(1.0, 0.4 + comes))
    scale = 1.0 if calm else _scale(comes)
    draw_word(canvas, stamp, scale, shown)


def draw_word(canvas: Canvas, stamp: Stamp, scale: float, alpha: float) -> None:
    """Draw the word of a stamp at a scale."""
    canvas.cut_text(
        stamp.words,
        stamp.spot.x,
        stamp.spot.y,
        size=WORD,
        colour=GOLD,
        width=stamp.room,
        angle=TURNED,
        scale=scale,
        alpha=alpha,
    )


def _draw_dust(canvas: Canvas, stamp: Stamp, age: float) -> None:
    """Draw the dust that the word drives out to all sides when it hits the cloth; `age` goes from 0 to 1."""
    wide = min(0.5 * canvas.text_width(stamp.words, size=WORD, role=Role.TITLE), 0.5 * stamp.room)
    for number in range(PUFFS):
        lean = math.tau * (number + 0.5) / PUFFS
        out = 0.72 + 0.42 * math.sqrt(age)
        x, y = stamp.spot.x + out * (wide + 30) * math.cos(lean), stamp.spot.y + out * 84 * math.sin(lean)
        size = PUFF * (0.9 if number % 2 else 0.65) * (0.7 + 0.3 * age)
        _draw_puff(canvas, x, y, size, min(1.0, 1.6 * (1 - age)))


def _coin_sizes(part: float) -> tuple[float, float]:
    """Return width and height of the coin at a progress of its flight, in steps."""
    size = COIN[0] if part < 0.6 else COIN[0] + (COIN[1] - COIN[0]) * round(4 * (part - 0.6) / 0.4) / 4
    return size, size


def draw_coin(canvas: Canvas, flight: CoinFlight, part: float, *, calm: bool) -> None:
    """Draw a coin on its way to the points of a side; with `calm` it appears there."""
    if calm:
        size, x, y = COIN[1], flight.goal.x, flight.goal.y
        shown, flip = min(1.0, part / 0.3, (1.0 - part) / 0.3), 1.0
    else:
        along = part * part * (3 - 2 * part)
        x = flight.begin.x + (flight.goal.x - flight.begin.x) * along
        y = flight.begin.y + (flight.goal.y - flight.begin.y) * along - ARC * math.sin(math.pi * along)
        size = _coin_sizes(part)[0]
        shown, flip = min(1.0, part / 0.1), max(0.12, abs(math.cos(math.pi * TURNS * part)))
    canvas.picture(COIN_PICTURE, Area.centred(x, y, size, size), shown, flip=flip)


def draw_rays(canvas: Canvas, layout: TableLayout, pose: Pose, part: float, *, calm: bool) -> None:
    """Draw the rays behind a card in its pose: they grow, turn slowly and shrink; with `calm` they fade."""
    if calm:
        size = RAYS * layout.raised_card
        shown = min(1.0, part / SHOWN, (1.0 - part) / SHOWN)
        canvas.picture(RAYS_PICTURE, Area.centred(pose.x, pose.y, size, size), shown)
        return
    _picture_rays(canvas, layout, Spot(pose.x, pose.y), part, alpha=1.0)


def draw_sum(canvas: Canvas, shown: SumShown, part: float) -> None:
    """Draw a sum in figures: the parts on paper colour, the total in gold."""
    alpha = min(1.0, part / SHOWN, (1.0 - part) / SHOWN)
    left, right = " + ".join(map(str, shown.parts)) + " =", f" {shown.total}"
    wide = canvas.text_width(left, size=SIZE, role=Role.TITLE)
    whole = wide + canvas.text_width(right, size=SIZE, role=Role.TITLE)
    x = shown.spot.x - whole / 2
    canvas.cut_text(left, x + wide / 2, shown.spot.y, size=SIZE, colour=PAPER, alpha=alpha)
    canvas.cut_text(right, x + (wide + whole) / 2, shown.spot.y, size=SIZE, colour=GOLD, alpha=alpha)
