"""The sides of a finished match, large: their faces, names and points, and the points as coins."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, PLATE
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.table.layout import Edge
from settebello.ui.table.model.banter.mood import Mood, in_mood
from settebello.ui.table.view import signs
from settebello.ui.table.view.talk.speech_bubble import draw_beside, draw_spoken

WINNER: Final = {1: 220.0, 2: 172.0, 3: 126.0}
"""Width of a winner's face by the number of players of the side; `LOSER` is that of the other side."""
LOSER: Final = {1: 190.0, 2: 146.0, 3: 112.0}
SMALL: Final = 132.0
"""The widest face where more than two sides played."""
WREATH: Final = 1.42
ASIDE: Final = 350.0
"""Distance of the first two sides from the middle."""
OTHERS: Final = 700.0
"""Width for all sides but the winner, where they are several."""
PLATE_HEIGHT: Final = 52.0
PLATE_WIDTH: Final = 340.0
COIN: Final = 78.0
COIN_STEP: Final = 0.18
"""Distance of the coins of a stack, in their width."""
STACK: Final = 12
"""Coins in a stack; further stacks are in front of it by `BEHIND`, in widths of a coin."""
BEHIND: Final = 0.13
FALLS: Final = 46.0
COIN_EVERY: Final = 0.055
COIN_FALLS: Final = 0.16
BEGINS: Final = 0.35
"""Seconds before the first coin falls."""
TALK: Final = 230.0
"""Width of a remark; `LONG_TALK` is that above the face of the second of two sides."""
TALK_ABOVE: Final = 264.0
LONG_TALK: Final = 340.0


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


class Podium:
    """The sides of a result; the winner is at the left, the others follow in their order."""

    def __init__(self, result: MatchResult, width: float, bottom: float) -> None:
        """Place the sides of a result above a height."""
        self.result = result
        self._bottom = bottom
        self.stands: tuple[Stand, ...]
        first, *others = result.order
        middle = width / 2
        if len(others) == 1:
            self.stands = (
                self._stand(first, middle - ASIDE, WINNER, PLATE_WIDTH),
                self._stand(others[0], middle + ASIDE, LOSER, PLATE_WIDTH, ahead=-1.0),
            )
            return
        step = OTHERS / len(others)
        small = dict.fromkeys((1, 2, 3), min(SMALL, step - 0.8 * COIN))
        coin = min(COIN, 0.34 * step)
        self.stands = (
            self._stand(first, middle - ASIDE - 40, WINNER, PLATE_WIDTH - 20),
            *(
                self._stand(side, middle - 80 + step * (n + 0.5), small, step - 10, coin=coin)
                for n, side in enumerate(others)
            ),
        )

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
        mood = Mood.DELIGHTED if won else Mood.DISMAYED
        people = tuple(in_mood(one, mood) for one in result.players[side :: len(result.sides)])
        face = faces[min(max(len(people), 1), 3)]
        around = WREATH if won else 1.0
        plate = Area.centred(x, self._bottom - PLATE_HEIGHT / 2, wide, PLATE_HEIGHT)
        foot = plate.y - 0.3 * coin
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

    def draw_remark(self, canvas: Canvas) -> None:
        """Draw the final remark beside the face of its speaker."""
        remark = self.result.remark
        if remark is None:
            return
        stand = next(one for one in self.stands if one.side == remark.seat % len(self.result.sides))
        if stand is self.stands[0]:
            stacks = max(1, -(-self.result.totals[stand.side] // STACK))
            x = stand.stack + (0.5 + 0.31 * (stacks - 1)) * stand.coin + 16
            draw_beside(canvas, x, self._bottom - TALK_ABOVE, TALK, remark.words, Edge.LEFT)
        else:
            wide = LONG_TALK if len(self.stands) == 2 else TALK
            draw_spoken(canvas, stand.x + 0.5 * stand.coin, stand.y - stand.face / 2 - 8, wide, remark.words)

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

    def _draw_faces(self, canvas: Canvas, stand: Stand) -> None:
        won = stand.side == self.result.winner
        left = stand.x - stand.face * (len(stand.players) - 1) / 2
        for number, player in enumerate(stand.players):
            x = left + stand.face * number
            if won:
                wreath = WREATH * stand.face
                canvas.picture("ui/moments/laurel.svg", Area.centred(x, stand.y, wreath, wreath))
            size = stand.face * (0.8 if won and len(stand.players) > 1 else 1.0)
            canvas.picture(player.avatar, Area.centred(x, stand.y, size, size))

    def _draw_plate(self, canvas: Canvas, stand: Stand) -> None:
        area = stand.plate
        canvas.box(area, signs.PLATE_TURN if stand.side == self.result.winner else PLATE)
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
