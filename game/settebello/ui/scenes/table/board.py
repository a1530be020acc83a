"""The table as it is seen: what the session says is shown, one timeline after another."""

from dataclasses import replace

from settebello.engine import Card, Event, Seat, Side
from settebello.i18n import Text, t
from settebello.session import (
    NextDeal,
    TableSession,
    TakeHint,
    Waiting,
)
from settebello.storage.assists import Assists
from settebello.ui.animation.timeline import Pose
from settebello.ui.layout import TableButton, TableLayout, least_room
from settebello.ui.ports.offers import SameDeal
from settebello.ui.ports.services import Services
from settebello.ui.scene import BaseScene, Change, Push, Replace, Reset, SceneId
from settebello.ui.scenes.table.curtain import Curtain
from settebello.ui.scenes.table.menu import TableMenu
from settebello.ui.scenes.table.watching import Watching
from settebello.ui.staging import signs
from settebello.ui.staging.choosing import Choosing
from settebello.ui.staging.drawing import draw_card
from settebello.ui.staging.helps.open import Helps
from settebello.ui.staging.helps.panels import card_width
from settebello.ui.staging.motion import draw_moving, draw_speech
from settebello.ui.staging.plates import ScorePlate
from settebello.ui.staging.playback import Playback
from settebello.ui.staging.pointing import Pointing
from settebello.ui.staging.stage import Stage
from settebello.ui.staging.still import Still
from settebello.ui.staging.talk.pondering import Pondering
from settebello.ui.staging.talk.saying import Saying
from settebello.ui.staging.telling import read_table, spoken_table
from settebello.ui.table.captions import Captions
from settebello.ui.table.game import TableGame
from settebello.ui.table.picking import Picking
from settebello.ui.table.reckoning.results import AGAIN, LEAVE, MatchResult, ScoreSheet
from settebello.ui.table.resting import resting_poses
from settebello.ui.table.viewpoint import Onlookers
from settebello.ui.view.canvas import Canvas
from settebello.ui.voice.spoken import Spoken, Words
from settebello.ui.widgets import FocusGroup


class TableBoard(BaseScene):
    """A match as it is shown while time passes; during a motion nothing counts but what ends it."""

    pans = False
    picking: Picking | None
    _menu: TableMenu | None

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
        self._onlookers = Onlookers.of(session.record, bare=bare)
        self._curtain: Curtain | None = None
        nobody = not self._onlookers.people
        self._watching = Watching(services, self.touch, self._turn_hands) if nobody else None
        self._pondering = Pondering(services)
        self._counting = False
        self._helps = Helps(services, lambda: self.assists)
        self._now = 0.0
        self._sit_down()

    def _sit_down(self) -> None:
        """Show who sits at the table, and the deal as it stands."""
        self.game = TableGame.of(self.services, self.session)
        names = tuple(player.name for player in self.game.players)
        self.needs = least_room(len(names))
        self._captions = Captions(self.game.person, names, self.game.sides, self.game.ruleset)
        self._sides = tuple(self._captions.side_title(Side(side)) for side in range(self.game.sides))
        self._stage = Stage(self.services, self.game, self._captions, self._onlookers.view(self._chooser))
        self._look()

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
        asked = Choosing(self.layout, self.picking).prompt() if self.picking is not None else None
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
        asked = Choosing(self.layout, self.picking).prompt()
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
        """All that has happened, what is to be done, and what is under the cursor or in focus in the menu."""
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
        return self.playback.running or self._pondering.breathing or self.saying.fading

    # Time

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; a motion under way ends, its places being others now."""
        super().arrange(width, height)
        self._stage.arrange(width, height)
        self._rested()
        if self._menu is not None:
            self._menu.arrange(width, height)

    def update(self, now: float) -> Change | None:
        """Go on with the motion; when nothing moves, ask the session what comes next."""
        if self.playback.at(now):
            self._rested()
        if self.saying.at(now, still=not self.playback.running, language=self.services.language()):
            self.touch()
        self._now = now
        if self._helps.looked(now):
            self.touch()
        if self._helps.hinting.poll():
            self._hinted()
        decided = self.session.listen()
        if self.playback.running or self._menu is not None:
            return None
        match self.session.waiting_for:
            case Waiting.PERSON:
                return None
            case Waiting.OPPONENT:
                held = self._watching is not None and self._watching.waits
                if decided and not held and self._pondering.over(self.playback):
                    self._show(self.session.poll())
                self._ponder(undecided=not decided)
                return None
            case Waiting.DEAL if self.session.match.score is None:
                self._deal_on()
                return None
            case Waiting.DEAL | Waiting.NOTHING:
                self._counting = True
                sheet = ScoreSheet.of(self.game, self.playback.here, self._sides)
                on = self._watching is not None and not self._watching.paused
                onward = on and self.services.settings.current.watch_on
                return Push(SceneId.SCORE_SHEET, replace(sheet, onward=onward))

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        self.playback.rest()
        if not self._counting:
            # What a click does may be another thing now.
            self._look()
            return None
        self._counting = False
        if result == AGAIN:
            record = self.session.record
            return Reset(SceneId.TABLE, SameDeal(record, len(record.deals) - 1))
        if self.session.waiting_for is Waiting.NOTHING:
            result = MatchResult.of(self.game, self.playback.here, self._sides, self._stage.company)
            return Replace(SceneId.MATCH_OVER, result)
        if result == LEAVE:
            return Reset(SceneId.TITLE)
        self._deal_on()
        return None

    def _deal_on(self) -> None:
        """Deal the next deal; of several people each takes up the hand anew."""
        self._onlookers = self._onlookers.put_down()
        self._show(self.session.submit(NextDeal()))

    def _show(self, events: tuple[Event, ...]) -> None:
        """Let the table go from what it shows to what has happened."""
        if not events:
            return
        self.picking = self._notice = None
        self._helps.hinting.forget()
        self._helps.peek = None
        self._pondering.begin()
        self._curtain = None
        if self._watching is not None:
            self._watching.played()
        # Of several people the one who has played lays the hand down, before anything is dealt or turned.
        self._stage.look(self._onlookers.view(None), len(events))
        self._stage.show(events, self._pointing.dragged)
        self._pointing = replace(self._pointing, grip=None)
        if not self.playback.running:
            self._rested()
        self._say_whether_saved()
        self.touch()

    def _hinted(self) -> None:
        """Show a hint that has come; the match remembers that there was one."""
        if self._helps.hinting.told:
            self.session.submit(TakeHint())
        self.touch()

    def _say_whether_saved(self) -> None:
        if self.session.save_error is not None:
            self._notice = t("The match cannot be saved: {reason}", reason=str(self.session.save_error))

    def _rested(self) -> None:
        """Everything rests where it belongs: whoever is next may choose."""
        self._look()
        self._pointing = replace(self._pointing, grip=None)
        self.touch()

    def _look(self) -> None:
        """See the table as whoever is next is to see it; of several people, behind the curtain at first."""
        if self.playback.running:
            self.picking = None
            return
        chooser = self._chooser
        self._onlookers = self._onlookers.turned(chooser)
        before = self._stage.view
        self._stage.look(self._onlookers.view(chooser))
        self.picking = self._stage.picking()
        if self.picking is not None:
            self.picking = replace(self.picking, playing=self.assists.playing)
        owner, position = self._stage.view.owner, self.session.match.position
        self._helps.know(None if owner is None or position is None else position.view(owner))
        if self.picking is not None and before != self._stage.view:
            self._stage.mark()
        awaited = self._onlookers.awaited(chooser)
        if awaited is None:
            self._curtain = None
        elif self._curtain is None or self._curtain.seat != awaited:
            player = self.game.players[awaited]
            back = self._take_back_last if self.session.can_take_back else None
            self._curtain = Curtain(self.services, awaited, player, self.touch, self._take_up, back)
        if self._curtain is not None:
            self._curtain.arrange(self.layout)
        if self._watching is not None:
            self._watching.show(bare=self._onlookers.bare)
            self._watching.arrange(self.layout)

    def _take_up(self) -> Change | None:
        """Show the hand to the person whose turn it is."""
        if self._chooser is not None:
            self._onlookers = self._onlookers.taken_up(self._chooser)
            self._notice = None
            self._rested()
        return None

    def _take_back_last(self) -> Change | None:
        """Let the person who played last choose again; the table scene knows how."""
        return None

    def _turn_hands(self) -> Change | None:
        """Open or close the hands of opponents who play among themselves."""
        bare = not self._onlookers.bare
        now = self.services.settings.current
        self.services.settings.change(replace(now, watch_bare=bare))
        self._onlookers = replace(self._onlookers, bare=bare)
        self._stage.look(self._onlookers.view(None))
        self._rested()
        return None

    def _stand(self, notice: Text | None) -> None:
        """Show the deal as it stands now, without a motion."""
        self._pondering.begin()
        self._pointing = Pointing()
        self._stage = Stage(self.services, self.game, self._captions, self._onlookers.view(self._chooser))
        self._stage.arrange(self.width, self.height)
        self._rested()
        self._notice = notice
        self._say_whether_saved()

    def _ponder(self, *, undecided: bool) -> None:
        """Let it be seen after a while that an opponent is thinking."""
        if self._pondering.see(self.playback, undecided=undecided):
            self.touch()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table that lies still, then what moves on it, then what is said."""
        more = card_width(self._helps.shown, self.layout.panel)
        canvas.want_cards(*self.layout.card_widths, *more, ruleset=self.game.ruleset)
        still = self._still()
        canvas.static((still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = self.playback.timeline, self.playback.time
        self._pondering.draw(canvas, self.layout, self.playback)
        draw_moving(canvas, self.layout, timeline, time)
        # What is said lies above the cards that fly past it, and below the card in the player's own hand.
        message = self.message if self._hung is None else None
        if message is not None:
            choosing = self._choosing
            room = self.layout.caption if choosing is None else choosing.bar.room
            if self._watching is not None:
                room = self._watching.room(room)
            signs.caption(canvas, room, message, warning=self._notice is not None)
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
            thinking=self._pondering.seat,
            marks=self._stage.marks if self.picking is None or self.picking.idle else (),
            lit=self._lit,
            helped=self._helps.helped,
            counters=self.assists.counters,
        )

    @property
    def _choosing(self) -> Choosing | None:
        """The choice as it is seen, while one is to be made."""
        if self.picking is None or self.playback.running:
            return None
        helped = self._helps.helped
        choosing = Choosing(self.layout, self.picking, hinted=helped.hinted, takers=helped.takers)
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
