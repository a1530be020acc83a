"""The table as it is played at: clicks and keys become moves."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Event, IllegalMove, Move, Refusal, Seat, Side
from settebello.i18n import Text, t
from settebello.session import ChangeLevel, Doubt, PlayMove, Redo, TableSession, TakeBack
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import (
    Action,
    Digit,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
)
from settebello.ui.kit.menu_scene import opened_by
from settebello.ui.kit.ports.offers import SameDeal
from settebello.ui.kit.ports.services import Seating, Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.table.layout import TableButton
from settebello.ui.table.model.helps.last_capture import last_capture
from settebello.ui.table.model.move_picker import Outcome
from settebello.ui.table.model.refusal_words import refused
from settebello.ui.table.model.short_names import seat_names
from settebello.ui.table.scene.table_flow import TableFlow
from settebello.ui.table.scene.table_keys import BESIDE, BESIDE_BUTTONS, CHOICES, STEPS
from settebello.ui.table.scene.table_menu import TableMenu
from settebello.ui.table.view.helps.open_helps import PANELS, Panel
from settebello.ui.table.view.pointer import Grip, Pointing

PAD_LOST: Final = t("The gamepad was unplugged. The match waits for you: keyboard and mouse go on.")


class TableScene(TableFlow):
    """A match at the table. Input counts while nothing moves; during a motion it ends the motion."""

    def __init__(self, services: Services, session: TableSession) -> None:
        """Show the deal of the session as it stands."""
        super().__init__(services, session)
        self._without_pad = False
        self._turned: Final[dict[Action, Callable[[], Change | None]]] = {
            Action.LAST_MOVE: self._show_again,
            Action.UNDO: self._take_back,
            Action.REDO: self._redo,
            Action.HINT: self._ask_for_a_hint,
            Action.TRACKER: partial(self._open, Panel.TRACKER),
            Action.PEEK: self._peek_on,
            Action.PRIMIERA: partial(self._open, Panel.STANDING),
        }

    @property
    def message(self) -> Text | None:
        """The sentence under the table; that the gamepad is gone stays there until something is pressed."""
        return PAD_LOST if self._without_pad else super().message

    def _show_again(self) -> None:
        """Show the others' last plays once more."""
        self._think_delay.begin()
        self._notice = None if self._stage.again() else t("Nobody has played a card yet.")
        self.touch()

    def _peek_on(self) -> None:
        """Look at the last capture: of the own side first, then of the others in turn."""
        peek = self._helps.peek
        own = self._stage.view.owner or 0
        side = (own if peek is None else peek.side + 1) % self.game.sides
        for _ in range(self.game.sides):
            if last_capture(self.session.events_so_far, Side(side)):
                break
            side = (side + 1) % self.game.sides
        self._look_at(Side(side))

    def _look_at(self, side: Side) -> None:
        """Show the last capture of a pile for a moment."""
        cards = last_capture(self.session.events_so_far, side)
        self._notice = self._helps.look(side, cards, self._now)
        self.touch()

    def _ask_for_a_hint(self) -> None:
        """Ask for a hint, or for a stronger one."""
        self._notice = self._helps.hint(asked=self.picking is not None)
        self.touch()

    def _open(self, panel: Panel) -> None:
        """Open a panel beside the table, or close it."""
        self._notice = self._helps.toggle(panel)
        self.touch()

    def _take_back(self) -> Change | None:
        """Show the table as it stood before the player's last decision."""
        # Of several people whoever holds the hand takes back their own; while none does, the last one theirs.
        seat = self._stage.view.owner if self._perspectives.several else None
        if not self.session.may_take_back(seat):
            self._notice = t("There is nothing to take back.")
            self.touch()
            return None
        self.session.submit(TakeBack(seat))
        if seat is None:
            self._perspectives = self._perspectives.put_down()
        self._stand(t("Taken back. The match is marked as one with take-backs."))
        return None

    def _take_back_last(self) -> Change | None:
        return self._take_back()

    def _redo(self) -> Change | None:
        """Show the table as it stood before the last take-back."""
        if not self.session.can_redo:
            self._notice = t("There is nothing to play again.")
            self.touch()
            return None
        self.session.submit(Redo())
        self._stand(None)
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Take the player's input."""
        if isinstance(event, PointerPressed | Press | Digit):
            self._without_pad = False
        match event:
            case Press(Action.MENU):
                return self._switch_menu()
            case Press(Action.REPLAY) if self._menu is None:
                return self._look_back()
            case PadLost():
                self._notice, self._without_pad = PAD_LOST, True
                self.touch()
                return None
            case _:
                return self._handled(event)

    def _handled(self, event: UiEvent) -> Change | None:
        """Take what has to do with the cards."""
        if isinstance(event, PointerMoved) and self._menu is None:
            self._point(event.x, event.y)
            under = self._hung or self._watching
            return None if under is None else under.group.handle(event)
        if self._watched(event):
            return opened_by(event)
        if self.playback.running and isinstance(event, PointerPressed | Press | Digit):
            self._stage.skip()
            self._rested()
            return opened_by(event)
        if self._menu is not None and event != Press(Action.CANCEL):
            return opened_by(event) or self._menu.handle(event)
        if self._hung is not None and not self._beside(event):
            return opened_by(event) or self._hung.handle(event)
        match event:
            case PointerPressed(x, y) if self.layout.score.contains(x, y):
                return Push(routes.Rules())
            case PointerPressed(x, y):
                self._point(x, y)
                self._click(x, y)
            case PointerReleased(x, y):
                self._let_go(x, y)
            case Press(Action.SAME_DEAL):
                return self._deal_again()
            case Press(action):
                self._key(action)
            case Digit(number) if self.picking is not None:
                self._take(self.picking.choose_number(number))
            case _:
                pass
        return opened_by(event)

    def _beside(self, event: UiEvent) -> bool:
        """Whether an event means the same before a curtain that is down as it does without one."""
        if isinstance(event, PointerPressed):
            return self.layout.button_at(event.x, event.y, self._helps.buttons) in BESIDE_BUTTONS
        return isinstance(event, Press) and event.action in BESIDE

    def _watched(self, event: UiEvent) -> bool:
        """Whether an event has been answered by the buttons of those who watch."""
        watching = None if self._menu is not None else self._watching
        return watching is not None and watching.handled(event, moving=self.playback.running)

    def _click(self, x: float, y: float) -> None:
        choosing = self._choosing
        button = self.layout.button_at(x, y, self._helps.buttons)
        if button is TableButton.MENU:
            self._open_menu()
        elif button is TableButton.AGAIN:
            self._show_again()
        elif button is TableButton.HINT:
            self._ask_for_a_hint()
        elif button in PANELS:
            self._open(PANELS[button])
        elif (pile := self.layout.pile_at(x, y)) is not None:
            self._look_at(pile)
        elif choosing is not None:
            card, choice = choosing.at(self._poses, x, y), choosing.bar.at(x, y)
            if choice is not None:
                self._choose(choosing.picking.press(choice))
            elif card is None:
                self._take(Outcome(choosing.picking.cancelled()))
            elif card in choosing.picking.hand:
                self._pointing = Pointing((x, y), Grip(card, self._poses[card], (x, y), (x, y)))
            else:
                self._take(choosing.picking.click_table(card))

    def _let_go(self, x: float, y: float) -> None:
        """A hand card that was clicked is chosen; one that was dragged to the table is laid there."""
        choosing, grip = self._choosing, self._pointing.grip
        if choosing is None or grip is None:
            return
        if not grip.dragging:
            self._pointing = replace(self._pointing, grip=None)
            self._take(choosing.picking.click_hand(grip.card))
        elif self.layout.table.contains(x, y):
            target = choosing.at(self._poses, x, y)
            self._take(choosing.picking.drop(grip.card, target if target in choosing.picking.table else None))
        self._pointing = replace(self._pointing, grip=None)
        self.touch()

    def _key(self, action: Action) -> None:
        picking = self.picking
        if self._menu is not None:
            self._close_menu()
        elif action is Action.CANCEL and self._pointing.dragged is not None:
            self._pointing = replace(self._pointing, grip=None)
            self.touch()
        elif action in self._turned:
            self._turned[action]()
        elif action is Action.CANCEL and (picking is None or picking.idle):
            self._open_menu()
        elif picking is None:
            return
        elif action is Action.CANCEL:
            self._take(Outcome(picking.cancelled()))
        elif action is Action.CONFIRM:
            self._take(picking.confirm())
        elif action is Action.TOGGLE:
            self._take(picking.toggle())
        elif action in CHOICES:
            self._choose(picking.press_kind(CHOICES[action]))
        elif action in STEPS:
            self._pointing = Pointing()
            self._take(Outcome(picking.stepped(STEPS[action])))

    def _choose(self, outcome: Outcome) -> None:
        """Go on after a choice beside what is said, with the sound of a button where it changes anything."""
        if outcome.picking != self.picking or outcome.move is not None or outcome.doubt:
            self.services.cues.play(Cue.BUTTON)
        self._take(outcome)

    def _take(self, outcome: Outcome) -> None:
        """Go on with a choice: play the move it has come to, or say why it cannot be."""
        self.picking = outcome.picking
        self._notice = None
        if outcome.refusal is not None:
            self._refuse(outcome.refusal)
        elif outcome.move is not None:
            self.play(outcome.move)
        elif outcome.doubt:
            self._answer(self.session.submit(Doubt()))
        self.touch()

    def play(self, move: Move) -> None:
        """Play a move of the person's, or say why it is refused."""
        try:
            events = self.session.submit(PlayMove(move))
        except IllegalMove as error:
            self._refuse(error.refusal)
        else:
            self._answer(events)

    def _answer(self, events: tuple[Event, ...]) -> None:
        """Show what the player has done; what was said before it does not come back until it is told."""
        self.playback.hush()
        self._show(events)

    def _refuse(self, refusal: Refusal) -> None:
        self._notice = refused(refusal, self.game.ruleset)
        self.services.cues.play(Cue.REFUSE)

    def _point(self, x: float, y: float) -> None:
        before = self._choosing, self._lit
        self._pointing = self._pointing.moved(x, y)
        if self._pointing.dragged is not None or (self._choosing, self._lit) != before:
            self.touch()

    def _open_menu(self) -> None:
        self._menu = TableMenu(
            self.services,
            self.touch,
            self._close_menu,
            self._seating if self._opponents else None,
            self._turns,
        )
        self._menu.arrange(self.width, self.height)
        self.touch()

    def _switch_menu(self) -> Change | None:
        """Open the menu, or close it, whatever is being chosen or moves."""
        if self._menu is not None:
            self._close_menu()
            return None
        if self.playback.running:
            self._stage.skip()
            self._rested()
        self._open_menu()
        return None

    def _look_back(self) -> Change | None:
        """Look at the match so far; where several people play none is to see another's hands."""
        if not self._perspectives.several:
            return Push(routes.ReplayKept())
        self._notice = t("Where several people play at one screen, a match is looked at when it is over.")
        self.touch()
        return None

    def _close_menu(self) -> None:
        self._menu = None
        self.playback.rest()
        self.touch()

    @property
    def _turns(self) -> tuple[tuple[Text, Callable[[], Change | None]], ...]:
        """What may be done with the match besides playing on, for the menu."""
        seat = self._stage.view.owner if self._perspectives.several else None
        back = ((t("Take back"), self._take_back),) if self.session.may_take_back(seat) else ()
        again = ((t("Play it again"), self._redo),) if self.session.can_redo else ()
        heard = self.services.aloud.available and self.services.settings.current.speech
        aloud = ((t("Read the table aloud"), self.services.aloud.read),) if heard else ()
        watched = (self._waiting_at_the_sheet,) if self._watching is not None else ()
        record = self.session.record
        story = ((t("The story so far"), lambda: Push(routes.Story(record))),) if record.deals else ()
        same = ((t("Same deal again"), self._deal_again),)
        return (*back, *again, *self._helping, *same, *story, *aloud, *watched)

    @property
    def _waiting_at_the_sheet(self) -> tuple[Text, Callable[[], Change | None]]:
        """What is watched goes on from the score sheet by itself, or waits there for a click."""
        now = self.services.settings.current

        def turned() -> Change | None:
            self.services.settings.change(replace(now, watch_on=not now.watch_on))
            return None

        return t("Wait at the score sheet") if now.watch_on else t("Do not wait at the score sheet"), turned

    @property
    def _helping(self) -> tuple[tuple[Text, Callable[[], Change | None]], ...]:
        """The helps that are switched on, for the menu."""
        assists = self.assists
        hint = ((t("Hint"), self._ask_for_a_hint),) if assists.hints else ()
        tracker = ((t("Cards that are still out"), partial(self._open, Panel.TRACKER)),)
        points = ((t("How it stands"), partial(self._open, Panel.STANDING)),)
        return (
            *hint,
            *(tracker if assists.tracker else ()),
            *(points if assists.points else ()),
            (t("Last capture"), self._peek_on),
        )

    def _deal_again(self) -> Change | None:
        """Begin another match with the cards of this deal; this one is put away and can be gone on with."""
        record = self.session.record
        return Reset(routes.RepeatDeal(SameDeal(record, len(record.deals) - 1))) if record.deals else None

    def _seating(self) -> Seating:
        match, bottom = self.session.match, self._stage.view.bottom
        names = (t("In your place"), *seat_names(match.players, match.ruleset))
        levels = {seat: level for seat in self._opponents if (level := self.session.record.level(seat))}
        places = tuple(names[(seat - bottom) % match.players] for seat in levels)
        return Seating(places, tuple(levels.values()), self._invited, playing=True)

    @property
    def _opponents(self) -> tuple[Seat, ...]:
        """The seats of opponents."""
        record = self.session.record
        return tuple(seat for seat in map(Seat, range(len(record.seats))) if seat not in record.persons)

    def _invited(self, people: tuple[str, ...]) -> None:
        """Have these opponents play from now on."""
        for seat, level in zip(self._opponents, people, strict=True):
            self.session.submit(ChangeLevel(seat, level))
        self._think_delay.begin()
        self._sit_down()
        self._stage.arrange(self.width, self.height)
        self._rested()
        self._say_whether_saved()
