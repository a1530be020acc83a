"""Recorded sentences, played on a channel of the mixer that is theirs alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from itertools import chain
from pathlib import Path
from typing import Final

import pygame

from settebello.audio.clip_keys import clip_key
from settebello.audio.clip_pieces import pieces_of
from settebello.audio.cues import CLIP_CHANNEL, amplitude_of
from settebello.i18n import Text

BETWEEN_SENTENCES: Final = 0.25
BETWEEN_PIECES: Final = 0.07
"""Seconds of silence within an announcement."""

Mixer = Callable[[float], AbstractContextManager[bool]]
"""Holds the mixer's lock, waiting at most some seconds; yields whether the mixer is open."""


class Clips:
    """Finds the recordings of sentences in a folder with one subfolder a language, and plays them."""

    def __init__(self, folder: Path, mixer: Mixer) -> None:
        """Read nothing yet; `mixer` is `MixerCues.at_hand`."""
        self._folder = folder
        self._mixer = mixer
        self._known: dict[str, frozenset[str]] = {}
        self._broken: set[Path] = set()
        self._untold: list[Path] = []
        self._playing: pygame.mixer.Sound | None = None

    def covers(self, text: Text, language: str) -> bool:
        """Return whether a sentence has a recording, whole or in pieces."""
        return bool(self._files(text, language))

    def say(self, texts: Sequence[Text], language: str, volume: float) -> float:
        """Play the recordings of sentences one after another, in place of those that play.

        Args:
            texts: sentences; one without a recording is left out.
            language: a language code.
            volume: 0 to 1, the position of a slider.

        Returns:
            The length in seconds; 0 if nothing could be played.
        """
        groups = [files for text in texts if (files := self._files(text, language))]
        with self._mixer(0.0) as open_now:
            if not open_now or not groups:
                return 0.0
            with suppress(pygame.error):
                sound = self._joined(groups)
                if sound is not None:
                    sound.set_volume(amplitude_of(volume))
                    pygame.mixer.Channel(CLIP_CHANNEL).play(sound)
                    self._playing = sound
                    return sound.get_length()
        return 0.0

    @property
    def speaking(self) -> bool:
        """Whether a recording is playing."""
        if self._playing is None:
            return False
        with self._mixer(0.0) as open_now:
            if open_now and pygame.mixer.Channel(CLIP_CHANNEL).get_busy():
                return True
        self._playing = None
        return False

    def hush(self) -> None:
        """Stop speaking."""
        if self._playing is None:
            return
        with self._mixer(0.0) as open_now:
            if open_now:
                pygame.mixer.Channel(CLIP_CHANNEL).stop()
        self._playing = None

    def take_troubles(self) -> tuple[Path, ...]:
        """Return the files that could not be played since the last call; each file is returned once."""
        told, self._untold = tuple(self._untold), []
        return told

    def _files(self, text: Text, language: str) -> tuple[Path, ...]:
        """Return the files of a sentence: one, or that of each piece; none if a file is missing or broken."""
        whole = self._file(text, language)
        if whole is not None:
            return (whole,)
        parts = pieces_of(text)
        # A piece may be a sentence that has pieces itself.
        files = [self._files(part, language) for part in parts] if parts != (text,) else []
        return tuple(chain.from_iterable(files)) if all(files) else ()

    def _file(self, text: Text, language: str) -> Path | None:
        key = clip_key(text)
        if key is None or key not in self._keys(language):
            return None
        file = self._folder / language / f"{key}.ogg"
        return None if file in self._broken else file

    def _keys(self, language: str) -> frozenset[str]:
        """Return the keys of a language's recordings, as its folder listed them the first time."""
        if language not in self._known:
            with suppress(OSError):
                self._known[language] = frozenset(
                    file.stem for file in (self._folder / language).iterdir() if file.suffix == ".ogg"
                )
        return self._known.get(language, frozenset())

    def _joined(self, groups: Iterable[tuple[Path, ...]]) -> pygame.mixer.Sound | None:
        """Return the recordings as one sound, with short silences between them; None if all are broken."""
        parts: list[bytes] = []
        for files in groups:
            for place, sound in enumerate(self._loaded(files)):
                if parts:
                    parts.append(silence(BETWEEN_PIECES if place else BETWEEN_SENTENCES))
                parts.append(sound.get_raw())
        return pygame.mixer.Sound(buffer=b"".join(parts)) if parts else None

    def _loaded(self, files: Iterable[Path]) -> Iterator[pygame.mixer.Sound]:
        for file in files:
            try:
                yield pygame.mixer.Sound(file)
            except (pygame.error, OSError):
                self._broken.add(file)
                self._untold.append(file)


def silence(seconds: float) -> bytes:
    """Return silence in the format of the open mixer."""
    mixer = pygame.mixer.get_init()
    if mixer is None:
        return b""
    rate, bits, channels = mixer
    return bytes(round(seconds * rate) * channels * abs(bits) // 8)
