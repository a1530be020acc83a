"""The title: the osteria in any window, its lamp and its guests, and what the main menu says."""

import re
from dataclasses import replace
from datetime import date
from itertools import pairwise

import pygame
import pytest

from settebello import resources
from settebello.i18n import languages
from settebello.notation.purpose import Branch, DailyDeal
from settebello.practice.learning_port import LearningPort
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.waiting_match import WaitingMatch
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Scene
from settebello.ui.menus.title.osteria_picture import (
    BLINK,
    BLINKS,
    BREATH,
    BRIGHTER,
    FAN,
    HIGH,
    LIDS,
    STEP,
    WIDE,
    Evening,
    OsteriaPicture,
)
from settebello.ui.menus.title.title_buttons import ChoiceButton, TitleSign
from settebello.ui.menus.title_scene import TitleScene
from tests.pilot import FRAME, Pilot, services

WINDOWS = [
    (1280.0, 720.0),
    (1280.0, 960.0),
    (1680.0, 720.0),
    (1280.0, 800.0),
    (3840.0, 720.0),
    (900.0, 660.0),
]
MOVING = Settings(language="en", speed=Speed.NORMAL)
WAITING = WaitingMatch("scopa", (None, "greedy"), ("", ""), (4, 4), 0)


def play(given: Services, size: tuple[int, int] = (1280, 720), language: str = "en") -> Pilot:
    def factory(route: Route) -> Scene:
        assert isinstance(route, routes.Title)
        return TitleScene(given)

    return Pilot(factory, routes.Title(), size=size, language=language)


def not_asked() -> LearningPort:
    raise AssertionError("the title asks for nothing that children have learnt")


def until_open(player: Pilot) -> None:
    """Let frames pass until the fan is open and the lamp is on."""
    for _ in range(2000):
        player.frames(1)
        if player.canvas.cards.has(FAN) and not player.canvas.busy:
            player.frames(120)
            return
        pygame.time.wait(2)
    raise AssertionError("the cards of the fan were never drawn")


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_picture_covers_any_window_and_keeps_the_table_in_sight(width: float, height: float) -> None:
    picture = OsteriaPicture(Area(10, 20, width, height))
    whole = picture.place(Area(0, 0, WIDE, HIGH))
    assert whole.x <= 10.01
    assert whole.y <= 20.01
    assert whole.right >= 10 + width - 0.01
    assert whole.bottom >= 20 + height - 0.01
    for eyes in LIDS.values():
        x, y = picture.place(eyes).centre
        assert 10 < x < 10 + width
        assert 20 < y < 20 + height


def test_the_lamp_breathes_slowly_and_in_steps_that_nobody_sees() -> None:
    levels = [Evening.at(number * STEP / 8).light for number in range(round(8 * BREATH / STEP))]
    assert min(levels) == 0.0
    assert max(levels) == BRIGHTER
    changes = [after - before for before, after in pairwise(levels) if after != before]
    assert len(changes) <= BREATH / STEP
    assert max(map(abs, changes)) < 0.03
    assert Evening.at(3.0).light == Evening.at(3.0 + BREATH).light


def test_one_guest_after_another_blinks() -> None:
    seen = [Evening.at(BLINKS * number - BLINK / 2).blinks for number in range(1, 5)]
    assert set(seen) == set(LIDS)
    assert seen[3] == seen[0]
    assert Evening.at(BLINKS / 2).blinks is None
    for name in LIDS:
        assert (resources.assets() / f"ui/osteria/lids_{name}.svg").is_file()


def versions(player: Pilot, seconds: float) -> int:
    """Count the pictures of the scene while nobody does anything."""
    before = player.scene.version
    for _ in range(round(seconds / FRAME)):
        player.frames(1)
        assert not player.stack.animating
    return player.scene.version - before


def test_the_title_is_seldom_drawn_while_it_rests() -> None:
    with play(services(settings=MOVING)) as player:
        until_open(player)
        drawn = versions(player, 12)
        assert 12 / STEP / 2 <= drawn <= 12 / STEP + 2 * 12 / BLINKS + 1


@pytest.mark.parametrize("reduced", [True, False])
def test_nothing_moves_where_motion_is_off(reduced: bool) -> None:
    given = services(settings=MOVING if reduced else replace(MOVING, speed=Speed.INSTANT))
    with play(replace(given, reduced_motion=lambda: reduced)) as player:
        until_open(player)
        assert versions(player, 12) == 0


def test_the_first_picture_is_the_osteria_and_nothing_flat() -> None:
    given = services(settings=MOVING)
    with play(given) as player:
        surface = player.window.surface
        colours = {tuple(surface.get_at((x, y))) for x in range(500, 1280, 6) for y in range(0, 720, 6)}
        assert len(colours) > 100


def test_continue_says_with_whom_which_game_the_score_and_the_turn() -> None:
    given = replace(services(can_continue=lambda: True), waiting=lambda: WAITING)
    with play(given) as player:
        button = player.widget("Continue")
        assert [player.says(words) for words in button.spoken] == [
            "Continue",
            "button",
            "Alfonso, Scopa",
            "4 : 4, your turn",
        ]


@pytest.mark.parametrize(
    ("waiting", "words"),
    [
        (replace(WAITING, turn=1), ("Alfonso, Scopa", "4 : 4, Alfonso is next")),
        (replace(WAITING, turn=None, totals=(0, 0)), ("Alfonso, Scopa", "0 : 0, next deal")),
        (
            WaitingMatch("scopa", (None, None, "greedy"), ("Ada", "", ""), (1, 2, 3), 1),
            ("Ada, Player 2, Alfonso, Scopa", "1 : 2 : 3, Player 2 is next"),
        ),
        (
            WaitingMatch("scopa", ("random", "greedy"), ("", ""), (1, 2), 0),
            ("Rosina, Alfonso, Scopa", "1 : 2, Rosina is next"),
        ),
        (
            replace(WAITING, purpose=DailyDeal(date(2026, 11, 24))),
            ("Alfonso, Scopa", "deal of 24 Nov 2026, your turn"),
        ),
        (
            replace(WAITING, purpose=Branch("00000000", "0" * 16, 1, 7)),
            ("Alfonso, Scopa", "played on from deal 2, turn 7, your turn"),
        ),
    ],
)
def test_every_match_that_waits_has_its_words(waiting: WaitingMatch, words: tuple[str, str]) -> None:
    given = replace(services(can_continue=lambda: True), waiting=lambda: waiting)
    with play(given) as player:
        assert tuple(map(player.says, player.widget("Continue").spoken[2:])) == words


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_the_letters_of_a_row_have_one_size_and_fit(language: str, size: tuple[int, int]) -> None:
    given = services(settings=Settings(language=language, speed=Speed.INSTANT))
    with play(replace(given, learning=not_asked), size, language) as player:
        player.frames(2)
        for kind in (ChoiceButton, TitleSign):
            row = [one for one in player.group.widgets if isinstance(one, kind)]
            assert len(row) in {3, 7}
            assert len({one.letters for one in row}) == 1
            for one in row:
                assert player.canvas.text_width(one.label, size=one.letters) <= one.room + 1


def test_the_picture_of_the_osteria_has_the_size_that_the_title_counts_with() -> None:
    head = (resources.assets() / "ui/osteria/room.svg").read_text(encoding="utf-8")[:200]
    assert re.search(rf'viewBox="0 0 {WIDE:.0f} {HIGH:.0f}"', head)
