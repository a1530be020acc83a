"""The learning mode put together: children, the next task, grown-ups, and its scenes."""
