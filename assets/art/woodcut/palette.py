"""The colours of every card: a base and, with `_DARK`, its shade."""

INK = "#201a17"
FRAME_INK = "#201a16"
PAPER = "#f7edd4"
EDGE = "#cdbb8f"

RED, RED_DARK = "#c93a25", "#96241a"
GOLD, GOLD_DARK = "#f2b632", "#c8841c"
BLUE, BLUE_DARK = "#2a5ca5", "#1b3d75"
GREEN, GREEN_DARK = "#3b8a4c", "#25613a"
SKY, SKY_DARK = "#8fbfd9", "#5f98bb"
WHITE, WHITE_DARK = "#fffaea", "#d9cdb0"
BROWN, BROWN_DARK = "#8b5a2e", "#613a1c"
STEEL, STEEL_DARK = "#c9d5dc", "#8ea1ae"
TEAL, TEAL_DARK = "#2f9387", "#1d635c"
PLUM = "#8c4a78"
BLACK = "#2b2724"
GREY_DARK = "#757c82"

SKIN, SKIN_DARK = "#f3cda4", "#dda377"
SKIN_OLIVE, SKIN_OLIVE_DARK = "#e2ab78", "#b97f4d"
SKIN_BROWN, SKIN_BROWN_DARK = "#c98d5c", "#9a6539"
SKIN_DEEP, SKIN_DEEP_DARK = "#96603c", "#6b3f24"
BLUSH = "#e58a66"
LIPS = "#c4412c"
HAIR = "#7a4420"
CROWN, CROWN_DARK = "#f3b735", "#c9861f"
"""Lips, blush and crown keep their own colours so that a change of palette never touches them."""

SHADE = {
    RED: RED_DARK,
    GOLD: GOLD_DARK,
    BLUE: BLUE_DARK,
    GREEN: GREEN_DARK,
    SKY: SKY_DARK,
    WHITE: WHITE_DARK,
    BROWN: BROWN_DARK,
    STEEL: STEEL_DARK,
    TEAL: TEAL_DARK,
    SKIN: SKIN_DARK,
    SKIN_OLIVE: SKIN_OLIVE_DARK,
    SKIN_BROWN: SKIN_BROWN_DARK,
    SKIN_DEEP: SKIN_DEEP_DARK,
}
"""The shade that belongs to a base colour."""

CHEEK = {SKIN: BLUSH, SKIN_OLIVE: "#d9794f", SKIN_BROWN: "#c06a45", SKIN_DEEP: "#b5674a"}
"""The red of a cheek by the colour of the skin: the one that glows on a pale face paints a dark one."""
