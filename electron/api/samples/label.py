# Saves each label of a transaction in a folder, under the number of its package: links are signed, valid for 24 hours, and need no token.
import json
import os
import sys
from urllib.parse import quote
from urllib.request import Request, urlopen

transaction_id, folder = sys.argv[1:]
address = os.environ["PACKBENCH_URL"] + "/station/v1/shipments/by-transaction/" + quote(transaction_id, safe="")
call = Request(address + "?documents=url", headers={"Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"]})
with urlopen(call) as answer:
    packages = json.load(answer)["data"]["transactionShipments"]
for number, package in enumerate(packages, start=1):
    label = next(each for each in package["packageDocuments"] if each["contentType"] == "LABEL")
    path = os.path.join(folder, f"{number}.{label['imageType']}")
    with urlopen(label["fileUrl"]) as document, open(path, "wb") as target:
        target.write(document.read())
