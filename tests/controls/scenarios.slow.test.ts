import { beforeEach, describe, expect, test } from "vitest";
import { actOnConsent } from "@/lib/controls/act-on-consent";
import { advanceClock } from "@/lib/controls/advance-clock";
import { createSandboxRequest } from "@/lib/controls/create-sandbox-request";
import { fetchReport } from "@/lib/documents/fetch-report";
import type { ReportDocument } from "@/lib/engine/document";
import { reconcile, startAdvance } from "@/lib/pipeline";
import { listConsents } from "@/lib/sandbox/consents";
import type { ScenarioName } from "@/lib/sandbox/scenarios";
import { inScope } from "@/lib/store/client";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const AGREE = { outcome: "authorise", householdId: null, bankId: null, accountKeys: null } as const;

let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
});

/** Creates a request with this scenario and makes the customer agree; returns the request right after that. */
async function agreed(
  scenario: ScenarioName | null,
  householdId = "priya",
  input = INPUT,
): Promise<RequestRecord> {
  const { id } = await createSandboxRequest(firm.test, {
    input,
    persona: { householdId, scenario },
    actor: firm.actor,
  });
  return actOnConsent(firm.test, id, AGREE);
}
const reportOf = async ({ id }: { id: string }): Promise<ReportDocument> =>
  (await fetchReport(firm.test, id)).document;
const eventsOf = async ({ id }: { id: string }) => {
  const rows = await inScope(firm.test, (tx) =>
    tx.event.findMany({ where: { requestId: id }, orderBy: { createdAt: "asc" } }),
  );
  return rows.map(({ type }) => type);
};

describe("a sandbox scenario that changes the journey", () => {
  test("delays data, so the request is pending_data until the data has arrived", async () => {
    const request = await agreed("delayed_data");
    expect(request).toMatchObject({ status: "pending_data", stage: "awaiting_data" });
    expect(await startAdvance(firm.test, request.id)).toMatchObject({ status: "pending_data" });
    expect(await eventsOf(request)).toEqual(["consent.completed"]);
    expect(await advanceClock(firm.test, request.id, 1, firm.actor)).toMatchObject({ status: "ready" });
    expect(await eventsOf(request)).toEqual(["consent.completed", "report.ready"]);
  });

  test("denies the consent, so the request waits, sends no event, and keeps a working link", async () => {
    const request = await agreed("denied_consent");
    expect(request).toMatchObject({ status: "pending_consent", consentedAt: null });
    expect(await eventsOf(request)).toEqual([]);
    expect(await actOnConsent(firm.test, request.id, AGREE)).toMatchObject({ status: "pending_consent" });
  });

  test.each(["code_failure", "ineligible_customer", "consent_timeout", "bank_unavailable"] as const)(
    "ends with %s, so the request waits, sends no event and shares nothing",
    async (scenario) => {
      const request = await agreed(scenario);
      expect(request).toMatchObject({ status: "pending_consent", consentedAt: null });
      expect(await eventsOf(request)).toEqual([]);
      expect(await listConsents(request.consent?.userRef ?? "")).toEqual([]);
    },
  );

  test("has a customer who never returns, so we learn of the consent from the bank and then make the report", async () => {
    const request = await agreed("no_return");
    expect(request).toMatchObject({ status: "pending_consent" });
    expect(await eventsOf(request)).toEqual([]);
    await reconcile(firm.test, request.id);
    expect(await getRequest(firm.test, request.id)).toMatchObject({ status: "ready" });
    expect(await eventsOf(request)).toEqual(["consent.completed", "report.ready"]);
  });

  test("switches a joint account off, so no report contains it, and requesting it is refused", async () => {
    const request = await agreed("joint_sharing_off");
    const names = (await reportOf(request)).accounts.map(({ displayName }) => displayName);
    expect(names).not.toContain("Joint Everyday");
    expect(names).toContain("Rainy Day");
    const persona = { householdId: "priya", scenario: "joint_sharing_off" } as const;
    const { id } = await createSandboxRequest(firm.test, {
      input: INPUT,
      persona,
      actor: firm.actor,
    });
    await expect(
      actOnConsent(firm.test, id, { ...AGREE, accountKeys: ["joint", "savings"] }),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  test("has a provider error that the caller does not see, and the report is made once the bank recovers", async () => {
    const request = await agreed("upstream_error");
    expect(request).toMatchObject({ status: "pending_data" });
    const [work] = (await doDueWork()).filter(({ name }) => name === "generate");
    expect(work).toMatchObject({ subjectId: request.id });
    expect(await getRequest(firm.test, request.id)).toMatchObject({ status: "pending_data" });
    expect(await advanceClock(firm.test, request.id, 1, firm.actor)).toMatchObject({ status: "ready" });
  });

  test("has a bank that never recovers, so the request is pending_data until the consent expires", async () => {
    const request = await agreed("upstream_down");
    expect(request).toMatchObject({ status: "pending_data" });
    expect(await advanceClock(firm.test, request.id, 300, firm.actor)).toMatchObject({
      status: "pending_data",
      stage: "awaiting_data",
    });
    expect(await eventsOf(request)).toEqual(["consent.completed"]);
    expect(await advanceClock(firm.test, request.id, 100, firm.actor)).toMatchObject({
      status: "withdrawn",
      withdrawnBy: "system",
    });
  });

  test("revokes the consent at the bank after the report, so the request is withdrawn and the report is deleted", async () => {
    const request = await agreed("revoked_at_bank", "priya", { ...INPUT, consentType: "ongoing" });
    expect(request).toMatchObject({ status: "ready" });
    expect(await advanceClock(firm.test, request.id, 1, firm.actor)).toMatchObject({
      status: "withdrawn",
      withdrawnBy: "bank",
    });
    expect(await eventsOf(request)).toEqual(["consent.completed", "report.ready", "request.withdrawn"]);
    await expect(reportOf(request)).rejects.toMatchObject({ code: "gone" });
  });
});

describe("a sandbox scenario that changes the data", () => {
  test("has no income, so the report has no income and no ratios to it", async () => {
    const { income, expenses, affordability } = await reportOf(await agreed("no_income"));
    expect(income.streams).toEqual([]);
    expect(income.totals.netMonthly.value).toBe(0);
    expect(affordability?.ratios.repaymentToIncome.value).toBeNull();
    expect(expenses.totals.living.value).toBeGreaterThan(0);
  });

  test("has a long history, which is cut to the report's period, and the omitted rows are counted", async () => {
    const report = await reportOf(await agreed("long_history"));
    expect(report.period.days).toBe(365);
    const older = report.quality.rowsExcluded.find(({ reason }) => reason === "OLDER_THAN_PERIOD");
    expect(older?.count).toBeGreaterThan(2_000);
  });

  test("has an account in US dollars, which the report lists with the reason, and which no figure counts", async () => {
    const report = await reportOf(await agreed("foreign_currency"));
    const [travel, ...others] = report.quality.accountsLeftOut;
    expect(travel).toMatchObject({ reason: "FOREIGN_CURRENCY", currency: "USD" });
    expect(others).toEqual([]);
    expect(report.accounts.map(({ id }) => id)).not.toContain(travel?.id);
    expect(report.transactions.some(({ description }) => description.includes("NEW YORK"))).toBe(true);
  });

  test("has missing fields, so the report uses the readable data and names the unreadable data", async () => {
    const { quality, expenses } = await reportOf(await agreed("missing_fields"));
    const reasons = quality.rowsExcluded.map(({ reason }) => reason);
    expect(reasons).toEqual(expect.arrayContaining(["NO_AMOUNT", "NO_DATE"]));
    expect(expenses.totals.living.value).toBeGreaterThan(0);
  });
});
