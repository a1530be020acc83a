"""The page of the settings about everything that is heard."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Slider, Toggle, column, draw_sheet, inside, room_for, sheet

ROW: Final = 52.0
GAP: Final = 8.0
BUTTON: Final = 56.0
NOTE: Final = 46.0
TRIED: Final = (Cue.SHUFFLE, Cue.CAPTURE, Cue.SWEEP, Cue.POINT)
"""What is heard in turn when the sound is tried."""


class SoundScene(MenuScene):
    """A sheet with what is heard and how loud; every change is in force at once."""

    needs = room_for(860, 640)
    translucent = True
    own = SceneId.SOUND
    heading = t("Sound and speech")

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        now = self._shown = services.settings.current
        self._sound = Toggle(t("Sound"), on=now.sound, switched=lambda on: self._set(sound=on))
        self._effects = Slider(t("Cards and buttons"), now.volume, self._set_effects)
        self._ambience = Slider(
            t("Murmur of the osteria"), now.ambience, lambda volume: self._keep(ambience=volume)
        )
        self._speech = Toggle(t("Speech"), on=now.speech, switched=lambda on: self._set(speech=on))
        self._voice = Slider(t("Voice"), now.speech_volume, lambda volume: self._keep(speech_volume=volume))
        self._rate = Slider(t("Speaking rate"), now.speech_rate, lambda rate: self._keep(speech_rate=rate))
        self._rows = (self._sound, self._effects, self._ambience, self._speech, self._voice, self._rate)
        self._try = Button(t("Try it"), self._tried, look=CALM, on_paper=True)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._tries = 0
        self.use(*self._rows, self._try, self._done)

    @property
    def note(self) -> Text:
        """What speech does, or what it lacks."""
        if self.services.aloud.available:
            return t("Speech says what has the focus and all that happens; V reads the table.")
        return t("This system has no voice that is known: speech-dispatcher or espeak-ng gives it one.")

    @property
    def spoken(self) -> Spoken:
        """The sheet; and a sentence to listen to when the sound is tried."""
        said = t("{number}: this is how it sounds.", number=self._tries) if self._tries else None
        return replace(super().spoken, notice=said)

    def update(self, now: float) -> Change | None:
        """Show what a shortcut has changed meanwhile."""
        del now
        current = self.services.settings.current
        if current != self._shown:
            self._shown = current
            self._sound.on = current.sound
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the rows on the sheet, one below the other."""
        super().arrange(width, height)
        self._sheet = sheet(860, 640, width, height)
        room = inside(self._sheet)
        y = column(self._rows, room, ROW, GAP)
        self._note = Area(room.x + 14, y + 8, room.width - 28, NOTE)
        line = Area(room.x, y + NOTE + 24, room.width, BUTTON)
        for button, area in zip((self._try, self._done), line.columns(2, 20), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its rows, and what there is to know of speech."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        canvas.paragraph(self.note, self._note, size=17, colour=INK_SOFT, align=Align.CENTRE)
        super().draw(canvas)

    def _tried(self) -> Change | None:
        """Let something be heard, each time something else."""
        self.services.cues.play(TRIED[self._tries % len(TRIED)])
        self._tries += 1
        return None

    def _set_effects(self, volume: float) -> None:
        self._keep(volume=volume)
        self.services.cues.play(Cue.PLAY)

    def _keep(self, **changed: object) -> None:
        port = self.services.settings
        port.change(replace(port.current, **changed))  # type: ignore[arg-type]  # the keys are written above
        self.touch()

    def _set(self, **changed: object) -> Change | None:
        self._keep(**changed)
        return None
