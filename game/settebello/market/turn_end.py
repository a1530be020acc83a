"""The end of a turn, step by step, and the end of a match."""

from dataclasses import replace
from typing import TypeVar

from settebello.market.actions import End
from settebello.market.effects import without
from settebello.market.market_events import Began, Ended, Event, Over, Reshuffled, Trigger, Triggered, Turned
from settebello.market.shuffling import shuffled
from settebello.market.situation import TurnMarks
from settebello.market.table import Table, off_allowed

AnyTable = TypeVar("AnyTable", bound=Table)


def end_turn(state: AnyTable, action: End, happened: list[Event]) -> AnyTable:
    """Return the state at the beginning of the next turn, or after the match; add what happened."""
    state = _discarded(state, action, happened)
    if action.shuffle:
        state = _shuffled_in(state, happened)
    state = state.drawing(state.rules.hand, happened)
    state = state.filling(tuple(range(state.rules.display)), happened)
    state = _turned(state, happened)
    state = _triggered(state, happened)
    return _next_turn(state, happened)


def _discarded(state: AnyTable, action: End, happened: list[Event]) -> AnyTable:
    mat, kept = state.mats[state.turn], action.keep
    rest = mat.hand if kept is None else without(mat.hand, kept)
    hand = () if kept is None else (kept,)
    happened.append(Ended(state.turn, len(hand), kept, rest))
    discard = (*mat.discard, *mat.stage, *rest)
    return replace(state, mats=state.changed_mats(replace(mat, hand=hand, stage=(), discard=discard)))


def _shuffled_in(state: AnyTable, happened: list[Event]) -> AnyTable:
    seat, mat = state.turn, state.mats[state.turn]
    happened.append(Reshuffled(seat, len(mat.discard)))
    deck = shuffled(state.rules, (*mat.deck, *mat.discard), state.seed, f"deck {seat}", mat.shuffles)
    mat = replace(mat, deck=deck, discard=(), shuffles=mat.shuffles + 1)
    return replace(state, mats=state.changed_mats(mat))


def _turned(state: AnyTable, happened: list[Event]) -> AnyTable:
    if state.turned:
        return state
    if state.goals and not state.rules.face_up[state.goals[0]]:
        happened.append(Turned(state.goals[0]))
    return replace(state, turned=True)


def _triggered(state: AnyTable, happened: list[Event]) -> AnyTable:
    if state.trigger is not None:
        return state
    if state.goals[:1] == (state.rules.end_card,):
        trigger = Trigger.LAST_GOAL
    elif not state.supply and not any(card is not None for card in state.display):
        trigger = Trigger.EMPTY
    else:
        return state
    happened.append(Triggered(trigger, state.round + 1))
    return replace(state, trigger=trigger, last_round=state.round + 1)


def _next_turn(state: AnyTable, happened: list[Event]) -> AnyTable:
    turn = (state.turn + 1) % state.players
    number = state.round + (turn == state.starter)
    trigger, last = state.trigger, state.last_round
    if last is None:
        last, trigger = state.rules.longest, Trigger.LONGEST
    if number > last:
        assert trigger is not None  # noqa: S101 - the end has a reason
        happened.append(Over(trigger))
        return replace(state, marks=TurnMarks(), trigger=trigger, over=True)
    marks = TurnMarks(off=off_allowed(state.rules, state.display))
    happened.append(Began(turn, number, marks.off))
    return replace(state, turn=turn, round=number, marks=marks)
