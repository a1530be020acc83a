"""The same cards again, in the window: branches, both tables, luck and play, and the deal of the day."""

from dataclasses import replace
from datetime import date
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from settebello.ai.process.adviser import NoAdvice
from settebello.coach.decision_history import actions_of
from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.daily import DailyResult, deal_of_the_day
from settebello.coach.duplicate.deal_work import LocalDealWork
from settebello.coach.duplicate.par import ParDeal
from settebello.coach.duplicate.playout import decided_by, record_played, record_with
from settebello.engine import Seat
from settebello.i18n import Catalogue
from settebello.notation import Record
from settebello.notation.purpose import Branch, SecondTable
from settebello.session import counted
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import Entry
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, Reset
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Option
from settebello.ui.menus.matches.match_rows import rows_of
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.menus.replay import ReplayScene
from settebello.ui.menus.same_cards import (
    BothTablesScene,
    BranchOverScene,
    DailyScene,
    LuckScene,
    SameCardsScene,
    SecondPlayerScene,
    both_tables_scene,
)
from settebello.ui.menus.same_cards.daily_scene import ROW, rank_rows
from settebello.ui.menus.same_cards.level_choice import levels_of
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.helps.deal_review import DealReview
from settebello.ui.table.model.helps.second_tables import SecondTables
from tests.coach.duplicate.material import HURRIED, played_match, players
from tests.pilot import services, shipped
from tests.ui.shelves import archive, put_away
from tests.ui.table.model.test_results import sheet as score_sheet

DAY = date(2026, 11, 24)
said = Catalogue("en")
YOU = Seat(0)


@pytest.fixture
def given() -> Services:
    return replace(services(), deal_work=LocalDealWork(HURRIED), today=lambda: DAY)


@pytest.fixture(scope="module")
def record() -> Record:
    return played_match(deals=2)


def pressed(scene: SameCardsScene | BothTablesScene | LuckScene | DailyScene, label: str) -> object:
    """Press a button by its English label, if it can be pressed."""
    scene.refresh()
    button = next(one for one in scene.tab_order if isinstance(one, Button) and said(one.label) == label)
    return button.activate() if button.enabled else None


def play_on(scene: BothTablesScene) -> None:
    """Let the second table play to the end."""
    assert scene.animating
    while not scene.comparison:
        scene.update(0.0)


def finished_branch(record: Record) -> Record:
    branch = branch_of(record, Moment(1, 7), YOU, {}, Random(1), anew=False)
    return record_with(branch, tuple(action for _, action in actions_of(record.deals[1].moves[7:])))


def test_the_replay_leads_to_the_moment_that_it_shows(given: Services, record: Record) -> None:
    scene = ReplayScene(given, record)
    for _ in range(6):
        scene.go(scene.reel.forward())
    assert scene.same_cards() == Push(routes.SameCards(record, 0, 6))


def test_the_choices_make_a_plan_and_the_plan_a_match(given: Services, record: Record) -> None:
    scene = SameCardsScene(given, routes.SameCards(record, 1, 7))
    scene.choose_cards(True)
    scene.choose_level("maestro")
    change = pressed(scene, "Play on from here")
    assert isinstance(change, Reset)
    assert isinstance(change.route, routes.PlayOn)
    branch = change.route.plan.branch(Random(1))
    assert isinstance(branch.purpose, Branch)
    assert (branch.purpose.deal, branch.purpose.move, branch.purpose.anew) == (1, 7, True)
    assert branch.level(Seat(1)) == "maestro"


def test_an_unfinished_match_is_asked_about_first(given: Services, record: Record) -> None:
    scene = SameCardsScene(replace(given, can_continue=lambda: True), routes.SameCards(record, 0, 0))
    assert isinstance(pressed(scene, "Play on from here"), Push)
    assert isinstance(scene.resumed(True), Reset)
    assert scene.resumed(None) is None


def test_an_unfinished_deal_offers_only_hidden_cards_anew(given: Services, record: Record) -> None:
    deal = record.deals[1]
    scopas = frozenset(place for place in deal.scopas if place < 9)
    begun = replace(
        record, deals=(record.deals[0], replace(deal, moves=deal.moves[:9], scopas=scopas, score=None))
    )
    scene = SameCardsScene(given, routes.SameCards(begun, 1, 9))
    assert scene.plan.anew
    assert list(scene.cards()) == [True]
    assert pressed(scene, "Compare tables") is None
    assert scene.plan.branch(Random(1)).deals[1].score is None


def test_at_the_end_of_a_deal_nothing_is_played_on(given: Services, record: Record) -> None:
    scene = SameCardsScene(given, routes.SameCards(record, 0, len(record.deals[0].moves)))
    assert scene.problem is not None
    assert pressed(scene, "Play on from here") is None


def test_both_tables_stop_where_the_plays_part(given: Services, record: Record) -> None:
    scene = BothTablesScene(given, routes.BothTables(record, 1, YOU, "esperto"))
    play_on(scene)
    found = scene.comparison
    assert found is not None
    assert found.parted is not None
    assert scene.place == scene.parting
    # Before the plays part, the same cards lie in the same order.
    first, second = scene.hands
    assert first == second == tuple(sorted(first))
    scene.handle(Press(Action.FIRST))
    assert scene.place == 0
    scene.handle(Press(Action.LAST))
    assert scene.place == scene.last == len(found.first.deals[0].moves)
    pressed(scene, "Where they part")
    assert scene.place == scene.parting
    pressed(scene, "Step forward")
    assert scene.place == (scene.parting or 0) + 1
    assert len(scene.read()) > 4
    assert pressed(scene, "Replay second table") == Push(routes.ReplayRecord(found.second))


def test_a_second_table_tells_what_is_done_and_can_be_stopped_and_played_again(
    given: Services, record: Record
) -> None:
    scene = BothTablesScene(given, routes.BothTables(record, 1, YOU, "esperto"))
    moves = len(record.deals[1].moves)
    for _ in range(5):
        scene.update(0.0)
    assert [said(one) for one in scene.read()] == [f"5 of {moves} moves"]
    pressed(scene, "Stop")
    assert not scene.animating
    assert scene.comparison is None
    assert said(scene.spoken.opening[1]) == "The second table was stopped."
    pressed(scene, "Play second table")
    play_on(scene)
    assert scene.comparison is not None


def test_luck_and_play_come_deal_by_deal_and_can_be_stopped(given: Services, record: Record) -> None:
    scene = LuckScene(given, record)
    assert len(scene.checks) == 2
    for _ in range(4):
        scene.update(0.0)
    assert 0 < scene.done < 1
    pressed(scene, "Stop")
    assert not scene.animating
    assert scene.results == ()
    scene.close()


def test_the_end_of_a_branch_says_by_how_much_it_went_better(given: Services, record: Record) -> None:
    branch = finished_branch(record)
    scene = BranchOverScene(given, branch)
    assert said(scene.verdict) == "Both plays ended alike."
    assert len(scene.lines) == 2
    better = record_played(
        branch_of(record, Moment(1, 7), YOU, {}, Random(1), anew=False),
        decided_by(players(), {YOU: "esperto", Seat(1): "bimbo"}, "x"),
    )
    assert "in the match" in said(BranchOverScene(given, better).lines[0])
    assert scene.leave() == Reset(routes.Title())


def test_branches_stand_beside_their_match_with_the_difference(
    given: Services, record: Record, tmp_path: Path
) -> None:
    other = played_match(deals=1, seed=2)
    put_away(tmp_path, other, record, finished_branch(record))
    matches = archive(tmp_path)
    matches.begin()
    while matches.advance() < 1:
        pass
    rows = [row for row in rows_of(given, matches.entries) if isinstance(row, Option)]
    place = next(n for n, row in enumerate(rows) if "played on from deal 2, turn 7" in said(row.words))
    match, branch = rows[place - 1].value, rows[place].value
    assert isinstance(match, Entry)
    assert isinstance(branch, Entry)
    assert match.summary is not None
    assert branch.summary is not None
    assert isinstance(branch.summary.purpose, Branch)
    assert branch.summary.purpose.match == match.summary.identity
    assert "as good as in the match" in said(rows[place].note)
    assert counted(matches.summaries) == ()


def test_a_match_with_a_second_table_adds_up_its_differences(given: Services, record: Record) -> None:
    found = SecondTables.of_record(given, replace(record, purpose=SecondTable("esperto")))
    assert found is not None
    before = found.difference, found.verdict
    assert before == (None, None)
    found.poll()
    total = sum(len(deal.moves) for deal in record.deals)
    assert said(found.words or "") == f"The second table plays: 2 of {total} moves."
    while not found.over:
        found.poll()
    again = SecondTables.of_record(given, replace(record, purpose=SecondTable("esperto")))
    assert again is not None
    # What was played is not played again.
    assert again.difference == found.difference is not None
    words = said(found.words or "")
    assert words.startswith("Second table: ")
    assert "Your result in all deals: " in words
    alone = SecondTables.of_record(
        given, replace(record, deals=record.deals[:1], purpose=SecondTable("esperto"))
    )
    assert alone is not None
    while not alone.over:
        alone.poll()
    assert alone.words == alone.verdict is not None
    assert SecondTables.of_record(given, record) is None


def test_new_game_offers_a_second_table_and_the_deal_of_the_day(given: Services) -> None:
    scene = NewGameScene(given)
    change = scene.open_second()
    assert isinstance(change, Push)
    assert isinstance(change.route, routes.SecondPlayer)
    SecondPlayerScene(given, change.route).choose("campione")
    assert scene.choice is not None
    assert scene.choice.second == "campione"
    assert scene.open_daily() == Push(routes.DailyDeal(scene.shown_game.id))


def daily(given: Services, tmp_path: Path, *played: Record) -> DailyScene:
    put_away(tmp_path, *played)
    scene = DailyScene(replace(given, archive=archive(tmp_path)), routes.DailyDeal("scopa"))
    for _ in range(20):
        scene.update(0.0)
    return scene


def done(day: date, seed: str) -> Record:
    deal = deal_of_the_day(shipped().ruleset("scopa"), day)
    return record_played(deal, decided_by(players(), {YOU: "bimbo", Seat(1): "esperto"}, seed))


def test_the_deal_of_the_day_begins_with_todays_cards(given: Services, tmp_path: Path) -> None:
    scene = daily(given, tmp_path)
    assert scene.result is None
    change = pressed(scene, "Play deal of the day")
    assert isinstance(change, Reset)
    assert change.route == routes.ContinueRecord(deal_of_the_day(shipped().ruleset("scopa"), DAY))
    offered = {said(one.label) for one in scene.tab_order if isinstance(one, Button)}
    assert not offered & {"Compare with levels", "Copy code"}, "there is no result to compare yet"


def test_the_first_result_of_today_is_ranked_among_the_levels(given: Services, tmp_path: Path) -> None:
    first = done(DAY, "a")
    scene = daily(given, tmp_path, done(date(2026, 11, 23), "z"), first, done(DAY, "b"))
    score = first.deals[0].score
    assert score is not None
    assert scene.result == DailyResult.of(first.ruleset, DAY, score)
    pressed(scene, "Compare with levels")
    for _ in range(3):
        scene.update(0.0)
    assert scene.animating
    assert len(scene.read()) == 1 + len(levels_of(given))
    pressed(scene, "Stop")
    assert not scene.animating


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ""),
        ("6zb2", "A code has 12 digits"),
        ("6ZB2-EQ08-3R07", "Compare every letter"),
        ("6ZB2-EQ08-3U07", "is in no code"),
        ("6zb2 eq08 3r06", "your friend's lead is"),
    ],
)
def test_a_friends_code_is_read_or_refused(given: Services, tmp_path: Path, text: str, words: str) -> None:
    scene = daily(given, tmp_path)
    scene.write(text)
    assert words in said(scene.compared())


def test_a_friends_result_of_today_is_compared_with_yours(given: Services, tmp_path: Path) -> None:
    first = done(DAY, "a")
    scene = daily(given, tmp_path, first)
    assert scene.result is not None
    scene.write(scene.result.code)
    assert "You did as well" in said(scene.compared())
    scene.write(replace(scene.result, own=scene.result.own + 2).code)
    assert "Your friend did" in said(scene.compared())


def test_what_is_told_of_a_code_has_its_place_on_the_sheet(given: Services, tmp_path: Path) -> None:
    scene = daily(given, tmp_path, done(DAY, "a"))
    scene.arrange(1280, 720)
    assert scene.result is not None
    before = scene.tab_order[-1].area
    scene.write(scene.result.code)
    scene.refresh()
    assert scene.told.area.width > 800
    assert scene.tab_order[-1].area == before


def test_the_plays_for_luck_run_without_words_and_end_with_a_single_deal(
    given: Services, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How often a deal is played has no bearing on this, but each play takes time.
    monkeypatch.setattr(ParDeal, "of", partial(ParDeal.of, count=25))
    for played in (record, finished_branch(record)):
        sheet = replace(score_sheet(variant="scopa"), record=played, person=YOU)
        review = DealReview(NoAdvice(), sheet, given.deal_work)
        while not review.over:
            review.poll()
        assert review.weighing
        assert review.progress is None, "no words say so"
        review.close()
        # Another deal of a match needs the average, which goes on.
        assert review.weighing is not played.one_deal_over


def test_the_levels_stay_above_the_buttons_while_a_code_is_told(given: Services, tmp_path: Path) -> None:
    scene = daily(given, tmp_path, done(DAY, "a"))
    scene.arrange(1280, 720)
    assert scene.result is not None
    scene.write(scene.result.code)
    pressed(scene, "Compare with levels")
    buttons = scene.tab_order[-1].area
    room = Area(0, scene.told.area.bottom + 20, 1000, buttons.y - 8 - scene.told.area.bottom - 20)
    rows = rank_rows(room, len(levels_of(given)))
    assert rows[-1].bottom <= room.bottom
    assert min(row.height for row in rows) >= 20
    assert all(above.bottom < below.y for above, below in pairwise(rows))
    assert [row.height for row in rank_rows(Area(0, 0, 1000, 400), 6)] == [ROW] * 6


def test_both_tables_are_on_the_cloth_of_the_match_with_cards_that_fill_it(
    given: Services, record: Record, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = BothTablesScene(given, routes.BothTables(record, 1, YOU, "esperto"))
    play_on(scene)
    cloths: list[Area] = []
    cards: list[Area] = []
    monkeypatch.setattr(both_tables_scene, "draw_cloth", lambda _, area, *rest, rose: cloths.append(area))
    monkeypatch.setattr(
        canvas, "card", lambda _, x, y, width: cards.append(Area.centred(x, y, width, width * RATIO))
    )
    scene.arrange(1280, 720)
    scene.draw(canvas)
    assert len(cloths) == 2
    assert cards
    assert min(card.width for card in cards) >= 85
    for card in cards:
        assert any(
            cloth.x < card.x and card.right < cloth.right and cloth.y < card.y and card.bottom < cloth.bottom
            for cloth in cloths
        )
