"""What the player has chosen, from one start to the next."""

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from settebello import datafile
from settebello.storage import files
from settebello.storage.assists import Assists

NAME = "^[A-Za-z0-9_][A-Za-z0-9_. -]{0,63}$"
"""What folders of skins, and the ids in them, may be called."""
FORMAT = 1
"""Raised only together with a migration of the older files."""


class Speed(StrEnum):
    """How fast cards move and opponents play."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


class Pace(StrEnum):
    """How long opponents seem to think before they play, at the least."""

    QUICK = "quick"
    NATURAL = "natural"
    UNHURRIED = "unhurried"


class Talk(StrEnum):
    """How much opponents say."""

    OFF = "off"
    RARE = "rare"
    LIVELY = "lively"


class Table(StrEnum):
    """What the cards lie on."""

    WOOD = "wood"
    WOOD_LIGHT = "wood_light"
    FELT = "felt"
    FELT_BLUE = "felt_blue"
    DARK = "dark"
    CONTRAST = "contrast"


class Party(StrEnum):
    """Who of a table sits before the screen: one person, several people in turn, or nobody who plays."""

    ALONE = "alone"
    SEVERAL = "several"
    NOBODY = "nobody"


class Motion(StrEnum):
    """How much moves: as the system is set, everything, or no more than has to."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class PadSigns(StrEnum):
    """Whose signs are shown for the buttons of a gamepad: those that fit it, or always these."""

    AUTO = "auto"
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


@dataclass(frozen=True, slots=True)
class WindowSize:
    """The window's size in the system's units, at least 800 by 500, and where it was.

    `x` and `y` are its upper left corner among all screens, None where it never was anywhere; size and place
    are those it has while it is neither maximised nor full screen. `screens` are the sizes of the screens
    there were then.
    """

    width: Annotated[int, Field(ge=800, le=16384)] = 1280
    height: Annotated[int, Field(ge=500, le=16384)] = 720
    x: Annotated[int, Field(ge=-65536, le=65536)] | None = None
    y: Annotated[int, Field(ge=-65536, le=65536)] | None = None
    maximised: bool = False
    screens: str = ""


@dataclass(frozen=True, slots=True)
class TableMemory:
    """How a variant was last put together: players, opponents by id, and what differed from its rules.

    `changes` are dotted keys with plain values, whatever the rules say of them today.
    """

    players: int
    opponents: tuple[str, ...] = ()
    changes: dict[str, Any] = field(default_factory=dict)
    party: Annotated[Party, Field(strict=False)] = Party.ALONE
    people: tuple[Annotated[str, Field(max_length=24)] | None, ...] = ()
    """Where several people play: their names by seat, None for an opponent."""
    stand_in: str = ""
    """The opponent, by id, on the first seat while nobody but opponents plays."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is set in Settings, the window's size, and the games as they were last played."""

    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] | None = None
    """A language's code; None: the system's."""
    speed: Annotated[Speed, Field(strict=False)] = Speed.NORMAL
    pace: Annotated[Pace, Field(strict=False)] = Pace.NATURAL
    talk: Annotated[Talk, Field(strict=False)] = Talk.RARE
    sound: bool = True
    """Whether anything is heard at all, speech included."""
    volume: Annotated[float, Field(ge=0, le=1)] = 0.7
    """How loud cards and buttons are."""
    ambience: Annotated[float, Field(ge=0, le=1)] = 0.0
    """How loud the osteria around the table is; 0 is not at all."""
    speech: bool = False
    """Whether what is seen is also said."""
    speech_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    speech_rate: Annotated[float, Field(ge=0, le=1)] = 0.5
    """How fast is spoken: half as fast as usual at 0, twice as fast at 1."""
    value_badges: bool = False
    """Whether each card shows its value in a corner."""
    large_index: bool = False
    """Whether each card shows a large letter and the sign of its suit in its corners."""
    large_cards: bool = False
    """Whether the cards in the hand are larger, at the cost of the table."""
    skin: Annotated[str, Field(pattern=NAME)] = "napoletane"
    """The pictures of the cards, by the name of their folder."""
    back: Annotated[str, Field(pattern=NAME)] | None = None
    """The back of the cards by its id; None, or one that the skin has not: the skin's first."""
    style: Annotated[str, Field(pattern=NAME)] | None = None
    """Other pictures of some cards by their id; None, or one that the skin has not: the usual ones."""
    ui_scale: Annotated[int, Field(ge=80, le=200)] = 100
    """How large everything on the screen is, in percent of what fits the window best."""
    text_size: Annotated[int, Field(ge=100, le=150)] = 100
    """How large letters are, in percent of the usual; boxes grow with them or texts wrap."""
    plain_letters: bool = False
    """Whether letters are those that are easy to tell apart."""
    motion: Annotated[Motion, Field(strict=False)] = Motion.SYSTEM
    high_contrast: bool = False
    """Whether everything is drawn in black, white and a few strong colours."""
    safe_marks: bool = False
    """Whether marks have the colours that everybody can tell apart, and thicker lines."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of what can be done, by names, where they are not usual; unknown names are ignored."""
    buttons: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The same for the buttons of gamepads."""
    steady_presses: bool = False
    """Whether the same press again within half a second is none."""
    pad_signs: Annotated[PadSigns, Field(strict=False)] = PadSigns.AUTO
    full_screen: bool = False
    table: Annotated[Table, Field(strict=False)] = Table.WOOD
    assists: Assists = field(default_factory=Assists)
    window: WindowSize = field(default_factory=WindowSize)
    watch_bare: bool = True
    """Whether the hands lie open while opponents play among themselves."""
    watch_on: bool = True
    """Whether the next deal comes by itself then."""
    achievements: bool = True
    """Whether a match that is over tells what was achieved in it."""
    lessons: tuple[str, ...] = ()
    """The chapters of the tutorial played to their end, by id."""
    lately: tuple[str, ...] = ()
    """The variants played last, by id, the newest first."""
    tables: dict[str, TableMemory] = field(default_factory=dict)
    """How each variant was last put together, by its id."""


class SettingsFile(BaseModel):
    """The file: the format's number, and the settings; what is left out has its first value."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Literal[1]
    settings: Settings = Settings()


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The settings could not be read: for one sentence to the player."""

    reason: str
    """What is wrong with it, for a person who looks into files; in English."""
    kept_as: Path | None
    """Where the damaged file is now; None when it stayed where it was."""


def read_settings(path: Path) -> tuple[Settings, Unreadable | None]:
    """The settings in `path`; the first values when there is no such file, or none that can be read.

    A damaged file is never overwritten: it is kept under another name, and the second value says so.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Unreadable(str(error), None)
    try:
        return datafile.validate(datafile.load(content, str(path)), SettingsFile).settings, None
    except datafile.DataError as error:
        return Settings(), Unreadable(str(error), _keep(path))


def _keep(path: Path) -> Path | None:
    try:
        return files.set_aside(path)
    except OSError:
        return None


def write_settings(path: Path, settings: Settings) -> None:
    """Replace the file in one step; raises OSError."""
    files.write_text(path, datafile.dump({"format": FORMAT, "settings": asdict(settings)}))
