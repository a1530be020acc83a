"""State machine for choosing a move with mouse, keys or gamepad. The legal moves come from the engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain, repeat

from settebello.engine import Card, CardSet, Move, Position, Refusal
from settebello.engine.cards import NO_CARDS
from settebello.storage.assists import Playing
from settebello.ui.table.model.spoken_choices import (
    NOTHING_SAID,
    Choice,
    ChoiceKind,
    Said,
    asks,
    boasts,
    guises,
    offered,
    strict,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
AND_SO_ON = "…"
MOST_LETTERS = 4
"""A card has room for this many letters; further ones are replaced by an ellipsis."""


class Row(StrEnum):
    """The rows between which the cursor moves up and down."""

    HAND = "hand"
    CHOICES = "choices"
    TABLE = "table"


UPWARDS = (Row.HAND, Row.CHOICES, Row.TABLE)


class Step(StrEnum):
    """The four directions of the cursor."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of several captures possible with the chosen card, and the letter that marks it."""

    letter: str
    cards: CardSet


@dataclass(frozen=True)
class MovePicker:
    """The selection so far: a hand card (or None), table cards, and declarations that go with the move.

    `hand` and `table` are the cards in display order: from the left, the table row by row. `cells` maps table
    cards to (column, row). `cursor` is a row and an index in it, and None until a key is used. `playing` says
    whether an only move is played at once, needs a second click, or is not pointed out at all.
    """

    position: Position
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    card: Card | None = None
    chosen: CardSet = NO_CARDS
    cursor: tuple[Row, int] | None = None
    said: Said = NOTHING_SAID
    playing: Playing = Playing.AT_ONCE
    legal: tuple[Move, ...] = field(default=(), compare=False)
    cells: Mapping[Card, tuple[int, int]] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        if not self.legal:
            object.__setattr__(self, "legal", self.position.listed_moves())

    # Derived state

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The captures still compatible with the chosen table cards, lettered in the order of all captures.

        Empty without a chosen card, and where the player must find captures without help.
        """
        if self.card is None or self.unaided:
            return ()
        lettered = zip(chain(LETTERS, repeat(AND_SO_ON)), self._captures(self.card), strict=False)
        return tuple(Alternative(letter, cards) for letter, cards in lettered if not self.chosen - cards)

    @property
    def unaided(self) -> bool:
        """Whether captures are not pointed out: under rules with penalties, and in the "paper" mode."""
        return self.playing is Playing.PAPER or strict(self.position)

    @property
    def takers(self) -> frozenset[Card]:
        """The hand cards that can capture something; empty where captures are not pointed out."""
        if self.unaided:
            return frozenset()
        plain = (move for move in self.legal if self.said.goes_with(move) and move.captured)
        return frozenset(move.card for move in plain)

    def takes(self, card: Card) -> frozenset[Card]:
        """Return the table cards that a hand card can capture; empty where captures are not pointed out."""
        if self.unaided:
            return frozenset()
        moves = (move for move in self.legal if move.card == card and self.said.goes_with(move))
        return frozenset(one for move in moves for one in move.captured)

    @property
    def ready(self) -> Move | None:
        """The move made by a second click on the chosen card where moves need a confirmation, or None."""
        if self.playing is not Playing.CONFIRM or self.card is None or self.guise_wanted:
            return None
        moves = self._moves(self.card)
        if len(moves) != 1 and not self.chosen:
            return None
        return next((move for move in moves if move.captured == self.chosen), None)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices offered besides selecting cards."""
        paper = self.playing is Playing.PAPER
        return offered(self.position, self.legal, self.said, self.card, self.chosen, paper=paper)

    @property
    def at_cursor(self) -> Card | None:
        """The card under the cursor; None without a cursor or when it is on a choice."""
        if self.cursor is None or self.cursor[0] is Row.CHOICES:
            return None
        row, place = self.cursor
        cards = self.row(row)
        return cards[place] if place < len(cards) else None

    @property
    def choice_at_cursor(self) -> Choice | None:
        """The choice under the cursor, or None."""
        if self.cursor is None or self.cursor[0] is not Row.CHOICES:
            return None
        choices, place = self.choices, self.cursor[1]
        return choices[place] if place < len(choices) else None

    @property
    def row_of_table(self) -> tuple[Card, ...]:
        """The table cards that can be selected now."""
        return self.row(Row.TABLE)

    @property
    def guise_wanted(self) -> bool:
        """Whether the player must name the rank of the wild card first."""
        return self.said.guise is None and bool(guises(self.position, self.said))

    @property
    def boast_wanted(self) -> bool:
        """Whether the player must state first what the hand is worth."""
        return bool(boasts(self.position, self.said))

    def letters_on(self, card: Card) -> str:
        """Return the letters of the open alternatives that contain a table card."""
        letters = [choice.letter for choice in self.alternatives if card in choice.cards]
        return "".join(letters[:MOST_LETTERS]) + AND_SO_ON * (len(letters) > MOST_LETTERS)

    # Mouse input

    def click_hand(self, card: Card) -> "Outcome":
        """Select a hand card, or play it at once when only one move is possible.

        A click on the selected card deselects it, or plays it where moves need a confirmation.
        """
        if card not in self.hand or self.guise_wanted or self.boast_wanted:
            return Outcome(self)
        if not self._plays:
            return Outcome(self, refusal=self.position.refusal(Move(card)))
        if self.said.robbing:
            return replace(self, said=replace(self.said, robbing=False)).click_hand(card)
        if card == self.card:
            ready = self.ready
            return Outcome(self.let_go()) if ready is None else Outcome(self.cancelled(), move=ready)
        if self.chosen and self.card is None and not self.unaided:
            tried = self._tried(replace(self, card=card))
            confirmed = tried.refusal is not None or self.playing is not Playing.CONFIRM
            return tried if confirmed else Outcome(replace(self, card=card))
        moves = self._moves(card)
        if not moves and not self.unaided:
            return Outcome(self, refusal=self.position.refusal(self.said.move(card, NO_CARDS)))
        said = replace(self.said, face_down=False, claimed=None)
        if len(moves) == 1 and self.playing is Playing.CONFIRM and not self.unaided:
            return Outcome(replace(self, card=card, chosen=moves[0].captured, said=said))
        if len(moves) == 1 and not self.unaided and not asks(self.position):
            return Outcome(self.cancelled(), move=moves[0])
        kept = self.chosen if self.card is None else NO_CARDS
        return Outcome(replace(self, card=card, chosen=kept, said=said))

    def click_table(self, card: Card) -> "Outcome":
        """Select or deselect a table card. The move is played once only one capture matches the selection."""
        if card not in self.table or self.position.asked:
            return Outcome(self)
        one = CardSet.of((card,), self.position.table.pack)
        if self.position.exchanging:
            return self._for_bottom(card)
        if self.said.robbing:
            robbed = self.said.robbed - one if card in self.said.robbed else self.said.robbed | one
            return Outcome(replace(self, said=replace(self.said, robbed=robbed)))
        if card in self.chosen:
            return Outcome(replace(self, chosen=self.chosen - one))
        more = replace(self, chosen=self.chosen | one)
        if self.card is None or self.unaided:
            return Outcome(more)
        left = more.alternatives
        if not left:
            return Outcome(self, refusal=self.position.refusal(self.said.move(self.card, more.chosen)))
        if len(left) == 1 and self.playing is Playing.CONFIRM:
            return Outcome(replace(self, chosen=left[0].cards))
        if len(left) == 1:
            return Outcome(self.cancelled(), move=self.said.move(self.card, left[0].cards))
        return Outcome(more)

    def drop(self, card: Card, target: Card | None) -> "Outcome":
        """Drop a hand card on the table (`target` is None) or on the table card that it should capture."""
        if self.playing is Playing.CONFIRM:
            # Dragging a card to the table is deliberate, so it counts as the confirming second click.
            free = self if card != self.card else self.let_go()
            outcome = replace(free, playing=Playing.AT_ONCE).drop(card, target)
            return replace(outcome, picking=replace(outcome.picking, playing=self.playing))
        outcome = Outcome(self) if card == self.card else self.click_hand(card)
        if outcome.refusal is not None or (self.chosen and self.card is None):
            return outcome
        if target is None:
            lay = Choice(ChoiceKind.LAY)
            return outcome.picking.press(lay) if lay in outcome.picking.choices else outcome
        if outcome.move is None:
            return outcome.picking.click_table(target)
        if outcome.move.captured and target not in outcome.move.captured:
            wanted = CardSet.of((target,), self.position.table.pack)
            return Outcome(self, refusal=self.position.refusal(Move(card, wanted)))
        return outcome

    def press(self, choice: Choice) -> "Outcome":
        """Apply or undo a choice; a choice that is not offered changes nothing."""
        offers = self.choices
        if choice not in offers:
            return Outcome(self)
        said, nothing = self.said, replace(self, card=None, chosen=NO_CARDS)
        match choice.kind:
            case ChoiceKind.DOUBT:
                return Outcome(self, doubt=True)
            case ChoiceKind.BELIEVE:
                return Outcome(self, move=self.legal[0])
            case ChoiceKind.LEAVE | ChoiceKind.EXCHANGE:
                return self._bottom(choice.kind)
            case ChoiceKind.KNOCK:
                return Outcome(replace(nothing, said=said.knocked(self.position)).home())
            case ChoiceKind.GUISE | ChoiceKind.BOAST:
                named = replace(said, guise=choice.rank, boast=choice.points)
                return Outcome(replace(nothing, said=named).home())
            case ChoiceKind.FACE_DOWN:
                turned = NOTHING_SAID if said.face_down else Said(face_down=True)
                return Outcome(replace(self, chosen=NO_CARDS, said=turned).at_choices())
            case ChoiceKind.CLAIM:
                return self._claimed(replace(self, said=replace(said, claimed=choice.rank)))
            case ChoiceKind.MISSED:
                return Outcome(replace(nothing, said=self._missed()).to_table())
            case ChoiceKind.LAY:
                return self._tried(replace(self, chosen=NO_CARDS))
            case ChoiceKind.TAKE:
                return self._tried(self)

    def press_kind(self, kind: ChoiceKind) -> "Outcome":
        """Press the first choice of a kind; no effect when none is offered."""
        found = next((choice for choice in self.choices if choice.kind is kind), None)
        return self.press(found) if found is not None else Outcome(self)

    # Keyboard and gamepad input

    def confirm(self) -> "Outcome":
        """Play the selection, or select the card under the cursor.

        The first key press only shows the cursor. After the mouse, which hides the cursor, its hand card is
        confirmed.
        """
        if self._unseen:
            return Outcome(self.stepped(Step.RIGHT))
        if self.cursor is None and self.card in self.hand:
            return self._to(Row.HAND).confirm()
        if self.choice_at_cursor is not None:
            return self.press(self.choice_at_cursor)
        card = self.at_cursor
        if self.card is None or card is None or (card in self.hand and card != self.card):
            return self.click_hand(card) if card in self.hand else self._toggled(card)
        if card == self.card and self.ready is not None:
            return self.click_hand(card)
        # Select a card that is not selected yet: with a gamepad, this one button selects whole sums.
        if card in self.chosen or card == self.card:
            return self._tried(self) if self.chosen else Outcome(self.onwards())
        return self._toggled(card)

    def toggle(self) -> "Outcome":
        """Select or deselect the card under the cursor; show a cursor that is hidden."""
        if self.cursor is None:
            return Outcome(self.stepped(Step.RIGHT))
        if self.choice_at_cursor is not None:
            return self.press(self.choice_at_cursor)
        card = self.at_cursor
        if card is not None and card in self.hand:
            return self.click_hand(card)
        return self._toggled(card)

    def let_go(self) -> "MovePicker":
        """Deselect all cards. Declarations stay, except a face-down claim, which belongs to the card."""
        cursor = self.cursor
        if cursor is not None and self.card in self.hand:
            cursor = (Row.HAND, self.hand.index(self.card))
        said = replace(self.said, face_down=False, claimed=None)
        return replace(self, card=None, chosen=NO_CARDS, cursor=cursor, said=said)

    def cancelled(self) -> "MovePicker":
        """Deselect all cards and drop all declarations; the cursor returns to the hand card."""
        return replace(self.let_go(), said=NOTHING_SAID)

    @property
    def idle(self) -> bool:
        """Whether no card is selected and nothing is declared."""
        return self.card is None and not self.chosen and self.said == NOTHING_SAID

    def choose_number(self, number: int) -> "Outcome":
        """Select the hand card with this number, counted from 1 at the left."""
        if not 1 <= number <= len(self.hand):
            return Outcome(self)
        card = self.hand[number - 1]
        if not self._plays:
            return self.click_hand(card)
        outcome = replace(self, cursor=(Row.HAND, number - 1)).click_hand(card)
        return replace(outcome, picking=outcome.picking.onwards()) if outcome.picking.card else outcome

    def stepped(self, step: Step) -> "MovePicker":
        """Move the cursor by one card; up and down switch between the hand, the choices and the table."""
        if self.cursor is None and self.position.asked:
            return replace(self, cursor=(Row.CHOICES, 0))
        if self.cursor is None and self.position.exchanging:
            return self.to_table()
        if self.cursor is None:
            return replace(self, cursor=(Row.HAND, (len(self.hand) - 1) // 2)) if self.hand else self
        row, place = self.cursor
        match step:
            case Step.UP | Step.DOWN:
                way = 1 if step is Step.UP else -1
                if row is Row.TABLE and (beside := self._in_other_row(way)) is not None:
                    return replace(self, cursor=(row, beside))
                rows = UPWARDS[UPWARDS.index(row) + 1 :] if way > 0 else UPWARDS[: UPWARDS.index(row)][::-1]
                found = next((other for other in rows if self._size(other)), None)
                return self if found is None else self._to(found)
            case Step.LEFT | Step.RIGHT:
                size = self._size(row)
                if row is Row.CHOICES and size == 1 and self.hand and self._plays:
                    # A single button has no neighbour; the key does something all the same.
                    return self._to(Row.HAND)
                way = 1 if step is Step.RIGHT else -1
                return replace(self, cursor=(row, (place + way) % size)) if size else self

    def row(self, row: Row) -> tuple[Card, ...]:
        """Return the cards of a row that the cursor visits: on the table only those that can be selected.

        There are none while the player is asked about a claim, and only table cards while the dealer chooses
        the bottom card.
        """
        if self.position.exchanging:
            return self.table if row is Row.TABLE else ()
        if self.position.asked:
            return ()
        if row is Row.HAND:
            return self.hand
        if self.card is None or self.unaided:
            return self.table
        return tuple(card for card in self.table if card in self.chosen or self.letters_on(card))

    def to_table(self) -> "MovePicker":
        """Move the cursor to the first table card that can be selected; no effect when there is none."""
        return replace(self, cursor=(Row.TABLE, 0)) if self.row(Row.TABLE) else self

    def at_choices(self) -> "MovePicker":
        """Move the cursor, if it is visible, to the first choice."""
        return self if self.cursor is None else replace(self, cursor=(Row.CHOICES, 0))

    def home(self) -> "MovePicker":
        """Move the cursor, if visible, to the next decision: the wild card's ranks, or the hand."""
        waits = self.guise_wanted or self.boast_wanted
        return self.at_choices() if waits or self.cursor is None else self._to(Row.HAND)

    def onwards(self) -> "MovePicker":
        """Move the cursor to the table cards that can be selected, or to the choices when there are none."""
        if self.row(Row.TABLE):
            return self.to_table()
        return replace(self, cursor=(Row.CHOICES, 0)) if self.choices else self

    # Helpers

    @property
    def _plays(self) -> bool:
        """Whether a card of the hand is to be played, and not something to be answered first."""
        return not (self.position.asked or self.position.exchanging)

    def _for_bottom(self, card: Card) -> "Outcome":
        """Exchange the bottom card for a table card, at once or on a second click; another card is chosen."""
        one = CardSet.of((card,), self.position.table.pack)
        if self.playing is Playing.AT_ONCE or card in self.chosen:
            return replace(self, chosen=one).press(Choice(ChoiceKind.EXCHANGE))
        return Outcome(replace(self, chosen=one))

    def _bottom(self, kind: ChoiceKind) -> "Outcome":
        """Leave the bottom card, or exchange it for the chosen table card."""
        bottom = self.position.stock[-1] if kind is ChoiceKind.LEAVE else self.chosen.cards[0]
        return Outcome(self.cancelled(), move=Move(bottom, bottom=True))

    @property
    def _unseen(self) -> bool:
        """Whether there is neither a selected card nor a visible cursor."""
        return self.cursor is None and self.card is None

    def _to(self, row: Row) -> "MovePicker":
        if row is not Row.HAND:
            return replace(self, cursor=(row, 0))
        place = self.hand.index(self.card) if self.card in self.hand else (len(self.hand) - 1) // 2
        return replace(self, cursor=(Row.HAND, place))

    def _in_other_row(self, way: int) -> int | None:
        """Return the index of the nearest table card above (`way` 1) or below (-1) the cursor, or None."""
        cards, here = self.row(Row.TABLE), self.at_cursor
        if here is None or here not in self.cells:
            return None
        column, row = self.cells[here]
        found = [card for card in cards if (row - self.cells.get(card, (0, row))[1]) * way > 0]
        nearest = min(found, key=lambda card: abs(self.cells[card][0] - column), default=None)
        return None if nearest is None else cards.index(nearest)

    def _size(self, row: Row) -> int:
        return len(self.choices) if row is Row.CHOICES else len(self.row(row))

    def _toggled(self, card: Card | None) -> "Outcome":
        if card is None:
            return Outcome(self)
        outcome = self.click_table(card)
        row = outcome.picking.row(Row.TABLE)
        if outcome.move is None and card in row:
            return replace(outcome, picking=replace(outcome.picking, cursor=(Row.TABLE, row.index(card))))
        return outcome

    def _tried(self, chosen: "MovePicker") -> "Outcome":
        """Make the selected move; if the engine refuses it, keep the state and return the refusal."""
        if chosen.card is None:
            return Outcome(self)
        move = chosen.said.move(chosen.card, chosen.chosen)
        refusal = self.position.refusal(move)
        if refusal is None:
            return Outcome(self.cancelled(), move=move)
        return Outcome(self, refusal=refusal)

    def _claimed(self, named: "MovePicker") -> "Outcome":
        """Continue after a rank was claimed.

        Play if only one capture is left, otherwise keep the choice open.
        """
        captures = named.alternatives
        if len(captures) == 1 and self.playing is Playing.CONFIRM:
            return Outcome(replace(named, chosen=captures[0].cards).at_choices())
        if len(captures) == 1 and named.card is not None:
            return Outcome(self.cancelled(), move=named.said.move(named.card, captures[0].cards))
        return Outcome(named if self.cursor is None else named.to_table())

    def _missed(self) -> Said:
        """Return the next step of picking overlooked cards: begin with the last card laid, end, or cancel."""
        laid = self.position.situation().laid
        if self.said.robbing and len(self.said.robbed) > 1:
            return replace(self.said, robbing=False)
        if self.said.robbing or self.said.robbed or laid is None:
            return NOTHING_SAID
        return Said(robbing=True, robbed=CardSet.of((laid,), self.position.table.pack))

    def _moves(self, card: Card) -> tuple[Move, ...]:
        return tuple(move for move in self.legal if move.card == card and self.said.goes_with(move))

    def _captures(self, card: Card) -> tuple[CardSet, ...]:
        return tuple(move.captured for move in self._moves(card) if move.captured)


@dataclass(frozen=True)
class Outcome:
    """The result of an input: the next state, and a move, a doubt or a refusal if there is one."""

    picking: MovePicker
    move: Move | None = None
    refusal: Refusal | None = None
    doubt: bool = False
