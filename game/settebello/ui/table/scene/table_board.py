"""The table as it is seen and heard: what lies on it, and what is said about that."""

from dataclasses import replace

from settebello.engine import Card, Seat, Side
from settebello.i18n import Text, t
from settebello.session import TableSession, Waiting
from settebello.storage.assists import Assists
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import BaseScene
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.layout import TableButton, TableLayout, least_room
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.perspective import Perspectives
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_game import TableGame
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.spectator_controls import LOWER, SpectatorControls
from settebello.ui.table.scene.table_menu import TableMenu
from settebello.ui.table.view import signs
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.helps.open_helps import Helps
from settebello.ui.table.view.helps.panels import card_width
from settebello.ui.table.view.moving_table import draw_moving, draw_speech
from settebello.ui.table.view.plates import ScorePlate
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.pointer import Pointing
from settebello.ui.table.view.spoken_table import read_table, spoken_table
from settebello.ui.table.view.stage import Stage
from settebello.ui.table.view.still_parts import draw_card
from settebello.ui.table.view.still_table import Still
from settebello.ui.table.view.talk.speech_bubble import Saying
from settebello.ui.table.view.talk.think_delay import ThinkDelay


class TableBoard(BaseScene):
    """A match as it is shown now. What changes it is told in `flow` and, by hand, in `scene`."""

    pans = False
    picking: MovePicker | None
    _menu: TableMenu | None
    _watching: SpectatorControls | None

    def __init__(self, services: Services, session: TableSession) -> None:
        """Show the deal of the session as it stands."""
        super().__init__()
        self.services = services
        self.session = session
        self.picking = None
        self._menu = None
        self._pointing = Pointing()
        self._notice: Text | None = None
        bare = services.settings.current.watch_bare
        self._perspectives = Perspectives.of(session.record, bare=bare)
        self._curtain: Curtain | None = None
        self._watching = None
        self._think_delay = ThinkDelay(services)
        self._helps = Helps(services, lambda: self.assists)
        self._sit_down()

    def _sit_down(self) -> None:
        """Set the stage for those who sit at the table."""
        self.game = TableGame.of(self.services, self.session)
        names = tuple(player.name for player in self.game.players)
        self.needs = least_room(len(names))
        self._captions = Captions(self.game.person, names, self.game.sides, self.game.ruleset)
        self._sides = tuple(self._captions.side_title(Side(side)) for side in range(self.game.sides))
        self._stage = Stage(self.services, self.game, self._captions, self._perspectives.view(self._chooser))

    @property
    def playback(self) -> Playback:
        """The motion being shown."""
        return self._stage.playback

    @property
    def assists(self) -> Assists:
        """The helps that are switched on at this table."""
        return self.services.settings.current.assists.in_force

    @property
    def layout(self) -> TableLayout:
        """Where everything lies."""
        return self._stage.layout

    @property
    def saying(self) -> Saying:
        """What somebody says beside the game."""
        return self._stage.saying

    @property
    def message(self) -> Text | None:
        """The sentence under the table."""
        asked = ChoiceView(self.layout, self.picking).prompt() if self.picking is not None else None
        return self._notice or self._hint or asked or self.playback.caption or self._wanted

    @property
    def _hint(self) -> Text | None:
        """What a hint says, while a card is to be chosen."""
        return None if self.picking is None else self._helps.hinting.words

    @property
    def _wanted(self) -> Text | None:
        """What the player is to do, when it is their turn."""
        if self.picking is None:
            return None
        claim = self.picking.position.claim
        asked = ChoiceView(self.layout, self.picking).prompt()
        if asked is None and claim is None and self._chooser is not None:
            return self._captions.choose(self._chooser)
        return asked or (self._captions.asked(claim) if claim else None)

    @property
    def _chooser(self) -> Seat | None:
        """The person who is to choose a card."""
        position = self.session.match.position
        waiting = self.session.waiting_for is Waiting.PERSON
        return position.turn if waiting and position is not None else None

    @property
    def _hung(self) -> Curtain | None:
        """The curtain while it is down: nothing moves, and the next person has not taken up the hand."""
        return None if self.playback.running else self._curtain

    @property
    def spoken(self) -> Spoken:
        """All that has happened, what is to be done or in focus, and what a panel shows that is opened."""
        panel = self._helps.panel
        shown = () if panel is None else self._helps.read(self.game.ruleset, self._sides)
        return replace(self._spoken, beside=panel, shown=shown)

    @property
    def _spoken(self) -> Spoken:
        if self._menu is not None:
            group = self._menu.group
            return Spoken((t("A pause"),), group.spoken, group.focused, self.playback.log)
        if self._hung is not None:
            group = self._hung.group
            opening, log = self._hung.opening, self.playback.log
            return Spoken(opening, group.spoken, group.focused, log, self._notice)
        if self._watching is not None:
            group = self._watching.group
            return Spoken(self._watching.opening, group.spoken, group.focused, self.playback.log)
        picking = None if self.playback.running else self.picking
        return spoken_table(self.playback.log, picking, self._notice or self._hint or self._wanted)

    def read(self) -> tuple[Words, ...]:
        """Whose turn it is, what lies on the table and in the hand, and the points."""
        here, position = self.playback.here, self.session.match.position
        points = self.session.match.scores if position is None else position.scores
        turn = None if position is None else position.turn
        whose = () if turn is None else (self._captions.turn(turn),)
        sides = tuple(zip(self._sides, points, strict=True))
        hand = None if here.owner is None else here.hands[here.owner]
        return (
            *whose,
            *read_table(self._captions.pack, here.table_cards, hand, here.stock, sides),
            *self._helps.read(self.game.ruleset, self._sides),
        )

    @property
    def group(self) -> FocusGroup | None:
        """The buttons of the menu over the table, while it is open."""
        over = self._menu or self._hung or self._watching
        return over.group if over is not None else None

    @property
    def animating(self) -> bool:
        """Whether cards are moving, or an opponent's thinking is seen."""
        return self.playback.running or self._think_delay.breathing or self.saying.fading

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table that lies still, then what moves on it, then what is said."""
        more = card_width(self._helps.shown, self.layout.panel)
        canvas.want_cards(*self.layout.card_widths, *more, ruleset=self.game.ruleset)
        still = self._still()
        canvas.static((still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = self.playback.timeline, self.playback.time
        self._think_delay.draw(canvas, self.layout, self.playback)
        draw_moving(canvas, self.layout, timeline, time)
        # What is said lies above the cards that fly past it, and below the card in the player's own hand.
        message = self.message if self._hung is None else None
        if message is not None:
            choosing = self._choosing
            room = self.layout.caption if choosing is None else choosing.bar.room
            low = 0.0
            if self._watching is not None:
                room, low = self._watching.room(room), LOWER
            signs.caption(canvas, room, message, warning=self._notice is not None, low=low)
        dragged = self._pointing.dragged
        if dragged is not None:
            draw_card(canvas, self.layout, dragged.card, dragged.held)
        if self._helps.peek is not None:
            self._helps.peek.draw(canvas, self.layout)
        draw_speech(canvas, self.layout, timeline, time)
        self.saying.draw(canvas, self.layout, self.playback.here)
        if self._watching is not None:
            self._watching.draw(canvas)
        if self._hung is not None:
            self._hung.draw(canvas, self._notice)
        if self._menu is not None:
            self._menu.draw(canvas)

    def _still(self) -> Still:
        position = self.session.match.position
        # The points of this deal are counted on the score sheet, not told before.
        points = self.session.match.scores if position is None else position.scores
        sides = tuple(zip(self._sides, points, strict=True))
        dragged = self._pointing.dragged
        return Still(
            layout=self.layout,
            ruleset=self.game.ruleset,
            cloth=self.services.settings.current.table,
            here=self.playback.here,
            players=self._stage.players,
            plate=ScorePlate(
                self.game.variant,
                self.game.goal,
                sides,
                teams=self._captions.pairs,
                house_rules=self.game.house_rules,
            ),
            moving=frozenset(self.playback.timeline.tracks) | ({dragged.card} if dragged else frozenset()),
            choosing=self._choosing,
            thinking=self._think_delay.seat,
            marks=self._stage.marks if self.picking is None or self.picking.idle else (),
            lit=self._lit,
            helped=self._helps.helped,
            counters=self.assists.counters,
        )

    @property
    def _choosing(self) -> ChoiceView | None:
        """The choice as it is seen, while one is to be made."""
        if self.picking is None or self.playback.running:
            return None
        helped = self._helps.helped
        choosing = ChoiceView(self.layout, self.picking, hinted=helped.hinted, takers=helped.takers)
        at = self._pointing.at if self._menu is None and self._pointing.dragged is None else None
        return replace(choosing, hover=choosing.at(self._poses, *at), pointer=at) if at else choosing

    @property
    def _lit(self) -> TableButton | None:
        """The button under the mouse."""
        at = self._pointing.at
        if at is None or self._menu is not None:
            return None
        return self.layout.button_at(*at, self._helps.buttons)

    @property
    def _poses(self) -> dict[Card, Pose]:
        return resting_poses(self.playback.here, self.layout)
