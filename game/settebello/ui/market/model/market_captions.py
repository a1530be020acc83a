"""What happens in a match of the market game, in sentences."""

from collections.abc import Iterator, Sequence

from settebello.i18n import Names, Text, t, tn
from settebello.market import Amount, Event, MarketRules, Trigger
from settebello.market.market_events import (
    Began,
    Bought,
    Buried,
    Drawn,
    Ended,
    Filled,
    Kept,
    Over,
    Passed,
    Reshuffled,
    Secured,
    SentOff,
    Taken,
    Triggered,
    Turned,
    Used,
)
from settebello.ui.market.model.card_words import short_name
from settebello.ui.market.model.payment_words import formula

Words = Text | Names | str
TRIGGERS = {
    Trigger.LAST_GOAL: t("The 27 is on top of the goals."),
    Trigger.EMPTY: t("The market is sold out."),
    Trigger.LONGEST: t("The last round is over."),
}


class Captions:
    """Tells events, seen by one seat, which is addressed as "you" if it is a person's."""

    def __init__(self, rules: MarketRules, names: Sequence[Words], you: int | None) -> None:
        """Use the names of the seats; `you` is the seat of the only person, if there is one."""
        self._rules = rules
        self._names = names
        self._you = you

    def told(self, events: Sequence[Event]) -> Iterator[Text]:
        """Yield the sentences of some events."""
        for event in events:
            words = self._sentence(event)
            if words is not None:
                yield words

    def _card(self, card: int) -> Text:
        return short_name(self._rules.cards[card])

    def _sentence(self, event: Event) -> Text | None:
        match event:
            case Bought(seat, card, payment, amount, _):
                return self._bought(seat, card, payment, amount)
            case Secured(seat, card):
                return self._secured(seat, card)
            case Ended(seat, held, kept, _):
                return self._ended(seat, held, kept)
            case Turned(card):
                return t("The next goal is {card}.", card=self._card(card))
            case Triggered(trigger, last):
                return t("{reason} Round {n} is the last.", reason=TRIGGERS[trigger], n=last)
            case Over():
                return t("The match is over.")
            case Began() | Drawn() | Filled():
                return None
            case _:
                return self._acted(event)

    def _acted(self, event: Taken | Used | Buried | SentOff | Passed | Kept | Reshuffled) -> Text:
        """Return what a seat has done with a card or a pile."""
        seat = event.seat
        name = self._names[seat]
        match event:
            case Taken(_, card, _, _):
                yours = t("You take {card} with a 0.", card=self._card(card))
                others = t("{name} takes {card} with a 0.", name=name, card=self._card(card))
            case Used(_, card):
                yours = t("You use {card}.", card=self._card(card))
                others = t("{name} uses {card}.", name=name, card=self._card(card))
            case Buried(_, card, _):
                yours = t("You put {card} on the graveyard.", card=self._card(card))
                others = t("{name} puts {card} on the graveyard.", name=name, card=self._card(card))
            case SentOff(_, card):
                yours = t("You send {card} off.", card=self._card(card))
                others = t("{name} sends {card} off.", name=name, card=self._card(card))
            case Passed(_, card):
                yours = t("You stage {card} and draw another.", card=self._card(card))
                others = t("{name} stages {card} and draws another.", name=name, card=self._card(card))
            case Kept():
                yours = t("You keep the card.")
                others = t("{name} keeps the card.", name=name)
            case Reshuffled(_, count):
                yours = tn("You shuffle {n} card.", "You shuffle {n} cards.", n=count)
                others = tn("{name} shuffles {n} card.", "{name} shuffles {n} cards.", n=count, name=name)
        return yours if seat == self._you else others

    def _of(self, seat: int, yours: Text, others: Text) -> Text:
        return yours if seat == self._you else others

    def _bought(self, seat: int, card: int, payment: tuple[int, ...], amount: Amount | None) -> Text:
        name, bought = self._names[seat], self._card(card)
        if amount is None:
            goal = self._card(payment[0])
            return self._of(
                seat,
                t("You buy {card} with {goal}.", card=bought, goal=goal),
                t("{name} buys {card} with {goal}.", name=name, card=bought, goal=goal),
            )
        figures = formula(self._rules, payment, amount)
        return self._of(
            seat,
            t("You buy {card} with {sum}.", card=bought, sum=figures),
            t("{name} buys {card} with {sum}.", name=name, card=bought, sum=figures),
        )

    def _secured(self, seat: int, card: int | None) -> Text:
        if card is None:
            return t("{name} puts a goal into the vault.", name=self._names[seat])
        if seat == self._you:
            return t("You put {card} into the vault.", card=self._card(card))
        return t("{name} puts {card} into the vault.", name=self._names[seat], card=self._card(card))

    def _ended(self, seat: int, held: int, kept: int | None) -> Text:
        name = self._names[seat]
        if not held:
            return self._of(seat, t("You end your turn."), t("{name} ends the turn.", name=name))
        if kept is None:
            return t("{name} keeps a card and ends the turn.", name=name)
        return self._of(
            seat,
            t("You keep {card} and end your turn.", card=self._card(kept)),
            t("{name} keeps {card} and ends the turn.", name=name, card=self._card(kept)),
        )
