"""The table of a replayed match: state, players and animation at a position."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from settebello.engine import Move, Seat, settebello_of
from settebello.i18n import Text, pt, t
from settebello.notation import Record
from settebello.storage.settings import Speed
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.menus.replay.counted_sheet import CountedSheet
from settebello.ui.menus.replay.deal_transcript import Line, told
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.table.layout import TableLayout, lay_out
from settebello.ui.table.model.banter.company import BanterState, faced
from settebello.ui.table.model.banter.mood import Mood
from settebello.ui.table.model.cast import Casts
from settebello.ui.table.model.film import Film, opened
from settebello.ui.table.model.match_titles import game_name
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.score_model.results import sheet_of_deal
from settebello.ui.table.model.table_game import goal_of
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view import signs
from settebello.ui.table.view.moving_table import draw_above, draw_moving, want_raised
from settebello.ui.table.view.plates import ScorePlate
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.spoken_table import read_table
from settebello.ui.table.view.still_table import Still, receiving
from settebello.ui.table.view.talk.speech_bubble import RemarkBubble

BETTER: Final = 0
PLAYED: Final = 1
"""The kinds of frames around the two moves that a review compares."""
TAGGED: Final = 0.66
"""The place of a tag below the middle of its card, in widths of the card."""


class ReplayStage:
    """Shows a position at once, or the animation that leads to it."""

    def __init__(self, services: Services, record: Record) -> None:
        """Show the first moment; raises ReplayError for a record that contradicts the rules."""
        self._services = services
        self.reel = ReplayPosition(Film.of(record))
        self.saying = RemarkBubble()
        evening = services.evening.start_of(record)
        self._companies = BanterState.of(services, record, evening).during(self.reel.film)
        self._ruleset = record.ruleset
        self._casts = Casts(services, self.reel.film)
        self._cast = self._casts.at(0, 0)
        self._variant = game_name(services, record.ruleset.id)
        # The view is from the person's seat, or from the first of several people.
        self.bottom = min(record.persons, default=Seat(0))
        """The seat from which the table is seen."""
        self.wants_hands_open = not record.persons
        """Whether all hands are to be face up in finished deals; at first they are where no person plays."""
        self._layout = self._laid_out(1280, 720)
        self._counted: CountedSheet | None = None
        self._now = 0.0
        self.stand(self.reel)

    @property
    def moving(self) -> bool:
        """Whether cards are moving."""
        return self.playback.running

    @property
    def animating(self) -> bool:
        """Whether the picture changes over time."""
        return self.moving or self.saying.fading

    @property
    def idle(self) -> float:
        """The seconds since the last motion ended."""
        return self.playback.idle

    @property
    def hands_open(self) -> bool:
        """Whether all hands are face up; never in an unfinished deal."""
        return self.wants_hands_open and self.reel.here.over

    @property
    def caption(self) -> Text | None:
        """The caption of the position or of the animation."""
        return self.playback.caption or self._said

    @property
    def caption_area(self) -> Area:
        """Where the caption stands while it has one line."""
        return self._layout.caption

    def read(self) -> Iterator[Text]:
        """Yield sentences for the cards on the table, in the person's hand and in the stock."""
        here = self.playback.here
        hand = None if here.owner is None else here.hands[here.owner]
        yield from read_table(self._cast.captions.pack, here.table_cards, hand, here.stock, ())

    @property
    def title(self) -> Text:
        """The name of the game, and the number of the deal."""
        return t("{variant}, deal {number}", variant=self._variant, number=self.reel.deal + 1)

    def plate(self, seat: Seat) -> Area:
        """Return the area of a seat's plate with its portrait, as far as it is inside the window."""
        figure = self._layout.seats[seat].figure
        top = max(0.0, figure.y)
        return replace(figure, y=top, height=figure.bottom - top)

    def name_of(self, seat: Seat) -> Words | None:
        """Return the name of a player; None for the only person, who is addressed as "you"."""
        owner = self._cast.captions.owner
        return None if seat == owner else self._cast.players[seat].name

    def lines(self) -> list[Line]:
        """Return the transcript of the deal."""
        names = tuple(player.name for player in self._cast.players)
        return told(self.reel, names, self._cast.captions, self._variant, self._choreographer(Speed.INSTANT))

    # Time

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table for this size."""
        self._layout = self._laid_out(width, height)
        self.stand(self.reel)

    def look(self, now: float) -> bool:
        """Advance the animation; return whether the picture changed."""
        self._now = now
        moved = self.playback.at(now)
        said = self.saying.at(now, still=not self.moving, language=self._services.language())
        return moved or said

    def turn_hands(self) -> None:
        """Show all hands, or only the person's own."""
        self.wants_hands_open = not self.wants_hands_open
        self._layout = self._laid_out(self._layout.width, self._layout.height)
        self.stand(self.reel)

    def stand(self, reel: ReplayPosition) -> None:
        """Show a position without animation."""
        self.reel = reel
        self.playback = Playback(self._services.cues, self._seen(reel.moment.here))
        self.playback.at(self._now)
        self._cast = self._casts.at(reel.deal, reel.place)
        self._counted = None
        self.saying = RemarkBubble()
        if not reel.counted:
            self.saying.hear(self._remark)
        else:
            deal = reel.here
            last, person = deal.moments[-1].here, self._cast.captions.owner
            sheet = sheet_of_deal(deal.match, deal.events, last, self._cast.sides, person)
            self._counted = CountedSheet(sheet, deal.match.scores)
            self._counted.arrange(Area(0, 0, self._layout.width, self._layout.height))

    def move(self, reel: ReplayPosition) -> None:
        """Animate the turn that leads to a position."""
        before, said = self.reel, self.saying
        self.stand(reel)
        if reel.counted or reel == before:
            return
        # Keep the previous remark readable while the cards move.
        self.saying = said
        said.hear(self._remark)
        start = reel.here.start if reel.place == 0 else reel.here.moments[reel.place - 1].here
        timeline = self._choreographer().timeline(self._seen(start), reel.moment.events)
        self.playback.begin(self._opened(timeline))

    def _seen(self, here: TableState) -> TableState:
        return opened(here) if self.hands_open else here

    def _opened(self, timeline: Timeline) -> Timeline:
        """Return the timeline with open hands in its resting states, if they are to be shown."""
        return replace(timeline, stages=tuple((time, self._seen(here)) for time, here in timeline.stages))

    @property
    def _said(self) -> Text | None:
        """The caption of the turn that led to the position."""
        reel = self.reel
        if reel.counted:
            return None
        start = reel.here.start if reel.place == 0 else reel.here.moments[reel.place - 1].here
        return self._choreographer(Speed.INSTANT).timeline(start, reel.moment.events).caption(0.0)

    def _choreographer(self, speed: Speed | None = None) -> Choreographer:
        speed = speed or self._services.settings.current.speed
        reduced = self._services.reduced_motion()
        settebello = settebello_of(self._ruleset)
        return Choreographer(self._layout, self._cast.captions, speed, settebello, reduced=reduced)

    def _laid_out(self, width: float, height: float) -> TableLayout:
        players, sides = len(self._cast.players), len(self._cast.sides)
        direction = self._ruleset.players.direction
        return lay_out(
            width,
            height,
            players,
            sides,
            direction,
            self.bottom,
            # Closed hands hang over the edge, as in play: the cloth and its cards are larger.
            open_hands=self.wants_hands_open,
        )

    # Drawing

    def draw(
        self,
        canvas: Canvas,
        message: Text | None,
        moves: tuple[Move, Move | None] | None,
        *,
        over_the_sheet: bool,
    ) -> None:
        """Draw the table, the animation, frames around a pair of `moves`, texts, and the score sheet.

        The pair is the move that was played, and a better one. Over a score sheet, a message is only shown if
        `over_the_sheet`.
        """
        self._want_cards(canvas)
        still = self.still()
        canvas.static(("replay", still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = self.playback.timeline, self.playback.time
        still.draw_received(canvas, timeline, time)
        draw_moving(canvas, self._layout, timeline, time, self._ruleset)
        if moves is not None:
            self._draw_frames(canvas, *moves)
        if message is not None and self._counted is None:
            signs.caption(canvas, self._layout.caption, message)
        still.draw_arrivals(canvas, timeline, time)
        draw_above(canvas, self._layout, timeline, time, lambda coin: still.landing(canvas, timeline, coin))
        calm = self._services.reduced_motion()
        self.saying.draw(canvas, self._layout, self.playback.here, calm=calm)
        if self._counted is not None:
            canvas.veil()
            self._counted.draw(canvas)
            if message is not None and over_the_sheet:
                signs.caption(canvas, self._layout.caption, message)

    def paint(self, canvas: Canvas) -> None:
        """Draw the exported picture; works before the first frame was drawn."""
        self._want_cards(canvas)
        self.still().draw(canvas)
        said = self._said
        if self._counted is not None:
            self._counted.draw(canvas)
        elif said is not None:
            signs.caption(canvas, self._layout.caption, said)

    def _want_cards(self, canvas: Canvas) -> None:
        canvas.want_cards(*self._layout.card_widths, *CountedSheet.CARDS, ruleset=self._ruleset)
        want_raised(canvas, self._layout, self.playback.timeline, self._ruleset)

    def _draw_frames(self, canvas: Canvas, played: Move, better: Move | None) -> None:
        """Frame both moves, each in its own way; a tag on the card says which is which."""
        poses = resting_poses(self.playback.here, self._layout)
        shared = better is not None and better.card == played.card
        for kind, move, words in (
            (BETTER, better, pt("move", "Better")),
            (PLAYED, played, pt("move", "Played")),
        ):
            if move is None:
                continue
            for card in (move.card, *move.captured):
                if card in poses and not (kind is PLAYED and card == move.card and shared):
                    pose = poses[card]
                    signs.frame(canvas, pose.x, pose.y, pose.width, kind, angle=pose.angle)
            if move.card in poses and not (kind is PLAYED and shared):
                pose = poses[move.card]
                # At the foot of the card, so that its value can still be read.
                signs.tag(canvas, pose.x, pose.y + TAGGED * pose.width, words, pose.width)

    @property
    def _company(self) -> BanterState:
        """The moods and remarks at the position."""
        moments = self._companies[self.reel.deal]
        return moments[min(self.reel.place, len(moments) - 1)]

    @property
    def _remark(self) -> Remark | None:
        """The remark at the position, if its speaker still has the seat; otherwise None."""
        remark, reel = self._company.remark, self.reel
        here = remark is not None and self._casts.is_here(remark.seat, reel.deal, reel.place)
        return remark if here else None

    @property
    def _moods(self) -> tuple[Mood, ...]:
        """The moods of the players; they change when the cards have come to rest."""
        timeline, place = self.playback.timeline, self.reel.place
        if self.moving and place and self.playback.time < timeline.settled:
            return self._companies[self.reel.deal][place - 1].faces
        return self._company.faces

    def still(self) -> Still:
        """Return the resting table of the moment shown."""
        deal = self.reel.here
        points = deal.match.scores if self.reel.counted else deal.before
        return Still(
            layout=self._layout,
            ruleset=self._ruleset,
            cloth=self._services.settings.current.table,
            here=self.playback.here,
            players=faced(self._cast.players, self._moods),
            plate=ScorePlate(
                self._variant,
                goal_of(self._ruleset),
                tuple(zip(self._cast.sides, points, strict=True)),
                teams=self._cast.captions.pairs,
            ),
            moving=frozenset(self.playback.timeline.tracks),
            choosing=None,
            thinking=None,
            marks=(),
            lit=None,
            buttons=False,
            receiving=receiving(self.playback.timeline, self.playback.time),
        )
