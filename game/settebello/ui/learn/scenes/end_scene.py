"""The end of a practice deal for a child: who has won, piles counted in tens, and sums as bonds."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Leftover
from settebello.i18n import Names, Text, pt, t
from settebello.learning.deals.ending import DealEnding, tens
from settebello.learning.puzzles.card_aim import aim_of
from settebello.practice.found import MOST_FOUND
from settebello.practice.learning_port import AfterDeal, LearningPort, Practice
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.animals import called, picture
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP, WAY_ON
from settebello.ui.learn.parts.child_voice import LISTENS, hears, voice_switch
from settebello.ui.learn.parts.counted_pile import CountedPile, Seen, card_width, draw_counted, rows_of
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.end_stands import UNDER, Stand, stand_height
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.sayings import makes
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.task_pictures import draw_caption
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.model.banter.mood import Mood, in_mood
from settebello.ui.table.model.table_game import TableGame

BONDS: Final = 0.3
LEAST_BONDS: Final = 132.0
"""The height of the bonds as a share of that below the figures, and at least; the piles have the rest."""
ALONE: Final = 0.88
"""The share of that height that the piles have where there are no bonds."""
WIDEST: Final = 300.0
"""The greatest width of a bond."""
LETTERS: Final = 32.0
ANIMAL: Final = "animal"
OVER: Final = 20.0
"""Between the upper edge of the screen and the figures: the rays of a winner reach above it."""
LOW: Final = 14.0
"""Between the bonds and the buttons below them, and the piles above them."""
CARD: Final = 0.09
"""Seconds from one card that flies to the next."""
SHOWN: Final = 0.8
"""Seconds for which a broom, the settebello or a bond is looked at before the next."""


class Part(StrEnum):
    """The parts of the end, in their order."""

    PILE = "pile"
    BROOMS = "brooms"
    SETTEBELLO = "settebello"
    POINTS = "points"
    WREATH = "wreath"
    BOND = "bond"


CUES: Final = {Part.BROOMS: Cue.SWEEP, Part.WREATH: Cue.SUCCESS}
"""The sounds of parts; the others sound like a card that is dealt."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is shown: its part, the pile or bond, its seconds, and what is said."""

    part: Part
    number: int
    seconds: float
    words: tuple[Text, ...]


class EndScene(ChildScene):
    """Everything appears by itself, one after the other; the green button goes on at any time."""

    heading = pt("child", "The game is over.")

    def __init__(
        self, services: Services, port: LearningPort, practice: Practice, sheet: ScoreSheet | None = None
    ) -> None:
        """Show the end of a deal; `sheet` is what whoever reads may look at besides."""
        super().__init__(services)
        self._after = AfterDeal(practice.activity, practice.deal)
        self._practice = practice
        self.ending = DealEnding.of(practice.session.match)
        self.sums = port.found().sums[:MOST_FOUND]
        child = port.child
        game = TableGame.of(services, practice.session)
        if child is not None:
            game = game.with_person(picture(child.avatar), called(child))
        self.piles = tuple(
            CountedPile(player.name, cards, sweeps, scored)
            for player, cards, sweeps, scored in zip(
                game.players, self.ending.piles, self.ending.sweeps, self.ending.scored, strict=True
            )
        )
        self._steps = self._made()
        self._at = -1
        self._now = self._since = 0.0
        self._log: list[Text] = []
        self.partner = SeatedPartner(services, child)
        self.partner.begins(Pose.GLAD if self.ending.sweeps[0] else Pose.NODDING)
        won = [side in self.ending.winners for side in range(len(self.piles))]
        # A loser is content as well: nobody is sad about a game.
        self.stands = (
            Stand(self.partner, won[0]),
            *(
                Stand(in_mood(player, Mood.DELIGHTED if mine else Mood.PLEASED).avatar, mine)
                for player, mine in zip(game.players[1:], won[1:], strict=True)
            ),
        )
        self._on = go(pt("child", "Next"), lambda: self._then, "play")
        self._again = Sign(pt("child", "Play again"), lambda: Pop(practice.activity), "again")
        self._order = Sign(
            t("Show how the cards were dealt"), lambda: Push(routes.LearnDeck(practice.deal)), "cards"
        )
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        score = (
            ()
            if sheet is None
            else (Sign(t("Show score sheet"), lambda: Push(routes.ScoreSheet(sheet)), "page"),)
        )
        self._small = (self._again, self._order, *score)
        self.use(self._on, *self._small, self._repeat, self._voice, self._home, focus=self._on)

    def _made(self) -> tuple[Step, ...]:
        """Return everything that is shown, in order."""
        steps = []
        for number, pile in enumerate(self.piles):
            name = (pile.name,) if isinstance(pile.name, Text) else ()
            said = (*name, makes(tens(len(pile.cards))))
            steps.append(Step(Part.PILE, number, SHOWN + CARD * pile.steps, said))
        if any(self.ending.sweeps):
            steps.append(Step(Part.BROOMS, 0, SHOWN, (t("A broom for every empty table!"),)))
        if self.ending.settebello is not None:
            steps.append(Step(Part.SETTEBELLO, 0, SHOWN, (t("And here is the settebello!"),)))
        if any(pile.signs for pile in self.piles):
            steps.append(Step(Part.POINTS, 0, SHOWN, ()))
        steps.append(Step(Part.WREATH, 0, SHOWN, ()))
        for number, one in enumerate(self.sums):
            steps.append(Step(Part.BOND, number, SHOWN, (makes(one.addends),)))
        return tuple(steps)

    @property
    def _then(self) -> Change:
        """What follows: in Quindici the child adds up what is left, and then comes the garden."""
        deal, session = self._after.deal, self._practice.session
        fifteen = aim_of(session.match.ruleset, deal.deck[0]).with_card
        left = any(isinstance(event, Leftover) for event in session.events_so_far)
        return Replace(routes.DealCheck(self._after) if fifteen and left else routes.DealGarden(self._after))

    # Time

    @property
    def still(self) -> bool:
        """Whether everything is shown at once."""
        return self.partner.still

    @property
    def animating(self) -> bool:
        """Whether something is still going to move."""
        return self._at < len(self._steps) or self.partner.moves or super().animating

    @property
    def onward(self) -> Widget | None:
        """The green button, once everything was shown."""
        return self._on if self._at >= len(self._steps) else None

    def update(self, now: float) -> Change | None:
        """Show what comes next when the present part has been seen, and heard where there is a voice."""
        self._now = now
        self.wait(now)
        if self.partner.at(now):
            self.touch()
        if self.still:
            while self._at < len(self._steps):
                self._next()
            return None
        if self._at < 0:
            self._next()
        elif self._at < len(self._steps):
            self.touch()
            seen, lasts = now - self._since, self._steps[self._at].seconds
            if seen >= lasts and not (self.services.narrator.speaking and seen < lasts + LISTENS):
                self._next()
        return None

    def _next(self) -> None:
        self._at += 1
        self._since = self._now
        if self._at < len(self._steps):
            step = self._steps[self._at]
            self._log += step.words
            self.services.cues.play(CUES.get(step.part, Cue.DEAL))
            if step.part is Part.WREATH:
                self.partner.remains(Pose.GLAD if self.stands[0].won else Pose.NODDING)
        self.touch()

    def part(self, part: Part, number: int = 0) -> float:
        """How far a part is shown, 0 to 1."""
        for place, step in enumerate(self._steps):
            if (step.part, step.number) == (part, number):
                if place != self._at:
                    return 1.0 if place < self._at else 0.0
                moving = step.seconds - (SHOWN if part is Part.PILE else SHOWN / 2)
                return min(1.0, (self._now - self._since) / moving) if moving > 0.0 else 1.0
        return 0.0

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; R repeats the speech, and the key that skips shows everything at once."""
        match event:
            case Press(Action.SKIP) if self._at < len(self._steps):
                while self._at < len(self._steps):
                    self._next()
                return None
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    # Words

    @property
    def words(self) -> tuple[Words, ...]:
        """The text above the piles: what is shown now, at last that the game is over."""
        if not 0 <= self._at < len(self._steps):
            return (self.heading,)
        step = self._steps[self._at]
        if step.part is Part.PILE:
            pile = self.piles[step.number]
            return self._named(pile.name), step.words[-1]
        return step.words or (self.heading,)

    @staticmethod
    def _named(name: Text | Names | str) -> Words:
        return t("{name}:", name=name)

    @property
    def spoken(self) -> Spoken:
        """Both piles with their brooms, the settebello, who has won, the sums, and the focused widget."""
        told: list[Words] = [self.heading]
        for pile in self.piles:
            told += [self._named(pile.name), makes(tens(len(pile.cards)))]
        for step in self._steps:
            if step.part is Part.WREATH and len(self.ending.winners) == 1:
                # The wreath is seen and needs no recording; who does not see the screen is told of it.
                told.append(pt("child", "{name} wins.", name=self.piles[self.ending.winners[0]].name))
            elif step.part is not Part.PILE:
                told += step.words
        return replace(super().spoken, opening=tuple(told))

    @property
    def narration(self) -> Narration | None:
        """What is shown, when it is shown."""
        if not hears(self.services):
            return None
        said = self._steps[min(self._at, len(self._steps) - 1)].words if self._at >= 0 else ()
        return Narration((self.heading,), tuple(self._log), said)

    # Picture

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons below the bonds, in the middle, those with signs beside the green one."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON))
        low = height - EDGE - BUTTON
        left = (width - WAY_ON) / 2
        self._on.place(Area(left, low, WAY_ON, BUTTON))
        for place, sign in enumerate(self._small, 1):
            sign.place(Area(left - place * (BUTTON + GAP), low, BUTTON, BUTTON))

    @property
    def _high(self) -> float:
        """The height of the figures."""
        return stand_height(self.width, self.height, large=not self.sums)

    def boards(self) -> tuple[Area, ...]:
        """The boards of the piles, side by side, before the figures."""
        top = OVER + self._high - UNDER
        room = self.height - EDGE - BUTTON - LOW - top
        high = room - LOW - max(LEAST_BONDS, BONDS * room) if self.sums else ALONE * room
        count = len(self.piles)
        wide = (self.width - 2 * EDGE - GAP * (count - 1)) / count
        return tuple(Area(EDGE + place * (wide + GAP), top, wide, high) for place in range(count))

    def seats(self) -> tuple[Area, ...]:
        """The places of the figures: beside the buttons at the edges, with room for words between them."""
        left, right = self._home.area.right + GAP, self._voice.area.x - GAP
        return tuple(
            stand.area(board, self._high, left, right)
            for stand, board in zip(self.stands, self.boards(), strict=True)
        )

    def bonds(self) -> tuple[Area, ...]:
        """The places of the bonds, in one row in the middle."""
        top = self.boards()[0].bottom + LOW
        room = Area(EDGE, top, self.width - 2 * EDGE, self.height - EDGE - BUTTON - LOW - top)
        count = max(len(self.sums), 1)
        wide = min(WIDEST, (room.width - GAP * (count - 1)) / count)
        first = room.centre[0] - (len(self.sums) * (wide + GAP) - GAP) / 2
        return tuple(
            Area(first + place * (wide + GAP), room.y, wide, room.height) for place in range(len(self.sums))
        )

    @property
    def _piles(self) -> tuple[Touchable, ...]:
        return tuple(
            Touchable((Part.PILE, number), area, (makes(tens(len(pile.cards))),))
            for number, (pile, area) in enumerate(zip(self.piles, self.boards(), strict=True))
        )

    @property
    def _bonds(self) -> tuple[Touchable, ...]:
        return tuple(
            Touchable((Part.BOND, number), area, (makes(one.addends),))
            for number, (one, area) in enumerate(zip(self.sums, self.bonds(), strict=True))
        )

    @property
    def _figures(self) -> tuple[Touchable, ...]:
        return tuple(Touchable((ANIMAL, place), area) for place, area in enumerate(self.seats()))

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The piles and the sums that were shown already, and those who have played."""
        pictures = (*self._piles, *self._bonds) if self._at >= len(self._steps) else ()
        return (*self._figures, *pictures)

    def touched_picture(self, picture: Touchable) -> None:
        """Let the animal nod; a pile or a sum says what it is."""
        self._log += picture.words
        if picture.name == (ANIMAL, 0):
            self.partner.does(Pose.NODDING)

    def draw(self, canvas: Canvas) -> None:
        """Draw those who have played behind their piles, and the bonds."""
        draw_daylight(canvas, Ground.CLOTH, self.services.settings.current.table)
        boards = self.boards()
        rows = max(rows_of(len(pile.cards)) for pile in self.piles)
        canvas.want_cards(card_width(boards[0], rows))
        wreath = self.part(Part.WREATH)
        for stand, figure in zip(self.stands, self._figures, strict=True):
            stand.draw(canvas, self.raised(figure), wreath)
        left, right = self.seats()[0].right, self.seats()[-1].x
        draw_caption(canvas, Area(left + GAP, EDGE, right - left - 2 * GAP, BUTTON), self.words, size=LETTERS)
        seen = Seen(0.0, self.part(Part.BROOMS), self.part(Part.SETTEBELLO), self.part(Part.POINTS))
        for number, (pile, shown) in enumerate(zip(self.piles, self._piles, strict=True)):
            counted = replace(seen, cards=self.part(Part.PILE, number))
            draw_counted(canvas, self.raised(shown), pile, counted, rows)
        for stand, figure in zip(self.stands, self._figures, strict=True):
            stand.draw_wreath(canvas, self.raised(figure), wreath)
        for number, (one, bond) in enumerate(zip(self.sums, self._bonds, strict=True)):
            part = self.part(Part.BOND, number)
            if part > 0.0:
                sum_pictures.draw(canvas, self.raised(bond), Picture(Kind.BOND, one.addends, one.total), part)
        super().draw(canvas)
