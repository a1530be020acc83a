"""The policies of a practice deal: wrong clicks play nothing, moves are recorded, one deal is played."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from settebello.engine import Move, Refusal
from settebello.i18n import pt, t
from settebello.session import Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, PointerMoved, PointerPressed, Press, UiEvent
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.learn.parts.deals.picture_menu import PictureMenu
from settebello.ui.learn.parts.deals.practice_buttons import PracticeButtons
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.deals.practice_partner import PracticePartner
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.table.scene.policies import Answer, Command, Entry, FlowPolicy, InputPolicy, MenuEntries


class PracticeInput(InputPolicy):
    """Gives clicks on the coach's buttons to the coach, and lets no take-back but the coach's through."""

    def __init__(self, coach: PracticeCoach, buttons: PracticeButtons, partner: PracticePartner) -> None:
        """Obey this coach and its buttons; tell the child's animal what is played."""
        self._partner = partner
        self._coach = coach
        self._buttons = buttons

    @property
    def commands(self) -> Mapping[Action, Command]:
        """The coach's hint and take-back; there is neither redo nor the same deal again.

        Who cannot read much has pictures in place of the menu.
        """
        menu = {Action.MENU: self._open_pictures} if self._coach.pictured else {}
        return {
            **menu,
            Action.HINT: self._buttons.tell,
            Action.UNDO: self._buttons.take_back,
            Action.REDO: _nothing,
            Action.SAME_DEAL: _nothing,
        }

    def handle(self, event: UiEvent) -> Answer | None:
        """Press the coach's buttons, read the table aloud, or leave without a question."""
        table = self._coach.table
        if not isinstance(event, PointerMoved):
            self._coach.note_input()
        match event:
            case PointerPressed(x, y) if table.overlays.menu is None:
                return self._pressed(x, y)
            case Press(Action.REPLAY):
                say_again(table.services)
                return Answer()
            case Press(Action.LAY) if table.overlays.menu is None and self._coach.lower():
                # A card can be laid once no table card is raised.
                return Answer()
            case Press(Action.CANCEL) if self._may_leave:
                # What was practised is saved, and the deal can be continued.
                return Answer(Pop())
            case _:
                return None

    def _pressed(self, x: float, y: float) -> Answer | None:
        """Press a button of the coach or the animal; everything else is left to the table."""
        pressed = next((one for one in self._buttons.shown if one.area.contains(x, y)), None)
        if pressed is not None:
            return Answer(pressed.activate())
        self._partner.touched(x, y)
        if self._partner.answers(x, y):
            say_again(self._coach.table.services)
            return Answer()
        if self._coach.table.board.layout.caption.contains(x, y):
            # Whoever cannot read the words hears them.
            say_again(self._coach.table.services)
        # Where a match has its points, the rules would open, which are for whoever reads.
        return Answer() if self._coach.table.board.layout.score.contains(x, y) else None

    @property
    def _may_leave(self) -> bool:
        """Whether there is nothing else for the key to cancel."""
        board = self._coach.table.board
        still = board.overlays.menu is None and not board.moving
        return still and (board.picking is None or board.picking.idle)

    def _open_pictures(self) -> Change | None:
        """Open the sheet of pictures in place of the menu."""
        table = self._coach.table
        menu = PictureMenu(table.services, self._buttons, table.touch, self._close_pictures)
        menu.arrange(*table.size)
        table.overlays.menu = menu
        table.touch()
        return None

    def _close_pictures(self) -> None:
        """Play on."""
        table = self._coach.table
        table.overlays.menu = None
        table.board.playback.rest()
        table.touch()

    def play(self, move: Move, submit: Callable[[Move], None]) -> None:
        """Play a move and record its evidence; a move that the rules refuse is only explained."""
        turn, ply = self._coach.observed(move), self._coach.deal.ply
        before = self._coach.table.session.match.position
        submit(move)
        if turn is not None and before is not None:
            self._partner.played(before, self._coach.table.session.match.position)
            self._coach.record(turn, ply)

    def choice_changed(self) -> None:
        """Count the click; the explanation of the choice before is over."""
        self._coach.count_click()

    def refuse(self, refusal: Refusal) -> bool:
        """Explain what the raised cards make."""
        self._coach.explain(refusal)
        return True

    def menu(self) -> MenuEntries:
        """The coach's buttons as lines, for players without a mouse."""
        back = (
            (Entry(pt("child", "Take your card back"), self._buttons.take_back, "undo"),)
            if self._coach.may_take_back
            else ()
        )
        shuffle = (
            (Entry(t("Shuffle the cards"), self._buttons.shuffle, "cards"),)
            if self._buttons.may_shuffle
            else ()
        )
        voice = Entry(self._buttons.voice.words, self._buttons.voice.activate, self._buttons.voice.sign)
        turns = (Entry(t("Hint"), self._buttons.tell, "hint"), *back, *shuffle, voice)
        return MenuEntries(
            turns,
            (
                Entry(t("Rules"), lambda: Push(routes.Rules()), "book"),
                Entry(t("Back to the path"), Pop, "home"),
            ),
        )


def _nothing() -> Change | None:
    """Ignore a command that a practice deal does not have."""
    return None


class PracticeFlow(FlowPolicy):
    """Leads from the last card of a practice deal to what each side has, which takes the table's place."""

    def __init__(self, coach: PracticeCoach) -> None:
        """Follow the deal of this coach."""
        self._coach = coach

    def may_advance(self, waiting: Waiting) -> bool:
        """Let the coach know the time."""
        del waiting
        self._coach.keep_time()
        return True

    def rested(self) -> None:
        """Begin a new turn of the coach, where another card is to be chosen."""
        self._coach.begin_turn()

    def ended(self, sheet: ScoreSheet) -> Answer:
        """End the deal without the score sheet of adults; with the whole pack the child may open it.

        On the sheet no deal follows, and the check that the child is to work out is left out.
        """
        practice = self._coach.practice
        self._coach.port.played(practice)
        whole = practice.session.match.ruleset.deck.upto is None
        shown = replace(sheet, lesson=True, practice=True, control=None) if whole else None
        return Answer(Replace(routes.DealEnd(practice, shown)))
