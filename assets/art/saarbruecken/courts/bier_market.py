"""The pale houses of the market square behind the courts of beer."""

from shapely.geometry import Polygon, box

from saarbruecken.courts.scenery import FAR, GROUND, NEAR
from woodcut.geometry import circle, ellipse, rounded, union
from woodcut.picture import Picture


def market(art: Picture) -> None:
    """Draw a row of town houses, two of them gabled, with a lamp between them."""
    _house(art, 14, 226, 72, gabled=True)
    _house(art, 86, 288, 62, gabled=False)
    _house(art, 212, 276, 60, gabled=False)
    _house(art, 272, 236, 74, gabled=True)
    _awning(art, 18, 62)
    _awning(art, 278, 64)


def _house(art: Picture, x: float, eaves: float, width: float, *, gabled: bool) -> None:
    """Draw a house from its left edge and the height of its eaves, with a gable or a mansard roof."""
    art.add(box(x, eaves, x + width, GROUND), FAR)
    middle = x + width / 2
    if gabled:
        steps = [box(x + i * 9, eaves - i * 19 - 19, x + width - i * 9, eaves - i * 19) for i in range(3)]
        art.add(
            union(
                *steps, Polygon([(x + 27, eaves - 57), (middle, eaves - 84), (x + width - 27, eaves - 57)])
            ),
            NEAR,
        )
        art.add(circle(middle, eaves - 50, 6, 20), FAR)
        for side in (-1, 1):
            art.add(rounded(middle + side * 14 - 4, eaves - 28, 8, 18, 3), FAR)
    else:
        art.add(
            Polygon([(x, eaves), (x + 9, eaves - 42), (x + width - 9, eaves - 42), (x + width, eaves)]), NEAR
        )
        art.add(box(x + 12, eaves - 62, x + 20, eaves - 42), NEAR)
        art.add(rounded(middle - 7, eaves - 30, 14, 24, 6), FAR)
    art.add(box(x, eaves, x + width, eaves + 4), NEAR)
    columns = 3 if gabled else 2
    for floor in range(3):
        for column in range(columns):
            left = x + 10 + column * (width - 31) / (columns - 1)
            top = eaves + 18 + floor * 54
            art.add(rounded(left, top, 11, 27, 2), NEAR)
            art.add(box(left + 5, top, left + 6.2, top + 27), FAR)
            art.add(box(left - 2, top + 29, left + 13, top + 31.4), NEAR)


def _awning(art: Picture, x: float, width: float) -> None:
    """Draw the striped awning of a tavern over a door."""
    top = 462
    for stripe in range(8):
        left = x + stripe * width / 8
        cloth = union(
            box(left, top, left + width / 8, top + 22),
            ellipse(left + width / 16, top + 22, width / 16, 6),
        )
        art.add(cloth, NEAR if stripe % 2 else FAR)
    art.add(rounded(x + width / 2 - 13, top + 32, 26, GROUND - top - 32, 4), NEAR)
