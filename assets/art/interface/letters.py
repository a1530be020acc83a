"""Letters cut with a knife: a small alphabet of capitals and katakana, for the words of the great moments."""

from typing import Final, NamedTuple

from shapely import affinity

from woodcut.geometry import Region, circle, move, poly, union, unite

HIGH: Final = 100.0
"""Height of a letter; its foot is at y = 100."""


class Letter(NamedTuple):
    """A letter: its outlines, its width, and the outlines cut out of it; `|` separates two outlines."""

    outlines: str
    width: float
    holes: str = ""


LETTERS: Final = {
    "A": Letter(
        "-2,100 30,-3 66,-5 102,97 68,102 61,81 39,82 33,101",
        100,
        "48,25 57,57 42,58",
    ),
    "B": Letter(
        "3,2 52,-3 77,5 88,22 83,38 72,47 88,56 95,74 87,92 64,102 3,99",
        96,
        "35,22 50,20 56,28 50,37 35,38 | 35,58 55,57 62,68 54,79 35,80",
    ),
    "C": Letter(
        "93,25 80,6 52,-4 24,5 6,31 3,66 19,93 50,104 78,97 96,78 74,62 62,75 50,78 38,70 34,50 38,31 "
        "50,23 62,26 71,41",
        96,
    ),
    "E": Letter(
        "3,1 84,-4 89,25 36,22 36,38 74,36 77,60 36,61 36,77 90,74 93,103 2,99",
        92,
    ),
    "L": Letter(
        "3,1 38,-3 36,73 86,70 91,103 1,99",
        88,
    ),
    "N": Letter(
        "2,100 4,0 38,-3 64,52 63,1 97,-3 95,101 64,103 34,46 35,98",
        98,
    ),
    "O": Letter(
        "50,-5 79,4 97,30 98,65 83,93 52,105 21,96 3,70 2,34 19,8",
        100,
        "50,24 63,33 67,52 62,70 50,79 38,69 33,50 37,32",
    ),
    "P": Letter(
        "3,1 56,-4 85,7 96,32 90,55 69,69 37,70 39,101 2,103",
        94,
        "36,22 54,20 63,33 56,46 36,48",
    ),
    "S": Letter(
        "89,10 60,-5 29,-1 9,14 5,37 17,54 47,63 59,69 56,78 42,80 13,70 2,94 33,105 66,103 89,89 "
        "96,64 84,45 55,35 40,30 42,22 56,20 79,32",
        98,
    ),
    "T": Letter(
        "0,-1 94,-5 97,25 64,23 62,100 33,103 33,24 -1,28",
        94,
    ),
    "!": Letter(
        "6,-8 44,-10 35,65 16,67 | 12,76 36,75 40,97 24,106 8,98",
        46,
    ),
    "¡": Letter(
        "8,108 46,110 37,35 18,33 | 14,24 38,25 42,3 26,-6 10,2",
        50,
    ),
    "+": Letter(
        "26,12 50,10 52,36 78,34 80,60 54,61 56,88 30,90 29,63 2,65 0,39 27,37",
        80,
    ),
    "1": Letter(
        "4,22 38,-4 58,-4 56,76 72,75 74,101 6,104 5,80 24,78 25,34 12,42",
        76,
    ),
    "ス": Letter(
        "13,9 84,5 91,26 68,57 36,87 14,99 1,80 30,60 52,36 56,29 15,32 | 54,54 74,43 103,83 83,101",
        102,
    ),
    "コ": Letter(
        "8,12 92,8 91,96 6,100 6,77 67,74 67,31 9,35",
        98,
    ),
    "ー": Letter(
        "2,38 98,32 98,61 1,67",
        100,
    ),
    "ハ": Letter(
        "32,22 55,29 43,64 15,98 -3,81 21,56 | 55,33 76,22 104,85 80,99",
        104,
    ),
    "エ": Letter(
        "12,11 88,8 89,32 61,33 61,70 97,67 98,93 3,97 4,72 37,71 37,35 12,37",
        100,
    ),
    "ヘ": Letter(
        "-2,63 33,24 52,25 104,77 86,97 42,51 17,83",
        102,
    ),
    "セ": Letter(
        "0,44 25,39 25,8 48,3 48,35 86,26 96,39 78,68 60,57 66,49 48,53 48,72 55,78 94,73 97,97 "
        "50,103 31,96 25,83 25,58 3,64",
        98,
    ),
    "ン": Letter(
        "9,11 42,26 31,48 0,36 | 84,17 101,35 76,77 38,101 7,104 -1,80 34,72 63,50",
        100,
    ),
    "ッ": Letter(
        "2,40 21,33 33,62 15,69 | 35,33 53,26 62,55 44,62 | 76,30 99,40 86,77 56,103 34,104 27,84 "
        "53,77 67,55",
        98,
    ),
    "テ": Letter(
        "17,6 86,3 87,25 18,29 | 0,40 101,35 102,59 70,61 61,82 36,104 17,90 42,71 47,62 1,66",
        102,
    ),
    "ロ": Letter(
        "8,14 93,9 95,96 6,100",
        98,
        "31,36 70,33 70,72 30,75",
    ),
}
"""Each letter by its sign; corners are as sharp as a knife leaves them."""
MARKS: Final = ("74,-6 90,-12 100,11 84,17", "100,-14 115,-20 124,1 108,7")
"""The two strokes that make a katakana soft (dakuten); `RING` makes it a p."""
RING: Final = (102.0, 2.0, 18.0, 7.0)
MARKED: Final = {"ハ": (0.0, 8.0), "ヘ": (-8.0, 28.0), "セ": (6.0, 6.0)}
"""How far the strokes lie to the right and below that place, where a letter leaves room."""
VOICED: Final = {"バ": "ハ", "ベ": "ヘ", "ゼ": "セ"}
SMALL: Final = {"ッ": 0.76}
"""Letters that are written smaller, on the line."""


def width(sign: str) -> float:
    """The width of a letter."""
    base = VOICED.get(sign, "ハ" if sign == "パ" else sign)
    return LETTERS[base].width * SMALL.get(sign, 1.0) + (14 if base != sign else 0)


def letter(sign: str) -> Region:
    """The region of a letter, from x = 0, its foot at y = 100."""
    base = VOICED.get(sign, "ハ" if sign == "パ" else sign)
    found = LETTERS[base]
    region = unite(poly(outline) for outline in found.outlines.split("|"))
    for hole in found.holes.split("|") if found.holes else ():
        region = region.difference(poly(hole))
    if sign in VOICED:
        region = union(region, *(move(poly(mark), *MARKED[base]) for mark in MARKS))
    elif base != sign:
        x, y, outer, inner = RING
        region = union(region, circle(x, y, outer, 12).difference(circle(x, y, inner, 9)))
    size = SMALL.get(sign, 1.0)
    return affinity.scale(region, size, size, origin=(0, HIGH)) if size != 1.0 else region
