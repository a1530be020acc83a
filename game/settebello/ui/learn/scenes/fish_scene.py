"""Go fish for ten: the child and its animal ask each other for the friends of their cards."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, card_value
from settebello.i18n import Text, t
from settebello.learning.facts import Fact
from settebello.learning.strategies import way_of
from settebello.learning.tens.fish import PARTNER, Answer
from settebello.learning.tens.pyramid import TEN
from settebello.practice.fish_game import FishPhase
from settebello.practice.learning_port import LearningPort
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, Widget
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import TAG, CardSpot, draw_tag
from settebello.ui.learn.parts.child_voice import LISTENS
from settebello.ui.learn.parts.learn_buttons import calm, go
from settebello.ui.learn.parts.mat import draw_ground, mat_of
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import CELL, shade
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_caption, draw_words
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way
from settebello.ui.learn.parts.tens.fish_places import BACK, FishPlaces
from settebello.ui.learn.scenes.ten_scene import TenScene
from settebello.ui.table.layout import RATIO
from settebello.ui.table.view.helps.ghost_hand import GhostHand, draw_hand

GAME: Final = "scopa"
TILE: Final = 36.0
WIDEST_TILE: Final = 72.0
EMPTY_TILE: Final = replace(CELL, opacity=0.35, shadow=0.0)
LOOKS: Final = 1.0
"""Seconds before the hand begins to show the first question."""
ASKS: Final = 2.2
"""Seconds for which a question of the partner is shown before its answer."""


class FishScene(TenScene):
    """A card of the hand, then the number that makes ten with it; the partner asks in turn."""

    heading = t("Go fish for ten")

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Deal; at the first game of a child, a hand asks the first question."""
        super().__init__(services, port, activity)
        self.game = port.fish(activity)
        self._ruleset = services.ruleset(GAME, {})
        self.spots: tuple[CardSpot, ...] = ()
        self.numbers = tuple(calm(str(number), partial(self._said, number)) for number in self.game.numbers)
        self._pointed = {number: go(str(number), partial(self._said, number)) for number in self.game.numbers}
        self._demo: Card | None = self.game.hand[0] if self.game.first and self.game.hand else None
        self._demo_since = 0.0
        self._shown_since = 0.0
        self._places = FishPlaces.of(1280, 720)
        self.use(self.home)

    # State

    @property
    def showing(self) -> bool:
        """Whether the hand still shows the first question."""
        return self._demo is not None

    @property
    def waits_for_child(self) -> bool:
        """Whether the child has to choose something."""
        return not self.showing and not self.over and self.game.childs_turn

    @property
    def prompt(self) -> Words:
        """What the child is asked to do, or the question that is asked at the table."""
        game = self.game
        if self.showing:
            return t("Look:")
        if game.phase is FishPhase.CARD or game.card is None:
            return t("Choose one of your cards.")
        if game.phase is FishPhase.NUMBER:
            own = sayings.adding((card_value(game.card),))
            return t("{a} and how many make {n}?", a=own, n=TEN)
        latest = game.latest
        if game.phase is FishPhase.ANSWERED and latest is not None and latest.answer is Answer.OWN:
            return self.heading
        return t("I have {a}. Who has {n}?", a=card_value(game.card), n=game.wanted)

    @property
    def animating(self) -> bool:
        """Whether the hand moves, or anything else does."""
        return super().animating or (self.showing and not self.still)

    # Time

    def begin(self) -> None:
        """Begin the first question, or the hand's."""
        self.game.begin(self.now)
        self._demo_since = self.now + LOOKS
        self._shown_since = self.now
        self.services.cues.play(Cue.DEAL)
        self._renew()
        if self.game.phase is FishPhase.ANSWERED:
            # In a game that was left, the partner has laid down a pair of its own at once.
            self._answered()

    def advance(self) -> None:
        """Move the hand, and go on after an answer or a question of the partner was shown."""
        if self._demo is not None:
            taps = self._hand.taps(self.now - self._demo_since)
            if taps and self.game.phase is FishPhase.CARD:
                self.game.choose(self._demo)
                self.services.cues.play(Cue.FOCUS)
                self._renew()
            if taps > 1 and self.now - self._demo_since > self._hand.seconds:
                self._show_over()
        elif self.game.phase in {FishPhase.ASKED, FishPhase.ANSWERED} and not self.over:
            rests = ASKS if self.game.phase is FishPhase.ASKED else self.telling.rests
            taken = self.now - self._shown_since
            if taken >= rests and not (self.services.narrator.speaking and taken < rests + LISTENS):
                self._on()

    @property
    def _hand(self) -> GhostHand:
        """The hand that shows the first card, and the number that makes ten with it."""
        card = self._demo or self.game.hand[0]
        number = TEN - card_value(card)
        stops = (
            self._places.hand_areas(len(self.game.hand))[self.game.hand.index(card)].centre,
            self._places.number_areas(len(self.numbers))[self.game.numbers.index(number)].centre,
        )
        return GhostHand((self.width / 2, self.height - 8), stops)

    def _show_over(self) -> None:
        """Ask what the hand has shown; it is no evidence."""
        card, self._demo = self._demo, None
        if card is not None:
            self.game.choose(card)
            self.game.say(TEN - card_value(card), None, counts=False)
            self._answered()

    def _on(self) -> Change | None:
        """Go on to what comes after an answer."""
        game = self.game
        game.go_on(self.now)
        self.telling.clear()
        if game.over:
            self.telling.clear()
            self.end()
            self._renew()
        elif game.phase is FishPhase.ANSWERED:
            self._answered()
        else:
            self._shown_since = self._last_input = self.now
            if game.phase in {FishPhase.ASKED, FishPhase.GIVE}:
                self.services.cues.play(Cue.FOCUS)
            self.say(self.together(game))
            self._renew()
        return None

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; number keys say numbers while one is asked for, and else choose cards."""
        game = self.game
        match event:
            case Press(Action.SKIP) if self.showing:
                self._show_over()
                return None
            case Digit(number) if self.waits_for_child and game.phase is FishPhase.NUMBER:
                self._last_input = self.now
                return self._said(number) if number in game.numbers else None
            case Digit(number) if self.waits_for_child and 0 < number <= len(self.spots):
                self.group.focus(self.spots[number - 1])
                self._last_input = self.now
                return self.spots[number - 1].activate()
            case _:
                return super().handle(event)

    def _chosen(self, card: Card) -> Change | None:
        """Show a card, or give it to the partner."""
        game = self.game
        if not self.waits_for_child:
            return None
        if game.phase is FishPhase.GIVE:
            if game.give(card):
                self._answered()
            else:
                self.services.cues.play(Cue.KNOCK)
                self.say((t("We are looking for {n}.", n=game.wanted),))
                self._renew(self.group.focused)
            return None
        if game.choose(card):
            self.services.cues.play(Cue.FOCUS)
            self.telling.clear()
            first = self._number(game.numbers[0])
            self._renew(self._number(game.marked_number) if game.marked_number else first)
        return None

    def _said(self, number: int) -> Change | None:
        game = self.game
        if not self.waits_for_child:
            return None
        if game.say(number, self.now):
            self._answered()
        elif game.told is not None:
            self.services.cues.play(Cue.KNOCK)
            told = game.told
            self.say((*self.together(game), *sayings.explained(self._ruleset, told)))
            self.telling.look_at(Picture(Kind.TEN_FRAME, told.addends, TEN), self.now)
            self._renew(self._number(game.marked_number or number))
        return None

    def _answered(self) -> None:
        """Show what a question led to."""
        latest = self.game.latest
        if latest is None:
            return
        said: list[Text] = [t("Go fish!")] if latest.answer is Answer.FISHED else []
        self.telling.look_at(None, self.now)
        if latest.friend is not None:
            values = card_value(latest.card), card_value(latest.friend)
            said.append(sayings.makes(values))
            self.telling.look_at(Picture(Kind.TEN_FRAME, values, TEN), self.now)
            self.partner.does(Pose.NODDING)
        self.services.cues.play(Cue.CAPTURE if latest.pair else Cue.PLAY)
        self.say(tuple(said))
        self._shown_since = self.now
        self._renew()

    def show_more(self) -> Change | None:
        """Point at a card, or show how many are missing and then the number."""
        game = self.game
        if not self.waits_for_child:
            return None
        game.help()
        if game.marked_number and game.card is not None:
            way = way_of(Fact.of(card_value(game.card), game.wanted))
            self.say((sayings.worked_out(way), sayings.makes((card_value(game.card), game.wanted))))
            self.telling.look_at(picture_of_way(way), self.now)
        elif game.phase is FishPhase.NUMBER and game.card is not None:
            self.say((t("{a}. How many more?", a=card_value(game.card)),))
            self.telling.look_at(Picture(Kind.TEN_FRAME, (card_value(game.card),), TEN), self.now)
        elif game.phase is FishPhase.GIVE:
            self.say((t("We are looking for {n}.", n=game.wanted),))
        self._renew(self._number(game.marked_number) if game.marked_number else None)
        return None

    # Widgets and drawing

    def _number(self, number: int) -> Button:
        """Return the button of a number, green where help points at it."""
        if number == self.game.marked_number:
            return self._pointed[number]
        return self.numbers[self.game.numbers.index(number)]

    def _renew(self, focus: Widget | None = None) -> None:
        """Update the cards and the available widgets."""
        game = self.game
        own = tuple(spot.card for spot in self.spots)
        if own != game.hand:
            self.spots = tuple(CardSpot(card, self._ruleset, self._chosen) for card in game.hand)
        mine = game.card if game.phase is FishPhase.NUMBER else None
        for spot in self.spots:
            spot.pips = True
            spot.lifted = spot.card == mine
            spot.marked = spot.card in game.marked and not self.showing
        tools = (self.help, self.repeat, self.voice, self.home)
        if self.showing:
            self.use(*self.numbers, self.repeat, self.voice, self.home, focus=self.home)
        elif not self.waits_for_child:
            self.use(self.on, self.repeat, self.voice, self.home, focus=self.on)
        elif game.phase is FishPhase.NUMBER:
            numbers = tuple(map(self._number, game.numbers))
            self.use(*numbers, *self.spots, *tools, focus=focus if focus in numbers else numbers[0])
        else:
            marked = next((spot for spot in self.spots if spot.marked), None)
            wanted = marked or next((spot for spot in self.spots if spot is focus), None)
            self.use(*self.spots, *tools, focus=wanted)
        self._place()

    def go_on(self) -> Change | None:
        """Go on: within the game, or after its end."""
        if self.over:
            return super().go_on()
        return self._on()

    def arrange(self, width: float, height: float) -> None:
        """Place the partner above and the hand below."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        places = self._places = FishPlaces.of(self.width, self.height)
        self.home.place(places.home)
        self.help.place(places.help)
        self.repeat.place(places.repeat)
        self.voice.place(places.voice)
        self.on.place(places.on)
        areas = places.number_areas(len(self.numbers))
        for row in (self.numbers, tuple(self._pointed.values())):
            for button, area in zip(row, areas, strict=True):
                button.place(area)
        for spot, area in zip(self.spots, places.hand_areas(len(self.spots)), strict=True):
            spot.place(area)

    def read(self) -> tuple[Words, ...]:
        """Return the question, the child's cards, and the last feedback."""
        return self.prompt, *(spot.label for spot in self.spots), *self.telling.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the partner with its cards, the stock, and the child's hand."""
        places = self._places
        areas = [spot.area for spot in self.spots]
        mat = mat_of(replace(places.numbers, y=places.numbers.y + 8), areas, self.width, self.height)
        draw_ground(canvas, self.services.settings.current.table, mat)
        canvas.want_cards(places.wide, BACK)
        draw_words(canvas, places.prompt, (self.prompt,), size=32)
        seat = places.partner
        self.partner.draw_whole(canvas, seat)
        self._draw_cards(canvas)
        if self.telling.picture is not None:
            sum_pictures.draw(canvas, places.board, self.telling.picture, self.part)
        draw_caption(canvas, places.caption, self.telling.caption)
        self.beat()
        widgets = self.group.widgets
        for spot in self.spots:
            if spot not in widgets:
                spot.draw(canvas, State())
        super().draw(canvas)
        if self.showing:
            seconds = self.now - self._demo_since
            draw_hand(canvas, self._hand.tip(seconds, still=self.still), pressed=self._hand.pressed(seconds))
        self.draw_help_hand(canvas, places.hand.centre)

    def _draw_cards(self, canvas: Canvas) -> None:
        """Draw the partner's cards face down, the one that it shows, and the stock."""
        area, game = self._places.cards, self.game
        high = BACK * RATIO
        y = area.y + high / 2 + 4
        latest = game.latest if game.phase is FishPhase.ANSWERED else None
        vain = latest is not None and latest.player == PARTNER and not latest.pair
        asks = vain or game.phase in {FishPhase.ASKED, FishPhase.GIVE}
        backs = len(game.fish.hands[PARTNER]) - asks
        room = area.width - 3.4 * BACK
        step = min(0.5 * BACK, (room - BACK) / max(backs - 1, 1))
        for place in range(backs):
            canvas.card(None, area.x + BACK / 2 + place * step, y, BACK)
        if asks and game.card is not None:
            x = area.x + room + 0.3 * BACK
            canvas.card(game.card, x, y, BACK, lift=0.4)
            # Beside the card: it covers none of its signs.
            tag = Area(x + BACK / 2 + 6, y - TAG / 2 + 4, BACK, TAG - 8)
            draw_tag(canvas, tag, card_value(game.card), shade(0), pips=False)
        self._draw_pairs(canvas, Area(area.x, area.bottom - TILE, area.width, TILE))
        for place in range(min(len(game.fish.stock), 3)):
            canvas.card(None, area.right - BACK / 2 - 4 + 3 * place, y - 3 * place, BACK)

    def _draw_pairs(self, canvas: Canvas, area: Area) -> None:
        """Draw a tile for every pair of the game; those that are laid down say their numbers."""
        laid = [one for one in self.game.fish.asked if one.friend is not None]
        count = self.game.all_pairs
        wide = min(WIDEST_TILE, (area.width - 6 * (count - 1)) / count)
        for place in range(count):
            tile = Area(area.x + place * (wide + 6), area.y, wide, area.height)
            if place >= len(laid):
                canvas.box(tile, EMPTY_TILE)
                continue
            friend = laid[place].friend
            values = [card_value(card) for card in (laid[place].card, friend) if card is not None]
            canvas.box(tile, CELL)
            words = " + ".join(map(str, values))
            canvas.text(words, *tile.centre, size=20, role=Role.BOLD, align=Align.CENTRE, width=wide - 6)
