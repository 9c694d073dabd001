import { createHmac } from "node:crypto";

/**
 * The signature headers of a delivery. `X-Service-Signature`: lower-case hex HMAC-SHA256 of the raw body, keyed with
 * the UTF-8 bytes of the whole displayed secret. Also `webhook-signature`, for libraries of the Standard Webhooks
 * specification 1.0: base64 HMAC-SHA256 of `id.timestamp.body`, keyed with the bytes that the base64 after `whsec_`
 * decodes to. During a staged rotation and for a day after it, `webhook-signature` has one signature for each valid
 * secret, the active one first.
 */
export function signWebhook(
  body: string,
  eventId: string,
  { at, secret, otherSecrets }: { at: Date; secret: string; otherSecrets: readonly string[] },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000).toString();
  const standard = (key: string) =>
    `v1,${createHmac("sha256", Buffer.from(key.replace(/^whsec_/, ""), "base64"))
      .update(`${eventId}.${timestamp}.${body}`)
      .digest("base64")}`;
  return {
    "x-service-signature": createHmac("sha256", secret).update(body).digest("hex"),
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": [secret, ...otherSecrets].map(standard).join(" "),
  };
}
