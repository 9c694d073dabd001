import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import { toTransaction } from "@/lib/adapters/upstream/fiskil/to-cds";
import type { Environment } from "@/lib/scope";
import { clientOf, settingsFor } from "@/tests/adapters/upstream/fiskil/rig";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";
import { authorise, type Choice, revokeAtBank } from "@/tests/support/fiskil/hosted";
import { dataOf } from "@/tests/support/household-data";

const fake = await startFakeFiskil();
afterAll(() => fake.close());
beforeEach(() => fake.reset());

async function sharing(environment: Environment, ...choices: Choice[]) {
  const upstream = makeFiskil(settingsFor(fake, environment));
  const client = clientOf(fake, environment);
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  const { userRef } = await upstream.createUser(customer);
  const start = { userRef, redirectUrl: "https://a.example", cancelUrl: "https://a.example" };
  const consents = [];
  for (const choice of choices) {
    const { url } = await upstream.startConsent({ ...start, renewConsentRef: null });
    consents.push(authorise(client, url, { sync: "full", ...choice }).consent);
  }
  return { upstream, userRef, consents };
}

describe("pullData over Fiskil", () => {
  test("returns the bank's data in the CDR standards' format", async () => {
    // "priya" is the household with the most accounts and rows.
    const { upstream, userRef } = await sharing("live", { household: "priya" });
    const whole = dataOf("priya");
    const pulled = await upstream.pullData(userRef);
    const ids = (rows: readonly { accountId: string }[]) => rows.map(({ accountId }) => accountId).sort();
    expect(ids(pulled.accounts)).toEqual(ids(whole.accounts));
    expect(pulled.balances).toEqual(expect.arrayContaining(whole.balances));
    expect(pulled.directDebits).toEqual(expect.arrayContaining(whole.directDebits));
    expect(pulled.scheduledPayments).toHaveLength(whole.scheduledPayments.length);
    expect(pulled.scheduledPayments[0]).toEqual(whole.scheduledPayments[0]);
    const [loan] = whole.accounts.filter((account) => account.loan);
    expect(pulled.accounts.find(({ accountId }) => accountId === loan?.accountId)?.loan).toEqual(loan?.loan);
    const posted = whole.transactions.filter(({ status }) => status === "POSTED");
    const key = (row: { description?: string; amount?: string; postingDateTime?: string }) =>
      `${row.postingDateTime} ${row.amount} ${row.description}`;
    expect(
      pulled.transactions
        .filter(({ status }) => status === "POSTED")
        .map(key)
        .sort(),
    ).toEqual(posted.map(key).sort());
    expect(pulled.transactions.filter(({ status }) => status === "PENDING")).toHaveLength(
      whole.transactions.length - posted.length,
    );
  });

  test("leaves out data of an ended consent, and accounts that the customer withdrew", async () => {
    const { upstream, userRef, consents } = await sharing("live", {});
    const [consent] = consents;
    if (!consent) throw new Error("no one consented");
    consent.accountIds = consent.accountIds.slice(0, 1);
    const { accounts, transactions, balances } = await upstream.pullData(userRef);
    expect([accounts, balances].map((rows) => rows.map(({ accountId }) => accountId))).toEqual([
      consent.accountIds,
      consent.accountIds,
    ]);
    expect(new Set(transactions.map(({ accountId }) => accountId))).toEqual(new Set(consent.accountIds));
    revokeAtBank(consent);
    expect((await upstream.pullData(userRef)).accounts).toEqual([]);
  });

  test("requests the customer's identity only if the customer agreed to share it", async () => {
    const without = await sharing("live", {});
    await without.upstream.pullData(without.userRef);
    expect(fake.live.calls).not.toContain("GET /v1/common/identity");
    const { upstream, userRef, consents } = await sharing("live", {});
    consents[0]?.permissions.push("identity");
    const { accounts } = await upstream.pullData(userRef);
    expect(new Set(accounts.map(({ holderName }) => holderName))).toEqual(new Set(["Priya Raman"]));
  });

  const OTHER_SPELLING = "GET /v1/banking/accounts/direct-debits";

  test("succeeds without optional data that a bank does not provide, but always fails if the transactions cannot be read", async () => {
    const { upstream, userRef } = await sharing("live", {});
    for (const on of ["GET /v1/banking/acccounts", "GET /v1/banking/payments"])
      fake.troubles.push({ on, times: 1, kind: { status: 403 } });
    expect(await upstream.pullData(userRef)).toMatchObject({ directDebits: [], scheduledPayments: [] });
    expect(fake.live.calls).not.toContain(OTHER_SPELLING);
    fake.troubles.push({ on: "GET /v1/banking/acccounts", times: 1, kind: { status: 404 } });
    expect(await upstream.pullData(userRef)).toMatchObject({ directDebits: [] });
    expect(fake.live.calls).toContain(OTHER_SPELLING);
    fake.troubles.push({ on: "GET /v1/banking/transactions", times: 3, kind: { status: 500 } });
    await expect(upstream.pullData(userRef)).rejects.toMatchObject({ temporary: true });
  });
});

describe("pullData over Fiskil in the test and live environments", () => {
  test("gives a test link only data of the sandbox's bank", async () => {
    await sharing("test", {});
    expect([...fake.sandbox.sessions.values()].map(({ institution }) => institution)).toEqual(["88888"]);
    expect(fake.live.calls).toEqual([]);
  });

  test.each<[Environment, string]>([
    ["test", "20001"],
    ["live", "88888"],
  ])("refuses, in %s, all data if any of it comes from institution %s", async (environment, institution) => {
    const { upstream, userRef } = await sharing(environment, {}, { institution });
    const refused = { name: "UpstreamFault", temporary: false };
    await expect(upstream.pullData(userRef)).rejects.toMatchObject(refused);
    const progress = { events: [], syncState: null, now: new Date() };
    await expect(upstream.dataState(userRef, progress)).rejects.toMatchObject(refused);
  });
});

describe("a transaction read from Fiskil", () => {
  const ROW = { account_id: "a1", fiskil_id: "bank_tx_1", amount: "-12.50", status: "POSTED" };

  test("has the payment message of either version, and only fields of the standards", () => {
    const payload = { extended_description: "Rent", service: "X2P1", service_version: "01" };
    const message = { extendedDescription: "Rent", service: "X2P1" };
    expect(toTransaction({ ...ROW, extended_data: { payer: "A", npp_payload: payload, other: 1 } })).toEqual({
      accountId: "a1",
      transactionId: "bank_tx_1",
      amount: "-12.50",
      status: "POSTED",
      extendedData: { payer: "A", nppPayload: message },
    });
    expect(toTransaction({ ...ROW, extended_data: { x2p101_payload: payload } })?.extendedData).toEqual({
      x2p101Payload: message,
    });
  });

  test.each([
    [{ ...ROW, amount: -12.5 }, { amount: "-12.5" }],
    [{ ...ROW, fiskil_id: null, transaction_id: "t1" }, { transactionId: "t1" }],
    [{ ...ROW, description: null, reference: 7 }, { accountId: "a1" }],
  ])("reads %j as %j", (row, expected) => {
    expect(toTransaction(row)).toMatchObject(expected);
  });

  test("is dropped if it has no account", () => {
    expect(toTransaction({ ...ROW, account_id: undefined })).toBeNull();
  });
});
