"""What the person in turn has chosen so far, what can be done with it, and the buttons for that."""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.i18n import Text, t
from settebello.market import (
    Action,
    Bury,
    Buy,
    Draw,
    End,
    Function,
    Keep,
    Pass,
    Place,
    Reason,
    Refusal,
    Secure,
    SendOff,
    Sift,
    Situation,
    Take,
    refusal_of,
)
from settebello.market.legality import may_hold_back, places_for
from settebello.ui.market.model.card_words import short_name
from settebello.ui.market.model.payment_words import payment_line
from settebello.ui.market.model.refusal_words import refused

YOUR_TURN = t("Choose hand cards to pay with, or end your turn.")


class Mode(StrEnum):
    """What a card means that is pressed next."""

    PAY = "pay"
    """A hand card is chosen; a card of the market is bought."""
    BURY = "bury"
    """A hand card goes to the graveyard, by the arrow of the chosen one."""
    OFF = "off"
    """A card of the display is sent off."""
    KEEP = "keep"
    """A hand card is kept, and the turn ends."""
    PLACE = "place"
    """Where the bought card goes is asked."""


@dataclass(frozen=True, slots=True)
class Command:
    """A button: `key` names it while its words change; it plays an action or changes the choice.

    `glyph` is the sign of assets/ui/glyphs before its words.
    """

    key: str
    words: Text
    outcome: "Outcome"
    strong: bool = False
    picked: bool = False
    glyph: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a press leads to: an action to play, or another choice, with a notice if it was refused."""

    choosing: "Choosing"
    action: Action | None = None
    notice: Text | None = None


@dataclass(frozen=True, slots=True)
class Choosing:
    """The choice of the person in turn."""

    at: Situation
    chosen: tuple[int, ...] = ()
    mode: Mode = Mode.PAY
    pending: tuple[Action, ...] = ()
    """The actions among which a place is chosen."""
    shuffle: bool = True
    """Whether the discard pile is shuffled in at the end, where that is allowed."""

    @property
    def idle(self) -> bool:
        """Whether there is nothing to cancel."""
        return not self.chosen and self.mode is Mode.PAY

    @property
    def market(self) -> tuple[int, ...]:
        """The cards that may be bought: those on the display, and the top goal."""
        return (*self.at.shown, *self.at.goals[:1])

    @property
    def lit(self) -> frozenset[int]:
        """The cards that a press acts on."""
        at = self.at
        if at.marks.sifting:
            return frozenset()
        match self.mode:
            case Mode.BURY:
                return frozenset(card for card in at.hand if self._legal(Bury(card, self.chosen[0])))
            case Mode.OFF:
                return frozenset(at.shown)
            case Mode.KEEP:
                return frozenset(at.hand)
            case Mode.PLACE:
                return frozenset()
            case Mode.PAY:
                return frozenset(card for card in self.market if self._getting(card))

    def cancelled(self) -> "Choosing":
        """Return the choice one step back: out of a mode, else without chosen cards."""
        if self.mode is not Mode.PAY:
            return replace(self, mode=Mode.PAY, pending=())
        return Choosing(self.at, shuffle=self.shuffle)

    def pressed(self, card: int) -> Outcome:
        """Return what a press on a card of the hand or the market leads to."""
        at = self.at
        if at.marks.sifting:
            return self._refused(Refusal(Reason.SIFTING))
        match self.mode:
            case Mode.BURY if card in at.hand and card != self.chosen[0]:
                return self._played(Bury(card, self.chosen[0]))
            case Mode.OFF if card in at.shown:
                return self._played(SendOff(card))
            case Mode.KEEP if card in at.hand:
                return self._played(self._end(card))
            case _:
                if card in at.hand:
                    return Outcome(self._toggled(card))
                return self._bought(card)

    def commands(self) -> tuple[Command, ...]:
        """Return the buttons, the one that ends or cancels last."""
        at = self.at
        if at.marks.sifting:
            keep = Command("keep", t("Keep the card"), Outcome(self, Keep()), strong=True)
            return keep, Command("pass", t("Stage it, draw another"), Outcome(self, Pass()))
        cancel = Command("cancel", t("Cancel"), Outcome(self.cancelled()))
        match self.mode:
            case Mode.PLACE:
                return (*self._places(), cancel)
            case Mode.KEEP:
                keeps = Command("end", t("Keep no card"), Outcome(self, self._end(None)), strong=True)
                return (*self._shuffling(), keeps, cancel)
            case Mode.BURY | Mode.OFF:
                return (cancel,)
            case Mode.PAY:
                functions = self._functions()
                main = not any(command.strong for command in functions)
                return (*functions, *self._off(), replace(self._ending(), strong=main))

    @property
    def line(self) -> Text:
        """The sentence of the payment bar."""
        at = self.at
        if at.marks.sifting:
            return t("You have drawn a card: keep it, or stage it and draw another.")
        match self.mode:
            case Mode.BURY:
                return t("Choose the hand card that goes to the graveyard.")
            case Mode.OFF:
                return t("Choose the open card that goes to the graveyard.")
            case Mode.KEEP if may_hold_back(at) and at.hand:
                return t("Choose the card you keep for your next turn.")
            case Mode.KEEP:
                return t("Your discard pile can be shuffled into your deck.")
            case Mode.PLACE:
                return t("Where does the card go?")
            case Mode.PAY:
                return self._payment()

    def _payment(self) -> Text:
        at, rules = self.at, self.at.rules
        if not self.chosen:
            return YOUR_TURN
        if any(rules.is_goal[card] for card in self.chosen):
            if rules.expert and len(self.chosen) == 1:
                return t("The goal pays for one market card, or goes into the vault.")
            return t("Goals don’t pay: put them into the vault.")
        if len(self.chosen) == 1 and rules.functions[self.chosen[0]] is Function.TAKE and self.lit:
            return t("The 0 takes one market card free: choose it.")
        prices = [rules.numbers[card] for card in self.market]
        reached = [rules.numbers[card] for card in self.lit]
        return payment_line(at, self.chosen, reached, prices)

    def _toggled(self, card: int) -> "Choosing":
        if card in self.chosen:
            chosen = tuple(other for other in self.chosen if other != card)
        else:
            chosen = (*self.chosen, card)
        return replace(self, chosen=chosen, mode=Mode.PAY, pending=())

    def _getting(self, card: int) -> tuple[Action, ...]:
        """Return the ways in which the chosen cards get a card of the market: by place."""
        places = places_for(self.at, card)
        payment = tuple(sorted(self.chosen))
        bought = [Buy(card, payment, place) for place in places]
        found: tuple[Action, ...] = tuple(action for action in bought if self._legal(action))
        if found or len(self.chosen) != 1:
            return found
        taken = [Take(card, self.chosen[0], place) for place in places]
        return tuple(action for action in taken if self._legal(action))

    def _bought(self, card: int) -> Outcome:
        found = self._getting(card)
        if len(found) == 1:
            return self._played(found[0])
        if found:
            return Outcome(replace(self, mode=Mode.PLACE, pending=found))
        refusal = refusal_of(self.at, Buy(card, tuple(sorted(self.chosen))))
        return self._refused(refusal or Refusal(Reason.NOT_FOR_SALE))

    def _played(self, action: Action) -> Outcome:
        refusal = refusal_of(self.at, action)
        return Outcome(self, action) if refusal is None else self._refused(refusal)

    def _refused(self, refusal: Refusal) -> Outcome:
        return Outcome(self, notice=refused(self.at, refusal, self.chosen))

    def _legal(self, action: Action) -> bool:
        return refusal_of(self.at, action) is None

    def _end(self, keep: int | None) -> End:
        return End(keep, shuffle=self.at.marks.shuffle and self.shuffle)

    def _functions(self) -> tuple[Command, ...]:
        """Return the buttons for the function of a single chosen card."""
        if len(self.chosen) != 1:
            return ()
        card = self.chosen[0]
        found = []
        if self._legal(Secure(card)):
            found.append(Command("secure", t("Put into vault"), Outcome(self, Secure(card)), strong=True))
        if self._legal(Sift(card)):
            found.append(Command("sift", t("Draw a card"), Outcome(self, Sift(card)), strong=True))
        if self._legal(Draw(card)):
            found.append(Command("draw", t("Draw two cards"), Outcome(self, Draw(card)), strong=True))
        if any(self._legal(Bury(other, card)) for other in self.at.hand):
            found.append(Command("bury", t("Use arrow"), Outcome(replace(self, mode=Mode.BURY))))
        return tuple(found)

    def _off(self) -> tuple[Command, ...]:
        if not self.at.marks.off or not self.at.shown:
            return ()
        return (Command("off", t("Send a card off"), Outcome(replace(self, mode=Mode.OFF))),)

    def _ending(self) -> Command:
        at = self.at
        keeps = may_hold_back(at) and bool(at.hand)
        if keeps and len(self.chosen) == 1 and not at.marks.shuffle:
            name = short_name(at.rules.cards[self.chosen[0]])
            words = t("Keep {card}, end turn", card=name)
            return Command("end", words, Outcome(self, self._end(self.chosen[0])))
        asks = keeps or at.marks.shuffle
        outcome = (
            Outcome(Choosing(at, mode=Mode.KEEP, shuffle=self.shuffle))
            if asks
            else Outcome(self, self._end(None))
        )
        return Command("end", t("End turn"), outcome, glyph="check")

    def _shuffling(self) -> tuple[Command, ...]:
        if not self.at.marks.shuffle:
            return ()
        words = t("Shuffle discard pile in") if self.shuffle else t("Leave discard pile")
        switched = Outcome(replace(self, shuffle=not self.shuffle))
        return (Command("shuffle", words, switched, picked=self.shuffle),)

    def _places(self) -> tuple[Command, ...]:
        words = {
            Place.STAGE: t("To the stage"),
            Place.HAND: t("To the hand"),
            Place.VITRINE: t("Into the vitrine"),
        }
        found = []
        for action in reversed(self.pending):
            if isinstance(action, (Buy, Take)):
                key = f"to {action.to.value}"
                strong = action.to is not Place.STAGE
                found.append(Command(key, words[action.to], Outcome(self, action), strong=strong))
        return tuple(found)
