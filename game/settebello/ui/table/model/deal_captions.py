"""The sentences for the course of a deal: who deals, who plays, new cards, and what is left."""

from dataclasses import dataclass
from typing import assert_never

from settebello.engine import (
    BottomChosen,
    Card,
    Leftover,
    Looked,
    Redeal,
    RedealReason,
    Refill,
    Seat,
    TableSweep,
)
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import counted
from settebello.ui.table.model.caption_names import CaptionNames


@dataclass(frozen=True, slots=True)
class DealCaptions(CaptionNames):
    """Builds the sentences for dealing, for turns and for the end of a deal."""

    def turn(self, seat: Seat) -> Text:
        """Say which player is to move."""
        if seat == self.owner:
            return t("It is your turn.")
        return t("It is {name}'s turn.", name=self.names[seat])

    def choose(self, seat: Seat) -> Text:
        """Ask the person to move to choose a card."""
        if seat == self.owner:
            return t("Your turn: choose a card.")
        return t("{name}, choose a card.", name=self.names[seat])

    def dealt(self, dealer: Seat) -> Text:
        """Say which player deals."""
        if dealer == self.owner:
            return t("You deal.")
        return t("{name} deals.", name=self.names[dealer])

    def looked(self, event: Looked) -> Text:
        """Say that the dealer looks at the bottom card of the stock; only the dealer is told which it is."""
        if event.seat == self.owner:
            return t("You look at the bottom card: {card}.", card=self.card(event.card))
        return t("{name} looks at the bottom card.", name=self.names[event.seat])

    def bottom_asked(self, card: Card) -> Text:
        """Ask the dealer what to do with the bottom card."""
        return t("Bottom card: {card}. Exchange it for a table card, or leave it.", card=self.card(card))

    def bottom_chosen(self, event: BottomChosen) -> Text:
        """Say what the dealer does with the bottom card."""
        own, name = event.seat == self.owner, self.names[event.seat]
        if event.laid is None or event.taken is None:
            return t("You leave the bottom card.") if own else t("{name} leaves the bottom card.", name=name)
        laid, taken = self.card(event.laid), self.card(event.taken)
        if own:
            return t("You lay {laid} on the table and put {taken} at the bottom.", laid=laid, taken=taken)
        return t(
            "{name} lays {laid} on the table and puts {taken} at the bottom.",
            name=name,
            laid=laid,
            taken=taken,
        )

    def refilled(self, event: Refill) -> Text:
        """Say that new cards are dealt in the middle of a deal, and whether they are the last ones."""
        if event.last:
            return t("New cards for everybody: the last ones.")
        return t("New cards for everybody.")

    def dealt_again(self, event: Redeal) -> Text:
        """Say why the first table cards are thrown in and dealt again."""
        n = event.number
        match event.reason:
            case RedealReason.KINGS:
                return tn("A king on the table: redeal.", "{n} kings on the table: redeal.", n=n)
            case RedealReason.ACES:
                return tn("An ace on the table: redeal.", "{n} aces on the table: redeal.", n=n)
            case RedealReason.SWEEPERS:
                return tn(
                    "A card on the table that takes everything: redeal.",
                    "{n} cards on the table that take everything: redeal.",
                    n=n,
                )
            case RedealReason.PAIRS:
                return t("Two cards on the table have the same rank: redeal.")
            case RedealReason.LOW_TOTAL:
                return t("The cards on the table add up to only {sum}: redeal.", sum=n)
            case _:
                assert_never(event.reason)

    def opened(self, event: TableSweep) -> Text:
        """Describe the capture of the first table cards by the rule that scores them at once."""
        sweeps = counted(self.ruleset, event.sweeps)
        if event.seat == self.owner:
            return t("You take the first cards on the table: they count as {sweeps}.", sweeps=sweeps)
        return t(
            "{name} takes the first cards on the table: they count as {sweeps}.",
            name=self.names[event.seat],
            sweeps=sweeps,
        )

    def left_over(self, event: Leftover) -> Text:
        """Say which side receives the cards left on the table at the end of a deal, and why."""
        if event.side is None:
            return t("Nobody has captured anything: the cards on the table belong to nobody.")
        n = len(event.cards)
        own = self.owner is not None and event.side == self.owner % self.sides
        if self.pairs and own:
            return tn(
                "The last card on the table is yours, because your side captured last.",
                "The last {n} cards on the table are yours, because your side captured last.",
                n=n,
            )
        if self.pairs and self.sides == 2 and self.owner is not None:
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
            name=self.side_title(event.side),
        )
