"""Choosing a move: a state machine over what the rules allow, with no rule of its own."""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Card, CardSet, Move, Position, Refusal

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NO_CARDS = CardSet()


class Row(StrEnum):
    """The two rows of cards between which the cursor goes up and down."""

    HAND = "hand"
    TABLE = "table"


class Step(StrEnum):
    """The four ways the cursor goes."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of several captures that the chosen card may make, with the letter it is marked with."""

    letter: str
    cards: CardSet


@dataclass(frozen=True)
class Picking:
    """What is chosen so far: a hand card (or none yet) and table cards.

    `hand` and `table` are the cards as they lie, from the left; the cursor is a row and a place in it, and
    None before a key was used.
    """

    position: Position
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    card: Card | None = None
    chosen: CardSet = NO_CARDS
    cursor: tuple[Row, int] | None = None

    # What is seen

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The captures of the chosen card that are still open, lettered in the order of all of them."""
        if self.card is None:
            return ()
        lettered = zip(LETTERS, self._captures(self.card), strict=False)
        return tuple(Alternative(letter, cards) for letter, cards in lettered if not self.chosen - cards)

    @property
    def at_cursor(self) -> Card | None:
        """The card under the cursor."""
        if self.cursor is None:
            return None
        row, place = self.cursor
        cards = self.row(row)
        return cards[place] if place < len(cards) else None

    @property
    def row_of_table(self) -> tuple[Card, ...]:
        """The table cards that can be chosen now."""
        return self.row(Row.TABLE)

    def letters_on(self, card: Card) -> str:
        """The letters of the open alternatives that a table card belongs to."""
        return "".join(choice.letter for choice in self.alternatives if card in choice.cards)

    # What is done

    def click_hand(self, card: Card) -> "Outcome":
        """Choose a hand card: it is played at once when that can mean one move only; again: let go of it."""
        if card not in self.hand:
            return Outcome(self)
        if card == self.card:
            return Outcome(self.cancelled())
        if self.chosen and self.card is None:
            return self._tried(replace(self, card=card))
        moves = self._moves(card)
        if len(moves) == 1:
            return Outcome(self.cancelled(), move=moves[0])
        return Outcome(replace(self, card=card, chosen=NO_CARDS))

    def click_table(self, card: Card) -> "Outcome":
        """Choose a table card or let go of it; the move is made as soon as one capture alone is left."""
        if card not in self.table:
            return Outcome(self)
        one = CardSet.of((card,), self.position.table.pack)
        if card in self.chosen:
            return Outcome(replace(self, chosen=self.chosen - one))
        more = replace(self, chosen=self.chosen | one)
        if self.card is None:
            return Outcome(more)
        left = more.alternatives
        if not left:
            return Outcome(self, refusal=self.position.refusal(Move(self.card, more.chosen)))
        if len(left) == 1:
            return Outcome(self.cancelled(), move=Move(self.card, left[0].cards))
        return Outcome(more)

    def drop(self, card: Card, target: Card | None) -> "Outcome":
        """Lay a hand card on the table, or on a table card that it is to take."""
        outcome = Outcome(self) if card == self.card else self.click_hand(card)
        if target is None or outcome.refusal is not None or (self.chosen and self.card is None):
            return outcome
        if outcome.move is None:
            return outcome.picking.click_table(target)
        if outcome.move.captured and target not in outcome.move.captured:
            wanted = CardSet.of((target,), self.position.table.pack)
            return Outcome(self, refusal=self.position.refusal(Move(card, wanted)))
        return outcome

    def confirm(self) -> "Outcome":
        """Play what is chosen, or what is under the cursor."""
        card = self.at_cursor
        if self.card is None or card is None or (card in self.hand and card != self.card):
            return self.click_hand(card) if card in self.hand else self._toggled(card)
        if self.chosen or card == self.card:
            return self._tried(self) if self.chosen else Outcome(self.to_table())
        return self._toggled(card)

    def toggle(self) -> "Outcome":
        """Choose the card under the cursor or let go of it, without playing more than that."""
        card = self.at_cursor
        if card is not None and card in self.hand:
            return self.click_hand(card)
        return self._toggled(card)

    def cancelled(self) -> "Picking":
        """Nothing chosen; the cursor stays, on the hand again."""
        cursor = self.cursor
        if cursor is not None and self.card in self.hand:
            cursor = (Row.HAND, self.hand.index(self.card))
        return replace(self, card=None, chosen=NO_CARDS, cursor=cursor)

    @property
    def idle(self) -> bool:
        """Whether nothing is chosen."""
        return self.card is None and not self.chosen

    def choose_number(self, number: int) -> "Outcome":
        """Choose the hand card with this number, counted from 1 at the left."""
        if not 1 <= number <= len(self.hand):
            return Outcome(self)
        card = self.hand[number - 1]
        outcome = replace(self, cursor=(Row.HAND, number - 1)).click_hand(card)
        return replace(outcome, picking=outcome.picking.to_table()) if outcome.picking.card else outcome

    def stepped(self, step: Step) -> "Picking":
        """The cursor one card on; up and down go between the hand and the table."""
        if self.cursor is None:
            return replace(self, cursor=(Row.HAND, (len(self.hand) - 1) // 2)) if self.hand else self
        row, place = self.cursor
        match step:
            case Step.UP:
                return self.to_table() if row is Row.HAND else self
            case Step.DOWN:
                return self._to_hand() if row is Row.TABLE else self
            case Step.LEFT | Step.RIGHT:
                size = len(self.row(row))
                way = 1 if step is Step.RIGHT else -1
                return replace(self, cursor=(row, (place + way) % size)) if size else self

    def row(self, row: Row) -> tuple[Card, ...]:
        """The cards the cursor visits: of the table only those that can be chosen."""
        if row is Row.HAND:
            return self.hand
        if self.card is None:
            return self.table
        return tuple(card for card in self.table if card in self.chosen or self.letters_on(card))

    def to_table(self) -> "Picking":
        """The cursor on the first table card that can be chosen; where there is none it stays."""
        return replace(self, cursor=(Row.TABLE, 0)) if self.row(Row.TABLE) else self

    # The parts

    def _to_hand(self) -> "Picking":
        place = self.hand.index(self.card) if self.card in self.hand else (len(self.hand) - 1) // 2
        return replace(self, cursor=(Row.HAND, place))

    def _toggled(self, card: Card | None) -> "Outcome":
        if card is None:
            return Outcome(self)
        outcome = self.click_table(card)
        row = outcome.picking.row(Row.TABLE)
        if outcome.move is None and card in row:
            return replace(outcome, picking=replace(outcome.picking, cursor=(Row.TABLE, row.index(card))))
        return outcome

    def _tried(self, chosen: "Picking") -> "Outcome":
        """Make the move chosen; a refused one leaves things as they were and says why."""
        if chosen.card is None:
            return Outcome(self)
        move = Move(chosen.card, chosen.chosen)
        refusal = self.position.refusal(move)
        if refusal is None:
            return Outcome(self.cancelled(), move=move)
        return Outcome(self, refusal=refusal)

    def _moves(self, card: Card) -> tuple[Move, ...]:
        return tuple(move for move in self.position.legal_moves() if move.card == card)

    def _captures(self, card: Card) -> tuple[CardSet, ...]:
        return tuple(move.captured for move in self._moves(card) if move.captured)


@dataclass(frozen=True)
class Outcome:
    """What came of a choice: the state to go on with, and the move to make or the reason why not."""

    picking: Picking
    move: Move | None = None
    refusal: Refusal | None = None
