# Verifies a message: its body on standard input, its headers webhook-id, webhook-timestamp and webhook-signature as arguments.
# Refuse what is five minutes away from your clock or more, and an id that you have seen.
import base64
import hashlib
import hmac
import os
import sys
import time


def is_genuine(secret, message_id, timestamp, signature, body):
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    is_fresh = abs(time.time() - int(timestamp)) < 300
    return is_fresh and any(hmac.compare_digest(each, expected) for each in signature.split(" "))


if not is_genuine(os.environ["PACKBENCH_WEBHOOK_SECRET"], *sys.argv[1:4], sys.stdin.buffer.read()):
    sys.exit(1)
print("verified")
