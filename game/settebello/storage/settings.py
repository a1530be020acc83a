"""The player's settings; `settings_file` reads and writes them."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from settebello.datafile import FOLDER_NAME
from settebello.storage.assists import Assists

FORMAT = 1
"""The file format; raised only together with a migration of older files."""


class Speed(StrEnum):
    """The speed of card animations and opponents."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


class Pace(StrEnum):
    """The minimum thinking time that opponents show."""

    QUICK = "quick"
    NATURAL = "natural"
    UNHURRIED = "unhurried"


class Talk(StrEnum):
    """How much opponents talk."""

    OFF = "off"
    RARE = "rare"
    LIVELY = "lively"


class Table(StrEnum):
    """The table surface; `AUTO` is the one that suits the deck."""

    AUTO = "auto"
    WOOD = "wood"
    WOOD_LIGHT = "wood_light"
    FELT = "felt"
    FELT_BLUE = "felt_blue"
    DARK = "dark"
    CONTRAST = "contrast"


class Party(StrEnum):
    """Who plays: one person, several persons taking turns at one screen, or only opponents."""

    ALONE = "alone"
    SEVERAL = "several"
    NOBODY = "nobody"


class Motion(StrEnum):
    """How much is animated: as the system is set, everything, or only the necessary."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class PadSigns(StrEnum):
    """The button signs shown for a gamepad: those of the connected one, or a fixed brand."""

    AUTO = "auto"
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


@dataclass(frozen=True, slots=True)
class WindowSize:
    """The window's size in the system's units, at least 800 by 500, and its place.

    `x` and `y` are the upper left corner across all screens; None if unknown. Size and place are those of the
    window when it is neither maximised nor full screen. `screens` describes the screens at that time.
    """

    width: Annotated[int, Field(ge=800, le=16384)] = 1280
    height: Annotated[int, Field(ge=500, le=16384)] = 720
    x: Annotated[int, Field(ge=-65536, le=65536)] | None = None
    y: Annotated[int, Field(ge=-65536, le=65536)] | None = None
    maximised: bool = False
    screens: str = ""


@dataclass(frozen=True, slots=True)
class TableMemory:
    """The last configuration of a variant: players, opponents by id, and changed rules.

    `changes` are dotted keys with plain values, which today's rules may no longer accept.
    """

    players: int
    opponents: tuple[str, ...] = ()
    changes: dict[str, Any] = field(default_factory=dict)
    party: Annotated[Party, Field(strict=False)] = Party.ALONE
    people: tuple[Annotated[str, Field(max_length=24)] | None, ...] = ()
    """With several persons: their names by seat, None for an opponent."""
    stand_in: str = ""
    """The opponent, by id, on the first seat when only opponents play."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, the window's size, and the last configuration of each variant."""

    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] | None = None
    """A language code; None: the system's."""
    speed: Annotated[Speed, Field(strict=False)] = Speed.NORMAL
    pace: Annotated[Pace, Field(strict=False)] = Pace.NATURAL
    talk: Annotated[Talk, Field(strict=False)] = Talk.RARE
    cut: bool = False
    """Whether a person cuts the deck before each deal."""
    sound: bool = True
    """Whether there is any sound, speech included."""
    volume: Annotated[float, Field(ge=0, le=1)] = 0.7
    """The volume of cards and buttons."""
    ambience: Annotated[float, Field(ge=0, le=1)] = 0.25
    """The volume of the osteria in the background; 0 is off."""
    music: Annotated[float, Field(ge=0, le=1)] = 0.5
    """The volume of the music; 0 is off."""
    table_music: bool = False
    """Whether there is music at the table too, and not only at the title."""
    speech: bool = False
    """Whether the screen is also spoken."""
    speech_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    speech_rate: Annotated[float, Field(ge=0, le=1)] = 0.5
    """The speaking rate: half the usual at 0, twice the usual at 1."""
    value_badges: bool = False
    """Whether each card shows its value in a corner."""
    large_index: bool = False
    """Whether each card shows a large letter and suit sign in its corners."""
    large_cards: bool = False
    """Whether the hand is drawn larger, at the cost of the table."""
    skin: Annotated[str, Field(pattern=FOLDER_NAME)] | None = None
    """The skin for every game, by the name of its folder; None: the one that suits each game."""
    decks: dict[str, Annotated[str, Field(pattern=FOLDER_NAME)]] = field(default_factory=dict)
    """The skins chosen for single variants, by the variant's id; they take precedence over `skin`."""
    back: Annotated[str, Field(pattern=FOLDER_NAME)] | None = None
    """The card back by id; None or an unknown id: the skin's first back."""
    style: Annotated[str, Field(pattern=FOLDER_NAME)] | None = None
    """The style (alternative pictures for some cards) by id; None or an unknown id: the usual pictures."""
    ui_scale: Annotated[int, Field(ge=80, le=200)] = 100
    """The size of the whole interface, in percent of the size that fits the window best."""
    text_size: Annotated[int, Field(ge=100, le=150)] = 100
    """The size of texts, in percent of the usual; boxes grow or texts wrap."""
    plain_letters: bool = False
    """Whether the font is one whose letters are easy to tell apart."""
    motion: Annotated[Motion, Field(strict=False)] = Motion.SYSTEM
    high_contrast: bool = False
    """Whether everything is drawn in black, white and a few strong colours."""
    safe_marks: bool = False
    """Whether marks have thicker lines and colours that colour-blind people can tell apart."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Custom key bindings, as lists of key names by action; unknown names are ignored."""
    buttons: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Custom gamepad bindings, in the same form."""
    steady_presses: bool = False
    """Whether a repeated press within half a second is ignored."""
    pad_signs: Annotated[PadSigns, Field(strict=False)] = PadSigns.AUTO
    full_screen: bool = False
    table: Annotated[Table, Field(strict=False)] = Table.AUTO
    assists: Assists = field(default_factory=Assists)
    window: WindowSize = field(default_factory=WindowSize)
    watch_bare: bool = True
    """Whether all hands are open when only opponents play."""
    watch_on: bool = True
    """Whether the next deal then starts automatically."""
    achievements: bool = True
    """Whether a finished match shows new achievements."""
    lessons: tuple[str, ...] = ()
    """The completed chapters of the tutorial, by id."""
    lately: tuple[str, ...] = ()
    """The variants played last, by id, newest first."""
    tables: dict[str, TableMemory] = field(default_factory=dict)
    """The last configuration of each variant, by its id."""


class SettingsFile(BaseModel):
    """The schema of the settings file; omitted settings have their default values."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Literal[1]
    settings: Settings = Settings()
