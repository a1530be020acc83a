"""The spoken form of a written text: words in the place of the signs that a voice would skip or spell."""

import re
from collections.abc import Callable
from typing import Final

from settebello.i18n.sign_names import SIGN_NAMES
from settebello.i18n.text import Text, t, tn

Say = Callable[[Text], str]

PLAIN: Final = frozenset(" .,;:!?¡¿'’-、。：，！？・ー")
"""The signs that a voice reads as pauses or as part of a word, beside letters and digits."""

PAUSES: Final = str.maketrans(
    {
        **dict.fromkeys("·•|/\\→←↑↓—―([{)]}（）【】", ", "),
        **dict.fromkeys('“”„«»"「」『』`^~', ""),
        **dict.fromkeys("_\t\u00a0\u202f\u2009\u3000", " "),
        "‘": "’",
        "\N{FULLWIDTH PERCENT SIGN}": "%",
        "☆": "★",
        "〜": "–",
        "\N{FULLWIDTH TILDE}": "–",
        "\N{HYPHEN}": "-",
        "\N{NON-BREAKING HYPHEN}": "-",
    }
)
"""Signs that are only heard as a pause or not at all, and other forms of the same sign."""

WORDS: Final = {
    ord(sign): name for sign, name in SIGN_NAMES.items() if sign not in PLAIN and ord(sign) not in PAUSES
}
"""The name of each sign that is spoken wherever it is."""

SUM: Final = re.compile(r"(\d+(?: \+ \d+)+)(?: = (\d+))?")
PARTS: Final = re.compile(r"(\d+) = (\d+(?: \+ \d+)+)")
SCORE: Final = re.compile(r"[+−]?\d+(?: : [+−]?\d+)+")
RANGE: Final = re.compile(r"(\d+[%]?) ?– ?(\d+)")
OF: Final = re.compile(r"(?<![\w/])(\d+)/(\d+)(?![\w/])")
TIMES: Final = re.compile(r" ?×(\d+)")
HALF: Final = re.compile(r"(\d+)½")
LAST_ELLIPSIS: Final = re.compile(r" ?…[ .]*$")
ELLIPSIS: Final = re.compile(r" ?…[.,]?")
BREAK: Final = re.compile(r"(?<![.!?:;,。！？：、…]) *\n\s*")
SPACES: Final = re.compile(r"\s+")
STOPS: Final = re.compile(r"(?:[,、] ?)+(?=[.!?:;。！？：]|$)")
COMMAS: Final = re.compile(r"(?:[,、] ?){2,}")
BEFORE: Final = re.compile(r" +(?=[.,;:!?])")


def spoken(sentence: str, say: Say) -> str:
    """Return a sentence as it is spoken; `say` translates the words for the signs."""
    said = OF.sub(lambda found: say(t("{number} of {count}", number=found[1], count=found[2])), sentence)
    said = BREAK.sub(". ", said.strip()).translate(PAUSES)
    said = PARTS.sub(r"\2 = \1", said)
    said = SUM.sub(lambda found: _sum(found[1], found[2], say), said)
    said = SCORE.sub(lambda found: _score(found[0], say), said)
    said = RANGE.sub(lambda found: say(t("{low} to {high}", low=found[1], high=found[2])), said)
    said = TIMES.sub(lambda found: ", " + say(tn("once", "{n} times", n=int(found[1]))), said)
    said = HALF.sub(lambda found: say(t("{n} and a half", n=found[1])), said)
    said = ELLIPSIS.sub(", ", LAST_ELLIPSIS.sub(".", said)).replace("–", ", ")
    found = {place: f" {say(name)} " for place, name in WORDS.items() if chr(place) in said}
    return _tidied(said.translate(found))


def _sum(written: str, total: str | None, say: Say) -> str:
    """Return a sum as a sentence says it: "3 plus 1 is 4"."""
    first, *others = written.split(" + ")
    for other in others:
        first = say(t("{one} plus {other}", one=first, other=other))
    return first if total is None else say(t("{sum} is {total}", sum=first, total=total))


def _score(written: str, say: Say) -> str:
    """Return points as a sentence says them: "5 to 7"."""
    first, *others = written.split(" : ")
    for other in others:
        first = say(t("{one} to {other}", one=first, other=other))
    return first


def _tidied(said: str) -> str:
    """Return the text without doubled spaces and stops."""
    said = BEFORE.sub("", SPACES.sub(" ", said))
    return COMMAS.sub(", ", STOPS.sub("", said)).lstrip(" ,;").rstrip(" ,")
