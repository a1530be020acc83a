"""The sentences under the table: who did what, and why something happens or does not."""

from dataclasses import dataclass
from typing import assert_never

from settebello.engine import (
    Capture,
    Card,
    Leftover,
    Play,
    Reason,
    Redeal,
    RedealReason,
    Refusal,
    Ruleset,
    Seat,
    Side,
    card_value,
)
from settebello.i18n import Names, Text, t, tn
from settebello.ui.table.naming import card_list, card_name

NAMED = 3
"""More captured cards than these are counted instead of named."""


@dataclass(frozen=True, slots=True)
class Captions:
    """Knows the players' names; the owner is spoken to."""

    owner: Seat
    names: tuple[Text | Names | str, ...]
    sides: int
    ruleset: Ruleset

    @property
    def pairs(self) -> bool:
        """Whether sides have more than one player."""
        return len(self.names) > self.sides

    def side_title(self, side: Side) -> Text | Names | str:
        """What a side is called at the head of a column."""
        own = side == self.owner % self.sides
        if self.pairs:
            return t("Your side") if own else t("Opponents")
        return t("You") if own else self.names[side]

    def played(self, event: Play) -> Text:
        """A card is laid and takes nothing."""
        if event.seat == self.owner:
            return t("You lay {card}.", card=card_name(event.card))
        return t("{name} lays {card}.", name=self.names[event.seat], card=card_name(event.card))

    def captured(self, event: Capture) -> Text:
        """A card takes others; more than three are counted, because their names would not fit in a line."""
        card = card_name(event.card)
        n = len(event.cards)
        if n > NAMED and event.seat == self.owner:
            return t("You take {number} cards with {card}.", number=n, card=card)
        if n > NAMED:
            return t(
                "{name} takes {number} cards with {card}.", name=self.names[event.seat], number=n, card=card
            )
        cards = card_list(event.cards)
        if event.seat == self.owner:
            return t("You take {cards} with {card}.", cards=cards, card=card)
        return t("{name} takes {cards} with {card}.", name=self.names[event.seat], cards=cards, card=card)

    def swept(self, event: Capture) -> Text:
        """A card takes all that lies on the table, and that counts."""
        if event.seat == self.owner:
            return t("Scopa! You clear the table with {card}.", card=card_name(event.card))
        return t(
            "Scopa! {name} clears the table with {card}.",
            name=self.names[event.seat],
            card=card_name(event.card),
        )

    def left_over(self, event: Leftover) -> Text:
        """What lies on the table at the end goes to somebody, and why."""
        if event.side is None:
            return t("Nobody has captured anything: the cards on the table belong to nobody.")
        n = len(event.cards)
        own = event.side == self.owner % self.sides
        if self.pairs and own:
            return tn(
                "The last card on the table is yours, because your side captured last.",
                "The last {n} cards on the table are yours, because your side captured last.",
                n=n,
            )
        if self.pairs:
            return tn(
                "The last card on the table goes to your opponents, who captured last.",
                "The last {n} cards on the table go to your opponents, who captured last.",
                n=n,
            )
        if own:
            return tn(
                "The last card on the table is yours, because you captured last.",
                "The last {n} cards on the table are yours, because you captured last.",
                n=n,
            )
        return tn(
            "The last card on the table goes to {name}, who captured last.",
            "The last {n} cards on the table go to {name}, who captured last.",
            n=n,
            name=self.names[event.side],
        )

    def dealt_again(self, event: Redeal) -> Text:
        """The first table cards are thrown in, and why."""
        n = event.number
        match event.reason:
            case RedealReason.KINGS:
                return tn("A king on the table: dealt again.", "{n} kings on the table: dealt again.", n=n)
            case RedealReason.ACES:
                return tn("An ace on the table: dealt again.", "{n} aces on the table: dealt again.", n=n)
            case RedealReason.LOW_TOTAL:
                return t("The cards on the table add up to {sum} only: dealt again.", sum=n)
            case _:
                assert_never(event.reason)

    def refilled(self) -> Text:
        """New cards are dealt in the middle of a deal."""
        return t("New cards for everybody.")

    def dealt(self, dealer: Seat) -> Text:
        """A deal begins."""
        if dealer == self.owner:
            return t("You deal.")
        return t("{name} deals.", name=self.names[dealer])


def refused(refusal: Refusal) -> Text:
    """Why a move is refused, with its numbers."""
    card = refusal.move.card
    match refusal.reason:
        case Reason.WRONG_SUM:
            return _wrong_sum(refusal)
        case Reason.MUST_CAPTURE:
            return t("{Card} can capture, so it has to: choose what it takes.", Card=_capital(card))
        case Reason.EQUAL_FIRST:
            return t(
                "A card of the same value lies there: {card} has to take that one.", card=card_name(card)
            )
        case Reason.FEWEST_FIRST:
            return t("{Card} has to take as few cards as it can.", Card=_capital(card))
        case Reason.NOT_A_CAPTURE:
            return t("{Card} cannot take these cards.", Card=_capital(card))
        case Reason.NOT_IN_HAND:
            return t("That card is not in your hand.")
        case Reason.NOT_ON_TABLE:
            return t("That card is not on the table.")
        case Reason.DEAL_OVER:
            return t("The deal is over.")
        case _:
            assert_never(refusal.reason)


def _capital(card: Card) -> Text:
    return t("Your {value}", value=card_value(card))


def _wrong_sum(refusal: Refusal) -> Text:
    values = [card_value(card) for card in refusal.move.captured]
    if len(values) == 1:
        return t("That is a {got}, you need {wanted}.", got=refusal.got, wanted=refusal.wanted)
    total = " + ".join(map(str, values))
    return t("{sum} = {got}, you need {wanted}.", sum=total, got=refusal.got, wanted=refusal.wanted)
