"""The picture of the table: the resting part, what moves on it, and what lies over it."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card
from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO
from settebello.ui.table.scene.board import Board
from settebello.ui.table.scene.spectator_controls import LOWER
from settebello.ui.table.scene.table_speech import TableSpeech
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.panels import card_width
from settebello.ui.table.view.moving_table import draw_above, draw_moving, want_raised
from settebello.ui.table.view.plates import Face, ScorePlate, prepare_portrait
from settebello.ui.table.view.still_parts import draw_card
from settebello.ui.table.view.still_table import SealShown, Still, dealing, receiving

CARD_GAP: Final = 10.0
MOST_ABOVE: Final = 70.0
"""Distance of a caption of several lines from the cards on the table, and how far it reaches up at most."""
FACE_EVERY: Final = 0.05
"""Seconds of an animation for each face that is prepared."""


class TablePainter:
    """Draws a board and changes nothing."""

    def __init__(self, board: Board, speech: TableSpeech) -> None:
        """Draw this board, with the sentence of `speech` under it."""
        self._board = board
        self._speech = speech

    def draw(self, canvas: Canvas) -> None:
        """Draw the resting table, then what moves on it, then what is said, then what lies over it."""
        board = self._board
        layout, overlays = board.layout, board.overlays
        more = card_width(board.helps.shown, layout.panel)
        numbers = board.helps.helped.numbers
        canvas.want_cards(*layout.card_widths, *more, ruleset=board.game.ruleset, numbers=numbers)
        want_raised(canvas, layout, board.playback.timeline, board.game.ruleset, numbers=numbers)
        still = self.still()
        canvas.static((still.key, canvas.say(t("English"))), lambda: still.draw(canvas))
        timeline, time = board.playback.timeline, board.playback.time
        board.nod.draw(canvas, layout, board.poses, self._nodding)
        for card, pose in board.pondered.items():
            draw_card(canvas, layout, card, pose)
        if board.hint_stroke.moving and board.choosing is not None:
            board.hint_stroke.draw(canvas, dict(board.choosing.shown(board.poses)))
        board.blinks.draw(canvas, layout, still.players)
        board.leans.draw(canvas, layout, still.players)
        board.reactions.draw(canvas, layout, still.players)
        board.think_delay.draw(canvas, layout, board.playback)
        still.draw_received(canvas, timeline, time)
        still.draw_dealing(canvas, timeline, time)
        draw_moving(canvas, layout, timeline, time, board.game.ruleset)
        self._prepare_faces(canvas)
        # The sentence lies above the cards that fly past it, and below the card in the player's own hand.
        self._draw_message(canvas)
        dragged = board.pointing.dragged
        if dragged is not None:
            draw_card(canvas, layout, dragged.card, dragged.held)
        overlays.draw_peek(canvas, layout)
        still.draw_arrivals(canvas, timeline, time)
        draw_above(canvas, layout, timeline, time, lambda coin: still.landing(canvas, timeline, coin))
        calm = board.services.reduced_motion()
        board.stage.saying.draw(canvas, layout, board.playback.here, calm=calm)
        if overlays.spectator is not None:
            overlays.spectator.draw(canvas)
        if board.hung is not None:
            board.hung.draw(canvas, board.notice)
        board.policies.overlay.draw(canvas)
        if overlays.menu is not None:
            overlays.menu.draw(canvas)

    def _prepare_faces(self, canvas: Canvas) -> None:
        """Render a face with which a player will react, one at a time, before all of them change at once."""
        stage = self._board.stage
        if stage.playback.running:
            faces = [(seat, face) for seat in range(len(stage.layout.seats)) for face in Face]
            seat, face = faces[int(stage.playback.time / FACE_EVERY) % len(faces)]
            avatar = stage.next_faces[seat].avatar
            prepare_portrait(canvas, stage.layout.seats[seat], avatar, face)

    def _draw_message(self, canvas: Canvas) -> None:
        board = self._board
        message = board.policies.overlay.written(self._speech.message) if board.hung is None else None
        if message is None:
            return
        choosing = board.choosing
        room = board.layout.caption if choosing is None else choosing.bar.room
        low, above = 0.0, signs.CAPTION_ABOVE
        if board.overlays.spectator is not None:
            room, low = board.overlays.spectator.room(room), LOWER
        elif choosing is None:
            brief = board.playback.brief(message)
            if brief is not None and not signs.fits_in_full(canvas, board.layout.slip, message):
                message = brief
            if signs.fits_on_line(canvas, board.layout.slip, message):
                room = board.layout.slip
        else:
            room, above = self._beside_choices(room), self._above_caption
        lamp = board.notice is None and message == board.helps.hint_words
        signs.caption(
            canvas, room, message, warning=board.notice is not None, low=low, above=above, lamp=lamp
        )

    def _beside_choices(self, room: Area) -> Area:
        """Return the part of the room beside the choices that lies between the tiles of the cloth."""
        slip = self._board.layout.slip
        left, right = max(room.x, slip.x), min(room.right, slip.right)
        return Area(left, room.y, right - left, room.height)

    @property
    def _above_caption(self) -> float:
        """How far a caption of several lines may reach up without covering a card on the table."""
        board = self._board
        poses = board.poses
        low = [
            poses[card].y + poses[card].width * RATIO / 2
            for card in board.playback.here.table_cards
            if card in poses
        ]
        free = board.layout.caption.y - max(low, default=0.0) - CARD_GAP
        return max(signs.CAPTION_ABOVE, min(free, MOST_ABOVE))

    @property
    def _nodding(self) -> tuple[Card, ...]:
        """The cards of the hand that nod when a person hesitates."""
        picking = self._board.picking
        return () if picking is None else picking.hand

    @property
    def _seal(self) -> SealShown:
        """How the seal of the deal is drawn."""
        board = self._board
        if board.seal is None:
            return SealShown.NONE
        at = None if board.overlays.menu is not None else board.pointing.at
        return SealShown.LIT if at is not None and board.seal.contains(*at) else SealShown.RESTING

    def still(self) -> Still:
        """The resting part of the picture, with everything it depends on."""
        board = self._board
        dragged, here = board.pointing.dragged, board.playback.here
        deals = dealing(board.playback.timeline, board.playback.time) is not None
        if deals:
            # The number of its cards is drawn above, and changes no picture at rest.
            here = replace(here, stock=0)
        still = Still(
            layout=board.layout,
            ruleset=board.game.ruleset,
            cloth=board.services.settings.current.table,
            here=here,
            players=board.stage.players,
            plate=ScorePlate(
                board.game.variant,
                board.game.goal,
                board.points,
                teams=board.captions.pairs,
                house_rules=board.game.house_rules,
            ),
            moving=frozenset(board.playback.timeline.tracks)
            | ({dragged.card} if dragged else frozenset())
            | (frozenset(self._nodding) if board.nod.moving else frozenset())
            | frozenset(board.pondered),
            choosing=board.choosing,
            thinking=board.think_delay.seat,
            marks=board.stage.marks if board.picking is None or board.picking.idle else (),
            lit=board.lit,
            helped=board.helps.helped,
            counters=board.assists.counters,
            seal=self._seal,
            receiving=receiving(board.playback.timeline, board.playback.time),
            dealing=deals,
        )
        return board.policies.overlay.still(still)
