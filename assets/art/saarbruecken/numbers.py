"""The cards from two to ten that show signs; the ones are drawn apart."""

from collections.abc import Iterator
from itertools import cycle

from shapely.geometry import box

from saarbruecken.courts.tauben_flight import flying_dove
from saarbruecken.leavings import double_roll, fish_bones, ice_cream
from saarbruecken.ones import one
from saarbruecken.shoals import shoal
from saarbruecken.signs import Foam, Pose, beer, dove, lion_medal, paw_before
from saarbruecken.suits import Suit
from saarbruecken.titbits import (
    ball_of_wool,
    beer_mat,
    hop_between,
    hop_bine,
    paw_print,
    sausage_ring,
)
from saarbruecken.trifles import (
    banner,
    cheese,
    chips,
    crumbs,
    feather,
    mouse,
    pretzel,
    twig,
)
from woodcut.branches import laurel
from woodcut.card import card_base
from woodcut.geometry import Node, discs, ellipse, limb, nodes, poly, rounded, star
from woodcut.palette import BROWN, GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture
from woodcut.small_life import cherries

GRAIN = BROWN
BOARD = "#b07b43"
SHADOW = "#e6d6ad"
"""The shadow on the ground, which has no ink."""
MIDDLE = Node(180, 300)

ROWS = {
    2: "0,-2 0,2",
    3: "0,-2 0,0 0,2",
    4: "-2,-2 2,-2 -2,2 2,2",
    5: "-2,-2 2,-2 0,0 -2,2 2,2",
    6: "-2,-2 2,-2 -2,0 2,0 -2,2 2,2",
    7: "-2,-2 2,-2 0,-1 -2,0 2,0 -2,2 2,2",
    8: "-2,-2 2,-2 0,-1 -2,0 2,0 0,1 -2,2 2,2",
    9: "-2,-2 0,-2 2,-2 -2,0 0,0 2,0 -2,2 0,2 2,2",
    10: "-2,-2 0,-2 2,-2 -1,-0.667 1,-0.667 -1,0.667 1,0.667 -2,2 0,2 2,2",
}
"""Where signs stand, in halves of the way to the outermost; seven follow the order 2-1-2-2."""


def places(rank: int, dx: float, dy: float) -> Iterator[Node]:
    """Where the signs of a rank stand, the outermost `dx` and `dy` from the middle."""
    for place in nodes(ROWS[rank]):
        yield Node(MIDDLE.x + place.x * dx / 2, MIDDLE.y + place.y * dy / 2)


def number(suit: Suit, rank: int) -> Picture:
    """A card with as many signs as its rank says."""
    if rank == 1:
        return one(suit)
    art = card_base()
    match suit:
        case Suit.COINS:
            _lions(art, rank)
        case Suit.CUPS:
            _glasses(art, rank)
        case Suit.CLUBS:
            _pigeons(art, rank)
        case Suit.SWORDS:
            shoal(art, rank)
    return art


def _looks_right(place: Node, index: int, rank: int) -> bool:
    """Whether a sign looks to the right: columns look inwards, a column in the middle to both sides by turns.

    Eight look outwards, as they would else be too much like seven.
    """
    inwards = place.x < MIDDLE.x or (place.x == MIDDLE.x and index % 2 == 1)
    return inwards != (rank == 8)


PAWS = "72,508 50,458 74,410 50,360 308,232 286,186 312,138 290,92"
"""Where the prints of paws are that pass behind the three lions."""


def _lions(art: Picture, rank: int) -> None:
    """Lions with one small thing here and there; the seven is the settebello and has laurel and a star."""
    radius = {2: 100, 3: 77, 4: 71, 5: 64, 6: 64, 7: 56, 8: 57, 9: 48, 10: 48}[rank]
    dx = {4: 82, 5: 88, 6: 88, 7: 96, 8: 95, 9: 106, 10: 106}.get(rank, 0)
    dy = {2: 146, 3: 184, 4: 166, 5: 200, 6: 200, 7: 204, 8: 205, 9: 204, 10: 216}[rank]
    if rank == 2:
        banner(art, *MIDDLE[:2])
    for index, place in enumerate(places(rank, dx, dy)):
        middle = rank == 7 and index == 2
        flip = _looks_right(place, index, rank)
        lion_medal(art, place.x, place.y, radius * (1.07 if middle else 1), flip=flip, red=middle)
        if rank == 5 and place.x == MIDDLE.x:
            ball_of_wool(art, 110, 303)
            paw_before(art, place.x, place.y, radius, box(90, 270, 150, 312))
    match rank:
        case 3:
            for paw, turned in zip(nodes(PAWS), (4, -8, 12, 0, 8, -8, 10, 0), strict=True):
                with art.at(paw.x, paw.y, 1.26):
                    paw_print(art, 0, 0, turned)
        case 4:
            with art.at(MIDDLE.x, MIDDLE.y - 5, 1.22):
                fish_bones(art, 0, 0)
        case 6:
            with art.at(MIDDLE.x, MIDDLE.y - dy / 2 - 1, 1.72):
                cheese(art, 0, 0)
            with art.at(MIDDLE.x - 5, MIDDLE.y + dy / 2 - 2, 1.62):
                mouse(art, 0, 0)
        case 7:
            y = MIDDLE.y + dy / 2 + 3
            laurel(art, (MIDDLE.x, y), (45, 46), (100, 228), 6, 28)
            laurel(art, (MIDDLE.x, y), (45, 46), (80, -48), 6, 28)
            art.shape(star(MIDDLE.x, y, 21, 8.8, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -2))


def _glasses(art: Picture, rank: int) -> None:
    size = {2: 2.0, 3: 1.85, 4: 1.56, 5: 1.25, 6: 1.22, 7: 1.2, 8: 1.1, 9: 1.2, 10: 0.95}[rank]
    dx = {4: 82, 5: 92, 6: 86, 8: 100, 9: 104, 10: 104}.get(rank, 0)
    dy = {2: 140, 4: 162, 5: 188, 6: 190, 8: 192, 9: 190, 10: 208}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {
        3: "-54,-138 -78,138 78,138",
        5: "-92,-182 92,-182 -66,2 -92,184 92,184",
        7: "-68,-192 68,-192 -108,-4 0,-4 108,-4 -104,190 104,190",
    }
    spots = (
        [Node(MIDDLE.x + node.x, MIDDLE.y + node.y) for node in nodes(own[rank])]
        if rank in own
        else places(rank, dx, dy)
    )
    foams = cycle(Foam)
    if rank == 2:
        hop_bine(art)
        hop_bine(art, flip=True)
    if rank == 6:
        hop_between(art)
    for place in spots:
        if rank < 8:
            art.add(ellipse(place.x + 5 * size, place.y + 62 * size, 31 * size, 4.6 * size), SHADOW)
        drunk = 0.42 if (rank, place.x < MIDDLE.x, place.y > MIDDLE.y) == (4, True, True) else 0
        beer(art, place.x, place.y, size, next(foams), drunk=drunk)
    match rank:
        case 3:
            art.add(ellipse(267, 275, 62, 5), SHADOW)
            with art.at(263, 238, 1.14):
                board = rounded(-54, 16, 108, 15, 6)
                art.shape(board, BOARD, ink=2.4, shade=BROWN, shift=(-3, -4))
                double_roll(art, 0, 0)
        case 4:
            with art.at(*MIDDLE[:2], 1.6):
                pretzel(art, 0, 0)
        case 5:
            with art.at(253, 331, 1.08):
                sausage_ring(art, 0, 0)
        case 7:
            with art.at(180, 474, 1.08):
                beer_mat(art, 0, 0)
            _pencil(art)


def _pencil(art: Picture) -> None:
    """The innkeeper's pencil, under the mat."""
    with art.at(180, 540, turned=-9):
        art.shape(poly("-34,-6 30,-6 30,6 -34,6"), RED, ink=2.2, shade=RED_DARK, shift=(-1, -4))
        art.shape(poly("-34,-6 -34,6 -52,0"), WHITE, ink=2.2)
        art.add(poly("-45,-2.4 -45,2.4 -53,0"), INK)
        art.shape(poly("30,-6 40,-6 40,6 30,6").buffer(0.6), GOLD, ink=2.0)


TRACKS = "288,192 298,220 296,248 284,274 84,382 66,406 60,434 68,465"
"""Where the prints of feet are that lead from one of three pigeons to the next."""
POSES: dict[int, tuple[Pose | None, ...]] = {
    2: (Pose.COOING, Pose.STANDING),
    3: (Pose.STANDING, Pose.PECKING, Pose.LOOKING_BACK),
    4: (Pose.STANDING, Pose.COOING, Pose.PECKING, Pose.WALKING),
    5: (Pose.WALKING, Pose.STANDING, Pose.ASLEEP, Pose.LOOKING_BACK, Pose.PECKING),
    6: (Pose.COOING, Pose.STANDING, Pose.PECKING, Pose.WALKING, Pose.STANDING, Pose.STANDING),
    7: (
        Pose.COOING,
        Pose.WALKING,
        None,
        Pose.STANDING,
        Pose.LOOKING_BACK,
        Pose.PECKING,
        Pose.ASLEEP,
    ),
}
"""What the pigeons of a card do, from the upper left, None for flying; without an entry they take turns."""
SEVEN_HIGH = (84, 84, 216, 330, 330, 498, 498)
"""How high each of seven pigeons stands: the one that flies has the sky between two rows to itself."""


def _stand(rank: int, index: int, spot: Node) -> Node:
    """Where a pigeon stands instead of a spot: seven make room for one that flies, five for an ice-cream."""
    if rank == 7:
        return Node(spot.x, SEVEN_HIGH[index])
    return Node(spot.x - 48, spot.y) if (rank, index) == (5, 2) else spot


def _tracks(art: Picture) -> None:
    """The prints of feet from one of three pigeons to the next."""
    for place, turned in zip(nodes(TRACKS), (150, 166, 186, 204, 214, 196, 176, 160), strict=True):
        with art.at(place.x, place.y, 1.1, turned=turned):
            for toe in ("0,3 -4,-2 -9,-8", "0,4 0,-3 0,-12", "0,3 4,-2 9,-8", "0,2 0,7 1,12"):
                art.line(toe, 4.4, (0.6, 1, 0.4), GRAIN)


def _pigeons(art: Picture, rank: int) -> None:
    """Pigeons of the square, each at what pigeons do; those that peck have found some grains."""
    size = {2: 1.95, 3: 1.6, 4: 1.31, 5: 1.22, 6: 1.06, 7: 1.0, 8: 0.96, 9: 0.86, 10: 0.86}[rank]
    dx = {4: 80, 5: 82, 6: 84, 7: 90, 8: 96, 9: 106, 10: 106}.get(rank, 0)
    dy = {2: 126, 3: 184, 4: 154, 5: 192, 6: 190, 7: 206, 8: 206, 9: 194, 10: 208}[rank]
    if rank == 3:
        _tracks(art)
    poses: Iterator[Pose | None] = cycle(POSES.get(rank, tuple(Pose)))
    for index, spot in enumerate(places(rank, dx, dy)):
        place = _stand(rank, index, spot)
        flip = _looks_right(spot, index, rank)
        pose = next(poses)
        if pose is None:
            flying_dove(art, place.x, place.y, size * 0.88, flip=flip, turned=10)
            continue
        if rank < 8:
            art.add(ellipse(place.x, place.y + 49 * size, 44 * size, 5 * size), SHADOW)
        dove(art, place.x, place.y, size, pose=pose, flip=flip)
        if pose is Pose.PECKING:
            with art.at(place.x, place.y, size, flip=flip):
                art.add(discs("-47,48,2 -40,45,1.7 -54,46,1.6 -34,48,1.6", 12), GRAIN)
    if rank == 2:
        with art.at(300, 386, 0.86, turned=64):
            twig(art, 0, 0)
    if rank == 3:
        cherries(art, 284, 352, 1.1)
    if rank == 4:
        with art.at(*MIDDLE[:2], 2.0):
            feather(art, 0, 0)
    if rank == 5:
        with art.at(252, 320, 0.92):
            ice_cream(art, 0, 0)
    if rank == 6:
        with art.at(MIDDLE.x, MIDDLE.y + dy / 2 - 4, 1.06):
            chips(art, 0, 0)
        for x, y, lean in ((158, 461, -3), (202, 461, 3)):
            stick = limb(f"{x - 11},{y + lean},3.6 {x + 11},{y - lean},3.6")
            art.shape(stick, GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1, -2), heavy=(0.3, 0.5))
    if rank == 7:
        with art.at(MIDDLE.x + 5, 538, 1.2):
            crumbs(art, 0, 0)
