"""Adds an event to a child's history."""

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from settebello.learning.history.album import frames, newly_earned
from settebello.learning.learner.events import (
    Answered,
    Checked,
    Event,
    FoundTwin,
    LeftLying,
    Opened,
    Passed,
    Played,
    Probed,
    Voided,
)
from settebello.learning.memory.evidence import Help, Outcome

if TYPE_CHECKING:
    from settebello.learning.history.history import History
    from settebello.learning.learner.learner import Learner

PAUSE = 60 / 86_400
"""The gap, in days, that is a pause and no time of practice."""
SECONDS = 86_400.0


def kept(before: "Learner", after: "Learner", event: Event) -> "History":
    """Return the history after an event, with the learners before and after it."""
    return _framed(_counted(before, after, event), before, after, event.day)


def _framed(history: "History", before: "Learner", after: "Learner", day: int) -> "History":
    """Return the history with all golden frames earned so far."""
    earned = (*frames(before.facts, before.history), *frames(after.facts, history))
    new = {frame.value: day for frame in earned if frame.value not in history.frames}
    return replace(history, frames={**history.frames, **new}) if new else history


def _counted(before: "Learner", after: "Learner", event: Event) -> "History":
    history = _timed(before.history, event)
    match event:
        case Opened() | LeftLying() | Voided():
            return history
        case Probed():
            return _unscored(history, event.day)
        case Answered():
            return _answered(history, before, after, event)
        case FoundTwin():
            return _twin(history, after, event)
        case Played():
            day = history.day(event.day)
            now = replace(day, deals=day.deals + 1, seconds=day.seconds + event.seconds)
            tally = history.activity(event.activity).after(right=True)
            history = replace(history, activities={**history.activities, event.activity: tally})
            return history.with_day(event.day, now)
        case Checked():
            return replace(_unscored(history, event.day), checks=history.checks + event.right)
        case Passed():
            known = {**dict.fromkeys(history.passed), event.activity: None}
            return replace(history, passed=tuple(known))
    assert_never(event)


def _timed(history: "History", event: Event) -> "History":
    """Return the history with the time since the last event, unless that was a pause."""
    last = history.last
    if last is not None and 0 < event.at - last <= PAUSE and not isinstance(event, Opened):
        day = history.day(event.day)
        seconds = day.seconds + (event.at - last) * SECONDS
        history = history.with_day(event.day, replace(day, seconds=round(seconds, 1)))
    return replace(history, last=event.at)


def _unscored(history: "History", number: int) -> "History":
    """Return the history with one more task of the placement or the broom check on a day."""
    day = history.day(number)
    return history.with_day(number, replace(day, tasks=day.tasks + 1, unscored=day.unscored + 1))


def _answered(history: "History", before: "Learner", after: "Learner", answer: Answered) -> "History":
    unaided = answer.help_used is Help.NONE
    right = answer.outcome is not Outcome.MISS
    thinking = before.tempo.thinking(answer.seconds, answer.clicks, answer.cards)
    day = history.day(answer.day).after(unaided=unaided, right=right, thinking=thinking)
    if not answer.activity:
        day = replace(day, in_games=day.in_games + 1)
    history = history.with_day(answer.day, day)
    said = answer.taken if answer.outcome is Outcome.OTHER and answer.taken else answer.asked
    if answer.activity:
        tally = history.activity(answer.activity).after(right=right, found=str(said) if right else "")
        history = replace(history, activities={**history.activities, answer.activity: tally})
    fact = said.fact
    if fact is None:
        return history
    one = history.fact(fact)
    if right and answer.help_used <= Help.PROMPT:
        quick = thinking is not None and thinking <= answer.limit
        one = one.done(answer.day, unaided=unaided, quick=quick, thinking=thinking)
    elif right:
        one = replace(one, marks=(one.marks + "h")[-10:], last_day=answer.day)
    else:
        one = one.missed(answer.day, unaided=unaided, mistake=answer.mistake)
    history = replace(history, facts={**history.facts, str(fact): one})
    return _stuck(history, after, fact.sum, answer.day)


def _twin(history: "History", after: "Learner", twin: FoundTwin) -> "History":
    day = history.day(twin.day)
    history = history.with_day(twin.day, replace(day, tasks=day.tasks + 1, twins=day.twins + 1))
    if twin.lesson:
        # The card was copied: it is known from now on, and nothing is earned by it.
        return replace(history, shown=tuple(dict.fromkeys((*history.shown, twin.value))))
    if twin.activity:
        tally = history.activity(twin.activity).after(right=twin.right)
        history = replace(history, activities={**history.activities, twin.activity: tally})
    if not twin.right:
        return history
    if twin.value:
        days, last = history.values.get(twin.value, (0, -1))
        values = {**history.values, twin.value: (days + (last != twin.day), twin.day)}
        history = replace(history, values=values)
    else:
        days, last = history.twin_days
        history = replace(history, twin_days=(days + (last != twin.day), twin.day))
    return _stuck(history, after, 1, twin.day)


def _stuck(history: "History", after: "Learner", number: int, day: int) -> "History":
    """Return the history with the newly earned cards of a number; no card is ever removed."""
    earned = newly_earned(number, after.facts, history)
    if not earned:
        return history
    return replace(history, stickers={**history.stickers, **{str(card): day for card in earned}})
