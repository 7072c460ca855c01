# What became of a transaction: the stored answer, or the problem that the purchase ended with. The cure for a lost answer.
curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/by-transaction/$1" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN"
