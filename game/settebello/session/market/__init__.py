"""Matches of the market game being played: saved after every action, resumed by replaying."""
