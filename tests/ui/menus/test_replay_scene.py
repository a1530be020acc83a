"""Looking at a match: by keyboard alone, by mouse alone, and written down."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from settebello.ai import Adviser
from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.process.adviser import Advice, NoAdvice
from settebello.ai.search.tree_sample import Lead
from settebello.app.files.exports import Exports
from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.coach.review import Decision, JudgedDecision, Reviewed, decisions_of
from settebello.engine import Believed, Card, Doubted, Move, Rank, Seat, SeatView
from settebello.i18n import languages
from settebello.notation import Record
from settebello.notation.record import replay
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Push, Scene, SceneId
from settebello.ui.kit.transport import Timeline, TransportKey, ledge
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.menus.replay import ReplayScene
from settebello.ui.menus.replay.opponent_question import latest_play
from settebello.ui.table.layout import Edge
from settebello.ui.table.model.helps.deal_review import better_here
from settebello.ui.table.model.helps.reason_words import reasons_told
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.view import signs
from settebello.ui.table.view.still_table import Still
from tests.pilot import Pilot, services
from tests.ui.shelves import book, played


class Below(BaseScene):
    """Lies under the scene that is looked at, so that leaving it can be seen."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#004400")


FINISHED = played(2)
SURE = Lead(0.5, 0.4, 0.6)
PAIRS = MoveReason(ReasonKind.BREAKS_PAIRS, ranks=(Rank.TWO, Rank.THREE, Rank.NINE))
TAKEN = MoveReason(ReasonKind.TAKES_SEVENS, cards=(Card.parse("7s"),), number=2)
UNFINISHED = played(1, steps=30)


@contextmanager
def looking(
    record: Record = FINISHED,
    speed: Speed = Speed.INSTANT,
    language: str = "en",
    folder: Path | None = None,
    reviewed: Reviewed | None = None,
    adviser: Adviser | None = None,
) -> Iterator[Pilot]:
    """A pilot in front of a match."""

    def make(route: Route) -> Scene:
        return ReplayScene(given, record, reviewed) if isinstance(route, routes.ReplayKept) else Below()

    given = services(settings=Settings(language=language, speed=speed))
    given = given if adviser is None else replace(given, adviser=adviser)
    with Pilot(make, routes.Title(), language=language) as pilot:
        if folder is not None:
            given = replace(given, exports=Exports(folder, pilot.canvas, pilot.says))
        pilot.stack.apply(Push(routes.ReplayKept()))
        pilot.frames(2)
        yield pilot


def scene(pilot: Pilot) -> ReplayScene:
    assert isinstance(pilot.scene, ReplayScene)
    return pilot.scene


def where(pilot: Pilot) -> tuple[int, int]:
    reel = scene(pilot).reel
    return reel.deal, reel.place


def test_the_keys_lead_everywhere_and_out() -> None:
    with looking() as pilot:
        deals = len(FINISHED.deals)
        assert where(pilot) == (0, 0)
        pilot.press("right", "right", "left")
        assert where(pilot) == (0, 1)
        pilot.press("end")
        assert scene(pilot).reel.counted
        pilot.press("right")
        assert where(pilot) == ((1, 0) if deals > 1 else (0, scene(pilot).reel.last))
        pilot.press("home", "down")
        assert scene(pilot).reel.moment.swept or not any(deal.sweeps for deal in scene(pilot).reel.film.deals)
        pilot.press("page up", "page up", "up", "page down")
        pilot.press("esc")
        assert pilot.at(SceneId.TITLE)


def test_every_button_does_what_its_key_does() -> None:
    with looking() as pilot:
        for label, expected in (
            ("Step forward", (0, 1)),
            ("Step forward", (0, 2)),
            ("Step back", (0, 1)),
            ("Previous deal", (0, 0)),
        ):
            pilot.click(label)
            assert where(pilot) == expected
        reel = scene(pilot).reel
        for label, there in (
            ("Next sweep", reel.next_sweep()),
            ("Previous sweep", reel.next_sweep().previous_sweep()),
            ("Next deal", reel.next_sweep().previous_sweep().next_deal()),
        ):
            pilot.click(label)
            assert scene(pilot).reel == there
        pilot.click("Previous deal")
        bar = pilot.widget("Position in the match").area
        pilot.click((bar.right - 12, bar.centre[1]))
        assert scene(pilot).reel.counted
        pilot.drag((bar.right - 12, bar.centre[1]), (bar.x + 12, bar.centre[1]))
        assert scene(pilot).reel.place == 0
        pilot.click("Done")
        assert pilot.at(SceneId.TITLE)


def test_going_back_and_forth_shows_the_same_picture_again() -> None:
    with looking() as pilot:
        pilot.press(*["right"] * 5)
        before = scene(pilot).stage.still().key
        pilot.press("right", "right", "left", "left")
        assert scene(pilot).stage.still().key == before


@pytest.mark.parametrize("speed", list(Speed))
def test_a_match_is_played_by_itself_at_the_speed_set_until_its_end(speed: Speed) -> None:
    with looking(played(3, target=1), speed) as pilot:
        pilot.press("space")
        assert scene(pilot).playing
        pilot.until(lambda: where(pilot)[1] >= 3)
        pilot.press("space")
        assert not scene(pilot).playing
        here = where(pilot)
        pilot.frames(200)
        assert where(pilot) == here
        while not scene(pilot).reel.at_end:
            pilot.press("end")
            if not scene(pilot).reel.at_end:
                pilot.press("right")
        pilot.press("space")
        assert scene(pilot).playing
        assert where(pilot) == (0, 0)


def test_a_motion_ends_when_another_step_is_asked_for() -> None:
    with looking(speed=Speed.CALM) as pilot:
        pilot.press("right")
        assert pilot.stack.animating
        pilot.press("right", "right")
        assert where(pilot) == (0, 3)
        pilot.press("left")
        assert not pilot.stack.animating


def test_the_words_are_those_of_play() -> None:
    with looking() as pilot:
        pilot.press("right")
        message = scene(pilot).message
        assert message is not None
        assert any(word in pilot.says(message) for word in ("lay", "take", "clear"))


def test_a_match_is_seen_from_where_the_player_sat() -> None:
    first, second = FINISHED.seats[:2]
    assert first.level is None
    for seats, bottom in (
        ((first, second), 0),
        ((second, first), 1),
        ((first, first), 0),
        ((second, second), 0),
    ):
        with looking(replace(FINISHED, seats=seats)) as pilot:
            layout = scene(pilot).stage.still().layout
            edges = [place.edge for place in layout.seats]
            assert edges.index(Edge.BOTTOM) == bottom
            poses = resting_poses(scene(pilot).stage.still().here, layout)
            own = scene(pilot).stage.still().here.hands[bottom]
            low = min(poses[card].y for card in own)
            assert low > layout.height / 2


def test_hands_lie_open_only_in_a_deal_that_is_over() -> None:
    def faces(still: Still) -> int:
        return len(still.here.shown)

    with looking() as pilot:
        assert faces(scene(pilot).stage.still()) == 0
        pilot.click("Show all hands")
        assert faces(scene(pilot).stage.still()) == 6
    with looking(UNFINISHED) as pilot:
        pilot.press("page down", "page down", "page down", "home")
        assert not scene(pilot).reel.here.over
        pilot.click("Show all hands")
        assert faces(scene(pilot).stage.still()) == 0
        assert "once the deal is over" in pilot.says(scene(pilot).message or "")
    _, second = FINISHED.seats
    with looking(replace(FINISHED, seats=(second, second))) as pilot:
        # Nobody's own hand would be seen otherwise.
        assert faces(scene(pilot).stage.still()) == 6
        pilot.click("Show all hands")
        assert faces(scene(pilot).stage.still()) == 0


def test_a_deal_is_written_as_a_text_in_the_language_of_the_player(tmp_path: Path) -> None:
    with looking(language="de", folder=tmp_path / "exports") as pilot:
        pilot.click("Menü")
        pilot.click(pilot.says(pilot.group.widgets[3].label))
        (path,) = (tmp_path / "exports").glob("*.txt")
        assert str(path) in pilot.says(scene(pilot).message or "")
    text = path.read_text(encoding="utf-8")
    deal = FINISHED.deals[0]
    lines = text.splitlines()
    assert lines[0].startswith("Scopa")
    for number, move in enumerate(deal.moves, 1):
        assert any(line.startswith(f"{number:3}. {move}") for line in lines)
    assert any("Primiera" in line for line in lines)
    assert deal.score is not None
    assert any(line.split()[: len(deal.score)] == list(map(str, deal.score)) for line in lines)


def test_the_hands_of_a_deal_in_progress_are_not_written(tmp_path: Path) -> None:
    with looking(UNFINISHED, folder=tmp_path) as pilot:
        pilot.press("page down", "page down", "page down", "home")
        pilot.click("Menu")
        pilot.click("Save deal as text")
        (path,) = tmp_path.glob("*.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert not any(line.rstrip().endswith("  Rosina") for line in lines)


def test_a_card_that_may_still_be_doubted_is_not_written(tmp_path: Path) -> None:
    record, hidden = open_claim()
    with looking(record, folder=tmp_path) as pilot:
        while not scene(pilot).reel.at_end:
            pilot.press("end")
            pilot.press("page down")
        pilot.click("Menu")
        pilot.click("Save deal as text")
        (path,) = tmp_path.glob("*.txt")
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert str(hidden) not in last


def open_claim() -> tuple[Record, Card]:
    """A match that was left while a card of an opponent lay face down."""
    for steps in range(4, 400):
        record = played(3, ("greedy",), "scopa_bugiarda", target=8, steps=steps)
        match = replay(record).match
        claim = match.position.claim if match.position is not None else None
        if claim is not None and claim.seat and claim.card is not None:
            return record, claim.card
    raise AssertionError("nobody claims anything")


ASKING = (("doubters", "any"),)


def asked_match() -> tuple[Record, Card]:
    """A match that was left while an opponent's card lay face down and one opponent had believed it."""
    for steps in range(4, 600):
        levels = ("greedy", "greedy")
        record = played(3, levels, "scopa_bugiarda", target=8, steps=steps, changes=ASKING)
        position = replay(record).match.position
        if position is not None and position.claim and position.history[-1].judge is not None:
            assert position.claim.card is not None
            return record, position.claim.card
    raise AssertionError("nobody believes anything")


def test_who_has_believed_is_written_and_the_card_is_not(tmp_path: Path) -> None:
    record, hidden = asked_match()
    with looking(record, folder=tmp_path) as pilot:
        while not scene(pilot).reel.at_end:
            pilot.press("end")
            pilot.press("page down")
        pilot.click("Menu")
        pilot.click("Save deal as text")
        (path,) = tmp_path.glob("*.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-1].rstrip().endswith(" believes it.") or lines[-1].endswith("You believe it.")
    assert not any(str(hidden) in line for line in lines[-2:])


def test_every_answer_is_a_step_of_the_replay_and_says_whose_it_is(tmp_path: Path) -> None:
    record = played(5, ("greedy", "greedy"), "scopa_bugiarda", target=8, changes=ASKING)
    with looking(record, folder=tmp_path) as pilot:
        reel = scene(pilot).reel
        answers = {
            place: event
            for place, moment in enumerate(reel.here.moments)
            for event in moment.events
            if isinstance(event, Believed | Doubted)
        }
        assert {type(event) for event in answers.values()} == {Believed, Doubted}
        pilot.click("Menu")
        pilot.click("Save deal as text")
        (path,) = tmp_path.glob("*.txt")
        lines = path.read_text(encoding="utf-8").splitlines()
        believed = [line for line in lines if re.search(r"\bbelieves? it\.", line)]
        doubted = [line for line in lines if re.search(r"\bdoubts? it\.", line)]
        assert len(believed) == sum(isinstance(event, Believed) for event in answers.values())
        assert len(doubted) == sum(isinstance(event, Doubted) for event in answers.values())
        for _ in range(max(answers)):
            pilot.press("right")
            place = scene(pilot).reel.place
            if place in answers and scene(pilot).reel.deal == 0:
                turn = scene(pilot).reel.here.moments[place - 1].here.turn_of
                assert turn == answers[place].seat


def test_the_table_is_written_as_a_picture_without_the_panel(tmp_path: Path) -> None:
    with looking(folder=tmp_path) as pilot:
        pilot.press("right")
        pilot.settle()
        pilot.click("Menu")
        pilot.click("Save as picture")
        pilot.click("Menu")
        pilot.click("Save as picture")
        first, second = sorted(tmp_path.glob("*.png"))
        picture = pygame.image.load(first)
        assert picture.get_width() == 1280
        assert 600 < picture.get_height() < 720
        assert first.read_bytes() == second.read_bytes()
        assert "-2" in second.name or "-2" in first.name
        pilot.press("end")
        pilot.click("Menu")
        pilot.click("Save as picture")
        assert len(list(tmp_path.glob("*.png"))) == 3


def test_a_picture_asked_for_before_anything_was_drawn_shows_the_cards_of_its_own_game(
    tmp_path: Path,
) -> None:
    with looking(folder=tmp_path) as pilot:
        pilot.settle()
        pilot.click("Menu")
        pilot.click("Save as picture")
        # As if it had just been opened over a game with another pack, none of whose pictures are here.
        pilot.canvas.cards.ruleset = book().ruleset("cicera")
        pilot.canvas.cards.keep(())
        scene(pilot).write_picture()
        first, second = sorted(tmp_path.glob("*.png"))
        assert first.read_bytes() == second.read_bytes()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way", encoding="utf-8")
    with looking(folder=tmp_path / "exports") as pilot:
        for label in ("Save deal as text", "Save as picture"):
            pilot.click("Menu")
            pilot.click(label)
            assert "Couldn't save the file" in pilot.says(scene(pilot).message or "")


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_in_any_language(language: str, cut: list[str]) -> None:
    with looking(played(2, ("amico", "bimbo", "amico")), language=language) as pilot:
        for _ in pilot.group.widgets:
            pilot.press("tab")
        pilot.press("right", "end")
    assert cut == []


def test_a_key_writes_the_deal_down(tmp_path: Path) -> None:
    with looking(folder=tmp_path / "exports") as pilot:
        pilot.press("ctrl+e")
        assert len(list((tmp_path / "exports").glob("*.txt"))) == 1


def review_of(record: Record, deal: int, cost: float = 0.4) -> Reviewed:
    """A review in which another legal move is worth more than each of two moves of the person."""
    moments = []
    own = [one for one in decisions_of(record, deal) if one.seat == 0]
    for decision in (own[0], own[-1]):
        other = next(move for move in decision.view.legal_moves() if move != decision.move)
        moments.append(JudgedDecision(decision, MoveValue(other, cost, 0.01, ()), cost))
    return Reviewed(record, deal, tuple(moments))


def test_a_review_has_buttons_that_name_its_moments_and_no_sweeps() -> None:
    with looking(reviewed=review_of(FINISHED, 0)) as pilot:
        labels = [pilot.says(widget.label) for widget in pilot.group.widgets]
        assert "Next key move" in labels
        assert "Previous key move" in labels
        assert not [label for label in labels if "weep" in label]
        buttons = [widget for widget in pilot.group.widgets if isinstance(widget, TransportKey)]
        signs = [sign for button in buttons for sign in button.signs]
        assert "broom" not in signs
        first, second = scene(pilot).stops
        assert where(pilot) == (0, first)
        pilot.click("Next key move")
        assert where(pilot) == (0, second)
        pilot.click("Previous key move")
        assert where(pilot) == (0, first)


def test_the_moments_of_a_review_are_those_of_its_own_deal_alone() -> None:
    record = played(4, target=6)
    assert len(record.deals) > 1
    with looking(record, reviewed=review_of(record, 1)) as pilot:
        first, second = scene(pilot).stops
        pilot.press("page up", "page up")
        assert where(pilot) == (0, 0)
        assert scene(pilot).stops == ()
        for place in (first, second):
            scene(pilot).go(scene(pilot).reel.to(place))
            assert "worth about" not in pilot.says(scene(pilot).message or "")
        pilot.click("Next key move")
        assert where(pilot) == (1, first)


def test_the_advice_of_a_review_is_written_in_whole_sentences() -> None:
    with looking(reviewed=review_of(FINISHED, 0)) as pilot:
        said = pilot.says(scene(pilot).message or "")
        assert "is about 0.4 points better. " in said
        assert not re.search(r"[:,;] (Lay|Take)", said)


class Faultfinder(NoAdvice):
    """Knows a better move for every decision, and takes its time for each."""

    def __init__(self, lead: Lead | None = SURE) -> None:
        self.lead = lead
        self.views: list[SeatView] = []
        self.forgotten = 0
        self.waits = 0

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        self.views.append(view)
        return len(self.views)

    def poll(self, request: int) -> Advice | None:
        self.waits += 1
        if self.waits % 2:
            return None
        *others, best = self.views[request - 1].legal_moves()
        values = [
            MoveValue(best, 1.0, 0.01, ()),
            *(MoveValue(one, 0.5, 0.01, (), self.lead) for one in others),
        ]
        return Advice(request, Analysis(tuple(values), 10))

    def forget(self, request: int) -> None:
        self.forgotten += 1


def ask_by_key(pilot: Pilot) -> None:
    pilot.tab_to("Ask the coach about this deal")
    pilot.press("enter")


@pytest.mark.parametrize(
    "ask",
    [
        pytest.param(lambda pilot: pilot.click("Ask the coach about this deal"), marks=pytest.mark.slow),
        ask_by_key,
    ],
)
def test_the_coach_reviews_a_finished_deal_of_any_match_and_shows_the_costliest_move(
    ask: Callable[[Pilot], None],
) -> None:
    coach = Faultfinder()
    with looking(adviser=coach) as pilot:
        ask(pilot)
        assert "Still thinking: " in pilot.says(scene(pilot).message or "")
        assert not scene(pilot).reviewing
        pilot.until(lambda: scene(pilot).reviewing)
        assert {view.seat for view in coach.views} == {0}
        assert where(pilot)[1] in scene(pilot).stops
        assert "Another move is about 0.5 points better." in pilot.says(scene(pilot).message or "")
        labels = [pilot.says(widget.label) for widget in pilot.group.widgets]
        assert "Next key move" in labels
        asked = len(coach.views)
        pilot.press("home")
        pilot.click("List better moves")
        rows = [pilot.says(widget.label) for widget in pilot.group.widgets]
        assert rows[0].endswith(", about 0.5 points")
        assert rows[-1] == "Done"
        pilot.press("esc")
        assert where(pilot) == (0, 0)
        pilot.press("enter", "down", "enter")
        assert f"Turn {where(pilot)[1]}:" in rows[1]
        assert where(pilot)[1] in scene(pilot).stops
        assert len(coach.views) == asked


def test_what_the_player_could_expect_is_shown_as_far_as_it_is_known() -> None:
    with looking(adviser=Faultfinder()) as pilot:
        assert scene(pilot).curve == ()
        before = [pilot.says(line) for line in scene(pilot).read()]
        assert not [line for line in before if "lead" in line]
        pilot.click("Ask the coach about this deal")
        pilot.until(lambda: bool(scene(pilot).curve))
        known = [points for points in scene(pilot).curve if points is not None]
        assert scene(pilot).curve[-1] is None
        assert set(known) <= {1.0, 0.5}
        pilot.until(lambda: scene(pilot).reviewing)
        curve = scene(pilot).curve
        own, other = scene(pilot).reel.here.match.scores
        assert len(curve) == scene(pilot).reel.last + 1
        assert curve[-1] == own - other
        for place in scene(pilot).stops:
            assert curve[place : place + 2] == (1.0, 0.5)
        assert "Expected lead: +1.0" in pilot.says(scene(pilot).read()[2])
        pilot.press("end")
        assert [line for line in map(pilot.says, scene(pilot).read()) if line.startswith("Lead at the end: ")]
        bar = pilot.widget("Position, and the lead to expect").area
        pilot.click((bar.x + 12, bar.centre[1]))
        assert where(pilot) == (0, 0)


SEVERAL = played(4, target=6)
"""A match of several deals."""


def timeline(pilot: Pilot) -> Timeline:
    found = next(widget for widget in pilot.group.widgets if isinstance(widget, Timeline))
    assert found.area.width > 1200
    return found


def test_the_timeline_is_that_of_the_whole_match() -> None:
    with looking(SEVERAL) as pilot:
        line, reel = timeline(pilot), scene(pilot).reel
        assert len(line.chapters) == len(SEVERAL.deals) > 1
        assert line.last + 1 == sum(reel.to_deal(deal).last + 1 for deal in range(len(SEVERAL.deals)))
        for deal, part in enumerate(line.chapters):
            for place in (0, 7, reel.to_deal(deal).last):
                pilot.click((line.x_of(part.first + place), line.track.centre[1]))
                assert where(pilot) == (deal, place)
                assert line.place_now == part.first + place
        pilot.press("home", "left")
        assert line.place_now == line.chapters[-1].first - 1


def test_sweeps_and_the_settebello_are_marked_and_a_click_near_a_mark_goes_to_it() -> None:
    with looking(SEVERAL) as pilot:
        line, reel = timeline(pilot), scene(pilot).reel
        firsts = [part.first for part in line.chapters]
        sweeps = {first + p for first, deal in zip(firsts, reel.film.deals, strict=True) for p in deal.sweeps}
        assert sweeps == {mark.place for mark in line.marks if mark.glyph == "broom"}
        coins = [mark.place for mark in line.marks if mark.glyph == "coins"]
        assert len(coins) == len(SEVERAL.deals)
        for place in coins:
            pilot.click((line.x_of(place) + 2.5, line.area.y + 8))
            assert line.place_now == place
            assert scene(pilot).reel.moment.takes(Card.parse("7d"))


def test_costly_moves_are_marked_red_beside_the_sweeps_once_the_coach_has_reviewed_the_deal() -> None:
    with looking(SEVERAL, reviewed=review_of(SEVERAL, 1)) as pilot:
        line = timeline(pilot)
        found = [mark.place - line.chapters[1].first for mark in line.marks if mark.glyph == "fault"]
        assert found == list(scene(pilot).stops)
        assert "broom" in {mark.glyph for mark in line.marks}


def hints(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float]]:
    """The slips above buttons: what they say, and the middle of their lower edge."""
    found: list[tuple[str, float, float]] = []

    def noted(_: Canvas, words: Words, x: float, bottom: float, *__: object) -> None:
        found.append((pilot.says(words), x, bottom))

    with monkeypatch.context() as patched:
        patched.setattr(ledge, "draw_hint", noted)
        scene(pilot).draw(pilot.canvas)
    return found


def test_a_slip_directly_above_a_button_says_what_it_does_until_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with looking(SEVERAL) as pilot:
        assert hints(pilot, monkeypatch) == []
        for _ in range(2):
            pilot.press("tab")
            focused = pilot.group.focused
            assert isinstance(focused, TransportKey)
            assert hints(pilot, monkeypatch) == [
                (pilot.focus, focused.area.centre[0], focused.area.y),
            ]
        pilot.press("right")
        assert hints(pilot, monkeypatch) == []
        for label in ("Next sweep", "Menu"):
            button = pilot.widget(label).area
            pilot.move(*button.centre)
            assert [words for words, *_ in hints(pilot, monkeypatch)] == [label]
        pilot.move(640, 300)
        assert hints(pilot, monkeypatch) == []


def test_the_mouse_over_the_timeline_shows_which_turn_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with looking(SEVERAL) as pilot:
        line = timeline(pilot)
        place = line.chapters[1].first + 5
        pilot.move(line.x_of(place), line.track.centre[1])
        turns = len(scene(pilot).reel.to_deal(1).here.moments) - 1
        said = f"Deal 2 of {len(SEVERAL.deals)}, turn 5 of {turns}"
        assert hints(pilot, monkeypatch) == [(said, line.x_of(place), line.area.y + 8)]
        assert where(pilot) == (0, 0)
        pilot.move(640, 300)
        assert line.pointed is None


def plays_of(pilot: Pilot, seat: int) -> list[tuple[int, Decision | None]]:
    """The places of the plays of a seat in the first deal, each with its decision if there was a choice."""
    reel = scene(pilot).reel.to_deal(0)
    chosen = {one.number: one for one in decisions_of(FINISHED, 0)}
    numbers = [latest_play(reel.to(place), Seat(seat)) for place in reel.here.plays]
    found = sorted({number for number in numbers if number is not None})
    return [(reel.here.plays[number], chosen.get(number)) for number in found]


def test_an_opponent_says_why_it_played_its_latest_card_from_what_it_knew() -> None:
    coach = Faultfinder(Lead(0.1, -0.2, 0.4))
    with looking(adviser=coach) as pilot:
        assert not pilot.widget("Ask amico why").enabled
        for place, decision in plays_of(pilot, 1)[:6]:
            scene(pilot).go(scene(pilot).reel.to(place))
            asked = len(coach.views)
            pilot.click("Ask amico why")
            if decision is None:
                assert "amico: I had no other move." in pilot.says(scene(pilot).message or "")
                assert len(coach.views) == asked
                continue
            assert "amico: Let me think" in pilot.says(scene(pilot).message or "")
            pilot.until(lambda: "Let me think" not in pilot.says(scene(pilot).message or ""))
            assert pilot.says(scene(pilot).message or "").startswith("amico: ")
            assert coach.views[-1] == decision.view
            assert coach.views[-1].seat == 1
        pilot.press("right")
        assert "amico: " not in pilot.says(scene(pilot).message or "")


def test_an_opponent_admits_a_mistake_and_a_question_can_be_dropped() -> None:
    coach = Faultfinder()
    with looking(adviser=coach) as pilot:
        place = next(place for place, one in plays_of(pilot, 1) if one is not None and is_first(one))
        scene(pilot).go(scene(pilot).reel.to(place))
        pilot.tab_to("Ask amico why")
        pilot.press("enter")
        pilot.until(lambda: "amico played" in pilot.says(scene(pilot).message or ""))
        assert "about 0.5 points better" in pilot.says(scene(pilot).message or "")
        pilot.click("Ask amico why")
        pilot.press("left")
        assert coach.forgotten == 1


def is_first(decision: Decision) -> bool:
    """Whether the move is not the one that the faultfinder likes best."""
    return decision.move != decision.view.legal_moves()[-1]


def test_nothing_is_told_about_the_hidden_cards_of_an_unfinished_deal() -> None:
    with looking(UNFINISHED) as pilot:
        pilot.press("right", "right", "right", "right")
        assert not pilot.widget("Ask amico why").enabled
        with pytest.raises(ValueError, match="nothing to ask"):
            scene(pilot).ask_opponent(Seat(1))


def test_a_deal_without_a_mistake_is_said_to_have_none() -> None:
    with looking(adviser=Faultfinder(Lead(0.1, -0.2, 0.4))) as pilot:
        pilot.click("Ask the coach about this deal")
        pilot.until(lambda: "No clearly better move" in pilot.says(scene(pilot).message or ""))
        assert not scene(pilot).reviewing


def test_leaving_ends_the_review_and_an_unfinished_deal_has_none() -> None:
    coach = Faultfinder()
    with looking(adviser=coach) as pilot:
        pilot.click("Ask the coach about this deal")
        pilot.click("Done")
        assert coach.forgotten == 1
    with looking(UNFINISHED) as pilot:
        assert not pilot.widget("Ask the coach about this deal").enabled


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "de" else pytest.mark.slow) for one in languages()]
)
def test_what_the_coach_says_covers_no_card(language: str) -> None:
    moved = JudgedDecision(*longest(), cost=0.6, reasons=(PAIRS, TAKEN))
    with looking(language=language) as pilot:
        area = scene(pilot).stage.caption_area
        _, shade = signs.caption_lines(pilot.canvas, area, better_here(moved, FINISHED.ruleset))
        assert shade.y >= area.y - signs.CAPTION_ABOVE
        hint = reasons_told(moved.reasons, FINISHED.ruleset)
        assert hint is not None
        assert signs.caption_lines(pilot.canvas, area, hint)[1].y >= area.y - signs.CAPTION_ABOVE


def longest() -> tuple[Decision, MoveValue]:
    """A decision with long names, and a better move with more of them."""
    decision = next(decisions_of(FINISHED, 0))
    best = MoveValue(Move.parse("Ksx2c3s5s"), 1.0, 0.01, ())
    return replace(decision, move=Move.parse("9s")), best


def test_the_menu_of_the_replay_says_in_words_what_else_can_be_done() -> None:
    with looking() as pilot:
        pilot.click("Menu")
        labels = [pilot.says(widget.label) for widget in pilot.group.widgets]
        assert labels == [
            "Compare this deal",
            "Check for peeking",
            "Show seal",
            "Save deal as text",
            "Save as picture",
            "Done",
        ]
        pilot.press("esc")
        assert pilot.at(SceneId.REPLAY)
        assert pilot.focus == "Menu"
        pilot.press("enter", "enter")
        assert pilot.at(SceneId.SAME_CARDS)


def test_the_step_and_playback_buttons_are_the_largest_of_the_replay() -> None:
    with looking() as pilot:
        sizes = {pilot.says(one.label): one.area for one in pilot.group.widgets}
        play, step, deal = (sizes[name] for name in ("Start playback", "Step forward", "Next deal"))
        assert play.width > step.width > deal.width
        assert play.height >= step.height >= deal.height
        assert pilot.widget("Start playback").area.centre[0] == pytest.approx(640)


def test_a_step_forward_is_animated_in_full_however_late_it_is() -> None:
    with looking(speed=Speed.NORMAL) as pilot:
        pilot.frames(600)
        pilot.press("right")
        duration = scene(pilot).stage.playback.timeline.duration
        assert duration > 0.2
        pilot.frames(round(duration * 60) - 4)
        assert scene(pilot).stage.moving
