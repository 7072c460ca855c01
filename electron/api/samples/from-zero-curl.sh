#!/bin/sh
# From zero to a printed label, with curl alone: sh electron/api/samples/from-zero-curl.sh [DATA_DIR] [PORT]
# It may be run again, on the same folder too: each run is an order of its own, and the printer is set up once.
set -eu
data=${1:-./from-zero}
port=${2:-0} # 0 takes a free one
order=ORDER-$(date +%Y%m%d-%H%M%S)-$$ # in a shop, the number of the order
json() { sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p"; }

# 1. A station, where none runs on the folder yet. At its first start it makes nine carrier accounts in test mode and one API client.
runs() { url=$(json baseUrl <"$data/station.json") && curl -sf "$url/health/live" && [ -s "$data/credentials.json" ]; }
if ! runs >/dev/null 2>&1; then
  npm start --silent -- --headless --port "$port" --data-dir "$data" >/dev/null &
  station=$!
  trap 'kill $station 2>/dev/null || true' EXIT
  until runs >/dev/null 2>&1; do
    kill -0 $station || exit 1
    sleep 0.2
  done
fi
echo "1. The station runs at $url"

# 2. A token for the keys of that client, valid for one hour
keys="$(json accessKey <"$data/credentials.json"):$(json secretKey <"$data/credentials.json")"
token=$(curl -sSf -u "$keys" -d grant_type=client_credentials "$url/oauth/token" | json access_token)
call() { # METHOD PATH [JSON] [more of curl's options]
  method=$1 path=$2 body=${3:-}
  shift 2 && [ $# -gt 0 ] && shift
  curl -sS --fail-with-body -X "$method" "$url$path" -H "Authorization: Bearer $token" \
    ${body:+-H "Content-Type: application/json" -d "$body"} "$@"
}
echo "2. It gave a token"

# 3. A printer: here a folder; {"type":"raw","host":"192.0.2.10","port":9100} is one on the network
mkdir -p "$data-printed"
printed=$(cd "$data-printed" && pwd)
printer="{
  \"id\": \"desk-1\", \"name\": \"Desk 1\", \"connection\": { \"type\": \"folder\", \"path\": \"$printed\" },
  \"format\": \"PDF\", \"stock\": \"STOCK_4X6\"
}"
call PUT /station/v1/printers/desk-1 "$printer" >/dev/null 2>&1 || call POST /station/v1/printers "$printer" >/dev/null
echo "3. It prints to $printed"

# 4. One parcel, bought and printed in one call. Sent again, this transactionId would not buy again.
call POST "/cloud-ship-service/v1/shipment?documents=url&print=desk-1" '{
  "carrierId": "test-a",
  "serviceType": "A_GROUND",
  "recipient": {
    "address": { "countryCode": "US", "stateOrProvinceCode": "CA", "city": "Los Angeles", "zipCode": "90001", "streetLine1": "1 Main St" },
    "contact": { "personName": "Jane Roe" }
  },
  "itemLines": [{ "weight": { "units": "LB", "value": 2.5 } }]
}' -H "transactionId: $order" >"$data-answer.json"
echo "4. Bought $(json trackingNumber <"$data-answer.json")"

# 5. The label came out
until call GET "/station/v1/print-jobs?printerId=desk-1&state=SPOOLED,PRINTED" | grep -q '"id"'; do sleep 0.2; done
echo "5. Printed $(ls "$printed"/*.pdf)"
