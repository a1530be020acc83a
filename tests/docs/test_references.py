"""Every reference to a document, section, decision, id, file or test leads to something."""

from pathlib import Path

import pytest

from tests.docs.references import (
    MAY_REFER,
    REQUIREMENT,
    Repository,
    dead_links,
    dead_paths,
    numbers_of,
    problems,
    prose_of,
    unknown_requirements,
)

HERE = Repository(Path(__file__).parents[2])
MODULES = tuple(name for name in HERE.files if name.endswith(".py"))
PAGES = tuple(name for name in HERE.files if name.endswith(".md"))
LEGAL = ("assets/licences/apache-2.0.txt", "packaging/licences/LGPL-2.1.txt")
"""Texts of others, whose sections are their own."""
DATA = tuple(
    name for name in HERE.files if name.endswith((".yaml", ".toml", ".txt", ".json")) and name not in LEGAL
)
HISTORY = ("CHANGELOG.md", "DECISIONS.md")
"""What was true when it was written: it may name files that are gone."""
WITH_PATHS = tuple(
    name
    for name in PAGES
    if name not in HISTORY and ("/" not in name or name.startswith(("docs/", "tests/")))
)
PLAYERS_OWN = ("my_bot.py", "crash.txt", "scopa_at_ours.yaml", "games/ACTIVITY.yaml")
"""Files that pages tell of and that a player has, not the repository."""
WITH_IDS = tuple(
    f"tests/{room}/" for room in ("app", "bench", "learning", "practice", "ui/grownups", "ui/learn")
)
"""Where tests prove requirements of the learning mode and name them by their ids."""
PROVEN = "tests/learning/README.md"


def in_modules() -> list[str]:
    """What docstrings and comments refer to and is not there, with its place."""
    found = []
    for name in MODULES:
        source = HERE.text(name)
        with_ids = name.startswith(WITH_IDS)
        if with_ids or MAY_REFER.search(source):
            for line, prose in prose_of(source):
                found += [f"{name}:{line}: {problem}" for problem in problems(HERE, name, prose)]
                if with_ids:
                    found += [f"{name}:{line}: {problem}" for problem in unknown_requirements(HERE, prose)]
    return found


def test_docstrings_and_comments_refer_to_what_is_there() -> None:
    # The counts say that the finder has looked: there are far more modules and references than that.
    assert len(MODULES) > 500
    assert sum("docs/learning.md" in HERE.text(name) for name in MODULES) > 40
    assert sum("docs/rules.md" in HERE.text(name) for name in MODULES) > 15
    found = in_modules()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_refers_to_what_is_there(name: str) -> None:
    text = HERE.text(name)
    assert not list(problems(HERE, name, " ".join(text.split())))
    assert not list(dead_links(HERE, name, text))


@pytest.mark.parametrize("name", WITH_PATHS)
def test_the_paths_of_a_page_are_those_of_files_and_folders(name: str) -> None:
    dead = [said for said in dead_paths(HERE, HERE.text(name)) if said.split()[-1] not in PLAYERS_OWN]
    assert not dead, "\n".join(dead)


def test_data_files_refer_to_what_is_there() -> None:
    found = [f"{name}: {said}" for name in DATA for said in problems(HERE, name, HERE.text(name))]
    assert not found, "\n".join(found)


def test_every_requirement_names_its_tests_and_no_other_is_named() -> None:
    rows = [line.split("|")[1].split() for line in HERE.text(PROVEN).splitlines() if line.startswith("| ")]
    named = [id_ for row in rows for id_ in row if REQUIREMENT.fullmatch(id_)]
    assert len(named) == len(set(named))
    assert set(named) == HERE.requirements


def test_every_ambiguity_has_its_own_row() -> None:
    rows = [line for line in HERE.text("docs/rules.md").splitlines() if line.startswith("| AMB-")]
    assert len(rows) == len(HERE.ambiguities) == 92


@pytest.fixture
def small(tmp_path: Path) -> Repository:
    """A repository with a document, a decision, a module and its test."""
    files = {
        "DECISIONS.md": "# Decisions\n\n## 1. One thing (2026-11-21)\n\n## 2. Another (2026-11-21)\n",
        "docs/rules.md": "# Rules\n\n## 2. Rules\n\n### 2.1 Keys\n\n| AMB-01 | who leads |\n",
        "docs/learning.md": "# Learning\n\n## 6. Model\n\n### 6.1 Facts\n\n### 6.2 More\n\n"
        "### 14.3 Requirements\n\n| L1 | fewer tasks |\n",
        "game/settebello/engine/cards.py": "",
        "tests/engine/test_cards.py": "def test_a_card_is_a_card() -> None: ...\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Repository(tmp_path)


@pytest.mark.parametrize(
    "prose",
    [
        "See docs/rules.md, section 2.1, and AMB-01.",
        "See docs/learning.md, sections 6, 6.1 and 6.2 (DECISIONS.md, 1 to 2).",
        "See [DECISIONS.md](DECISIONS.md), 2.",
    ],
)
def test_a_reference_that_leads_somewhere_is_no_problem(small: Repository, prose: str) -> None:
    assert not list(problems(small, "README.md", prose))


@pytest.mark.parametrize(
    ("prose", "said"),
    [
        ("See docs/rules.md, section 2.9.", ["no section 2.9 in docs/rules.md"]),
        ("See docs/rules.md, sections 2.1 and 3.", ["no section 3 in docs/rules.md"]),
        ("See docs/learning.md, sections 6.1 to 6.3.", ["no section 6.3 in docs/learning.md"]),
        ("See docs/house.md.", ["no document docs/house.md"]),
        ("See learning.md.", ["no document learning.md"]),
        ("As section 6.1 has it.", ["no section 6.1 in any named document"]),
        ("See DECISIONS.md, 1 and 3.", ["no decision 3"]),
        ("As AMB-02 says.", ["no ambiguity AMB-02"]),
    ],
)
def test_a_reference_to_nothing_is_told(small: Repository, prose: str, said: list[str]) -> None:
    assert list(problems(small, "game/settebello/engine/cards.py", prose)) == said


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("[rules](docs/rules.md#21-keys) [far](https://example.org/x.md)", []),
        ("[rules](docs/rule.md)", ["no file docs/rule.md"]),
        ("[rules](docs/rules.md#22-keys)", ["no heading #22-keys in docs/rules.md"]),
    ],
)
def test_a_link_that_leads_nowhere_is_told(small: Repository, page: str, said: list[str]) -> None:
    assert list(dead_links(small, "README.md", page)) == said


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (
            "`engine/cards` `cards.py` `game/<name>/engine` `tests/*/test_cards.py` `settebello rules`",
            [],
        ),
        ("`engine/card`", ["no path engine/card"]),
        ("`test_cards.py::test_a_card_…`", []),
        ("`test_cards.py::test_no_card_…`", ["no test test_no_card_… in test_cards.py"]),
        ("```\n`engine/card` in an example\n```", []),
    ],
)
def test_a_path_that_is_none_is_told(small: Repository, page: str, said: list[str]) -> None:
    assert list(dead_paths(small, page)) == said


def test_an_unknown_requirement_is_told(small: Repository) -> None:
    assert list(unknown_requirements(small, "L1 and P9; ``P3 T4`` is a dealing.")) == ["no requirement P9"]


def test_a_list_of_numbers_is_read() -> None:
    assert numbers_of("6.4 to 6.7") == ("6.4", "6.5", "6.6", "6.7")
    assert numbers_of("1, 2 and 4 to 5") == ("1", "2", "4", "5")


def test_prose_is_docstrings_and_comments_and_no_code() -> None:
    source = '"""Doc\nof it."""\n\nX = "section 9"  # one\n# two\n\n# three\nY = 1\n"""About Y."""\n'
    assert sorted(prose_of(source)) == [(1, "Doc of it."), (5, "one two"), (7, "three"), (9, "About Y.")]
