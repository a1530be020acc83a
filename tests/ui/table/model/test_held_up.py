"""A card held up with its word, alone in the middle of the cloth; the others lie in the shade."""

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


@pytest.mark.parametrize("away", [-1.0, 1.0])
@pytest.mark.parametrize("beside", [0, 1, 2, 5])
def test_the_card_stands_in_the_middle_of_the_cloth_and_the_others_lie_aside_of_it(
    beside: int, away: float
) -> None:
    for layout in LAYOUTS:
        group = HeldUp(layout, beside, away)
        card, word, cloth = group.card_area, group.word, layout.table
        assert card.centre[0] == word.centre[0] == cloth.centre[0]
        assert (card.y + word.bottom) / 2 == pytest.approx(cloth.centre[1], abs=8)
        assert cloth.x < word.x
        assert word.right < cloth.right
        assert card.y >= cloth.y - 1, "the whole card is on the cloth"
        assert word.bottom < layout.slip.y + 8, "the word leaves the sentence free"
        assert word.y >= card.bottom - 1.01 * OVERLAPS * word.height, "no ink of the word lies on the card"
        assert word.height >= 70
        others = [group.other(number) for number in range(beside)]
        edges = [card.right if away > 0 else card.x]
        for other in others:
            high, wide = other.width * RATIO / 2, other.width / 2
            assert other.width < layout.table_card, "they are smaller"
            assert other.mark == 0.0
            assert other.z < group.card.z
            assert away * (other.x - away * wide - edges[0]) > 0, "the card hides nothing of them"
            assert cloth.x < other.x - 1.1 * wide
            assert other.x + 1.1 * wide < cloth.right
            assert other.y > card.centre[1]
            assert other.y + high < word.y + 0.5 * word.height
            edges.append(other.x + away * wide)
        shown = [away * (after - before) for before, after in pairwise(edges)]
        assert all(part > 0.17 * others[0].width for part in shown), "a strip of every card is seen"


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
