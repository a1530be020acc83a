"""The cards that the winner of a match has put away: what the points were won with."""

from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketRules
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.market_layout import RATIO, fan
from settebello.ui.market.model.market_ending import MarketEnding
from settebello.ui.market.view.market_card import draw_card

CARD: Final = 88.0
LETTERS: Final = 19.0
HEAD: Final = 28.0
GAP: Final = 16.0
SEEN: Final = 0.56
"""How much of a card is seen that another one lies on, as a part of its width: both figures of its number."""
FEW: Final = 2
"""Fewer cards than this have the room of so many."""


def prepare_winning_cards(canvas: Canvas, area: Area, ending: MarketEnding, rules: MarketRules) -> None:
    """Have the pictures made while the points are counted, without showing whose cards they are."""
    with canvas.clip(Area(area.x, area.y, 0.0, 0.0)):
        draw_winning_cards(canvas, area, ending, rules)


def draw_winning_cards(canvas: Canvas, area: Area, ending: MarketEnding, rules: MarketRules) -> None:
    """Draw the winner's vault, and in the expert game the vitrine beside it."""
    seat = ending.order[0]
    score = ending.scores[seat]
    yours = seat == ending.person
    vault = t("Your vault") if yours else t("Vault of {name}", name=ending.sides[seat])
    groups: list[tuple[Text, tuple[int, ...]]] = [(vault, score.vault.cards)]
    if rules.expert:
        groups.append((t("Vitrine"), score.vitrine.cards))
    parts = [max(len(cards), FEW) for _, cards in groups]
    whole, left = area.width - GAP * (len(groups) - 1), area.x
    # Every number is seen, so the cards of a large group make all of them smaller.
    longest = max(
        (1 + SEEN * (len(cards) - 1)) * sum(parts) / part
        for (_, cards), part in zip(groups, parts, strict=True)
    )
    wide = min(CARD, (area.height - HEAD - 4) / RATIO, whole / longest)
    for (words, cards), part in zip(groups, parts, strict=True):
        room = Area(left, area.y + HEAD, whole * part / sum(parts), area.height - HEAD)
        canvas.text(
            words, room.x, area.y + HEAD / 2, size=LETTERS, role=Role.BOLD, colour=INK, width=room.width
        )
        for card, place in zip(cards, fan(room, len(cards), wide, gap=6), strict=True):
            draw_card(canvas, rules.cards[card], place)
        left = room.right + GAP
