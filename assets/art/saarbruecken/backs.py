"""The back: the old bridge, its town and the river with two fish, the same when turned by half."""

from shapely.geometry import box

from woodcut.back_frame import framed, inner_field
from woodcut.geometry import (
    Region,
    blob,
    brush,
    circle,
    clean,
    ellipse,
    move,
    nodes,
    poly,
    rounded,
    scale,
    star,
    union,
    unite,
)
from woodcut.palette import INK
from woodcut.picture import Picture

LIGHT = "#efe4c6"
CENTRE = (180, 300)
SMALLER = 0.98
"""The size of the view inside the border of the cloth."""
INNER = rounded(30, 30, 300, 540, 7)
DECK, WATER = 168, 238
PIERS = (30, 130, 230, 330)
SCALES = ((144, 269), (144, 281), (156, 275), (168, 269), (168, 281), (180, 275), (191, 275))
"""The middles of the scales of a fish."""


def back(main: str, dark: str, accent: str, *, small: bool = False) -> Picture:
    """A back in two tones of one colour with a little of another."""
    art = framed(_arch(), 19, 35, main, dark, LIGHT, small=small)
    art.lay(inner_field(), main)
    half = Picture()
    _town(half, dark, accent, small=small)
    _river(half, dark, accent, small=small)
    _bridge(half, main, dark, small=small)
    view = _seen(half)
    art.paste(view)
    art.paste(view, 180, CENTRE)
    return art


def _arch() -> Region:
    """A small arch of the border."""
    return circle(0, 0, 6.2, 20).difference(circle(0, 0, 3.6, 20)).intersection(box(-8, -8, 8, 0))


def _seen(half: Picture) -> Picture:
    """Return the part of a half that is seen inside the border, a little smaller."""
    view = Picture()
    inner = inner_field().intersection(box(0, 0, 360, CENTRE[1]))
    for layer in half.layers:
        view.lay(scale(clean(layer.region), SMALLER, origin=CENTRE).intersection(inner), layer.fill)
    return view


def _town(art: Picture, dark: str, accent: str, *, small: bool) -> None:
    """Roofs before a starry sky; a small back has few windows and no stars."""
    roofs = union(
        poly("30,168 30,120 44,100 58,120 58,168"),
        poly("58,168 58,128 64,112 90,112 96,128 96,168"),
        poly("96,168 96,108 112,86 128,108 128,168"),
        poly(
            "128,168 128,126 140,126 140,104 150,96 150,80 156,80 156,66 160,58 164,66 164,80 170,80 170,96 "
            "180,104 180,126 196,126 196,168"
        ),
        poly("196,168 196,118 214,96 232,118 232,168"),
        poly("232,168 232,124 238,108 268,108 274,124 274,168"),
        poly("274,168 274,104 288,84 302,104 302,168"),
        poly("302,168 302,122 330,122 330,168"),
    )
    art.shape(roofs, dark, ink=2.6, heavy=(0, 0))
    moon = circle(118, 62, 17, 40).difference(circle(126, 57, 15, 40))
    art.lay(moon, accent)
    art.lay(circle(160, 116, 7, 20), accent)
    if small:
        lit = nodes("44,136 77,138 112,128 214,134 253,138 288,126")
        art.lay(unite(box(spot.x - 5, spot.y, spot.x + 5, spot.y + 14) for spot in lit), LIGHT)
        return
    windows = [
        box(x - 2.6, y, x + 2.6, y + 9)
        for xs, ys in (
            ((39, 50), (128, 146)),
            ((68, 77, 86), (134, 150)),
            ((106, 118), (114, 132, 150)),
            ((142, 154, 166, 178), (138,)),
            ((208, 220), (126, 144)),
            ((244, 253, 262), (130, 148)),
            ((282, 294), (112, 130, 148)),
            ((312, 322), (132, 150)),
        )
        for x in xs
        for y in ys
    ]
    art.lay(unite(windows), LIGHT)
    art.lay(unite(windows[2::5]), accent)
    for spark in nodes("58,66,8 88,90,4.4 200,56,6.4 222,90,4.4 254,66,5 304,56,8 276,86,4.4 150,40,4"):
        art.lay(star(spark.x, spark.y, spark.radius, spark.radius * 0.42, 4), LIGHT)


def _bridge(art: Picture, main: str, dark: str, *, small: bool) -> None:
    wall = union(box(30, DECK, 330, WATER), box(30, DECK - 7, 330, DECK))
    arches = unite(ellipse(x, WATER, 41, 50) for x in (80, 180, 280))
    pier = poly(f"-12,{WATER + 6} -8,{DECK + 24} 8,{DECK + 24} 12,{WATER + 6}")
    piers = unite(move(pier, x, 0) for x in PIERS)
    stone = union(wall.difference(arches), piers).intersection(INNER)
    art.shape(stone, LIGHT, ink=2.6, heavy=(0, 0), ink_colour=INK)
    vaults = unite(ellipse(x, WATER, 49, 58) for x in (80, 180, 280))
    rims = unite(ellipse(x, WATER, 46, 55).difference(ellipse(x, WATER, 44, 53)) for x in (80, 180, 280))
    art.lay(rims.intersection(stone).difference(piers), main)
    art.lay(box(30, DECK - 1, 330, DECK + 1).intersection(INNER), main)
    if small:
        return
    joints = [box(x - 9, y, x + 9, y + 1.8) for x in PIERS for y in (204, 216, 228)]
    courses = ((176, 34), (184, 51), (192, 34))
    joints += [box(x, y, x + 20, y + 1.6) for y, start in courses for x in range(start, 330, 34)]
    art.lay(unite(joints).intersection(stone).difference(vaults), main)
    posts = [box(x - 1, DECK - 6, x + 1, DECK - 1) for x in range(40, 330, 10)]
    art.lay(unite(posts), dark)


def _river(art: Picture, dark: str, accent: str, *, small: bool) -> None:
    art.lay(box(30, 224, 330, CENTRE[1] + 0.3).intersection(INNER), dark)
    wave = brush("0,0 9,-4 18,0 27,4 34,0", 2.4, (0.2, 1, 1, 0.2))
    waves = [
        move(wave, 30 + k * 44 + (row % 2) * 22, y)
        for row, y in enumerate((252, 280) if small else (250, 267, 284))
        for k in range(-1, 8)
    ]
    fish = _grown(_fish_outline())
    art.lay(unite(waves).intersection(INNER).difference(fish.buffer(7)), LIGHT)
    art.lay(fish.buffer(1.8), INK)
    art.lay(fish, LIGHT)
    art.lay(_grown(_fins()), accent)
    eye = circle(111, 272, 5, 20)
    art.lay(_grown(eye), accent)
    art.lay(_grown(circle(110.4, 272, 2.3, 12)), INK)
    gill = brush("127,261 132,275 127,289", 2.8, (0.4, 1, 0.4))
    scales = [brush(f"{x},{y - 5} {x + 4},{y} {x},{y + 5}", 2, (0.3, 1, 0.3)) for x, y in SCALES]
    art.lay(_grown(unite([gill, *scales])), dark)


def _grown(part: Region) -> Region:
    """Return a part of the fish in the size of the back."""
    return scale(part, 1.18, origin=(165, 275))


def _fish_outline() -> Region:
    body = blob("96,277 112,264 140,257 176,260 206,271! 206,280! 178,290 142,294 112,288")
    return union(body, _fins())


def _fins() -> Region:
    tail = blob("203,273! 218,264 234,256! 228,275 234,294! 218,287 203,279!")
    back = blob("138,259! 148,248 166,249! 168,255 176,261!")
    return union(tail, back)
