"""Speech: sentences said one after the other, the latest at once where it is asked for."""

import threading
from collections import deque
from typing import Final, Protocol

from settebello.audio.orders import Manner
from settebello.audio.voices import Voice

WAITING: Final = 12
"""More sentences than these do not wait: the oldest is left out."""
LOOK: Final = 0.03
"""How often it is looked whether a sentence has ended, seconds."""


class Speaker(Protocol):
    """Whatever says sentences."""

    @property
    def available(self) -> bool:
        """Whether there is a voice to be heard."""
        ...

    def say(self, words: str, manner: Manner, *, at_once: bool = True) -> None:
        """Say something and return at once; what is being said is cut short, or waited for."""
        ...

    def hush(self) -> None:
        """End what is being said, and forget what waits."""
        ...

    def close(self) -> None:
        """Fall silent for good, and end every process."""
        ...


class VoiceSpeaker:
    """Speaks with a voice of the system's, from a thread of its own; silent without a voice."""

    def __init__(self, voice: Voice | None) -> None:
        """Begin in silence; the thread is started by the first sentence."""
        self._voice = voice
        self._waiting: deque[tuple[str, Manner]] = deque(maxlen=WAITING)
        self._changed = threading.Condition()
        self._cut = threading.Event()
        self._closed = voice is None
        self._thread: threading.Thread | None = None

    @property
    def available(self) -> bool:
        """Whether the system has a voice, and it has not failed."""
        return not self._closed

    def say(self, words: str, manner: Manner, *, at_once: bool = True) -> None:
        """Say something after what is being said, or at once in its place."""
        line = " ".join(words.split())
        with self._changed:
            if self._closed or not line:
                return
            if at_once:
                self._waiting.clear()
                self._cut.set()
            self._waiting.append((line, manner))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="speech", daemon=True)
                self._thread.start()
            self._changed.notify()

    def hush(self) -> None:
        """End what is being said, and forget what waits."""
        with self._changed:
            self._waiting.clear()
            self._cut.set()
            self._changed.notify()

    def close(self) -> None:
        """Fall silent for good; the process that speaks is gone when this returns."""
        with self._changed:
            self._waiting.clear()
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _speak(self) -> None:
        """Say what waits until everything is closed; only this thread touches the voice."""
        voice = self._voice
        if voice is None:
            return
        try:
            while (line := self._next(voice)) is not None:
                voice.say(*line)
        except OSError:
            # A voice that cannot be started will not be there the next time either.
            with self._changed:
                self._closed = True
        finally:
            voice.close()

    def _next(self, voice: Voice) -> tuple[str, Manner] | None:
        """Wait for the next sentence and for the one before it; None when everything is closed."""
        while True:
            with self._changed:
                # While something is being said it is looked after: a process that has ended is let go.
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
                    return self._waiting.popleft()
                self._changed.wait(LOOK)
