"""Custom bindings: read from the settings, changed, reset, and written back."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.bindings import BUTTONS, FIXED, NEEDED, Bindings, usual_keys
from settebello.ui.kit.controls.chords import DIGITS, Chord
from settebello.ui.kit.controls.pads import CROSS, Button

Kept = Mapping[str, tuple[str, ...]]
"""Settings entries: names of keys or buttons by the name of their action."""
Control = TypeVar("Control", bound=Chord | Button)
MOVES = frozenset(Action(button.value) for button in CROSS)


@dataclass(frozen=True, slots=True)
class Changed:
    """The result of rebinding: the new bindings and the action that had the key before.

    `refused`: the key cannot be rebound. Otherwise `other` loses the key and receives `instead`, or nothing.
    """

    bindings: Bindings
    refused: bool = False
    other: Action | None = None
    instead: Chord | Button | None = None


def read(keys: Kept, buttons: Kept) -> tuple[Bindings, tuple[str, ...]]:
    """Return the bindings from the settings, and a message for each entry that is invalid."""
    chords, bad_keys = _chosen(keys, _key)
    pressed, bad_buttons = _chosen(buttons, _button)
    for action, chord in [(action, chord) for action, has in chords.items() for chord in has]:
        if _is_fixed(chord) and FIXED.get(chord) is not action:
            chords[action] = tuple(one for one in chords[action] if one != chord)
            bad_keys = (*bad_keys, f"{action}: {chord} always means the same")
    table = _merged(usual_keys(), chords)
    for action in set(FIXED.values()):
        table[action] = _with_fixed(action, table[action])
    presses = {**_merged(BUTTONS, pressed), **{move: BUTTONS[move] for move in MOVES}}
    if any(not presses.get(action) for action in NEEDED):
        presses = dict(BUTTONS)
        bad_buttons = (*bad_buttons, "a gamepad needs a button to confirm and one to cancel")
    problems = (*(f"keys: {one}" for one in bad_keys), *(f"buttons: {one}" for one in bad_buttons))
    return Bindings(table, presses), problems


def kept(bindings: Bindings, keys: Kept, buttons: Kept) -> tuple[Kept, Kept]:
    """Return the settings entries for the bindings that differ from the defaults.

    Entries that this version cannot read are preserved.
    """
    return (
        _to_keep(bindings.keys, usual_keys(), keys, _key),
        _to_keep(bindings.buttons, BUTTONS, buttons, _button),
    )


def with_key(bindings: Bindings, action: Action, chord: Chord, *, more: bool = False) -> Changed:
    """Bind a key to an action in place of its keys, or as one `more`.

    The key's previous action may receive the replaced key.
    """
    if _is_fixed(chord):
        return Changed(bindings, refused=FIXED.get(chord) is not action)
    keys, other, instead = _given(bindings.keys, action, chord, more=more, steady=FIXED)
    return Changed(replace(bindings, keys=keys), other=other, instead=instead)


def with_button(bindings: Bindings, action: Action, button: Button, *, more: bool = False) -> Changed:
    """Bind a button to an action.

    D-pad buttons cannot be rebound, and the actions in `NEEDED` keep at least one button.
    """
    if button in CROSS:
        return Changed(bindings, refused=bindings.of_button(button) is not action)
    buttons, other, instead = _given(bindings.buttons, action, button, more=more, steady=CROSS)
    if any(not buttons.get(one) for one in NEEDED):
        return Changed(bindings, refused=True)
    return Changed(replace(bindings, buttons=buttons), other=other, instead=instead)


def put_back(bindings: Bindings, action: Action) -> Bindings:
    """Reset the keys and buttons of an action, and of the actions that use its default ones."""
    keys, buttons = dict(bindings.keys), dict(bindings.buttons)
    usual = usual_keys()
    open_ends = [action]
    done = set()
    while open_ends:
        here = open_ends.pop()
        done.add(here)
        wanted = {*usual[here], *BUTTONS.get(here, ())}
        owners = (one for one in Action if wanted & {*keys.get(one, ()), *buttons.get(one, ())})
        open_ends += [one for one in owners if one not in done]
        keys[here], buttons[here] = usual[here], BUTTONS.get(here, ())
    return Bindings(keys, buttons)


def _is_fixed(chord: Chord) -> bool:
    """Return whether a key cannot be rebound: Enter, Esc, Tab, the arrows and the card numbers."""
    return chord in FIXED or (chord.key in DIGITS and not (chord.ctrl or chord.alt))


def _with_fixed(action: Action, chords: tuple[Chord, ...]) -> tuple[Chord, ...]:
    steady = tuple(chord for chord, owner in FIXED.items() if owner is action)
    return (*steady, *(chord for chord in chords if chord not in steady))


def _given(
    all_of: Mapping[Action, tuple[Control, ...]],
    action: Action,
    control: Control,
    *,
    more: bool,
    steady: Collection[Control],
) -> tuple[dict[Action, tuple[Control, ...]], Action | None, Control | None]:
    """Return all bindings after a change, the action that lost the control, and its replacement."""
    table = dict(all_of)
    before = table.get(action, ())
    loose = tuple(one for one in before if one not in steady and one != control)
    kept_on = before if more else tuple(one for one in before if one in steady)
    table[action] = (*(one for one in kept_on if one != control), control)
    other = next((one for one, has in all_of.items() if control in has and one is not action), None)
    if other is None:
        return table, None, None
    left = tuple(one for one in table[other] if one != control)
    instead = loose[0] if loose and not left and not more else None
    table[other] = left if instead is None else (instead,)
    return table, other, instead


def _key(name: str) -> Chord | None:
    try:
        return Chord.parse(name)
    except ValueError:
        return None


def _button(name: str) -> Button | None:
    return Button(name) if name in set(Button) else None


def _chosen(
    entries: Kept, parse: Callable[[str], Control | None]
) -> tuple[dict[Action, tuple[Control, ...]], tuple[str, ...]]:
    """Return the valid bindings and the problems in settings; the first use of a key or button wins."""
    found: dict[Action, tuple[Control, ...]] = {}
    problems: list[str] = []
    taken: set[Control] = set()
    for action, names in entries.items():
        if action not in set(Action):
            problems.append(f"{action!r} is nothing that can be done")
            continue
        controls = tuple(parse(name) for name in names)
        problems += [
            f"{action}: {name!r} is unknown" for name, one in zip(names, controls, strict=True) if not one
        ]
        known = tuple(one for one in controls if one is not None)
        problems += [f"{action}: {one} stands for something else too" for one in known if one in taken]
        if known or not names:
            found[Action(action)] = tuple(one for one in known if one not in taken)
            taken |= set(known)
    return found, tuple(problems)


def _merged(
    usual: Mapping[Action, tuple[Control, ...]], chosen: Mapping[Action, tuple[Control, ...]]
) -> dict[Action, tuple[Control, ...]]:
    """Return the defaults overridden by the chosen bindings.

    A chosen control is removed from all other actions.
    """
    taken = {control for has in chosen.values() for control in has}
    rest = {action: tuple(one for one in has if one not in taken) for action, has in usual.items()}
    return {**rest, **chosen}


def _to_keep(
    now: Mapping[Action, tuple[Control, ...]],
    usual: Mapping[Action, tuple[Control, ...]],
    before: Kept,
    parse: Callable[[str], Control | None],
) -> Kept:
    foreign = {name: tuple(one for one in names if parse(one) is None) for name, names in before.items()}
    changed = {
        str(action): (*map(str, now.get(action, ())), *foreign.get(action, ()))
        for action in Action
        if now.get(action, ()) != usual.get(action, ()) or foreign.get(action)
    }
    unread = {name: names for name, names in before.items() if name not in set(Action)}
    return {**changed, **unread}
