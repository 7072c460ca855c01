# What became of a transaction: the stored answer, or the problem that the purchase ended with. The cure for a lost answer.
# Encoded byte by byte, for an id may hold what an address may not.
transaction=$(printf '%s' "$1" | od -An -v -tx1 | tr -cd '0-9a-f' | sed 's/../%&/g')
curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/by-transaction/$transaction" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN"
