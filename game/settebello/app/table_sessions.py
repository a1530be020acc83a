"""The match on the table: begun, gone on with, taken up again, and what there is of it to continue."""

import logging
from collections.abc import Callable, Sequence

from settebello.ai import Opponents
from settebello.app.files.messages import about_match, about_record, about_unsaved
from settebello.engine import Match
from settebello.notation import Record
from settebello.session import Matches, TableSession
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.offers import GameChoice, SameDeal
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import SceneId


class Tables:
    """Knows which match is being played; what cannot be gone on with is logged, and said by `complain`."""

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
        """Begin without a match; `record` reads one that is kept, and raises OSError and ValueError."""
        self._matches = matches
        self._opponents = opponents
        self._log = log
        self._complain = complain
        self._open_scenes = open_scenes
        self._record = record
        self._playing: TableSession | None = None
        self._outdated = False

    @property
    def match(self) -> Match | None:
        """The match being played, None while no table is open."""
        if self._playing is None or SceneId.TABLE not in self._open_scenes():
            return None
        return self._playing.match

    @property
    def in_progress(self) -> Record | None:
        """The record of the match on the table, or of the one saved, while it is not won."""
        if self.match is None or self._playing is None:
            return self._matches.in_progress
        return self._playing.record if self._playing.match.winner is None else None

    def can_continue(self) -> bool:
        """Whether a match would be given up for a new one: the one on the table, else the one saved."""
        match = self.match
        return self._matches.can_continue if match is None else match.winner is None

    def look(self) -> None:
        """Read anew what can be continued, as a match may just have been left."""
        self.settle()
        damaged = self._matches.look()
        if damaged is not None:
            self._log.warning("%s", damaged.reason)
            self._complain(about_match(damaged))

    def settle(self) -> None:
        """Wait until the match is written; say so where the disk refuses the last move of one just left.

        While a table is open it says this itself.
        """
        error = self._playing.settle() if self._playing is not None else None
        if error is not None and self.match is None:
            self._log.warning("%s", error)
            self._complain(about_unsaved(error))

    def rules_renewed(self) -> None:
        """Have the process of the opponents read the rules anew before the next match."""
        self._outdated = True

    def session(self, asked: object) -> TableSession | None:
        """The match asked for: a new one by a choice, one of a record or kept, else the one in progress."""
        self.settle()
        self._playing = self._begin_or_resume(asked)
        return self._playing

    def _begin_or_resume(self, asked: object) -> TableSession | None:
        if isinstance(asked, GameChoice):
            if self._outdated:
                self._opponents.close()
                self._outdated = False
            changes, seats = dict(asked.changes), asked.seated
            return self._matches.start(asked.variant, changes, seats=seats, seed=asked.seed)
        if isinstance(asked, SameDeal):
            return self._matches.same_deal(asked.record, asked.number)
        if isinstance(asked, Record):
            return self._matches.go_on_with(asked)
        if isinstance(asked, KeptMatch):
            return self._take_up(asked)
        return self._matches.resume()

    def _take_up(self, kept: KeptMatch) -> TableSession | None:
        """Go on with a match that is kept; where that cannot be, say why."""
        reason = ""
        match kept.shelf:
            case Shelf.TABLE:
                return self._matches.resume()
            case Shelf.PUT_AWAY:
                session = self._matches.take_up(kept.name)
                if session is not None:
                    return session
            case Shelf.SAVED:
                try:
                    return self._matches.go_on_with(self._record(kept))
                except (OSError, ValueError) as error:
                    reason = str(error)
        self._log.warning("%s: %s", kept.name, reason)
        self._complain(about_record(kept.name, reason))
        return None
