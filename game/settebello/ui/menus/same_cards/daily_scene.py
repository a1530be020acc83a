"""The deal of the day: played once, and compared with the plays of every level and with a friend's code."""

from dataclasses import replace
from typing import Final

from settebello.coach.duplicate.daily import (
    CHECK_FAULT,
    LENGTH,
    LETTER_FAULT,
    CodeError,
    DailyResult,
    LevelPlays,
    Rank,
    deal_of_the_day,
    read_code,
)
from settebello.coach.duplicate.deal_work import Running
from settebello.engine import CannotDeal
from settebello.i18n import Text, dated, decimal, percent, t
from settebello.notation.purpose import DailyDeal
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress, draw_sentence
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Drawing,
    Field,
    Item,
    Label,
    Line,
    Note,
    Section,
    SheetScene,
    Space,
    TextRow,
    When,
)
from settebello.ui.kit.forms.section import SIDE
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.still_life import NEWSPAPER
from settebello.ui.kit.theme import CALM, FILLED, INK, INK_SOFT, TRACK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.menus.same_cards.level_choice import UNFINISHED, levels_of
from settebello.ui.table.view.ending.osteria_room import draw_room

BUTTONS: Final = 52.0
BUTTON_LETTERS: Final = 22.0
FIRST_GAME: Final = "scopa"
ROW: Final = 30.0
BAR: Final = 16.0
NAME: Final = 220.0
FIGURES: Final = 330.0
LONGEST_CODE: Final = 30
ABOUT: Final = t(
    "One deal a day for each game, with the same cards on every computer. All other seats have the level "
    "Expert. Your first result counts."
)

NOT_PLAYED: Final = t("Play the deal first. Then compare your result with 200 plays of every level.")
NOT_RANKED: Final = t("“Compare with levels” has every level play your cards 200 times.")


class DailyScene(SheetScene):
    """Shows the deal of today in one of the games, and what came of it."""

    own = SceneId.DAILY
    heading = t("Deal of the day")
    still_life = NEWSPAPER

    def __init__(self, services: Services, asked: routes.DailyDeal) -> None:
        """Read the matches, to know whether the deal was played."""
        super().__init__(services)
        self._played = asked.played
        self.translucent = not asked.played
        self._day = services.today()
        offered = [one for one in services.variants() if one.variant is not None and not one.variant.own]
        self._names: dict[str, Words] = {one.id: one.name for one in offered}
        self._games = {one.id: one.variant.ruleset for one in offered if one.variant is not None}
        recent = [asked.game, *services.settings.current.lately, FIRST_GAME, *self._games]
        self._game = next((name for name in recent if name in self._games), "")
        self._reading = ArchiveProgress(services.archive)
        self._results: dict[str, DailyResult] = {}
        self._ranks: dict[str, Running[float]] = {}
        self._code = ""
        self._notice: Text | None = None
        self._play = Button(t("Play deal of the day"), self._begin, size=BUTTON_LETTERS, glyph="play")
        self._rank = Button(t("Compare with levels"), self._rank_or_stop, look=CALM, size=BUTTON_LETTERS)
        self._copy = Button(t("Copy code"), self._copy_code, look=CALM, size=BUTTON_LETTERS)
        self._friend = TextRow(
            t("Code of a friend"), Field(lambda: self._code, self.write), longest=LONGEST_CODE
        )
        self.told = Note(self.compared, 50, size=18, align=Align.LEFT, edge=2)
        main_menu = Button(t("Main menu"), self.leave, look=CALM, size=BUTTON_LETTERS, glyph="home")
        done = main_menu if asked.played else done_button(self.leave)
        page = Column(
            Note(lambda: ABOUT, 52, size=18, edge=SIDE, middle=True),
            Space(4),
            Section(
                "",
                ChoiceRow(t("Game"), Field(lambda: self._game, self._choose), self._names, in_turn=True),
                Label(self._said, 44, role=Role.BOLD, left=2),
                self._friend,
                When(lambda: bool(self.compared()), self.told),
                glyph="cards",
            ),
            Space(12),
            Drawing(self._draw_ranks, stretch=True),
            Space(8),
            Line(
                Item(self._play, BUTTONS, enabled=lambda: self._reading.over and bool(self._game)),
                When(self._is_played, Item(self._rank, BUTTONS), reserve=True),
                When(self._is_played, Item(self._copy, BUTTONS), reserve=True),
                Item(done, BUTTONS),
                gap=14,
                widths=(310, None, None, DONE),
            ),
        )
        self.show(page, width=1080, height=648, lift=6, spare=-14, focus=self._play)

    @property
    def result(self) -> DailyResult | None:
        """Your result in the game shown; None before the deal was played."""
        return self._results.get(self._game)

    @property
    def animating(self) -> bool:
        """Whether matches are being read or levels play."""
        return not self._reading.over or any(not one.over for one in self._ranks.values())

    @property
    def typing(self) -> bool:
        """Whether a code is being written."""
        return self.group.focused is self._friend.text

    @property
    def spoken(self) -> Spoken:
        """What the deal of the day is, the focused widget, and what a code says."""
        opening = (self.heading, ABOUT, self._said())
        return Spoken(opening, self.group.spoken, self.group.focused, notice=self.compared() or None)

    def read(self) -> tuple[Words, ...]:
        """Return the result and how each level did."""
        return (self._said(), *(self._rank_told(name, one) for name, one in self._ranked()))

    def refresh(self) -> None:
        """Say on the buttons what they do now."""
        self._rank.label = t("Stop") if self._ranking else t("Compare with levels")
        self._play.label = t("Play again") if self.result is not None else t("Play deal of the day")
        super().refresh()

    def update(self, now: float) -> Change | None:
        """Continue reading, and take over what the levels have played."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._results = self._found()
            self.touch()
        changed = [one.poll() for one in self._ranks.values()]
        if any(changed):
            self.touch()
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters where a code is written."""
        if self.typing:
            if self._friend.typed(event):
                return None
            if event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
                self.group.focus(self._play)
                return None
        return super().handle(event)

    def resumed(self, result: object) -> Change | None:
        """Begin if the question about the unfinished match was answered "yes"."""
        super().resumed(result)
        return self._deal() if result is True else None

    def leave(self) -> Change | None:
        """Return to the scene below, or to the title after the deal."""
        return Reset(routes.Title()) if self._played else Pop()

    def close(self) -> None:
        """Stop the levels."""
        for one in self._ranks.values():
            one.close()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, after the deal over the osteria."""
        if self._played:
            draw_room(canvas)
        super().draw(canvas)

    # What the widgets do

    def _choose(self, game: str) -> None:
        self.close()
        self._ranks = {}
        self._game = game
        self._notice = None
        self.touch()

    def write(self, code: str) -> None:
        """Take over what is written as the code of a friend."""
        self._code = code
        self._notice = None
        self.touch()

    def _begin(self) -> Change | None:
        return Push(routes.Dialog(UNFINISHED)) if self.services.can_continue() else self._deal()

    def _deal(self) -> Change | None:
        try:
            return Reset(routes.ContinueRecord(deal_of_the_day(self._games[self._game], self._day)))
        except CannotDeal:
            self._notice = t("The rules of this game refuse the cards of today.")
            self.touch()
        return None

    def _rank_or_stop(self) -> Change | None:
        if self._ranking:
            self.close()
        else:
            ruleset = self._games[self._game]
            self._ranks = {
                level: self.services.deal_work.begin(LevelPlays(ruleset, self._day, level))
                for level in levels_of(self.services)
            }
        self.touch()
        return None

    def _copy_code(self) -> Change | None:
        if self.result is None:
            return None
        try:
            self.services.clipboard.copy([self.result.code])
            self._notice = t("The code is in the clipboard.")
        except OSError:
            self._notice = t("This system has no clipboard.")
        self.touch()
        return None

    def _is_played(self) -> bool:
        return self.result is not None

    @property
    def _ranking(self) -> bool:
        return any(not one.over for one in self._ranks.values())

    def _found(self) -> dict[str, DailyResult]:
        """Return the first result of today in each game."""
        found: dict[str, DailyResult] = {}
        for entry in self.services.archive.entries:
            summary = entry.summary
            if summary is None or summary.purpose != DailyDeal(self._day) or not summary.over:
                continue
            if summary.ruleset in self._games and not summary.changed and not summary.taken_back:
                # The latest matches come first, so the first one played stays in the end.
                rules = self._games[summary.ruleset]
                found[summary.ruleset] = DailyResult.of(rules, self._day, summary.deals[0].points)
        return found

    # Words

    def _said(self) -> Words:
        if self.result is None:
            return t("{day}: not played yet", day=dated(self._day.isoformat()))
        return t(
            "{day}: lead {lead}, code {code}",
            day=dated(self._day.isoformat()),
            lead=decimal(self.result.lead, signed=True),
            code=self.result.code,
        )

    def compared(self) -> Words:
        """Return what the friend's code says, and the difference from your result."""
        if self._notice is not None:
            return self._notice
        if not self._code.strip():
            return ""
        try:
            friend = read_code(self._code, self._games)
        except CodeError as error:
            return _fault_told(error)
        told = t(
            "{game}, {day}: your friend's lead is {lead}.",
            game=self._names[friend.ruleset.id],
            day=dated(friend.day.isoformat()),
            lead=decimal(friend.lead, signed=True),
        )
        own = self._results.get(friend.ruleset.id)
        if own is None or friend.day != self._day:
            return told
        better = own.lead - friend.lead
        if not better:
            return t("{told} You did as well.", told=told)
        if better > 0:
            return t("{told} You did {points} points better.", told=told, points=decimal(better))
        return t("{told} Your friend did {points} points better.", told=told, points=decimal(-better))

    def _ranked(self) -> tuple[tuple[str, Rank], ...]:
        if self.result is None:
            return ()
        return tuple(
            (name, Rank.of(self.result.lead, one.results)) for name, one in self._ranks.items() if one.results
        )

    def _rank_told(self, level: str, rank: Rank) -> Text:
        return t(
            "{level}: {worse} plays worse, {equal} equal, {better} better",
            level=levels_of(self.services)[level],
            worse=rank.worse,
            equal=rank.equal,
            better=rank.better,
        )

    # Drawing

    def _draw_ranks(self, canvas: Canvas, area: Area) -> None:
        """Draw for each level which share of its plays your result beats."""
        if not self._reading.over:
            self._reading.draw(canvas, area)
            return
        if not self._ranks:
            draw_sentence(canvas, area.inset(120, 8), NOT_PLAYED if self.result is None else NOT_RANKED)
            return
        found = dict(self._ranked())
        rows = rank_rows(area, len(self._ranks))
        for (level, running), row in zip(self._ranks.items(), rows, strict=True):
            canvas.text(
                levels_of(self.services)[level], row.x, row.centre[1], size=19, role=Role.BOLD, width=NAME
            )
            track = Area(row.x + NAME + 10, row.centre[1] - BAR / 2, row.width - NAME - FIGURES - 30, BAR)
            canvas.box(track, replace(TRACK, radius=BAR / 2))
            rank = found.get(level)
            if rank is not None:
                wide = max(BAR, track.width * rank.share)
                canvas.box(Area(track.x, track.y, wide, BAR), replace(FILLED, radius=BAR / 2))
            canvas.text(
                self._figures(running, rank),
                row.right,
                row.centre[1],
                size=17,
                colour=INK if rank is not None else INK_SOFT,
                align=Align.RIGHT,
                width=FIGURES,
            )

    def _figures(self, running: Running[float], rank: Rank | None) -> Words:
        done, total = len(running.results), running.task.count
        if rank is None:
            return t("{done} of {total} plays", done=done, total=total)
        beaten = t("better than {share}", share=percent(rank.share))
        if done >= total:
            return beaten
        return t("{told}, {done} of {total} plays", told=beaten, done=done, total=total)


def rank_rows(area: Area, count: int) -> tuple[Area, ...]:
    """Return the places of the levels, closer to each other where what a code says takes some of the room."""
    room = Area(area.x + 14, area.y + 8, area.width - 28, area.height - 8)
    step = min(ROW + 4, room.height / count)
    return tuple(Area(room.x, room.y + step * number, room.width, step - 4) for number in range(count))


def _fault_told(error: CodeError) -> Text:
    """Return what is wrong with a code, and what is allowed."""
    if error.fault == CHECK_FAULT:
        return t("This is not the code of a result. Compare every letter.")
    if error.fault == LETTER_FAULT:
        return t("“{letter}” is in no code: codes have digits and letters without U.", letter=error.detail)
    return t("A code has {most} digits and letters; here are {n}.", most=LENGTH, n=error.detail)
