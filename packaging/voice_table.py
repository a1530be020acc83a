"""The table of the recorded voice, packaging/voices/script.tsv, and the voice of each language.

A line has the language, the key of the clip, the text as it is spoken, and optionally phonemes that replace
the spelling where an engine reads it wrongly.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

KOKORO: Final = "kokoro"
PICO: Final = "pico"


class Voice(NamedTuple):
    """A voice of an engine.

    speed: 1 is the usual one. compression: the encoder's level, 0 best to 1 smallest; Pico's sound has no
    high frequencies and needs fewer bits.
    """

    engine: str
    name: str
    speed: float = 1.0
    compression: float = 0.93


VOICES: Final = {
    "en": Voice(PICO, "en-GB", compression=0.96),
    "de": Voice(PICO, "de-DE", compression=0.96),
    "es": Voice(PICO, "es-ES", compression=0.96),
    "fr": Voice(KOKORO, "ff_siwis", speed=0.85),
    "it": Voice(PICO, "it-IT", compression=0.96),
    "ja": Voice(KOKORO, "jf_alpha"),
}
"""The voice of each language."""


@dataclass(frozen=True, slots=True)
class Line:
    """A clip: its language, its key, and what is spoken."""

    language: str
    key: str
    text: str
    phonemes: str = ""

    @property
    def name(self) -> str:
        """The clip's file below assets/voice, without its ending."""
        return f"{self.language}/{self.key}"


def read_script(file: Path) -> tuple[Line, ...]:
    """Return the lines of a table; none for a missing file."""
    if not file.exists():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(Line(*line.split("\t")) for line in lines if line and not line.startswith("#"))
