# Voids a shipment that was bought by mistake. Its id is in the list of shipments.
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

shipments = os.environ["PACKBENCH_URL"] + "/station/v1/shipments"
headers = {"Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"], "Content-Type": "application/json"}

with urlopen(Request(shipments + "?" + urlencode({"transactionId": sys.argv[1]}), headers=headers)) as answer:
    shipment = json.load(answer)["shipments"][0]
reason = json.dumps({"reason": "Wrong weight"}).encode()
try:
    with urlopen(Request(f"{shipments}/{shipment['id']}/void", reason, headers)) as answer:
        print(answer.read().decode())
except HTTPError as problem:
    sys.exit(problem.read().decode())
