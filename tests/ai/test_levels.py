"""The opponents' files: the shipped ones are sound, and a bad one is left out with its problems."""

from pathlib import Path

import pytest

from settebello import resources
from settebello.ai import GreedyPlayer, Levels, PlayerKind, RandomPlayer

LANGUAGES = {"en", "de", "it", "es", "fr", "ja"}

GOOD = """\
format: 1
id: volpe
order: 15
player: greedy
avatar: lion
name: {en: Volpe}
description: {en: Takes what it can.}
"""


def shipped() -> Levels:
    return Levels.load([resources.assets() / "opponents"])


def test_the_shipped_opponents_are_sound_and_stand_weakest_first() -> None:
    levels = shipped()
    assert levels.problems == ()
    assert [(opponent.id, opponent.kind) for opponent in levels.opponents] == [
        ("caso", PlayerKind.RANDOM),
        ("furbo", PlayerKind.GREEDY),
    ]


def test_the_shipped_opponents_speak_every_language_and_have_a_picture() -> None:
    for opponent in shipped().opponents:
        assert set(opponent.name) == set(opponent.description) == LANGUAGES
        assert (resources.assets() / "ui" / "avatars" / f"{opponent.avatar}.svg").is_file()


def test_every_kind_has_its_player_and_an_unknown_level_is_greedy() -> None:
    assert isinstance(shipped().player("caso"), RandomPlayer)
    assert isinstance(shipped().player("furbo"), GreedyPlayer)
    assert isinstance(shipped().player("somebody who left"), GreedyPlayer)


def test_an_opponent_of_ones_own_joins_the_list_at_its_place(tmp_path: Path) -> None:
    (tmp_path / "volpe.yaml").write_text(GOOD)
    levels = Levels.load([resources.assets() / "opponents", tmp_path, tmp_path / "missing"])
    assert [opponent.id for opponent in levels.opponents] == ["caso", "volpe", "furbo"]
    volpe = levels.get("volpe")
    assert volpe is not None
    assert volpe.description.in_language("ja") == "Takes what it can."


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("volpe", GOOD.replace("greedy", "gredy"), "did you mean 'greedy'?"),
        ("volpe", GOOD.replace("format: 1", "format: 2"), "format"),
        ("volpe", GOOD + "cards: all\n", "cards"),
        ("volpe", GOOD.replace("{en: Volpe}", "{it: Volpe}"), "English"),
        ("lupo", GOOD, "'volpe' differs from the file's name 'lupo'"),
        ("caso", GOOD.replace("volpe", "caso"), "there is an opponent 'caso' already"),
        ("volpe", "\t", "tab"),
    ],
)
def test_a_bad_file_is_left_out_with_its_problems(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / f"{name}.yaml"
    path.write_text(text)
    levels = Levels.load([resources.assets() / "opponents", tmp_path])
    assert [opponent.id for opponent in levels.opponents] == ["caso", "furbo"]
    report = "\n".join(map(str, levels.problems))
    assert report.startswith(f"{path.as_posix()}:")
    assert message in report
