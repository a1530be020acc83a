"""The forty cards of a deck to cut out, and a page of rules to play with them; HTML files for A4."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from settebello.learning.report.print_pages import document

A_SHEET: Final = 9
"""The cards on a sheet: three by three of 54 by 90 millimetres."""
DECK_STYLE: Final = """
@page { size: A4; margin: 10mm; }
* { box-sizing: border-box; }
body { font: 11pt sans-serif; color: #222; margin: 10mm auto; width: 190mm; }
.sheet { display: grid; grid-template-columns: repeat(3, 54mm); grid-auto-rows: 90mm;
 justify-content: center; break-after: page; margin-bottom: 10mm; }
.sheet:last-child { break-after: auto; }
.card { position: relative; border: .2mm dashed #999; break-inside: avoid; overflow: hidden; }
.card img { width: 100%; height: 100%; display: block; }
.card b { position: absolute; font-size: 13pt; line-height: 1; background: #fff; border: .3mm solid #222;
 border-radius: 50%; width: 7.5mm; height: 7.5mm; padding-top: 1.2mm; text-align: center; }
.card b:first-of-type { left: 1.5mm; top: 1.5mm; }
.card b:last-of-type { right: 1.5mm; bottom: 1.5mm; transform: rotate(180deg); }
.card .line { text-decoration: underline; }
@media print { body { margin: 0; width: auto; } .sheet { margin-bottom: 0; } }
"""
RULES_STYLE: Final = """
@page { size: A4; margin: 18mm; }
body { font: 11.5pt/1.35 sans-serif; color: #222; margin: 18mm auto; max-width: 174mm; }
h1 { font-size: 20pt; margin: 0 0 4mm; } h2 { font-size: 14pt; margin: 5mm 0 1mm; break-after: avoid; }
ol, ul { margin: 0; padding-left: 7mm; } li { margin: 1mm 0; break-inside: avoid; }
@media print { body { margin: 0; max-width: none; } }
"""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card to cut out: its picture, an SVG or PNG file, its name in words, and the number it counts."""

    picture: Path
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class RulesPart:
    """A heading with sentences below it; ``steps`` are numbered."""

    heading: str
    sentences: tuple[str, ...]
    steps: bool = False


def deck_page(language: str, title: str, cards: Sequence[PrintedCard]) -> str:
    """Return sheets of cards with their pictures inside the file; raises OSError for an unreadable one."""
    printed = [_card(card) for card in cards]
    sheets = [
        f'<section class="sheet">{"".join(printed[first : first + A_SHEET])}</section>'
        for first in range(0, len(printed), A_SHEET)
    ]
    return document(language, title, DECK_STYLE, sheets)


def home_rules(language: str, title: str, parts: Sequence[RulesPart]) -> str:
    """Return the rules as one page."""
    body = [f"<h1>{escape(title)}</h1>"]
    for part in parts:
        kind = "ol" if part.steps else "ul"
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in part.sentences)
        body.append(f"<h2>{escape(part.heading)}</h2><{kind}>{items}</{kind}>")
    return document(language, title, RULES_STYLE, body)


def _card(card: PrintedCard) -> str:
    data = base64.b64encode(card.picture.read_bytes()).decode()
    # A line tells a 6 from a 9 that is upside down.
    number = f'<b class="line">{card.value}</b>' if card.value in {6, 9} else f"<b>{card.value}</b>"
    kind = "png" if card.picture.suffix.lower() == ".png" else "svg+xml"
    return (
        f'<div class="card"><img alt="{escape(card.name)}" src="data:image/{kind};base64,{data}">'
        f"{number}{number}</div>"
    )
