"""The help that a task begins with: worked example, then prompt, then none (docs/learning.md, section 9)."""

from settebello.learning import chains
from settebello.learning.difficulty import Setting
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help
from settebello.learning.schedule.placement import known_before
from settebello.learning.sums import Sum

ALONE_FROM = 0.90
PROMPT_FROM = 0.75
PARTIAL_FROM = 0.55
"""The predicted probability of a right answer from which this much help is enough."""


def level(probability: float) -> Help:
    """Return the help for a task with this probability of a right answer."""
    if probability >= ALONE_FROM:
        return Help.NONE
    if probability >= PROMPT_FROM:
        return Help.PROMPT
    return Help.PARTIAL if probability >= PARTIAL_FROM else Help.EXAMPLE


def offered(learner: Learner, asked: Sum, setting: Setting, at: float) -> Help:
    """Return the help that a task begins with, by prediction, history, and the child's comfort.

    A sum that was never met begins with an example, unless the placement found later sums known. A chain
    takes the highest shift of the facts on its way.
    """
    met = asked.fact in learner.facts if asked.fact else asked in learner.chains
    if not met and not (asked.fact and known_before(learner, asked.fact)):
        return Help.EXAMPLE
    shift = max(learner.record(fact).help_shift for fact in chains.path(asked))
    wanted = level(learner.probability(asked, setting, at)) + shift + learner.comfort.help_shift
    return Help(min(max(wanted, Help.NONE), Help.EXAMPLE))
