"""A task of the learning mode: state, cards and buttons, feedback, drawing."""
