"""The colours of the children's map: those of the osteria's window, in daylight."""

INK = "#201a17"
CUT = "#46551f"
"""What is cut into the land: not as black as the ink around things, as the stops lie on it."""

SKY, SKY_LOW, CLOUD = "#8fc3cf", "#c9dfcb", "#fbf1d8"
SEA, SEA_DEEP, SHALLOW, WAVE, FOAM = "#3d86a8", "#2f7297", "#6db0bd", "#235a80", "#e9f0dc"
SAND, SAND_DARK = "#e8cb8a", "#c69f58"
LAND, LAND_DARK = "#9db560", "#7d9848"
MEADOW, MEADOW_DARK = "#aabf6b", "#88a14d"
VINES, VINES_DARK = "#93ab55", "#6a8840"
GROVE, GROVE_DARK = "#86a558", "#62843f"
WHEAT, WHEAT_DARK = "#dcb95f", "#b98d3c"
EARTH, EARTH_DARK = "#c39a5f", "#9a6f3d"
LEAF, LEAF_DARK = "#55803f", "#365c2c"
CYPRESS, CYPRESS_DARK = "#3f6b41", "#274a31"
FAR, FAR_DARK = "#7fa38c", "#5f8674"
LAVA, LAVA_LEE, LAVA_CUT = "#8795a3", "#65768e", "#45577a"
WALL, WALL_DARK = "#f4e3bd", "#d3b783"
ROOF, ROOF_DARK = "#cf6a43", "#97412a"
OCHRE, OCHRE_DARK = "#e0a54a", "#b17a2a"
SAIL = "#fbf4df"
LEMON = "#f6d34a"
TRUNK = "#7a5431"

OUTLINE, FINE = 3.0, 2.2
"""The ink around land and hills, and around what is small."""
HEAVY = (0.7, 1.0)
