"""The composition root: builds every object of the program once and puts them together."""

import logging
import sys
import threading
import time
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from settebello.ai import Adviser, Opponents
from settebello.app.crash_guard import CrashGuard
from settebello.app.files.dropped_file import DroppedFiles
from settebello.app.files.match_archive import Archive
from settebello.app.files.messages import about_practice
from settebello.app.files.player_files import Players
from settebello.app.files.window_picture import WindowPicture
from settebello.app.learning.lazy_learning import LazyLearning
from settebello.app.main_loop import MainLoop
from settebello.app.player_parts import PlayerParts
from settebello.app.self_test import first_problem
from settebello.app.settings.run_options import Options
from settebello.app.shared_parts import SharedParts
from settebello.app.shortcuts import Shortcuts
from settebello.app.start_request import after_title
from settebello.clock import Clock
from settebello.notation import Record
from settebello.practice.disk_errors import DiskErrors
from settebello.storage import files
from settebello.storage.open_requests import OpenRequests
from settebello.storage.profiles import Profile
from settebello.storage.settings import Settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.loop import Loop
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.window import drop_file

if TYPE_CHECKING:
    from settebello.practice.learning_mode import Learning

ONCE_FRAMES = 3
LOOK_EVERY = 0.2
"""Seconds between two looks for files that other starts hand over."""


class Game:
    """Owns every object of the program; ``close`` releases them."""

    def __init__(
        self,
        options: Options,
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        opponents: Opponents | None = None,
        adviser: Adviser | None = None,
        loaded: Record | None = None,
    ) -> None:
        """Open the window and build everything behind it.

        Clock, random numbers, opponents and adviser default to the system's and to worker processes. `loaded`
        is a record to open with.
        """
        self._options = options
        self._shared = shared = SharedParts(
            options,
            self._make_scene,
            self._rules_renewed,
            clock=clock,
            rng=rng,
            opponents=opponents,
            adviser=adviser,
        )
        self.profile = shared.first_profile
        self.controls, self.preferences = shared.controls, shared.preferences
        self.appearance, self.canvas = shared.display.appearance, shared.display.canvas
        self.sound, self.writer = shared.sound, shared.writer
        self.rulebook, self.library = shared.data.rulebook, shared.data.library
        self.opponents, self.warm_up = shared.data.opponents, shared.data.warm_up
        self.lazy_learning = LazyLearning(
            options.places,
            self.rulebook.ruleset,
            self.opponents,
            clock=shared.clock,
            rng=SystemRandom(),
            preferences=self.preferences,
            open_scenes=shared.open_scenes,
            disk_errors=DiskErrors(
                shared.log, lambda error: shared.notifications.add(about_practice(error)), self.writer
            ),
        )
        self.players = Players(
            shared.profiles,
            lambda: self.profile,
            self._play_as,
            shared.log,
            shared.notifications.add,
            settle=self.settle_writes,
            imported=self.lazy_learning.look_for_children,
        )
        self._build_player_parts()
        self.crash_guard = CrashGuard(
            options.places.state,
            shared.log,
            shared.clock,
            lambda: self._parts.tables.in_progress,
            settle=self.writer.drain,
        )
        shortcuts = Shortcuts(
            self.preferences,
            self.stack,
            self.sound.screen_reader.read,
            DroppedFiles(self.rulebook.ruleset, options.places, self.appearance.decks.look),
            WindowPicture(options.places.exports, self.canvas, shared.notifications.add),
        )
        self._requests = OpenRequests(options.places.state)
        self._next_look = 0.0
        self._main = MainLoop(
            shared,
            self.crash_guard,
            shortcuts=(self.lazy_learning.held_back, shortcuts.handled),
            work=(
                self.lazy_learning.override,
                self.lazy_learning.look,
                self._follow_game,
                self.appearance.look,
                shared.notify,
                self.sound.device.look,
                lambda: self.sound.follow(self.stack.top, self.stack.ids),
                lambda: shared.notifications.damaged_clips(
                    self.sound.take_troubles(), playing=self.lazy_learning.playing
                ),
                lambda: shared.notifications.damaged_lessons(
                    self.lazy_learning.problems, playing=self.lazy_learning.playing
                ),
            ),
        )
        self.loop.listen(self.sound.device.follow)
        self.preferences.listen(self._apply)
        self._begin(loaded)

    @property
    def loop(self) -> Loop:
        """The main loop."""
        return self._main.loop

    @property
    def gamepads(self) -> Gamepads:
        """The gamepads that are plugged in."""
        return self._main.gamepads

    @property
    def loading(self) -> bool:
        """Whether pictures of cards are still being rendered, or decks being read."""
        return self.canvas.busy or self._shared.display.appearance.decks.busy

    @property
    def stack(self) -> SceneStack:
        """The stack of open scenes."""
        return self._shared.stack

    @property
    def archive(self) -> Archive:
        """The present player's matches."""
        return self._parts.archive

    @property
    def services(self) -> Services:
        """What the scenes of the present player can use."""
        return self._parts.services

    @property
    def log(self) -> logging.Logger:
        """The log of this run."""
        return self._shared.log

    def now(self) -> float:
        """Return the seconds of the clock in use."""
        return self._shared.clock.now()

    @property
    def learning(self) -> "Learning":
        """The learning mode, created on first use."""
        return self.lazy_learning.open()

    def refresh(self) -> None:
        """Lay out and draw all scenes again: texts, cards or colours were read again."""
        self._main.refresh()

    def play(self) -> int:
        """Run until the window is closed; return the exit status."""
        self._main.first_frame()
        # Slow parts start after the first frame: sound, gamepads, the opponents' process.
        self.sound.start()
        self.gamepads.start()
        self._shared.desktop.look()
        self.warm_up()
        _ = self._parts.scenes.pages
        self.appearance.decks.look()
        places = self.profile.places
        for folder in (self._options.places.config, places.config, places.matches):
            files.clean(folder, time.time())
        self.players.tidy()
        self._requests.announce()
        try:
            self.loop.add_work(self.take_requests)
            self._main.run()
        finally:
            self._requests.withdraw()
        return 0

    def try_once(self) -> int:
        """Run the self-test: every opponent makes a move in every variant. Return the exit status."""
        self.sound.cues.start()
        self.loop.run(ONCE_FRAMES)
        tell = partial(print, file=sys.stderr, flush=True)  # for a terminal
        data = self._shared.data
        # The test says whether opponents answer; how fast they are on a busy computer is another question.
        patient = data.more_opponents()
        try:
            problem = first_problem(self.rulebook, data.levels, patient, self._main.wait, tell)
        finally:
            patient.close()
        if problem:
            tell(problem)
        return 1 if problem else 0

    def close(self) -> None:
        """Save the window's position; close scenes, worker processes, threads and window."""
        self.preferences.change(replace(self.preferences.current, window=self._shared.display.left_at))
        self.stack.close()
        self.sound.close()
        self.opponents.close()
        self.lazy_learning.close()
        self.settle_writes()
        self._shared.close()

    def settle_writes(self) -> None:
        """Wait until all pending saves are written, before their files are read or moved."""
        self._parts.settle()

    def thread_failed(self, failure: threading.ExceptHookArgs) -> None:
        """Report an exception that ended a thread; the window continues."""
        if failure.exc_value is not None:
            self.crash_guard.report(failure.exc_value)

    def take_requests(self) -> None:
        """Show a file that another start of the program hands over, as if it were dropped onto the window.

        A file that cannot be shown now is left to the other start, which opens a window of its own.
        """
        busy = self.stack.ids[-1:] == (SceneId.DIALOG,) or self.lazy_learning.playing
        if busy or self.now() < self._next_look:
            return
        self._next_look = self.now() + LOOK_EVERY
        file = self._requests.take()
        if file is not None:
            self._shared.display.window.come_forward()
            drop_file(file)

    def _make_scene(self, route: Route) -> Scene:
        """Return the scene of a route, for whoever is playing now."""
        return self._parts.scenes.make(route)

    def _rules_renewed(self) -> None:
        """Make the table's opponents read the rules again."""
        self._parts.tables.rules_renewed()

    def _build_player_parts(self) -> None:
        """Build the objects that belong to the present player."""
        self._parts = PlayerParts(self.profile, self._shared, self.players, self.lazy_learning.open)

    def _play_as(self, profile: Profile) -> None:
        """Switch to another player's settings and matches; the caller closes the scenes that are open."""
        self.settle_writes()
        self.profile = profile
        settings, keep = self._shared.settings_of(profile)
        # The window keeps its present size and place.
        self.preferences.renew(replace(settings, window=self.preferences.current.window), keep)
        self._build_player_parts()

    def _follow_game(self) -> None:
        """Show the deck of the game on the screen, from the first frame of that game on."""
        if self._shared.follow_game():
            self.refresh()

    def _begin(self, loaded: Record | None) -> None:
        """Show the first screen, and over it what was asked for."""
        self.stack.apply(Push(routes.Title()))
        asked = after_title(self._options, loaded, self.rulebook, self.services.opponents)
        if asked is not None:
            self.stack.apply(asked)

    def _apply(self, settings: Settings) -> None:
        """Apply changed settings to the parts that do not read them on demand."""
        self._shared.apply(settings)
        self._main.apply(settings)
