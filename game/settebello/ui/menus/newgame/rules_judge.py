"""Checks whether the chosen rules are consistent, and describes conflicts and differences."""

from settebello.datafile import Names
from settebello.i18n import Text, t, tn
from settebello.rulebook import BadOverride
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.lettering import Words


class Judge:
    """Validates plans with the rulebook; caches the result for the last plan."""

    def __init__(self, services: Services) -> None:
        """Start with an empty cache."""
        self._services = services
        self._plan: Plan | None = None
        self._trouble: tuple[Names, ...] = ()

    def agrees(self, plan: Plan) -> bool:
        """Return whether the rules of a plan are consistent."""
        try:
            self._services.ruleset(plan.variant.id, dict(plan.in_force))
        except BadOverride:
            return False
        return True

    def trouble(self, plan: Plan) -> tuple[Names, ...]:
        """Return the names of the inconsistent rules; empty if there are none."""
        if plan != self._plan:
            self._plan = plan
            self._trouble = () if self.agrees(plan) else plan.culprits(self.agrees)
        return self._trouble


MOST_NAMED = 3


def disagreement(rules: tuple[Names, ...]) -> Text:
    """Return a sentence that names the inconsistent rules, at most `MOST_NAMED` of them."""
    names: Names | Text = rules[0]
    for name in rules[1:MOST_NAMED]:
        names = t("{first}, {second}", first=names, second=name)
    if len(rules) == 1:
        return t("“{rule}” conflicts with the other rules of this game. Choose another value.", rule=names)
    return t("These rules conflict: {rules}. Change one of them.", rules=names)


def differences(plan: Plan) -> Words:
    """Return the names of the house rules in use, or their number."""
    different = plan.different
    if not different:
        return t("Standard rules")
    if len(different) > 2:
        return tn("{n} house rule", "{n} house rules", n=len(different))
    preset = plan.preset
    if preset is not None:
        return preset.name
    return (
        different[0]
        if len(different) == 1
        else t("{first}, {second}", first=different[0], second=different[1])
    )
