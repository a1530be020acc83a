"""The signs of a new game: a seed, the day, and a second table."""

from interface.glyph_sign import BLUE, GOLD, GREEN, TAPER, Sign, wedges
from woodcut.geometry import Region, blob, brush, circle, poly, rounded, turn, union, unite

SUN = (32.0, 32.0)


def sprout() -> Sign:
    """Two leaves on a stem that comes out of a seed."""
    seed = blob("15,55! 20,47 31,43.6 42,46 49,55! 43,62 32,64.6 21,62")
    stem = brush("32,46 33,36 30,25 31,20", 5.4, (1.1, 1.0, 0.9, 0.8))
    left = blob("30,31! 22,32 10,27 3,16 1,6! 13,6 25,12 30,22")
    right = blob("32,24! 33,13 41,3 52,-1 64,0! 62,12 54,22 43,26")
    veins = union(brush("28.6,29 19,20 8,10.6", 2.9, TAPER), brush("34,22 44,13.6 56,5", 2.9, TAPER))
    shade = wedges(3, "48,60 40,55.6", "42,65 36,58.4", "50,53.4 43.6,51.6")
    leaves = union(left, right).difference(veins)
    grain = seed.difference(union(stem.buffer(2.6), shade))
    return Sign(union(grain, stem, leaves), union(leaves, stem), GREEN)


def sun() -> Sign:
    """The sun of the almanac: a face in eight rays, long and short in turn."""
    long_ray = poly("26.4,16 37.6,16 32,-3").buffer(0.4, quad_segs=3)
    short_ray = poly("27.4,16 36.6,16 32,3.4").buffer(0.4, quad_segs=3)
    rays = unite(turn(long_ray if n % 2 == 0 else short_ray, 45 * n + 8, SUN) for n in range(8))
    disc = circle(*SUN, 17.4, 64)
    eyes = union(circle(26, 29, 2.5, 24), circle(38, 29, 2.5, 24))
    mouth = brush("24.4,36.6 32,42 39.6,36.6", 3.6, (0.5, 1.1, 0.5))
    face = disc.difference(union(eyes, mouth))
    beams = rays.difference(disc.buffer(2.7))
    return Sign(union(face, beams), beams, GOLD)


def pair() -> Sign:
    """Two people side by side, who play together."""

    def bust(x: float, y: float) -> tuple[Region, Region]:
        head = circle(x, y + 12, 11, 48)
        coat = blob(
            f"{x - 21},{y + 50}! {x - 18},{y + 36} {x - 9},{y + 28}! "
            f"{x + 9},{y + 28}! {x + 18},{y + 36} {x + 21},{y + 50}!"
        )
        return head, coat.difference(head.buffer(2.7))

    head, coat = bust(20, 9)
    other_head, other_coat = bust(45, 2)
    near = union(head, coat).buffer(2.8)
    behind = union(other_head, other_coat).difference(near)
    return Sign(union(head, coat, behind), union(coat, other_coat.difference(near)), BLUE)


def tables() -> Sign:
    """Two card tables, one behind the other, each with its cloth."""

    def table(x: float, y: float, wide: float) -> tuple[Region, Region]:
        top = rounded(x, y, wide, 8.4, 2)
        cloth = poly(
            f"{x + 4},{y + 11} {x + wide - 4},{y + 11} {x + wide - 6.4},{y + 22} {x + wide / 2},{y + 17.4} "
            f"{x + 6.4},{y + 22}"
        )
        legs = union(
            poly(f"{x + 3},{y + 8} {x + 9.6},{y + 8} {x + 7},{y + 35} {x + 2},{y + 35}"),
            poly(
                f"{x + wide - 9.6},{y + 8} {x + wide - 3},{y + 8} "
                f"{x + wide - 2},{y + 35} {x + wide - 7},{y + 35}"
            ),
        )
        return union(top, legs.difference(cloth.buffer(2.6))), cloth

    back, back_cloth = table(22, 2, 44)
    front, front_cloth = table(-2, 25, 50)
    near = union(front, front_cloth, rounded(0, 30, 46, 16, 1)).buffer(2.8)
    return Sign(
        union(back.difference(near), front, back_cloth.difference(near), front_cloth),
        union(back_cloth.difference(near), front_cloth),
        BLUE,
    )
