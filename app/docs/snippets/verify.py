import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 300

# raw_body: the bytes as received; headers: with lower-case names; secret: the whole "whsec_…".


def verify_signature(raw_body, headers, secret):
    """X-Service-Signature: hex HMAC-SHA256 of the body, keyed with the secret."""
    require_secret(secret)
    expected = hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    return is_same(expected, headers.get("x-service-signature", ""))


def verify_webhook(raw_body, headers, secret, now=None):
    """webhook-signature: covers the id, the time and the body, so that no old delivery can be sent again."""
    require_secret(secret)
    webhook_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    now = time.time() if now is None else now
    if not timestamp.isdecimal() or len(timestamp) > 12:
        return False
    if abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{webhook_id}.{timestamp}.".encode() + raw_body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    signatures = headers.get("webhook-signature", "").split()
    return any(is_same(expected, each) for each in signatures)


# With an empty secret, anyone could sign.
def require_secret(secret):
    if not secret.startswith("whsec_") or len(secret) < 46:
        raise ValueError("no signing secret")


def is_same(a, b):
    return hmac.compare_digest(a.encode(), b.encode(errors="replace"))
