"""Problems: the list of them, and one at the table."""

from settebello.ui.menus.problems.problem_scene import problem_scene
from settebello.ui.menus.problems.problems_scene import ProblemsScene

__all__ = ["ProblemsScene", "problem_scene"]
