import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import type { BasiqSettings } from "@/lib/adapters/upstream/basiq/client";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/basiq/rig";
import { startFakeBasiq } from "@/tests/support/basiq/fake";
import { authorise } from "@/tests/support/basiq/hosted";
import { CANARY } from "@/tests/support/household-data";
import type { Trouble } from "@/tests/support/provider-server";

const fake = await startFakeBasiq();
afterAll(() => fake.close());

let upstream: Upstream;
const make = (more: Partial<BasiqSettings> = {}) =>
  makeBasiq({ ...settingsFor(fake, "live"), timeoutMs: 500, ...more });
beforeEach(() => {
  fake.reset();
  upstream = make();
});

const CUSTOMER = {
  requestId: "req_1",
  name: "Priya  van Raman",
  email: "priya@example.com",
  phone: "+61491570156",
};
const BACK = { redirectUrl: "https://a.example/back", cancelUrl: "https://a.example/cancel" };
const trouble = (on: Trouble["on"], kind: Trouble["kind"], times = 1) =>
  fake.troubles.push({ on, kind, times });
const start = (userRef: string, renewConsentRef: string | null = null) =>
  upstream.startConsent({ userRef, ...BACK, renewConsentRef });

async function sharing(): Promise<string> {
  const { userRef } = await upstream.createUser(CUSTOMER);
  authorise(fake, (await start(userRef)).url, { sync: "full" });
  return userRef;
}

describe("the access tokens of the Basiq client", () => {
  test("are requested once for all concurrent calls and again before they expire, if they are the server's", async () => {
    const userRef = await sharing();
    expect(fake.tokensGiven()).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => upstream.listConsents(userRef)));
    expect(fake.tokensGiven()).toBe(1);
    vi.useFakeTimers({ now: Date.now() + 3_541_000, toFake: ["Date"] });
    await upstream.listConsents(userRef).finally(() => vi.useRealTimers());
    expect(fake.tokensGiven()).toBe(2);
  });

  test("are requested again if Basiq rejects the server's token early", async () => {
    const userRef = await sharing();
    fake.expireTokens();
    expect(await upstream.listConsents(userRef)).toHaveLength(1);
  });

  test("belong to the customer if they are in a link, and give no access to the server's data", async () => {
    const userRef = await sharing();
    const token = new URL((await start(userRef)).url).searchParams.get("token") ?? "";
    expect(fake.tokens.get(token)).toMatchObject({ userId: userRef });
    const answer = await fetch(`${fake.url}/users/${userRef}/accounts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
  });

  test("are not requested in a loop with a wrong key", async () => {
    const wrong = make({ apiKey: "wrong" });
    await expect(wrong.listConsents("u1")).rejects.toMatchObject({ temporary: true });
  });
});

describe("a consent link of Basiq", () => {
  test("leads to every bank in live, and adds an action only once a consent exists", async () => {
    const { userRef } = await upstream.createUser(CUSTOMER);
    const first = new URL((await start(userRef)).url).searchParams;
    expect([first.get("institutionId"), first.get("action")]).toEqual([null, null]);
    authorise(fake, (await start(userRef)).url);
    expect(new URL((await start(userRef)).url).searchParams.get("action")).toBe("connect");
  });

  test("first extends the consent if it is for renewal, then names the connection that ends first", async () => {
    const [consent] = await upstream.listConsents(await sharing());
    const { userId = "" } = fake.live.connections[0] ?? {};
    const step = async () => {
      const { searchParams } = new URL((await start(userId, consent?.consentRef)).url);
      return [searchParams.get("action"), searchParams.get("connectionId")];
    };
    expect(await step()).toEqual(["extend", null]);
    const [agreed] = fake.live.consents;
    if (agreed) agreed.expiryDate = new Date(Date.now() + 720 * 86_400_000);
    expect(await step()).toEqual([null, consent?.consentRef]);
  });
});

describe("a Basiq call that only reads or deletes", () => {
  test.each<[string, Trouble["kind"]]>([
    ["a server error", { status: 500 }],
    ["too many calls, with a short wait", { status: 429, headers: { "retry-after": "1" } }],
    ["a broken connection", "lost_before"],
    ["a truncated response", "truncated"],
    ["a timeout", "hangs"],
  ])("is retried after %s", async (_, kind) => {
    const userRef = await sharing();
    trouble(/^GET \/users\/.*\/connections/, kind);
    expect(await upstream.listConsents(userRef)).toHaveLength(1);
    trouble("DELETE /users", kind);
    await upstream.deleteUser(userRef);
    expect(fake.live.users.get(userRef)?.deleted).toBe(true);
  });

  test("fails after three tries, and its error has the provider's correlation id but none of the provider's texts", async () => {
    const userRef = await sharing();
    const body = { type: "list", correlationId: "corr-77", data: [{ type: "error", detail: CANARY }] };
    trouble(/\/connections/, { status: 500, body }, 3);
    const fault = await upstream.listConsents(userRef).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: "UpstreamFault", temporary: true, correlationId: "corr-77" });
    expect(JSON.stringify(fault) + String((fault as Error).stack)).not.toContain(CANARY);
  });
});

describe("createUser over Basiq", () => {
  test.each<[string, Trouble["kind"], number]>([
    ["the response to an executed call is lost", "lost_after", 1],
    ["no response arrives", "hangs", 0],
    ["Basiq returns a server error", { status: 500 }, 0],
  ])("calls Basiq once, and reports an uncertain result if %s", async (_, kind, users) => {
    trouble("POST /users", kind);
    await expect(upstream.createUser(CUSTOMER)).rejects.toMatchObject({ isUncertain: true, temporary: true });
    expect(fake.live.users.size).toBe(users);
  });

  test("reports that nothing was created if Basiq refused the call", async () => {
    trouble("POST /users", { status: 400 });
    await expect(upstream.createUser(CUSTOMER)).rejects.toMatchObject({ isUncertain: false });
  });

  test.each([true, false])(
    "finds the existing record by its exact name (if Basiq's filter works: %s)",
    async (knowsUsersFilter) => {
      fake.rules.knowsUsersFilter = knowsUsersFilter;
      const { userRef } = await upstream.createUser(CUSTOMER);
      await upstream.createUser({ ...CUSTOMER, email: "other@example.com" });
      const found = await upstream.findUsers("priya@example.com");
      expect(found).toEqual([{ userRef, name: CUSTOMER.name, madeAt: expect.any(Date) }]);
      expect(fake.live.users.get(userRef)).toMatchObject({ lastName: "Raman", mobile: "+61491570156" });
    },
  );

  test("finds no customer for an address that contains the quotes of the filter", async () => {
    await expect(upstream.findUsers("o'neil@example.com")).rejects.toMatchObject({ temporary: false });
  });
});

describe("a list that the Basiq client reads", () => {
  test("is read to the last page, even if pages are smaller than requested", async () => {
    const userRef = await sharing();
    const whole = await upstream.pullData(userRef);
    fake.rules.pageCap = 40;
    fake.live.calls.length = 0;
    expect(await upstream.pullData(userRef)).toEqual(whole);
    const calls = fake.live.calls.filter((call) => call.endsWith("/transactions")).length;
    expect(calls).toBeGreaterThan(whole.transactions.length / 40);
  });

  test.each([
    ["to another host", "https://evil.example/users?next=2"],
    ["back to an earlier page", "/users/x/connections?next=2"],
  ])("causes an error and gets no token if the next link leads %s", async (_, next) => {
    const userRef = await sharing();
    trouble(/connections/, { status: 200, body: { type: "list", data: [], links: { next } } }, 9);
    await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ temporary: false });
  });

  test.each([[{ surprise: 1 }], ["text"], [7]])(
    "causes an error instead of an empty list if it is %j",
    async (body) => {
      const userRef = await sharing();
      trouble(/connections/, { status: 200, body });
      await expect(upstream.listConsents(userRef)).rejects.toMatchObject({ name: "UpstreamFault" });
    },
  );
});
