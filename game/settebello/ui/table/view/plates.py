"""The plates on the table: one per seat, and the score plate with the variant."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from settebello.engine import Seat, Side
from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, INK, INK_SOFT, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import LEGIBLE, Words
from settebello.ui.table.layout import Edge, SeatPlace, Spot, TableLayout
from settebello.ui.table.layout.seat_places import EDGE, PORTRAIT_OUT
from settebello.ui.table.model.banter.mood import CALM_FACE, closed_eyes
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.view import signs
from settebello.ui.table.view.won_signs import Won, prize_spot

VARIANT: Final = 25.0
SIDE: Final = 19.0
SMALL_SIDE: Final = 0.7 * SIDE
"""Size of names in two lines."""
FACE: Final = 29.0
FACE_STEP: Final = 31.0
"""Size of the faces of a side in place of its names, and the distance between them."""
SIGN: Final = 28.0
HOUSE: Final = replace(PLATE, fill="#5a3413", rim="#3d210b", border="#ffb84d", border_width=2.5)
"""The style of the score plate when house rules apply."""
LARGEST: Final = 1.22
"""How much larger a face is for a while when it reacts."""
POINTS_WIDE: Final = 22.0
"""Width of the points on a seat's plate."""
DEALER: Final = 24.0
"""Width of the dealer's sign before the second line."""
CORNER: Final = 24.0
"""Size of that sign in the corner of a plate whose words need the room."""
FITTING: Final = 0.98
"""How much of its room a long name takes at most: letters advance by whole pixels."""
RIM: Final = 1.2
"""The empty margin of an enlarged portrait."""
INWARDS: Final = 5.0
"""How far a portrait at the left edge of the window grows towards the name at most."""
POINTER_IN: Final = 28.0
POINTER_DOWN: Final = 8.0
"""Where the arrow of the turn is on a plate at the side: from its free end, and below its edge."""
POINTER_OUT: Final = 14.0
"""How far the middle of that arrow is beyond the right end of any other plate: it leaves the name free."""
BEFORE_SIGNS: Final = 12.0
"""Least distance of a name on the score plate from the signs after it: they stand out of their squares."""
BEFORE_WORDS: Final = 8.0
"""Distance of the words from the left end of a plate whose portrait is at the other end."""
MARGIN: Final = 7.0
"""Least distance of a name from the right end of a plate; longer names are in smaller letters."""
LEAST_MARGIN: Final = 1.5
"""Least distance of a long second line from the right end of a plate."""
HOUSE_TAG: Final = BoxStyle("#ffc766", "#e89f35", border="#2a1c14", border_width=1.0, radius=9, shadow=0.4)


class Face(Enum):
    """The pictures of a face that a reaction needs."""

    USUAL = auto()
    CLOSED = auto()
    LARGE = auto()


@dataclass(frozen=True, slots=True)
class ScorePlate:
    """The content of the score plate: variant, target score, and each side with its points.

    `teams`: a side has more than one player, so each side has a sign. `house_rules` is the number of changed
    rules.
    """

    variant: Words
    goal: Text
    sides: tuple[tuple[Words, int], ...]
    teams: bool = False
    house_rules: int = 0


NOTHING: Final = Won()


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a seat shown on its plate.

    `side` is None when there are no teams; `role` is the role relative to the owner. `points` are the points
    of the side, when the plate shows them, and `won` its signs in this deal.
    """

    dealer: bool = False
    leader: bool = False
    turn: bool = False
    thinking: bool = False
    side: int | None = None
    role: Text | None = None
    points: int | None = None
    won: Won = NOTHING
    wordy: bool = True

    @property
    def line(self) -> Text | None:
        """The second line of the plate, or None.

        In teams the role comes before "Dealer", which a glyph shows anyway.
        """
        if not self.wordy:
            return None
        if self.thinking:
            return t("is thinking …")
        if self.turn:
            return t("to play")
        if self.role is not None:
            return self.role
        if self.dealer:
            return t("Dealer")
        return t("First to play") if self.leader else None

    @property
    def colours(self) -> tuple[str, str]:
        """The colours of the name and of the second line: ink on paper, or light on the plate of the turn."""
        return (CREAM, PAPER_SHADE) if self.turn else (INK, INK_SOFT)


def draw_plate(canvas: Canvas, place: SeatPlace, player: Player, standing: Standing) -> None:
    """Draw the plate of a seat: portrait, side, name, state in the deal, turn marker."""
    area = place.plate
    canvas.box(area, signs.PLATE_TURN if standing.turn else signs.PLATE_PAPER)
    bold, plain = standing.colours
    middle = area.centre[1]
    draw_portrait(canvas, place, player.avatar, standing.side)
    # At the edge of the window a face that reacts also grows towards the name.
    left, right = _words_between(place)
    room = whole = right - left
    aside = place.edge in {Edge.LEFT, Edge.RIGHT}
    second = standing.line
    up = _up(place, standing)
    down = middle + 0.22 * area.height
    high = area.height
    if standing.points is not None:
        end = _points_end(place, turn=standing.turn)
        taken = right + MARGIN - end + POINTS_WIDE + 2 + standing.won.width
        needed = canvas.text_width(player.name, size=signs.READABLE / canvas.k, role=Role.BOLD)
        # Points are beside the name, or take the second line where the name needs all the first.
        low = needed > room - taken
        signs.points(canvas, end, down if low else middle - up, standing.points, bold)
        standing.won.draw(canvas, end - POINTS_WIDE, down if low else middle - up)
        if low:
            second, high = None, high / 2
        else:
            room -= taken
    one_line = _draw_name(canvas, player.name, Area(left, area.y, room, high), middle - up, bold)
    shift = 0.0
    beside = second is None or not _too_wide(canvas, second, whole - DEALER)
    if standing.dealer and not (one_line and beside):
        # The words take the room of the sign.
        canvas.glyph("dealer", area.x + 4 if place.mirrored else area.right - 4, area.y + 6, CORNER, GOLD)
    elif standing.dealer:
        # On white, gold would be lost in high contrast.
        gold = standing.turn or not canvas.palette.contrast
        canvas.glyph("dealer", left + 9, down, 19, GOLD if gold else INK)
        shift = DEALER
    if second and one_line:
        room = whole - shift
        if _too_wide(canvas, second, room) and not place.mirrored:
            # Long words come closer to the end of the plate.
            room += MARGIN - LEAST_MARGIN
        size = signs.readable(canvas, 17, second, room)
        canvas.text(second, left + shift, down, size=size, colour=plain, width=room)
    if standing.turn:
        end = area.x + POINTER_IN if place.mirrored else area.right - POINTER_IN
        x, y = (end, area.bottom + POINTER_DOWN) if aside else (area.right + POINTER_OUT, middle)
        signs.pointer(canvas, x, y, "arrow_down" if aside else "arrow_right")


def _words_between(place: SeatPlace) -> tuple[float, float]:
    """Return the x between which the words of a plate are: clear of its portrait, also while that reacts."""
    face, large = place.portrait, enlarged(place.portrait, LARGEST, mirrored=place.mirrored)
    if place.mirrored:
        return place.plate.x + BEFORE_WORDS, min(face.x - 2, large.x + 1)
    return max(face.right + 2, large.right - 1), place.plate.right - MARGIN


def _draw_name(canvas: Canvas, name: Words, area: Area, y: float, colour: str) -> bool:
    """Draw a name in one line at y, or in two when it is too long; return whether it is one line."""
    least, readable = LEGIBLE / canvas.k, signs.READABLE / canvas.k
    words = canvas.say(name).split(" ")
    too_long = canvas.text_width(name, size=readable, role=Role.BOLD) > area.width
    for letters in (max(17.0, readable), readable) if too_long else ():
        lines = area.inset(0, 1)
        longest = max(canvas.text_width(word, size=letters, role=Role.BOLD) for word in words)
        if len(words) == 1:
            # A name of one word is broken near its middle, or where the room ends.
            longest = min(0.66 * longest, area.width)
            lines = replace(lines, width=longest)
        high = canvas.paragraph_height(name, lines.width, size=letters, role=Role.BOLD, spacing=0.85)
        if longest <= area.width and high <= lines.height:
            canvas.paragraph(
                name, lines, size=letters, role=Role.BOLD, colour=colour, spacing=0.85, middle=True
            )
            return False
    size = signs.readable(canvas, 21, name, area.width, Role.BOLD)
    wide = canvas.text_width(name, size=size, role=Role.BOLD)
    if SMALLEST * wide > area.width >= canvas.text_width(name, size=least, role=Role.BOLD):
        size = max(least if too_long else readable, FITTING * size * area.width / wide)
    canvas.text(name, area.x, y, size=size, role=Role.BOLD, colour=colour, width=area.width)
    return True


def _too_wide(canvas: Canvas, words: Words, room: float) -> bool:
    """Return whether words are wider than the room in the smallest letters of a line that is easy to read."""
    return canvas.text_width(words, size=signs.READABLE / canvas.k) > room


def _points_end(place: SeatPlace, *, turn: bool) -> float:
    """Return the right end of the points on a seat's plate: left of the arrow of the turn."""
    aside = place.edge in {Edge.LEFT, Edge.RIGHT}
    if place.mirrored:
        return _words_between(place)[1] + MARGIN - 12
    return place.plate.right - (12 if aside or not turn else 19)


def _up(place: SeatPlace, standing: Standing) -> float:
    """Return how far the name and the points are above the middle of a plate with a second line."""
    return 0.19 * place.plate.height if standing.line or standing.dealer else 0.0


def prepare_portrait(canvas: Canvas, place: SeatPlace, avatar: str, face: Face) -> None:
    """Render a portrait that will be drawn, the same face with closed eyes, or the larger one."""
    match face:
        case Face.USUAL:
            canvas.prepare(avatar, place.portrait)
        case Face.LARGE if not avatar.endswith(CALM_FACE):
            canvas.prepare(avatar, enlarged(place.portrait, LARGEST, mirrored=place.mirrored))
        case Face.CLOSED:
            name = closed_eyes(avatar)
            if name is not None:
                canvas.prepare(name, place.portrait)
        case _:
            pass


def draw_portrait(
    canvas: Canvas,
    place: SeatPlace,
    avatar: str,
    side: int | None,
    *,
    scale: float = 1.0,
    angle: float = 0.0,
) -> None:
    """Draw the portrait of a seat, larger while it reacts, leaning by an angle while its player thinks.

    In teams it has the sign of its side.
    """
    portrait = place.portrait
    if scale > 1.0:
        portrait = enlarged(portrait, scale, mirrored=place.mirrored)
        # One picture for all sizes, so that only one is rendered.
        whole = enlarged(place.portrait, LARGEST, mirrored=place.mirrored)
        middle = Area.centred(*portrait.centre, whole.width, whole.height)
        canvas.picture(avatar, middle, scale=portrait.width / whole.width)
    else:
        canvas.picture(avatar, portrait, angle=angle)
        blink = closed_eyes(avatar)
        if blink is not None:
            canvas.prepare(blink, portrait)
    if side is not None:
        # Where it is at rest, too: another one would be seen beside it.
        x = place.portrait.x + 11 if place.mirrored else place.portrait.right - 11
        signs.side(canvas, x, place.portrait.bottom - 13, SIGN, side)


def enlarged(portrait: Area, scale: float, *, mirrored: bool = False) -> Area:
    """Return the area of a portrait that is larger for a while: it grows upwards and away from the name.

    At the edge of the window it grows less, so that it stays inside and leaves the name free. A `mirrored`
    one is as far from the right edge of the window as a plate at the side.
    """
    outside = EDGE - PORTRAIT_OUT if mirrored else portrait.x
    size = min(scale * portrait.width, outside + portrait.width + INWARDS + RIM)
    top = max(portrait.bottom - size, min(portrait.y, 0.0))
    out = min(size - portrait.width, outside + RIM)
    return Area(portrait.right + out - size if mirrored else portrait.x - out, top, size, size)


def standings(
    layout: TableLayout,
    players: tuple[Player, ...],
    here: TableState,
    thinking: Seat | None,
    points: Sequence[int],
    won: Sequence[Won],
    *,
    wordy: bool = True,
) -> tuple[Standing, ...]:
    """Return the state of each seat; `points` and `won` are by side. `wordy`: plates also say who plays."""
    sides = len(here.piles)
    teams = len(players) > sides
    return tuple(
        Standing(
            dealer=here.dealer == seat,
            leader=here.leader == seat,
            turn=here.turn_of == seat,
            thinking=thinking == seat,
            side=seat % sides if teams else None,
            role=player.role,
            points=points[seat % sides] if layout.points_on_plates else None,
            won=won[seat % sides],
            wordy=wordy,
        )
        for seat, player in enumerate(players)
    )


def draw_faces(canvas: Canvas, layout: TableLayout, players: tuple[Player, ...], here: TableState) -> None:
    """Draw the others' portraits without plates, and an arrow from the seat whose turn it is to its hand."""
    for number, (place, player) in enumerate(zip(layout.seats, players, strict=True)):
        if place.edge is not Edge.BOTTOM:
            draw_portrait(canvas, place, player.avatar, None)
        if here.turn_of == number:
            signs.pointer(canvas, place.plate.right + POINTER_OUT, place.plate.centre[1], "arrow_right")


def draw_score(
    canvas: Canvas,
    layout: TableLayout,
    plate: ScorePlate,
    won: Sequence[Won],
    faces: Sequence[Sequence[str]] = (),
) -> None:
    """Draw the plate with variant, target score and points, and the signs that a side has `won`.

    `faces` are the portraits of each side, which replace names that would be too small.
    """
    area = layout.score
    canvas.box(area, HOUSE if plate.house_rules else PLATE)
    left, room = area.x + 16, area.width - 32
    low = layout.points_on_plates and plate.house_rules > 0
    if plate.house_rules:
        words = tn("One house rule", "{n} house rules", n=plate.house_rules)
        # On a low plate the target score is just above the tag.
        tag = Area(area.x + 14, area.bottom - (6 if low else 9), area.width - 28, 21)
        canvas.box(tag, HOUSE_TAG)
        canvas.glyph("home", tag.x + 14, tag.centre[1], 15, INK)
        x, y = tag.x + 26, tag.centre[1]
        canvas.text(
            words,
            x,
            y,
            size=signs.readable(canvas, 15, words, tag.width - 34, Role.BOLD),
            role=Role.BOLD,
            colour=INK,
            width=tag.width - 34,
        )
    _draw_variant(canvas, plate.variant, Area(left, area.y + 6, room, 37))
    canvas.text(
        plate.goal,
        left,
        area.y + (48 if low else 53),
        size=signs.readable(canvas, 17, plate.goal, room),
        colour=PAPER_SHADE,
        width=room,
    )
    if layout.points_on_plates:
        return
    canvas.line(left, area.y + 66, area.right - 16, area.y + 66, "#b8802a", 1)
    shift = 14 if plate.teams else 0
    rows = []
    for row, (name, points) in enumerate(plate.sides):
        spot = layout.tally(Side(row))
        # The two names of a team need the full width.
        beside = _taken(canvas, points) + won[row].width + (BEFORE_SIGNS if won[row].width else 0.0)
        rows.append((name, Area(left + shift, spot.y - 12.5, room + 4 - shift - beside, 25)))
    worded = not faces or all(_legible(canvas, name, place) for name, place in rows)
    for row, ((name, place), (_, points)) in enumerate(zip(rows, plate.sides, strict=True)):
        y = place.centre[1]
        if plate.teams:
            signs.side(canvas, left + 3, y, 16, row)
        if worded:
            _draw_side(canvas, name, place)
        else:
            _draw_faces(canvas, faces[row], place)
        won[row].draw(canvas, area.right - 12 - _taken(canvas, points), y)
        signs.points(canvas, area.right - 12, y, points)


def _legible(canvas: Canvas, name: Words, area: Area) -> bool:
    """Return whether a side's name can be read in an area, in one line or in two."""
    return (
        SMALL_SIDE * canvas.k >= LEGIBLE
        or canvas.text_width(name, size=max(SMALL_SIDE, signs.READABLE / canvas.k)) <= area.width
    )


def _draw_faces(canvas: Canvas, faces: Sequence[str], area: Area) -> None:
    """Draw the faces of a side beside each other."""
    for number, face in enumerate(faces):
        canvas.picture(face, Area(area.x + 2 + FACE_STEP * number, area.centre[1] - FACE / 2, FACE, FACE))


def _taken(canvas: Canvas, points: int) -> float:
    """Return the width of a side's points on the score plate."""
    return canvas.text_width(str(points), size=signs.POINTS, role=Role.BOLD) + 4


def prize_at(canvas: Canvas, layout: TableLayout, plate: ScorePlate, side: Side, first: Standing) -> Spot:
    """Return where the coin of the settebello is that a side has won; `first` is its first seat's state."""
    if layout.points_on_plates:
        place = layout.seats[side]
        y = place.plate.centre[1] - _up(place, first)
        return prize_spot(_points_end(place, turn=first.turn) - POINTS_WIDE, y)
    return prize_spot(layout.score.right - 12 - _taken(canvas, plate.sides[side][1]), layout.tally(side).y)


def _draw_side(canvas: Canvas, name: Words, area: Area) -> None:
    """Draw the players of a side in one line, or in two when they do not fit."""
    size = signs.readable(canvas, SIDE)
    if 0.78 * canvas.text_width(name, size=size) <= area.width:
        canvas.text(name, area.x, area.centre[1], size=size, colour=CREAM, width=area.width)
        return
    high = min(area.height, canvas.paragraph_height(name, area.width, size=SMALL_SIDE, spacing=0.65))
    middle = Area(area.x, area.centre[1] - high / 2, area.width, high + 1)
    canvas.paragraph(name, middle, size=SMALL_SIDE, colour=CREAM, spacing=0.65)


def _draw_variant(canvas: Canvas, name: Words, area: Area) -> None:
    """Draw the name of the variant in one line, slightly smaller or in two lines if necessary."""
    if 0.8 * canvas.text_width(name, size=VARIANT, role=Role.TITLE) <= area.width:
        x, y = area.x, area.centre[1]
        canvas.text(name, x, y + 2, size=VARIANT, role=Role.TITLE, colour=GOLD, width=area.width)
    else:
        canvas.paragraph(name, area, size=0.8 * VARIANT, role=Role.TITLE, colour=GOLD, spacing=0.8)
