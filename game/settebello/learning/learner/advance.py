"""Computes the learner after an event (docs/learning.md, sections 6.4 to 6.7)."""

from dataclasses import replace
from typing import assert_never

from settebello.learning import chains
from settebello.learning.facts import Fact, Family
from settebello.learning.history.history_update import kept
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
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import ChainRecord, FactRecord
from settebello.learning.memory.elo import SKILL_SETTLES
from settebello.learning.memory.evidence import CLAIMED, MISSED, Evidence, Outcome, of_right, sprint_score
from settebello.learning.memory.fsrs import Grade
from settebello.learning.sums import Sum

_PROBE = Evidence(Grade.GOOD, right=True, weight=1.0, quick=True)


def after(learner: Learner, event: Event) -> Learner:
    """Return the learner after an event."""
    now = _advanced(learner, event)
    return replace(now, history=kept(learner, now, event))


def skipped(learner: Learner) -> Learner:
    """Count a voided event without changing what is remembered."""
    return replace(learner, events=learner.events + 1)


def _advanced(learner: Learner, event: Event) -> Learner:
    """Return the learner after an event, without its history."""
    counted = replace(learner, events=learner.events + 1)
    match event:
        case Opened():
            return replace(counted, sitting=learner.sitting + 1)
        case Answered():
            return answered(counted, event)
        case FoundTwin():
            return _twin_found(counted, event)
        case Probed():
            return _probed(counted, event)
        case LeftLying() | Played() | Checked() | Passed() | Voided():
            return counted
    assert_never(event)


def answered(learner: Learner, answer: Answered) -> Learner:
    """Return the learner after a task was answered."""
    asked = answer.asked.fact
    if asked is None:
        return _chain_answered(learner, answer)
    task = learner.tasks
    asking = learner.record(asked).asked_as(answer.setting.direction, task)
    now = _noted(replace(learner, tasks=task + 1), asked, asking)
    other = answer.taken.fact if answer.taken else None
    match answer.outcome:
        case Outcome.MISS:
            now = _learned(now, asked, _scored(learner, answer, MISSED), answer)
            now = _noted(now, asked, now.record(asked).missed(now.sitting))
            # Of a pair never met, a wrong claim says only that it was not met.
            if other is not None and other in now.facts:
                now = _learned(now, other, CLAIMED, answer)
            return _comforted(now, MISSED)
        case Outcome.RIGHT:
            evidence = _evidence(learner, answer, asked)
            now = _learned(now, asked, evidence, answer)
            done = now.record(asked).made_right(alone=not answer.asked_for_help)
            return _comforted(_noted(now, asked, done), evidence)
        case Outcome.OTHER:
            if other is None:
                return now
            evidence = _evidence(learner, answer, other)
            now = _learned(now, other, evidence, answer)
            return _comforted(_noted(now, other, replace(now.record(other), seen=task)), evidence)
    assert_never(answer.outcome)


def thinking(learner: Learner, answer: Answered) -> float | None:
    """Return the seconds of thinking in an answer; None where the time is not known."""
    return learner.tempo.thinking(answer.seconds, answer.clicks, answer.cards)


def _evidence(learner: Learner, answer: Answered, fact: Fact) -> Evidence:
    """Return the evidence of a right answer about a fact."""
    first = learner.record(fact).trace is None
    time = thinking(learner, answer)
    evidence = of_right(time, answer.limit, help_used=answer.help_used, first=first)
    return _scored(learner, answer, evidence)


def _scored(learner: Learner, answer: Answered, evidence: Evidence) -> Evidence:
    """Return the evidence with the sprint's score; unchanged outside the sprint."""
    time = thinking(learner, answer)
    if not answer.sprint or time is None or evidence.right is None:
        return evidence
    return replace(evidence, score=sprint_score(right=evidence.right, thinking=time))


def _learned(learner: Learner, fact: Fact, evidence: Evidence, answer: Answered) -> Learner:
    """Return the learner after evidence about a fact; the evidence may change skill and calibration, too."""
    before = learner.prediction(fact, answer.setting, answer.at)
    adding, calibration, error = learner.adding, learner.calibration, 0.0
    if evidence.right is not None:
        error = (evidence.right if evidence.score is None else evidence.score) - before.works_out
        calibration = calibration.answered(before.raw, evidence.right, evidence.weight)
    if evidence.worked_out:
        adding = adding.answered(error, SKILL_SETTLES, evidence.weight)
    record = learner.record(fact).learned(evidence, answer.at, answer.day, error)
    return _noted(replace(learner, adding=adding, calibration=calibration), fact, record)


def _chain_answered(learner: Learner, answer: Answered) -> Learner:
    """Return the learner after a chain: its counters and the chain skill; single chains have no trace."""
    chain = answer.asked
    right = answer.outcome is Outcome.RIGHT
    before = learner.chains.get(chain, ChainRecord())
    record = ChainRecord(before.answers + 1, before.right + right, learner.tasks)
    now = replace(learner, tasks=learner.tasks + 1, chains={**learner.chains, chain: record})
    if answer.outcome is Outcome.OTHER:
        return now
    evidence = MISSED
    if right:
        time = thinking(learner, answer)
        evidence = of_right(time, answer.limit, help_used=answer.help_used, first=False)
    # Chains have no memory of their own: what came at once tells of the skill as well.
    if evidence.right is not None:
        now = _chain_skilled(
            now, chain, right - learner.probability(chain, answer.setting, answer.at), evidence
        )
    return _comforted(now, evidence)


def _chain_skilled(learner: Learner, chain: Sum, error: float, evidence: Evidence) -> Learner:
    skill = learner.chain_skill(chain).answered(error, SKILL_SETTLES, evidence.weight)
    if chains.family(chain) is Family.CHAIN_THREE:
        return replace(learner, chain_three=skill)
    return replace(learner, chain_four=skill)


def _twin_found(learner: Learner, twin: FoundTwin) -> Learner:
    tempo = learner.tempo
    if twin.right and twin.seconds is not None:
        tempo = tempo.found_twin(twin.seconds, twin.clicks, twin.cards)
    twins = learner.twins + (twin.value == 0)
    return replace(learner, tasks=learner.tasks + 1, twins=twins, tempo=tempo)


def _probed(learner: Learner, probe: Probed) -> Learner:
    """Return the learner after a task of the placement; a fact that was known at once counts as met."""
    task = learner.tasks
    now = replace(learner, tasks=task + 1, probes={**learner.probes, probe.fact: probe.right})
    if not (probe.right and probe.quick) or probe.fact in learner.facts:
        return now
    record = FactRecord().learned(_PROBE, probe.at, probe.day, 0.0)
    return _noted(now, probe.fact, replace(record, asked=task, seen=task))


def _noted(learner: Learner, fact: Fact, record: FactRecord) -> Learner:
    return replace(learner, facts={**learner.facts, fact: record})


def _comforted(learner: Learner, evidence: Evidence) -> Learner:
    """Return the learner with the answer in its comfort, if the evidence says right or wrong."""
    if evidence.right is None:
        return learner
    comfort = learner.comfort.answered(right=evidence.right, quick=evidence.quick is True)
    return replace(learner, comfort=comfort)
