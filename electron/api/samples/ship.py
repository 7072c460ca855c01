# Buys one label. The transactionId is the identity of the purchase: sent again, it never buys twice.
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

shipment = {
    "carrierId": "test-a",
    "serviceType": "A_GROUND",
    "recipient": {
        "address": {
            "countryCode": "US",
            "stateOrProvinceCode": "CA",
            "city": "Los Angeles",
            "zipCode": "90001",
            "streetLine1": "1 Main St",
        },
        "contact": {"personName": "Jane Roe"},
    },
    "itemLines": [{"weight": {"units": "LB", "value": 2.5}, "customerReference": {"ref1": "PO-1"}}],
}
call = Request(
    os.environ["PACKBENCH_URL"] + "/cloud-ship-service/v1/shipment?documents=url",
    json.dumps(shipment).encode(),
    {
        "Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"],
        "Content-Type": "application/json",
        "transactionId": sys.argv[1],
    },
)
try:
    with urlopen(call) as answer:
        print(answer.read().decode())
except HTTPError as problem:
    # It says in `purchase` whether anything was bought: not_made, made or unknown.
    sys.exit(problem.read().decode())
