"""The title screen: the name, a fan of cards, and the main menu."""

import math
from itertools import chain

from settebello import NAME
from settebello.engine import Card
from settebello.i18n import t
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_backdrop
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Quit, Replace
from settebello.ui.kit.theme import CALM, CREAM, GOLD, LETTERS, NIGHT, STRONG, Size
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.badge import HEIGHT as BADGE_HEIGHT
from settebello.ui.kit.widgets.badge import WIDTH as BADGE_WIDTH
from settebello.ui.kit.widgets.badge import Badge

FAN = tuple(Card.parse(text) for text in ("Ks", "9c", "1d", "8b", "7d"))
SPREAD = 12.5
RADIUS = 500.0
CARD_WIDTH = 184.0
OPENING = 0.9
FAN_PLACE = 0.69
WIDTH = 396.0
ROW = 58.0
GAP = 14.0
WELCOME = t(
    "New here? “Learn the game” takes about ten minutes. In the settings you'll find larger "
    "text, high contrast, reduced motion, speech and other keys."
)


class TitleScene(MenuScene):
    """The first screen. "Continue" has the focus when there is a match to continue."""

    heading = NAME
    needs = (900.0, 660.0)

    def __init__(self, services: Services) -> None:
        """Show the buttons that apply now."""
        super().__init__(services)
        self._begun: float | None = None
        self._fan_ready = False
        self._now = 0.0
        self._rows: tuple[tuple[Button, ...], ...] = ()
        self._continue = Button(t("Continue"), lambda: Replace(routes.ContinueMatch()), size=27)
        self._new = Button(t("New game"), lambda: Push(routes.NewGame()), size=27)
        self._matches = Button(t("My matches"), lambda: Push(routes.Matches()), look=CALM)
        self._statistics = Button(t("Statistics"), lambda: Push(routes.Statistics()), look=CALM)
        self._learn = Button(t("Learn the game"), lambda: Push(routes.Tutorial()), look=CALM)
        self._adding = Button(t("Learn to add"), lambda: Push(routes.LearnWho()), look=CALM, glyph="plus")
        self._settings = Button(t("Settings"), lambda: Push(routes.Settings()), look=CALM)
        self._help = Button(t("Keys and help"), lambda: Push(routes.Help()), look=CALM)
        self._quit = Button(t("Quit"), Quit, look=CALM)
        self._player = self._badge()
        self._offer()

    @property
    def animating(self) -> bool:
        """Whether the fan is opening; it waits for the pictures of its cards."""
        return self._fan_ready and self._opened() < 1.0

    def leave(self) -> Change | None:
        """Stay: there is no scene below, and Esc must not quit by accident."""
        return None

    def resumed(self, result: object) -> Change | None:
        """Update the buttons, which may have changed."""
        self._offer()
        return super().resumed(result)

    def update(self, now: float) -> Change | None:
        """Advance the opening of the fan."""
        if self._begun is None and self._fan_ready:
            self._begun = now
        self._now = now
        return None

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons below the name, in the left part."""
        super().arrange(width, height)
        self._place()

    def draw(self, canvas: Canvas) -> None:
        """Draw table, cards, name and buttons."""
        table = self.services.settings.current.table
        canvas.static(("title", table), lambda: self._draw_table(canvas))
        # Request the fan's cards first; the others later, so that the table can show cards at once.
        canvas.want_cards(CARD_WIDTH, only=None if self._opened() == 1.0 else FAN)
        if self._fan_ready:
            self._draw_fan(canvas)
        elif canvas.cards.has(FAN):
            # The next frame begins to open the fan, or shows it open where nothing moves.
            self._fan_ready = True
            self.touch()
        x, y = self._middle
        canvas.text(
            NAME,
            x,
            y - 222,
            size=LETTERS[Size.HERO],
            colour=GOLD,
            role=Role.TITLE,
            align=Align.CENTRE,
            shadow=NIGHT,
        )
        canvas.text(
            t("The Scopa family, as played in the osteria"),
            x,
            y - 146,
            size=22,
            colour=CREAM,
            align=Align.CENTRE,
            width=self.width * 0.44,
            shadow=NIGHT,
        )
        # Not in the corner itself, where large sheets on top would not cover it.
        x, y = self.width - 70, self.height - 28
        canvas.text(self.services.version, x, y, size=16, colour=CREAM, align=Align.RIGHT)
        if self._never_played:
            room = Area.centred(self.width * FAN_PLACE, self.height - 62, self.width * 0.46, 88)
            canvas.paragraph(WELCOME, room, size=18, colour=CREAM, align=Align.CENTRE)
        super().draw(canvas)

    def read(self) -> tuple[Words, ...]:
        """Return the welcome text for new players."""
        return (WELCOME,) if self._never_played else ()

    @property
    def _middle(self) -> tuple[float, float]:
        return self.width * 0.25, self.height / 2

    def _offer(self) -> None:
        """Choose the buttons that apply now, and arrange them in rows."""
        able = self.services.can_continue()
        first = (self._continue, self._new) if able else (self._new,)
        kept = (self._matches, self._statistics)
        more: tuple[tuple[Button, ...], ...] = (kept, (self._learn, self._help), (self._settings, self._quit))
        if self._never_played:
            # For new players, the tutorial is next to the new game.
            first = (self._new, self._learn)
            more = (kept, (self._settings, self._help), (self._quit,))
        if self.services.learning is not None:
            learn = (self._adding,) if self._never_played else (self._learn, self._adding)
            more = (kept, learn, (self._settings, self._help), (self._quit,))
        self._learn.look = STRONG if self._never_played else CALM
        self._rows = (*((one,) for one in first), *more)
        before, self._player = self._player, self._badge()
        badge = () if self._player is None else (self._player,)
        # Restore the focus after returning from another screen.
        here = self.group.focused
        if here is not None and here is before:
            here = self._player
        offered = (*chain(*self._rows), *badge)
        self.use(*offered, focus=here if here in offered else first[0])
        self._place()

    @property
    def _never_played(self) -> bool:
        settings = self.services.settings.current
        return not (settings.lately or settings.lessons or self.services.can_continue())

    def _place(self) -> None:
        x, y = self._middle
        for number, row in enumerate(self._rows):
            line = Area(x - WIDTH / 2, y - 96 + number * (ROW + GAP), WIDTH, ROW)
            for button, area in zip(row, line.columns(len(row), GAP), strict=True):
                button.place(area)
        if self._player is not None:
            self._player.place(Area(self.width - BADGE_WIDTH - 16, 16, BADGE_WIDTH, BADGE_HEIGHT))

    def _badge(self) -> Badge | None:
        """Return the badge of the current player, or None with a single player."""
        players = self.services.players
        if players is None or sum(not one.until for one in players.all) < 2:
            return None
        present = players.present
        return Badge(present.words, present.picture, lambda: Push(routes.Profiles()))

    def _draw_table(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.services.settings.current.table, dark=0.3)
        canvas.glow(self.width * FAN_PLACE, self.height * 0.48, 460, "#ffca7a", 0.5)

    def _opened(self) -> float:
        instant = self.services.settings.current.speed is Speed.INSTANT
        if self._begun is None or instant or self.services.reduced_motion():
            return 1.0 if self._begun is not None else 0.0
        return min(1.0, (self._now - self._begun) / OPENING)

    def _draw_fan(self, canvas: Canvas) -> None:
        part = 1.0 - (1.0 - self._opened()) ** 3
        middle = (len(FAN) - 1) / 2
        pivot_x, pivot_y = self.width * FAN_PLACE, self.height * 0.49 + RADIUS
        for place, card in enumerate(FAN):
            turn = (place - middle) * SPREAD * part
            lean = math.radians(turn)
            canvas.card(
                card,
                pivot_x + RADIUS * math.sin(lean),
                pivot_y - RADIUS * math.cos(lean),
                CARD_WIDTH,
                angle=-turn,
                lift=0.35,
            )
