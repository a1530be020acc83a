"""The pages of the on-screen keyboard, in rows of ten, and the variants of Japanese letters."""

from enum import StrEnum
from typing import Final

COLUMNS: Final = 10
BLANK: Final = " "
"""Marks an empty position in a row."""
FORMS: Final = "゛小"
"""The key that replaces the last letter by its next variant."""
KATAKANA: Final = ord("ア") - ord("あ")


class Alphabet(StrEnum):
    """A page of letters; the value is its label in every language."""

    HIRAGANA = "あ"
    KATAKANA = "ア"
    CAPITALS = "ABC"
    SMALL = "abc"
    CAPITALS_MARKED = "ÄÉ"
    SMALL_MARKED = "äé"
    SIGNS = "123"


LATIN: Final = (
    Alphabet.CAPITALS,
    Alphabet.SMALL,
    Alphabet.CAPITALS_MARKED,
    Alphabet.SMALL_MARKED,
    Alphabet.SIGNS,
)
KANA: Final = (Alphabet.HIRAGANA, Alphabet.KATAKANA)
CASES: Final = {
    Alphabet.CAPITALS: Alphabet.SMALL,
    Alphabet.CAPITALS_MARKED: Alphabet.SMALL_MARKED,
}
"""The lower-case page for each upper-case page."""

_SMALL: Final = ("abcdefghij", "klmnopqrst", "uvwxyz'-.&")
_MARKED: Final = ("äöüßàâáãåæ", "éèêëíìîïøœ", "óòôõúùûçñš")
_HIRAGANA: Final = (
    "あかさたなはまやらわ",
    "いきしちにひみ りを",
    "うくすつぬふむゆるん",
    "えけせてねへめ れー",
    "おこそとのほもよろ" + FORMS[0],
)
_SIGNS: Final = ("1234567890", ".,:!?&+-'_")
_FORMS: Final = (
    *("かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ"),
    *("ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ"),
    *("あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "やゃ", "ゆゅ", "よょ"),
)


def _in_katakana(letters: str) -> str:
    return "".join(
        chr(ord(one) + KATAKANA) if "あ" <= one <= "ん" or one in "ぁゔ" else one for one in letters
    )


def _in_capitals(letters: str) -> str:
    # Names do not use the capital sharp s.
    return "".join(one.upper() if one != "ß" else one for one in letters)


ROWS: Final = {
    Alphabet.HIRAGANA: _HIRAGANA,
    Alphabet.KATAKANA: tuple(map(_in_katakana, _HIRAGANA)),
    Alphabet.CAPITALS: tuple(map(_in_capitals, _SMALL)),
    Alphabet.SMALL: _SMALL,
    Alphabet.CAPITALS_MARKED: tuple(map(_in_capitals, _MARKED)),
    Alphabet.SMALL_MARKED: _MARKED,
    Alphabet.SIGNS: _SIGNS,
}
"""The letters of each page."""

_NEXT: Final = {
    form: forms[(place + 1) % len(forms)]
    for row in _FORMS
    for forms in (row, _in_katakana(row))
    for place, form in enumerate(forms)
}


def offered(language: str) -> tuple[Alphabet, ...]:
    """Return the pages offered for a language, the default first."""
    return (*KANA, *LATIN) if language == "ja" else LATIN


def next_form(letter: str) -> str:
    """Return the next variant of a letter (ha, ba, pa, ha); other letters are unchanged."""
    return _NEXT.get(letter, letter)
