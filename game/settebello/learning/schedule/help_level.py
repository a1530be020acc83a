"""How much help a task begins with: worked example, then prompt, then alone (docs/learning.md, section 9)."""

from settebello.learning import chains
from settebello.learning.difficulty import Setting
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help
from settebello.learning.sums import Sum

ALONE_FROM = 0.90
PROMPT_FROM = 0.75
PARTIAL_FROM = 0.55
"""The predicted probability of a right answer from which so much help is enough."""


def level(probability: float) -> Help:
    """The help for a task that succeeds with a probability."""
    if probability >= ALONE_FROM:
        return Help.NONE
    if probability >= PROMPT_FROM:
        return Help.PROMPT
    return Help.PARTIAL if probability >= PARTIAL_FROM else Help.EXAMPLE


def offered(learner: Learner, asked: Sum, setting: Setting, at: float) -> Help:
    """The help that a task begins with: by the fact's own prediction and history, and the child's comfort.

    What is met for the first time is shown whole. A chain takes the shift of the fact on its way that
    wants most.
    """
    met = asked.fact in learner.facts if asked.fact else asked in learner.chains
    if not met:
        return Help.EXAMPLE
    shift = max(learner.record(fact).help_shift for fact in chains.path(asked))
    wanted = level(learner.probability(asked, setting, at)) + shift + learner.comfort.help_shift
    return Help(min(max(wanted, Help.NONE), Help.EXAMPLE))
