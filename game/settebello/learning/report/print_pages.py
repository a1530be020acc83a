"""Pages to print: the report, number cards, and the pairs that make ten; each is one HTML file."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from settebello.learning.facts import LARGEST_ADDEND, Fact
from settebello.learning.report.heatmap import GLYPHS, Cell
from settebello.learning.report.weeks import Week

STYLE = """
body { font: 12pt sans-serif; color: #222; margin: 1.5cm; }
table { border-collapse: collapse; }
td, th { border: 1px solid #999; padding: .15cm .3cm; text-align: center; }
.map td { width: 1.1cm; height: 1.1cm; font-size: 15pt; padding: 0; }
.new { background: #fff; } .met { background: #e8f1f8; } .growing { background: #b9d7ea; }
.safe { background: #7fb2d5; } .gold { background: #f3cf6b; } .few { color: #999; }
.cards { display: flex; flex-wrap: wrap; gap: .4cm; }
.card { width: 5.6cm; height: 8.6cm; border: 1px solid #999; border-radius: .3cm; text-align: center;
 break-inside: avoid; }
.card b { font-size: 60pt; display: block; } .dots { font-size: 22pt; letter-spacing: .12cm; }
.sum { font-size: 26pt; margin: .6cm 0; break-inside: avoid; }
@media print { body { margin: 0; } h1 { break-after: avoid; } }
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The texts of the pages, in the language of the reader.

    states: a word for each state, in their order. sentences: of the overview.
    """

    language: str
    title: str
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
    body += [f"<p>{escape(sentence)}</p>" for sentence in words.sentences]
    body += [f"<h2>{escape(words.facts)}</h2>", _map(cells), _legend(words.states)]
    body += [f"<h2>{escape(words.weeks)}</h2>", _weeks(words.columns, weeks, printed)]
    return _page(words, body)


def number_cards(words: Words) -> str:
    """Return cards from one to ten with their dots in fives, to cut out."""
    cards = [
        f'<div class="card"><b>{number}</b><span class="dots">{_dots(number)}</span></div>'
        for number in range(1, LARGEST_ADDEND + 1)
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
    rows = ["<tr>" + "".join(f"<th>{escape(column)}</th>" for column in columns) + "</tr>"]
    for week, said in zip(weeks, printed, strict=True):
        figures = (f"{week.minutes:.0f}", week.tasks, week.days)
        values = (escape(said.date), escape(said.right), escape(said.thinking), *figures)
        rows.append("<tr>" + "".join(f"<td>{value}</td>" for value in values) + "</tr>")
    return f"<table>{''.join(rows)}</table>"


def _dots(number: int) -> str:
    full = "●" * min(number, 5)
    return f"{full}<br>{'●' * (number - 5)}" if number > 5 else full
