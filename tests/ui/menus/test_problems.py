"""Problems by mouse, keys and gamepad: the list, right and wrong answers, the solution, own mistakes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.i18n import Catalogue, languages
from settebello.problems.kinds import ProblemKind
from settebello.problems.rating import FIRST
from settebello.problems.trainer import Trainer
from settebello.problems.words import achieved_by, question_of
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.kit.widgets import ScrollList
from settebello.ui.menus.problems import ProblemsScene, problem_scene
from settebello.ui.menus.problems.problem_guide import ProblemGuide
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.menus.tutorial.lesson_policies import LessonOverlay
from settebello.ui.table.model.helps.tracker import Tracker
from settebello.ui.table.scene import TableScene
from tests.pilot import NOW, Pilot, services, shipped
from tests.problems.some_problems import problems_shipped, some_problem, some_problems
from tests.problems.test_trainer import reviewed
from tests.ui.menus.test_tutorial import by_keys, by_mouse, by_pad


def make_trainer(folder: Path) -> Trainer:
    return Trainer(folder, shipped().ruleset, lambda: NOW, shipped=problems_shipped())


@contextmanager
def solving(
    trainer: Trainer,
    first: Route | None = None,
    *,
    language: str = "en",
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
) -> Iterator[Pilot]:
    settings = settings or Settings(language=language, speed=Speed.INSTANT)
    given = replace(services(settings=settings), problems=lambda: trainer)

    def make(route: Route) -> Scene:
        match route:
            case routes.Problems():
                return ProblemsScene(given, trainer)
            case routes.SolveProblem():
                return problem_scene(given, trainer, route)
            case _:
                return TitleScene(given)

    with Pilot(make, first or routes.Problems(), size=size, language=language) as pilot:
        pilot.frames(2)
        yield pilot


def guide(pilot: Pilot) -> ProblemGuide:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    overlay = scene.policies.overlay
    assert isinstance(overlay, LessonOverlay)
    assert isinstance(overlay.guide, ProblemGuide)
    return overlay.guide


def ready(pilot: Pilot) -> None:
    """Wait until the solver can do something."""

    def waits() -> bool:
        if not pilot.at(SceneId.PROBLEM):
            return True
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        at_turn = scene.picking is not None or guide(pilot).reading
        return not scene.playback.running and at_turn and guide(pilot).told

    pilot.until(waits)
    pilot.frames(2)


def english(pilot: Pilot) -> str:
    words = guide(pilot).panel.words
    assert words is not None
    return Catalogue("en")(words)


@pytest.mark.parametrize("device", ["mouse", "keyboard", "gamepad"])
def test_a_problem_is_chosen_answered_wrongly_refuted_and_solved(device: str, tmp_path: Path) -> None:
    trainer = make_trainer(tmp_path)
    play = {"mouse": by_mouse, "keyboard": by_keys, "gamepad": by_pad}[device]

    def press(button: str) -> None:
        if device == "mouse":
            pilot.click(button)
        elif device == "keyboard":
            pilot.press("enter")
        else:
            pilot.stack.handle(Press(Action.CONFIRM))
            pilot.frames(1)

    with solving(trainer) as pilot:
        press("Solve problem")
        ready(pilot)
        problem = guide(pilot).problem
        assert problem in some_problems()
        assert english(pilot).startswith(Catalogue("en")(question_of(problem)))
        # The cards that are still out lie beside the table: the solver has not seen the deal.
        assert isinstance(guide(pilot).table.board.helps.shown, Tracker)
        wrong = next(iter(problem.wrong))
        play(pilot, wrong)
        ready(pilot)
        assert not guide(pilot).solved
        played = guide(pilot).table.session.record.deals[-1].moves[len(problem.played) :]
        line = problem.wrong[wrong].line
        assert played[0] == wrong
        assert played[1:] == line[: len(played) - 1], "the others play the refutation"
        assert len(played) == min(2, 1 + len(line))
        assert trainer.progress.first_answers == {problem.id: False}
        low = trainer.progress.rating.value
        assert low < FIRST
        press("Again")
        ready(pilot)
        play(pilot, problem.right[0])
        ready(pilot)
        assert guide(pilot).solved
        assert Catalogue("en")(achieved_by(problem)) in english(pilot)
        assert problem.id in trainer.progress.solved
        assert trainer.progress.rating.value == low, "only the first answer counts"
        press("Next")
        ready(pilot)
        assert guide(pilot).problem != problem
        assert pilot.stack.ids == (SceneId.PROBLEMS, SceneId.PROBLEM)
    assert make_trainer(tmp_path).progress == trainer.progress


def test_a_right_first_answer_raises_the_rating_and_nothing_else_is_stored(tmp_path: Path) -> None:
    trainer, problem = make_trainer(tmp_path), some_problem(players=4)
    with solving(trainer, routes.SolveProblem(problem)) as pilot:
        ready(pilot)
        by_keys(pilot, problem.right[0])
        ready(pilot)
        assert guide(pilot).solved
        assert len(guide(pilot).table.session.record.deals[-1].moves) == len(problem.played) + 1
    assert trainer.progress.rating.value > FIRST
    assert [path.name for path in tmp_path.rglob("*.*")] == ["progress.yaml"], "no match is saved"


def test_the_solution_is_shown_with_its_reason_and_counts_as_a_wrong_answer(tmp_path: Path) -> None:
    trainer, problem = make_trainer(tmp_path), some_problem("settebello")
    with solving(trainer, routes.SolveProblem(problem, some_problems()[:1])) as pilot:
        ready(pilot)
        pilot.click("Solution")
        ready(pilot)
        marked = guide(pilot).marked
        assert marked is not None
        assert marked.meant[0] == problem.right[0].card
        assert Catalogue("en")(achieved_by(problem)) in english(pilot)
        assert trainer.progress.first_answers == {problem.id: False}
        assert problem.id not in trainer.progress.solved
        pilot.click("Next")
        ready(pilot)
        assert guide(pilot).problem == some_problems()[0]
        pilot.press("esc")
        assert not pilot.at(SceneId.PROBLEM)


@pytest.mark.parametrize("kind", [kind for kind in ProblemKind if kind is not ProblemKind.MISTAKE])
def test_every_kind_says_what_is_asked_and_refutes_what_is_wrong(kind: ProblemKind, tmp_path: Path) -> None:
    problem = some_problem(kind.value)
    with solving(make_trainer(tmp_path), routes.SolveProblem(problem)) as pilot:
        ready(pilot)
        by_keys(pilot, list(problem.wrong)[-1])
        ready(pilot)
        assert ("does not win the match" in english(pilot)) == (kind is ProblemKind.MATCH)
        assert (
            english(pilot) != "There is a better move." or problem.wrong[list(problem.wrong)[-1]].loses <= 0
        )


def test_the_list_shows_a_game_a_kind_and_the_problem_of_the_day(tmp_path: Path) -> None:
    trainer = make_trainer(tmp_path)
    with solving(trainer) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ProblemsScene)
        assert scene.selected == some_problems()[0]
        pilot.press("tab")
        pilot.press("tab")
        pilot.click("Problem of the day")
        ready(pilot)
        assert guide(pilot).problem == trainer.of_today
        pilot.press("esc")
        assert pilot.at(SceneId.PROBLEMS)
        told = " ".join(map(pilot.says, scene.read()))
        assert "Your rating: 1200" in told
        assert f"0 of {len(some_problems())} problems in this list solved" in told


def test_own_mistakes_come_first_while_one_is_due(tmp_path: Path) -> None:
    trainer = make_trainer(tmp_path)
    trainer.learn_from(reviewed())
    first = trainer.due[0]
    with solving(trainer) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ProblemsScene)
        assert scene.selected == first
        assert "2 of your own mistakes come back today." in " ".join(map(pilot.says, scene.read()))
        pilot.click("Solve problem")
        ready(pilot)
        by_keys(pilot, first.right[0])
        ready(pilot)
        assert guide(pilot).solved
        assert first not in trainer.due
        pilot.press("esc")
        assert scene.selected == first
    assert trainer.progress.rating.value == FIRST


def test_a_wrong_move_in_an_own_mistake_is_answered_by_the_others(tmp_path: Path) -> None:
    trainer = make_trainer(tmp_path)
    trainer.learn_from(reviewed())
    problem = trainer.due[0]
    wrong = next(move for move in problem.position.legal_moves() if move not in problem.right)
    with solving(trainer, routes.SolveProblem(problem)) as pilot:
        ready(pilot)
        by_keys(pilot, wrong)
        ready(pilot)
        assert len(guide(pilot).table.session.record.deals[-1].moves) == len(problem.played) + 2
        assert english(pilot).endswith("There is a better move.")
        pilot.click("Solution")
        ready(pilot)
        assert "The move from your match is clearly worse." in english(pilot)


def test_without_own_mistakes_a_sentence_says_where_they_come_from(tmp_path: Path) -> None:
    with solving(make_trainer(tmp_path)) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ProblemsScene)
        pilot.press("tab")
        while scene.group.focused is not scene.group.widgets[0]:
            pilot.press("tab")
        for _ in range(len(problems_shipped().games)):
            pilot.press("right")
            if scene.selected is None:
                break
        assert scene.selected is None
        pilot.frames(2)
        pilot.press("esc")


def test_the_title_leads_to_the_problems(tmp_path: Path) -> None:
    with solving(make_trainer(tmp_path), routes.Title()) as pilot:
        pilot.click("Problems")
        assert pilot.at(SceneId.PROBLEMS)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_question_and_reason_has_room_on_the_paper(
    language: str, cut: list[str], tmp_path: Path
) -> None:
    with solving(make_trainer(tmp_path), routes.Problems(), language=language) as pilot:
        for game in problems_shipped().games:
            for kind in ProblemKind:
                problem = next((one for one in some_problems(game) if one.kind is kind), None)
                if problem is None:
                    continue
                for shown in (False, True):
                    pilot.stack.apply(Push(routes.SolveProblem(problem, shown=shown)))
                    ready(pilot)
                    pilot.press("esc")
    assert cut == []


def test_the_table_of_the_selected_problem_is_shown_and_the_hand_of_every_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    with solving(make_trainer(tmp_path)) as pilot:
        monkeypatch.setattr(pilot.canvas, "card", lambda face, *_, **__: drawn.append(face))
        scene = pilot.scene
        assert isinstance(scene, ProblemsScene)
        seen = set()
        for _ in range(2):
            drawn.clear()
            pilot.press("down")
            pilot.frames(1)
            assert scene.selected is not None
            view = scene.selected.view
            position = [*view.table.cards, *view.hand.cards]
            assert drawn[: len(position)] == position
            listed = next(one for one in scene.group.widgets if isinstance(one, ScrollList))
            hands = [row.cards().cards for row in listed.rows if row.cards is not None]
            in_rows = drawn[len(position) :]
            assert in_rows == [card for hand in hands for card in hand][: len(in_rows)]
            assert len(in_rows) > len(view.hand.cards)
            seen.add(scene.selected.id)
        assert len(seen) == 2
