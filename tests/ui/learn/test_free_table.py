"""Free play: all cards are 150 wide, and no picture, button or number hides another thing."""

from itertools import combinations, pairwise

import pytest

from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST, MOST_OVER, OVER, TAG
from settebello.ui.learn.scenes.free_table_scene import MOST, FreeTableScene
from settebello.ui.table.layout import RATIO
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_deal_layout import overlap
from tests.ui.learn.test_tasks import playing

SIZES = ((1280, 720), (1280, 800), (1210, 700), (1680, 720), (1280, 960))


def free(pilot: Pilot) -> FreeTableScene:
    scene = pilot.scene
    assert isinstance(scene, FreeTableScene)
    return scene


@pytest.mark.parametrize("size", SIZES)
def test_piles_and_laid_cards_are_150_wide_and_cover_nothing(size: tuple[int, int]) -> None:
    with playing(InMemory(), routes.LearnFree()) as pilot:
        scene = free(pilot)
        for number in "11223":
            pilot.press(number)
        assert len(scene.laid) == MOST
        scene.arrange(float(size[0]), float(size[1]))
        assert all(spot.card_area.width >= 150 - 0.01 for spot in scene.spots)
        for left, right in pairwise(scene.spots):
            assert left.card_area.right - right.card_area.x <= OVER * LARGEST + 0.01
        for box, after in pairwise(scene.boxes):
            assert after.area.x >= box.area.right - 0.01
            assert box.area.width >= (1 - MOST_OVER) * LARGEST
        assert scene.boxes[-1].area.width == LARGEST
        assert all(box.area.height == LARGEST * RATIO + TAG for box in scene.boxes)
        first, last = scene.spots[0].card_area, scene.spots[-1].card_area
        cards = Area(first.x, first.y, last.right - first.x, first.height + TAG)
        found = [cards, scene.board, *(one.area for one in scene.group.widgets if one not in scene.spots)]
        found = [one.inset(0.01) for one in found]
        assert not [(one, other) for one, other in combinations(found, 2) if overlap(one, other)]
        assert all(one.x >= 0 and one.right <= size[0] and one.bottom <= size[1] for one in found)
