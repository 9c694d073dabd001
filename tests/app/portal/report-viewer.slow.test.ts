import { beforeEach, describe, expect, test } from "vitest";
import { POST } from "@/app/(portal)/[environment]/requests/[id]/report/ask/route";
import ReportPage from "@/app/(portal)/[environment]/requests/[id]/report/page";
import { NO_FILTER } from "@/components/report/panel/model";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { ROLES, type Role } from "@/lib/identity/permission";
import { advance, refresh } from "@/lib/pipeline";
import { type Scope, SYSTEM } from "@/lib/scope";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { changeSettings } from "@/lib/store/write/company";
import { forgetVisit, visitIn } from "@/tests/support/browser-visit";
import { makeCompany, setRoles } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

let firm: Scope;

beforeEach(async () => {
  firm = await enter();
});

/** Creates a company with live access, and signs in its owner. */
async function enter(): Promise<Scope> {
  forgetVisit();
  const { companyId } = await signInAs("owner");
  await setLiveApproval(companyId, true, SYSTEM, new Date());
  return { companyId, environment: "test" };
}

/** Changes the role of the signed-in member. */
const become = (role: Role) => setRoles(firm.companyId, role);

async function makeReport(scope: Scope, household = "joan"): Promise<{ id: string; version: string }> {
  const { id } = await createRequest(scope, { input: { ...INPUT, consentType: "ongoing" }, actor: SYSTEM });
  await giveConsent(id, household);
  await advance(scope, id);
  const { verificationId } = await getRequest(scope, id);
  return { id, version: verificationId ?? "" };
}

async function ask(id: string, question: unknown) {
  const request = new Request(`https://portal.example/test/requests/${id}/report/ask`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  const answer = await POST(request, { params: Promise.resolve({ id }) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const SENT = { ...NO_FILTER, minCents: undefined, maxCents: undefined, min_cents: null, max_cents: null };
const questionsOf = (version: string) => [
  { ask: "standing", version },
  { ask: "deferred", version },
  { ask: "panel", version, key: "summary.incomeNetMonthly" },
  { ask: "rows", version, filter: SENT },
];

/**
 * Returns "shown", or the digest with which the framework ended the page: a redirect with its URL, or an error status.
 */
async function visit(id: string, version?: string): Promise<string> {
  const searchParams = Promise.resolve(version === undefined ? {} : { version });
  return ReportPage({ params: Promise.resolve({ id }), searchParams }).then(
    () => "shown",
    (error: { digest?: string }) => error.digest ?? String(error),
  );
}

const sentTo = (path: string) => expect.stringContaining(path);
const NOT_FOUND = expect.stringContaining("404");

describe("a query on the report page", () => {
  test("returns the figure, its rows and their sum, and is not cached", async () => {
    const { id, version } = await makeReport(firm);
    const panel = await ask(id, { ask: "panel", version, key: "summary.incomeNetMonthly" });
    expect(panel.status).toBe(200);
    expect(panel.headers.get("cache-control")).toBe("no-store");
    expect(panel.body.panel).toMatchObject({ kind: "figure", name: "Net income" });
    const rows = await ask(id, { ask: "rows", version, filter: { ...SENT, direction: "IN" } });
    expect(rows.body.rows.count).toBeGreaterThan(10);
    expect(rows.body.rows.lines.length).toBeLessThanOrEqual(50);
    expect((await ask(id, { ask: "standing", version })).body).toEqual({ standing: "current" });
  });

  test("is refused for a role that may not read reports, and allowed for every role that may", async () => {
    const { id, version } = await makeReport(firm);
    for (const role of ROLES) {
      await become(role);
      for (const question of questionsOf(version))
        expect((await ask(id, question)).status, role).toBe(role === "developer" ? 403 : 200);
    }
  });

  test("is recorded as a view of the request, whether the member opened the page or sent the query first", async () => {
    const [panel, rows, quiet] = await Promise.all([makeReport(firm), makeReport(firm), makeReport(firm)]);
    const views = async (id: string) =>
      (await listAudit(firm, id)).filter(({ action }) => action === "report.viewed").length;
    await ask(panel.id, { ask: "panel", version: panel.version, key: "summary.incomeNetMonthly" });
    await ask(rows.id, { ask: "rows", version: rows.version, filter: SENT });
    await ask(rows.id, { ask: "rows", version: rows.version, filter: SENT });
    await ask(quiet.id, { ask: "standing", version: quiet.version });
    await ask(quiet.id, { ask: "panel", version: quiet.version, key: "nothing.opensHere" });
    expect([await views(panel.id), await views(rows.id), await views(quiet.id)]).toEqual([1, 1, 0]);
  });

  test("is refused to a signed-out caller", async () => {
    const { id, version } = await makeReport(firm);
    forgetVisit();
    for (const question of questionsOf(version)) expect((await ask(id, question)).status).toBe(401);
  });

  test("finds nothing for an unknown request, for another company's request, or for a request of the other environment", async () => {
    const foreign = await makeCompany();
    const theirs = await makeReport(foreign.test);
    const mine = await makeReport(firm);
    for (const question of questionsOf(theirs.version)) {
      expect((await ask(theirs.id, question)).status).toBe(404);
      // This version is of the other company's report, so it does not match this company's request.
      expect((await ask(mine.id, question)).status).toBe(409);
      expect((await ask("req_nothing", question)).status).toBe(404);
    }
    visitIn("live");
    for (const question of questionsOf(mine.version)) expect((await ask(mine.id, question)).status).toBe(404);
  });

  test("is refused with a message once the report is superseded or deleted", async () => {
    const { id, version } = await makeReport(firm);
    // The report was opened before, so the cache cannot be the cause of the refusal.
    expect((await ask(id, { ask: "panel", version, key: "t1" })).status).toBe(200);
    await refresh(firm, id);
    for (const question of questionsOf(version))
      expect(await ask(id, question)).toMatchObject({ status: 409, body: { code: "conflict" } });
    const { verificationId } = await getRequest(firm, id);
    const now = verificationId ?? "";
    expect((await ask(id, { ask: "panel", version: now, key: "t1" })).status).toBe(200);
    await withdrawRequest(firm, id, { by: "firm", actor: SYSTEM });
    for (const question of questionsOf(now))
      expect(await ask(id, question)).toMatchObject({ status: 410, body: { code: "gone" } });
  });

  test("is refused if it is malformed, and returns nothing for an unknown figure key", async () => {
    const { id, version } = await makeReport(firm);
    for (const wrong of [
      null,
      {},
      { ask: "everything", version },
      { ask: "panel", version },
      { ask: "panel", version, key: "../../secret" },
      { ask: "panel", version: "x", key: "t1" },
      { ask: "rows", version, filter: { ...SENT, offset: -1 } },
      { ask: "rows", version, filter: { ...SENT, words: "x".repeat(201) } },
      { ask: "rows", version, filter: {} },
    ])
      expect((await ask(id, wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await ask(id, { ask: "panel", version, key: "t99999" })).status).toBe(404);
    expect((await ask(id, { ask: "panel", version, key: "constructor" })).status).toBe(404);
  });

  test("returns no row of a report in the insight profile", async () => {
    await changeSettings(firm.companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const { id, version } = await makeReport(firm);
    const rows = await ask(id, { ask: "rows", version, filter: SENT });
    expect(rows.body.rows).toMatchObject({ count: 0, lines: [] });
    const { panel } = (await ask(id, { ask: "panel", version, key: "summary.incomeNetMonthly" })).body;
    expect(panel.rows).toBeNull();
    expect(panel.noRows).toMatch(/insight report/);
  });
});

describe("the report page", () => {
  test("is shown to roles that may read reports; a developer is redirected to the request's page", async () => {
    const { id } = await makeReport(firm);
    for (const role of ROLES) {
      await become(role);
      expect(await visit(id), role).toEqual(role === "developer" ? sentTo(`/test/requests/${id};`) : "shown");
    }
    const audit = await listAudit(firm, id);
    expect(audit.filter(({ action }) => action === "report.viewed")).toHaveLength(1);
  });

  test("is a 404 for an unknown request, another company's request and a request of the other environment", async () => {
    const foreign = await makeCompany();
    const theirs = await makeReport(foreign.test);
    const mine = await makeReport(firm);
    expect(await visit(theirs.id)).toEqual(NOT_FOUND);
    expect(await visit("req_nothing")).toEqual(NOT_FOUND);
    visitIn("live");
    expect(await visit(mine.id)).toEqual(NOT_FOUND);
  });

  test("redirects to the request page before the report exists and after its deletion", async () => {
    const { id } = await createRequest(firm, { input: INPUT, actor: SYSTEM });
    expect(await visit(id)).toEqual(sentTo(`/test/requests/${id};`));
    const made = await makeReport(firm);
    await withdrawRequest(firm, made.id, { by: "firm", actor: SYSTEM });
    expect(await visit(made.id)).toEqual(sentTo(`/test/requests/${made.id};`));
  });

  test("shows the current report for an earlier report's id, and nothing for a report id of another request", async () => {
    const first = await makeReport(firm);
    const other = await makeReport(firm);
    await refresh(firm, first.id);
    expect(await visit(first.id, first.version)).toBe("shown");
    expect(await visit(first.id, other.version)).toEqual(NOT_FOUND);
    expect(await visit(first.id, "SIQ-ZZZZZZZZZZZZ")).toEqual(NOT_FOUND);
    expect(await visit(first.id, "<script>")).toEqual(NOT_FOUND);
  });
});
