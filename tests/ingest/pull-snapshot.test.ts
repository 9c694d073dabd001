import { beforeEach, describe, expect, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as refreshRoute from "@/app/v1/requests/[id]/refresh/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as many from "@/app/v1/requests/route";
import { withPreviousBalances } from "@/lib/ingest/take-snapshot";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";

testDatabase();

type Checked = {
  quality: { balance_reconciled: boolean | null; reconciliations: { reason: string }[] };
  accounts: { balance: { reconciled: boolean | null } }[];
};

let firm: TestCompany;
let id: string;
const params = () => ({ id });
const post = (route: Parameters<typeof call>[0]) =>
  call(route, { key: firm.testKey, params: params(), method: "POST" });
const fetchReport = async () =>
  (await call<Checked>(report.GET, { key: firm.testKey, params: params() })).json;

beforeEach(async () => {
  firm = await makeCompany();
  const body = {
    client_name: "Ava Nguyen",
    report_type: "affordability",
    email: "ava@example.com",
    consent_type: "ongoing",
  };
  id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await giveConsent(id);
  await post(generate.POST);
});

describe("the pull of a refresh", () => {
  test("has no earlier balance the first time, and the report says that no balance could be checked", async () => {
    expect((await findSnapshotOf(firm.test, id, 1))?.data.previousBalances).toBeUndefined();
    const first = await fetchReport();
    expect(first.quality).toMatchObject({ balance_reconciled: null, reconciliations: [] });
  });

  test("stores the previous fetch's balances encrypted next to the current ones, and the report checks them", async () => {
    const before = await findSnapshotOf(firm.test, id, 1);
    await post(refreshRoute.POST);
    const after = await findSnapshotOf(firm.test, id, 2);
    expect(before?.data.balances.length).toBeGreaterThan(0);
    expect(after?.data.previousBalances).toEqual(
      before?.data.balances.map(({ accountId, currentBalance }) => ({
        accountId,
        currentBalance,
        at: before.takenAt.toISOString(),
      })),
    );
    expect(await findSnapshotOf(firm.test, id, 1)).toBeNull();
    const second = await fetchReport();
    expect(second.quality.balance_reconciled).toBe(true);
    expect(second.quality.reconciliations.length).toBe(after?.data.previousBalances?.length);
    expect(second.accounts.every((account) => account.balance.reconciled === true)).toBe(true);
  });
});

describe("withPreviousBalances", () => {
  const empty = { accounts: [], transactions: [], directDebits: [], scheduledPayments: [] };
  test("leaves out balances in a foreign currency and balances without an amount", () => {
    const balances = [
      { accountId: "a", currentBalance: "10.00" },
      { accountId: "b", currentBalance: "10.00", currency: "USD" },
      { accountId: "c" },
    ];
    const before = { data: { ...empty, balances }, takenAt: new Date("2026-07-01T00:00:00Z") };
    expect(withPreviousBalances({ ...empty, balances: [] }, before).previousBalances).toEqual([
      { accountId: "a", currentBalance: "10.00", at: "2026-07-01T00:00:00.000Z" },
    ]);
  });
});
