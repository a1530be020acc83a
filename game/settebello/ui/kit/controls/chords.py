"""A key with its modifiers: its name in files, and its label on the screen."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Final, Self

import pygame

from settebello.i18n import Aloud, Text, t, value_text
from settebello.i18n.sign_names import named_sign

CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META
"""The modifier Control, or Command on a Mac."""
WITHOUT_LETTER: Final = 1 << 30
"""Key codes from here on write no character."""
DELETE: Final = 127
FIRST_SCANCODE_LETTER: Final = 4
"""Scancode of the key that is A on an American keyboard; the other letters follow in order."""
FIRST_SCANCODE_DIGIT: Final = 30
"""Scancode of the key 1 in the upper row; the others follow up to 0."""

DIGITS: Final[Mapping[int, int]] = MappingProxyType(
    {
        **{pygame.K_1 + n: n + 1 for n in range(9)},
        pygame.K_0: 10,
        **{pygame.K_KP_1 + n: n + 1 for n in range(9)},
        pygame.K_KP_0: 10,
    }
)
"""The card numbers that the number keys select; the key 0 is the tenth card."""

BESIDE: Final = frozenset(
    {
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    }
)
"""Keys without a meaning of their own, such as modifiers."""

CAPS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "return": t("Enter"),
        "kp_enter": value_text(Aloud(t("Enter (numpad)"), t("{key} on the number pad", key=t("Enter")))),
        "escape": value_text(Aloud(t("Esc"), t("Escape"))),
        "space": t("Space"),
        "tab": t("Tab"),
        "backspace": t("Backspace"),
        "delete": t("Delete"),
        "insert": t("Insert"),
        "home": t("Home"),
        "end": t("End"),
        "pageup": t("Page up"),
        "pagedown": t("Page down"),
        "up": t("Up"),
        "down": t("Down"),
        "left": t("Left"),
        "right": t("Right"),
    }
)
"""Labels of keys that have a word on their cap."""
SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"kp_plus": "+", "kp_minus": "−", "kp_multiply": "×", "kp_divide": "÷", "kp_period": ".", "minus": "−"}
)


LETTERS: Final = 0x110000
"""First value beyond the range of Unicode code points."""


@cache
def _names() -> Mapping[int, str]:
    """Return pygame's name of every key, in lower case."""
    names: dict[int, str] = {}
    for constant in sorted(dir(pygame), key=len):
        if constant.startswith("K_"):
            names[getattr(pygame, constant)] = constant[2:].lower()
    return names


@cache
def _keys() -> Mapping[str, int]:
    return {name: key for key, name in _names().items()}


@dataclass(frozen=True, slots=True)
class Chord:
    """A key with the modifiers Control, Shift and Alt; written `ctrl+shift+n`.

    >>> Chord.parse("ctrl+n").shift
    False
    """

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a chord; raises ValueError for an unknown key."""
        *held, name = text.strip().lower().split("+")
        unknown = set(held) - {"ctrl", "shift", "alt"}
        key = _keys().get(name) or (ord(name) if len(name) == 1 else 0)
        if unknown or not key or key in BESIDE:
            raise ValueError(f"{text!r} is no key")
        return cls(key, "ctrl" in held, "shift" in held, "alt" in held)

    @classmethod
    def of(cls, key: int, modifiers: int) -> Self:
        """Return the chord of a key event."""
        return cls(
            key,
            bool(modifiers & CONTROL),
            bool(modifiers & pygame.KMOD_SHIFT),
            bool(modifiers & pygame.KMOD_ALT),
        )

    def __str__(self) -> str:
        """Return the name used in files."""
        return "+".join((*self._held, self._name))

    @property
    def cap(self) -> Text | str:
        """The label on the screen."""
        name = self._name
        cap = CAPS.get(name) or SIGNS.get(name)
        if cap is None and name.startswith("kp_") and len(name) == 4:
            digit = name[-1]
            pad = t("{key} on the number pad", key=digit)
            cap = value_text(Aloud(t("{key} (numpad)", key=digit), pad))
        if cap is None:
            cap = chr(self.key).upper() if self.key < WITHOUT_LETTER else name.replace("_", " ").capitalize()
        return self._with(named_sign(cap) if isinstance(cap, str) else cap)

    def _with(self, cap: Text | str) -> Text | str:
        match self.ctrl, self.alt, self.shift:
            case True, False, True:
                written = t("Ctrl + Shift + {key}", key=cap)
                return value_text(Aloud(written, t("Control Shift {key}", key=cap)))
            case True, _, _:
                return value_text(Aloud(t("Ctrl + {key}", key=cap), t("Control {key}", key=cap)))
            case _, True, _:
                return value_text(Aloud(t("Alt + {key}", key=cap), t("Alt {key}", key=cap)))
            case _, _, True:
                return value_text(Aloud(t("Shift + {key}", key=cap), t("Shift {key}", key=cap)))
            case _:
                return cap

    @property
    def known(self) -> bool:
        """Whether the key has a name or a character that can be shown; media keys have neither."""
        shown = 0 < self.key < LETTERS and chr(self.key).isprintable()
        return shown or (self.key in _names() and self.key != pygame.K_UNKNOWN)

    @property
    def writes(self) -> bool:
        """Whether the key types a character in a text field; the space does not count."""
        letter = pygame.K_SPACE < self.key < WITHOUT_LETTER and self.key != DELETE
        return letter and not (self.ctrl or self.alt)

    @property
    def loose(self) -> "Chord":
        """The same chord without Shift."""
        return replace(self, shift=False)

    @property
    def alone(self) -> "Chord":
        """The same key without modifiers."""
        return Chord(self.key)

    def same_held(self, other: "Chord") -> bool:
        """Return whether both chords have the same modifiers."""
        return (self.ctrl, self.alt, self.shift) == (other.ctrl, other.alt, other.shift)

    @property
    def _held(self) -> tuple[str, ...]:
        return tuple(name for name in ("ctrl", "alt", "shift") if getattr(self, name))

    @property
    def _name(self) -> str:
        return _names().get(self.key) or chr(self.key)


def us_layout_key(key: int, scancode: int) -> int | None:
    """Return the key at this position on an American keyboard, or None for keys with a Latin letter.

    Digits work by position too: the upper row of a French keyboard types other characters first.
    """
    if FIRST_SCANCODE_DIGIT <= scancode < FIRST_SCANCODE_DIGIT + 10:
        return (
            pygame.K_0
            if scancode == FIRST_SCANCODE_DIGIT + 9
            else pygame.K_1 + scancode - FIRST_SCANCODE_DIGIT
        )
    foreign = DELETE < key < WITHOUT_LETTER
    if foreign and FIRST_SCANCODE_LETTER <= scancode < FIRST_SCANCODE_LETTER + 26:
        return pygame.K_a + scancode - FIRST_SCANCODE_LETTER
    return None
