import { beforeAll, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { type AuditWish, searchAudit } from "@/lib/store/read/audit-search";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { WISH } from "@/tests/support/wish";

testDatabase();

let firm: TestCompany;
let requestId: string;
beforeAll(async () => {
  firm = await makeCompany();
  requestId = (await createRequest(firm.test, WISH, firm.actor)).id;
  await withdrawRequest(firm.test, requestId, "firm", { kind: "system", id: null });
});

const found = async (wish: Partial<AuditWish>) =>
  (await searchAudit({ limit: 50, after: null, ...wish })).rows.map(({ action }) => action);

describe("the search of every company’s record", () => {
  test("finds actions by their beginning, newest first", async () => {
    expect(await found({ action: "request." })).toEqual(["request.withdrawn", "request.created"]);
    expect(await found({ action: "request.c" })).toEqual(["request.created"]);
  });

  test("finds nothing by a beginning that no action has, nor by the signs of a pattern", async () => {
    for (const action of ["nothing", "request_", "%", "Request."])
      expect(await found({ action })).toEqual([]);
  });

  test("finds an actor by kind or by id", async () => {
    expect(await found({ actor: "system", request: requestId })).toEqual(["request.withdrawn"]);
    expect(await found({ actor: firm.actor.id ?? "", request: requestId })).toEqual(["request.created"]);
    expect(await found({ actor: "usr_nobody" })).toEqual([]);
  });
});
