"""What happens at the table: events become animations, and at rest whoever is next may choose."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from settebello.engine import Event, Seat
from settebello.i18n import Text, t
from settebello.session import ChangeLevel, Redo, TableSession, TakeBack
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.table.scene.board import Board
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.scene.spectator_controls import SpectatorControls
from settebello.ui.table.view.pointer import Pointing

PoliciesFor = Callable[["TableController"], TablePolicies]
"""Makes the policies of a table. They may keep the controller, whose board exists only afterwards."""


class TableController:
    """Changes the board when events are to be shown, when everything rests, and when a card is taken back."""

    def __init__(
        self,
        services: Services,
        session: TableSession,
        touch: Callable[[], None],
        policies_for: PoliciesFor,
    ) -> None:
        """Show the deal of the session as it is now; `touch` is called when the picture has changed."""
        self.services = services
        self.touch = touch
        self.session = session
        self.now = 0.0
        self._unsaved: OSError | None = None
        self.size = (0.0, 0.0)
        self.policies = policies_for(self)
        self.board = Board(services, session, self.policies, touch)
        self.overlays = self.board.overlays
        if not self.board.perspectives.people:
            self.overlays.spectator = SpectatorControls(services, touch, self._turn_hands)
        self.look()
        self.policies.flow.begin()

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; a running animation ends, because its places have changed."""
        self.size = (width, height)
        self.board.stage.arrange(width, height)
        self.rest()
        if self.overlays.menu is not None:
            self.overlays.menu.arrange(width, height)
        self.policies.overlay.arrange(self.board.stage.layout)

    def give_way(self) -> None:
        """Make room for the open panel, or take the room of the one that was closed."""
        board = self.board
        if board.give_way():
            self.rest()
        elif board.picking is not None:
            fresh = board.stage.picking()
            if fresh is not None:
                # What is chosen stays chosen; the cursor goes by the new places.
                board.picking = replace(board.picking, table=fresh.table, cells=fresh.cells)
        self.overlays.arrange(self.board.layout, bare=self.board.perspectives.bare)
        self.touch()

    # Animations

    def show(self, events: tuple[Event, ...]) -> None:
        """Animate the table from what it shows to what has happened."""
        if not events:
            return
        board = self.board
        board.picking = board.notice = None
        board.helps.forget()
        self.overlays.curtain = None
        if self.overlays.spectator is not None:
            self.overlays.spectator.played()
        # Of several people the one who has played lays the hand down, before anything is dealt or turned.
        board.stage.look(board.perspectives.view(None), len(events))
        risen = board.pondered
        board.think_delay.begin()
        board.stage.show(events, board.pointing.dragged, risen)
        board.pointing = replace(board.pointing, grip=None)
        if not board.moving:
            self.rest()
        self._say_whether_saved()
        self.touch()
        self.policies.flow.shown()

    def skip(self) -> None:
        """End the running animation at once."""
        self.board.stage.skip()
        self.rest()

    def rest(self) -> None:
        """Let everything lie where it belongs, and whoever is next choose."""
        self.look()
        self.board.pointing = replace(self.board.pointing, grip=None)
        self.touch()
        self.policies.flow.rested()

    def stand(self, notice: Text | None) -> None:
        """Show the deal as it is now, without an animation."""
        board = self.board
        board.think_delay.begin()
        board.pointing = Pointing()
        board.set_stage()
        board.stage.arrange(*self.size)
        self.rest()
        board.notice = notice
        self._say_whether_saved()

    def look(self) -> None:
        """Show the table to whoever is next; of several people, the curtain comes down first."""
        board = self.board
        if board.moving:
            board.picking = None
            return
        chooser = board.chooser
        board.perspectives = board.perspectives.turned(chooser)
        before = board.stage.view
        board.stage.look(board.perspectives.view(chooser))
        picking = board.stage.picking() if self.policies.input.may_choose else None
        board.picking = None if picking is None else replace(picking, playing=board.assists.playing)
        owner, position = board.stage.view.owner, self.session.match.position
        board.helps.know(None if owner is None or position is None else position.view(owner))
        if board.picking is not None and before != board.stage.view:
            board.stage.mark()
        self._hang_curtain(board.perspectives.awaited(chooser))
        self.overlays.arrange(board.layout, bare=board.perspectives.bare)

    def _hang_curtain(self, awaited: Seat | None) -> None:
        """Let the curtain down before a person who is to take up the hand; take it away for nobody."""
        curtain = self.overlays.curtain
        if awaited is None:
            self.overlays.curtain = None
        elif curtain is None or curtain.seat != awaited:
            player = self.board.game.players[awaited]
            back = self.take_back if self.session.can_take_back else None
            self.overlays.curtain = Curtain(self.services, awaited, player, self.touch, self._take_up, back)

    def _take_up(self) -> Change | None:
        """Show the hand to the person whose turn it is."""
        board = self.board
        if board.chooser is not None:
            board.perspectives = board.perspectives.taken_up(board.chooser)
            board.notice = None
            self.rest()
        return None

    def _turn_hands(self) -> Change | None:
        """Open or close the hands of opponents who play among themselves."""
        board = self.board
        bare = not board.perspectives.bare
        self.services.settings.change(replace(self.services.settings.current, watch_bare=bare))
        board.perspectives = replace(board.perspectives, bare=bare)
        board.stage.look(board.perspectives.view(None))
        self.rest()
        return None

    # What the person changes about the match

    def take_back(self) -> Change | None:
        """Show the table as it was before the player's last decision."""
        # Of several people whoever holds the hand takes back their own card; while nobody does, the last one.
        seat = self.board.looker
        if not self.session.may_take_back(seat):
            self.board.notice = t("There is no card to take back.")
            self.touch()
            return None
        self.session.submit(TakeBack(seat))
        if seat is None:
            self.board.perspectives = self.board.perspectives.put_down()
        self.stand(t("Taken back. Matches with take-backs don't count in the statistics."))
        return None

    def redo(self) -> Change | None:
        """Show the table as it was before the last take-back."""
        if not self.session.can_redo:
            self.board.notice = t("There is no card to play again.")
            self.touch()
            return None
        self.session.submit(Redo())
        self.stand(None)
        return None

    def invite(self, levels: Iterable[tuple[Seat, str]]) -> None:
        """Let other opponents play on in these seats."""
        for seat, level in levels:
            self.session.submit(ChangeLevel(seat, level))
        self.board.think_delay.begin()
        self.board.sit_down()
        self.board.stage.arrange(*self.size)
        self.rest()
        self._say_whether_saved()

    def _say_whether_saved(self) -> None:
        """Tell the player when the match cannot be saved."""
        self._unsaved = self.session.save_error
        if self._unsaved is not None:
            self.board.notice = _unsaved(self._unsaved)

    def check_saved(self) -> None:
        """Show or withdraw the notice about the disk when the write of the last move has ended."""
        before = self._unsaved
        if self.session.save_error is before:
            return
        if before is not None and self.board.notice == _unsaved(before):
            self.board.notice = None
        self._say_whether_saved()
        self.touch()


def _unsaved(error: OSError) -> Text:
    """Return the sentence about a match that the disk refuses."""
    return t("Couldn't save the match: {reason}", reason=reason(error))
