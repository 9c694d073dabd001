import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { EventFact, Upstream } from "@/lib/adapters/upstream/port";
import { settingsFor } from "@/tests/adapters/upstream/fiskil/rig";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";
import { authorise, type Choice } from "@/tests/support/fiskil/hosted";
import type { FakeConsent } from "@/tests/support/fiskil/world";

const fake = await startFakeFiskil();
afterAll(() => fake.close());

const HOUR_MS = 3_600_000;
let upstream: Upstream;
let userRef: string;
let told: EventFact[];
let memory: string | null;

beforeEach(async () => {
  fake.reset();
  upstream = makeFiskil(settingsFor(fake, "live"));
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  ({ userRef } = await upstream.createUser(customer));
  told = [];
  memory = null;
});

async function consent(choice: Choice = {}): Promise<FakeConsent> {
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  return authorise(fake.live, (await upstream.startConsent(start)).url, choice).consent;
}
const tell = (of: FakeConsent, kind: EventFact["kind"] = "data_complete", at = new Date()) =>
  told.push({ kind, consentRef: of.consentId, institutionRef: of.institution, at });

/** The result this many hours from now, given everything seen until then. */
async function stateAt(hours: number): Promise<string> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const arrival = await upstream.dataState(userRef, { told, memory, now });
  memory = arrival.memory;
  return arrival.state === "complete" && !arrival.isConfirmed ? "taken for complete" : arrival.state;
}

/** Whether it is known this many hours from now that no account was shared. */
async function isEmptyAt(hours: number): Promise<boolean> {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const { state, isEmpty } = await upstream.dataState(userRef, { told, memory, now });
  return state === "none" && isEmpty === true;
}

describe("a customer who shares no account", () => {
  test("is recognised an hour after the events that report all data, because one may come too early", async () => {
    const given = await consent({ sync: "full" });
    given.accountIds = [];
    expect(await isEmptyAt(0)).toBe(false);
    tell(given);
    expect([await isEmptyAt(0), await isEmptyAt(0.9), await isEmptyAt(1.1)]).toEqual([false, false, true]);
  });

  test("is recognised without events when the longest wait is over", async () => {
    (await consent({ sync: "full" })).accountIds = [];
    expect([await isEmptyAt(47), await isEmptyAt(48.1)]).toEqual([false, true]);
  });

  test("is not one whose bank failed, who has ended their consent, or whose accounts arrived", async () => {
    const given = await consent({ sync: "none" });
    tell(given, "data_failed");
    expect(await isEmptyAt(100)).toBe(false);
    told = [];
    expect(await isEmptyAt(100)).toBe(true);
    given.sync = "full";
    expect(await isEmptyAt(100)).toBe(false);
    given.active = false;
    expect(await isEmptyAt(100)).toBe(false);
  });
});

describe("with events", () => {
  test("the data is complete when the event of the full history came, and not before", async () => {
    const given = await consent({ sync: "recent" });
    tell(given, "data_partial");
    expect(await stateAt(0)).toBe("partial");
    given.sync = "full";
    tell(given);
    expect(await stateAt(0)).toBe("complete");
  });

  test("an event that comes before any account is not enough", async () => {
    tell(await consent({ sync: "none" }));
    expect(await stateAt(0)).toBe("none");
  });

  test("with two banks, both must have reported", async () => {
    const [one, other] = [
      await consent({ sync: "full" }),
      await consent({ sync: "full", institution: "20002" }),
    ];
    tell(one);
    expect(await stateAt(0)).toBe("partial");
    tell(other);
    expect(await stateAt(0)).toBe("complete");
  });

  test("with two consents at one bank, a repeated event does not count twice", async () => {
    const [one, other] = [await consent({ sync: "full" }), await consent({ sync: "full" })];
    tell(one);
    tell(one);
    expect(await stateAt(0)).toBe("partial");
    tell(other);
    expect(await stateAt(0)).toBe("complete");
  });

  test("an event from before the consent, or before its accounts changed, does not count", async () => {
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

describe("without a single event", () => {
  test("ninety days of rows that stay the same for an hour still do not count as complete", async () => {
    await consent({ sync: "recent" });
    for (const hours of [0, 0.5, 1, 2, 5.9]) expect(await stateAt(hours)).toBe("partial");
  });

  test("the full history counts as complete once it has stayed the same for an hour", async () => {
    const given = await consent({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    given.sync = "full";
    expect(await stateAt(2)).toBe("partial");
    expect(await stateAt(2.5)).toBe("partial");
    expect(await stateAt(3)).toBe("taken for complete");
  });

  test("a customer without older rows is waited for six hours and no longer", async () => {
    await consent({ sync: "recent" });
    expect(await stateAt(0)).toBe("partial");
    expect(await stateAt(6)).toBe("taken for complete");
  });

  test("rows that keep changing are used as they are when the longest wait is over", async () => {
    const given = await consent({ sync: "full" });
    const rows = given.data.transactions;
    for (let hours = 0; hours < 48; hours += 5) {
      given.data = { ...given.data, transactions: rows.slice(0, -1 - hours) };
      expect(await stateAt(hours)).toBe("partial");
    }
    expect(await stateAt(48)).toBe("taken for complete");
  });

  test("no data stays no data, however long it takes", async () => {
    await consent({ sync: "none" });
    expect(await stateAt(100)).toBe("none");
  });

  test("rows are read at most every five minutes, and the sync state contains nothing of them", async () => {
    const given = await consent({ sync: "full" });
    const reads = () => fake.live.calls.filter((call) => call === "GET /v1/banking/transactions").length;
    await stateAt(0);
    const before = reads();
    await stateAt(0.05);
    expect(reads()).toBe(before);
    await stateAt(0.1);
    expect(reads()).toBeGreaterThan(before);
    expect(memory?.length).toBeLessThan(120);
    for (const { accountId } of given.data.accounts) expect(memory).not.toContain(accountId);
  });

  test("foreign sync state counts as if nothing had been seen", async () => {
    await consent({ sync: "full" });
    for (const text of ["", "{", "[]", '{"since":0}']) {
      memory = text;
      expect(await stateAt(0)).toBe("partial");
    }
  });
});
