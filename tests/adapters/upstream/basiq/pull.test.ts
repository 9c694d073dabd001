import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import { toAccount, toBalance, toTransaction } from "@/lib/adapters/upstream/basiq/to-cds";
import { findStatementDay } from "@/lib/engine/calendar/day";
import type { Environment } from "@/lib/scope";
import { settingsFor } from "@/tests/adapters/upstream/basiq/rig";
import { startFakeBasiq } from "@/tests/support/basiq/fake";
import { authorise, type Choice, revokeAtBank } from "@/tests/support/basiq/hosted";
import { dataOf } from "@/tests/support/household-data";

const fake = await startFakeBasiq();
afterAll(() => fake.close());
beforeEach(() => fake.reset());

async function sharing(environment: Environment, ...choices: Choice[]) {
  const upstream = makeBasiq(settingsFor(fake, environment));
  const customer = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: null };
  const { userRef } = await upstream.createUser(customer);
  const start = { userRef, redirectUrl: "https://a.example", cancelUrl: "https://a.example" };
  const connections = [];
  for (const choice of choices) {
    const { url } = await upstream.startConsent({ ...start, renewConsentRef: null });
    connections.push(authorise(fake, url, { sync: "full", ...choice }).connection);
  }
  return { upstream, userRef, connections };
}

describe("pullData over Basiq", () => {
  test("returns the bank's data in the CDR standards' format", async () => {
    // "priya" is the household with the most accounts and rows.
    const { upstream, userRef } = await sharing("live", { household: "priya" });
    const whole = dataOf("priya");
    const pulled = await upstream.pullData(userRef);
    const ids = (rows: readonly { accountId: string }[]) => rows.map(({ accountId }) => accountId).sort();
    expect(ids(pulled.accounts)).toEqual(ids(whole.accounts));
    expect(pulled.balances).toEqual(expect.arrayContaining(whole.balances));
    const [loan] = whole.accounts.filter((account) => account.loan);
    expect(pulled.accounts.find(({ accountId }) => accountId === loan?.accountId)?.loan).toEqual(loan?.loan);
    const posted = whole.transactions.filter(({ status }) => status === "POSTED");
    const key = (row: { description?: string; amount?: string; postingDateTime?: string }) =>
      `${findStatementDay(row.postingDateTime ?? "")} ${row.amount} ${row.description}`;
    const rows = pulled.transactions.filter(({ status }) => status === "POSTED");
    expect(rows.map(key).sort()).toEqual(posted.map(key).sort());
    const pending = pulled.transactions.filter(({ status }) => status === "PENDING");
    expect(pending).toHaveLength(whole.transactions.length - posted.length);
    expect([pulled.directDebits, pulled.scheduledPayments]).toEqual([[], []]);
  });

  test("leaves out data of an ended share, and accounts that the bank no longer provides", async () => {
    const { upstream, userRef, connections } = await sharing("live", {});
    const [connection] = connections;
    if (!connection) throw new Error("no one consented");
    const [kept = "", ...gone] = connection.accountIds;
    connection.unavailable = gone;
    const { accounts, transactions, balances } = await upstream.pullData(userRef);
    expect([accounts, balances].map((rows) => rows.map(({ accountId }) => accountId))).toEqual([
      [kept],
      [kept],
    ]);
    expect(new Set(transactions.map(({ accountId }) => accountId))).toEqual(new Set([kept]));
    expect((await upstream.listConsents(userRef))[0]?.accountRefs).toEqual([kept]);
    revokeAtBank(connection);
    expect((await upstream.pullData(userRef)).accounts).toEqual([]);
  });

  test("reads nothing from a password connection, because it is not a CDR consent", async () => {
    const { upstream, userRef } = await sharing("live", { method: "web" });
    expect(await upstream.listConsents(userRef)).toEqual([]);
    expect((await upstream.pullData(userRef)).accounts).toEqual([]);
  });

  test("always fails if the transactions cannot be read", async () => {
    const { upstream, userRef } = await sharing("live", {});
    fake.troubles.push({ on: /\/transactions/, times: 3, kind: { status: 500 } });
    await expect(upstream.pullData(userRef)).rejects.toMatchObject({ temporary: true });
  });
});

describe("the status of a share over Basiq", () => {
  test("ends for each bank separately, and for the last bank together with the consent", async () => {
    const { upstream, userRef, connections } = await sharing("live", {}, { institution: "AU04302" });
    const [one, other] = connections;
    await upstream.revokeConsent(userRef, one?.id ?? "");
    const left = (await upstream.listConsents(userRef)).filter(({ isActive }) => isActive);
    expect(left.map(({ consentRef }) => consentRef)).toEqual([other?.id]);
    expect(fake.live.consents.map(({ status }) => status)).toEqual(["active"]);
    await upstream.revokeConsent(userRef, other?.id ?? "");
    expect(fake.live.consents.map(({ status }) => status)).toEqual(["revoked"]);
  });

  test("is unknown, neither active nor ended, if the consent has an unknown status, and the share can still be ended", async () => {
    const { upstream, userRef, connections } = await sharing("live", {});
    const [consent] = fake.live.consents;
    if (!consent) throw new Error("no one consented");
    consent.status = "suspended" as "active";
    expect(await upstream.listConsents(userRef)).toMatchObject([{ isActive: false, state: "unclear" }]);
    const nothing = { operation: "consents: the response contains an unknown status" };
    await expect(upstream.pullData(userRef)).rejects.toMatchObject(nothing);
    const progress = { events: [], syncState: null, now: new Date() };
    await expect(upstream.dataState(userRef, progress)).rejects.toMatchObject(nothing);
    await upstream.revokeConsent(userRef, connections[0]?.id ?? "");
    expect(consent.status).toBe("revoked");
    expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
  });

  test.each([
    ["ACTIVE", true],
    ["revoked", false],
    ["expired", false],
    ["archived", false],
  ])("is active for a consent that is %s: %s", async (status, isActive) => {
    const { upstream, userRef } = await sharing("live", {});
    for (const consent of fake.live.consents) consent.status = status as "active";
    expect(await upstream.listConsents(userRef)).toMatchObject([{ isActive }]);
  });

  test("becomes active when the bank confirms, and stays active during a new fetch", async () => {
    const { upstream, userRef, connections } = await sharing("live", {});
    const [connection] = connections;
    if (!connection) throw new Error("no one consented");
    connection.status = "pending";
    expect(await upstream.listConsents(userRef)).toMatchObject([{ isActive: true }]);
    connection.accountIds = [];
    expect(await upstream.listConsents(userRef)).toMatchObject([{ isActive: false, state: "pending" }]);
  });
});

describe("pullData over Basiq in the test and live environments", () => {
  test("gives a test link only data of the test bank Hooli", async () => {
    await sharing("test", {});
    expect(fake.sandbox.connections.map(({ institution }) => institution)).toEqual(["AU00000"]);
    expect(fake.live.calls).toEqual([]);
  });

  test.each<[Environment, string]>([
    ["test", "AU04301"],
    ["test", "AU00001"],
    ["live", "AU00000"],
    ["live", "AU00004"],
  ])("refuses, in %s, all data if any of it comes from institution %s", async (environment, institution) => {
    const { upstream, userRef } = await sharing(environment, {}, { institution });
    const refused = { name: "UpstreamFault", temporary: false };
    await expect(upstream.pullData(userRef)).rejects.toMatchObject(refused);
    const progress = { events: [], syncState: null, now: new Date() };
    await expect(upstream.dataState(userRef, progress)).rejects.toMatchObject(refused);
  });
});

describe("a transaction read from Basiq", () => {
  /** A row as in Basiq's documents, including Basiq's own enrichment. */
  const ROW = {
    type: "transaction",
    id: "t1",
    status: "posted",
    description: "MCDONALDS HEATHERTON",
    amount: "-124.69",
    account: "a1",
    balance: "0.00",
    direction: "debit",
    class: "payment",
    institution: "AU04301",
    transactionDate: "",
    postDate: "2022-12-22T13:00:00Z",
    enrich: { cleanDescription: "McDonald's", category: { anzsic: { group: { code: "451" } } } },
  };

  test("has the bank's text and the Sydney date, without Basiq's enrichment", () => {
    const row = toTransaction(ROW);
    expect(row).toEqual({
      accountId: "a1",
      transactionId: "t1",
      status: "POSTED",
      description: "MCDONALDS HEATHERTON",
      amount: "-124.69",
      postingDateTime: "2022-12-22T13:00:00Z",
    });
    expect(findStatementDay(row?.postingDateTime ?? "")).toBe("2022-12-23");
  });

  test.each([
    [{ amount: "124.69" }, "-124.69"],
    [{ amount: "+124.69" }, "-124.69"],
    [{ amount: 124.69, direction: "credit" }, "124.69"],
    [{ amount: "-5.00", direction: "credit" }, "-5.00"],
    [{ amount: "0.00", direction: "credit" }, "0.00"],
    [{ amount: "" }, undefined],
  ])("has, for %j, the amount %s", (more, amount) => {
    expect(toTransaction({ ...ROW, ...more })?.amount).toBe(amount);
  });

  test("names the payee, whether Basiq gives it at the top level or in the details", () => {
    const bill = { billerCode: "75556", billerName: "ATO", crn: 12 };
    const expected = { billerCode: "75556", billerName: "ATO", crn: "12" };
    expect(toTransaction({ ...ROW, ...bill })).toMatchObject(expected);
    expect(toTransaction({ ...ROW, paymentDetails: { ...bill, payee: "Jo" } })).toMatchObject({
      ...expected,
      extendedData: { payee: "Jo" },
    });
  });

  test("is dropped if it has no account", () => {
    expect(toTransaction({ ...ROW, account: null })).toBeNull();
  });
});

describe("an account read from Basiq", () => {
  test("has no type if the standards have no equivalent type, and no empty fields", () => {
    const row = {
      id: "a1",
      name: "",
      displayName: "",
      class: { type: "investment", product: "Shares" },
      bsb: "",
    };
    expect(toAccount(row, "Hooli")).toEqual({
      accountId: "a1",
      displayName: "Shares",
      productName: "Shares",
      institutionName: "Hooli",
    });
    expect(toBalance(row)).toBeNull();
    expect(toBalance({ id: "a1", balance: "-20.50", availableFunds: null, creditLimit: "" })).toEqual({
      accountId: "a1",
      currentBalance: "-20.50",
    });
  });
});
