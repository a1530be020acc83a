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
from settebello.ui.table.view.ending.point_count import PointCount
from settebello.ui.table.view.ending.stands import Stand

AFTER: Final = 0.05
"""How much later each further partner moves, as a part of the whole movement."""
NODS: Final = 15.0
LEANS: Final = 6.0
"""How far figures nod, and lean inwards, whose side gains the most in the deal that is counted."""
CROUCHES: Final = 7.0
"""How far everybody bends over the table who holds the breath."""
CLOSED: Final = 0.09
"""Seconds in which eyes are closed before a face changes."""
MIENS: Final = {1: Ending.HOPING, 0: Ending.WAITING, -1: Ending.FEARING}
"""The faces of those who are ahead, level and behind while the points are counted."""
SHAPES: Final = {
    True: ((Ending.HOPING, TALL), (Ending.HOPING, SQUASH), (Ending.WON, STRETCH), (Ending.WON, SQUASH)),
    False: ((Ending.FEARING, TALL),),
}
"""The poses of a winner (True) and of the others that are stretched or squashed."""


def mien_at(count: PointCount, place: int, time: float, *, low: bool) -> Ending:
    """Return the face of a side while its points are counted: who is ahead hopes, and who is behind fears.

    Eyes close for a moment before a face changes. `low`: the fewest points win.
    """
    standing = count.standing_at(place, time)
    before = count.standing_at(place, max(0.0, time - CLOSED))
    return Ending.BLINKING if standing != before else MIENS[-standing if low else standing]


def pose_of(
    stand: Stand,
    number: int,
    seat: int,
    since: float,
    seconds: float,
    *,
    won: bool,
    mien: Ending = Ending.WAITING,
    held: float = 0.0,
) -> Pose:
    """Return the pose of a player of a side: `since` the last coin, `seconds` after the scene has begun.

    `seat` is the player's place among all, counted from the left. Until all is counted the player shows a
    `mien`, and has `held` the breath, from 0 to 1.
    """
    part = (since - PEOPLE_MOVE) / COMES
    late = part if part >= 1.0 else part - AFTER * number
    if late > 0:
        return pose_at(late, won=won, high=stand.high)
    breath = 1.0 - min(1.0, max(0.0, since / PEOPLE_MOVE))
    pose = waiting_at(seconds, seat, stand.high, breath=breath * (1.0 - held))
    shown = pose.ending if mien is Ending.WAITING else mien
    return pose._replace(ending=shown, down=pose.down + CROUCHES * held)


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
    place = place.moved(pose.aside - stand.aside * LEANS * nod, below + place.height * (1.0 - scale) / 2)
    canvas.picture(picture, place, flip=flip, scale=scale, mirrored=turned)


def prepare_person(canvas: Canvas, stand: Stand, number: int, *, won: bool) -> None:
    """Render the last picture of a player in the background."""
    picture = figure_of(stand.players[number].avatar, Ending.WON if won else Ending.LOST)
    if picture is not None:
        canvas.prepare(picture, stand.figure(number))


def prepare_miens(canvas: Canvas, stand: Stand) -> None:
    """Render in the background how the players of a side look while points are counted."""
    for number, player in enumerate(stand.players):
        for ending in (Ending.BLINKING, Ending.HOPING, Ending.FEARING):
            picture = figure_of(player.avatar, ending)
            if picture is not None:
                canvas.prepare(picture, stand.figure(number))


def shapes_of(player: Player, place: Area, *, won: bool) -> Iterator[tuple[str, Area, float, float]]:
    """Yield the pictures of a player that are stretched or squashed: with place, width and size."""
    for ending, shape in SHAPES[won]:
        picture = figure_of(player.avatar, ending)
        if picture is not None:
            yield picture, place, *shape
