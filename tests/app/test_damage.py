"""Damaged files of every kind: the program starts, says which one it is, and keeps the file as it was."""

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai.search.networks import NetworkError, policy_for
from settebello.app import Game
from settebello.app.files.messages import about_shipped
from settebello.app.notifications import Notifications
from settebello.datafile import Problem
from settebello.learning.children.household import PROFILE, Household
from settebello.learning.children.notebook import LEARNER, Notebook
from settebello.learning.learner.events import Opened
from settebello.learning.memory.thinking_time import Age
from settebello.rulebook import Rulebook
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.ports.players_port import PlayersError
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Pop, Push, SceneId
from tests.app.test_game import frames, running, saved_match
from tests.fulldisk import full
from tests.practice.test_learning_mode import solved

Spoil = Callable[[bytes], bytes]
SPOILT: dict[str, Spoil] = {
    "empty": lambda _: b"",
    "cut": lambda whole: whole[: len(whole) // 3],
    "rubbish": lambda _: b"\xff\x00[{\x89PNG\r\n" * 5,
    "another kind": lambda _: b"[1, 2]\n",
}
ways = pytest.mark.parametrize(
    "spoil",
    [
        # One way for every day, as each kind of file starts the program anew.
        pytest.param(spoil, id=name, marks=() if name == "rubbish" else (pytest.mark.slow,))
        for name, spoil in SPOILT.items()
    ],
)
GERMAN = Settings(language="de", speed=Speed.INSTANT, sound=False)


def said(game: Game) -> str:
    """What the notice over the title says; nothing where there is none."""
    assert game.stack.ids[0] is SceneId.TITLE
    if game.stack.ids[-1] is not SceneId.DIALOG or game.stack.top is None:
        return ""
    return " ".join(game.appearance.say(words) for words in game.stack.top.read())


def opened(game: Game, route: Route) -> tuple[SceneId, ...]:
    """The scenes open after one more has been asked for; nothing may break while it is drawn."""
    game.stack.apply(Push(route))
    for _ in range(4):
        game.loop.frame()
    return tuple(game.stack.ids)


def assets_with(folder: Path, damaged: str, spoil: Spoil) -> Path:
    """The shipped files, one of them spoilt; all others are links to the real ones."""
    whole, place = resources.assets(), folder / "assets"
    names = Path(damaged).parts
    for depth in range(len(names)):
        here = Path(*names[:depth])
        (place / here).mkdir(parents=True, exist_ok=True)
        for one in (whole / here).iterdir():
            if one.name != names[depth]:
                (place / here / one.name).symlink_to(one)
    (place / damaged).write_bytes(spoil((whole / damaged).read_bytes()))
    return place


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
@ways
@pytest.mark.parametrize(
    "name",
    [
        "opponents/ines.yaml",
        "i18n/de.mo",
        "fonts/body.ttf",
        "skins/napoletane/skin.yaml",
        "ui/table/wood.svg",
    ],
)
def test_without_one_of_its_own_files_the_program_goes_on_and_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, spoil: Spoil
) -> None:
    content = spoil((resources.assets() / name).read_bytes())
    assets = assets_with(tmp_path, name, spoil)
    monkeypatch.setattr(resources, "assets", lambda: assets)
    home = tmp_path / "home"
    home.mkdir()
    with running(home, GERMAN) as (game, clock):
        frames(game, clock, 2)
        if spoil is SPOILT["cut"] and name.endswith(".svg"):
            # A drawing that only stops early is drawn as far as it goes.
            assert game.stack.ids[0] is SceneId.TITLE
            return
        assert "/".join(Path(name).parts[-2:]) in said(game)
        assert opened(game, routes.NewGame())[-1] is SceneId.NEW_GAME
    assert Path(name).name in (home / LOG).read_text(encoding="utf-8")
    assert (assets / name).read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
@ways
def test_damaged_pictures_of_icons_and_damaged_sounds_disturb_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Spoil
) -> None:
    assets = assets_with(tmp_path, "ui/icon.png", spoil)
    monkeypatch.setattr(resources, "assets", lambda: assets)
    home = tmp_path / "home"
    home.mkdir()
    with running(home, GERMAN) as (game, _):
        assert said(game) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
@ways
def test_damaged_weights_are_named_for_their_own_game_and_leave_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Spoil
) -> None:
    from settebello.ai.search import networks  # noqa: PLC0415 - its memory is to be emptied

    assets = assets_with(tmp_path, "networks/scopa-2.json", spoil)
    book = Rulebook((resources.rules(),))
    monkeypatch.setattr(resources, "assets", lambda: assets)
    policy_for.cache_clear()
    networks.by_mark.cache_clear()
    try:
        with pytest.raises(NetworkError, match=r"scopa-2\.json"):
            policy_for(book.ruleset("scopa"), 2)
        # No file is named after this one: it is looked for among all.
        assert policy_for(book.ruleset("escoba", {"match.target": 31}), 2) is not None
        assert "cicera-4.json" in {path.name for path in networks.by_mark().values()}
    finally:
        policy_for.cache_clear()
        networks.by_mark.cache_clear()


def kept(home: Path, content: bytes) -> bool:
    """Whether a damaged file is still there, under whatever name."""
    return any(path.is_file() and path.read_bytes() == content for path in home.rglob("*"))


@ways
@pytest.mark.parametrize("name", ["rules/mine.yaml", "rules/overlays/mine.yaml", "skins/mine/skin.yaml"])
def test_rules_and_cards_of_the_player_s_own_are_left_and_named(
    tmp_path: Path, name: str, spoil: Spoil
) -> None:
    source = {
        "rules/mine.yaml": resources.rules() / "scopa.yaml",
        "rules/overlays/mine.yaml": min((resources.rules() / "overlays").glob("*.yaml")),
        "skins/mine/skin.yaml": resources.assets() / "skins" / "napoletane" / "skin.yaml",
    }[name]
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    content = spoil(source.read_bytes())
    path.write_bytes(content)
    with running(tmp_path, replace(GERMAN, skin="mine")) as (
        game,
        _,
    ):
        if name.startswith("skins"):
            assert "mine/skin.yaml" in said(game)
        else:
            problems = [one.problem for one in game.library.choices() if one.problem]
            assert any("mine.yaml" in one for one in problems)
        assert opened(game, routes.NewGame())[-1] is SceneId.NEW_GAME
    assert path.read_bytes() == content
    assert "mine" in (tmp_path / LOG).read_text(encoding="utf-8")


@ways
@pytest.mark.parametrize("name", ["players/player-2/player.yaml", "present.yaml"])
def test_who_plays_is_told_and_kept(tmp_path: Path, name: str, spoil: Spoil) -> None:
    profiles = Profiles(Places.under(tmp_path))
    profiles.choose(profiles.create("Ada", "king").id)
    profiles.choose(profiles.all()[0].id)
    path = tmp_path / name
    content = spoil(path.read_bytes())
    path.write_bytes(content)
    with running(tmp_path) as (game, _):
        assert opened(game, routes.Profiles())[0] is SceneId.TITLE
        assert len(game.players.all) == 2
    assert kept(tmp_path, content)


@ways
def test_matches_that_cannot_be_read_stand_in_the_list_with_the_reason(tmp_path: Path, spoil: Spoil) -> None:
    saves = Saves(Places.under(tmp_path).matches)
    text = saved_match(tmp_path, 9)
    put_away = saves.finish()
    assert put_away is not None
    copy = NamedSaves(Places.under(tmp_path).saved).write("copy", text)
    content = spoil(text.encode())
    for path in (put_away, copy):
        path.write_bytes(content)
    (put_away.parent / "statistics_from").write_bytes(b"\xff\x00")
    with running(tmp_path) as (game, _):
        assert opened(game, routes.Matches())[-1] is SceneId.MATCHES
        game.archive.begin()
        while game.archive.advance() < 1:
            pass
        problems = [one.problem for one in game.archive.entries]
        assert len(problems) == 2
        assert all(path.name in problem for path, problem in zip((put_away, copy), problems, strict=True))
    assert put_away.read_bytes() == copy.read_bytes() == content


@ways
@pytest.mark.parametrize("name", [PROFILE, LEARNER, "events-00000000.journal"])
def test_of_a_child_everything_else_stays_and_grown_ups_are_told(
    tmp_path: Path, name: str, spoil: Spoil
) -> None:
    household = Household(tmp_path / "learning")
    child = household.create("Ida", "fox", next(iter(Age)))
    notebook = household.notebook(child.id)
    for day in range(3):
        notebook.note(Opened(at=20_000.0 + day, day=20_000 + day))
    notebook.save()
    path = tmp_path / "learning" / child.id / name
    content = spoil(path.read_bytes())
    path.write_bytes(content)
    with running(tmp_path) as (game, _):
        assert opened(game, routes.LearnWho())[-1] is SceneId.LEARN_WHO
        assert len(game.learning.children) == 1
        game.learning.choose(child.id)
        # A journal that ends too early is what a killed program leaves, and the learner's own file knows it.
        torn = name.endswith(".journal") and spoil in {SPOILT["cut"], SPOILT["empty"]}
        assert torn or any(path.name in one or child.id in one for one in game.learning.troubles)
        assert game.learning.learner.events >= 3
    assert torn or kept(tmp_path, content)


@ways
def test_a_damaged_file_with_everything_is_refused_and_nothing_changed(tmp_path: Path, spoil: Spoil) -> None:
    saved_match(tmp_path, 9)
    with running(tmp_path) as (game, clock):
        whole = game.players.write_everything(game.players.present.id)
        content = spoil(whole.read_bytes())
        whole.write_bytes(content)
        game.stack.apply(Push(routes.ProfileFile(whole)))
        frames(game, clock, 3)
        assert game.stack.ids[-1] is SceneId.PROFILE_FILE
        with pytest.raises(PlayersError) as refused:
            game.players.look_into(whole)
        assert "Nothing was changed." in game.appearance.say(refused.value.words)
        assert len(game.players.all) == 1
    assert whole.read_bytes() == content


@ways
def test_a_log_that_is_no_text_is_written_on(tmp_path: Path, spoil: Spoil) -> None:
    log = tmp_path / LOG
    log.write_bytes(spoil(b"2026-01-31 all is well\n" * 9))
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "mine.yaml").write_bytes(b"")
    with running(tmp_path) as (game, _):
        assert said(game) == ""
    assert b"mine.yaml" in log.read_bytes()


def test_settings_that_cannot_be_kept_are_told_once_and_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, GERMAN) as (game, clock):
        monkeypatch.setattr("settebello.app.settings.run_options.write_settings", full)
        game.preferences.change(replace(GERMAN, value_badges=True))
        frames(game, clock, 2)
        assert "die Festplatte ist voll" in said(game)
        assert game.preferences.current.value_badges
        game.stack.apply(Pop())
        game.preferences.change(GERMAN)
        frames(game, clock, 2)
        assert said(game) == ""


def test_practice_that_cannot_be_kept_goes_on_and_adults_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, GERMAN) as (game, clock):
        learning = game.lazy_learning.open()
        child = learning.create("Ada", "fox", Age.MIDDLE)
        learning.begin("meet_the_cards")
        # Once, until it has worked again.
        for refused, tells in ((True, True), (True, False), (False, False), (True, True)):
            with monkeypatch.context() as disk:
                if refused:
                    disk.setattr(Notebook, "_append", full)
                task = learning.task()
                assert task is not None
                learning.answered(solved(task))
                game.writer.drain()
            frames(game, clock, 2)
            assert ("die Festplatte ist voll" in said(game)) is tells
            if tells:
                game.stack.apply(Pop())
        assert learning.learner.history.day(learning.stamp()[1]).tasks == 4
    # What was refused last is written with whatever has room.
    assert Notebook(tmp_path / "learning" / child.id).learner.events == learning.learner.events


def test_a_wrong_setting_is_named_and_the_others_hold(tmp_path: Path) -> None:
    content = "format: 1\nsettings: {language: de, speed: instant, sound: false, pace: at_once, volume: 7}\n"
    (tmp_path / "settings.yaml").write_text(content, encoding="utf-8")
    with running(tmp_path) as (game, _):
        told = said(game)
        assert "pace, volume" in told
        assert "settings.yaml.damaged-1" in told
        assert game.preferences.current == replace(GERMAN, window=game.preferences.current.window)
    assert kept(tmp_path, content.encode())
    with running(tmp_path) as (game, _):
        assert said(game) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_a_damaged_recording_is_told_to_adults_and_the_child_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clip = "voice/de/learn_to_add.ogg"
    assets = assets_with(tmp_path, clip, SPOILT["rubbish"])
    monkeypatch.setattr(resources, "assets", lambda: assets)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with running(tmp_path / "home", replace(GERMAN, sound=True)) as (game, clock):
        game.sound.start()
        assert game.sound.opening is not None
        game.sound.opening.join()
        game.lazy_learning.open().create("Mia", "fox", Age.YOUNG)

        assert SceneId.LEARN_PATH in opened(game, routes.LearnPath())
        assert opened(game, routes.LearnTask("make_it"))[-1] is SceneId.LEARN_TASK
        assert game.sound.narrator.speaking
        assert clip in (Places.under(tmp_path / "home").state / LOG).read_text(encoding="utf-8")

        for _ in range(3):
            game.stack.apply(Pop())
        frames(game, clock, 4)
        assert clip in said(game)
        game.stack.apply(Pop())
        frames(game, clock, 4)
        assert said(game) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_a_damaged_activity_is_told_to_adults_and_the_child_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = "lessons/make_it.yaml"
    assets = assets_with(tmp_path, lesson, SPOILT["rubbish"])
    monkeypatch.setattr(resources, "assets", lambda: assets)
    with running(tmp_path / "home", GERMAN) as (game, clock):
        learning = game.lazy_learning.open()
        learning.create("Mia", "fox", Age.YOUNG)
        assert SceneId.LEARN_PATH in opened(game, routes.LearnPath())
        for step in learning.day.steps[:-1]:
            assert step.activity is not None
            opened(game, routes.LearnShowing(step.activity.id, routes.LearnTask(step.activity.id)))
            frames(game, clock, 2)
            assert said(game) == ""
            game.stack.apply(Pop())
        frames(game, clock, 4)
        while game.stack.ids[-1] is not SceneId.TITLE and not said(game):
            game.stack.apply(Pop())
            frames(game, clock, 4)
        assert lesson in said(game)
        assert lesson in (Places.under(tmp_path / "home").state / LOG).read_text(encoding="utf-8")
        game.stack.apply(Pop())
        frames(game, clock, 4)
        assert said(game) == ""


def test_all_faults_of_activities_are_logged_once_and_told_when_no_child_plays(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    notifications = Notifications(logging.getLogger("activities"))
    faults = [Problem(f"lessons/{name}.yaml", 3, 1, "order", "is missing", "") for name in ("a", "b")]
    told = list[object]()
    monkeypatch.setattr(notifications, "add", told.append)
    notifications.damaged_lessons(faults, playing=True)
    assert told == []
    for _ in range(2):
        notifications.damaged_lessons(faults, playing=False)
    assert told == [about_shipped("lessons/a.yaml")]
    assert [record.getMessage() for record in caplog.records] == [str(fault) for fault in faults]
