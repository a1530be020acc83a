"""The ids of children, which are the names of their folders.

``child-3-kqzmwtrbnxyp``: a number in the order of creation, and letters drawn at random, so that children of
two computers have different ids. Earlier versions wrote ``child-3`` alone.
"""

import re
from collections.abc import Iterable
from random import Random
from typing import Final

PATTERN: Final = "child-*"
"""Matches the folders of children."""
LETTERS: Final = "bcdfghjkmnpqrstvwxz"
LENGTH: Final = 12
HIGHEST: Final = 999_999_999
_FORM: Final = re.compile(rf"child-([0-9]{{1,9}})(-[a-z]{{{LENGTH}}})?")


def new_id(taken: Iterable[str], rng: Random) -> str:
    """Return an id with random letters, and the number after the highest of those taken, up to HIGHEST."""
    number = max((number_of(one) for one in taken), default=0) + 1
    return f"child-{min(number, HIGHEST)}-{''.join(rng.choices(LETTERS, k=LENGTH))}"


def number_of(child: str) -> int:
    """Return the number in an id; 0 where there is none."""
    found = _FORM.fullmatch(child)
    return int(found[1]) if found else 0


def is_unique(child: str) -> bool:
    """Return whether an id has random letters, so that no other computer gives it to another child."""
    found = _FORM.fullmatch(child)
    return found is not None and found[2] is not None


def is_id(child: str) -> bool:
    """Return whether this is an id that some version of the program has given."""
    return _FORM.fullmatch(child) is not None


def order(child: str) -> tuple[int, str]:
    """Return the key that sorts children by age of the profile, oldest first."""
    return number_of(child), child
