# Follows what happens. After a break, send the last id that was seen, and nothing is missed.
import json
import os
import sys
from urllib.request import Request, urlopen

headers = {"Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"]}
if len(sys.argv) > 1:
    headers["Last-Event-ID"] = sys.argv[1]
fields = {}
with urlopen(Request(os.environ["PACKBENCH_URL"] + "/station/v1/events", headers=headers)) as stream:
    for line in stream:
        name, _, value = line.decode().rstrip("\n").partition(": ")
        if name:
            fields[name] = value
        elif "data" in fields:
            print(fields.get("id"), json.loads(fields["data"]), flush=True)
            fields = {}
