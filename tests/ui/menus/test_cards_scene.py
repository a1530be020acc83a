"""The page about cards and table, and what changes with it in the middle of a deal."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.skins import DEFAULT, Deck, SkinChoice, Skins
from settebello.storage.settings import Settings, Speed, Table
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import NAMES, PICTURES
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.widgets import Choice
from settebello.ui.menus.settings.cards_scene import CardsScene
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services, shipped_skins
from tests.skins.broken import change, own_skin
from tests.ui.tables import scenes, session

INSTANT = Settings(language="en", speed=Speed.INSTANT)


@contextmanager
def page(given: Services | None = None, size: tuple[int, int] = (1280, 720)) -> Iterator[Pilot]:
    """The page over a table on which the person is to play."""
    given = given or services(settings=INSTANT)
    with Pilot(scenes(given, session(seed=4)), routes.ContinueMatch(), size=size) as player:
        player.settle()
        player.stack.apply(Push(routes.Cards()))
        player.settle()
        yield player


def choice(player: Pilot, label: str) -> Choice:
    found = player.widget(label)
    assert isinstance(found, Choice)
    return found


def click_on(player: Pilot, label: str) -> None:
    """Click on the arrow to the next value."""
    area = player.widget(label).area
    player.click((area.right - 30, area.centre[1]))


def shown(player: Pilot) -> bytes:
    return pygame.image.tobytes(player.window.surface, "RGB")


def test_every_table_has_a_picture_and_a_name() -> None:
    assert set(NAMES) == set(Table)
    assert set(PICTURES) == set(Table) - {Table.AUTO}
    for name in PICTURES.values():
        assert (resources.assets() / name).is_file()


def test_the_settings_lead_to_the_page_and_esc_leads_back() -> None:
    given = services(settings=INSTANT)
    with Pilot(scenes(given, session(seed=4)), routes.ContinueMatch()) as player:
        player.press("ctrl+,")
        player.click("Cards and table")
        assert player.at(SceneId.CARDS)
        player.press("esc")
        assert player.at(SceneId.SETTINGS)


def test_everything_is_set_by_mouse() -> None:
    given = services(settings=replace(INSTANT, skin=DEFAULT))
    with page(given) as player:
        for label in ("Deck", "Card back", "Card colours", "Table"):
            click_on(player, label)
        for label in ("Show the value on every card", "Large corner indices"):
            player.click(label)
        now = given.settings.current
        assert (now.skin, now.back, now.style) == ("francesi", "red", "four_colours")
        assert (now.table, now.value_badges, now.large_index) == (Table.WOOD, True, True)


def test_everything_is_set_by_keyboard() -> None:
    given = services(settings=replace(INSTANT, skin=DEFAULT))
    with page(given) as player:
        assert player.focus == "Deck"
        player.press("right", "down", "right", "down", "right", "down", "right")
        player.press("down", "space", "down", "enter")
        now = given.settings.current
        assert (now.skin, now.back, now.style) == ("francesi", "red", "four_colours")
        assert (now.table, now.value_badges, now.large_index) == (Table.WOOD, True, True)


def test_everything_is_set_by_gamepad() -> None:
    given = services(settings=replace(INSTANT, skin=DEFAULT))
    with page(given) as player:
        for action in (Action.RIGHT, Action.DOWN, Action.RIGHT, Action.CANCEL):
            player.stack.handle(Press(action))
            player.frames(1)
        assert (given.settings.current.skin, given.settings.current.back) == ("francesi", "red")
        assert player.at(SceneId.TABLE)


def test_colours_are_offered_where_the_skin_has_a_choice() -> None:
    with page(services(settings=replace(INSTANT, skin=DEFAULT))) as player:
        assert all(player.says(widget.label) != "Card colours" for widget in player.group.widgets)
        click_on(player, "Deck")
        assert [player.says(option.words) for option in choice(player, "Card colours").options] == [
            "Default",
            "Four colours",
        ]
        assert player.focus == "Deck"
        click_on(player, "Deck")
        assert all(player.says(widget.label) != "Card colours" for widget in player.group.widgets)


def problem_of(player: Pilot) -> str:
    scene = player.scene
    assert isinstance(scene, CardsScene)
    assert scene.problem is not None
    return player.says(scene.problem)


class Several:
    """Skins of which one cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.all: tuple[SkinChoice, ...] = shipped_skins()[:1]
        self._skins = Skins((resources.assets() / "skins", folder))

    def look(self) -> None:
        self.all = self._skins.all()


def test_a_skin_with_a_mistake_is_shown_faded_with_its_mistake_and_not_taken(tmp_path: Path) -> None:
    change(own_skin(tmp_path, "zappa"), "format: 1", "format: 2")
    given = services(settings=INSTANT, skins=Several(tmp_path))
    with page(given) as player:
        offered = choice(player, "Deck")
        assert [option.faded for option in offered.options] == [False, False, False, False, True]
        before = given.settings.current
        player.press("left")
        player.frames(2)
        assert offered.value == "zappa"
        assert problem_of(player) == ("This deck can't be used: zappa/skin.yaml:3:9: format: 2 is not 1")
        assert given.settings.current == before
        player.press("right")
        assert [offered.value] == [None]
        assert isinstance(player.scene, CardsScene)
        assert player.scene.problem is None


@pytest.mark.parametrize("size", [(1280, 720), (800, 500), (1280, 800), (1920, 1080)])
def test_all_rows_and_cards_lie_on_the_sheet(size: tuple[int, int]) -> None:
    with page(size=size) as player:
        click_on(player, "Deck")
        areas = [widget.area for widget in player.group.widgets]
        for area in areas:
            assert area.x >= 0
            assert area.right <= player.canvas.width
            assert area.bottom <= player.canvas.height
        for above, below in itertools.pairwise(areas):
            assert above.bottom <= below.y or above.right <= below.x


def test_another_table_is_shown_when_it_is_drawn() -> None:
    given = services(settings=INSTANT)
    with page(given) as player:
        before = shown(player)
        click_on(player, "Table")
        player.settle()
        assert shown(player) != before


def test_the_deck_changes_in_the_middle_of_a_deal_once_it_is_drawn() -> None:
    given = services(settings=INSTANT)
    with page(given) as player:
        player.press("esc")
        player.settle()
        scene = player.scene
        assert isinstance(scene, TableScene)
        before = shown(player)
        skin = next(one.skin for one in shipped_skins() if one.id == "francesi")
        assert skin is not None
        player.cards.use(Deck.of(skin, "green"))
        player.canvas.forget()
        player.loop.redraw()
        player.frames(1)
        assert shown(player) == before
        player.settle()
        assert player.cards.deck.skin.manifest.id == "francesi"
        assert shown(player) != before


def test_large_cards_in_the_hand_are_seen_at_once() -> None:
    with page() as player:
        before = pygame.image.tobytes(player.window.surface, "RGB")
        player.click("Large cards in your hand")
        player.settle()
        toggle = player.widget("Large cards in your hand").area
        now = player.window.surface
        first = pygame.image.frombytes(before, now.get_size(), "RGB")
        # Left of the rows lies the hand below the table: its cards reach further out than those above it.
        changed = [
            (x, y)
            for x in range(0, round(toggle.x) - 20, 4)
            for y in range(0, first.get_height(), 4)
            if first.get_at((x, y))[:3] != now.get_at((x, y))[:3]
        ]
        assert len(changed) > 500
