"""What is aimed at is large enough for everybody: 44 units in both directions, in every scene."""

from itertools import pairwise

import pytest

from settebello.engine import Card, Seat, Side
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import Choice, FocusGroup, Option
from settebello.ui.table.layout import RATIO, TableButton, lay_out
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.choice_bar import NARROW
from tests.pilot import Pilot, services
from tests.ui.every_scene import SIZE, at, each_scene
from tests.ui.tables import scenes, session

LEAST = 44.0
HAIR = 0.01


def too_small(group: FocusGroup, pilot: Pilot) -> list[str]:
    """The targets of widgets that are smaller than that, and widgets that take room from one another."""
    able = [widget for widget in group.widgets if widget.reachable]
    found = [
        f"{pilot.says(widget.label)}: {target.width:.0f} x {target.height:.0f}"
        for widget in able
        for target in widget.targets
        if min(target.width, target.height) < LEAST - HAIR
    ]
    return found + [
        f"{pilot.says(one.label)} lies on {pilot.says(other.label)}"
        for place, one in enumerate(able)
        for other in able[:place]
        if any(meet(a, b) for a in one.targets for b in other.targets)
    ]


def meet(one: Area, other: Area) -> bool:
    """Whether two targets lie on one another by more than a hair."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > HAIR and down > HAIR


@pytest.mark.parametrize("scene", each_scene(SceneId.TABLE))
def test_every_widget_is_large_enough_to_be_hit(scene: SceneId) -> None:
    with at(scene) as pilot:
        assert pilot.group.widgets
        assert too_small(pilot.group, pilot) == []


MOST = {2: 10, 3: 13, 4: 10, 6: 6}
"""The most cards that are held at a table for so many."""
SIDES = [(2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (6, 6)]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("players", "sides"), SIDES)
def test_what_is_clicked_on_a_table_is_large_enough_whoever_sits_there(
    players: int, sides: int, *, large: bool
) -> None:
    layout = lay_out(*SIZE, players, sides, large=large)
    found = {f"button {one}": layout.button(one) for one in TableButton}
    found |= {f"choice {n}": area for n, area in enumerate(layout.choices([NARROW] * 10))}
    tall = layout.small_card * RATIO
    for side in range(sides):
        pile = layout.pile(Side(side))
        found[f"pile {side}"] = Area.centred(pile.x, pile.y, layout.small_card, tall)
        assert layout.pile_at(pile.x, pile.y) == side
    found["points"] = layout.score
    for slot in range(layout.slots):
        spot = layout.table_slot(slot, Card.parse("7d"))
        found[f"slot {slot}"] = Area.centred(spot.x, spot.y, layout.dense_card, layout.dense_card * RATIO)
    for name, area in found.items():
        assert min(area.width, area.height) >= LEAST, f"{name}: {area}"
    hand = layout.hand(Seat(0), MOST[players])
    assert all(right.x - left.x >= LEAST for left, right in pairwise(hand))


def test_on_the_table_as_it_is_played_every_card_of_the_hand_is_hit_over_its_whole_width() -> None:
    with at(SceneId.TABLE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        hand = scene.layout.hand(Seat(0), 3)
        wide = scene.layout.seats[0].card
        for spot in hand:
            seen = set()
            for across in (-0.48, 0.0, 0.48):
                pilot.move(spot.x + across * wide, spot.y)
                choosing = scene.choosing
                assert choosing is not None
                seen.add(choosing.hover)
            assert len(seen) == 1
            assert None not in seen


def test_the_menu_of_the_table_is_large_enough_to_be_hit() -> None:
    with at(SceneId.TABLE) as pilot:
        pilot.press("esc")
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.group is not None
        assert too_small(scene.group, pilot) == []


def test_curtain_and_buttons_of_those_who_watch_are_large_enough_to_be_hit() -> None:
    for people in ({0: "Anna", 1: "Luca"}, {}):
        table = session(seed=1, people=people)
        with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
            pilot.frames(5)
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            assert scene.group is not None
            assert too_small(scene.group, pilot) == []


def test_a_click_between_two_options_chooses_the_nearer_one() -> None:
    chosen: list[object] = []
    options = [Option(value, value) for value in ("a", "b", "c")]
    choice = Choice("", options, "a", chosen.append)
    choice.place(Area(0, 0, 300, 44))
    first, second, third = choice.targets
    assert (first.right, second.right) == (second.x, third.x)
    choice.release(second.x + 0.5, 1)
    choice.release(third.x + 0.5, 43)
    choice.release(first.right - 0.5, 22)
    assert chosen == ["b", "c", "a"]


def test_what_is_too_small_or_lies_on_its_neighbour_is_found() -> None:
    with at(SceneId.DISPLAY) as pilot:
        one, other = pilot.group.widgets[:2]
        one.place(Area(one.area.x, one.area.y, one.area.width, 43))
        other.place(one.area)
        assert len(too_small(pilot.group, pilot)) >= 3


@pytest.mark.parametrize("size", [SIZE, (1280, 560), (1600, 720)])
@pytest.mark.parametrize(("players", "sides"), SIDES)
def test_the_seal_of_a_deal_lies_apart_from_all_else_that_is_clicked(
    players: int, sides: int, size: tuple[int, int]
) -> None:
    layout = lay_out(*size, players, sides)
    tall = layout.small_card * RATIO
    others = {f"button {one}": layout.button(one) for one in TableButton}
    others |= {
        f"pile {side}": Area.centred(spot.x, spot.y, layout.small_card, tall)
        for side, spot in enumerate(layout.piles)
    }
    hand = layout.seats[0]
    for number, spot in enumerate(layout.hand(Seat(0), MOST[players])):
        others[f"card {number}"] = Area.centred(spot.x, spot.y, hand.card, hand.card * RATIO)
    others["points"] = layout.score
    for dealer in range(players):
        seal = layout.seal(Seat(dealer))
        assert min(seal.width, seal.height) >= LEAST
        assert seal.x >= 0
        assert seal.y >= 0
        assert seal.right <= size[0]
        assert seal.bottom <= size[1]
        assert [name for name, area in others.items() if meet(seal, area)] == [], f"dealer {dealer}"
