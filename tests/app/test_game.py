"""The program as a whole, on SDL's dummy driver with a clock of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame
import pytest

from settebello import app, resources
from settebello.ai import Levels, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.datafile import DataError
from settebello.notation import DealRecord, Record, read_record
from settebello.rulebook import Rulebook, UnknownVariant
from settebello.session import Matches
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import read_settings, write_settings
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.scene import TableScene
from tests.session.test_matches import play

INSTANT = Settings(language="en", speed=Speed.INSTANT, sound=False)


def opponents() -> LocalOpponents:
    return LocalOpponents(Levels.load((resources.assets() / "opponents",)))


@contextmanager
def running(
    home: Path, settings: Settings = INSTANT, *, write: bool = True
) -> Iterator[tuple[Game, ManualClock]]:
    """A program that has drawn its first frames."""
    places = Places.under(home)
    if write and not places.settings.exists():
        write_settings(places.settings, settings)
    clock = ManualClock()
    game = Game(Options(places=places), clock=clock, rng=Random(3), opponents=opponents())
    try:
        frames(game, clock, 3)
        yield game, clock
    finally:
        game.close()


def frames(game: Game, clock: ManualClock, number: int) -> None:
    for _ in range(number):
        clock.advance(1 / 60)
        game.loop.frame()


def press(game: Game, clock: ManualClock, *keys: int, mod: int = 0) -> None:
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=""))
        frames(game, clock, 2)


def saved_match(home: Path, steps: int) -> str:
    """The text of a match of so many steps, saved as the program would."""
    matches = Matches(
        saves=Saves(Places.under(home).matches),
        ruleset_of=Rulebook((resources.rules(),)).ruleset,
        opponents=opponents(),
        rng=Random(1),
    )
    play(matches.start("scopa", {}, ("amico",)), steps)
    text = Saves(Places.under(home).matches).read()
    assert text is not None
    return text


def deals(text: str) -> tuple[DealRecord, ...]:
    """The deals of a saved match."""
    return read_record(text, "m", Rulebook((resources.rules(),)).ruleset)[0].deals


def test_the_first_start_offers_a_new_game(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        assert [*game.stack.ids] == [SceneId.TITLE]
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.NEW_GAME]


def test_a_match_is_begun_left_in_the_middle_and_continued_by_keyboard(tmp_path: Path) -> None:
    saves = Saves(Places.under(tmp_path).matches)
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        assert [*game.stack.ids] == [SceneId.TABLE]
        frames(game, clock, 5)
        for _ in range(40):
            press(game, clock, pygame.K_1, pygame.K_RETURN)
        before = saves.read()
    assert before is not None
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        assert game.stack.ids[0] is SceneId.TABLE
        frames(game, clock, 2)
        after = saves.read()
    assert after is not None
    for earlier, later in zip(deals(before), deals(after), strict=False):
        assert later.deck == earlier.deck
        assert later.moves[: len(earlier.moves)] == earlier.moves
    assert len(deals(after)) >= len(deals(before)) >= 1


def test_a_match_just_left_can_be_continued_from_the_title(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        press(game, clock, *[pygame.K_1] * 3)
        while not table_menu(game):
            press(game, clock, pygame.K_ESCAPE)
        menu = table_menu(game)
        assert menu is not None
        while menu.focused is not menu.widgets[-1]:
            press(game, clock, pygame.K_DOWN)
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TITLE]
        press(game, clock, pygame.K_RETURN)
        assert game.stack.ids[0] is SceneId.TABLE


def table_menu(game: Game) -> FocusGroup | None:
    """The small menu over the table, while it is open."""
    scene = game.stack.top
    assert isinstance(scene, TableScene)
    return scene.group


def test_a_match_begun_in_this_sitting_is_not_given_up_without_a_question_either(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        for _ in range(2):
            press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        assert [*game.stack.ids] == [SceneId.TABLE]
        for _ in range(2):
            press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        assert [*game.stack.ids] == [SceneId.TABLE, SceneId.NEW_GAME, SceneId.DIALOG]
        press(game, clock, pygame.K_ESCAPE, pygame.K_ESCAPE)
        assert [*game.stack.ids] == [SceneId.TABLE]


def test_a_damaged_save_is_said_in_one_sentence_and_the_game_starts(tmp_path: Path) -> None:
    text = saved_match(tmp_path, 9)
    current = Saves(Places.under(tmp_path).matches).current
    current.write_text(text[: len(text) // 2], encoding="utf-8")
    with running(tmp_path) as (game, clock):
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.DIALOG]
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TITLE]
    assert [path.read_text(encoding="utf-8") for path in current.parent.glob("*damaged*")] == [
        text[: len(text) // 2]
    ]


def test_damaged_settings_are_kept_and_the_first_values_hold(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.settings.write_text("format: 1\nsettings: {speed: fast}\n", encoding="utf-8")
    with running(tmp_path) as (game, _):
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.DIALOG]
    assert len(list(tmp_path.glob("*damaged*"))) == 1
    assert read_settings(places.settings)[1] is None


@pytest.mark.parametrize(
    ("key", "name"), [(pygame.K_b, "value_badges"), (pygame.K_s, "sound"), (pygame.K_F11, "full_screen")]
)
def test_a_key_changes_a_setting_everywhere_and_for_the_next_start(
    tmp_path: Path, key: int, name: str
) -> None:
    with running(tmp_path) as (game, clock):
        press(game, clock, key)
    changed, _ = read_settings(Places.under(tmp_path).settings)
    assert getattr(changed, name) is not getattr(INSTANT, name)


def test_ctrl_q_leaves_from_anywhere(tmp_path: Path) -> None:
    saved_match(tmp_path, 9)
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_q, mod=pygame.KMOD_LCTRL)
        assert not game.loop.running
    text = Saves(Places.under(tmp_path).matches).read()
    assert text is not None
    read_record(text, "m", Rulebook((resources.rules(),)).ruleset)


@pytest.mark.slow
def test_once_asks_the_worker_of_every_variant_tells_its_progress_and_leaves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(Options(places=Places.under(tmp_path), once=True)) == 0
    said = capsys.readouterr().err.splitlines()
    count = len(Rulebook((resources.rules(),)).ids())
    assert [line.split(":")[0] for line in said] == [
        f"Testing game {n} of {count}" for n in range(1, count + 1)
    ]


def test_an_unknown_variant_is_said_before_a_window_opens(tmp_path: Path) -> None:
    with pytest.raises(UnknownVariant, match="did you mean 'scopa'"):
        app.run(Options(places=Places.under(tmp_path), variant="scoppa"))


@pytest.mark.parametrize(("page", "scene"), [("new", SceneId.NEW_GAME), ("children", SceneId.LEARN_WHO)])
def test_a_page_on_the_command_line_opens_over_the_title(tmp_path: Path, page: str, scene: SceneId) -> None:
    options = Options(places=Places.under(tmp_path), page=page)
    game = Game(options, clock=ManualClock(), rng=Random(3), opponents=opponents())
    try:
        assert [*game.stack.ids] == [SceneId.TITLE, scene]
    finally:
        game.close()


def test_a_variant_on_the_command_line_begins_at_once(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    options = Options(places=places, variant="scopone_scientifico")
    game = Game(options, clock=ManualClock(), rng=Random(3), opponents=opponents())
    try:
        assert [*game.stack.ids] == [SceneId.TABLE]
    finally:
        game.close()


def begun(home: Path, seed: int | None) -> Record:
    """The record of a match that the command line began."""
    options = Options(places=Places.under(home), variant="scopone", level="esperto", seed=seed)
    clock = ManualClock()
    game = Game(options, clock=clock, rng=Random(seed), opponents=opponents())
    try:
        frames(game, clock, 3)
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        return scene.session.record
    finally:
        game.close()


def test_the_command_line_says_who_plays_and_what_the_first_cards_are(tmp_path: Path) -> None:
    first, again = begun(tmp_path / "a", 7), begun(tmp_path / "b", 7)
    assert [one.level for one in first.seats] == [None, "esperto", "esperto", "esperto"]
    assert first.deals[0].deck == again.deals[0].deck
    assert first.repeated
    assert not begun(tmp_path / "c", None).repeated


def test_a_record_is_opened_from_the_command_line(tmp_path: Path) -> None:
    with running(tmp_path / "home") as (game, clock):
        press(game, clock, pygame.K_n, pygame.K_n, mod=pygame.KMOD_LCTRL)
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        record = scene.session.record
    other = Game(
        Options(places=Places.under(tmp_path / "other")),
        clock=ManualClock(),
        rng=Random(3),
        opponents=opponents(),
        loaded=record,
    )
    try:
        scene = other.stack.top
        assert isinstance(scene, TableScene)
        assert scene.session.record.deals == record.deals
        assert [*other.stack.ids] == [SceneId.TABLE]
    finally:
        other.close()


def test_the_same_deal_is_dealt_again_by_key_and_from_the_menu(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_n, pygame.K_n, mod=pygame.KMOD_LCTRL)
        first = on_the_table(game)
        press(game, clock, *[pygame.K_1] * 3)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
        again = on_the_table(game)
        assert again.repeated
        assert (again.deals[0].deck, again.deals[0].dealer) == (first.deals[0].deck, first.deals[0].dealer)
        while not table_menu(game):
            press(game, clock, pygame.K_ESCAPE)
        menu = table_menu(game)
        assert menu is not None
        for _ in menu.widgets:
            if game.appearance.say(menu.focused.label if menu.focused else "") == "Play same deal again":
                break
            press(game, clock, pygame.K_TAB)
        press(game, clock, pygame.K_RETURN)
        assert on_the_table(game).deals[0].deck == first.deals[0].deck


def on_the_table(game: Game) -> Record:
    """The record of the match being played."""
    scene = game.stack.top
    assert isinstance(scene, TableScene)
    return scene.session.record


def test_a_record_that_cannot_be_read_is_said_before_a_window_opens(tmp_path: Path) -> None:
    broken = tmp_path / "broken.scopa"
    broken.write_text("scopa-record: 1\nruleset: scopa\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"broken\.scopa"):
        app.run(Options(places=Places.under(tmp_path), load=broken))


def test_what_the_command_line_says_holds_for_this_once(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    write_settings(places.settings, Settings(language="it"))
    options = Options(places=places, language="de", sound=False)
    game = Game(options, clock=ManualClock(), rng=Random(3), opponents=opponents())
    try:
        press(game, ManualClock(), pygame.K_b)
    finally:
        game.close()
    kept = read_settings(places.settings)[0]
    assert (kept.language, kept.sound, kept.value_badges) == ("it", True, True)


def test_files_that_cannot_be_read_are_logged_with_their_places(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.rules.mkdir(parents=True)
    (places.rules / "mine.yaml").write_text("format: 2\n", encoding="utf-8")
    places.settings.write_text("format: 1\nsettings: {speed: fast}\n", encoding="utf-8")
    with running(tmp_path):
        pass
    log = (places.state / LOG).read_text(encoding="utf-8")
    assert "mine.yaml:1:9: format" in log
    assert "settings.yaml:2:19: settings.speed" in log


def test_a_start_without_trouble_leaves_no_log(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    assert not (tmp_path / LOG).exists()
