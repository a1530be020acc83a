"""The animals of the children: round portraits, and poses at the table cut off at its edge."""

from interface.partners.poses import HIGH, WIDE, faces, poses

__all__ = ["HIGH", "WIDE", "faces", "poses"]
