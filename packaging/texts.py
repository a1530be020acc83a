"""Keep the languages in step with the program.

    python packaging/texts.py            brings every sentence of t(...) and tn(...) into assets/i18n/*.po
    python packaging/texts.py --prune    the same, and drops the sentences that nobody says any more
    python packaging/texts.py --check    names what a language lacks or has wrong; exits with 1 if anything
    python packaging/texts.py reword LIST.tsv        gives English sentences a new wording, in code, lessons,
                                                     languages and tests; word_list.py has the form of a list
    python packaging/texts.py seen LANGUAGE [LIST]   says that translations fit the new wordings

Translations are kept, and French signs get the no-break space before them that nobody can see is missing.
A reworded sentence keeps its translation too, marked fuzzy until `seen` takes the mark off. The .po files are
sources; the build compiles them, and so does this script.
"""

import argparse
import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import rewording
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from word_list import WordListError, keys_of_list, read_list

from settebello import coach
from settebello.coach.market_lesson import FILE as MARKET_LESSON
from settebello.coach.market_lesson import market_sentences, read_market_lesson
from settebello.datafile import DataError
from settebello.i18n.text import placeholders
from settebello.manual import advice

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "es", "fr", "it", "ja")
LESSONS = "assets/tutorial"
ADVICE = "assets/advice"
"""The folder of the lessons, which are said in the words of the languages too."""
DEVELOPER = "developer/"
"""The developer tools say nothing to players."""
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {"t": None, "tn": (1, 2), "pt": ((1, "c"), 2)}
VOLATILE = (
    '"POT-Creation-Date',
    '"PO-Revision-Date',
    '"Last-Translator',
    '"Language-Team',
    '"Generated-By',
    '"Report-Msgid-Bugs-To',
    '"Project-Id-Version',
)
"""Header lines that change without the texts changing, or name somebody; they are left out."""


def template(program: Path) -> Catalog:
    """Every sentence of the modules under `program` and of the lessons beside it, with who says it."""
    catalog = Catalog(fuzzy=False)
    found = extract_from_dir(program, [("**.py", "python")], keywords=KEYWORDS)
    for module, _, message, comments, context in sorted(found, key=lambda each: (each[0], each[1])):
        if module.startswith(DEVELOPER):
            continue
        place = (f"game/settebello/{module}", 0)
        catalog.add(message, None, [place], auto_comments=comments, context=context)
    tutorial = coach.read_tutorial(program.parent.parent / LESSONS)
    if tutorial.problems:
        raise DataError(tutorial.problems)
    for lesson in tutorial.lessons:
        for sentence in coach.sentences(lesson):
            catalog.add(sentence, None, [(LESSONS, 0)])
    market = program.parent.parent / "assets" / MARKET_LESSON
    # A program without the file has no sentences of it, as one without chapters has none of the tutorial.
    for sentence in market_sentences(read_market_lesson(market)) if market.exists() else ():
        catalog.add(sentence, None, [(LESSONS, 0)])
    known = advice.read_advice(program.parent.parent / ADVICE)
    if known.problems:
        raise DataError(known.problems)
    for section in known.sections:
        for sentence in (section.say, section.here):
            catalog.add(sentence, None, [(ADVICE, 0)])
    return catalog


def read_language(folder: Path, language: str) -> Catalog:
    """The catalogue of a language, empty when there is no file yet; raises babel's PoFileError."""
    path = folder / f"{language}.po"
    if not path.is_file():
        return Catalog(locale=language, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def update(sentences: Catalog, folder: Path, language: str, *, prune: bool) -> None:
    """Bring a language's .po up to date with the sentences, and compile it."""
    write_language(read_language(folder, language), sentences, folder, language, prune=prune)


def write_language(catalog: Catalog, sentences: Catalog, folder: Path, language: str, *, prune: bool) -> None:
    """Bring a catalogue up to date with the sentences; write it as the language's .po, and compile it."""
    # Babel looks at the plural forms of the old file only when told the language, as above.
    catalog.update(sentences, no_fuzzy_matching=True)
    catalog.fuzzy = False
    if language == "fr":
        for message in catalog:
            if isinstance(message.string, str):
                message.string = spaced(message.string)
            elif message.string:
                message.string = tuple(spaced(form or "") for form in message.string)
    # A fixed time, dropped below: the file changes only when a text does.
    catalog.creation_date = catalog.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    if prune:
        catalog.obsolete.clear()
    written = io.BytesIO()
    write_po(written, catalog, width=100, sort_by_file=True, include_lineno=False)
    lines = written.getvalue().decode().splitlines()
    start = lines.index('msgid ""')
    kept = [line for line in lines[start:] if not line.startswith(VOLATILE)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{language}.po").write_text("\n".join(kept).rstrip() + "\n", encoding="utf-8", newline="\n")
    with (folder / f"{language}.mo").open("wb") as file:
        # A doubtful translation is better than an English sentence.
        write_mo(file, read_language(folder, language), use_fuzzy=True)


def spaced(french: str) -> str:
    """A French sentence whose signs stay with the word before them, and with the apostrophe of print."""
    french = re.sub(r"(?<=\w)'(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", french)
    return re.sub(r" (?=[:;!?»%])|(?<=«) ", "\N{NO-BREAK SPACE}", french)


def forms_of(message: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A message's singular and plural forms, or its one form."""
    if message is None:
        return ()
    return (message,) if isinstance(message, str) else tuple(message)


def mistakes(sentences: Catalog, catalog: Catalog) -> Iterator[str]:
    """What is wrong with a language, one sentence each."""
    for message in sentences:
        if not message.id:
            continue
        translated = catalog.get(message.id, message.context)
        english = forms_of(message.id)[0]
        if translated is None or not _is_complete(translated):
            yield f"no translation of {english!r}"
        elif translated.fuzzy:
            yield f"doubtful (fuzzy) translation of {english!r}"
        elif not _facts_agree(translated):
            yield f"other {{placeholders}} than in {english!r}"


def _is_complete(message: Message) -> bool:
    forms = forms_of(message.string)
    return all(forms) and bool(forms)


def _facts_agree(message: Message) -> bool:
    wanted = frozenset[str]().union(*(placeholders(form) for form in forms_of(message.id)))
    # One form of a plural may say "a card" where another says "{n} cards".
    free = frozenset({"n"}) if isinstance(message.id, tuple | list) else frozenset[str]()
    try:
        found = [placeholders(form) for form in forms_of(message.string)]
    except ValueError:
        return False
    return all(wanted - free <= form <= wanted for form in found)


def check(program: Path, folder: Path) -> list[str]:
    """Everything that is wrong with any language, one line each."""
    sentences = template(program)
    found = []
    for language in LANGUAGES:
        catalog = read_language(folder, language)
        found += [f"{language}: {mistake}" for mistake in mistakes(sentences, catalog)]
    return found


def reword(root: Path, path: Path, *, dry: bool = False) -> Iterator[str]:
    """Apply a list of new wordings and yield what was done and what is left; raises WordListError.

    Nothing is written if the list has a mistake, or if `dry`.
    """
    words = read_list(path)
    plan = rewording.planned(root, words)
    yield f"{len(words.rows)} lines, {len(plan.files)} files"
    yield from (f"outside of t(): {each}" for each in plan.beside)
    if dry:
        return
    rewording.write(plan)
    sentences = template(root / "game" / "settebello")
    folder = root / "assets" / "i18n"
    merged: set[str] = set()
    for language in LANGUAGES:
        catalog = read_language(folder, language)
        merged.update(rewording.move_keys(catalog, plan))
        write_language(catalog, sentences, folder, language, prune=False)
    yield from (f"merged: {each}" for each in sorted(merged))
    yield from (f"left: {each}" for each in rewording.left_over(root, words, plan, sentences))


def look_at(folder: Path, language: str, path: Path | None, sentences: Catalog) -> int:
    """Take the fuzzy flag off the translations of a list, all if None; return how many had it."""
    catalog = read_language(folder, language)
    number = rewording.seen(catalog, None if path is None else keys_of_list(path))
    write_language(catalog, sentences, folder, language, prune=False)
    return number


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Update, check or reword; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--prune", action="store_true")
    orders = parser.add_subparsers(dest="order")
    rewords = orders.add_parser("reword", help="give English sentences a new wording")
    rewords.add_argument("list", type=Path)
    rewords.add_argument("--dry-run", action="store_true", help="only check the list")
    sees = orders.add_parser("seen", help="say that translations fit the new wordings")
    sees.add_argument("language", choices=LANGUAGES)
    sees.add_argument("list", type=Path, nargs="?")
    asked = parser.parse_args(arguments)
    program, folder = root / "game" / "settebello", root / "assets" / "i18n"
    if asked.check:
        found = check(program, folder)
        print("\n".join(found) if found else "every language is complete")
        return 1 if found else 0
    if asked.order == "reword":
        try:
            for line in reword(root, asked.list, dry=asked.dry_run):
                print(line)
        except WordListError as error:
            print(f"{asked.list} cannot be applied:\n{error}")
            return 1
        return 0
    sentences = template(program)
    if asked.order == "seen":
        print(f"{look_at(folder, asked.language, asked.list, sentences)} translations looked at")
        return 0
    for language in LANGUAGES:
        update(sentences, folder, language, prune=asked.prune)
        missing = len(list(mistakes(sentences, read_language(folder, language))))
        print(f"{language}: {len(sentences)} sentences, {missing} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
