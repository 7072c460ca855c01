# Saves the label of a transaction: its link is signed, valid for 24 hours, and needs no token.
import json
import os
import sys
from urllib.parse import quote
from urllib.request import Request, urlopen

transaction_id, file = sys.argv[1:]
address = os.environ["PACKBENCH_URL"] + "/station/v1/shipments/by-transaction/" + quote(transaction_id, safe="")
call = Request(address + "?documents=url", headers={"Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"]})
with urlopen(call) as answer:
    label = json.load(answer)["data"]["transactionShipments"][0]["packageDocuments"][0]
with urlopen(label["fileUrl"]) as document, open(file, "wb") as target:
    target.write(document.read())
