"""The people behind the table at the end of a match: how they wait, win and lose, on their chairs."""

from collections.abc import Iterator
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.ending.finale import COMES, PEOPLE_MOVE
from settebello.ui.table.view.ending.half_figure import (
    SQUASH,
    STRETCH,
    TALL,
    Ending,
    Pose,
    chair_of,
    figure_of,
    pose_at,
    waiting_at,
)
from settebello.ui.table.view.ending.stands import Stand

AFTER: Final = 0.05
"""How much later each further partner moves, as a part of the whole movement."""
NODS: Final = 10.0
"""How far figures nod whose side gains the most in the deal that is counted."""
SHAPES: Final = {
    True: ((Ending.HOPING, TALL), (Ending.HOPING, SQUASH), (Ending.WON, STRETCH), (Ending.WON, SQUASH)),
    False: ((Ending.FEARING, TALL),),
}
"""The poses of a winner (True) and of the others that are stretched or squashed."""


def pose_of(stand: Stand, number: int, seat: int, since: float, seconds: float, *, won: bool) -> Pose:
    """Return the pose of a player of a side: `since` the last coin, `seconds` after the scene has begun.

    `seat` is the player's place among all, counted from the left.
    """
    part = (since - PEOPLE_MOVE) / COMES
    late = part if part >= 1.0 else part - AFTER * number
    if late > 0:
        return pose_at(late, won=won, high=stand.high)
    breath = 1.0 - min(1.0, max(0.0, since / PEOPLE_MOVE))
    return waiting_at(seconds, seat, stand.high, breath=breath)


def draw_person(canvas: Canvas, stand: Stand, number: int, pose: Pose, nod: float) -> None:
    """Draw a player of a side in a pose, before the chair, which a winner pushes under the table."""
    player, place = stand.players[number], stand.figure(number)
    chair, picture = chair_of(player.avatar), figure_of(player.avatar, pose.ending)
    below = pose.down + NODS * nod
    if picture is None or chair is None:
        side = min(place.width, 0.8 * place.height)
        x, y = place.centre[0], place.bottom - side / 2 + below
        canvas.picture(player.avatar, Area.centred(x, y, side, side))
        return
    if pose.ending is not Ending.WON:
        canvas.picture(chair, place.moved(0, max(0.0, pose.down) if pose.ending is Ending.HOPING else 0.0))
    # The glass is at the right: the last of several turns to the others, and one at the right to the lamp.
    last = len(stand.players) - 1
    turned = pose.ending is Ending.WON and (stand.place(number) == last if last else stand.aside > 0)
    flip, scale = pose.shape
    place = place.moved(pose.aside, below + place.height * (1.0 - scale) / 2)
    canvas.picture(picture, place, flip=flip, scale=scale, mirrored=turned)


def prepare_person(canvas: Canvas, stand: Stand, number: int, *, won: bool) -> None:
    """Render the pictures of a player that are not seen yet, in the background."""
    for ending in (Ending.HOPING, Ending.WON) if won else (Ending.FEARING, Ending.LOST):
        picture = figure_of(stand.players[number].avatar, ending)
        if picture is not None:
            canvas.prepare(picture, stand.figure(number))


def prepare_blinks(canvas: Canvas, stand: Stand) -> None:
    """Render in the background how the players of a side look with closed eyes."""
    for number, player in enumerate(stand.players):
        picture = figure_of(player.avatar, Ending.BLINKING)
        if picture is not None:
            canvas.prepare(picture, stand.figure(number))


def shapes_of(player: Player, place: Area, *, won: bool) -> Iterator[tuple[str, Area, float, float]]:
    """Yield the pictures of a player that are stretched or squashed: with place, width and size."""
    for ending, shape in SHAPES[won]:
        picture = figure_of(player.avatar, ending)
        if picture is not None:
            yield picture, place, *shape
