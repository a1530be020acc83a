"""Speech output: announcements spoken sentence by sentence, in turn or interrupting the present one."""

import threading
from collections import deque
from typing import Final, Protocol

from settebello.audio.orders import SpeechSettings
from settebello.audio.sentences import sentences_of
from settebello.audio.voices import Voice
from settebello.datafile.characters import showable

WAITING: Final = 12
"""The length of the queue in announcements; when it is full, the oldest is dropped with all its sentences."""
LOOK: Final = 0.03
"""Seconds between checks whether a sentence has ended."""


class Speaker(Protocol):
    """Speaks announcements of one or more sentences."""

    @property
    def available(self) -> bool:
        """Whether there is a voice."""
        ...

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        """Speak an announcement and return at once; `at_once` interrupts all earlier ones."""
        ...

    def hush(self) -> None:
        """Stop speaking and clear the queue."""
        ...

    def close(self) -> None:
        """Stop for good and end every process."""
        ...


class VoiceSpeaker:
    """Speaks with a system voice from its own thread; silent if there is no voice."""

    def __init__(self, voice: Voice | None) -> None:
        """Take the voice; the first sentence starts the thread."""
        self._voice = voice
        self._waiting: deque[deque[tuple[str, SpeechSettings]]] = deque(maxlen=WAITING)
        self._changed = threading.Condition()
        self._cut = threading.Event()
        self._closed = voice is None
        self._thread: threading.Thread | None = None

    @property
    def available(self) -> bool:
        """Whether the system has a voice that has not failed."""
        return not self._closed

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        """Queue the sentences of an announcement, or speak them at once in place of all others."""
        # A NUL cannot be an argument of the program that speaks.
        lines = sentences_of(" ".join(showable(words).split()))
        with self._changed:
            if self._closed or not lines:
                return
            if at_once:
                self._waiting.clear()
                self._cut.set()
            self._waiting.append(deque((line, manner) for line in lines))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="speech", daemon=True)
                self._thread.start()
            self._changed.notify()

    def hush(self) -> None:
        """Stop speaking and clear the queue."""
        with self._changed:
            self._waiting.clear()
            self._cut.set()
            self._changed.notify()

    def close(self) -> None:
        """Stop for good; the speech process has ended when this returns."""
        with self._changed:
            self._waiting.clear()
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _speak(self) -> None:
        """Speak the queued sentences until closed; only this thread uses the voice."""
        voice = self._voice
        if voice is None:
            return
        try:
            while (line := self._next(voice)) is not None:
                voice.say(*line)
        except OSError:
            # A voice that cannot be started will not start the next time either.
            with self._changed:
                self._closed = True
        finally:
            voice.close()

    def _next(self, voice: Voice) -> tuple[str, SpeechSettings] | None:
        """Wait for the end of the present sentence and for the next one; None when closed."""
        while True:
            with self._changed:
                # While a sentence is spoken, poll its process, so that an ended process is reaped.
                pause = LOOK if voice.speaking else None
                self._changed.wait_for(
                    lambda: self._cut.is_set() or self._closed or bool(self._waiting), pause
                )
                if self._closed:
                    return None
                cut = self._cut.is_set()
                self._cut.clear()
            if cut:
                voice.hush()
            with self._changed:
                if self._cut.is_set() or not self._waiting:
                    continue
                if not voice.speaking:
                    return self._take()
                self._changed.wait(LOOK)

    def _take(self) -> tuple[str, SpeechSettings]:
        """Take the next sentence from the queue, which is not empty."""
        announcement = self._waiting[0]
        sentence = announcement.popleft()
        if not announcement:
            self._waiting.popleft()
        return sentence
