"""The coach of a practice deal: what it has told in this turn, and what the child has done."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, CardSet, Move, Refusal, Ruleset
from settebello.i18n import Text, t
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.turns import missed
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import aim_of, values_of
from settebello.learning.puzzles.selections import Code, explain
from settebello.manual.card_names import card_name
from settebello.practice.learning_port import Helping, LearningPort, Practice, Turn
from settebello.session import TakeBack
from settebello.ui.learn.parts import coach_view, sayings
from settebello.ui.table.model.refusal_words import refused
from settebello.ui.table.scene.table_controller import TableController

STEPS: Final = 3
"""How many times the coach tells more in one turn."""
SHOWN: Final = (Help.NONE, Help.PROMPT, Help.PARTIAL, Help.EXAMPLE)
"""The help that a turn is recorded with, by the steps that the coach has told."""


@dataclass(frozen=True, slots=True)
class TurnHelp:
    """What the child has seen and done in this turn.

    `told` is how many steps the coach has told; `tried` is the first set that was confirmed and does not
    fit; `equal` are the cards that have to be taken first, as the coach said last.
    """

    ply: int = -1
    began: float = 0.0
    told: int = 0
    clicks: int = 0
    tried: tuple[Card, CardSet] | None = None
    equal: tuple[Card, ...] = ()


class PracticeCoach:
    """Helps a child through one deal, and records the evidence of every turn."""

    def __init__(self, table: TableController, port: LearningPort, practice: Practice) -> None:
        """Help at this table; its board is used only once the deal is shown."""
        self.table = table
        self.port = port
        self.practice = practice
        self.turn = TurnHelp()
        self.says: Text | None = None
        """What the coach says beside the hand."""
        self.aside: Text | None = None
        """What could have been taken instead of the last card."""
        self._own: list[int] = []
        self._again: set[int] = set()

    @property
    def _rules(self) -> Ruleset:
        return self.table.session.match.ruleset

    @property
    def ply(self) -> int:
        """The number of cards played in this deal."""
        deals = self.table.session.record.deals
        return len(deals[-1].moves) if deals else 0

    @property
    def badge(self) -> Text:
        """How the deck came into its order."""
        if self.practice.deal.kind is Kind.ARRANGED:
            return t("Practice deal: the cards were arranged")
        return t("Shuffled cards")

    @property
    def untouched(self) -> bool:
        """Whether the child has not played yet."""
        return self.ply < 2 and not self._own

    @property
    def way(self) -> tuple[Card, CardSet] | None:
        """The capture that the coach points at: the nearest to the raised cards, else the largest."""
        picking = self.table.board.picking
        if picking is None:
            return None

        def nearest(move: Move) -> tuple[bool, int, int, str]:
            begun = len(move.captured & picking.chosen)
            return move.card == picking.card, begun, len(move.captured), str(move)

        best = max((move for move in picking.legal if move.captured), key=nearest, default=None)
        return None if best is None else (best.card, best.captured)

    @property
    def pointed_at(self) -> tuple[Card, ...]:
        """The cards that the coach points at."""
        way, told = self.way, self.turn.told
        if self.table.board.picking is None or way is None or told < STEPS - 1:
            return self.turn.equal if self.table.board.picking is not None else ()
        card, captured = way
        return (card, *captured) if told >= STEPS else (card, *self.turn.equal)

    @property
    def strip_shown(self) -> bool:
        """Whether the raised cards are added up: always in Quindici and with a small pack, else with help."""
        child = self.port.child
        generous = child is not None and (child.settings.calm or child.settings.helping is Helping.GENEROUS)
        rules, picking = self._rules, self.table.board.picking
        small = (rules.deck.upto or LARGEST_ADDEND) < LARGEST_ADDEND
        card = picking.card if picking is not None else None
        fifteen = card is not None and aim_of(rules, card).with_card
        return generous or small or fifteen or bool(self.turn.told) or self.turn.tried is not None

    @property
    def running(self) -> tuple[tuple[int, ...], int] | None:
        """The raised numbers and the sum they aim at; None while they are not added up."""
        picking = self.table.board.picking
        if picking is None or picking.card is None or not picking.table or not self.strip_shown:
            return None
        target = aim_of(self._rules, picking.card).total
        return self._addends(picking.card, picking.chosen), target

    def _addends(self, card: Card, chosen: CardSet) -> tuple[int, ...]:
        rules = self._rules
        own = (card,) if aim_of(rules, card).with_card else ()
        return values_of(rules, (*own, *chosen))

    # Help

    def tell(self) -> None:
        """Tell one step more: whether anything can be taken, with which card, and what."""
        if self.table.board.picking is None:
            return
        way = self.way
        self.turn = replace(self.turn, told=min(self.turn.told + 1, STEPS))
        if way is None:
            words = t(
                "{first} {second}", first=t("Nothing fits this time."), second=t("You may lay a card down.")
            )
        elif self.turn.told == 1:
            words = t("Something can be taken.")
        elif self.turn.told == 2:
            card = card_name(way[0], self._rules.deck.pack)
            words = t("This card can take something: {card}.", card=card)
        else:
            words = sayings.makes(self._addends(*way))
            self._lay_down_others(*way)
        self.says = words
        self.table.services.cues.play(Cue.FOCUS)
        self.table.board.touch()

    def _lay_down_others(self, card: Card, captured: CardSet) -> None:
        """Lay down the raised cards that are not among those the coach shows."""
        board = self.table.board
        if board.picking is not None and board.picking.card == card:
            board.picking = replace(board.picking, chosen=board.picking.chosen & captured)
        elif board.picking is not None:
            board.picking = board.picking.cancelled()

    def explain(self, refusal: Refusal) -> None:
        """Say what the raised cards make; the table and the choice stay as they are."""
        board, rules = self.table.board, self._rules
        picking, position = board.picking, self.table.session.match.position
        board.notice = None
        if picking is None or position is None or picking.card is None or not picking.chosen:
            self.says = refused(refusal, rules)
            self.table.services.cues.play(Cue.REFUSE)
        else:
            told = explain(rules, picking.card, picking.chosen, position.table)
            first, *more = sayings.explained(rules, told)
            self.says = t("{first} {second}", first=first, second=more[0]) if more else first
            tried = self.turn.tried or (picking.card, picking.chosen)
            equal = tuple(told.cards) if told.code is Code.TWIN_FIRST else ()
            self.turn = replace(self.turn, tried=tried, equal=equal)
        self.table.services.cues.play(Cue.KNOCK)

    def count_click(self) -> None:
        """Count a change of the choice, which ends the explanation of the choice before."""
        self.says = None
        self.turn = replace(self.turn, clicks=self.turn.clicks + 1, equal=())

    def begin_turn(self) -> None:
        """Forget what was told when another card is to be chosen."""
        if self.table.board.picking is not None and self.ply != self.turn.ply:
            self.turn, self.says = TurnHelp(self.ply, self.table.now), None

    # Evidence

    def observed(self, move: Move) -> Turn | None:
        """The evidence in a move that is about to be played; None where the rules refuse it."""
        position = self.table.session.match.position
        if position is None or position.refusal(move) is not None:
            return None
        return Turn(
            before=position,
            move=move,
            tried=self.turn.tried,
            shown=SHOWN[self.turn.told],
            seconds=self.table.now - self.turn.began,
            clicks=max(1, self.turn.clicks),
        )

    def record(self, turn: Turn, ply: int) -> None:
        """Record the evidence of a turn, once however often its card is taken back."""
        self._own.append(ply)
        self.aside = None
        if ply in self._again:
            return
        self.port.record_turn(self.practice, turn)
        way = missed(turn)
        child = self.port.child
        if way is not None and (child is None or child.settings.missed):
            self.aside = coach_view.by_the_way(self._addends(*way))

    # Taking back

    @property
    def may_take_back(self) -> bool:
        """Whether the last card may be taken back; each card may be taken back once."""
        return bool(self._own) and self._own[-1] not in self._again and self.table.session.may_take_back()

    def take_back(self) -> None:
        """Let the child choose again, once a turn."""
        if not self.may_take_back:
            self.says = t("A card may be taken back once.") if self._own else None
            self.table.board.touch()
            return
        self._again.add(self._own.pop())
        self.table.session.submit(TakeBack())
        self.aside = None
        self.table.stand(None)
        self.says = t("Choose again.")
