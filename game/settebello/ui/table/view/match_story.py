"""The story of a match so far, as sentences made from public events and remarks."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.engine import settebello_of
from settebello.i18n import Text, t
from settebello.notation import Record
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.banter.company import BanterState
from settebello.ui.table.model.cast import Casts
from settebello.ui.table.model.film import Film
from settebello.ui.table.motion.choreography import Choreographer


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the story with the index of its deal; for a remark, `picture` is the speaker's avatar."""

    deal: int
    words: Text
    picture: str = ""


def story_of(services: Services, record: Record) -> Iterator[Told]:
    """Yield all sentences in order of time; raises ReplayError where the record contradicts the rules."""
    film = Film.of(record)
    casts = Casts(services, film)
    companies = BanterState.of(services, record, services.evening.start_of(record)).during(film)
    for number, deal in enumerate(film.deals):
        before = deal.start
        for place, moment in enumerate(deal.moments):
            cast = casts.at(number, place)
            rules = record.ruleset
            sides = len(cast.sides)
            layout = lay_out(1280, 720, len(cast.players), sides, rules.players.direction)
            teller = Choreographer(layout, cast.captions, Speed.INSTANT, settebello_of(rules))
            for _, words in teller.timeline(before, moment.events).captions:
                yield Told(number, words)
            before = moment.here
            remark = companies[number][place].remark
            if remark is not None and casts.is_here(remark.seat, number, place):
                speaker = cast.players[remark.seat]
                yield Told(
                    number, t("{name}: “{words}”", name=speaker.name, words=remark.words), speaker.avatar
                )
