"""The sides of a finished match, large: their faces, names and points, and the points as coins."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Side, side_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, GREEN, GREEN_DEEP, INK, PLATE
from settebello.ui.kit.view.canvas import BASE_WIDTH, Align, Canvas
from settebello.ui.table.layout import Edge
from settebello.ui.table.model.banter.mood import Mood, in_mood
from settebello.ui.table.view.talk.speech_bubble import draw_beside, draw_spoken

WINNER: Final = {1: 220.0, 2: 172.0, 3: 126.0}
"""Width of a winner's face by the number of players of the side; `LOSER` is that of the other side."""
LOSER: Final = {1: 190.0, 2: 146.0, 3: 112.0}
SMALL: Final = 132.0
"""The widest face where more than two sides played."""
WREATH: Final = 1.42
INSIDE_WREATH: Final = 0.8
"""Size of the faces of several winners, relative to the space between them."""
FAR: Final = 4
"""By so many points a match is lost clearly."""
BOWED: Final = -9.0
"""Degrees by which the face of a loser without moods is turned."""
MARGIN: Final = 24.0
WIDEST: Final = BASE_WIDTH + 160.0
"""The least distance of the page from the edge of the window, and its greatest width."""
BETWEEN: Final = 168.0
"""Width between the plates of two sides, whose outer edges are those of the page."""
FIRST: Final = 502.0
FIRST_OF_SEVERAL: Final = 452.0
"""Width of the winner's plate among more than two: with the coins outside, and with them inside."""
OTHERS_FROM: Final = 80.0
"""How far left of the middle the place of all sides but the winner begins, where they are several."""
PLATE_GAP: Final = 10.0
PLATE_HEIGHT: Final = 52.0
COIN: Final = 78.0
COIN_STEP: Final = 0.18
"""Distance of the coins of a stack, in their width."""
STACK: Final = 12
"""Coins in a stack; further stacks are in front of it by `BEHIND`, in widths of a coin."""
BEHIND: Final = 0.13
FOOT: Final = 0.13
"""How far the middle of the lowest coin is above the plate, in its width: the coin stands on the plate."""
LOWEST: Final = 0.2
"""How far the lower edge of a coin is below its middle, in its width."""
SHADOW: Final = 16.0
GROUND: Final = BoxStyle(INK, INK, radius=SHADOW / 2, opacity=0.5)
FALLS: Final = 46.0
COIN_EVERY: Final = 0.055
COIN_FALLS: Final = 0.16
BEGINS: Final = 0.35
"""Seconds before the first coin falls."""
MOUTH: Final = 0.28
"""Distance of the mouth below the middle of a face, in its width."""
WON: Final = replace(PLATE, fill=GREEN, rim=GREEN_DEEP, border=GOLD, border_width=2.5)
"""The plate of the winner, in the green of success."""
TALK: Final = 204.0
"""Width of a remark; `LONG_TALK` is that above the face of the second of two sides."""
LONG_TALK: Final = 340.0


def page_across(width: float) -> Area:
    """Return the columns of the page, which plates, paper and buttons share, for a width of the canvas."""
    return Area.centred(width / 2, 0, min(width - 2 * MARGIN, WIDEST), 0)


@dataclass(frozen=True, slots=True)
class Stand:
    """The place of a side: the middle of its faces, their width, its stack of coins, and its plate."""

    side: Side
    players: tuple[Player, ...]
    x: float
    y: float
    face: float
    stack: float
    foot: float
    coin: float
    plate: Area

    def face_at(self, number: int) -> float:
        """Return the middle of the face of a player of the side."""
        return self.x + self.face * (number - (len(self.players) - 1) / 2)


class Podium:
    """The sides of a result; the winner is at the left, the others follow in their order."""

    def __init__(self, result: MatchResult, width: float, bottom: float) -> None:
        """Place the sides of a result above a height."""
        self.result = result
        self._bottom = bottom
        self.stands: tuple[Stand, ...]
        first, *others = result.order
        page = page_across(width)
        ahead = -1.0 if self._outside else 1.0
        if len(others) == 1:
            left, right = page.columns(2, BETWEEN)
            self.stands = (
                self._stand(first, left.centre[0], WINNER, left.width, ahead=ahead),
                self._stand(others[0], right.centre[0], LOSER, right.width, ahead=-ahead),
            )
            return
        begin = width / 2 - OTHERS_FROM
        step = (page.right + PLATE_GAP / 2 - begin) / len(others)
        wide = FIRST if self._outside else FIRST_OF_SEVERAL
        small = dict.fromkeys((1, 2, 3), min(SMALL, step - 0.8 * COIN))
        coin = min(COIN, 0.34 * step)
        self.stands = (
            self._stand(first, page.x + wide / 2, WINNER, wide, ahead=ahead),
            *(
                self._stand(side, begin + step * (n + 0.5), small, step - PLATE_GAP, coin=coin)
                for n, side in enumerate(others)
            ),
        )

    @property
    def _outside(self) -> bool:
        """Whether the winner's coins are on the outer side of the face, so that a remark is beside the mouth.

        There is no room for them beside several faces, nor for many coins.
        """
        result = self.result
        alone = len(result.players) <= len(result.sides)
        return alone and result.totals[result.winner] <= 2 * STACK

    def _stand(
        self,
        side: Side,
        x: float,
        faces: dict[int, float],
        wide: float,
        *,
        ahead: float = 1.0,
        coin: float = COIN,
    ) -> Stand:
        result = self.result
        won = side == result.winner
        behind = abs(result.totals[result.winner] - result.totals[side])
        mood = Mood.DELIGHTED if won else Mood.DISMAYED if behind >= FAR else Mood.WORRIED
        people = tuple(in_mood(one, mood) for one in result.players[side :: len(result.sides)])
        face = faces[min(max(len(people), 1), 3)]
        around = WREATH if won else 1.0
        plate = Area.centred(x, self._bottom - PLATE_HEIGHT / 2, wide, PLATE_HEIGHT)
        foot = plate.y - FOOT * coin
        aside = face * max(len(people), 1) / 2 * around + 0.5 * coin + 8
        crowded = coin < COIN
        return Stand(
            side=side,
            players=people,
            # Where there are many sides, faces and stacks share the width of the plate.
            x=x - 0.5 * coin if crowded else x,
            y=plate.y - 8 - face * around / 2,
            face=face,
            stack=x + face / 2 if crowded else x + ahead * aside,
            foot=foot,
            coin=coin,
            plate=plate,
        )

    @property
    def lasts(self) -> float:
        """The seconds until all coins lie."""
        return BEGINS + COIN_EVERY * max(0, *self.result.totals) + COIN_FALLS

    def draw_still(self, canvas: Canvas) -> None:
        """Draw what does not move: faces and plates."""
        for stand in self.stands:
            self._draw_faces(canvas, stand)
            self._draw_plate(canvas, stand)
            self._draw_ground(canvas, stand)

    def draw_remark(self, canvas: Canvas) -> None:
        """Draw the final remark beside the face of its speaker."""
        remark = self.result.remark
        if remark is None:
            return
        stand = next(one for one in self.stands if one.side == side_of(remark.seat, len(self.result.sides)))
        if stand is self.stands[0] and self._outside:
            x = stand.x + WREATH * stand.face / 2 + 14
            draw_beside(canvas, x, stand.y + MOUTH * stand.face, TALK, remark.words, Edge.LEFT)
            return
        number = remark.seat // len(self.result.sides)
        x, size = stand.face_at(number), stand.face
        if stand is self.stands[0]:
            # The wreath is open above the face.
            size *= INSIDE_WREATH if len(stand.players) > 1 else 1.0
        wide = LONG_TALK if len(self.stands) == 2 else TALK
        draw_spoken(canvas, x, stand.y - size / 2 - 8, wide, remark.words)

    def draw_coins(self, canvas: Canvas, time: float) -> None:
        """Draw the coins that lie or fall at a time in seconds: one for each point."""
        for stand in self.stands:
            points = max(0, self.result.totals[stand.side])
            columns = -(-points // STACK)
            for number in range(points):
                age = (time - BEGINS - COIN_EVERY * number) / COIN_FALLS
                if age <= 0:
                    break
                column, row = divmod(number, STACK)
                x = stand.stack + (column - (columns - 1) / 2) * 0.62 * stand.coin
                y = stand.foot - (row * COIN_STEP + (columns - 1 - column) * BEHIND) * stand.coin
                y -= FALLS * (1.0 - min(1.0, age)) ** 2
                canvas.picture(
                    "ui/moments/coin_side.svg",
                    Area.centred(x, y, stand.coin, stand.coin),
                    min(1.0, 2 * age),
                )

    def _draw_ground(self, canvas: Canvas, stand: Stand) -> None:
        """Draw the shadow of the coins on the upper edge of the plate, where they lie."""
        points = self.result.totals[stand.side]
        if points <= 0 or canvas.palette.contrast:
            return
        wide = (1.1 + 0.62 * (-(-points // STACK) - 1)) * stand.coin
        y = stand.foot + LOWEST * stand.coin - 3
        canvas.box(Area.centred(stand.stack + 4, y, wide, SHADOW), GROUND)

    def _draw_faces(self, canvas: Canvas, stand: Stand) -> None:
        won = stand.side == self.result.winner
        for number, player in enumerate(stand.players):
            x, size = stand.face_at(number), stand.face
            if won:
                wreath = WREATH * stand.face
                canvas.picture("ui/moments/laurel.svg", Area.centred(x, stand.y, wreath, wreath))
                size *= INSIDE_WREATH if len(stand.players) > 1 else 1.0
            # A face without moods hangs its head.
            bowed = not won and in_mood(player, Mood.CALM) is player
            canvas.picture(player.avatar, Area.centred(x, stand.y, size, size), angle=BOWED * bowed)

    def _draw_plate(self, canvas: Canvas, stand: Stand) -> None:
        area = stand.plate
        canvas.box(area, WON if stand.side == self.result.winner else PLATE)
        points = str(self.result.totals[stand.side])
        size = 34.0
        taken = canvas.text_width(points, size=size, role=Role.BOLD) + 14
        y = area.centre[1]
        name, room = (
            self.result.sides[stand.side],
            Area(area.x + 14, area.y + 4, area.width - 24 - taken, area.height - 8),
        )
        if 0.8 * canvas.text_width(name, size=24, role=Role.BOLD) <= room.width:
            canvas.text(name, room.x, y, size=24, role=Role.BOLD, colour=CREAM, width=room.width)
        else:
            canvas.paragraph(name, room, size=19, role=Role.BOLD, colour=CREAM, spacing=0.82, middle=True)
        canvas.text(points, area.right - 14, y, size=size, role=Role.BOLD, colour=GOLD, align=Align.RIGHT)
