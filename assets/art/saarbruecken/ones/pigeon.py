"""The one of doves: a pigeon with an olive branch on the balustrade of the church."""

from saarbruecken.courts.scenery import church
from saarbruecken.perches import STONE, STONE_DARK
from saarbruecken.signs import Pose, dove
from woodcut.card import card_base
from woodcut.geometry import Region, blob, limb, rounded, union
from woodcut.ornaments import leaf
from woodcut.palette import BROWN_DARK
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

RAIL = 424
SIZE = 2.12
LIFT = Pose.STANDING.value.lift
FEATHER = "#5e7086"
OLIVE, OLIVE_DARK = "#6f7d34", "#48541d"


def one_of_doves() -> Picture:
    """A pigeon that brings a branch."""
    art = card_base()
    church(art, 180, 206)
    _balustrade(art)
    x, y = 206, RAIL - 49 * SIZE + 1
    with art.at(x, y - LIFT * SIZE, SIZE):
        _branch_behind(art)
    dove(art, x, y, SIZE, held=lambda: _branch_before(art))
    with art.at(x, y - LIFT * SIZE, SIZE):
        _plumage(art)
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


def _branch_behind(art: Picture) -> None:
    """The short end of an olive branch, behind the beak that holds it."""
    with art.at(-46, -29, 1 / SIZE):
        art.line("0,6 -4,-14 -2,-34", 5.4, (1, 1, 0.7), BROWN_DARK)
        for x, y, angle in ((-4, -20, -158), (-2, -30, -62), (-3, -32, -118)):
            leaf(art, x, y, 36, angle, width=0.26)


def _branch_before(art: Picture) -> None:
    """The rest of the branch: it comes out between the two halves of the beak and hangs down."""
    with art.at(-14.5, 6, 1 / SIZE):
        art.line("4,-4 -6,12 -26,34 -37,72 -34,112 -22,146", 5.8, (1, 1, 1, 0.9, 0.7, 0.4), BROWN_DARK)
        for x, y, angle in (
            (-18, 24, 178),
            (-27, 38, 66),
            (-34, 56, 164),
            (-37, 78, 38),
            (-37, 92, 146),
            (-34, 112, 30),
            (-30, 128, 128),
            (-22, 144, 66),
        ):
            leaf(art, x, y, 38, angle, width=0.26)
        for olive in ("-37,66,0.5 -22,74,6.8 -19,80,6.4", "-34,118,0.5 -49,120,6.8 -53,126,6.4"):
            art.shape(limb(olive), OLIVE, ink=2.2, shade=OLIVE_DARK, shift=(-3, -2))
