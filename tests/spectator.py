"""Watches the real program play: opponents among themselves at instant speed, on SDL's dummy driver."""

import time
from pathlib import Path
from random import Random

from settebello import resources
from settebello.ai import WorkerAdviser, WorkerOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.engine import SeatView
from settebello.notation import SeatRecord
from settebello.session import Waiting
from settebello.storage.places import Places
from settebello.storage.settings import Pace, Settings, Speed, WindowSize
from settebello.storage.settings_file import write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.loop import LONGEST_STEP
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.scene import Reset, SceneId
from settebello.ui.table.scene import TableScene

WATCHED = Settings(
    language="en", speed=Speed.INSTANT, pace=Pace.QUICK, sound=False, window=WindowSize(800, 500)
)
MATCHES = (
    ("scopa", ("amico", "bimbo")),
    ("scopone_scientifico", ("bimbo", "amico", "novizio", "bimbo")),
    ("cirulla", ("amico", "bimbo", "amico")),
)
STRONG = (("scopa", ("campione", "campione")), ("scopone_scientifico", ("campione", "maestro") * 2))
"""Matches of players that search, which use the second process of the worker as well."""


class HastyClock:
    """The computer's clock, which can skip time that nobody wants to wait for."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def now(self) -> float:
        return time.perf_counter() + self._skipped

    def sleep(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    def skip(self, seconds: float) -> None:
        self._skipped += seconds


class Spectator:
    """Starts match after match and confirms every message; `deals` counts the score sheets."""

    def __init__(
        self, home: Path, *, seed: int = 1, matches: tuple[tuple[str, tuple[str, ...]], ...] = MATCHES
    ) -> None:
        places = Places.under(home)
        if not places.settings.exists():
            write_settings(places.settings, WATCHED)
        self.clock = HastyClock()
        rules, opponents = (resources.rules(),), (resources.assets() / "opponents",)
        self.opponents = WorkerOpponents(rules, opponents, clock=self.clock)
        self.adviser = WorkerAdviser(rules)
        self._matches = matches
        self.deals = self.matches = self.frames = 0
        self.longest = 0.0
        self.messages: list[str] = []
        self.game = Game(
            Options(places=places),
            clock=self.clock,
            rng=Random(seed),
            opponents=self.opponents,
            adviser=self.adviser,
        )

    def close(self) -> None:
        self.game.close()

    @property
    def moves(self) -> int:
        """The moves of the match on the table."""
        scene = self.game.stack.top
        return (
            sum(len(deal.moves) for deal in scene.session.record.deals)
            if isinstance(scene, TableScene)
            else 0
        )

    @property
    def view(self) -> SeatView | None:
        """What the seat to move knows; None where no opponent is to move."""
        scene = self.game.stack.top
        if not isinstance(scene, TableScene) or scene.session.waiting_for is not Waiting.OPPONENT:
            return None
        position = scene.session.match.position
        return None if position is None or position.turn is None else position.view(position.turn)

    def frame(self) -> None:
        """Run one frame; the time of score sheets and results is skipped."""
        stack = self.game.stack
        before = stack.ids[-1]
        if before is SceneId.DIALOG:
            top = stack.top
            assert top is not None
            self.messages.append(" ".join(self.game.appearance.say(words) for words in top.read()))
            stack.handle(Press(Action.CONFIRM))
        elif before in {SceneId.TITLE, SceneId.MATCH_OVER}:
            variant, levels = self._matches[self.matches % len(self._matches)]
            seats = tuple(SeatRecord(level=level) for level in levels)
            stack.apply(Reset(routes.NewMatch(GameChoice(variant, len(levels), (), seats=seats))))
            self.matches += 1
        elif before is not SceneId.TABLE:
            self.clock.skip(LONGEST_STEP)
        begun = time.perf_counter()
        self.game.loop.frame()
        self.longest = max(self.longest, time.perf_counter() - begun)
        self.frames += 1
        after = stack.ids[-1]
        self.deals += before is SceneId.TABLE and after is SceneId.SCORE_SHEET
        if before is after is SceneId.TABLE:
            # Nothing to draw: the answer of an opponent is on its way.
            time.sleep(0.0005)
