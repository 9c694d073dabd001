import { createHash, randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as getJwks } from "@/app/.well-known/jwks.json/route";
import { GET as getReport } from "@/app/v1/requests/[id]/report/route";
import { GET as getHtml } from "@/app/v1/requests/[id]/report.html/route";
import { GET as getPdf } from "@/app/v1/requests/[id]/report.pdf/route";
import { GET as getXml } from "@/app/v1/requests/[id]/report.xml/route";
import { GET } from "@/app/verify/[id]/route";
import { VerifyOperation } from "@/lib/contract/operations/status";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { ADDRESS_HEADER } from "@/lib/http/client-address";
import { startAdvance } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";
import { inScope, pool } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { faultsOf } from "@/tests/support/conform";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { create } from "@/tests/support/sandbox";

testDatabase();

type Facts = {
  verification_id: string;
  standing: string;
  digest_sha256: string;
  files: { format: string; sha256: string }[];
};

const UNKNOWN = "SIQ-0123456789AB";
const html = (id: string, headers: Record<string, string> = {}) =>
  call(GET, { path: `/verify/${id}`, params: { id }, headers: { accept: "text/html", ...headers } });
const json = (id: string) =>
  call<Facts>(GET, { path: `/verify/${id}`, params: { id }, headers: { accept: "application/json" } });
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/**
 * Records a file's digest as `keep_document` does. Returns false if the digest is new and the report was erased or
 * replaced.
 */
async function recordDocument({ companyId, environment }: Scope, id: string, format: string, sha256: string) {
  const { rows } = await pool().query<{ is_kept: boolean }>(
    "select record_document($1, $2, $3, $4, $5) as is_kept",
    [companyId, environment, id, format, sha256],
  );
  return rows[0]?.is_kept;
}

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

async function makeReport(): Promise<{ id: string; number: string; digest: string }> {
  const id = String((await create(firm.testKey)).json.id);
  await giveConsent(id);
  await startAdvance(firm.test, id);
  const { json } = await call<{
    verification: { id: string };
    integrity: { digest_sha256: string };
  }>(getReport, { key: firm.testKey, params: { id } });
  return { id, number: json.verification.id, digest: json.integrity.digest_sha256 };
}

const serve = async (id: string, handler: typeof getPdf) => {
  const response = await handler(
    new Request("http://localhost:3000/v1", { headers: { "x-api-key": firm.testKey } }),
    { params: Promise.resolve({ id }) },
  );
  return new Uint8Array(await response.arrayBuffer());
};

describe("the page of a report's verification number", () => {
  let report: Awaited<ReturnType<typeof makeReport>>;
  beforeAll(async () => {
    report = await makeReport();
  });

  test("lists each document once, by the SHA-256 of the exact bytes that were served", async () => {
    expect((await json(report.number)).json.files).toEqual([]);
    const served = {
      html: await serve(report.id, getHtml),
      pdf: await serve(report.id, getPdf),
      xml: await serve(report.id, getXml),
    };
    await serve(report.id, getPdf);
    const files = Object.entries(served).map(([format, bytes]) => ({ format, sha256: sha256(bytes) }));
    const listed = (await json(report.number)).json.files;
    expect([...listed].sort((a, b) => (a.format < b.format ? -1 : 1))).toEqual(files);
    const page = (await html(report.number)).text;
    for (const file of files) expect(page).toContain(file.sha256);
  });

  test("keeps earlier digests after a release that renders the document differently", async () => {
    const earlier = sha256(randomBytes(8));
    expect(await recordDocument(firm.test, report.number, "pdf", earlier)).toBe(true);
    const { files } = (await json(report.number)).json;
    expect(files.filter(({ format }) => format === "pdf").length).toBeGreaterThan(1);
    expect(files).toContainEqual({ format: "pdf", sha256: earlier });
  });

  test("gives programs the same facts, and a key that is published", async () => {
    const { json: facts } = await json(report.number);
    expect(facts).toMatchObject({
      verification_id: report.number,
      standing: "current",
      digest_sha256: report.digest,
    });
    const { json: keys } = await call<{ keys: { kid: string }[] }>(getJwks, {});
    expect(keys.keys.map(({ kid }) => kid)).toContain((facts as unknown as { key_id: string }).key_id);
  });

  test("gives programs responses that match the published documentation, for known and unknown numbers", async () => {
    for (const id of [report.number, UNKNOWN, "nothing"]) {
      const { status, headers, text } = await json(id);
      expect(status).toBe(id === report.number ? 200 : 404);
      expect(faultsOf(VerifyOperation, "GET", { status, headers, text })).toEqual([]);
    }
  });

  test("says that a report from the test environment proves nothing about a real person", async () => {
    expect((await json(report.number)).json).toMatchObject({ environment: "test" });
    expect((await html(report.number)).text).toContain("A test report.");
  });

  test("contains no name, no reference and no request id", async () => {
    const { rows } = await inScope(firm.test, async (tx) => ({
      rows: await tx.request.findMany({ where: { id: report.id } }),
    }));
    const secrets = [rows[0]?.clientName, rows[0]?.clientRef, report.id, firm.test.companyId];
    for (const text of [(await html(report.number)).text, (await json(report.number)).text]) {
      for (const secret of secrets) if (secret) expect(text).not.toContain(secret);
    }
  });

  test("is not cached, not indexed by search engines, and sends no referrer", async () => {
    const { headers, text } = await html(report.number);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("vary")).toBe("Accept");
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(text).toMatch(/<meta name="referrer" content="no-referrer"/);
  });

  test("accepts a number as a person would type it from paper", async () => {
    const misread = report.number.slice(4).replaceAll("0", "O").replaceAll("1", "l");
    for (const typed of [report.number.toLowerCase(), ` ${report.number} `, `SIQ-${misread}`])
      expect((await json(typed)).json.verification_id).toBe(report.number);
  });

  test("rejects a digest that another company writes for the report", async () => {
    const other = await makeCompany("Other");
    for (const scope of [other.test, other.live, firm.live])
      expect(await recordDocument(scope, report.number, "pdf", "a".repeat(64))).toBe(false);
    expect((await json(report.number)).text).not.toContain("a".repeat(64));
  });

  test("confirms no file once the report is withdrawn and its digests are deleted", async () => {
    const gone = await makeReport();
    await serve(gone.id, getHtml);
    expect((await json(gone.number)).json.files).toHaveLength(1);
    await withdrawRequest(firm.test, gone.id, { by: "firm", actor: firm.actor });
    expect((await json(gone.number)).json).toMatchObject({ standing: "withdrawn", files: [] });
    const kept = await inScope(firm.test, (tx) => tx.documentDigest.count({ where: { requestId: gone.id } }));
    expect(kept).toBe(0);
    expect((await html(gone.number)).text).not.toContain('id="check"');
    expect(await recordDocument(firm.test, gone.number, "pdf", "b".repeat(64))).toBe(false);
  });
});

describe("an unknown verification number", () => {
  test("shows an identical, readable 404 for unknown and malformed numbers", async () => {
    const pages = await Promise.all(
      [UNKNOWN, "SIQ-1", "nonsense", "%00", "x".repeat(500)].map((id) => html(id)),
    );
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(pages[0]?.text).toContain("No report has this number");
    const answers = await Promise.all([UNKNOWN, "nonsense"].map((id) => json(id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test("runs the same database statements as a known number", async () => {
    const { number } = await makeReport();
    const asked = vi.spyOn(pool(), "query");
    const statementsOf = async (id: string) => {
      asked.mockClear();
      await html(id);
      const texts = asked.mock.calls.map(([first]) => (first as unknown as { text: string }).text);
      // Calls with a key are logged in the background at any time, so these statements are left out.
      return texts.filter((text) => !text.includes("log_calls"));
    };
    const statements = await statementsOf(number);
    expect(statements.filter((text) => text.includes("find_verification"))).toHaveLength(1);
    for (const id of [UNKNOWN, "nonsense", "x".repeat(500)])
      expect(await statementsOf(id)).toEqual(statements);
    asked.mockRestore();
  });
});

describe("a visitor who guesses verification numbers", () => {
  let from: string;
  beforeEach(() => {
    from = randomBytes(6).toString("hex");
  });

  test("is limited by network address, while other visitors are not", async () => {
    const tries = await Promise.all(
      Array.from({ length: 260 }, () => html(UNKNOWN, { [ADDRESS_HEADER]: from })),
    );
    const held = tries.filter(({ status }) => status === 429);
    expect(held.length).toBe(20);
    expect(held[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await html(UNKNOWN, { [ADDRESS_HEADER]: `${from}2` })).status).toBe(404);
  });
});
