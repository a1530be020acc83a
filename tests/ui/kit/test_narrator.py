"""The narrator: what a child hears, by which voice, and when it is silent."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from settebello.audio import SpeechSettings
from settebello.i18n import Catalogue, Text, t
from settebello.storage.settings import Settings
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.narrator import Narrator
from settebello.ui.kit.voice.spoken import Words

PROMPT = t("Which cards make {n} together?", n=7)
PRAISE = t("{a} and {b} make {n}.", a=3, b=4, n=7)
WORKED_OUT = t("You worked that out.")
OTHER = t("Which card matches yours?")


@dataclass
class Scene:
    """A scene whose narration a test sets."""

    narration: Narration | None = None


@dataclass
class Recorded:
    """Recordings of every sentence without a name; writes down what is played."""

    played: list[tuple[Text, ...]] = field(default_factory=list)
    volumes: list[float] = field(default_factory=list)
    speaking: bool = False
    hushed: int = 0

    def covers(self, text: Text, language: str) -> bool:
        del language
        return "name" not in dict(text.facts)

    def say(self, texts: Sequence[Text], language: str, volume: float) -> float:
        del language
        self.played.append(tuple(texts))
        self.volumes.append(volume)
        return 1.0

    def hush(self) -> None:
        self.hushed += 1

    def take_troubles(self) -> tuple[Path, ...]:
        return ()


@dataclass
class System:
    """The system's voice; writes down what it says."""

    available: bool = True
    said: list[str] = field(default_factory=list)
    hushed: int = 0

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        del manner, at_once
        self.said.append(words)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        """Nothing was opened."""


class Heard:
    """A narrator with its voices, and a scene that it follows."""

    def __init__(self, *, available: bool = True, settings: Settings | None = None) -> None:
        self.clips, self.system = Recorded(), System(available=available)
        self.settings = settings or Settings(language="en", speech_volume=0.6)
        catalogue = Catalogue("en")
        self.narrator = Narrator(
            self.clips, self.system, lambda: self.settings, catalogue.aloud, lambda: "en"
        )
        self.scene = Scene()

    def shows(self, *opening: Text, log: tuple[Text, ...] = (), label: Words | None = None) -> list[Words]:
        """What is played when the scene shows this."""
        self.clips.played.clear()
        self.scene.narration = Narration(opening, log, log[-1:], label)
        self.narrator.follow(self.scene)
        return [text for played in self.clips.played for text in played]


def test_a_question_is_asked_once_and_again_when_it_changes() -> None:
    heard = Heard()

    assert heard.shows(PROMPT) == [PROMPT]
    assert heard.shows(PROMPT) == []
    assert heard.shows(OTHER) == [OTHER]


def test_feedback_is_told_once() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    assert heard.shows(PROMPT, log=(PRAISE,)) == [PRAISE]
    assert heard.shows(PROMPT, log=(PRAISE,)) == []
    assert heard.shows(PROMPT, log=(PRAISE, PRAISE, WORKED_OUT)) == [PRAISE, WORKED_OUT]


def test_a_new_question_comes_with_what_is_told_beside_it() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    assert heard.shows(OTHER, log=(PRAISE,)) == [OTHER, PRAISE]


def test_of_a_changed_question_only_what_is_new_is_said() -> None:
    heard = Heard()
    heard.shows(PRAISE, OTHER)

    assert heard.shows(PRAISE, PROMPT) == [PROMPT]
    assert heard.shows(PROMPT) == []
    assert heard.shows(PRAISE, PROMPT) == [PRAISE]


def test_the_question_and_the_last_feedback_are_repeated_on_request() -> None:
    heard = Heard()
    heard.shows(PROMPT, log=(PRAISE, WORKED_OUT))

    heard.narrator.repeat()

    assert heard.shows(PROMPT, log=(PRAISE, WORKED_OUT)) == [PROMPT, WORKED_OUT]


def test_a_question_that_was_the_last_feedback_is_repeated_once() -> None:
    heard = Heard()
    heard.shows(PROMPT, log=(PROMPT,))

    heard.narrator.repeat()

    assert heard.shows(PROMPT, log=(PROMPT,)) == [PROMPT]


def test_the_name_of_a_picture_is_said_when_it_gets_the_focus() -> None:
    heard = Heard()

    assert heard.shows(PROMPT, label=t("Fox")) == [PROMPT]
    assert heard.shows(PROMPT, label=t("Owl")) == [t("Owl")]


def test_the_volume_is_that_of_speech() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    assert heard.clips.volumes == [0.6]


def test_a_name_is_said_by_the_voice_of_the_system() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    assert heard.shows(PROMPT, label="Mia") == []
    assert heard.system.said == ["Mia."]


def test_without_a_voice_of_the_system_a_name_is_silent_and_the_rest_is_heard() -> None:
    heard = Heard(available=False)

    assert heard.shows(PROMPT, t("The winner is {name}.", name="Mia"), WORKED_OUT)[0] == PROMPT
    assert heard.system.said == []


def test_leaving_the_scene_stops_the_voice() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    heard.narrator.follow(Scene())

    assert heard.clips.hushed
    assert not heard.narrator.on


def test_switching_the_voice_off_stops_it_and_switching_it_on_asks_again() -> None:
    heard = Heard()
    heard.shows(PROMPT)

    heard.scene.narration = None
    heard.narrator.follow(heard.scene)

    assert heard.clips.hushed
    assert heard.shows(PROMPT) == [PROMPT]


def test_while_the_screen_reader_speaks_or_all_sound_is_off_the_narrator_is_silent() -> None:
    for silent in (Settings(speech=True), Settings(sound=False)):
        heard = Heard(settings=silent)

        assert heard.shows(PROMPT) == []
        assert not heard.narrator.on
        assert heard.system.hushed == 0


def test_the_same_question_is_asked_again_for_the_next_task() -> None:
    heard = Heard()
    heard.scene.narration = Narration((PROMPT,), task=1)
    heard.narrator.follow(heard.scene)
    heard.narrator.follow(heard.scene)
    assert heard.clips.played == [(PROMPT,)]

    heard.scene.narration = Narration((PROMPT,), task=2)
    heard.narrator.follow(heard.scene)
    assert heard.clips.played == [(PROMPT,)] * 2


def test_what_is_told_just_after_a_sentence_has_begun_comes_behind_it() -> None:
    heard = Heard()
    heard.shows(PROMPT)
    heard.clips.speaking = True

    assert heard.shows(PROMPT, log=(PRAISE,)) == [PROMPT, PRAISE]
    for _ in range(20):
        heard.shows(PROMPT, log=(PRAISE,))
    assert heard.shows(PROMPT, log=(PRAISE, WORKED_OUT)) == [WORKED_OUT]
