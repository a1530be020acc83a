"""packaging/schemas.py: schemas that are current, describe every key, and judge as the loaders do."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemas
from jsonschema import Draft202012Validator

from settebello.datafile import load

PATTERNS = {"assets/skins": "*/skin.yaml"}


def files() -> Iterator[tuple[str, Path]]:
    """Every shipped data file with the folder of its schema."""
    for folder in schemas.SCHEMAS:
        for path in sorted((schemas.ROOT / folder).glob(PATTERNS.get(folder, "*.yaml"))):
            yield folder, path


FILES = list(files())


def validator(folder: str) -> Draft202012Validator:
    """The schema file of a folder, ready to judge."""
    return Draft202012Validator(
        json.loads((schemas.ROOT / folder / schemas.NAME).read_text(encoding="utf-8"))
    )


def content(text: str, name: str = "file.yaml") -> dict[str, Any]:
    """What an editor holds against a schema: the keys of mappings are text there."""
    found: dict[str, Any] = json.loads(json.dumps(load(text, name).value))
    return found


def shipped(path: str) -> dict[str, Any]:
    """The content of a shipped data file."""
    return content((schemas.ROOT / path).read_text(encoding="utf-8"), path)


def test_every_schema_is_current() -> None:
    assert schemas.stale() == [], "run packaging/schemas.py"


def test_there_are_files_for_every_schema() -> None:
    assert {folder for folder, _ in FILES} == set(schemas.SCHEMAS)


@pytest.mark.parametrize("folder", schemas.SCHEMAS)
def test_a_schema_is_one_itself(folder: str) -> None:
    Draft202012Validator.check_schema(validator(folder).schema)


@pytest.mark.parametrize(
    ("folder", "path"), FILES, ids=lambda part: part.name if isinstance(part, Path) else part
)
def test_every_shipped_file_is_valid_and_names_its_schema(folder: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    first, _, named = text.partition("\n")[0].partition("$schema=")
    assert first == "# yaml-language-server: "
    assert (path.parent / named).resolve() == schemas.ROOT / folder / schemas.NAME
    assert not list(validator(folder).iter_errors(content(text, path.name)))


@pytest.mark.parametrize(
    ("path", "changes"),
    [
        ("rules/scopa.yaml", {"capture": {"priority": "often"}}),
        ("rules/scopa.yaml", {"options": {"No.Key": {}}}),
        ("rules/overlays/napola.yaml", {"needs": ["score.nothing"]}),
        ("assets/skins/napoletane/skin.yaml", {"canvas": [360]}),
        ("assets/skins/napoletane/skin.yaml", {"suits": {"coins": {"file": "denari", "accent": "#f2b632"}}}),
        ("assets/skins/napoletane/skin.yaml", {"packs": [{"of": ["italian40"], "pictures": {"11": "a"}}]}),
        ("assets/opponents/pina.yaml", {"habits": {"parity": 6}}),
        ("assets/opponents/pina.yaml", {"name": {"it": "Nonna Pina"}}),
        ("assets/opponents/pina.yaml", {"hat": "red"}),
        ("assets/lessons/make_it.yaml", {"levels": []}),
        ("assets/lessons/make_it.yaml", {"task": "guess"}),
        ("assets/tutorial/03_sum.yaml", {"you": "9c 4x"}),
        ("assets/tutorial/03_sum.yaml", {"steps": [{"say": "Play.", "play": "9cx"}]}),
        ("assets/tutorial/03_sum.yaml", {"format": 2}),
    ],
)
def test_a_broken_file_is_not_valid(path: str, changes: dict[str, Any]) -> None:
    folder = path.rpartition("/")[0].removesuffix("/napoletane")
    whole = shipped(path)
    assert validator(folder).is_valid(whole)
    assert not validator(folder).is_valid(whole | changes)


def parts(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema and its definitions."""
    yield schema
    yield from schema.get("$defs", {}).values()


@pytest.mark.parametrize("folder", schemas.SCHEMAS)
def test_every_key_is_described(folder: str) -> None:
    whole = schemas.SCHEMAS[folder]()
    found = 0
    for part in parts(whole):
        for name, key in part.get("properties", {}).items():
            meant = whole["$defs"][key["$ref"].rpartition("/")[2]] if "$ref" in key else {}
            assert key.get("description") or meant.get("description"), f"{part['title']}: {name}"
            found += 1
    assert found


def test_a_stale_schema_is_named_by_the_check_and_written_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in schemas.SCHEMAS:
        (tmp_path / folder).mkdir(parents=True)
        shutil.copy(schemas.ROOT / folder / schemas.NAME, tmp_path / folder)
    assert schemas.main(["--check"], tmp_path) == 0
    (tmp_path / "assets" / "lessons" / schemas.NAME).write_text("{}")
    (tmp_path / "assets" / "skins" / schemas.NAME).unlink()
    assert schemas.main(["--check"], tmp_path) == 1
    names = ["assets/skins/schema.json", "assets/lessons/schema.json"]
    assert capsys.readouterr().out.splitlines() == [f"out of date: {name}" for name in names]
    assert schemas.main([], tmp_path) == 0
    assert schemas.stale(tmp_path) == []
