# A token for AK and SK, valid for one hour
import json
import os
from urllib.parse import urlencode
from urllib.request import urlopen

form = {
    "grant_type": "client_credentials",
    "client_id": os.environ["PACKBENCH_ACCESS_KEY"],
    "client_secret": os.environ["PACKBENCH_SECRET_KEY"],
}
with urlopen(os.environ["PACKBENCH_URL"] + "/oauth/token", urlencode(form).encode()) as answer:
    print(json.load(answer)["access_token"])
