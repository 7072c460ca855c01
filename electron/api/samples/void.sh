# Voids what was bought by mistake. What the station calls it is in its stored answer.
id=$(curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/by-transaction/$1" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" | sed -n 's/.*"shipmentId":"\([^"]*\)".*/\1/p')
curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/$id/void" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" -H "Content-Type: application/json" -d '{"reason":"Wrong weight"}'
