"""Drawing of the moving parts of the table: flying cards, the broom, the glint, speech bubbles."""

import math

from settebello.ui.kit.theme import CREAM, GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view import signs
from settebello.ui.table.view.still_parts import draw_card
from settebello.ui.table.view.talk.balloon import draw_tail
from settebello.ui.table.view.talk.bubble_place import bubble_place

BROOM = 150.0
PUFFS = 5
PUFF_EVERY = 0.07


def draw_moving(canvas: Canvas, layout: TableLayout, timeline: Timeline, time: float) -> None:
    """Draw all moving parts of a timeline at a time in seconds, above the resting table."""
    for card, pose in timeline.at(time):
        draw_card(canvas, layout, card, pose)
    for span in timeline.spans:
        part = span.part(time)
        if part is None:
            continue
        if span.card is None:
            _draw_broom(canvas, layout, part)
        elif span.card in timeline.tracks:
            _draw_glint(canvas, timeline.tracks[span.card].at(time), part)


def draw_speech(canvas: Canvas, layout: TableLayout, timeline: Timeline, time: float) -> None:
    """Draw the speech bubbles shown at a time in seconds."""
    for bubble in timeline.bubbles_at(time):
        sizes = signs.speech_sizes(canvas, bubble.words)
        place = bubble_place(layout, timeline.last, bubble.seat, sizes)
        part = (time - bubble.start) / (bubble.end - bubble.start)
        box = signs.speech(canvas, place.box, bubble.words, part=part, calm=timeline.calm)
        draw_tail(canvas, box, place.tail, at=place.at, alpha=signs.shown_speech(part))


def _draw_broom(canvas: Canvas, layout: TableLayout, part: float) -> None:
    """Draw the broom on its way across the cloth from left to right; `part` goes from 0 to 1."""
    area = layout.table
    along = part * part * (3 - 2 * part)
    x = area.x + area.width * along
    y = area.centre[1] - 26 * math.sin(math.pi * part)
    y += 7 * math.sin(5 * math.pi * part)
    shown = min(1.0, part / 0.15, (1 - part) / 0.2)
    for puff in range(1, PUFFS + 1):
        # Dust clouds stay behind the broom and settle.
        behind = part - puff * PUFF_EVERY
        if behind > 0:
            where = area.x + area.width * behind * behind * (3 - 2 * behind) - 30
            faint = 0.2 * (1 - puff / (PUFFS + 1)) * min(1.0, (1 - part) / 0.2)
            canvas.glow(where, y + 48 - 5 * puff, 50 + 14 * puff, CREAM, faint)
    canvas.glyph("broom", x + 3, y + 6, BROOM, "#000000", 0.35 * shown)
    canvas.glyph("broom", x, y, BROOM, GOLD, shown)


def _draw_glint(canvas: Canvas, pose: Pose, part: float) -> None:
    """Draw a glint on a card; `part` goes from 0 to 1."""
    strength = math.sin(math.pi * part)
    canvas.glow(pose.x, pose.y, pose.width * 1.1, GOLD, 0.75 * strength)
    x, y = pose.x + 0.28 * pose.width, pose.y - 0.5 * pose.width
    canvas.glyph("star", x, y, pose.width * 0.42, "#fffbe8", strength)
