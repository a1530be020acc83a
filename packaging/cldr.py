"""Write how each language writes numbers and dates, from Unicode's CLDR as Babel has it.

    python packaging/cldr.py            writes game/settebello/i18n/cldr.py
    python packaging/cldr.py --check    exits with 1 if that file is not what Babel says

The program does not need Babel: it reads the module that this script writes.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from babel import Locale

from settebello.i18n.cldr import CONVENTIONS
from settebello.i18n.conventions import Conventions

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / "game" / "settebello" / "i18n" / "cldr.py"
LOCALES = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "fr": "fr_FR", "it": "it_IT", "ja": "ja_JP"}
"""The locale of each language; the English texts are British."""
FIELDS = {"d": "{d}", "M": "{m}", "MMM": "{short}", "MMMM": "{month}", "y": "{y}"}
"""The fields of CLDR's patterns of dates, and those of the program's patterns."""
PATTERN = re.compile(r"'([^']*)'|([a-zA-Z])\2*|[^a-zA-Z']+")
NARROW = str.maketrans({"\N{NARROW NO-BREAK SPACE}": "\N{NO-BREAK SPACE}"})
"""The program's fonts have no narrow space."""
HEAD = '''"""How each language writes numbers and dates: written by packaging/cldr.py, not by hand."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from settebello.i18n.conventions import Conventions

CONVENTIONS: Final[Mapping[str, Conventions]] = MappingProxyType(
'''


def date_pattern(cldr: str) -> str:
    """Return a pattern of CLDR with the fields in braces; raises KeyError for an unknown field.

    >>> date_pattern("d 'de' MMMM 'de' y")
    '{d} de {month} de {y}'
    """
    parts = []
    for part in PATTERN.finditer(cldr):
        quoted, letter = part.groups()
        parts.append(quoted if quoted is not None else FIELDS[part[0]] if letter else part[0])
    return "".join(parts).translate(NARROW)


def conventions(locale: Locale) -> Conventions:
    """Return the conventions of a locale."""
    skeletons, months = locale.datetime_skeletons, locale.months
    symbols = locale.number_symbols["latn"]
    within, alone = months["format"], months["stand-alone"]
    return Conventions(
        day=date_pattern(skeletons["yMMMd"].pattern),
        day_in_full=date_pattern(locale.date_formats["long"].pattern),
        day_of_year=date_pattern(skeletons["MMMd"].pattern),
        day_of_year_in_full=date_pattern(skeletons["MMMMd"].pattern),
        months=tuple(within["wide"][n] for n in range(1, 13)),
        short_months=tuple(within["abbreviated"][n] for n in range(1, 13)),
        month_names=tuple(alone["wide"][n] for n in range(1, 13)),
        decimal=symbols["decimal"],
        group=symbols["group"].translate(NARROW),
        percent=locale.percent_formats[None].pattern.replace("#,##0", "{n}").translate(NARROW),
    )


def derived() -> Mapping[str, Conventions]:
    """Return the conventions of every language as Babel says now."""
    return {language: conventions(Locale.parse(name)) for language, name in LOCALES.items()}


def module() -> str:
    """Return the text of the program's module."""
    lines = [f"        {language!r}: {value!r},\n" for language, value in derived().items()]
    text = f"{HEAD}    {{\n{''.join(lines)}    }}\n)\n"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(MODULE), "-"]
    return subprocess.run(command, input=text, capture_output=True, check=True, text=True, cwd=ROOT).stdout


def main() -> int:
    """Write or check the module; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        same = derived() == CONVENTIONS
        print("the conventions are those of CLDR" if same else f"{MODULE.name} is out of date")
        return 0 if same else 1
    MODULE.write_text(module(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
