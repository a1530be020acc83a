"""The end of a game for a child: piles in tens, its sums as bonds, brooms; said, and never a dead end."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.audio import Clips, MixerCues
from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.deals.ending import DealEnding
from settebello.learning.memory.thinking_time import Age
from settebello.learning.sums import Sum
from settebello.practice.found import Found
from settebello.practice.learning_port import Practice
from settebello.resources import assets
from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.learn.parts.counted_pile import LOWER_OVER, OVER, TAG, CountedPile, Seen, places
from settebello.ui.learn.parts.end_stands import RAYS, Stand
from settebello.ui.learn.parts.idle_hand import pointing_at
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.scenes.end_scene import EndScene, Part
from settebello.ui.learn.scenes.garden_scene import GardenScene
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.table.layout import TableButton
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import finished_practice, some_practice

if TYPE_CHECKING:
    from settebello.ui.kit.view.canvas import Canvas

SUMS = tuple(Sum(addends) for addends in ((1, 2), (2, 3), (1, 4), (1, 3), (2, 2), (1, 1)))
CLIPS = Clips(assets() / "voice", MixerCues(assets() / "sounds").at_hand)
SMALL, LARGE = (800, 500), (1920, 1080)


class Finished(InMemory):
    """A child that has found sums in its deal, and nothing for its album."""

    def __init__(self, age: Age = Age.MIDDLE, sums: tuple[Sum, ...] = SUMS) -> None:
        super().__init__(settings=ChildSettings())
        assert self.child is not None
        self._sums = sums
        self.change(replace(self.child, nick="", age=age))

    def found(self) -> Found:
        return Found(sums=self._sums)


@contextmanager
def opened(
    route: Route,
    *,
    moving: bool = False,
    age: Age = Age.MIDDLE,
    size: tuple[int, int] = (1280, 720),
    sums: tuple[Sum, ...] = SUMS,
) -> Iterator[Pilot]:
    port = Finished(age, sums)
    settings = Settings(language="en", speed=Speed.NORMAL if moving else Speed.INSTANT)
    given = replace(services(settings=settings), learning=lambda: port)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    with Pilot(make, routes.LearnPath(), size=size) as pilot:
        pilot.stack.apply(Push(route))
        pilot.frames(2)
        yield pilot


def end_of(pilot: Pilot) -> EndScene:
    assert isinstance(pilot.scene, EndScene)
    return pilot.scene


def test_piles_sums_and_sweeps_come_one_after_the_other_and_are_all_said() -> None:
    with opened(routes.DealEnd(finished_practice(upto=5)), moving=True) as pilot:
        end = end_of(pilot)
        assert end.part(Part.PILE) < 1.0
        assert end.part(Part.BOND) == 0.0
        pilot.until(lambda: end.part(Part.PILE) >= 1.0)
        assert end.part(Part.PILE, 1) < 1.0
        pilot.until(lambda: not end.animating, seconds=60)
        assert end.part(Part.BOND, len(SUMS) - 1) == 1.0
        told = [pilot.says(words) for words in end.narration.log] if end.narration else []
        assert "1 and 2 make 3." in told
        assert told[0] == "Fox"
        assert ("A broom for every empty table!" in told) is any(end.ending.sweeps)


@pytest.mark.parametrize("upto", [5, 10])
def test_nothing_of_the_adult_score_is_on_the_screen_and_nobody_is_called_you(upto: int) -> None:
    with opened(routes.DealEnd(finished_practice(upto=upto))) as pilot:
        end = end_of(pilot)
        assert pilot.says(end.piles[0].name) == "Fox"
        assert [len(pile.cards) for pile in end.piles] == [len(pile) for pile in end.ending.piles]
        heard = " ".join(pilot.says(words) for words in end.spoken.opening)
        assert "rimiera" not in heard
        assert "You" not in heard
        # Ten at a time.
        assert ("10 and 10 make 20." in heard) or ("10" in heard)


def test_the_key_that_skips_shows_everything_at_once() -> None:
    with opened(routes.DealEnd(finished_practice()), moving=True) as pilot:
        pilot.press(".")
        assert end_of(pilot).part(Part.BOND, len(SUMS) - 1) == 1.0


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_green_leads_to_the_garden_and_from_there_to_the_next_step(way: str) -> None:
    with opened(routes.DealEnd(finished_practice(upto=5))) as pilot:
        for place in (SceneId.LEARN_GARDEN, SceneId.LEARN_TASK):
            if way == "mouse":
                pilot.click("Next")
            else:
                pilot.press("enter")
            pilot.frames(3)
            assert pilot.at(place)


def test_the_house_leads_from_the_end_to_the_path() -> None:
    with opened(routes.DealEnd(finished_practice())) as pilot:
        pilot.click("Back")
        assert pilot.at(SceneId.LEARN_PATH)


@pytest.mark.parametrize("size", [SMALL, (1280, 720), LARGE])
@pytest.mark.parametrize("upto", [5, 10])
def test_piles_bonds_and_buttons_do_not_cover_one_another(size: tuple[int, int], upto: int) -> None:
    with opened(routes.DealEnd(finished_practice(upto=upto)), size=size) as pilot:
        end = end_of(pilot)
        pilot.frames(3)
        boards, bonds = end.boards(), end.bonds()
        buttons = [widget.area for widget in end.group.widgets]
        for board in boards:
            assert board.y >= max(button.bottom for button in buttons if button.y < end.height / 2)
        for bond in bonds:
            assert bond.y >= boards[0].bottom
            assert bond.bottom <= min(button.y for button in buttons if button.y > end.height / 2)
            assert bond.width > 100
            assert bond.right <= end.width


@pytest.mark.parametrize("sums", [SUMS, ()])
@pytest.mark.parametrize("size", [SMALL, (1280, 720), LARGE])
def test_those_who_have_played_are_large_and_cover_neither_buttons_nor_one_another(
    size: tuple[int, int], sums: tuple[Sum, ...]
) -> None:
    with opened(routes.DealEnd(finished_practice(upto=5)), size=size, sums=sums) as pilot:
        end = end_of(pilot)
        pilot.frames(3)
        mine, other = end.seats()
        assert min(mine.height, other.height) >= 0.25 * end.height
        assert other.x - mine.right > 300
        for seat, board in zip((mine, other), end.boards(), strict=True):
            assert board.x <= seat.centre[0] <= board.right
            assert seat.y >= 0
            for widget in end.group.widgets:
                area = widget.area
                assert area.right <= seat.x or area.x >= seat.right or area.y >= seat.bottom
    assert size != (1280, 720) or mine.height >= 180


def won_by(*winners: int) -> Practice:
    """A finished deal that these sides have won."""
    deals = (finished_practice(upto=5, seed=seed) for seed in range(200))
    return next(one for one in deals if DealEnding.of(one.session.match).winners == winners)


@pytest.mark.parametrize("winners", [(0,), (1,), (0, 1)])
def test_the_winner_has_a_wreath_and_nobody_is_sad(winners: tuple[int, ...]) -> None:
    with opened(routes.DealEnd(won_by(*winners)), moving=True) as pilot:
        end = end_of(pilot)
        won = [side in winners for side in range(2)]
        assert [stand.won for stand in end.stands] == won
        assert end.part(Part.WREATH) == 0.0
        pilot.until(lambda: not end.animating, seconds=60)
        assert end.part(Part.WREATH) == 1.0
        mine, other = end.stands
        assert isinstance(other.figure, str)
        assert ("delighted" in other.figure) is won[1]
        assert "pleased" in other.figure or won[1]
        heard = [pilot.says(words) for words in end.spoken.opening]
        assert [words for words in heard if "wins" in words] == (
            [] if all(won) else [f"{pilot.says(end.piles[won.index(True)].name)} wins."]
        )
        # The child's animal stays glad, or goes on holding its thumb up.
        act = end.partner.animal.act
        assert mine.figure is end.partner
        assert act.pose_at(end.time + 60.0, still=False) is (Pose.GLAD if won[0] else Pose.NODDING)


@pytest.mark.parametrize("winners", [(0,), (1,)])
def test_the_winner_has_the_greater_number_of_points(winners: tuple[int, ...]) -> None:
    with opened(routes.DealEnd(won_by(*winners))) as pilot:
        piles = end_of(pilot).piles
        seen = [pile.points(Seen()) for pile in piles]
        assert seen == [len(pile.scored) for pile in piles]
        assert seen[winners[0]] > seen[1 - winners[0]]
        assert [pile.points(Seen(brooms=0.0, seven=0.0, signs=0.0)) for pile in piles] == [0, 0]


def test_the_rows_of_both_sides_are_at_the_same_heights() -> None:
    board = Area(0, 0, 609, 265)
    mine, other = places(board, 18, 3), places(board, 22, 3)
    assert [spot.y for spot in mine] == [spot.y for spot in other[:18]]
    assert mine[0].width == other[0].width


def test_a_finished_end_stays_the_same_after_the_animal_was_touched() -> None:
    with opened(routes.DealEnd(won_by(0)), moving=True) as pilot:
        end = end_of(pilot)
        pilot.press(".")
        pilot.click(end.seats()[0].centre)
        pilot.frames(300)
        assert end.partner.animal.act.pose_at(end.time, still=False) is Pose.GLAD


def test_the_hand_points_at_the_green_button_without_covering_its_words() -> None:
    with opened(routes.DealEnd(finished_practice(upto=5)), moving=True) as pilot:
        end = end_of(pilot)
        pilot.press(".")
        assert end.onward is not None
        area = end.onward.area
        hand = pointing_at(area, end.width, end.height)
        assert area.contains(*hand.tip)
        assert hand.tip[0] > area.right - 0.1 * area.width
        assert hand.start[0] > area.right


@pytest.mark.parametrize("rows", [0, 4])
@pytest.mark.parametrize("count", [0, 1, 9, 10, 11, 20, 31, 40])
def test_cards_lie_in_rows_of_ten_on_their_board(count: int, rows: int) -> None:
    board = Area(0, 0, 609, 265)
    spots = places(board, count, rows)
    assert len(spots) == count
    assert len({spot.y for spot in spots}) == -(-count // 10)
    assert all(spot.right <= board.right - TAG and spot.bottom <= board.bottom for spot in spots)
    pile = CountedPile("", (), 0)
    assert pile.lying(1.0) == 0


@pytest.mark.parametrize("sums", [SUMS, ()])
@pytest.mark.parametrize("count", [7, 18, 27, 34])
def test_cards_are_large_and_hide_little_of_one_another(count: int, sums: tuple[Sum, ...]) -> None:
    with opened(routes.DealEnd(finished_practice()), sums=sums) as pilot:
        spots = places(end_of(pilot).boards()[0], count)
    assert spots[0].width >= (54 if count <= 20 else 48)
    for one, other in pairwise(spots):
        assert one.y != other.y or other.x >= one.x + (1 - OVER) * one.width - 1e-9
    for above, below in zip(spots, spots[10:], strict=False):
        hidden = max(0.0, above.bottom - below.y) / above.height
        assert hidden <= (0.0 if count <= 20 else LOWER_OVER + 1e-9 if count <= 30 else 0.54)


def test_what_is_said_of_piles_has_recordings_already_or_is_in_the_script() -> None:
    with opened(routes.DealEnd(finished_practice())) as pilot:
        end = end_of(pilot)
        said = end.narration.log if end.narration else ()
        new = {"A broom for every empty table!", "And here is the settebello!"}
        assert len(said) > 4
        assert {text.key for text in said if not CLIPS.covers(text, "en")} <= new


def test_what_grows_is_said_in_the_garden() -> None:
    with opened(routes.LearnGarden()) as pilot:
        garden = pilot.scene
        assert isinstance(garden, GardenScene)
        assert garden.narration is not None
        assert [pilot.says(words) for words in garden.narration.opening] == ["Look what has grown!"]
        assert garden.narration.caption


@pytest.mark.parametrize("age", list(Age))
def test_at_the_table_the_menu_is_of_pictures_below_nine_and_the_house_is_always_there(age: Age) -> None:
    practice = some_practice()
    with opened(routes.PracticeTable(practice), age=age) as pilot:
        pilot.until(lambda: practice.session.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        table = pilot.scene
        assert isinstance(table, TableScene)
        assert (TableButton.MENU in table.helps.buttons) is (age is Age.OLDER)
        assert pilot.says(table.read()[0]) == "It is Fox's turn."
        pilot.stack.handle(Press(Action.MENU))
        pilot.frames(2)
        labels = [pilot.says(widget.label) for widget in table.group.widgets] if table.group else []
        assert ("Rules" in labels) is (age is Age.OLDER)
        pilot.press("esc")
        assert table.group is None
        # One press on the house leaves; the deal goes on where it was left.
        pilot.click((60, 60))
        assert pilot.at(SceneId.LEARN_PATH)


def is_open(table: TableScene) -> bool:
    """Whether the sheet of pictures lies over a table."""
    return table.group is not None


def test_the_pictures_do_what_they_show() -> None:
    practice = some_practice()
    with opened(routes.PracticeTable(practice), age=Age.YOUNG) as pilot:
        pilot.until(lambda: practice.session.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        table = pilot.scene
        assert isinstance(table, TableScene)
        for steps, says in ((0, None), (1, True)):
            pilot.stack.handle(Press(Action.MENU))
            pilot.frames(1)
            assert is_open(table)
            pilot.press(*["right"] * steps, "enter")
            assert not is_open(table)
            assert says is None or (table.message is not None and "take" in pilot.says(table.message))
        pilot.stack.handle(Press(Action.MENU))
        pilot.frames(1)
        pilot.click("Back")
        assert pilot.at(SceneId.LEARN_PATH)


def test_only_the_winner_has_rays_and_none_leaves_the_screen() -> None:
    drawn: list[tuple[str, Area]] = []
    canvas = cast("Canvas", SimpleNamespace(picture=lambda name, area, *_: drawn.append((name, area))))
    for won in (False, True):
        Stand("ui/avatars/fish_calm.svg", won).draw(canvas, Area(0, 0, 200, 200), 1.0)
    assert [name for name, _ in drawn] == ["ui/avatars/fish_calm.svg", RAYS, "ui/avatars/fish_calm.svg"]
    assert drawn[1][1].y >= 0
