"""Who sits at the table of the market game."""

from settebello.i18n import Names
from settebello.notation import SeatRecord
from settebello.session import only_person
from settebello.ui.kit.ports.offers import stranger
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.model.short_names import names_by_seat
from settebello.ui.table.model.table_game import PERSON_AVATAR, SPARE_AVATARS, own_picture


def players_of(services: Services, seats: tuple[SeatRecord, ...]) -> tuple[Player, ...]:
    """Return the names and pictures by seat; repeated opponents and further people get spare pictures."""
    known = {one.id: one for one in services.opponents}
    levels = tuple(seat.level for seat in seats)
    person = only_person(levels)

    def named(level: str) -> Names:
        return (known.get(level) or stranger(level)).name

    names = names_by_seat(levels, tuple(seat.name for seat in seats), named)
    spare = iter(SPARE_AVATARS)
    pictures: list[str] = []
    for seat, level in enumerate(levels):
        if level is None:
            own = own_picture(services) if person is not None else PERSON_AVATAR
            wanted = own
        else:
            wanted = (known.get(level) or stranger(level)).avatar
        pictures.append(wanted if wanted not in pictures else next(spare, wanted))
        del seat
    return tuple(Player(name, picture) for name, picture in zip(names, pictures, strict=True))
