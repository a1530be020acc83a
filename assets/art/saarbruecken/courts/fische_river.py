"""The pale river behind the courts of fish: the old bridge, and the bend below the wooded height."""

from shapely.geometry import box

from saarbruecken.courts.scenery import FAR, GROUND, LINE, NEAR
from woodcut.geometry import blob, circle, ellipse, poly, union
from woodcut.picture import Picture

WATER = "#c9d9c4"


def bridge(art: Picture) -> None:
    """Draw the stone arches of the old bridge with houses and trees behind."""
    top, foot = 330, 394
    for x, y, r in ((30, 310, 24), (62, 300, 20), (300, 304, 22), (334, 312, 26)):
        art.add(circle(x, y, r), FAR)
    for x, y, width in ((92, 286, 34), (232, 280, 40)):
        art.add(box(x, y, x + width, top), FAR)
        art.add(poly(f"{x - 3},{y} {x + width / 2},{y - 24} {x + width + 3},{y}"), NEAR)
    stones = box(13, top, 347, foot)
    centres = (60, 140, 220, 300)
    openings = union(*[union(ellipse(x, foot, 31, 40), box(x - 31, foot, x + 31, foot + 9)) for x in centres])
    rings = union(*[ellipse(x, foot, 35.5, 45) for x in centres]).intersection(stones)
    art.add(stones.difference(openings), FAR)
    art.add(rings.difference(openings), NEAR)
    art.add(box(13, top - 7, 347, top), NEAR)
    for x in (20, 100, 180, 260, 340):
        art.add(poly(f"{x - 7},{foot + 4} {x - 4},{top + 18} {x + 4},{top + 18} {x + 7},{foot + 4}"), LINE)
    waves(art, foot + 10)


def river_bend(art: Picture) -> None:
    """Draw the loop of the river around a wooded tongue of land, seen from the height."""
    art.add(blob("13,300! 60,262 120,270 180,250 250,268 310,250 347,270! 347,540! 13,540!"), FAR)
    loop = blob(
        "13,360! 60,330 130,318 210,320 270,338 300,372 286,412 230,436 150,444 70,452 13,474! 13,538! "
        "347,538! "
        "347,470! 330,440 346,400 347,360 322,322 262,300 190,292 110,294 50,304 13,322!"
    )
    art.add(loop, "#dde3cb")
    for x, y, r in (
        (40, 384, 20),
        (74, 372, 22),
        (112, 364, 24),
        (154, 362, 25),
        (196, 366, 24),
        (232, 376, 20),
        (60, 404, 20),
        (104, 400, 24),
        (150, 398, 24),
        (192, 398, 20),
    ):
        art.add(circle(x, y, r), NEAR)
    for x, y in ((60, 378), (108, 370), (156, 372), (200, 378), (90, 404), (150, 404)):
        art.line(
            f"{x - 9},{y + 5} {x - 3},{y - 6} {x + 6},{y - 5} {x + 11},{y + 4}", 2.6, (0.2, 1, 1, 0.2), LINE
        )
    waves(art, 470)


def waves(art: Picture, top: float) -> None:
    """Draw rows of small waves from a height down to the ground."""
    for row in range(int((GROUND - top) // 16)):
        y = top + row * 16
        for column in range(7):
            x = 20 + column * 46 + row % 2 * 23
            if x + 30 < 345:
                art.line(
                    f"{x},{y} {x + 8},{y - 4} {x + 16},{y} {x + 24},{y + 4} {x + 30},{y}",
                    2.4,
                    (0.2, 1, 1, 0.2),
                    WATER,
                )
