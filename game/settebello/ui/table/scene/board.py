"""The state of the table as it is shown: who looks, what is being chosen, and what is open over the cards."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace

from settebello.engine import Card, Position, Seat, Side
from settebello.engine.rules.rulewords import Check
from settebello.i18n import Text
from settebello.session import TableSession, Waiting
from settebello.storage.assists import Assists
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.voice.spoken import Words
from settebello.ui.table.layout import RATIO, TableButton, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.perspective import Perspectives
from settebello.ui.table.model.pondering import risen
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_game import TableGame
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.overlays import Overlays
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.helps.hint_stroke import HintStroke
from settebello.ui.table.view.helps.nod import Nod
from settebello.ui.table.view.helps.open_helps import Helps
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.pointer import Pointing
from settebello.ui.table.view.stage import Stage
from settebello.ui.table.view.still_table import dealing
from settebello.ui.table.view.talk.blinks import Blinks
from settebello.ui.table.view.talk.leans import Leans
from settebello.ui.table.view.talk.reactions import Reactions
from settebello.ui.table.view.talk.think_delay import ThinkDelay


class Board:
    """Holds everything that the picture and the speech of a table depend on.

    The controller changes this state over time, and input changes it by hand. `touch` says that the picture
    has changed.
    """

    picking: MovePicker | None
    notice: Text | None
    game: TableGame
    captions: Captions
    sides: tuple[Words, ...]
    stage: Stage

    def __init__(
        self, services: Services, session: TableSession, policies: TablePolicies, touch: Callable[[], None]
    ) -> None:
        """Show the deal of the session as it is now."""
        self.services = services
        self.session = session
        self.policies = policies
        self.touch = touch
        self.picking = None
        self.pointing = Pointing()
        self.notice = None
        self.pad_lost = False
        perspectives = Perspectives.of(session.record, bare=services.settings.current.watch_bare)
        self.perspectives = replace(perspectives, bare=True) if policies.open_hands else perspectives
        self.think_delay = ThinkDelay(services)
        self.blinks = Blinks(services)
        self.leans = Leans()
        self.reactions = Reactions(services)
        self.nod = Nod(services)
        self.hint_stroke = HintStroke(services)
        self.helps = Helps(services, lambda: self.assists, menu=policies.menu_button)
        self.overlays = Overlays(self.helps)
        self.sit_down()

    def sit_down(self) -> None:
        """Take over the players of the session, and set the stage for them."""
        self.game = TableGame.of(self.services, self.session)
        self.game = self.game.with_person(self.policies.portrait, self.policies.name)
        names = tuple(player.name for player in self.game.players)
        # A person with a name is called by it.
        addressed = self.game.person if self.policies.name is None else None
        self.captions = self.policies.captions(addressed, names, self.game.sides, self.game.ruleset)
        self.sides = tuple(self._side_title(Side(side)) for side in range(self.game.sides))
        self.set_stage()

    def _side_title(self, side: Side) -> Words:
        """The name of a side: the person's own name where a policy gives one."""
        person, name = self.game.person, self.policies.name
        alone = len(self.game.players) == self.game.sides
        if name is not None and person is not None and alone and Side(person) == side:
            return name
        return self.captions.side_title(side)

    def set_stage(self) -> None:
        """Show the deal as it is now, without an animation."""
        view = self.perspectives.view(self.chooser)
        rules = self.policies
        self.stage = Stage(
            self.services,
            self.game,
            self.captions,
            view,
            one_row=rules.one_row,
            relaid=rules.relaid,
        )
        self.give_way()

    def give_way(self) -> bool:
        """Lay the table out beside the open panel, or without one; return whether that ended an animation."""
        return self.stage.give_way(panel=self.helps.panel is not None)

    @property
    def playback(self) -> Playback:
        """The animation being shown."""
        return self.stage.playback

    @property
    def moving(self) -> bool:
        """Whether an animation runs."""
        return self.stage.playback.running

    @property
    def assists(self) -> Assists:
        """The helps that are switched on at this table."""
        return self.policies.assists or self.services.settings.current.assists.in_force

    @property
    def layout(self) -> TableLayout:
        """The places of everything on the table."""
        return self.policies.overlay.layout(self.stage.layout)

    @property
    def chooser(self) -> Seat | None:
        """The seat of the person who is to choose a card."""
        position = self.session.match.position
        waiting = self.session.waiting_for is Waiting.PERSON
        return position.turn if waiting and position is not None else None

    @property
    def looker(self) -> Seat | None:
        """Of several people the one whose hand is seen; None with one person, and while no hand is seen."""
        return self.stage.view.owner if self.perspectives.several else None

    @property
    def sealed(self) -> bool:
        """Whether the deal on the table has a seal."""
        deals = self.session.record.deals
        return bool(deals) and deals[-1].seal is not None

    @property
    def seal(self) -> Area | None:
        """Where the seal of the deal is clicked; None where there is none, or a panel lies over it."""
        if not self.sealed:
            return None
        area = self.layout.seal(self.playback.here.dealer)
        panel = self.layout.panel
        covered = self.helps.shown is not None and area.right > panel.x and area.bottom > panel.y
        return None if covered else area

    @property
    def targets(self) -> tuple[Area, ...]:
        """Where the mouse aims: cards in the hand, cards on the table, choices, and buttons."""
        buttons = self.helps.buttons
        found = [self.layout.button(button, buttons) for button in buttons]
        if self.seal is not None:
            found.append(self.seal)
        choosing = self.choosing
        if choosing is not None:
            seen = dict(choosing.shown(self.poses))
            cards = [card for card in (*choosing.picking.hand, *choosing.picking.table) if card in seen]
            poses = [seen[card] for card in cards]
            areas = [Area.centred(pose.x, pose.y, pose.width, pose.width * RATIO) for pose in poses]
            found = [*areas, *choosing.bar.areas, *found]
        return tuple(found)

    @property
    def points(self) -> tuple[tuple[Words, int], ...]:
        """The sides with their points; those of the present deal are only counted on the score sheet.

        Where a total ends the deal at once, what was scored in play so far is included.
        """
        match = self.session.match
        points = match.scores if match.position is None else match.position.scores
        if match.ruleset.match.check is Check.AT_ONCE and match.position is not None:
            points = tuple(a + b for a, b in zip(points, self._scored(match.position), strict=True))
        return tuple(zip(self.sides, points, strict=True))

    def _scored(self, position: Position) -> tuple[int, ...]:
        """Return what each side has scored in play as far as it is seen."""
        piles = self.playback.here.piles
        if sum(len(pile.cards) for pile in piles) > sum(map(len, position.piles)):
            # The deal before is still seen; its points are in the totals.
            return (0,) * len(piles)
        return tuple(pile.marked * position.ruleset.sweep.points + pile.scored for pile in piles)

    @property
    def tops(self) -> tuple[tuple[Words, Card], ...]:
        """The sides with an open pile, and its top card."""
        here = self.playback.here
        piles = zip(self.sides, here.piles, strict=True) if here.open_piles else ()
        return tuple((name, pile.top) for name, pile in piles if pile.top is not None)

    @property
    def hung(self) -> Curtain | None:
        """The curtain while it is down: nothing moves, and the next person has not taken up the hand."""
        return self.overlays.hung(moving=self.moving)

    @property
    def pondered(self) -> Mapping[Card, Pose]:
        """The places of the cards of an opponent who is seen to think."""
        seat = self.think_delay.pondering
        return {} if seat is None else risen(self.layout, self.playback.here, seat, self.playback.idle)

    @property
    def leaner(self) -> Seat | None:
        """The seat whose portrait leans: who thinks, who deals, or who is next once a play has been seen."""
        playback, thinks = self.playback, self.think_delay.pondering
        if thinks is not None or not playback.running or self.services.reduced_motion():
            return thinks
        deals = dealing(playback.timeline, playback.time)
        if deals is not None:
            return deals.seat
        seen = playback.timeline.seen
        waits = self.session.waiting_for is Waiting.OPPONENT
        return (
            playback.timeline.last.turn_of if waits and seen is not None and playback.time >= seen else None
        )

    @property
    def poses(self) -> dict[Card, Pose]:
        """The places of the cards at rest."""
        return resting_poses(self.playback.here, self.layout)

    @property
    def choosing(self) -> ChoiceView | None:
        """The choice as it is drawn, while the person may choose."""
        if self.picking is None or self.moving:
            return None
        helped = self.helps.helped
        choosing = self.policies.overlay.choice(
            ChoiceView(
                self.layout,
                self.picking,
                hinted=helped.hinted,
                stroked=self.hint_stroke.cards,
                takers=helped.takers,
                lifts=helped.lifts,
            )
        )
        covered = self.overlays.menu is not None or self.pointing.dragged is not None
        at = None if covered else self.pointing.at
        return replace(choosing, hover=choosing.at(self.poses, *at), pointer=at) if at else choosing

    @property
    def waits_for(self) -> Hashable:
        """What tells apart the turns of a person whom a nod may remind; None while nobody is reminded."""
        picking, deals = self.picking, self.session.record.deals
        hidden = self.moving or self.overlays.menu is not None or self.hung is not None
        if picking is None or hidden or not picking.idle or not self.assists.lifts:
            return None
        if picking.position.asked or picking.position.exchanging:
            # A card of the hand is no answer.
            return None
        if self.helps.hint_words is not None:
            # Who has asked for a hint does not hesitate, and a hand on a card would look like the hint.
            return None
        return len(deals), len(deals[-1].moves)

    @property
    def touched(self) -> Hashable:
        """What changes whenever the person does something."""
        cursor = self.picking.cursor if self.picking is not None else None
        return self.pointing, cursor, self.helps.view

    @property
    def lit(self) -> TableButton | None:
        """The button under the mouse."""
        at = self.pointing.at
        if at is None or self.overlays.menu is not None:
            return None
        return self.layout.button_at(*at, self.helps.buttons)
