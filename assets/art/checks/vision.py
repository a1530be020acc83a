"""How pictures look to eyes that see fewer colours, and how far two pictures are apart."""

from enum import StrEnum

import numpy as np
import numpy.typing as npt
import pygame

Pixels = npt.NDArray[np.float64]
"""Colours as parts of one in the last of the axes: red, green and blue, or what they were made into."""


class Sight(StrEnum):
    """Who looks: with all colours, without green, red or blue cones, or without any colour."""

    NORMAL = "normal"
    DEUTAN = "deutan"
    PROTAN = "protan"
    TRITAN = "tritan"
    GREY = "grey"


# The usual simulation at full strength, as matrices on linear light.
_LEFT = {
    Sight.NORMAL: np.eye(3),
    Sight.DEUTAN: np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    Sight.PROTAN: np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    Sight.TRITAN: np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    Sight.GREY: np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE_POINT = np.array([0.9505, 1.0, 1.089])


def pixels(surface: pygame.Surface) -> Pixels:
    """The colours of a surface, column by column."""
    return pygame.surfarray.array3d(surface).astype(np.float64) / 255


def seen(colours: Pixels, sight: Sight) -> Pixels:
    """The colours that somebody with this sight takes them for."""
    light: Pixels = np.clip(_linear(colours) @ _LEFT[sight].T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def lab(colours: Pixels) -> Pixels:
    """The same colours in the space where distances are differences that one sees."""
    xyz = _linear(colours) @ _TO_XYZ.T / _WHITE_POINT
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def apart(first: Pixels, second: Pixels) -> float:
    """The mean difference of two pictures given in Lab."""
    return float(np.mean(np.linalg.norm(first - second, axis=-1)))


def _linear(colours: Pixels) -> Pixels:
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def contrast(first: str, second: str) -> float:
    """How much lighter the lighter of two colours is, as contrasts of texts are measured: from 1 to 21."""
    darker, lighter = sorted(_luminance(colour) for colour in (first, second))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return float(_linear(channels) @ _TO_XYZ[1])
