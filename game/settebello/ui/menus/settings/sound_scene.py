"""The page of the settings about everything that is heard."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit.forms import (
    FORM,
    Column,
    Note,
    Section,
    SheetScene,
    SliderRow,
    Space,
    SwitchRow,
    closing_line,
    settings_of,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import MANDOLIN
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, done_button

HIGH: Final = 48.0
TRIED: Final = (Cue.SHUFFLE, Cue.CAPTURE, Cue.SWEEP, Cue.POINT)
"""The sounds that "Try it" plays in turn."""


class SoundScene(SheetScene):
    """A sheet with what is heard and how loud; every change is in force at once."""

    own = SceneId.SOUND
    heading = t("Sound and speech")
    still_life = MANDOLIN

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        self._tries = 0
        settings = settings_of(services)
        sound = settings.field(lambda s: s.sound, lambda s, on: replace(s, sound=on))
        volume = settings.field(lambda s: s.volume, lambda s, v: replace(s, volume=v))
        ambience = settings.field(lambda s: s.ambience, lambda s, v: replace(s, ambience=v))
        music = settings.field(lambda s: s.music, lambda s, v: replace(s, music=v))
        at_table = settings.field(lambda s: s.table_music, lambda s, on: replace(s, table_music=on))
        speech = settings.field(lambda s: s.speech, lambda s, on: replace(s, speech=on))
        voice = settings.field(lambda s: s.speech_volume, lambda s, v: replace(s, speech_volume=v))
        rate = settings.field(lambda s: s.speech_rate, lambda s, v: replace(s, speech_rate=v))
        tried = volume.then(lambda: services.cues.play(Cue.PLAY))
        sounds = Section(
            t("Sound"),
            SwitchRow(t("Sound"), sound, HIGH, in_column=True),
            SliderRow(t("Card and button sounds"), tried, HIGH, in_force=sound.get),
            SliderRow(t("Osteria sounds"), ambience, HIGH, in_force=sound.get),
            SliderRow(t("Music"), music, HIGH, in_force=sound.get),
            SwitchRow(t("Music at the table"), at_table, HIGH, in_column=True),
            glyph="speaker_on",
        )
        read_out = Section(
            t("Speech"),
            SwitchRow(t("Speech"), speech, HIGH, in_column=True),
            SliderRow(t("Speech volume"), voice, HIGH, in_force=speech.get),
            SliderRow(t("Speech rate"), rate, HIGH, in_force=speech.get),
            glyph="balloon",
        )
        buttons = closing_line(done_button(), Button(t("Test sound"), self._try, look=CALM))
        note = Note(lambda: self.note, 32)
        self.show(
            Column(sounds, Space(6), read_out, Space(6), note, buttons),
            width=FORM,
            lift=8,
            spare=-14,
        )

    @property
    def note(self) -> Text:
        """What speech does, or what the system lacks for it."""
        if self.services.aloud.available:
            return t(
                "Speech reads out your selection and everything that happens. Press V to hear the table."
            )
        return t("No voice was found on this system. Install speech-dispatcher or espeak-ng to get one.")

    @property
    def spoken(self) -> Spoken:
        """The sheet; and a sentence to listen to when the sound is tried."""
        said = t("{number}: this is how speech sounds.", number=self._tries) if self._tries else None
        return replace(super().spoken, notice=said)

    def _try(self) -> Change | None:
        """Play a sound, each time the next one."""
        self.services.cues.play(TRIED[self._tries % len(TRIED)])
        self._tries += 1
        return None
