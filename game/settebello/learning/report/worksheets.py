"""Worksheets of a child's or a class's weak facts, with the solutions on page two; one HTML file for A4."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from settebello.learning.facts import LARGEST_ADDEND, Fact
from settebello.learning.report.print_pages import document

BONDS: Final = 8
FRAMES: Final = 4
"""The bonds and ten-frames on a page; the sums are all facts."""
STYLE: Final = """
@page { size: A4; margin: 15mm; }
* { box-sizing: border-box; }
body { font: 13pt/1.3 sans-serif; color: #222; margin: 15mm auto; max-width: 180mm; }
.sheet { break-after: page; } .sheet:last-child { break-after: auto; }
.sheet + .sheet { margin-top: 15mm; }
h1 { font-size: 18pt; margin: 0 0 4mm; } h2 { font-size: 13pt; margin: 9mm 0 4mm; }
.who { display: flex; gap: 8mm; margin: 0; } .who span { flex: 1; border-bottom: .3mm solid #222; }
.sums { display: grid; grid-template-columns: repeat(3, 1fr); gap: 7mm 8mm; font-size: 20pt; }
.sums div, .four > div { break-inside: avoid; white-space: nowrap; }
.four { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm 4mm; text-align: center; }
.gap { display: inline-block; min-width: 12mm; border-bottom: .4mm solid #222; text-align: center; }
svg { width: 40mm; display: block; margin: 0 auto 1mm; } svg text { font: 15px sans-serif; }
@media print { body { margin: 0; max-width: none; } .sheet + .sheet { margin-top: 0; } }
"""


class NoFactsError(ValueError):
    """There is no fact to ask for, as in a plan without units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetWords:
    """The texts of a worksheet in the language of its reader."""

    language: str
    title: str
    name: str
    date: str
    sums: str
    bonds: str
    frames: str
    solutions: str


def worksheet(words: SheetWords, facts: Sequence[Fact]) -> str:
    """Return a page with the sums of these facts, bonds and ten-frames, and a second one with the solutions.

    In the first part every second sum has its larger addend first. NoFactsError without facts.
    """
    if not facts:
        raise NoFactsError("a worksheet needs facts")
    pages = [_sheet(words, facts, solved=solved) for solved in (False, True)]
    return document(words.language, words.title, STYLE, pages)


def _sheet(words: SheetWords, facts: Sequence[Fact], *, solved: bool) -> str:
    title = f"{words.solutions}: {words.title}" if solved else words.title
    who = f'<p class="who">{escape(words.name)} <span></span> {escape(words.date)} <span></span></p>'
    sums = "".join(
        f"<div>{_sum(fact, turned=place % 2 == 1, solved=solved)}</div>" for place, fact in enumerate(facts)
    )
    bonds = "".join(f"<div>{_bond(fact, solved=solved)}</div>" for fact in facts[:BONDS])
    frames = "".join(
        # The sum names the larger addend first, as the dots do.
        f"<div>{_frames(fact)}{_sum(fact, turned=True, solved=solved)}</div>"
        for fact in _last(facts)
    )
    return (
        f'<section class="sheet"><h1>{escape(title)}</h1>{"" if solved else who}'
        f'<h2>{escape(words.sums)}</h2><div class="sums">{sums}</div>'
        f'<h2>{escape(words.bonds)}</h2><div class="four">{bonds}</div>'
        f'<h2>{escape(words.frames)}</h2><div class="four">{frames}</div></section>'
    )


def _last(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return the facts of the ten-frames: others than those of the bonds, where there are enough."""
    return facts[BONDS : BONDS + FRAMES] or facts[:FRAMES]


def _sum(fact: Fact, *, turned: bool, solved: bool) -> str:
    a, b = (fact.b, fact.a) if turned else (fact.a, fact.b)
    return f'{a} + {b} = <span class="gap">{fact.sum if solved else "&nbsp;"}</span>'


def _bond(fact: Fact, *, solved: bool) -> str:
    """Return a bond: the whole above, one part below, and the other part to be found."""
    parts = ((60, 20, fact.sum), (30, 74, fact.b), (90, 74, fact.a if solved else ""))
    lines = '<path d="M52 36 38 58M68 36 82 58" stroke="#222" stroke-width="1.5"/>'
    rounds = "".join(
        f'<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="#222" stroke-width="1.5"/>'
        f'<text x="{x}" y="{y + 5}" text-anchor="middle">{number}</text>'
        for x, y, number in parts
    )
    return f'<svg viewBox="0 0 120 96">{lines}{rounds}</svg>'


def _frames(fact: Fact) -> str:
    """Return ten-frames with the larger addend as full dots and the smaller one as rings after it."""
    count = 1 if fact.sum <= LARGEST_ADDEND else 2
    cells = []
    for place in range(count * LARGEST_ADDEND):
        frame, inside = divmod(place, LARGEST_ADDEND)
        row, column = divmod(inside, LARGEST_ADDEND // 2)
        x, y = 10 + column * 20, 4 + frame * 44 + row * 20
        cells.append(f'<rect x="{x}" y="{y}" width="20" height="20" fill="none" stroke="#222"/>')
        if place < fact.sum:
            fill = "#222" if place < fact.b else "none"
            cells.append(
                f'<circle cx="{x + 10}" cy="{y + 10}" r="7" fill="{fill}" stroke="#222" stroke-width="1.5"/>'
            )
    return f'<svg viewBox="0 0 120 {count * 44 + 4}">{"".join(cells)}</svg>'
