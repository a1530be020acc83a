"""The page of the settings about how everything is seen."""

from dataclasses import replace

from settebello.storage.settings import Motion, Settings
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.widgets import Toggle
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session


def page(given: Services) -> Pilot:
    return Pilot(scenes(given, session()), routes.Display())


def test_everything_about_the_display_is_in_force_at_once() -> None:
    given = services()
    with page(given) as player:
        for label in ("High contrast", "Colour-blind-friendly colours", "Full screen"):
            player.click(label)
        motion = player.widget("Motion").area
        player.click((motion.right - 40, motion.centre[1]))
        now = given.settings.current
        assert (now.high_contrast, now.safe_marks, now.full_screen, now.motion) == (
            True,
            True,
            True,
            Motion.REDUCED,
        )


def test_sizes_go_up_and_down_by_keys() -> None:
    given = services()
    with page(given) as player:
        player.press("right", "right", "left", "down", "right")
        now = given.settings.current
        assert (now.ui_scale, now.text_size) == (110, 110)


def test_clicks_on_a_size_all_meet_the_arrow_they_began_with() -> None:
    given = services()
    with page(given) as player:
        row = player.widget("Interface size").area
        for size in ("110%", "125%", "150%"):
            player.click((row.right - 30, row.centre[1]))
            assert size in [player.says(words) for words in player.scene.spoken.focus]
            assert given.settings.current.ui_scale == 100
        player.until(lambda: not player.scene.animating)
        assert given.settings.current.ui_scale == 150


def test_a_size_that_was_clicked_is_taken_when_the_pointer_goes_elsewhere_or_the_page_is_left() -> None:
    given = services()
    with page(given) as player:
        row = player.widget("Text size").area
        player.click((row.right - 30, row.centre[1]))
        assert given.settings.current.text_size == 100
        player.click("High contrast")
        assert (given.settings.current.text_size, given.settings.current.high_contrast) == (150, True)
        row = player.widget("Interface size").area
        player.click((row.right - 30, row.centre[1]))
        player.press("escape")
        assert given.settings.current.ui_scale == 110


def test_a_size_that_only_the_file_has_is_among_the_choices() -> None:
    given = services(settings=Settings(language="en", ui_scale=137))
    with page(given) as player:
        assert "137%" in [player.says(words) for words in player.scene.spoken.focus]
        player.press("left")
        assert given.settings.current.ui_scale == 125


def test_the_page_shows_what_a_shortcut_has_changed() -> None:
    given = services()
    with page(given) as player:
        given.settings.change(Settings(language="en", full_screen=True))
        player.frames(1)
        switch = player.widget("Full screen")
        assert isinstance(switch, Toggle)
        assert switch.on


def test_the_page_says_whether_the_system_asks_for_reduced_motion() -> None:
    asks = replace(services(), reduced_motion=lambda: True)
    with page(asks) as player:
        assert "is set to reduced motion" in player.says(player.scene.note)  # type: ignore[attr-defined]
    with page(services()) as player:
        assert "is not set to reduced motion" in player.says(player.scene.note)  # type: ignore[attr-defined]
