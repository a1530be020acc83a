"""The screen after a block: the sums found today, and the way on."""

from dataclasses import replace
from typing import Final

from settebello.engine.cards import Pack
from settebello.i18n import pt, t
from settebello.learning.deals.practice import PracticeDeal
from settebello.manual.card_names import card_name
from settebello.practice.found import MOST_FOUND
from settebello.practice.learning_port import Alike, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.card_spots import TAG, draw_tag
from settebello.ui.learn.parts.child_sizes import EDGE, GAP, SITTING
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, calm, go
from settebello.ui.learn.parts.medals import EARNED_BY, draw_medal
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.plants import plant_picture
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.say_again_button import SayAgain
from settebello.ui.learn.parts.sayings import adding, makes
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import BLUE, BOARD
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO

BUTTON: Final = 80.0
EARNED: Final = 150.0
ALIKE: Final = 84.0
MEDAL: Final = 100.0
ANIMAL: Final = "animal"


class ReflectionScene(ChildScene):
    """The sums found, drawn as number bonds, and new cards of the album."""

    heading = t("Today you found")

    def __init__(
        self, services: Services, port: LearningPort, activity: str, deal: PracticeDeal | None = None
    ) -> None:
        """Show the results of the block or deal.

        The green button goes on to the next step of the day, at last to the good-bye; the small round arrow
        does the same again; the brown button stops.
        """
        super().__init__(services)
        self._seat = Area(EDGE, 0, *SITTING)
        self.found = port.found()
        self._deal = deal
        self._cards = calm(t("Show how the cards were dealt"), self._show_cards, "cards")
        self._enough = calm(t("Stop for today"), Pop, "moon")
        following = port.path().day.next.activity
        ahead = None if following is None else following.id
        self._on = go(pt("child", "Next"), lambda: Pop(ahead), "play")
        self._again = Sign(pt("child", "Play again"), lambda: Pop(activity), "again")
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        best = port.garden().best
        picture = plant_picture(best.fact, best.state)
        self._garden = Plaque(t("Garden"), picture, lambda: Push(routes.LearnGarden()), size=26)
        self.partner = SeatedPartner(services, port.child)
        self.partner.begins(Pose.ASLEEP if self.found.enough else Pose.NODDING)
        cards = (self._cards,) if deal is not None else ()
        self.use(
            self._enough,
            *cards,
            self._again,
            self._on,
            self._garden,
            self._repeat,
            self._voice,
            focus=self._on,
        )

    def _show_cards(self) -> Change | None:
        return None if self._deal is None else Push(routes.LearnDeck(self._deal))

    @property
    def words(self) -> tuple[Words, ...]:
        """The heading."""
        if self.found.enough:
            return (t("Tomorrow is a good day too."),)
        if self.found.alike or self.found.sums:
            return (self.heading,)
        if self._deal is not None:
            return (pt("child", "The game is over."),)
        return (t("You have looked at every card."),)

    @property
    def spoken(self) -> Spoken:
        """The sums or cards found, and what was earned."""
        alike = tuple(card_name(one.cards[-1], Pack.ITALIAN) for one in self.found.alike)
        sums = tuple(f"{one.total} = {adding(one.addends)}" for one in self.found.sums)
        earned = (t("A new card for your album!"),) if self.found.cards else ()
        framed = tuple(EARNED_BY[frame] for frame in self.found.frames)
        return replace(super().spoken, opening=(*self.words, *sums, *alike, *earned, *framed))

    @property
    def narration(self) -> Narration | None:
        """The sums found as sentences, and what was earned."""
        sums = tuple(makes(one.addends) for one in self.found.sums[:MOST_FOUND])
        earned = (t("A new card for your album!"),) if self.found.cards else ()
        framed = tuple(EARNED_BY[frame] for frame in self.found.frames)
        told = narrated(self.services, *self.words, *sums, *earned, *framed)
        return None if told is None else replace(told, log=tuple(self._told))

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons below the sums."""
        super().arrange(width, height)
        low = height - EDGE - BUTTON
        cards = (self._cards,) if self._deal is not None else ()
        shown = (self._enough, *cards, self._on)
        wide = min(400.0, (width - 2 * EDGE - BUTTON - 20 * len(shown)) / len(shown))
        left = (width - len(shown) * (wide + 20) - BUTTON) / 2
        for button in (self._enough, *cards, self._again, self._on):
            mine = BUTTON if button is self._again else wide
            button.place(Area(left, low, mine, BUTTON))
            left += mine + 20
        self._repeat.place(Area(width - EDGE - 76, EDGE, 76, 76))
        self._voice.place(Area(width - EDGE - 2 * 76 - GAP, EDGE, 76, 76))
        self._seat = Area(EDGE, low - 6 - SITTING[1], *SITTING)
        self._garden.place(Area(EDGE, 124, SITTING[0], min(230.0, self._seat.y - 12 - 124)))

    @property
    def animating(self) -> bool:
        """Whether the child's animal or the hand moves."""
        return self.partner.moves or super().animating

    @property
    def onward(self) -> Widget | None:
        """The green button."""
        return self._on

    @property
    def still(self) -> bool:
        """Whether motion is reduced, so that nothing moves on this screen."""
        return self.partner.still

    def update(self, now: float) -> Change | None:
        """Let the child's animal move."""
        self.wait(now)
        if self.partner.at(now):
            self.touch()
        return None

    @property
    def _right(self) -> float:
        """The width at the right edge for what was earned."""
        return 260.0 if self.found.cards or self.found.frames else EDGE

    @property
    def _room(self) -> Area:
        """The area of the sums, beside the child's animal."""
        left = self._seat.right + EDGE
        return Area(left, 124, self.width - left - self._right, self.height - 124 - BUTTON - 3 * EDGE)

    @property
    def _boards(self) -> tuple[Touchable, ...]:
        """The sums or the equal cards that were found; each says what it is."""
        sums, room = self.found.sums[:MOST_FOUND], self._room
        said = [makes(one.addends) for one in sums] or [makes((one.value,)) for one in self.found.alike]
        areas = _places(len(said), room)
        return tuple(
            Touchable(place, area, (words,))
            for place, (words, area) in enumerate(zip(said, areas, strict=False))
        )

    @property
    def _medals(self) -> tuple[Touchable, ...]:
        room, earned, framed = self._room, self.found.cards[:2], self.found.frames
        # Above an earned card, or in its place.
        y, side = (room.y + 50, MEDAL) if earned else (room.centre[1], 1.4 * MEDAL)
        middle = self.width - 134 - MEDAL * 1.2 * (len(framed) - 1) / 2
        return tuple(
            Touchable(frame, Area.centred(middle + MEDAL * 1.2 * place, y, side, side), (EARNED_BY[frame],))
            for place, frame in enumerate(framed)
        )

    @property
    def _earned(self) -> tuple[Touchable, ...]:
        x, y = self.width - 134, self._room.centre[1]
        return tuple(
            Touchable(
                card,
                Area.centred(x + 20 * place, y + 30 * place, EARNED, EARNED * RATIO),
                (t("A new card for your album!"),),
            )
            for place, card in enumerate(self.found.cards[:2])
        )

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The sums, what was earned, and the child's animal."""
        return (*self._boards, *self._earned, *self._medals, Touchable(ANIMAL, self._seat))

    def touched_picture(self, picture: Touchable) -> None:
        """Let the animal nod; the others say what they are."""
        super().touched_picture(picture)
        if picture.name == ANIMAL and not self.found.enough:
            self.partner.does(Pose.NODDING)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sums as bonds or the cards found, and the cards earned."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        draw_words(canvas, Area(self.width / 2 - 420, EDGE + 6, 840, 68), self.words, size=38)
        self.partner.draw_whole(canvas, self.raised(Touchable(ANIMAL, self._seat)))
        boards = [self.raised(one) for one in self._boards]
        for one, area in zip(self.found.sums[:MOST_FOUND], boards, strict=False):
            sum_pictures.draw(canvas, area, Picture(Kind.BOND, one.addends, one.total), 1.0)
        canvas.want_cards(EARNED, ALIKE)
        if not self.found.sums:
            for alike, area in zip(self.found.alike, boards, strict=False):
                _draw_alike(canvas, area, alike)
        for place, (card, picture) in enumerate(zip(self.found.cards, self._earned, strict=False)):
            x, y = self.raised(picture).centre
            canvas.glow(x, y, 190, GOLD, 0.7)
            canvas.card(card, x, y, EARNED, lift=0.4, angle=-4 + 8 * place)
        for frame, medal in zip(self.found.frames, self._medals, strict=True):
            draw_medal(canvas, self.raised(medal), frame)
        if self.found.cards or self.found.frames:
            area = Area(self.width - 254, self._room.bottom - 40, 240, 56)
            draw_words(canvas, area, (t("For your album!"),), size=26)
        super().draw(canvas)


def _draw_alike(canvas: Canvas, area: Area, alike: Alike) -> None:
    """Draw equal cards side by side with their value."""
    canvas.box(area, BOARD)
    high = ALIKE * RATIO
    x, y = area.centre
    y -= TAG / 2
    for place, card in enumerate(alike.cards):
        middle = place - (len(alike.cards) - 1) / 2
        canvas.card(card, x + middle * (ALIKE + 12), y, ALIKE, lift=0.2)
    tag = Area.centred(x, y + high / 2 + 4 + TAG / 2, 1.45 * ALIKE, TAG)
    draw_tag(canvas, tag, alike.value, BLUE, pips=True)


def _places(count: int, room: Area) -> list[Area]:
    count = min(count, MOST_FOUND)
    if not count:
        return []
    rows = 1 if count <= 3 else 2
    columns = -(-count // rows)
    wide = min(300.0, (room.width - GAP * (columns - 1)) / columns)
    high = min(230.0, (room.height - GAP * (rows - 1)) / rows)
    left = room.centre[0] - (columns * wide + (columns - 1) * GAP) / 2
    top = room.centre[1] - (rows * high + (rows - 1) * GAP) / 2
    return [
        Area(left + place % columns * (wide + GAP), top + place // columns * (high + GAP), wide, high)
        for place in range(count)
    ]
