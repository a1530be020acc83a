"""Cards as pale prints in one colour, as they stand in an album before they are found."""

from typing import Final, TypeAlias

import pygame

LIGHTER: Final = 66
"""How much lighter a print is than its card, of 255: the ink stays, and colours become faint tones."""

_Key: TypeAlias = tuple[int, float, str, str]


class Engravings:
    """The prints of card images, each made once for its size and colours."""

    def __init__(self) -> None:
        """Start without prints."""
        self._made: dict[_Key, tuple[pygame.Surface, pygame.Surface]] = {}
        self._used: set[_Key] = set()

    def finish(self) -> None:
        """End the frame: forget the prints that it did not use."""
        if len(self._made) > len(self._used):
            self._made = {key: made for key, made in self._made.items() if key in self._used}
        self._used.clear()

    def get(self, card: pygame.Surface, factor: float, ink: str, paper: str) -> pygame.Surface:
        """Return the print of a card image, scaled by a factor: dark parts in `ink`, the rest on `paper`."""
        key = (id(card), factor, ink, paper)
        self._used.add(key)
        found = self._made.get(key)
        if found is None or found[0] is not card:
            # The image is kept as well, so that its id belongs to no other one.
            found = self._made[key] = (card, _printed(card, factor, ink, paper))
        return found[1]


def _printed(card: pygame.Surface, factor: float, ink: str, paper: str) -> pygame.Surface:
    if factor != 1.0:
        wide, high = card.get_size()
        card = pygame.transform.smoothscale(card, (round(wide * factor), round(high * factor)))
    tones = pygame.transform.grayscale(card)
    tones.fill((LIGHTER,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    dark, light = pygame.Color(ink), pygame.Color(paper)
    span = tuple(max(0, high - low) for high, low in zip(light[:3], dark[:3], strict=True))
    tones.fill(span, special_flags=pygame.BLEND_RGB_MULT)
    tones.fill(dark[:3], special_flags=pygame.BLEND_RGB_ADD)
    return tones
