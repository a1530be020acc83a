"""Rebuild the subsets of the text fonts from the complete files, which are handed in by path.

``python packaging/fonts.py MEDIUM.ttf BOLD.ttf`` writes ``body.ttf`` and ``bold.ttf`` into ``assets/fonts``.
Needs fontTools, a development tool that the game itself never imports. Where the complete files come from is
written in ``assets/fonts/README.md``.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"

# Whole Unicode blocks, so that a new sentence or a typed name seldom needs a new subset.
RANGES = (
    range(0x0020, 0x0180),  # Latin: ASCII, Latin-1, Extended-A
    range(0x0192, 0x0193),
    range(0x0218, 0x021C),
    range(0x02C6, 0x02DE),  # spacing accents
    range(0x0300, 0x0329),  # combining accents, for names typed in decomposed form
    range(0x1E9E, 0x1E9F),  # the capital of ß
    range(0x2000, 0x2070),  # dashes, quotation marks, ellipsis, thin spaces
    range(0x2070, 0x20D0),  # raised and lowered digits, currency signs
    range(0x2100, 0x2300),  # letterlike signs, arrows, mathematics
    range(0x2460, 0x2474),  # circled digits
    range(0x25A0, 0x2700),  # shapes, stars, suits, ticks
    range(0x3000, 0x3100),  # CJK punctuation, hiragana, katakana
    range(0xFF00, 0xFFF0),  # full width and half width forms
)

# The kanji of JIS X 0208 are rows 16 to 84 of its 94 by 94 table. Level 1 alone, up to row 47, does not
# even have the word for the suit of clubs, nor many a first name.
KANJI_ROWS = range(16, 85)
CELLS = range(1, 95)

ELLIPSIS = 0x2026
FEATURES = ("kern", "ccmp", "locl", "liga", "mark", "mkmk")


def kanji() -> Iterator[int]:
    """Code points of the kanji of JIS X 0208, read from Python's own EUC-JP table."""
    for row in KANJI_ROWS:
        for cell in CELLS:
            text = bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", errors="ignore")
            if text:
                yield ord(text)


def wanted() -> frozenset[int]:
    """Return the code points a subset keeps, as far as the complete font has them."""
    return frozenset(point for block in RANGES for point in block) | frozenset(kanji())


def subset(source: Path, target: Path) -> None:
    """Write the part of the font ``source`` that the game wants to ``target``, as TrueType without hinting.

    Hinting goes because SDL_ttf draws these sizes smoothly without it and it is a third of the file.
    """
    options = Options(
        layout_features=list(FEATURES),
        hinting=False,
        notdef_outline=True,
        drop_tables=["vhea", "vmtx"],
        name_IDs=["*"],
        recalc_timestamp=False,
    )
    font = load_font(source, options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    lower_ellipsis(font)
    save_font(font, target, options)


def lower_ellipsis(font: TTFont) -> None:
    """Put the three dots on the base line; the Japanese font has them at half height."""
    outlines = font["glyf"]
    dots = outlines[font.getBestCmap()[ELLIPSIS]]
    dots.coordinates.translate((0, -dots.yMin))
    dots.recalcBounds(outlines)


def main() -> None:
    """Read the two paths from the command line and write both subsets."""
    parser = argparse.ArgumentParser(description="Rebuild assets/fonts from the complete fonts.")
    parser.add_argument("medium", type=Path, help="M PLUS Rounded 1c Medium (500), complete, TrueType")
    parser.add_argument("bold", type=Path, help="M PLUS Rounded 1c Bold (700), complete, TrueType")
    given = parser.parse_args()
    subset(given.medium, FONTS / "body.ttf")
    subset(given.bold, FONTS / "bold.ttf")


if __name__ == "__main__":
    main()
