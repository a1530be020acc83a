"""The translated sentences shown under the table: which player did what, and why something happens."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Bonus, Capture, Mark, Penalty, Play, Robbed, Steal
from settebello.i18n import Text, t
from settebello.manual.card_names import settebello_name
from settebello.ui.table.model.caption_names import NAMED
from settebello.ui.table.model.claim_captions import ClaimCaptions
from settebello.ui.table.model.deal_captions import DealCaptions

BRIEF_FROM: Final = 2
"""From so many captured cards on, a slip that is too short says their number: the picture shows them."""
BONUSES: Final = {
    Mark.PICULA: t("Picula"),
    Mark.ONE_SUIT: t("All of one suit"),
    Mark.BAGER: t("Bager"),
    Mark.THREE: t("Three cards or more"),
}
"""Names of the bonuses scored during play, capitalised to begin a sentence."""


@dataclass(frozen=True, slots=True)
class Captions(ClaimCaptions, DealCaptions):
    """Builds the sentences for the events of a match."""

    def played(self, event: Play) -> Text:
        """Describe a card laid on the table without a capture."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("You lay {card}.", card=card)
        return t("{name} lays {card}.", name=self.names[event.seat], card=card)

    def captured(self, event: Capture) -> Text:
        """Describe a capture, including the one in which a card takes only itself from an empty table."""
        own, name = event.seat == self.owner, self.names[event.seat]
        card, cards = self.card(event.card), event.cards
        if not cards and own:
            return t("You play {card} to your own pile: the table is empty.", card=card)
        if not cards:
            return t("{name} plays {card} to their own pile: the table is empty.", name=name, card=card)
        if len(cards) > NAMED:
            return self._counted(event)
        if own:
            return t("You take {cards} with {card}.", cards=self.cards(cards), card=card)
        return t("{name} takes {cards} with {card}.", name=name, cards=self.cards(cards), card=card)

    def captured_briefly(self, event: Capture) -> Text | None:
        """Describe a capture of several cards without their names, for a slip too short for them."""
        return self._counted(event) if len(event.cards) >= BRIEF_FROM else None

    def _counted(self, event: Capture) -> Text:
        """Describe a capture by the number of its cards."""
        card, number = self.card(event.card), len(event.cards)
        if event.seat == self.owner:
            return t("You take {number} cards with {card}.", number=number, card=card)
        name = self.names[event.seat]
        return t("{name} takes {number} cards with {card}.", name=name, number=number, card=card)

    def stolen(self, event: Steal) -> Text:
        """Describe the theft of a pile."""
        number, card, name = len(event.cards), self.card(event.card), self.names[event.seat]
        if event.seat == self.owner:
            robbed = self.side_title(event.owner)
            return t(
                "You steal {number} cards from {name} with {card}.", number=number, name=robbed, card=card
            )
        if self.owner is not None and self.owner % self.sides == event.owner:
            return t("{name} steals your {number} cards with {card}.", name=name, number=number, card=card)
        return t(
            "{name} steals {number} cards from {other} with {card}.",
            name=name,
            number=number,
            other=self.side_title(event.owner),
            card=card,
        )

    def swept(self, event: Capture) -> Text:
        """Describe a capture that clears the table and scores as a sweep."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("{sweep} You clear the table with {card}.", sweep=self.sweep, card=card)
        name = self.names[event.seat]
        return t("{sweep} {name} clears the table with {card}.", sweep=self.sweep, name=name, card=card)

    def scored(self, event: Bonus) -> Text:
        """Describe a bonus that a capture scores immediately."""
        return self._gained(BONUSES[event.mark], event.points, event.seat)

    def captured_settebello(self, event: Capture) -> Text:
        """Say what the seven that scores by itself brings."""
        points = self.ruleset.score.settebello
        return self._gained(settebello_name(self.ruleset), points, event.seat)

    def punished(self, event: Penalty) -> Text:
        """Describe a wrong capture: the player loses points and keeps the card."""
        points = event.points
        if event.seat == self.owner:
            return t(
                "You can't take that: you lose {points} points, and your card stays on the table.",
                points=points,
            )
        return t(
            "{name} can't take that, loses {points} points, and the card stays on the table.",
            name=self.names[event.seat],
            points=points,
        )

    def robbed(self, event: Robbed) -> Text:
        """Describe a capture of cards that the previous player overlooked."""
        cards = self.cards(event.cards)
        if event.seat == self.owner:
            return t("You also take what was missed: {cards}.", cards=cards)
        name = self.names[event.seat]
        return t("{name} also takes what was missed: {cards}.", name=name, cards=cards)
