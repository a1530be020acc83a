"""The table while time passes: what the session says is shown, one timeline after another."""

from dataclasses import replace

from settebello.engine import Event
from settebello.i18n import Text, t
from settebello.session import NextDeal, TableSession, TakeHint, Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.offers import SameDeal
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Replace, Reset
from settebello.ui.table.model.score_model.results import AGAIN, LEAVE, TAKE_BACK, result_of, sheet_of
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.spectator_controls import SpectatorControls
from settebello.ui.table.scene.table_board import TableBoard
from settebello.ui.table.view.pointer import Pointing
from settebello.ui.table.view.stage import Stage


class TableFlow(TableBoard):
    """A match as it goes on; during a motion nothing counts but what ends it."""

    def __init__(self, services: Services, session: TableSession) -> None:
        """Show the deal of the session as it stands."""
        super().__init__(services, session)
        self._counting = False
        self._unsaved: OSError | None = None
        self._now = 0.0
        if not self._perspectives.people:
            self._watching = SpectatorControls(services, self.touch, self._turn_hands)
        self._look()

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
        self._now = now
        if self._helps.looked(now):
            self.touch()
        if self._helps.hinting.poll():
            self._hinted()
        decided = self.session.listen()
        self._look_whether_saved()
        if self.playback.running or self._menu is not None:
            return None
        match self.session.waiting_for:
            case Waiting.PERSON:
                return None
            case Waiting.OPPONENT:
                held = self._watching is not None and self._watching.waits
                if decided and not held and self._think_delay.over(self.playback):
                    self._show(self.session.poll())
                self._ponder(undecided=not decided)
                return None
            case Waiting.DEAL if self.session.match.score is None:
                self._deal_on()
                return None
            case Waiting.DEAL | Waiting.NOTHING:
                self._counting = True
                sheet = sheet_of(self.game, self.playback.here, self._sides)
                on = self._watching is not None and not self._watching.paused
                onward = on and self.services.settings.current.watch_on
                return Push(routes.ScoreSheet(replace(sheet, onward=onward)))

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        self.playback.rest()
        if not self._counting:
            # What a click does may be another thing now.
            self._look()
            return None
        self._counting = False
        if result == AGAIN:
            record = self.session.record
            return Reset(routes.RepeatDeal(SameDeal(record, len(record.deals) - 1)))
        if result == TAKE_BACK:
            return self._take_back_last()
        if self.session.waiting_for is Waiting.NOTHING:
            result = result_of(self.game, self.playback.here, self._sides, self._stage.company)
            return Replace(routes.MatchOver(result))
        if result == LEAVE:
            return Reset(routes.Title())
        self._deal_on()
        return None

    def _deal_on(self) -> None:
        """Deal the next deal; of several people each takes up the hand anew."""
        self._perspectives = self._perspectives.put_down()
        self._show(self.session.submit(NextDeal()))

    def _show(self, events: tuple[Event, ...]) -> None:
        """Let the table go from what it shows to what has happened."""
        if not events:
            return
        self.picking = self._notice = None
        self._helps.hinting.forget()
        self._helps.peek = None
        self._think_delay.begin()
        self._curtain = None
        if self._watching is not None:
            self._watching.played()
        # Of several people the one who has played lays the hand down, before anything is dealt or turned.
        self._stage.look(self._perspectives.view(None), len(events))
        self._stage.show(events, self._pointing.dragged)
        self._pointing = replace(self._pointing, grip=None)
        if not self.playback.running:
            self._rested()
        self._say_whether_saved()
        self.touch()

    def _hinted(self) -> None:
        """Show a hint that has come; the match remembers that there was one."""
        if self._helps.hinting.told:
            self.session.submit(TakeHint())
        self.touch()

    def _say_whether_saved(self) -> None:
        """Say that the disk refuses the match, as far as is known; the last move may still be on its way."""
        self._unsaved = self.session.save_error
        if self._unsaved is not None:
            self._notice = _unsaved(self._unsaved)

    def _look_whether_saved(self) -> None:
        """Say what has become of the last move when its write has ended."""
        before = self._unsaved
        if self.session.save_error is before:
            return
        if before is not None and self._notice == _unsaved(before):
            self._notice = None
        self._say_whether_saved()
        self.touch()

    def _rested(self) -> None:
        """Everything rests where it belongs: whoever is next may choose."""
        self._look()
        self._pointing = replace(self._pointing, grip=None)
        self.touch()

    def _look(self) -> None:
        """See the table as whoever is next is to see it; of several people, behind the curtain at first."""
        if self.playback.running:
            self.picking = None
            return
        chooser = self._chooser
        self._perspectives = self._perspectives.turned(chooser)
        before = self._stage.view
        self._stage.look(self._perspectives.view(chooser))
        self.picking = self._stage.picking()
        if self.picking is not None:
            self.picking = replace(self.picking, playing=self.assists.playing)
        owner, position = self._stage.view.owner, self.session.match.position
        self._helps.know(None if owner is None or position is None else position.view(owner))
        if self.picking is not None and before != self._stage.view:
            self._stage.mark()
        awaited = self._perspectives.awaited(chooser)
        if awaited is None:
            self._curtain = None
        elif self._curtain is None or self._curtain.seat != awaited:
            player = self.game.players[awaited]
            back = self._take_back_last if self.session.can_take_back else None
            self._curtain = Curtain(self.services, awaited, player, self.touch, self._take_up, back)
        if self._curtain is not None:
            self._curtain.arrange(self.layout)
        if self._watching is not None:
            self._watching.show(bare=self._perspectives.bare)
            self._watching.arrange(self.layout)

    def _take_up(self) -> Change | None:
        """Show the hand to the person whose turn it is."""
        if self._chooser is not None:
            self._perspectives = self._perspectives.taken_up(self._chooser)
            self._notice = None
            self._rested()
        return None

    def _take_back_last(self) -> Change | None:
        """Let the person who played last choose again; the table scene knows how."""
        return None

    def _turn_hands(self) -> Change | None:
        """Open or close the hands of opponents who play among themselves."""
        bare = not self._perspectives.bare
        now = self.services.settings.current
        self.services.settings.change(replace(now, watch_bare=bare))
        self._perspectives = replace(self._perspectives, bare=bare)
        self._stage.look(self._perspectives.view(None))
        self._rested()
        return None

    def _stand(self, notice: Text | None) -> None:
        """Show the deal as it stands now, without a motion."""
        self._think_delay.begin()
        self._pointing = Pointing()
        self._stage = Stage(self.services, self.game, self._captions, self._perspectives.view(self._chooser))
        self._stage.arrange(self.width, self.height)
        self._rested()
        self._notice = notice
        self._say_whether_saved()

    def _ponder(self, *, undecided: bool) -> None:
        """Let it be seen after a while that an opponent is thinking."""
        if self._think_delay.see(self.playback, undecided=undecided):
            self.touch()


def _unsaved(error: OSError) -> Text:
    """The sentence about a match that the disk refuses."""
    return t("The match cannot be saved: {reason}", reason=reason(error))
