"""The commands about what is remembered, and the adults' figures: facts, fact, history, report."""

from dataclasses import asdict
from typing import Any, Final

from settebello.learning.difficulty import Setting
from settebello.learning.facts import Fact
from settebello.learning.history.tally import Day
from settebello.learning.memory.mastery import State
from settebello.learning.report.advice import Advice, advice_for
from settebello.learning.report.heatmap import cell_of, chains_by_size, families
from settebello.learning.report.weeks import Week, days_of, weeks_of
from settebello.learning.sums import Sum
from settebello.practice.adults_port import Report
from settebello.practice.headless.child_commands import child_of
from settebello.practice.headless.practice_context import PracticeContext
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.line_session import Answer

MOST_DAYS: Final = 730
"""Days that the history keeps one by one."""
DAYS: Final = 28


def facts(context: PracticeContext, arguments: Arguments) -> Answer:
    """Tell how well every fact is known."""
    report = _report(context, arguments)
    return {"day": report.day, "facts": [_fact(report, fact) for fact in report.learner.shown_facts]}


def fact(context: PracticeContext, arguments: Arguments) -> Answer:
    """Tell all that is remembered of one fact."""
    text = arguments.text("fact")
    try:
        one = Fact.parse(text)
    except ValueError as error:
        bad("fact", str(error))
    report = _report(context, arguments)
    record = report.learner.record(one)
    trace = record.trace
    return {
        **_fact(report, one),
        "families": sorted(one.families),
        "stability": None if trace is None else round(trace.stability, 6),
        "difficulty": None if trace is None else round(trace.difficulty, 6),
        "offset": round(record.offset.value, 6),
        "run": record.standing.run,
        "right_days": record.standing.right_days,
        "quick_days": record.quick_days,
        "help_shift": record.help_shift,
        "met_day": record.met_day,
    }


def history(context: PracticeContext, arguments: Arguments) -> Answer:
    """Tell the sums of the history: the latest days with practice, activities, and what was found."""
    report = _report(context, arguments)
    count = arguments.number("days", 1, MOST_DAYS, DAYS)
    kept = report.learner.history
    since = report.day - count
    return {
        "day": report.day,
        "events": report.learner.events,
        "sittings": report.learner.sitting,
        "tasks": report.learner.tasks,
        "days": {number: _day(day) for number, day in sorted(kept.days.items()) if number > since},
        "activities": {
            name: {"tasks": tally.tasks, "answers": tally.answers, "found": dict(tally.found)}
            for name, tally in sorted(kept.activities.items())
        },
        "values": {value: days for value, (days, _) in sorted(kept.values.items())},
        "passed": list(kept.passed),
        "checks": kept.checks,
        "chains": {
            size: {"answers": answers, "right": right}
            for size, (answers, right) in chains_by_size(report.learner).items()
        },
    }


def report(context: PracticeContext, arguments: Arguments) -> Answer:
    """Tell the figures that adults see: weeks, the latest days, families, sittings, and what to do next."""
    told = _report(context, arguments)
    child, learner = told.child, told.learner
    count = arguments.number("days", 1, MOST_DAYS, DAYS)
    return {
        "child": child.id,
        "day": told.day,
        "begun": told.begun,
        "weeks": [_week(one) for one in weeks_of(learner.history, child.aims.days)],
        "days": [_week(one) for one in days_of(learner.history, told.day, child.aims.goal, count)],
        "families": [
            {
                "family": bar.family,
                "states": dict(zip(State, bar.states, strict=True)),
                "answers": bar.answers,
            }
            for bar in families(learner)
        ],
        "advice": _advice(advice_for(learner, told.plan, told.at)),
        "sittings": [asdict(one) for one in context.learning.adults.sittings(child.id)],
    }


def _report(context: PracticeContext, arguments: Arguments) -> Report:
    return context.learning.adults.report(child_of(context, arguments).id)


def _fact(told: Report, one: Fact) -> dict[str, Any]:
    """A fact as the map of facts shows it, with the model's predictions for now."""
    cell, record = cell_of(told.learner, one), told.learner.record(one)
    probability = told.learner.probability(Sum((one.a, one.b)), Setting(), told.at)
    return {
        "fact": str(one),
        "unit": one.unit,
        "state": cell.state,
        "wants_visit": cell.wants_visit,
        "seen": cell.seen,
        "right": cell.right,
        "unaided": cell.unaided,
        "seconds": cell.seconds,
        "marks": cell.marks,
        "last_day": cell.last_day,
        "visit": cell.visit,
        "mistakes": dict(cell.mistakes),
        "recall": None if record.trace is None else round(record.trace.recall(told.at), 6),
        "probability": round(probability, 6),
    }


def _day(day: Day) -> dict[str, Any]:
    return {
        "tasks": day.tasks,
        "twins": day.twins,
        "deals": day.deals,
        "unaided": day.unaided,
        "right": day.right,
        "seconds": day.seconds,
        "median": day.times.median,
    }


def _week(week: Week) -> dict[str, Any]:
    return asdict(week)


def _advice(advice: Advice) -> dict[str, Any]:
    return {
        "reason": advice.reason,
        "unit": advice.unit,
        "family": advice.family,
        "weakest": None if advice.weakest is None else str(advice.weakest),
        "safe": [str(one) for one in advice.safe],
    }
