# Voids what was bought by mistake. What the station calls it is in its stored answer.
# Encoded byte by byte, for an id may hold what an address may not.
transaction=$(printf '%s' "$1" | od -An -v -tx1 | tr -cd '0-9a-f' | sed 's/../%&/g')
id=$(curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/by-transaction/$transaction" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" | sed -n 's/.*"shipmentId":"\([^"]*\)".*/\1/p')
curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/$id/void" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" -H "Content-Type: application/json" -d '{"reason":"Wrong weight"}'
