"""Texts that are not yet translated."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from string import Formatter

from settebello.datafile import Names, refused
from settebello.i18n.conventions import Day, Number, Value


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence of the catalogue with its facts; translated when it is drawn. Made by `t`, `tn` and `pt`."""

    key: str
    plural: str | None = None
    facts: tuple[tuple[str, "Fact"], ...] = ()
    context: str | None = None
    """Tells apart texts that are equal in English and different in other languages."""

    @property
    def number(self) -> int:
        """The fact `n`, which selects singular or plural."""
        number = dict(self.facts)["n"]
        if not isinstance(number, int):
            raise TypeError(f"the fact n of {self.key!r} must be a whole number")
        return number


@dataclass(frozen=True, slots=True)
class Aloud:
    """A text whose spoken form is another one: a sign on a key, and the name of the sign."""

    written: Text | str
    spoken: Text


Fact = int | str | Text | Names | Value | Aloud


def t(sentence: str, /, **facts: Fact) -> Text:
    """Return a text: an English sentence, which is the catalogue's key, and a fact for each {placeholder}.

    >>> t("The next deal is {name}'s.", name="Rosa").key
    "The next deal is {name}'s."

    Raises ValueError if placeholders and facts differ.
    """
    _check(sentence, placeholders(sentence), facts)
    return Text(sentence, None, tuple(sorted(facts.items())))


def pt(context: str, sentence: str, /, **facts: Fact) -> Text:
    """Return a text as `t` does, whose translation also depends on a context.

    English may have one word where other languages have two: `pt("key", "Cards")` and `pt("page", "Cards")`
    are two entries of the catalogue. Players never see the context. Raises ValueError as `t` does.
    """
    _check(sentence, placeholders(sentence), facts)
    return Text(sentence, None, tuple(sorted(facts.items())), context)


def tn(one: str, many: str, /, *, n: int, **facts: Fact) -> Text:
    """Return a text that depends on the number `n`: an English sentence for one, and one for several.

    Either sentence may omit {n}. Raises ValueError if placeholders and facts differ.
    """
    _check(one, placeholders(one) | placeholders(many) | {"n"}, {"n": n, **facts})
    return Text(one, many, (("n", n), *sorted(facts.items())))


def value_text(value: Value | Aloud) -> Text:
    """Return a text that is nothing but a value, written and spoken as each language does."""
    return Text("{value}", None, (("value", value),))


def decimal(value: float, *, signed: bool = False) -> Text:
    """Return a number with one decimal; `signed` writes a plus before a positive one."""
    return value_text(Number(round(10 * value), decimals=1, signed=signed))


def number(value: int, *, signed: bool = False) -> Text:
    """Return a whole number; `signed` writes a plus before a positive one."""
    return value_text(Number(value, signed=signed))


def percent(part: float) -> Text:
    """Return a fraction in percent."""
    return value_text(Number(round(100 * part), percent=True))


def dated(day: str) -> Text | str:
    """Return an ISO date as a text in the language's format; any other text unchanged."""
    try:
        return value_text(Day(date.fromisoformat(day)))
    except ValueError:
        return day


def paragraphs(first: Text, *others: Text) -> Text:
    """Return texts as the paragraphs of one text."""
    for other in others:
        first = t("{first}\n{second}", first=first, second=other)
    return first


@lru_cache(maxsize=1024)
def placeholders(sentence: str) -> frozenset[str]:
    """Return the names in braces of a sentence.

    Raises ValueError for unbalanced braces, anything but a name in them, or a character that cannot be shown.
    """
    if refused(sentence):
        raise ValueError(f"a character of {sentence!r} cannot be shown")
    found = [part for part in Formatter().parse(sentence) if part[1] is not None]
    if any(form or conversion for _, _, form, conversion in found):
        raise ValueError(f"only names may stand in the braces of {sentence!r}")
    return frozenset(name for _, name, _, _ in found if name is not None)


def _check(sentence: str, wanted: frozenset[str], facts: Mapping[str, Fact]) -> None:
    if wanted != facts.keys():
        wrong = ", ".join(sorted(wanted ^ facts.keys()))
        raise ValueError(f"placeholders and facts of {sentence!r} differ: {wrong}")
