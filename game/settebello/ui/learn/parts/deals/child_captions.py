"""What a practice table writes for children: numbers in place of card names, and short requests."""

from types import MappingProxyType
from typing import Final

from settebello.engine import Capture, Card, Leftover, Play, Refill, Seat, Steal, card_value
from settebello.i18n import Text, pt
from settebello.learning.puzzles.card_aim import values_of
from settebello.ui.learn.parts.sayings import adding
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.spoken_choices import ChoiceKind

LABELS: Final = MappingProxyType(
    {ChoiceKind.LAY: pt("child", "Lay card"), ChoiceKind.TAKE: pt("child", "Take")}
)
"""The words on the large buttons."""
SIGNS: Final = MappingProxyType({ChoiceKind.LAY: "arrow_up", ChoiceKind.TAKE: "hand"})
"""The glyphs on the large buttons: the table lies above the hand."""
_PROMPTS: Final = (
    pt("child", "Choose the cards to take, or lay your card."),
    pt("child", "Choose the cards to take."),
    pt("child", "This card takes nothing: lay it."),
    pt("child", "Click the card again to play it."),
    pt("child", "Now choose the card that takes them."),
)
PROMPTS: Final = MappingProxyType({one.key: one for one in _PROMPTS})
"""The requests of the table, by their English, in words for children."""


class ChildCaptions(Captions):
    """Says what was played by the numbers of the cards, which also say the sum."""

    __slots__ = ()

    def _value(self, card: Card) -> int:
        return card_value(card, self.ruleset)

    def played(self, event: Play) -> Text:
        """Describe a card laid on the table without a capture."""
        return pt("child", "{name} lays {n}.", name=self.names[event.seat], n=self._value(event.card))

    def captured(self, event: Capture) -> Text:
        """Describe a capture by its numbers."""
        taken = adding(tuple(sorted(values_of(self.ruleset, event.cards))))
        name, value = self.names[event.seat], self._value(event.card)
        return pt("child", "{name} takes {cards} with {n}.", name=name, cards=taken, n=value)

    def stolen(self, event: Steal) -> Text:
        """Describe the theft of a pile by the number of its top card."""
        return pt(
            "child", "{name} takes the pile with {n}.", name=self.names[event.seat], n=self._value(event.card)
        )

    def swept(self, event: Capture) -> Text:
        """Describe a capture that clears the table and scores as a sweep."""
        name = self.names[event.seat]
        return pt("child", "{sweep} {name} takes all the cards.", sweep=self.sweep, name=name)

    def turn(self, seat: Seat) -> Text:
        """Say which player is to move."""
        return pt("child", "It is {name}'s turn.", name=self.names[seat])

    def choose(self, seat: Seat) -> Text:
        """Ask the child to choose a card."""
        return pt("child", "{name}, choose a card.", name=self.names[seat])

    def dealt(self, dealer: Seat) -> Text:
        """Say which player deals."""
        return pt("child", "{name} deals.", name=self.names[dealer])

    def refilled(self, event: Refill) -> Text:
        """Say that new cards are dealt in the middle of a deal."""
        del event
        return pt("child", "New cards!")

    def left_over(self, event: Leftover) -> Text:
        """Say who gets the cards left on the table at the end of the deal."""
        if event.side is None:
            return pt("child", "Nobody gets the last cards.")
        return pt("child", "{name} gets the last cards.", name=self.names[event.side])
