"""The files that are read again while the program runs: the theme, the texts and the skin in use."""

from pathlib import Path
from typing import TYPE_CHECKING

from settebello.developer.file_watch import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from settebello.app import Game


def sources(game: "Game") -> tuple[Source, ...]:
    """Return all sources of a program; rereading one draws the window again."""
    looks = game.appearance

    def texts() -> str:
        mo = looks.catalogue.file
        compiled = compile_language(mo.with_suffix(".po"), mo)
        looks.reread_texts()
        game.refresh()
        if looks.catalogue.trouble:
            raise ValueError(looks.catalogue.trouble)
        return mo.name if compiled else f"{mo.name} as it was compiled last: Babel is not installed"

    def deck() -> str:
        looks.reread_deck()
        game.refresh()
        return looks.deck_folder.name

    def theme() -> str:
        from settebello.developer.theme_reload import reread_theme

        changed = reread_theme()
        game.refresh()
        return ", ".join(changed) or "no value differs"

    return (
        Source("theme", lambda: (theme_file(),), theme),
        Source("texts", lambda: language_files(looks.catalogue.file), texts),
        Source("skin", lambda: sorted(looks.deck_folder.glob("**/*")), deck),
    )


def theme_file() -> Path:
    """Return the file with the theme's constants."""
    from settebello.ui.kit import theme

    return Path(theme.__file__)


def language_files(mo: Path) -> "Iterator[Path]":
    """Yield the source and the compiled file of a language."""
    yield mo.with_suffix(".po")
    yield mo


def compile_language(po: Path, mo: Path) -> bool:
    """Compile a .po file that is newer than its .mo file; False without Babel, which only the checks install.

    Raises babel's PoFileError and OSError.
    """
    if not po.is_file() or (mo.is_file() and mo.stat().st_mtime_ns > po.stat().st_mtime_ns):
        return True
    try:
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po
    except ImportError:
        return False
    with po.open("rb") as source:
        catalog = read_po(source, locale=po.stem, abort_invalid=True)
    with mo.open("wb") as target:
        # A reworded sentence keeps its translation, marked fuzzy, until a translator has looked at it.
        write_mo(target, catalog, use_fuzzy=True)
    return True
