"""What is said, before it is known in which language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter


@dataclass(frozen=True, slots=True, init=False)
class Names(Mapping[str, str]):
    """One thing's name by language code, "en" always among them; comes from a data file."""

    items_by_language: tuple[tuple[str, str], ...]

    def __init__(self, names: Mapping[str, str]) -> None:
        """Keep a copy; raises ValueError without an English name."""
        if "en" not in names:
            raise ValueError("names need an English one: en")
        object.__setattr__(self, "items_by_language", tuple(sorted(names.items())))

    def __getitem__(self, language: str) -> str:
        """The name in just this language; raises KeyError."""
        return dict(self.items_by_language)[language]

    def __iter__(self) -> Iterator[str]:
        return iter(dict(self.items_by_language))

    def __len__(self) -> int:
        return len(self.items_by_language)

    def __hash__(self) -> int:
        return hash(self.items_by_language)

    def in_language(self, language: str) -> str:
        """The name in this language, in English where it has none."""
        names = dict(self.items_by_language)
        return names.get(language, names["en"])


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence of the catalogue with its facts, resolved when it is drawn; made by `t` and `tn`."""

    key: str
    plural: str | None = None
    facts: tuple[tuple[str, "Fact"], ...] = ()

    @property
    def number(self) -> int:
        """The fact `n`, which chooses between singular and plural."""
        number = dict(self.facts)["n"]
        if not isinstance(number, int):
            raise TypeError(f"the fact n of {self.key!r} must be a whole number")
        return number


Fact = int | str | Text | Names


def t(sentence: str, /, **facts: Fact) -> Text:
    """A text: an English sentence, the catalogue's key, and a fact for each of its {placeholders}.

    >>> t("The next deal is {name}'s.", name="Rosa").key
    "The next deal is {name}'s."

    Raises ValueError when placeholders and facts differ.
    """
    _check(sentence, placeholders(sentence), facts)
    return Text(sentence, None, tuple(sorted(facts.items())))


def tn(one: str, many: str, /, *, n: int, **facts: Fact) -> Text:
    """A text that depends on the number `n`: the English sentence for one, and the one for several.

    Either sentence may leave {n} out. Raises ValueError when placeholders and facts differ.
    """
    _check(one, placeholders(one) | placeholders(many) | {"n"}, {"n": n, **facts})
    return Text(one, many, (("n", n), *sorted(facts.items())))


@lru_cache(maxsize=1024)
def placeholders(sentence: str) -> frozenset[str]:
    """The names in braces of a sentence; raises ValueError when a brace is left open."""
    return frozenset(name for _, name, _, _ in Formatter().parse(sentence) if name is not None)


def _check(sentence: str, wanted: frozenset[str], facts: Mapping[str, Fact]) -> None:
    if wanted != facts.keys():
        wrong = ", ".join(sorted(wanted ^ facts.keys()))
        raise ValueError(f"placeholders and facts of {sentence!r} differ: {wrong}")
