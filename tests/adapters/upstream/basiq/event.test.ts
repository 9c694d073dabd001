import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { parseEvent } from "@/lib/adapters/upstream/basiq/basiq";
import { findReturnUrl, toState } from "@/lib/adapters/upstream/basiq/return-url";

const SECRET = Buffer.alloc(32, "k");
const BODY = JSON.stringify({
  eventId: "e1",
  eventTypeId: "transactions.updated",
  links: {
    event: "https://au-api.basiq.io/events/e1",
    eventEntity: "https://au-api.basiq.io/users/u-1/transactions?filter=connection.id.eq%28%27c-1%27%29",
  },
});

function signed(more: { at?: number; secret?: Buffer; body?: string; prefix?: string } = {}): Headers {
  const timestamp = String(Math.floor((more.at ?? Date.now()) / 1_000));
  const text = `msg_1.${timestamp}.${more.body ?? BODY}`;
  const signature = createHmac("sha256", more.secret ?? SECRET)
    .update(text)
    .digest("base64");
  return new Headers({
    "webhook-id": "msg_1",
    "webhook-timestamp": timestamp,
    "webhook-signature": `${more.prefix ?? ""}v1,${signature}`,
  });
}
const read = (headers: Headers, body = BODY, secret: Buffer | null = SECRET) =>
  parseEvent(headers, Buffer.from(body), secret);

describe("parseEvent over Basiq", () => {
  test("finds the customer and the connection in the URL of the changed resource", () => {
    expect(read(signed())).toEqual({
      kind: "data_complete",
      userRef: "u-1",
      consentRef: "c-1",
      institutionRef: null,
      at: expect.any(Date),
      messageId: "e1",
      signed: true,
    });
  });

  test.each([
    ["consent.created", "consents/k1", "consent_received"],
    ["consent.expired", "consents/k1", "consent_updated"],
    ["connection.invalidated", "connections/c-9", "connection_lost"],
    ["user.updated", "", "other"],
    ["toString", "", "other"],
  ])("reads %s of %s as %s", (eventTypeId, path, kind) => {
    const body = JSON.stringify({
      eventTypeId,
      links: { eventEntity: `https://x.example/users/u-1/${path}` },
    });
    expect(read(signed({ body }), body)).toMatchObject({ kind, userRef: "u-1", messageId: "msg_1" });
  });

  test("counts an event as signed if any of several signatures is valid", () => {
    expect(read(signed({ prefix: "v1,AAAA v2,BBBB " }))).toMatchObject({ signed: true });
  });

  test.each([
    ["no secret is set", signed(), null],
    ["it was signed with another secret", signed({ secret: Buffer.alloc(32, "x") }), SECRET],
    ["it is six minutes old", signed({ at: Date.now() - 6 * 60_000 }), SECRET],
    ["its time is in the future", signed({ at: Date.now() + 6 * 60_000 }), SECRET],
    ["it has no time", new Headers({ "webhook-id": "a", "webhook-signature": "v1,x" }), SECRET],
  ])("treats an event as an unsigned hint if %s", (_, headers, secret) => {
    expect(read(headers, BODY, secret)).toMatchObject({ signed: false, userRef: "u-1" });
  });
});

describe("findReturnUrl over Basiq", () => {
  const state = toState({
    redirectUrl: "https://a.example/back?x=1",
    cancelUrl: "https://a.example/no?cancelled=1",
  });

  test.each([
    ["Basiq's jobs", { state, jobIds: "j1,j2" }, "https://a.example/back?x=1"],
    [
      "no word",
      { state },
      "https://a.example/no?cancelled=1&error=access_denied&error_type=AUTH_SESSION_CANCELLED",
    ],
    [
      "an error",
      { state, jobIds: "j1", error: "server_error" },
      "https://a.example/no?cancelled=1&error=server_error",
    ],
  ])("returns the link's URL for a return with %s", (_, query, address) => {
    expect(findReturnUrl(new URLSearchParams(query))?.href).toBe(address);
  });

  test.each(["", "%%%", "e30", Buffer.from('{"back":"nowhere"}').toString("base64url")])(
    "returns null for the state %j",
    (text) => {
      expect(findReturnUrl(new URLSearchParams({ state: text, jobIds: "j1" }))).toBeNull();
    },
  );
});
