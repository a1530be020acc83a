"""One task being solved: the chosen cards, the explanation, and the help shown. It needs no window."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Card, CardSet
from settebello.learning.facts import Direction
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.dot_patterns import Pattern
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.puzzles.selections import Code, Explanation, Price, explain
from settebello.practice.assignment import Assignment, Reply

MISSES = 2
"""The number of misses after which the whole answer is shown and the child repeats it."""
SINGLE = frozenset({Task.VALUE, Task.TWIN, Task.GAP, Task.BACK, Task.MORE})
"""The tasks that one card answers, so that choosing the card is the answer."""


class Phase(StrEnum):
    """The phase of a task."""

    EXAMPLE = "example"
    """A worked example with other cards is shown."""
    COUNTING = "counting"
    """Things are touched one after the other; the cards come after the last one."""
    COMPARING = "comparing"
    """Two cards are turned over; the child says which one counts more."""
    CHOOSING = "choosing"
    EXPLAINED = "explained"
    """The set that did not fit is explained; its cards stay raised."""
    SOLVED = "solved"


OPEN = frozenset({Phase.CHOOSING, Phase.EXPLAINED})
"""The phases in which cards can be chosen."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a confirmed set: the explanation, and whether the set was found before.

    reply: None where nothing was chosen, and for a set that was found before.
    """

    reply: Reply | None
    explanation: Explanation
    again: bool = False


class Attempt:
    """A task from its first card to its solution. A miss costs nothing; it is explained."""

    def __init__(self, assignment: Assignment, now: float) -> None:
        """Begin the task at a time in seconds; with the most help it begins with an example."""
        self.assignment = assignment
        self.selected: tuple[Card, ...] = ()
        self.found: tuple[CardSet, ...] = ()
        self.explanation: Explanation | None = None
        self.misses = 0
        self.shown = assignment.help
        self.clicks = 0
        self.looked_again = False
        """Whether the dots of a value were looked at once more, which is as much help as a prompt."""
        self.touched: tuple[int, ...] = ()
        """The places of the things that were touched, in their order."""
        self.compared = 0
        """How often the smaller of two cards was chosen."""
        self.phase = self._first_phase
        self._since: float | None = now if self.phase is Phase.CHOOSING else None
        self._attempts = 0

    @property
    def _first_phase(self) -> Phase:
        task, level = self.assignment.puzzle.task, self.assignment.level
        if self.assignment.pair is not None:
            return Phase.COMPARING
        if self.assignment.help is Help.EXAMPLE and task.adds:
            return Phase.EXAMPLE
        counts = task is Task.VALUE and level.dots and level.pattern is Pattern.THINGS
        return Phase.COUNTING if counts and not self.assignment.lesson else Phase.CHOOSING

    @property
    def things(self) -> int:
        """The number of things that are counted in this task; 0 in other tasks."""
        return self.target if self._first_phase is Phase.COUNTING else 0

    @property
    def single(self) -> bool:
        """Whether one card is the answer."""
        return self.assignment.puzzle.task in SINGLE

    @property
    def target(self) -> int:
        """The total that is to be made."""
        puzzle = self.assignment.puzzle
        return puzzle.aim.total

    @property
    def lifted(self) -> tuple[Card, ...]:
        """The raised cards: those given, then the chosen ones in the order of the clicks."""
        return (*self.assignment.puzzle.given, *self.selected)

    @property
    def addends(self) -> tuple[int, ...]:
        """The values of the raised cards, the child's own card first where it counts with them."""
        puzzle = self.assignment.puzzle
        return values_of(puzzle.ruleset, (*puzzle.own, *self.lifted))

    @property
    def own(self) -> tuple[int, ...]:
        """The value of the child's own card, where it counts with the others."""
        return self.addends[: len(self.addends) - len(self.lifted)]

    @property
    def bracketed(self) -> tuple[Card, ...]:
        """The two cards of a chain that are added first, where the level shows brackets.

        A lesson among the chains has one card to find, and nothing is added.
        """
        if not self.assignment.level.bracket or self.assignment.lesson:
            return ()
        rules = self.assignment.puzzle.ruleset
        return tuple(sorted(self.answer, key=lambda card: values_of(rules, (card,)))[:2])

    @property
    def answer(self) -> CardSet:
        """The set that help shows: one not found yet, preferably one that says the practised sum."""
        puzzle = self.assignment.puzzle
        left = [cards for cards in puzzle.solutions if cards not in self.found]
        wanted = puzzle.wanted.addends if puzzle.wanted else ()
        fitting = (cards for cards in left if tuple(sorted(values_of(puzzle.ruleset, cards))) == wanted)
        return next(fitting, left[0] if left else puzzle.solutions[0])

    @property
    def marked(self) -> frozenset[Card]:
        """The cards that help frames: one card of the answer, or all of them."""
        pair = self.assignment.pair
        if self.phase is Phase.COMPARING and pair is not None:
            return frozenset((pair.more,) if self.compared >= MISSES else ())
        if self.phase is Phase.SOLVED or self.shown < Help.PARTIAL:
            return frozenset()
        cards = [card for card in self.answer if card not in self.assignment.puzzle.given]
        if self._all_shown:
            return frozenset(cards)
        return frozenset(cards[:1] if len(cards) > 1 else ())

    @property
    def begun_with(self) -> tuple[Card, ...]:
        """The cards that help has counted already, as long as the raised cards can go on from them."""
        if self.single or self._all_shown or self.phase not in OPEN:
            return ()
        puzzle = self.assignment.puzzle
        cards = tuple(card for card in puzzle.table if card in self.marked and card not in self.selected)
        total = sum((*self.addends, *values_of(puzzle.ruleset, cards)))
        return cards if total <= self.target else ()

    @property
    def _all_shown(self) -> bool:
        """Whether the whole answer is shown: in a lesson, when the child asked, or two sets did not fit."""
        asked = self.shown is Help.EXAMPLE and self.assignment.help is not Help.EXAMPLE
        return asked or self.assignment.lesson or self.misses >= MISSES

    @property
    def left(self) -> int:
        """The number of sets that are still to be found."""
        return len(self.assignment.puzzle.solutions) - len(self.found)

    def begin(self, now: float) -> None:
        """End the example at a time in seconds; the child's turn begins."""
        if self.phase is Phase.EXAMPLE:
            self.phase = Phase.CHOOSING
            self._since = now

    def touch(self, place: int, now: float) -> bool:
        """Touch a thing by its place from 0; return whether it was counted.

        After the last one a card is chosen.
        """
        if self.phase is not Phase.COUNTING or place in self.touched or not 0 <= place < self.things:
            return False
        self.touched = (*self.touched, place)
        if len(self.touched) == self.things:
            self.phase, self._since = Phase.CHOOSING, now
        return True

    def compare(self, card: Card, now: float) -> bool:
        """Choose the card that counts more, at a time in seconds; return whether it does.

        Thinking begins with the question for the difference; which card counts more is no evidence.
        """
        pair = self.assignment.pair
        if self.phase is not Phase.COMPARING or pair is None or card not in pair.cards:
            return False
        if card != pair.more:
            self.compared += 1
            return False
        self.phase = Phase.CHOOSING
        self._since = now
        return True

    def toggle(self, card: Card) -> bool:
        """Raise a card or lay it down; return whether that was possible."""
        puzzle = self.assignment.puzzle
        if self.phase not in OPEN or card not in puzzle.cards:
            return False
        if card in puzzle.given:
            return False
        raised = card in self.selected
        self.retry()
        self.clicks += 1
        if raised:
            self.selected = tuple(one for one in self.selected if one != card)
        else:
            self.selected = (card,) if self.single else (*self.selected, card)
        return True

    def choose(self, cards: Sequence[Card], clicks: int) -> None:
        """Raise exactly these cards, none of them given, for a caller that knows the whole set at once."""
        self.retry()
        self.selected = tuple(cards)
        self.clicks += clicks

    @property
    def _chosen(self) -> CardSet:
        return CardSet.of(self.lifted, self.assignment.puzzle.cards.pack)

    @property
    def explained(self) -> Explanation:
        """The explanation of the raised cards, with the numbers in the order of the cards."""
        puzzle = self.assignment.puzzle
        direction = Direction.GAP if puzzle.task.has_given else Direction.BOND
        price = Price(puzzle.price, fewest=puzzle.task is Task.FEWEST) if puzzle.task.pays else None
        return explain(
            puzzle.ruleset,
            puzzle.card,
            self._chosen,
            puzzle.cards,
            direction,
            beyond=puzzle.beyond,
            price=price,
        )

    @property
    def leads_on(self) -> bool:
        """Whether the raised cards are among those of a solution."""
        chosen = self._chosen
        return any(not chosen - solution for solution in self.assignment.puzzle.solutions)

    def take(self, now: float) -> Verdict:
        """Confirm the raised cards. A set that does not fit is explained and stays raised.

        Cards that help has counted belong to the set: after "2. How many more?" the 4 alone means 2 and 4.
        """
        puzzle = self.assignment.puzzle
        if self.selected:
            self.selected = (*self.begun_with, *self.selected)
        chosen, told = self._chosen, self.explained
        if told.code is Code.EXTRA:
            # Those that fit come first, so that the picture shows as too many just those that can stay.
            self.selected = tuple(sorted(self.selected, key=lambda card: card in told.cards))
        # As the child has raised them, so that words and pictures have the order and colours of the cards.
        told = replace(told, addends=self.addends)
        if chosen in self.found:
            self.selected = ()
            return Verdict(None, told, again=True)
        if not self.selected:
            self.explanation = told
            return Verdict(None, told)
        right = chosen in puzzle.solutions
        if right:
            self.found = (*self.found, chosen)
        complete = right and (puzzle.task is not Task.WAYS or not self.left)
        reply = Reply(
            assignment=self.assignment,
            selected=chosen,
            attempt=self._attempts,
            right=right,
            complete=complete,
            mistake="" if right else told.code.value,
            shown=max(self.shown, Help.PROMPT) if self.looked_again else self.shown,
            seconds=None if self._since is None else now - self._since,
            clicks=max(self.clicks, 1),
        )
        self._attempts += 1
        self.clicks = 0
        self.explanation = told
        if not right:
            self.misses += 1
            self.phase = Phase.EXPLAINED
            self._since = None
            if self.misses >= MISSES:
                self.shown = Help.EXAMPLE
        else:
            self._since = now
            self.phase = Phase.SOLVED if complete else Phase.CHOOSING
            self.selected = self.selected if complete else ()
        return Verdict(reply, told)

    def look_again(self) -> None:
        """Look at the dots of a value once more; no time is measured then, as after help."""
        self.retry()
        self.looked_again = True
        self._since = None

    def retry(self) -> None:
        """Return from the explanation to the raised cards; once the answer is shown, keep only its cards."""
        if self.phase is Phase.EXPLAINED:
            self.phase = Phase.CHOOSING
            self.explanation = None
            if self._all_shown:
                self.selected = tuple(card for card in self.selected if card in self.answer)

    def show(self) -> Help:
        """Show one step more of help; help is recorded and costs nothing."""
        if self.phase is Phase.COMPARING:
            self.compared = max(self.compared, MISSES)
        self.retry()
        if self.phase is Phase.CHOOSING:
            self.shown = Help(min(self.shown + 1, Help.EXAMPLE)) if not self._all_shown else self.shown
            if self.assignment.help is Help.EXAMPLE:
                # The example was seen already: what is left to show is this very answer.
                self.misses = max(self.misses, MISSES)
            self._since = None
            self.selected = tuple(card for card in self.selected if card in self.answer)
        return self.shown


def fits(attempt: Attempt) -> bool:
    """Return whether the raised cards solve the task, so that they may be taken without a button."""
    puzzle = attempt.assignment.puzzle
    begun = attempt.begun_with if attempt.selected else ()
    chosen = CardSet.of((*attempt.lifted, *begun), puzzle.cards.pack)
    return chosen in puzzle.solutions and chosen not in attempt.found
