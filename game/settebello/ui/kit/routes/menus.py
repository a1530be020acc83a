"""The routes to the title, a new game, the settings, help, and what is shown above any scene."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from settebello.i18n import Text
from settebello.ui.kit.routes.plain import PlainRoute
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.voice.spoken import Words

if TYPE_CHECKING:
    # The title screen reads this module, and waits for nothing that only other screens need.
    from settebello import coach
    from settebello.problems.problem import Problem
    from settebello.ui.kit.ports.game_plan import Plan
    from settebello.ui.kit.ports.party import LocalPlayers
    from settebello.ui.kit.ports.services import Question, RulesOf, Seating


class Title(PlainRoute):
    """The first screen."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.TITLE


class NewGame(PlainRoute):
    """The sheet for a new game."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.NEW_GAME


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a plan; `changed` is called with every changed plan."""

    scene: ClassVar[SceneId] = SceneId.HOUSE_RULES
    plan: "Plan"
    changed: "Callable[[Plan], None]"


@dataclass(frozen=True, slots=True)
class RuleEffects:
    """What the changed rules of a plan bring about; the rules agree with one another."""

    scene: ClassVar[SceneId] = SceneId.RULE_EFFECTS
    plan: "Plan"


@dataclass(frozen=True, slots=True)
class People:
    """Who plays here: `places` names the seats, yours first; `changed` is called with every change."""

    scene: ClassVar[SceneId] = SceneId.PEOPLE
    places: tuple[Text, ...]
    gathering: "LocalPlayers"
    changed: "Callable[[LocalPlayers], None]"


@dataclass(frozen=True, slots=True)
class Opponents:
    """The choice of opponents for the seats of a table."""

    scene: ClassVar[SceneId] = SceneId.OPPONENTS
    seating: "Seating"


@dataclass(frozen=True, slots=True)
class ChooseSeed:
    """The seed of a new match; `changed` is called with every other seed, "" for none."""

    scene: ClassVar[SceneId] = SceneId.SEED
    seed: str
    changed: "Callable[[str], object]"


@dataclass(frozen=True, slots=True)
class ChooseDeck:
    """The deck for a variant; `suited` is the skin that its rules name, None for any."""

    scene: ClassVar[SceneId] = SceneId.DECK
    variant: str
    suited: str | None = None


NewGameRoute = NewGame | HouseRules | RuleEffects | People | Opponents | ChooseSeed | ChooseDeck
"""The sheets on which a new game is put together."""


class Settings(PlainRoute):
    """The list of the settings' pages."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.SETTINGS


class Cards(PlainRoute):
    """The settings of cards and table."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.CARDS


class Decks(PlainRoute):
    """All cards of the deck in use."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.DECKS


class Sound(PlainRoute):
    """The settings of sound and speech."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.SOUND


class Assists(PlainRoute):
    """The settings of the helps at the table."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.ASSISTS


class Display(PlainRoute):
    """The settings of the display."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.DISPLAY


class Keys(PlainRoute):
    """The settings of keys and gamepad."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.KEYS


SettingsRoute = Settings | Cards | Decks | Sound | Assists | Display | Keys
"""The settings and their pages."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules to read; None: those of the match on the table, else of the first game."""

    scene: ClassVar[SceneId] = SceneId.RULES
    of: "RulesOf | None" = None


class Help(PlainRoute):
    """The keys, and help on the screen below."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.HELP


class About(PlainRoute):
    """What the program is, and who made it."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.ABOUT


class Licences(PlainRoute):
    """The licences of everything in the program."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.LICENCES


class Manual(PlainRoute):
    """The manual for players."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.MANUAL


class Tutorial(PlainRoute):
    """The chapters of the tutorial."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.TUTORIAL


@dataclass(frozen=True, slots=True)
class TutorialLesson:
    """A lesson of the tutorial, from its first step, or one of its tasks, counted from 1."""

    scene: ClassVar[SceneId] = SceneId.LESSON
    lesson: "coach.Lesson"
    task: int = 0


class Problems(PlainRoute):
    """The list of problems."""

    __slots__ = ()

    scene: ClassVar[SceneId] = SceneId.PROBLEMS


@dataclass(frozen=True, slots=True)
class SolveProblem:
    """A problem at the table; `following` are the next ones.

    `answered`: the problem was answered before during this visit. `shown`: its solution is shown.
    """

    scene: ClassVar[SceneId] = SceneId.PROBLEM
    problem: "Problem"
    following: "tuple[Problem, ...]" = ()
    answered: bool = False
    shown: bool = False

    def asked_again(self, *, shown: bool = False, answered: bool = True) -> "SolveProblem":
        """Return the route to the same problem later in the visit."""
        return SolveProblem(self.problem, self.following, answered, shown)


ProblemRoute = Problems | SolveProblem
"""What is solved alone."""

HelpRoute = Rules | Help | About | Licences | Manual | Tutorial | TutorialLesson
"""What explains the program and the games."""


@dataclass(frozen=True, slots=True)
class Dialog:
    """A message or a question."""

    scene: ClassVar[SceneId] = SceneId.DIALOG
    question: "Question"


@dataclass(frozen=True, slots=True)
class Letters:
    """A line to write letter by letter; `written` is called with the final text."""

    scene: ClassVar[SceneId] = SceneId.LETTERS
    label: Words
    text: str
    longest: int
    proposed: bool
    written: Callable[[str], object]


OverlayRoute = Dialog | Letters
"""What comes up above any scene."""
