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
import { beginLife, beginSharing, type Life } from "@/tests/adapters/upstream-contract/life";
import { quickenWaits } from "@/tests/support/quick-waits";

/** The time limit of a process's first test, which also waits for its modules to load. */
const FIRST_MS = 90_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Creates a customer at the provider without a request, for tests of the port only. */
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
const note = ({ scope, id }: Life, times: { expiresAt?: Date; goneAt?: Date; endedAt?: Date }) =>
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

/** Defines the tests of what every provider must do. */
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
        const life = await beginLife(bench);
        const before = bench.traffic();
        const putRight = await bench.attacks[attack]?.(life.userRef);
        if (attack === "bank lost") await life.notify("bank lost");
        await life.look(looks);
        expect(await life.see()).toMatchObject(during);
        if (collects === "nothing") {
          await life.askForRefresh();
          expect(bench.traffic().pulls).toBe(before.pulls);
          expect(await life.see()).toMatchObject(during);
        }
        await putRight?.();
        if (attack === "bank lost") await life.notify("bank back");
        await life.look(2);
        expect(await life.see()).toMatchObject(after);
      },
    );

    test("has their request withdrawn once the consent is listed as revoked, even without an event", async () => {
      const life = await beginLife(bench);
      await bench.revoke(life.userRef, "everything");
      await life.look(2);
      expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "bank" });
      expect(await life.evidence()).toMatch(/revoked/);
    });

    test("is deleted at the provider once the firm has withdrawn the request", async () => {
      const life = await beginLife(bench);
      await life.withdrawByFirm();
      await life.look();
      expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });

    test("shares for another year after renewing the consent, in as many steps as the provider needs", async () => {
      const life = await beginLife(bench);
      await bench.endIn(life.userRef, 20);
      await life.look();
      for (let step = 0; step < 4; step++) {
        const url = await life.openLink();
        if (url === null) break;
        expect(new URL(url).searchParams.get("action")).not.toBe("update");
        await bench.agree(url, { banks: 1, rows: 60 });
        await life.look();
      }
      expect(await life.see()).toMatchObject(WELL);
      const { consent } = await getRequest(life.scope, life.id);
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
      const life = await beginLife(bench, { banks: 2, rows: 60 });
      await bench.revoke(life.userRef, "first bank");
      await life.notify("bank removed");
      await life.look(2);
      expect(await life.see()).toMatchObject(KEPT);
    });

    test(`wait for "that's all", and leave out a bank that the customer stopped`, async () => {
      const life = await beginSharing(bench, { banks: 2, rows: 60 }, "several");
      await life.notify("complete");
      await life.look(2);
      expect((await getRequest(life.scope, life.id)).stage).toBe("adding_banks");
      const shared = await listSharedBanks(life.scope, life.id);
      expect(shared.map(({ institution }) => institution).sort()).toEqual(["Bluegum Bank", "Wattle Mutual"]);
      const [stopped, kept] = shared;
      const putRight = await bench.attacks["500 for ever"]?.(life.userRef);
      await stopBank(life.scope, life.id, stopped?.id ?? "");
      await life.look();
      expect(await listStoppedBanks(life.scope, life.id)).toHaveLength(1);
      await putRight?.();
      await life.look();
      expect(await listStoppedBanks(life.scope, life.id)).toEqual([]);
      expect((await bench.truth(life.userRef)).sharing).toEqual([kept?.institution]);
      await chooseBanks(life.scope, life.id);
      for (let look = 0; look < 3 && (await life.status()) !== "ready"; look++) await life.look();
      const { accounts } = (await fetchReport(life.scope, life.id)).document;
      expect(accounts.map(({ institution }) => institution)).toEqual([kept?.institution]);
      await life.withdrawByFirm();
      await life.look();
      expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });

    test("both end after a withdrawal, even if the provider fails at first", async () => {
      const life = await beginLife(bench, { banks: 2, rows: 60 });
      const putRight = await bench.attacks["500 for ever"]?.(life.userRef);
      await life.withdrawByFirm();
      expect((await life.see()).status).toBe("withdrawn");
      await putRight?.();
      await life.look(2);
      expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    });
  });

  test(`a withdrawal through ${bench.name} does not count as finished if a different key finds no customer`, async () => {
    const life = await beginLife(bench);
    const putRight = await bench.attacks["foreign key"]?.(life.userRef);
    await life.withdrawByFirm();
    await life.look(2);
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: true, isSharing: true });
    await putRight?.();
    await life.look(2);
    expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
  });

  test(`a withdrawal through ${bench.name} finishes even if one of its consents cannot be revoked`, async () => {
    const life = await beginLife(bench);
    const putRight = await bench.attacks["revoking refused"]?.(life.userRef);
    await life.withdrawByFirm();
    await life.look();
    expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
    await putRight?.();
  });

  test(`a withdrawal through ${bench.name} checks a missing customer with two calls until the absence is confirmed`, async () => {
    const life = await beginLife(bench);
    await bench.attacks["customer missing for ever"]?.(life.userRef);
    await life.withdrawByFirm();
    const before = bench.traffic().calls;
    await life.look();
    expect(bench.traffic().calls - before).toBeLessThanOrEqual(2);
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: true });
    await note(life, { goneAt: new Date(Date.now() - 7 * HOUR_MS) });
    await life.look();
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: false });
  });

  test(`a consent that was renewed at ${bench.name} stays active after the stored end, even without an event`, async () => {
    const life = await beginLife(bench);
    await bench.endIn(life.userRef, 20);
    await life.look();
    await bench.endIn(life.userRef, 300);
    await note(life, { expiresAt: new Date(Date.now() - 1_000) });
    const putRight = await bench.attacks["500 for ever"]?.(life.userRef);
    await expect(expire(life.scope, life.id)).rejects.toThrow(UpstreamFault);
    await putRight?.();
    expect(await expire(life.scope, life.id)).toBeGreaterThan(200 * DAY_MS);
    expect(await life.see()).toMatchObject(WELL);
  });

  test(`a consent that was renewed at ${bench.name} also stays active after the stored end while the list of consents is unavailable`, async () => {
    const life = await beginLife(bench);
    await bench.endIn(life.userRef, 20);
    await life.look();
    await bench.endIn(life.userRef, 300);
    await note(life, { expiresAt: new Date(Date.now() - HOUR_MS) });
    const putRight = await bench.attacks["consents missing for ever"]?.(life.userRef);
    expect(await expire(life.scope, life.id)).toBeLessThan(HOUR_MS);
    await life.look(2);
    expect(await life.see()).toMatchObject({ ...KEPT, trouble: "shown" });
    await putRight?.();
    await life.look(2);
    expect(await life.see()).toMatchObject(WELL);
    expect(await expire(life.scope, life.id)).toBeGreaterThan(200 * DAY_MS);
  });

  test(`a withdrawal through ${bench.name} does not finish if a check found the customer in the meantime`, async () => {
    const life = await beginLife(bench);
    const missing = async () => bench.attacks["customer missing for ever"]?.(life.userRef);
    const isBack = await missing();
    await life.withdrawByFirm();
    await note(life, { goneAt: new Date(Date.now() - 7 * HOUR_MS) });
    await isBack?.();
    const deletes = await bench.attacks["deleting fails"]?.(life.userRef);
    await life.look();
    await deletes?.();
    const isBackAgain = await missing();
    await life.look();
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: true, isSharing: true });
    await isBackAgain?.();
    await life.look(2);
    expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "firm" });
  });

  test(`a withdrawal through ${bench.name} deletes the customer after revoking has failed for an hour`, async () => {
    const life = await beginLife(bench);
    const putRight = await bench.attacks["revoking fails for ever"]?.(life.userRef);
    await life.withdrawByFirm();
    await life.look();
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: true, isKnown: true });
    await note(life, { endedAt: new Date(Date.now() - HOUR_MS) });
    await life.look();
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    await putRight?.();
  });

  test(`a withdrawal through ${bench.name} deletes the customer even if their consents cannot be listed`, async () => {
    const life = await beginLife(bench);
    const putRight = await bench.attacks["listing refused"]?.(life.userRef);
    await life.withdrawByFirm();
    await life.look();
    expect(await life.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    await putRight?.();
  });

  test(`a key that ${bench.name} refuses does not prove that the customer is missing, and the check repeats without limit`, async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
    await bench.attacks["key refused for ever"]?.(userRef);
    for (const asked of [bench.upstream().listConsents(userRef), bench.upstream().findUser(userRef)])
      await expect(asked).rejects.toMatchObject({ temporary: true, reason: null });
  });

  test(`a consent through ${bench.name} ends at its stored end even if the provider does not answer for hours`, async () => {
    const life = await beginLife(bench);
    await bench.attacks["500 for ever"]?.(life.userRef);
    await note(life, { expiresAt: new Date(Date.now() - 7 * HOUR_MS) });
    expect(await expire(life.scope, life.id)).toBeNull();
    expect((await getRequest(life.scope, life.id)).consent?.expiredAt).toBeTruthy();
    expect(await life.evidence()).toContain("own_end");
  });

  describe(`events of ${bench.name}`, () => {
    test("end the request if a signed revocation is confirmed by the list of consents, which the audit log names", async () => {
      const life = await beginLife(bench);
      await bench.revoke(life.userRef, "everything");
      await life.notify("revoked");
      await life.look();
      expect(await life.see()).toMatchObject({ ...ENDED, status: "withdrawn", withdrawnBy: "bank" });
      expect(await life.evidence()).toMatch(/event|revoked/);
    });

    test("end nothing if the list of consents contradicts a signed revocation", async () => {
      const life = await beginLife(bench);
      await life.notify("revoked");
      await life.look(2);
      expect(await life.see()).toMatchObject(KEPT);
    });

    test("end nothing if a revocation has a wrong signature", async () => {
      const life = await beginLife(bench);
      for (const { raw, headers } of bench.messages(life.userRef, "revoked")) {
        const forged = Object.entries(headers).map(([name, value]) => [
          name,
          name.endsWith("signature") ? value.split("").reverse().join("") : value,
        ]);
        await life.post({ raw, headers: Object.fromEntries(forged) });
      }
      await life.look();
      expect(await life.see()).toMatchObject(KEPT);
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
