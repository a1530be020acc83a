"""The rules and the opponents that the program offers, and the processes in which they compute."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from settebello import resources
from settebello.ai import Adviser, Levels, LocalOpponents, Opponents, WorkerAdviser, WorkerOpponents
from settebello.ai.strengths import Strengths
from settebello.app.game_offers import Library, opponent_choices
from settebello.app.settings.deck_choice import PlayedGame
from settebello.clock import Clock
from settebello.coach.duplicate.deal_work import DealWork, LocalDealWork, WorkerDealWork
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook
from settebello.ui.kit.ports.comparison_port import ComparisonPort
from settebello.ui.kit.ports.offers import OpponentChoice

PATIENCE = 60.0
"""Seconds for an answer of opponents that nobody plays against."""


class GameData:
    """Owns the rulebook, the opponents' levels, and the workers for opponents and hints."""

    def __init__(
        self,
        own_rules: Path,
        clock: Clock,
        log: logging.Logger,
        renewed: Callable[[], None],
        *,
        own_opponents: Path | None = None,
        opponents: Opponents | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        """Read the shipped rules and opponents and the player's own; log the faulty files.

        `renewed` is called after the rules were read again. Opponents and adviser default to worker
        processes.
        """
        self._log = log
        self._renewed = renewed
        folders = (resources.rules(), own_rules)
        shipped = resources.assets() / "opponents"
        players = (shipped,) if own_opponents is None else (shipped, own_opponents)
        self.rulebook = Rulebook(folders)
        self.library = Library(self.rulebook, folders, self._rules_renewed)
        self.levels = Levels.load(players)
        self._strengths = Strengths.load(resources.assets() / "strength.yaml")
        worker = WorkerOpponents(folders, players, clock=clock)
        self.opponents = opponents or worker
        self.adviser = adviser or WorkerAdviser(folders)
        self.deal_work: DealWork = WorkerDealWork(players)
        if opponents is not None:
            self.deal_work = LocalDealWork(self.levels)
        self.warm_up = worker.prepare if opponents is None else lambda: None
        """Starts the opponents' process; does nothing with other opponents."""
        self._more_opponents = (
            (lambda: WorkerOpponents(folders, players, clock=clock, budget=PATIENCE))
            if opponents is None
            else lambda: LocalOpponents(self.levels)
        )
        self._compare_rules = partial(compared, shipped, in_processes=opponents is None)
        self._log_problems()

    def played(self, variant_id: str | None) -> PlayedGame:
        """Return a variant with the skin that its rules name; no skin if its rules no longer exist."""
        if variant_id is None or variant_id not in self.rulebook.ids():
            return PlayedGame(variant_id)
        return PlayedGame(variant_id, self.rulebook.variant(variant_id).skin)

    def more_opponents(self) -> Opponents:
        """Return opponents in a process of their own, so that those at the table are not disturbed.

        Without a process if the opponents at the table were handed in. The caller closes them.
        """
        return self._more_opponents()

    def compare_rules(self, before: Ruleset, after: Ruleset, players: int) -> ComparisonPort:
        """Start playing a game with and without changed rules, in processes of their own.

        Without a process if the opponents at the table were handed in. The caller closes the comparison.
        Raises OSError or RuntimeError if no process can be started.
        """
        return self._compare_rules(before, after, players)

    @property
    def offered(self) -> tuple[OpponentChoice, ...]:
        """The opponents in the form that the New Game screen shows."""
        return opponent_choices(self.levels.opponents, self._strengths)

    def _rules_renewed(self) -> None:
        """Log problems after the rules were read again, and make the worker processes read them too."""
        self._renewed()
        self.adviser.close()
        self._log_problems()

    def _log_problems(self) -> None:
        """Log the faulty files of rules and opponents with the positions of their errors."""
        for problem in self.rulebook.problems.values():
            self._log.warning("%s", problem)
        for fault in (*self.levels.problems, *self._strengths.problems):
            self._log.warning("%s", fault)


def compared(
    opponents: Path, before: Ruleset, after: Ruleset, players: int, *, in_processes: bool
) -> ComparisonPort:
    """Start a comparison with an opponent of this folder in all seats.

    Raises OSError or RuntimeError if no process can be started.
    """
    # Importing the laboratory takes longer than the window can wait for it at its start.
    from settebello.lab.entrants import Entrants  # noqa: PLC0415
    from settebello.lab.rule_comparison import (  # noqa: PLC0415
        LocalComparison,
        RuleComparison,
        RuleQuestion,
    )

    entrants = Entrants((str(opponents),), networks=str(resources.assets() / "networks"))
    if in_processes:
        return RuleComparison(RuleQuestion(before, after, players, entrants))
    return LocalComparison(RuleQuestion(before, after, players, entrants, deals=40, player="greedy"))
