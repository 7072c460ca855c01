# Follows what happens. After a break, send the last id that was seen, and nothing is missed.
curl -sSN --fail-with-body "$PACKBENCH_URL/station/v1/events" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN" ${1:+-H "Last-Event-ID: $1"}
