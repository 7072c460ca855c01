# Saves each label of a transaction in a folder, under the number of its package: links are signed, valid for 24 hours, and need no token.
# Encoded byte by byte, for an id may hold what an address may not.
transaction=$(printf '%s' "$1" | od -An -v -tx1 | tr -cd '0-9a-f' | sed 's/../%&/g')
answer=$(curl -sS --fail-with-body "$PACKBENCH_URL/station/v1/shipments/by-transaction/$transaction?documents=url" \
  -H "Authorization: Bearer $PACKBENCH_TOKEN") || { echo "$answer" >&2; exit 1; }
package=0
printf '%s\n' "$answer" | tr '{' '\n' | while read -r part; do
  case $part in
    *'"itemTransactionId":'*) package=$((package + 1)) ;;
    *'"contentType":"LABEL"'*)
      format=$(printf '%s' "$part" | sed 's/.*"imageType":"\([^"]*\)".*/\1/')
      url=$(printf '%s' "$part" | sed 's/.*"fileUrl":"\([^"]*\)".*/\1/')
      curl -sS --fail-with-body -o "$2/$package.$format" "$url" || exit 1 ;;
  esac
done
