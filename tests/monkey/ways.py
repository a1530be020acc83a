"""How the robot comes to every scene there is."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from settebello.coach import shipped_lessons
from settebello.i18n import t
from settebello.learning.activities import Kind
from settebello.session import Waiting
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Change, Push, Reset, SceneId
from settebello.ui.kit.widgets import Writing
from settebello.ui.learn.scenes.deal_scene import DealScene
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.menus.profiles import Editing
from settebello.ui.table.scene import TableScene
from tests.monkey.program import Program, kept_records
from tests.ui.shelves import played

Way = Callable[[Program, Random], None]

GAMES: Final = (
    ("scopa", 2),
    ("scopa", 3),
    ("scopone_scientifico", 4),
    ("scopa", 6),
    ("cirulla", 2),
    ("cirulla", 4),
    ("escoba", 6),
    ("scopa_jp", 4),
    ("scopa_bugiarda", 2),
    ("cicera", 4),
    ("scopa_quindici", 2),
    ("asso_pigliatutto", 2),
)
"""Tables of every kind: with claims, declarations, wild cards, 52 cards, two to six players."""


def _apply(program: Program, *changes: Change) -> None:
    for change in changes:
        program.game.stack.apply(change)
        program.frames(1)


def _pushed(*scenes: SceneId | Push) -> Way:
    """One scene after the other, over the title."""

    def way(program: Program, rng: Random) -> None:
        _apply(program, *(one if isinstance(one, Push) else Push(one) for one in scenes))

    return way


def _asked(ask: Callable[[NewGameScene], Change | None]) -> Way:
    """What a button of the sheet for new games opens."""

    def way(program: Program, rng: Random) -> None:
        _apply(program, Push(SceneId.NEW_GAME))
        scene = program.game.stack.top
        assert isinstance(scene, NewGameScene)
        change = ask(scene)
        assert change is not None
        _apply(program, change)

    return way


def _learning(*scenes: SceneId, kinds: tuple[Kind, ...] = ()) -> Way:
    """Screens of the learning mode; the last one with any activity of these kinds."""

    def way(program: Program, rng: Random) -> None:
        program.child()
        *before, last = (SceneId.LEARN_WHO, *scenes)
        _apply(program, *map(Push, before))
        activities = [one.id for one in program.game.learning.activities.values() if one.kind in kinds]
        activity = rng.choice(activities) if activities else None
        if last is SceneId.LEARN_REFLECTION and activity is not None:
            program.game.learning.begin(activity)
        _apply(program, Push(last, activity))

    return way


def _table(program: Program, rng: Random) -> None:
    variant, players = rng.choice(GAMES)
    counts = program.game._rulebook.variant(variant).ruleset.players.counts
    players = players if players in counts else rng.choice(counts)
    levels = tuple(rng.choice(("amico", "bimbo")) for _ in range(players - 1))
    _apply(program, Reset(SceneId.TABLE, GameChoice(variant, players, levels)))


def _play_to(goal: SceneId) -> Way:
    """Play a match on until a scene comes up."""

    def way(program: Program, rng: Random) -> None:
        short = goal is SceneId.MATCH_OVER or rng.random() < 0.5
        record = (
            played(rng.randrange(4), target=2) if short else played(rng.randrange(2), target=11, steps=30)
        )
        _apply(program, Reset(SceneId.TABLE, record))
        for _ in range(4000):
            if program.open[-1:] == (goal,):
                return
            scene = program.game.stack.top
            if isinstance(scene, TableScene):
                position = scene.session.match.position
                if scene.session.waiting_for is Waiting.PERSON and position is not None:
                    scene.play(rng.choice(position.legal_moves()))
            else:
                program.game.stack.handle(Press(Action.CONFIRM))
            program.frames(1)
        raise AssertionError(f"no {goal} comes of a match: {program.open}")

    return way


def _replay(program: Program, rng: Random) -> None:
    _apply(program, Push(SceneId.REPLAY, rng.choice(kept_records())))


def _lesson(program: Program, rng: Random) -> None:
    _apply(program, Push(SceneId.TUTORIAL), Push(SceneId.LESSON, rng.choice(shipped_lessons())))


def _deal(program: Program, rng: Random) -> None:
    _learning(SceneId.LEARN_PATH, SceneId.LEARN_DEAL, kinds=(Kind.DEALS,))(program, rng)
    program.until(lambda: isinstance(program.game.stack.top, TableScene))


def _deck(program: Program, rng: Random) -> None:
    _deal(program, rng)
    scene = program.game.stack.top
    assert isinstance(scene, DealScene)
    _apply(program, Push(SceneId.LEARN_DECK, scene.practice.deal))


def _story(program: Program, rng: Random) -> None:
    _apply(program, Push(SceneId.STORY, rng.choice(kept_records())))


SAVED: Final = KeptMatch(Shelf.PUT_AWAY, "000002.scopa")
REALLY: Final = Question(t("The file was left as it is."), yes=t("All right"), no=t("Go back"))

WRITTEN: Final = Writing("Name", "Ada", 16, proposed=False, written=lambda _: None)

WAYS: Final[Mapping[SceneId, Way]] = {
    SceneId.TITLE: _pushed(),
    SceneId.NEW_GAME: _pushed(SceneId.NEW_GAME),
    SceneId.HOUSE_RULES: _asked(lambda scene: scene.open_house_rules()),
    SceneId.OPPONENTS: _asked(lambda scene: scene.open_opponents(0)),
    SceneId.PEOPLE: _asked(lambda scene: scene.open_people()),
    SceneId.RULES: _pushed(SceneId.RULES),
    SceneId.SETTINGS: _pushed(SceneId.SETTINGS),
    SceneId.CARDS: _pushed(SceneId.SETTINGS, SceneId.CARDS),
    SceneId.DECKS: _pushed(SceneId.DECKS),
    SceneId.SOUND: _pushed(SceneId.SETTINGS, SceneId.SOUND),
    SceneId.ASSISTS: _pushed(SceneId.SETTINGS, SceneId.ASSISTS),
    SceneId.DISPLAY: _pushed(SceneId.SETTINGS, SceneId.DISPLAY),
    SceneId.KEYS: _pushed(SceneId.SETTINGS, SceneId.KEYS),
    SceneId.HELP: _pushed(SceneId.HELP),
    SceneId.ABOUT: _pushed(SceneId.ABOUT),
    SceneId.LICENCES: _pushed(SceneId.ABOUT, SceneId.LICENCES),
    SceneId.MATCHES: _pushed(SceneId.MATCHES),
    SceneId.SAVE_AS: _pushed(SceneId.MATCHES, Push(SceneId.SAVE_AS, SAVED)),
    SceneId.REPLAY: _replay,
    SceneId.STATISTICS: _pushed(SceneId.STATISTICS),
    SceneId.ACHIEVEMENTS: _pushed(SceneId.ACHIEVEMENTS),
    SceneId.PROFILES: _pushed(SceneId.PROFILES),
    SceneId.PROFILE_CARD: _pushed(SceneId.PROFILES, Push(SceneId.PROFILE_CARD, Editing())),
    SceneId.PROFILE_FILE: _pushed(SceneId.PROFILES, SceneId.PROFILE_FILE),
    SceneId.TUTORIAL: _pushed(SceneId.TUTORIAL),
    SceneId.LESSON: _lesson,
    SceneId.LEARN_WHO: _pushed(SceneId.LEARN_WHO),
    SceneId.LEARN_NEW: _pushed(SceneId.LEARN_WHO, SceneId.LEARN_NEW),
    SceneId.LEARN_PATH: _learning(SceneId.LEARN_PATH),
    SceneId.LEARN_TASK: _learning(SceneId.LEARN_PATH, SceneId.LEARN_TASK, kinds=(Kind.PUZZLES, Kind.SPRINT)),
    SceneId.LEARN_REFLECTION: _learning(
        SceneId.LEARN_PATH, SceneId.LEARN_REFLECTION, kinds=(Kind.PUZZLES, Kind.SPRINT)
    ),
    SceneId.LEARN_ALBUM: _learning(SceneId.LEARN_PATH, SceneId.LEARN_ALBUM),
    SceneId.LEARN_FREE: _learning(SceneId.LEARN_PATH, SceneId.LEARN_FREE),
    SceneId.LEARN_CHECK: _learning(SceneId.LEARN_PATH, SceneId.LEARN_CHECK),
    SceneId.LEARN_DEAL: _deal,
    SceneId.LEARN_DECK: _deck,
    SceneId.LEARN_GATE: _learning(SceneId.LEARN_GATE),
    SceneId.LEARN_ADULTS: _learning(SceneId.LEARN_ADULTS),
    SceneId.STORY: _story,
    SceneId.TABLE: _table,
    SceneId.SCORE_SHEET: _play_to(SceneId.SCORE_SHEET),
    SceneId.MATCH_OVER: _play_to(SceneId.MATCH_OVER),
    SceneId.DIALOG: _pushed(Push(SceneId.DIALOG, REALLY)),
    SceneId.LETTERS: _pushed(Push(SceneId.LETTERS, WRITTEN)),
}
"""One for each scene; a scene without one fails the tests."""
