"""The child's animal at the table: what it does now, as a function of its act and of time."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.practice.learning_port import Child
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.animals import known
from settebello.ui.learn.parts.child_motion import is_still

FINGERS: Final = 10
"""An animal counts no further than its fingers; a larger number would be shown wrong."""
FINGER: Final = 0.16
"""Seconds from one finger to the next."""
NODS: Final = (0.26, 0.44, 0.7)
"""Seconds after which the head is up again, down again, and stays down."""
GLAD: Final = 1.4
"""Seconds of joy: enough to be seen, too short to wait for."""
NOD: Final = 1.5
"""Seconds after which a nod is over."""
LAST: Final = 0.1
"""Seconds in which the last change of an act is drawn."""
RATIO: Final = 344 / 258
"""Width of a picture divided by its height."""
WHOLE: Final = 344 / 330
"""The same of an animal that sits on its cushion, of which a picture is the upper part."""


class Pose(StrEnum):
    """What an animal does; the value is the name of its pictures."""

    WATCHING = "watching"
    COUNTING = "counting"
    NODDING = "nodding"
    GLAD = "glad"
    ASLEEP = "asleep"


_ENDS: Final = {Pose.GLAD: GLAD, Pose.NODDING: NOD}


@dataclass(frozen=True, slots=True)
class Act:
    """A pose begun at a time in seconds; `count` is the goal to count to, `before` the fingers already up.

    `after` is the pose that follows joy and nods.
    """

    pose: Pose = Pose.WATCHING
    since: float = 0.0
    count: int = 0
    before: int = 0
    after: Pose = Pose.WATCHING

    def pose_at(self, now: float, *, still: bool) -> Pose:
        """Return the pose at a time; joy and nods turn into `after` unless nothing is to move."""
        ends = _ENDS.get(self.pose)
        return self.after if ends is not None and not still and now - self.since >= ends else self.pose

    def joyful(self, now: float) -> bool:
        """Return whether the animal nods or is glad, which a later state does not interrupt."""
        return now - self.since < _ENDS.get(self.pose, 0.0)

    def fingers(self, now: float, *, still: bool) -> int:
        """Return the fingers that are up: one more or less after the other, all at once when still."""
        if self.pose is not Pose.COUNTING:
            return 0
        steps = FINGERS if still else int(max(0.0, now - self.since) / FINGER) + 1
        way = self.count - self.before
        return self.before + max(-steps, min(steps, way))

    def moves(self, now: float, *, still: bool) -> bool:
        """Return whether the picture is still going to change; true a moment longer, for its last change."""
        passed = now - self.since
        ends = (
            abs(self.count - self.before) * FINGER if self.pose is Pose.COUNTING else _ENDS.get(self.pose, 0)
        )
        return not still and passed < ends + LAST

    def picture(self, animal: str, now: float, *, still: bool) -> str:
        """Return the picture of an animal in this act at a time."""
        pose = self.pose_at(now, still=still)
        if pose is Pose.COUNTING:
            return _picture(animal, f"{pose}_{self.fingers(now, still=still)}")
        begun = self.pose is Pose.NODDING and not still
        if begun and NODS[0] <= now - self.since < NODS[1]:
            # The head comes up between two nods.
            pose = Pose.WATCHING
        return _picture(animal, pose)


def _picture(animal: str, pose: str) -> str:
    return f"ui/partners/{known(animal)}_{pose}.svg"


class Partner:
    """The animal of one child, and its latest act."""

    def __init__(self, animal: str) -> None:
        """Watch."""
        self.animal = animal
        self.act = Act()
        self.rests = Pose.WATCHING
        """The pose after joy and nods."""

    def does(self, pose: Pose, count: int = 0, *, now: float) -> None:
        """Begin an act; nothing happens if it goes on already. Numbers beyond the fingers are watched."""
        if pose is Pose.COUNTING and not 0 < count <= FINGERS:
            pose, count = Pose.WATCHING, 0
        if (pose, count, self.rests) == (self.act.pose, self.act.count, self.act.after):
            return
        up = self.act.fingers(now, still=False) if self.act.pose is Pose.COUNTING else 0
        self.act = Act(pose, now, count, up, self.rests)

    def picture(self, now: float, *, still: bool) -> str:
        """Return the picture at a time."""
        return self.act.picture(self.animal, now, still=still)

    def moves(self, now: float, *, still: bool) -> bool:
        """Return whether the picture is still going to change."""
        return self.act.moves(now, still=still)

    def draw_whole(self, canvas: Canvas, area: Area, now: float, *, still: bool) -> None:
        """Draw the animal as it sits on its cushion, on the lower edge of an area; asleep it lies down."""
        if self.act.pose_at(now, still=still) is Pose.ASLEEP:
            self.draw(canvas, area, now, still=still)
            return
        high = min(area.height, area.width / WHOLE)
        seat = Area(area.centre[0] - high * WHOLE / 2, area.bottom - high, high * WHOLE, high)
        pose = replace(seat, height=seat.width / RATIO)
        canvas.picture(self.picture(now, still=still), pose)
        canvas.picture(f"ui/sitting/{known(self.animal)}.svg", seat)

    def draw(self, canvas: Canvas, area: Area, now: float, *, still: bool) -> None:
        """Draw the animal on the lower edge of an area."""
        high = min(area.height, area.width / RATIO)
        seat = replace(area, y=area.bottom - high, height=high)
        canvas.picture(self.picture(now, still=still), seat)


class SeatedPartner:
    """The child's animal in a scene: it keeps the time, and whether anything may move."""

    def __init__(self, services: Services, child: Child | None) -> None:
        """Seat the animal of a child."""
        self.animal = Partner(child.avatar if child is not None else "")
        self._services = services
        self._child = child
        self._opening: Pose | None = None
        self.now = 0.0

    @property
    def still(self) -> bool:
        """Whether motion is reduced, so that nothing moves on this screen."""
        return is_still(self._services, self._child)

    @property
    def moves(self) -> bool:
        """Whether the picture is still going to change."""
        return self.animal.moves(self.now, still=self.still)

    def begins(self, pose: Pose) -> None:
        """Begin with this pose once the time is known."""
        self._opening = pose
        self.animal.does(pose, now=0.0)

    def does(self, pose: Pose, count: int = 0) -> None:
        """Begin an act now."""
        self.animal.does(pose, count, now=self.now)

    def remains(self, pose: Pose) -> None:
        """Begin a pose now, and return to it after every other act."""
        self.animal.rests = pose
        self.does(pose)

    def at(self, now: float) -> bool:
        """Go on to a time in seconds; return whether the picture has to be drawn again."""
        self.now = now
        if self._opening is not None:
            self.animal.act = replace(self.animal.act, since=now)
            self._opening = None
        return self.moves

    def draw_whole(self, canvas: Canvas, area: Area) -> None:
        """Draw the animal as it sits on its cushion, on the lower edge of an area."""
        self.animal.draw_whole(canvas, area, self.now, still=self.still)

    def draw(self, canvas: Canvas, area: Area) -> None:
        """Draw the animal on the lower edge of an area."""
        self.animal.draw(canvas, area, self.now, still=self.still)
