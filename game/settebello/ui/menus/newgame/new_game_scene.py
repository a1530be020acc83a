"""Setting up a new game: variant, players, target score and rules."""

from functools import partial
from itertools import cycle

from settebello.engine import side_of
from settebello.i18n import pt, t
from settebello.rulebook import Option as RuleOption
from settebello.storage.settings import Party
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.game_plan import SIDES, TARGET, Plan
from settebello.ui.kit.ports.offers import GameChoice, people_first, usual
from settebello.ui.kit.ports.party import LocalPlayers
from settebello.ui.kit.ports.services import Question, RulesOf, Seating, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset
from settebello.ui.kit.theme import GOLD_DEEP, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Choice, Heading, Option, ScrollList, Surface, Widget
from settebello.ui.kit.widgets.sheet_binding import draw_paper
from settebello.ui.menus.newgame.game_emblems import GameEmblems, market_hand
from settebello.ui.menus.newgame.game_shelf import ABOUT_MARKET, MARKET, MARKET_NAME, market_row, shelf
from settebello.ui.menus.newgame.house_rules_scene import values
from settebello.ui.menus.newgame.last_setup import LastSetup
from settebello.ui.menus.newgame.new_game_buttons import QuietTile, Tag, calm_button
from settebello.ui.menus.newgame.new_game_layout import NARROW_NEEDS, NEEDS, Pages
from settebello.ui.menus.newgame.new_game_picture import (
    beside_sign,
    draw_choices,
    draw_seldom,
    draw_status,
    draw_title,
)
from settebello.ui.menus.newgame.people_scene import ABOUT
from settebello.ui.menus.newgame.rules_judge import Judge, differences, disagreement
from settebello.ui.menus.newgame.seat_table import (
    SEAT_HEIGHT,
    SEAT_WIDTH,
    SeatWidget,
    draw_table,
    seat_centre,
)
from settebello.ui.table.model.short_names import numbered, seat_names
from settebello.ui.table.model.table_game import PERSON_AVATAR, SPARE_AVATARS, own_picture
from settebello.ui.table.view.market_fan import draw_market_fan

MOST_OPPONENTS = 5
PROBLEM = 19.0
BUTTON = 28.0
"""Size of the letters on the button that deals."""

UNFINISHED = Question(
    t("Your unfinished match stays under “My matches”. Start a new one?"),
    yes=t("Start new match"),
    no=t("Cancel"),
)


class NewGameScene(MenuScene):
    """A sheet for setting up a game, starting with its last setup; games are read each time it opens."""

    surface = Surface.PAPER
    translucent = True
    needs = NEEDS
    narrow = NARROW_NEEDS
    heading = t("New game")

    def __init__(self, services: Services) -> None:
        """Start with the game played last."""
        super().__init__(services)
        choices = services.variants()
        self._choices = {one.id: one for one in choices}
        self._memory = LastSetup(services.settings)
        self._judge = Judge(services)
        self.shown_game = self._memory.first(choices)
        self._emblems = GameEmblems(services)
        self._shows_market = False
        """Whether the market game is selected, which has a page of its own."""
        self._list = ScrollList(
            t("Game"), self._games(), self.shown_game.id, self._choose_variant, self._settle
        )
        self._back = calm_button(t("Back"), self.leave, "arrow_left", 20)
        self._players = Choice(t("Players"), (Option(0, ""),), 0, self._choose_players)
        self._target = Choice(t("Target score"), (Option(0, ""),), 0, partial(self._pick, TARGET))
        self._sides = Choice(t("Partners"), (Option(0, ""),), 0, partial(self._pick, SIDES))
        self._house_rules = Tag(t("House rules"), self.open_house_rules, "home")
        self._deck = Tag(t("Deck"), self.open_deck, "cards")
        self._rules = calm_button(t("Read the rules"), self._read, "book", 22)
        self._start = Button(t("Deal the cards"), self._begin, size=BUTTON, glyph="open_hand")
        self._daily = QuietTile(t("Deal of the day"), self.open_daily, "sun")
        self._second = ""
        self._seconds = QuietTile(t("Second table"), self.open_second, "tables")
        self._seed = ""
        self._seeds = QuietTile(t("Seed"), self.open_seed, "sprout")
        self._market = Button(
            t("Set up Mercato"), lambda: Push(routes.NewMarket()), size=BUTTON, glyph="basket"
        )
        people = people_first(services.opponents)
        self._seats = tuple(
            SeatWidget(people, "", partial(self.open_opponents, seat), self.touch)
            for seat in range(MOST_OPPONENTS)
        )
        self._own = SeatWidget(people, "", self.open_people, self.touch)
        self._gathering = LocalPlayers()
        self.plan: Plan | None = None
        self._offer(self._list)

    @property
    def variant_id(self) -> str:
        """The selected game: the sheet shows its deck."""
        return self.shown_game.id

    @property
    def choice(self) -> GameChoice | None:
        """The game to play; None while the rules are inconsistent or invalid."""
        plan = self.plan
        if plan is None or self._judge.trouble(plan):
            return None
        people = self._people[: plan.players - 1]
        seats = self._gathering.seats(plan.players, (self._own.opponent.id, *people))
        return GameChoice(
            plan.variant.id,
            plan.players,
            () if seats else people,
            plan.in_force,
            seed_text=self._seed,
            seats=seats,
            second=self._second if self._gathering.party is Party.ALONE else "",
        )

    @property
    def _people(self) -> tuple[str, ...]:
        """The opponents' ids for a full table."""
        return tuple(seat.opponent.id for seat in self._seats)

    @property
    def spoken(self) -> Spoken:
        """The focused widget; for a game or a seat also its description."""
        focused, plan = self.group.focused, self.plan
        told = plan is not None and (focused is self._list or isinstance(focused, SeatWidget))
        about = (self._about(plan),) if plan is not None and told else ()
        return Spoken((self.heading,), (*self.group.spoken, *about), focused)

    def update(self, now: float) -> Change | None:
        """Show the emblems in the cards of decks that have become known or been chosen."""
        if self._emblems.changed():
            self._list.renew(self._games())
            self._tell_tags()
            self.touch()
        return super().update(now)

    def _games(self) -> tuple[Option | Heading, ...]:
        """Return the rows of the list."""
        games = shelf(tuple(self._choices.values()), self._memory.lately, self._emblems.hand)
        return (*games, *(() if self.services.market is None else market_row()))

    def leave(self) -> Change | None:
        """Close, and store the setup."""
        self._keep(played=False)
        return Pop()

    def open(self, sheet: routes.Route) -> Change | None:
        """Start the game with the key for a new game, too."""
        return self._begin() if isinstance(sheet, routes.NewGame) else super().open(sheet)

    def arrange(self, width: float, height: float) -> None:
        """Place the list on the left page and the game on the right one."""
        super().arrange(width, height)
        self._place()

    def resumed(self, result: object) -> Change | None:
        """Start the game if the question about the unfinished match was answered "yes"."""
        super().resumed(result)
        return self._deal() if result is True else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the description of the game."""
        pages = self._pages
        draw_ground(canvas, self.services.settings.current.table)
        draw_paper(canvas, pages.sheet)
        if pages.folded:
            fold = pages.name.x - 17
            canvas.line(fold, pages.sheet.y + 26, fold, pages.sheet.bottom - 26, GOLD_DEEP, 1)
        draw_title(canvas, self.heading, pages.heading)
        draw_title(
            canvas, MARKET_NAME if self._shows_market else self.shown_game.name, pages.name, self._hand
        )
        if self._shows_market:
            canvas.paragraph(ABOUT_MARKET, pages.about, size=20, align=Align.CENTRE, middle=True)
            draw_market_fan(canvas, pages.cards)
        elif self.plan is None:
            self._draw_mistake(canvas)
        else:
            self._draw_game(canvas, self.plan)
        super().draw(canvas)

    def _draw_mistake(self, canvas: Canvas) -> None:
        pages = self._pages
        canvas.paragraph(
            t("You can't play this game: there is a mistake in its rules."), pages.about, size=20
        )
        width = pages.about.width
        high = canvas.paragraph_height(self.shown_game.problem, width, size=PROBLEM)
        room = Area(pages.about.x, pages.about.y + 44, width, min(high, pages.table.height) + 1)
        canvas.paragraph(self.shown_game.problem, room, size=PROBLEM, colour=RED_DEEP)
        again = Area(room.x, room.bottom + 18, width, pages.about.height)
        canvas.paragraph(t("Correct the file, then open this page again."), again, size=20)

    def _draw_game(self, canvas: Canvas, plan: Plan) -> None:
        pages = self._pages
        canvas.paragraph(self._about(plan), pages.about, size=19, align=Align.CENTRE, middle=True)
        draw_choices(canvas, pages, sides=plan.option(SIDES) is not None)
        draw_table(canvas, pages.table, plan.rules, plan.players, self.services.settings.current.table)
        trouble = self._judge.trouble(plan)
        if trouble:
            room = pages.status.inset(4, 0)
            words = disagreement(trouble)
            canvas.paragraph(words, room, size=18, colour=RED_DEEP, align=Align.CENTRE, middle=True)
        else:
            draw_status(canvas, pages.status, self._fairness)
        draw_seldom(canvas, pages.seldom, 3)

    @property
    def _hand(self) -> LittleHand | None:
        """The emblem of the game that is shown."""
        variant = self.shown_game.variant
        if self._shows_market:
            return market_hand()
        return None if variant is None else self._emblems.hand(variant)

    @property
    def _fairness(self) -> Words:
        """Where the cards come from."""
        if self._seed:
            return t("Seed: {seed}. This match won't count in the statistics.", seed=self._seed)
        if self._second:
            name = next((one.name for one in self.services.opponents if one.id == self._second), self._second)
            return t(
                "{name} plays your cards too, at a second table. The difference is your result.", name=name
            )
        return t("Everyone is dealt cards from the same fair shuffle. Stronger opponents only play better.")

    def _about(self, plan: Plan) -> Words:
        """Return the description of the focused opponent, or of the variant."""
        focused = self.group.focused
        if isinstance(focused, SeatWidget) and focused.person is None:
            return focused.opponent.description
        if isinstance(focused, SeatWidget):
            return ABOUT[self._gathering.party]
        return plan.variant.description

    # Widget callbacks

    def _choose_variant(self, variant: object) -> Change | None:
        self._keep(played=False)
        self._shows_market = variant == MARKET
        if self._shows_market:
            self.plan = None
            self.use(self._list, self._market, self._back, focus=self._list)
            self._place()
            return None
        self.shown_game = self._choices[str(variant)]
        self._offer(self._list)
        return None

    def _settle(self) -> Change | None:
        """Focus the start button, with the game selected in the list."""
        if self.plan is not None:
            self.group.focus(self._start)
        return Push(routes.NewMarket()) if self._shows_market else None

    def _choose_players(self, players: object) -> Change | None:
        if self.plan is not None and isinstance(players, int):
            self.plan = self.plan.with_players(players)
            self._seat(self._players)
        return None

    def _pick(self, key: str, place: object) -> Change | None:
        option = self.plan.option(key) if self.plan else None
        if self.plan is not None and option is not None and isinstance(place, int):
            self.plan = self.plan.picked(option, place)
            self._seat(self._sides if key == SIDES else self._target)
        return None

    def open_opponents(self, seat: int) -> Change | None:
        """Open the sheet that chooses the opponent of a seat, counted from 0."""
        plan = self.plan
        if plan is None:
            return None
        asked = self._seats[seat]
        if asked.person is not None:
            return self.open_people()
        own = ((self._own, t("Your seat")),) if self._own.person is None else ()
        others = zip(self._seats, seat_names(plan.players, plan.rules), strict=False)
        free = [(widget, name) for widget, name in (*own, *others) if widget.person is None]
        widgets = [widget for widget, _ in free]
        chosen = tuple(widget.opponent.id for widget in widgets)

        def invited(people: tuple[str, ...]) -> None:
            for widget, opponent in zip(widgets, people, strict=True):
                widget.invite(opponent)
            self.touch()

        places = tuple(name for _, name in free)
        return Push(routes.Opponents(Seating(places, chosen, invited, at=widgets.index(asked))))

    def open_people(self) -> Change | None:
        """Open the sheet that asks who sits before the screen."""
        plan = self.plan
        if plan is None:
            return None
        places = (t("Your seat"), *seat_names(plan.players, plan.rules))
        return Push(routes.People(places, self._gathering, self._gathered))

    def _gathered(self, gathering: LocalPlayers) -> None:
        self._gathering = gathering
        self._seat(self._own)

    def open_house_rules(self) -> Change | None:
        """Open the sheet with the house rules; without a game there is none."""
        return Push(routes.HouseRules(self.plan, self._agreed)) if self.plan else None

    def _agreed(self, plan: Plan) -> None:
        self.plan = plan
        self._seat(self._house_rules)

    def open_seed(self) -> Change | None:
        """Open the sheet with the seed; without a game there is none."""
        return Push(routes.ChooseSeed(self._seed, self._sown)) if self.plan else None

    def open_daily(self) -> Change | None:
        """Open the deal of the day of this game."""
        return Push(routes.DailyDeal(self.shown_game.id))

    def open_second(self) -> Change | None:
        """Open the sheet that chooses who plays your cards at a second table."""
        return Push(routes.SecondPlayer(self._second, self._seconded))

    def _seconded(self, level: str) -> None:
        self._second = level
        self.touch()

    def open_deck(self) -> Change | None:
        """Open the sheet with the deck of this game; without a game there is none."""
        variant = self.plan.variant if self.plan else None
        return Push(routes.ChooseDeck(variant.id, variant.skin)) if variant else None

    def _sown(self, seed: str) -> None:
        self._seed = seed
        self.touch()

    def _read(self) -> Change | None:
        plan = self.plan
        return Push(routes.Rules(RulesOf(plan.variant.name, plan.rules, plan.players))) if plan else None

    def _begin(self) -> Change | None:
        if self.choice is None:
            return None
        return Push(routes.Dialog(UNFINISHED)) if self.services.can_continue() else self._deal()

    def _deal(self) -> Change | None:
        choice = self.choice
        if choice is None:
            return None
        self._keep(played=True)
        return Reset(routes.NewMatch(choice))

    def _keep(self, *, played: bool) -> None:
        if self.plan is not None:
            stand_in = self._own.opponent.id
            self._memory.keep(self.plan, self._people, self._gathering, stand_in, played=played)

    # Setting up the widgets

    def _offer(self, focus: ScrollList) -> None:
        """Show the last setup of the selected game."""
        choice = self.shown_game
        if choice.variant is None:
            self.plan = None
            self.use(self._list, self._back, focus=focus)
            self._place()
            return
        self.plan = plan = self._memory.plan(choice, choice.variant)
        people = [one.id for one in self.services.opponents]
        stand_in = self._memory.stand_in(choice)
        kept = [name if name in people else "" for name in self._memory.opponents(choice)]
        wanted = [*kept, *[""] * MOST_OPPONENTS][:MOST_OPPONENTS]
        others = cycle(usual(self.services.opponents, taken=(*kept, stand_in)))
        # Your own seat comes last: an opponent takes it only if you watch.
        placed = [(*self._seats, self._own), (*wanted, stand_in if stand_in in people else "")]
        for seat, opponent in zip(*placed, strict=True):
            seat.invite(opponent or next(others))
        self._gathering = self._memory.gathering(choice)
        counts = plan.variant.ruleset.players.counts
        self._players.set_options([Option(n, str(n)) for n in counts], plan.players)
        self._seat(focus)

    def _seat(self, focus: Widget) -> None:
        """Update the widgets that depend on the number of players and the partners."""
        plan = self.plan
        if plan is None:
            return
        rules, players = plan.rules, plan.players
        sides = rules.players.side_count(players)
        for seat, (widget, name) in enumerate(zip(self._seats, seat_names(players, rules), strict=False), 1):
            widget.sit(name, partner=side_of(seat, sides) == 0)
        self._own.sit(pt("seats", "Who is playing?"), partner=True)
        here = self._gathering.people(players)
        alone = self._gathering.party is Party.ALONE
        first = own_picture(self.services) if alone else PERSON_AVATAR
        for seat, (widget, who) in enumerate(zip((self._own, *self._seats), here, strict=False)):
            widget.person = None if who is None else t("You") if alone else who or numbered(seat)
            others = sum(one is not None for one in here[:seat])
            widget.portrait = SPARE_AVATARS[others - 1] if others else first
        self._offer_option(self._target, TARGET, plan)
        self._offer_option(self._sides, SIDES, plan)
        partners = (self._sides,) if plan.option(SIDES) else ()
        # Inconsistent rules can be neither described nor played.
        self._rules.enabled = self._start.enabled = not self._judge.trouble(plan)
        self.use(
            self._list,
            self._players,
            *partners,
            self._target,
            *self._seats[: players - 1],
            self._own,
            self._house_rules,
            self._deck,
            self._rules,
            self._start,
            self._daily,
            self._seconds,
            self._seeds,
            self._back,
            focus=focus,
        )
        self._tell_tags()
        self._place()

    def _tell_tags(self) -> None:
        """Write on the tags by which rules and with which deck it is played."""
        plan = self.plan
        if plan is None:
            return
        self._house_rules.note, self._house_rules.starred = differences(plan), bool(plan.different)
        self._deck.note, self._deck.hand = self._emblems.deck(plan.variant)

    def _offer_option(self, widget: Choice, key: str, plan: Plan) -> None:
        option = plan.option(key)
        widget.enabled = option is not None
        if option is None:
            # No choice: show the value from the rules.
            widget.set_options([Option(None, str(plan.rules.match.target))], None)
            return
        taken = plan.taken(option)
        words = _targets(option) if key == TARGET else values(option, complete=True)
        # Show a value that is not among the choices, from an old match or other rules, instead of an empty
        # button.
        other = Option(None, str(plan.rules.match.target) if key == TARGET else "")
        widget.set_options(words if taken is not None else [other, *words], taken)

    def _place(self) -> None:
        if not self.width:
            return
        plan = self.plan
        sides = plan is not None and plan.option(SIDES) is not None
        self._pages = pages = Pages.of(self.width, self.height, sides=sides)
        self._list.place(pages.games)
        for tile, area in zip(
            (self._daily, self._seconds, self._seeds), pages.seldom.columns(3), strict=True
        ):
            tile.place(area)
        self._back.place(pages.back)
        self._players.place(beside_sign(pages.players))
        self._target.place(beside_sign(pages.target))
        self._sides.place(beside_sign(pages.sides))
        self._rules.place(pages.rules)
        self._start.place(pages.start)
        self._market.place(pages.alone)
        if plan is not None:
            direction, lowest = plan.rules.players.direction, 0.0
            for seat, widget in enumerate((self._own, *self._seats[: plan.players - 1])):
                centre = seat_centre(seat, plan.players, direction, pages.table)
                widget.place(Area.centred(*centre, SEAT_WIDTH, SEAT_HEIGHT))
                lowest = max(lowest, widget.area.bottom if seat else 0.0)
            for tag, area in zip((self._house_rules, self._deck), pages.tags(lowest), strict=True):
                tag.place(area)


def _targets(option: RuleOption) -> list[Option]:
    return [
        Option(place, str(choice.value) if isinstance(choice.value, int) else choice.label)
        for place, choice in enumerate(option.choices)
    ]
