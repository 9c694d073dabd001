import { beforeAll, describe, expect, test } from "vitest";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as transactions from "@/app/v1/requests/[id]/transactions/route";
import * as requests from "@/app/v1/requests/route";
import { createRequest } from "@/lib/connect/create-request";
import type { Report } from "@/lib/contract/report/report";
import { HEADER_MEMBERS, SECTIONS } from "@/lib/contract/report-query";
import type { TransactionPage } from "@/lib/contract/wire/transactions";
import { refresh } from "@/lib/pipeline";
import { SYSTEM } from "@/lib/scope";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let id: string;
let whole: Report;
beforeAll(async () => {
  firm = await makeCompany();
  id = await makeFreshReport(firm);
  whole = (await call<Report>(report.GET, { key: firm.testKey, params: { id } })).json;
});

const get = (query = "", of = id, key = firm.testKey) =>
  call<TransactionPage>(transactions.GET, {
    key,
    params: { id: of },
    path: `/v1/requests/${of}/transactions${query}`,
  });
const rowsOf = async (query: string) => (await get(query)).json.data;
const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

describe("GET transactions", () => {
  test("pages through the rows of the report, each once and in order, at any page size", async () => {
    for (const limit of [7, 500]) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const { json }: { json: TransactionPage } = await get(
          `?limit=${limit}${cursor ? `&cursor=${cursor}` : ""}`,
        );
        expect(json.verification_id).toBe(whole.verification.id);
        expect(json.data.length).toBeLessThanOrEqual(limit);
        expect(json.has_more).toBe(json.next_cursor !== null);
        ids.push(...idsOf(json.data));
        cursor = json.next_cursor;
      } while (cursor);
      expect(ids).toEqual(idsOf(whole.transactions));
    }
  });

  test("returns each row as it is in the report", async () => {
    expect((await rowsOf("?limit=3"))[1]).toEqual(whole.transactions[1]);
  });

  test("filters by days, account, category, group and amount, and by all of them together", async () => {
    const all = whole.transactions;
    const [first, last] = [all[10]?.on ?? "", all[60]?.on ?? ""];
    const days = all.filter(({ on }) => on >= first && on <= last);
    expect(idsOf(await rowsOf(`?limit=500&from=${first}&to=${last}`))).toEqual(idsOf(days).slice(0, 500));
    const account = whole.accounts[0]?.id;
    const ofAccount = (rows: readonly Report["transactions"][number][]) =>
      rows.filter((row) => row.account_id === account);
    expect(idsOf(await rowsOf("?limit=500&account=1"))).toEqual(idsOf(ofAccount(all)).slice(0, 500));
    const code = all.find((row) => row.code.startsWith("foo."))?.code ?? "";
    expect(idsOf(await rowsOf(`?limit=500&category=${code}`))).toEqual(
      idsOf(all.filter((row) => row.code === code)),
    );
    expect(idsOf(await rowsOf("?limit=500&category=foo"))).toEqual(
      idsOf(all.filter((row) => row.code.startsWith("foo."))).slice(0, 500),
    );
    const large = all.filter((row) => Math.abs(row.amount_cents) >= 100_000);
    expect(large.some((row) => row.amount_cents > 0) && large.some((row) => row.amount_cents < 0)).toBe(true);
    expect(idsOf(await rowsOf("?limit=500&min_amount=100000"))).toEqual(idsOf(large));
    const together = ofAccount(days).filter((row) => Math.abs(row.amount_cents) >= 5_000);
    expect(idsOf(await rowsOf(`?limit=500&from=${first}&to=${last}&account=1&min_amount=5000`))).toEqual(
      idsOf(together),
    );
  });

  test("returns an empty page if nothing matches", async () => {
    expect((await get("?from=2090-01-01")).json).toEqual({
      verification_id: whole.verification.id,
      data: [],
      has_more: false,
      next_cursor: null,
    });
  });

  test.each([
    ["?limit=0", "greater than or equal to 1"],
    ["?limit=501", "less than or equal to 500"],
    ["?from=yesterday", "YYYY-MM-DD"],
    ["?to=2026-02-30", "YYYY-MM-DD"],
    ["?account=99", "give a number from 1 to"],
    ["?account=acc-1", "account"],
    ["?category=mood", "definitions.taxonomy"],
    ["?min_amount=-1", "greater than or equal to 0"],
    ["?cursor=nonsense", "the cursor does not come from this list"],
    ["?minimum=1", "Extra inputs are not permitted"],
  ])("refuses %s with a 422 that lists the allowed values", async (query, words) => {
    const answer = await get(query);
    expect([answer.status, answer.text.includes(words)]).toEqual([422, true]);
  });

  test("refuses the cursor of a different list or company", async () => {
    const other = await makeCompany("Other");
    const theirs = await makeFreshReport(other);
    const { next_cursor } = (await get("?limit=1")).json;
    expect((await get(`?cursor=${next_cursor}`, theirs, other.testKey)).status).toBe(422);
    for (let n = 0; n < 2; n += 1) await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    const list = await call<{ next_cursor: string }>(requests.GET, {
      key: firm.testKey,
      path: "/v1/requests?limit=1",
    });
    expect((await get(`?cursor=${list.json.next_cursor}`)).status).toBe(422);
  });

  test("returns 409 for an earlier cursor after a refresh, and says to start again", async () => {
    const own = await makeFreshReport(firm);
    const { next_cursor } = (await get("?limit=1", own)).json;
    await refresh(firm.test, own);
    const answer = await get(`?cursor=${next_cursor}`, own);
    expect([answer.status, answer.json]).toMatchObject([409, { code: "conflict" }]);
    expect(answer.text).toContain("without it");
    expect((await get("?limit=1", own)).status).toBe(200);
  });

  test("gives 409 before the report is ready, and for an insight report", async () => {
    const pending = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect((await get("", pending.id)).status).toBe(409);
    const insight = await makeCompany();
    await changeSettings(insight.companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const made = await makeFreshReport(insight);
    const answer = await get("", made, insight.testKey);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("no transactions")]);
  });
});

describe("GET report?sections=", () => {
  const part = (query: string, headers: Record<string, string> = {}) =>
    call<Record<string, unknown>>(report.GET, {
      key: firm.testKey,
      params: { id },
      path: `/v1/requests/${id}/report${query}`,
      headers,
    });

  test("returns the named sections as in the report, with the header, but without integrity", async () => {
    const { json, text } = await part("?sections=summary,income");
    expect(Object.keys(json).sort()).toEqual([...HEADER_MEMBERS, "income", "summary"].sort());
    for (const [name, value] of Object.entries(json)) expect(value).toEqual(whole[name as keyof Report]);
    expect(text).not.toContain(whole.integrity.digest_sha256);
    expect(text).not.toContain(id);
  });

  test("accepts every member except the header and the proof", () => {
    expect([...SECTIONS, ...HEADER_MEMBERS, "integrity"].sort()).toEqual(Object.keys(whole).sort());
  });

  test("has its own ETag, and not the digest of the whole report", async () => {
    const answer = await part("?sections=summary");
    const tag = String(answer.headers.get("etag"));
    expect(tag).not.toContain(whole.integrity.digest_sha256);
    expect((await part("?sections=summary", { "if-none-match": tag })).status).toBe(304);
    expect((await part("?sections=summary,income")).headers.get("etag")).not.toBe(tag);
    expect((await part("")).headers.get("etag")).toContain(whole.integrity.digest_sha256);
  });

  test.each(["?sections=mood", "?sections=", "?sections=summary,", "?sections=integrity"])(
    "refuses %s and names the existing sections",
    async (query) => {
      const answer = await part(query);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("'summary'");
    },
  );
});
