"""Which keys do what: the usual ones, those of the player's own, and how they are kept."""

import pygame
import pytest

from settebello.ui.kit.controls.actions import GROUPS, MEANINGS, Action
from settebello.ui.kit.controls.bindings import BUTTONS, FIXED, KEYS, NEEDED, Bindings, usual_keys
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.custom_bindings import kept, read, reset_to_default, with_button, with_key
from settebello.ui.kit.controls.pads import DRAWN, SAID, Button, Maker, called


def chord(name: str) -> Chord:
    return Chord.parse(name)


def test_every_action_has_words_a_place_in_the_list_and_a_key_of_its_own() -> None:
    listed = [action for group in GROUPS for action in group.actions]
    assert sorted(listed) == sorted(Action)
    assert set(MEANINGS) == set(KEYS) == set(Action)
    chords = [one for has in usual_keys().values() for one in has]
    assert len(chords) == len(set(chords))
    buttons = [one for has in BUTTONS.values() for one in has]
    assert sorted(buttons) == sorted(Button)


@pytest.mark.parametrize("names", KEYS.values())
def test_a_key_is_read_as_it_is_written(names: str) -> None:
    for name in names.split():
        one = chord(name)
        assert chord(str(one)) == one


@pytest.mark.parametrize("name", ["", "hyper+a", "shift", "nokey", "ctrl+"])
def test_what_is_no_key_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no key"):
        chord(name)


def test_letters_of_other_alphabets_are_keys_too() -> None:
    assert str(chord("ctrl+é")) == "ctrl+é"


def test_a_key_goes_from_one_action_to_the_other_and_they_swap() -> None:
    changed = with_key(Bindings(), Action.HINT, chord("t"))
    assert (changed.other, changed.instead) == (Action.TRACKER, chord("h"))
    assert changed.bindings.action(chord("t")) is Action.HINT
    assert changed.bindings.action(chord("h")) is Action.TRACKER


def test_one_more_key_leaves_the_others_as_they_are() -> None:
    changed = with_key(Bindings(), Action.HINT, chord("t"), more=True)
    assert changed.bindings.keys_of(Action.HINT) == (chord("h"), chord("t"))
    assert (changed.other, changed.instead) == (Action.TRACKER, None)
    assert changed.bindings.keys_of(Action.TRACKER) == ()


def test_who_keeps_another_key_gets_none_for_the_one_it_lost() -> None:
    changed = with_key(Bindings(), Action.HINT, chord("f1"))
    assert (changed.other, changed.instead) == (Action.HELP, None)
    assert changed.bindings.keys_of(Action.HELP) == (chord("?"),)


@pytest.mark.parametrize("name", [*map(str, FIXED), "1", "0", "kp_7", "shift+3"])
def test_keys_that_always_mean_the_same_are_refused_to_others(name: str) -> None:
    assert with_key(Bindings(), Action.HINT, chord(name)).refused


def test_what_always_has_a_key_may_have_one_more_and_keeps_the_first() -> None:
    changed = with_key(Bindings(), Action.CONFIRM, chord("e")).bindings
    assert changed.keys_of(Action.CONFIRM) == (chord("return"), chord("kp_enter"), chord("e"))
    changed = with_key(changed, Action.CONFIRM, chord("x")).bindings
    assert changed.action(chord("e")) is None
    assert changed.action(chord("return")) is Action.CONFIRM


def test_the_two_main_buttons_swap_but_none_of_them_is_lost() -> None:
    swapped = with_button(Bindings(), Action.CONFIRM, Button.B)
    assert swapped.bindings.of_button(Button.A) is Action.CANCEL
    assert with_button(Bindings(), Action.PRIMIERA, Button.A).refused
    assert with_button(Bindings(), Action.HINT, Button.A, more=True).refused
    assert with_button(Bindings(), Action.HINT, Button.UP).refused


def test_only_what_is_not_as_usual_is_kept_and_it_is_read_again() -> None:
    assert kept(Bindings(), {}, {}) == ({}, {})
    now = with_key(Bindings(), Action.HINT, chord("ctrl+shift+i")).bindings
    now = with_key(now, Action.MUTE, chord("m")).bindings
    now = with_button(now, Action.CANCEL, Button.X).bindings
    keys, buttons = kept(now, {}, {})
    assert keys == {"hint": ("ctrl+shift+i",), "mute": ("m",), "music": ("s",)}
    assert buttons == {"cancel": ("x",), "toggle": ("b",)}
    again, problems = read(keys, buttons)
    assert (dict(again.keys), dict(again.buttons)) == (dict(now.keys), dict(now.buttons))
    assert problems == ()


def test_what_nobody_can_read_is_said_and_never_lost() -> None:
    keys = {"juggle": ("j",), "hint": ("nokey", "i"), "tracker": ("nokey",), "mute": ("return",)}
    buttons = {"hint": ("z",)}
    bindings, problems = read(keys, buttons)
    assert bindings.keys_of(Action.HINT) == (chord("i"),)
    assert bindings.keys_of(Action.TRACKER) == (chord("t"),)
    assert bindings.action(chord("return")) is Action.CONFIRM
    assert bindings.buttons_of(Action.HINT) == (Button.Y,)
    assert [one.split()[0] for one in problems] == ["keys:"] * 4 + ["buttons:"]
    changed = with_key(bindings, Action.MUSIC, chord("x")).bindings
    keys_kept, buttons_kept = kept(changed, keys, buttons)
    assert keys_kept["juggle"] == ("j",)
    assert keys_kept["hint"] == ("i", "nokey")
    assert keys_kept["music"] == ("x",)
    assert buttons_kept == {"hint": ("y", "z")}


def test_settings_that_leave_a_pad_without_a_way_back_are_not_used() -> None:
    bindings, problems = read({}, {"cancel": (), "hint": ("b",)})
    assert dict(bindings.buttons) == dict(BUTTONS)
    assert len(problems) == 1


def test_one_action_is_put_back_and_who_has_its_keys_meanwhile_too() -> None:
    now = with_key(Bindings(), Action.HINT, chord("t")).bindings
    now = with_button(now, Action.CONFIRM, Button.B).bindings
    now = with_key(now, Action.READ, chord("x")).bindings
    now = reset_to_default(now, Action.HINT)
    assert now.action(chord("t")) is Action.TRACKER
    assert now.action(chord("h")) is Action.HINT
    assert now.action(chord("x")) is Action.READ
    now = reset_to_default(now, Action.CANCEL)
    assert dict(now.buttons) == dict(BUTTONS)


@pytest.mark.parametrize("maker", Maker)
def test_every_button_is_called_something(maker: Maker) -> None:
    assert all(called(button, maker) for button in Button)
    assert set(DRAWN[maker].values()) <= set(SAID)


def test_needed_is_what_a_pad_has() -> None:
    assert all(BUTTONS[action] for action in NEEDED)


def test_a_key_without_name_and_letter_is_none_that_can_be_given() -> None:
    assert not Chord(1 << 30).known
    # A control character has no sign that a file could have.
    assert not Chord(1).known
    assert not Chord(pygame.K_UNKNOWN).known
    assert all(Chord.parse(name).known for names in KEYS.values() for name in names.split())
