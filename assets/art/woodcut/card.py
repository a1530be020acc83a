"""What all cards of all decks are drawn on."""

from woodcut.geometry import rounded
from woodcut.palette import EDGE, FRAME_INK, PAPER
from woodcut.picture import Picture

SIZE = (360, 600)
"""Width and height of a card in card units."""

PAPER_LAYERS = 2
"""How many layers of a card are paper and edge."""
FURNITURE_LAYERS = 3
"""How many layers of a card with a frame are paper, edge and frame line."""


def card_paper() -> Picture:
    """A sheet of card paper with its edge: the first two layers of every card."""
    art = Picture()
    art.lay(rounded(0.5, 0.5, 359, 599, 22), EDGE, rigid=True)
    art.lay(rounded(1.6, 1.6, 356.8, 596.8, 21), PAPER, rigid=True)
    return art


def card_base() -> Picture:
    """A sheet of card paper with a frame line: the first three layers of every card that has one."""
    art = card_paper()
    frame = rounded(11, 11, 338, 578, 13).difference(rounded(12.8, 12.8, 334.4, 574.4, 11.5))
    art.lay(frame, FRAME_INK, rigid=True)
    return art
