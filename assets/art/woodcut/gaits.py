"""How a horse moves: the turn of its trunk, neck and head, and its four legs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from woodcut.geometry import Region, turn
from woodcut.picture import Picture


class Joint(NamedTuple):
    """A point about which a part of the body is turned, in degrees; positive lifts what lies to the left."""

    x: float
    y: float
    turned: float = 0

    def of(self, region: Region) -> Region:
        """A region after the turn."""
        return turn(region, self.turned, (self.x, self.y))

    @contextmanager
    def moved(self, art: Picture) -> Iterator[None]:
        """Draw in the turned part of the body."""
        with art.at(self.x, self.y, turned=self.turned), art.at(-self.x, -self.y):
            yield


class Leg(NamedTuple):
    """A leg as a limb path down to its fetlock, its hoof below that and the strokes at its joints."""

    path: str
    hoof: Joint
    strokes: tuple[str, ...] = ()


class Gait(NamedTuple):
    """A horse in motion; neck and head turn after the trunk. `hand` is where the reins end."""

    near_hind: Leg
    far_hind: Leg
    near_fore: Leg
    far_fore: Leg
    tail: str
    strands: tuple[str, ...]
    trunk: Joint = Joint(262, 404)
    neck: Joint = Joint(140, 350)
    head: Joint = Joint(96, 226)
    hand: tuple[float, float] = (186, 330)


HANGING_TAIL = "292,352! 312,352 326,380 328,430 322,480 330,512! 306,500 298,470 304,430 302,396 286,376!"
HANGING_STRANDS = (
    "296,360 312,384 312,440 306,484",
    "302,358 320,390 320,440 316,496",
    "294,368 306,400 304,450",
)

PRANCING = Gait(
    near_hind=Leg(
        "258,388,44 250,428,27 272,466,13 262,490,8.6 257,504,8.4 255,513,10.8",
        Joint(255, 516),
        ("263,462 272,470 268,480", "250,506 262,508"),
    ),
    far_hind=Leg("276,400,30 292,440,18 309,468,11 302,492,8 299,504,8 297,514,10", Joint(298, 517)),
    near_fore=Leg(
        "112,390,34 88,424,20 58,438,13.5 62,462,9 70,484,7.6 74,492,9.6",
        Joint(78, 500, -24),
        ("48,432 56,444 68,446",),
    ),
    far_fore=Leg("132,400,22 128,440,14.5 126,466,12 124,486,8 123,504,8 121,514,10", Joint(121, 517)),
    tail=HANGING_TAIL,
    strands=HANGING_STRANDS,
)

AMBLING = Gait(
    near_hind=Leg(
        "262,388,44 262,428,27 298,462,13 306,488,8.6 308,502,8.4 306,512,10.6",
        Joint(305, 516),
        ("288,458 298,466 296,476", "300,502 313,504"),
    ),
    far_hind=Leg("258,400,34 232,436,19 238,468,11.5 224,492,8 219,504,8 216,514,10", Joint(216, 517)),
    near_fore=Leg(
        "112,388,34 96,428,19 82,464,12.5 70,490,8.4 65,504,8 61,513,10",
        Joint(60, 516),
        ("74,458 80,468 92,468", "60,505 72,508"),
    ),
    far_fore=Leg("132,400,24 140,436,15 150,464,12 158,490,8 161,504,8 163,513,10", Joint(165, 517, 6)),
    tail="290,350! 312,346 332,366 336,408 330,446 338,478! 318,474 308,446 314,410 306,388 286,376!",
    strands=("298,358 318,378 320,420 316,456", "306,354 328,384 326,430", "294,368 312,396 312,430"),
    neck=Joint(140, 350, -13),
    head=Joint(96, 226, -6),
    hand=(168, 316),
)

RESTING = Gait(
    near_hind=Leg(
        "258,388,44 246,430,27 262,466,13 250,490,8.6 242,503,8.4 238,512,10.4",
        Joint(234, 517, -8),
        ("254,462 262,470 258,480", "238,505 250,507"),
    ),
    far_hind=Leg("280,398,30 286,438,18 302,468,11 300,492,8 300,504,8 298,514,10", Joint(298, 517)),
    near_fore=Leg(
        "112,388,34 98,428,19 91,464,12.5 88,490,8.4 87,504,8 85,513,10",
        Joint(85, 516),
        ("82,460 90,468 100,464", "80,505 93,507"),
    ),
    far_fore=Leg("138,400,24 144,436,15 146,466,12 145,490,8 145,504,8 143,514,10", Joint(143, 517)),
    tail="288,346! 306,334 328,348 336,386 330,424 338,470! 320,462 312,434 318,400 312,372 298,364 286,372!",
    strands=("296,352 318,358 326,392 322,430", "304,346 326,366 330,410", "292,364 312,374 320,410"),
    neck=Joint(140, 350, -22),
    head=Joint(96, 226, -1),
    hand=(176, 322),
)

REARING = Gait(
    near_hind=Leg(
        "256,394,44 232,434,28 258,470,13.6 250,492,8.8 247,504,8.6 244,513,10.8",
        Joint(244, 516),
        ("248,464 258,474 255,484", "240,506 252,508"),
    ),
    far_hind=Leg("280,398,32 272,440,19 302,468,11.5 296,492,8 294,504,8 291,514,10", Joint(291, 517)),
    near_fore=Leg(
        "156,300,31 104,304,19 72,322,13 88,350,8.8 98,368,7.8 100,376,9.6",
        Joint(103, 384, -18),
        ("64,314 70,328 82,332",),
    ),
    far_fore=Leg("140,284,24 92,266,15 60,272,12 58,300,8 60,318,7.6 61,325,9.4", Joint(63, 333, -12)),
    tail="286,356! 310,366 326,398 322,440 334,486 328,524! 306,506 300,470 304,434 296,404 280,386!",
    strands=("294,368 312,400 308,450 314,496", "302,372 320,408 314,460 322,508", "290,380 304,412 302,460"),
    trunk=Joint(262, 404, 34),
    neck=Joint(140, 350, -31),
    head=Joint(96, 226, -4),
    hand=(164, 297),
)
