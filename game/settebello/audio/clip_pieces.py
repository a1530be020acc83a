"""The pieces of sentences with too many numbers for a recording of each."""

from collections.abc import Mapping, Sequence
from typing import Final

from settebello.i18n import Text, pt, t, tn
from settebello.i18n.text import Fact

GAP_KEY: Final = t("{a} and how many make {n}?", a=0, n=0).key
BACK_KEY: Final = t("{n}, take {a} away. How many are left?", a=0, n=0).key
MORE_KEY: Final = t("{a}. How many more?", a=0).key
TOO_MUCH_KEY: Final = tn(
    "That's {n} too many for {target}.", "That's {n} too many for {target}.", n=0, target=0
).key
TOO_LITTLE_KEY: Final = tn("{n} more to make {target}.", "{n} more to make {target}.", n=0, target=0).key
RUNNING_KEY: Final = tn(
    "We have {total}. {n} more to go.", "We have {total}. {n} more to go.", n=0, total=0
).key
FITS_KEY: Final = t("We have {n}. That fits!", n=0).key
ASK_KEY: Final = t("I have {a}. Who has {n}?", a=0, n=0).key
BOTH_KEY: Final = t("{first} {second}", first="", second="").key
SUM_KEYS: Final = frozenset(
    {
        t("{a} and {b} make {n}.", a=0, b=0, n=0).key,
        t("{a}, {b} and {c} make {n}.", a=0, b=0, c=0, n=0).key,
        t("{a}, {b}, {c} and {d} make {n}.", a=0, b=0, c=0, d=0, n=0).key,
    }
)
SEEN_KEYS: Final = frozenset(
    {
        t("Did you see? {a} and {b} make {n}.", a=0, b=0, n=0).key,
        t("Did you see? {a}, {b} and {c} make {n}.", a=0, b=0, c=0, n=0).key,
    }
)


def number_alone(n: int) -> Text:
    """Return a number as a sentence."""
    return pt("voice", "{n}.", n=n)


def goes_on(n: int) -> Text:
    """Return a number after which the sentence continues."""
    return pt("addend", "{n},", n=n)


def and_last(n: int) -> Text:
    """Return the last addend."""
    return pt("voice", "and {n}", n=n)


def in_all(n: int) -> Text:
    """Return the total at the end of a sum."""
    return pt("voice", "make {n}.", n=n)


def how_many_make(n: int) -> Text:
    """Return the question for the missing addend."""
    return pt("voice", "and how many make {n}?", n=n)


def take_away(n: int) -> Text:
    """Return what is taken away from a number that was said."""
    return pt("voice", "take {n} away.", n=n)


def how_many_left() -> Text:
    """Return the question after `take_away`."""
    return pt("voice", "How many are left?")


def how_many_more() -> Text:
    """Return the question after a part of a sum."""
    return pt("voice", "How many more?")


def more(n: int) -> Text:
    """Return by how much a sum is too small."""
    return pt("voice", "{n} more", n=n)


def to_make(n: int) -> Text:
    """Return the target after `more`."""
    return pt("voice", "to make {n}.", n=n)


def too_many(n: int) -> Text:
    """Return by how much a sum is too large."""
    return pt("voice", "{n} too many", n=n)


def for_target(n: int) -> Text:
    """Return the target after `too_many`."""
    return pt("voice", "for {n}.", n=n)


def i_have(n: int) -> Text:
    """Return the number of the card that a player shows."""
    return pt("voice", "I have {n}.", n=n)


def who_has(n: int) -> Text:
    """Return the question for a number."""
    return pt("voice", "Who has {n}?", n=n)


def did_you_see() -> Text:
    """Return the question before a sum that the child could have taken."""
    return pt("voice", "Did you see?")


def pieces_of(text: Text) -> tuple[Text, ...]:
    """Return the pieces that a voice says one after another in place of a sentence; itself if it has none.

    >>> [piece.key for piece in pieces_of(t("{a}, {b} and {c} make {n}.", a=1, b=2, c=3, n=6))]
    ['{n},', '{n},', 'and {n}', 'make {n}.']
    """
    facts = dict(text.facts)
    if text.key in SUM_KEYS:
        return _sum(facts)
    if text.key in SEEN_KEYS:
        return did_you_see(), *_sum(facts)
    if text.key == GAP_KEY:
        return *map(goes_on, _numbers(facts["a"])), how_many_make(*_numbers(facts["n"]))
    if text.key == BACK_KEY:
        return number_alone(*_numbers(facts["n"])), take_away(*_numbers(facts["a"])), how_many_left()
    if text.key == MORE_KEY:
        return *_part(_numbers(facts["a"])), how_many_more()
    if text.key == TOO_LITTLE_KEY:
        return more(text.number), to_make(*_numbers(facts["target"]))
    if text.key == TOO_MUCH_KEY:
        return too_many(text.number), for_target(*_numbers(facts["target"]))
    if text.key == RUNNING_KEY:
        return t("We have {n}.", n=_numbers(facts["total"])[0]), more(text.number)
    if text.key == FITS_KEY:
        # The smallest sum has two cards, but a card of 1 takes another one.
        return (t("We have {n}.", n=_numbers(facts["n"])[0]),)
    if text.key == ASK_KEY:
        return i_have(*_numbers(facts["a"])), who_has(*_numbers(facts["n"]))
    if text.key == BOTH_KEY:
        return tuple(fact for fact in (facts["first"], facts["second"]) if isinstance(fact, Text))
    return (text,)


def _sum(facts: Mapping[str, Fact]) -> tuple[Text, ...]:
    addends = tuple(number for name in "abcd" if name in facts for number in _numbers(facts[name]))
    return *_part(addends), in_all(*_numbers(facts["n"]))


def _part(addends: Sequence[int]) -> tuple[Text, ...]:
    """Return the addends of a sum without its total."""
    if len(addends) == 1:
        return (number_alone(addends[0]),)
    return *map(goes_on, addends[:-1]), and_last(addends[-1])


def _numbers(fact: Fact) -> tuple[int, ...]:
    """Return the numbers of a fact: a number, or a written sum such as 3 + 4."""
    return (fact,) if isinstance(fact, int) else tuple(map(int, str(fact).split(" + ")))
