"""The signs of the stops at which cards are met, counted and added."""

import math
from collections.abc import Callable
from typing import Final

from interface.sign_parts import INNER, INSIDE, LINE, apple, card, coin, figure, pointing, tilted_hand
from interface.things import chestnut
from napoletane.signs import coin as coin_sign
from woodcut.geometry import blob, circle, limb, poly, rounded, star, turn, union
from woodcut.heads import king_head
from woodcut.ornaments import ribbon
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PAPER,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

HEAPS: Final = {
    3: ((-9, -5), (9, -5), (0, -17)),
    7: ((-15, -5), (0, -5), (15, -5), (-8, -17), (8, -17), (0, -29), (18, -17)),
}
"""Where so many apples lie on a scale."""


def signs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign, by the id of its activity."""
    return {
        "meet_the_cards": meet,
        "find_the_twin": twin,
        "make_it": make,
        "touch_and_count": touch,
        "how_many": die,
        "three_together": three,
        "which_is_more": balance,
        "way_back": way_back,
        "what_is_missing": missing,
        "all_the_ways": signpost,
        "friends_of_fifteen": heart,
        "up_to_twenty": hill,
    }


def meet() -> Picture:
    """A king who bursts out of his card."""
    art = Picture()
    card(art, 64, 65, turned=-5, size=1.76)
    robe = blob("36,104! 38,86 50,76 66,74 82,76 94,86 98,101! 66,107")
    art.shape(robe, BLUE, ink=LINE, shade=BLUE_DARK, shift=(-5, -4))
    art.shape(limb("42,82,7 66,90,8 92,82,7"), WHITE, ink=INNER, shade=WHITE_DARK, shift=(-2, -3))
    king_head(art, 64, 61, 0.76, hair="#8a4b22", dark="#5c2f12", crown_band=RED, beard_length=56)
    return art


def twin() -> Picture:
    """Two cards that are the same: a sun on each."""
    art = Picture()
    for x, turned in ((41, -9), (86, 9)):
        card(art, x, 58, turned=turned, size=1.26)
        with art.at(x, 57, turned=turned):
            coin_sign(art, 0, 0, 20, face=True)
    return art


def make() -> Picture:
    """A hand lays one more coin on a stack."""
    art = Picture()
    for step in range(4):
        coin(art, 48, 98 - 12 * step, 29, 11)
    with art.at(64, 42, turned=-14):
        coin(art, 0, 0, 25, 9)
    tilted_hand(art, 84, 36)
    art.clip(INSIDE)
    return art


def touch() -> Picture:
    """A finger on the first of two chestnuts."""
    art = Picture()
    nut = chestnut()
    for x, y, size in ((70, 52, 0.42), (10, 42, 0.56)):
        with art.at(x, y, size):
            for layer in nut.layers:
                art.add(layer.region, layer.fill)
    pointing(art, 52, 68, 26, 0.86)
    art.clip(INSIDE)
    return art


def die() -> Picture:
    """A die that shows five."""
    art = Picture()
    front = blob("22,44! 74,52! 74,108! 22,98!")
    top = blob("22,44! 56,26! 106,32! 74,52!")
    side = blob("74,52! 106,32! 106,84! 74,108!")
    art.shape(union(front, top, side).buffer(2), WHITE, ink=LINE)
    art.add(side, WHITE_DARK)
    art.add(front, "#fff6df")
    for path in ("74,52 48,48 22,44", "74,52 90,42 106,32", "74,52 74,80 74,108"):
        art.line(path, 3.2, (1, 1))
    for x, y in ((34, 58), (62, 62), (48, 76), (34, 90), (62, 95)):
        art.dot(x, y, 6, BLUE, 24)
    art.dot(64, 38, 6.4, RED, 24)
    for x, y in ((83, 60), (97, 74)):
        art.dot(x, y, 5, BLUE_DARK, 24)
    return art


def three() -> Picture:
    """Three cards in one bundle, tied with a ribbon."""
    art = Picture()
    for turned, fill, dark in ((-26, BLUE, BLUE_DARK), (26, GREEN, GREEN_DARK), (0, GOLD, GOLD_DARK)):
        with art.at(64, 98, turned=turned):
            card(art, 0, -48, size=1.26)
            art.shape(
                star(0, -60, 15, 7, 5) if turned == 0 else circle(0, -63, 11),
                fill,
                ink=INNER,
                shade=dark,
                shift=(-3, -3),
            )
    art.shape(limb("36,73,6 64,79,6.5 92,73,6"), RED, ink=LINE, shade=RED_DARK, shift=(-2, -3))
    ribbon(art, 64, 79, 0.44)
    return art


def balance() -> Picture:
    """A balance on which seven apples are more than three."""
    art = Picture()
    art.shape(blob("44,110! 54,98 74,98 84,110!"), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-3, -3))
    art.shape(limb("64,22,4 64,100,5"), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-3, 0))
    for left, x, y, count in ((True, 28, 52, 3), (False, 100, 78, 7)):
        end = (20, 26) if left else (108, 44)
        for dx in (-19, 19):
            art.line(f"{end[0] + (8 if left else -8)},{end[1]} {x + dx},{y}", 2.4, (1, 1))
        for dx, dy in HEAPS[count]:
            apple(art, x + dx, y + dy, 7.4)
        art.shape(
            blob(f"{x - 24},{y}! {x},{y + 3} {x + 24},{y}! {x + 14},{y + 14} {x - 14},{y + 14}"),
            GOLD,
            ink=LINE,
            shade=GOLD_DARK,
            shift=(-3, -3),
        )
    art.shape(limb("22,25,4 64,33,5 106,45,4"), GOLD, ink=LINE, shade=GOLD_DARK, shift=(-2, -3))
    art.shape(circle(64, 32, 8), RED, ink=INNER, shade=RED_DARK, shift=(-2, -2))
    return art


def way_back() -> Picture:
    """An arrow that goes back over a row of seven apples: three of them are gone."""
    art = Picture()
    arc = limb("104,76,7 100,48,8 78,32,8.5 56,36,9 44,50,9")
    head = poly("22,44 50,80 66,42")
    art.shape(union(arc, turn(head, 6, (44, 60))), RED, ink=LINE, shade=RED_DARK, shift=(-4, -4))
    for place in range(7):
        x = 16 + 16 * place
        y = 94 - 3 * math.sin(place * math.pi / 6)
        if place < 4:
            apple(art, x, y, 7.6)
        else:
            art.shape(circle(x, y, 6.6), "#efe0b4", ink=INNER)
    return art


def missing() -> Picture:
    """A puzzle in which one piece is missing; the piece lies beside it."""
    art = Picture()
    pieces = ((40, 36, SKY, SKY_DARK), (40, 80, GREEN, GREEN_DARK), (84, 80, GOLD, GOLD_DARK))
    whole = union(*(rounded(x - 22, y - 22, 44, 44, 3) for x, y, _, _ in pieces))
    gap = union(circle(62, 40, 9), circle(80, 58, 9))
    art.shape(whole.difference(gap), PAPER, ink=LINE)
    for x, y, fill, _ in pieces:
        art.add(rounded(x - 21, y - 21, 42, 42, 3).difference(gap), fill)
    knob = circle(44, 58, 9)
    art.add(knob, SKY)
    art.line("18,58 35,58", 3, (1, 1))
    art.lay(knob.boundary.buffer(1.4).intersection(rounded(30, 58, 30, 16, 0)), "#201a17")
    knob = circle(62, 82, 9)
    art.add(knob, GOLD)
    art.lay(knob.boundary.buffer(1.4).intersection(rounded(46, 68, 16, 30, 0)), "#201a17")
    art.line("62,58 62,74", 3, (1, 1))
    art.line("62,90 62,103", 3, (1, 1))
    art.lay(circle(62, 40, 9).boundary.buffer(1.4).intersection(rounded(50, 30, 13, 20, 0)), "#201a17")
    piece = union(rounded(-21, -21, 42, 42, 3), circle(-22, 2, 8.4), circle(-2, 22, 8.4))
    with art.at(95, 29, turned=14):
        art.shape(piece, RED, ink=LINE, shade=RED_DARK, shift=(-4, -4))
        art.line("-9,-6 -6,-13 3,-14 8,-7 2,0 0,6", 5, (0.7, 1, 1, 0.9), WHITE)
        art.dot(0.5, 13, 3.2, WHITE)
    return art


def signpost() -> Picture:
    """A signpost with boards in three directions, a seven on top."""
    art = Picture()
    art.shape(limb("64,30,5.5 64,112,6.5"), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-4, 0))
    for y, fill, dark, flip, tilt in (
        (50, BLUE, BLUE_DARK, False, -4),
        (70, RED, RED_DARK, True, 3),
        (90, GREEN, GREEN_DARK, False, 4),
    ):
        with art.at(64, y, flip=flip, turned=tilt):
            art.shape(poly("-26,-8 34,-8 46,0 34,8 -26,8"), fill, ink=LINE, shade=dark, shift=(-2, -4))
            art.dot(0, 0, 2, PAPER, 12)
    art.shape(circle(64, 24, 19), GOLD, ink=LINE, shade=GOLD_DARK, shift=(-4, -4))
    figure(art, "7", 63, 24, "#201a17", 21)
    return art


def heart() -> Picture:
    """A fifteen in a heart."""
    art = Picture()
    body = blob("64,30! 78,14 104,16 114,38 106,66 84,90 64,110! 44,90 22,66 14,38 24,16 50,14")
    art.shape(body, RED, ink=LINE, shade=RED_DARK, shift=(-8, -7))
    art.line("26,44 28,32 38,26", 5, (0.2, 1, 0.3), "#f08a72")
    figure(art, "15", 64, 56, PAPER, 38, 4)
    return art


def hill() -> Picture:
    """A hill with steps up to a flag that says twenty."""
    art = Picture()
    art.shape(limb("70,12,3.4 70,62,3.4"), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-2, 0))
    art.shape(
        blob("72,10! 94,14 114,10! 112,28 115,44! 94,48 72,42!"),
        RED,
        ink=LINE,
        shade=RED_DARK,
        shift=(-4, -3),
    )
    figure(art, "20", 92, 28, PAPER, 19)
    ground = blob("8,112! 22,90 44,70 70,56 92,72 120,112!")
    art.shape(ground, GREEN, ink=LINE, shade=GREEN_DARK, shift=(-12, -5))
    for x, y in ((22, 104), (36, 92), (50, 80), (63, 69)):
        art.shape(rounded(x - 9, y - 4, 18, 9, 2), PAPER, ink=INNER)
    return art
