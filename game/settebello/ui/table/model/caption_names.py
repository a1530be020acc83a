"""The names that captions are made of: cards, sides, and what a sweep is called."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Card, CardSet, Pack, Ruleset, Seat, Side
from settebello.i18n import Fact, Names, Text, t, tn
from settebello.manual.card_names import card_list, card_name, settebello_name
from settebello.ui.table.model.short_names import side_title

NAMED: Final = 3
"""Captures of more cards than this are described by their number instead of by the cards' names."""


def sweep_call(pack: Pack) -> Text:
    """Return the exclamation for a sweep ("Scopa!"), which depends on the pack."""
    match pack:
        case Pack.SPANISH:
            return t("Escoba!")
        case Pack.SAARBRUECKEN:
            return t("Besen!")
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("Scopa!")


@dataclass(frozen=True, slots=True)
class CaptionNames:
    """The names at a table and how the owner's cards are called; the base class of ``Captions``.

    `owner` is the seat addressed as "you": the only person who plays, or None. `names` are the players' names
    by seat.
    """

    owner: Seat | None
    names: tuple[Text | Names | str, ...]
    sides: int
    ruleset: Ruleset

    @property
    def pairs(self) -> bool:
        """Whether a side has more than one player."""
        return len(self.names) > self.sides

    @property
    def pack(self) -> Pack:
        """The pack of the ruleset."""
        return self.ruleset.deck.pack

    @property
    def sweep(self) -> Text:
        """The exclamation for a sweep in this game."""
        return sweep_call(self.pack)

    @property
    def settebello(self) -> Text:
        """The exclamation for the seven that scores by itself, or its name where it has no other."""
        if self.pack in {Pack.ITALIAN, Pack.BRESCIANE}:
            return t("Settebello!")
        return settebello_name(self.ruleset)

    def side_title(self, side: Side) -> Text | Names | str:
        """Return the column heading for a side."""
        return side_title(self.names, self.sides, side, self.owner)

    def card(self, card: Card) -> Text:
        """Return the name of a card."""
        return card_name(card, self.pack)

    def cards(self, cards: CardSet) -> Fact:
        """Return the names of the cards, or only their number when there are more than `NAMED`."""
        if len(cards) > NAMED:
            return t("{number} cards", number=len(cards))
        return card_list(cards, self.pack)

    def _gained(self, what: Text, n: int, seat: Seat) -> Text:
        """Say how many points something brings to a player."""
        if seat == self.owner:
            return tn("{what}: one point for you.", "{what}: {n} points for you.", n=n, what=what)
        name = self.names[seat]
        return tn(
            "{what}: one point for {name}.", "{what}: {n} points for {name}.", n=n, what=what, name=name
        )
