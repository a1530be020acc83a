"""Noses of their own: drawn about the middle of the tip, those that point somewhere point to the left."""

from woodcut.geometry import blob
from woodcut.palette import CHEEK, SHADE, WHITE
from woodcut.picture import Picture


def potato(art: Picture, skin: str) -> None:
    """A round red one, wider than high."""
    art.shape(
        blob("-13,0 -10.4,-8.6 -4,-11.4 3,-11.4 10.4,-8.6 13,0 9.4,7.8 0,10 -9.4,7.8"),
        _ruddy(skin),
        ink=2.3,
        shade=CHEEK[skin],
        shift=(-3, -3),
    )
    art.add(blob("-4.4,-18 4.4,-18 6,-9.6 0,-8 -6,-9.6"), skin)
    art.line("-7.4,-3 -4,-6.4", 2.4, (0.4, 1, 0.4), WHITE)
    art.line("-7,5.6 -4,4.6 -2,6.6", 1.7, (0.2, 1, 0.4))
    art.line("3,6.6 5,4.6 8,5.4", 1.7, (0.4, 1, 0.2))


def pear(art: Picture, skin: str) -> None:
    """A long one, heavy at its end."""
    art.add(blob("0,-22 4,-12 10,-3 11,4 6,9 1,10 2,-4"), SHADE[skin])
    art.line("-4,-14 -6,-6 -10.6,-1 -11.6,5 -7.6,9.6 -3,8.4", 2.5, (0, 0.7, 1, 1, 0.9, 0.1))
    art.line(
        "3,-22 4.6,-12 10.4,-4 12,4 8,9.4 3,8.4 -1,10.6 -4,8.4", 2.7, (0.2, 0.7, 1, 1, 0.9, 0.8, 0.8, 0.1)
    )
    art.line("-6,-1 -4,-4", 2, (0.4, 1, 0.3), WHITE)


def beak(art: Picture, skin: str) -> None:
    """A great hooked one."""
    art.add(blob("3,-26! 6,-12 7.4,2 4,8.6! -3,9 -5,-4"), SHADE[skin])
    art.line(
        "3,-27 2.4,-17 -2.4,-10 -12,-4 -16.6,4 -16,11 -11.6,13 -7,9.6 0,8.6 4,9.4",
        3.1,
        (0.3, 0.8, 1, 1, 1, 1, 1, 0.8, 0.6, 0),
    )
    art.line("4.6,1 8,5 5.4,9.4", 2.1, (0, 1, 0.3))


def spike(art: Picture, skin: str) -> None:
    """A long thin pointed one."""
    art.add(blob("3,-24! 4.4,-10 4,0 1,6! -6,5 -5,-6"), SHADE[skin])
    art.line("1,-24 -2,-12 -12,2 -17.4,7! -10,9.4 -3,7.4 1,8", 2.8, (0.3, 0.7, 1, 1, 0.9, 0.6, 0.1))
    art.line("2,-1 4.6,3.4 2,7.4", 1.9, (0, 1, 0.2))


def broken(art: Picture, skin: str) -> None:
    """One that was hit once: it starts to one side and ends at the other."""
    art.add(blob("2,-24! 7,-12 2,-4 8,4 5,9 -3,9 -4,-6"), SHADE[skin])
    art.line(
        "1,-24 0.6,-17 -3.4,-12 -2.6,-5 -11.6,3 -13,9 -8,12 -2,10 4,11",
        3,
        (0.3, 0.9, 1, 1, 1, 1, 0.9, 0.6, 0),
    )
    art.line("4,3 8,6.4 5.6,11", 2, (0, 1, 0.3))
    art.line("-3.6,-14 2,-12 5,-13", 1.6, (0, 1, 0))


def flat(art: Picture, skin: str) -> None:
    """A short broad one with wide wings."""
    art.add(blob("2,-16 5,-6 13,1 11,7 2,7 4,0"), SHADE[skin])
    art.line(
        "3,-16 5,-6 11,-3 13.6,3 10,7.4 5,5 0,7.6 -5,5 -10,7.4 -13.4,3 -10.4,-3",
        2.6,
        (0.1, 0.6, 1, 1, 1, 0.7, 0.8, 0.7, 1, 1, 0.1),
    )
    art.line("-4,-1 -1,-3.4", 2.2, (0.4, 1, 0.3), WHITE)


def button(art: Picture, skin: str) -> None:
    """The small turned-up one of a child."""
    art.add(blob("1,-6 5,-1 4,3.6 0,4.6"), SHADE[skin])
    art.line("1,-7 -4.4,-3.4 -5,1 -1.6,4 3,3.6 5.4,0.6", 2.2, (0, 0.8, 1, 1, 0.9, 0))


def straight(art: Picture, skin: str) -> None:
    """A long straight one."""
    art.add(blob("3,-24! 4,-10 5,1 2,6! -4,5 -4,-8"), SHADE[skin])
    art.line("2,-24 -0.6,-13 -6.4,0 -8.6,5 -5,8.4 0,7.2", 2.6, (0.3, 0.7, 1, 1, 0.8, 0))
    art.line("3,1 4.8,4.6 2.4,7.6", 1.8, (0, 1, 0.2))


def _ruddy(skin: str) -> str:
    """The colour between a skin and the red of its cheeks."""
    pairs = ((int(skin[at : at + 2], 16), int(CHEEK[skin][at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * 0.45 + other * 0.55):02x}" for one, other in pairs)


def snub(art: Picture, skin: str) -> None:
    """A pert one whose tip looks up."""
    art.add(blob("2,-14! 4,-6 7,1 5,5 1,5"), SHADE[skin])
    art.line(
        "0,-14 -1.6,-7 -7,-2.4 -9.4,1.4 -7,5.4 -2.4,5 2,6.6 5.6,3.4", 2.5, (0, 0.6, 1, 1, 1, 0.8, 0.9, 0)
    )
    art.line("-5.4,3 -3.6,1.8 -1.6,3.2", 1.7, (0.2, 1, 0.3))


def hawk(art: Picture, skin: str) -> None:
    """A narrow one with a high bridge, whose tip hangs down."""
    art.add(blob("3,-24! 5,-12 6,2 3,9! -4,8 -4,-6"), SHADE[skin])
    art.line(
        "2.4,-25 2,-18 -1.6,-11 -8,-3 -12.4,4 -12.6,10.4 -9,12 -5,9 0,10 3.6,7",
        2.9,
        (0.3, 0.8, 1, 1, 1, 1, 1, 0.8, 0.6, 0),
    )
    art.line("4,1 6.6,4.6 4,9", 2, (0, 1, 0.3))


def fine(art: Picture, skin: str) -> None:
    """A slender one, slightly arched."""
    art.add(blob("2,-20! 3.4,-8 4,1 1,5! -3,4 -2,-6"), SHADE[skin])
    art.line("1,-20 -1,-11 -5.4,-2 -7.4,3 -4.6,6.4 -0.6,5.4", 2.3, (0.2, 0.6, 1, 1, 0.8, 0))
    art.line("2.4,1 3.8,4 1.6,6", 1.6, (0, 1, 0.2))


def pippin(art: Picture, skin: str) -> None:
    """A small round one that age has pulled towards the chin."""
    art.add(blob("3,-14! 6,-4 9,3 5,9 0,10 2,0"), SHADE[skin])
    art.line(
        "1,-15 -2.6,-8 -8.4,-2 -10.4,4 -7,9.4 -2,9 2,11 6,8.4",
        2.6,
        (0, 0.6, 1, 1, 1, 0.7, 0.9, 0.1),
    )
    art.line("5,-2 8.6,2.6 6.6,7", 2, (0, 1, 0.3))
    art.line("-6,0 -4,-3", 2.2, (0.4, 1, 0.3), WHITE)
