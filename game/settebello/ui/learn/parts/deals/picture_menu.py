"""The sheet of pictures that a child opens in place of the menu: play on, help, take back, voice, leave."""

from collections.abc import Callable
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, pt, t
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.learn.parts.deals.deck_picture import SHUFFLED, DeckSign
from settebello.ui.learn.parts.deals.practice_buttons import PracticeButtons
from settebello.ui.learn.parts.learn_buttons import GO, Sign
from settebello.ui.learn.parts.sums.addend_colours import BOARD

SIDE: Final = 116.0
GAP: Final = 22.0
EDGE: Final = 30.0


class PictureMenu:
    """A row of signs over the paused table, for keys and the gamepad; the green one plays on."""

    def __init__(
        self,
        services: Services,
        buttons: PracticeButtons,
        touch: Callable[[], None],
        closed: Callable[[], None],
    ) -> None:
        """Offer what the buttons of the table do; `closed` plays on."""

        def on() -> Change | None:
            closed()
            return None

        def then(act: Callable[[], Change | None]) -> Callable[[], Change | None]:
            def acted() -> Change | None:
                closed()
                return act()

            return acted

        play = Sign(pt("child", "Next"), on, "play")
        play.look = GO
        back = (
            (Sign(pt("child", "Take your card back"), then(buttons.take_back), "undo"),)
            if buttons.may_take_back
            else ()
        )
        shuffle = (
            (DeckSign(t("Shuffle the cards"), then(buttons.shuffle), SHUFFLED),)
            if buttons.may_shuffle
            else ()
        )
        self._signs = (
            play,
            Sign(t("Give me a hint"), then(buttons.tell), "hint"),
            *back,
            *shuffle,
            DeckSign(buttons.deck.label, then(buttons.deck.activate), buttons.deck.picture),
            Sign(buttons.voice.words, then(buttons.voice.activate), buttons.voice.sign),
            Sign(pt("child", "Back"), buttons.leave, "home"),
        )
        self._cues = services.cues
        self._group = FocusGroup(self._signs, touch, lambda: services.cues.play(Cue.FOCUS))
        self._paper = Area(0, 0, 0, 0)

    @property
    def group(self) -> FocusGroup:
        """The signs."""
        return self._group

    @property
    def opening(self) -> tuple[Text, ...]:
        """Nothing: the focused sign is said."""
        return ()

    def arrange(self, width: float, height: float) -> None:
        """Place the signs in a row in the middle."""
        wide = len(self._signs) * (SIDE + GAP) - GAP
        self._paper = Area.centred(width / 2, height / 2, wide + 2 * EDGE, SIDE + 2 * EDGE)
        for place, sign in enumerate(self._signs):
            x = self._paper.x + EDGE + place * (SIDE + GAP)
            sign.place(Area(x, self._paper.y + EDGE, SIDE, SIDE))

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the signs."""
        change = self._group.handle(event)
        if change is not None:
            self._cues.play(Cue.BUTTON)
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the signs on paper over the dimmed table."""
        canvas.veil(alpha=0.5)
        canvas.box(self._paper, BOARD)
        self._group.draw(canvas)
