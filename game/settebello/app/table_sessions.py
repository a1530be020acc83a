"""The match on the table: started, resumed, or continued from a record."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, assert_never

from settebello.ai import Opponents
from settebello.app.files.messages import about_match, about_record, about_unsaved
from settebello.coach.duplicate.branches import BranchPlan
from settebello.engine import Match
from settebello.i18n import t
from settebello.notation import Record
from settebello.notation.purpose import SecondTable
from settebello.session import Matches, TableSession
from settebello.ui.kit import routes
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.ports.waiting_match import WaitingMatch, waiting_match
from settebello.ui.kit.routes import TableRoute
from settebello.ui.kit.scene import SceneId

CANNOT_PLAY_ON: Final = t("These cards can't be played on from here.")


class Tables:
    """Knows which match is being played; matches that cannot be continued are logged and reported."""

    def __init__(
        self,
        matches: Matches,
        opponents: Opponents,
        *,
        log: logging.Logger,
        complain: Callable[[Question], None],
        open_scenes: Callable[[], Sequence[SceneId]],
        record: Callable[[KeptMatch], Record],
    ) -> None:
        """Start without a match; `record` reads a recorded match and raises OSError or ValueError."""
        self._matches = matches
        self._opponents = opponents
        self._log = log
        self._complain = complain
        self._open_scenes = open_scenes
        self._record = record
        self._playing: TableSession | None = None
        self._outdated = False
        self._unreadable = ""
        """Why the saved match that was reported and stays where it is cannot be read."""

    @property
    def match(self) -> Match | None:
        """The match being played; None while no table is open."""
        if self._playing is None or SceneId.TABLE not in self._open_scenes():
            return None
        return self._playing.match

    @property
    def in_progress(self) -> Record | None:
        """The record of the unfinished match, on the table or saved; None if there is none."""
        if self.match is None or self._playing is None:
            return self._matches.in_progress
        return None if self._playing.over else self._playing.record

    def can_continue(self) -> bool:
        """Return whether there is an unfinished match, which a new match would put away."""
        if self.match is None or self._playing is None:
            return self._matches.can_continue
        return not self._playing.over

    def waiting(self) -> WaitingMatch | None:
        """Return the unfinished match, on the table or saved; None if there is none."""
        if self.match is None or self._playing is None:
            saved = self._matches.saved
            return None if saved is None else waiting_match(*saved)
        playing = self._playing
        return None if playing.over else waiting_match(playing.record, playing.match)

    def look(self) -> None:
        """Look again for a saved match to continue; report a damaged one, but a file that stays only once."""
        self.settle()
        damaged = self._matches.look()
        if damaged is not None and damaged.reason != self._unreadable:
            self._log.warning("%s", damaged.reason)
            self._complain(about_match(damaged))
        self._unreadable = damaged.reason if damaged is not None and damaged.kept_as is None else ""

    def settle(self) -> None:
        """Wait until the match is saved; report an error of a match whose table is already closed.

        An open table reports its save errors itself.
        """
        error = self._playing.settle() if self._playing is not None else None
        if error is not None and self.match is None:
            self._log.warning("%s", error)
            self._complain(about_unsaved(error))

    def rules_renewed(self) -> None:
        """Make the opponents' process read the rules again before the next match."""
        self._outdated = True

    def session(self, route: TableRoute) -> TableSession | None:
        """Begin or continue the match that a route names; None where there is none to continue."""
        self.settle()
        self._playing = self._begin_or_resume(route)
        return self._playing

    def _begin_or_resume(self, route: TableRoute) -> TableSession | None:
        match route:
            case routes.NewMatch(choice):
                return self._begin(choice)
            case routes.RepeatDeal(deal):
                return self._matches.same_deal(deal.record, deal.number)
            case routes.PlayOn(plan):
                return self._play_on(plan)
            case routes.ContinueRecord(record):
                return self._matches.continue_copy(record)
            case routes.ContinueKept(kept):
                return self._take_up(kept)
            case routes.ContinueMatch():
                return self._matches.resume()
            case _:
                assert_never(route)

    def _begin(self, choice: GameChoice) -> TableSession | None:
        """Begin a new match, with opponents that know the rules as they are now."""
        if self._outdated:
            self._opponents.close()
            self._outdated = False
        changes, seats = dict(choice.changes), choice.seated
        return self._matches.start(
            choice.variant,
            changes,
            seats=seats,
            seed=choice.seed,
            seed_text=choice.seed_text,
            purpose=SecondTable(choice.second) if choice.second else None,
        )

    def _play_on(self, plan: BranchPlan) -> TableSession | None:
        """Begin a branch; if that is impossible, report why and return None."""
        try:
            return self._matches.play_on(plan.branch)
        except ValueError as error:
            self._log.warning("%s", error)
            self._complain(Question(CANNOT_PLAY_ON))
        return None

    def _take_up(self, kept: KeptMatch) -> TableSession | None:
        """Continue a match from the archive; if that is impossible, report why and return None."""
        reason = ""
        match kept.shelf:
            case Shelf.TABLE:
                return self._matches.resume()
            case Shelf.PUT_AWAY:
                session = self._matches.resume_put_away(kept.name)
                if session is not None:
                    return session
            case Shelf.SAVED:
                try:
                    return self._matches.continue_copy(self._record(kept))
                except (OSError, ValueError) as error:
                    reason = str(error)
        self._log.warning("%s: %s", kept.name, reason)
        self._complain(about_record(kept.name, reason))
        return None
