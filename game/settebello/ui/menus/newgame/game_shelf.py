"""The list of games, grouped and sorted."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from settebello.i18n import Text, t
from settebello.manual.card_names import either
from settebello.rulebook import Family
from settebello.ui.kit.ports.offers import VariantChoice
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Heading, Option

LATELY = 3
"""Number of recently played games that are also listed first."""

NAMESAKES: Final = frozenset({"escoba", "cirulla"})
"""Games that give their family its name; they come first in it."""

LATELY_TITLE: Final = t("Recently played")
OWN_TITLE: Final = t("Your own games")
BROKEN_TITLE: Final = t("Games with faulty rules")
FAMILIES: Final = {
    Family.SCOPA: t("Scopa"),
    Family.SCOPONE: t("Scopone"),
    Family.FIFTEEN: t("Fifteens: the Escoba family"),
    Family.ACES: t("The ace takes everything"),
    Family.CIRULLA: t("The Cirulla family"),
    Family.BESEN: t("Besen from Saarbrücken"),
    Family.OTHER: t("Rarities"),
}

MARKET: Final = "mercato"
"""The row of the market game, which is set up on a page of its own."""
MARKET_NAME: Final = t("Mercato")
ABOUT_MARKET: Final = t("Buy cards with your cards, build your deck, and put goals into your vault.")


def market_row() -> Iterator[Heading | Option]:
    """Yield the rows of the market game."""
    yield Heading(t("The market game"))
    yield Option(MARKET, MARKET_NAME, note=t("{numbers} players", numbers="2–4"))


def shelf(choices: Sequence[VariantChoice], lately: Iterable[str]) -> Iterator[Heading | Option]:
    """Yield the rows: recently played games, families, custom games, invalid games."""
    by_id = {one.id: one for one in choices if one.variant is not None}
    newest = [by_id[name] for name in dict.fromkeys(lately) if name in by_id][:LATELY]
    yield from _group(LATELY_TITLE, newest)
    for family, title in FAMILIES.items():
        yield from _group(title, sorted((one for one in choices if one.family is family), key=_order))
    yield from _group(OWN_TITLE, [one for one in choices if one.variant is not None and one.variant.own])
    yield from _group(BROKEN_TITLE, [one for one in choices if one.variant is None])


def origin_and_players(choice: VariantChoice) -> Words:
    """Return a game's origin and numbers of players; for an invalid one its file name."""
    variant = choice.variant
    if variant is None:
        return Path(choice.id).name
    numbers = t("{numbers} players", numbers=_numbers(variant.ruleset.players.counts))
    return t("{place} · {players}", place=variant.origin, players=numbers) if variant.origin else numbers


def _group(title: Text, choices: Sequence[VariantChoice]) -> Iterator[Heading | Option]:
    if choices:
        yield Heading(title)
    for one in choices:
        yield Option(one.id, one.name, faded=one.variant is None, note=origin_and_players(one))


def _order(choice: VariantChoice) -> tuple[bool, int, str]:
    """Return the sort key: the family's namesake first, then by depth of inheritance."""
    return (choice.id not in NAMESAKES, len(choice.variant.lineage) if choice.variant else 0, choice.id)


def _numbers(counts: Sequence[int]) -> Text | str:
    """Return the numbers of players as text: `4`, `2-4`, `2-4 or 6`."""
    runs: list[list[int]] = []
    for count in sorted(counts):
        if runs and runs[-1][-1] == count - 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return either([f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs])
