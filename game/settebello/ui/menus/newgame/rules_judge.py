"""Whether the rules chosen for a game can be played together, and what to say when they cannot."""

from settebello.datafile import Names
from settebello.i18n import Text, t
from settebello.rulebook import BadOverride
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.services import Services


class Judge:
    """Asks the rulebook, once for each plan."""

    def __init__(self, services: Services) -> None:
        """Know nothing yet."""
        self._services = services
        self._plan: Plan | None = None
        self._trouble: tuple[Names, ...] = ()

    def agrees(self, plan: Plan) -> bool:
        """Whether a game can be played by these rules."""
        try:
            self._services.ruleset(plan.variant.id, dict(plan.in_force))
        except BadOverride:
            return False
        return True

    def trouble(self, plan: Plan) -> tuple[Names, ...]:
        """The names of the rules that do not agree with one another; empty when all do."""
        if plan != self._plan:
            self._plan = plan
            self._trouble = () if self.agrees(plan) else plan.culprits(self.agrees)
        return self._trouble


MOST_NAMED = 3


def disagreement(rules: tuple[Names, ...]) -> Text:
    """What does not agree, in one sentence; of many rules the first few."""
    names: Names | Text = rules[0]
    for name in rules[1:MOST_NAMED]:
        names = t("{first}, {second}", first=names, second=name)
    if len(rules) == 1:
        return t("“{rule}” does not go with the other rules of this game. Choose otherwise.", rule=names)
    return t("These rules do not go together: {rules}. Change one of them.", rules=names)
