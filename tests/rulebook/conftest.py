"""Folders of rules for trying."""

from collections.abc import Callable
from pathlib import Path

import pytest

from settebello import resources
from settebello.rulebook import Rulebook

Shelf = Callable[..., Rulebook]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A rulebook of the shipped folder and one with the given files, text by id; reports call it `own/`."""
    monkeypatch.chdir(tmp_path)
    own = tmp_path / "own"
    own.mkdir()

    def build(**files: str) -> Rulebook:
        for name, text in files.items():
            path = own / f"{name}.yaml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Rulebook([resources.rules(), own])

    return build


@pytest.fixture(scope="session")
def shipped() -> Rulebook:
    """The shipped variants alone; nobody changes them."""
    return Rulebook([resources.rules()])
