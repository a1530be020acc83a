"""The commands about files of the player's own: check decks, opponents and lessons, and begin new ones."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from settebello import resources
from settebello.cli.command_help import add_command, add_subcommands
from settebello.cli.terminal import tell
from settebello.datafile import DataError, Problem, matching, read
from settebello.i18n.catalogue import CODE
from settebello.rulebook import Rulebook
from settebello.rulebook.overlays import FOLDER as OVERLAYS
from settebello.skins import DEFAULT, Skin, Skins, load_skin

COMMANDS = ("skins", "opponents", "languages", "lessons")
MARK = "THE_ID"
"""What stands in a template for the id of the new file."""
ID = re.compile(r"[a-z][a-z0-9_]{0,31}")


def add_own_files(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands ``skins``, ``opponents``, ``languages`` and ``lessons`` to the parser."""
    kinds = (
        ("skins", "deck", "my_deck", "FOLDER", "the folder of a deck, with its skin.yaml"),
        ("opponents", "opponent", "my_opponent.yaml", "FILE", "the file of an opponent (.yaml)"),
        ("languages", "language", "pt.po", "FILE", "a file of translations, named by the language's code"),
        ("lessons", "lesson", "my_lesson.yaml", "FILE", "an activity or a tutorial chapter (.yaml)"),
    )
    for command, one, example, metavar, about in kinds:
        parser = add_command(
            commands,
            command,
            f"check {command} of your own, and begin a new one",
            f"settebello {command} new {example}",
            f"settebello {command} check {example}",
        )
        what = add_subcommands(parser)
        check = add_command(
            what,
            "check",
            f"check {command} and list every fault with its line and column",
            f"settebello {command} check {example}",
        )
        check.add_argument("files", type=Path, nargs="+", metavar=metavar, help=about)
        add_new(what, command, one, example, metavar)


def add_new(
    what: "argparse._SubParsersAction[argparse.ArgumentParser]",
    command: str,
    one: str,
    example: str,
    metavar: str,
    *more: str,
) -> None:
    """Add the subcommand that begins a new file; ``more``: further examples."""
    new = add_command(
        what,
        "new",
        f"write a new {one} with comments, to be changed",
        f"settebello {command} new {example}",
        *more,
    )
    new.add_argument("file", type=Path, metavar=metavar, help=f"where the new {one} is written")


def run_own_files(
    parsed: argparse.Namespace, rulebook: Rulebook, opponents: Sequence[Path], home: Path
) -> int:
    """Run one of the commands; return the exit status.

    ``opponents``: the folders of all opponents. ``home``: the data folder.
    """
    if parsed.what == "new":
        return begin(parsed.command, parsed.file, home)
    files = parsed.files if parsed.command == "skins" else files_of(parsed.files, parsed.command)
    if parsed.command == "languages":
        return max([_check_language(path) for path in files])
    checks: dict[str, Callable[[Path], Iterable[Problem]]] = {
        "skins": _skin_problems,
        "opponents": lambda path: _opponent_problems(path, opponents),
        "lessons": lambda path: _lesson_problems(path, rulebook, home / "lessons"),
    }
    return max([_check(path, checks[parsed.command]) for path in files])


def files_of(paths: Sequence[Path], command: str) -> list[Path]:
    """Return the files to be checked: those named, and for a folder all of the kind that lie in it."""
    pattern = "*.po" if command == "languages" else "*.yaml"
    return [file for path in paths for file in (matching(path, pattern) if path.is_dir() else ()) or (path,)]


def begin(command: str, path: Path, home: Path) -> int:
    """Write a new file, or the folder of a deck, and say where it belongs; return the exit status."""
    name = path.name if command == "skins" else path.stem
    refusal = refusal_of(command, path, name)
    if refusal is not None:
        tell(refusal, file=sys.stderr)
        return 1
    text = _template(command, path).replace(MARK, name)
    place = home / command
    if command == "rules" and path.absolute().parent.name == OVERLAYS:
        place = home / command / OVERLAYS
    return write_new(path, text, command, place)


def write_new(path: Path, text: str, command: str, place: Path | None) -> int:
    """Write a new file, or the folder of a deck with its manifest; return the exit status.

    ``place``: the folder in which the program reads it, None if there is no such folder.
    """
    try:
        if command == "skins":
            _write_deck(path, text)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
    except OSError as error:
        tell(f"{path}: {error.strerror}", file=sys.stderr)
        return 1
    tell(f"{path} was written. Check it with: settebello {command} check {path}")
    if place is not None and path.absolute().parent != place.absolute():
        tell(f"The program reads it in the folder {place}")
    if (guide := resources.guide()).is_file():
        tell(f"The guide is {guide}")
    return 0


def _template(command: str, path: Path) -> str:
    """Return the text of a new file."""
    if command == "languages":
        from settebello.i18n.own_languages import new_language

        return new_language(path.stem)
    templates = {"opponents": "opponent", "lessons": "lesson", "skins": "skin"}
    rules = "overlay" if path.absolute().parent.name == OVERLAYS else "variant"
    file = resources.assets() / "templates" / f"{templates.get(command, rules)}.yaml"
    return file.read_text(encoding="utf-8")


def refusal_of(command: str, path: Path, name: str) -> str | None:
    """Return why no new file can be written there; None if it can."""
    suffix = ".po" if command == "languages" else ".yaml"
    if command != "skins" and path.suffix != suffix:
        return f"{path}: the name of the file has to end with {suffix}"
    if command == "languages" and not CODE.fullmatch(name):
        return f"{path}: {name!r} is not the code of a language, two or three small letters such as pt"
    if not ID.fullmatch(name):
        return f"{path}: {name!r} is not an id: small letters, digits and underscores, a letter first"
    return f"{path} is there already; nothing was changed" if path.exists() else None


def _write_deck(folder: Path, manifest: str) -> None:
    """Write a deck of forty plain pictures and a back; raises OSError."""
    # Imported here, because only this command needs it.
    from settebello.cli.quick_deck import pictures

    folder.mkdir(parents=True)
    (folder / "skin.yaml").write_text(manifest, encoding="utf-8", newline="\n")
    for name, svg in pictures():
        target = folder / name
        target.parent.mkdir(exist_ok=True)
        target.write_text(svg, encoding="utf-8", newline="\n")


def _check(path: Path, problems_of: Callable[[Path], Iterable[Problem]]) -> int:
    """Print the faults of a file; return the exit status."""
    problems = tuple(problems_of(path))
    tell("\n".join(map(str, problems)) if problems else f"{path}: no faults found")
    return 1 if problems else 0


def _check_language(path: Path) -> int:
    """Print the faults of a file of translations, and how much of it is done; return the exit status."""
    from settebello.i18n.own_languages import check_language

    faults, done, left = check_language(path)
    for fault in faults:
        tell(fault)
    counted = f"{done} texts are translated, {left} are not"
    tell(f"{path}: {counted}" if faults else f"{path}: no faults found; {counted}")
    return 1 if faults else 0


def _skin_problems(folder: Path) -> tuple[Problem, ...]:
    """Return the faults of a deck; those of its pictures too, for which another deck stands in."""
    manifest = folder.name == "skin.yaml"
    try:
        skin = load_skin(folder.absolute().parent if manifest else folder.absolute(), _default_skin())
    except DataError as error:
        return error.problems
    return skin.notes


def _default_skin() -> Skin | None:
    return Skins([resources.assets() / "skins"]).get(DEFAULT).skin


def _opponent_problems(path: Path, folders: Sequence[Path]) -> tuple[Problem, ...]:
    from settebello.ai.levels import check_opponent

    avatars = {one.stem.removesuffix("_calm") for one in (resources.assets() / "ui" / "avatars").iterdir()}
    moods = ("_blink", "_delighted", "_dismayed", "_pleased", "_worried")
    return check_opponent(path, folders, {name for name in avatars if not name.endswith(moods)})


def _lesson_problems(path: Path, rulebook: Rulebook, own: Path) -> tuple[Problem, ...]:
    from settebello.coach.lesson import check_chapter
    from settebello.learning.activities.activity_files import check_activity

    try:
        document = read(path)
    except DataError as error:
        return error.problems
    if isinstance(document.value, dict) and "steps" in document.value:
        return check_chapter(path)
    return check_activity(path, (resources.assets() / "lessons", own), rulebook.ruleset)
