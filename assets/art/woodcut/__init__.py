"""The drawing kit: a coloured woodcut from paths, patterns and a few limbs.

Every card is drawn by functions that put flat regions on a picture; nothing is traced or copied.
Shapely is needed to draw, never to play: the game reads the SVG files alone.
"""
