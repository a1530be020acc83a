"""The takes of a cue: several recordings of one sound, played in turn."""

from itertools import cycle
from pathlib import Path
from typing import Final

import pygame

PAN: Final = 0.6
"""How far a sound leaves the middle: the amplitude that the other side loses at the table's edge."""


class Takes:
    """Loads the recordings of a cue in a folder; false if there are none."""

    def __init__(self, folder: Path, name: str) -> None:
        """Load `<name>.ogg` and `<name>-1.ogg`, `<name>-2.ogg` ...; damaged files are left out."""
        self._sounds: list[pygame.mixer.Sound] = []
        for file in sorted((*folder.glob(f"{name}.ogg"), *folder.glob(f"{name}-*.ogg"))):
            try:
                self._sounds.append(pygame.mixer.Sound(file))
            except pygame.error:
                continue  # one damaged file must not cost the other sounds
        self._turns = cycle(self._sounds)

    def __bool__(self) -> bool:
        """Whether there is a recording."""
        return bool(self._sounds)

    def play(self, pan: float) -> bool:
        """Start the next recording at a place, -1 (left) to 1 (right); return whether it is heard.

        With several recordings the same one is never heard twice in a row.
        """
        channel = next(self._turns).play() if self._sounds else None
        if channel is None:
            return False
        aside = PAN * min(max(pan, -1.0), 1.0)
        channel.set_volume(min(1.0, 1.0 - aside), min(1.0, 1.0 + aside))
        return True

    def set_volume(self, amplitude: float) -> None:
        """Set the amplitude of all recordings, 0 to 1."""
        for sound in self._sounds:
            sound.set_volume(amplitude)
