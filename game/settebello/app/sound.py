"""All audio output: cues, ambience, music and speech."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from settebello.app.music_choice import surface_of, track_for
from settebello.audio import Ambience, Clips, DeviceWatch, MixerCues, Music, VoiceSpeaker
from settebello.audio.voices import found
from settebello.storage.settings import Settings
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narrator import Narrator
from settebello.ui.kit.voice.screen_reader import ScreenReader


class SoundOutput:
    """Creates the audio parts and applies the settings to them; devices are opened late."""

    def __init__(
        self,
        sounds: Path,
        recordings: Path,
        settings: Callable[[], Settings],
        say: Callable[[Words], str],
        language: Callable[[], str],
        seconds: Callable[[], float],
    ) -> None:
        """Prepare the sounds and recorded sentences in these folders; no device is opened yet.

        `say` returns a text as it is spoken.
        """
        now = settings()
        self.cues = MixerCues(sounds, volume=now.volume, enabled=now.sound)
        self._ambience = Ambience(sounds / "ambience" / "osteria.ogg", volume=now.ambience, enabled=now.sound)
        self.music = Music(sounds / "music", self.cues.at_hand, volume=now.music, enabled=now.sound)
        self._seconds = seconds
        self.cues.set_surface(surface_of(now))
        self._speaker = VoiceSpeaker(found())
        self.screen_reader = ScreenReader(self._speaker, settings, say, language)
        self._clips = Clips(recordings, self.cues.at_hand)
        self.narrator = Narrator(self._clips, self._speaker, settings, say, language)
        self.device = DeviceWatch(self.cues, self._reopen, seconds)
        self._settings = settings
        self._on = now.sound
        self._wanted = self._ducked = False
        self.opening: threading.Thread | None = None

    def start(self) -> None:
        """Open the sound device in the background if sound is on."""
        self._wanted = True
        self._open()

    def apply(self, settings: Settings) -> None:
        """Apply changed settings."""
        self.cues.set_volume(settings.volume)
        self.cues.set_enabled(enabled=settings.sound)
        self.cues.set_surface(surface_of(settings))
        self._ambience.set(settings.ambience, enabled=settings.sound)
        self.music.set(settings.music, enabled=settings.sound)
        turned_on, self._on = settings.sound and not self._on, settings.sound
        if turned_on and not self.cues.available:
            self._reopen()
        self._open()

    def follow(self, scene: Scene | None, scenes: Sequence[SceneId] = ()) -> None:
        """Speak what has changed on the top scene, and play the music of the open ones; once per frame."""
        # The narrator falls silent before the screen reader begins.
        self.narrator.follow(scene)
        self.screen_reader.follow(scene)
        speaking = self.narrator.speaking
        if speaking != self._ducked:
            self._ducked = speaking
            self.cues.duck(ducked=speaking)
            self._ambience.duck(ducked=speaking)
        self._follow_music(scenes, speaking=speaking)

    def _follow_music(self, scenes: Sequence[SceneId], *, speaking: bool) -> None:
        settings, now = self._settings(), self._seconds()
        self.music.duck(self.cues.take_played(), now)
        # Not every system says when its voice has ended: with speech on the music is always quieter.
        self.music.follow(track_for(scenes, settings), now, speaking=speaking or settings.speech)

    def take_troubles(self) -> tuple[Path, ...]:
        """Return the recorded sentences that could not be played since the last call."""
        return self._clips.take_troubles()

    def close(self) -> None:
        """End the process that speaks."""
        self._speaker.close()

    def _open(self) -> None:
        """Open the device in a thread, as that may take a while."""
        if self._wanted and self._settings().sound and self.opening is None:
            self.opening = threading.Thread(target=self._open_now, name="sound", daemon=True)
            self.opening.start()

    def _open_now(self) -> None:
        """Open the device and load the cues, then the longer ambience."""
        self.cues.start()
        self._ambience.start()

    def _reopen(self) -> bool:
        """Reopen the device in a thread; return False while it is still opening or was never opened."""
        if self.opening is None or self.opening.is_alive():
            return False
        self.opening = threading.Thread(target=self._reopen_now, name="sound", daemon=True)
        self.opening.start()
        return True

    def _reopen_now(self) -> None:
        self._ambience.let_go()
        self.music.let_go()
        self._clips.hush()
        self.cues.reopen()
        self._ambience.start()
