"""A card held up with its word and the cards that it was taken with: one group in the middle of the cloth."""

from itertools import pairwise

import pytest

from settebello.engine import Side
from settebello.ui.table.layout import RATIO, lay_out
from settebello.ui.table.layout.coin_path import LARGE, SMALL, coin_arc, coin_place
from settebello.ui.table.model.held_up import OVERLAPS, HeldUp

LAYOUTS = [
    lay_out(width, height, players, sides, large=large)
    for width, height in ((1280.0, 720.0), (1280.0, 960.0), (1680.0, 720.0))
    for players, sides in ((2, 2), (3, 3), (4, 2), (6, 2))
    for large in (False, True)
]


@pytest.mark.parametrize("beside", [0, 1, 2, 5])
def test_the_group_lies_in_the_middle_of_the_cloth_and_nothing_in_it_hides_another(beside: int) -> None:
    for layout in LAYOUTS:
        group = HeldUp(layout, beside)
        card, word, cloth = group.card_area, group.word, layout.table
        others = [group.other(number) for number in range(beside)]
        left = others[0].x - others[0].width / 2 if others else card.x
        assert (left + card.right) / 2 == pytest.approx(cloth.centre[0]), "the cards are centred"
        assert word.centre[0] == cloth.centre[0], "and the word is"
        assert (card.y + word.bottom) / 2 == pytest.approx(cloth.centre[1], abs=8)
        assert cloth.x < min(left, word.x), "it stays within the cloth"
        assert max(card.right, word.right) < cloth.right
        assert card.y > 0
        assert word.bottom < layout.slip.y + 8, "the word leaves the sentence free"
        assert word.y >= card.bottom - 1.01 * OVERLAPS * word.height, "no letter lies on the card"
        assert word.height >= 70
        assert {other.y for other in others} <= {card.centre[1]}
        for other in others:
            assert other.width == layout.table_card
            assert other.z < group.card.z
            assert other.y + other.width * RATIO / 2 < word.y + 0.2 * word.height
        rights = [other.x - other.width / 2 for other in others] + [card.x]
        shown = [after - before for before, after in pairwise(rights)]
        assert all(part > 0.17 * layout.table_card for part in shown), "a strip of every card is seen"
        if beside == 1:
            assert shown[0] > layout.table_card, "all of it is seen"


@pytest.mark.parametrize("beside", [0, 1, 5])
def test_the_coin_pops_up_beside_the_cards_and_passes_over_no_letter(beside: int) -> None:
    for layout in LAYOUTS:
        group = HeldUp(layout, beside)
        word, card = group.word, group.card_area
        for side in range(2):
            goal = layout.prize_of(Side(side))
            begin = group.coin(goal.x)
            assert layout.table.x < begin.x - LARGE / 2
            assert begin.x + LARGE / 2 < layout.table.right
            assert (begin.x < card.x) == (goal.x < layout.table.centre[0]), "on the side of its goal"
            arc = coin_arc(layout, begin, goal, [card, word])
            for step in range(101):
                place = coin_place(begin, goal, arc, step / 100)
                size = LARGE + (SMALL - LARGE) * step / 100
                clear = place.y + size / 2 < word.y or not word.x < place.x < word.right
                assert clear, (layout.width, layout.height)
