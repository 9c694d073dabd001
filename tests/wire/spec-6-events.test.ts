// The five webhook events: their payload, signature and delivery.
import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, test } from "vitest";
import { findShared, type Heard, hear } from "@/tests/wire/support/hook";
import { faultsOfEvent, signatureOf } from "@/tests/wire/support/receiver";

let heard: Heard;
beforeAll(async () => {
  heard = await hear();
}, 120_000);

const EVENTS = [
  ["consent.completed", "The customer authorised data sharing"],
  ["report.awaiting_share", "The report is prepared and the customer is reviewing it"],
  ["report.ready", "The customer shared the report; it can be fetched"],
  ["report.refreshed", "A refresh of an ongoing-consent request finished"],
  ["request.withdrawn", "Consent was withdrawn; derived data deleted"],
] as const;

describe.each(EVENTS)("6 event %s | %s", (type) => {
  test("is delivered once, and begins with its event, ids, report type and client name", () => {
    const deliveries = heard.deliveries.filter(({ payload }) => payload.event === type);
    expect(deliveries).toHaveLength(1);
    const payload = deliveries[0]?.payload;
    expect(Object.keys(payload).slice(0, 5)).toEqual([
      "event",
      "request_id",
      "verification_id",
      "report_type",
      "client_name",
    ]);
    expect(payload).toMatchObject({
      request_id: heard.requestId,
      report_type: "affordability",
      client_name: "Priya Raman",
    });
  });

  test("matches its own description in the API document, field by field", () => {
    const delivery = findShared(heard, type);
    expect(faultsOfEvent(delivery)).toEqual([]);
  });

  test("carries X-Service-Signature: the HMAC-SHA256 of the raw body under the secret, in lower-case hexadecimal", () => {
    const { headers, body } = findShared(heard, type);
    expect(headers["x-service-signature"]).toBe(signatureOf(body, heard.secret));
    expect(headers["content-type"]).toBe("application/json");
  });

  test("can be verified by the independent Standard Webhooks library as well", () => {
    const { headers, body } = findShared(heard, type);
    expect(() =>
      new Webhook(heard.secret).verify(body.toString("utf8"), headers as Record<string, string>),
    ).not.toThrow();
  });
});

test("verification_id is the report's where there is one; after a refresh it is the new one", () => {
  const [ready, refreshed] = [findShared(heard, "report.ready"), findShared(heard, "report.refreshed")];
  expect(ready.payload.verification_id).toMatch(/^SIQ-/);
  expect(refreshed.payload.verification_id).toMatch(/^SIQ-/);
  expect(refreshed.payload.verification_id).not.toBe(ready.payload.verification_id);
});
