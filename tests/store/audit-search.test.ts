import { beforeAll, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { inCompany } from "@/lib/store/client";
import { type AuditLine, type AuditQuery, searchAudit } from "@/lib/store/read/audit-search";
import { appendAudit } from "@/lib/store/write/audit";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let requestId: string;
beforeAll(async () => {
  firm = await makeCompany();
  requestId = (await createRequest(firm.test, { input: INPUT, actor: firm.actor })).id;
  await withdrawRequest(firm.test, requestId, { by: "firm", actor: { kind: "system", id: null } });
});

const found = async (query: Partial<AuditQuery>) =>
  (await searchAudit({ limit: 50, after: null, ...query })).rows.map(({ action }) => action);

describe("the audit search across companies", () => {
  test("finds actions by prefix, newest first", async () => {
    expect(await found({ action: "request." })).toEqual(["request.withdrawn", "request.created"]);
    expect(await found({ action: "request.c" })).toEqual(["request.created"]);
  });

  test("finds nothing for an unknown prefix or for wildcard characters", async () => {
    for (const action of ["nothing", "request_", "%", "Request."])
      expect(await found({ action })).toEqual([]);
  });

  test("finds an actor by kind or by id", async () => {
    expect(await found({ actor: "system", request: requestId })).toEqual(["request.withdrawn"]);
    expect(await found({ actor: firm.actor.id ?? "", request: requestId })).toEqual(["request.created"]);
    expect(await found({ actor: "usr_nobody" })).toEqual([]);
  });

  test("sorts entries of the same instant in the order they were written, each once across pages", async () => {
    const [one, two] = [await makeCompany(), await makeCompany()];
    const at = new Date("2026-11-20T03:00:00.000Z");
    for (let n = 0; n < 6; n++)
      for (const { companyId, actor } of [one, two]) {
        const fact = { companyId, environment: null, requestId: null, actor, at };
        await inCompany(companyId, (tx) =>
          appendAudit(tx, { ...fact, action: "same.instant", detail: { n } }),
        );
      }
    for (const limit of [1, 2, 5, 50]) {
      const rows: AuditLine[] = [];
      for (let after: AuditQuery["after"] = null, isMore = true; isMore; ) {
        const page = await searchAudit({ action: "same.instant", limit, after });
        rows.push(...page.rows);
        const last = page.rows.at(-1);
        isMore = page.hasMore && last !== undefined;
        after = last ? { createdAt: last.at, id: last.id } : null;
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(12);
      for (const { companyId } of [one, two]) {
        const theirs = rows.filter((row) => row.companyId === companyId);
        expect(theirs.map(({ detail }) => detail.n)).toEqual([5, 4, 3, 2, 1, 0]);
      }
    }
  });
});
