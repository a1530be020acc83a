"""Speech: one sentence after the other, the latest at once where asked, and no process left."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from settebello.audio import SpeechSettings, VoiceSpeaker
from settebello.audio.orders import SAPI, Mac, SpeechCommand, dispatched, synthesised, to_sapi, voices_of_mac
from settebello.audio.voices import ProcessPerSentence, Sapi, found

ENGLISH = SpeechSettings()
PATIENCE = 10.0
TALKER = """
import pathlib, sys, time
words = sys.stdin.buffer.read().decode()
with pathlib.Path(sys.argv[1]).open("a", encoding="utf-8") as log:
    log.write(words + "\\n")
time.sleep(float(sys.argv[2]))
"""


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


class Talker:
    """A voice that writes down what it says, and takes as long as it is told."""

    def __init__(self, log: Path, seconds: float) -> None:
        self.log = log
        self.seconds = seconds
        self.voice = ProcessPerSentence(self.order)
        self.speaker = VoiceSpeaker(self.voice)

    def order(self, words: str, manner: SpeechSettings) -> SpeechCommand:
        return SpeechCommand((sys.executable, "-c", TALKER, str(self.log), str(self.seconds)), words)

    @property
    def said(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []

    @property
    def alive(self) -> bool:
        process = self.voice.process
        return process is not None and process.poll() is None


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Talker]:
    talker = Talker(tmp_path / "said", 60)
    yield talker
    talker.speaker.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Talker]:
    talker = Talker(tmp_path / "said", 0)
    yield talker
    talker.speaker.close()


def test_sentences_that_may_wait_are_said_in_turn(quick: Talker) -> None:
    for words in ("one", "the café's «due»", "三枚"):
        quick.speaker.say(words, ENGLISH, at_once=False)

    wait_for(lambda: len(quick.said) == 3)
    assert quick.said == ["one", "the café's «due»", "三枚"]


def test_the_latest_sentence_cuts_the_one_before_short(slow: Talker) -> None:
    slow.speaker.say("a long story", ENGLISH)
    wait_for(lambda: slow.said == ["a long story"])
    slow.speaker.say("and another", ENGLISH, at_once=False)

    slow.speaker.say("stop", ENGLISH)

    wait_for(lambda: slow.said == ["a long story", "stop"])


def test_a_long_text_is_said_sentence_by_sentence_and_cut_short_between_them(slow: Talker) -> None:
    slow.speaker.say("You deal. It is your turn.", ENGLISH)
    slow.speaker.say("Another thing.", ENGLISH, at_once=False)
    wait_for(lambda: slow.said == ["You deal."])

    slow.speaker.say("Stop.", ENGLISH)

    wait_for(lambda: slow.said == ["You deal.", "Stop."])


def test_a_long_text_is_said_to_its_end_before_the_next_one(quick: Talker) -> None:
    long = " ".join(f"Sentence {place} is said." for place in range(30))
    quick.speaker.say(long, ENGLISH)
    quick.speaker.say("Another thing.", ENGLISH, at_once=False)

    wait_for(lambda: len(quick.said) == 31)
    assert " ".join(quick.said) == f"{long} Another thing."


def test_to_hush_ends_what_is_said_and_forgets_the_rest(slow: Talker) -> None:
    slow.speaker.say("a long story", ENGLISH)
    slow.speaker.say("and another", ENGLISH, at_once=False)
    wait_for(lambda: slow.said == ["a long story"])

    slow.speaker.hush()

    wait_for(lambda: not slow.alive)
    time.sleep(0.1)
    assert slow.said == ["a long story"]


def test_no_process_is_left_and_nothing_is_said_after_the_end(slow: Talker) -> None:
    slow.speaker.say("a long story", ENGLISH)
    wait_for(lambda: slow.alive)

    slow.speaker.close()
    slow.speaker.say("too late", ENGLISH)

    assert not slow.alive
    assert not slow.speaker.available
    assert "too late" not in slow.said


def test_a_process_that_has_said_its_sentence_is_let_go(quick: Talker) -> None:
    quick.speaker.say("one", ENGLISH)

    wait_for(lambda: quick.voice.process is not None and quick.voice.process.returncode is not None)


def test_saying_never_waits(slow: Talker) -> None:
    begun = time.monotonic()
    for number in range(200):
        slow.speaker.say(f"sentence {number}", ENGLISH, at_once=number % 2 == 0)

    assert time.monotonic() - begun < 1.0


def test_without_a_voice_there_is_silence() -> None:
    speaker = VoiceSpeaker(None)
    speaker.say("nobody hears this", ENGLISH)
    speaker.hush()
    speaker.close()

    assert not speaker.available


def test_a_voice_that_cannot_be_started_is_given_up() -> None:
    speaker = VoiceSpeaker(
        ProcessPerSentence(lambda words, manner: SpeechCommand(("/no/such/program",), words))
    )
    speaker.say("nobody hears this", ENGLISH)

    wait_for(lambda: not speaker.available)
    speaker.close()


def test_a_program_that_reads_nothing_does_no_harm() -> None:
    speaker = VoiceSpeaker(
        ProcessPerSentence(lambda words, manner: SpeechCommand((sys.executable, "-c", ""), words))
    )
    for number in range(5):
        speaker.say("x" * 100_000 + str(number), ENGLISH, at_once=False)
    time.sleep(0.2)

    assert speaker.available
    speaker.close()


def test_the_dispatcher_is_told_in_one_argument_that_is_no_option() -> None:
    order = dispatched("spd-say", "--help; rm", SpeechSettings("it", rate=1.0, volume=0.5))

    assert order.program[-2:] == ("--", "--help; rm")
    assert order.program[order.program.index("-l") + 1] == "it"
    assert order.program[order.program.index("-r") + 1] == "100"
    assert order.program[order.program.index("-i") + 1] == "0"


def test_espeak_and_the_mac_read_what_they_are_to_say() -> None:
    espeak = synthesised("espeak-ng", "-x", SpeechSettings("ja", rate=0.0, volume=1.0))
    mac = Mac("/no/such/say").order("-x", SpeechSettings("ja"))

    assert espeak.text == "-x"
    assert "-x" not in (*espeak.program, *mac.program)
    assert mac.text.endswith("-x")
    assert espeak.program[1:7] == ("-v", "ja", "-s", "88", "-a", "200")


def test_the_voices_of_a_mac_are_known_by_their_languages() -> None:
    listed = """
Alice               it_IT    # Salve, mi chiamo Alice e sono una voce italiana.
Bad News            en_US    # The light you see is a train.
Daniel (Enhanced)   en_GB    # Hello, my name is Daniel.
Kyoko               ja_JP    # こんにちは、私の名前はKyokoです。
"""

    assert voices_of_mac(listed) == {"it": "Alice", "en": "Bad News", "ja": "Kyoko"}


def test_windows_is_told_in_one_line() -> None:
    assert to_sapi("una carta", SpeechSettings("it", rate=1.0)) == "410,810\t10\t80\tuna carta\n"
    assert SAPI.count("{") == SAPI.count("}")


@pytest.mark.parametrize(
    ("platform", "there", "kind"),
    [
        ("linux", {"spd-say", "espeak-ng"}, ProcessPerSentence),
        ("linux", {"espeak-ng"}, ProcessPerSentence),
        ("linux", {"say", "powershell"}, None),
        ("darwin", {"say"}, ProcessPerSentence),
        ("win32", {"powershell"}, Sapi),
        ("win32", set(), None),
    ],
)
def test_each_system_has_its_own_voice_or_none(platform: str, there: set[str], kind: type | None) -> None:
    voice = found(lambda name: f"/bin/{name}" if name in there else None, platform)

    assert voice is None if kind is None else isinstance(voice, kind)


def test_a_character_that_no_program_can_be_told_is_replaced(quick: Talker) -> None:
    quick.speaker.say("An\0na \ud800", ENGLISH)
    wait_for(lambda: quick.said == ["An\ufffdna \ufffd"])
