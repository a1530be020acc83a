"""The laboratory's exception."""


class LabError(Exception):
    """An invalid request, or a player that broke the rules; the message gives the details."""
