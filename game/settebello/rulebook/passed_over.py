"""Files in the player's folder of rules that are not read, because of their place or their ending."""

from collections.abc import Callable, Iterator
from pathlib import Path

from settebello.datafile import Document, Problem, matching
from settebello.rulebook.market_book import FOLDER as MARKET
from settebello.rulebook.overlays import FOLDER


def passed_over(folder: Path, label: Callable[[Path], str]) -> Iterator[Problem]:
    """Yield a problem for each rules file of a folder that is not read; ``label`` names files."""
    read = {folder, folder / FOLDER, folder / MARKET}
    for path in matching(folder, "**/*.yml"):
        yield Problem(label(path), 1, 1, "", "is not read: the name of a rules file ends with .yaml", "")
    for path in matching(folder, "**/*.yaml"):
        if path.parent not in read:
            inner = FOLDER in path.relative_to(folder).parts
            where = "house rules lie directly in rules/overlays" if inner else "games lie directly in rules"
            yield Problem(label(path), 1, 1, "", f"is not read: {where}", "")


def nested_overlay(path: Path, document: Document) -> bool:
    """Return whether a file is a house rule in a folder inside ``overlays``, where it is not read."""
    said = document.value
    return path.absolute().parent.parent.name == FOLDER and isinstance(said, dict) and "rules" in said
