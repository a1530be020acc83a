"""The settings file: read key by key, so that a wrong value costs that setting alone.

A wrong value is replaced by its default; the file as it was is copied aside first. A key that this version
does not know belongs to a newer version: it is ignored, but stays in the file when the settings are written,
so that a later upgrade finds it again.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, is_dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from settebello import datafile
from settebello.storage import files
from settebello.storage.settings import FORMAT, Settings, SettingsFile

_KEY: Final = "settings"
_Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A settings file that could not be read as a whole, as shown to the player."""

    reason: str
    """The problem in English, for a person who looks into files."""
    kept_as: Path | None
    """The path of the file as it was; None if it could not be kept under another name."""
    left_out: tuple[str, ...] = ()
    """The settings that have their default value, as dotted keys; empty if all have."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The valid settings of a file, the dotted keys with a wrong value, and why they are wrong."""

    settings: Settings
    left_out: tuple[str, ...] = ()
    reason: str = ""


def read_settings(path: Path) -> tuple[Settings, Unreadable | None]:
    """Read the settings file; what is missing or wrong has its default value.

    A damaged file is not overwritten but kept under another name; the second result then describes the
    problem.
    """
    try:
        content = datafile.read_bytes(path)
        found = check_settings(content, str(path))
    except FileNotFoundError:
        return Settings(), None
    except (datafile.DataError, datafile.TooLargeError) as error:
        return Settings(), Unreadable(str(error), _renamed(path))
    except OSError as error:
        return Settings(), Unreadable(str(error), None)
    if not found.left_out:
        return found.settings, None
    return found.settings, Unreadable(found.reason, _mended(path, content, found.settings), found.left_out)


def check_settings(content: bytes, file: str) -> Checked:
    """Return the valid settings in a file, called `file` in reports.

    Raises DataError if there are none to find: no YAML, another format, or no mapping of settings.
    """
    document = datafile.load(content, file, strict=False)
    try:
        return Checked(datafile.validate(document, SettingsFile).settings)
    except datafile.DataError as error:
        value = document.value
        values = value.get(_KEY, {}) if isinstance(value, dict) else None
        if not isinstance(values, dict) or value.get("format") != FORMAT:
            raise
        wrong: list[_Keys] = []
        kept = _accepted(Settings, values, (), wrong)
        # Without a wrong value, the problems are keys of a newer version, or keys that are there twice.
        left_out = [".".join(keys) for keys in wrong] or [one.key for one in document.problems]
        settings = TypeAdapter(Settings).validate_json(json.dumps(kept), strict=True)
        return Checked(settings, tuple(dict.fromkeys(left_out)), str(error))


def write_settings(path: Path, settings: Settings) -> None:
    """Replace the settings file atomically; keys of a newer version in it stay. Raises OSError."""
    mine = {"format": FORMAT, _KEY: asdict(settings)}
    text = datafile.dump(mine)
    # ValueError: such a key or its value cannot be written. DataError: the file gets too large with them.
    with suppress(OSError, ValueError, datafile.DataError):
        stored = datafile.load(datafile.read_bytes(path), str(path), strict=False).value
        both = _with_unknown(SettingsFile, mine, stored)
        if both != mine:
            longer = datafile.dump(both)
            datafile.load(longer, str(path))
            text = longer
    files.write_text(path, text)


def _accepted(kind: Any, value: Any, at: _Keys, wrong: list[_Keys]) -> Any:  # noqa: ANN401 - any annotation and value
    """Return a value without its unknown keys and its wrong parts, which are added to `wrong` by their keys.

    A wrong value that has no parts is returned as it is.
    """
    hints = _hints(kind, value)
    if hints is None:
        return value
    kept = {}
    for key, part in value.items():
        inner = hints.get(key, hints.get(""))
        if inner is None:
            continue
        found = _accepted(inner, part, (*at, str(key)), wrong)
        if _is_valid(inner, found) and not datafile.refused(str(key)):
            kept[key] = found
        else:
            wrong.append((*at, str(key)))
    return kept


def _is_valid(kind: Any, value: Any) -> bool:  # noqa: ANN401 - any annotation and value
    if any(map(datafile.refused, _texts(value))):
        return False
    try:
        TypeAdapter(kind).validate_json(json.dumps(value), strict=True)
    except ValidationError:
        return False
    return True


def _texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - any value of a document
    match value:
        case str():
            yield value
        case list():
            yield from chain.from_iterable(map(_texts, value))
        case dict():
            yield from chain.from_iterable(map(_texts, chain.from_iterable(value.items())))


def _with_unknown(kind: Any, mine: Any, stored: Any) -> Any:  # noqa: ANN401 - any annotation and value
    """Return own values together with the stored ones whose keys the annotation does not know."""
    hints = _hints(kind, mine)
    if hints is None or not isinstance(stored, dict):
        return mine
    both = {
        key: _with_unknown(hints.get(key, hints.get("")), part, stored.get(key)) for key, part in mine.items()
    }
    if "" in hints:
        return both
    return both | {key: part for key, part in stored.items() if key not in hints}


def _hints(kind: Any, value: Any) -> Mapping[str, Any] | None:  # noqa: ANN401 - any annotation and value
    """Return the annotations of the parts of a mapping by key, "" for any key; None without such parts."""
    if not isinstance(value, dict):
        return None
    if get_origin(kind) is dict:
        return {"": get_args(kind)[1]}
    if kind is SettingsFile or is_dataclass(kind):
        return get_type_hints(kind, include_extras=True)
    return None


def _mended(path: Path, content: bytes, settings: Settings) -> Path | None:
    """Copy the damaged file aside and write the valid settings in its place; return the copy's path."""
    try:
        aside = files.copy_damaged(path, content)
        write_settings(path, settings)
    except OSError:
        return None
    return aside


def _renamed(path: Path) -> Path | None:
    try:
        return files.rename_damaged(path)
    except OSError:
        return None
