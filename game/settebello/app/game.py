"""The composition root: builds every object of the program once and puts them together."""

import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from settebello import __version__, resources
from settebello.ai import Adviser, Levels, LocalOpponents, Opponents, WorkerAdviser, WorkerOpponents
from settebello.app.crash_guard import CrashGuard
from settebello.app.files.exports import Exports
from settebello.app.files.match_archive import Archive
from settebello.app.files.messages import about_practice, about_settings, about_unkept
from settebello.app.files.player_files import Players
from settebello.app.game_offers import Library, opponent_choices
from settebello.app.learning.lazy_learning import LazyLearning
from settebello.app.notifications import Notifications
from settebello.app.scenes import Scenes
from settebello.app.self_test import first_problem
from settebello.app.settings.appearance import Appearance
from settebello.app.settings.desktop import Desktop, as_left, open_window
from settebello.app.settings.key_settings import KeyBindings
from settebello.app.settings.preferences import Keep, Preferences
from settebello.app.settings.run_options import Options, settings_for
from settebello.app.settings.sizes import enlargement
from settebello.app.shortcuts import Shortcuts
from settebello.app.sound import SoundOutput
from settebello.app.start_request import after_title, record_asked_for
from settebello.app.table_sessions import Tables
from settebello.clock import Clock, SystemClock
from settebello.gc_startup import gc_paused
from settebello.i18n import languages, own_name
from settebello.notation import Record
from settebello.outside import OutsideError
from settebello.practice.disk_errors import DiskErrors
from settebello.rulebook import Rulebook
from settebello.session import Matches
from settebello.storage import files
from settebello.storage.log import close_log, open_log
from settebello.storage.profiles import Profile, Profiles
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings import Settings
from settebello.storage.writer import BackgroundWriter
from settebello.ui.kit import routes
from settebello.ui.kit.controls.controls_state import Controls
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Inputs
from settebello.ui.kit.gamepad_prompts import PromptRow
from settebello.ui.kit.loop import Loop
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas, scale_of
from settebello.ui.kit.window import is_right_library, prepare
from settebello.ui.menus.help.screen_help import is_paged

if TYPE_CHECKING:
    from settebello.practice.learning_mode import Learning

ONCE_FRAMES = 3
PATIENT = 60.0
"""Seconds for an answer of opponents that nobody plays against."""
BEHIND = 5
"""The priority (``nice``) of the threads that render card pictures, behind the window."""


def run(
    options: Options,
    *,
    before_play: "Callable[[Game], None] | None" = None,
    clock: Clock | None = None,
    rng: Random | None = None,
) -> int:
    """Open the window, play until it is closed, and return the exit status.

    `before_play` is called with the program before its first frame. Clock and random numbers default to the
    system's.

    Before a window opens: raises OutsideError if there is no screen, UnknownVariant if the requested variant
    does not exist, and DataError or OSError if the requested record cannot be read.
    """
    if not is_right_library():
        # There is no window yet in which to show this.
        raise OutsideError("Settebello needs pygame-ce; another library named pygame is in its place.")
    loaded = record_asked_for(options)
    prepare()
    with gc_paused():
        game = Game(options, clock=clock, rng=rng, loaded=loaded)
    try:
        if before_play is not None:
            before_play(game)
        threading.excepthook = game.thread_failed
        return game.try_once() if options.once else game.play()
    finally:
        threading.excepthook = threading.__excepthook__
        game.close()


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
        places = options.places
        self._options = options
        self._log = open_log(places.state, aloud=options.verbose)
        self.controls = Controls()
        self._notifications = Notifications(self._log)
        profiles = Profiles(places)
        self.profile = (profiles.get(options.profile) if options.profile else None) or profiles.present()
        self.preferences = Preferences(*self._settings_of(self.profile), self._tell_unkept)
        self._desktop = Desktop(lambda: self.preferences.current)
        prepare()
        now = self.preferences.current
        self._keys = KeyBindings(now, self.controls, self._log)
        self._window = open_window(now, resources.assets() / "ui" / "icon.png")
        self._clock = clock or SystemClock()
        self._executor = ThreadPoolExecutor(2, "cards", initializer=_stand_back)
        self.writer = BackgroundWriter()
        fonts = Fonts(resources.assets() / "fonts")
        fonts.plain = now.plain_letters
        skins = (resources.assets() / "skins", places.skins)
        self.appearance = Appearance(
            now, skins, fonts, self._executor, log=self._log, complain=self._notifications.add
        )
        self.canvas = Canvas(
            self._window.surface,
            fonts,
            self.appearance.cards,
            resources.assets(),
            self.appearance.say,
            self._executor,
        )
        self.sound = SoundOutput(
            resources.assets() / "sounds",
            lambda: self.preferences.current,
            self.appearance.say,
            self.appearance.language,
            self._clock.now,
        )
        folders = (resources.rules(), places.rules)
        self.rulebook = Rulebook(folders)
        self.library = Library(self.rulebook, folders, self._rules_renewed)
        self._levels = Levels.load((resources.assets() / "opponents",))
        worker = WorkerOpponents(folders, (resources.assets() / "opponents",), clock=self._clock)
        self.opponents = opponents or worker
        self._adviser = adviser or WorkerAdviser(folders)
        self.warm_up = worker.prepare if opponents is None else lambda: None
        self._rng = rng or SystemRandom()
        self._in_force = now
        self._prompts_shown = False
        self._log_problems()
        self.players = Players(
            profiles,
            lambda: self.profile,
            self._play_as,
            self._log,
            self._notifications.add,
            settle=self.settle_writes,
        )
        self.lazy_learning = LazyLearning(
            # Children are shared by all players of the computer.
            places.data / "learning",
            self.rulebook.ruleset,
            self.opponents,
            clock=self._clock,
            rng=SystemRandom(),
            preferences=self.preferences,
            open_scenes=lambda: self._stack.ids,
            disk_errors=DiskErrors(
                self._log, lambda error: self._notifications.add(about_practice(error)), self.writer
            ),
        )
        self._build_player_parts()
        self.crash_guard = CrashGuard(
            places.state,
            self._log,
            self._clock,
            lambda: self._tables.in_progress,
            settle=self.writer.drain,
        )
        self._stack = SceneStack(self._make_scene)
        self._stack.enlarge(*enlargement(self.preferences.current))
        prompts = PromptRow(
            self.controls,
            self._stack,
            lambda: scale_of(*self._window.surface.get_size()),
            paged=is_paged,
        )
        self._stack.keep_free(lambda: prompts.height)
        self.gamepads = Gamepads()
        shortcuts = Shortcuts(
            self.preferences, self._stack, self.sound.screen_reader.read, self.rulebook.ruleset
        )
        self._loop = Loop(
            window=self._window,
            canvas=self.canvas,
            stack=self._stack,
            inputs=Inputs(self.gamepads, self.controls),
            overlays=(prompts.draw,),
            clock=self._clock,
            shortcuts=(self.lazy_learning.held_back, shortcuts.handled),
            work=(
                self.lazy_learning.override,
                self.lazy_learning.look,
                self.appearance.look,
                self._notify,
                self.sound.device.look,
                lambda: self.sound.screen_reader.follow(self._stack.top),
            ),
        )
        self._loop.listen(self.sound.device.follow)
        self.controls.on_change(lambda: self._show_prompts(prompts.height))
        self.preferences.listen(self._apply)
        self._begin(loaded)

    @property
    def loop(self) -> Loop:
        """The main loop."""
        return self._loop

    @property
    def loading(self) -> bool:
        """Whether pictures of cards are still being rendered."""
        return self.canvas.busy

    @property
    def stack(self) -> SceneStack:
        """The stack of open scenes."""
        return self._stack

    @property
    def log(self) -> logging.Logger:
        """The log of this run."""
        return self._log

    def now(self) -> float:
        """Return the seconds of the clock in use."""
        return self._clock.now()

    @property
    def learning(self) -> "Learning":
        """The learning mode, created on first use."""
        return self.lazy_learning.open()

    def refresh(self) -> None:
        """Lay out and draw all scenes again: texts, cards or colours were read again."""
        self.canvas.forget()
        self._stack.arrange()
        self._loop.redraw()

    def play(self) -> int:
        """Run until the window is closed; return the exit status."""
        self._guarded(self._loop.frame)
        # Slow parts start after the first frame: sound, gamepads, the opponents' process.
        self.sound.start()
        self.gamepads.start()
        self._desktop.look()
        self.warm_up()
        _ = self._scenes.pages
        self.appearance.decks.look()
        places = self.profile.places
        for folder in (self._options.places.config, places.config, places.matches):
            files.clean(folder, time.time())
        self.players.tidy()
        while self._loop.running:
            self._guarded(self._loop.run)
        return 0

    def try_once(self) -> int:
        """Run the self-test: every opponent makes a move in every variant. Return the exit status."""
        self.sound.cues.start()
        self._loop.run(ONCE_FRAMES)
        problem = first_problem(self.rulebook, self._levels, self.opponents, self._pass_time)
        if problem:
            print(problem, file=sys.stderr)  # noqa: T201 - for a terminal
        return 1 if problem else 0

    def close(self) -> None:
        """Save the window's position; close scenes, worker processes, threads and window."""
        left = as_left(self._window)
        self.preferences.change(replace(self.preferences.current, window=left))
        self._stack.close()
        self.sound.close()
        self.opponents.close()
        self.lazy_learning.close()
        self.settle_writes()
        self.writer.close()
        self._adviser.close()
        self._executor.shutdown(cancel_futures=True)
        self._window.close()
        close_log(self._log)

    def _settings_of(self, profile: Profile) -> tuple[Settings, Keep]:
        """Return a player's settings with the command line's overrides, and the function to save changes."""
        settings, keep, trouble = settings_for(profile.places.settings, self._options)
        if trouble is not None:
            self._log.warning("%s", trouble.reason)
            self._notifications.add(about_settings(trouble))
        return settings, keep

    def _tell_unkept(self, error: OSError) -> None:
        """Notify that changed settings cannot be saved."""
        self._log.warning("%s", error)
        self._notifications.add(about_unkept(error))

    def _build_player_parts(self) -> None:
        """Build the objects that belong to the present player: archive, matches, services and scenes."""
        self.archive = self._make_archive()
        matches = Matches(
            saves=Saves(self.profile.places.matches),
            ruleset_of=self.rulebook.ruleset,
            opponents=self.opponents,
            rng=self._rng,
            writer=self.writer,
            log=self._log,
        )
        self._tables = Tables(
            matches,
            self.opponents,
            log=self._log,
            complain=self._notifications.add,
            open_scenes=lambda: self._stack.ids,
            record=self.archive.record,
        )
        self.services = self._make_services()
        self._scenes = Scenes(self.services, self.rulebook, self._tables, lambda: self._stack.ids)

    def _play_as(self, profile: Profile) -> None:
        """Switch to another player's settings and matches; the caller closes the scenes that are open."""
        self.settle_writes()
        self.profile = profile
        settings, keep = self._settings_of(profile)
        # The window keeps its present size and place.
        self.preferences.renew(replace(settings, window=self.preferences.current.window), keep)
        self._build_player_parts()

    def settle_writes(self) -> None:
        """Wait until all pending saves are written, before their files are read or moved."""
        self._tables.settle()
        self.writer.drain()

    def _make_scene(self, route: Route) -> Scene:
        """The scene of a route, for whoever is playing now."""
        return self._scenes.make(route)

    def _show_prompts(self, height: float) -> None:
        """Make or remove room for the row of button prompts, and redraw."""
        if bool(height) != self._prompts_shown:
            self._prompts_shown = bool(height)
            self._stack.arrange()
        self._loop.redraw()

    def thread_failed(self, failure: threading.ExceptHookArgs) -> None:
        """Report an exception that ended a thread; the window continues."""
        if failure.exc_value is not None:
            self.crash_guard.report(failure.exc_value)

    def _guarded(self, run: Callable[[], None]) -> None:
        """Call `run`; after an unexpected exception continue at the title, so that the session survives."""
        try:
            run()
        except Exception as error:  # noqa: BLE001 - any exception
            self._go_on_after(error)

    def _go_on_after(self, error: Exception) -> None:
        """Return to the title and show a message; raise the exception again if there were too many."""
        notice = self.crash_guard.survived(error)
        if notice is None:
            raise error
        while self._stack.top is not None:
            # Each scene leaves the stack before it closes, so this loop ends even if closing fails.
            with suppress(Exception):
                self._stack.close()
        self._stack.apply(Push(routes.Title()))
        self._notifications.add(notice)
        # The exception may have interrupted drawing on another surface: draw on the window again.
        self._loop.fit()

    def _log_problems(self) -> None:
        """Log the faulty rule files with the positions of their errors."""
        for problem in self.rulebook.problems.values():
            self._log.warning("%s", problem)

    def _tell_damage(self) -> None:
        """Notify about damaged files of the program: fonts, pictures, opponents, the language."""
        for path in self.canvas.troubles:
            self._notifications.damaged(path, f"{path}: this can be read neither as a font nor as a picture")
        for problem in self._levels.problems[:1]:
            # Show only the first of several: characters are missing because their level is.
            self._notifications.damaged(Path(problem.file), "\n".join(map(str, self._levels.problems)))
        if self.appearance.catalogue.trouble:
            self._notifications.damaged(self.appearance.catalogue.file, self.appearance.catalogue.trouble)

    def _rules_renewed(self) -> None:
        """Log problems after the rules were read again, and make the worker processes read them too."""
        self._tables.rules_renewed()
        self._adviser.close()
        self._log_problems()

    def _pass_time(self) -> None:
        """Run one frame while waiting for something."""
        self._loop.frame()
        self._clock.sleep(0.01)

    def _make_services(self) -> Services:
        return Services(
            settings=self.preferences,
            cues=self.sound.cues,
            variants=self.library.choices,
            ruleset=self.rulebook.ruleset,
            opponents=opponent_choices(self._levels.opponents),
            skins=self.appearance.decks,
            archive=self.archive,
            exports=Exports(self.profile.places.exports, self.canvas, self.appearance.say),
            languages=tuple((code, own_name(code)) for code in languages()),
            language=self.appearance.language,
            can_continue=self._tables.can_continue,
            # A fixed seed: the small variations are the same after every start, so pictures stay the same.
            chance=Random(0),
            version=__version__,
            more_opponents=self._more_opponents,
            aloud=self.sound.screen_reader,
            controls=self.controls,
            adviser=self._adviser,
            reduced_motion=self._desktop.reduced_motion,
            players=self.players,
            learning=self.lazy_learning.open,
        )

    def _more_opponents(self) -> Opponents:
        """Return opponents in a process of their own, so that those at the table are not disturbed.

        Where the opponents at the table were handed in, there is no process at all.
        """
        if not isinstance(self.opponents, WorkerOpponents):
            return LocalOpponents(self._levels)
        rules, people = (resources.rules(), self._options.places.rules), resources.assets() / "opponents"
        return WorkerOpponents(rules, (people,), clock=self._clock, budget=PATIENT)

    def _make_archive(self) -> Archive:
        return Archive(
            Saves(self.profile.places.matches),
            NamedSaves(self.profile.places.saved),
            self.rulebook.ruleset,
            self._clock,
            in_progress=lambda: self._tables.in_progress,
            variant_name=self._variant_name,
            settle=self.settle_writes,
        )

    def _begin(self, loaded: Record | None) -> None:
        """Show the first screen, and over it what was asked for."""
        self._stack.apply(Push(routes.Title()))
        asked = after_title(self._options, loaded, self.rulebook, self.services.opponents)
        if asked is not None:
            self._stack.apply(asked)

    def _notify(self) -> None:
        """Show the next notification, once the previous one is closed."""
        self._tell_damage()
        self._notifications.show(self._stack)

    def _variant_name(self, variant: str) -> str:
        """Return a game's name in the current language; its id if its rules no longer exist."""
        named = next((one for one in self.library.choices() if one.id == variant), None)
        return variant if named is None else self.appearance.say(named.name)

    def _apply(self, settings: Settings) -> None:
        """Apply changed settings to the parts that do not read them on demand."""
        before, self._in_force = self._in_force, settings
        self.appearance.apply(settings)
        self.sound.apply(settings)
        self._keys.apply(settings)
        if settings.large_cards != before.large_cards:
            self._loop.fit()
        if settings.full_screen != self._window.full_screen:
            self._window.set_full_screen(settings.full_screen)
            self._loop.fit()
        self._stack.enlarge(*enlargement(settings))
        self.canvas.fonts.plain = settings.plain_letters
        self.canvas.palette = Palette(contrast=settings.high_contrast, safe=settings.safe_marks)
        self.canvas.forget()
        self._loop.redraw()


def _stand_back() -> None:
    """Lower the priority of a picture-rendering thread; only Linux has priorities for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)
