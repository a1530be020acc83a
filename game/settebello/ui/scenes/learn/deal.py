"""A deal for practice on the real table, with a coach: wrong clicks play nothing, and the sum is shown."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, CardSet, Refusal
from settebello.i18n import Text, t
from settebello.learning.deals.practice import Kind
from settebello.learning.puzzles.aims import aim_of, values_of
from settebello.learning.puzzles.selections import explain
from settebello.storage.assists import Assists, Counters, Playing
from settebello.ui.canvas import Align, Canvas
from settebello.ui.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.learn import sayings
from settebello.ui.learn.buttons import Sign, calm
from settebello.ui.learn.port import LearningPort, Practice
from settebello.ui.learn.sight import DARK, draw_words
from settebello.ui.learn.strip import draw_strip
from settebello.ui.paint.area import Area
from settebello.ui.scene import Change, Pop, Replace, SceneId
from settebello.ui.scenes.backdrop import draw_backdrop
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.scenes.table.scene import TableScene
from settebello.ui.services import Services
from settebello.ui.theme import CREAM, GOLD
from settebello.ui.widgets.base import State

EDGE: Final = 22.0
BUTTON: Final = 76.0
COACHED: Final = Assists(
    playing=Playing.PAPER,
    hints=False,
    tracker=False,
    points=False,
    review=False,
    counters=Counters.NONE,
)
"""The child finds what can be taken; the coach tells when asked."""
STRIP: Final = 46.0
BADGE: Final = (250.0, 68.0)
BELOW_BUTTONS: Final = 84.0
STEPS: Final = 3


class ReadyScene(MenuScene):
    """Waits until a deal is arranged, and offers a shuffled one instead."""

    heading = t("The cards are being laid out …")

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Begin to arrange a deal."""
        super().__init__(services)
        self._port = port
        self._activity = activity
        self._home = Sign(t("Back"), self.leave, "home")
        self._shuffle = calm(t("Shuffled cards"), self._shuffled, "cards")
        self.use(self._shuffle, self._home)
        port.prepare(activity)

    def _shuffled(self) -> Change | None:
        self._port.prepare(self._activity, shuffled=True)
        return None

    def update(self, now: float) -> Change | None:
        """Begin as soon as the deal lies ready."""
        del now
        practice = self._port.practice()
        return None if practice is None else Replace(SceneId.LEARN_DEAL, practice)

    def arrange(self, width: float, height: float) -> None:
        """Put the button in the middle."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._shuffle.place(Area.centred(width / 2, height / 2 + 60, 420, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the empty table."""
        cloth = self.services.settings.current.table
        canvas.static(("learn", cloth), lambda: draw_backdrop(canvas, cloth, dark=0.12))
        draw_words(canvas, Area(EDGE, self.height / 2 - 70, self.width - 2 * EDGE, 64), (self.heading,))
        super().draw(canvas)


class DealScene(TableScene):
    """One deal. The badge says how the cards came about; the bulb tells more with every press."""

    def __init__(self, services: Services, port: LearningPort, practice: Practice) -> None:
        """Show the deal."""
        self._port = port
        self.practice = practice
        self._told = 0
        self._leaving: Change | None = None
        super().__init__(services, practice.session)
        self._bulb = Sign(t("Can I take something?"), self._coach, "hint")

    @property
    def assists(self) -> Assists:
        """The table shows nothing by itself."""
        return COACHED

    @property
    def badge(self) -> Text:
        """How the deck came into its order."""
        if self.practice.deal.kind is Kind.ARRANGED:
            return t("Practice deal: the cards were arranged")
        return t("Shuffled cards")

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table, and the bulb below the buttons."""
        super().arrange(width, height)
        self._bulb.place(Area(width - EDGE - BUTTON, BELOW_BUTTONS, BUTTON, BUTTON))

    # The coach

    @property
    def _way(self) -> tuple[Card, CardSet] | None:
        """The capture that the coach points at: the one of most cards."""
        if self.picking is None:
            return None
        takes = [move for move in self.picking.legal if move.captured]
        best = max(takes, key=lambda move: (len(move.captured), str(move)), default=None)
        return None if best is None else (best.card, best.captured)

    def _coach(self) -> Change | None:
        """Tell one step more: whether anything can be taken, with which card, and what."""
        if self.picking is None:
            return None
        way = self._way
        self._told = min(self._told + 1, STEPS)
        if way is None:
            self._notice = t("Nothing fits this time.")
        elif self._told < STEPS:
            self._notice = t("Something can be taken.")
        else:
            self._notice = sayings.makes(self._addends(*way))
        self.touch()
        return None

    def _addends(self, card: Card, chosen: CardSet) -> tuple[int, ...]:
        rules = self.game.ruleset
        own = (card,) if aim_of(rules, card).with_card else ()
        return values_of(rules, (*own, *chosen))

    def _ask_for_a_hint(self) -> None:
        self._coach()

    def _refuse(self, refusal: Refusal) -> None:
        """Say what the raised cards make; the table and the choice stay as they are."""
        picking, position = self.picking, self.session.match.position
        if picking is None or position is None or picking.card is None or not picking.chosen:
            super()._refuse(refusal)
        else:
            told = explain(self.game.ruleset, picking.card, picking.chosen, position.table)
            first, *more = sayings.explained(self.game.ruleset, told)
            self._notice = t("{first} {second}", first=first, second=more[0]) if more else first
        self.services.cues.play(Cue.KNOCK)

    # Input, and what follows

    def handle(self, event: UiEvent) -> Change | None:
        """Take input: for the bulb, else for the cards."""
        if (
            self._menu is None
            and isinstance(event, PointerPressed)
            and self._bulb.area.contains(event.x, event.y)
        ):
            return self._coach()
        if event == Press(Action.REPLAY):
            self.services.aloud.read()
            return None
        change = super().handle(event)
        left, self._leaving = self._leaving, None
        return left or change

    def _rested(self) -> None:
        super()._rested()
        self._told = 0

    def _open_menu(self) -> None:
        """Leave: what was practised is kept."""
        self._leaving = Pop()

    def _deal_again(self) -> Change | None:
        return None

    def resumed(self, result: object) -> Change | None:
        """After the counting: the deal is over."""
        if self._counting:
            self._port.played(self.practice)
            return Replace(SceneId.LEARN_REFLECTION, None)
        return super().resumed(result)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the badge, the bulb, and the strip of the cards that are raised."""
        super().draw(canvas)
        badge = Area(self.width - EDGE - BADGE[0], self._bulb.area.bottom + 14, *BADGE)
        canvas.box(badge, DARK)
        high = canvas.paragraph_height(self.badge, badge.width - 24, size=20)
        words = Area(badge.x + 12, badge.centre[1] - high / 2, badge.width - 24, high)
        canvas.paragraph(self.badge, words, size=20, colour=CREAM, align=Align.CENTRE)
        self._bulb.draw(canvas, State())
        picking = self.picking
        if picking is None or self.playback.running:
            return
        way = self._way
        if way is not None and self._told >= STEPS - 1:
            card, captured = way
            for one in (card, *captured) if self._told >= STEPS else (card,):
                pose = self._poses.get(one)
                if pose is not None:
                    canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=6)
        if picking.card is not None:
            target = aim_of(self.game.ruleset, picking.card).total
            row = self.layout.caption
            area = Area(row.x, row.y - STRIP - 6, row.width, STRIP)
            draw_strip(canvas, area, self._addends(picking.card, picking.chosen), target)
