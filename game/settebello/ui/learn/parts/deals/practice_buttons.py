"""The buttons of a practice table: a house to leave; at the right edge help, take back, and shuffle."""

from typing import Final

from settebello.i18n import pt, t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import coach_view
from settebello.ui.learn.parts.child_sizes import EDGE
from settebello.ui.learn.parts.child_voice import VoiceSwitch, voice_switch
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.learn_buttons import Sign

SIDE: Final = 76.0
GAP: Final = 14.0
TOP: Final = 84.0
"""Below the buttons of the table."""
BADGE: Final = 92.0
"""The height of a badge with three lines."""
SHUFFLE_HEIGHT: Final = 72.0
LETTERS: Final = 21.0


class PracticeButtons:
    """The coach's buttons, what they do, and the places in their column."""

    def __init__(self, coach: PracticeCoach) -> None:
        """Make the buttons of this coach."""
        self._coach = coach
        self._width = 0.0
        self._house = Sign(pt("child", "Back"), self.leave, "home")
        self._bulb = Sign(t("Give me a hint"), self.tell, "hint")
        self._back = Sign(pt("child", "Take your card back"), self.take_back, "undo")
        self._voice = voice_switch(coach.table.services)
        self._shuffle = Button(t("Shuffle the cards"), self.shuffle, look=CALM, size=LETTERS, glyph="cards")

    @property
    def shown(self) -> tuple[Button, ...]:
        """The buttons that do something now."""
        back = (self._back,) if self.may_take_back else ()
        shuffle = (self._shuffle,) if self.may_shuffle else ()
        return (self._house, self._bulb, *back, *shuffle, self._voice)

    @property
    def may_shuffle(self) -> bool:
        """Whether shuffled cards may be had instead: as long as nothing would be lost."""
        return self._coach.deal.may_shuffle

    @property
    def may_take_back(self) -> bool:
        """Whether the child's last card may be taken back."""
        return self._coach.may_take_back

    @property
    def bulb(self) -> Sign:
        """The button that gives help."""
        return self._bulb

    @property
    def voice(self) -> VoiceSwitch:
        """The switch of the voice."""
        return self._voice

    def leave(self) -> Change | None:
        """Go back to the path at once: what was practised is saved, and the deal can be continued."""
        return Pop()

    def tell(self) -> Change | None:
        """Let the coach tell one step more."""
        self._coach.tell()
        return None

    def take_back(self) -> Change | None:
        """Let the child choose again."""
        self._coach.take_back()
        return None

    def shuffle(self) -> Change | None:
        """Deal shuffled cards instead."""
        return Replace(routes.PrepareDeal(self._coach.practice.activity, shuffled=True))

    def arrange(self, width: float) -> None:
        """Place the buttons on a table of this width."""
        self._width = width
        self._house.place(Area(EDGE, EDGE, SIDE, SIDE))
        self._bulb.place(Area(width - EDGE - SIDE, TOP, SIDE, SIDE))
        self._back.place(Area(width - EDGE - 2 * SIDE - GAP, TOP, SIDE, SIDE))
        self._voice.place(Area(width - EDGE - 3 * SIDE - 2 * GAP, TOP, SIDE, SIDE))
        self._shuffle.place(self.below_badge(SHUFFLE_HEIGHT))

    @property
    def badge(self) -> Area:
        """The place of the badge, below the buttons with signs."""
        return coach_view.column(self._width, TOP + SIDE + GAP, BADGE)

    def below_badge(self, height: float) -> Area:
        """A place of this height below the badge."""
        return coach_view.column(self._width, TOP + SIDE + GAP + BADGE + 10, height)

    def draw(self, canvas: Canvas, *, calls: float = 0.0) -> None:
        """Draw the buttons that do something now; `calls` is the strength of the bulb's highlight."""
        self._bulb.calls = calls
        for button in self.shown:
            button.draw(canvas, State())
