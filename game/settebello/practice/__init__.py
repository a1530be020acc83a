"""The application logic of the learning mode, without a window: children, their day, tasks and deals."""
