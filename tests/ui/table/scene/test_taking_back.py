"""Taking back at the table, by key and through the menu."""

from dataclasses import replace

from settebello.engine import Side
from settebello.session import NextDeal, PlayMove, TableSession, Waiting
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.scene import Pop, SceneId
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.model.score_model.results import AGAIN
from tests.pilot import Pilot
from tests.ui.table.scene.test_table_scene import scene_of, seated, until_asked
from tests.ui.tables import session


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
        assert "no card to take back" in pilot.says(scene_of(pilot).message or "")
        pilot.press("ctrl+y")
        assert "no card to play again" in pilot.says(scene_of(pilot).message or "")


def test_the_menu_offers_to_take_back_only_when_there_is_something() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_asked(pilot, table)
        before = table.match
        pilot.press("escape")
        assert "Take back card" not in labels(pilot)
        pilot.press("escape")
        played_once(pilot)
        until_asked(pilot, table)
        after = table.match
        pilot.press("escape")
        pilot.click("Take back card")
        assert table.match == before
        assert pilot.at(SceneId.TABLE)
        pilot.press("escape")
        pilot.click("Play the card again")
        assert table.match == after


def counted(table: TableSession) -> TableSession:
    """Play any cards to the end of the first deal."""
    table.submit(NextDeal())
    while table.match.score is None:
        position = table.match.position
        assert position is not None
        if table.waiting_for is Waiting.PERSON:
            table.submit(PlayMove(position.legal_moves()[0]))
        else:
            table.poll()
    return table


def at_the_sheet(pilot: Pilot) -> ScoreSheetScene:
    pilot.until(lambda: pilot.at(SceneId.SCORE_SHEET))
    assert isinstance(pilot.scene, ScoreSheetScene)
    return pilot.scene


def test_the_last_card_of_a_deal_is_taken_back_from_the_score_sheet_and_played_again() -> None:
    table = counted(session(seed=5))
    over = table.match
    with seated(table) as pilot:
        at_the_sheet(pilot)
        pilot.press("ctrl+z")
        assert pilot.at(SceneId.TABLE)
        assert table.match.score is None
        assert table.waiting_for is Waiting.PERSON
        assert "take-backs" in pilot.says(scene_of(pilot).message or "")
        pilot.press("ctrl+y")
        at_the_sheet(pilot)
        assert table.match == over


def test_the_score_sheet_gives_the_same_deal_again_by_key() -> None:
    with seated(counted(session(seed=5))) as pilot:
        assert at_the_sheet(pilot).handle(Press(Action.SAME_DEAL)) == Pop(AGAIN)


def test_nothing_is_taken_back_where_the_match_is_won_nobody_played_or_it_is_no_match() -> None:
    with seated(counted(session(seed=5))) as pilot:
        sheet = at_the_sheet(pilot).sheet
    assert sheet.taken_back
    assert not replace(sheet, winner=Side(0)).taken_back
    assert not replace(sheet, record=None).taken_back
    assert not replace(sheet, lesson=True).taken_back
    assert not replace(sheet, practice=True).taken_back


def labels(pilot: Pilot) -> list[str]:
    return [pilot.says(widget.label) for widget in pilot.group.widgets]
