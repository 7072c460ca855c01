# What became of a transaction: the stored answer, or the problem that the purchase ended with. The cure for a lost answer.
import os
import sys
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

address = os.environ["PACKBENCH_URL"] + "/station/v1/shipments/by-transaction/" + quote(sys.argv[1], safe="")
call = Request(address, headers={"Authorization": "Bearer " + os.environ["PACKBENCH_TOKEN"]})
try:
    with urlopen(call) as answer:
        print(answer.read().decode())
except HTTPError as problem:
    sys.exit(problem.read().decode())
