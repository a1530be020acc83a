"""The story of a match: every sentence of it, by the names of those who sat there at the time."""

from dataclasses import replace

import pytest

from settebello.engine import Seat
from settebello.i18n import Catalogue
from settebello.notation import Record
from settebello.notation.record import LevelChange
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.results.story_scene import StoryScene
from settebello.ui.table.model.cast import Casts
from settebello.ui.table.model.film import Film
from settebello.ui.table.view.match_story import story_of
from tests.pilot import Pilot, services
from tests.ui.shelves import played
from tests.ui.tables import scenes, session

ENGLISH = Catalogue("en")
RECORD = played(2, ("greedy",))
SILENT = services(settings=Settings(language="en", speed=Speed.INSTANT, talk=Talk.OFF))


def exchanged(record: Record, deal: int, after: int) -> Record:
    """The record with the opponent exchanged after so many moves of a deal."""
    change = LevelChange(after, Seat(1), "random")
    deals = list(record.deals)
    deals[deal] = replace(deals[deal], changes=(change,))
    return replace(record, deals=tuple(deals))


def told(record: Record) -> list[str]:
    return [ENGLISH(one.words) for one in story_of(SILENT, record)]


def test_every_card_of_every_deal_is_told_in_its_order() -> None:
    story = list(story_of(SILENT, RECORD))
    assert [one.deal for one in story] == sorted(one.deal for one in story)
    for number, deal in enumerate(RECORD.deals):
        plays = [ENGLISH(one.words) for one in story if one.deal == number]
        takes = [text for text in plays if " take " in text or " takes " in text]
        lays = [text for text in plays if " lay " in text or " lays " in text]
        assert len(takes) + len(lays) == len(deal.moves)


@pytest.mark.parametrize("after", [0, 1, 8])
def test_whoever_came_in_the_middle_is_named_from_then_on(after: int) -> None:
    plain, other = told(RECORD), told(exchanged(RECORD, 0, after))
    before = sum("Alfonso" in text for text in plain)
    kept, new = (sum(name in text for text in other) for name in ("Alfonso", "Rosina"))
    assert kept + new == before
    assert new > 0
    first = next(n for n, text in enumerate(other) if "Rosina" in text)
    assert all("Alfonso" not in text for text in other[first:])
    played = sum("Alfonso takes" in text or "Alfonso lays" in text for text in other)
    assert (played > 1) is (after > 1)


def test_a_replay_has_at_each_moment_those_who_sat_there_then() -> None:
    record = exchanged(RECORD, 0, 4)
    film = Film.of(record)
    casts = Casts(SILENT, film)
    fourth, fifth = film.deals[0].plays[3:5]
    assert [ENGLISH(casts.at(0, place).players[1].name) for place in (0, fourth, fifth)] == [
        "Alfonso",
        "Alfonso",
        "Rosina",
    ]
    assert not casts.is_here(Seat(1), 0, fourth)
    assert casts.is_here(Seat(1), 0, fifth)


def test_the_story_is_read_from_the_menu_and_begins_with_the_latest() -> None:
    table = session(seed=6)
    with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.record.deals != ())
        pilot.settle()
        pilot.press("esc")
        pilot.click("Story of the match")
        assert isinstance(pilot.scene, StoryScene)
        spoken = [pilot.says(words) for words in pilot.group.spoken]
        assert spoken[0] == "Story of the match"
        assert "lays the" in spoken[1]
        assert spoken[-1] == "2 of 2"
        pilot.press("esc")
        assert pilot.at(SceneId.TABLE)
