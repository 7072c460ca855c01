# Voids a shipment that was bought by mistake. Its id is in the list of shipments.
id=$(curl -sS --fail-with-body -G "$PACKBENCH_URL/station/v1/shipments" --data-urlencode "transactionId=$1" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" | sed -n 's/.*"shipments":\[{"id":"\([^"]*\)".*/\1/p')
curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/$id/void" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" -H "Content-Type: application/json" -d '{"reason":"Wrong weight"}'
