"""The twelve courts: jack, queen and king of each suit."""

from collections.abc import Callable
from typing import NamedTuple

from francesi.courts.black_kings import king_of_clubs, king_of_spades
from francesi.courts.black_queens import queen_of_clubs, queen_of_spades
from francesi.courts.cloth import Colours
from francesi.courts.halves import MIDDLE, Belt, double_headed
from francesi.courts.jacks import jack_of_clubs, jack_of_diamonds, jack_of_hearts, jack_of_spades
from francesi.courts.red_kings import king_of_diamonds, king_of_hearts
from francesi.courts.red_queens import queen_of_diamonds, queen_of_hearts
from francesi.indices import LETTERS, corner_index
from francesi.pips import pip
from francesi.suits import Palette, Suit
from woodcut.card import card_paper
from woodcut.palette import BLUE, GOLD, RED, WHITE
from woodcut.picture import Picture

PIP_HEIGHT = 44
PIP_LEFT, PIP_TOP = 83, 58
"""Where the pip of every court stands: beside its index."""
WIDER = 1.05
"""How much larger than drawn a court is shown, so that it fills its frame."""


class Court(NamedTuple):
    """What draws the upper half of a court and the belt over the join."""

    draw: Callable[[Picture, Colours], None]
    belt: Belt


COURTS = {
    (Suit.CUPS, 8): Court(jack_of_hearts, Belt(24, GOLD, BLUE, "disc")),
    (Suit.COINS, 8): Court(jack_of_diamonds, Belt(-24, BLUE, GOLD)),
    (Suit.SWORDS, 8): Court(jack_of_spades, Belt(-24, GOLD, RED)),
    (Suit.CLUBS, 8): Court(jack_of_clubs, Belt(24, RED, GOLD, "star")),
    (Suit.CUPS, 9): Court(queen_of_hearts, Belt(-18, GOLD, RED)),
    (Suit.COINS, 9): Court(queen_of_diamonds, Belt(18, WHITE, BLUE, "disc")),
    (Suit.SWORDS, 9): Court(queen_of_spades, Belt(18, GOLD, RED, "star")),
    (Suit.CLUBS, 9): Court(queen_of_clubs, Belt(-18, RED, GOLD)),
    (Suit.CUPS, 10): Court(king_of_hearts, Belt(14, GOLD, BLUE)),
    (Suit.COINS, 10): Court(king_of_diamonds, Belt(-14, GOLD, RED, "star")),
    (Suit.SWORDS, 10): Court(king_of_spades, Belt(-14, GOLD, RED, "disc")),
    (Suit.CLUBS, 10): Court(king_of_clubs, Belt(14, RED, GOLD)),
}
"""The courts by suit and rank."""


def court(suit: Suit, rank: int, palette: Palette) -> Picture:
    """A court on its card, in the dyes of a palette; the ranks are 8, 9 and 10."""
    chosen = COURTS[suit, rank]
    dye = palette.dye(suit)
    half = Picture()
    with half.at(*MIDDLE, WIDER), half.at(-MIDDLE[0], -MIDDLE[1]):
        chosen.draw(half, (dye.base, dye.shade))
    pip(half, suit, PIP_LEFT, PIP_TOP, PIP_HEIGHT, palette, ink=2.2)
    art = card_paper()
    art.paste(double_headed(half, chosen.belt))
    corner_index(art, suit, LETTERS[rank], palette)
    return art
