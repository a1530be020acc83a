"""A child's settings, as adults set them (docs/learning.md, section 11.2)."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from settebello.learning.children.environment import Environment


class Helping(StrEnum):
    """How much help a child is offered."""

    SPARSE = "sparse"
    NORMAL = "normal"
    GENEROUS = "generous"


class Remedy(StrEnum):
    """A child's preferred picture of sums; AUTO takes the one that explains the error best."""

    AUTO = "auto"
    TEN_FRAME = "ten_frame"
    NUMBER_LINE = "number_line"
    SCALE = "scale"
    BOND = "bond"


class Partner(StrEnum):
    """How well the partner plays in practice deals; AUTO takes the level that the activity names."""

    AUTO = "auto"
    GENTLE = "gentle"
    FRIENDLY = "friendly"
    STRONG = "strong"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildSettings:
    """A child's settings. `helping` and `open_hands` are None where the child's age decides.

    auto_take: a set that fits is taken without the button. calm: fewer cards, always pips and ten-frames, and
    time is not evaluated. still: pictures of sums do not move, and animations are reduced. missed: after a
    turn of a deal the child is told which sum it could have taken. open_hands: the partner's cards lie face
    up in games with a small pack. voice: what the screens ask is spoken; None: by the age.
    around: settings of sight and sound.
    """

    helping: Annotated[Helping, Field(strict=False)] | None = None
    picture: Annotated[Remedy, Field(strict=False)] = Remedy.AUTO
    auto_take: bool = False
    calm: bool = False
    still: bool = False
    missed: bool = True
    open_hands: bool | None = None
    voice: bool | None = None
    partner: Annotated[Partner, Field(strict=False)] = Partner.AUTO
    around: Environment = field(default_factory=Environment)

    @property
    def remedy(self) -> Remedy:
        """The picture of sums that is shown; with `calm` the ten-frame where none was chosen."""
        return Remedy.TEN_FRAME if self.calm and self.picture is Remedy.AUTO else self.picture
