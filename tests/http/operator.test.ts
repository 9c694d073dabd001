import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import {
  approveApplicationAction,
  askApplicantAction,
  noteApplicationAction,
  rejectApplicationAction,
  tickCheckAction,
} from "@/app/operator/applications/[id]/actions";
import { GET } from "@/app/operator/applications/[id]/files/[file]/route";
import { reinstateAction, suspendAction, verifyAuditAction } from "@/app/operator/companies/[id]/actions";
import { retryAllAction, retryOneAction } from "@/app/operator/dead-letters/actions";
import OperatorLayout from "@/app/operator/layout";
import { releaseProviderAction } from "@/app/operator/upstream/actions";
import UpstreamPage from "@/app/operator/upstream/page";
import { setLiveAccess } from "@/lib/company/operator/set-live-access";
import { operator } from "@/lib/http/operator";
import { newId } from "@/lib/ids";
import { db, inCompany, inScope } from "@/lib/store/client";
import { searchAudit } from "@/lib/store/read/audit-search";
import { getFirm, listFirms } from "@/lib/store/read/firm";
import { listDeadLetters, listWorkHealth } from "@/lib/store/read/operations";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { actionsOf, getApplication, submit } from "@/tests/support/application";
import { forgetVisit } from "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { enterAs, makePerson, OPERATORS } from "@/tests/support/operator";
import { signInAs } from "@/tests/support/signed-in";
import { stopEnding } from "@/tests/support/stop-ending";

const { ownerUrl } = testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const ACTIONS = {
  approve: approveApplicationAction,
  ask: askApplicantAction,
  note: noteApplicationAction,
  reject: rejectApplicationAction,
  tick: tickCheckAction,
  suspend: suspendAction,
  reinstate: reinstateAction,
  verify: verifyAuditAction,
  retryOne: retryOneAction,
  retryAll: retryAllAction,
  release: releaseProviderAction,
};
const NOT_FOUND = /NEXT_HTTP_ERROR_FALLBACK;404/;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

beforeEach(forgetVisit);

describe("the operator console", () => {
  test("is open to configured users with a second factor and a confirmed address, in any mix of capitals", async () => {
    const { userId } = await enterAs(OPERATORS.first);
    expect(await operator()).toMatchObject({ userId, actor: { kind: "operator", id: userId } });
  });

  const OTHERS: [string, () => Promise<unknown>][] = [
    ["a visitor", async () => undefined],
    ["a firm's owner", () => signInAs("owner")],
    ["a user who is not configured, with a second factor", () => enterAs("someone@example.com")],
    ["an operator who signed in with only a password", () => enterAs(OPERATORS.first, { withSecond: false })],
    ["an operator with an unconfirmed address", () => enterAs(OPERATORS.second, { isConfirmed: false })],
  ];
  test.each(OTHERS)("returns 404 for %s, on any page, action or file", async (_name, enter) => {
    await enter();
    await expect(operator()).rejects.toThrow(NOT_FOUND);
    for (const [name, act] of Object.entries(ACTIONS))
      await expect(act(UNTOUCHED, new FormData()), name).rejects.toThrow(NOT_FOUND);
    const params = Promise.resolve({ id: newId("app"), file: newId("fil") });
    await expect(GET(new Request("http://localhost/operator"), { params })).rejects.toThrow(NOT_FOUND);
  });

  test("does nothing without confirmation, and shows an error at the missing field", async () => {
    await enterAs(OPERATORS.first);
    const firm = await makeCompany();
    const id = await submit(firm);
    const { version } = await getApplication(firm.companyId);
    const at = { id, version: String(version) };
    expect((await approveApplicationAction(UNTOUCHED, formOf(at))).note?.text).toContain("Tick the box");
    expect((await rejectApplicationAction(UNTOUCHED, formOf({ ...at, sure: "on" }))).errors).toEqual({
      reason: "This is needed.",
    });
    expect((await rejectApplicationAction(UNTOUCHED, formOf({ ...at, reason: "No." }))).note?.text).toContain(
      "Tick the box",
    );
    expect((await askApplicantAction(UNTOUCHED, formOf(at))).errors).toEqual({ body: "This is needed." });
    expect(
      (await suspendAction(UNTOUCHED, formOf({ id: firm.companyId, reason: "x" }))).note?.text,
    ).toContain("Tick the box");
    expect((await getApplication(firm.companyId)).state).toBe("submitted");
  });

  test("refuses a decision made on an outdated page", async () => {
    await enterAs(OPERATORS.first);
    const firm = await makeCompany();
    const id = await submit(firm);
    const state = await askApplicantAction(UNTOUCHED, formOf({ id, version: "0", body: "Which?" }));
    expect(state.note?.text).toContain("Someone else changed this application.");
    expect(state.values.body).toBe("Which?");
  });

  test("finds no unknown application, file or company", async () => {
    await enterAs(OPERATORS.first);
    for (const id of [newId("app"), "x"])
      expect((await askApplicantAction(UNTOUCHED, formOf({ id, version: "1", body: "?" }))).note?.text).toBe(
        "Not Found",
      );
    for (const id of [newId("co"), "x"]) {
      const sent = formOf({ id, reason: "x", sure: "on" });
      expect((await suspendAction(UNTOUCHED, sent)).note?.text).toBe("Not Found");
      expect((await verifyAuditAction(UNTOUCHED, formOf({ id }))).note?.text).toBe("Not Found");
    }
    const params = Promise.resolve({ id: newId("app"), file: newId("fil") });
    expect((await GET(new Request("http://localhost/operator"), { params })).status).toBe(404);
  });
});

describe("the operators' view", () => {
  test("shows only counts and times of a company, for both environments", async () => {
    const firm = await makeCompany("Counted & Sons");
    const { createRequest } = await import("@/lib/connect/create-request");
    const { INPUT } = await import("@/tests/support/request-input");
    await createRequest(firm.test, {
      input: { ...INPUT, clientName: "Wilhelmina Quartermaine" },
      actor: firm.actor,
    });
    const record = await getFirm(firm.companyId);
    expect(record.counts).toEqual({
      members: { owner: 1 },
      keys: [
        { environment: "test", lastUsedAt: null },
        { environment: "live", lastUsedAt: null },
      ],
      requests: { test: { pending_consent: 1 }, live: {} },
    });
    expect(JSON.stringify(record)).not.toContain("Quartermaine");
    const { rows } = await listFirms({ search: "counted &", limit: 10, after: null });
    expect(rows.map(({ id }) => id)).toEqual([firm.companyId]);
  });

  test("pages through all companies, and lists each company once", async () => {
    for (const name of ["Paged 1", "Paged 2", "Paged 3"]) await makeCompany(name);
    const seen: string[] = [];
    let after: { createdAt: Date; id: string } | null = null;
    for (let page = 0; page < 3; page++) {
      const { rows, hasMore } = await listFirms({ search: "paged", limit: 1, after });
      seen.push(...rows.map(({ name }) => name));
      after = rows[0] ?? null;
      expect(hasMore).toBe(page < 2);
    }
    expect(seen.sort()).toEqual(["Paged 1", "Paged 2", "Paged 3"]);
  });

  test("shows only the end of a request's id in the audit log across companies, but can be searched by the whole id", async () => {
    const firm = await makeCompany();
    const { createRequest } = await import("@/lib/connect/create-request");
    const { INPUT } = await import("@/tests/support/request-input");
    const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    const { rows } = await searchAudit({ request: id, limit: 10, after: null });
    expect(rows.map(({ action, requestEnd }) => [action, requestEnd])).toEqual([
      ["request.created", id.slice(-6)],
    ]);
    expect(JSON.stringify(rows)).not.toContain(id);
    const operatorRows = await searchAudit({
      actor: "operator",
      company: firm.companyId,
      limit: 10,
      after: null,
    });
    expect(operatorRows.rows).toEqual([]);
    await setLiveAccess(firm.companyId, {
      act: "suspended",
      reason: "Why.",
      operator: await makePerson(OPERATORS.first),
    });
    const after = await searchAudit({ actor: "operator", company: firm.companyId, limit: 10, after: null });
    expect(after.rows.map(({ action }) => action)).toEqual(["company.suspended"]);
  });

  test("reports an altered audit chain", async () => {
    await enterAs(OPERATORS.first);
    const firm = await makeCompany();
    const sent = formOf({ id: firm.companyId });
    expect((await verifyAuditAction(UNTOUCHED, sent)).note?.text).toMatch(
      /^The audit log is intact: all \d+ entries/,
    );
    const { withClient } = await import("@/tests/support/connection");
    await withClient(ownerUrl, async (client) => {
      await client.query("alter table audit_entry disable trigger append_only");
      await client.query("update audit_entry set action = 'nothing' where company_id = $1 and seq = 2", [
        firm.companyId,
      ]);
      await client.query("alter table audit_entry enable trigger append_only");
    });
    expect((await verifyAuditAction(UNTOUCHED, sent)).note?.text).toContain("broken at entry 2");
  });
});

describe("dead-lettered work", () => {
  async function deadLetter(
    firm: { live: { companyId: string; environment: "live" | "test" } },
    name: string,
  ) {
    const id = newId("job");
    await inScope(firm.live, (tx) =>
      tx.outbox.create({
        data: {
          id,
          name,
          ...firm.live,
          subjectId: `req_${"7".repeat(32)}`,
          dedupeKey: id,
          failures: 9,
          deadLetteredAt: new Date(),
          lastError: "upstream_unavailable",
        },
      }),
    );
    return id;
  }
  const deadLetters = async () => (await listDeadLetters({ limit: 100, after: null })).rows;
  const deadLetterIds = async () => (await deadLetters()).map(({ id }) => id);

  test("is made due once, individually or by kind, and the company's audit log names the operator", async () => {
    const { userId } = await enterAs(OPERATORS.first);
    const firm = await makeCompany();
    const [one, two, other] = [
      await deadLetter(firm, "purge"),
      await deadLetter(firm, "purge"),
      await deadLetter(firm, "deliver"),
    ];
    expect(JSON.stringify(await deadLetters())).not.toContain("req_");
    const presses = await Promise.all([1, 2].map(() => retryOneAction(UNTOUCHED, formOf({ id: one }))));
    expect(presses.map(({ note }) => note?.tone).sort()).toEqual(["bad", "good"]);
    expect((await retryAllAction(UNTOUCHED, formOf({ kind: "purge" }))).note?.text).toBe(
      "1 job will be retried now.",
    );
    expect(await deadLetterIds()).toEqual([other]);
    expect(await deadLetterIds()).not.toContain(two);
    expect((await actionsOf(firm.companyId)).filter((action) => action === "work.retried")).toHaveLength(2);
    const entry = await inCompany(firm.companyId, (tx) =>
      tx.auditEntry.findFirstOrThrow({ where: { action: "work.retried" } }),
    );
    expect(entry).toMatchObject({ actorKind: "operator", actorId: userId });
    const health = await listWorkHealth();
    expect(health.find(({ name }) => name === "deliver")).toMatchObject({ deadLettered: 1 });
  });
});

describe("the stop on ending consents", () => {
  const BASIQ = { provider: "basiq", environment: "live" };
  const stopped = async () => (await listStopped()).map(({ provider }) => provider);

  test("is released by an operator for one provider, once, and stays for every other provider", async () => {
    await stopEnding("basiq");
    await stopEnding("fiskil");
    const { userId } = await enterAs(OPERATORS.first);
    const presses = await Promise.all([1, 2].map(() => releaseProviderAction(UNTOUCHED, formOf(BASIQ))));
    expect(presses.map(({ note }) => note?.tone).sort()).toEqual(["bad", "good"]);
    expect(await stopped()).toEqual(["fiskil"]);
    const row = await db().upstreamBreaker.findFirstOrThrow({ where: { provider: "basiq" } });
    expect(row).toMatchObject({ releasedBy: userId });
    expect((await releaseProviderAction(UNTOUCHED, formOf({ ...BASIQ, provider: "none" }))).note?.tone).toBe(
      "bad",
    );
  });

  test("stays in place even if a firm's owner, or an operator with only a password, tries to release it", async () => {
    await stopEnding("basiq");
    for (const enter of [() => signInAs("owner"), () => enterAs(OPERATORS.first, { withSecond: false })]) {
      await enter();
      await expect(releaseProviderAction(UNTOUCHED, formOf(BASIQ))).rejects.toThrow(NOT_FOUND);
    }
    expect(await stopped()).toContain("basiq");
  });

  test("is shown on every page of the console, with a button for each provider", async () => {
    await stopEnding("basiq");
    await enterAs(OPERATORS.first);
    const layout = renderToStaticMarkup(
      createElement(PathnameContext.Provider, { value: "/operator" }, await OperatorLayout({ children: "" })),
    );
    expect(layout).toContain("We stopped ending consents for");
    expect(layout).toContain("basiq (live)");
    const page = renderToStaticMarkup(await UpstreamPage());
    expect(page).toContain("4 of 120 customers had disappeared within an hour");
    expect(page).toMatch(/<button[^>]*>Release<\/button>/);
  });
});
