"""The page of the help that says how a fair deal is proved."""

from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.wax_seal import draw_seal

TITLE: Final = t("Is the deal fair?")
SENTENCES: Final[tuple[Text, ...]] = (
    t("Before you see a card, the program fixes the order of the deck and shows its seal: eight words."),
    t("Write these words down, and you can tell later if the deck was changed."),
    t("After the deal you see its seed. “Copy proof” copies every step, so anybody can check it."),
    t(
        "If you cut, the order of the cards depends on you as well: the deck was sealed before your "
        "cut was known."
    ),
    t("A seal doesn't show who played. Only a cut by another player shows that nobody picked the seed."),
    t("Opponents know only what you could see in their seat. They don't know the order of the deck."),
    t("The saved match hides the deal in progress from a quick look, but not from a programmer."),
)
"""What a seal proves and what it does not, in the order of the page."""

LETTERS: Final = 19.5
SIGN: Final = 30.0
BESIDE: Final = 46.0
TALLEST: Final = 62.0


def draw_fair_deal(canvas: Canvas, area: Area) -> None:
    """Draw the sentences one below the other, each with a seal before it."""
    pitch = min(area.height / len(SENTENCES), TALLEST)
    width = area.width - BESIDE
    for place, sentence in enumerate(SENTENCES):
        y = area.y + (place + 0.5) * pitch
        draw_seal(canvas, area.x + BESIDE / 2 - 4, y, SIGN)
        tall = min(canvas.paragraph_height(sentence, width, size=LETTERS, spacing=0.9), pitch - 2)
        words = Area(area.x + BESIDE, y - tall / 2, width, tall + 1)
        canvas.paragraph(sentence, words, size=LETTERS, spacing=0.9)
