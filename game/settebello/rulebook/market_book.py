"""The variants of the market game, read from its files."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from settebello.datafile import DataError, Document, Names, Problem, matching, read, suggestion, validate
from settebello.market import Card, Kind, MarketRules, Removed
from settebello.rulebook.further_problems import id_problems
from settebello.rulebook.market_schema import GoalCard, MarketFile, PlainCard, VariantEntry

FOLDER = "market"


class UnknownMarketError(LookupError):
    """No variant of the market game has this id; the message names those there are."""


@dataclass(frozen=True, slots=True)
class MarketVariant:
    """A variant of the market game with its names and its rules."""

    id: str
    name: Names
    description: Names
    credit: Names
    colours: tuple[Names, ...]
    rules: MarketRules


class MarketBook:
    """The variants of the market game in some folders of rules; the first file with an id counts."""

    def __init__(self, folders: Iterable[Path]) -> None:
        """Read the folders; mistakes are in ``problems``."""
        self.variants: dict[str, MarketVariant] = {}
        self.problems: tuple[Problem, ...] = ()
        self._files: dict[str, Path] = {}
        for folder in folders:
            for path in matching(folder / FOLDER, "*.yaml"):
                try:
                    found = read_variants(path)
                except DataError as error:
                    self.problems += error.problems
                    continue
                if any(variant.id in self._files for variant in found):
                    # Only then the file is read once more, for the places of the ids.
                    self.problems += taken_ids(path, self._files)
                self._files = dict.fromkeys((variant.id for variant in found), path) | self._files
                self.variants = {variant.id: variant for variant in found} | self.variants

    def variant(self, variant_id: str) -> MarketVariant:
        """Return a variant; raises UnknownMarketError, or DataError where its file has mistakes."""
        if variant_id in self.variants:
            return self.variants[variant_id]
        if self.problems:
            raise DataError(self.problems)
        known = ", ".join(self.variants)
        guess = suggestion(variant_id, self.variants)
        raise UnknownMarketError(f"{variant_id!r} is not a variant of the market game: {known}{guess}")

    def rules(self, variant_id: str) -> MarketRules:
        """Return the rules of a variant; raises as `variant` does."""
        return self.variant(variant_id).rules


def read_variants(path: Path) -> tuple[MarketVariant, ...]:
    """Return the variants of a file; raises DataError with all its mistakes."""
    document = read(path, strict=False)
    entry = validate(document, MarketFile)
    problems = [*id_problems(document, entry.id), *_problems(document, entry)]
    if problems:
        raise DataError(problems)
    cards = _cards(entry)
    colours = tuple(colour.name for colour in entry.colours)
    return tuple(
        MarketVariant(each.id, each.name, each.description, entry.credit, colours, _rules(entry, each, cards))
        for each in entry.variants
    )


def taken_ids(path: Path, files: Mapping[str, Path]) -> tuple[Problem, ...]:
    """Return a problem for each variant of a faultless file whose id another file has already."""
    document = read(path, strict=False)
    entries = validate(document, MarketFile).variants
    return tuple(
        document.problem(
            ("variants", place, "id"), f"{each.id!r} is the id of {files[each.id]}; choose another one"
        )
        for place, each in enumerate(entries)
        if each.id in files and files[each.id] != path
    )


def _rules(entry: MarketFile, variant: VariantEntry, cards: tuple[Card, ...]) -> MarketRules:
    return MarketRules(
        id=variant.id,
        cards=cards,
        removed={each.players: Removed(each.supply, each.goals) for each in entry.removed},
        expert=variant.expert,
        display=entry.display,
        hand=entry.hand,
        holdback=entry.holdback,
        longest=entry.longest,
        last_goal=entry.last_goal,
        arrow=entry.arrow,
    )


def _cards(entry: MarketFile) -> tuple[Card, ...]:
    """Return all cards: the sets colour by colour, the central cards, the goals."""
    own = [_plain(card, Kind.OWN, colour.id) for colour in entry.colours for card in entry.own]
    central = [_plain(card, Kind.CENTRAL, "") for card in entry.central]
    return (*own, *central, *map(_goal, entry.goals))


def _plain(card: PlainCard, kind: Kind, colour: str) -> Card:
    return Card(
        id=f"{colour}{card.id}",
        kind=kind,
        number=card.number,
        colour=colour,
        border=card.border,
        flash=card.flash,
        arrow=card.arrow,
        spades=card.spades,
        greens=card.greens,
        reds=card.reds,
    )


def _goal(card: GoalCard) -> Card:
    return Card(
        id=card.id,
        kind=Kind.GOAL,
        number=card.number,
        grade=card.grade,
        flash=card.flash,
        shuffle=card.shuffle,
        spades=card.spades,
        greens=card.greens,
        reds=card.reds,
    )


def _problems(document: Document, entry: MarketFile) -> Iterator[Problem]:
    """Yield what the parts of a file have against each other."""
    yield from _twice(document, "variants", [each.id for each in entry.variants])
    yield from _twice(document, "colours", [each.id for each in entry.colours])
    yield from _twice(document, "removed", [each.players for each in entry.removed])
    own = {f"{colour.id}{card.id}": place for colour in entry.colours for place, card in enumerate(entry.own)}
    if len(own) < len(entry.own) * len(entry.colours):
        yield from _twice(document, "own", [card.id for card in entry.own])
    later = [("central", place, card.id) for place, card in enumerate(entry.central)]
    later += [("goals", place, card.id) for place, card in enumerate(entry.goals)]
    seen = set(own)
    for part, place, card_id in later:
        if card_id in seen:
            yield document.problem((part, place, "id"), f"{card_id!r} is the id of another card")
        seen.add(card_id)
    lasts = [card.id for card in entry.goals if card.grade == "C"]
    if entry.last_goal not in lasts:
        allowed = ", ".join(lasts) or "there is none"
        yield document.problem(("last_goal",), f"{entry.last_goal!r} is not a goal of grade C: {allowed}")
    if len(entry.own) < entry.hand:
        yield document.problem(("own",), f"has fewer cards than a hand ({entry.hand})")
    yield from _too_many_removed(document, entry)


def _too_many_removed(document: Document, entry: MarketFile) -> Iterator[Problem]:
    supply = len(entry.central) + sum(card.grade == "A" for card in entry.goals)
    upper = sum(card.grade == "B" for card in entry.goals)
    for place, removed in enumerate(entry.removed):
        if removed.players > len(entry.colours):
            message = f"{removed.players} players need as many colours, and there are {len(entry.colours)}"
            yield document.problem(("removed", place, "players"), message)
        if removed.supply + entry.display > supply:
            most = supply - entry.display
            yield document.problem(
                ("removed", place, "supply"), f"{removed.supply} is too large (at most {most})"
            )
        if removed.goals > upper:
            yield document.problem(
                ("removed", place, "goals"), f"{removed.goals} is too large (at most {upper})"
            )


def _twice(document: Document, part: str, values: list[str] | list[int]) -> Iterator[Problem]:
    for place, value in enumerate(values):
        if value in values[:place]:
            yield document.problem((part, place), f"{value!r} stands here again")
