"""The table of a practice deal: cards 150 wide, nothing covers anything, and no sign is hidden."""

from itertools import combinations, pairwise

import pytest

from settebello.engine import Card, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts import coach_view
from settebello.ui.learn.parts.card_spots import MOST_OVER, OVER
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.learn.parts.deals.deal_layout import (
    CHILD,
    HAND,
    LEAST,
    PARTNER,
    WITH_MENU,
    DealLayout,
    deal_layout,
    deck_picture,
    partner_seat,
    said_aside,
)
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO, SWEEP_ASIDE, Spot, TableButton, lay_out
from settebello.ui.table.model.rest_poses import table_poses
from settebello.ui.table.scene import TableScene
from tests.ui.learn.tables import some_practice
from tests.ui.learn.test_deal import coached
from tests.ui.tables import ruleset

SMALL = ((1138, 640), (1040, 780), (1040, 640))
LARGE = ((1280, 720), (1280, 800), (1280, 686))
CANVASES = (*LARGE, *SMALL, (1280, 960), (1680, 720))
"""The canvases of windows of 1280x720, 1920x1080 and 800x500, of enlarged, high, narrow and wide ones."""
MOST = 12
"""More cards than this never lay on the table in thousands of deals."""


def laid(size: tuple[int, int], *, open_piles: bool = False) -> DealLayout:
    return deal_layout(lay_out(float(size[0]), float(size[1]), 2, 2), open_piles=open_piles)


def lying(count: int) -> list[tuple[int, Card]]:
    return list(enumerate(ruleset("scopa").deck.pack.cards[:count]))


def around(spot: Spot, wide: float) -> Area:
    return Area.centred(spot.x, spot.y, wide, wide * RATIO)


def overlap(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def things(layout: DealLayout) -> dict[str, Area]:
    """Everything on the table but the cards in the row."""
    own, far = layout.seats[CHILD], layout.seats[PARTNER]
    right = layout.width - EDGE
    found = {
        "house": Area(EDGE, EDGE, BUTTON, BUTTON),
        "portrait": far.portrait,
        "stock": around(own.stock, layout.small_card),
        "deck": deck_picture(layout),
        "menu": layout.button(TableButton.MENU, WITH_MENU),
        "again": layout.button(TableButton.AGAIN, WITH_MENU),
        "signs": Area(right - 3 * BUTTON - 2 * GAP, EDGE, 3 * BUTTON + 2 * GAP, BUTTON),
        "caption": layout.caption,
        "animal": partner_seat(layout),
        "aside": said_aside(layout),
        "beside": coach_view.beside_the_hand(layout),
    }
    for place, spot in enumerate(layout.hand(PARTNER, HAND, shown=True)):
        found[f"partner's card {place}"] = around(spot, layout.small_card)
    for place, spot in enumerate(layout.hand(CHILD, HAND)):
        found[f"card {place}"] = around(spot, own.card)
    for side in (Side(0), Side(1)):
        area = around(layout.pile(side), layout.pile_width(side))
        aside = 0.0 if layout.open_piles else (SWEEP_ASIDE + RATIO / 2 - 0.5) * layout.small_card
        found[f"pile {side}"] = Area(area.x, area.y, area.width + aside, area.height)
    return found


@pytest.mark.parametrize("size", LARGE)
def test_all_table_cards_that_ever_lie_there_and_the_hand_are_150_wide(size: tuple[int, int]) -> None:
    layout = laid(size)
    assert layout.seats[CHILD].card >= 150
    assert all(layout.table_width(count) >= 150 - 0.01 for count in range(1, MOST + 1))


@pytest.mark.parametrize("size", LARGE)
def test_beside_an_open_pile_up_to_ten_are_150_wide_and_the_pile_too(size: tuple[int, int]) -> None:
    layout = laid(size, open_piles=True)
    assert layout.seats[CHILD].card >= 150
    assert layout.pile_width(Side(PARTNER)) >= 150
    assert all(layout.table_width(count) >= 150 - 0.01 for count in range(1, 11))


@pytest.mark.parametrize("open_piles", [False, True])
@pytest.mark.parametrize("size", CANVASES)
def test_more_cards_become_smaller_one_by_one_and_never_smaller_than_at_other_tables(
    size: tuple[int, int], *, open_piles: bool
) -> None:
    layout = laid(size, open_piles=open_piles)
    usual = lay_out(float(size[0]), float(size[1]), 2, 2, open_hands=open_piles)
    widths = [layout.table_width(count) for count in range(1, MOST + 1)]
    assert all(one >= two for one, two in pairwise(widths))
    assert all(two > 0.85 * one for one, two in pairwise(widths))
    for count, wide in enumerate(widths, 1):
        assert wide >= min(usual.table_width(count), widths[0]) - 0.01, count


@pytest.mark.parametrize("open_piles", [False, True])
@pytest.mark.parametrize("size", CANVASES)
def test_a_table_card_hides_the_border_of_another_where_there_is_room_else_a_third_or_so(
    size: tuple[int, int], *, open_piles: bool
) -> None:
    layout = laid(size, open_piles=open_piles)
    for count in range(1, MOST + 1):
        poses = sorted(table_poses(layout, lying(count)).values(), key=lambda pose: pose.x)
        assert [pose.z for pose in poses] == sorted(pose.z for pose in poses), "each lies over its left one"
        for left, right in pairwise(poses):
            over = left.x + left.width / 2 - (right.x - right.width / 2)
            room = left.width * (1 + (1 - OVER) * (count - 1)) <= layout.row.width + 0.01
            most = OVER if room else MOST_OVER
            assert over <= most * left.width + 0.01 or (left.width == LEAST and over < left.width / 2)
        assert poses[0].x - poses[0].width / 2 >= layout.row.x - 0.01
        assert poses[-1].x + poses[-1].width / 2 <= layout.row.right + 0.01
        leaning = max(abs(pose.angle) for pose in poses)
        assert count <= 6 or not leaning


@pytest.mark.parametrize("open_piles", [False, True])
@pytest.mark.parametrize("size", CANVASES)
def test_nothing_at_a_practice_table_covers_anything(size: tuple[int, int], *, open_piles: bool) -> None:
    layout = laid(size, open_piles=open_piles)
    found = {**things(layout), "row": layout.row}
    for (name, one), (other_name, other) in combinations(found.items(), 2):
        fan = name.startswith("partner's") and other_name.startswith("partner's")
        label = {name, other_name} == {"stock", "deck"} and size in SMALL
        assert fan or label or not overlap(one, other), (name, one, other_name, other)
    for name, area in found.items():
        assert area.x >= 0, name
        assert area.y >= 0, name
        assert area.right <= layout.width, name
        assert name == "animal" or area.bottom <= layout.height, name


def test_what_is_said_beside_hand_and_animal_has_room_on_every_canvas() -> None:
    for size in CANVASES:
        for open_piles in (False, True):
            layout = laid(size, open_piles=open_piles)
            beside = coach_view.beside_the_hand(layout)
            assert beside.width >= 200
            assert coach_view.for_words(layout) is not None
            assert said_aside(layout).height >= coach_view.TWO_LINES
            assert partner_seat(layout).width >= 110


def test_the_table_of_a_deal_has_this_layout_at_every_zoom() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.needs == ChildScene.needs
        for zoom in (1.0, 1.5, 2.0):
            pilot.stack.enlarge(zoom)
            layout = scene.layout
            assert isinstance(layout, DealLayout)
            # In pixels of the window.
            seen = pilot.stack.camera.view.zoom
            assert layout.seats[CHILD].card * seen >= 150 - 0.01
            assert layout.table_card * seen >= 150 - 0.01
