import { signWebhook } from "@/lib/webhooks/sign-webhook";

const BODY = JSON.stringify({
  event: "report.ready",
  request_id: "req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa",
  verification_id: "SIQ-7Q4M2K9XW0CR",
  report_type: "affordability",
  client_name: "Zoë Nguyễn",
  event_id: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
  environment: "test",
  created_at: "2026-11-02T01:18:52.004Z",
});

/** An example delivery for testing an implementation. The product's code signs it, with constants as input. */
export const VECTOR = {
  secret: "whsec_c3VycGx1cy1kb2NzLXRlc3QtdmVjdG9yLTAwMDAwMDE=",
  timestamp: 1793581020,
  body: BODY,
};

/** The headers of the example delivery, by lower-case name. */
export function vectorHeaders(): Record<string, string> {
  const at = new Date(VECTOR.timestamp * 1000);
  return signWebhook(VECTOR.body, "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f", {
    at,
    secret: VECTOR.secret,
    otherSecrets: [],
  });
}
