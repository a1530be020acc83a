"""What one of those at the table says at the end of a match, in a bubble beside or above the speaker."""

import math
from collections.abc import Sequence
from typing import Final

from settebello.engine import side_of
from settebello.i18n import Names, Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Edge
from settebello.ui.table.view.ending.osteria_room import lamp_places
from settebello.ui.table.view.ending.stands import BEHIND, COIN_STEP, LOWEST, MARGIN, STACK, Stand
from settebello.ui.table.view.ending.winner_light import below_board, winner_light
from settebello.ui.table.view.talk.speech_bubble import draw_beside, draw_spoken, spoken_height

HEAD: Final = 0.14
SUNK_HEAD: Final = 0.22
MOUTH: Final = 0.59
"""How far the top of the head, that of somebody who has lost, and the mouth are below the top of a figure."""
TALK: Final = 204.0
"""Width of a remark beside its speaker."""
CHEEK: Final = 0.26
"""Distance of a remark from the middle of the face, in the height of the figure."""
CORNER: Final = 0.36
IN_CORNER: Final = 14.0
"""How far a remark in the corner is beside the middle of the sun, in its width, and from the edges."""
ABOVE_COINS: Final = 10.0
"""How far a remark is above the coins of its speaker."""
UNDER_TITLE: Final = 40.0
"""How far beside the headline a head among several is still below it."""
INWARDS: Final = 56.0
"""How far inwards a remark reaches above the head of one of the partners who have won."""
BESIDE_HEAD: Final = 0.32
BESIDE_EYES: Final = 0.3
NEIGHBOUR: Final = 0.3
NARROWEST: Final = 150.0
LOW: Final = 90.0
"""How far a remark is beside the middle of such a head, and of that of a neighbour on the other side, and how
far its middle is below the top, in the height of the figure; its least width, and its height before it is
wider than usual."""
LONGER: Final = (TALK, 270.0, 340.0, 420.0)
"""The widths of a remark below the headline: a wider one is lower."""
BELOW_TITLE: Final = 6.0
ABOVE_HEAD: Final = 6.0
"""Distance of a remark from the headline, and from the head of its speaker."""


def draw_remark(
    canvas: Canvas, result: Ranking, stands: Sequence[Stand], title: Area, since: float = math.inf
) -> None:
    """Draw the final remark beside its speaker, or above a speaker who has little room.

    `title` is the place of the headline, which the remark leaves free, as it does lamps and window. It has
    begun to pop up `since` so many seconds.
    """
    remark = result.remark
    if remark is None:
        return
    stand = next(one for one in stands if one.side == side_of(remark.seat, len(result.sides)))
    figure = stand.figure(remark.seat // len(result.sides))
    if len(stand.players) == 1 and len(stands) == 2 and stand.side in result.winners:
        _draw_in_corner(canvas, stand, title, remark.words, since)
        return
    if len(stand.players) == 1 and len(stands) == 2:
        mouth = figure.y + MOUTH * figure.height
        _draw_above_coins(canvas, result, stand, title, mouth, remark.words, since)
        return
    head = HEAD if stand.side in result.winners else SUNK_HEAD
    bottom = figure.y + head * figure.height - ABOVE_HEAD
    x, words = figure.centre[0], remark.words
    if title.x - UNDER_TITLE < x < title.right + UNDER_TITLE and len(stands) > 2:
        others = [one.figure(0).centre[0] for one in stands if one is not stand]
        _draw_beside_head(canvas, figure, title, words, stand.aside, others, since)
        return
    # Above the head, at the outer side of a lamp above several, and of the sun between partners.
    left, right = (8.0, title.x - 8) if x < title.centre[0] else (title.right + 8, canvas.width - 8)
    if len(stands) == 2 and stand.side in result.winners:
        left, right = (left, min(right, x + INWARDS)) if left < 9 else (max(left, x - INWARDS), right)
    if len(stands) > 2:
        lamps = lamp_places(canvas, stand.y, several=True)
        left = max([left, *(lamp.right + 4 for lamp in lamps if lamp.right < x)])
        right = min([right, *(lamp.x - 4 for lamp in lamps if lamp.x > x)])
    room = Area(left, 0, right - left, bottom)
    free = bottom - BELOW_TITLE
    widths = [one for one in LONGER if one <= room.width] or [room.width]
    wide = next((one for one in widths if spoken_height(canvas, one, words) <= free), widths[-1])
    draw_spoken(canvas, room, x, words, wide, since=since)


def _draw_beside_head(
    canvas: Canvas,
    figure: Area,
    title: Area,
    words: Names | Text,
    away: float,
    others: Sequence[float],
    since: float,
) -> None:
    """Draw a remark below the headline, beside the head of a speaker whose head is below it.

    It is at the outer side (`away` is -1 or 1), below a lamp; `others` are the middles of the other heads.
    """
    x = figure.centre[0]
    gap = min((away * (other - x) for other in others if away * (other - x) > 0), default=math.inf)
    free = max(NARROWEST, gap - (BESIDE_HEAD + NEIGHBOUR) * figure.height)
    wide = min(TALK, free)
    if spoken_height(canvas, wide, words) > LOW:
        wide = min(LONGER[1], free)
    high = spoken_height(canvas, wide, words)
    middle = max(title.bottom + BELOW_TITLE + high / 2, figure.y + BESIDE_EYES * figure.height)
    draw_beside(
        canvas,
        x + away * BESIDE_HEAD * figure.height,
        middle,
        wide,
        words,
        Edge.LEFT if away > 0 else Edge.RIGHT,
        since=since,
    )


def _draw_in_corner(canvas: Canvas, stand: Stand, title: Area, words: Names | Text, since: float) -> None:
    """Draw a remark of a winner in the upper corner of the wall, which the sun leaves free."""
    sun = below_board(winner_light((stand.figure(0),), won=False), title, stand.high)
    room = canvas.width - sun.centre[0] if stand.aside > 0 else sun.centre[0]
    wide = max(NARROWEST, min(TALK, room - CORNER * sun.width - IN_CORNER))
    middle = IN_CORNER + spoken_height(canvas, wide, words) / 2
    taken = IN_CORNER + min(wide, TALK)
    if stand.aside > 0:
        draw_beside(canvas, canvas.width - taken, middle, wide, words, Edge.LEFT, since=since)
    else:
        draw_beside(canvas, taken, middle, wide, words, Edge.RIGHT, since=since)


def _draw_above_coins(
    canvas: Canvas,
    result: Ranking,
    stand: Stand,
    title: Area,
    mouth: float,
    words: Names | Text,
    since: float,
) -> None:
    """Draw a remark beside a face, above the coins: at the left of it or at the right."""
    high = spoken_height(canvas, TALK, words)
    rows = min(STACK, max(0, result.totals[stand.side]))
    behind = max(0, -(-result.totals[stand.side] // STACK) - 1)
    coins = stand.foot - (rows * COIN_STEP + behind * BEHIND + LOWEST) * stand.coin
    middle = max(high / 2 + ABOVE_COINS, min(mouth, coins - ABOVE_COINS - high / 2))
    if stand.aside < 0:
        right = max(min(stand.x - CHEEK * stand.high, title.x - BELOW_TITLE), TALK + MARGIN)
        draw_beside(canvas, right, middle, TALK, words, Edge.RIGHT, since=since)
    else:
        left = max(stand.x + CHEEK * stand.high, title.right + BELOW_TITLE)
        left = min(left, canvas.width - TALK - MARGIN)
        draw_beside(canvas, left, middle, TALK, words, Edge.LEFT, since=since)
