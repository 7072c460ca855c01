#!/bin/sh
# From zero to a printed label, with the command line client: sh electron/api/samples/from-zero-cli.sh [DATA_DIR] [PORT]
# It may be run again, on the same folder too: each run is an order of its own, and the printer is set up once.
set -eu
export PACKBENCH_DATA_DIR="${1:-./from-zero}"
port=${2:-0} # 0 takes a free one
order=ORDER-$(date +%Y%m%d-%H%M%S)-$$ # in a shop, the number of the order
packbench=$(command -v packbench || echo npm exec --silent -- packbench) # linked with `npm link`, or not
packbench() { $packbench "$@"; }

# 1. A station, where none runs on the folder yet, and what it says of itself. The client finds it, and its keys, by the data folder.
if ! packbench carriers >/dev/null 2>&1; then
  $packbench serve --port "$port" >/dev/null &
  station=$!
  trap 'kill $station 2>/dev/null || true' EXIT
  until packbench carriers >/dev/null 2>&1; do
    kill -0 $station || exit 1
    sleep 0.5
  done
fi
packbench doctor || echo 'Something needs attention; the parcel does not wait for it.'

# 2. What can carry a parcel, and whether this one is as it must be
packbench carriers
parcel='{
  "carrierId": "test-a",
  "serviceType": "A_GROUND",
  "recipient": {
    "address": { "countryCode": "US", "stateOrProvinceCode": "CA", "city": "Los Angeles", "zipCode": "90001", "streetLine1": "1 Main St" },
    "contact": { "personName": "Jane Roe" }
  },
  "itemLines": [{ "weight": { "units": "LB", "value": 2.5 } }]
}'
echo "$parcel" | packbench check -

# 3. Bought, and the label saved. Typed again, it says so and buys nothing.
echo "$parcel" | packbench ship - --transaction-id "$order" --out "$PACKBENCH_DATA_DIR-labels"
echo "$parcel" | packbench ship - --transaction-id "$order"
packbench status "$order"

# 4. Printed: here to a folder; {"type":"raw","host":"192.0.2.10","port":9100} is a printer on the network
mkdir -p "$PACKBENCH_DATA_DIR-printed"
printed=$(cd "$PACKBENCH_DATA_DIR-printed" && pwd)
echo "{
  \"id\": \"desk-1\", \"name\": \"Desk 1\", \"connection\": { \"type\": \"folder\", \"path\": \"$printed\" },
  \"format\": \"PDF\", \"stock\": \"STOCK_4X6\"
}" | packbench printers set -
packbench reprint "$order" --printer desk-1
until ls "$printed"/*.pdf 2>/dev/null; do sleep 0.2; done
