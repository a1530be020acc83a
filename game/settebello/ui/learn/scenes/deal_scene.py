"""A deal for practice on the real table, with a coach: wrong clicks play nothing, and the sum is shown."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, CardSet, Move, Refusal
from settebello.i18n import Text, t
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.turns import missed
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import aim_of, values_of
from settebello.learning.puzzles.selections import Code, explain
from settebello.manual.card_names import card_name
from settebello.practice.learning_port import AfterDeal, Helping, LearningPort, Practice, Turn
from settebello.session import TakeBack
from settebello.storage.assists import Assists, Counters, Playing
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts import coach_view, sayings
from settebello.ui.learn.parts.learn_buttons import GO, GREEN, Sign
from settebello.ui.table.model.move_picker import Outcome
from settebello.ui.table.scene.table_menu import TableMenu
from settebello.ui.table.scene.table_scene import TableScene
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.still_table import Still

EDGE: Final = 22.0
BUTTON: Final = 76.0
COACHED: Final = Assists(
    playing=Playing.PAPER,
    hints=False,
    tracker=False,
    points=False,
    review=False,
    counters=Counters.NONE,
)
"""The child finds what can be taken; the coach tells when asked."""
BADGE: Final = 92.0
"""The room for three lines."""
BELOW_BUTTONS: Final = 84.0
SMALL: Final = 21.0
STEPS: Final = 3
SHOWN: Final = (Help.NONE, Help.PROMPT, Help.PARTIAL, Help.EXAMPLE)


@dataclass(frozen=True, slots=True)
class Coached:
    """What the child has seen and done in this turn.

    told: how much the coach has told. tried: the first set that was confirmed and does not fit. equal: the
    cards that go first, of which was told last.
    """

    ply: int = -1
    began: float = 0.0
    told: int = 0
    clicks: int = 0
    tried: tuple[Card, CardSet] | None = None
    equal: tuple[Card, ...] = ()


class DealScene(TableScene):
    """One deal. The badge says how the cards came about; the bulb tells more with every press."""

    def __init__(self, services: Services, port: LearningPort, practice: Practice) -> None:
        """Show the deal."""
        self._port = port
        self.practice = practice
        self._turn = Coached()
        self._coach_says: Text | None = None
        self._own: list[int] = []
        self._again: set[int] = set()
        self.aside: Text | None = None
        self._leaving: Change | None = None
        super().__init__(services, practice.session)
        if practice.open_hands:
            self._perspectives = replace(self._perspectives, bare=True)
            self._sit_down()
        self._bulb = Sign(t("Can I take something?"), self._coach, "hint")
        self._back = Sign(t("Take your last card back"), self._take_back, "undo")
        self._shuffle = Button(t("Shuffle instead"), self._shuffled, look=CALM, size=SMALL, glyph="cards")

    @property
    def assists(self) -> Assists:
        """The table shows nothing by itself."""
        return COACHED

    @property
    def badge(self) -> Text:
        """How the deck came into its order."""
        if self.practice.deal.kind is Kind.ARRANGED:
            return t("Practice deal: the cards were arranged")
        return t("Shuffled cards")

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table, and the coach's buttons below the others."""
        super().arrange(width, height)
        self._bulb.place(Area(width - EDGE - BUTTON, BELOW_BUTTONS, BUTTON, BUTTON))
        self._back.place(Area(width - EDGE - 2 * BUTTON - 14, BELOW_BUTTONS, BUTTON, BUTTON))
        self._shuffle.place(coach_view.column(width, self._below_badge, 72))

    @property
    def _below_badge(self) -> float:
        return BELOW_BUTTONS + BUTTON + 14 + BADGE + 10

    @property
    def _choosing(self) -> ChoiceView | None:
        """The choice as it is seen, with a large button beside the hand to take or to lay."""
        choosing = super()._choosing
        place = coach_view.below_running(self.layout)
        return None if choosing is None else replace(choosing, place=place, strong=GO, tick=GREEN)

    # The coach

    @property
    def _ply(self) -> int:
        """The number of cards played in this deal."""
        deals = self.session.record.deals
        return len(deals[-1].moves) if deals else 0

    @property
    def _way(self) -> tuple[Card, CardSet] | None:
        """The capture that the coach points at: the nearest to what is raised, else of most cards."""
        picking = self.picking
        if picking is None:
            return None

        def nearest(move: Move) -> tuple[bool, int, int, str]:
            begun = len(move.captured & picking.chosen)
            return move.card == picking.card, begun, len(move.captured), str(move)

        best = max((move for move in picking.legal if move.captured), key=nearest, default=None)
        return None if best is None else (best.card, best.captured)

    def _coach(self) -> Change | None:
        """Tell one step more: whether anything can be taken, with which card, and what."""
        if self.picking is None:
            return None
        way = self._way
        self._turn = replace(self._turn, told=min(self._turn.told + 1, STEPS))
        if way is None:
            words = t(
                "{first} {second}", first=t("Nothing fits this time."), second=t("You may lay a card down.")
            )
        elif self._turn.told == 1:
            words = t("Something can be taken.")
        elif self._turn.told == 2:
            card = card_name(way[0], self.game.ruleset.deck.pack)
            words = t("This card can take something: {card}.", card=card)
        else:
            words = sayings.makes(self._addends(*way))
            self._clear_the_way(*way)
        self._coach_says = words
        self.services.cues.play(Cue.FOCUS)
        self.touch()
        return None

    def _clear_the_way(self, card: Card, captured: CardSet) -> None:
        """Lay down what the child has raised besides the cards that are shown."""
        picking = self.picking
        if picking is not None and picking.card == card:
            self.picking = replace(picking, chosen=picking.chosen & captured)
        elif picking is not None:
            self.picking = picking.cancelled()

    def _addends(self, card: Card, chosen: CardSet) -> tuple[int, ...]:
        rules = self.game.ruleset
        own = (card,) if aim_of(rules, card).with_card else ()
        return values_of(rules, (*own, *chosen))

    def _ask_for_a_hint(self) -> None:
        self._coach()

    @property
    def _hint(self) -> Text | None:
        """What the coach says, while a card is to be chosen; how far the cards go where no paper has room."""
        running = None if self._coach_says or coach_view.for_words(self.layout) else self._running
        if running is not None:
            return coach_view.running(sum(running[0]), running[1])
        return None if self.picking is None else self._coach_says

    def _take(self, outcome: Outcome) -> None:
        """Go on with a choice; what was explained of the one before is over."""
        if outcome.picking != self.picking:
            self._coach_says = None
            self._turn = replace(self._turn, clicks=self._turn.clicks + 1, equal=())
        super()._take(outcome)

    def _refuse(self, refusal: Refusal) -> None:
        """Say what the raised cards make; the table and the choice stay as they are."""
        picking, position = self.picking, self.session.match.position
        if picking is None or position is None or picking.card is None or not picking.chosen:
            super()._refuse(refusal)
            self._coach_says, self._notice = self._notice, None
        else:
            told = explain(self.game.ruleset, picking.card, picking.chosen, position.table)
            first, *more = sayings.explained(self.game.ruleset, told)
            self._coach_says = t("{first} {second}", first=first, second=more[0]) if more else first
            tried = self._turn.tried or (picking.card, picking.chosen)
            equal = tuple(told.cards) if told.code is Code.TWIN_FIRST else ()
            self._turn = replace(self._turn, tried=tried, equal=equal)
        self.services.cues.play(Cue.KNOCK)

    @property
    def strip_shown(self) -> bool:
        """Whether the raised cards are added up: in Quindici and with a small pack always, else with help."""
        child = self._port.child
        generous = child is not None and (child.settings.calm or child.settings.helping is Helping.GENEROUS)
        rules = self.game.ruleset
        small = (rules.deck.upto or LARGEST_ADDEND) < LARGEST_ADDEND
        card = self.picking.card if self.picking is not None else None
        fifteen = card is not None and aim_of(rules, card).with_card
        return generous or small or fifteen or bool(self._turn.told) or self._turn.tried is not None

    @property
    def _running(self) -> tuple[tuple[int, ...], int] | None:
        """The numbers that are raised, and how far they are to go; None while they are not added up."""
        picking = self.picking
        if picking is None or picking.card is None or not picking.table or not self.strip_shown:
            return None
        return self._addends(picking.card, picking.chosen), aim_of(self.game.ruleset, picking.card).total

    # What is played, and taken back

    def play(self, move: Move) -> None:
        """Play a move, and note what it says; a refused one changes nothing."""
        position = self.session.match.position
        if position is None or position.refusal(move) is not None:
            super().play(move)
            return
        turn = Turn(
            before=position,
            move=move,
            tried=self._turn.tried,
            shown=SHOWN[self._turn.told],
            seconds=self._now - self._turn.began,
            clicks=max(1, self._turn.clicks),
        )
        ply = self._ply
        super().play(move)
        self._own.append(ply)
        self.aside = None
        # What is played after a take-back was told about.
        if ply not in self._again:
            self._port.record_turn(self.practice, turn)
            way = missed(turn)
            child = self._port.child
            if way is not None and (child is None or child.settings.missed):
                self.aside = coach_view.by_the_way(self._addends(*way))

    @property
    def may_take_back(self) -> bool:
        """Whether the last card may be taken back: each once."""
        return bool(self._own) and self._own[-1] not in self._again and self.session.may_take_back()

    def _take_back(self) -> Change | None:
        """Let the child choose again, once a turn."""
        if not self.may_take_back:
            self._coach_says = t("A card may be taken back once.") if self._own else None
            self.touch()
            return None
        self._again.add(self._own.pop())
        self.session.submit(TakeBack())
        self.aside = None
        self._stand(None)
        self._coach_says = t("Choose again.")
        return None

    def _redo(self) -> Change | None:
        return None

    # Input, and what follows

    def handle(self, event: UiEvent) -> Change | None:
        """Take input: for the coach's buttons, else for the cards."""
        if self._menu is None and isinstance(event, PointerPressed):
            for button in self._signs:
                if button.area.contains(event.x, event.y):
                    return button.activate()
        if event == Press(Action.REPLAY):
            self.services.aloud.read()
            return None
        change = super().handle(event)
        left, self._leaving = self._leaving, None
        return left or change

    @property
    def _signs(self) -> tuple[Button, ...]:
        """The coach's buttons that mean something now."""
        back = (self._back,) if self.may_take_back else ()
        shuffle = (self._shuffle,) if self._may_shuffle else ()
        return (self._bulb, *back, *shuffle)

    @property
    def _may_shuffle(self) -> bool:
        """Whether shuffled cards may be had instead: as long as nothing would be lost."""
        return self.practice.deal.kind is Kind.ARRANGED and self._ply < 2 and not self._own

    def _shuffled(self) -> Change | None:
        """Deal shuffled cards instead."""
        return Replace(routes.PrepareDeal(self.practice.activity, shuffled=True))

    def _rested(self) -> None:
        super()._rested()
        if self.picking is not None and self._ply != self._turn.ply:
            self._turn, self._coach_says = Coached(self._ply, self._now), None

    def _key(self, action: Action) -> None:
        if action is Action.CANCEL and self._menu is None and (self.picking is None or self.picking.idle):
            # What was practised is kept, and the deal can be gone on with.
            self._leaving = Pop()
        else:
            super()._key(action)

    def _open_menu(self) -> None:
        """Open the menu: what the buttons do, for those who have none."""
        back = ((t("Take back"), self._take_back),) if self.may_take_back else ()
        shuffle = ((t("Shuffle instead"), self._shuffled),) if self._may_shuffle else ()
        turns = ((t("Hint"), self._coach), *back, *shuffle)
        others = (
            (t("Rules"), lambda: Push(routes.Rules())),
            (t("Back to the path"), Pop),
        )
        self._menu = TableMenu(self.services, self.touch, self._close_menu, None, turns, others)
        self._menu.arrange(self.width, self.height)
        self.touch()

    def _deal_again(self) -> Change | None:
        return None

    def update(self, now: float) -> Change | None:
        """Go on; the deal is counted on a sheet with nothing after it."""
        change = super().update(now)
        if isinstance(change, Push) and isinstance(change.route, routes.ScoreSheet):
            # What is left is added up afterwards, so that the sheet does not tell it.
            sheet = replace(change.route.sheet, lesson=True, practice=True, control=None)
            return Push(routes.ScoreSheet(sheet))
        return change

    def resumed(self, result: object) -> Change | None:
        """After the counting: the deal is over, and in Quindici what is left is added up."""
        if self._counting:
            self._port.played(self.practice)
            after = AfterDeal(self.practice.activity, self.practice.deal)
            fifteen = aim_of(self.game.ruleset, self.practice.deal.deck[0]).with_card
            return Replace(routes.DealCheck(after) if fifteen else routes.DealReflection(after))
        return super().resumed(result)

    @property
    def spoken(self) -> Spoken:
        """What is heard at the table, and what is said aside."""
        heard = super().spoken
        if self._menu is not None:
            return heard
        running = None if self.playback.running or self._coach_says else self._running
        if running is not None:
            # Whoever cannot read hears how far the cards go, as it is written beside the hand.
            return replace(heard, notice=coach_view.running(sum(running[0]), running[1]))
        if self.aside is None:
            return heard
        told = self.aside
        if heard.notice is not None:
            told = t("{first} {second}", first=told, second=heard.notice)
        return replace(heard, notice=told)

    # Drawing

    def _still(self) -> Still:
        still = super()._still()
        return replace(still, plate=replace(still.plate, goal=t("One deal"), house_rules=0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and over it the coach."""
        menu, self._menu = self._menu, None
        super().draw(canvas)
        self._menu = menu
        if not self.playback.running:
            self._draw_help(canvas)
        badge = coach_view.column(self.width, self._bulb.area.bottom + 14, BADGE)
        coach_view.draw_paper(canvas, badge, self.badge, size=19)
        if self.aside is not None:
            coach_view.draw_paper(canvas, coach_view.column(self.width, self._below_badge, 0), self.aside)
        for button in self._signs:
            button.draw(canvas, State())
        if menu is not None:
            menu.draw(canvas)

    @property
    def _pointed_at(self) -> tuple[Card, ...]:
        """The cards that the coach points at."""
        way, told = self._way, self._turn.told
        if self.picking is None or way is None or told < STEPS - 1:
            return self._turn.equal if self.picking is not None else ()
        card, captured = way
        return (card, *captured) if told >= STEPS else (card, *self._turn.equal)

    def _draw_help(self, canvas: Canvas) -> None:
        """Draw the cards' numbers, what the coach points at, and how far the raised cards go."""
        here, choosing, poses = self.playback.here, self._choosing, self._poses
        hand = here.hands[0] if here.owner is not None else ()
        mine = {*here.table_cards, *hand}
        shown = dict(poses.items() if choosing is None else choosing.shown(poses))
        for one in self._pointed_at:
            pose = shown.get(one)
            if pose is not None:
                coach_view.point_at(canvas, pose)
        if not self.services.settings.current.value_badges:
            coach_view.draw_numbers(
                canvas, self.game.ruleset, [(card, pose) for card, pose in shown.items() if card in mine]
            )
        running = self._running
        if running is not None:
            words = coach_view.running(sum(running[0]), running[1])
            coach_view.draw_running(canvas, self.layout, *running, words)
