import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/client";
import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/fiskil/rig";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";
import { authorise } from "@/tests/support/fiskil/hosted";
import { CANARY } from "@/tests/support/household-data";
import type { Trouble } from "@/tests/support/provider-server";

const fake = await startFakeFiskil();
afterAll(() => fake.close());

let upstream: Upstream;
const make = (more: Partial<FiskilSettings> = {}) =>
  makeFiskil({ ...settingsFor(fake, "live"), timeoutMs: 500, ...more });
beforeEach(() => {
  fake.reset();
  upstream = make();
});

const CUSTOMER = { requestId: "req_1", name: "Priya Raman", email: "priya@example.com", phone: null };
const trouble = (on: string, kind: Trouble["kind"], times = 1) => fake.troubles.push({ on, kind, times });
const callsOf = (line: string) => fake.live.calls.filter((call) => call.startsWith(line)).length;

async function sharing(): Promise<string> {
  const { userRef } = await upstream.createUser(CUSTOMER);
  const back = "https://a.example/";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  authorise(fake.live, (await upstream.startConsent(start)).url, { sync: "full" });
  return userRef;
}

describe("the access token of the Fiskil client", () => {
  test("is requested once for all concurrent calls, and reused", async () => {
    const userRef = await sharing();
    expect(fake.tokensGiven()).toBe(1);
    const other = make();
    await Promise.all(Array.from({ length: 8 }, () => other.listConsents(userRef)));
    expect(fake.tokensGiven()).toBe(2);
  });

  test("is requested again before it expires", async () => {
    fake.rules.tokenSeconds = 100;
    const userRef = await sharing();
    vi.useFakeTimers({ now: Date.now() + 81_000, toFake: ["Date"] });
    await upstream.listConsents(userRef);
    vi.useRealTimers();
    expect(fake.tokensGiven()).toBe(2);
  });

  test("is requested again if Fiskil rejects it before it expires, and the call is repeated, even if it creates a customer", async () => {
    await sharing();
    fake.expireTokens();
    await upstream.createUser({ ...CUSTOMER, email: "other@example.com" });
    expect(fake.live.users.size).toBe(2);
    expect(fake.tokensGiven()).toBe(2);
  });

  test("is read from either of its two field names", async () => {
    fake.rules.tokenField = "access_token";
    expect(await upstream.listConsents(await sharing())).toHaveLength(1);
  });

  test("is not requested in a loop with wrong credentials", async () => {
    const wrong = make({ clientSecret: "wrong" });
    await expect(wrong.listConsents("eu_1")).rejects.toMatchObject({ temporary: true });
    expect(fake.tokensGiven()).toBe(0);
  });
});

describe("a Fiskil call that only reads or deletes", () => {
  test.each<[string, Trouble["kind"]]>([
    ["a server error", { status: 500 }],
    ["too many calls, with a short wait", { status: 429, headers: { "retry-after": "1" } }],
    ["too many calls, without a stated wait", { status: 429 }],
    ["a broken connection", "lost_before"],
    ["a truncated response", "truncated"],
    ["a timeout", "hangs"],
  ])("is retried after %s", async (_, kind) => {
    const userRef = await sharing();
    trouble("GET /v1/consent", kind);
    expect(await upstream.listConsents(userRef)).toHaveLength(1);
    trouble("DELETE /v1/end-users", kind);
    await upstream.deleteUser(userRef);
    expect(fake.live.users.get(userRef)?.deleted).toBe(true);
  });

  test("fails after three tries as a temporary error, with the provider's error id and none of the provider's texts", async () => {
    const userRef = await sharing();
    trouble("GET /v1/consent", { status: 500, body: { id: "err_77", message: CANARY } }, 3);
    const fault = await upstream.listConsents(userRef).catch((error: unknown) => error);
    expect(fault).toMatchObject({
      name: "UpstreamFault",
      temporary: true,
      correlationId: "err_77",
      status: 503,
    });
    expect(JSON.stringify(fault) + String((fault as Error).stack)).not.toContain(CANARY);
  });

  test("fails without waiting if the provider asks for a long wait, because background work can retry later", async () => {
    const userRef = await sharing();
    trouble("GET /v1/consent", { status: 429, headers: { "retry-after": "120" } });
    await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ temporary: true });
  });

  test("is not repeated if the request itself is invalid", async () => {
    const userRef = await sharing();
    trouble("GET /v1/consent", { status: 400 });
    await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ temporary: false });
  });
});

describe("createUser over Fiskil", () => {
  test.each<[string, Trouble["kind"], number]>([
    ["the response to an executed call is lost", "lost_after", 1],
    ["no response arrives", "hangs", 0],
    ["Fiskil returns a server error", { status: 500 }, 0],
  ])("calls Fiskil once, and reports an uncertain result if %s", async (_, kind, users) => {
    trouble("POST /v1/end-users", kind);
    await expect(upstream.createUser(CUSTOMER)).rejects.toMatchObject({ isUncertain: true, temporary: true });
    expect(callsOf("POST /v1/end-users")).toBeLessThanOrEqual(1);
    expect(fake.live.users.size).toBe(users);
  });

  test("reports that nothing was created if the call was refused or never sent", async () => {
    trouble("POST /v1/end-users", { status: 400 });
    await expect(upstream.createUser(CUSTOMER)).rejects.toMatchObject({ isUncertain: false });
    const nobody = make({ baseUrl: "http://127.0.0.1:9" });
    await expect(nobody.createUser(CUSTOMER)).rejects.toMatchObject({ temporary: true });
  });

  test("finds the existing record by its address, and no other customer's record", async () => {
    await upstream.createUser(CUSTOMER);
    await upstream.createUser({ ...CUSTOMER, email: "other@example.com" });
    const found = await upstream.findUsers("priya@example.com");
    expect(found).toMatchObject([{ name: "Priya Raman" }]);
    expect(found[0]?.madeAt).toBeInstanceOf(Date);
  });
});

describe("a list that the Fiskil client reads", () => {
  test("is read to the last page, even if pages are smaller than requested", async () => {
    const userRef = await sharing();
    const whole = await upstream.pullData(userRef);
    fake.rules.pageCap = 40;
    fake.live.calls.length = 0;
    expect(await upstream.pullData(userRef)).toEqual(whole);
    expect(callsOf("GET /v1/banking/transactions")).toBeGreaterThan(whole.transactions.length / 40);
  });

  test.each([
    ["to another host", "https://evil.example/v1/consent?page=2"],
    ["back to an earlier page", "/v1/consent?end_user_id=x&page=2"],
  ])("causes an error and gets no token if the next link leads %s", async (_, next) => {
    const userRef = await sharing();
    trouble("GET /v1/consent", { status: 200, body: { consents: [], links: { next } } }, 9);
    await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ temporary: false });
  });

  test.each([[{ surprise: 1 }], ["text"], [7]])(
    "causes an error instead of an empty list if it is %j",
    async (body) => {
      const userRef = await sharing();
      trouble("GET /v1/consent", { status: 200, body });
      await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ name: "UpstreamFault" });
    },
  );
});
