"""The opponents' files: the shipped ones are sound, and a bad one is left out with its problems."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai import GreedyPlayer, Group, Levels, PlayerKind, RandomPlayer
from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.people.habits import Habits
from settebello.ai.people.remarks import Line, Need, Occasion
from settebello.datafile import Names

LANGUAGES = {"en", "de", "it", "es", "fr", "ja"}

MOODS = ("calm", "pleased", "delighted", "worried", "dismayed")

LONGEST = {"ja": 22}
"""The most characters of a remark: 22 in Japanese, 45 in all other languages."""

WORDS = {
    Need.SETTEBELLO: r"settebello|セッテベッロ",
    Need.SCOPA: r"\b(scopa|scope|escoba|escobas)\b|スコパ",
    Need.COINS: r"\b(coins?|münzen?|denari|denaro|monedas?|oros|deniers?)\b|コイン",
}
"""What only a remark with a need may say."""

LEVELS = ["bimbo", "novizio", "amico", "esperto", "maestro", "campione"]

GOOD = """\
format: 1
id: volpe
order: 15
group: level
player: habits
habits: {memory: 7, risk: -0.5}
avatar: lion
name: {en: Volpe}
description: {en: Takes what it can.}
"""

PERSON = """\
format: 1
id: rosa
order: 5
group: character
level: amico
habits: {greed: 2}
avatar: dama
name: {en: Rosa}
description: {en: Likes gold.}
"""


def shipped() -> Levels:
    return Levels.load([resources.assets() / "opponents"])


def test_the_shipped_opponents_are_sound_and_the_levels_stand_weakest_first() -> None:
    levels = shipped()
    assert levels.problems == ()
    assert [opponent.id for opponent in levels.of(Group.LEVEL)] == LEVELS
    assert levels.opponents == levels.of(Group.LEVEL) + levels.of(Group.CHARACTER)


def test_the_shipped_opponents_speak_every_language_and_have_a_picture() -> None:
    for opponent in shipped().opponents:
        assert set(opponent.name) == set(opponent.description) == LANGUAGES
        avatars = resources.assets() / "ui" / "avatars"
        moods = [avatars / f"{opponent.avatar}_{mood}.svg" for mood in MOODS]
        assert (avatars / f"{opponent.avatar}.svg").is_file() or all(path.is_file() for path in moods)


def test_every_character_has_something_to_say_on_every_occasion_in_every_language() -> None:
    for opponent in shipped().opponents:
        lines = [line.words for spoken in opponent.lines.values() for line in spoken]
        if opponent.group is Group.LEVEL:
            assert not lines, "a level is nobody in particular"
            continue
        assert set(opponent.lines) == set(Occasion)
        assert {len(spoken) for spoken in opponent.lines.values()} <= {4, 5}
        assert all(set(line) == LANGUAGES for line in lines)
        for language in LANGUAGES:
            said = [line[language] for line in lines]
            assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_remark_is_long_and_no_two_characters_share_one(language: str) -> None:
    said = [line.words[language] for line in shipped_lines()]
    assert [text for text in said if len(text) > LONGEST.get(language, 45)] == []
    assert len(set(said)) == len(said)


def test_every_occasion_has_remarks_for_every_table() -> None:
    for opponent in shipped().of(Group.CHARACTER):
        for spoken in opponent.lines.values():
            assert sum(line.need is None for line in spoken) >= 3


@pytest.mark.parametrize("need", Need)
def test_a_remark_with_the_words_of_some_tables_needs_such_a_table(need: Need) -> None:
    says = [
        line
        for line in shipped_lines()
        if any(re.search(WORDS[need], text.casefold()) for text in line.words.values())
    ]
    assert any(line.need is need for line in says)
    assert [line.words["en"] for line in says if line.need is not need] == []


def shipped_lines() -> list[Line]:
    return [line for one in shipped().opponents for spoken in one.lines.values() for line in spoken]


def test_a_remark_states_a_known_need_and_only_languages_besides(tmp_path: Path) -> None:
    remark = "lines: {{greeting: [{{en: Hi, it: Ciao, {}}}]}}\n"
    level = GOOD.replace("volpe", "amico")
    for name, more in (("good", "needs: scopa"), ("wrong", "needs: scoppa"), ("other", "wants: scopa")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "amico.yaml").write_text(level)
        (tmp_path / name / "rosa.yaml").write_text(PERSON + remark.format(more))
    good, wrong, other = (Levels.load([tmp_path / name]) for name in ("good", "wrong", "other"))
    rosa = good.get("rosa")
    assert rosa is not None
    assert rosa.lines[Occasion.GREETING] == (Line(Names({"en": "Hi", "it": "Ciao"}), Need.SCOPA),)
    assert rosa.lines[Occasion.SWEEP] == ()
    assert ["scoppa" in str(problem) and "scopa" in str(problem) for problem in wrong.problems] == [True]
    assert ["'wants' is no language code" in str(problem) for problem in other.problems] == [True]


def test_a_level_says_nothing_and_an_unknown_occasion_is_told(tmp_path: Path) -> None:
    (tmp_path / "volpe.yaml").write_text(GOOD + "lines: {greeting: [{en: Hi}]}\n")
    (tmp_path / "rosa.yaml").write_text(PERSON + "lines: {greting: [{en: Hi}]}\n")
    problems = [str(problem) for problem in Levels.load([tmp_path]).problems]
    assert any("only a character says anything" in problem for problem in problems)
    assert any("greting" in problem and "greeting" in problem for problem in problems)


def test_every_kind_has_its_player_and_an_unknown_level_is_greedy(tmp_path: Path) -> None:
    (tmp_path / "volpe.yaml").write_text(
        GOOD.replace("habits: {memory: 7, risk: -0.5}\n", "").replace("habits", "random")
    )
    levels = Levels.load([resources.assets() / "opponents", tmp_path])
    assert isinstance(levels.player("volpe"), RandomPlayer)
    assert isinstance(levels.player("bimbo"), GentlePlayer)
    assert isinstance(levels.player("somebody who left"), GreedyPlayer)


def test_an_opponent_of_ones_own_joins_the_list_at_its_place(tmp_path: Path) -> None:
    (tmp_path / "volpe.yaml").write_text(GOOD)
    levels = Levels.load([resources.assets() / "opponents", tmp_path, tmp_path / "missing"])
    assert [opponent.id for opponent in levels.opponents][:3] == ["bimbo", "volpe", "novizio"]
    volpe = levels.get("volpe")
    assert volpe is not None
    assert volpe.description.in_language("ja") == "Takes what it can."
    assert (volpe.kind, volpe.level) == (PlayerKind.HABITS, "volpe")
    assert volpe.habits == Habits(memory=7, risk=-0.5)


def test_a_character_plays_as_its_level_but_for_the_numbers_it_states(tmp_path: Path) -> None:
    """Its file may come before that of its level."""
    (tmp_path / "rosa.yaml").write_text(PERSON)
    levels = Levels.load([tmp_path, resources.assets() / "opponents"])
    rosa, amico = levels.get("rosa"), levels.get("amico")
    assert rosa is not None
    assert amico is not None
    assert (rosa.group, rosa.level, rosa.kind) == (Group.CHARACTER, "amico", amico.kind)
    assert rosa.habits == replace(amico.habits, greed=2)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("volpe", GOOD.replace("player: habits", "player: habit"), "did you mean 'habits'?"),
        ("volpe", GOOD.replace("format: 1", "format: 2"), "format"),
        ("volpe", GOOD + "cards: all\n", "cards"),
        ("volpe", GOOD.replace("{en: Volpe}", "{it: Volpe}"), "English"),
        ("lupo", GOOD, "'volpe' differs from the file's name 'lupo'"),
        ("amico", GOOD.replace("volpe", "amico"), "there is an opponent 'amico' already"),
        ("volpe", "\t", "tab"),
        ("volpe", GOOD.replace("memory: 7", "memory: -1"), "habits.memory"),
        ("volpe", GOOD.replace("memory: 7", "memori: 7"), "did you mean 'memory'?"),
        ("volpe", GOOD.replace("player: habits\n", ""), "player: a level says what kind of player it is"),
        ("volpe", GOOD.replace("player: habits", "player: random"), "of the kind 'random' has none"),
        ("volpe", GOOD + "level: amico\n", "only a character has one"),
        ("rosa", PERSON + "player: habits\n", "a character plays as its level does"),
        ("rosa", PERSON.replace("level: amico\n", ""), "says at which level it plays"),
        ("rosa", PERSON.replace("amico", "amica"), "there is no level 'amica' (did you mean 'amico'?)"),
        ("rosa", PERSON.replace("rosa", "amico"), "differs from the file's name"),
        (
            "rosa",
            PERSON.replace("level: amico", "level: bimbo"),
            "at the level 'bimbo' no habits can be stated; all habits at amico",
        ),
        (
            "rosa",
            PERSON.replace("level: amico", "level: maestro"),
            "at the level 'maestro' risk and error can be stated; all habits at amico",
        ),
    ],
)
def test_a_bad_file_is_left_out_with_its_problems(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / f"{name}.yaml"
    path.write_text(text)
    levels = Levels.load([resources.assets() / "opponents", tmp_path])
    assert levels.opponents == shipped().opponents
    report = "\n".join(map(str, levels.problems))
    assert report.startswith(f"{path.as_posix()}:")
    assert message in report
