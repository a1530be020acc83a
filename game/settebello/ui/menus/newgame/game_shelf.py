"""The list of games, grouped and sorted."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from settebello.i18n import Text, t
from settebello.manual.card_names import either
from settebello.rulebook import Family, Variant
from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.ports.offers import VariantChoice
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Heading, Option
from settebello.ui.menus.newgame.game_emblems import market_hand

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


Hands = Callable[[Variant], LittleHand | None]
"""Gives the cards of a game's emblem."""


def market_row() -> Iterator[Heading | Option]:
    """Yield the rows of the market game."""
    yield Heading(t("The market game"))
    yield Option(MARKET, MARKET_NAME, note=t("{numbers} players", numbers="2–4"), hand=market_hand())


def shelf(
    choices: Sequence[VariantChoice], lately: Iterable[str], hands: Hands
) -> Iterator[Heading | Option]:
    """Yield the rows: recently played games, families, custom games, invalid games."""
    by_id = {one.id: one for one in choices if one.variant is not None}
    newest = [by_id[name] for name in dict.fromkeys(lately) if name in by_id][:LATELY]
    yield from _group(LATELY_TITLE, newest, hands)
    for family, title in FAMILIES.items():
        yield from _group(title, sorted((one for one in choices if one.family is family), key=_order), hands)
    own = [one for one in choices if one.variant is not None and one.variant.own]
    yield from _group(OWN_TITLE, own, hands)
    yield from _group(BROKEN_TITLE, [one for one in choices if one.variant is None], hands)


def origin_and_players(choice: VariantChoice) -> Words:
    """Return a game's origin and numbers of players; for an invalid one its file name."""
    variant = choice.variant
    if variant is None:
        return Path(choice.id).name
    numbers = t("{numbers} players", numbers=_numbers(variant.ruleset.players.counts))
    return t("{place} · {players}", place=variant.origin, players=numbers) if variant.origin else numbers


def _group(title: Text, choices: Sequence[VariantChoice], hands: Hands) -> Iterator[Heading | Option]:
    if choices:
        yield Heading(title)
    for one in choices:
        hand = None if one.variant is None else hands(one.variant)
        yield Option(one.id, one.name, faded=one.variant is None, note=origin_and_players(one), hand=hand)


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
