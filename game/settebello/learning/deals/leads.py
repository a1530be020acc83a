"""The lead of the child in shuffled deals, which arranged deals must not change.

See docs/learning.md, section 7.3.
"""

from settebello.engine import Ruleset
from settebello.learning.deals.rollouts import Habit

# Cards and sweeps as ``Course.lead`` counts them, where the child deals and where it leads; means of 5,000
# plays each, which tell them to 0.2. A test holds them to the model of the child, `rollouts`.
_LEADS = {
    ("scopa", 5, Habit.GENTLE): (2.2, 1.2),
    ("scopa", 5, Habit.STRONG): (-0.4, -1.2),
    ("scopa", 6, Habit.GENTLE): (2.0, 1.4),
    ("scopa", 6, Habit.STRONG): (-0.7, -0.6),
    ("scopa", 7, Habit.GENTLE): (4.0, 2.8),
    ("scopa", 7, Habit.STRONG): (-1.0, -1.7),
    ("scopa", 8, Habit.GENTLE): (2.8, 1.8),
    ("scopa", 8, Habit.STRONG): (-0.4, -0.8),
    ("scopa", 9, Habit.GENTLE): (3.2, 1.8),
    ("scopa", 9, Habit.STRONG): (-0.1, -1.1),
    ("scopa", 10, Habit.GENTLE): (5.1, 3.7),
    ("scopa", 10, Habit.STRONG): (-1.8, -2.4),
    ("scopa_quindici", 10, Habit.GENTLE): (6.9, 6.4),
    ("scopa_quindici", 10, Habit.STRONG): (-4.5, -4.3),
}


def known_lead(ruleset: Ruleset, upto: int, opponent: Habit, *, child_leads: bool) -> float | None:
    """Return the lead in cards, a sweep counted as three; None for house rules and other games."""
    if ruleset.overrides:
        return None
    leads = _LEADS.get((ruleset.id, upto, opponent))
    return leads[child_leads] if leads else None
