"""What a player has solved: rating, memory of own mistakes, and the file of both."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello.ai.analysis import MoveValue
from settebello.ai.search.tree_sample import Lead
from settebello.coach.review import JudgedDecision, Reviewed, decisions_of
from settebello.datafile import DataError
from settebello.engine import Match, Phase, Seat
from settebello.notation import Record, SeatRecord
from settebello.notation.record import sweeps
from settebello.problems import progress as progress_file
from settebello.problems.kinds import ProblemKind
from settebello.problems.mistakes import problems_from
from settebello.problems.progress import HOLDS, MOST_OWN, Progress
from settebello.problems.rating import FIRST, NARROWEST, WIDEST, SolverRating
from settebello.problems.trainer import A_DAY, DamagedProgress, Trainer
from tests.pilot import NOW, shipped
from tests.problems.some_problems import problems_shipped, some_problem, some_problems

DAY = NOW / A_DAY


def trainer(folder: Path, told: list[DamagedProgress] | None = None, now: float = NOW) -> Trainer:
    complaints = [] if told is None else told
    return Trainer(
        folder, shipped().ruleset, lambda: now, complain=complaints.append, shipped=problems_shipped()
    )


def reviewed(variant: str = "scopa", players: int = 2, seat: int = 0, seed: int = 3) -> Reviewed:
    """A finished deal of random moves in which a seat's second and third choices were mistakes."""
    rules, rng = shipped().ruleset(variant), Random(seed)
    match = Match.start(rules, players, Seat(0))
    record = Record(rules, tuple(SeatRecord("Anna") for _ in range(players)), Seat(0))
    step, decks = match.deal_next(rng)
    match, record = step.match, record.with_deal(decks, step.match.dealer)
    while match.phase is Phase.PLAY and match.position is not None:
        turn = match.position.turn
        move = rng.choice(list(match.position.legal_moves()))
        after = match.play(move)
        match = after.match
        score = match.score.points if match.score and match.phase is not Phase.PLAY else None
        record = record.with_move(move, scopa=sweeps(after.events, turn), score=score)
    moments = []
    for decision in [one for one in decisions_of(record, 0) if one.seat == seat][1:3]:
        fine = tuple(move for move in decision.view.legal_moves() if move != decision.move)
        best = MoveValue(fine[0], 1.0, 0.0, ())
        lead = Lead(1.0, 0.5, 1.5)
        moments.append(JudgedDecision(decision, best, 1.0, (), lead, fine))
    return Reviewed(record, 0, tuple(moments))


def test_a_rating_is_glicko_against_a_problem_of_a_fixed_rating() -> None:
    # Glickman's formulas by hand: q = 0.0057565, E = 0.5, variance 1 / (1 / 350^2 + q^2 / 4) = 60799.
    after = SolverRating().answered(round(FIRST), DAY, right=True)
    assert after.value == pytest.approx(1375.0, abs=0.1)
    assert after.deviation == pytest.approx(246.6, abs=0.5)
    assert after.half_width == pytest.approx(1.96 * 246.6, abs=1)
    lost = SolverRating().answered(round(FIRST), DAY, right=False)
    assert lost.value - FIRST == pytest.approx(FIRST - after.value)


def test_a_rating_comes_near_what_the_answers_say_and_its_interval_holds_it() -> None:
    rng, held = Random(5), 0
    for true in (900, 1200, 1500, 1800):
        for _ in range(10):
            rating = SolverRating()
            for number in range(80):
                problem = rng.choice([1000, 1200, 1400, 1600, 1800])
                chance = SolverRating(float(true), 1.0).expected(problem)
                rating = rating.answered(problem, DAY + number / 100, right=rng.random() < chance)
            held += abs(rating.value - true) <= rating.half_width
            assert abs(rating.value - true) < 300
    assert held >= 34


def test_the_interval_narrows_with_answers_and_widens_with_time() -> None:
    rating = SolverRating()
    for _ in range(200):
        rating = rating.answered(1200, DAY, right=True).answered(1200, DAY, right=False)
    assert NARROWEST <= rating.deviation < 60
    later = rating.answered(1200, DAY + 200, right=True)
    assert rating.deviation < later.deviation < WIDEST
    # A clock that was put back does no harm.
    assert rating.answered(1200, DAY - 500, right=True).day == rating.day


def test_only_the_first_answer_counts_for_the_rating() -> None:
    problem = some_problem()
    first = Progress().answered(problem, DAY, right=False)
    again = first.answered(problem, DAY, right=True)
    assert again.rating == first.rating
    assert first.rating.value < FIRST
    assert problem.id not in first.solved
    assert problem.id in again.solved
    assert problem.id in first.solved_later(problem).solved


@pytest.mark.parametrize(
    ("variant", "players", "seat"), [("scopa", 2, 0), ("scopa", 3, 2), ("scopone", 4, 1)]
)
def test_a_mistake_becomes_a_problem_that_stands_as_it_stood(variant: str, players: int, seat: int) -> None:
    found = reviewed(variant, players, seat)
    progress = Progress()
    for problem, moment in zip(problems_from(found), found.moments, strict=True):
        progress = progress.with_own(problem).with_own(problem)
        view, then = problem.view, moment.decision.view
        assert (view.hand, view.table, view.unseen) == (then.hand, then.table, then.unseen)
        assert view.piles[view.side] == then.piles[then.side]
        assert view.seat == 0
        assert problem.right == moment.fine
        assert moment.decision.move not in problem.right
        assert problem.kind is ProblemKind.MISTAKE
    assert len(progress.own) == 2, "the same mistake is kept once"


def test_a_mistake_comes_back_until_it_holds(tmp_path: Path) -> None:
    trainer(tmp_path).learn_from(reviewed())
    here = trainer(tmp_path)
    problem, other = here.due
    here.answer(problem, right=False)
    assert here.progress.rating == SolverRating(), "own mistakes have no rating"
    assert here.due == (other,)
    day, asked = DAY, 0
    while not here.progress.own[problem.id].holds:
        day += 0.25
        here = trainer(tmp_path, now=day * A_DAY)
        if problem in here.due:
            here.answer(problem, right=True)
            asked += 1
        assert asked < 20
    assert asked >= 2
    trace = here.progress.own[problem.id].trace
    assert trace is not None
    assert trace.stability >= HOLDS
    assert problem not in trainer(tmp_path, now=(day + 2000) * A_DAY).due


def test_nothing_is_learned_from_a_deal_that_still_runs_or_whose_cards_lie_face_down(tmp_path: Path) -> None:
    found = reviewed()
    deal = replace(found.record.deals[0], score=None)
    here = trainer(tmp_path)
    here.learn_from(replace(found, record=replace(found.record, deals=(deal,))))
    assert here.own == ()
    bluff = replace(found.record, ruleset=shipped().ruleset("scopa_bugiarda"))
    here.learn_from(replace(found, record=bluff))
    assert here.own == ()
    here.learn_from(replace(found, moments=()))
    assert not (tmp_path / "problems").exists(), "nothing was written"


def test_the_mistakes_kept_have_a_limit() -> None:
    problem = some_problem()
    progress = Progress()
    for number in range(MOST_OWN + 5):
        progress = progress.with_own(replace(problem, id=f"own_{number}"))
    assert len(progress.own) == MOST_OWN
    assert f"own_{MOST_OWN + 4}" in progress.own


def test_what_is_written_is_read(tmp_path: Path) -> None:
    here = trainer(tmp_path)
    here.learn_from(reviewed("scopone", 4, 2))
    here.answer(some_problems()[0], right=True)
    here.answer(some_problems()[1], right=False)
    here.answer(here.own[0], right=False)
    here.solve_later(some_problems()[1])
    again = trainer(tmp_path)
    assert again.progress == here.progress
    assert [one.view for one in again.own] == [one.view for one in here.own]
    assert again.unsaved is None


def test_a_damaged_file_is_told_once_with_its_place_and_kept(tmp_path: Path) -> None:
    trainer(tmp_path).answer(some_problem(), right=True)
    path = tmp_path / "problems" / "progress.yaml"
    content = path.read_text(encoding="utf-8").replace("rating:", "ratings:")
    path.write_text(content, encoding="utf-8")
    told: list[DamagedProgress] = []
    here = trainer(tmp_path, told)
    assert here.progress == Progress()
    here.answer(some_problem(), right=True)
    (damage,) = told
    assert "progress.yaml:2:1: ratings: is not known here" in damage.reason
    assert damage.kept_as == path.with_name("progress.yaml.damaged-1")
    assert damage.kept_as.read_text(encoding="utf-8") == content
    assert trainer(tmp_path).progress == here.progress


def test_a_file_that_cannot_be_opened_is_told_and_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "problems" / "progress.yaml"
    path.mkdir(parents=True)
    told: list[DamagedProgress] = []
    here = trainer(tmp_path, told)
    here.answer(some_problem(), right=True)
    assert len(told) == 1
    assert told[0].kept_as is None
    assert path.is_dir()


def test_an_own_problem_of_a_game_that_is_gone_is_left_out_and_one_that_is_wrong_is_told() -> None:
    progress = Progress().with_own(replace(some_problem(), id="own_1", kind=ProblemKind.MISTAKE))
    text = progress_file.write(progress)
    gone = progress_file.read(text.replace("game: scopa", "game: gone"), "f", shipped().ruleset)
    assert gone.own == {}
    with pytest.raises(DataError, match=r"own\[1\].problem.deck"):
        progress_file.read(text.replace("deck: ", "deck: 7d"), "f", shipped().ruleset)


def test_a_disk_that_refuses_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / "problems").write_text("a file in the way")
    here = trainer(tmp_path)
    here.answer(some_problem(), right=True)
    assert here.progress.solved == {some_problem().id}
    assert here.unsaved is not None or here.progress.rating.value > FIRST
