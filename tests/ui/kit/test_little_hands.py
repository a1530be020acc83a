"""A few very small cards as one picture: where they lie, and that they are drawn sharp and inside."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.ui.kit.cards.little_hands import LittleHand, LittleHands, drawn

CARDS = resources.assets() / "skins" / "napoletane" / "cards"
SEVEN, ACE = CARDS / "denari_07.svg", CARDS / "denari_01.svg"
SIZE = (62, 54)


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("pile", [False, True])
def test_all_cards_are_inside_and_touch_two_edges(count: int, pile: bool) -> None:
    picture = drawn(LittleHand((SEVEN,) * count, pile=pile), *SIZE)

    assert picture is not None
    assert picture.get_size() == SIZE
    box = picture.get_bounding_rect(40)
    assert box.width >= SIZE[0] - 3 or box.height >= SIZE[1] - 3
    assert abs(box.centerx - SIZE[0] / 2) <= 2
    assert abs(box.centery - SIZE[1] / 2) <= 2


def test_a_card_has_ink_around_it_and_its_paper_inside() -> None:
    picture = drawn(LittleHand((SEVEN,)), *SIZE)

    assert picture is not None
    box = picture.get_bounding_rect(200)
    assert sum(picture.get_at((box.left, box.centery))[:3]) < 160
    inside = [
        picture.get_at((x, y))
        for x in range(box.left + 4, box.right - 4)
        for y in range(box.top + 4, box.bottom - 4)
    ]
    assert sum(sum(pixel[:3]) > 600 for pixel in inside) > len(inside) / 3


def test_a_fan_leans_to_both_sides_and_a_pile_does_not() -> None:
    fan = LittleHand((SEVEN, ACE, SEVEN)).places()
    pile = LittleHand((SEVEN, ACE, SEVEN), pile=True).places()

    assert [lean for *_, lean in fan] == [-12.0, 0.0, 12.0]
    assert [x for x, *_ in fan] == sorted(x for x, *_ in fan)
    assert {lean for *_, lean in pile} == {0.0}
    assert [y for _, y, _ in pile] == sorted((y for _, y, _ in pile), reverse=True)


def test_pictures_come_from_the_background_and_a_damaged_file_is_told(tmp_path: Path) -> None:
    pygame.display.set_mode((64, 64))
    damaged = tmp_path / "card.svg"
    damaged.write_text("no picture", encoding="utf-8")
    failed: list[Path] = []
    with ThreadPoolExecutor(1) as executor:
        hands = LittleHands(executor, failed.append)
        assert hands.get(LittleHand((SEVEN,)), *SIZE) is None
        assert hands.get(LittleHand((damaged,)), *SIZE) is None
        assert hands.busy
    taken_over = hands.poll()
    assert taken_over
    assert hands.get(LittleHand((SEVEN,)), *SIZE) is not None
    assert hands.get(LittleHand((damaged,)), *SIZE) is not None
    assert failed == [damaged]
