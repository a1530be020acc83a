"""The one of doves: a pigeon with an olive branch on the balustrade of the church."""

from saarbruecken.courts.scenery import church
from saarbruecken.signs import dove
from woodcut.card import card_base
from woodcut.geometry import Region, blob, limb, rounded, union
from woodcut.ornaments import leaf
from woodcut.palette import BROWN_DARK
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

STONE, STONE_DARK = "#e6c9a0", "#bf9a6b"
RAIL = 424
SIZE = 2.5
FEATHER = "#5e7086"
OLIVE, OLIVE_DARK = "#6f7d34", "#48541d"


def one_of_doves() -> Picture:
    """A pigeon that brings a branch."""
    art = card_base()
    church(art, 180, 206)
    _balustrade(art)
    x, y = 204, RAIL - 49 * SIZE + 1
    dove(art, x, y, SIZE)
    with art.at(x, y, SIZE):
        _plumage(art)
        _branch(art)
    return art


def _balustrade(art: Picture) -> None:
    """A rail of sandstone on three balusters."""
    hatch = Hatch(angle=14, spacing=6, length=14)
    for x in (66, 142, 218, 294):
        baluster = union(
            blob(
                f"{x - 9},452! {x - 7},464 {x - 18},492 {x - 8},522 {x - 12},540! {x + 12},540! {x + 8},522 "
                f"{x + 18},492 {x + 7},464 {x + 9},452!"
            ),
            rounded(x - 15, 446, 30, 10, 3),
            rounded(x - 16, 532, 32, 12, 3),
        )
        art.shape(baluster, STONE, ink=2.6, shade=STONE_DARK, shift=(-6, -2), hatch=hatch)
    art.shape(rounded(30, 438, 300, 14, 3), STONE, ink=2.6, shade=STONE_DARK, shift=(-4, -4))
    art.shape(rounded(22, RAIL, 316, 16, 5), STONE, ink=2.8, shade=STONE_DARK, shift=(-5, -5))
    art.shape(rounded(22, 542, 316, 20, 4), STONE, ink=2.8, shade=STONE_DARK, shift=(-5, -6))


def _plumage(art: Picture) -> None:
    """What is too fine for the small sign: coverts and quills."""

    def scallop(x: float, y: float) -> Region:
        return blob(f"{x - 3.4},{y - 1.6}! {x},{y + 2.6} {x + 3.4},{y - 1.6}! {x},{y + 1.2}")

    coverts = blob("-17,-7 -3,-13 6,-8 8,4 0,13 -9,12 -16,3")
    art.add(motif(coverts, scallop, 7.5, 5.6, margin=2), FEATHER)
    for quill in ("-4,18 16,24 40,28.5", "4,14 20,20 40,27.6", "11,9 24,16 39,26"):
        art.line(quill, 1.9, (0, 1, 0.6))
    for down in ("-38,14 -34,18 -30,17", "-28,22 -23,26 -18,24", "-14,28 -8,31 -2,29", "-42,4 -38,9 -34,8"):
        art.line(down, 1.7, (0, 1, 0), FEATHER)


def _branch(art: Picture) -> None:
    """An olive branch across the beak."""
    with art.at(-49, -29, 1 / SIZE):
        art.line("36,22 10,6 -14,14 -26,44 -24,84 -10,124", 5, (0.6, 1, 1, 0.8, 0.5), BROWN_DARK)
        for x, y, angle in (
            (30, 18, 62),
            (-4, 8, -118),
            (-16, 16, -168),
            (-24, 36, 34),
            (-27, 52, 152),
            (-26, 70, 40),
            (-22, 92, 148),
            (-16, 108, 34),
            (-10, 124, 82),
        ):
            leaf(art, x, y, 40, angle, width=0.22)
        for olive in ("-16,26,0.5 -8,34,6.4 -6,40,6", "-26,76,0.5 -36,82,6.6 -40,88,6"):
            art.shape(limb(olive), OLIVE, ink=2.2, shade=OLIVE_DARK, shift=(-3, -2))
