import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { chooseBanks } from "@/lib/connect/choose-banks";
import { fetchReport } from "@/lib/documents/fetch-report";
import { stopBank } from "@/lib/erase/stop-bank";
import { UpstreamFault } from "@/lib/errors";
import { expire } from "@/lib/pipeline";
import { inScope } from "@/lib/store/client";
import { listSharedBanks, listStoppedBanks } from "@/lib/store/read/bank-consent";
import { getRequest } from "@/lib/store/read/request";
import type { Bench, Shares } from "@/tests/adapters/upstream-contract/bench";
import { CASES, ENDED, KEPT, WELL } from "@/tests/adapters/upstream-contract/cases";
import { beginJourney, beginSharing, type Journey } from "@/tests/adapters/upstream-contract/journey";
import { quickenWaits } from "@/tests/support/quick-waits";

/** The time limit of a process's first test, which also waits for its modules to load. */
const FIRST_MS = 90_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Creates a customer at the provider without a request, for tests that use only the interface `Upstream`. */
export async function makeCustomer(bench: Bench, how: Shares): Promise<string> {
  const upstream = bench.upstream();
  const { userRef } = await upstream.createUser({
    requestId: "req_contract",
    name: "Priya Raman",
    email: "priya@example.com",
    phone: null,
  });
  const { url } = await upstream.startConsent({
    userRef,
    redirectUrl: "http://localhost:3000/connect/return",
    cancelUrl: "http://localhost:3000/connect/return",
    renewConsentRef: null,
  });
  await bench.agree(url, how);
  return userRef;
}

/** Changes stored times, so that tests need not wait for hours. */
const note = ({ scope, id }: Journey, times: { expiresAt?: Date; goneAt?: Date; endedAt?: Date }) =>
  inScope(scope, (tx) => tx.consent.updateMany({ where: { requestId: id }, data: times }));

/** Returns a call's value or fault, so that a table can expect either. */
export async function outcomeOf<T>(asked: Promise<T>): Promise<{ value: T } | { isTemporary: boolean }> {
  try {
    return { value: await asked };
  } catch (error) {
    if (error instanceof UpstreamFault) return { isTemporary: error.temporary };
    throw error;
  }
}

/** Defines the tests that every provider must pass. */
export function describeContract(bench: Bench): void {
  quickenWaits();
  beforeEach(() => bench.reset());
  afterAll(() => bench.close());

  describe(`the provider interface over ${bench.name}`, () => {
    test(
      "pullData reads every page of 1,200 transactions, and each transaction once",
      async () => {
        const userRef = await makeCustomer(bench, { banks: 1, rows: 1200 });
        const { transactions, accounts } = await bench.upstream().pullData(userRef);
        const ids = transactions.map(({ transactionId }) => transactionId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(accounts.length).toBeGreaterThan(0);
        const { rows } = await bench.truth(userRef);
        if (Number.isNaN(rows)) expect(ids.length).toBeGreaterThan(1000);
        else expect(ids.length).toBe(rows);
      },
      FIRST_MS,
    );

    test("listConsents lists an active consent with its bank, and removes the consent once it is revoked", async () => {
      const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
      const upstream = bench.upstream();
      const [given] = await upstream.listConsents(userRef);
      expect(given).toMatchObject({ isActive: true });
      const { sharing } = await bench.truth(userRef);
      expect(given?.institutionName).toBe(sharing[0]);
      for (const { consentRef, isActive } of await upstream.listConsents(userRef))
        if (isActive) await upstream.revokeConsent(userRef, consentRef);
      expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
      expect((await bench.truth(userRef)).sharing).toEqual([]);
    });
  });

  describe(`a customer who shares through ${bench.name}`, () => {
    test.each(CASES.filter(({ attack }) => bench.attacks[attack]))(
      "keeps the request while the provider shows: $attack",
      async ({ attack, looks, during, collects, after }) => {
        const journey = await beginJourney(bench);
        const before = bench.traffic();
        const putRight = await bench.attacks[attack]?.(journey.userRef);
        if (attack === "bank lost") await journey.notify("bank lost");
        await journey.look(looks);
        expect(await journey.see()).toMatchObject(during);
        if (collects === "nothing") {
          await journey.askForRefresh();
          expect(bench.traffic().pulls).toBe(before.pulls);
          expect(await journey.see()).toMatchObject(during);
        }
        await putRight?.();
        if (attack === "bank lost") await journey.notify("bank back");
        await journey.look(2);
        expect(await journey.see()).toMatchObject(after);
      },
    );

    test("has their request withdrawn once the consent is listed as revoked, even without an event", async () => {
      const journey = await beginJourney(bench);
      await bench.revoke(journey.userRef, "everything");
      await journey.look(2);
      expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "bank" });
      expect(await journey.evidence()).toMatch(/revoked/);
    });

    test("is deleted at the provider once the firm has withdrawn the request", async () => {
      const journey = await beginJourney(bench);
      await journey.withdrawByFirm();
      await journey.look();
      expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });

    test("shares for another year after renewing the consent, in as many steps as the provider needs", async () => {
      const journey = await beginJourney(bench);
      await bench.endIn(journey.userRef, 20);
      await journey.look();
      for (let step = 0; step < 4; step++) {
        const url = await journey.openLink();
        if (url === null) break;
        expect(new URL(url).searchParams.get("action")).not.toBe("update");
        await bench.agree(url, { banks: 1, rows: 60 });
        await journey.look();
      }
      expect(await journey.see()).toMatchObject(WELL);
      const { consent } = await getRequest(journey.scope, journey.id);
      expect(consent?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 300 * DAY_MS);
    });
  });
}

/** Tests for providers with HTTP that support several banks per customer. */
export function describeLiveContract(bench: Bench): void {
  describe(`several banks through ${bench.name}`, () => {
    test("are all named by listConsents, and pullData returns the accounts of each", async () => {
      const userRef = await makeCustomer(bench, { banks: 2, rows: 10 });
      const given = await bench.upstream().listConsents(userRef);
      const names = given.filter(({ isActive }) => isActive).map(({ institutionName }) => institutionName);
      expect(names.sort()).toEqual(["Bluegum Bank", "Wattle Mutual"]);
      const { accounts, transactions } = await bench.upstream().pullData(userRef);
      expect([accounts.length, transactions.length]).toEqual([2, 20]);
    });

    test("keep the request open when the customer removes one of two banks", async () => {
      const journey = await beginJourney(bench, { banks: 2, rows: 60 });
      await bench.revoke(journey.userRef, "first bank");
      await journey.notify("bank removed");
      await journey.look(2);
      expect(await journey.see()).toMatchObject(KEPT);
    });

    test(`wait for "that's all", and leave out a bank that the customer stopped`, async () => {
      const journey = await beginSharing(bench, { banks: 2, rows: 60 }, "several");
      await journey.notify("complete");
      await journey.look(2);
      expect((await getRequest(journey.scope, journey.id)).stage).toBe("adding_banks");
      const shared = await listSharedBanks(journey.scope, journey.id);
      expect(shared.map(({ institution }) => institution).sort()).toEqual(["Bluegum Bank", "Wattle Mutual"]);
      const [stopped, kept] = shared;
      const putRight = await bench.attacks["500 for ever"]?.(journey.userRef);
      await stopBank(journey.scope, journey.id, stopped?.id ?? "");
      await journey.look();
      expect(await listStoppedBanks(journey.scope, journey.id)).toHaveLength(1);
      await putRight?.();
      await journey.look();
      expect(await listStoppedBanks(journey.scope, journey.id)).toEqual([]);
      expect((await bench.truth(journey.userRef)).sharing).toEqual([kept?.institution]);
      await chooseBanks(journey.scope, journey.id);
      for (let look = 0; look < 3 && (await journey.status()) !== "ready"; look++) await journey.look();
      const { accounts } = (await fetchReport(journey.scope, journey.id)).document;
      expect(accounts.map(({ institution }) => institution)).toEqual([kept?.institution]);
      await journey.withdrawByFirm();
      await journey.look();
      expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });

    test("both end after a withdrawal, even if the provider fails at first", async () => {
      const journey = await beginJourney(bench, { banks: 2, rows: 60 });
      const putRight = await bench.attacks["500 for ever"]?.(journey.userRef);
      await journey.withdrawByFirm();
      expect((await journey.see()).status).toBe("withdrawn");
      await putRight?.();
      await journey.look(2);
      expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });
  });

  test(`a withdrawal through ${bench.name} does not count as finished if a different key finds no customer`, async () => {
    const journey = await beginJourney(bench);
    const putRight = await bench.attacks["foreign key"]?.(journey.userRef);
    await journey.withdrawByFirm();
    await journey.look(2);
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: true, isSharing: true });
    await putRight?.();
    await journey.look(2);
    expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
  });

  test(`a withdrawal through ${bench.name} finishes even if one of its consents cannot be revoked`, async () => {
    const journey = await beginJourney(bench);
    const putRight = await bench.attacks["revoking refused"]?.(journey.userRef);
    await journey.withdrawByFirm();
    await journey.look();
    expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    await putRight?.();
  });

  test(`a withdrawal through ${bench.name} checks a missing customer with at most two calls until the absence is confirmed`, async () => {
    const journey = await beginJourney(bench);
    await bench.attacks["customer missing for ever"]?.(journey.userRef);
    await journey.withdrawByFirm();
    const before = bench.traffic().calls;
    await journey.look();
    expect(bench.traffic().calls - before).toBeLessThanOrEqual(2);
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: true });
    await note(journey, { goneAt: new Date(Date.now() - 7 * HOUR_MS) });
    await journey.look();
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: false });
  });

  test(`a consent that was renewed at ${bench.name} stays active after the stored end, even without an event`, async () => {
    const journey = await beginJourney(bench);
    await bench.endIn(journey.userRef, 20);
    await journey.look();
    await bench.endIn(journey.userRef, 300);
    await note(journey, { expiresAt: new Date(Date.now() - 1_000) });
    const putRight = await bench.attacks["500 for ever"]?.(journey.userRef);
    await expect(expire(journey.scope, journey.id)).rejects.toThrow(UpstreamFault);
    await putRight?.();
    expect(await expire(journey.scope, journey.id)).toBeGreaterThan(200 * DAY_MS);
    expect(await journey.see()).toMatchObject(WELL);
  });

  test(`a consent that was renewed at ${bench.name} also stays active after the stored end while the list of consents is unavailable`, async () => {
    const journey = await beginJourney(bench);
    await bench.endIn(journey.userRef, 20);
    await journey.look();
    await bench.endIn(journey.userRef, 300);
    await note(journey, { expiresAt: new Date(Date.now() - HOUR_MS) });
    const putRight = await bench.attacks["consents missing for ever"]?.(journey.userRef);
    expect(await expire(journey.scope, journey.id)).toBeLessThan(HOUR_MS);
    await journey.look(2);
    expect(await journey.see()).toMatchObject({ ...KEPT, trouble: "shown" });
    await putRight?.();
    await journey.look(2);
    expect(await journey.see()).toMatchObject(WELL);
    expect(await expire(journey.scope, journey.id)).toBeGreaterThan(200 * DAY_MS);
  });

  test(`a withdrawal through ${bench.name} does not finish if a check found the customer in the meantime`, async () => {
    const journey = await beginJourney(bench);
    const missing = async () => bench.attacks["customer missing for ever"]?.(journey.userRef);
    const isBack = await missing();
    await journey.withdrawByFirm();
    await note(journey, { goneAt: new Date(Date.now() - 7 * HOUR_MS) });
    await isBack?.();
    const deletes = await bench.attacks["deleting fails"]?.(journey.userRef);
    await journey.look();
    await deletes?.();
    const isBackAgain = await missing();
    await journey.look();
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: true, isSharing: true });
    await isBackAgain?.();
    await journey.look(2);
    expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
  });

  test(`a withdrawal through ${bench.name} deletes the customer after revoking has failed for an hour`, async () => {
    const journey = await beginJourney(bench);
    const putRight = await bench.attacks["revoking fails for ever"]?.(journey.userRef);
    await journey.withdrawByFirm();
    await journey.look();
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: true, isKnown: true });
    await note(journey, { endedAt: new Date(Date.now() - HOUR_MS) });
    await journey.look();
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    await putRight?.();
  });

  test(`a withdrawal through ${bench.name} deletes the customer even if their consents cannot be listed`, async () => {
    const journey = await beginJourney(bench);
    const putRight = await bench.attacks["listing refused"]?.(journey.userRef);
    await journey.withdrawByFirm();
    await journey.look();
    expect(await journey.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    await putRight?.();
  });

  test(`a key that ${bench.name} refuses does not prove that the customer is missing, and the check repeats without limit`, async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
    await bench.attacks["key refused for ever"]?.(userRef);
    for (const asked of [bench.upstream().listConsents(userRef), bench.upstream().findUser(userRef)])
      await expect(asked).rejects.toMatchObject({ temporary: true, reason: null });
  });

  test(`a consent through ${bench.name} ends at its stored end even if the provider does not answer for hours`, async () => {
    const journey = await beginJourney(bench);
    await bench.attacks["500 for ever"]?.(journey.userRef);
    await note(journey, { expiresAt: new Date(Date.now() - 7 * HOUR_MS) });
    expect(await expire(journey.scope, journey.id)).toBeNull();
    expect((await getRequest(journey.scope, journey.id)).consent?.expiredAt).toBeTruthy();
    expect(await journey.evidence()).toContain("own_end");
  });

  describe(`events of ${bench.name}`, () => {
    test("end the request if a signed revocation is confirmed by the list of consents, which the audit log names", async () => {
      const journey = await beginJourney(bench);
      await bench.revoke(journey.userRef, "everything");
      await journey.notify("revoked");
      await journey.look();
      expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "bank" });
      expect(await journey.evidence()).toMatch(/event|revoked/);
    });

    test("end nothing if the list of consents contradicts a signed revocation", async () => {
      const journey = await beginJourney(bench);
      await journey.notify("revoked");
      await journey.look(2);
      expect(await journey.see()).toMatchObject(KEPT);
    });

    test("end nothing if a revocation has a wrong signature", async () => {
      const journey = await beginJourney(bench);
      for (const { raw, headers } of bench.messages(journey.userRef, "revoked")) {
        const forged = Object.entries(headers).map(([name, value]) => [
          name,
          name.endsWith("signature") ? value.split("").reverse().join("") : value,
        ]);
        await journey.post({ raw, headers: Object.fromEntries(forged) });
      }
      await journey.look();
      expect(await journey.see()).toMatchObject(KEPT);
    });
  });

  test(`pullData over ${bench.name} keeps a bill payment's biller and reference`, async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 24 });
    const { transactions } = await bench.upstream().pullData(userRef);
    const bills = transactions.filter(({ description }) => description?.includes("BPAY"));
    expect(bills).toHaveLength(2);
    for (const bill of bills)
      expect(bill).toMatchObject({ billerCode: "36160", billerName: "AGL SALES", crn: "1234567890123" });
  });

  test(`pullData over ${bench.name} never returns a pending transaction as posted`, async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 24, pending: true });
    const { transactions } = await bench.upstream().pullData(userRef);
    expect(transactions.filter(({ status }) => status !== "PENDING")).toHaveLength(23);
  });

  test(`createUser over ${bench.name} reports an uncertain result when the answer is lost`, async () => {
    bench.loseNextCreation?.();
    await expect(makeCustomer(bench, { banks: 1, rows: 10 })).rejects.toMatchObject({ isUncertain: true });
  });

  test.each([
    "429 for ever",
    "500 for ever",
    "slow for ever",
    "consents missing for ever",
    "customer missing for ever",
    "key refused for ever",
    "403 for ever",
    "foreign key",
  ] as const)(
    `listConsents over ${bench.name} never returns an empty list while a consent exists: %s`,
    async (attack) => {
      const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
      await bench.attacks[attack]?.(userRef);
      expect(await outcomeOf(bench.upstream().listConsents(userRef))).not.toEqual({ value: [] });
    },
  );
}
