"""The sides of a finished match, large: their faces, names and points, and the points as coins."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.model.banter.mood import Mood, in_mood
from settebello.ui.table.view.ending.coin_stacks import CoinStacks
from settebello.ui.table.view.ending.confetti import draw_confetti, rehearse_confetti
from settebello.ui.table.view.ending.finale import (
    BUMP,
    BURSTS,
    CELEBRATES,
    FIREWORK,
    FIREWORKS,
    GARLAND,
    LAUREL_LANDS,
    LAUREL_TAKES,
    REMARK_COMES,
    RESTS,
    SIGN_FALLS,
    SUN_RISES,
    burst,
    draw_garland,
    garland_place,
    hop,
)
from settebello.ui.table.view.ending.half_figure import LATER
from settebello.ui.table.view.ending.last_remark import draw_remark
from settebello.ui.table.view.ending.name_plates import (
    LAUREL,
    LAUREL_PICTURE,
    draw_plate,
    draw_plate_points,
)
from settebello.ui.table.view.ending.osteria_room import draw_lamps, place_at_window, room_of
from settebello.ui.table.view.ending.people import (
    draw_person,
    mien_at,
    pose_of,
    prepare_miens,
    prepare_person,
    shapes_of,
)
from settebello.ui.table.view.ending.point_count import PointCount
from settebello.ui.table.view.ending.stands import (
    Stand,
    edge_above,
    stands_of,
)
from settebello.ui.table.view.ending.winner_light import SUN, below_board, rising, rising_sizes, winner_light

DIM: Final = BoxStyle(INK, INK, opacity=0.42)
"""How dark the room becomes when everybody holds the breath."""
SHAPED: Final = 0.6
"""The part of the count after which figures are stretched and squashed out of sight."""
STILL_LIFE: Final = (130.0, 141.0)
"""Size of the carafe and the glass on the table between two sides."""
EDGE_LINES: Final = ((0.0, INK, 5.0), (5.0, "#c58c54", 6.0), (9.0, "#6f4526", 3.0))
"""The far edge of the table, before which the figures sit: the lines below its height."""


class Podium:
    """The sides of a result in their order, on their seats behind the table."""

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
        self._rehearsed = 0
        self._shaped = 0
        self._count = PointCount(tuple(result.totals[side] for side in result.order), lines)
        first, *_, last = result.order
        self._low = result.totals[first] < result.totals[last]
        self._bottom = bottom
        self.stands = stands_of(result, width, bottom)
        self._stacks = CoinStacks(result, self.stands, self._count)

    @property
    def edge(self) -> float:
        """The height of the far edge of the table, where the figures end."""
        return edge_above(self._bottom)

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

    def prepare(self, canvas: Canvas, time: float, board: Area | None = None) -> None:
        """Render the pictures for the end while the coins fall, so that no frame waits for all of them.

        To be called until all rests: what was asked for is kept, although it is not drawn yet. `board` is the
        place of the headline, which the sun leaves free.
        """
        for stand in self.stands:
            prepare_miens(canvas, stand)
        people = [(stand, number) for stand in self.stands for number in range(len(stand.players))]
        for stand, number in people[: 1 + int(self.course_at(time) * len(people))]:
            prepare_person(canvas, stand, number, won=stand.side in self.result.winners)
        if self.course_at(time) > SHAPED:
            self._prepare_shapes(canvas)
        canvas.prepare(LAUREL_PICTURE, Area(0, 0, LAUREL, LAUREL))
        part = 2 * self.course_at(time) - 1
        if self._festive and not canvas.palette.contrast:
            rehearse_confetti(canvas, self.course_at(time))
        if part >= 0 and not canvas.palette.contrast:
            for area in self._suns(board):
                for size in rising_sizes(area, part):
                    canvas.prepare(SUN, size)
            if self._festive:
                self._prepare_celebration(canvas, part)

    def rehearse(self, canvas: Canvas, title: Area, *paint: Callable[[], None]) -> None:
        """Draw a part of the end out of sight in each frame before the first coin.

        So no later frame has to render its boxes. `title` is the place of the headline; `paint` draws what
        the scene shows at the end besides this.
        """

        def table() -> None:
            self.draw_table(canvas)
            self.draw_winners(canvas, known=True)
            self._stacks.draw_all_grounds(canvas)
            self.draw_points(canvas, self.lasts)

        steps = (table, lambda: self.draw_remark(canvas, title), *paint)
        if self._rehearsed < len(steps):
            canvas.rehearse(steps[self._rehearsed])
            self._rehearsed += 1

    def _prepare_shapes(self, canvas: Canvas) -> None:
        """Stretch or squash one more picture of somebody out of sight: one in a frame."""
        shapes = [
            shape
            for stand in self.stands
            for number, player in enumerate(stand.players)
            for shape in shapes_of(player, stand.figure(number), won=stand.side in self.result.winners)
        ]
        if self._shaped < len(shapes):
            picture, place, flip, scale = shapes[self._shaped]
            canvas.rehearse(lambda: canvas.picture(picture, place, flip=flip, scale=scale))
            self._shaped += 1

    def _prepare_celebration(self, canvas: Canvas, part: float) -> None:
        """Render garland and fireworks at a part of the second half of the count."""
        room = room_of(len(self.stands))
        sizes = [(x, y, size * side) for x, y, side, _ in FIREWORKS for size in BURSTS]
        for burst_at in sizes[: 1 + int(part * (len(sizes) - 1))]:
            canvas.prepare(FIREWORK, place_at_window(canvas, self.edge, *burst_at, room))
        if part > 0.5:
            canvas.prepare(GARLAND, garland_place(canvas))

    def _suns(self, board: Area | None) -> Iterator[Area]:
        """Yield the place of the sun behind each side that has won, which leaves the board free."""
        for stand in self.stands:
            if stand.players and stand.side in self.result.winners:
                figures = tuple(stand.figure(number) for number in range(len(stand.players)))
                sun = winner_light(figures, won=self.result.won)
                yield sun if board is None else below_board(sun, board, stand.high)

    def draw_people(self, canvas: Canvas, time: float, board: Area | None = None) -> None:
        """Draw the figures behind the table, and what lies before them between two sides.

        `time` is in seconds after the last coin; before that (negative) nobody looks like a winner. `board`
        is the place of the headline, which the sun leaves free.
        """
        seen = canvas.seen
        with canvas.clip(Area(seen.x, seen.y, seen.width, self.edge - seen.y)):
            if time < LAUREL_LANDS:
                self._draw_hush(canvas, time)
            if self._festive:
                self._draw_celebration(canvas, time)
            if time > SUN_RISES and not canvas.palette.contrast:
                for area in self._suns(board):
                    canvas.picture(SUN, rising(area, time - SUN_RISES))
            draw_lamps(canvas, self.edge, self.counted + time, since=time, several=len(self.stands) > 2)
            for stand in reversed(self.stands):
                self._draw_figures(canvas, stand, time)
        if len(self.stands) == 2 and not canvas.palette.contrast:
            self._draw_still_life(canvas, time)

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the edge of the table, and the plates of those who have not won."""
        if canvas.palette.contrast:
            canvas.line(canvas.seen.x, self.edge + 1, canvas.seen.right, self.edge + 1, CREAM, 2)
        else:
            for down, colour, thick in EDGE_LINES:
                y = self.edge + down
                canvas.line(canvas.seen.x, y, canvas.seen.right, y, colour, thick)
        for stand in self.stands:
            if stand.side not in self.result.winners:
                draw_plate(canvas, self.result, stand, won=False)

    def draw_winners(self, canvas: Canvas, *, known: bool, since: float = math.inf) -> None:
        """Draw the plates of winners; who has won is `known` when the wreath has come down.

        `since` the last coin, at which they hop, so many seconds have passed.
        """
        for stand in self.stands:
            if stand.side in self.result.winners:
                draw_plate(canvas, self.result, self._bumped(stand, since), won=known)

    def _bumped(self, stand: Stand, since: float) -> Stand:
        """Return a winner with the plate where it is so many seconds after the last coin: it hops."""
        up = BUMP * hop(since, won=True) if 0.0 < since < SIGN_FALLS else 0.0
        return replace(stand, plate=stand.plate.moved(0, -up)) if up else stand

    def draw_confetti(self, canvas: Canvas, time: float) -> None:
        """Draw confetti in the room at a time in seconds after the last coin, if the person has won."""
        if self._festive and CELEBRATES < time < RESTS and not canvas.palette.contrast:
            seen = canvas.seen
            room = Area(seen.x, seen.y, seen.width, self.edge - seen.y)
            with canvas.clip(room):
                draw_confetti(canvas, room, time - CELEBRATES)

    def _draw_celebration(self, canvas: Canvas, time: float) -> None:
        """Draw the garland, and fireworks before the window."""
        if not canvas.palette.contrast:
            room = room_of(len(self.stands))
            for x, y, side, begins in FIREWORKS:
                size = burst(time, begins)
                if size:
                    canvas.picture(FIREWORK, place_at_window(canvas, self.edge, x, y, size * side, room))
        draw_garland(canvas, time)

    def draw_remark(self, canvas: Canvas, title: Area, time: float = math.inf) -> None:
        """Draw the final remark at a time in seconds after the last coin.

        `title` is the place of the headline, which the remark leaves free.
        """
        if time >= REMARK_COMES:
            draw_remark(canvas, self.result, self.stands, title, time - REMARK_COMES)

    def draw_coins(self, canvas: Canvas, time: float) -> None:
        """Draw the coins at a time in seconds: one for each point that is counted."""
        self._stacks.draw(canvas, time)

    def _draw_hush(self, canvas: Canvas, time: float) -> None:
        """Draw how the room becomes darker while everybody holds the breath."""
        held, seen = self._count.held_at(self.counted + time), canvas.seen
        if held > 0 and not canvas.palette.contrast:
            canvas.box(Area(seen.x, seen.y, seen.width, self.edge - seen.y), DIM, held)

    def _draw_still_life(self, canvas: Canvas, time: float) -> None:
        """Draw a carafe and a glass on the table between the plates of two sides."""
        left, right = sorted((stand.plate for stand in self.stands), key=lambda plate: plate.x)
        wide, high = STILL_LIFE
        place = Area.centred((left.right + right.x) / 2, left.bottom - high / 2, wide, high)
        place = place.moved(0, -BUMP * hop(time, won=False))
        canvas.picture("ui/osteria/still_life.svg", place)

    def _draw_figures(self, canvas: Canvas, stand: Stand, time: float) -> None:
        """Draw the figures of a side: all wait, then winners leap up and the others sink into a chair."""
        won, seconds = stand.side in self.result.winners, self.counted + time
        place = self.stands.index(stand)
        nod = self._count.nod_at(place, seconds) if time < 0 else 0.0
        held = self._count.held_at(seconds)
        for number in range(len(stand.players)):
            seat = number * len(self.stands) + stand.side
            # Nobody notices the points in the same frame as a neighbour.
            mien = mien_at(self._count, place, max(0.0, seconds - LATER * seat), low=self._low)
            pose = pose_of(stand, number, seat, time, seconds, won=won, mien=mien, held=held)
            draw_person(canvas, stand, number, pose, nod)

    def draw_points(self, canvas: Canvas, time: float) -> None:
        """Draw the points on the plates at a time in seconds: they count up with the coins."""
        for stand in self.stands:
            won = stand.side in self.result.winners
            part = (time - self.counted - LAUREL_LANDS) / LAUREL_TAKES if won else -1.0
            shown = self._bumped(stand, time - self.counted) if won else stand
            draw_plate_points(canvas, shown, self.points_at(stand, time), part)
