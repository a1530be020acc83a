"""The buttons of a practice table: a house to leave; at the right help, take back or shuffle, voice."""

from settebello.i18n import pt, t
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.learn.parts.child_voice import VoiceSwitch, voice_switch
from settebello.ui.learn.parts.deals.deal_layout import deck_picture
from settebello.ui.learn.parts.deals.deck_picture import SHUFFLED, DeckPicture, DeckSign
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.table.layout import TableLayout


class PracticeButtons:
    """The coach's buttons, what they do, and the places in their column."""

    def __init__(self, coach: PracticeCoach) -> None:
        """Make the buttons of this coach."""
        self._coach = coach
        self._house = Sign(pt("child", "Back"), self.leave, "home")
        self._bulb = Sign(t("Give me a hint"), self.tell, "hint")
        self._back = Sign(pt("child", "Take your card back"), self.take_back, "undo")
        self._voice = voice_switch(coach.table.services)
        self._shuffle = DeckSign(t("Shuffle the cards"), self.shuffle, SHUFFLED)
        self._deck = DeckPicture(coach)

    @property
    def shown(self) -> tuple[Button, ...]:
        """The buttons that do something now."""
        back = (self._back,) if self.may_take_back else ()
        shuffle = (self._shuffle,) if self.may_shuffle else ()
        return (self._house, self._bulb, *back, *shuffle, self._voice, self._deck)

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

    @property
    def deck(self) -> DeckPicture:
        """The picture of how the deck came about."""
        return self._deck

    def arrange(self, layout: TableLayout) -> None:
        """Place the buttons on a table, where the other screens for children have theirs."""
        self._house.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        signs = (self._bulb, self._back, self._voice)
        for place, sign in enumerate(signs):
            sign.place(Area(layout.width - EDGE - BUTTON - place * (BUTTON + GAP), EDGE, BUTTON, BUTTON))
        # Cards can be shuffled only before there is one to take back.
        self._shuffle.place(self._back.area)
        self._deck.place(deck_picture(layout))

    def draw(self, canvas: Canvas, state: State, *, calls: float = 0.0) -> None:
        """Draw the buttons that do something now; `calls` is the strength of the bulb's highlight."""
        self._bulb.calls = calls
        for button in self.shown:
            button.draw(canvas, state)
