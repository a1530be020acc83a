"""The room of the osteria in flat tints without ink: wall, shelf, Vesuvius in the window, and the lamp."""

from shapely.geometry import box

from woodcut.geometry import (
    blob,
    brush,
    circle,
    discs,
    ellipse,
    limb,
    move,
    nodes,
    poly,
    rounded,
    union,
    unite,
)
from woodcut.palette import GREEN, GREEN_DARK, INK
from woodcut.picture import Picture

LAMP = (1044.0, 214.0)
"""The middle of the lamp, at the rim of its shade."""
PANE = union(box(1160, 208, 1420, 440), ellipse(1290, 208, 130, 90))
"""The opening of the window."""
WALL, WAINSCOT, WAINSCOT_LINE, RAIL = "#c08a5c", "#8a5636", "#7a4a2e", "#9f6a44"
CAT, CAT_LIGHT = "#241d2b", "#8f6a4a"
CAT_BIB, CAT_EYE, CAT_EAR = "#fff3df", "#ffdf5a", "#d98a86"
STENCIL = "#ab7549"
RAIL_TOP = 446
"""Where the border above the rail begins."""
BRICK, BRICK_GAP = "#a86a4a", "#b88a62"
BEAM, BEAM_DARK = "#6d4530", "#553424"


def room(art: Picture) -> None:
    """Draw the wall and what is on it, but for the window."""
    art.add(box(0, 0, 1680, 524), WALL)
    _wainscot(art)
    _bricks(art, 1590, 470)
    _frieze(art)
    _beams(art)
    shelf(art)
    _door(art)


def _wainscot(art: Picture) -> None:
    art.add(box(0, 520, 1680, 960), WAINSCOT)
    art.add(unite(box(x, 536, x + 5, 960) for x in range(10, 1680, 92)), WAINSCOT_LINE)
    art.add(box(0, 512, 1680, 536), RAIL)
    art.add(box(0, 530, 1680, 538), WAINSCOT_LINE)


def _beams(art: Picture) -> None:
    art.add(box(0, 0, 1680, 64), BEAM)
    art.add(box(0, 52, 1680, 64), BEAM_DARK)
    for x in (150, 470, 790, 1110, 1430):
        art.add(poly(f"{x},0 {x + 92},0 {x + 80},96 {x + 12},96"), BEAM)
        art.add(poly(f"{x + 62},0 {x + 92},0 {x + 80},96 {x + 58},96"), BEAM_DARK)


def _frieze(art: Picture) -> None:
    """A stencilled border above the rail: diamonds and dots."""
    art.add(box(0, RAIL_TOP, 1680, RAIL_TOP + 3).union(box(0, 500, 1680, 503)), STENCIL)
    for x in range(20, 1680, 56):
        art.add(
            poly(f"{x},456 {x + 15},475 {x},494 {x - 15},475").difference(
                poly(f"{x},465 {x + 8},475 {x},485 {x - 8},475")
            ),
            STENCIL,
        )
        art.add(circle(x + 28, 475, 4.5, 16), STENCIL)


def _bricks(art: Picture, x: float, y: float) -> None:
    """Draw a place where the plaster has come off."""
    with art.at(x, y):
        bare = art.here(blob("-66,-6 -40,-34 6,-30 52,-38 70,0 30,30 -30,26"))
    art.add(bare, BRICK_GAP)
    rows = unite(
        box(left, y - 44 + row * 17, left + 34, y - 44 + row * 17 + 13)
        for row in range(5)
        for left in (x - 90 + row % 2 * 19 + step * 38 for step in range(5))
    )
    art.add(rows.intersection(bare.buffer(-3)), BRICK)


SKY = ("#3b4f8f", "#6a6aa6", "#b5799a", "#e79a72", "#f6c477")
SEA, SEA_LIGHT = "#3f5f93", "#e9b07c"
MOUNT, MOUNT_DARK, SMOKE = "#4a4374", "#37325c", "#d8a9a4"
FRAME, FRAME_DARK = "#7c4c2f", "#5d3722"
HILL, HILL_DARK, PINE, PINE_LIGHT = "#3c4a5c", "#2c3546", "#24323a", "#3f5a4c"
SAIL, SAIL_RED, HULL = "#f3dcb8", "#cf5f45", "#33242c"
LIGHTS = "#ffe39a"


def window(art: Picture) -> None:
    """An arched window with the bay at dusk."""
    left, top, right, foot = PANE.bounds
    middle = (left + right) / 2
    art.add(PANE.buffer(20, join_style="mitre"), FRAME_DARK)
    art.add(move(PANE.buffer(15, join_style="mitre"), -3, -3), FRAME)
    view = Picture()
    for row, colour in enumerate(SKY):
        view.add(box(left, top + row * 40, right, foot), colour)
    view.add(
        discs("1292,222,8 1302,208,11 1316,194,13 1334,184,16 1356,176,18 1382,170,17 1402,160,19", 24), SMOKE
    )
    mount = blob("1150,318! 1196,298 1240,254 1268,226! 1280,232 1296,224! 1328,262 1370,298 1430,318!")
    view.add(mount, MOUNT)
    view.add(blob("1296,224! 1328,262 1370,298 1430,318! 1340,318 1310,288 1292,248"), MOUNT_DARK)
    view.add(box(left, 314, right, foot), SEA)
    for x, y, w in (
        (1190, 328, 56),
        (1210, 340, 84),
        (1180, 352, 52),
        (1216, 364, 70),
        (1176, 378, 60),
        (1330, 334, 40),
    ):
        view.add(brush(nodes(f"{x},{y} {x + w / 2},{y - 2} {x + w},{y}"), 4.6, (0.1, 1, 0.1)), SEA_LIGHT)
    for x, y in (
        (1176, 309),
        (1188, 306),
        (1202, 309),
        (1216, 304),
        (1230, 308),
        (1336, 309),
        (1352, 306),
        (1368, 309),
        (1384, 305),
        (1400, 309),
    ):
        view.add(circle(x, y, 2.6, 12), LIGHTS)
    _coast(view)
    for x, y, size, colour in ((1179, 338, 0.66, SAIL), (1212, 327, 0.54, SAIL_RED)):
        _boat(view, x, y, size, colour)
    view.clip(PANE)
    art.paste(view)
    art.add(box(middle - 5, top, middle + 5, foot).intersection(PANE), FRAME)
    art.add(box(left, 262, right, 270).intersection(PANE), FRAME)
    art.add(box(left - 34, foot, right + 34, foot + 18), FRAME)
    art.add(box(left - 34, foot + 12, right + 34, foot + 18), FRAME_DARK)
    _cat(art, 1194, 442)


def _coast(art: Picture) -> None:
    """Draw the foot of the mountain, and before it a hill at the right with two umbrella pines."""
    art.add(blob("1140,318! 1176,308 1214,313 1252,307 1298,313 1330,319! 1140,322!"), MOUNT_DARK)
    for x in (1168, 1196, 1224, 1262, 1284):
        art.add(circle(x, 314.6, 2.2, 12), LIGHTS)
    hill = blob("1316,326! 1346,312 1372,300 1400,290 1440,282! 1440,470! 1404,470! 1382,396 1352,350")
    art.add(hill, HILL)
    art.add(blob("1352,334! 1384,318 1440,308! 1440,470! 1418,470! 1398,392"), HILL_DARK)
    art.add(unite(box(x, y, x + 8, y + 7) for x, y in ((1362, 313), (1384, 302), (1376, 322))), "#b58f86")
    for x, y in ((1365, 316), (1388, 305)):
        art.add(circle(x, y, 1.7, 10), LIGHTS)
    for x, foot, crown, half in ((1350, 318, 289, 19), (1394, 297, 243, 27)):
        art.add(brush(nodes(f"{x + 3},{foot} {x - 1},{(foot + crown) / 2} {x},{crown}"), 5, (1, 0.7)), PINE)
        top = union(
            ellipse(x, crown, half, 8),
            ellipse(x - half * 0.4, crown - 6, half * 0.55, 8),
            ellipse(x + half * 0.36, crown - 7, half * 0.6, 8),
        )
        art.add(top, PINE)
        art.add(top.intersection(move(top, -3, -7)), PINE_LIGHT)


def _boat(art: Picture, x: float, y: float, size: float, colour: str) -> None:
    """Draw a boat with a lateen sail and a jib, and its light on the water."""
    with art.at(x, y, size):
        for down, half in ((8, 20), (13, 13)):
            streak = brush(nodes(f"{-half},{down} 0,{down - 1} {half},{down}"), 3.6, (0.1, 1, 0.1))
            art.add(streak, SEA_LIGHT)
        art.add(poly("1,-42 1,-4 -22,-5"), colour)
        art.add(poly("4,-34 4,-4 20,-5"), SAIL)
        art.add(blob("-25,-3! 0,-1 25,-4! 17,6 -17,6"), HULL)


def _cat(art: Picture, x: float, y: float) -> None:
    """Draw the cat of the house on the sill: black with a white bib, the lamp on its back and in its eyes."""
    with art.at(x, y):
        body = blob(
            "-26,0! -33,-12 -30,-40 -20,-58 -21,-70 -22,-92! -11,-82 9,-82 20,-92! "
            "19,-70 18,-58 28,-38 31,-12 24,0!"
        )
        tail = limb("-24,-4,6 -36,8,6.4 -38,28,6 -30,44,5.4 -18,46,4.6")
        cat = union(body, tail)
        art.add(cat.buffer(2.4), INK)
        art.add(cat, CAT)
        art.add(cat.difference(move(cat, 6, 2)), CAT_LIGHT)
        art.add(blob("-10,-56! 0,-52 10,-56! 13,-38 7,-20 -1,-12 -9,-20 -14,-38"), CAT_BIB)
        art.add(union(ellipse(-10, -3, 8, 5), ellipse(9, -3, 8, 5)), CAT_BIB)
        art.add(brush(nodes("0,-12 -1,-6 0,0"), 2.4, (1, 1)), CAT)
        art.add(poly("-17,-83 -17,-74 -11,-77").union(poly("15,-83 15,-74 9,-77")), CAT_EAR)
        for side in (-1, 1):
            art.add(ellipse(side * 8.6 - 1, -68, 5.4, 5, side * 14), CAT_EYE)
            art.add(ellipse(side * 8.6 - 1, -68, 1.7, 4.6), CAT)
            for rise in (-2, 1.5):
                whisker = f"{side * 6 - 1},-58 {side * 16},{-58 + rise} {side * 27},{-59 + rise * 2.6}"
                art.add(brush(nodes(whisker), 1.5, (1, 0.8, 0.3)), CAT_BIB)
        art.add(union(ellipse(-5, -58, 5.4, 4), ellipse(3, -58, 5.4, 4)), CAT_BIB)
        art.add(poly("-4,-62.6 2,-62.6 -1,-58.6"), CAT_EAR)


def shelf(art: Picture) -> None:
    """Bottles on a board at the right, and onions on a string."""
    art.add(box(1484, 330, 1680, 346), FRAME)
    art.add(box(1484, 340, 1680, 346), FRAME_DARK)
    for x, colour, dark, tall in (
        (1512, "#5d8450", "#456a3c", 118),
        (1558, "#9d4b3c", "#7c352a", 92),
        (1606, "#d9b25c", "#b48a3c", 126),
        (1654, "#5d8450", "#456a3c", 100),
    ):
        bottle = union(
            rounded(x - 19, 330 - tall * 0.62, 38, tall * 0.62, 8),
            rounded(x - 7, 330 - tall, 14, tall * 0.5, 4),
        )
        art.add(bottle, colour)
        art.add(bottle.difference(move(bottle, -9, -2)), dark)
        art.add(box(x - 14, 330 - tall * 0.42, x + 12, 330 - tall * 0.16), "#ead6a8")


def _door(art: Picture) -> None:
    """A doorway with a bead curtain at the far left."""
    art.add(union(box(0, 260, 182, 960), ellipse(82, 260, 100, 60)), FRAME)
    art.add(union(box(0, 264, 166, 960), ellipse(82, 264, 84, 46)), "#4b3130")
    for row, x in enumerate(range(6, 160, 16)):
        art.add(
            unite(ellipse(x, y, 4.4, 8) for y in range(236 + row % 2 * 9, 940, 19)),
            ("#8f4a3a", "#a8793f")[row % 2],
        )


def lamp(art: Picture) -> None:
    """Draw a green enamel shade on a cord."""
    x, _ = LAMP
    art.add(box(x - 2.5, 0, x + 2.5, 140), "#2b1d18")
    art.add(rounded(x - 13, 130, 26, 30, 6), "#b98a3a")
    shade = blob(f"{x - 14},156! {x + 14},156! {x + 40},176 {x + 96},214! {x},222 {x - 96},214! {x - 40},176")
    art.add(shade, GREEN)
    art.add(
        blob(f"{x + 4},156! {x + 14},156! {x + 40},176 {x + 96},214! {x + 40},218 {x + 26},186"), GREEN_DARK
    )
    art.add(ellipse(x, 215, 96, 11), "#fff2c4")
    art.add(ellipse(x, 222, 26, 20), "#fffbe6")
