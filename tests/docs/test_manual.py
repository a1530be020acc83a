"""The README and the manual: numbers, names, keys and folders are those of the program."""

import re
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.ai.levels import Group
from settebello.i18n import Catalogue, languages
from settebello.rulebook import Rulebook
from settebello.skins import Skins
from settebello.storage.places import HOME_VARIABLE, PORTABLE_FOLDER, Places
from settebello.storage.profiles import KEPT_FOR
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.menus.help.help_scene import ROWS, caps_of
from tests.docs.texts_shown import texts_shown

ROOT = Path(__file__).parents[2]
MANUAL = (ROOT / "docs/manual.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+\.png)\)")
LARGEST = 1_500_000
MOVING = ROOT / "packaging" / "pictures" / "sweep.png"
LARGEST_MOVING = 700_000
"""The only picture that moves has a limit of its own."""
MOST_WORDS = 3500


def flat(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


def test_a_player_learns_within_30_lines_what_it_is_for_whom_and_how_it_starts() -> None:
    first = "\n".join(README.splitlines()[:30])
    assert first.startswith("# Settebello\n")
    assert len(PICTURE.findall(first)) == 1
    assert "\n## Start\n" in first
    assert "python3 packaging/run.py" in first


def test_the_numbers_of_the_readme_are_counted() -> None:
    rulebook = Rulebook([resources.rules()])
    games = len(list(rulebook.ids()))
    counts = {count for id_ in rulebook.ids() for count in rulebook.ruleset(id_).players.counts}
    levels = Levels.load([resources.assets() / "opponents"])
    decks = Skins([resources.assets() / "skins"]).all()
    text = flat(README)
    assert f"Play Scopa and {games - 1} of its relatives" in text
    assert f"{games} games for two to six players" in text
    assert (min(counts), max(counts)) == (2, 6)
    assert f"{['', '', '', 'Three'][len(decks)]} decks of its own" in text
    assert "six levels, and nine regulars of an osteria" in text
    assert (len(list(levels.of(Group.LEVEL))), len(list(levels.of(Group.CHARACTER)))) == (6, 9)
    assert "in English, German, Italian, Spanish, French and Japanese" in text
    assert len(languages()) == 6


def test_the_manual_is_short_and_its_pictures_are_small() -> None:
    assert len(MANUAL.split()) <= MOST_WORDS
    pictures = {ROOT / "docs" / name for name in PICTURE.findall(MANUAL)}
    assert pictures == set((ROOT / "docs/pictures").glob("*.png"))
    shown = (pictures | {ROOT / name for name in PICTURE.findall(README)}) - {MOVING}
    assert MOVING.stat().st_size < LARGEST_MOVING
    assert sum(path.stat().st_size for path in shown) < LARGEST


def test_every_label_of_the_manual_is_one_of_the_program() -> None:
    labels = set(re.findall(r"\*\*(.+?)\*\*", flat(MANUAL)))
    assert len(labels) > 60
    sentences = {label for label in labels if label.endswith((".", "?"))}
    assert len(sentences) < 12
    assert labels - sentences <= texts_shown()


def test_every_key_of_the_help_is_in_the_manual() -> None:
    rows = flat(MANUAL.partition("## Keys and gamepad")[2].partition("\n## ")[0])
    say, bindings = Catalogue("en"), Bindings()
    known = {"1 to 9, 0": "`1` to `9`, `0`", "Arrows, Tab": "arrow keys, Tab", "−": "`-`", "+": "`+`"}
    for row in ROWS:
        for cap in map(say, caps_of(row, bindings)[:2]):
            last = cap if cap in known else cap.rpartition(" + ")[2]
            wanted = known.get(last, last if len(last) > 1 else f"`{last}`")
            assert wanted in rows or f"`{last}`" in rows, cap


def test_the_folders_of_the_manual_are_those_of_the_program() -> None:
    places = Places.under(Path("home"))
    for folder in (places.matches, places.saved, places.exports, places.rules, places.skins):
        assert f"`{folder.name}`" in MANUAL
    assert f"`{HOME_VARIABLE}`" in MANUAL
    assert f"`{PORTABLE_FOLDER}`" in MANUAL


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("docs/manual.md", "a later visit, on another day, deletes the files"),
        ("PRACTICE.md", "that an earlier visit on another day confirms"),
    ],
)
def test_what_is_removed_goes_on_a_visit_that_an_earlier_one_confirms(page: str, words: str) -> None:
    text = flat((ROOT / page).read_text(encoding="utf-8"))
    assert f"on the first visit after {KEPT_FOR.days} days" in text
    assert words in text
