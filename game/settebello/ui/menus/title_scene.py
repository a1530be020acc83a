"""The title screen: the name over the osteria at dusk, and the main menu."""

from dataclasses import replace
from typing import Final

from settebello import NAME
from settebello.i18n import pt, t
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Quit, Replace
from settebello.ui.kit.theme import CALM, CREAM, GOLD, INK, LETTERS, NIGHT, PANEL, STRONG, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.view.plane import BASE_HEIGHT
from settebello.ui.kit.widgets.badge import HEIGHT as BADGE_HEIGHT
from settebello.ui.kit.widgets.badge import WIDTH as BADGE_WIDTH
from settebello.ui.kit.widgets.badge import Badge
from settebello.ui.kit.widgets.hanging_board import draw_board, draw_sign
from settebello.ui.menus.title.osteria_picture import FAN, Evening, OsteriaPicture
from settebello.ui.menus.title.title_buttons import (
    ChildrenButton,
    ChoiceButton,
    ContinueButton,
    TitleSign,
    shared_size,
)
from settebello.ui.table.model.match_titles import waiting_lines

OPENING: Final = 0.9
"""Seconds in which the fan opens and the lamp comes on."""
UNLIT_COLOUR: Final = "#0d0710"
UNLIT: Final = 0.45
"""How dark the osteria is before the lamp is on."""
MENU_PLACE: Final = 0.2
"""The middle of the menu as a fraction of the width."""
WIDTH: Final = 424.0
NAME_DOWN: Final = 87.0
NAME_SIZE: Final = 84.0
SIGN_MIDDLE: Final = 102.0
SIGN_WIDE: Final = 452.0
SIGN_HIGH: Final = 164.0
"""The middle and the size of the sign with the name."""
MENU_DOWN: Final = 216.0
CONTINUE: Final = 88.0
CHOICE: Final = 58.0
SIGN: Final = 62.0
GAP: Final = 12.0
SIGNS_IN_A_ROW: Final = 3
PEOPLE: Final = ("ui/endings/pina_won.svg", "ui/endings/oste_won.svg", "ui/endings/gino_lost.svg")
"""Who sits at the table in high contrast, from the left."""
PEOPLE_DOWN: Final = 0.64
PEOPLE_HIGH: Final = 0.38
"""The edge of their table and their height, as parts of the window's height."""
PEOPLE_WIDE: Final = 448 / 352
PEOPLE_APART: Final = 0.86
"""The width of their pictures and their distance, in their height."""
BOARD_EDGE: Final = 16.0
BOARD_TOP: Final = 14.0
"""How far the board of the menu reaches beyond the buttons."""
NOTE: Final = replace(PANEL, radius=6, shadow=0.45, shadow_reach=9)
"""The slip of paper with the words for new players, which hangs below the menu."""
CLOSE: Final = 0.88
"""The distance of its lines, in that of other texts."""
VERSION: Final = 30.0
"""Height below it for the version."""
WELCOME = t(
    "New here? “Learn the game” teaches the rules in about ten minutes. In the settings you'll find larger "
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
        self._evening = Evening()
        self._market_first = False
        self._continue = ContinueButton(t("Continue"), self._go_on)
        play = ChoiceButton(pt("title", "Play"), lambda: Push(routes.NewGame()), glyph="open_hand")
        learn = ChoiceButton(t("Learn the game"), lambda: Push(routes.Tutorial()), glyph="slate")
        children = ChildrenButton(t("For children"), lambda: Push(routes.LearnWho(begins=True)))
        self._choices = (play, learn) if services.learning is None else (play, learn, children)
        self._learn = learn
        self._problems = TitleSign(t("Problems"), lambda: Push(routes.Problems()), glyph="hint")
        """Beside "Learn the game", since both teach."""
        self._signs = (
            TitleSign(t("My matches"), lambda: Push(routes.Matches()), glyph="notebook"),
            TitleSign(t("Statistics"), lambda: Push(routes.Statistics()), glyph="stacks"),
            TitleSign(t("Rules"), lambda: Push(routes.Rules()), glyph="book"),
            TitleSign(t("Settings"), lambda: Push(routes.Settings()), glyph="gear"),
            TitleSign(pt("title", "Help"), lambda: Push(routes.Help()), glyph="help"),
            TitleSign(t("Quit"), Quit, glyph="door"),
        )
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
        """Advance the opening of the fan, the light of the lamp, and the blinking."""
        if self._begun is None and self._fan_ready:
            self._begun = now
        self._now = now
        evening = Evening() if self._begun is None or self._still else Evening.at(now - self._begun)
        if evening != self._evening:
            self._evening = evening
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons below the name, in the left part."""
        super().arrange(width, height)
        self._place()

    def draw(self, canvas: Canvas) -> None:
        """Draw the osteria, the player's cards, the name and the buttons."""
        picture = OsteriaPicture(canvas.seen)
        contrast = canvas.palette.contrast
        opened = self._opened()
        # Request the fan's cards first; the others later, so that the table can show cards at once.
        canvas.want_cards(picture.card_width, only=None if opened == 1.0 else FAN)
        canvas.static(
            ("title", contrast, opened == 1.0, self._signs[-1].area),
            lambda: self._draw_rest(canvas, picture, opened),
        )
        if not contrast:
            if opened < 1.0 and not self._still:
                canvas.veil(UNLIT_COLOUR, UNLIT * (1.0 - opened))
            picture.draw_evening(canvas, self._evening)
        if self._fan_ready and opened < 1.0:
            picture.draw_fan(canvas, 1.0 - (1.0 - opened) ** 3)
        elif not self._fan_ready and canvas.cards.has(FAN):
            # The next frame begins to open the fan, or shows it open where nothing moves.
            self._fan_ready = True
            self.touch()
        self._draw_name(canvas)
        super().draw(canvas)

    def _draw_rest(self, canvas: Canvas, picture: OsteriaPicture, opened: float) -> None:
        """Draw what rests: the room, only its people in the high-contrast palette, and the open fan."""
        # With each new place or language, not with each breath of the lamp.
        self._fit_letters(canvas)
        if canvas.palette.contrast:
            canvas.fill("#000000")
            self._draw_people(canvas)
        else:
            picture.draw_room(canvas)
            last = self._signs[-1].area
            left = self._middle - WIDTH / 2 - BOARD_EDGE
            top = self._top + MENU_DOWN - BOARD_TOP
            menu = Area(left, top, WIDTH + 2 * BOARD_EDGE, last.bottom + BOARD_TOP - top)
            sign = Area.centred(self._middle, self._top + SIGN_MIDDLE, SIGN_WIDE, SIGN_HIGH)
            draw_board(canvas, menu, top=sign.bottom)
            draw_sign(canvas, sign)
        if opened == 1.0:
            picture.draw_fan(canvas, opened)

    def _fit_letters(self, canvas: Canvas) -> None:
        """Give the choices one size of letters, and the signs another."""
        labels = [button.label for button in self._choices]
        narrowest = min(button.room for button in self._choices)
        size = shared_size(canvas, labels, narrowest, LETTERS[Size.LARGE])
        for button in self._choices:
            button.letters = size
        signs = (self._problems, *self._signs)
        labels = [sign.label for sign in signs]
        for sign in signs:
            sign.letters = shared_size(canvas, labels, sign.room, LETTERS[Size.SMALL], Role.BODY)

    def _draw_people(self, canvas: Canvas) -> None:
        """Draw the people of the osteria at the edge of their table, on black."""
        seen = canvas.seen
        left = self._middle + WIDTH / 2 + GAP
        edge = seen.y + PEOPLE_DOWN * seen.height
        high = min(PEOPLE_HIGH * seen.height, (seen.right - left) / (len(PEOPLE) + 0.2) / PEOPLE_APART)
        for number, name in enumerate(PEOPLE):
            x = (left + seen.right) / 2 + PEOPLE_APART * high * (number - (len(PEOPLE) - 1) / 2)
            canvas.picture(name, Area(x - PEOPLE_WIDE * high / 2, edge - high, PEOPLE_WIDE * high, high))
        canvas.line(left + GAP, edge, seen.right, edge, CREAM, 2)

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the name, what it is, the welcome to new players, and the version."""
        x, top = self._middle, self._top
        canvas.cut_text(NAME, x, top + NAME_DOWN, size=NAME_SIZE, colour=GOLD)
        canvas.text(
            t("The Scopa family, as played in the osteria"),
            x,
            top + NAME_DOWN + 56,
            size=LETTERS[Size.BODY],
            colour=CREAM,
            align=Align.CENTRE,
            width=SIGN_WIDE - 64,
            shadow=NIGHT,
        )
        if self._never_played:
            self._draw_welcome(canvas)
        # Below the menu, where the pages that open over the title cover it whole.
        canvas.text(
            self.services.version,
            x,
            self.height - 16,
            size=LETTERS[Size.SMALL] - 1,
            colour=CREAM,
            align=Align.CENTRE,
            alpha=0.8,
        )

    def _draw_welcome(self, canvas: Canvas) -> None:
        """Draw the words for new players below the menu, on a slip of paper."""
        left, top = self._middle - WIDTH / 2, self._signs[-1].area.bottom + BOARD_TOP + 3
        room = Area(left + GAP, top + GAP / 2, WIDTH - 2 * GAP, self.height - top - VERSION - GAP)
        letters = LETTERS[Size.SMALL]
        high = canvas.paragraph_height(WELCOME, room.width, size=letters, spacing=CLOSE)
        room = replace(room, height=min(high, room.height))
        colour = CREAM
        if not canvas.palette.contrast:
            canvas.box(Area(left, top, WIDTH, room.height + GAP), NOTE)
            colour = INK
        canvas.paragraph(
            WELCOME, room, size=letters, colour=colour, align=Align.CENTRE, spacing=CLOSE, middle=True
        )

    def read(self) -> tuple[Words, ...]:
        """Return the welcome text for new players."""
        return (WELCOME,) if self._never_played else ()

    @property
    def _middle(self) -> float:
        return max(self.width * MENU_PLACE, WIDTH / 2 + 32)

    @property
    def _top(self) -> float:
        return (self.height - BASE_HEIGHT) / 2

    def _offer(self) -> None:
        """Choose the buttons that apply now, and say which match waits."""
        able = self.services.can_continue()
        waiting, market = self.services.waiting() if able else None, self.services.market_waits()
        self._continue.match = None if waiting is None else waiting_lines(self.services, waiting)
        # Of two games that wait, the one played last comes first; the other waits on its own page.
        self._market_first = market is not None and (market.latest or not able)
        if market is not None and self._market_first:
            self._continue.match = market.name, t("Round {n}", n=market.round)
        able = able or market is not None
        play = self._choices[0]
        play.look = CALM if able else STRONG
        before, self._player = self._player, self._badge()
        badge = () if self._player is None else (self._player,)
        # Restore the focus after returning from another screen.
        here = self.group.focused
        if here is not None and here is before:
            here = self._player
        first = (self._continue,) if able else ()
        play, learn, *children = self._choices
        offered = (*first, play, learn, self._problems, *children, *self._signs, *badge)
        self.use(*offered, focus=here if here in offered else offered[0])
        self._place()

    def _go_on(self) -> Change | None:
        """Continue the match that was played last."""
        return Replace(routes.ContinueMarket() if self._market_first else routes.ContinueMatch())

    @property
    def _never_played(self) -> bool:
        settings = self.services.settings.current
        return not (settings.lately or settings.lessons or self.services.can_continue())

    def _place(self) -> None:
        left, y = self._middle - WIDTH / 2, self._top + MENU_DOWN
        if self._continue in self.group.widgets:
            self._continue.place(Area(left, y, WIDTH, CONTINUE))
            y += CONTINUE + GAP
        for button in self._choices:
            line = Area(left, y, WIDTH, CHOICE)
            if button is self._learn:
                small = (WIDTH - GAP * (SIGNS_IN_A_ROW - 1)) / SIGNS_IN_A_ROW
                self._problems.place(Area(line.right - small, y, small, CHOICE))
                line = replace(line, width=WIDTH - small - GAP)
            button.place(line)
            y += CHOICE + GAP
        y += GAP / 2
        for first in range(0, len(self._signs), SIGNS_IN_A_ROW):
            row = self._signs[first : first + SIGNS_IN_A_ROW]
            for sign, area in zip(row, Area(left, y, WIDTH, SIGN).columns(len(row), GAP), strict=True):
                sign.place(area)
            y += SIGN + GAP
        if self._player is not None:
            self._player.place(Area(self.width - BADGE_WIDTH - 16, 16, BADGE_WIDTH, BADGE_HEIGHT))

    def _badge(self) -> Badge | None:
        """Return the badge of the current player, or None with a single player."""
        players = self.services.players
        if players is None or sum(not one.until for one in players.all) < 2:
            return None
        present = players.present
        return Badge(present.words, present.picture, lambda: Push(routes.Profiles()))

    @property
    def _still(self) -> bool:
        """Whether nothing moves: animations are off, or motion is reduced."""
        return self.services.settings.current.speed is Speed.INSTANT or self.services.reduced_motion()

    def _opened(self) -> float:
        if self._begun is None or self._still:
            return 1.0 if self._begun is not None else 0.0
        return min(1.0, (self._now - self._begun) / OPENING)
