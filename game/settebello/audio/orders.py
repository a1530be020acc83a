"""The commands for the systems' speech programs: sentence, language, rate and volume.

The text reaches a program by its standard input, or as a single argument after all options.
"""

import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

WORDS_A_MINUTE: Final = 175
"""The normal speaking rate of most systems."""
LCIDS: Final[Mapping[str, str]] = {
    "de": "407,c07,807",
    "en": "409,809,c09,1009",
    "es": "c0a,40a,80a",
    "fr": "40c,c0c,80c",
    "it": "410,810",
    "ja": "411",
}
"""The language identifiers of Windows."""
SAPI: Final = """
$in = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$voice = New-Object -ComObject SAPI.SpVoice
$spoken = ''
while ($null -ne ($line = $in.ReadLine())) {
  $part = $line.Split([char]9, 4)
  if ($part.Length -lt 4) { [void]$voice.Speak('', 3); continue }
  if ($part[0] -ne $spoken) {
    $spoken = $part[0]
    foreach ($id in $spoken.Split(',')) {
      $found = $voice.GetVoices("Language=$id")
      if ($found.Count) { $voice.Voice = $found.Item(0); break }
    }
  }
  $voice.Rate = [int]$part[1]
  $voice.Volume = [int]$part[2]
  [void]$voice.Speak($part[3], 17)
}
"""
"""Reads lines of languages, rate, volume and words; a line with fewer fields stops the speech.

17 is the flag for asynchronous and not XML; 3 for asynchronous and purge.
"""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a sentence is spoken: language code, and rate and volume as slider positions, 0 to 1."""

    language: str = "en"
    rate: float = 0.5
    volume: float = 0.8

    @property
    def words_a_minute(self) -> int:
        """The rate in words a minute, half to twice the usual."""
        return round(WORDS_A_MINUTE * 4 ** (self.rate - 0.5))


@dataclass(frozen=True, slots=True)
class Order:
    """A program with its arguments, and its standard input."""

    program: Sequence[str]
    text: str = ""


def to_sapi(words: str, manner: Manner) -> str:
    """Return the input line for the Windows script."""
    rate, volume = round(20 * (manner.rate - 0.5)), round(100 * manner.volume)
    return f"{LCIDS.get(manner.language, LCIDS['en'])}\t{rate}\t{volume}\t{words}\n"


def dispatched(program: str, words: str, manner: Manner) -> Order:
    """Return the command for speech-dispatcher."""
    rate, volume = round(200 * (manner.rate - 0.5)), round(200 * (manner.volume - 0.5))
    options = ("-w", "-N", "settebello", "-l", manner.language, "-r", str(rate), "-i", str(volume))
    return Order((program, *options, "--", words))


def synthesised(program: str, words: str, manner: Manner) -> Order:
    """Return the command for espeak-ng."""
    loud, fast = round(200 * manner.volume), manner.words_a_minute
    options = ("-v", manner.language, "-s", str(fast), "-a", str(loud), "-b", "1", "--stdin")
    return Order((program, *options), words)


class Mac:
    """Commands for `say`, which selects voices and not languages; the voices are listed once."""

    def __init__(self, program: str) -> None:
        """Take the program; its voices are listed on first use."""
        self._program = program
        self._voices: dict[str, str] | None = None

    def order(self, words: str, manner: Manner) -> Order:
        """Return the command with the first voice of the language, or the system's default voice."""
        if self._voices is None:
            self._voices = voices_of_mac(self._listed())
        voice = self._voices.get(manner.language)
        options = ("-r", str(manner.words_a_minute), *(("-v", voice) if voice else ()), "-f", "-")
        return Order((self._program, *options), f"[[volm {manner.volume:.2f}]] {words}")

    def _listed(self) -> str:
        with suppress(OSError, subprocess.SubprocessError):
            asked = (self._program, "-v", "?")
            return subprocess.run(asked, check=False, capture_output=True, timeout=10).stdout.decode()  # noqa: S603 - no shell
        return ""


def voices_of_mac(listed: str) -> dict[str, str]:
    """Return the first voice of each language in the output of `say -v ?`.

    >>> voices_of_mac("Alice               it_IT    # Salve, mi chiamo Alice.")
    {'it': 'Alice'}
    """
    voices: dict[str, str] = {}
    for line in listed.splitlines():
        *name, locale = line.partition("#")[0].split() or [""]
        if name and "_" in locale:
            voices.setdefault(locale.partition("_")[0], " ".join(name))
    return voices
