"""The manual for players, read from its Markdown file as sections of plain paragraphs."""

import re
from collections.abc import Iterator

from settebello.i18n import Text
from settebello.manual.rules_page import Paragraph, Section

PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"^\* ", re.MULTILINE)
LABEL = re.compile(r"\*\*([^*]+)\*\*")
SENTENCE = re.compile(r"\*\*([^*]+[.?])\*\*")
"""The first words of a paragraph, which are in bold but no label."""
RULE = re.compile(r"[|\s:-]+")
MARK = "• "


def player_manual(markdown: str) -> tuple[Section, ...]:
    """Return the introduction and the numbered chapters; pictures and the targets of links are left out."""
    opening, *chapters = re.split(r"^#+ ", markdown, flags=re.MULTILINE)[1:]
    # A bare heading such as "Settings" would be translated, unlike the text below it.
    numbered = (f"{number}. {chapter}" for number, chapter in enumerate(chapters, start=1))
    return tuple(map(_section, (opening, *numbered)))


def _section(chapter: str) -> Section:
    heading, _, text = chapter.partition("\n")
    paragraphs = tuple(Paragraph("", Text(line)) for part in text.split("\n\n") for line in _lines(part))
    return Section(Text(_plain(heading)), paragraphs)


def _lines(part: str) -> Iterator[str]:
    """Return the paragraphs of a block: one, or each item, row or line of code."""
    if part.startswith("    "):
        yield from (line.strip() for line in part.splitlines())
        return
    part = PICTURE.sub("", part).strip()
    if part.startswith("|"):
        yield from map(_plain, _rows(part))
    elif part:
        before, *items = ITEM.split(part)
        if before:
            yield _plain(before)
        yield from (f"{MARK}{_plain(item)}" for item in items)


def _rows(table: str) -> Iterator[str]:
    """Return the rows of a table as sentences; in wide tables each value has the name of its column."""
    head, *rows = (
        [cell.strip() for cell in line.strip("| ").split(" | ")]
        for line in table.splitlines()
        if not RULE.fullmatch(line)
    )
    for first, *cells in rows:
        values = cells if len(cells) == 1 else map(": ".join, zip(head[1:], cells, strict=True))
        yield f"{first}: {'; '.join(values)}"


def _plain(text: str) -> str:
    """Return a text on one line without the signs of Markdown; labels of buttons get quotation marks."""
    text = SENTENCE.sub(r"\1", LINK.sub(r"\1", " ".join(text.split())))
    return LABEL.sub("“\\1”", text).replace("`", "").replace("*", "")
