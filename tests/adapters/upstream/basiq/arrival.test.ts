import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import type { EventFact, Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/basiq/rig";
import { startFakeBasiq } from "@/tests/support/basiq/fake";
import { authorise, type Choice } from "@/tests/support/basiq/hosted";
import { arrive, type FakeConnection } from "@/tests/support/basiq/world";

const fake = await startFakeBasiq();
afterAll(() => fake.close());

const HOUR_MS = 3_600_000;
let upstream: Upstream;
let userRef: string;
let told: EventFact[];
let memory: string | null;

beforeEach(async () => {
  fake.reset();
  upstream = makeBasiq(settingsFor(fake, "live"));
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  ({ userRef } = await upstream.createUser(customer));
  told = [];
  memory = null;
});

async function share(choice: Choice = {}): Promise<FakeConnection> {
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  return authorise(fake, (await upstream.startConsent(start)).url, choice).connection;
}

/** What is known so many hours from now, by everything seen up to then. */
async function stateAt(hours: number): Promise<string> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const {
    state,
    isConfirmed,
    hasFailed,
    memory: kept,
  } = await upstream.dataState(userRef, { told, memory, now });
  memory = kept;
  const words = state === "complete" && !isConfirmed ? "taken for complete" : state;
  return hasFailed ? `${words}, failing` : words;
}
/** As if it had been shared, and fetched, so long ago. */
function age(connection: FakeConnection, hours: number): void {
  const at = new Date(Date.now() - hours * HOUR_MS);
  connection.createdDate = at;
  for (const job of fake.live.jobs) Object.assign(job, { created: at, updated: at });
}
const refreshes = () => fake.live.calls.filter((call) => call.endsWith("/refresh")).length;

/** Whether it is known so many hours from now that no account was shared. */
async function isEmptyAt(hours: number): Promise<boolean> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const { state, isEmpty } = await upstream.dataState(userRef, { told, memory, now });
  return state === "none" && isEmpty === true;
}

describe("a customer who shares no account", () => {
  test("is known an hour after every bank's fetching came to its end", async () => {
    const connection = await share({ sync: "recent" });
    connection.accountIds = [];
    expect([await isEmptyAt(0), await isEmptyAt(2)]).toEqual([false, false]);
    arrive(fake.live, connection, "full");
    expect([await isEmptyAt(0.9), await isEmptyAt(1.1)]).toEqual([false, true]);
  });

  test("is known when the longest wait is over, but where fetching failed", async () => {
    const connection = await share({ sync: "recent" });
    connection.accountIds = [];
    expect([await isEmptyAt(47), await isEmptyAt(48.1)]).toEqual([false, true]);
    arrive(fake.live, connection, "failed");
    expect(await isEmptyAt(48.1)).toBe(false);
  });
});

describe("the first fetching", () => {
  test("is complete when its job is, and not while rows still come", async () => {
    const connection = await share({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    arrive(fake.live, connection, "full");
    expect(await stateAt(0)).toBe("complete");
  });

  test("of two banks is complete when both are", async () => {
    await share({ sync: "full" });
    const other = await share({ sync: "recent", institution: "AU04302" });
    expect(await stateAt(0)).toBe("partial");
    arrive(fake.live, other, "full");
    expect(await stateAt(0)).toBe("complete");
  });

  test("that failed says so, and what there is is taken when the longest wait is over", async () => {
    const connection = await share({ sync: "recent" });
    arrive(fake.live, connection, "failed");
    expect(await stateAt(0)).toBe("partial, failing");
    expect(await stateAt(47)).toBe("partial, failing");
    expect(await stateAt(48)).toBe("taken for complete, failing");
  });

  test("that is tried again and comes through is no failure any more", async () => {
    const connection = await share({ sync: "recent" });
    arrive(fake.live, connection, "failed");
    const [failed] = fake.live.jobs;
    if (failed) fake.live.jobs.push({ ...failed, created: new Date(), updated: new Date(), outcome: "done" });
    expect(await stateAt(0)).toBe("complete");
  });

  test("by a consent that lets less than a year be fetched is no word on the rest", async () => {
    await share({ sync: "full" });
    for (const consent of fake.live.consents) consent.initialRetrievalDays = 90;
    expect(await stateAt(0)).toBe("taken for complete");
  });

  test("whose job is forgotten goes by what an event told of that bank, and else is waited for", async () => {
    const connection = await share({ sync: "full" });
    fake.live.jobs.length = 0;
    expect(await stateAt(0)).toBe("partial");
    const event: EventFact = {
      kind: "data_complete",
      consentRef: "another",
      institutionRef: null,
      at: new Date(),
    };
    told.push(event);
    expect(await stateAt(0)).toBe("partial");
    told.push({ ...event, consentRef: connection.id });
    expect(await stateAt(0)).toBe("complete");
  });
});

describe("data of before", () => {
  test("that is fresh is taken as it is", async () => {
    await share({ sync: "full" });
    expect(await stateAt(23)).toBe("complete");
    expect(refreshes()).toBe(0);
  });

  test("that is old is fetched anew first, once however often one looks", async () => {
    const connection = await share({ sync: "full" });
    age(connection, 25);
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(0.1)).toBe("partial");
    expect(refreshes()).toBe(1);
    arrive(fake.live, connection, "full");
    expect(await stateAt(0.2)).toBe("complete");
    expect(refreshes()).toBe(1);
  });

  test("is taken where fetching it anew fails, drags on, or is refused", async () => {
    const connection = await share({ sync: "full" });
    age(connection, 25);
    fake.troubles.push({ on: /\/refresh$/, times: 1, kind: { status: 403 } });
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(0.1)).toBe("complete");
    memory = null;
    expect(await stateAt(0.2)).toBe("partial");
    expect(await stateAt(1.1)).toBe("complete");
    arrive(fake.live, connection, "failed");
    // What is there is taken, and the customer is asked to put the bank right.
    expect(await stateAt(0.3)).toBe("complete, failing");
  });

  test("written into the memory by others is as if nothing had been asked", async () => {
    await share({ sync: "full" });
    for (const text of ["", "{", "[]", '{"askedAt":"x"}']) {
      memory = text;
      expect(await stateAt(0)).toBe("complete");
    }
  });
});
