"""A child's day: its steps in their order, and the next one."""

from dataclasses import dataclass

from settebello.learning.course.today import DayStep, Part


@dataclass(frozen=True, slots=True)
class Day:
    """The steps of a day, the good-bye last. All is counted in the history, so that a restart goes on.

    enough: the child has practised as many minutes as adults have set, so that the good-bye is next.
    """

    steps: tuple[DayStep, ...] = (DayStep(part=Part.GOODBYE),)
    enough: bool = False

    @property
    def next(self) -> DayStep:
        """The first step that is not over; the good-bye when all are, or when it is enough."""
        return self.steps[-1] if self.enough else next(step for step in self.steps if not step.over)
