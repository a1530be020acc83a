"""A card held up with its word and the cards that it was taken with: one group in the middle of the cloth."""

import math
from itertools import pairwise

import pytest

from settebello.engine import Side
from settebello.ui.table.layout import RATIO, TableLayout, lay_out
from settebello.ui.table.layout.coin_path import LARGE, SMALL, coin_arc, coin_place
from settebello.ui.table.model.held_up import WORD_COMES, HeldUp

LAYOUTS = [
    lay_out(width, height, players, sides)
    for width, height in ((1280.0, 720.0), (1280.0, 960.0), (1680.0, 720.0))
    for players, sides in ((2, 2), (3, 3), (4, 2), (6, 2))
]


@pytest.mark.parametrize("beside", [0, 1, 2, 5])
def test_the_group_lies_in_the_middle_of_the_cloth_and_nothing_in_it_hides_another(beside: int) -> None:
    for layout in LAYOUTS:
        group = HeldUp(layout, beside)
        card, word, cloth = group.card_area, group.word, layout.table
        others = [group.other(number) for number in range(beside)]
        left = others[0].x - others[0].width / 2 if others else card.x
        assert (left + word.right) / 2 == pytest.approx(cloth.centre[0]), "it is centred"
        assert cloth.x < left, "it stays within the cloth"
        assert word.x + WORD_COMES * word.width <= layout.cloth.right + 2
        assert card.right + 10 < word.x, "the word does not touch the card"
        assert {card.centre[1], word.centre[1], *(other.y for other in others)} == {layout.cloth.centre[1]}
        assert cloth.y < card.y
        assert card.bottom < cloth.bottom
        for other in others:
            assert other.width == layout.table_card
            assert other.z < group.card.z
        rights = [other.x - other.width / 2 for other in others] + [card.x]
        shown = [after - before for before, after in pairwise(rights)]
        assert all(part > 0.17 * layout.table_card for part in shown), "a strip of every card is seen"
        if beside == 1:
            assert shown[0] > layout.table_card, "all of it is seen"


def _gap(layout: TableLayout, group: HeldUp, side: Side) -> float:
    begin, goal, card = group.coin, layout.prize_of(side), group.card_area
    arc = coin_arc(layout, begin, goal, [card])
    least = math.inf
    for step in range(101):
        place = coin_place(begin, goal, arc, step / 100)
        across = max(card.x - place.x, place.x - card.right, 0.0)
        down = max(card.y - place.y, place.y - card.bottom, 0.0)
        least = min(least, math.hypot(across, down) - (LARGE + (SMALL - LARGE) * step / 100) / 2)
    return least


def test_the_coin_comes_from_the_end_of_the_word_and_covers_no_more_than_the_rim_of_the_card() -> None:
    for layout in LAYOUTS:
        group = HeldUp(layout, 1)
        word = group.word
        assert word.x + 0.8 * word.width < group.coin.x < word.right
        assert abs(group.coin.y - word.centre[1]) < 0.5 * RATIO * group.card.width
        assert group.coin.x + LARGE / 2 < layout.table.right
        for side in range(2):
            # Between a portrait at the far side and the card there is less room than the coin needs.
            assert _gap(layout, group, Side(side)) > -0.13 * group.card.width, (layout.width, layout.height)
