"""A match that was played, to be looked at: the table as it lay, forward and back."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from settebello.coach.review import Judged
from settebello.engine import Seat, settebello_of
from settebello.i18n import Text, t
from settebello.notation import Record
from settebello.storage.settings import Speed
from settebello.ui.animation.choreography import Choreographer
from settebello.ui.animation.craft import BASE
from settebello.ui.animation.timeline import Timeline
from settebello.ui.controls.inputs import Action, Press, UiEvent
from settebello.ui.layout import TableLayout, lay_out, least_room
from settebello.ui.paint.area import Area
from settebello.ui.ports.services import Services
from settebello.ui.scene import Change, SceneId
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.scenes.replay.counted import CountedSheet
from settebello.ui.scenes.replay.panel import HEIGHT, Panel
from settebello.ui.scenes.replay.reel import Reel
from settebello.ui.scenes.replay.written import told
from settebello.ui.staging import signs
from settebello.ui.staging.motion import draw_moving, draw_speech
from settebello.ui.staging.plates import ScorePlate
from settebello.ui.staging.playback import Playback
from settebello.ui.staging.still import Still
from settebello.ui.staging.talk.saying import Saying
from settebello.ui.table.arrangement import Arrangement
from settebello.ui.table.cast import Casts
from settebello.ui.table.film import Film, opened
from settebello.ui.table.game import goal_of
from settebello.ui.table.helps.reviewing import Reviewed, better
from settebello.ui.table.kept import game_name
from settebello.ui.table.manners.company import Company, faced
from settebello.ui.table.manners.mood import Mood
from settebello.ui.table.manners.talk import Remark
from settebello.ui.table.reckoning.results import ScoreSheet
from settebello.ui.table.resting import resting_poses
from settebello.ui.theme import GOLD
from settebello.ui.view.canvas import BASE_HEIGHT, Canvas
from settebello.ui.voice.spoken import Spoken

PAUSE: Final = 0.5
"""Between two turns that are played by themselves, as a multiple of the length of a play."""
READ: Final = 4.0
"""Seconds for which the score sheet stays while everything is played by itself."""


class ReplayScene(MenuScene):
    """Shows any moment of a match; forward it moves as in play, every other way it stands there at once."""

    own = SceneId.REPLAY
    pans = False

    def __init__(self, services: Services, record: Record, reviewed: Reviewed | None = None) -> None:
        """Begin with the first deal dealt; ReplayError for a record that disagrees with the rules.

        A deal that was gone through begins at the first moment at which the person could have done better.
        """
        super().__init__(services)
        self._reel = Reel(Film.of(record))
        self._advised: dict[int, Judged] = {}
        if reviewed is not None:
            self._reel = self._reel.to_deal(reviewed.deal)
            plays = self._reel.here.plays
            # Before the play one sees what could have been played.
            self._advised = {plays[one.decision.number] - 1: one for one in reviewed.moments}
            self._reel = self._reel.to(min(self._advised, default=0))
        talk = services.settings.current.talk
        self._companies = Company.at(record, services.opponents, talk).during(self._reel.film)
        self.saying = Saying()
        self._ruleset = record.ruleset
        self._casts = Casts(services, self._reel.film)
        self._cast = self._casts.at(0, 0)
        wide, high = least_room(len(record.seats))
        self.needs = max(wide, 1240.0), min(high + HEIGHT, BASE_HEIGHT)
        self._variant = game_name(services, record.ruleset.id)
        # Seen from the seat of the player, or of the first of several people.
        self._bottom = min(record.persons, default=Seat(0))
        self._layout = self._laid_out(1280, 720)
        self._open = False
        self._playing = False
        self._notice: Text | None = None
        self._counted: CountedSheet | None = None
        self._playback = Playback(services.cues, self._seen(self._reel.moment.here))
        self._panel = Panel(self)
        self.use(*self._panel.widgets, focus=self._panel.play)
        self._stand()

    @property
    def reel(self) -> Reel:
        """Where one is."""
        return self._reel

    @property
    def stops(self) -> tuple[int, ...]:
        """The places of the deal to jump to: what could have been done better, else the sweeps."""
        return tuple(sorted(self._advised)) or self._reel.here.sweeps

    @property
    def reviewing(self) -> bool:
        """Whether one looks at what could have been done better."""
        return bool(self._advised)

    @property
    def playing(self) -> bool:
        """Whether one turn after another is shown."""
        return self._playing

    @property
    def hands_open(self) -> bool:
        """Whether all hands lie open; those of a deal that is still to be played on never do."""
        return self._open and self._reel.here.over

    @property
    def animating(self) -> bool:
        """Whether something moves, or will by itself."""
        return self._playback.running or self._playing or self.saying.fading

    @property
    def message(self) -> Text | None:
        """The sentence under the table."""
        advised = self._advice
        if advised is not None and self._notice is None:
            return better(advised, self._ruleset)
        return self._notice or self._playback.caption or self._caption()

    @property
    def _advice(self) -> Judged | None:
        """What could have been done better at the moment that stands there."""
        return None if self._playback.running else self._advised.get(self._reel.place)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and the sentence under the table."""
        return Spoken(focus=self.group.spoken, of=self.group.focused, notice=self.message)

    # Time

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table above and the panel below."""
        super().arrange(width, height)
        self._layout = self._laid_out(width, height)
        self._panel.arrange(Area(0, height - HEIGHT, width, HEIGHT))
        self._stand()

    def update(self, now: float) -> Change | None:
        """Go on with the motion; while everything is played by itself, with the next turn."""
        if self._playback.at(now):
            self.touch()
        if self.saying.at(now, still=not self._playback.running, language=self.services.language()):
            self.touch()
        if self._playing and not self._playback.running and self._playback.idle >= self._pause:
            if self._reel.at_end:
                self._playing = False
                self._panel.show()
            else:
                self._move(self._reel.forward())
        return None

    def resumed(self, result: object) -> Change | None:
        """Stand still after another sheet."""
        self._stand()
        return super().resumed(result)

    @property
    def _pause(self) -> float:
        if self._reel.counted:
            return READ
        speed = self.services.settings.current.speed
        return PAUSE * BASE[Speed.NORMAL if speed is Speed.INSTANT else speed]

    # What may be done

    def handle(self, event: UiEvent) -> Change | None:
        """Go where the keys say; Tab reaches the buttons, which do the same."""
        ways = {
            Action.LEFT: self.back,
            Action.RIGHT: self.forward,
            Action.UP: self.previous_sweep,
            Action.DOWN: self.next_sweep,
            Action.PAGE_UP: self.previous_deal,
            Action.PAGE_DOWN: self.next_deal,
            Action.FIRST: self.to_start,
            Action.LAST: self.to_end,
            Action.TOGGLE: self.play,
            Action.EXPORT: self.write_text,
        }
        if isinstance(event, Press) and event.action in ways:
            return ways[event.action]()
        return super().handle(event)

    def forward(self) -> Change | None:
        """Show the next turn; a motion under way ends first."""
        self._playing = False
        return self._move(self._reel.forward())

    def back(self) -> Change | None:
        """Stand a turn earlier."""
        return self.go(self._reel.back())

    def next_sweep(self) -> Change | None:
        """Stand at the next sweep, or at the next moment to look at."""
        if self._advised:
            later = [place for place in self.stops if place > self._reel.place]
            return self.go(self._reel.to(later[0])) if later else None
        return self.go(self._reel.next_sweep())

    def previous_sweep(self) -> Change | None:
        """Stand at the sweep before, or at the moment before."""
        if self._advised:
            earlier = [place for place in self.stops if place < self._reel.place]
            return self.go(self._reel.to(earlier[-1])) if earlier else None
        return self.go(self._reel.previous_sweep())

    def next_deal(self) -> Change | None:
        """Stand at the beginning of the next deal."""
        return self.go(self._reel.next_deal())

    def previous_deal(self) -> Change | None:
        """Stand at the beginning of this deal, or of the one before."""
        return self.go(self._reel.previous_deal())

    def to_start(self) -> Change | None:
        """Stand at the beginning of the deal."""
        return self.go(self._reel.to(0))

    def to_end(self) -> Change | None:
        """Stand at the end of the deal."""
        return self.go(self._reel.to(self._reel.last))

    def play(self) -> Change | None:
        """Show one turn after another, or no more; from the end it begins anew."""
        self._playing = not self._playing
        self._notice = None
        if self._playing and self._reel.at_end:
            self._reel = self._reel.to_deal(0)
            self._stand()
        self._panel.show()
        self.touch()
        return None

    def turn_hands(self) -> Change | None:
        """Lay all hands open, or only one's own."""
        self._open = not self._open
        self._notice = None
        if self._open and not self._reel.here.over:
            self._notice = t("The hands of a deal lie open once it is over.")
        self._stand()
        return None

    def write_text(self) -> Change | None:
        """Write the deal down in words."""
        cast = self._cast
        names = tuple(player.name for player in cast.players)
        lines = told(self._reel, names, cast.captions, self._variant, self._choreographer(Speed.INSTANT))
        return self._written(lambda: self.services.exports.text(self._name, lines))

    def write_picture(self) -> Change | None:
        """Write the table as it stands as a picture."""
        self._stand()
        area = Area(0, 0, self.width, self.height - HEIGHT)
        return self._written(lambda: self.services.exports.picture(self._name, area, self._paint))

    def go(self, reel: Reel) -> Change | None:
        """Stand at a moment at once."""
        self._playing = False
        self._notice = None
        self._reel = reel
        self._stand()
        return None

    # What comes of it

    def _written(self, write: Callable[[], Path]) -> Change | None:
        try:
            self._notice = t("Written to {path}", path=str(write()))
        except OSError as error:
            self._notice = t("It could not be written: {reason}", reason=str(error))
        self.touch()
        return None

    @property
    def _name(self) -> Text:
        return t("{variant}, deal {number}", variant=self._variant, number=self._reel.deal + 1)

    def _move(self, reel: Reel) -> Change | None:
        """Show what leads to the next moment."""
        before, self._reel = self._reel, reel
        self._notice = None
        if reel.counted or reel == before:
            self._stand()
            return None
        said = self.saying
        self._stand()
        # What was said a moment ago is read on while the cards move.
        self.saying = said
        said.hear(self._remark)
        start = reel.here.start if reel.place == 0 else reel.here.moments[reel.place - 1].here
        timeline = self._choreographer().timeline(self._seen(start), reel.moment.events)
        self._playback.begin(self._opened(timeline))
        return None

    def _stand(self) -> None:
        """Let the moment stand there, without a motion."""
        self._playback = Playback(self.services.cues, self._seen(self._reel.moment.here))
        self._cast = self._casts.at(self._reel.deal, self._reel.place)
        self._counted = None
        self.saying = Saying()
        if not self._reel.counted:
            self.saying.hear(self._remark)
        else:
            deal = self._reel.here
            last, person = deal.moments[-1].here, self._cast.captions.owner
            sheet = ScoreSheet.of_deal(deal.match, deal.events, last, self._cast.sides, person)
            self._counted = CountedSheet(sheet, deal.match.scores)
            self._counted.arrange(Area(0, 0, self._layout.width, self._layout.height))
        self._panel.show()
        self.touch()

    def _seen(self, here: Arrangement) -> Arrangement:
        return opened(here) if self.hands_open else here

    def _opened(self, timeline: Timeline) -> Timeline:
        """The motion with all hands open at its rests, where they are to be."""
        return replace(timeline, stages=tuple((time, self._seen(here)) for time, here in timeline.stages))

    def _caption(self) -> Text | None:
        """What is said of the moment."""
        reel = self._reel
        start = reel.here.start if reel.place == 0 else reel.here.moments[max(reel.place - 1, 0)].here
        if reel.counted:
            return None
        return self._choreographer(Speed.INSTANT).timeline(start, reel.moment.events).caption(0.0)

    def _choreographer(self, speed: Speed | None = None) -> Choreographer:
        speed = speed or self.services.settings.current.speed
        reduced = self.services.reduced_motion()
        settebello = settebello_of(self._ruleset)
        return Choreographer(self._layout, self._cast.captions, speed, settebello, reduced=reduced)

    def _laid_out(self, width: float, height: float) -> TableLayout:
        rules, players = self._ruleset, len(self._cast.players)
        return lay_out(
            width, height - HEIGHT, players, len(self._cast.sides), rules.players.direction, self._bottom
        )

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, what moves on it, the score sheet at its end, and the panel."""
        canvas.want_cards(*self._layout.card_widths, *CountedSheet.CARDS, ruleset=self._ruleset)
        still = self._still()
        canvas.static(("replay", still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = self._playback.timeline, self._playback.time
        draw_moving(canvas, self._layout, timeline, time)
        self._draw_advice(canvas)
        message = self.message
        if message is not None and (self._counted is None or self._notice is not None):
            signs.caption(canvas, self._layout.caption, message)
        draw_speech(canvas, self._layout, timeline, time)
        self.saying.draw(canvas, self._layout, self._playback.here)
        if self._counted is not None:
            self._counted.draw(canvas)
            if self._notice is not None:
                signs.caption(canvas, self._layout.caption, self._notice)
        self._panel.draw(canvas)
        super().draw(canvas)

    def _draw_advice(self, canvas: Canvas) -> None:
        """Frame the cards of the move that was better."""
        move = self._advice.best.move if self._advice is not None else None
        if move is None:
            return
        poses = resting_poses(self._playback.here, self._layout)
        for card in (move.card, *move.captured):
            if card in poses:
                pose = poses[card]
                canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=5.0)

    def _paint(self, canvas: Canvas) -> None:
        """Draw what an exported picture shows."""
        self._still().draw(canvas)
        if self._counted is not None:
            self._counted.draw(canvas)
        elif self._caption() is not None:
            signs.caption(canvas, self._layout.caption, self._caption() or "")

    @property
    def _company(self) -> Company:
        """Those at the table at the moment."""
        moments = self._companies[self._reel.deal]
        return moments[min(self._reel.place, len(moments) - 1)]

    @property
    def _remark(self) -> Remark | None:
        """What is said at the moment, by whoever sits there still: of others nobody knows what they said."""
        remark, reel = self._company.remark, self._reel
        here = remark is not None and self._casts.is_here(remark.seat, reel.deal, reel.place)
        return remark if here else None

    @property
    def _moods(self) -> tuple[Mood, ...]:
        """How they feel, which changes when the cards have come to rest."""
        timeline, place = self._playback.timeline, self._reel.place
        if self._playback.running and place and self._playback.time < timeline.settled:
            return self._companies[self._reel.deal][place - 1].faces
        return self._company.faces

    def _still(self) -> Still:
        deal = self._reel.here
        points = deal.match.scores if self._reel.counted else deal.before
        return Still(
            layout=self._layout,
            ruleset=self._ruleset,
            cloth=self.services.settings.current.table,
            here=self._playback.here,
            players=faced(self._cast.players, self._moods),
            plate=ScorePlate(
                self._variant,
                goal_of(self._ruleset),
                tuple(zip(self._cast.sides, points, strict=True)),
                teams=self._cast.captions.pairs,
            ),
            moving=frozenset(self._playback.timeline.tracks),
            choosing=None,
            thinking=None,
            marks=(),
            lit=None,
            buttons=False,
        )
