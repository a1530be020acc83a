"""The pale river behind the courts of fish: the old bridge, and the bend below the wooded height."""

from shapely.geometry import box

from saarbruecken.courts.scenery import FAR, GROUND, LINE, NEAR
from woodcut.geometry import blob, circle, ellipse, poly, union
from woodcut.picture import Picture

RIVER, WATER = "#dde3cb", "#c9d9c4"
WAVY = (0.2, 1, 1, 0.2)


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
    art.add(blob("13,216! 50,186 104,200 160,176 230,198 290,172 347,200! 347,540! 13,540!"), FAR)
    art.add(blob("13,262! 80,238 150,250 240,236 347,258! 347,292! 250,262 110,264 13,288!"), NEAR)
    loop = blob(
        "13,330! 60,296 130,280 220,282 290,304 318,346 296,392 236,416 150,424 70,432 13,456! 13,538! "
        "347,538! 347,446! 346,400 347,330 334,290 274,258 190,248 110,252 50,264 13,282!"
    )
    art.add(loop, RIVER)
    for row, y in enumerate(range(318, 412, 22)):
        for x in range(52 + row % 2 * 14, 300 - abs(y - 362), 28):
            tree = union(circle(x, y, 15), circle(x - 11, y + 7, 11), circle(x + 11, y + 7, 11))
            art.add(tree, NEAR)
            art.line(f"{x - 9},{y + 3} {x - 2},{y - 7} {x + 7},{y - 6} {x + 12},{y + 3}", 2.6, WAVY, LINE)
    waves(art, 462)


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
