"""Hands at the table: any move of the rules made by mouse, by keys, or by gamepad, and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from settebello.engine import Card, CardSet, Move, Position, opponents_of
from settebello.session import TableSession
from settebello.ui.kit.controls.bindings import BUTTONS
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.table.model.move_picker import MovePicker, Row
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind, strict
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.choice_bar import ChoiceBar
from tests.pilot import Pilot

LETTERS = {
    ChoiceKind.KNOCK: "k",
    ChoiceKind.DOUBT: "d",
    ChoiceKind.BELIEVE: "y",
    ChoiceKind.FACE_DOWN: "f",
    ChoiceKind.MISSED: "g",
    ChoiceKind.LAY: "n",
}
PAD = frozenset(BUTTONS)


class Fingers:
    """What all ways have in common: they choose cards and make choices; how is theirs."""

    def __init__(self, pilot: Pilot, table: TableSession) -> None:
        self.pilot = pilot
        self.table = table

    @property
    def scene(self) -> TableScene:
        assert isinstance(self.pilot.scene, TableScene)
        return self.pilot.scene

    @property
    def picking(self) -> MovePicker:
        assert self.scene.picking is not None
        return self.scene.picking

    def take(self, card: Card) -> None:
        """Choose a card of the hand."""
        raise NotImplementedError

    def touch(self, card: Card) -> None:
        """Choose a card on the table, or let go of it."""
        raise NotImplementedError

    def choose(self, choice: Choice) -> None:
        """Make a choice beside what is said."""
        raise NotImplementedError

    def of(self, kind: ChoiceKind) -> Choice | None:
        """The choice of a kind that is offered."""
        return next((choice for choice in self.picking.choices if choice.kind is kind), None)

    def doubt(self) -> None:
        """Doubt what lies face down."""
        found = self.of(ChoiceKind.DOUBT)
        assert found is not None
        self.choose(found)

    def play(self, move: Move) -> None:
        """Make a move; fails when it does not come about."""
        if move.stands:
            self._believe()
            return
        if move.bottom:
            self._exchange(move.card)
            return
        before = self._plies
        for _ in self._steps(move):
            if self._plies != before:
                break
        assert self._plies != before, f"{move} was not played: {self.picking}"
        deal, ply = before
        played = self.table.record.deals[deal - 1].moves[ply]
        assert replace(played, doubted=False, judge=None) == move

    def _believe(self) -> None:
        """Let a claim stand; fails when that is not noted."""
        position = self.table.match.position
        assert position is not None
        place = len(self.table.record.deals[-1].moves) - 1
        self._make(Choice(ChoiceKind.BELIEVE))
        move = self.table.record.deals[-1].moves[place]
        # Those asked later may have answered since.
        assert position.claimant is not None
        asked = opponents_of(position.ruleset, position.players, position.claimant)
        answered = asked[asked.index(position.turn) :] if position.turn is not None else ()
        assert move.judge in answered
        assert not (move.doubted and move.judge == position.turn)

    def _exchange(self, card: Card) -> None:
        """Leave a card at the bottom of the stock; fails when that is not noted."""
        position = self.table.match.position
        assert position is not None
        if card == position.stock[-1]:
            self._make(Choice(ChoiceKind.LEAVE))
        else:
            self.touch(card)
        assert self.table.record.deals[-1].exchange_move == Move(card, bottom=True)

    @property
    def _plies(self) -> tuple[int, int]:
        return len(self.table.record.deals), len(self.table.record.deals[-1].moves)

    def _steps(self, move: Move) -> Iterator[None]:
        """Do what leads to a move, one thing at a time."""
        if move.knock:
            self._make(Choice(ChoiceKind.KNOCK))
            if move.boast:
                self._make(Choice(ChoiceKind.BOAST, points=move.boast))
            if self.picking.guise_wanted:
                self._make(Choice(ChoiceKind.GUISE, move.guise))
        if move.robbed:
            self._make(Choice(ChoiceKind.MISSED))
            for card in move.robbed - self.picking.said.robbed:
                self.touch(card)
        self.take(move.card)
        yield
        if move.claimed:
            self._make(Choice(ChoiceKind.FACE_DOWN))
            self._make(Choice(ChoiceKind.CLAIM, move.claimed))
            yield
        for card in move.captured:
            self.touch(card)
            yield
        end = self.of(ChoiceKind.TAKE if move.captured else ChoiceKind.LAY)
        assert end is not None, f"{move} cannot be ended: {self.picking}"
        self.choose(end)
        yield

    def _make(self, choice: Choice) -> None:
        assert choice in self.picking.choices, f"{choice} is not offered: {self.picking.choices}"
        self.choose(choice)


class Mouse(Fingers):
    """Clicks, and nothing else."""

    def take(self, card: Card) -> None:
        self._click(card)

    def touch(self, card: Card) -> None:
        self._click(card)

    def choose(self, choice: Choice) -> None:
        picking = self.picking
        bar = ChoiceBar(self.scene.layout, picking.position.ruleset, picking.choices)
        self.pilot.click(bar.areas[picking.choices.index(choice)].centre)

    def _click(self, card: Card) -> None:
        """Click on a point of a card at which nothing lies on it."""
        scene = self.scene
        poses = resting_poses(scene.playback.here, scene.layout)
        pose = poses[card]
        for right, down in ((-0.35, 0.4), (-0.4, -0.6), (0.4, -0.6), (0.4, 0.6), (-0.4, 0.7), (0.0, 0.0)):
            at = pose.x + right * pose.width, pose.y + down * pose.width
            self.pilot.move(*at)
            choosing = scene.choosing
            if choosing is not None and choosing.hover == card:
                self.pilot.click(at)
                return
        raise AssertionError(f"{card} lies under other cards")


class Keys(Fingers):
    """Numbers, letters, arrows and Space."""

    def take(self, card: Card) -> None:
        number = self.picking.hand.index(card) + 1
        if number > 10:
            _go(self, lambda action: self.pilot.press(action.value), Row.HAND, number - 1)
            self.pilot.press("space")
        else:
            self.pilot.press(str(number % 10))

    def touch(self, card: Card) -> None:
        _go(self, lambda action: self.pilot.press(action.value), Row.TABLE, self._place(card))
        self.pilot.press("space")

    def choose(self, choice: Choice) -> None:
        if choice.kind in LETTERS:
            self.pilot.press(LETTERS[choice.kind])
            return
        place = self.picking.choices.index(choice)
        _go(self, lambda action: self.pilot.press(action.value), Row.CHOICES, place)
        self.pilot.press("enter")

    def _place(self, card: Card) -> int:
        return self.picking.row(Row.TABLE).index(card)


class Pad(Fingers):
    """The cross and two buttons of a gamepad."""

    def take(self, card: Card) -> None:
        _go(self, self._press, Row.HAND, self.picking.hand.index(card))
        self._press(Action.CONFIRM)

    def touch(self, card: Card) -> None:
        _go(self, self._press, Row.TABLE, self.picking.row(Row.TABLE).index(card))
        self._press(Action.TOGGLE)

    def choose(self, choice: Choice) -> None:
        _go(self, self._press, Row.CHOICES, self.picking.choices.index(choice))
        self._press(Action.CONFIRM)

    def _press(self, action: Action) -> None:
        assert action in PAD
        self.pilot.stack.handle(Press(action))
        self.pilot.frames(1)


WAYS = {"mouse": Mouse, "keys": Keys, "pad": Pad}
UPWARDS = [Row.HAND, Row.CHOICES, Row.TABLE]


def _go(fingers: Fingers, press: Callable[[Action], None], row: Row, place: int) -> None:
    """Bring the cursor to a place of a row."""
    if fingers.picking.cursor is None:
        press(Action.RIGHT)
    for _ in range(40):
        cursor = fingers.picking.cursor
        assert cursor is not None
        if cursor == (row, place):
            return
        if cursor[0] is row:
            press(Action.RIGHT)
        else:
            press(Action.UP if UPWARDS.index(row) > UPWARDS.index(cursor[0]) else Action.DOWN)
    raise AssertionError(f"the cursor does not come to {row} {place}: {fingers.picking.cursor}")


def any_move(position: Position, rng: Random) -> Move:
    """A legal move, plain or with words; at the strict table now and then a capture that is none."""
    if strict(position) and rng.random() < 0.2 and position.table:
        some = [card for card in position.table if rng.random() < 0.5] or [position.table.cards[0]]
        hand = position.situation().hand
        wrong = Move(rng.choice(hand.cards), CardSet.of(some, position.table.pack))
        if position.refusal(wrong) is None:
            return wrong
    moves = position.legal_moves()
    kind = rng.choice(sorted({_kind(move) for move in moves}))
    return rng.choice([move for move in moves if _kind(move) == kind])


def _kind(move: Move) -> tuple[bool, int, bool]:
    return bool(move.robbed), move.knock + move.boast, move.claimed is not None
