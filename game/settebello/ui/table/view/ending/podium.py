"""The sides of a finished match, large: their faces, names and points, and the points as coins."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Side, side_of
from settebello.i18n import Names, Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, GREEN, GREEN_DEEP, INK, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, in_figures
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.table.layout import Edge
from settebello.ui.table.model.banter.mood import Mood, in_mood
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.view.ending.confetti import draw_confetti
from settebello.ui.table.view.ending.finale import (
    BURSTS,
    CELEBRATES,
    COMES,
    FIREWORK,
    FIREWORKS,
    GARLAND,
    LAUREL_LANDS,
    LAUREL_TAKES,
    PEOPLE_MOVE,
    RESTS,
    SUN_RISES,
    burst,
    draw_garland,
    garland_place,
)
from settebello.ui.table.view.ending.half_figure import Ending, figure_of, pose_at
from settebello.ui.table.view.ending.osteria_room import place_in_room
from settebello.ui.table.view.ending.point_count import LANDS, PointCount
from settebello.ui.table.view.ending.winner_light import SHINES, SUN, rising, winner_light
from settebello.ui.table.view.talk.speech_bubble import draw_beside, draw_spoken, spoken_height

WINNER: Final = {1: 306.0, 2: 268.0, 3: 214.0}
"""Height of a winner's figure by the number of players of the side; `LOSER` is that of the other side."""
LOSER: Final = {1: 330.0, 2: 262.0, 3: 206.0}
NEARER: Final = 28.0
"""How much nearer to the lamp than the middle of their plates two single figures are."""
GROWS: Final = 1.25
"""How much higher single figures are at most in a window that is higher than 16:9."""
SHEET: Final = 306.0
"""Height of the page below the plates."""
AHEAD: Final = 272.0
SMALL: Final = (184.0, 232.0)
"""Heights where more than two sides played: of the winner, and the least and greatest of the others."""
SMALL_WIDE: Final = 0.82
"""Height of such a figure, relative to the width that a side has: its coins lie beside it."""
SHAPE: Final = 448 / 352
"""Width of the picture of a figure, in its height."""
BODY: Final = 0.72
SHRUGS: Final = 0.92
"""Width of the figure of a winner and of a loser, whose hands are out, in its height."""
TOGETHER: Final = 0.79
"""Distance of two who toast, in their height: their glasses meet."""
HEAD: Final = 0.14
SUNK_HEAD: Final = 0.22
MOUTH: Final = 0.59
REACH: Final = 0.46
"""How far the top of the head, that of somebody who has lost, and the mouth are below the top of a figure;
and how far the arms are from its middle."""
MOST_PUSHED: Final = 0.6
"""How far coins push figures aside at most, in the width of all coins."""
FAR: Final = 4
"""By so many points a match is lost clearly."""
MARGIN: Final = 24.0
WIDEST: Final = BASE_WIDTH + 160.0
"""The least distance of the page from the edge of the window, and its greatest width."""
BETWEEN: Final = 168.0
"""Width between the plates of two sides, whose outer edges are those of the page."""
FIRST: Final = 502.0
"""Width of the winner's plate among more than two."""
OTHERS_FROM: Final = 80.0
"""How far left of the middle the place of all sides but the winner begins, where they are several."""
PLATE_GAP: Final = 10.0
PLATE_HEIGHT: Final = 52.0
COIN: Final = 78.0
SMALL_COIN: Final = 58.0
SMALLEST_COIN: Final = 46.0
"""Width of a coin, of one beside several figures, and of the others' where more than two sides played."""
COIN_WIDE: Final = 0.2
"""Width of such a coin, relative to the width that a side has."""
COIN_STEP: Final = 0.18
"""Distance of the coins of a stack, in their width."""
STACK: Final = 12
"""Coins in a stack; further stacks are in front of it by `BEHIND`, in widths of a coin."""
BEHIND: Final = 0.13
ON_TABLE: Final = 26.0
"""How much of the table is seen behind the plates."""
FOOT: Final = 0.24
"""How far the middle of the lowest coin is above the plate, in its width: the coin stands on the table."""
LOWEST: Final = 0.2
"""How far the lower edge of a coin is below its middle, in its width."""
SHADOW: Final = 14.0
GROUND: Final = BoxStyle(INK, INK, radius=SHADOW / 2, opacity=0.4)
FALLS: Final = 46.0
AFTER: Final = 0.06
"""How much later each further partner moves, as a part of the whole movement."""
LAUREL_FROM: Final = 1.9
"""The first size of the wreath, as it comes down."""
NODS: Final = 7.0
"""How high figures rise whose side gains the most in the deal that is counted."""
WON: Final = replace(PLATE, fill=GREEN, rim=GREEN_DEEP, border=GOLD, border_width=2.5)
"""The plate of the winner, in the green of success."""
TALK: Final = 204.0
"""Width of a remark beside its speaker."""
CHEEK: Final = 0.26
"""Distance of a winner's remark from the middle of the face, in the height of the figure."""
ABOVE_COINS: Final = 10.0
ABOVE_CAT: Final = 34.0
"""How far a remark is above the coins of a winner, and above the mouth of the other: the cat is seen."""
LONGER: Final = (270.0, 340.0, 420.0)
"""The widths of a remark below the headline: a wider one is lower."""
BELOW_TITLE: Final = 6.0
ABOVE_HEAD: Final = 6.0
"""Distance of a remark from the headline, and from the head of its speaker."""
POINTS: Final = 34.0
LAUREL: Final = 104.0
"""Width of the wreath around the winner's points."""
STILL_LIFE: Final = (130.0, 141.0)
"""Size of the carafe and the glass on the table between two sides."""
MEDAL: Final = 76.0
GROUND_OF_POINTS: Final = replace(PLATE, border=GOLD, border_width=2.5, radius=MEDAL / 2)
"""The disc under the winner's points, inside the wreath."""
EDGE_LINES: Final = ((0.0, INK, 5.0), (5.0, "#c58c54", 6.0), (9.0, "#6f4526", 3.0))
"""The far edge of the table, before which the figures sit: the lines below its height."""


def page_across(width: float) -> Area:
    """Return the columns of the page, which plates, paper and buttons share, for a width of the canvas."""
    return Area.centred(width / 2, 0, min(width - 2 * MARGIN, WIDEST), 0)


@dataclass(frozen=True, slots=True)
class Stand:
    """The place of a side: the middle of its figures, their height and distance, its coins, and its plate."""

    side: Side
    players: tuple[Player, ...]
    x: float
    y: float
    high: float
    step: float
    stack: float
    foot: float
    coin: float
    plate: Area
    half: float
    """Half the width of all figures."""

    def figure(self, number: int) -> Area:
        """Return the place of the figure of a player of the side, which ends at the edge of the table."""
        x = self.x + self.step * (number - (len(self.players) - 1) / 2)
        wide = SHAPE * self.high
        return Area(x - wide / 2, self.y - self.high, wide, self.high)


class Podium:
    """The sides of a result; the winner is at the left, the others follow in their order."""

    def __init__(
        self,
        result: Ranking,
        width: float,
        bottom: float,
        lines: tuple[tuple[int, ...], ...] = (),
        *,
        festive: bool = False,
    ) -> None:
        """Place the sides of a result above a height; `lines` are the totals of each, deal by deal.

        `festive`: the person has won, and the osteria celebrates.
        """
        self.result = result
        self._festive = festive
        self._count = PointCount(tuple(result.totals[side] for side in result.order), lines)
        self._bottom = bottom
        self._grows = max(1.0, min(GROWS, self.edge / (BASE_HEIGHT - SHEET - PLATE_HEIGHT - ON_TABLE)))
        self.stands: tuple[Stand, ...]
        first, *others = result.order
        page = page_across(width)
        if len(others) == 1:
            left, right = page.columns(2, BETWEEN)
            self.stands = (
                self._stand(first, left, WINNER, ahead=-1.0),
                self._stand(others[0], right, LOSER, ahead=1.0),
            )
            return
        begin = width / 2 - OTHERS_FROM
        step = (page.right + PLATE_GAP / 2 - begin) / len(others)
        least, most = SMALL
        small = dict.fromkeys((1, 2, 3), min(most, max(least, SMALL_WIDE * step)))
        coin = min(SMALLEST_COIN, COIN_WIDE * step)
        self.stands = (
            self._stand(first, Area(page.x, 0, FIRST, 0), {**WINNER, 1: AHEAD}, ahead=-1.0, coin=SMALL_COIN),
            *(
                self._stand(side, Area(begin + step * n, 0, step - PLATE_GAP, 0), small, ahead=1.0, coin=coin)
                for n, side in enumerate(others)
            ),
        )

    @property
    def edge(self) -> float:
        """The height of the far edge of the table, where the figures end."""
        return self._bottom - PLATE_HEIGHT - ON_TABLE

    def _stand(
        self, side: Side, room: Area, heights: dict[int, float], *, ahead: float, coin: float = COIN
    ) -> Stand:
        """Place a side in the columns of a room; its coins are at the left (-1) or at the right of it (1)."""
        result = self.result
        won = side in result.winners
        behind = abs(result.totals[result.order[0]] - result.totals[side])
        mood = Mood.DELIGHTED if won else Mood.DISMAYED if behind >= FAR else Mood.WORRIED
        people = tuple(in_mood(one, mood) for one in result.players[side :: len(result.sides)])
        count = min(max(len(people), 1), 3)
        high = heights[count] * (self._grows if count == 1 and len(self.result.sides) == 2 else 1.0)
        step = (TOGETHER if count > 1 else 0.0) * high
        columns = max(1, -(-max(0, result.totals[side]) // STACK))
        if count > 1:
            coin = min(coin, SMALL_COIN)
        coins = (1.0 + 0.62 * (columns - 1)) * coin
        stack = room.x + coins / 2 if ahead < 0 else room.right - coins / 2
        plate = Area(room.x, self._bottom - PLATE_HEIGHT, room.width, PLATE_HEIGHT)
        stand = Stand(
            side=side,
            players=people,
            x=room.centre[0] - (ahead * NEARER if count == 1 and len(result.sides) == 2 else 0.0),
            y=self.edge,
            high=high,
            step=step,
            stack=stack,
            foot=plate.y - FOOT * coin,
            coin=coin,
            plate=plate,
            half=(step * (count - 1) + (BODY if won else SHRUGS) * high) / 2,
        )
        # Many coins push the figures aside, as far as the plate reaches.
        push = coins + stand.half - room.width / 2
        return replace(stand, x=stand.x - ahead * min(max(0.0, push), MOST_PUSHED * coins))

    @property
    def counted(self) -> float:
        """The seconds until all coins lie, and with them all points are counted."""
        return self._count.lasts

    @property
    def lasts(self) -> float:
        """The seconds until the wreath has landed as well, and everybody shows how it has ended."""
        return self.counted + RESTS

    def course_at(self, time: float) -> float:
        """Return which part of the match is counted at a time in seconds, from 0 to 1."""
        return self._count.course_at(time)

    def points_at(self, stand: Stand, time: float) -> int:
        """Return the points that a side's coins show at a time in seconds."""
        return self._count.points_at(self.stands.index(stand), time)

    def faces(self, *, known: bool) -> tuple[str, ...]:
        """Return a portrait of each side: calm faces until it is `known` who has won."""
        first = (stand.players[0] for stand in self.stands if stand.players)
        return tuple((one if known else in_mood(one, Mood.CALM)).avatar for one in first)

    def prepare(self, canvas: Canvas, time: float) -> None:
        """Render the pictures for the end while the coins fall, so that no frame waits for all of them."""
        people = [(stand, number) for stand in self.stands for number in range(len(stand.players))]
        now = int(self.course_at(time) * len(people))
        for stand, number in people[now : now + 1]:
            ending = pose_at(1.0, won=stand.side in self.result.winners).ending
            picture = figure_of(stand.players[number].avatar, ending)
            if picture is not None:
                canvas.prepare(picture, stand.figure(number))
        part = 2 * self.course_at(time) - 1
        if part >= 0 and not canvas.palette.contrast:
            for area in self._suns():
                canvas.prepare(SUN, rising(area, part * SHINES))
            if self._festive:
                self._prepare_celebration(canvas, part)

    def _prepare_celebration(self, canvas: Canvas, part: float) -> None:
        """Render garland and fireworks at a part of the second half of the count."""
        if len(self.stands) == 2:
            sizes = [(x, y, size * side) for x, y, side, _ in FIREWORKS for size in BURSTS]
            canvas.prepare(FIREWORK, place_in_room(canvas, self.edge, *sizes[int(part * (len(sizes) - 1))]))
        if part > 0.5:
            canvas.prepare(GARLAND, garland_place(canvas))

    def _suns(self) -> Iterator[Area]:
        """Yield the place of the sun behind each side that has won."""
        for stand in self.stands:
            if stand.players and stand.side in self.result.winners:
                figures = tuple(stand.figure(number) for number in range(len(stand.players)))
                yield winner_light(figures, won=self.result.won)

    def draw_people(self, canvas: Canvas, time: float) -> None:
        """Draw the figures, the edge of the table before them, and the plates.

        `time` is in seconds after the last coin; before that (negative) nobody looks like a winner.
        """
        seen = canvas.seen
        with canvas.clip(Area(seen.x, seen.y, seen.width, self.edge - seen.y)):
            if self._festive:
                self._draw_celebration(canvas, time)
            if time > SUN_RISES and not canvas.palette.contrast:
                for area in self._suns():
                    canvas.picture(SUN, rising(area, time - SUN_RISES))
            for stand in reversed(self.stands):
                self._draw_figures(canvas, stand, time)
        if canvas.palette.contrast:
            canvas.line(canvas.seen.x, self.edge + 1, canvas.seen.right, self.edge + 1, CREAM, 2)
        else:
            for down, colour, thick in EDGE_LINES:
                y = self.edge + down
                canvas.line(canvas.seen.x, y, canvas.seen.right, y, colour, thick)
            if len(self.stands) == 2:
                self._draw_still_life(canvas)
        for stand in self.stands:
            self._draw_ground(canvas, stand)
            self._draw_plate(canvas, stand, won=time >= LAUREL_LANDS and stand.side in self.result.winners)

    def draw_confetti(self, canvas: Canvas, time: float) -> None:
        """Draw confetti over the winners at a time in seconds after the last coin."""
        first = self.stands[0]
        if self._festive and CELEBRATES < time < RESTS and not canvas.palette.contrast:
            seen = canvas.seen
            with canvas.clip(Area(seen.x, seen.y, seen.width, self.edge - seen.y)):
                x, y = first.x, first.y - 0.6 * first.high
                draw_confetti(canvas, x, y, time - CELEBRATES, RESTS - CELEBRATES)

    def _draw_celebration(self, canvas: Canvas, time: float) -> None:
        """Draw the garland, and fireworks before the window, which only two sides leave free."""
        if len(self.stands) == 2 and not canvas.palette.contrast:
            for x, y, side, begins in FIREWORKS:
                size = burst(time, begins)
                if size:
                    canvas.picture(FIREWORK, place_in_room(canvas, self.edge, x, y, size * side))
        draw_garland(canvas, time)

    def draw_remark(self, canvas: Canvas, title: Area) -> None:
        """Draw the final remark beside its speaker, or above a speaker who has a partner or little room.

        `title` is the place of the headline, which the remark leaves free.
        """
        remark = self.result.remark
        if remark is None:
            return
        stand = next(one for one in self.stands if one.side == side_of(remark.seat, len(self.result.sides)))
        figure = stand.figure(remark.seat // len(self.result.sides))
        x, mouth = figure.centre[0], figure.y + MOUTH * figure.height
        if len(stand.players) == 1 and stand is self.stands[0]:
            self._draw_beside_winner(canvas, stand, title, mouth, remark.words)
        elif len(stand.players) == 1 and len(self.stands) == 2:
            right = x - 1.1 * REACH * figure.height
            draw_beside(canvas, right, mouth - ABOVE_CAT, TALK, remark.words, Edge.RIGHT)
        else:
            head = HEAD if stand.side in self.result.winners else SUNK_HEAD
            bottom = figure.y + head * figure.height - ABOVE_HEAD
            left, right = 8.0, canvas.width - 8
            if stand is self.stands[0] or len(self.stands) == 2:
                left, right = (left, title.x - 8) if x < title.centre[0] else (title.right + 8, right)
            room = Area(left, 0, right - left, bottom)
            free = bottom - title.bottom - BELOW_TITLE
            wide = next((one for one in LONGER if spoken_height(canvas, one, remark.words) <= free), None)
            if wide is None and room.x < title.right < room.right and x > title.x:
                # Too long to have room below the headline: beside it.
                room = Area(title.right + 8, 0, room.right - title.right - 8, bottom)
            draw_spoken(canvas, room, x, remark.words, wide or LONGER[0])

    def _draw_beside_winner(
        self, canvas: Canvas, stand: Stand, title: Area, mouth: float, words: Names | Text
    ) -> None:
        """Draw a remark at the left of a winner's face, above the coins."""
        high = spoken_height(canvas, TALK, words)
        rows = min(STACK, max(0, self.result.totals[stand.side]))
        behind = max(0, -(-self.result.totals[stand.side] // STACK) - 1)
        coins = stand.foot - (rows * COIN_STEP + behind * BEHIND + LOWEST) * stand.coin
        middle = max(high / 2 + ABOVE_COINS, min(mouth, coins - ABOVE_COINS - high / 2))
        right = max(min(stand.x - CHEEK * stand.high, title.x - BELOW_TITLE), TALK + MARGIN)
        draw_beside(canvas, right, middle, TALK, words, Edge.RIGHT)

    def draw_coins(self, canvas: Canvas, time: float) -> None:
        """Draw the coins that lie or fall at a time in seconds: one for each point."""
        for place, stand in enumerate(self.stands):
            points = max(0, self.result.totals[stand.side])
            columns = -(-points // STACK)
            for number in range(points):
                age = (time - self._count.falls_at(place, number + 1)) / LANDS
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
        """Draw the shadow of the coins on the table."""
        points = self.result.totals[stand.side]
        if points <= 0 or canvas.palette.contrast:
            return
        wide = (1.1 + 0.62 * (-(-points // STACK) - 1)) * stand.coin
        y = stand.foot + LOWEST * stand.coin - 3
        canvas.box(Area.centred(stand.stack + 5, y, wide, SHADOW), GROUND)

    def _draw_still_life(self, canvas: Canvas) -> None:
        """Draw a carafe and a glass on the table between the plates of two sides."""
        left, right = (stand.plate for stand in self.stands)
        wide, high = STILL_LIFE
        place = Area.centred((left.right + right.x) / 2, left.bottom - high / 2, wide, high)
        canvas.picture("ui/osteria/still_life.svg", place)

    def _draw_figures(self, canvas: Canvas, stand: Stand, time: float) -> None:
        """Draw the figures of a side: all wait, then winners come up and the others sink into a chair."""
        won = stand.side in self.result.winners
        part = (time - PEOPLE_MOVE) / COMES
        up = NODS * self._count.nod_at(self.stands.index(stand), self.counted + time) if time < 0 else 0.0
        last = len(stand.players) - 1
        for number, player in enumerate(stand.players):
            pose = pose_at(part if part >= 1.0 else part - AFTER * number, won=won)
            place = stand.figure(number).moved(0, pose.down - up)
            picture = figure_of(player.avatar, pose.ending)
            if picture is None:
                side = min(place.width, 0.8 * place.height)
                canvas.picture(
                    player.avatar, Area.centred(place.centre[0], place.bottom - side / 2, side, side)
                )
            else:
                # The glass is at the right: the last of several turns to the others.
                canvas.picture(picture, place, mirrored=pose.ending is Ending.WON and number == last > 0)

    def _draw_plate(self, canvas: Canvas, stand: Stand, *, won: bool) -> None:
        area = stand.plate
        canvas.box(area, WON if won else PLATE)
        points = in_figures(self.result.totals[stand.side])
        taken = canvas.text_width(points, size=POINTS, role=Role.BOLD) + 14
        y = area.centre[1]
        if won:
            x = area.right - LAUREL / 2 - 6
            taken = LAUREL - 4
            canvas.box(Area.centred(x, y, MEDAL, MEDAL), GROUND_OF_POINTS)
        name, room = (
            self.result.sides[stand.side],
            Area(area.x + 14, area.y + 4, area.width - 24 - taken, area.height - 8),
        )
        if 0.8 * canvas.text_width(name, size=24, role=Role.BOLD) <= room.width:
            canvas.text(name, room.x, y, size=24, role=Role.BOLD, colour=CREAM, width=room.width)
        else:
            canvas.paragraph(name, room, size=19, role=Role.BOLD, colour=CREAM, spacing=0.82, middle=True)

    def draw_points(self, canvas: Canvas, time: float) -> None:
        """Draw the points on the plates at a time in seconds: they count up with the coins."""
        for stand in self.stands:
            area, points = stand.plate, in_figures(self.points_at(stand, time))
            y = area.centre[1]
            part = (time - self.counted - LAUREL_LANDS) / LAUREL_TAKES
            if stand.side not in self.result.winners or part < 0:
                x = area.right - 14
                canvas.text(points, x, y, size=POINTS, role=Role.BOLD, colour=GOLD, align=Align.RIGHT)
                continue
            x = area.right - LAUREL / 2 - 6
            if part > 0:
                part = min(1.0, part)
                wide = LAUREL * (LAUREL_FROM - (LAUREL_FROM - 1.0) * eased(Ease.IN, part))
                canvas.picture("ui/moments/laurel.svg", Area.centred(x, y - 3, wide, wide))
            canvas.text(points, x, y, size=POINTS, role=Role.BOLD, colour=GOLD, align=Align.CENTRE)
