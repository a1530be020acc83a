"""The prancing horse, facing left; mirror it with a flipped frame."""

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, ribbon_line, star, union
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, RED, WHITE
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

HOOF = "#4a3626"


def horse(
    art: Picture,
    *,
    coat: str,
    shade: str,
    far: str,
    mane: str,
    mane_dark: str,
    tack: str = RED,
    cloth: str = BLUE,
    cloth_dark: str = BLUE_DARK,
    trim: str = GOLD,
) -> None:
    """Draw a prancing horse in card units, hooves on y = 532, saddle near (196, 338)."""
    # tail
    tail = blob("292,352! 312,352 326,380 328,430 322,480 330,512! 306,500 298,470 304,430 302,396 286,376!")
    art.shape(tail, mane, ink=3.0, shade=mane_dark, shift=(-6, -3))
    inside = tail.buffer(-1.5)
    for p in (
        "296,360 312,384 312,440 306,484",
        "302,358 320,390 320,440 316,496",
        "294,368 306,400 304,450",
    ):
        art.line(p, 2.2, (0, 1, 0.4), within=art.here(inside))
    # far legs
    fh = union(limb("276,400,30 292,440,18 309,468,11 302,492,8 299,504,8 297,514,10"))
    ff = union(limb("132,400,22 128,440,14.5 126,466,12 124,486,8 123,504,8 121,514,10"))
    art.shape(fh, far, ink=3.0, shade=shade, shift=(-3, -2))
    art.shape(ff, far, ink=3.0)
    for x in (298, 121):
        art.shape(poly(f"{x - 11},516 {x + 9},516 {x + 13},532 {x - 18},532").buffer(1.5), HOOF, ink=2.8)
    # body + neck + head + near legs in one silhouette
    barrel = blob(
        "84,344 76,376 92,414 124,436 170,446 214,444 246,430 280,424 302,398 302,364 284,338 256,330 "
        "226,340 196,346 166,338 140,322 112,326"
    )
    neck = blob(
        "84,392! 73,356 81,318 92,288 88,270! 70,262 78,222 98,216 122,226 146,258 164,300 176,344! 150,400"
    )
    head = blob(
        "102,216 84,220 68,236 54,262 40,286 31,302 30,316 40,323 52,321 60,313 74,304 88,292 100,276 112,250"
    )
    ear1 = blob("90,224! 84,206 88,192! 100,204 104,222!")
    hind = limb("258,388,44 250,428,27 272,466,13 262,490,8.6 257,504,8.4 255,513,10.8")
    fore = limb("112,390,34 88,424,20 58,438,13.5 62,462,9 70,484,7.6 74,492,9.6")
    body = union(barrel, neck, hind, fore)
    # far ear
    art.shape(blob("100,222! 101,204 110,194! 116,210 114,226!"), far, ink=2.6)
    full = union(body, head, ear1)
    art.shape(
        full,
        coat,
        ink=3.4,
        shade=shade,
        shift=(-8, -7),
        hatch=Hatch(angle=35, spacing=6.5, length=15, width=1.7),
    )
    skin = full.buffer(-1.5)
    # near hooves
    art.shape(poly("245,514 266,514 270,532 238,532").buffer(1.5), HOOF, ink=2.8)
    with art.at(78, 500, turned=-24):
        art.shape(poly("-10,-2 10,-2 15,16 -15,16").buffer(1.5), HOOF, ink=2.8)
    # inner contours
    art.line("90,404 112,424 126,412 134,392", 2.6, (0, 1, 0.6), within=art.here(skin))  # shoulder/forearm
    art.line("224,362 216,396 226,430", 2.6, (0.1, 1, 0.5), within=art.here(skin))  # flank
    art.line("226,430 236,442 240,446", 2.2, (1, 0.6, 0), within=art.here(skin))
    art.line("263,462 272,470 268,480", 1.8, within=art.here(skin))
    art.line("48,432 56,444 68,446", 1.8, within=art.here(skin))
    art.line("250,506 262,508", 1.5, within=art.here(skin))
    art.line("80,350 84,376 94,398", 2.0, (0, 1, 0), within=art.here(skin))
    # mane
    mn = blob(
        "96,212! 112,206 134,226 156,258 172,300 180,336! 166,330 170,318! 154,312 160,298! 142,288 "
        "150,274! 130,262 138,250! 118,242 122,230! 104,230"
    )
    art.shape(mn, mane, ink=2.8, shade=mane_dark, shift=(-3, -3))
    inside = mn.buffer(-1)
    for p in (
        "112,214 126,232 128,244",
        "126,224 142,248 144,268",
        "140,240 156,272 158,294",
        "154,262 168,298 172,322",
    ):
        art.line(p, 2.0, (0.2, 1, 0.2), within=art.here(inside))
    fl = blob("98,208! 86,214 76,230 78,250! 86,238 92,244! 96,230 104,232! 106,218")
    art.shape(fl, mane, ink=2.4, shade=mane_dark, shift=(-2, -2))
    # eye, nostril, mouth, cheek
    e = blob("70,250! 75,244 82,246 84,252! 77,256")
    art.add(e, WHITE)
    art.dot(77, 250, 4.1, INK, 16)
    art.dot(75.6, 248.4, 1.2, WHITE, 8)
    art.line("67,251 75,242.5 86,248 87,252", 2.6, (0.4, 1, 0.4))
    art.line("66,240 74,236 84,240", 1.8, (0, 1, 0.3))
    art.add(ellipse(40, 303, 3.2, 4.6, 35), INK)
    art.line("35,297 42,296 46,303", 1.8, (0, 1, 0.3))
    art.line("31,314 42,311 50,306", 2.2, (0.6, 1, 0))
    art.line("100,262 98,278 86,288", 2.0, (0, 1, 0.2), within=art.here(skin))

    # bridle
    def strap(path: str, width: float = 6.5) -> None:
        art.shape(ribbon_line(path, width), tack, ink=2.0, heavy=(0.3, 0.4))

    strap("51,268 60,280 68,306")
    strap("86,224 92,246 94,262 82,284 66,300")
    strap("66,300 110,318 150,330 186,330", 5.5)
    art.shape(circle(66, 299, 6, 20), GOLD, ink=2.2)
    art.shape(circle(93, 258, 4.6, 20), GOLD, ink=2.0)
    # breast strap + crupper with pendants
    strap("84,356 100,376 126,374 152,362", 9)
    for x, y in ((98, 379), (114, 382), (131, 379)):
        art.shape(blob(f"{x - 5},{y} {x},{y + 10} {x + 5},{y}"), GOLD, ink=1.8)
    strap("232,350 262,360 288,356 302,362", 8)
    for x, y in ((250, 361), (270, 364), (289, 361)):
        art.shape(blob(f"{x - 5},{y} {x},{y + 10} {x + 5},{y}"), GOLD, ink=1.8)
    # saddle cloth
    cl = blob("150,336! 196,344 240,338! 248,370 252,404! 200,414 146,404! 144,370")
    art.shape(cl, cloth, ink=3.0, shade=cloth_dark, shift=(-7, -4))
    inside = cl.buffer(-1.5)
    bd = inside.difference(cl.buffer(-12)).intersection(box(100, 352, 300, 430))
    art.add(bd, trim)
    art.shade_rim(bd, -3, -3, GOLD_DARK, bd)
    inner = cl.buffer(-12)
    art.add(inner.difference(inner.buffer(-1.7)).intersection(box(100, 352, 300, 430)), INK)
    art.add(motif(inner.buffer(-3), small_star, 24, 20, margin=5), trim)


def small_star(x: float, y: float) -> Region:
    """The star embroidered on the saddle cloth."""
    return star(x, y, 6, 2.6, 5)
