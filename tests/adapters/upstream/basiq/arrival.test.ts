import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import type { EventFact, Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/basiq/rig";
import { startFakeBasiq } from "@/tests/support/basiq/fake";
import { arrive, type FakeConnection } from "@/tests/support/basiq/fake-client";
import { authorise, type Choice } from "@/tests/support/basiq/hosted";

const fake = await startFakeBasiq();
afterAll(() => fake.close());

const HOUR_MS = 3_600_000;
let upstream: Upstream;
let userRef: string;
let events: EventFact[];
let syncState: string | null;

beforeEach(async () => {
  fake.reset();
  upstream = makeBasiq(settingsFor(fake, "live"));
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  ({ userRef } = await upstream.createUser(customer));
  events = [];
  syncState = null;
});

async function share(choice: Choice = {}): Promise<FakeConnection> {
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  return authorise(fake, (await upstream.startConsent(start)).url, choice).connection;
}

/**
 * Returns how much data has arrived, as the product would decide `hours` hours from now. `events` are all events so
 * far.
 */
async function stateAt(hours: number): Promise<string> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const {
    state,
    isConfirmed,
    hasFailed,
    syncState: kept,
  } = await upstream.dataState(userRef, { events, syncState, now });
  syncState = kept;
  const words = state === "complete" && !isConfirmed ? "taken for complete" : state;
  return hasFailed ? `${words}, failing` : words;
}
/** Backdates the consent and its fetch by `hours` hours. */
function age(connection: FakeConnection, hours: number): void {
  const at = new Date(Date.now() - hours * HOUR_MS);
  connection.createdDate = at;
  for (const job of fake.live.jobs) Object.assign(job, { created: at, updated: at });
}
const refreshes = () => fake.live.calls.filter((call) => call.endsWith("/refresh")).length;

/** Reports whether we would conclude, `hours` hours from now, that no account was shared. */
async function isEmptyAt(hours: number): Promise<boolean> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const { state, isEmpty } = await upstream.dataState(userRef, { events, syncState, now });
  return state === "none" && isEmpty === true;
}

describe("a customer who shares no account", () => {
  test("is recognised an hour after every bank's fetch has finished", async () => {
    const connection = await share({ sync: "recent" });
    connection.accountIds = [];
    expect([await isEmptyAt(0), await isEmptyAt(2)]).toEqual([false, false]);
    arrive(fake.live, connection, "full");
    expect([await isEmptyAt(0.9), await isEmptyAt(1.1)]).toEqual([false, true]);
  });

  test("is recognised when the maximum wait ends, unless a fetch failed", async () => {
    const connection = await share({ sync: "recent" });
    connection.accountIds = [];
    expect([await isEmptyAt(47), await isEmptyAt(48.1)]).toEqual([false, true]);
    arrive(fake.live, connection, "failed");
    expect(await isEmptyAt(48.1)).toBe(false);
  });
});

describe("the first fetch over Basiq", () => {
  test("is complete when its job is complete, but not while rows still arrive", async () => {
    const connection = await share({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    arrive(fake.live, connection, "full");
    expect(await stateAt(0)).toBe("complete");
  });

  test("is complete when both jobs are complete, if it is from two banks", async () => {
    await share({ sync: "full" });
    const other = await share({ sync: "recent", institution: "AU04302" });
    expect(await stateAt(0)).toBe("partial");
    arrive(fake.live, other, "full");
    expect(await stateAt(0)).toBe("complete");
  });

  test("is reported as failed if its job failed, and existing data is used when the maximum wait ends", async () => {
    const connection = await share({ sync: "recent" });
    arrive(fake.live, connection, "failed");
    expect(await stateAt(0)).toBe("partial, failing");
    expect(await stateAt(47)).toBe("partial, failing");
    expect(await stateAt(48)).toBe("taken for complete, failing");
  });

  test("no longer counts as failed once a retry succeeds", async () => {
    const connection = await share({ sync: "recent" });
    arrive(fake.live, connection, "failed");
    const [failed] = fake.live.jobs;
    if (failed) fake.live.jobs.push({ ...failed, created: new Date(), updated: new Date(), outcome: "done" });
    expect(await stateAt(0)).toBe("complete");
  });

  test("counts only as assumed complete if the consent covers less than a year", async () => {
    await share({ sync: "full" });
    for (const consent of fake.live.consents) consent.initialRetrievalDays = 90;
    expect(await stateAt(0)).toBe("taken for complete");
  });

  test("is complete by the bank's event if Basiq no longer lists its job, and otherwise waits", async () => {
    const connection = await share({ sync: "full" });
    fake.live.jobs.length = 0;
    expect(await stateAt(0)).toBe("partial");
    const event: EventFact = {
      kind: "data_complete",
      consentRef: "another",
      institutionRef: null,
      at: new Date(),
    };
    events.push(event);
    expect(await stateAt(0)).toBe("partial");
    events.push({ ...event, consentRef: connection.id });
    expect(await stateAt(0)).toBe("complete");
  });
});

describe("data that Basiq fetched before the consent", () => {
  test("is used without another fetch if it is recent", async () => {
    await share({ sync: "full" });
    expect(await stateAt(23)).toBe("complete");
    expect(refreshes()).toBe(0);
  });

  test("is fetched again, once, if it is old", async () => {
    const connection = await share({ sync: "full" });
    age(connection, 25);
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(0.1)).toBe("partial");
    expect(refreshes()).toBe(1);
    arrive(fake.live, connection, "full");
    expect(await stateAt(0.2)).toBe("complete");
    expect(refreshes()).toBe(1);
  });

  test("is used if the new fetch fails, is refused or takes too long", async () => {
    const connection = await share({ sync: "full" });
    age(connection, 25);
    fake.troubles.push({ on: /\/refresh$/, times: 1, kind: { status: 403 } });
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(0.1)).toBe("complete");
    syncState = null;
    expect(await stateAt(0.2)).toBe("partial");
    expect(await stateAt(1.1)).toBe("complete");
    arrive(fake.live, connection, "failed");
    // The existing data is used, and the customer is asked to fix the connection.
    expect(await stateAt(0.3)).toBe("complete, failing");
  });

  test("counts as complete even if the sync state has an older format", async () => {
    await share({ sync: "full" });
    for (const text of ["", "{", "[]", '{"askedAt":"x"}']) {
      syncState = text;
      expect(await stateAt(0)).toBe("complete");
    }
  });
});
