# A token for AK and SK, valid for one hour
curl -sS --fail-with-body -u "$PACKBENCH_ACCESS_KEY:$PACKBENCH_SECRET_KEY" \
  -d grant_type=client_credentials "$PACKBENCH_URL/oauth/token" |
  sed -n 's/.*"access_token":"\([^"]*\)".*/\1/p'
