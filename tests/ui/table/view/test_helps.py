"""Hint, tracker and standing at the table, by mouse and by key, from what the seat can know alone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pygame
import pytest

from settebello.ai import LocalAdviser
from settebello.ai.analysis import USUAL, Analysis, MoveValue
from settebello.ai.process.adviser import CROWDED, LATE, Advice, NoAdvice, analysed
from settebello.coach.hints import hint_of
from settebello.engine import CardSet, Match, Move, Position, Seat, SeatView
from settebello.i18n import Catalogue, decimal, languages
from settebello.session import PERSON, TableSession, Waiting
from settebello.storage.assists import Assists, Counters, Playing
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.table.layout import Edge, TableButton
from settebello.ui.table.model.helps.category_outlook import Standing, worths
from settebello.ui.table.model.helps.tracker import Tracker, Where
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.helps.expected_lead import ExpectedLead
from settebello.ui.table.view.helps.hint_request import HintRequest
from settebello.ui.table.view.helps.open_helps import Panel
from settebello.ui.table.view.helps.standings_panel import lead_words
from tests.pilot import Pilot, services
from tests.ui.cut_texts import collect_cut_texts, collect_high_texts
from tests.ui.tables import ruleset, scenes, session

FEW = 24


@contextmanager
def seated(table: TableSession, assists: Assists | None = None) -> Iterator[Pilot]:
    settings = Settings(language="en", speed=Speed.INSTANT, assists=assists or Assists())
    port = replace(services(settings=settings), adviser=LocalAdviser())
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        yield pilot


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def words(pilot: Pilot) -> str:
    message = scene_of(pilot).message
    return "" if message is None else pilot.says(message)


def late(variant: str, players: int, seed: int) -> Position:
    """A position some moves into a deal."""
    match = Match.start(ruleset(variant), players, Seat(0)).deal_next(Random(seed))[0].match
    rng = Random(seed)
    for _ in range(7):
        assert match.position is not None
        match = match.play(rng.choice(match.position.legal_moves())).match
    assert match.position is not None
    return match.position


def views(position: Position) -> tuple[SeatView, ...]:
    """The view of the seat in turn, and of other deals that it cannot tell from the true one."""
    assert position.turn is not None
    view = position.view(position.turn)
    return view, *(view.sample(Random(n)).view(view.seat) for n in range(3))


@pytest.mark.parametrize(("variant", "players"), [("scopa", 2), ("scopone_scientifico", 4), ("cirulla", 3)])
def test_hidden_cards_change_no_hint_no_tracker_and_no_standing(variant: str, players: int) -> None:
    position = late(variant, players, seed=4)
    first, *others = views(position)
    hint = hint_of(first, analysed(first, 0, FEW))
    for view in others:
        assert hint_of(view, analysed(view, 0, FEW)) == hint
        assert Tracker.of(view) == Tracker.of(first)
        assert Standing.of(view) == Standing.of(first)


def test_every_card_is_in_the_tracker_once_and_out_are_those_that_the_seat_cannot_see() -> None:
    position = late("scopone", 4, seed=2)
    view, *_ = views(position)
    tracker = Tracker.of(view)
    found = {card: where for rank in tracker.ranks for card, where in rank.cards}
    assert set(found) == set(view.ruleset.deck.pack.cards)
    assert {card for card, where in found.items() if where is Where.OUT} == set(view.unseen)
    assert {card for card, where in found.items() if where is Where.HAND} == set(view.hand)
    assert tracker.out == len(view.unseen)
    gone = [card.rank for pile in view.piles for card in pile]
    assert set(tracker.broken) == {rank for rank in view.ruleset.deck.pack.ranks if gone.count(rank) % 2}


def test_pairs_are_watched_only_where_the_whole_deck_is_dealt_and_cards_take_their_equals() -> None:
    expected = {("scopone", 4): True, ("scopa", 4): False, ("escoba", 4): False}
    for (variant, players), watched in expected.items():
        assert Tracker.of(views(late(variant, players, seed=1))[0]).pairs is watched


def test_the_standing_says_how_many_more_decide_a_category() -> None:
    position = late("scopa", 2, seed=1)
    pack = position.table.pack
    own = CardSet(sum(1 << bit for bit in range(21)), pack)
    view = views(position)[0]
    rest = replace(view, hand=CardSet(0, pack), hand_sizes=(0, 0), table=CardSet(0, pack), turn=None, stock=0)
    one = Standing.of(replace(rest, piles=(own, CardSet(0, pack))))
    cards = next(line for line in one.lines if line.category.value == "cards")
    assert cards.needs == (0, None)
    none = Standing.of(replace(rest, piles=(CardSet(0, pack), CardSet(0, pack))))
    cards = next(line for line in none.lines if line.category.value == "cards")
    assert cards.needs == (21, 21)


def test_the_values_of_the_primiera_are_those_of_the_rules() -> None:
    assert [(one.ranks, one.points) for one in worths(ruleset())] == [
        ("7", "21"),
        ("6", "18"),
        ("1", "16"),
        ("5", "15"),
        ("4", "14"),
        ("3", "13"),
        ("2", "12"),
        ("8–10", "10"),
    ]


def test_a_hint_for_the_only_move_names_it_at_once() -> None:
    position = late("scopone_scientifico", 4, seed=4)
    while len(position.view(position.turn or Seat(0)).hand) > 1:
        position = position.play(position.legal_moves()[0]).position
    assert position.turn is not None
    view = position.view(position.turn)
    (only,) = view.hand
    hinting = HintRequest(LocalAdviser())
    hinting.ask(view)
    while not hinting.poll():
        pass
    assert only in hinting.cards
    assert hinting.words is not None
    assert position.legal_moves() == (Move(only),) or len(hinting.cards) > 1


def test_to_the_only_card_a_hint_never_points_alone() -> None:
    view = next(found for seed in range(60) for found in [last_with_a_choice(seed)] if found is not None)
    hinting = HintRequest(LocalAdviser())
    hinting.ask(view)
    while not hinting.poll():
        pass
    assert not hinting.cards
    hinting.ask(view)
    assert len(hinting.cards) > 1


class Silent(NoAdvice):
    """Has no answer, and says why."""

    def __init__(self, problem: str) -> None:
        self.problem = problem

    def poll(self, request: int) -> Advice | None:
        return Advice(request, None, self.problem)


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (f"{LATE} 20 seconds", "That took too long. Ask again."),
        (CROWDED, "No hint is available here."),
        ("", "No hint is available here."),
    ],
)
def test_a_hint_that_came_too_late_can_be_asked_for_again(problem: str, words: str) -> None:
    (view, *_) = views(late("scopa", 2, seed=4))
    hinting = HintRequest(Silent(problem))
    for _ in range(2):
        hinting.ask(view)
        assert hinting.waiting
        assert hinting.poll()
        assert hinting.words is not None
        assert Catalogue("en")(hinting.words) == words


def last_with_a_choice(seed: int) -> SeatView | None:
    """A view with one card in the hand that can take in two ways, if there is one in a deal."""
    rng = Random(seed)
    step = Match.start(ruleset("scopa"), 2, Seat(0)).deal_next(rng)[0].match.position
    while step is not None and step.turn is not None:
        view = step.view(step.turn)
        if len(view.hand) == 1 and len(step.legal_moves()) > 1:
            return view
        step = step.play(rng.choice(step.legal_moves())).position
    return None


def test_a_hint_gets_stronger_and_is_counted_once_in_the_record() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        pilot.press("h")
        pilot.frames(2)
        said = [words(pilot)]
        assert not scene_of(pilot).helps.hinted
        for _ in range(2):
            pilot.press("h")
            said.append(words(pilot))
        assert len(set(said)) == 3
        assert scene_of(pilot).helps.hinted
        assert table.record.hints == 1
        pilot.press("h")
        assert words(pilot) == said[-1]


class LateAdviser(NoAdvice):
    """Thinks until `ready`, then gives the analysis of a quick search."""

    def __init__(self) -> None:
        self.views: list[SeatView] = []
        self.ready = False

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        self.views.append(view)
        return len(self.views)

    def poll(self, request: int) -> Advice | None:
        return Advice(request, analysed(self.views[request - 1], 0, FEW)) if self.ready else None


def test_presses_while_a_hint_is_thought_about_skip_none_of_its_stages() -> None:
    adviser, table = LateAdviser(), session(seed=5)
    settings = Settings(language="en", speed=Speed.INSTANT)
    port = replace(services(settings=settings), adviser=adviser)
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pilot.press("h")
        pilot.frames(60)
        for _ in range(2):
            pilot.press("h")
            assert words(pilot) == "Thinking about a hint …"
        adviser.ready = True
        pilot.until(lambda: words(pilot) != "Thinking about a hint …")
        nudge = words(pilot)
        pilot.press("h")
        assert words(pilot) == nudge, "the press was meant for the wait"
        assert not scene_of(pilot).helps.hinted
        pilot.frames(60)
        pilot.press("h")
        assert words(pilot) != nudge
        assert scene_of(pilot).helps.hinted
        assert len(adviser.views) == 1


def test_no_hand_points_at_a_card_while_a_hint_is_thought_about() -> None:
    adviser, table = LateAdviser(), session(seed=5)
    settings = Settings(language="en", speed=Speed.INSTANT)
    port = replace(services(settings=settings), adviser=adviser)
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        board = scene_of(pilot)._board  # noqa: SLF001 - where the hand is
        pilot.until(lambda: board.nod.shown)
        pilot.press("h")
        pilot.frames(1)
        assert not board.nod.shown
        pilot.frames(900)
        assert not board.nod.shown


@pytest.mark.parametrize(
    ("key", "button", "panel"),
    [
        ("t", TableButton.TRACKER, Panel.TRACKER),
        ("p", TableButton.STANDING, Panel.STANDING),
    ],
)
def test_a_panel_opens_and_closes_by_its_key_and_by_its_button(
    key: str, button: TableButton, panel: Panel
) -> None:
    with seated(session(seed=5)) as pilot:
        scene = scene_of(pilot)
        acts: tuple[Callable[[], None], ...] = (
            lambda: pilot.press(key),
            lambda: pilot.click(scene.layout.button(button).centre),
        )
        for act in acts:
            act()
            assert scene.helps.panel is panel
            assert scene.read()[-1] in scene.spoken.shown
            act()
            assert scene.helps.shown is None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_panel_covers_neither_the_own_hand_nor_the_cards_on_the_table(players: int) -> None:
    variant = "escoba" if players == 6 else "scopa"
    with seated(session(variant, players, seed=5)) as pilot:
        layout = scene_of(pilot).layout
        panel, own = layout.panel, layout.seats[0]
        assert panel.x >= layout.table.right
        assert panel.x >= own.hand.x + own.reach / 2 or panel.bottom <= own.hand.y - own.card * 0.8


@pytest.mark.parametrize("players", [3, 4, 6])
def test_players_at_the_right_stay_in_view_beside_a_panel(players: int) -> None:
    variant = "escoba" if players == 6 else "scopa"
    with seated(session(variant, players, seed=5)) as pilot:
        scene = scene_of(pilot)
        before, picking = scene.layout, scene.picking
        assert picking is not None
        pilot.press("t")
        open_, beside = scene.layout, scene.picking
        assert beside is not None
        assert (beside.hand, frozenset(beside.table)) == (picking.hand, frozenset(picking.table))
        right = [place for place in open_.seats if place.edge is Edge.RIGHT]
        assert right
        assert all(place.figure.right < open_.panel.x for place in right)
        assert open_.cloth.right < min(place.figure.x for place in right)
        assert open_.seats[0].hand == before.seats[0].hand
        scene.draw(pilot.canvas)
        pilot.press("t")
        assert scene.layout == before


def test_at_a_table_of_paper_every_help_says_that_there_is_none() -> None:
    with seated(session(seed=5), Assists(playing=Playing.PAPER, counters=Counters.ALL)) as pilot:
        for key in ("h", "t", "p"):
            pilot.press(key)
            assert "Help is off for this match" in words(pilot)
        assert scene_of(pilot).helps.buttons == (TableButton.MENU, TableButton.AGAIN)


def test_what_is_switched_off_says_so_and_has_no_button() -> None:
    off = Assists(hints=False, tracker=False, points=False)
    with seated(session(seed=5), off) as pilot:
        for key in ("h", "t", "p"):
            pilot.press(key)
            assert words(pilot).endswith((" is off.", " are off."))
        assert scene_of(pilot).helps.shown is None


def test_the_last_capture_of_a_pile_is_seen_for_a_moment() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        scene = scene_of(pilot)
        pilot.press("c")
        assert scene.helps.peek is None
        for _ in range(12):
            if scene.playback.here.piles[0].cards:
                break
            position = table.match.position
            assert position is not None
            moves = position.legal_moves()
            scene.play(next((move for move in moves if move.captured), moves[0]))
            pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pile = scene.playback.here.piles[0].cards
        pilot.click((scene.layout.pile(PERSON).x, scene.layout.pile(PERSON).y))  # type: ignore[arg-type]
        peeked = scene_of(pilot).helps.peek
        assert peeked is not None
        assert set(peeked.cards) <= set(pile)
        pilot.frames(300)
        assert not scene_of(pilot).helps.peek


def lead_told(pilot: Pilot) -> str:
    told = [pilot.says(line) for line in scene_of(pilot).read()]
    return next((line for line in told if "Expected lead" in line), "")


def test_the_expected_lead_is_shown_only_where_it_is_wanted_and_the_match_counts_as_helped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("settebello.ai.process.adviser.USUAL", replace(USUAL, iterations=80, interpreted=40))
    table = session(seed=5)
    with seated(table) as pilot:
        pilot.press("p")
        pilot.frames(3)
        assert scene_of(pilot).helps.panel is Panel.STANDING
        assert not lead_told(pilot)
        assert table.record.hints == 0
    table = session(seed=5)
    with seated(table, Assists(lead=True)) as pilot:
        pilot.frames(3)
        assert not lead_told(pilot)
        assert table.record.hints == 0
        pilot.press("p")
        pilot.until(lambda: bool(lead_told(pilot)))
        assert table.record.hints == 1
        pilot.press("p")
        pilot.frames(2)
        pilot.press("p")
        pilot.until(lambda: bool(lead_told(pilot)))
        assert table.record.hints == 1
    assert not Assists(lead=True, playing=Playing.PAPER).in_force.lead


def test_the_panel_says_from_the_beginning_that_the_lead_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Adviser, "poll", lambda *_: None)
    settings = Settings(language="en", speed=Speed.INSTANT, assists=Assists(lead=True))
    given = replace(services(settings=settings), adviser=Adviser(2.5))
    table = session(seed=5)
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pilot.press("p")
        pilot.frames(3)
        shown = scene_of(pilot).helps.shown
        assert isinstance(shown, Standing)
        assert (shown.expecting, shown.lead) == (True, None)
        assert pilot.says(lead_words(shown.lead)) == "Expected lead: …"
        assert not lead_told(pilot)


@pytest.mark.parametrize(("size", "enlarged"), [((1280, 720), (1.0, 1.0)), ((800, 500), (1.0, 1.5))])
@pytest.mark.parametrize("language", languages())
def test_the_number_of_the_expected_lead_is_seen_whole_in_every_language(
    language: str, size: tuple[int, int], enlarged: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExpectedLead, "points", property(lambda _: -12.5))
    settings = Settings(language=language, speed=Speed.INSTANT, assists=Assists(lead=True))
    table = session("escoba", seed=5)
    with Pilot(
        scenes(services(settings=settings), table), routes.ContinueMatch(), size=size, language=language
    ) as pilot:
        pilot.stack.enlarge(*enlarged)
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
        shown: list[str] = []
        words_of = Fonts.words

        def noted(self: Fonts, role: Role, pixels: int, text: str, colour: str) -> pygame.Surface:
            shown.append(text)
            return words_of(self, role, pixels, text, colour)

        monkeypatch.setattr(Fonts, "words", noted)
        pilot.press("p")
        pilot.frames(3)
        number = pilot.says(decimal(-12.5, signed=True))
        assert any(text.endswith(number) for text in shown)
        assert (cut, high) == ([], [])


def test_the_expected_lead_stays_between_turns_and_goes_with_the_deal() -> None:
    position = late("scopa", 2, seed=4)
    assert position.turn is not None
    view = position.view(position.turn)
    lead = ExpectedLead(Adviser(2.5))
    waiting = [lead.waiting]
    lead.see(view)
    known = [lead.points]
    waiting.append(lead.waiting)
    assert lead.poll()
    waiting.append(lead.waiting)
    assert waiting == [False, True, False]
    known.append(lead.points)
    step = position.play(view.legal_moves()[0]).position
    lead.see(step.view(view.seat))
    assert not lead.poll()
    known.append(lead.points)
    lead.see(replace(view, history=()))
    known.append(lead.points)
    assert known == [None, 2.5, 2.5, None]
    lead.see(None)
    assert not lead.poll()


class Adviser(NoAdvice):
    """Gives every move the same value."""

    def __init__(self, points: float) -> None:
        self.points = points
        self.views: list[SeatView] = []

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        self.views.append(view)
        return len(self.views)

    def poll(self, request: int) -> Advice | None:
        moves = self.views[request - 1].legal_moves()
        return Advice(request, Analysis(tuple(MoveValue(one, self.points, 0.0, ()) for one in moves), 1))
