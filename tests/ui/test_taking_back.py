"""Taking back at the table, by key and through the menu."""

from settebello.ui.scene import SceneId
from tests.pilot import Pilot
from tests.ui.tables import session
from tests.ui.test_table_scene import scene_of, seated, until_asked


def played_once(pilot: Pilot) -> None:
    """Play the first card of the hand, whatever it takes."""
    pilot.press("1")
    pilot.press("return")
    while scene_of(pilot).picking is not None and not scene_of(pilot).picking.idle:  # type: ignore[union-attr]
        pilot.press("return")


def test_the_last_card_is_taken_back_and_played_again_by_key() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_asked(pilot, table)
        before = table.match
        played_once(pilot)
        until_asked(pilot, table)
        after = table.match
        assert after != before
        pilot.press("ctrl+z")
        assert table.match == before
        assert "take-backs" in pilot.says(scene_of(pilot).message or "")
        assert set(scene_of(pilot).playback.here.hands[0]) == set(before.position.hands[0])  # type: ignore[union-attr]
        pilot.press("ctrl+y")
        assert table.match == after
        pilot.press("ctrl+z", "ctrl+shift+z")
        assert table.match == after


def test_what_cannot_be_taken_back_is_said() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_asked(pilot, table)
        pilot.press("ctrl+z")
        assert "nothing to take back" in pilot.says(scene_of(pilot).message or "")
        pilot.press("ctrl+y")
        assert "nothing to play again" in pilot.says(scene_of(pilot).message or "")


def test_the_menu_offers_to_take_back_only_when_there_is_something() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_asked(pilot, table)
        before = table.match
        pilot.press("escape")
        assert "Take back" not in labels(pilot)
        pilot.press("escape")
        played_once(pilot)
        until_asked(pilot, table)
        after = table.match
        pilot.press("escape")
        pilot.click("Take back")
        assert table.match == before
        assert pilot.at(SceneId.TABLE)
        pilot.press("escape")
        pilot.click("Play it again")
        assert table.match == after


def labels(pilot: Pilot) -> list[str]:
    return [pilot.says(widget.label) for widget in pilot.group.widgets]
