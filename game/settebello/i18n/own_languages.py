"""Languages of the player's own: one .po file each, named by the code of the language."""

import gettext
import io
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from settebello import resources
from settebello.datafile import DataError, Problem, matching, read_text
from settebello.i18n.catalogue import CODE, LARGEST, LONGEST, OWN_NAME, languages
from settebello.i18n.po_file import Entry, compiled, english_texts, entries_of
from settebello.i18n.text import placeholders

SUFFIX: Final = ".po"


def own_languages(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages in a folder that the program does not have itself."""
    found = {path.stem for path in matching(folder, f"*{SUFFIX}") if CODE.fullmatch(path.stem)}
    return tuple(sorted(found - set(languages())))


def names_of_own_languages(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return the codes of the languages in a folder, each with its name for itself."""
    return tuple((code, _name(code, folder)) for code in own_languages(folder))


def _name(code: str, folder: Path) -> str:
    """Return a language's name for itself; its code if it states none."""
    own = own_catalogue(code, folder)
    name = own[0].gettext(OWN_NAME.key)
    return code if own[1] or name == OWN_NAME.key else name


def own_catalogue(code: str, folder: Path) -> tuple[gettext.NullTranslations, str]:
    """Return the translations of a language of the player's own, and what is wrong with its file."""
    path = folder / f"{code}{SUFFIX}"
    try:
        entries = entries_of(read_text(path, LARGEST), str(path))
        return gettext.GNUTranslations(io.BytesIO(compiled(entries))), ""
    except DataError as error:
        return gettext.NullTranslations(), error.problems[0].summary
    except (OSError, ValueError, LookupError) as error:
        # Also what the library raises for rules of plurals that are none.
        return gettext.NullTranslations(), f"{path}: {error}"


def language_faults(code: str, folder: Path) -> tuple[Problem, ...]:
    """Return the faults of a language of the player's own, whose texts then stay English."""
    return check_language(folder / f"{code}{SUFFIX}")[0]


def known_texts() -> dict[tuple[str | None, str], str | None]:
    """Return the plural of every text of the program, by its context and its English."""
    shipped = sorted((resources.assets() / "i18n").glob("*.mo"))
    return {
        (context, text): plural
        for path in shipped[:1]
        for context, text, plural in english_texts(path.read_bytes())
    }


def new_language(code: str) -> str:
    """Return a file in which nothing is translated yet."""
    head = (
        "# A language of your own. Put this file into the folder `languages` of your data folder; the\n"
        "# settings offer it from the next start. Check it with: settebello languages check FILE\n"
        "# Translate each msgid in the msgstr below it. What stands in {braces} stays. A text without a\n"
        "# translation is shown in English. The translation of English is the name of your language.\n"
        'msgid ""\nmsgstr ""\n'
        f'"Language: {code}\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
    )
    texts = sorted(
        known_texts().items(), key=lambda one: (one[0][1] != OWN_NAME.key, one[0][1], one[0][0] or "")
    )
    return head + "".join(_blank(context, text, plural) for (context, text), plural in texts)


def _blank(context: str | None, text: str, plural: str | None) -> str:
    lines = [""] if context is None else ["", f"msgctxt {_quoted(context)}"]
    lines.append(f"msgid {_quoted(text)}")
    if plural is None:
        lines.append('msgstr ""')
    else:
        lines += [f"msgid_plural {_quoted(plural)}", 'msgstr[0] ""', 'msgstr[1] ""']
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


def check_language(path: Path) -> tuple[tuple[Problem, ...], int, int]:
    """Return the faults of a file, and how many of the program's texts are translated and how many not.

    A text without a translation is no fault.
    """
    known = known_texts()
    if not CODE.fullmatch(path.stem) or path.suffix != SUFFIX:
        message = "the name of the file is the code of a language of two or three letters, such as pt.po"
        return (Problem(str(path), 1, 1, "", message, ""),), 0, len(known)
    try:
        text = read_text(path, LARGEST)
        entries = entries_of(text, str(path))
    except DataError as error:
        return error.problems, 0, len(known)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return (Problem(str(path), 1, 1, "", f"cannot be read: {reason}", ""),), 0, len(known)
    lines = text.splitlines()
    faults = [
        Problem(str(path), entry.line, 1, "", message, lines[entry.line - 1])
        for entry, message in _faults(entries, known)
    ]
    trouble = own_catalogue(path.stem, path.absolute().parent)[1] if not faults else ""
    if trouble:
        faults.append(Problem(str(path), 1, 1, "", f"its header has a fault: {trouble}", ""))
    done = len({(one.context, one.english) for one in entries if one.done and not one.fuzzy} & set(known))
    return tuple(faults), done, len(known) - done


def _faults(
    entries: tuple[Entry, ...], known: Mapping[tuple[str | None, str], str | None]
) -> Iterator[tuple[Entry, str]]:
    """Yield the entries with a fault, and what it is."""
    times = Counter((entry.context, entry.english) for entry in entries)
    for entry in entries:
        key = entry.context, entry.english
        if not entry.english:
            continue
        if key not in known:
            yield entry, "is no text of this program"
        if times[key] > 1:
            times[key] = 0
            yield entry, "stands here more than once"
        for said in entry.translations.values():
            if message := _fault(entry, said):
                yield entry, message


def _fault(entry: Entry, said: str) -> str:
    """Return what is wrong with a translation; empty if nothing is."""
    if len(said) > LONGEST:
        return f"its translation is longer than {LONGEST} characters"
    if not said:
        return ""
    try:
        allowed = placeholders(entry.english) | placeholders(entry.plural or entry.english)
        extra = placeholders(said) - allowed
    except ValueError as error:
        return f"its translation has a fault: {error}"
    return f"its translation has {{{min(extra)}}}, which its English has not" if extra else ""
