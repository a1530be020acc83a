"""The rules page in the window: read by mouse, keys and gamepad, and whole in every language."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from settebello import resources
from settebello.i18n import languages
from settebello.manual.pages import pages
from settebello.rulebook import Rulebook
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, Wheel
from settebello.ui.kit.ports.services import RulesOf
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.rules import RulesScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

RULEBOOK = Rulebook((resources.rules(),))
EVERYTHING = {
    "declare": "cirulla",
    "ace.sweep": True,
    "ace.on_table": "take_ace_or_15",
    "capture.modes": ["equal", "sum", "fifteen"],
    "penalties.enabled": True,
    "bluff": True,
}
"""Rules whose page has every chapter there is."""


@contextmanager
def reading(
    *, changes: Mapping[str, Any] | None = None, language: str = "en", size: tuple[int, int] = (1280, 720)
) -> Iterator[Pilot]:
    """A pilot at the rules page of Scopa, with some rules changed."""
    port = services(settings=Settings(language=language, speed=Speed.INSTANT))
    with Pilot(scenes(port, session()), routes.Title(), size=size, language=language) as pilot:
        scopa = RULEBOOK.variant("scopa")
        pilot.stack.apply(Push(routes.Rules(RulesOf(scopa.name, scopa.ruleset.override(changes or {})))))
        pilot.frames(2)
        yield pilot


def page(pilot: Pilot) -> RulesScene:
    assert isinstance(pilot.scene, RulesScene)
    return pilot.scene


def test_the_page_opens_from_the_menu_of_the_table_with_the_rules_of_the_match() -> None:
    table = session("escoba", 2)
    with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
        pilot.press("esc")
        pilot.tab_to("Rules")
        pilot.press("enter")

        assert page(pilot).rules.ruleset == table.match.ruleset
        pilot.press("esc")
        assert pilot.at(SceneId.TABLE)


def test_the_page_opens_from_the_help_and_leads_back() -> None:
    with Pilot(scenes(services(), session()), routes.Title()) as pilot:
        pilot.press("f1")
        pilot.click("Rules")
        assert pilot.at(SceneId.RULES)
        pilot.press("esc", "esc")
        assert pilot.at(SceneId.TITLE)


def test_arrows_move_the_page_to_its_end_and_the_contents_follow() -> None:
    with reading() as pilot:
        last = len(pages(RULEBOOK.ruleset("scopa"))) - 1
        assert pilot.focus == "Rules"
        assert page(pilot).contents.value == 0
        for _ in range(100):
            pilot.press("down")

        assert page(pilot).contents.value == last
        end = page(pilot).page.top
        assert end > 500
        pilot.press("up")
        assert page(pilot).page.top < end


def test_the_wheel_moves_the_page_and_not_the_contents() -> None:
    with reading() as pilot:
        x, y = page(pilot).page.area.centre
        pilot.stack.handle(Wheel(x, y, -3.0))

        assert page(pilot).page.top > 100
        assert pilot.focus == "Rules"


def test_enter_turns_pages_and_begins_again_after_the_last() -> None:
    with reading() as pilot:
        pilot.press("enter")
        first = page(pilot).page.top
        assert first > 300
        for _ in range(50):
            pilot.press("enter")
            if page(pilot).page.top == 0:
                return
        raise AssertionError("the first page never came back")


def test_page_keys_turn_pages_and_go_to_the_ends_wherever_the_focus_is() -> None:
    with reading() as pilot:
        scene = page(pilot)
        pilot.press("tab", "tab")
        assert pilot.focus == "Done"
        pilot.press("page down")
        turned = scene.page.top
        assert turned > 300
        pilot.press("end")
        assert scene.page.top > turned
        pilot.press("page up", "home")
        assert scene.page.top == 0


def test_enter_in_the_contents_goes_to_the_page() -> None:
    with reading() as pilot:
        scene = page(pilot)
        pilot.press("tab", "down", "enter")
        assert pilot.group.focused is scene.page
        assert scene.contents.value == 1


def test_the_bar_is_dragged_by_the_mouse() -> None:
    with reading() as pilot:
        area = page(pilot).page.area
        pilot.drag((area.right - 16, area.y + 20), (area.right - 16, area.bottom - 12))
        end = page(pilot).page.top
        pilot.press("down")

        assert end > 500
        assert page(pilot).page.top == end


def test_a_click_on_the_text_leaves_it_where_it_is() -> None:
    with reading() as pilot:
        pilot.press("down")
        before = page(pilot).page.top
        pilot.click(page(pilot).page.area.centre)

        assert page(pilot).page.top == before


def test_a_heading_chosen_in_the_contents_comes_to_the_upper_edge() -> None:
    with reading() as pilot:
        pilot.press("left", "down", "down")
        assert pilot.focus == "Contents"
        assert page(pilot).contents.value == 2
        third = page(pilot).page.top
        pilot.press("down")

        assert 0 < third < page(pilot).page.top


def test_a_gamepad_reads_the_page_and_leaves_it() -> None:
    with reading() as pilot:
        for action in (Action.DOWN, Action.DOWN, Action.CONFIRM):
            pilot.stack.handle(Press(action))
        assert page(pilot).page.top > 300
        pilot.stack.handle(Press(Action.LEFT))
        while pilot.focus != "Done":
            pilot.stack.handle(Press(Action.DOWN))
        pilot.stack.handle(Press(Action.CONFIRM))

        assert pilot.at(SceneId.TITLE)


def test_a_smaller_window_keeps_the_page_within_its_ends() -> None:
    with reading() as pilot:
        pilot.press("end")
        pilot.resize((1000, 900))
        pilot.frames(2)
        end = page(pilot).page.top
        pilot.press("down")

        assert page(pilot).page.top == end


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_on_a_page_with_every_chapter(
    language: str, size: tuple[int, int], cut: list[str]
) -> None:
    with reading(changes=EVERYTHING, language=language, size=size) as pilot:
        seen = -1.0
        while page(pilot).page.top > seen:
            seen = page(pilot).page.top
            pilot.press("enter")
    assert cut == []
