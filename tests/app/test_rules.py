"""The program with rules of the player's own, and every game that comes with it, from the first screen."""

from pathlib import Path
from random import Random

import pygame
import pytest

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.notation import read_record
from settebello.rulebook import Rulebook
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed, TableMemory
from settebello.storage.settings_file import read_settings
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import ScrollList
from settebello.ui.menus.newgame import NewGameScene
from tests.app.test_game import frames, press, running
from tests.pilot import shipped

OWN = """\
format: 1
id: kitchen
extends: scopa
name: {en: Kitchen scopa}
description: {en: As it is played in our kitchen.}
match: {target: 5}
options:
  match.target:
    values:
      - {value: 5}
      - {value: 11}
"""


class ClosedOpponents(LocalOpponents):
    """Opponents that count how often their process is ended."""

    closed = 0

    def close(self) -> None:
        self.closed += 1
        super().close()


def names_on_the_shelf(game: Game) -> list[str]:
    scene = game.stack.top
    assert isinstance(scene, NewGameScene)
    shelf = next(widget for widget in scene.group.widgets if isinstance(widget, ScrollList))
    return [str(row.value) for row in shelf.rows]


def test_a_file_of_rules_dropped_into_the_folder_can_be_played_without_a_restart(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    people = ClosedOpponents(Levels.load((resources.assets() / "opponents",)))
    clock = ManualClock()
    settings = Settings(language="en", speed=Speed.INSTANT, sound=False, lately=("kitchen",))
    with running(tmp_path, settings):
        pass
    game = Game(Options(places=places), clock=clock, rng=Random(3), opponents=people)
    try:
        frames(game, clock, 3)
        press(game, clock, pygame.K_RETURN)
        assert "kitchen" not in names_on_the_shelf(game)
        press(game, clock, pygame.K_ESCAPE)
        places.rules.mkdir(parents=True)
        (places.rules / "kitchen.yaml").write_text(OWN, encoding="utf-8")
        broken = OWN.replace("kitchen", "broken").replace("target: 5", "target: five")
        (places.rules / "broken.yaml").write_text(broken, encoding="utf-8")
        press(game, clock, pygame.K_RETURN)
        assert "kitchen" in names_on_the_shelf(game)
        assert any(name.endswith("broken.yaml") for name in names_on_the_shelf(game))
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        assert [*game.stack.ids] == [SceneId.TABLE]
        assert people.closed == 1
        frames(game, clock, 5)
    finally:
        game.close()
    text = Saves(places.matches).read()
    assert text is not None
    record, replay = read_record(text, "saved", Rulebook((resources.rules(), places.rules)).ruleset)
    assert record.ruleset.id == "kitchen"
    assert replay.match.ruleset.match.target == 5
    assert "broken.yaml:6:17: match.target" in (places.state / LOG).read_text(encoding="utf-8")


def test_a_file_mended_while_the_program_runs_can_be_played(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.rules.mkdir(parents=True)
    file = places.rules / "kitchen.yaml"
    file.write_text(OWN.replace("target: 5", "target: five"), encoding="utf-8")
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        assert "kitchen" not in names_on_the_shelf(game)
        press(game, clock, pygame.K_ESCAPE)
        file.write_text(OWN, encoding="utf-8")
        press(game, clock, pygame.K_RETURN)
        assert "kitchen" in names_on_the_shelf(game)
        assert not any(name.endswith(".yaml") for name in names_on_the_shelf(game))


def test_the_game_played_last_is_remembered_for_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        press(game, clock, pygame.K_RETURN, pygame.K_TAB, pygame.K_RIGHT)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        assert [*game.stack.ids] == [SceneId.TABLE]
    kept, trouble = read_settings(Places.under(tmp_path).settings)
    assert trouble is None
    assert kept.lately == ("scopa",)
    assert kept.tables["scopa"].players == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players"),
    [(name, n) for name in shipped().ids() for n in shipped().variant(name).ruleset.players.counts],
)
def test_the_first_trick_of_every_game_is_played_at_the_table(
    variant: str, players: int, tmp_path: Path
) -> None:
    settings = Settings(
        language="en",
        speed=Speed.INSTANT,
        sound=False,
        lately=(variant,),
        tables={variant: TableMemory(players)},
    )
    saves = Saves(Places.under(tmp_path).matches)
    with running(tmp_path, settings) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        for turn in range(200):
            press(game, clock, pygame.K_1 + turn % 3, pygame.K_RETURN)
            frames(game, clock, 5)
            text = saves.read()
            assert text is not None
            record, _ = read_record(text, "saved", shipped().ruleset)
            if len(record.deals[-1].moves) >= players:
                break
        assert (record.ruleset.id, len(record.seats)) == (variant, players)
        assert len(record.deals[-1].moves) >= players
