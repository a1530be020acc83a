"""Speech as it is heard: a recorded voice follows the real scenes while a player uses the keyboard."""

from dataclasses import replace
from typing import Self

import pytest

from settebello.audio import SpeechSettings
from settebello.i18n import Catalogue, languages
from settebello.session import TableSession
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.voice.screen_reader import ScreenReader
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

HEARD = Settings(language="en", speed=Speed.INSTANT, speech=True)


class RecordedVoice:
    """Writes down what is said, and whether it cut something short."""

    available = True

    def __init__(self) -> None:
        self.said: list[str] = []
        self.cut: list[bool] = []
        self.manners: list[SpeechSettings] = []
        self.hushed = 0

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        self.said.append(words)
        self.cut.append(at_once)
        self.manners.append(manner)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        """Nothing was opened."""

    def new(self) -> list[str]:
        """What has been said since the last time this was asked."""
        said, self.said, self.cut = self.said, [], []
        return said


class Listener:
    """A player who listens."""

    def __init__(
        self,
        first: Route,
        *,
        settings: Settings = HEARD,
        match: TableSession | None = None,
    ) -> None:
        self.voice = RecordedVoice()
        self.language = settings.language or "en"
        plain = services(settings=settings)
        self.screen_reader = ScreenReader(
            self.voice, lambda: plain.settings.current, self._say, lambda: self.language
        )
        self.services = replace(plain, aloud=self.screen_reader)
        self.pilot: Pilot | None = None
        make = scenes(self.services, match or session(seed=3))
        self.pilot = Pilot(
            make, first, language=self.language, shortcuts=(self._shortcut,), work=(self._follow,)
        )
        self.pilot.frames(2)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.pilot is not None
        self.pilot.close()

    def press(self, *keys: str) -> list[str]:
        """Press keys; what is said then."""
        assert self.pilot is not None
        self.voice.new()
        self.pilot.press(*keys)
        self.pilot.frames(2)
        return self.voice.new()

    def change(self, **changed: object) -> list[str]:
        """Change settings; what is said then."""
        assert self.pilot is not None
        self.voice.new()
        port = self.services.settings
        port.change(replace(port.current, **changed))  # type: ignore[arg-type]
        self.pilot.frames(2)
        return self.voice.new()

    def _say(self, words: object) -> str:
        assert self.pilot is not None
        return self.pilot.catalogue.aloud(words)  # type: ignore[arg-type]

    def _follow(self) -> None:
        if self.pilot is not None:
            self.screen_reader.follow(self.pilot.stack.top)

    def _shortcut(self, event: UiEvent) -> bool:
        if event == Press(Action.READ):
            self.screen_reader.read()
            return True
        return False


def test_a_menu_says_what_it_is_and_what_has_the_focus() -> None:
    with Listener(routes.Title()) as player:
        assert player.voice.new() == ["Speech is on.", "Settebello. Play, button."]
        assert player.press("ctrl+,")[0].startswith("Settings. Language, English, 1 of 3")


def test_the_next_focus_cuts_the_one_before_short() -> None:
    with Listener(routes.Settings()) as player:
        player.voice.new()
        assert player.pilot is not None
        player.pilot.press("down")
        player.pilot.frames(2)

        assert player.voice.said == ["Game speed, Instant, 4 of 4."]
        assert player.voice.cut == [True]


def test_of_a_widget_that_changes_only_the_change_is_said() -> None:
    with Listener(routes.Settings()) as player:
        assert player.press("down") == ["Game speed, Instant, 4 of 4."]
        assert player.press("left") == ["Fast, 3 of 4."]


def test_switches_and_sliders_say_their_values() -> None:
    with Listener(routes.Sound()) as player:
        assert player.press("down") == ["Card and button sounds, slider, 70 percent."]
        assert player.press("right") == ["80 percent."]
        assert player.press("down", "down", "down", "down")[-1] == "Speech, switch, on."


def test_nothing_is_said_while_speech_is_off() -> None:
    with Listener(routes.Title(), settings=replace(HEARD, speech=False)) as player:
        assert player.press("down", "up", "ctrl+,", "down", "v", "esc") == []
        assert player.voice.new() == []


def test_speech_says_when_it_comes_and_falls_silent_when_it_goes() -> None:
    with Listener(routes.Title(), settings=replace(HEARD, speech=False)) as player:
        assert player.change(speech=True)[:2] == ["Speech is on.", "Settebello. Play, button."]
        hushed = player.voice.hushed
        assert player.change(speech=False) == []
        assert player.voice.hushed == hushed + 1
        assert player.press("down") == []


def test_to_mute_everything_mutes_speech_too_and_says_so() -> None:
    with Listener(routes.Title()) as player:
        assert player.change(sound=False) == ["All sound is off."]
        assert player.press("down") == []
        assert player.change(sound=True)[0] == "Speech is on."


def test_it_is_spoken_as_the_settings_say() -> None:
    with Listener(routes.Title(), settings=replace(HEARD, speech_rate=0.9, speech_volume=0.3)) as player:
        assert set(player.voice.manners) == {SpeechSettings("en", 0.9, 0.3)}


def test_a_message_is_read_and_cuts_nothing_short() -> None:
    with Listener(routes.Title()) as player:
        assert player.pilot is not None
        player.voice.new()
        player.pilot.stack.apply(Push(routes.Dialog(Question("A match is damaged."))))
        player.pilot.frames(2)
        assert player.voice.cut == [False]
        assert player.voice.new() == ["Settebello. A match is damaged. OK, button."]


def test_v_reads_the_table() -> None:
    with Listener(routes.ContinueMatch()) as player:
        (read,) = player.press("v")

        assert read.startswith("It is your turn. On the table: ")
        assert "In your hand: " in read
        assert "cards are left to deal." in read
        assert "You: 0 points." in read


def test_the_cursor_says_the_card_its_place_and_where_it_lies() -> None:
    with Listener(routes.ContinueMatch()) as player:
        (first,) = player.press("left")
        assert first.endswith(", card 2 of 3 in your hand.")
        assert " of " in first.split(",")[0]
        assert player.press("right")[0].endswith("card 3 of 3 in your hand.")


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.BRISK])
def test_a_deal_can_be_followed_by_ear_alone(speed: Speed) -> None:
    match = session(seed=3)
    settings = replace(HEARD, speed=speed)
    with Listener(routes.ContinueMatch(), settings=settings, match=match) as player:
        assert player.pilot is not None
        pilot = player.pilot
        pilot.until(lambda: isinstance(pilot.scene, TableScene) and pilot.scene.picking is not None)
        pilot.frames(2)
        opening = player.voice.new()
        assert any(words.endswith("deals.") or words == "You deal." for words in opening)
        assert "Your turn: choose a card." in opening
        played = list(opening)
        for _ in range(400):
            if not pilot.at(SceneId.TABLE):
                break
            pilot.press("1", "enter")
            pilot.frames(3)
            played += player.voice.new()
        assert pilot.at(SceneId.SCORE_SHEET)
        mine = [words for words in played if words.startswith("You ")]
        others = [words for words in played if " lays " in words or " takes " in words or " clears " in words]
        assert len(mine) >= 18
        assert len(others) >= 18
        pilot.press("enter")
        pilot.frames(5)
        sheet = played + player.voice.new()
        assert any(words.startswith("Cards, ") for words in sheet)
        assert any("the deal" in words for words in sheet)


def test_the_games_and_those_who_play_are_told_with_what_is_known_of_them() -> None:
    with Listener(routes.NewGame()) as player:
        opening = " ".join(player.voice.new())
        assert "New game. Game, Scopa. Italy, 2 to 4 or 6 players. 1 of 37. " in opening
        assert opening.count(". ") >= 2
        assert player.pilot is not None
        player.pilot.click("Opponent")
        player.pilot.frames(2)
        assert any("Plays what comes." in words for words in player.voice.new())


def test_the_house_rules_say_each_rule_with_its_value() -> None:
    with Listener(routes.NewGame()) as player:
        assert player.pilot is not None
        player.pilot.click("House rules")
        player.pilot.frames(2)
        said = player.voice.new()
        assert any(words.startswith("House rules: Scopa. ") for words in said)
        assert said[-1] == "These are the standard rules."
        assert any(
            words.endswith("A star marks rules that differ from the standard.")
            for words in player.press("right")
        )


@pytest.mark.parametrize(("key", "words"), [("t", "cards are still out"), ("p", "Cards: ")])
def test_a_panel_is_said_when_it_is_opened_and_that_it_is_closed(key: str, words: str) -> None:
    with Listener(routes.ContinueMatch()) as player:
        said = player.press(key)
        assert any(words in one for one in said)
        assert player.press("left")
        assert not any(words in one for one in player.press("esc", "esc"))
        assert "Closed." in player.press(key)


def test_a_refusal_is_said() -> None:
    with Listener(routes.ContinueMatch()) as player:
        assert player.press("ctrl+z") == ["There is no card to take back."]


def test_the_pause_over_the_table_repeats_nothing_when_it_ends() -> None:
    with Listener(routes.ContinueMatch()) as player:
        opened = player.press("esc")
        assert any(words.startswith("Paused") for words in opened)
        assert any(words.startswith("Continue, button") for words in opened)
        assert player.press("esc") == ["Your turn: choose a card."]


def test_the_menu_reads_the_table_for_those_without_a_keyboard() -> None:
    with Listener(routes.ContinueMatch()) as player:
        assert player.pilot is not None
        player.press("esc")
        player.pilot.click("Read the table aloud")
        player.pilot.frames(2)
        assert any(words.startswith("It is your turn.") for words in player.voice.new())


@pytest.mark.parametrize("language", languages())
def test_every_language_has_words_for_what_is_spoken(language: str) -> None:
    english = {"button", "switch", "slider", "All sound is off.", "Speech is on."}
    settings = replace(HEARD, language=language)
    with Listener(routes.ContinueMatch(), settings=settings) as one:
        said = one.voice.new() + one.press("v") + one.press("left") + one.press("esc")
        words = {word for line in said for word in line.rstrip(".").split(", ")}
        assert (language == "en") or not words & english
        assert all("{" not in line for line in said)


def test_without_a_voice_the_menu_offers_no_reading() -> None:
    plain = services(settings=HEARD)
    with Pilot(scenes(plain, session(seed=3)), routes.ContinueMatch()) as player:
        player.press("esc")
        assert "Read the table aloud" not in {player.says(one.label) for one in player.group.widgets}


def test_the_signs_of_keys_are_said_by_their_names() -> None:
    caps = [
        Chord.parse(name).cap for name in ("ctrl+,", "ctrl+shift+z", "shift+tab", "kp_5", "escape", "alt+f4")
    ]
    english = Catalogue("en")
    assert [english(cap) for cap in caps] == [
        *("Ctrl + ,", "Ctrl + Shift + Z", "Shift + Tab", "5 (numpad)", "Esc", "Alt + F4")
    ]
    assert [english.aloud(cap) for cap in caps] == [
        *("Control comma", "Control Shift Z", "Shift Tab", "5 on the number pad", "Escape", "Alt F4")
    ]


def test_a_list_named_like_its_page_is_named_once() -> None:
    with Listener(routes.Achievements()) as player:
        assert player.press("v")[0].count("Achievements") == 1
