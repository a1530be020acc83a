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
ABOVE_COINS: Final = 10.0
"""How far a remark is above the coins of its speaker."""
PARTNER_REACH: Final = 0.5
"""How far the hand of one of two partners reaches, in the height of the figure."""
ABOVE_SILL: Final = 222.0
"""Where a remark between two pairs ends: the cat on the sill is seen."""
WIDER: Final = (TALK, 260.0, 320.0)
LOW: Final = 76.0
"""The widths of a remark beside the sun in the middle: the first in which it is not higher than that."""
INTO_SUN: Final = 16.0
"""How far its tail may reach between the rays."""
LONGER: Final = (270.0, 340.0, 420.0)
"""The widths of a remark below the headline: a wider one is lower."""
BELOW_TITLE: Final = 6.0
ABOVE_HEAD: Final = 6.0
"""Distance of a remark from the headline, and from the head of its speaker."""


def draw_remark(
    canvas: Canvas, result: Ranking, stands: Sequence[Stand], title: Area, since: float = math.inf
) -> None:
    """Draw the final remark beside its speaker, or above a speaker who has little room.

    `title` is the place of the headline, which the remark leaves free. Of partners who are two sides, the
    speaker is beside the middle, where nothing is covered but the wall. It has begun to pop up `since` so
    many seconds.
    """
    remark = result.remark
    if remark is None:
        return
    stand = next(one for one in stands if one.side == side_of(remark.seat, len(result.sides)))
    figure = stand.figure(remark.seat // len(result.sides))
    x, mouth = figure.centre[0], figure.y + MOUTH * figure.height
    inner = stand.place(remark.seat // len(result.sides)) == (
        len(stand.players) - 1 if stand is stands[0] else 0
    )
    if len(stand.players) == 1 and stand is stands[0] and len(stands) > 2:
        _draw_beside_sun(canvas, stand, title, remark.words, since)
    elif len(stand.players) > 1 and len(stands) == 2 and inner:
        away = 1.0 if stand is stands[0] else -1.0
        side = x + away * PARTNER_REACH * figure.height
        edge = Edge.LEFT if away > 0 else Edge.RIGHT
        high = spoken_height(canvas, TALK, remark.words)
        middle = max(title.bottom + BELOW_TITLE + high / 2, min(mouth, ABOVE_SILL - high / 2))
        draw_beside(canvas, side, middle, TALK, remark.words, edge, since=since)
    elif len(stand.players) == 1 and len(stands) == 2:
        away = -1.0 if stand is stands[0] else 1.0
        _draw_above_coins(canvas, result, stand, title, mouth, remark.words, away, since)
    else:
        head = HEAD if stand.side in result.winners else SUNK_HEAD
        bottom = figure.y + head * figure.height - ABOVE_HEAD
        left, right = 8.0, canvas.width - 8
        if stand is stands[0] or len(stands) == 2:
            left, right = (left, title.x - 8) if x < title.centre[0] else (title.right + 8, right)
        room = Area(left, 0, right - left, bottom)
        free = bottom - title.bottom - BELOW_TITLE
        wide = next((one for one in LONGER if spoken_height(canvas, one, remark.words) <= free), None)
        if wide is None and room.x < title.right < room.right and x > title.x:
            # Too long to have room below the headline: beside it.
            room = Area(title.right + 8, 0, room.right - title.right - 8, bottom)
        draw_spoken(canvas, room, x, remark.words, wide or LONGER[0], since=since)


def _draw_beside_sun(canvas: Canvas, stand: Stand, title: Area, words: Names | Text, since: float) -> None:
    """Draw a remark of a winner in the middle at the right of the sun, above the heads of the others."""
    right = below_board(winner_light((stand.figure(0),), won=True), title, stand.high).right
    wide = next((one for one in WIDER if spoken_height(canvas, one, words) <= LOW), WIDER[-1])
    middle = title.bottom + BELOW_TITLE + spoken_height(canvas, wide, words) / 2
    draw_beside(canvas, right - INTO_SUN, middle, wide, words, Edge.LEFT, since=since)


def _draw_above_coins(
    canvas: Canvas,
    result: Ranking,
    stand: Stand,
    title: Area,
    mouth: float,
    words: Names | Text,
    away: float,
    since: float,
) -> None:
    """Draw a remark beside a face, above the coins: at the left of it (`away` is -1) or at the right (1)."""
    high = spoken_height(canvas, TALK, words)
    rows = min(STACK, max(0, result.totals[stand.side]))
    behind = max(0, -(-result.totals[stand.side] // STACK) - 1)
    coins = stand.foot - (rows * COIN_STEP + behind * BEHIND + LOWEST) * stand.coin
    middle = max(high / 2 + ABOVE_COINS, min(mouth, coins - ABOVE_COINS - high / 2))
    if away < 0:
        right = max(min(stand.x - CHEEK * stand.high, title.x - BELOW_TITLE), TALK + MARGIN)
        draw_beside(canvas, right, middle, TALK, words, Edge.RIGHT, since=since)
    else:
        left = max(stand.x + CHEEK * stand.high, title.right + BELOW_TITLE)
        left = min(left, canvas.width - TALK - MARGIN)
        draw_beside(canvas, left, middle, TALK, words, Edge.LEFT, since=since)
