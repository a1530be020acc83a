"""`settebello mercato new` and `check`: card lists of one's own for the market game."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from settebello import resources
from settebello.cli.command_help import add_command
from settebello.cli.own_files import add_new, refusal_of, write_new
from settebello.cli.terminal import tell
from settebello.datafile import DataError, matching

if TYPE_CHECKING:
    import argparse

SHIPPED = Path("market", "mercato.yaml")
"""The program's own list in the folder of rules."""
HEAD = """\
# A card list of your own for Mercato. Change, add or remove cards below; `settebello mercato check` lists
# every fault. Put the file into the folder rules/market of your data folder: New game then has its variants.
# A match that was begun with another list waits until that list is back.
"""


def add_market_files(what: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommands ``new`` and ``check``."""
    add_new(what, "mercato", "card list", "my_market.yaml", "FILE")
    check = add_command(
        what,
        "check",
        "check a card list and list every fault with its line and column",
        "settebello mercato check my_market.yaml",
    )
    listed = "a card list of the market game (.yaml), or a folder with some"
    check.add_argument("file", type=Path, metavar="FILE", help=listed)


def begin_market(path: Path, rules: Path) -> int:
    """Write the program's card list as one of the player's own; return the exit status.

    ``rules``: the player's folder of rules.
    """
    name = path.stem
    refusal = refusal_of("mercato", path, name)
    if refusal is None and name == SHIPPED.stem:
        refusal = f"{path}: {name!r} is the program's own list; choose another name"
    if refusal is not None:
        tell(refusal, file=sys.stderr)
        return 1
    return write_new(path, own_list(name), "mercato", rules / SHIPPED.parent)


def own_list(name: str) -> str:
    """Return the shipped list with the ids and English names of a list of the player's own."""
    text = (resources.rules() / SHIPPED).read_text(encoding="utf-8")
    # The comments before it say how the source is read, which is not the new list's matter.
    body = text[text.index("\nformat:") + 1 :]
    ids = re.sub(rf"^(id: |  - id: ){SHIPPED.stem}", rf"\g<1>{name}", body, flags=re.MULTILINE)
    shown = name.replace("_", " ").capitalize()
    return HEAD + re.sub(r"(?<=\{en: )Mercato(?=[ ,}])", shown, ids)


def check_market(path: Path) -> int:
    """Print the faults of a card list, or of all in a folder; return the exit status."""
    if path.is_dir():
        return max(map(check_market, matching(path, "*.yaml")), default=0)
    from settebello.rulebook.market_book import read_variants, taken_ids

    shipped = resources.rules() / SHIPPED
    try:
        read_variants(path)
        own = not path.samefile(shipped)
        taken = taken_ids(path, {each.id: shipped for each in read_variants(shipped)}) if own else ()
    except DataError as error:
        tell(error)
        return 1
    for problem in taken:
        tell(problem)
    if not taken:
        tell(f"{path}: no faults found")
    return 1 if taken else 0
