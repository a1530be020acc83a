"""The pages of an Ogg Opus file, without what differs from run to run and what no player needs."""

import struct
from typing import Final

TAGS: Final = b"OpusTags"


def steady(ogg: bytes) -> bytes:
    """Return the same sound with 1 in place of the random serial number, and no zeros behind the tags.

    The encoder leaves some 800 zeros there for tags that are written later, a quarter of a short clip.
    """
    out, at = bytearray(), 0
    while at < len(ogg):
        count = ogg[at + 26]
        begin = at + 27 + count
        end = begin + sum(ogg[at + 27 : begin])
        head, body = bytearray(ogg[at:begin]), ogg[begin:end]
        if body.startswith(TAGS):
            body = _tags(body)
            full, rest = divmod(len(body), 255)
            head[26:] = bytes((full + 1, *(255,) * full, rest))
        head[14:18], head[22:26] = struct.pack("<I", 1), bytes(4)
        page = head + body
        page[22:26] = struct.pack("<I", _checksum(page))
        out, at = out + page, end
    return bytes(out)


def _tags(packet: bytes) -> bytes:
    """Return the encoder's name and the tags of a packet without what follows them (RFC 7845, 5.2)."""
    at = len(TAGS)
    (length,) = struct.unpack_from("<I", packet, at)
    at += 4 + length
    (tags,) = struct.unpack_from("<I", packet, at)
    at += 4
    for _ in range(tags):
        (length,) = struct.unpack_from("<I", packet, at)
        at += 4 + length
    return packet[:at]


def _checksum(page: bytearray) -> int:
    """Return the checksum of an Ogg page (RFC 3533)."""
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        value &= 0xFFFFFFFF
    return value
