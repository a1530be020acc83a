"""Line breaking: at spaces, and for Chinese and Japanese text by their own rules."""

from collections.abc import Callable

NOT_AT_START = frozenset(
    "、。，．・：；？！ー～〜…‥」』）】〕〉》］｝”’ゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;)]}%"  # noqa: RUF001 - the wide forms are meant
)
"""Characters that must not begin a line (kinsoku, JIS X 4051)."""

NOT_AT_END = frozenset("「『（【〔〈《［｛“‘([{")  # noqa: RUF001 - the wide forms are meant
"""Characters that must not end a line."""

SIGNS = frozenset("+−=×<>")
"""Signs of a calculation, which stays on one line with the numbers beside them."""

WIDOW = 0.25
"""The part of the width below which the last line of several is too short."""
NARROWER = (0.94, 0.88, 0.82, 0.76, 0.7)
"""Parts of the width that are tried to give a short last line more words."""

WIDE = ((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFFEF), (0x3000, 0x30FF))

HIRAGANA = ("ぁ", "ゟ")
KATAKANA = ("ァ", "ヺ")
POLITE = frozenset("おご")
"""Hiragana prefixes that belong to the following word."""
AFTER_A_PHRASE = frozenset(" 、。，．・：；？！…」』）】〕〉》］｝”’!?")  # noqa: RUF001 - the wide forms are meant


def is_wide(character: str) -> bool:
    """Return whether the character is Chinese or Japanese, so that a line can break beside it."""
    code = ord(character)
    return any(low <= code <= high for low, high in WIDE)


def is_katakana(character: str) -> bool:
    """Return whether the character is a katakana letter; the dot between words is not."""
    low, high = KATAKANA
    return low <= character <= high


def pieces(text: str) -> list[str]:
    """Return the text split at all permitted line breaks; joined, the pieces give the text."""
    found: list[str] = []
    for character in text:
        if found and (not _may_break(found[-1][-1], character) or _calculates(found[-1], character)):
            found[-1] += character
        else:
            found.append(character)
    return found


def _calculates(before: str, after: str) -> bool:
    """Return whether a space lies between a number and the sign of a calculation: `6 +`, `+ 1`."""
    last = before.rstrip(" ")[-1:]
    return (last.isdigit() and after in SIGNS) or (last in SIGNS and after.isdigit())


def _may_break(before: str, after: str) -> bool:
    if after == " " or after in NOT_AT_START or before in NOT_AT_END:
        return False
    if before == " ":
        return True
    # Keep katakana words (foreign words and names) together where a line has room.
    if is_katakana(before) and is_katakana(after):
        return False
    return is_wide(before) or is_wide(after)


def phrases(text: str) -> list[str]:
    """Return the pieces joined to Japanese phrases; joined, the phrases give the text.

    Heuristic without a dictionary: a phrase ends after hiragana that is followed by another script.
    """
    found: list[str] = []
    for piece in pieces(text):
        if found and not _ends_phrase(found[-1][-1], piece[0]):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def _ends_phrase(before: str, after: str) -> bool:
    low, high = HIRAGANA
    if low <= before <= high:
        return before not in POLITE and not low <= after <= high
    return before in AFTER_A_PHRASE or after in NOT_AT_END or not (is_wide(before) or is_wide(after))


def break_lines(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Return the lines of a text, none wider than `width` by `measure`; a newline always breaks.

    Japanese is broken between phrases if that needs no additional line. A piece wider than a line is cut
    between characters. A last line of a word or two gets more of them from the lines above.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        filled = _filled(pieces(paragraph), width, measure)
        if len(filled) > 1 and any(map(is_wide, paragraph)):
            whole = [[one] if measure(one.strip()) <= width else pieces(one) for one in phrases(paragraph)]
            easier = _filled([part for parts in whole for part in parts], width, measure)
            filled = easier if len(easier) == len(filled) else filled
        elif len(filled) > 1 and measure(filled[-1]) < WIDOW * width:
            filled = _without_widow(paragraph, filled, width, measure)
        lines += filled
    return lines


def _without_widow(text: str, lines: list[str], width: float, measure: Callable[[str], float]) -> list[str]:
    """Return as many lines with a longer last one, if a smaller width gives them."""
    parts = pieces(text)
    for narrower in NARROWER:
        tried = _filled(parts, narrower * width, measure)
        if len(tried) > len(lines):
            break
        lines = tried
        if measure(lines[-1]) >= WIDOW * width:
            break
    return lines


def _filled(parts: list[str], width: float, measure: Callable[[str], float]) -> list[str]:
    """Return the lines when each takes as many parts as fit."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if measure((line + part).rstrip()) <= width:
            line += part
            continue
        if line.strip():
            lines.append(line.rstrip())
        line = part.lstrip()
        while len(line) > 1 and measure(line.rstrip()) > width:
            cut = _longest(line, width, measure)
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line.rstrip()]


def _longest(text: str, width: float, measure: Callable[[str], float]) -> int:
    """Return how many characters of the text fit, at least one."""
    count = 1
    while count < len(text) and measure(text[: count + 1]) <= width:
        count += 1
    return count


def shorten(text: str, width: float, measure: Callable[[str], float]) -> str:
    """Return the text, cut and ended with an ellipsis if it is wider than `width`."""
    if measure(text) <= width:
        return text
    for count in range(len(text) - 1, 0, -1):
        cut = text[:count].rstrip() + "…"
        if measure(cut) <= width:
            return cut
    return "…"
