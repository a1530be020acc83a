"""Pages to print: the report, number cards, and the pairs that make ten; each is one HTML file."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from settebello.learning.facts import LARGEST_ADDEND, Fact
from settebello.learning.report.heatmap import GLYPHS, Cell
from settebello.learning.report.weeks import Week

FIVE = 5
STYLE = """
@page { size: A4; margin: 15mm; }
* { box-sizing: border-box; }
body { font: 12pt/1.3 sans-serif; color: #222; margin: 15mm auto; max-width: 180mm; }
h1 { font-size: 20pt; margin: 0 0 4mm; } h2 { font-size: 14pt; margin: 6mm 0 2mm; break-after: avoid; }
p { margin: 2mm 0; }
table { border-collapse: collapse; }
thead { display: table-header-group; } tr { break-inside: avoid; }
td, th { border: 1px solid #999; padding: .1cm .25cm; text-align: center; }
.weeks { font-size: 10.5pt; } .weeks td { white-space: nowrap; }
.map { break-inside: avoid; } .map td { width: 1.1cm; height: 1.1cm; font-size: 15pt; padding: 0; }
.new { background: #fff; } .met { background: #e8f1f8; } .growing { background: #b9d7ea; }
.safe { background: #7fb2d5; } .gold { background: #f3cf6b; } .few { color: #999; }
.cards { display: grid; grid-template-columns: repeat(4, 42mm); grid-auto-rows: 76mm; gap: 4mm; }
.card { border: 1px solid #999; border-radius: .3cm; text-align: center; break-inside: avoid;
 padding-top: 4mm; }
.card b { font-size: 60pt; line-height: 1.1; display: block; }
.card svg { width: 36mm; display: block; margin: 3mm auto 0; }
.sum { font-size: 26pt; margin: .6cm 0; break-inside: avoid; white-space: nowrap; }
@media print { body { margin: 0; max-width: none; } h1 { break-after: avoid; }
 * { print-color-adjust: exact; } }
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The texts of the pages, in the language of the reader.

    states: a word for each state, in their order. sentences: of the overview. date: of the report.
    """

    language: str
    title: str
    date: str = ""
    sentences: tuple[str, ...] = ()
    facts: str = ""
    weeks: str = ""
    columns: tuple[str, ...] = ()
    states: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WeekWords:
    """A printed week in the language of the reader: its date, the share right, the thinking time."""

    date: str
    right: str
    thinking: str


def report_page(
    words: Words, cells: dict[Fact, Cell], weeks: Sequence[Week], printed: Sequence[WeekWords]
) -> str:
    """Return the report: overview, map of facts, and weeks; ``printed`` has the words of each week."""
    body = [f"<h1>{escape(words.title)}</h1>"]
    body += [f"<p>{escape(sentence)}</p>" for sentence in (words.date, *words.sentences) if sentence]
    body += [f"<h2>{escape(words.facts)}</h2>", _map(cells), _legend(words.states)]
    body += [f"<h2>{escape(words.weeks)}</h2>", _weeks(words.columns, weeks, printed)]
    return _page(words, body)


def number_cards(words: Words) -> str:
    """Return cards from one to ten with their dots in fives, to cut out of one page."""
    cards = [
        f'<div class="card"><b>{number}</b>{_dots(number)}</div>' for number in range(1, LARGEST_ADDEND + 1)
    ]
    return _page(words, [f"<h1>{escape(words.title)}</h1>", '<div class="cards">', *cards, "</div>"])


def friends_of_ten(words: Words) -> str:
    """Return the pairs that make ten with ten-frames, to fill in."""
    rows = [
        f'<p class="sum">{"●" * a}{"○" * (LARGEST_ADDEND - a)} &nbsp; {a} + ___ = {LARGEST_ADDEND}</p>'
        for a in range(1, LARGEST_ADDEND)
    ]
    return _page(words, [f"<h1>{escape(words.title)}</h1>", *rows])


def _page(words: Words, body: Sequence[str]) -> str:
    return document(words.language, words.title, STYLE, body)


def document(language: str, title: str, style: str, body: Sequence[str]) -> str:
    """Return an HTML file with a title and a style, from parts that are HTML already."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    content = "\n".join(body)
    opening = f'<!DOCTYPE html>\n<html lang="{escape(language)}">'
    return f"{opening}<head>{head}</head>\n<body>\n{content}\n</body></html>\n"


def _map(cells: dict[Fact, Cell]) -> str:
    numbers = range(1, LARGEST_ADDEND + 1)
    rows = ["<tr><th></th>" + "".join(f"<th>{n}</th>" for n in numbers) + "</tr>"]
    for a in numbers:
        row = [f"<th>{a}</th>"]
        for b in numbers:
            cell = cells.get(Fact(min(a, b), max(a, b)))
            few = " few" if cell is not None and cell.few else ""
            row.append(f'<td class="{cell.state.value}{few}">{cell.glyph}</td>' if cell else "<td></td>")
        rows.append(f"<tr>{''.join(row)}</tr>")
    return f'<table class="map">{"".join(rows)}</table>'


def _legend(states: Sequence[str]) -> str:
    return (
        "<p>"
        + " &nbsp; ".join(f"{g} {escape(w)}" for g, w in zip(GLYPHS.values(), states, strict=False))
        + "</p>"
    )


def _weeks(columns: Sequence[str], weeks: Sequence[Week], printed: Sequence[WeekWords]) -> str:
    # The head is printed again on every further page.
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    rows = []
    for week, said in zip(weeks, printed, strict=True):
        figures = (f"{week.minutes:.0f}", week.tasks, week.days)
        values = (escape(said.date), escape(said.right), escape(said.thinking), *figures)
        rows.append("<tr>" + "".join(f"<td>{value}</td>" for value in values) + "</tr>")
    return f'<table class="weeks"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _dots(number: int) -> str:
    dots = "".join(
        f'<circle cx="{10 + place % FIVE * 20}" cy="{12 + place // FIVE * 22}" r="8" fill="#222"/>'
        for place in range(number)
    )
    return f'<svg viewBox="0 0 100 46">{dots}</svg>'
