"""The entry point of the bundled program; `settebello.__main__` begins with what a frozen program needs."""

import sys

from settebello.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
