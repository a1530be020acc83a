"""Replay of a recorded match on the table, forwards and backwards."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from settebello.coach.review import JudgedDecision, Reviewed
from settebello.engine import Seat
from settebello.i18n import Text, t
from settebello.notation import Record
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.transport import HEIGHT, Hinting
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.menus.replay.button_sheet import ButtonSheet
from settebello.ui.menus.replay.deal_advice import Curve, DealAdvice, Moments
from settebello.ui.menus.replay.moment_list import moment_list
from settebello.ui.menus.replay.opponent_question import OpponentQuestion, latest_play
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.menus.replay.replay_controls import PlateButton
from settebello.ui.menus.replay.replay_menu import ReplayMenu
from settebello.ui.menus.replay.replay_panel import Panel
from settebello.ui.menus.replay.replay_stage import ReplayStage
from settebello.ui.table.layout import least_room
from settebello.ui.table.model.helps.deal_review import better, better_here
from settebello.ui.table.motion.motion_context import BASE
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.view.talk.speech_bubble import RemarkBubble

PAUSE: Final = 0.5
"""Pause between turns of automatic playback, as a multiple of the duration of a play."""
READ: Final = 4.0
"""Seconds for which automatic playback shows a score sheet."""


class ReplayScene(MenuScene):
    """Shows any moment of a match; a step forward is animated, every other change is immediate."""

    own = SceneId.REPLAY
    pans = False

    def __init__(
        self, services: Services, record: Record, reviewed: Reviewed | None = None, *, deal: int = 0
    ) -> None:
        """Start with a `deal`, counted from 0; raises ReplayError for a record that contradicts the rules.

        With a review, start at the first move that could have been better.
        """
        super().__init__(services)
        self.stage = ReplayStage(services, record)
        self.ruleset = record.ruleset
        self._advice = DealAdvice(services.adviser, record, self.reel, reviewed, self._learn)
        wide, high = least_room(len(record.seats))
        self.needs = max(wide, 1240.0), min(high + HEIGHT, BASE_HEIGHT)
        self._playing = False
        self._notice: Text | None = None
        self._sheet: ButtonSheet | ReplayMenu | None = None
        self._opener: Widget | None = None
        self._question = OpponentQuestion(services.adviser, record)
        self._panel = Panel(self)
        opponents = (Seat(one) for one in range(len(record.seats)) if one not in record.persons)
        self._plates = {
            seat: PlateButton(t("Ask {name} why", name=self._name(seat)), partial(self.ask_opponent, seat))
            for seat in opponents
        }
        self._hinting = Hinting(self._panel.play)
        self._use_all(self._panel.play)
        if deal:
            self.stage.stand(self.reel.to_deal(deal))
        if reviewed is not None:
            self.stage.stand(self.reel.to_deal(reviewed.deal).to(self._first(reviewed.deal)))
        self._stood()

    def _learn(self, reviewed: Reviewed) -> None:
        """Make problems of the mistakes in a reviewed deal."""
        if self.services.problems is not None:
            self.services.problems().learn_from(reviewed)

    @property
    def variant_id(self) -> str:
        """The variant of the match."""
        return self.ruleset.id

    @property
    def reel(self) -> ReplayPosition:
        """The current position."""
        return self.stage.reel

    @property
    def stops(self) -> tuple[int, ...]:
        """The positions in the deal to jump to: in a review its moments, else the sweeps."""
        return tuple(sorted(self._advised)) if self.reviewing else self.reel.here.sweeps

    @property
    def reviewing(self) -> bool:
        """Whether the replay shows moves that could have been better."""
        return bool(self._advice.places())

    @property
    def reviewable(self) -> bool:
        """Whether the coach can review the deal: it is finished, and nobody is reviewing it yet."""
        return self.reel.here.over and self._advice.progress(self.reel.deal) is None

    @property
    def listed(self) -> bool:
        """Whether the coach found better moves in the deal."""
        return bool(self._advised)

    @property
    def curve(self) -> Curve:
        """What the viewer could expect at each position of the deal; empty before the coach was asked."""
        return self.curve_of(self.reel.deal)

    def curve_of(self, deal: int) -> Curve:
        """Return what the viewer could expect at each position of a deal."""
        return self._advice.curve(deal, self.stage.bottom)

    @property
    def costly(self) -> tuple[tuple[int, int], ...]:
        """The moves that could have been better, as numbers of deal and position."""
        return self._advice.places()

    @property
    def _advised(self) -> Moments:
        """The moments of the review by position; empty in a deal that was not reviewed."""
        return self._advice.moments(self.reel.deal)

    def _first(self, deal: int) -> int:
        """Return the position of the first moment of a deal, or its beginning."""
        return min(self._advice.moments(deal), default=0)

    @property
    def playing(self) -> bool:
        """Whether the replay advances by itself."""
        return self._playing

    @property
    def hands_open(self) -> bool:
        """Whether all hands are face up; never in an unfinished deal."""
        return self.stage.hands_open

    @property
    def sealed(self) -> bool:
        """Whether the deal has a seal."""
        return self.reel.film.record.deals[self.reel.deal].seal is not None

    @property
    def saying(self) -> RemarkBubble:
        """The remark shown in a bubble."""
        return self.stage.saying

    @property
    def animating(self) -> bool:
        """Whether cards are moving, or will move without input."""
        return self._playing or self.stage.animating

    @property
    def message(self) -> Text | None:
        """The caption under the table."""
        told = self._advice.progress(self.reel.deal) or self._notice
        advised = self._shown
        if advised is not None and told is None:
            return better(advised, self.ruleset, self.stage.name_of(advised.decision.seat))
        return told or self.stage.caption

    @property
    def _drawn(self) -> Text | None:
        """The caption as it is drawn: shorter for a better move, because the table marks both moves."""
        shown = self._shown
        if shown is None or self._notice is not None or self._advice.pending:
            return self.message
        return better_here(shown, self.ruleset)

    @property
    def _shown(self) -> JudgedDecision | None:
        """The better move at the current position; None during an animation."""
        return None if self.stage.moving else self._advised.get(self.reel.place)

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and the caption; the progress of a review is said once."""
        opening = () if self._sheet is None else (self._sheet.heading,)
        notice = self._advice.begun(self.reel.deal) or self.message
        return Spoken(opening, self.group.spoken, self.group.focused, notice=notice)

    def read(self) -> tuple[Words, ...]:
        """Return which deal and turn is shown, the caption and the table."""
        said = () if self.message is None else (self.message,)
        curve = (self._panel.told(),) if self.curve else ()
        return self.stage.title, *said, *curve, *self.stage.read()

    # Time

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table above the panel."""
        super().arrange(width, height)
        self.stage.arrange(width, height - HEIGHT)
        self._panel.arrange(Area(0, height - HEIGHT, width, HEIGHT))
        if self._sheet is not None:
            self._sheet.arrange(width, height)
        self._stood()

    def update(self, now: float) -> Change | None:
        """Advance the animation and the review; during automatic playback start the next turn."""
        if self._advice.pending:
            before = self._advice.progress(self.reel.deal)
            if self._advice.poll():
                self._reviewed()
            elif self._advice.progress(self.reel.deal) != before:
                self._stood()
        if self._question.pending:
            told = self._question.poll()
            if told is not None:
                self._notice = told
                self.touch()
        if self.stage.look(now):
            self.touch()
        if self._playing and not self.stage.moving and self.stage.idle >= self._pause:
            if self.reel.at_end:
                self._playing = False
                self._panel.show()
            else:
                self._move(self.reel.forward())
        return None

    def resumed(self, result: object) -> Change | None:
        """Stop the animation after another sheet was shown."""
        self._stand(self.reel)
        return super().resumed(result)

    @property
    def _pause(self) -> float:
        if self.reel.counted:
            return READ
        speed = self.services.settings.current.speed
        return PAUSE * BASE[Speed.NORMAL if speed is Speed.INSTANT else speed]

    # Commands

    def handle(self, event: UiEvent) -> Change | None:
        """Navigate with the keys; Tab reaches the buttons, which do the same."""
        ways = {
            Action.LEFT: self.back,
            Action.RIGHT: self.forward,
            Action.UP: self.previous_sweep,
            Action.DOWN: self.next_sweep,
            Action.PAGE_UP: self.previous_deal,
            Action.PAGE_DOWN: self.next_deal,
            Action.FIRST: self.to_start,
            Action.LAST: self.to_end,
            Action.TOGGLE: self.play,
            Action.EXPORT: self.write_text,
            Action.SEAL: self.show_seal,
        }

        def handle(event: UiEvent) -> Change | None:
            if isinstance(event, Press) and event.action in ways and self._sheet is None:
                return ways[event.action]()
            return super(ReplayScene, self).handle(event)

        return self._hinting.handled(event, lambda: self.group, handle)

    def forward(self) -> Change | None:
        """Animate the next turn; a running animation ends first."""
        self._playing = False
        return self._move(self.reel.forward())

    def back(self) -> Change | None:
        """Move back by one turn."""
        return self.go(self.reel.back())

    def next_sweep(self) -> Change | None:
        """Move to the next sweep, or in a review to its next moment."""
        return self._to_moment(1) if self.reviewing else self.go(self.reel.next_sweep())

    def previous_sweep(self) -> Change | None:
        """Move to the previous sweep, or in a review to its previous moment."""
        return self._to_moment(-1) if self.reviewing else self.go(self.reel.previous_sweep())

    def _to_moment(self, way: int) -> Change | None:
        """Move to the next (1) or previous (-1) moment of the review, from any deal, if there is one."""
        here, places = (self.reel.deal, self.reel.place), self._advice.places()
        ahead = [one for one in places if (one > here if way > 0 else one < here)]
        if not ahead:
            return None
        deal, place = ahead[0] if way > 0 else ahead[-1]
        return self.go(self.reel.to_deal(deal).to(place))

    def next_deal(self) -> Change | None:
        """Move to the beginning of the next deal."""
        return self.go(self.reel.next_deal())

    def previous_deal(self) -> Change | None:
        """Move to the beginning of this deal, or of the previous one."""
        return self.go(self.reel.previous_deal())

    def to_start(self) -> Change | None:
        """Move to the beginning of the deal."""
        return self.go(self.reel.to(0))

    def to_end(self) -> Change | None:
        """Move to the end of the deal."""
        return self.go(self.reel.to(self.reel.last))

    def play(self) -> Change | None:
        """Start or stop automatic playback; at the end it restarts from the first deal."""
        self._playing = not self._playing
        self._notice = None
        if self._playing and self.reel.at_end:
            self.stage.stand(self.reel.to_deal(0))
        self._stood()
        return None

    def turn_hands(self) -> Change | None:
        """Show all hands, or only the person's own."""
        self.stage.turn_hands()
        closed = self.stage.wants_hands_open and not self.stage.hands_open
        self._notice = t("You can see all hands once the deal is over.") if closed else None
        self._stood()
        return None

    def show_seal(self) -> Change | None:
        """Open the page about the seal of the deal."""
        return Push(routes.DealSeal(self.reel.film.record, self.reel.deal)) if self.sealed else None

    def check_peeking(self) -> Change | None:
        """Open the check that no opponent of this deal sees hidden cards."""
        self._playing = False
        self._stand(self.reel)
        plays = self.reel.here.plays
        play = plays.index(self.reel.place) if self.reel.place in plays else None
        return Push(routes.PeekCheck(self.reel.film.record, self.reel.deal, play))

    def same_cards(self) -> Change | None:
        """Open what can be done with the cards of this moment."""
        self._playing = False
        self._stand(self.reel)
        move = sum(place <= self.reel.place for place in self.reel.here.plays)
        return Push(routes.SameCards(self.reel.film.record, self.reel.deal, move))

    def ask_coach(self) -> Change | None:
        """Have the coach review the deal in the background, or list the better moves that it found."""
        self._playing = False
        if self._advised:
            choices = moment_list(self._advised, self.ruleset, self._choose, self._close_sheet)
            self._show_sheet(choices, self._panel.coach)
        elif self._advice.asked(self.reel.deal):
            self._reviewed()
        elif self.reviewable:
            self._advice.ask(self.reel.deal)
            self._notice = None
            self._stood()
        return None

    def ask_opponent(self, seat: Seat) -> Change | None:
        """Have an opponent say why it made its latest move."""
        name = self._name(seat)
        self._playing = False
        self._stand(self.reel)
        thinking = t("{name}: {words}", name=name, words=t("Let me think …"))
        self._notice = self._question.ask(self.reel, seat, name) or thinking
        self._stood()
        return None

    def _name(self, seat: Seat) -> Words:
        return self.stage.name_of(seat) or t("You")

    def _reviewed(self) -> None:
        """Show the costliest move of the deal, or say that there is none."""
        found = self._advised
        if found:
            self.go(self.reel.to(max(found, key=lambda place: found[place].cost)))
        else:
            self._notice = t("No clearly better move was found.")
            self._stood()

    def _choose(self, place: int) -> Change | None:
        """Go to a moment of the list."""
        self._close_sheet()
        return self.go(self.reel.to(place))

    def open_menu(self) -> Change | None:
        """Show what else can be done with the deal, in words."""
        self._playing = False
        self._stand(self.reel)
        seal = [self._entry(t("Show seal"), self.show_seal, "seal")] if self.sealed else []
        deal = [
            self._entry(t("Compare this deal"), self.same_cards, "again"),
            self._entry(t("Check for peeking"), self.check_peeking, "eye"),
            *seal,
        ]
        files = [
            self._entry(t("Save deal as text"), self.write_text, "page"),
            self._entry(t("Save as picture"), self.write_picture, "picture"),
        ]
        menu = ReplayMenu(deal, files, self._close_sheet)
        self._show_sheet(menu, self._panel.menu)
        return None

    def _entry(self, words: Text, act: Callable[[], Change | None], sign: str) -> Entry:
        """Return an entry of the menu, which closes the menu first."""

        def chosen() -> Change | None:
            self._close_sheet()
            return act()

        return Entry(words, chosen, sign)

    def _show_sheet(self, sheet: ButtonSheet | ReplayMenu, opener: Widget) -> None:
        self._sheet, self._opener = sheet, opener
        sheet.arrange(self.width, self.height)
        self.use(*sheet.buttons, focus=sheet.buttons[0])

    def _close_sheet(self) -> Change | None:
        self._sheet = None
        self._hinting.used = self._opener or self._panel.play
        self._use_all(self._hinting.used)
        self._stood()
        return None

    def _use_all(self, focus: Widget) -> None:
        self.use(*self._plates.values(), *self._panel.widgets, focus=focus)

    def leave(self) -> Change | None:
        """Close the sheet over the replay, or leave the replay."""
        return super().leave() if self._sheet is None else self._close_sheet()

    def close(self) -> None:
        """Cancel the review and the question."""
        self._advice.close()
        self._question.close()

    def write_text(self) -> Change | None:
        """Export the deal as text."""
        return self._written(lambda: self.services.exports.text(self.stage.title, self.stage.lines()))

    def write_picture(self) -> Change | None:
        """Export the table as a picture."""
        self._stand(self.reel)
        area = Area(0, 0, self.width, self.height - HEIGHT)
        return self._written(lambda: self.services.exports.picture(self.stage.title, area, self.stage.paint))

    def go(self, reel: ReplayPosition) -> Change | None:
        """Move to a position without animation."""
        self._playing = False
        self._question.close()
        self._notice = None
        self._stand(reel)
        return None

    # Effects

    def _written(self, write: Callable[[], Path]) -> Change | None:
        try:
            self._notice = t("Saved to {path}", path=str(write()))
        except OSError as error:
            self._notice = t("Couldn't save the file: {reason}", reason=reason(error))
        self.touch()
        return None

    def _move(self, reel: ReplayPosition) -> Change | None:
        """Animate the turn that leads to the next position."""
        self._question.close()
        self._notice = None
        self.stage.move(reel)
        self._stood()
        return None

    def _stand(self, reel: ReplayPosition) -> None:
        """Show a position without animation."""
        self.stage.stand(reel)
        self._stood()

    def _stood(self) -> None:
        """Update the panel and the plates to the current position."""
        self._panel.show()
        for seat, plate in self._plates.items():
            plate.enabled = self.reel.here.over and latest_play(self.reel, seat) is not None
            plate.label = t("Ask {name} why", name=self._name(seat))
            plate.place(self.stage.plate(seat))
        self.touch()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and the panel below it."""
        shown = self._shown
        moves = None if shown is None else (shown.decision.move, shown.best.move)
        over = self._notice is not None or self._advice.pending
        self.stage.draw(canvas, self._drawn, moves, over_the_sheet=over)
        self._panel.draw(canvas)
        if self._sheet is not None:
            # The buttons of the panel cannot be pressed now; they lie under the veil.
            for widget in self._panel.widgets:
                widget.draw(canvas, State())
            self._sheet.draw(canvas)
        super().draw(canvas)
        hinted = self._hinting.hinted(canvas, self.group)
        if hinted is not None:
            self._panel.draw_hint(canvas, hinted)
