"""The memory question: who captured each card, which rank is asked, and that answers are remembered."""

from pathlib import Path
from random import Random

import pytest

from settebello.engine import Match, Phase, Rank, Seat
from settebello.learning.memory.fsrs import Grade, first
from settebello.problems import progress as progress_file
from settebello.problems.card_recall import RankMemory, RecallQuestion
from settebello.problems.progress import Progress
from settebello.problems.trainer import A_DAY, Trainer
from tests.pilot import NOW, shipped
from tests.problems.some_problems import problems_shipped

DAY = NOW / A_DAY


@pytest.mark.parametrize(
    ("variant", "players"), [("scopa", 2), ("scopa", 3), ("scopone", 4), ("escoba", 6), ("rubamazzetto", 2)]
)
def test_the_captors_are_those_of_the_deal(variant: str, players: int) -> None:
    rng = Random(3)
    match = Match.start(shipped().ruleset(variant), players, Seat(1)).deal_next(rng)[0].match
    turns = []
    while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
        move = rng.choice(match.position.legal_moves())
        turns.append((match.position.turn, move))
        match = match.play(move).match
    assert match.position is not None
    view = match.position.view(Seat(0))
    for rank in view.ruleset.deck.ranks:
        asked = RecallQuestion.of(view, rank)
        assert asked.right == {card for card in view.piles[view.side] if card.rank is rank}
        assert asked.is_right(asked.right)
        for card, captor in asked.captors.items():
            if captor.seat is not None:
                assert any(
                    seat == captor.seat and move.card == captor.card and card in {move.card, *move.captured}
                    for seat, move in turns
                )


def test_the_confused_rank_comes_back_when_it_has_faded() -> None:
    memory = RankMemory({})
    ranks = tuple(Rank(text) for text in "1234567")
    assert memory.next_rank(ranks, DAY) is Rank.SEVEN
    for rank in ranks:
        memory = memory.answered(rank, DAY, right=rank is not Rank.THREE)
    assert memory.next_rank(ranks, DAY + 1) is Rank.THREE
    assert (
        memory.next_rank(tuple(rank for rank in ranks if rank is not Rank.THREE), DAY + 1) is not Rank.THREE
    )


def test_an_unasked_rank_comes_before_what_is_well_known() -> None:
    memory = RankMemory({Rank.SEVEN: first(Grade.GOOD, DAY)})
    assert memory.next_rank((Rank.SEVEN, Rank.TWO), DAY) is Rank.TWO


def test_answers_stay_with_the_player(tmp_path: Path) -> None:
    def trainer() -> Trainer:
        return Trainer(tmp_path, shipped().ruleset, lambda: NOW, shipped=problems_shipped())

    trainer().recall(Rank.SEVEN, right=False)
    trainer().recall(Rank.TWO, right=True)
    found = trainer().progress.ranks.traces
    assert set(found) == {Rank.SEVEN, Rank.TWO}
    assert found[Rank.SEVEN] == first(Grade.AGAIN, DAY)


def test_a_file_from_before_is_read_and_one_without_answers_is_as_before() -> None:
    text = progress_file.write(Progress())
    assert "ranks" not in text
    assert progress_file.read(text, "progress.yaml", shipped().ruleset).ranks == RankMemory({})
