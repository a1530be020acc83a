"""Where the shipped folders are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello import resources

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    resources._root.cache_clear()  # noqa: SLF001 - the cache of a function
    yield
    resources._root.cache_clear()  # noqa: SLF001 - as above


def test_a_checkout_has_them_beside_the_source() -> None:
    assert resources.assets() == ROOT / "assets"
    assert resources.rules() == ROOT / "rules"
    assert resources.manual() == ROOT / "docs/manual.md"
    assert resources.manual().is_file()


def test_an_installed_package_has_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "settebello" / "_data"
    (data / "assets").mkdir(parents=True)
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "settebello" / "resources.py"))
    assert resources.assets() == data / "assets"
    assert resources.rules() == data / "rules"
    assert resources.manual() == data / "docs/manual.md"


def test_a_package_without_them_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "game" / "settebello" / "resources.py"))
    with pytest.raises(resources.MissingFilesError, match="own files are missing"):
        resources.assets()
