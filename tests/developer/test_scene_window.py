"""The switch --scene: every kind of scene opens by its name, with content, away from the player's files."""

import sys
import tempfile
from pathlib import Path

import pygame
import pytest

from settebello import app, cli, resources
from settebello.cli import developer_switch
from settebello.developer.scene_window import FastForwardClock, open_scene
from settebello.developer.shot import Shot
from settebello.developer.shots import SHOTS
from settebello.ui.kit.scene import SceneId
from settebello.ui.table.scene import TableScene
from tests.ui.test_every_size import reached as at_shot

KINDS = {shot.scene: shot for shot in reversed(SHOTS)}
"""The first shot of every kind of scene that has one."""
FEW = {SceneId.TITLE, SceneId.NEW_GAME, SceneId.LEARN_WHO, SceneId.DIALOG, SceneId.SETTINGS, SceneId.TABLE}
"""The scenes that are opened in every run of the tests; all others are opened in the slow ones."""


def marks(kind: SceneId) -> tuple[pytest.MarkDecorator, ...]:
    """Return the tier of a scene."""
    return () if kind in FEW else (pytest.mark.slow,)


EACH = [pytest.param(shot, id=shot.name, marks=marks(kind)) for kind, shot in KINDS.items()]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place for temporary folders."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def reached(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[SceneId, bytes, int]]:
    """What is open when a program begins to play, its picture and its files; the program ends at once."""
    seen = []

    def play(game: app.Game) -> int:
        surface = pygame.display.get_surface()
        assert surface is not None
        picture = pygame.image.tobytes(surface, "RGB")
        seen.append((game.stack.ids[-1], picture, len(list(temporary.rglob("*.yaml")))))
        return 0

    monkeypatch.setattr(app.Game, "play", play)
    return seen


@pytest.mark.parametrize("shot", EACH)
def test_a_scene_of_each_kind_opens_by_name_and_draws(
    shot: Shot,
    reached: list[tuple[SceneId, bytes, int]],
    temporary: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = tmp_path / "own"
    monkeypatch.setenv("SETTEBELLO_HOME", str(own))
    assert cli.run(["--scene", shot.name, "--lang", "en"]) == 0
    ((scene, picture, files),) = reached
    assert scene is shot.scene
    assert len(set(picture[::999])) > 20
    assert files
    assert not own.exists()
    assert list(temporary.iterdir()) == []


def test_names_are_unique_and_every_scene_but_those_on_the_way_has_one() -> None:
    names = [shot.name for shot in SHOTS]
    assert len(set(names)) == len(names)
    inside = {
        "house_rules", "opponents", "people", "rule_effects", "save_as", "replay", "profile_card", "lesson",
        "learn_new", "learn_path", "learn_task", "learn_album", "learn_free", "learn_check",
        "learn_deal", "learn_garden", "learn_showing", "peek_check", "problem", "score_sheet", "seal",
        "same_cards", "both_tables", "luck", "branch_over",
    }  # fmt: skip
    assert {str(kind) for kind in SceneId} - {str(shot.scene) for shot in SHOTS} == inside


def test_play_goes_on_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fields: list[int] = []
    shot = next(shot for shot in SHOTS if shot.name == "table")

    def play(game: app.Game) -> int:
        def moves() -> int:
            table = game.stack.top
            assert isinstance(table, TableScene)
            position = table.session.match.position
            assert position is not None
            return len(position.history)

        fields.append(moves())
        for key in (pygame.K_1, pygame.K_RETURN):
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            game.loop.frame()
        for _ in range(30):
            game.loop.frame()
        fields.append(moves())
        return 0

    monkeypatch.setattr(app.Game, "play", play)
    open_scene(shot, lambda places: cli.Options(places=places, language="en"))
    assert fields[1] > fields[0]


def test_without_a_name_the_scenes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--scene"]) == 0
    assert capsys.readouterr().out.split() == [shot.name for shot in SHOTS]


def test_an_unknown_name_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.run(["--scene", "tabel"])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "argument --scene: 'tabel' is not one of title, new_game," in said
    assert said.rstrip().endswith(SHOTS[-1].name)


@pytest.mark.parametrize(
    "others", [["--variant", "scopa"], ["--once"], ["--data", "."], ["--portable"], ["rules", "list"]]
)
def test_the_scene_brings_its_own_match_and_folder(
    others: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.run(["--scene", "table", *others])
    assert "argument --scene: cannot be combined with" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--scene"], ["--scene", "table"]])
def test_outside_a_checkout_the_switch_says_what_it_needs(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(developer_switch, "is_developer_build", lambda: False)
    with pytest.raises(SystemExit):
        cli.run(arguments)
    assert "--scene: needs a checkout of the sources" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.run(["--help"])
    assert "--scene" not in capsys.readouterr().out
    assert developer_switch.developer_tools() is None


def test_a_checkout_is_known_by_its_tools_and_a_bundle_by_being_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resources.is_developer_build()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert not resources.is_developer_build()
    monkeypatch.delattr(sys, "frozen")
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "settebello" / "resources.py"))
    assert not resources.is_developer_build()
    (tmp_path / "settebello" / "developer").mkdir(parents=True)
    assert resources.is_developer_build()
    (tmp_path / "settebello" / "_data").mkdir()
    assert not resources.is_developer_build()


def test_the_clock_of_a_scene_skips_and_goes_on() -> None:
    clock = FastForwardClock()
    before = clock.now()
    clock.advance(100)
    assert 100 <= clock.now() - before < 110


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "scene"),
    [("opponents_at_the_table", SceneId.OPPONENTS), ("learn_garden", SceneId.LEARN_GARDEN)],
)
def test_the_keys_of_a_shot_lead_to_the_scene_of_its_name(name: str, scene: SceneId, tmp_path: Path) -> None:
    shot = next(shot for shot in SHOTS if shot.name == name)
    with at_shot(shot, tmp_path) as game:
        assert game.stack.ids[-1] is scene
