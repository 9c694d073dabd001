import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { listCalls } from "@/lib/store/read/call";
import { type CallRow, insertCalls } from "@/lib/store/write/call";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const METHODS = ["GET", "POST", "DELETE"];
const ROUTES = [null, "/v1/requests", "/v1/requests/{id}", "/v1/webhooks"];
const STATUSES = [200, 201, 404, 422, 500];
const CALLS = 120;
const START_MS = Date.parse("2026-11-20T00:00:00Z");
const at = (n: number) => new Date(START_MS + Math.floor(n / 3) * 1_000);

/** The n-th call. Calls 0 to 2 have the same time, calls 3 to 5 the next time, and so on. */
const rowOf = ({ companyId, environment }: Scope, n: number): CallRow => ({
  id: newId("cll"),
  company_id: companyId,
  environment,
  created_at: at(n).toISOString(),
  key_id: "key_x",
  call_id: `rid_${n}`,
  method: METHODS[n % 3] ?? "",
  route: ROUTES[n % 4] ?? null,
  path: "/v1/requests",
  query: null,
  request_id: n % 10 === 0 ? "req_ten" : null,
  status: STATUSES[n % 5] ?? 0,
  error_code: null,
  duration_ms: 1,
  replayed: false,
  request_body: null,
  response_body: null,
});

let scope: Scope;
let rows: CallRow[];
beforeAll(async () => {
  const [firm, other] = [await makeCompany(), await makeCompany("Other")];
  scope = firm.test;
  rows = Array.from({ length: CALLS }, (_, n) => rowOf(scope, n));
  const others = [firm.live, other.test].flatMap((each) => [0, 1, 2, 3].map((n) => rowOf(each, n)));
  await insertCalls([...rows, ...others]);
});

type Filter = Omit<Parameters<typeof listCalls>[1], "limit" | "after">;

/** The expected ids: those of the written rows that match a filter, newest first. */
const chosen = ({ method, statusClass, route, requestId, callId, since, until }: Filter) =>
  rows
    .filter(
      (row) =>
        (!method || row.method === method) &&
        (!statusClass || Math.floor(row.status / 100) === statusClass) &&
        (!route || row.route === route) &&
        (!requestId || row.request_id === requestId) &&
        (!callId || row.call_id === callId) &&
        (!since || row.created_at >= since.toISOString()) &&
        (!until || row.created_at < until.toISOString()),
    )
    .sort((a, b) => (`${a.created_at}${a.id}` < `${b.created_at}${b.id}` ? 1 : -1))
    .map(({ id }) => id);

/** Reads the ids that match a filter, page by page. */
async function listed(filter: Filter, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: { createdAt: Date; id: string } | null = null; ; ) {
    const page = await listCalls(scope, { ...filter, limit, after });
    ids.push(...page.rows.map(({ id }) => id));
    after = page.rows.at(-1) ?? null;
    if (!page.hasMore || !after) return ids;
  }
}

describe("the API log by filter", () => {
  const kinds: Filter[] = [undefined, ...METHODS, "PUT"].flatMap((method) =>
    [undefined, 2, 3, 4, 5].flatMap((statusClass) =>
      [undefined, "/v1/requests", "/v1/requests/{id}", "/v1/batches"].map((route) => ({
        method,
        statusClass,
        route,
      })),
    ),
  );

  test("lists each matching call once, newest first, over all pages, for every filter", async () => {
    for (const filter of kinds)
      expect(await listed(filter, 50), JSON.stringify(filter)).toEqual(chosen(filter));
  });

  test.each([
    {},
    { method: "GET" },
    { statusClass: 4 },
    { route: "/v1/requests", since: at(30), until: at(90) },
    { method: "POST", requestId: "req_ten" },
    { statusClass: 2, callId: "rid_10" },
    { statusClass: 5, callId: "rid_10" },
  ])("continues after calls of the same instant with %j", async (filter) => {
    expect(await listed(filter, 4)).toEqual(chosen(filter));
  });
});
