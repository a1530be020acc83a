"""The lines of the menu over the table, for what may be done with the match now."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from settebello.engine import Seat
from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action
from settebello.ui.kit.ports.services import Seating
from settebello.ui.kit.scene import Change, Push
from settebello.ui.table.model.short_names import seat_names
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.scene.table_controller import TableController
from settebello.ui.table.scene.table_menu import TableMenu


class MenuBuilder:
    """Builds the menu; its lines run the commands of the table."""

    def __init__(
        self,
        controller: TableController,
        run: Callable[[Action], Change | None],
        quiz: Callable[[], Change | None],
    ) -> None:
        """Build menus for the table of this controller; `run` executes a command, `quiz` opens the quiz."""
        self._controller = controller
        self._board = controller.board
        self._services = controller.services
        self._session = controller.session
        self._run = run
        self._quiz = quiz

    def menu(self, closed: Callable[[], None]) -> TableMenu:
        """A menu of what may be done now; `closed` is called when the play is to go on."""
        entries = self._controller.policies.input.menu()
        if entries is not None:
            return TableMenu(
                self._services, self._board.touch, closed, None, entries.turns, others=entries.others
            )
        seating = self._seating if self._opponents else None
        return TableMenu(self._services, self._board.touch, closed, seating, self._turns, self._helping)

    @property
    def _turns(self) -> tuple[Entry, ...]:
        """The lines about the match."""
        session = self._session
        seal = (Entry(t("Show seal"), partial(self._run, Action.SEAL), "seal"),) if self._board.sealed else ()
        heard = self._services.aloud.available and self._services.settings.current.speech
        aloud = (Entry(t("Read the table aloud"), self._services.aloud.read, "speaker_on"),) if heard else ()
        watched = (self._waiting_at_the_sheet,) if self._board.overlays.spectator is not None else ()
        record = session.record
        story = (
            (Entry(t("Story of the match"), lambda: Push(routes.Story(record)), "page"),)
            if record.deals
            else ()
        )
        same = (Entry(t("Play same deal again"), partial(self._run, Action.SAME_DEAL), "open_hand"),)
        return (*same, *story, *seal, *aloud, *watched)

    @property
    def _waiting_at_the_sheet(self) -> Entry:
        """The switch that lets a watched match go on from the score sheet by itself."""
        now = self._services.settings.current

        def turned() -> Change | None:
            self._services.settings.change(replace(now, watch_on=not now.watch_on))
            return None

        words = t("Wait at score sheets") if now.watch_on else t("Don't wait at score sheets")
        return Entry(words, turned, "pause" if now.watch_on else "play")

    @property
    def _helping(self) -> tuple[Entry, ...]:
        """The lines about this deal: the helps that are switched on, and what takes a card back."""
        session, assists = self._session, self._board.assists
        hint = (Entry(t("Hint"), partial(self._run, Action.HINT), "hint"),) if assists.hints else ()
        tracker = (Entry(t("Cards still out"), partial(self._run, Action.TRACKER), "cards"),)
        points = (Entry(t("Score so far"), partial(self._run, Action.PRIMIERA), "tally"),)
        reading = (
            Entry(t("Reading hands"), partial(self._run, Action.READING), "open_hand"),
            Entry(t("Hand quiz"), self._quiz, "help"),
        )
        may_take_back = session.may_take_back(self._board.looker)
        back = (Entry(t("Take back card"), partial(self._run, Action.UNDO), "undo"),) if may_take_back else ()
        again = (
            (Entry(t("Play the card again"), partial(self._run, Action.REDO), "redo"),)
            if session.can_redo
            else ()
        )
        return (
            *hint,
            *(tracker if assists.tracker else ()),
            *(points if assists.points else ()),
            *(reading if assists.reading else ()),
            Entry(t("Show last capture"), partial(self._run, Action.PEEK), "eye"),
            *back,
            *again,
        )

    def _seating(self) -> Seating:
        """The opponents at the table, for the scene that replaces them."""
        match, bottom = self._session.match, self._board.stage.view.bottom
        names = (t("Your seat"), *seat_names(match.players, match.ruleset))
        levels = {seat: level for seat in self._opponents if (level := self._session.record.level(seat))}
        places = tuple(names[(seat - bottom) % match.players] for seat in levels)
        return Seating(places, tuple(levels.values()), self._invited, playing=True)

    @property
    def _opponents(self) -> tuple[Seat, ...]:
        """The seats of opponents."""
        record = self._session.record
        return tuple(seat for seat in map(Seat, range(len(record.seats))) if seat not in record.persons)

    def _invited(self, people: tuple[str, ...]) -> None:
        """Let these opponents play from now on."""
        self._controller.invite(zip(self._opponents, people, strict=True))
