"""The cards of a sum draw together beside the played one, and the others make way."""

from typing import Final

import pytest

from settebello.engine import Card
from settebello.ui.table.layout import TableLayout, lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import table_poses
from settebello.ui.table.motion.gather_motion import LEAN, gathered, made_way

CARDS: Final = tuple(Card.parse(f"{rank}{suit}") for rank in range(1, 6) for suit in "dc")
PLAYED: Final = Card.parse("Kd")
TAKEN: Final = ((0, 1), (0, 3), (1, 2, 3), (2, 5), (0, 4, 5))


def shown(layout: TableLayout, count: int, numbers: tuple[int, ...]) -> tuple[dict[Card, Pose], set[Card]]:
    """The poses during a sum of the cards with these numbers of so many on the table, and the sum's cards."""
    poses = table_poses(layout, tuple(enumerate(CARDS[:count])))
    taken = {card: poses[card] for number, card in enumerate(CARDS) if number in numbers}
    group = gathered(layout, taken, PLAYED)
    others = {card: pose for card, pose in poses.items() if card not in taken}
    return made_way(layout, others, group.values()) | group, set(group)


@pytest.mark.parametrize("count", [4, 6, 9])
@pytest.mark.parametrize("numbers", TAKEN)
@pytest.mark.parametrize("size", [(1280, 720), (1000, 625), (1680, 720)])
def test_a_sum_lies_side_by_side_with_the_played_card_at_its_right(
    size: tuple[float, float], numbers: tuple[int, ...], count: int
) -> None:
    layout = lay_out(*size, 2, 2)
    poses, group = shown(layout, count, tuple(number for number in numbers if number < count))
    row = sorted(group, key=lambda card: poses[card].x)
    assert row[-1] == PLAYED
    assert len({poses[card].y for card in row}) == 1
    field = layout.field
    for card, pose in poses.items():
        reach = (0.5 + LEAN) * pose.width - 1
        assert card not in group or field.x <= pose.x - reach
        assert card not in group or pose.x + reach <= field.right
        others = (poses[one] for one in group if card not in group)
        assert all(abs(one.x - pose.x) > 1 or abs(one.y - pose.y) > 1 for one in others)


def test_with_room_for_all_no_other_card_is_covered() -> None:
    layout = lay_out(1280, 720, 2, 2)
    for numbers in ((0, 1), (0, 3), (1, 2)):
        poses, group = shown(layout, 4, numbers)
        for card in set(poses) - group:
            near = min(abs(poses[one].x - poses[card].x) for one in group)
            assert near >= poses[card].width


@pytest.mark.parametrize("count", [1, 4, 6, 9])
def test_a_card_and_the_equal_one_that_takes_it_are_both_seen(count: int) -> None:
    layout = lay_out(1280, 720, 2, 2)
    for number in range(count):
        poses, group = shown(layout, count, (number,))
        taken, played = poses[CARDS[number]], poses[PLAYED]
        assert group == {CARDS[number], PLAYED}
        assert played.y == taken.y
        assert played.x - taken.x >= taken.width
