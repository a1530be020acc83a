"""The rules on paper: Mini Scopa and other games with the forty cards, in short sentences."""

from typing import Final

from settebello.i18n import Text, t
from settebello.learning.facts import Family
from settebello.ui.grownups.parts.recommendation import GAMES

TITLE: Final = t("Playing at home")
PREPARE: Final = (
    t("Print the cards, if possible on thick paper, and cut them out. You can also use other cards."),
    t("The number says what a card counts: the knave 8, the knight 9, the king 10."),
    t("Begin with the cards from 1 to 5. Add higher cards one number at a time."),
)
SCOPA: Final = (
    t("Give each player three cards. Lay four cards face up on the table."),
    t("Take turns. Lay down one card."),
    t("It takes a card with the same number, or cards that make its number together."),
    t("Say the sum: “3 and 4 make 7.” Put the cards you take, and your own, on your pile."),
    t("If there is a card with the same number, take that one."),
    t("If nothing fits, your card stays on the table."),
    t("When all hands are empty, give each player three more cards, and none to the table."),
    t("If there are too few, share out the rest equally. Cards left over go to the table."),
    t("If you take the last card on the table, that is a sweep. Lay a card across your pile for it."),
    t("At the end, the player who took cards last gets the rest of the table."),
    t("Count your cards in tens. More cards are one point, and so is every sweep."),
)
MORE: Final = (
    GAMES[Family.PLUS_ONE],
    GAMES[Family.DOUBLES],
    GAMES[Family.FRIENDS_OF_FIVE],
    GAMES[Family.FRIENDS_OF_TEN],
    GAMES[Family.BRIDGE_TEN],
)
PARTS: Final[tuple[tuple[Text, tuple[Text, ...], bool], ...]] = (
    (t("Before you begin"), PREPARE, False),
    (t("Mini Scopa for two or three"), SCOPA, True),
    (t("Small games"), MORE, False),
)
"""Headings with their sentences, and whether the sentences are steps."""
