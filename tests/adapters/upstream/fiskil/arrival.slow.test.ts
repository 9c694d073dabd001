import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { EventFact, Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/fiskil/rig";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";
import type { FakeConsent } from "@/tests/support/fiskil/fake-client";
import { authorise, type Choice } from "@/tests/support/fiskil/hosted";

const fake = await startFakeFiskil();
afterAll(() => fake.close());

const HOUR_MS = 3_600_000;
let upstream: Upstream;
let userRef: string;
let events: EventFact[];
let syncState: string | null;

beforeEach(async () => {
  fake.reset();
  upstream = makeFiskil(settingsFor(fake, "live"));
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  ({ userRef } = await upstream.createUser(customer));
  events = [];
  syncState = null;
});

async function consent(choice: Choice = {}): Promise<FakeConsent> {
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  return authorise(fake.live, (await upstream.startConsent(start)).url, choice).consent;
}
const tell = (of: FakeConsent, kind: EventFact["kind"] = "data_complete", at = new Date()) =>
  events.push({ kind, consentRef: of.consentId, institutionRef: of.institution, at });

/** Returns the product's judgement, `hours` hours from now, of whether the data has arrived. */
async function stateAt(hours: number): Promise<string> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const arrival = await upstream.dataState(userRef, { events, syncState, now });
  syncState = arrival.syncState;
  return arrival.state === "complete" && !arrival.isConfirmed ? "taken for complete" : arrival.state;
}

/** Reports whether we would conclude, `hours` hours from now, that no account was shared. */
async function isEmptyAt(hours: number): Promise<boolean> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const { state, isEmpty } = await upstream.dataState(userRef, { events, syncState, now });
  return state === "none" && isEmpty === true;
}

describe("a customer who shares no account", () => {
  test("is recognised an hour after the events that report all data, because an account may arrive late", async () => {
    const given = await consent({ sync: "full" });
    given.accountIds = [];
    expect(await isEmptyAt(0)).toBe(false);
    tell(given);
    expect([await isEmptyAt(0), await isEmptyAt(0.9), await isEmptyAt(1.1)]).toEqual([false, false, true]);
  });

  test("is recognised without events when the maximum wait ends", async () => {
    (await consent({ sync: "full" })).accountIds = [];
    expect([await isEmptyAt(47), await isEmptyAt(48.1)]).toEqual([false, true]);
  });

  test("is not assumed if a bank failed, the consent ended, or accounts arrived", async () => {
    const given = await consent({ sync: "none" });
    tell(given, "data_failed");
    expect(await isEmptyAt(100)).toBe(false);
    events = [];
    expect(await isEmptyAt(100)).toBe(true);
    given.sync = "full";
    expect(await isEmptyAt(100)).toBe(false);
    given.active = false;
    expect(await isEmptyAt(100)).toBe(false);
  });
});

describe("the first fetch over Fiskil, with events,", () => {
  test("is complete when the event of the full history has arrived, but not before", async () => {
    const given = await consent({ sync: "recent" });
    tell(given, "data_partial");
    expect(await stateAt(0)).toBe("partial");
    given.sync = "full";
    tell(given);
    expect(await stateAt(0)).toBe("complete");
  });

  test("is not complete after an event that arrives before any account", async () => {
    tell(await consent({ sync: "none" }));
    expect(await stateAt(0)).toBe("none");
  });

  test("is complete when both banks have reported, if it is from two banks", async () => {
    const [one, other] = [
      await consent({ sync: "full" }),
      await consent({ sync: "full", institution: "20002" }),
    ];
    tell(one);
    expect(await stateAt(0)).toBe("partial");
    tell(other);
    expect(await stateAt(0)).toBe("complete");
  });

  test("does not count a repeated event twice, if two consents are at one bank", async () => {
    const [one, other] = [await consent({ sync: "full" }), await consent({ sync: "full" })];
    tell(one);
    tell(one);
    expect(await stateAt(0)).toBe("partial");
    tell(other);
    expect(await stateAt(0)).toBe("complete");
  });

  test("ignores an event from before the consent or before its accounts changed", async () => {
    const given = await consent({ sync: "full" });
    tell(given, "data_complete", new Date(Date.now() - HOUR_MS));
    expect(await stateAt(0)).toBe("partial");
    tell(given);
    tell(given, "consent_updated", new Date(Date.now() + HOUR_MS));
    expect(await stateAt(0)).toBe("partial");
    tell(given, "data_complete", new Date(Date.now() + 2 * HOUR_MS));
    expect(await stateAt(0)).toBe("complete");
  });
});

describe("the first fetch over Fiskil, without any event,", () => {
  test("is not complete when only ninety days of rows have stayed the same for an hour", async () => {
    await consent({ sync: "recent" });
    for (const hours of [0, 0.5, 1, 2, 5.9]) expect(await stateAt(hours)).toBe("partial");
  });

  test("is complete once the full history has stayed the same for an hour", async () => {
    const given = await consent({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    given.sync = "full";
    expect(await stateAt(2)).toBe("partial");
    expect(await stateAt(2.5)).toBe("partial");
    expect(await stateAt(3)).toBe("taken for complete");
  });

  test("waits at most six hours for older rows if the customer has none", async () => {
    await consent({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(6)).toBe("taken for complete");
  });

  test("uses rows that keep changing when the maximum wait ends", async () => {
    const given = await consent({ sync: "full" });
    const rows = given.data.transactions;
    for (let hours = 0; hours < 48; hours += 5) {
      given.data = { ...given.data, transactions: rows.slice(0, -1 - hours) };
      expect(await stateAt(hours)).toBe("partial");
    }
    expect(await stateAt(48)).toBe("taken for complete");
  });

  test("never counts missing data as complete data", async () => {
    await consent({ sync: "none" });
    expect(await stateAt(100)).toBe("none");
  });

  test("reads rows at most every five minutes, and stores no row in the sync state", async () => {
    const given = await consent({ sync: "full" });
    const reads = () => fake.live.calls.filter((call) => call === "GET /v1/banking/transactions").length;
    await stateAt(0);
    const before = reads();
    await stateAt(0.05);
    expect(reads()).toBe(before);
    await stateAt(0.1);
    expect(reads()).toBeGreaterThan(before);
    expect(syncState?.length).toBeLessThan(120);
    for (const { accountId } of given.data.accounts) expect(syncState).not.toContain(accountId);
  });

  test("treats sync state of an unknown format as empty", async () => {
    await consent({ sync: "full" });
    for (const text of ["", "{", "[]", '{"since":0}']) {
      syncState = text;
      expect(await stateAt(0)).toBe("partial");
    }
  });
});
