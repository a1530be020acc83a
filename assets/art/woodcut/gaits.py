"""How a horse moves: the turn of its trunk, neck and head, and its four legs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from woodcut.geometry import Region, turn
from woodcut.picture import Picture

BARREL = (
    "84,340 69,374 100,420 128,437 170,446 214,444 246,430 280,424 302,398 302,364 284,338 256,330 "
    "226,340 196,346 166,338 140,322 112,326"
)
LEAN_BARREL = (
    "84,340 70,372 98,412 126,427 170,433 214,430 246,416 280,420 302,398 302,364 284,338 256,330 "
    "226,340 196,346 166,338 140,322 112,326"
)
"""A trunk with its belly drawn up, over which the legs look longer."""


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
    """A horse in motion; neck and head turn after the trunk. `hand` is where the reins end.

    `barrel` is the outline of the trunk.
    """

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
    barrel: str = BARREL


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
    hand=(123, 324),
)

AMBLING = Gait(
    near_hind=Leg(
        "262,388,44 262,428,27 298,462,13 306,488,8.6 308,502,8.4 306,512,10.6",
        Joint(305, 516),
        ("288,458 298,466 296,476", "300,502 313,504"),
    ),
    far_hind=Leg("258,400,34 232,436,19 238,468,11.5 224,492,8 219,504,8 216,514,10", Joint(216, 517)),
    near_fore=Leg(
        "136,388,33 104,418,21 74,437,14 66,448,13.4 76,472,8.8 86,488,8 90,496,9.8",
        Joint(93, 504, -28),
        ("56,444 66,456 77,454",),
    ),
    far_fore=Leg("132,400,24 140,436,15 150,464,12 158,490,8 161,504,8 163,513,10", Joint(165, 517, 6)),
    tail="290,350! 312,346 332,366 336,408 330,446 338,478! 318,474 308,446 314,410 306,388 286,376!",
    strands=("298,358 318,378 320,420 316,456", "306,354 328,384 326,430", "294,368 312,396 312,430"),
    neck=Joint(140, 350, -13),
    head=Joint(96, 226, -6),
    hand=(168, 316),
)

STEPPING = Gait(
    near_hind=Leg(
        "262,386,46 258,430,29 290,464,13.6 290,490,8.8 289,504,8.6 286,513,10.8",
        Joint(286, 516),
        ("281,458 291,467 288,478", "283,505 295,508"),
    ),
    far_hind=Leg("258,398,32 230,432,19 234,464,12 218,490,8.2 213,504,8 210,514,10", Joint(210, 517)),
    near_fore=Leg(
        "136,384,32 124,420,19 114,450,13 111,463,13 108,486,8.2 107,503,8 105,513,10.2",
        Joint(105, 516),
        ("98,456 107,466 117,461", "101,505 113,508"),
    ),
    far_fore=Leg(
        "126,382,31 92,396,21 62,411,13.4 53,420,12.8 61,440,8 73,452,7.4 77,459,9.2",
        Joint(81, 467, -28),
    ),
    tail="288,346! 306,334 328,348 336,386 330,424 338,470! 320,462 312,434 318,400 312,372 298,364 286,372!",
    strands=("296,352 318,358 326,392 322,430", "304,346 326,366 330,410", "292,364 312,374 320,410"),
    neck=Joint(140, 350, -16),
    head=Joint(96, 226, -14),
    hand=(160, 316),
    barrel=LEAN_BARREL,
)

REARING = Gait(
    near_hind=Leg(
        "262,388,46 236,428,27 268,465,14.6 253,491,9.8 247,504,9.2 244,513,11.4",
        Joint(244, 516),
        ("256,459 268,468 263,481", "240,506 253,508"),
    ),
    far_hind=Leg("280,398,32 276,436,21 308,466,12.6 299,492,9 295,504,8.6 292,514,10.6", Joint(292, 517)),
    near_fore=Leg(
        "160,300,32 114,306,20 84,324,14 97,350,9.2 108,366,8.2 111,373,9.8",
        Joint(114, 381, -24),
        ("75,317 82,331 94,334",),
    ),
    far_fore=Leg("146,284,26 106,270,16 78,276,12.6 73,302,8.6 75,318,8 76,325,9.6", Joint(78, 333, -12)),
    tail="284,352! 312,350 340,372 350,410 344,452 356,490! 334,484 320,456 324,424 314,396 286,384!",
    strands=("294,362 322,370 336,408 332,450", "290,370 314,386 328,424 328,462", "300,356 334,376 344,410"),
    trunk=Joint(262, 404, 34),
    neck=Joint(140, 350, -31),
    head=Joint(96, 226, -4),
    hand=(164, 297),
)

TROTTING = Gait(
    near_hind=Leg(
        "262,388,45 252,430,28 293,463,13.8 289,488,9 286,503,8.6 283,513,10.8",
        Joint(283, 516),
        ("284,459 294,467 291,479", "280,505 292,508"),
    ),
    far_hind=Leg(
        "258,398,33 228,430,20 243,461,12.4 226,484,8.6 216,493,8 211,498,9.6", Joint(206, 504, -22)
    ),
    near_fore=Leg(
        "128,390,33 92,408,20 56,420,13.6 50,432,13 58,458,8.8 67,475,7.8 71,483,9.8",
        Joint(75, 491, -28),
        ("43,423 51,433 63,435",),
    ),
    far_fore=Leg("132,400,24 139,438,15 145,466,12 149,490,8.2 151,504,8 152,514,10", Joint(153, 517, 4)),
    tail="288,350! 306,336 330,346 338,380 332,420 340,464! 322,456 312,426 318,394 306,374 286,376!",
    strands=("296,352 318,354 328,388 322,430", "304,344 328,362 330,410", "292,364 312,374 322,408"),
    neck=Joint(140, 350, -7),
    head=Joint(96, 226, -4),
    hand=(123, 324),
)
