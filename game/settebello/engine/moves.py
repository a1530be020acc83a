"""Moves: a card laid, or a card and what it captures; and why a move is refused."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from settebello.engine import kernel
from settebello.engine.cards import NO_CARDS, Card, CardSet, Pack
from settebello.engine.native import i64, vec
from settebello.engine.ruleset import Priority, Ruleset
from settebello.engine.tables import card_value, compiled


@dataclass(frozen=True, slots=True)
class Move:
    """One card played: ``7d`` lays it, ``7dx3c4s`` captures with it.

    >>> Move.parse("7dx3c4s").captured
    CardSet.parse('3c4s')
    """

    card: Card
    captured: CardSet = NO_CARDS

    @classmethod
    def parse(cls, text: str, pack: Pack = Pack.ITALIAN) -> Self:
        """The move a text names; a trailing ``#`` (scopa) is allowed and says nothing.

        Raises ValueError, also for cards that the pack lacks.
        """
        card, cross, taken = text.strip().removesuffix("#").partition("x")
        if cross and not taken:
            raise ValueError(f"{text!r} captures nothing: name the captured cards after the x")
        played = Card.parse(card)
        CardSet.of((played,), pack)
        return cls(played, CardSet.parse(taken, pack))

    def __str__(self) -> str:
        return f"{self.card}x{self.captured}" if self.captured else str(self.card)

    def __repr__(self) -> str:
        pack = "" if self.captured.pack is Pack.ITALIAN else f", Pack({self.captured.pack.value!r})"
        return f"Move.parse({str(self)!r}{pack})"

    @property
    def order(self) -> tuple[int, tuple[int, ...]]:
        """The place among the moves of a position: by card, then by what it takes."""
        return self.card.bit, tuple(card.bit for card in self.captured)


class Reason(StrEnum):
    """Why a move is refused."""

    DEAL_OVER = "deal_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_CAPTURE = "must_capture"
    WRONG_SUM = "wrong_sum"
    EQUAL_FIRST = "equal_first"
    FEWEST_FIRST = "fewest_first"
    NOT_A_CAPTURE = "not_a_capture"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, with its numbers: the value wanted, the sum got, and what the card may take."""

    reason: Reason
    move: Move
    wanted: int = 0
    got: int = 0
    options: tuple[CardSet, ...] = ()


class IllegalMove(ValueError):  # noqa: N818 - the name the field uses
    """A move that the rules refuse; ``refusal`` holds the reason and the facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.move} is refused: {refusal.reason} {_facts(refusal)}".rstrip())
        self.refusal = refusal


def _facts(refusal: Refusal) -> str:
    facts = [f"wanted={refusal.wanted}, got={refusal.got}"] if refusal.wanted else []
    if refusal.options:
        facts.append("may take " + " or ".join(map(str, refusal.options)))
    return f"({'; '.join(facts)})" if facts else ""


def captures(ruleset: Ruleset, card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """Every set of table cards that a card may take, in canonical order (rules, 2.2)."""
    rules = _tables(ruleset)
    return _captures(rules, card, table, kernel.room(rules))


def legal_moves(ruleset: Ruleset, hand: CardSet, table: CardSet) -> tuple[Move, ...]:
    """Every move of a hand at a table, by card and then by what it takes."""
    rules, nothing = _tables(ruleset), CardSet(0, table.pack)
    room = kernel.room(rules)
    return tuple(
        Move(card, taken) for card in hand for taken in _captures(rules, card, table, room) or (nothing,)
    )


def table_after(table: CardSet, move: Move) -> CardSet:
    """What lies on a table after a legal move."""
    if move.captured:
        return table - move.captured
    return table | CardSet.of((move.card,), table.pack)


def _tables(ruleset: Ruleset) -> kernel.Rules:
    # What a card takes does not depend on how many play.
    return compiled(ruleset, ruleset.players.counts[0])


def _captures(rules: kernel.Rules, card: Card, table: CardSet, room: vec[i64]) -> tuple[CardSet, ...]:
    found = kernel.captures(rules, card.bit, table.mask, room, 0)
    if not found:
        return ()
    sets = (CardSet(int(room[k]), table.pack) for k in range(found))
    return tuple(sorted(sets, key=lambda cards: [c.bit for c in cards]))


def refusal(ruleset: Ruleset, hand: CardSet, table: CardSet, move: Move) -> Refusal | None:
    """Why the rules refuse a move from this hand at this table; None if they do not."""
    if move.card not in hand:
        return Refusal(Reason.NOT_IN_HAND, move)
    if move.captured - table:
        return Refusal(Reason.NOT_ON_TABLE, move)
    options = captures(ruleset, move.card, table)
    if move.captured in options or not (options or move.captured):
        return None
    if not move.captured:
        return Refusal(Reason.MUST_CAPTURE, move, options=options)
    wanted = card_value(move.card)
    got = sum(map(card_value, move.captured))
    possible = captures(ruleset.changed({"capture.priority": Priority.FREE}), move.card, table)
    if got != wanted:
        reason = Reason.WRONG_SUM
    elif move.captured not in possible:
        reason = Reason.NOT_A_CAPTURE
    else:
        single = ruleset.capture.priority is Priority.SINGLE
        reason = Reason.EQUAL_FIRST if single else Reason.FEWEST_FIRST
    return Refusal(reason, move, wanted, got, options)
