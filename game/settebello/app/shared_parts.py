"""The objects that all players of the program share: window, sound, rules, settings and scenes."""

from collections.abc import Callable
from random import Random, SystemRandom

from settebello import resources
from settebello.ai import Adviser, Opponents
from settebello.app.display import Display
from settebello.app.files.messages import about_settings, about_unkept
from settebello.app.game_data import GameData
from settebello.app.notifications import Notifications
from settebello.app.settings.desktop import Desktop
from settebello.app.settings.key_settings import KeyBindings
from settebello.app.settings.preferences import Keep, Preferences
from settebello.app.settings.run_options import Options, settings_for
from settebello.app.sound import SoundOutput
from settebello.clock import Clock, SystemClock
from settebello.storage.log import close_log, open_log
from settebello.storage.profiles import Profile, Profiles
from settebello.storage.settings import Settings
from settebello.storage.writer import BackgroundWriter
from settebello.ui.kit.controls.controls_state import Controls
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.window import prepare


class SharedParts:
    """Builds and owns these objects; ``close`` releases what outlasts the scenes."""

    def __init__(
        self,
        options: Options,
        make_scene: Callable[[Route], Scene],
        rules_renewed: Callable[[], None],
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        opponents: Opponents | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        """Open the window with the settings of the player who played last, or whom `options` names.

        `make_scene` is not called yet, and neither is `rules_renewed`, which follows a change of the rule
        files. The others default to the system's clock and random numbers, and to worker processes.
        """
        places = options.places
        self._options = options
        self.log = open_log(places.state, aloud=options.verbose)
        self.controls = Controls()
        self.notifications = Notifications(self.log)
        self.profiles = Profiles(places)
        named = self.profiles.get(options.profile) if options.profile else None
        self.first_profile = named or self.profiles.present()
        self.preferences = Preferences(*self.settings_of(self.first_profile), self._tell_unkept)
        self.desktop = Desktop(lambda: self.preferences.current)
        prepare()
        now = self.preferences.current
        self._keys = KeyBindings(now, self.controls, self.log)
        self.display = Display(now, places.skins, places.languages, self.notifications)
        self.clock = clock or SystemClock()
        self.writer = BackgroundWriter()
        appearance = self.display.appearance
        self.sound = SoundOutput(
            resources.assets() / "sounds",
            resources.assets() / "voice",
            lambda: self.preferences.current,
            appearance.aloud,
            appearance.language,
            self.clock.now,
        )
        self.data = GameData(
            places.rules,
            self.clock,
            self.log,
            rules_renewed,
            own_opponents=places.opponents,
            opponents=opponents,
            adviser=adviser,
        )
        self.rng = rng or SystemRandom()
        self.stack = SceneStack(make_scene)
        self._variant: str | None = None

    def open_scenes(self) -> tuple[SceneId, ...]:
        """Return the ids of the open scenes, the bottom one first."""
        return self.stack.ids

    def settings_of(self, profile: Profile) -> tuple[Settings, Keep]:
        """Return a player's settings with the command line's overrides, and the function to save changes."""
        settings, keep, trouble = settings_for(profile.places.settings, self._options)
        if trouble is not None:
            self.log.warning("%s", trouble.reason)
            self.notifications.add(about_settings(trouble))
        return settings, keep

    def apply(self, settings: Settings) -> None:
        """Apply changed settings to the parts that do not read them on demand; the window comes later."""
        self.display.appearance.apply(settings)
        self.sound.apply(settings)
        self._keys.apply(settings)

    def follow_game(self) -> bool:
        """Show the deck of the game on the screen; return whether that is another deck."""
        variant = self.stack.variant_id
        if variant == self._variant:
            return False
        self._variant = variant
        return self.display.appearance.follow(self.data.played(variant))

    def notify(self) -> None:
        """Show the next notification, once the previous one is closed."""
        display = self.display
        self.notifications.tell_damage(display.canvas, self.data.levels, display.appearance)
        self.notifications.show(self.stack)

    def close(self) -> None:
        """End the writer, the adviser's process and the window; close the log."""
        self.writer.close()
        self.data.adviser.close()
        self.data.deal_work.close()
        self.display.close()
        close_log(self.log)

    def _tell_unkept(self, error: OSError) -> None:
        """Notify that changed settings cannot be saved."""
        self.log.warning("%s", error)
        self.notifications.add(about_unkept(error))
