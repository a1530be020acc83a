"""The eights, nines and tens, which the pack of 52 has besides its courts."""

from napoletane.cudgel import club
from napoletane.furniture import COARSER, Suit
from napoletane.signs import coin, cup, sword
from woodcut.card import card_base
from woodcut.geometry import Node, nodes
from woodcut.ornaments import flower
from woodcut.palette import BLUE, GOLD, RED
from woodcut.picture import Picture

MIDDLE = Node(180, 300)


def high_number(suit: Suit, rank: int) -> Picture:
    """A card from eight to ten."""
    art = card_base()
    art.tolerance = COARSER
    match suit:
        case Suit.COINS:
            _coins(art, rank)
        case Suit.CUPS:
            _cups(art, rank)
        case Suit.SWORDS | Suit.CLUBS:
            _long_signs(art, suit, rank)
    return art


def _places(rank: int, dx: float, dy: float) -> list[Node]:
    """Where round signs stand, row by row: eight as 2-1-2-1-2, nine as 3-3-3, ten as 3-2-2-3.

    The outermost stand `dx` and `dy` from the middle of the card.
    """
    near, half = dy / 3, dx / 2
    rows = {
        8: f"{-dx},{-dy} {dx},{-dy} 0,{-dy / 2} {-dx},0 {dx},0 0,{dy / 2} {-dx},{dy} {dx},{dy}",
        9: f"{-dx},{-dy} 0,{-dy} {dx},{-dy} {-dx},0 0,0 {dx},0 {-dx},{dy} 0,{dy} {dx},{dy}",
        10: f"{-dx},{-dy} 0,{-dy} {dx},{-dy} {-half},{-near} {half},{-near} "
        f"{-half},{near} {half},{near} {-dx},{dy} 0,{dy} {dx},{dy}",
    }
    return [Node(MIDDLE.x + place.x, MIDDLE.y + place.y) for place in nodes(rows[rank])]


def _coins(art: Picture, rank: int) -> None:
    radius = {8: 57, 9: 49, 10: 49}[rank]
    dx, dy = {8: (95, 205), 9: (107, 204), 10: (107, 216)}[rank]
    for x, y, *_ in _places(rank, dx, dy):
        coin(art, x, y, radius, face=x == MIDDLE.x)
    if rank == 9:
        for x in (MIDDLE.x - dx / 2, MIDDLE.x + dx / 2):
            for y in (MIDDLE.y - dy / 2, MIDDLE.y + dy / 2):
                flower(art, x, y, 17, colour=RED, centre=GOLD)


def _cups(art: Picture, rank: int) -> None:
    height = {8: 152, 9: 150, 10: 122}[rank]
    dx, dy = {8: (105, 192), 9: (106, 192), 10: (106, 205)}[rank]
    for x, y, *_ in _places(rank, dx, dy):
        cup(art, x, y, height)


def _long_signs(art: Picture, suit: Suit, rank: int) -> None:
    """Two rows of swords or clubs that point up and down by turns; among nine, one lies between the rows."""
    columns = (64, 122, 180, 238, 296) if rank == 10 else (71, 143.5, 216.5, 289)
    length, far = (218, 162) if rank == 9 else (254, 138)
    width = {8: 1.1, 9: 1.1, 10: 0.76}[rank] if suit is Suit.SWORDS else {8: 0.88, 9: 0.83, 10: 0.68}[rank]
    for row, y in enumerate((MIDDLE.y - far, MIDDLE.y + far)):
        for place, x in enumerate(columns):
            _long_sign(art, suit, Node(x, y), length, width, 180 * ((row + place) % 2))
    if rank == 9:
        _long_sign(art, suit, MIDDLE, 300, 1.25 if suit is Suit.SWORDS else 0.925, 90)


def _long_sign(art: Picture, suit: Suit, place: Node, length: float, width: float, angle: float) -> None:
    """Draw a sword or a club, turned by an angle in degrees of which 180 is upside down."""
    down = angle == 180
    if suit is Suit.CLUBS:
        club(art, place.x, place.y, length, angle, width=width, flip=down)
        return
    with art.at(place.x, place.y, turned=angle % 180):
        sword(art, 0, 0, length, up=not down, grip=RED if down else BLUE, width=width)
