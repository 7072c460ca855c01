# Verifies a message: its body on standard input, its headers webhook-id, webhook-timestamp and webhook-signature as arguments.
# Refuse what is five minutes away from your clock or more, and an id that you have seen.
key=$(printf %s "${PACKBENCH_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$1" "$2"; cat; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
case $2 in '' | *[!0-9]*) exit 1 ;; esac
age=$(($(date +%s) - $2))
[ "${age#-}" -lt 300 ] || exit 1
case " $3 " in *" v1,$expected "*) echo verified ;; *) exit 1 ;; esac
