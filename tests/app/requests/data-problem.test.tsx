import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { StageNote } from "@/app/(portal)/[environment]/requests/[id]/stage-note";
import { DATA_PROBLEM_WORDS } from "@/components/portal/words";
import { createRequest } from "@/lib/connect/create-request";
import type { DataProblem } from "@/lib/rules/data-problem";
import { inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { countRequests, getListed, listRequestPage } from "@/lib/store/read/request-page";
import { noteEmpty, noteFailure } from "@/lib/store/write/arrival";
import { recordObservation } from "@/lib/store/write/observation";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const AGREED_AT = new Date("2026-11-02T09:00:00Z");
const at = (minutes: number) => new Date(AGREED_AT.getTime() + minutes * 60_000);

let firm: TestCompany;
let id: string;

/** Creates a request whose customer has agreed and whose data is on its way. An earlier visit to a bank had failed. */
async function makeAwaitingData() {
  const made = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  const where = { id: made.id, ...firm.test };
  const consent = { requestId: made.id, ...firm.test, provider: "sandbox", consentRef: "con_1" };
  await inScope(firm.test, async (tx) => {
    const data = { status: "pending_data", stage: "awaiting_data", consentedAt: AGREED_AT } as const;
    await tx.request.updateMany({ where, data: { ...data, attemptOutcome: "denied" } });
    await tx.consent.create({ data: { ...consent, givenAt: AGREED_AT } });
  });
  return made.id;
}

beforeEach(async () => {
  firm = await makeCompany();
  id = await makeAwaitingData();
});

const suffer = (trouble: "connection_invalid" | "fetch_failed" | "not_listed" | null, minutes: number) =>
  recordObservation(firm.test, id, { trouble }, at(minutes));

const PLAIN = { limit: 10, order: "newest", from: null } as const;

/**
 * Returns the request's status and problem in the list, and whether the count and the filter "failed at the bank"
 * include the request. Checks that the request's own page shows the same.
 */
async function seen() {
  const { rows } = await listRequestPage(firm.test, PLAIN);
  expect(await getListed(firm.test, id)).toEqual(rows[0]);
  const counts = await countRequests(firm.test, PLAIN, "usr_me");
  const filtered = await listRequestPage(firm.test, { ...PLAIN, status: "failed_at_the_bank" });
  const isCounted = counts.some(({ status, count }) => status === "failed_at_the_bank" && count === 1);
  return {
    status: rows[0]?.listStatus,
    problem: rows[0]?.dataProblem,
    isFailed: [isCounted, filtered.rows.length === 1],
  };
}

const failed = (problem: DataProblem) => ({
  status: "failed_at_the_bank",
  problem,
  isFailed: [true, true],
});
const AWAITING = { status: "awaiting_data", problem: null, isFailed: [false, false] };

const note = async () =>
  renderToStaticMarkup(
    await StageNote({
      scope: firm.test,
      request: await getRequest(firm.test, id),
      listed: await getListed(firm.test, id),
      mayWrite: true,
    }),
  );

describe("data that has not arrived after the customer consented", () => {
  test("does not count as failed before a problem occurs, or if we cause the problem", async () => {
    expect(await seen()).toEqual(AWAITING);
    await suffer("not_listed", 1);
    expect(await seen()).toEqual(AWAITING);
    expect(await note()).toContain("This usually takes a minute");
  });

  test("counts as failed at the bank while the bank cannot supply the data", async () => {
    await noteFailure(firm.test, id, at(1));
    await suffer("fetch_failed", 1);
    expect(await seen()).toEqual(failed("data.failed"));
    expect(await note()).toContain(DATA_PROBLEM_WORDS["data.failed"]);
    await suffer(null, 5);
    expect(await seen()).toEqual(AWAITING);
    expect(await note()).toContain("This usually takes a minute");
  });

  test("counts as failed at the bank if no account was shared, even if the connection recovers", async () => {
    await noteEmpty(firm.test, id, AGREED_AT, at(1));
    await suffer("not_listed", 2);
    await suffer(null, 3);
    expect(await seen()).toEqual(failed("data.empty"));
    expect(await note()).toContain(DATA_PROBLEM_WORDS["data.empty"]);
  });

  test("counts as failed at the bank while the customer can reconnect the bank", async () => {
    await suffer("connection_invalid", 1);
    expect(await seen()).toEqual(failed("consent.troubled"));
    await suffer(null, 2);
    expect(await seen()).toEqual(AWAITING);
  });

  test("does not count as failed once the request has its report", async () => {
    await noteFailure(firm.test, id, at(1));
    const data = { status: "ready", stage: "ready", readyAt: at(2) } as const;
    await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id, ...firm.test }, data }));
    expect(await seen()).toEqual({ status: "ready", problem: null, isFailed: [false, false] });
  });
});
