"""States and events of the engine in the words of the referee."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from settebello.market import Function, MarketRules, MarketState
from settebello.market import market_events as happened
from settebello.rulebook.market_book import MarketBook

ROOT = Path(__file__).parents[2] / "rules"
FILE = ROOT / "market" / "mercato.yaml"


@cache
def book() -> MarketBook:
    return MarketBook([ROOT])


def rules_of(variant: str = "mercato") -> MarketRules:
    return book().rules(variant)


def names(rules: MarketRules, cards: Iterable[int | None]) -> list[Any]:
    """The ids of cards; None stays None."""
    return [None if card is None else rules.cards[card].id for card in cards]


def card(rules: MarketRules, name: str) -> int:
    return rules.index[name]


def cards(rules: MarketRules, text: str) -> tuple[int, ...]:
    return tuple(rules.index[name] for name in text.split())


def state_words(state: MarketState) -> dict[str, Any]:
    """The state as `Referee.state` tells it."""
    rules, marks = state.rules, state.marks
    found: dict[str, Any] = {
        pile: [names(rules, getattr(mat, pile)) for mat in state.mats]
        for pile in ("deck", "discard", "stage", "hand", "vault", "vitrine")
    }
    found |= {pile: names(rules, getattr(state, pile)) for pile in ("supply", "display", "goals")}
    found |= {pile: names(rules, getattr(state, pile)) for pile in ("removed", "graveyard")}
    found |= {name: getattr(state, name) for name in ("starter", "turn", "round", "last_round", "over")}
    return found | {
        "numbers": [mat.number for mat in state.mats],
        "limited": [mat.limited for mat in state.mats],
        "off": marks.off,
        "bought": marks.bought,
        "purple": marks.shuffle,
        "used": sorted(function.value for function in Function if marks.used & function.bit),
        "sifted": names(rules, [state.mats[state.turn].sifted])[0],
        "trigger": None if state.trigger is None else state.trigger.value,
    }


def event_words(  # noqa: C901, PLR0911, PLR0912 - one case an event
    rules: MarketRules, event: happened.Event
) -> tuple[Any, ...]:
    """An event as `Referee.play` tells it."""

    def name(index: int | None) -> str | None:
        return None if index is None else rules.cards[index].id

    match event:
        case happened.Began(seat, number, off):
            return ("began", seat, number, off)
        case happened.Bought(seat, bought, payment, amount, to):
            total = None if amount is None else amount.total
            return ("bought", seat, name(bought), tuple(map(name, payment)), total, to.value)
        case happened.Taken(seat, taken, using, to):
            return ("taken", seat, name(taken), name(using), to.value)
        case happened.Used(seat, used):
            return ("used", seat, name(used))
        case happened.Drawn(seat, drawn, from_graveyard):
            return ("drawn", seat, name(drawn), from_graveyard)
        case happened.Reshuffled(seat, count):
            return ("reshuffled", seat, count)
        case happened.Kept(seat):
            return ("kept", seat)
        case happened.Passed(seat, passed):
            return ("passed", seat, name(passed))
        case happened.Buried(seat, buried, using):
            return ("buried", seat, name(buried), name(using))
        case happened.Secured(seat, secured):
            return ("secured", seat, name(secured))
        case happened.SentOff(seat, sent):
            return ("sent off", seat, name(sent))
        case happened.Filled(place, filled):
            return ("filled", place, name(filled))
        case happened.Ended(seat, held, kept, staged):
            assert held == (kept is not None)
            return ("ended", seat, name(kept), tuple(map(name, staged)))
        case happened.Turned(turned):
            return ("turned", name(turned))
        case happened.Triggered(trigger, last_round):
            return ("triggered", trigger.value, last_round)
        case happened.Over(trigger):
            return ("over", trigger.value)
