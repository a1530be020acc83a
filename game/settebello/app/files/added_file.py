"""Games, house rules and decks that are dropped onto the window, added to the player's own folders."""

import shutil
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from settebello import resources
from settebello.datafile import DataError, Problem, read_bytes
from settebello.i18n import Text, t
from settebello.rulebook import Rulebook
from settebello.rulebook.overlays import FOLDER as OVERLAYS
from settebello.skins import DEFAULT, load_skin
from settebello.storage import files
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Question

RULES: Final = frozenset({".yaml", ".yml"})
MANIFEST: Final = "skin.yaml"
MOST_FILES: Final = 500
MOST_BYTES: Final = 64_000_000


def rules_added(path: Path, own: Path) -> Question:
    """Copy a rules file into the folder of own rules if it has no fault; return what to tell.

    A file from a folder called ``overlays`` is a house rule.
    """
    overlay = path.parent.name == OVERLAYS
    target = (own / OVERLAYS if overlay else own) / f"{path.stem}.yaml"
    try:
        content = read_bytes(path)
        if target.exists():
            same = read_bytes(target) == content
            return Question(_is_there(target.name) if same else _other(target.name))
        fault = _fault(content, target.relative_to(own), own)
        if fault is not None:
            return Question(_refused(path.name, replace(fault, file=path.name).summary))
        files.write_bytes(target, content)
    except OSError as error:
        return Question(_refused(path.name, reason(error)))
    if overlay:
        return Question(t("The house rule {name} was added. It is on the page House rules.", name=path.stem))
    return Question(t("The game {name} was added. It is on the New Game screen.", name=path.stem))


def _fault(content: bytes, name: Path, own: Path) -> Problem | None:
    """Return the first fault that a rules file would have among the other rules; None if it has none."""
    with TemporaryDirectory() as folder:
        place = Path(folder).resolve() / name
        files.write_bytes(place, content, forced=False)
        # Read after the others, so that an id that is taken already is a fault of this file.
        found = Rulebook((resources.rules(), own, Path(folder).resolve())).problems
    return next((error.problems[0] for file, error in found.items() if Path.cwd() / file == place), None)


def skin_added(folder: Path, shipped: Path, own: Path) -> Question:
    """Copy the folder of a deck into the folder of own decks if it can be used; return what to tell."""
    try:
        skin = load_skin(folder, load_skin(shipped / DEFAULT))
        if (shipped / folder.name).exists() or (own / folder.name).exists():
            return Question(_other(folder.name))
        inside = [path for path in folder.rglob("*") if path.is_file()]
        if len(inside) > MOST_FILES or sum(path.stat().st_size for path in inside) > MOST_BYTES:
            return Question(_refused(folder.name, t("it is too large")))
        own.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=own, prefix=".", suffix=files.TEMPORARY_SUFFIX) as work:
            copied = Path(work) / folder.name
            shutil.copytree(folder, copied)
            copied.rename(own / folder.name)
    except DataError as error:
        fault = error.problems[0]
        return Question(_refused(folder.name, replace(fault, file=Path(fault.file).name).summary))
    except OSError as error:
        return Question(_refused(folder.name, reason(error)))
    return Question(
        t(
            "The deck “{name}” was added. You find it in the settings, Cards and table.",
            name=skin.manifest.name,
        )
    )


def is_skin(path: Path) -> bool:
    """Return whether a path is the folder of a deck."""
    return (path / MANIFEST).is_file()


def _refused(name: str, why: Text | str) -> Text:
    return t("{name} was not added: {reason}. Nothing was changed.", name=name, reason=why)


def _is_there(name: str) -> Text:
    return t("{name} is in your folder already.", name=name)


def _other(name: str) -> Text:
    return t("There is another {name} already. Rename yours, then drop it again.", name=name)
