import { createHmac, randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { newWebhookSecret } from "@/lib/company/create-company";
import { WEBHOOK_VECTORS } from "@/lib/contract/webhook-vectors";
import { signWebhook } from "@/lib/webhooks/sign-webhook";
import { verifyWebhook, WebhookError, type WebhookHeaders } from "@/scripts/cli/webhook";

const secret = newWebhookSecret();
const next = newWebhookSecret();
const body = '{"event":"report.ready","request_id":"req_1","client_name":"Zoë Nguyễn","event_id":"evt_1"}';
const now = new Date();
const signed = signWebhook(body, "evt_1", { at: now, secret, otherSecrets: [] });
const service = { "x-service-signature": signed["x-service-signature"] };

/** Options for receivers that check only X-Service-Signature, which covers no time. */
const UNTIMED = { requireTimestamp: false };

type VerifyArguments = Parameters<typeof verifyWebhook>;

/** The reason for a refusal, or "accepted". */
function verdict(...[raw, headers, key, options]: VerifyArguments): string {
  try {
    verifyWebhook(raw, headers, key, options);
    return "accepted";
  } catch (error) {
    if (error instanceof WebhookError) return error.reason;
    throw error;
  }
}

describe("verifyWebhook", () => {
  test("returns the event of a delivery that we signed, from text, bytes or a part of a buffer", () => {
    const event = JSON.parse(body);
    expect(verifyWebhook(body, signed, secret)).toEqual(event);
    expect(verifyWebhook(Buffer.from(body), signed, secret)).toEqual(event);
    const whole = new TextEncoder().encode(`xx${body}yy`);
    expect(verifyWebhook(whole.subarray(2, whole.length - 2), signed, secret)).toEqual(event);
  });

  test("reads headers from fetch, from node:http and in any case", () => {
    const shouted = Object.fromEntries(
      Object.entries(signed).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const listed = Object.fromEntries(Object.entries(signed).map(([name, value]) => [name, [value]]));
    for (const headers of [new Headers(signed), shouted, listed] as WebhookHeaders[])
      expect(verdict(body, headers, secret)).toBe("accepted");
  });

  test("refuses a body that was changed or re-serialised", () => {
    for (const headers of [signed, service]) {
      expect(verdict(body.replace("ready", "ReadY"), headers, secret, UNTIMED)).toBe("bad_signature");
      expect(verdict(`${body}\n`, headers, secret, UNTIMED)).toBe("bad_signature");
      expect(verdict(JSON.stringify(JSON.parse(body), null, 1), headers, secret, UNTIMED)).toBe(
        "bad_signature",
      );
      expect(verdict("", headers, secret, UNTIMED)).toBe("bad_signature");
    }
  });

  test("refuses a parsed body with a message that explains the error", () => {
    expect(() => verifyWebhook(JSON.parse(body), signed, secret)).toThrow(/raw bytes or text/);
  });

  test("refuses a wrong secret, and accepts either of two secrets during a rotation", () => {
    expect(verdict(body, signed, next)).toBe("bad_signature");
    expect(verdict(body, service, next, UNTIMED)).toBe("bad_signature");
    expect(verdict(body, signed, [next, secret])).toBe("accepted");
    expect(verdict(body, service, [next, secret], UNTIMED)).toBe("accepted");
    const rotating = signWebhook(body, "evt_1", { at: now, secret, otherSecrets: [next] });
    for (const one of [secret, next]) expect(verdict(body, rotating, one)).toBe("accepted");
  });

  test("refuses a secret that is empty, truncated or malformed", () => {
    for (const bad of ["", "whsec_", "whsec_c2hvcnQ=", secret.slice(6), undefined as unknown as string])
      expect(verdict(body, signed, bad)).toBe("bad_secret");
    expect(verdict(body, signed, [])).toBe("bad_secret");
    expect(verdict(body, signed, [secret, ""])).toBe("bad_secret");
    const forged = { "x-service-signature": createHmac("sha256", "").update(body).digest("hex") };
    expect(verdict(body, forged, "")).toBe("bad_secret");
    expect(verdict(body, signed, `${secret}\n`)).toBe("accepted");
  });

  test.each([
    ["", "it is empty"],
    ["  \n", "it is empty"],
    [undefined, "it is empty"],
    [42, "it is empty"],
    [[], "the list of secrets is empty"],
    ["whsec_ключ-и-ещё-что-то-длинное", "another character that no secret has"],
    [`“${secret}”`, "another character that no secret has"],
    [`${secret} # signing secret`, "a space or another character"],
    [secret.slice(6), "does not begin with whsec_"],
    [secret.slice(0, 20), "cut short"],
    [`"${secret}"`, "does not begin with whsec_"],
    [[secret, ""], "it is empty"],
  ])("refuses the secret %j, with a reason that does not quote it", (bad, why) => {
    const failure = () => verifyWebhook(body, signed, bad as string);
    expect(failure).toThrow(why);
    expect(failure).toThrow(expect.objectContaining({ reason: "bad_secret" }));
    expect(failure).not.toThrow(secret.slice(8, 14));
  });

  test("accepts a delivery up to five minutes from our clock, in either direction", () => {
    const at = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1000) });
    expect(verdict(body, signed, secret, at(299))).toBe("accepted");
    expect(verdict(body, signed, secret, at(-299))).toBe("accepted");
    expect(verdict(body, signed, secret, at(302))).toBe("too_old");
    expect(verdict(body, signed, secret, at(-302))).toBe("too_new");
    expect(verdict(body, signed, secret, { ...at(900), toleranceSeconds: 1000 })).toBe("accepted");
  });

  test("does not accept a valid X-Service-Signature instead of an invalid or incomplete timed signature", () => {
    const wrong = { ...signed, "webhook-signature": `v1,${randomBytes(32).toString("base64")}` };
    const fresh = { ...signed, "webhook-timestamp": String(Number(signed["webhook-timestamp"]) + 60) };
    expect(verdict(body, wrong, secret)).toBe("bad_signature");
    expect(verdict(body, fresh, secret)).toBe("bad_signature");
    for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
      const { [name]: _, ...rest } = signed;
      expect(verdict(body, rest, secret)).toBe("no_signature");
      expect(verdict(body, { ...signed, [name]: "" }, secret)).toBe("no_signature");
    }
  });

  test("checks only the timed signature if both exist, as a rotation requires", () => {
    expect(verdict(body, { ...signed, "x-service-signature": "0".repeat(64) }, secret)).toBe("accepted");
  });

  test("accepts X-Service-Signature without Standard Webhooks headers only if no timestamp is required", () => {
    expect(verdict(body, service, secret)).toBe("no_signature");
    expect(verdict(body, service, secret, UNTIMED)).toBe("accepted");
    expect(verdict(body, signed, secret, UNTIMED)).toBe("accepted");
  });

  test("refuses a missing signature, and a signature in upper case or truncated, which we never send", () => {
    const hex = service["x-service-signature"] ?? "";
    expect(verdict(body, {}, secret)).toBe("no_signature");
    for (const odd of [hex.toUpperCase(), hex.slice(1), `sha256=${hex}`])
      expect(verdict(body, { "x-service-signature": odd }, secret, UNTIMED)).toBe("bad_signature");
  });

  test("checks at most as many signatures as a rotation has", () => {
    const many = `${"v1,AAAA ".repeat(20)}${signed["webhook-signature"]}`;
    expect(verdict(body, { ...signed, "webhook-signature": many }, secret)).toBe("bad_signature");
  });

  test("refuses a validly signed body that is not an event", () => {
    for (const odd of ["null", "[]", "no json", '{"event":1}'])
      expect(verdict(odd, signWebhook(odd, "evt_1", { at: now, secret, otherSecrets: [] }), secret)).toBe(
        "not_an_event",
      );
  });
});

describe("the published test vectors", () => {
  test.each(WEBHOOK_VECTORS)("$name: $verdict", (vector) => {
    const at = { ...UNTIMED, now: new Date(vector.now * 1000) };
    expect(verdict(vector.body, vector.headers, vector.secret, at)).toBe(vector.verdict);
  });

  test("equal the deliveries that we send, and the Standard Webhooks library accepts them", () => {
    const ours = WEBHOOK_VECTORS.filter(
      ({ verdict, headers }) => verdict === "accepted" && headers["webhook-id"],
    );
    expect(ours.length).toBeGreaterThan(2);
    const secrets = [...new Set(ours.map((vector) => vector.secret))];
    for (const { body: text, headers, now: seconds, secret: key } of ours) {
      const rotating = headers["webhook-signature"]?.includes(" ") ? secrets.slice(1, 2) : [];
      const first = secrets[0] ?? "";
      const id = headers["webhook-id"] ?? "";
      expect(
        signWebhook(text, id, { at: new Date(seconds * 1000), secret: first, otherSecrets: rotating }),
      ).toEqual(headers);
      // The library verifies only against the current time, so the signature is compared with the library's own.
      expect(headers["webhook-signature"]?.split(" ")).toContain(
        new Webhook(key).sign(id, new Date(seconds * 1000), text),
      );
    }
  });
});
