"""Who sits where: chosen before the match and in the middle of it, and how long the others seem to think."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from settebello import resources
from settebello.ai import Answer, GreedyPlayer, Levels
from settebello.ai.strengths import Strengths
from settebello.app.game_offers import opponent_choices
from settebello.engine import Seat, SeatView
from settebello.i18n import Names, languages, t
from settebello.notation import LevelChange, SeatRecord
from settebello.session import TableSession, Waiting
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.offers import people_first
from settebello.ui.kit.ports.services import Seating, Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Heading, Option, ScrollList
from settebello.ui.menus import opponents_scene
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.talk.think_delay import LONGEST, SHOWS, pause
from tests.pilot import FRAME, Pilot, services
from tests.ui.tables import NoJournal, ruleset, scenes, session
from tests.ui.test_no_text_cut import watched

SHIPPED = opponent_choices(
    Levels.load((resources.assets() / "opponents",)).opponents,
    Strengths.load(resources.assets() / "strength.yaml"),
)
ALREADY = sum(not one.is_level for one in SHIPPED)
PLACES = (t("On your right"), t("Your partner"), t("On your left"))


def everybody(language: str = "en", speed: Speed = Speed.INSTANT) -> Services:
    """Services that offer the shipped opponents."""
    return replace(services(settings=Settings(language=language, speed=speed)), opponents=SHIPPED)


@dataclass
class Told:
    """Keeps what the scene tells of."""

    people: tuple[str, ...] = ()
    times: int = 0

    def __call__(self, people: tuple[str, ...]) -> None:
        self.people = people
        self.times += 1


@contextmanager
def choosing(*chosen: str, at: int = 0) -> Iterator[tuple[Pilot, Told]]:
    told = Told()
    seating = Seating(PLACES[: len(chosen)], chosen, told, at=at)
    with Pilot(scenes(everybody(), session()), routes.Opponents(seating)) as pilot:
        yield pilot, told


def rows(pilot: Pilot) -> ScrollList:
    (found,) = (widget for widget in pilot.group.widgets if isinstance(widget, ScrollList))
    return found


def test_the_levels_come_second_the_weakest_above_and_each_has_a_picture_and_its_place() -> None:
    with choosing("amico") as (pilot, _):
        lines = rows(pilot).lines
        assert isinstance(lines[-7], Heading)
        levels = [line for line in lines[-6:] if isinstance(line, Option)]
        assert [line.value for line in levels] == [
            *("bimbo", "novizio", "amico", "esperto", "maestro", "campione"),
        ]
        assert [pilot.says(line.note) for line in levels] == [f"Level {n} of 6" for n in range(1, 7)]
        assert all((resources.assets() / line.picture).is_file() for line in rows(pilot).rows)
        assert {line.value for line in rows(pilot).rows} == {one.id for one in SHIPPED}


def test_people_stand_above_the_levels_and_say_how_strong_they_are() -> None:
    people = tuple(
        replace(SHIPPED[0], id=f"person{n}", name=Names({"en": f"Person {n}"}), level=level)
        for n, level in enumerate(("amico", "maestro", "bimbo"))
    )
    port = replace(everybody(), opponents=(*people, *SHIPPED))
    seating = Seating(PLACES[:1], ("amico",), Told())
    with Pilot(scenes(port, session()), routes.Opponents(seating)) as pilot:
        lines = rows(pilot).lines
        headings = [pilot.says(line.words) for line in lines if isinstance(line, Heading)]
        assert headings == ["People of the osteria", "Levels only, from gentle to strong"]
        first = [line for line in lines[1:] if isinstance(line, Option)][: len(people)]
        assert [pilot.says(line.note) for line in first] == [
            *("Level: Friend", "Level: Master", "Level: Little One"),
        ]


def test_the_choice_for_one_seat_leaves_the_others_alone_and_one_button_seats_the_same_everywhere() -> None:
    with choosing("bimbo", "amico", "amico", at=1) as (pilot, told):
        pilot.press("down")
        assert told.people == ("bimbo", "esperto", "amico")
        pilot.click("Use for all seats")
        assert told.people == ("esperto",) * 3
        pilot.press("esc")
        assert told.times == 2


def test_another_seat_shows_who_sits_there() -> None:
    with choosing("chiara", "amico", "maestro") as (pilot, told):
        pilot.press("up", "right")
        assert rows(pilot).value == "amico"
        pilot.press("right")
        assert rows(pilot).value == "maestro"
        assert told.times == 0


def test_one_opponent_alone_is_chosen_without_seats() -> None:
    with choosing("amico") as (pilot, told):
        assert [pilot.says(widget.label) for widget in pilot.group.widgets] == [
            "Change opponents",
            "Done",
        ]
        pilot.press("up", "enter")
        assert told.people == ("novizio",)
        assert not pilot.at(SceneId.OPPONENTS)


def test_an_opponent_of_an_old_match_who_is_gone_is_told_of_and_can_be_replaced() -> None:
    with choosing("furbo") as (pilot, told):
        assert (rows(pilot).value, pilot.says(rows(pilot).rows[-1].note)) == ("furbo", "No longer available")
        pilot.press("up")
        assert told.people == (people_first(SHIPPED)[-1].id,)


# In the middle of a match


def test_an_opponent_is_exchanged_from_the_menu_and_the_table_shows_it_at_once() -> None:
    table = session(seed=4)
    with Pilot(scenes(everybody(), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        before, moves = scene.playback.here, len(table.record.deals[-1].moves)
        pilot.press("esc")
        pilot.tab_to("Change opponents")
        pilot.press("enter")
        assert pilot.at(SceneId.OPPONENTS)
        pilot.press("end", "enter", "esc")
        assert pilot.at(SceneId.TABLE)
        last = people_first(SHIPPED)[-1]
        assert table.record.deals[-1].changes == (LevelChange(moves, Seat(1), last.id),)
        assert pilot.says(scene.game.players[1].name) == last.name["en"]
        assert scene.game.again.opponents == (last.id,)
        # The table is drawn without the marks of the last capture, so that its row closes up.
        assert scene.playback.here == replace(before, gaps=())
        assert scene.picking is not None


def test_every_seat_of_a_team_game_can_be_exchanged() -> None:
    table = session("scopone_scientifico", 4, seed=4)
    with Pilot(scenes(everybody(), table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pilot.press("esc")
        pilot.click("Change opponents")
        pilot.press("home")
        pilot.click("Use for all seats")
        pilot.click("Done")
        assert [table.record.level(Seat(seat)) for seat in (1, 2, 3)] == ["chiara"] * 3


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("language", languages())
def test_everybody_can_be_read_about_in_every_language(
    language: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where the core is not compiled, the page says so below the description.
    monkeypatch.setattr(opponents_scene, "is_compiled", lambda: compiled)
    paragraph = Canvas.paragraph
    too_long: list[object] = []

    def measured(self: Canvas, words: Words, area: Area, **facts: Any) -> float:  # noqa: ANN401 - whatever it takes
        high = paragraph(self, words, area, **facts)
        if high > area.height + 1:
            too_long.append((words, high, area.height))
        return high

    monkeypatch.setattr(Canvas, "paragraph", measured)
    with watched(monkeypatch, language, (1280, 720)) as (pilot, cut):
        for one in SHIPPED:
            scene = OpponentsScene(everybody(language), Seating(PLACES, (one.id,) * 3, Told(), playing=True))
            scene.arrange(1280, 720)
            scene.draw(pilot.canvas)
        assert (cut, too_long) == ([], [])


def test_a_level_says_what_was_measured_and_a_person_does_not() -> None:
    with choosing("amico") as (pilot, _):
        assert "Measured against Novice: +0.6 points a deal in Scopa, +2.8 in Scopone." in said(pilot)
    for name in ("bimbo", "beppe"):
        with choosing(name) as (pilot, _):
            assert "Measured" not in said(pilot)


def said(pilot: Pilot) -> str:
    """What is spoken on the page."""
    scene = pilot.scene
    assert isinstance(scene, OpponentsScene)
    return " ".join(map(pilot.says, scene.spoken.focus))


# Pace


def test_the_pause_varies_a_little_and_is_capped() -> None:
    chance = Random(3)
    for pace in Pace:
        for speed in Speed:
            settings = Settings(pace=pace, speed=speed)
            found = [pause(settings, 3, chance) for _ in range(300)]
            assert max(found) <= LONGEST
            assert (len(set(found)) == 1) is (speed is Speed.INSTANT)
            assert (max(found) == 0) is (speed is Speed.INSTANT)
    quick, natural, unhurried = (pause(Settings(pace=pace), 3, Random(1)) for pace in Pace)
    assert quick < natural < unhurried


@dataclass
class Deciding:
    """An opponent that answers when it is let."""

    ready: bool = False
    asked: int = 0
    view: SeatView | None = None

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        self.view = view
        self.asked += 1
        return self.asked

    def poll(self) -> Answer | None:
        if not self.ready or self.view is None:
            return None
        return Answer(self.asked, GreedyPlayer().choose(self.view, Random(1)))

    def close(self) -> None:
        self.view = None


@contextmanager
def waiting(speed: Speed, *, ready: bool) -> Iterator[tuple[Pilot, TableScene, Deciding]]:
    """A table at which the cards lie still, and an opponent is to play."""
    opponent = Deciding()
    seats = (SeatRecord(), SeatRecord(level="amico"))
    for seed in range(20):
        table = TableSession.start(
            ruleset(), seats, opponents=opponent, journal=NoJournal(), rng=Random(seed)
        )
        if table.record.dealer == 0:
            break
    with Pilot(scenes(everybody(speed=speed), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        opponent.ready = ready
        pilot.until(lambda: opponent.asked > 0 and not scene.playback.running)
        yield pilot, scene, opponent


def frames_until_it_plays(pilot: Pilot, scene: TableScene) -> int:
    for frame in range(600):
        if len(scene.session.record.deals[-1].moves):
            return frame
        pilot.frames(1)
    raise AssertionError("the opponent never plays")


def test_an_opponent_who_has_decided_takes_a_moment_all_the_same() -> None:
    with waiting(Speed.NORMAL, ready=True) as (pilot, scene, _):
        assert 0.4 < frames_until_it_plays(pilot, scene) * FRAME < 1.1
        assert not scene.session.save_error


def test_at_instant_speed_nobody_seems_to_think() -> None:
    with waiting(Speed.INSTANT, ready=True) as (pilot, scene, _):
        assert frames_until_it_plays(pilot, scene) <= 1


def test_who_thinks_for_long_is_seen_to_think_and_plays_as_soon_as_it_has_decided() -> None:
    with waiting(Speed.NORMAL, ready=False) as (pilot, scene, opponent):
        pilot.frames(round((SHOWS - 0.1) / FRAME))
        before = scene.still.thinking
        pilot.frames(round(0.2 / FRAME))
        assert (before, scene.still.thinking) == (None, Seat(1))
        assert pilot.stack.animating
        pilot.frames(120)
        opponent.ready = True
        assert frames_until_it_plays(pilot, scene) <= 1
        assert scene.still.thinking is None


def test_the_mark_of_the_one_who_thinks_is_still_where_nothing_moves() -> None:
    with waiting(Speed.INSTANT, ready=False) as (pilot, scene, _):
        pilot.frames(round((SHOWS + 0.1) / FRAME))
        assert scene.still.thinking == Seat(1)
        assert not pilot.stack.animating
