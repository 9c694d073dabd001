import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { newWebhookSecret } from "@/lib/company/create-company";
import { nextAttemptAt, RETRY_SECONDS } from "@/lib/rules/webhook-delivery";
import { signWebhook } from "@/lib/webhooks/sign-webhook";

const body = '{"event":"report.ready","client_name":"Zoë Nguyễn"}';

describe("a webhook's signatures", () => {
  const secret = newWebhookSecret();
  const next = newWebhookSecret();
  const now = new Date();

  test("use in X-Service-Signature the hex HMAC-SHA256 of the raw body, keyed with the secret as displayed", () => {
    const expected = createHmac("sha256", Buffer.from(secret, "utf8"))
      .update(Buffer.from(body, "utf8"))
      .digest("hex");
    expect(signWebhook(body, "evt_1", { at: now, secret, otherSecrets: [] })["x-service-signature"]).toBe(
      expected,
    );
    expect(expected).toMatch(/^[0-9a-f]{64}$/);
  });

  test("are accepted by the Standard Webhooks library, with the old and with the next secret", () => {
    const headers = signWebhook(body, "evt_1", { at: now, secret, otherSecrets: [next] });
    for (const key of [secret, next])
      expect(new Webhook(key).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  });
});

describe("the retry schedule", () => {
  const now = new Date("2026-07-01T00:00:00Z");
  const seconds = (number: number, chance: number, asked: number | null = null) => {
    const at = nextAttemptAt(number, now, chance, asked);
    return at && (at.getTime() - now.getTime()) / 1000;
  };

  test("makes ten attempts over about 75 hours, and then stops", () => {
    expect(RETRY_SECONDS).toHaveLength(10);
    const hours = RETRY_SECONDS.reduce<number>((sum, each) => sum + each, 0) / 3600;
    expect(hours).toBeGreaterThan(74);
    expect(hours).toBeLessThan(77);
    expect(seconds(9, 0.5)).toBe(86_400);
    expect(seconds(10, 0.5)).toBeNull();
  });

  test("varies each wait by 20% either way", () => {
    expect(seconds(2, 0)).toBe(240);
    expect(seconds(2, 0.9999999)).toBeCloseTo(360, 2);
  });

  test("waits as long as the receiver's Retry-After says, up to a day", () => {
    expect(seconds(1, 0.5, 900)).toBe(900);
    expect(seconds(1, 0.5, 9_999_999)).toBe(86_400);
  });
});
