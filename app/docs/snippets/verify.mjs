import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 300;

// rawBody is the Buffer as received, headers have lower-case names, secret is the whole "whsec_…".

/** X-Service-Signature: hex HMAC-SHA256 of the body, keyed with the secret as text. */
export function verifySignature(rawBody, headers, secret) {
  requireSecret(secret);
  const expected = createHmac("sha256", secret).update(rawBody).digest("hex");
  return isSame(expected, headers["x-service-signature"] ?? "");
}

/** webhook-signature: covers the id, the time and the body, so that no old delivery can be sent again. */
export function verifyWebhook(rawBody, headers, secret, now = Date.now() / 1000) {
  requireSecret(secret);
  const id = headers["webhook-id"] ?? "";
  const timestamp = headers["webhook-timestamp"] ?? "";
  if (
    !/^\d{1,12}$/.test(timestamp) ||
    Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS
  )
    return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const hmac = createHmac("sha256", key)
    .update(`${id}.${timestamp}.`)
    .update(rawBody);
  const expected = `v1,${hmac.digest("base64")}`;
  return (headers["webhook-signature"] ?? "")
    .split(" ")
    .some((each) => isSame(expected, each));
}

// With an empty secret, anyone could sign.
function requireSecret(secret) {
  if (!/^whsec_.{40,}$/.test(secret ?? "")) throw new Error("No signing secret.");
}

function isSame(a, b) {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
