"""Practice deals: their preparation, their table, and the evidence of their turns."""

from dataclasses import dataclass
from pathlib import Path as Folder
from random import Random
from typing import Final

from settebello.ai import Opponents
from settebello.clock import Clock
from settebello.engine import Leftover, Seat, control_of
from settebello.learning.activities import Activity, Level
from settebello.learning.children.child_settings import Partner
from settebello.learning.course.progress import level_of
from settebello.learning.deals.broomcheck import BroomCheck, broom_check, some_leftover
from settebello.learning.deals.composer import Order
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.rollouts import Habit
from settebello.learning.deals.turns import Turn, evidence, said_by
from settebello.learning.deals.workshop import Workshop
from settebello.learning.learner.events import Played
from settebello.learning.schedule.scheduler import Scheduler
from settebello.learning.sums import Sum
from settebello.notation import RulesetOf
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.deal_saves import DealSaves, OpenDeal, taken_by_the_child
from settebello.practice.deck_workshop import DeckWorkshop
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.prepared_deal import Practice
from settebello.session import TableSession, Waiting

GENTLE: Final = "bimbo"
PARTNERS: Final = {Partner.GENTLE: GENTLE, Partner.FRIENDLY: "amico", Partner.STRONG: "esperto"}
"""The levels of opponents that adults choose from."""
QUINDICI: Final = "scopa_quindici"
LONGEST_DEAL: Final = 900.0
"""The most seconds of a deal that count as practice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSupport:
    """What practice deals need of the program.

    clock: measures how long a deal takes. workshop: arranges the decks; without one, another process does.
    """

    ruleset_of: RulesetOf
    opponents: Opponents
    clock: Clock
    workshop: DeckWorkshop | None = None


class PracticeDeals:
    """One deal at a time; every deck is written to disk before its first card is dealt."""

    def __init__(
        self,
        folder: Folder,
        active: ActiveLearner,
        calendar: Calendar,
        *,
        support: DealSupport,
        rng: Random,
        disk_errors: DiskErrors,
    ) -> None:
        """Keep decks and deals below `folder`, those of each child in the child's own folder."""
        self._active = active
        self._calendar = calendar
        self._saves = DealSaves(folder, support.ruleset_of, disk_errors)
        self.support = support
        self.rng = rng
        self._disk_errors = disk_errors
        self.workshop: DeckWorkshop = support.workshop or Workshop(support.ruleset_of, support.clock)
        self._preparing: Activity | None = None
        self._practice: Practice | None = None
        self._dealt = 0.0
        self._left: BroomCheck | None = None
        self.known: frozenset[str] = frozenset()
        """The cards of the album that were earned before the deal."""
        self.found: list[Sum] | None = None
        """The sums taken in the deal played last; None once a block was begun after it."""

    def forget(self) -> None:
        """Drop the deal, because another child practises."""
        self.close()
        self._preparing, self._practice, self.found, self._left = None, None, None, None

    def close(self) -> None:
        """End what runs in another process."""
        self.workshop.close()

    def prepare(self, activity: Activity, *, shuffled: bool) -> None:
        """Begin to prepare a deal; a deal of this activity that was left is resumed."""
        left = self._practice if self._preparing is activity and not shuffled else None
        if left is not None and left.session.waiting_for is not Waiting.DEAL:
            return
        child, level, calendar = self._active.child, self._level(activity), self._calendar
        never = child is not None and child.aims.shuffled
        if self._practice is None and not shuffled and self._resume(activity, level, never=never):
            return
        scheduler = Scheduler(self._active.learner, self._active.plan, calendar.at, calendar.day)
        facts = [Sum((fact.a, fact.b)) for fact in scheduler.wanted() if fact.sum <= level.upto]
        chain = scheduler.wanted_chain()
        wanted = frozenset([*facts, *([chain] if chain is not None and chain.total <= level.upto else [])])
        order = Order(
            ruleset=activity.ruleset,
            child=Seat(0),
            dealer=Seat(self.rng.randrange(2)),
            wanted=wanted,
            opponent=Habit.GENTLE if self._partner(level) == GENTLE else Habit.STRONG,
            upto=level.upto,
        )
        self._preparing, self._practice = activity, None
        self.workshop.begin(
            order, self.rng.randrange(2**31 - 2) + 1, arranged=level.arranged and not (shuffled or never)
        )

    def practice(self) -> Practice | None:
        """Return the prepared deal; None while its deck is being arranged."""
        if self._practice is None and self._preparing is not None:
            deal = self.workshop.poll()
            if deal is None:
                return None
            level = self._level(self._preparing)
            begun = self._saves.begin(self._who, self._preparing.id, deal, self._partner(level))
            self._practice = self._practice_of(begun, level)
            self._begin([])
        return self._practice

    def _begin(self, found: list[Sum]) -> None:
        """Note what was known and found when a deal was begun or resumed."""
        self._dealt = self.support.clock.now()
        self.known, self.found = frozenset(self._active.learner.history.stickers), found

    def _resume(self, activity: Activity, level: Level, *, never: bool) -> bool:
        """Resume the child's deal that was left when the program ended; return whether there is one."""
        left = self._saves.load(self._who, self._partner(level)) if self._who else None
        if left is None or left.activity != activity.id:
            return False
        if left.deal.upto != level.upto or (never and left.deal.kind is Kind.ARRANGED):
            # Adults have changed what is played.
            return False
        try:
            practice = self._practice_of(left, level)
            found = taken_by_the_child(practice.session, left.deal)
        except ValueError as error:
            self._disk_errors.warn(str(error))
            return False
        self._preparing, self._practice = activity, practice
        self._begin(found)
        if practice.session.waiting_for in {Waiting.DEAL, Waiting.NOTHING}:
            # The program was killed before the end was recorded.
            self.played(practice)
            return False
        return True

    def record_turn(self, practice: Practice, turn: Turn) -> None:
        """Record the evidence in one turn of a practice deal."""
        child = self._active.child
        if practice is not self._practice or child is None:
            return
        calendar = self._calendar
        event = evidence(turn, self._active.learner.tempo, child.quick_limit, calendar.at, calendar.day)
        if event is not None:
            self._active.note(event)
        said = said_by(turn.before, turn.move.card, turn.move.captured) if turn.move.captured else None
        if said is not None and self.found is not None:
            self.found.append(said)

    def played(self, practice: Practice) -> None:
        """Record that a deal was played to its end."""
        if practice is not self._practice:
            return
        seconds = min(self.support.clock.now() - self._dealt, LONGEST_DEAL)
        self._preparing = self._practice = None
        rules, events = practice.session.match.ruleset, practice.session.events_so_far
        left = next((event for event in reversed(events) if isinstance(event, Leftover)), None)
        if left is not None and control_of(rules, left.cards) is not None:
            self._left = broom_check(rules, left.cards)
        self._active.note(
            Played(
                activity=practice.activity,
                arranged=practice.deal.kind is Kind.ARRANGED,
                seconds=round(seconds, 1),
                **self._calendar.when,
            )
        )
        self._saves.drop(self._who)

    def check(self) -> BroomCheck:
        """Return the broom check of the Quindici deal just played, or of a random deal."""
        if self._left is not None:
            left, self._left = self._left, None
            return left
        ruleset = self.support.ruleset_of(QUINDICI, {})
        return broom_check(ruleset, some_leftover(ruleset, self.rng))

    def _level(self, activity: Activity) -> Level:
        """Return an activity's current level."""
        return activity.levels[level_of(activity, self._active.learner, self._active.scheduler(activity))]

    def _partner(self, level: Level) -> str:
        """Return the level of opponents that plays with the child."""
        child = self._active.child
        chosen = child.settings.partner if child is not None else Partner.AUTO
        return PARTNERS.get(chosen, level.opponent or GENTLE)

    @property
    def _who(self) -> str:
        """The id of the child that practises."""
        return self._active.child.id if self._active.child is not None else ""

    def _practice_of(self, deal: OpenDeal, level: Level) -> Practice:
        """Return a deal at its table; ReplayError if its record contradicts the rules."""
        child = self._active.child
        open_hands = level.open_hands and child is not None and child.open_hands
        session = TableSession(
            deal.record,
            opponents=self.support.opponents,
            journal=deal.journal,
            rng=self.rng,
            writer=self._disk_errors.writer,
            log=self._disk_errors.log,
        )
        return Practice(session, deal.deal, deal.activity, open_hands=open_hands)
