"""The engine against the referee in `tests/reference`: whole random matches, action by action."""

from random import Random

import pytest

from settebello.market import (
    Buy,
    IllegalAction,
    MarketState,
    action_text,
    parse_action,
    scores_of,
    set_up,
    winners_of,
)
from tests.market.bridge import FILE, event_words, rules_of, state_words
from tests.reference.market import Referee, card_list

CONTENT = card_list(FILE)
FEW, MANY = 32, 10_000


def chosen(rng: Random, texts: list[str], eager: float) -> str:
    """An action at random; goals and dear cards more often than chance, so that matches come to every end."""
    if rng.random() >= eager:
        return rng.choice(texts)
    for verbs in (("buy G2",), ("draw", "sift", "keep"), ("buy G1", "secure", "bury"), ("buy", "take")):
        wanted = [text for text in texts if text.startswith(verbs)]
        if wanted:
            return max(wanted, key=lambda text: text.split()[1:2]) if "G2" in verbs else rng.choice(wanted)
    return rng.choice([text for text in texts if text.startswith("end")] or texts)


def try_any_payment(state: MarketState, referee: Referee, rng: Random) -> None:
    """Any hand cards for any card: accepted or refused alike, lean or not."""
    hand = list(state.mats[state.turn].hand)
    shown = [card for card in (*state.display, *state.goals[:1]) if card is not None]
    if not hand or not shown or state.marks.sifting:
        return
    names = state.rules.cards
    target, paid = rng.choice(shown), sorted(rng.sample(hand, rng.randint(1, len(hand))))
    for_sale = target in state.display or referee._top() == names[target].id  # noqa: SLF001 - its own judge
    allowed = for_sale and referee.enough(names[target].id, [names[card].id for card in paid])
    assert (state.refusal(Buy(target, tuple(paid))) is None) == allowed


def one_match(number: int) -> str | None:
    """Play a match in both; what ended it."""
    rng = Random(number)
    expert, players, eager = rng.random() < 0.5, rng.choice([2, 3, 4]), rng.choice([0.0, 0.6, 0.95])
    handicaps = tuple(seat for seat in range(players) if rng.random() < 0.3)
    rules = rules_of("mercato_expert" if expert else "mercato")
    state = set_up(rules, players, str(number), handicaps).state
    referee = Referee(CONTENT, players, str(number), expert=expert, handicaps=handicaps)
    while not state.over:
        assert state_words(state) == referee.state()
        texts = sorted(action_text(rules, action) for action in state.legal_actions())
        assert texts == sorted(referee.legal())
        try_any_payment(state, referee, rng)
        text = chosen(rng, texts, eager)
        step = state.play(parse_action(rules, text))
        assert [event_words(rules, event) for event in step.events] == referee.play(text)
        state = step.state
    assert state_words(state) == referee.state()
    assert list(state.legal_actions()) == []
    assert referee.legal() == set()
    scores = scores_of(state)
    assert [score.points for score in scores] == referee.points()
    assert list(winners_of(scores)) == referee.winners()
    with pytest.raises(IllegalAction, match="match_over"):
        state.play(parse_action(rules, "end"))
    return referee.trigger


def test_the_engine_and_the_referee_agree_over_random_matches() -> None:
    ends = {one_match(number) for number in range(FEW)}
    assert {"last_goal", "empty"} <= ends


@pytest.mark.slow
def test_the_engine_and_the_referee_agree_over_many_random_matches() -> None:
    ends = [one_match(number) for number in range(FEW, FEW + MANY)]
    assert {end: ends.count(end) > 0 for end in ("last_goal", "empty", "longest")} == {
        "last_goal": True,
        "empty": True,
        "longest": True,
    }
