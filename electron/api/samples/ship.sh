# Buys one label. The transactionId is the identity of the purchase: sent again, it never buys twice.
curl -sS --fail-with-body "$PACKBENCH_URL/cloud-ship-service/v1/shipment?documents=url" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" -H "Content-Type: application/json" -H "transactionId: $1" \
  -d '{
    "carrierId": "test-a",
    "serviceType": "A_GROUND",
    "recipient": {
      "address": { "countryCode": "US", "stateOrProvinceCode": "CA", "city": "Los Angeles", "zipCode": "90001", "streetLine1": "1 Main St" },
      "contact": { "personName": "Jane Roe" }
    },
    "itemLines": [{ "weight": { "units": "LB", "value": 2.5 }, "customerReference": { "ref1": "PO-1" } }]
  }'
