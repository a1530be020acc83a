"""The coach of a practice deal: what it has told in this turn, and what the child has done."""

from collections.abc import Iterable
from dataclasses import replace

from settebello.audio.cues import Cue
from settebello.engine import Card, CardSet, Move, Refusal, Ruleset, card_value
from settebello.i18n import Text, t
from settebello.learning.deals.practice import Kind
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.card_aim import aim_of, values_of
from settebello.learning.puzzles.selections import Code
from settebello.manual.card_names import card_name
from settebello.practice.coached_deal import STEPS, CoachedDeal, nearest_way
from settebello.practice.learning_port import Helping, LearningPort, Practice, Turn
from settebello.ui.learn.parts import coach_view, sayings
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.table.model.refusal_words import refused
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene.table_controller import TableController


class PracticeCoach:
    """Helps a child through one deal, and records the evidence of every turn."""

    def __init__(self, table: TableController, port: LearningPort, practice: Practice) -> None:
        """Help at this table; its board is used only once the deal is shown."""
        self.table = table
        self.port = port
        self.practice = practice
        self.deal = CoachedDeal(practice, port.record_turn)
        """What the child has seen and done in this turn, and its evidence."""
        self._equal: tuple[Card, ...] = ()
        """The cards that have to be taken first, as the coach said last."""
        self.says: Text | None = None
        """What the coach says beside the hand."""
        self._timed = False
        """Whether the time is known, which it is from the first update on."""
        self.last_input = 0.0
        """When the child pressed something, or its turn began."""
        self._aloud: tuple[Text, Text] | None = None
        """A sentence that names a card, and what is heard in its place, because it has no recording."""
        self.aside_over = False
        """Whether the child has chosen its next card since the last one took something."""
        self.aside: Text | None = None
        """What the last card has taken, or what it could have taken instead."""
        self._ply: int | None = None
        """Which move of the deal the last card was."""
        self._waits = 0
        """How often the child has pressed something after a long wait."""
        self._raised: tuple[Card, ...] = ()
        """The raised table cards in the order in which they were raised."""

    @property
    def _rules(self) -> Ruleset:
        return self.table.session.match.ruleset

    @property
    def pictured(self) -> bool:
        """Whether the child has pictures in place of a menu to read: below the age of nine."""
        child = self.port.child
        return child is not None and child.age is not Age.OLDER

    @property
    def badge(self) -> Text:
        """How the deck came into its order."""
        if self.practice.deal.kind is Kind.ARRANGED:
            return t("Practice deal: arranged cards")
        return t("Shuffled cards")

    @property
    def way(self) -> tuple[Card, CardSet] | None:
        """The capture that the coach points at: the nearest to the raised cards, else the largest."""
        picking = self.table.board.picking
        if picking is None:
            return None
        return nearest_way(picking.legal, picking.card, picking.chosen)

    @property
    def pointed_at(self) -> tuple[Card, ...]:
        """The cards that the coach points at."""
        picking, way, told = self.table.board.picking, self.way, self.deal.turn.told
        if picking is None:
            return ()
        if way is None and told and picking.card is None:
            # Any card may be laid.
            return picking.hand
        if way is None or told < STEPS - 1:
            return self._equal
        card, captured = way
        return (card, *captured) if told >= STEPS else (card, *self._equal)

    @property
    def strip_shown(self) -> bool:
        """Whether the raised cards are added up: always in Quindici and with a small pack, else with help."""
        child = self.port.child
        generous = child is not None and (child.settings.calm or child.helping is Helping.GENEROUS)
        rules, picking = self._rules, self.table.board.picking
        small = (rules.deck.upto or LARGEST_ADDEND) < LARGEST_ADDEND
        card = picking.card if picking is not None else None
        fifteen = card is not None and aim_of(rules, card).with_card
        return generous or small or fifteen or bool(self.deal.turn.told) or self.deal.turn.tried is not None

    @property
    def running(self) -> tuple[tuple[int, ...], int] | None:
        """The raised numbers in the order of the clicks, and their target; None while not added up."""
        picking = self.table.board.picking
        if picking is None or picking.card is None or not picking.table:
            return None
        before = tuple(card for card in self._raised if card in picking.chosen)
        self._raised = (*before, *(card for card in picking.chosen if card not in before))
        at = picking.position.situation()
        piled = picking.chosen & at.tops
        if not self.strip_shown or (piled and picking.chosen not in at.stealable(picking.card)):
            # The top of a pile is equal, or nothing: it is never added up.
            return None
        target = aim_of(self._rules, picking.card).total
        return self._addends(picking.card, self._raised), target

    @property
    def running_words(self) -> Text | None:
        """The sum of the raised cards in words; None where the card takes nothing and nothing is raised."""
        running, picking = self.running, self.table.board.picking
        if running is None or picking is None:
            return None
        chosen = picking.chosen
        ways = [move.captured for move in picking.legal if move.card == picking.card and move.captured]
        if not chosen and not ways:
            return None
        fits = any(chosen & way == chosen for way in ways)
        equal = bool(ways) and all(len(way) == 1 for way in ways)
        return coach_view.running(sum(running[0]), running[1], can_go_on=fits, matches=equal)

    def _addends(self, card: Card, chosen: Iterable[Card]) -> tuple[int, ...]:
        rules = self._rules
        own = (card,) if aim_of(rules, card).with_card else ()
        return values_of(rules, (*own, *chosen))

    # Help

    @property
    def aloud(self) -> Text | None:
        """What a child hears of what the coach says."""
        return self._aloud[1] if self._aloud is not None and self._aloud[0] == self.says else self.says

    @property
    def next_step(self) -> Card | ChoiceKind | None:
        """What the child presses next, once the coach has shown all; None where help can still be had."""
        picking, way, told = self.table.board.picking, self.way, self.deal.turn.told
        if picking is None or told < (STEPS if way is not None else 1):
            return None
        card, captured = way if way is not None else (picking.card or picking.hand[0], CardSet())
        if picking.card != card:
            return card
        left = [one for one in picking.table if one in captured and one not in picking.chosen]
        return left[0] if left else ChoiceKind.TAKE if captured else ChoiceKind.LAY

    def tell(self) -> None:
        """Tell one step more: whether anything can be taken, with which card, and what."""
        if self.table.board.picking is None:
            return
        way = self.way
        told = self.deal.tell()
        if way is None:
            words = t("{first} {second}", first=t("No cards fit this time."), second=t("You can lay a card."))
        elif told == 1:
            words = t("You can take cards.")
        elif told == 2:
            card = card_name(way[0], self._rules.deck.pack)
            words = t("Take with this card: {card}.", card=card)
            self._aloud = words, t("This card counts {n}.", n=card_value(way[0], self._rules))
        else:
            words = sayings.makes(self._addends(*way))
            self._lay_down_others(*way)
        self.says = words
        self.table.services.cues.play(Cue.FOCUS)
        self.table.board.touch()

    def tell_deck(self) -> None:
        """Say how the deck came into its order."""
        if self.table.board.picking is not None:
            self.says = self.badge
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
        """Say what the raised cards make; the table and the choice stay as they are.

        Where this was said just before, the raised cards are laid down, or it is said once more.
        """
        board, rules, before = self.table.board, self._rules, self.says
        picking, position = board.picking, self.table.session.match.position
        board.notice = None
        if picking is None or position is None or picking.card is None or not picking.chosen:
            self.says = refused(refusal, rules)
            self.table.services.cues.play(Cue.REFUSE)
            way = self.way
            if picking is not None and picking.card is not None and way is not None:
                self._aloud = self.says, t("You can take cards.")
                if self.deal.refuse_to_lay() >= STEPS:
                    self.says = sayings.makes(self._addends(*way))
        else:
            told = self.deal.refuse(position, picking.card, picking.chosen)
            first, *more = sayings.explained(rules, told)
            self.says = t("{first} {second}", first=first, second=more[0]) if more else first
            self._equal = tuple(told.cards) if told.code is Code.TWIN_FIRST else ()
        self.table.services.cues.play(Cue.KNOCK)
        if self.says == before and not self.lower():
            say_again(self.table.services)

    def lower(self) -> bool:
        """Lay down the raised table cards, for another choice; return whether there were any."""
        board = self.table.board
        if board.picking is None or board.picking.card is None or not board.picking.chosen:
            return False
        board.picking = replace(board.picking, chosen=CardSet())
        self.count_click()
        self.says = t("Choose again.")
        board.touch()
        return True

    @property
    def bubble(self) -> Text | None:
        """What the animal says beside the hand: help, or the last card until the partner has answered it."""
        board = self.table.board
        if board.overlays.menu is not None:
            return None
        if board.picking is not None and self.says is not None:
            return None if board.moving else self.says
        played = len(self.table.session.record.deals[-1].moves)
        answered = self._ply is not None and played > self._ply + 1
        return None if self.aside_over or answered else self.aside

    @property
    def idle(self) -> float:
        """The seconds for which the child, whose turn it is, has pressed nothing; 0 at other times."""
        board = self.table.board
        if board.picking is None or board.moving or board.overlays.menu is not None:
            return 0.0
        return self.table.now - self.last_input

    @property
    def waits(self) -> int:
        """How often the child has waited so long that a hand points, so that it is asked again."""
        return self._waits + (self.idle >= BREATHES)

    def note_input(self) -> None:
        """Take note that the child has pressed something."""
        if self.idle >= BREATHES:
            self._waits += 1
            self.table.touch()
        self.last_input = self.table.now

    def keep_time(self) -> None:
        """Note when the first turn of a child that leads began: before the time was known."""
        if not self._timed and self.table.now > 0.0:
            self._timed, self.last_input = True, self.table.now
            self.deal.begin_at(self.table.now)

    def count_click(self) -> None:
        """Count a change of the choice, which ends the explanation of the choice before."""
        self.says, self._equal, self.aside_over = None, (), True
        self.deal.clicked()

    def begin_turn(self) -> None:
        """Forget what was told when another card is to be chosen."""
        if self.table.board.picking is not None and self.deal.begin_turn(self.table.now):
            self.says, self._equal, self.last_input = None, (), self.table.now
            captures = self.deal.answered_by
            if captures:
                # What the partner has taken teaches as well.
                self.says = sayings.makes(self._addends(captures[-1].card, captures[-1].captured))

    # Evidence

    def observed(self, move: Move) -> Turn | None:
        """The evidence in a move that is about to be played; None where the rules refuse it."""
        position = self.table.session.match.position
        if position is None or position.refusal(move) is not None:
            return None
        return self.deal.turn_of(position, move, self.table.now)

    def record(self, turn: Turn, ply: int) -> None:
        """Record the evidence of a turn, once however often its card is taken back."""
        self.aside, self.aside_over, self._ply = None, False, ply
        way = self.deal.played(ply, turn)
        child = self.port.child
        if turn.move.captured:
            self.aside = sayings.makes(self._addends(turn.move.card, turn.move.captured))
        if way is not None and (child is None or child.settings.missed):
            self.aside = coach_view.by_the_way(self._addends(*way))

    # Taking back

    @property
    def may_take_back(self) -> bool:
        """Whether the last card may be taken back; each card may be taken back once."""
        return self.deal.may_take_back

    def take_back(self) -> None:
        """Let the child choose again, once a turn."""
        if not self.deal.take_back():
            self.says = t("You can take a card back once.") if self.deal.has_played else None
            self.table.board.touch()
            return
        self.aside = None
        self.table.stand(None)
        self.says = t("Choose again.")
