"""The narrator: says to a child who cannot read what its scene asks and tells."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from settebello.audio import Speaker, SpeechSettings
from settebello.i18n import Text
from settebello.storage.settings import Settings
from settebello.ui.kit.voice.narration import Narrated, Narration
from settebello.ui.kit.voice.spoken import Words, sentences

TOGETHER: Final = 12
"""The most frames between two sentences that are said one after the other; later ones replace the first."""


class Recordings(Protocol):
    """Recorded sentences."""

    def covers(self, text: Text, language: str) -> bool:
        """Return whether a sentence has a recording."""
        ...

    def say(self, texts: Sequence[Text], language: str, volume: float) -> float:
        """Play sentences in place of those that play; return their length in seconds."""
        ...

    @property
    def speaking(self) -> bool:
        """Whether a recording is playing."""
        ...

    def hush(self) -> None:
        """Stop speaking."""
        ...

    def take_troubles(self) -> tuple[Path, ...]:
        """Return the files that could not be played since the last call."""
        ...


class Narrator:
    """Speaks by recordings, else with the system's voice; silent while the screen reader speaks."""

    def __init__(
        self,
        clips: Recordings,
        speaker: Speaker,
        settings: Callable[[], Settings],
        say: Callable[[Words], str],
        language: Callable[[], str],
    ) -> None:
        """Put texts into words for the system's voice with `say`; `language` is the current code."""
        self._clips = clips
        self._speaker = speaker
        self._settings = settings
        self._say = say
        self._language = language
        self._scene: Narrated | None = None
        self._before: Narration | None = None
        self._asked = False
        self._frames = TOGETHER
        """The frames since something was said, at most `TOGETHER`."""
        self.spoke: tuple[Words, ...] = ()
        """What was said last."""

    @property
    def on(self) -> bool:
        """Whether the top scene is narrated."""
        return self._before is not None

    @property
    def speaking(self) -> bool:
        """Whether a recording is playing."""
        return self._clips.speaking

    def repeat(self) -> None:
        """Say the question and what was told last, in the next frame."""
        self._asked = True

    def follow(self, scene: Narrated | None) -> None:
        """Speak the changes since the last call; called once per frame with the top scene."""
        settings = self._settings()
        hearing = settings.sound and not settings.speech
        now = scene.narration if scene is not None and hearing else None
        before = self._before if scene is self._scene else None
        asked, self._asked = self._asked, False
        self._scene, self._before = scene, now
        self._frames = min(self._frames + 1, TOGETHER)
        if now is None:
            if before is not None or self.spoke:
                self._hush()
            return
        told = _fresh(now.log, before.log if before is not None else ())
        if asked:
            self._tell(tuple(dict.fromkeys((*now.opening, *now.caption))))
        elif before is None or now.task != before.task:
            self._tell((*now.opening, *told))
        elif now.opening != before.opening:
            # What was asked beside it already is not said again.
            self._tell((*(words for words in now.opening if words not in before.opening), *told))
        elif told and self._frames < TOGETHER and self._clips.speaking:
            # What has just begun would not be heard.
            self._tell((*self.spoke, *told))
        elif told:
            self._tell(told)
        elif now.label is not None and now.label != before.label:
            self._tell((now.label,))

    def _tell(self, words: tuple[Words, ...]) -> None:
        """Say sentences in place of those that are spoken."""
        if not words:
            return
        self.spoke, self._frames = words, 0
        language, settings = self._language(), self._settings()
        texts = tuple(one for one in words if isinstance(one, Text))
        whole = len(texts) == len(words) and all(self._clips.covers(text, language) for text in texts)
        if not whole and self._speaker.available and settings.speech_volume:
            self._clips.hush()
            manner = SpeechSettings(language, settings.speech_rate, settings.speech_volume)
            self._speaker.say(sentences(map(self._say, words)), manner, at_once=True)
            return
        self._speaker.hush()
        if not self._clips.say(texts, language, settings.speech_volume):
            self._clips.hush()

    def _hush(self) -> None:
        self.spoke = ()
        self._clips.hush()
        self._speaker.hush()


def _fresh(log: tuple[Text, ...], heard: tuple[Text, ...]) -> tuple[Text, ...]:
    """Return the entries of a log that were not heard yet."""
    return log[len(heard) :] if log[: len(heard)] == heard else log
