"""A match of the market game at the terminal: the table in lines, and one action a line."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol

from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.market import (
    FORMS,
    BadAction,
    Card,
    IllegalAction,
    MarketRules,
    MarketView,
    action_text,
    parse_action,
    scores_of,
    seen_by,
    view_of,
    winners_of,
)
from settebello.market.market_events import Event
from settebello.notation.market.market_observation import event_json
from settebello.session.market.market_session import MarketSession

ADVISER = "campione"
HELP = """\
Type the number of an action, or its text. Besides that:
  hint   what the strongest opponent would do
  undo   take your last action back
  score  the points as the cards lie
  quit   leave; `settebello mercato play --resume` continues
The forms of actions:"""
SIGNS = (("border", "red border"), ("flash", "flash"), ("arrow", "arrow"), ("shuffle", "shuffle"))


class Lines(Protocol):
    """The lines that the player types."""

    def readline(self) -> str:
        """Return the next line; empty at the end."""


class MarketTable:
    """Shows a match and asks the person in turn, until the match is over or the player leaves."""

    def __init__(self, session: MarketSession, lines: Lines, say: Callable[..., None]) -> None:
        self._session = session
        self._lines = lines
        self._say = say

    def run(self) -> int:
        """Play until the end; return the exit status."""
        session = self._session
        while not session.over:
            if not session.persons_turn:
                self._tell(session.play_opponent())
                continue
            self._show()
            self._say("> ", end="", flush=True)
            line = self._lines.readline()
            if not line or line.strip() == "quit":
                self._say("The match is saved.")
                return 0
            self._answer(line.strip())
        self._score()
        return 0

    def _answer(self, line: str) -> None:
        session, rules = self._session, self._session.state.rules
        match line:
            case "":
                return
            case "help" | "?":
                self._say("\n  ".join((HELP, *FORMS)))
            case "undo":
                if not session.take_back():
                    self._say("There is nothing to take back.")
            case "score":
                self._score()
            case "hint":
                view = view_of(session.state, session.state.turn)
                plan = MARKET_LEVELS[ADVISER]().plan(view, Random(0))
                self._say("; ".join(action_text(rules, action) for action in plan))
            case _:
                self._play(line)

    def _play(self, line: str) -> None:
        session, rules = self._session, self._session.state.rules
        actions = self._actions()
        try:
            if line.isdecimal() and 1 <= int(line) <= len(actions):
                line = actions[int(line) - 1]
            self._tell(session.play(parse_action(rules, line)))
        except BadAction as error:
            self._say(f"{error}")
        except IllegalAction as error:
            self._say(f"The rules refuse it: {error}")
        if session.save_error is not None:
            self._say(f"The match cannot be saved: {session.save_error}")

    def _actions(self) -> list[str]:
        state = self._session.state
        return [action_text(state.rules, action) for action in state.legal_actions()]

    def _tell(self, events: Iterable[Event]) -> None:
        """Print what happened, as the person sees it."""
        state = self._session.state
        person = min(self._session.record.persons, default=0)
        for event in events:
            told = event_json(state.rules, seen_by(person, event))
            name = told.pop("event")
            seat = told.pop("seat", None)
            details = ", ".join(f"{key} {_words(value)}" for key, value in told.items() if value is not None)
            self._say(f"  {'' if seat is None else f'seat {seat} '}{name}: {details}")

    def _show(self) -> None:
        state = self._session.state
        view = view_of(state, state.turn)
        rules = state.rules
        last = "" if view.last_round is None else f" of {view.last_round}"
        self._say(f"\nRound {view.round}{last}. Seat {view.seat} is in turn.")
        for seat, mat in enumerate(view.mats):
            if seat != view.seat:
                self._say(
                    f"  seat {seat}: deck {mat.deck}, hand {mat.hand}, discard {len(mat.discard)}, "
                    f"vault {mat.vault_size}, vitrine {_cards(rules, mat.vitrine)}"
                )
        shown = [card for card in view.display if card is not None]
        self._say(f"  display: {_cards(rules, shown)}; supply {view.supply}")
        self._say(f"  goal: {_cards(rules, view.open_goals[:1])}; {view.face_down} face down")
        self._say(f"  stage: {_cards(rules, view.own.stage)}; vault: {_cards(rules, view.own.vault)}")
        if view.own.sifted is not None:
            self._say(f"  drawn: {_cards(rules, [view.own.sifted])}")
        self._say(f"  deck {view.own.deck}, discard {len(view.own.discard)}")
        self._say(f"  HAND: {_cards(rules, view.hand)}")
        self._list(view)

    def _list(self, view: MarketView) -> None:
        del view
        for number, text in enumerate(self._actions(), start=1):
            self._say(f"  {number:>3}  {text}")

    def _score(self) -> None:
        scores = scores_of(self._session.state)
        for seat, score in enumerate(scores):
            parts = f"vault {score.vault_points}, spades {score.spade_points}, red hearts {score.red_points}"
            if score.expert:
                parts += f", vitrine {score.vitrine_points}, stack {score.stack_bonus}"
            self._say(f"  seat {seat}: {score.points} points ({parts})")
        if self._session.over:
            self._say(f"Won by seat {', '.join(map(str, winners_of(scores)))}.")


def _cards(rules: MarketRules, cards: Iterable[int]) -> str:
    return ", ".join(_card(rules.cards[card]) for card in cards) or "none"


def _card(card: Card) -> str:
    """Return a card in words: ``g5 (5, red border, arrow, 1 spade)``."""
    marks = [words for name, words in SIGNS if getattr(card, name)]
    counts = (("spades", "spade"), ("greens", "green heart"), ("reds", "red heart"))
    for name, word in counts:
        number = getattr(card, name)
        if number:
            marks.append(f"{number} {word}{'s' * (number > 1)}")
    return f"{card.id} ({', '.join([str(card.number), *marks])})"


def _words(value: object) -> str:
    """Return a value of an event in words."""
    if isinstance(value, list):
        return "+".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return " ".join(f"{key} {each}" for key, each in value.items() if each)
    return str(value)
