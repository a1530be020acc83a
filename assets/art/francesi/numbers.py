"""The cards from ace to ten that show pips."""

from francesi.aces import ace, crown
from francesi.companions import companion, pans
from francesi.cuts import cut
from francesi.indices import LETTERS, corner_index
from francesi.pips import pip
from francesi.suits import Palette, Suit
from francesi.surprises import SURPRISES, TWINS
from woodcut.card import card_paper
from woodcut.geometry import Node, nodes
from woodcut.picture import Picture

MIDDLE = Node(180, 300)
FAR = 192
"""How far the outermost rows stand from the middle of the card."""

ROWS = {
    2: "0,-6 0,6",
    3: "0,-6 0,0 0,6",
    4: "-1,-6 1,-6 -1,6 1,6",
    5: "-1,-6 1,-6 0,0 -1,6 1,6",
    6: "-1,-6 1,-6 -1,0 1,0 -1,6 1,6",
    7: "-1,-6 1,-6 0,-3 -1,0 1,0 -1,6 1,6",
    8: "-1,-6 1,-6 0,-3 -1,0 1,0 0,3 -1,6 1,6",
    9: "-1,-6 1,-6 -1,-2 1,-2 0,0 -1,2 1,2 -1,6 1,6",
    10: "-1,-6 1,-6 0,-4 -1,-2 1,-2 -1,2 1,2 0,4 -1,6 1,6",
}
"""Where pips stand: columns from the middle, and sixths of `FAR`."""


SIZES = {2: (138, 0), 3: (120, 0), 6: (96, 77), 7: (93, 76), 8: (96, 67), 9: (84, 75), 10: (84, 75)}
SMALL = (113, 66)


def number(suit: Suit, rank: int, palette: Palette) -> Picture:
    """A card with as many pips as its rank says."""
    art = card_paper()
    corner_index(art, suit, LETTERS[1] if rank == 1 else str(rank), palette)
    if rank == 1:
        ace(art, suit, palette)
        return art
    height, column = SIZES.get(rank, SMALL)
    art.paste(companion(suit, rank))
    special, surprise = SURPRISES.get((suit, rank), (None, None))
    for index, place in enumerate(nodes(ROWS[rank])):
        x, y = MIDDLE.x + place.x * column, MIDDLE.y + place.y * FAR / 6
        if surprise and index in (special, TWINS.get((suit, rank))):
            surprise(art, x, y, height, palette)
        else:
            pip(art, suit, x, y, height, palette, down=place.y > 0)
            cut(art, suit, x, y, height, palette, number=index, down=place.y > 0)
    if (suit, rank) == (Suit.COINS, 7):
        _settebello(art)
    if (suit, rank) == (Suit.COINS, 6):
        pans(art)
    return art


def _settebello(art: Picture) -> None:
    """Crown the diamond in the middle of the seven."""
    with art.at(MIDDLE.x, MIDDLE.y - FAR / 2 - 52, 0.6):
        crown(art, 0, 0)
