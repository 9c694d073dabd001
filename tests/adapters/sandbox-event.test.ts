import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { toMessage } from "@/lib/sandbox/post-events";
import { sign } from "@/lib/sandbox/signature";

const { parseEvent } = sandboxUpstream();
const due = {
  id: "evt_1",
  userId: "usr_1",
  consentId: "cns_1",
  event: "consent.received",
  attempts: 2,
  institutionId: "sbx-bluegum",
};
const body = Buffer.from(toMessage(due, new Date("2026-07-10T00:00:00Z")));
const signedBy = (signature: string) => new Headers({ "X-Sandbox-Signature": signature });

describe("parseEvent over the sandbox", () => {
  it("reads the provider's format", () => {
    expect(JSON.parse(body.toString())).toEqual({
      delivery_attempt: 2,
      publish_time: "2026-07-10T00:00:00.000Z",
      message_id: "evt_1",
      data: {
        event: "consent.received",
        end_user_id: "usr_1",
        client_id: "sandbox",
        institution_id: "sbx-bluegum",
        consent_id: "cns_1",
      },
    });
  });

  it("accepts the base64 HMAC of the event's exact bytes as a signature", () => {
    const secret = Buffer.from(process.env.SANDBOX_WEBHOOK_SECRET ?? "", "base64");
    const signature = createHmac("sha256", secret).update(body).digest("base64");
    expect(parseEvent(signedBy(signature), body)).toEqual({
      kind: "consent_received",
      userRef: "usr_1",
      consentRef: "cns_1",
      institutionRef: "sbx-bluegum",
      at: new Date("2026-07-10T00:00:00Z"),
      messageId: "evt_1",
      signed: true,
    });
  });

  it.each([
    ["no signature", new Headers()],
    ["an empty signature", signedBy("")],
    ["a signature of other bytes", signedBy(sign(Buffer.from("{}")))],
    ["a hexadecimal signature", signedBy(Buffer.from(sign(body), "base64").toString("hex"))],
    ["a truncated signature", signedBy(sign(body).slice(0, 20))],
  ])("reads an event with %s, but does not treat it as signed", (_, headers) => {
    expect(parseEvent(headers, body)).toMatchObject({ userRef: "usr_1", signed: false });
  });

  it("finds the user in the event's top level too", () => {
    const raw = Buffer.from(JSON.stringify({ end_user_id: "usr_2", event: "consent.revoked" }));
    expect(parseEvent(signedBy(sign(raw)), raw)).toEqual({
      kind: "consent_revoked",
      userRef: "usr_2",
      consentRef: null,
      institutionRef: null,
      at: null,
      messageId: null,
      signed: true,
    });
  });

  it.each([
    ["consent.received", "consent_received"],
    ["consent.updated", "consent_updated"],
    ["consent.revoked", "consent_revoked"],
    ["banking.transactions.recent.sync.completed", "data_partial"],
    ["banking.transactions.sync.completed", "data_complete"],
    ["banking.transactions.sync.failed", "data_failed"],
    ["banking.accounts.sync.completed", "other"],
    ["toString", "other"],
  ])("reads the event %s as %s", (event, kind) => {
    const raw = Buffer.from(JSON.stringify({ data: { event, end_user_id: "usr_1" } }));
    expect(parseEvent(new Headers(), raw)?.kind).toBe(kind);
  });

  it.each([
    "",
    "null",
    "[]",
    "7",
    '"text"',
    "{",
    "{}",
    '{"data":null}',
    '{"data":{"end_user_id":7}}',
    '{"data":{"end_user_id":""}}',
    `{"end_user_id":"${"x".repeat(500)}"}`,
    '{"end_user_id":"a\\u0000b"}',
  ])("returns null for %s", (text) => {
    expect(parseEvent(new Headers(), Buffer.from(text))).toBeNull();
  });

  it("never throws on malformed input", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, signature) => {
        const headers = new Headers({ "X-Sandbox-Signature": Buffer.from(signature).toString("base64") });
        expect(parseEvent(headers, bytes)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parseEvent(new Headers(), Buffer.from(JSON.stringify({ end_user_id: "usr_1", data: value })));
      }),
    );
  });
});
