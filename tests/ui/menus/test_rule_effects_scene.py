"""The sheet that says what changed rules bring about: opened from the house rules, stopped, started again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from settebello.engine import Ruleset
from settebello.lab import Entrants
from settebello.lab.rule_comparison import LocalComparison, RuleQuestion
from settebello.ui.kit import routes
from settebello.ui.kit.ports.game_plan import TARGET, Plan
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.menus.newgame import HouseRulesScene
from settebello.ui.menus.newgame.rule_effects_scene import STOPPED, RuleEffectsScene
from settebello.ui.menus.title_scene import TitleScene
from tests.lab.material import OPPONENTS
from tests.pilot import Pilot, services, shipped

ASK = "What does this change?"
LONGER = Plan(shipped().variant("scopa"), (), 2, ((TARGET, 21),))


class Comparisons:
    """Starts comparisons in this process, and remembers them."""

    def __init__(self, deals: int, problem: str = "") -> None:
        self.made: list[LocalComparison] = []
        self.asked: list[tuple[Ruleset, Ruleset, int]] = []
        self._deals = deals
        self._problem = problem

    def __call__(self, before: Ruleset, after: Ruleset, players: int) -> LocalComparison:
        self.asked.append((before, after, players))
        entrants = Entrants((str(OPPONENTS),))
        self.made.append(
            LocalComparison(RuleQuestion(before, after, players, entrants, self._deals, "random"))
        )
        self.made[-1].problem = self._problem
        return self.made[-1]


@contextmanager
def at_house_rules(plan: Plan, compare: Comparisons | None) -> Iterator[Pilot]:
    """A pilot in front of the house rules of a plan."""
    given = services() if compare is None else replace(services(), compare_rules=compare)

    def make(route: Route) -> Scene:
        match route:
            case routes.HouseRules():
                return HouseRulesScene(given, route)
            case routes.RuleEffects(asked):
                return RuleEffectsScene(given, asked)
            case _:
                return TitleScene(given)

    with Pilot(make, routes.Title()) as pilot:
        pilot.stack.apply(Push(routes.HouseRules(plan, lambda _: None)))
        pilot.frames(2)
        yield pilot


def effects(pilot: Pilot) -> RuleEffectsScene:
    assert isinstance(pilot.scene, RuleEffectsScene)
    return pilot.scene


def test_the_button_is_there_for_changed_rules_only() -> None:
    with at_house_rules(replace(LONGER, changes=()), Comparisons(3)) as pilot:
        assert not pilot.widget(ASK).enabled
    with at_house_rules(LONGER, Comparisons(3)) as pilot:
        assert pilot.widget(ASK).enabled


def test_the_standard_rules_are_compared_with_the_changed_ones_and_the_result_is_read_out() -> None:
    comparisons = Comparisons(3)
    with at_house_rules(LONGER, comparisons) as pilot:
        pilot.click(ASK)
        assert pilot.at(SceneId.RULE_EFFECTS)
        pilot.until(lambda: not effects(pilot).animating)
        ((before, after, players),) = comparisons.asked
        assert (before.match.target, after.match.target, players) == (11, 21, 2)
        done, _, points, _ = (pilot.says(words) for words in effects(pilot).spoken.log)
        assert done == "3 of 3 deals played"
        assert points.startswith("Points a deal, all sides together: ")


def test_it_can_be_stopped_and_started_again_by_keys_alone() -> None:
    comparisons = Comparisons(500)
    with at_house_rules(LONGER, comparisons) as pilot:
        pilot.click(ASK)
        pilot.frames(3)
        assert effects(pilot).spoken.log == ()
        pilot.press("left", "enter")
        assert comparisons.made[0].over
        assert 0 < comparisons.made[0].done < 500
        assert not effects(pilot).animating
        pilot.press("enter")
        assert effects(pilot).comparison is comparisons.made[1]
        pilot.press("escape")
        assert pilot.at(SceneId.HOUSE_RULES)
        assert comparisons.made[1].over


def test_what_cannot_be_played_is_told() -> None:
    with at_house_rules(LONGER, None) as pilot:
        pilot.click(ASK)
        assert STOPPED in effects(pilot).spoken.log
        pilot.press("escape")
        assert pilot.at(SceneId.HOUSE_RULES)
    with at_house_rules(LONGER, Comparisons(2, problem="a process has ended")) as pilot:
        pilot.click(ASK)
        pilot.frames(3)
        assert STOPPED in effects(pilot).spoken.log
