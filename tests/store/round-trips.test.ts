import { beforeAll, describe, expect, test } from "vitest";
import { fingerprintOf } from "@/lib/company/api-key";
import { rotateKey } from "@/lib/company/rotate-key";
import { verifyAudit } from "@/lib/company/verify-audit";
import { createRequest } from "@/lib/connect/create-request";
import type { Scope } from "@/lib/scope";
import { inCompany, inScope, pool } from "@/lib/store/client";
import { getReportState } from "@/lib/store/read/report";
import { findRequest, listRequests } from "@/lib/store/read/request";
import { admitKey } from "@/lib/store/write/key";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const input = { ...INPUT, clientRef: "A-1", email: "ava@example.com" };
const FILTER = { limit: 100, after: null };

let firm: TestCompany;
let other: TestCompany;
let id: string;
beforeAll(async () => {
  firm = await makeCompany();
  other = await makeCompany("Other");
  ({ id } = await createRequest(firm.test, { input, actor: firm.actor }));
});

describe("a database call in one round trip", () => {
  test("sees everything of the caller's company and environment, and nothing of other companies or environments", async () => {
    expect(await findRequest(firm.test, id)).toMatchObject({ id, contact: { email: input.email } });
    for (const scope of [firm.live, other.test, other.live]) {
      expect(await findRequest(scope, id)).toBeNull();
      expect((await listRequests(scope, FILTER)).rows).toEqual([]);
    }
  });

  test("returns the right request to each of many concurrent reads, and null for another company's request", async () => {
    const [mine, theirs] = [await makeCompany(), await makeCompany()];
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        createRequest((n % 2 === 0 ? mine : theirs).test, { input, actor: mine.actor }),
      ),
    );
    const read = await Promise.all(made.map((request) => findRequest(mine.test, request.id)));
    const expected = made.map(({ id }, n) => (n % 2 === 0 ? id : null));
    expect(read.map((request) => request?.id ?? null)).toEqual(expected);
    const states = await Promise.all(made.map(({ id }) => getReportState(mine.test, id).catch(() => null)));
    expect(states.map((state) => state?.request.id ?? null)).toEqual(expected);
  });

  test("reads a row as Prisma does", async () => {
    const { contact: _, ...read } = (await findRequest(firm.test, id)) ?? { contact: null };
    const row = await inScope(firm.test, (tx) =>
      tx.request.findUniqueOrThrow({ where: { id }, include: { consent: true } }),
    );
    expect(read).toEqual(row);
  });

  test("is restricted by row-level security, even if the SQL function lacks a condition", async () => {
    const seen = (scope: Scope) =>
      pool()
        .query("select enter_scope($1, $2), (select count(*) from request)", [
          scope.companyId,
          scope.environment,
        ])
        .then(({ rows }) => Number(rows[0].count));
    await expect(
      pool().query("select * from write_requests($1, 'test', '', '[]', '[]', '', '')", ["co_unknown"]),
    ).rejects.toThrow();
    expect(await seen({ companyId: "co_unknown", environment: "test" })).toBe(0);
  });

  test("leaves no scope behind on the connection", async () => {
    for (let n = 0; n < 20; n++) {
      await Promise.all([findRequest(firm.test, id), listRequests(firm.test, FILTER)]);
      const { rows } = await pool().query("select count(*)::int as seen from request");
      expect(rows).toEqual([{ seen: 0 }]);
    }
  });
});

describe("concurrently created requests", () => {
  const entriesOf = (companyId: string, action: string) =>
    inCompany(companyId, (tx) => tx.auditEntry.count({ where: { companyId, action } }));

  test("are all written, each with its own entry in an intact chain, a hundred at the same time", async () => {
    const { test: scope, actor, companyId } = await makeCompany();
    const made = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        createRequest(scope, { input: { ...input, clientRef: `R-${n}` }, actor }),
      ),
    );
    expect(made.map((request) => request.clientRef)).toEqual(made.map((_, n) => `R-${n}`));
    const page = await listRequests(scope, FILTER);
    expect(new Set(page.rows.map((row) => row.id)).size).toBe(100);
    expect(await entriesOf(companyId, "request.created")).toBe(100);
    expect(await verifyAudit(companyId)).toMatchObject({ intact: true, entries: 103 });
  });

  test("share the chain with the company's other writers, who may write in between", async () => {
    const busy = await makeCompany();
    await setLiveApproval(busy.companyId, true, busy.actor, new Date());
    await Promise.all([
      ...Array.from({ length: 40 }, () => createRequest(busy.test, { input, actor: busy.actor })),
      ...Array.from({ length: 40 }, () => createRequest(busy.live, { input, actor: busy.actor })),
      ...Array.from({ length: 8 }, () => rotateKey(busy.companyId, "test", busy.actor)),
    ]);
    expect(await verifyAudit(busy.companyId)).toMatchObject({ intact: true, entries: 4 + 88 });
  });

  test("leave neither a request nor an audit entry if they cannot be written", async () => {
    const { test: scope, actor, companyId } = await makeCompany();
    const bad = { ...input, clientName: "a\u0000b" };
    const outcomes = await Promise.allSettled(
      [input, input, bad, input].map((each) => createRequest(scope, { input: each, actor })),
    );
    expect(outcomes.map((outcome) => outcome.status === "fulfilled")).toEqual([true, true, false, true]);
    expect((await listRequests(scope, FILTER)).rows).toHaveLength(3);
    expect(await verifyAudit(companyId)).toMatchObject({ intact: true, entries: 6 });
  });

  test("use the company's default consent type if none was given", async () => {
    const { test: scope, actor, companyId } = await makeCompany();
    await inCompany(companyId, (tx) =>
      tx.companySettings.update({ where: { companyId }, data: { consentType: "ongoing" } }),
    );
    expect((await createRequest(scope, { input, actor })).consentType).toBe("ongoing");
    expect(
      (await createRequest(scope, { input: { ...input, consentType: "once" }, actor })).consentType,
    ).toBe("once");
  });
});

test("calls that share one key look-up are each counted separately", async () => {
  const { testKey } = await makeCompany();
  const fingerprint = fingerprintOf(testKey);
  const admitted = await Promise.all(Array.from({ length: 50 }, () => admitKey(fingerprint)));
  const places = admitted.map((each) => each?.used ?? 0).sort((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});

describe("searching requests", () => {
  test.each([
    ["ngUYEN", 1],
    ["a-1", 1],
    ["%", 0],
    ["_", 0],
    ["\\", 0],
    ["unlisted", 0],
  ])("finds, for %j, %i", async (text, found) => {
    expect((await listRequests(firm.test, { ...FILTER, text })).rows).toHaveLength(found);
  });

  test("ignores case in non-English names too", async () => {
    const { test: scope, actor } = await makeCompany();
    await createRequest(scope, { input: { ...input, clientName: "ZOË Ångström" }, actor });
    expect((await listRequests(scope, { ...FILTER, text: "zoë ång" })).rows).toHaveLength(1);
  });
});
