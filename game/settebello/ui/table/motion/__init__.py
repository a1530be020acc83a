"""Turns events into a timeline that gives the pose of every card at any time."""
