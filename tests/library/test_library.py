"""The names that other programs import: documented, imported late, and each an object of the program."""

import importlib
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import settebello
from settebello import library

API = Path(__file__).parents[2] / "docs" / "api.md"


def test_an_import_of_the_package_imports_nothing_else_of_it() -> None:
    seen = "import sys, settebello; print([name for name in sys.modules if name.startswith('settebello.')])"
    told = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_document_lists_exactly_the_public_names() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", API.read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(settebello.__all__)
    assert sorted({*library.__all__, "NAME", "__version__"}) == sorted(settebello.__all__)


@pytest.mark.parametrize("name", settebello.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    value = getattr(settebello, name)
    assert name in dir(settebello)
    assert isinstance(value, str) or value.__doc__ or name == "Event"


def test_another_name_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'settebello' has no attribute 'gaem'"):
        _ = settebello.gaem


def test_without_pettingzoo_the_message_says_what_the_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "settebello.env", raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(ImportError) as told:
        importlib.import_module("settebello.env")
    assert str(told.value).endswith(": pip install 'settebello[env]'")
    assert "`pip install 'settebello[env]'` adds it" in API.read_text("utf-8")
