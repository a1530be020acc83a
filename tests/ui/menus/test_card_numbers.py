"""The picture of the court values in the tutorial: beside the cards, with the engine's numbers."""

import pytest

from settebello.coach import shipped_lessons
from settebello.engine import Seat, Side, card_value
from settebello.engine.awards import court_ranks
from settebello.ui.kit.paint.area import Area
from settebello.ui.menus.tutorial.card_numbers import numbers_area
from settebello.ui.table.layout import RATIO, TableButton, guide_area, lay_out, with_guide
from tests.ui.table.layout.test_layout import meet
from tests.ui.tables import ruleset


def test_the_second_chapter_shows_knave_knight_and_king_with_8_9_and_10() -> None:
    rules = ruleset()
    lesson = next(one for one in shipped_lessons() if one.id == "equal")
    shown = [step.numbers for step in lesson.steps if step.numbers]
    assert len(shown) == 2
    for cards in shown:
        assert tuple(card.rank for card in cards) == court_ranks(rules)
        assert [card_value(card, rules) for card in cards] == [8, 9, 10]
        assert len({card.suit for card in cards}) == len(cards), "the suit does not matter"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600), (1680, 720)])
def test_the_picture_lies_on_no_card_no_button_and_no_text(size: tuple[float, float]) -> None:
    layout = with_guide(lay_out(*size, 2, 2))
    paper = numbers_area(layout, 3)
    small, tall = layout.small_card, layout.small_card * RATIO
    cards = [
        Area.centred(spot.x, spot.y, layout.seats[0].card, RATIO * layout.seats[0].card)
        for spot in layout.hand(Seat(0), 3)
    ]
    pile = Area.centred(layout.pile(Side(0)).x, layout.pile(Side(0)).y, small, tall)
    buttons = [layout.button(one) for one in (TableButton.MENU, TableButton.AGAIN)]
    # Chapter two has four cards on the table, in the two columns of the middle.
    middle = Area.centred(*layout.table.centre, 2.6 * layout.table_card, layout.table.height)
    for other in (*cards, pile, *buttons, guide_area(layout), layout.seats[1].figure, middle):
        assert not meet(paper, other)
    assert paper.right <= layout.width
