"""How the screens behave for one child, as the adults set it (docs/learning.md, section 11.2)."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from settebello.learning.children.environment import Environment


class Helping(StrEnum):
    """How much help a child is offered, as the adults set it."""

    SPARSE = "sparse"
    NORMAL = "normal"
    GENEROUS = "generous"


class Remedy(StrEnum):
    """A child's own preferred picture of sums; AUTO takes the one that shows the error best."""

    AUTO = "auto"
    TEN_FRAME = "ten_frame"
    NUMBER_LINE = "number_line"
    SCALE = "scale"
    BOND = "bond"


class Partner(StrEnum):
    """How well the partner plays in deals for practice; AUTO as the level of the activity has it."""

    AUTO = "auto"
    GENTLE = "gentle"
    FRIENDLY = "friendly"
    STRONG = "strong"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildSettings:
    """How the screens behave for one child.

    auto_take: a set that fits is taken without a press of the button. calm: fewer cards, pips and ten-frames
    always, and no time is looked at. still: pictures of sums do not move, and nothing else more than it has
    to. missed: in a deal it is told what could have been taken. open_hands: the partner's cards lie open in
    games with a small pack. around: what is seen and heard besides.
    """

    helping: Annotated[Helping, Field(strict=False)] = Helping.NORMAL
    picture: Annotated[Remedy, Field(strict=False)] = Remedy.AUTO
    auto_take: bool = False
    calm: bool = False
    still: bool = False
    missed: bool = True
    open_hands: bool = False
    partner: Annotated[Partner, Field(strict=False)] = Partner.AUTO
    around: Environment = field(default_factory=Environment)

    @property
    def remedy(self) -> Remedy:
        """The picture of sums that is shown: in calm the ten-frame, where none was chosen."""
        return Remedy.TEN_FRAME if self.calm and self.picture is Remedy.AUTO else self.picture
