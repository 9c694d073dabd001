import { beforeAll, describe, expect, test } from "vitest";
import { GET as download } from "@/app/(portal)/[environment]/requests/[id]/download/[format]/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as statement from "@/app/v1/requests/[id]/statement.pdf/route";
import { SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { changeSettings } from "@/lib/store/write/company";
import { readPdf } from "@/tests/render/read-pdf";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import "@/tests/support/browser-visit";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

type Report = {
  accounts: { id: string; holder: string | null; masked_number: string | null }[];
  verification: { id: string };
};

let firm: TestCompany;
let id: string;
let json: Report;
beforeAll(async () => {
  firm = await makeCompany();
  id = await makeFreshReport(firm);
  json = (await call<Report>(report.GET, { key: firm.testKey, params: { id } })).json;
});

/** Returns the response as bytes, because `call` would read it as text. */
async function get(query: string, { of = id, key = firm.testKey, method = "GET" as "GET" | "HEAD" } = {}) {
  const request = new Request(`http://localhost:3000/v1/requests/${of}/statement.pdf${query}`, {
    method,
    headers: { "x-api-key": key },
  });
  const handle = method === "HEAD" ? statement.HEAD : statement.GET;
  const response = await handle(request, { params: Promise.resolve({ id: of }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString("latin1") };
}

describe("GET statement.pdf", () => {
  test("returns one account's holder, BSB and masked number as shared, and the verification id", async () => {
    const answer = await get("?account=1");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const { verification, accounts } = json;
    expect(answer.headers.get("content-disposition")).toBe(
      `inline; filename="${verification.id}-account-1.pdf"`,
    );
    const text = (await readPdf(answer.bytes)).pages.join("\n");
    const { generation } = await inScope(firm.test, (tx) => tx.request.findUniqueOrThrow({ where: { id } }));
    const snapshot = await findSnapshotOf(firm.test, id, generation);
    const shared = snapshot?.data.accounts.find(({ accountId }) => accountId === accounts[0]?.id);
    for (const words of [accounts[0]?.holder, accounts[0]?.masked_number, shared?.bsb, verification.id])
      if (words) expect(text).toContain(words);
    expect(shared?.bsb).toBeTruthy();
    expect(text).not.toContain(id);
  });

  test("is stored, so that it returns the same bytes again with an ETag, and there is one file for each account", async () => {
    const [first, again, other] = [await get("?account=1"), await get("?account=1"), await get("?account=2")];
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(other.headers.get("etag")).not.toBe(first.headers.get("etag"));
    const head = await get("?account=1", { method: "HEAD" });
    expect([head.status, head.bytes.length, head.headers.get("etag")]).toEqual([
      200,
      0,
      first.headers.get("etag"),
    ]);
  });

  test("is refused for an account that is not in the report, and the error lists the existing numbers", async () => {
    const refused = await get("?account=99");
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.bytes.toString()).detail).toMatchObject([
      { loc: ["query", "account"], msg: expect.stringContaining(`from 1 to ${json.accounts.length}`) },
    ]);
    for (const query of ["", "?account=0", "?account=-1", "?account=acc_1", "?account=1e9", "?acount=1"])
      expect([query, (await get(query)).status]).toEqual([query, 422]);
    expect((await get("?account=acc_1")).text).toContain("give the account's position in `accounts`");
  });

  test("is refused for an insight report, because it contains no transactions", async () => {
    const insight = await makeCompany();
    await changeSettings(insight.companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const made = await makeFreshReport(insight);
    const refused = await get("?account=1", { of: made, key: insight.testKey });
    expect(refused.status).toBe(409);
    const head = await get("?account=1", { of: made, key: insight.testKey, method: "HEAD" });
    expect([head.status, (await get("?account=99", { method: "HEAD" })).status]).toEqual([409, 422]);
    expect(JSON.parse(refused.bytes.toString()).code).toBe("conflict");
  });

  test("is available to portal members who may read reports, but not to another firm", async () => {
    const { companyId } = await signInAs("owner");
    const own = await makeFreshReport({ ...firm, test: { companyId, environment: "test" } });
    const at = (of: string, format: string) =>
      download(new Request("http://localhost/"), { params: Promise.resolve({ id: of, format }) });
    const file = await at(own, "statement-1");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    for (const [of, format] of [
      [id, "statement-1"],
      [own, "statement-99"],
      [own, "statement-0"],
    ] as const)
      expect((await at(of, format)).status).toBe(303);
  });
});
