"""What every test needs: SDL without screen or loudspeaker, and laws that do not fail on a busy machine."""

import os

from hypothesis import HealthCheck, settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# How long an example takes says more about the machine than about the program.
settings.register_profile("settebello", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("settebello")
