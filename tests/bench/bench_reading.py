"""How long the other hands take to be read: counted in the window, weighed in the adviser's process."""

from random import Random
from time import process_time

import pytest

from settebello.ai.reading.hand_reading import counted_hands, read_hands
from settebello.engine import Match, Phase, Seat, SeatView, kernel
from tests.ai.views import RULEBOOK

GAMES = (("scopa", 2), ("scopa", 3), ("scopa", 4), ("escoba", 6), ("scopone_scientifico", 4), ("cicera", 4))


def views(variant: str, players: int, seed: int) -> list[SeatView]:
    """What seat 0 sees before every third play of a deal played at random."""
    rng = Random(seed)
    match = Match.start(RULEBOOK.ruleset(variant), players, Seat(1)).deal_next(rng)[0].match
    found = []
    while match.phase is Phase.PLAY and match.position is not None:
        if len(match.position.history) % 3 == 1:
            found.append(match.position.view(Seat(0)))
        match = match.play(rng.choice(match.position.legal_moves())).match
    return found


@pytest.mark.bench
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_reading(variant: str, players: int) -> None:
    """Print the CPU time of counting and of weighing: the median and the longest, in milliseconds."""
    some = [view for seed in range(3) for view in views(variant, players, seed)]
    counting, weighing, errors = [], [], []
    for view in some:
        begun = process_time()
        counted_hands(view)
        between = process_time()
        reading = read_hands(view)
        counting.append(1000 * (between - begun))
        weighing.append(1000 * (process_time() - between))
        errors.append(0.0 if reading.exact else reading.error)
    exact = sum(not error for error in errors)
    print(  # noqa: T201 - a measurement is there to be read
        f"| {variant} for {players} | {len(some)} | {exact} | {sorted(counting)[len(some) // 2]:.1f} / "
        f"{max(counting):.1f} | {sorted(weighing)[len(some) // 2]:.1f} / {max(weighing):.0f} | "
        f"{max(errors):.3f} | {'compiled' if kernel.is_compiled() else 'interpreted'} |"
    )
    assert len(some) > 20
