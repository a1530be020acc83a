"""The table: shows what the session says, one timeline after another; clicks and keys become moves."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Event, IllegalMove, Move, Refusal, Seat, Side
from settebello.i18n import Text, t
from settebello.session import (
    PERSON,
    ChangeLevel,
    Doubt,
    NextDeal,
    PlayMove,
    Redo,
    TableSession,
    TakeBack,
    Waiting,
)
from settebello.ui.animation.timeline import Pose
from settebello.ui.canvas import Canvas
from settebello.ui.inputs import (
    Action,
    Digit,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
)
from settebello.ui.layout import TableButton, TableLayout
from settebello.ui.scene import BaseScene, Change, Push, Replace, Reset, SceneId
from settebello.ui.scenes.menu import opened_by
from settebello.ui.scenes.tablemenu import TableMenu
from settebello.ui.services import Seating, Services
from settebello.ui.spoken import Spoken, Words
from settebello.ui.staging import signs
from settebello.ui.staging.choosing import Choosing
from settebello.ui.staging.drawing import draw_card
from settebello.ui.staging.motion import draw_moving, draw_speech
from settebello.ui.staging.plates import ScorePlate
from settebello.ui.staging.playback import Playback
from settebello.ui.staging.pointing import Grip, Pointing
from settebello.ui.staging.pondering import Pondering
from settebello.ui.staging.saying import Saying
from settebello.ui.staging.stage import Stage
from settebello.ui.staging.still import Still
from settebello.ui.staging.telling import read_table, spoken_table
from settebello.ui.table.captions import Captions
from settebello.ui.table.choices import ChoiceKind
from settebello.ui.table.game import TableGame
from settebello.ui.table.naming import seat_names
from settebello.ui.table.picking import Outcome, Picking, Step
from settebello.ui.table.refusing import refused
from settebello.ui.table.resting import resting_poses
from settebello.ui.table.results import LEAVE, MatchResult, ScoreSheet
from settebello.ui.widgets import FocusGroup

STEPS: Final = {
    Action.LEFT: Step.LEFT,
    Action.RIGHT: Step.RIGHT,
    Action.UP: Step.UP,
    Action.DOWN: Step.DOWN,
    Action.NEXT: Step.RIGHT,
    Action.PREVIOUS: Step.LEFT,
}
CHOICES: Final = {
    Action.KNOCK: ChoiceKind.KNOCK,
    Action.DOUBT: ChoiceKind.DOUBT,
    Action.FACE_DOWN: ChoiceKind.FACE_DOWN,
    Action.MISSED: ChoiceKind.MISSED,
    Action.LAY: ChoiceKind.LAY,
}


class TableScene(BaseScene):
    """A match at the table. Input counts while nothing moves; during a motion it ends the motion."""

    def __init__(self, services: Services, session: TableSession) -> None:
        """Show the deal of the session as it stands."""
        super().__init__()
        self.services = services
        self.session = session
        self.picking: Picking | None = None
        self._menu: TableMenu | None = None
        self._pointing = Pointing()
        self._notice: Text | None = None
        self._pondering = Pondering(services)
        self._counting = False
        self._turned: Final = {
            Action.LAST_MOVE: self._show_again,
            Action.UNDO: self._take_back,
            Action.REDO: self._redo,
        }
        self._sit_down()

    def _sit_down(self) -> None:
        """Show who sits at the table, and the deal as it stands."""
        self.game = TableGame.of(self.services, self.session)
        names = tuple(player.name for player in self.game.players)
        self._captions = Captions(PERSON, names, self.game.sides, self.game.ruleset)
        self._sides = tuple(self._captions.side_title(Side(side)) for side in range(self.game.sides))
        self._stage = Stage(self.services, self.game, self._captions)
        self.picking = self._stage.picking()

    @property
    def playback(self) -> Playback:
        """The motion being shown."""
        return self._stage.playback

    @property
    def layout(self) -> TableLayout:
        """Where everything lies."""
        return self._stage.layout

    @property
    def saying(self) -> Saying:
        """What somebody says beside the game."""
        return self._stage.saying

    @property
    def message(self) -> Text | None:
        """The sentence under the table."""
        asked = Choosing(self.layout, self.picking).prompt() if self.picking is not None else None
        return self._notice or asked or self.playback.caption or self._wanted

    @property
    def _wanted(self) -> Text | None:
        """What the player is to do, when it is their turn."""
        if self.picking is None:
            return None
        claim = self.picking.position.claim
        asked = Choosing(self.layout, self.picking).prompt()
        return asked or (self._captions.asked(claim) if claim else t("Your turn: choose a card."))

    @property
    def spoken(self) -> Spoken:
        """All that has happened, what is to be done, and what is under the cursor or in focus in the menu."""
        if self._menu is not None:
            group = self._menu.group
            return Spoken((t("A pause"),), group.spoken, group.focused, self.playback.log)
        picking = None if self.playback.running else self.picking
        return spoken_table(self.playback.log, picking, self._notice or self._wanted)

    def read(self) -> tuple[Words, ...]:
        """Whose turn it is, what lies on the table and in the hand, and the points."""
        here, position = self.playback.here, self.session.match.position
        points = self.session.match.scores if position is None else position.scores
        turn = None if position is None else position.turn
        whose = () if turn is None else (self._captions.turn(turn),)
        sides = tuple(zip(self._sides, points, strict=True))
        return (
            *whose,
            *read_table(self._captions.pack, here.table_cards, here.hands[PERSON], here.stock, sides),
        )

    @property
    def group(self) -> FocusGroup | None:
        """The buttons of the menu over the table, while it is open."""
        return self._menu.group if self._menu is not None else None

    @property
    def animating(self) -> bool:
        """Whether cards are moving, or an opponent's thinking is seen."""
        return self.playback.running or self._pondering.breathing

    # Time

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; a motion under way ends, its places being others now."""
        super().arrange(width, height)
        self._stage.arrange(width, height)
        self._rested()
        if self._menu is not None:
            self._menu.arrange(width, height)

    def update(self, now: float) -> Change | None:
        """Go on with the motion; when nothing moves, ask the session what comes next."""
        if self.playback.at(now):
            self._rested()
        if self.saying.at(now, still=not self.playback.running, language=self.services.language()):
            self.touch()
        decided = self.session.listen()
        if self.playback.running or self._menu is not None:
            return None
        match self.session.waiting_for:
            case Waiting.PERSON:
                return None
            case Waiting.OPPONENT:
                if decided and self._pondering.over(self.playback):
                    self._show(self.session.poll())
                self._ponder(undecided=not decided)
                return None
            case Waiting.DEAL if self.session.match.score is None:
                self._show(self.session.submit(NextDeal()))
                return None
            case Waiting.DEAL | Waiting.NOTHING:
                self._counting = True
                sheet = ScoreSheet.of(self.game, self.playback.here, self._sides)
                return Push(SceneId.SCORE_SHEET, sheet)

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        self.playback.rest()
        if not self._counting:
            return None
        self._counting = False
        if self.session.waiting_for is Waiting.NOTHING:
            result = MatchResult.of(self.game, self.playback.here, self._sides, self._stage.company)
            return Replace(SceneId.MATCH_OVER, result)
        if result == LEAVE:
            return Reset(SceneId.TITLE)
        self._show(self.session.submit(NextDeal()))
        return None

    def _show(self, events: tuple[Event, ...]) -> None:
        """Let the table go from what it shows to what has happened."""
        if not events:
            return
        self.picking = self._notice = None
        self._pondering.begin()
        self._stage.show(events, self._pointing.dragged)
        self._pointing = replace(self._pointing, grip=None)
        if not self.playback.running:
            self._rested()
        self._say_whether_saved()
        self.touch()

    def _say_whether_saved(self) -> None:
        if self.session.save_error is not None:
            self._notice = t("The match cannot be saved: {reason}", reason=str(self.session.save_error))

    def _show_again(self) -> None:
        """Show the others' last plays once more."""
        self._pondering.begin()
        self._notice = None if self._stage.again() else t("Nobody has played a card yet.")
        self.touch()

    def _rested(self) -> None:
        """Everything rests where it belongs: whoever is next may choose."""
        self.picking = self._stage.picking()
        self._pointing = replace(self._pointing, grip=None)
        self.touch()

    def _take_back(self) -> None:
        """Show the table as it stood before the player's last decision."""
        if not self.session.can_take_back:
            self._notice = t("There is nothing to take back.")
            self.touch()
            return
        self.session.submit(TakeBack())
        self._stand(t("Taken back. The match is marked as one with take-backs."))

    def _redo(self) -> None:
        """Show the table as it stood before the last take-back."""
        if not self.session.can_redo:
            self._notice = t("There is nothing to play again.")
            self.touch()
            return
        self.session.submit(Redo())
        self._stand(None)

    def _stand(self, notice: Text | None) -> None:
        """Show the deal as it stands now, without a motion."""
        self._pondering.begin()
        self._pointing = Pointing()
        self._stage = Stage(self.services, self.game, self._captions)
        self._stage.arrange(self.width, self.height)
        self._rested()
        self._notice = notice
        self._say_whether_saved()

    def _ponder(self, *, undecided: bool) -> None:
        """Let it be seen after a while that an opponent is thinking."""
        if self._pondering.see(self.playback, undecided=undecided):
            self.touch()

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Take the player's input."""
        if isinstance(event, PointerMoved) and self._menu is None:
            self._point(event.x, event.y)
            return None
        if self.playback.running and isinstance(event, PointerPressed | Press | Digit):
            self._stage.skip()
            self._rested()
            return opened_by(event)
        if self._menu is not None and event != Press(Action.CANCEL):
            return opened_by(event) or self._menu.handle(event)
        match event:
            case PointerPressed(x, y):
                self._point(x, y)
                self._click(x, y)
            case PointerReleased(x, y):
                self._let_go(x, y)
            case Press(action):
                self._key(action)
            case Digit(number) if self.picking is not None:
                self._take(self.picking.choose_number(number))
            case _:
                pass
        return opened_by(event)

    def _click(self, x: float, y: float) -> None:
        choosing = self._choosing
        button = self.layout.button_at(x, y)
        if button is TableButton.MENU:
            self._open_menu()
        elif button is TableButton.AGAIN:
            self._show_again()
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
        self._menu = TableMenu(self.services, self.touch, self._close_menu, self._seating, self._turns)
        self._menu.arrange(self.width, self.height)
        self.touch()

    def _close_menu(self) -> None:
        self._menu = None
        self.playback.rest()
        self.touch()

    @property
    def _turns(self) -> tuple[tuple[Text, Callable[[], None]], ...]:
        """What may be done with the match besides playing on, for the menu."""
        back = ((t("Take back"), self._take_back),) if self.session.can_take_back else ()
        again = ((t("Play it again"), self._redo),) if self.session.can_redo else ()
        heard = self.services.aloud.available and self.services.settings.current.speech
        aloud = ((t("Read the table aloud"), self.services.aloud.read),) if heard else ()
        return (*back, *again, *aloud)

    def _seating(self) -> Seating:
        match = self.session.match
        places = seat_names(match.players, match.ruleset)
        return Seating(places, self.game.again.opponents, self._invited, playing=True)

    def _invited(self, people: tuple[str, ...]) -> None:
        """Have these opponents play from now on."""
        for seat, level in enumerate(people, 1):
            self.session.submit(ChangeLevel(Seat(seat), level))
        self._pondering.begin()
        self._sit_down()
        self._stage.arrange(self.width, self.height)
        self._rested()
        self._say_whether_saved()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table that lies still, then what moves on it, then what is said."""
        canvas.want_cards(*self.layout.card_widths, ruleset=self.game.ruleset)
        still = self._still()
        canvas.static((still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = self.playback.timeline, self.playback.time
        self._pondering.draw(canvas, self.layout, self.playback)
        draw_moving(canvas, self.layout, timeline, time)
        # What is said lies above the cards that fly past it, and below the card in the player's own hand.
        message = self.message
        if message is not None:
            choosing = self._choosing
            room = self.layout.caption if choosing is None else choosing.bar.room
            signs.caption(canvas, room, message, warning=self._notice is not None)
        dragged = self._pointing.dragged
        if dragged is not None:
            draw_card(canvas, self.layout, dragged.card, dragged.held)
        draw_speech(canvas, self.layout, timeline, time)
        self.saying.draw(canvas, self.layout, self.playback.here)
        if self._menu is not None:
            self._menu.draw(canvas)

    def _still(self) -> Still:
        position = self.session.match.position
        # The points of this deal are counted on the score sheet, not told before.
        points = self.session.match.scores if position is None else position.scores
        sides = tuple(zip(self._sides, points, strict=True))
        dragged = self._pointing.dragged
        return Still(
            layout=self.layout,
            ruleset=self.game.ruleset,
            cloth=self.services.settings.current.table,
            here=self.playback.here,
            players=self._stage.players,
            plate=ScorePlate(self.game.variant, self.game.goal, sides, teams=self._captions.pairs),
            moving=frozenset(self.playback.timeline.tracks) | ({dragged.card} if dragged else frozenset()),
            choosing=self._choosing,
            thinking=self._pondering.seat,
            marks=self._stage.marks if self.picking is None or self.picking.idle else (),
            lit=self._lit,
        )

    @property
    def _choosing(self) -> Choosing | None:
        """The choice as it is seen, while one is to be made."""
        if self.picking is None or self.playback.running:
            return None
        choosing = Choosing(self.layout, self.picking)
        at = self._pointing.at if self._menu is None and self._pointing.dragged is None else None
        return replace(choosing, hover=choosing.at(self._poses, *at), pointer=at) if at else choosing

    @property
    def _lit(self) -> TableButton | None:
        """The button under the mouse."""
        at = self._pointing.at
        return self.layout.button_at(*at) if at is not None and self._menu is None else None

    @property
    def _poses(self) -> dict[Card, Pose]:
        return resting_poses(self.playback.here, self.layout)
