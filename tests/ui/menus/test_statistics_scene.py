"""The statistics: chosen, drawn, begun anew, by keyboard alone and by mouse."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello.i18n import languages, number, percent
from settebello.session import CardGroup, MatchSummary, shuffle_statistics_of, summary_of, tally_of
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import READING
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Choice
from settebello.ui.menus.statistics import StatisticsScene
from settebello.ui.menus.statistics.dealt_table import dealt_note, summary_sentence
from settebello.ui.menus.statistics.match_selection import Matches, Selection
from settebello.ui.menus.statistics.statistics_figures import a_deal, categories_in, draw_bars, figures_of
from settebello.ui.menus.title_scene import TitleScene
from tests.pilot import NoMatches, Pilot, services
from tests.ui.shelves import archive, played, put_away

RECORDS = (
    played(1, ("random",)),
    played(2, ("greedy",)),
    played(3, ("random",), "cirulla"),
    played(5, ("greedy", "random", "greedy")),
    played(6, ("greedy",), "escoba"),
)
LOST_COUNT = played(7, steps=30)


class Many(NoMatches):
    """As many matches as somebody plays in years, with numbers as wide as they get."""

    def __init__(self, summaries: tuple[MatchSummary, ...]) -> None:
        self.summaries = summaries


STATISTICS = routes.Statistics()


def make(given: Services, route: Route) -> Scene:
    match route:
        case routes.Statistics():
            return StatisticsScene(given)
        case routes.Dialog(question):
            return DialogScene(given, question)
        case _:
            return TitleScene(given)


def play(given: Services, first: Route = STATISTICS, language: str = "en") -> Pilot:
    pilot = Pilot(lambda route: make(given, route), first, language=language)
    pilot.frames(3)
    return pilot


def scene(pilot: Pilot) -> StatisticsScene:
    assert isinstance(pilot.scene, StatisticsScene)
    return pilot.scene


def words(pilot: Pilot, place: int) -> list[str]:
    choice = pilot.group.widgets[place]
    assert isinstance(choice, Choice)
    return [pilot.says(option.words) for option in choice.options]


@pytest.fixture
def given(tmp_path: Path) -> Services:
    put_away(tmp_path, *RECORDS, LOST_COUNT)
    return services(archive=archive(tmp_path))


def test_everything_is_counted_until_somebody_chooses(given: Services) -> None:
    with play(given, routes.Title()) as pilot:
        pilot.press("down", "down", "right", "enter")
        pilot.frames(3)
        assert scene(pilot).tally == tally_of(summary_of(record) for record in RECORDS)


def test_games_opponents_and_levels_are_chosen_by_keyboard(given: Services) -> None:
    with play(given) as pilot:
        assert sorted(words(pilot, 0)) == ["All games", "Cirulla", "Escoba", "Scopa"]
        assert words(pilot, 1) == ["All opponents", "Rosina", "Alfonso"]
        assert words(pilot, 2) == ["All levels", "Rosina", "Alfonso"]
        pilot.press("tab", "tab", "right")
        tally = scene(pilot).tally
        assert tally is not None
        assert tally.matches == 2
        pilot.press("tab", "right", "right")
        assert scene(pilot).tally is None
        pilot.press("right")
        assert scene(pilot).tally == tally


def test_games_are_chosen_by_mouse(given: Services) -> None:
    with play(given) as pilot:
        area = pilot.group.widgets[0].area
        pilot.click((area.right - 20, area.centre[1]))
        tally = scene(pilot).tally
        assert tally is not None
        assert tally.matches < len(RECORDS)
        pilot.click((area.x + 20, area.centre[1]))
        assert scene(pilot).tally == tally_of(summary_of(record) for record in RECORDS)
        pilot.click("Done")
        assert pilot.at(None)


def test_a_partner_is_no_opponent() -> None:
    matches = Matches(services(), [summary_of(RECORDS[3])])
    assert list(matches.opponents()) == [None, "greedy"]
    assert matches.chosen(Selection(opponent="random")) == ()


def test_counting_begins_anew_after_a_question_and_the_matches_stay(given: Services, tmp_path: Path) -> None:
    with play(given) as pilot:
        pilot.click("Reset statistics")
        assert pilot.at(SceneId.DIALOG)
        pilot.press("enter")
        assert scene(pilot).tally is not None
        pilot.click("Reset statistics")
        pilot.click("Reset statistics")
        pilot.frames(3)
        assert scene(pilot).tally is None
        assert not pilot.widget("Reset statistics").enabled
        assert pilot.focus == "Done"
    assert len(list((tmp_path / "matches" / "finished").glob("*.scopa"))) == len(RECORDS) + 1


def test_while_matches_are_read_no_figures_are_told(given: Services) -> None:
    fresh = StatisticsScene(given)
    assert fresh.animating
    assert fresh.read()[-1] == READING
    with play(given) as pilot:
        pilot.click("Show card luck")
        shown = scene(pilot)
        shown.resumed(result=True)
        assert shown.animating
        assert shown.read()[-1] == READING
        assert shown.spoken.notice is None


def test_the_cards_dealt_are_shown_and_read_by_keyboard_alone(given: Services) -> None:
    with play(given) as pilot:
        assert scene(pilot).dealt is None
        pilot.tab_to("Show card luck")
        pilot.press("enter")
        found = scene(pilot).dealt
        assert found == shuffle_statistics_of(summary_of(record) for record in RECORDS)
        pilot.frames(1)
        notice = scene(pilot).spoken.notice
        assert notice is not None
        said = [pilot.says(notice), *map(pilot.says, scene(pilot).read())]
        settebello = found.of(CardGroup.SETTEBELLO)
        assert settebello is not None
        chance = f"by chance {settebello.low} to {settebello.high}."
        assert said[0] == f"In your hand: settebello in {settebello.own} of {found.deals} deals; {chance}"
        assert said[0] in said[1:]
        for one in found.groups:
            assert any(f"you {one.own}, by chance {one.low} to {one.high}; " in words for words in said)
        pilot.press("enter")
        assert pilot.focus == "Show card luck"
        assert scene(pilot).dealt is None


def test_the_cards_dealt_follow_the_filters_by_mouse(given: Services) -> None:
    with play(given) as pilot:
        pilot.click("Show card luck")
        before = scene(pilot).dealt
        area = pilot.group.widgets[0].area
        pilot.click((area.right - 20, area.centre[1]))
        after = scene(pilot).dealt
        assert before is not None
        assert after is not None
        assert 0 < after.deals < before.deals
        pilot.click("Back to statistics")
        assert scene(pilot).dealt is None


def test_a_deal_that_cannot_be_compared_is_said(given: Services) -> None:
    found = shuffle_statistics_of(summary_of(record) for record in RECORDS)
    with play(given) as pilot:
        for left_out, words in (
            (0, "95 of 100 cases."),
            (1, "One deal is left out"),
            (3, "3 deals are left out"),
        ):
            assert words in pilot.says(dealt_note(replace(found, left_out=left_out)))
        nothing = replace(found, groups=())
        sentence = summary_sentence(nothing, given.ruleset("scopa", {}))
        assert pilot.says(sentence) == "There are no deals to compare with chance."


def test_without_matches_a_sentence_says_what_counts() -> None:
    with play(services()) as pilot:
        assert scene(pilot).tally is None
        assert [w for w in pilot.group.widgets if w.reachable] == [
            pilot.widget("Achievements"),
            pilot.widget("Done"),
        ]
        pilot.press("enter")
        assert pilot.at(None)


def test_a_disk_that_refuses_is_told(given: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(given.archive, "reset", refuse)
    with play(given) as pilot:
        pilot.click("Reset statistics")
        pilot.click("Reset statistics")
        pilot.frames(3)
        assert scene(pilot).trouble == "the disk is full"
        assert scene(pilot).tally is not None


def test_the_lines_say_what_the_tally_says() -> None:
    tally = tally_of(summary_of(record) for record in RECORDS)
    shown = {figure.label.key: figure.own for figure in figures_of(tally)}
    assert shown["Matches played"] == number(5)
    assert shown["Matches won"] == number(tally.won)
    assert shown["Win rate"] == percent(tally.won / 5)
    assert set(categories_in(tally)) == {
        one for one in tally.own_categories if tally.own_categories[one] or tally.other_categories[one]
    }


@pytest.mark.parametrize(
    ("points", "deals", "said"), [(7, 2, "3.5"), (0, 3, "0.0"), (-7, 2, "−3.5"), (2, 3, "0.7"), (5, 0, "0.0")]
)
def test_a_number_by_the_deal_has_one_tenth(points: int, deals: int, said: str) -> None:
    with play(services()) as pilot:
        assert pilot.says(a_deal(points, deals)) == said


def test_a_legend_says_whose_bars_have_which_colour(given: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    with play(given) as pilot:
        told: dict[str, str] = {}
        swatches: list[str] = []

        def text(words: Words, *_: float, colour: str = "", **__: object) -> float:
            told.setdefault(pilot.says(words), colour)
            return 60.0

        monkeypatch.setattr(pilot.canvas, "text", text)
        monkeypatch.setattr(
            pilot.canvas, "box", lambda area, style: swatches.append(style.fill) if area.width == 15 else None
        )
        scene = pilot.scene
        assert isinstance(scene, StatisticsScene)
        assert scene.tally is not None
        draw_bars(pilot.canvas, scene.tally, RECORDS[0].ruleset, Area(0, 0, 400, 400))
        assert [told["Others"], told["You"]] == swatches[:2]
        assert told["You"] != told["Others"]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_however_much_was_played(language: str, cut: list[str]) -> None:
    many = Many(tuple(summary_of(record) for record in RECORDS) * 300)
    with play(services(archive=many), language=language) as pilot:
        pilot.press(*["tab", "right"] * 3)
    assert cut == []
