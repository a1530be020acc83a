"""Seeds and cuts: the two texts from which the order of a deck follows (docs/fair-deal.md, section 1)."""

import hashlib
import unicodedata
from random import Random
from typing import Final

from settebello.datafile import refused

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""The characters of a drawn seed: digits and small letters that are not mistaken for each other."""
GROUPS: Final = 4
GROUP: Final = 5
MOST_SEED: Final = 40
"""The most characters of a seed that a person chooses."""
MOST_CUT: Final = 60
"""The most characters of a cut."""
_DRAWS: Final = len(ALPHABET) ** (GROUPS * GROUP)
_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories: control and format characters, surrogates, line and paragraph separators.

No file may have some other characters either (see ``refused``): a record with one could not be read again.
"""


def draw_seed(rng: Random) -> str:
    """Draw a seed of twenty characters, 99 bits of chance."""
    return _seed_of_number(rng.randrange(_DRAWS))


def later_seed(text: str, deal: int) -> str:
    """Return the seed of deal 2, 3, ... in a match whose first deal has a chosen seed."""
    digest = hashlib.sha256(f"settebello-seed 1|{text}|{deal}".encode()).hexdigest()
    return _seed_of_number(int(digest, 16) % _DRAWS)


def normal_seed(text: str) -> str:
    """Return the normal form of a seed that a person chooses.

    A seed of twenty characters gets small letters and hyphens. In any other text, runs of spaces become one
    space. Raises ValueError for an empty text, one of more than 40 characters, and control characters.
    """
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    letters = plain.replace("-", "").replace(" ", "").lower()
    if len(letters) == GROUPS * GROUP and set(letters) <= set(ALPHABET):
        return _grouped(letters)
    if not plain:
        raise ValueError("a seed has at least one character")
    return _checked(plain, MOST_SEED, "seed")


def normal_cut(text: str) -> str:
    """Return the normal form of a cut: Unicode NFC without spaces at the ends.

    Raises ValueError for more than 60 characters and for control characters.
    """
    return _checked(unicodedata.normalize("NFC", text).strip(), MOST_CUT, "cut")


def clipped(text: str, most: int) -> str:
    """Return the first `most` characters of the Unicode NFC of a text, which may be longer than the text."""
    return unicodedata.normalize("NFC", text)[:most]


def cut_at(place: int) -> str:
    """Return the cut for a place picked in the deck."""
    return f"place {place}"


def _seed_of_number(number: int) -> str:
    letters = []
    for _ in range(GROUPS * GROUP):
        number, digit = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[digit])
    return _grouped("".join(reversed(letters)))


def _grouped(letters: str) -> str:
    return "-".join(letters[k : k + GROUP] for k in range(0, len(letters), GROUP))


def _checked(text: str, most: int, name: str) -> str:
    if len(text) > most:
        raise ValueError(f"a {name} has at most {most} characters, not {len(text)}")
    wrong = next((letter for letter in text if unicodedata.category(letter) in _REFUSED), refused(text))
    if wrong:
        raise ValueError(f"a {name} has no control characters such as U+{ord(wrong):04X}")
    return text
