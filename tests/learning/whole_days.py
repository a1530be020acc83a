"""Simulated children through whole days: warm-up, finding and playing, by the requests of PRACTICE.md.

The child sees what an answer tells, and nothing else: it looks for the cards itself. Its true memory is known
to the test, as in `simulated_children`.
"""

from dataclasses import dataclass, field
from itertools import combinations, groupby, pairwise
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from settebello.engine import Card, CardSet, Move, Ruleset, captures, card_value
from settebello.learning.chains import path as facts_on_the_way
from settebello.learning.deals.rollouts import CHILD_CAPTURES
from settebello.learning.facts import LARGEST_SUM, Fact
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import MOTOR, SEARCH
from settebello.learning.puzzles.card_aim import payments, sums_of, values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.schedule.plan import Plan
from settebello.learning.sums import Sum
from settebello.learning.tens.pyramid import TEN
from settebello.practice.headless import PracticeSession
from tests.learning.material import RULEBOOK
from tests.learning.measuring import Condition
from tests.learning.practising import Diary, drilled, scheduled
from tests.learning.simulated_children import APART, DAY, HORIZON, HOUR, KNOWN, Child, session_day
from tests.practice.headless.conversation import desk_in

START = 20_370 * 86_400
"""Seconds since the epoch: the midnight (UTC) before the first day."""
LOOKS = 2.0
"""Seconds of thinking for a task that adds nothing up."""
ARRANGING = 60_000
"""Milliseconds in which a deck is arranged: so many that no search is cut short, and chance alone decides.

A search takes up to 2 s of the processor, which a busy machine may give only in 20.
"""
MOST_DAYS = 120
"""Days after which a child that has not come to mastery is given up."""
EARLY = 30
"""The first sums, of which most must succeed."""
MOST_BLOCKS = 12
"""Blocks and deals of a day, so that no day is endless."""

Answer = dict[str, Any]


@dataclass
class Days:
    """What came of the days: the first answers to sums, whether they were right, and everything else."""

    right: list[bool] = field(default_factory=list)
    others: int = 0
    """Tasks that add nothing up."""
    deals: int = 0
    in_deals: int = 0
    """Sums that were answered in deals."""
    minutes: float = 0.0
    logs: list["DayLog"] = field(default_factory=list)
    first: list[bool] = field(default_factory=list)
    """Whether the first answer to each sum in a task was right, copied or not."""
    copied: list[bool] = field(default_factory=list)
    """Whether it had been shown, so that the child copied it."""
    cut: int = 0
    """Decks whose search was cut short by the clock."""

    @property
    def helped(self) -> int:
        """Sums that were shown, which the child copied."""
        return sum(self.copied)

    @property
    def early(self) -> tuple[float, float]:
        """Success in the first sums, and in those of them that were not shown."""
        first = [*zip(self.first, self.copied, strict=True)][:EARLY]
        return mean(right for right, _ in first), mean(right for right, copied in first if not copied)

    @property
    def bought(self) -> int:
        """Tasks in which a price was paid."""
        return sum(Task(task).pays for log in self.logs for task, _ in log.asked)

    @property
    def tasks(self) -> int:
        """All tasks, with the sums that were answered in games."""
        return sum(len(log.asked) for log in self.logs) + self.in_deals


@dataclass
class DayLog:
    """One day in its order: what each task asked for, and where the game came."""

    asked: list[tuple[str, str]] = field(default_factory=list)
    """The activity of each task, and what it asked for."""
    sums: list[int] = field(default_factory=list)
    """The places of the sums among the tasks, from 1."""
    game: int | None = None
    """The place of the first game among them."""
    activities: list[str] = field(default_factory=list)
    """What the day led to, in its order."""
    tens: tuple[str, ...] = ()
    """The cards that lie open at the beginning of the day's game of ten; none on a day without one."""


class WholeDays:
    """One simulated child at a desk of its own."""

    def __init__(self, child: Child, folder: Path, seed: int, *, age: str = "7-8", largest: int = 10) -> None:
        self.child = child
        self.rng = Random(-seed - 1)
        self.days = Days()
        self._session = PracticeSession(desk_in(folder))
        self._now = float(START)
        self._thought = LOOKS
        self.ask("seed", seed=seed)
        self._child = self.ask("create", nick="", avatar="fox", age=age)["child"]["id"]
        self.ask("change", aims={"largest": largest})

    def ask(self, cmd: str, **arguments: object) -> Answer:
        """The answer to a request, which must succeed."""
        answer = self._session.answer({"cmd": cmd, "at": self._now, **arguments})
        assert answer["ok"], answer
        return answer

    @property
    def at(self) -> float:
        """The time in days, as the child's memory counts it."""
        return (self._now - START) / DAY

    def practise(self, sessions: int) -> Days:
        """Practise on so many days, each until the good-bye is next."""
        for session in range(sessions):
            self.practise_on(session)
        return self.days

    def practise_on(self, session: int) -> DayLog:
        """Practise on one day until the good-bye is next."""
        self._now = START + session_day(session) * DAY + HOUR * 3600
        if session:
            self.ask("choose", child=self._child)
        self._log = DayLog()
        self.days.logs.append(self._log)
        for _ in range(MOST_BLOCKS):
            step = self.ask("next")["step"]
            if step["activity"] is None:
                break
            self._log.activities.append(step["activity"])
            self._do(step)
        else:
            raise AssertionError(f"the day does not end: {self._log.activities}")
        self.days.minutes += self._minutes()
        return self._log

    def _minutes(self) -> float:
        history = self.ask("history", days=1)["days"]
        return sum(float(day["seconds"]) for day in history.values()) / 60

    def _do(self, step: Answer) -> None:
        if step["part"] == "game":
            self._log.game = self._log.game or len(self._log.asked) + 1
            play = {"deals": self._play, "pyramid": self._clear, "fish": self._fish}[step["kind"]]
            play(step["activity"])
            return
        task = self.ask("begin", activity=step["activity"])["task"]
        while task is not None:
            if task["phase"] == "comparing":
                # Which of two cards counts more is seen at once.
                rules = RULEBOOK.ruleset(task["ruleset"])
                turned = list(cards_of(list(task["turned"].values()), rules))
                self._answer([str(max(turned, key=lambda card: card_value(card, rules)))], LOOKS, task)
                task = self.ask("task")["task"]
            self._solve(task)
            self._now += APART
            task = self.ask("task")["task"]

    def _solve(self, task: Answer) -> None:
        """Answer a task until it is complete."""
        while task["phase"] == "counting":
            task = self.ask("touch", thing=len(task["touched"]))["task"]
        target = task["target"] or sum(task["groups"])
        self._log.asked.append((task["task"], str(target)))
        if task["lesson"]:
            self._answer(task["marked"], LOOKS, task)
            self.days.others += 1
            return
        rules = RULEBOOK.ruleset(task["ruleset"])
        given = cards_of(task["given"], rules)
        if task["task"] == "value":
            self._find(task, target)
            return
        solutions = [found for found in sets_for(task, rules) if not given - found]
        self.rng.shuffle(solutions)
        for number, solution in enumerate(solutions):
            cards = [str(one) for one in solution - given]
            said = _thought_of(said_with(task, solution, rules))
            if said and task["task"] != "ways":
                self._log.asked[-1] = (task["task"], str(said[-1]))
            if not said:
                self._answer(cards, LOOKS, task)
                self.days.others += 1
                return
            if number == 0:
                self._log.sums.append(len(self._log.asked))
            # Help that shows an answer is help with one of all the ways.
            shown = task["shown"] >= Help.PARTIAL and number == 0
            if shown and task["task"] == "ways" and task["marked"]:
                cards, said = self._marked(task, solutions, rules) or (cards, said)
            if not self._adds(said[-1], shown=shown):
                wrong = [one for one in task["table"] if one not in (*task["given"], *cards)]
                tried = self._answer([self.rng.choice(wrong)] if wrong else cards[:1], self._thought, task)
                if tried["complete"]:
                    # Another set than the one in mind fits as well.
                    return
            if self._answer(cards, self._thought, task)["complete"]:
                return

    def _find(self, task: Answer, target: int) -> None:
        """Click the card of a value; two groups of dots are added like any sum."""
        card = task["table"][task["values"].index(target)]
        groups = task.get("groups")
        self._thought = LOOKS
        if not groups:
            self.days.others += 1
        else:
            self._log.sums.append(len(self._log.asked))
            if not self._adds(Sum.of(groups), shown=False):
                wrong = [one for one in task["table"] if one != card]
                self._answer([self.rng.choice(wrong)], self._thought, task)
        self._answer([card], self._thought, task)

    def _marked(
        self, task: Answer, solutions: list[CardSet], rules: Ruleset
    ) -> tuple[list[str], tuple[Sum, ...]] | None:
        """The solution that help points at."""
        marked = cards_of(task["marked"], rules)
        pointed = next((one for one in solutions if not marked - one), None)
        if pointed is None:
            return None
        return list(map(str, pointed)), _thought_of(said_with(task, pointed, rules))

    def _answer(self, cards: list[str], thought: float, task: Answer) -> Answer:
        seconds = thought + MOTOR * len(cards) + SEARCH * len(task["table"])
        return self.ask("answer", cards=cards, seconds=round(seconds, 2), clicks=len(cards))

    def _adds(self, asked: Sum, *, shown: bool) -> bool:
        """Whether the child gets a sum right: every fact on the way to it; one that is shown is copied."""
        self._thought = LOOKS
        self.days.copied.append(shown)
        if shown:
            self.days.first.append(True)
            for fact in facts_on_the_way(asked):
                if fact in self.child.hard:
                    self.child.learned(fact, self.at, recalled=False, right=True)
            return True
        right = self._recalls(facts_on_the_way(asked))
        self.days.right.append(right)
        self.days.first.append(right)
        return right

    def _recalls(self, facts: tuple[Fact, ...]) -> bool:
        answers = [self.child.answers(fact, self.at) for fact in facts if fact in self.child.hard]
        self._thought = sum(answer.seconds for answer in answers) or LOOKS
        return all(answer.right for answer in answers)

    def _play(self, activity: str) -> None:
        """Play a deal: the child takes a sum where it sees one, and else plays any card."""
        view = self.ask("prepare", activity=activity, time_ms=ARRANGING)
        self.days.cut += view["cut"]
        rules = RULEBOOK.ruleset(view["observation"]["ruleset"])
        over = False
        while not over:
            self._now += APART
            move = self._chosen(view, rules)
            view = self.ask("play", move=move, seconds=round(self._thought + 2 * MOTOR, 2), clicks=2)
            assert view["played"], view
            over = view["over"]
        self.days.deals += 1

    def _clear(self, activity: str) -> None:
        """Clear a pyramid of ten: the child finds the friend of a card, or tries another one first."""
        game = self.ask("pyramid", activity=activity)["pyramid"]
        self._log.tens = tuple(game["cards"])
        over = False
        while not over:
            # A game that is left goes on where it was.
            assert self.ask("pyramid", activity=activity)["pyramid"]["cards"] == game["cards"]
            self._now += APART
            self._thought = LOOKS
            values = dict(zip(game["cards"], game["values"], strict=True))
            free = game["free"]
            takes = [[card] for card in free if values[card] == TEN]
            pairs = combinations(free, 2)
            takes = takes or [[one, other] for one, other in pairs if values[one] + values[other] == TEN]
            if not takes:
                # One take back may leave the same take alone, so cards go back until there is a way out.
                back = True
                while back:
                    self.ask("put_back")
                    game = self.ask("point")["pyramid"]
                    back = game["back"]
                continue
            cards = self.rng.choice(takes)
            if len(cards) > 1:
                self.days.in_deals += 1
                wrong = [one for one in free if values[cards[0]] + values[one] != TEN and one != cards[0]]
                if not self._recalls((Fact.of(*(values[card] for card in cards)),)) and wrong:
                    tried = self.ask("pair", cards=[cards[0], self.rng.choice(wrong)], seconds=LOOKS)
                    assert not tried["right"]
            found = self.ask("pair", cards=cards, seconds=round(self._thought + 2 * MOTOR, 2))
            game, over = found["pyramid"], found["over"]
        self.days.deals += 1

    def _fish(self, activity: str) -> None:
        """Play Go fish for ten: the child finds the friend of any card, or tries another number first."""
        game = self.ask("fish", activity=activity)["fish"]
        self._log.tens = tuple(game["hand"])
        over = False
        while not over:
            again = self.ask("fish", activity=activity)["fish"]
            assert (again["hand"], again["stock"]) == (game["hand"], game["stock"])
            self._now += APART
            self._thought = LOOKS
            value = {card: card_value(Card.parse(card)) for card in game["hand"]}
            if game["asks"]:
                card = next(card for card in value if value[card] == game["wanted"])
                found = self.ask("give", card=card)
            else:
                card = self.rng.choice(game["hand"])
                friend = TEN - value[card]
                self.days.in_deals += 1
                if not self._recalls((Fact.of(value[card], friend),)):
                    wrong = self.rng.choice([number for number in game["numbers"] if number != friend])
                    assert not self.ask("ask", card=card, number=wrong, seconds=LOOKS)["right"]
                seconds = round(self._thought + 2 * MOTOR, 2)
                found = self.ask("ask", card=card, number=friend, seconds=seconds)
            assert found["right"]
            game, over = found["fish"], found["over"]
        self.days.deals += 1

    def _chosen(self, view: Answer, rules: Ruleset) -> str:
        """The move of a turn; a sum that the child gets wrong is tried with another card first."""
        self._thought = LOOKS
        moves, table = view["moves"], view["observation"]["table"]
        taking = [text for text in moves if said_by(text, rules)]
        looks = taking and self.rng.random() * 1000 < CHILD_CAPTURES
        text = str(self.rng.choice(taking if looks else moves))
        said = said_by(text, rules)
        if said is None:
            return text
        self.days.in_deals += 1
        if not self._recalls(facts_on_the_way(said)):
            card = text.partition("x")[0]
            wrong = [one for one in table if f"{card}x{one}" not in moves]
            if wrong:
                tried = self.ask("play", move=f"{card}x{self.rng.choice(wrong)}", seconds=LOOKS)
                assert not tried["played"]
        return text


def cards_of(texts: list[str], rules: Ruleset) -> CardSet:
    """Cards of a game by their texts."""
    return CardSet.of(map(Card.parse, texts), rules.deck.pack)


def sets_for(task: Answer, rules: Ruleset) -> list[CardSet]:
    """What the card takes; where no game takes so much, the cards that make the number with it.

    Where a price is paid, what pays it.
    """
    table = cards_of(task["table"], rules)
    if Task(task["task"]).pays:
        return list(payments(rules, table, task["target"], fewest=task["task"] == Task.FEWEST))
    card = Card.parse(task["card"])
    if not is_beyond(task):
        return list(captures(rules, card, table))
    missing = task["target"] - card_value(card, rules)
    return [CardSet.of([one]) for one in table if card_value(one, rules) == missing]


def said_with(task: Answer, solution: CardSet, rules: Ruleset) -> tuple[Sum, ...]:
    """The sums that a solution says; one card that pays a price says none."""
    if Task(task["task"]).pays:
        return (Sum.of(values_of(rules, solution)),) if len(solution) > 1 else ()
    card = Card.parse(task["card"])
    beyond = (Sum.of(values_of(rules, (card, *solution))),) if is_beyond(task) else ()
    return beyond or sums_of(rules, card, solution)


def is_beyond(task: Answer) -> bool:
    """Whether no game takes as much as the task asks for."""
    return bool(task["with_card"] and task["target"] > LARGEST_SUM)


def _thought_of(said: tuple[Sum, ...]) -> tuple[Sum, ...]:
    """The sums that the child thinks of: the pair on the table first, where a capture says one."""
    return tuple(sorted(said, key=lambda one: one.fact is not None))


def said_by(text: str, rules: Ruleset) -> Sum | None:
    """The sum that a move says; None where it takes nothing or an equal card."""
    move = Move.parse(text, rules.deck.pack)
    said = sums_of(rules, move.card, move.captured) if move.captured else ()
    return said[-1] if said else None


@dataclass(frozen=True)
class Month:
    """What must hold for each day of one child."""

    sums: int
    """The fewest sums of a day in tasks."""
    first_sum: int
    first_game: int
    """The latest places of the first sum and the first game of a day among its tasks."""
    others: int
    """The most tasks without sums of a day."""
    running: int
    """The most tasks in a row that asked for the same."""
    tens: int
    """The days whose game was a game of ten."""
    same_tens: int
    """The games of ten that began with the cards of the one before."""
    success: float
    """Success in the first sums."""
    stealing: tuple[int, ...]
    """The days whose game was Rubamazzetto, from 0."""
    bought: int
    """Tasks in which a price was paid."""
    cut: int
    """Decks whose search was cut short by the clock, so that the child may come out differently again."""


def month(condition: Condition, seed: int, folder: Path, *, age: str, days: int) -> Month:
    """Practise on so many days and tell the worst of them."""
    pupil = WholeDays(condition.made(seed), folder, seed, age=age, largest=condition.largest)
    found = pupil.practise(days)
    logs = found.logs
    asked = [one for log in logs for one in log.asked]
    tens = [log.tens for log in logs if log.tens]
    return Month(
        sums=min(len(log.sums) for log in logs),
        first_sum=max(log.sums[0] if log.sums else len(log.asked) + 1 for log in logs),
        first_game=max(log.game or len(log.asked) + 1 for log in logs),
        others=max(sum(task in {"value", "twin"} for task, _ in log.asked) for log in logs),
        running=max(len([*group]) for _, group in groupby(asked)),
        tens=len(tens),
        same_tens=sum(one == other for one, other in pairwise(tens)),
        success=found.early[0],
        stealing=tuple(day for day, log in enumerate(logs) if "rubamazzetto" in log.activities),
        bought=found.bought,
        cut=found.cut,
    )


@dataclass(frozen=True)
class Mastery:
    """One child's way to mastery by whole days, and by random drill with as many tasks a day."""

    tasks: int
    drill: int
    days: int
    mastered: bool
    first: float
    """Success in the first sums."""
    bought: int
    cut: int
    """As in a month."""

    @property
    def ratio(self) -> float:
        """The tasks as a part of drill's."""
        return self.tasks / self.drill


def mastery(condition: Condition, seed: int, folder: Path, *, age: str = "7-8") -> Mastery:
    """Practise whole days until mastery, and drill another child like it at random.

    Every task counts, with the warm-up, the lessons, and the sums that are answered in games.
    """
    pupil = WholeDays(condition.made(seed), folder, seed, age=age, largest=condition.largest)
    for session in range(MOST_DAYS):
        pupil.practise_on(session)
        if pupil.child.mastered(pupil.at):
            break
    tasks = pupil.days.tasks
    days = len(pupil.days.logs)
    drill = drilled(condition.made(seed), Random(-seed - 1), tasks=round(tasks / days), sessions=MOST_DAYS)
    return Mastery(
        tasks=tasks,
        drill=drill.mastered_after,
        days=days,
        mastered=pupil.child.mastered(pupil.at),
        first=pupil.days.early[0],
        bought=pupil.days.bought,
        cut=pupil.days.cut,
    )


@dataclass(frozen=True)
class Row:
    """Means over children: by whole days, and by the scheduler alone with as many sums a day."""

    sums: float
    """Sums that were answered or copied a day, in tasks."""
    in_deals: float
    others: float
    minutes: float
    """A day."""
    success: tuple[float, float]
    """Of first answers without a shown solution in whole days, and of all by the scheduler."""
    recall: tuple[float, float]
    """The mean true recall of all facts a week later: by whole days, and by the scheduler."""
    known: tuple[float, float]
    """The part of the facts that would still be known then."""

    def __str__(self) -> str:
        return (
            f"{self.sums:5.1f} {self.in_deals:5.1f} {self.others:5.1f} {self.minutes:5.1f}"
            f"   {self.success[0]:.3f} {self.success[1]:.3f}   {self.recall[0]:.3f} {self.recall[1]:.3f}"
            f"   {self.known[0]:.3f} {self.known[1]:.3f}"
        )


HEADING = " sums deals others  min   success       recall        known   (whole days, scheduler alone)"


def measure(condition: Condition, children: int, sessions: int, folder: Path) -> Row:
    """The same children practise whole days, and by the scheduler alone with as many sums a session."""
    days: list[Days] = []
    alone: list[Diary] = []
    recalls: list[tuple[list[float], list[float]]] = []
    later = session_day(sessions - 1) + HOUR / 24 + HORIZON
    plan = Plan(largest=condition.largest)
    for seed in range(children):
        pupil = WholeDays(condition.made(seed), folder / f"{condition}".replace(" ", "-") / f"{seed}", seed)
        days.append(pupil.practise(sessions))
        sums = round((len(days[-1].right) + days[-1].helped) / sessions)
        other = condition.made(seed)
        alone.append(scheduled(other, plan, Random(-seed - 1), sessions, beyond=True, tasks=sums))
        recalls.append(
            (
                [pupil.child.recall(fact, later) for fact in pupil.child.facts],
                [other.recall(fact, later) for fact in other.facts],
            )
        )
    per_day = children * sessions
    return Row(
        sums=sum(len(one.right) + one.helped for one in days) / per_day,
        in_deals=sum(one.in_deals for one in days) / per_day,
        others=sum(one.others for one in days) / per_day,
        minutes=sum(one.minutes for one in days) / per_day,
        success=(mean(mean(one.right) for one in days), mean(mean(diary.right) for diary in alone)),
        recall=(mean(mean(own) for own, _ in recalls), mean(mean(other) for _, other in recalls)),
        known=(
            mean(mean(one >= KNOWN for one in own) for own, _ in recalls),
            mean(mean(one >= KNOWN for one in other) for _, other in recalls),
        ),
    )
