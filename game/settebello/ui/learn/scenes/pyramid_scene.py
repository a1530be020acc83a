"""The pyramid of ten: take the cards that make ten until none is left."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import pt, t
from settebello.learning.facts import Fact
from settebello.learning.strategies import way_of
from settebello.learning.tens.pyramid import TEN
from settebello.practice.learning_port import LearningPort
from settebello.practice.pyramid_game import PAIR, Chosen
from settebello.ui.kit.controls.inputs import Action, Digit, PointerPressed, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Widget
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP, SITTING
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.mat import END, OVER, draw_ground
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import shade
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_caption, draw_words
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way
from settebello.ui.learn.parts.tens.pyramid_spots import FLIGHT, PyramidSpot, fly, pyramid_areas
from settebello.ui.learn.scenes.ten_scene import TenScene
from settebello.ui.table.view.helps.ghost_hand import GhostHand, draw_hand

GAME: Final = "scopa"
TOP: Final = 120.0
COLUMN: Final = (236.0, 340.0)
"""The least and the largest width of the column with the picture of the sum and the child's animal."""
PYRAMID: Final = 800.0
"""The width that the rest of the screen needs."""
CAPTION: Final = 66.0
LOOKS: Final = 1.0
"""Seconds before the hand begins to show the first pair."""
WAY_ON: Final = 320.0


class PyramidScene(TenScene):
    """Cards in rows, of which the free ones can be chosen; a second card is tried at once."""

    heading = t("Pyramid of ten")

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Begin a pyramid; at the first one of a child, a hand takes the first pair."""
        super().__init__(services, port, activity)
        self.game = port.pyramid(activity)
        ruleset = services.ruleset(GAME, {})
        self.spots = tuple(PyramidSpot(card, ruleset, self._chosen) for card in self.game.pyramid.cards)
        self._demo = self.game.demonstrate() if self.game.first else ()
        self._demo_since = 0.0
        self._flying: tuple[PyramidSpot, ...] = ()
        self._flying_since = 0.0
        self._back = Sign(pt("child", "Put the cards back"), self._put_back, "undo")
        self._seat = self._board = self._caption = self._mat = Area(0, 0, 0, 0)
        self.use(self.home)

    # State

    @property
    def showing(self) -> bool:
        """Whether the hand still shows the first pair."""
        return bool(self._demo)

    @property
    def waits_for_child(self) -> bool:
        """Whether it is the child's turn to choose."""
        return not self.showing and not self.over

    @property
    def prompt(self) -> Words:
        """What the child is asked, or that it should look."""
        return t("Look:") if self.showing else t("Which cards make {n} together?", n=TEN)

    @property
    def animating(self) -> bool:
        """Whether the hand or taken cards move, or anything else does."""
        return super().animating or (not self.still and (self.showing or bool(self._flying)))

    def of(self, card: Card) -> PyramidSpot:
        """Return the spot of a card."""
        return next(spot for spot in self.spots if spot.card == card)

    # Time

    def begin(self) -> None:
        """Begin the first turn, or the hand's."""
        self.game.begin(self.now)
        self._demo_since = self.now + LOOKS
        self.services.cues.play(Cue.DEAL)
        self._renew()

    def advance(self) -> None:
        """Move the hand and the taken cards."""
        if self._demo:
            taps = self._hand.taps(self.now - self._demo_since)
            for card in self._demo[:taps]:
                if not self.of(card).lifted:
                    self.of(card).lifted = True
                    self.services.cues.play(Cue.FOCUS)
                    self.touch()
            if taps >= len(self._demo) and self.now - self._demo_since > self._hand.seconds:
                self._show_over()
        if self._flying:
            seconds = self.now - self._flying_since
            if self.still or seconds >= FLIGHT:
                self._flying = ()
                self.touch()
            else:
                fly(self._flying, (self._seat.centre[0], self._seat.y), seconds)

    @property
    def _hand(self) -> GhostHand:
        stops = tuple(self.of(card).card_area.centre for card in self._demo)
        return GhostHand((self.width / 2, self.height - EDGE), stops)

    def _show_over(self) -> None:
        """Take the pair that the hand has shown; the child's turn begins."""
        cards, self._demo = self._demo, ()
        self.game.shown_take(cards, self.now)
        self._taken(cards)

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; number keys choose free cards, and a press on a covered card says why it stays."""
        match event:
            case Digit(number) if self.waits_for_child and 0 < number <= len(self._free):
                self.group.focus(self._free[number - 1])
                return self._free[number - 1].activate()
            case Press(Action.SKIP) if self.showing:
                self._show_over()
                return None
            case Press(Action.UNDO | Action.ERASE) if self.waits_for_child:
                return self._put_back()
            case PointerPressed(x, y) if self._covered(x, y):
                self._last_input = self.now
                if self.showing:
                    self._show_over()
                else:
                    self._say_covered()
                return None
            case _:
                return super().handle(event)

    @property
    def _free(self) -> tuple[PyramidSpot, ...]:
        return tuple(self.of(card) for card in self.game.free)

    def _covered(self, x: float, y: float) -> bool:
        """Return whether a press meets a card of the pyramid that is no widget now."""
        if self.over or any(widget.area.contains(x, y) for widget in self.group.widgets):
            return False
        left = self.game.cards(self.game.pyramid.left)
        return any(spot.card in left and spot.area.contains(x, y) for spot in self.spots)

    def _say_covered(self) -> None:
        self.services.cues.play(Cue.KNOCK)
        self.say((t("Other cards are lying on it."),))

    def _chosen(self, card: Card) -> Change | None:
        if not self.waits_for_child:
            return None
        raised = self.game.raised
        match self.game.choose(card, self.now):
            case Chosen.COVERED:
                self._say_covered()
            case Chosen.RAISED | Chosen.LOWERED:
                self.services.cues.play(Cue.FOCUS)
                self.telling.clear()
                self._renew(self.of(card))
            case Chosen.TAKEN:
                alone = self.game.pyramid.gone and self.of(card).value == TEN
                self._taken((card,) if alone else (*raised, card))
            case Chosen.MISSED:
                self._explain()
        return None

    def _taken(self, cards: tuple[Card, ...]) -> None:
        values = tuple(self.of(card).value for card in cards)
        self.services.cues.play(Cue.CAPTURE)
        said = (sayings.makes(values), *self.together(self.game))
        self.telling.look_at(Picture(Kind.TEN_FRAME, values, TEN) if len(values) == PAIR else None, self.now)
        self._flying, self._flying_since = tuple(self.of(card) for card in cards), self.now
        for place, spot in enumerate(self._flying):
            spot.lifted, spot.marked, spot.shade = False, False, shade(place)
        if self.game.over:
            self.say(said)
            self.end()
        elif self.game.stuck:
            self.say((*said, t("No cards fit any more. Put cards back.")))
        else:
            self.say(said)
            self.partner.does(Pose.NODDING)
        self._renew()

    def _explain(self) -> None:
        """Explain two cards that do not make ten; from the second time on, point at the next cards."""
        told = self.game.told
        if told is None:
            return
        self.services.cues.play(Cue.KNOCK)
        ruleset = self.services.ruleset(GAME, {})
        self.say((*self.together(self.game), *sayings.explained(ruleset, told)))
        self.telling.look_at(Picture(Kind.TEN_FRAME, told.addends, TEN), self.now)
        self._renew(self.group.focused)

    def show_more(self) -> Change | None:
        """Point at one card, then at all cards of the next take; or at the way to put cards back."""
        if not self.waits_for_child:
            return None
        self.game.help()
        marked = tuple(self.of(card).value for card in self.game.marked)
        self.telling.look_at(None, self.now)
        if self.game.points_back:
            self.say((t("No cards fit any more. Put cards back."),))
        elif marked == (TEN,):
            self.say((sayings.makes(marked),))
        elif len(marked) < PAIR:
            self.say((t("{a}. How many more?", a=marked[0]),))
        else:
            way = way_of(Fact.of(*marked))
            self.say((sayings.worked_out(way), sayings.makes(marked)))
            self.telling.look_at(picture_of_way(way), self.now)
        first = self.of(self.game.marked[0]) if self.game.marked else self._back
        self._renew(first)
        return None

    def _put_back(self) -> Change | None:
        if not self.waits_for_child or not self.game.put_back(self.now):
            return None
        self._flying = ()
        self.services.cues.play(Cue.PLAY)
        self.telling.clear()
        self._renew()
        return None

    # Widgets and drawing

    def _renew(self, focus: Widget | None = None) -> None:
        """Update the cards and the available widgets."""
        game = self.game
        free, marked, raised = game.free, game.marked, game.raised
        for spot in self.spots:
            spot.free = spot.card in free
            if not self.showing and spot not in self._flying:
                spot.at = None
                spot.lifted = spot.card in raised
                spot.shade = shade(raised.index(spot.card) if spot.lifted else 0)
            spot.marked = spot.card in marked
        self._back.enabled = game.may_put_back
        self._back.calls = 0.8 if game.points_back else 0.0
        if self.over:
            self.use(self.on, self.voice, self.home, focus=self.on)
        elif self.showing:
            self.use(self.repeat, self.voice, self.home)
        else:
            cards = self._free
            first = self._back if game.stuck else (cards[0] if cards else self.home)
            wanted = focus if focus in (*cards, self._back) and focus is not None else first
            self.use(*cards, self._back, self.help, self.repeat, self.voice, self.home, focus=wanted)
        self._place()

    def arrange(self, width: float, height: float) -> None:
        """Place the pyramid in the middle, picture and animal on the left."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        width, height = self.width, self.height
        self.home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        for place, button in enumerate((self.help, self.repeat, self.voice)):
            button.place(Area(width - EDGE - (place + 1) * BUTTON - place * GAP, EDGE, BUTTON, BUTTON))
        self._back.place(Area(width - EDGE - BUTTON, height - EDGE - BUTTON, BUTTON, BUTTON))
        column = max(COLUMN[0], min(COLUMN[1], width - PYRAMID))
        self.on.place(Area(width / 2 - WAY_ON / 2 + column / 2, height / 2 - BUTTON / 2, WAY_ON, BUTTON))
        self._seat = Area(EDGE + (column - SITTING[0]) / 2, height - 8 - SITTING[1], *SITTING)
        self._board = Area(EDGE, TOP, column, min(260.0, self._seat.y - 10 - TOP))
        left = EDGE + column + GAP
        self._mat = Area(left, TOP - OVER, width - EDGE - BUTTON - GAP - left, height - END - TOP + OVER)
        self._caption = Area(left, height - EDGE - CAPTION, width - EDGE - BUTTON - GAP - left, CAPTION)
        room = Area(left, TOP, width - EDGE - BUTTON - GAP - left, self._caption.y - 14 - TOP)
        for spot, area in zip(self.spots, pyramid_areas(self.game.pyramid.rows, room), strict=True):
            spot.place(area)

    def read(self) -> tuple[Words, ...]:
        """Return the question, the free cards, and the last feedback."""
        return self.prompt, *(spot.label for spot in self._free), *self.telling.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the pyramid row by row, and what was found."""
        draw_ground(canvas, self.services.settings.current.table, self._mat)
        canvas.want_cards(self.spots[0].card_area.width)
        edge = self.home.area.right + GAP
        room = Area(edge, EDGE + 6, self.voice.area.x - GAP - edge, 64)
        draw_words(canvas, room, (self.prompt,), size=34)
        self.partner.draw_whole(canvas, self._seat)
        if self.telling.picture is not None:
            sum_pictures.draw(canvas, self._board, self.telling.picture, self.part)
        draw_caption(canvas, self._caption, self.telling.caption)
        self.beat()
        left = self.game.cards(self.game.pyramid.left)
        widgets = self.group.widgets
        for spot in self.spots:
            if spot.card in left and spot not in widgets:
                spot.draw(canvas, State())
        super().draw(canvas)
        for spot in self._flying:
            spot.draw(canvas, State())
        if self.showing:
            seconds = self.now - self._demo_since
            draw_hand(canvas, self._hand.tip(seconds, still=self.still), pressed=self._hand.pressed(seconds))
        self.draw_help_hand(canvas, self._seat.centre)
