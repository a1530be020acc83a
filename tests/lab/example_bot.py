"""Takes as many cards as it can."""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    move = max(request["legal"], key=len)
    print(json.dumps({"id": request["id"], "move": move}), flush=True)
