"""The screen reader: follows the top scene and speaks what has changed."""

from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

from settebello.audio import Speaker, SpeechSettings
from settebello.i18n import t
from settebello.storage.settings import Settings
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.voice.spoken import Spoken, Words, phrase, sentences


class ScreenReader:
    """Speaks new scenes, the focused widget, all events and every notice.

    Responses to the player's input interrupt earlier speech; other events wait. Silent while speech or all
    sound is off.
    """

    def __init__(
        self,
        speaker: Speaker,
        settings: Callable[[], Settings],
        say: Callable[[Words], str],
        language: Callable[[], str],
    ) -> None:
        """Put texts into spoken form with `say`; `language` returns the current language code."""
        self._speaker = speaker
        self._settings = settings
        self._say = say
        self._language = language
        self._on = False
        self._asked = False
        self._scene: Scene | None = None
        self._before = Spoken()
        self._heard: WeakKeyDictionary[Scene, tuple[Words, ...]] = WeakKeyDictionary()

    @property
    def available(self) -> bool:
        """Whether a voice is available."""
        return self._speaker.available

    def read(self) -> None:
        """Speak the whole content of the top scene in the next frame."""
        self._asked = True

    def follow(self, scene: Scene | None) -> None:
        """Speak the changes since the last call; called once per frame with the top scene."""
        self._switch()
        if not self._on or scene is None:
            self._scene, self._asked = None, False
            return
        now = scene.spoken
        if scene is self._scene:
            self._moved(now)
        else:
            self._come(scene, now)
        self._scene, self._before = scene, now
        if self._asked:
            self._asked = False
            told = scene.read()
            self._tell((*told, self._joined(_beyond(now.focus, told))))

    def _switch(self) -> None:
        """Switch speech on or off as the settings say, and announce it."""
        settings = self._settings()
        on = settings.speech and settings.sound
        if on == self._on:
            return
        if on:
            self._tell((t("Speech is on."),))
        elif settings.speech:
            self._tell((t("All sound is off."),))
        else:
            self._speaker.hush()
        self._on = on

    def _come(self, scene: Scene, now: Spoken) -> None:
        """Speak the heading and focus of a new top scene, and its events not spoken yet."""
        self._tell(
            (*now.opening, self._joined(_beyond(now.focus, now.opening))),
            at_once=not now.patient and self._scene is not None,
        )
        self._news(scene, now.log)
        if now.notice is not None:
            self._tell((now.notice,), at_once=False)

    def _moved(self, now: Spoken) -> None:
        """Speak the changes since the last frame."""
        before = self._before
        asked = now.opening != before.opening
        if now.focus and (now.of is not before.of or now.focus != before.focus):
            known = () if now.of is not before.of else before.focus
            # The focus would interrupt the scene's opening, so the opening is spoken first and the focus
            # waits.
            if asked:
                self._tell(now.opening)
            focus = self._joined(part for part in now.focus if part not in known)
            self._tell((focus,), at_once=not asked)
        elif asked:
            self._tell(now.opening, at_once=False)
        if now.beside != before.beside:
            self._tell(now.shown if now.beside is not None else (t("Closed."),))
        news = self._scene is not None and self._news(self._scene, now.log)
        if now.notice is not None and (news or now.notice != before.notice):
            self._tell((now.notice,), at_once=False)

    def _news(self, scene: Scene, log: tuple[Words, ...]) -> bool:
        """Speak the new log entries; return whether there are any."""
        heard = self._heard.get(scene, ())
        self._heard[scene] = log
        fresh = log[len(heard) :] if log[: len(heard)] == heard else log
        for words in fresh:
            self._tell((words,), at_once=False)
        return bool(fresh)

    def _joined(self, parts: Iterable[Words]) -> str:
        return phrase(map(self._say, parts))

    def _tell(self, parts: Iterable[Words], *, at_once: bool = True) -> None:
        words = sentences(map(self._say, parts))
        if words:
            settings = self._settings()
            manner = SpeechSettings(self._language(), settings.speech_rate, settings.speech_volume)
            self._speaker.say(words, manner, at_once=at_once)


def _beyond(focus: tuple[Words, ...], said: tuple[Words, ...]) -> tuple[Words, ...]:
    """Return the parts of a focus without a label that repeats what was said: a list named like its page."""
    return focus[1:] if focus[:1] and focus[0] in said else focus
