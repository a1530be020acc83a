"""What the voices of systems are told: which program says a sentence, in which language, and how fast.

What is to be said reaches a program by its standard input, or as one argument after all options.
"""

import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

WORDS_A_MINUTE: Final = 175
"""How fast most systems speak by themselves."""
LCIDS: Final[Mapping[str, str]] = {
    "de": "407,c07,807",
    "en": "409,809,c09,1009",
    "es": "c0a,40a,80a",
    "fr": "40c,c0c,80c",
    "it": "410,810",
    "ja": "411",
}
"""What Windows calls our languages."""
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
"""Reads lines of languages, rate, volume and words; a line with less ends what is being said.

17 is "go on at once" and "no markup"; 3 is "go on at once" and "forget the rest".
"""


@dataclass(frozen=True, slots=True)
class Manner:
    """How something is said: the language's code, and rate and volume as on sliders, 0 to 1."""

    language: str = "en"
    rate: float = 0.5
    volume: float = 0.8

    @property
    def words_a_minute(self) -> int:
        """The rate as most programs count it: half to twice the usual one."""
        return round(WORDS_A_MINUTE * 4 ** (self.rate - 0.5))


@dataclass(frozen=True, slots=True)
class Order:
    """A program with its arguments, and what it reads."""

    program: Sequence[str]
    text: str = ""


def to_sapi(words: str, manner: Manner) -> str:
    """The line that Windows is told."""
    rate, volume = round(20 * (manner.rate - 0.5)), round(100 * manner.volume)
    return f"{LCIDS.get(manner.language, LCIDS['en'])}\t{rate}\t{volume}\t{words}\n"


def dispatched(program: str, words: str, manner: Manner) -> Order:
    """What speech-dispatcher is told."""
    rate, volume = round(200 * (manner.rate - 0.5)), round(200 * (manner.volume - 0.5))
    options = ("-w", "-N", "settebello", "-l", manner.language, "-r", str(rate), "-i", str(volume))
    return Order((program, *options, "--", words))


def synthesised(program: str, words: str, manner: Manner) -> Order:
    """What espeak-ng is told."""
    loud, fast = round(200 * manner.volume), manner.words_a_minute
    options = ("-v", manner.language, "-s", str(fast), "-a", str(loud), "-b", "1", "--stdin")
    return Order((program, *options), words)


class Mac:
    """What `say` is told; it has no languages but voices, which are asked for once."""

    def __init__(self, program: str) -> None:
        """Ask for no voices yet."""
        self._program = program
        self._voices: dict[str, str] | None = None

    def order(self, words: str, manner: Manner) -> Order:
        """A sentence in the first voice of its language; in the system's own where there is none."""
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
    """The first voice of each language in what `say -v ?` prints.

    >>> voices_of_mac("Alice               it_IT    # Salve, mi chiamo Alice.")
    {'it': 'Alice'}
    """
    voices: dict[str, str] = {}
    for line in listed.splitlines():
        *name, locale = line.partition("#")[0].split() or [""]
        if name and "_" in locale:
            voices.setdefault(locale.partition("_")[0], " ".join(name))
    return voices
