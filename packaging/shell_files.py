"""Write the manual page and the shell completions of the command line into a folder.

    .venv/bin/python packaging/shell_files.py ~/.local/share

bash, zsh, fish and man look for them below that folder; a package for a system takes /usr/share. All four are
made from the parser of the command line. The completions are made by shtab, one of the test tools.
"""

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

import shtab
from man_page import man_page

from settebello import resources
from settebello.ai import Levels
from settebello.cli.command_help import arguments_of, with_subcommands
from settebello.cli.command_line import command_line
from settebello.i18n import languages
from settebello.rulebook import Rulebook
from settebello.skins import Skins

MAN_PAGE = "man/man1/settebello.1"
COMPLETIONS = {
    "bash": "bash-completion/completions/settebello",
    "zsh": "zsh/site-functions/_settebello",
    "fish": "fish/vendor_completions.d/settebello.fish",
}


JOINED = re.compile(r'" \$\{(\w+)\[@\]\} "')
"""An array among other letters, which the shell joins only if it is told so."""
JOINING = r'" ${\1[*]} "'
UNCHECKED = """\
# shtab writes most of this file in a style of its own: unquoted numbers and words without spaces (SC2086,
# SC2004), let (SC2219), a condition as a list (SC2015), arrays that are read by names made of words (SC2034).
# shellcheck disable=SC2004,SC2015,SC2034,SC2086,SC2219
"""


def main() -> None:
    """Write the files and print their names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    for path in write(parser.parse_args().folder):
        print(path)


def write(folder: Path) -> list[Path]:
    """Write all files below a folder; return their paths."""
    texts = {MAN_PAGE: man_page(command_line(developer=False))}
    for shell, name in COMPLETIONS.items():
        made = shtab.complete(completed(command_line(developer=False)), shell)
        texts[name] = f"{UNCHECKED}{JOINED.sub(JOINING, made)}" if shell == "bash" else made
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / name for name in texts]


def completed(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Tell shtab which values the arguments of a parser take: files, folders or ids; return the parser."""
    kinds = {"FILE": shtab.FILE, "FOLDER": shtab.DIRECTORY}
    known = ids()
    for command in with_subcommands(parser):
        for action in arguments_of(command):
            if action.metavar in kinds:
                # A plain assignment is none that argparse's types know.
                vars(action)["complete"] = kinds[str(action.metavar)]
            if action.dest in known:
                action.choices = known[action.dest]
    return parser


def ids() -> Mapping[str, list[str]]:
    """Return the shipped ids that arguments accept, by the arguments' names."""
    rulebook = Rulebook([resources.rules()])
    variants = list(rulebook.ids())
    opponents = Levels.load([resources.assets() / "opponents"]).opponents
    return {
        "lang": list(languages()),
        "variant": variants,
        "variant_id": variants,
        "ruleset": variants,
        "level": [opponent.id for opponent in opponents],
        "skin": [choice.id for choice in Skins([resources.assets() / "skins"]).all()],
    }


if __name__ == "__main__":
    main()
