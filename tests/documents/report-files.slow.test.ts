import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import * as attributes from "@/app/v1/requests/[id]/attributes/route";
import * as comparison from "@/app/v1/requests/[id]/comparison.csv/route";
import * as lines from "@/app/v1/requests/[id]/lines.csv/route";
import * as refresh from "@/app/v1/requests/[id]/refresh/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as csv from "@/app/v1/requests/[id]/report.csv/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as pdf from "@/app/v1/requests/[id]/report.pdf/route";
import * as xlsx from "@/app/v1/requests/[id]/report.xlsx/route";
import * as xml from "@/app/v1/requests/[id]/report.xml/route";
import { addAdjustment } from "@/lib/analyse/adjust-request";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { LIXI_MAP } from "@/lib/contract/category-map";
import type { DocumentFormat } from "@/lib/documents/document-job";
import { fetchDocument } from "@/lib/documents/fetch-document";
import { fetchReport, fetchReportFile, type ReportFile } from "@/lib/documents/fetch-report";
import { MAPPABLE, type MappedFormat, toMapped } from "@/lib/documents/mapped";
import type { StatementFormat } from "@/lib/documents/statement";
import { purgeRequest } from "@/lib/erase/purge-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { CUSTOMER } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unpack } from "@/lib/store/pack";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { keepDocument } from "@/lib/store/write/document";
import { countJobs } from "@/lib/workers/thread";
import { readPdf } from "@/tests/render/read-pdf";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";

testDatabase();

const ROUTES = { json: report, html, xml, pdf, xlsx, csv, lines, comparison, attributes };
/** Every format without a parameter. The compiler refuses this list if a format is missing. */
const RENDERED: Record<Exclude<DocumentFormat, MappedFormat | StatementFormat>, true> = {
  html: true,
  xml: true,
  pdf: true,
  "note-pdf": true,
  csv: true,
  "lines-csv": true,
  "creditors-csv": true,
  "comparison-csv": true,
  "statement-csv": true,
  attributes: true,
  xlsx: true,
  "assessed-csv": true,
  "assessed-lines-csv": true,
};
const FORMATS = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

type FetchOptions = { headers?: Record<string, string>; method?: "GET" | "HEAD" };

/** The response as a client gets it: the status, the headers and the raw body bytes. */
async function get(
  id: string,
  format: keyof typeof ROUTES,
  { headers = {}, method = "GET" }: FetchOptions = {},
) {
  const request = new Request(`http://localhost:3000/v1/requests/${id}/report`, {
    method,
    headers: { "x-api-key": firm.testKey, ...headers },
  });
  const response = await ROUTES[format][method](request, { params: Promise.resolve({ id }) });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** All text in a file, including its compressed parts. */
async function readAll(format: string, bytes: Uint8Array): Promise<string> {
  const plain = Buffer.from(bytes).toString("latin1");
  if (format.includes("xlsx"))
    return (
      plain +
      Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join()
    );
  if (!format.includes("pdf")) return plain;
  const { pages, outside } = await readPdf(bytes);
  expect(pages.join().length).toBeGreaterThan(1_000);
  return plain + pages.join("") + outside.join();
}

const kept = (id: string) =>
  inScope(firm.test, (tx) =>
    tx.renderedDocument.findMany({ where: { requestId: id }, orderBy: { format: "asc" } }),
  );

describe("the files of a report", () => {
  let id: string;
  beforeAll(async () => {
    id = await makeFreshReport(firm);
  });

  test.each(FORMATS)(
    "have, as %s, a strong ETag made of the digest, state their length, and get a 304 if the client has the file",
    async (format) => {
      const first = await get(id, format);
      const digest =
        format === "json"
          ? (await getReportState(firm.test, id)).report?.integrity.digestSha256
          : sha256(first.bytes);
      const etag = `"${digest}"`;
      expect(first.headers.get("etag")).toBe(etag);
      expect(first.headers.get("content-length")).toBe(String(first.bytes.length));
      expect(first.headers.get("content-encoding")).toBeNull();
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, `"${digest}-gzip"`, "*"]) {
        const again = await get(id, format, { headers: { "if-none-match": condition } });
        expect([again.status, again.bytes.length, again.headers.get("etag")]).toEqual([304, 0, etag]);
      }
      const other = await get(id, format, { headers: { "if-none-match": '"other"' } });
      expect([other.status, sha256(other.bytes)]).toEqual([200, sha256(first.bytes)]);
    },
  );

  test("do not contain the request's id in any format, because the id is the secret of the customer's link", async () => {
    const addressed = await makeFreshReport(firm);
    const row = (await fetchReport(firm.test, addressed)).document.transactions[0]?.id ?? "";
    const adjustment = { target: { kind: "TRANSACTION" as const, id: row }, action: "EXCLUDE" as const };
    const input = { ...adjustment, id: null, code: null, monthlyCents: null, reason: "Paid for a friend." };
    await addAdjustment(firm.test, addressed, input, firm.actor);
    const headings = { ...LIXI_MAP.headings };
    await saveCategoryMap(
      firm.companyId,
      { map: { name: "Harbour Bank", headings }, before: null },
      firm.actor,
    );
    const mapped = await Promise.all(
      MAPPABLE.map((format) => toMapped(firm.companyId, format, "Harbour Bank")),
    );
    const files: [name: string, file: ReportFile][] = [];
    for (const kind of ["report", "assessed"] as const) {
      files.push([`${kind} json`, await fetchReportFile(firm.test, addressed, kind)]);
      for (const format of [...Object.keys(RENDERED), "statement-pdf-0", ...mapped] as DocumentFormat[])
        if (kind === "assessed" || !format.startsWith("assessed-"))
          files.push([`${kind} ${format}`, await fetchDocument(firm.test, addressed, { format, kind })]);
    }
    expect(files.length).toBeGreaterThan(30);
    const secret = addressed.replace("req_", "");
    const revealing: string[] = [];
    for (const [name, file] of files)
      if ((await readAll(name, await unpack(file.content))).includes(secret)) revealing.push(name);
    expect(revealing).toEqual([]);
  }, 120_000);

  test.each(["json", "html", "xml", "attributes"] as const)(
    "are encoded as requested, with the same bytes once decoded, as %s",
    async (format) => {
      const plain = await get(id, format);
      const tag = plain.headers.get("etag")?.slice(1, -1);
      for (const [encoding, decode] of [
        ["gzip", gunzipSync],
        ["br", brotliDecompressSync],
      ] as const) {
        const answer = await get(id, format, { headers: { "accept-encoding": encoding } });
        expect(answer.headers.get("content-encoding")).toBe(encoding);
        expect(answer.headers.get("content-length")).toBe(String(answer.bytes.length));
        expect(answer.headers.get("etag")).toBe(`"${tag}-${encoding}"`);
        expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3);
        expect(sha256(decode(answer.bytes))).toBe(sha256(plain.bytes));
      }
    },
  );

  test("are sent without further compression as PDF, because PDF is already compressed", async () => {
    const answer = await get(id, "pdf", { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(answer.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  });

  test.each(FORMATS)("have the headers of a GET and no body for HEAD, as %s", async (format) => {
    const headers = { "accept-encoding": "gzip" };
    const whole = await get(id, format, { headers });
    const head = await get(id, format, { headers, method: "HEAD" });
    expect(head.bytes.length).toBe(0);
    for (const name of ["etag", "content-length", "content-type", "content-encoding", "content-disposition"])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });

  test("have the file name under which to save them, as HTML, PDF and Excel", async () => {
    const name = (await getRequest(firm.test, id)).verificationId;
    for (const format of ["html", "pdf", "xlsx"] as const)
      expect((await get(id, format)).headers.get("content-disposition")).toBe(
        `inline; filename="${name}.${format}"`,
      );
  });
});

/** Records the maximum number of concurrent jobs in the worker for short documents. */
function watchJobs() {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, countJobs("documents"));
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

describe("the rendering of a report's file", () => {
  test("happens once for many simultaneous requests, and not for a HEAD", async () => {
    const id = await makeFreshReport(firm);
    const head = await get(id, "xml", { method: "HEAD" });
    expect([head.status, head.headers.get("etag")]).toEqual([200, null]);
    expect(await kept(id)).toEqual([]);
    const asked = Array.from({ length: 20 }, () => get(id, "xml"));
    const counting = watchJobs();
    const answers = await Promise.all(asked);
    expect(counting.stop()).toBe(1);
    expect(new Set(answers.map(({ bytes }) => sha256(bytes))).size).toBe(1);
  });

  test("is stored and reused afterwards", async () => {
    const id = await makeFreshReport(firm);
    const first = await get(id, "xml");
    const rows = await kept(id);
    const counting = watchJobs();
    expect(sha256((await get(id, "xml")).bytes)).toBe(sha256(first.bytes));
    expect(counting.stop()).toBe(0);
    expect(await kept(id)).toEqual(rows);
  });

  test("is stored encrypted, so that neither the customer nor the bank can be read in it", async () => {
    const id = await makeFreshReport(firm);
    const { bytes } = await get(id, "xml");
    const [row] = await kept(id);
    expect(Buffer.from(bytes).toString()).toContain("<client_name>");
    expect(row?.documentSealed[0]).toBe(2);
    expect(Buffer.from(row?.documentSealed ?? []).toString("latin1")).not.toContain("client_name");
    expect(() => gunzipSync(row?.documentSealed ?? new Uint8Array())).toThrow();
  });
});

describe("the stored files of a report", () => {
  const renderAll = async (id: string) => {
    for (const format of ["html", "xml", "pdf", "csv", "lines-csv", "attributes", "xlsx"] as const)
      await fetchDocument(firm.test, id, { format });
    expect(await kept(id)).toHaveLength(7);
  };

  test("are erased by a withdrawal, after which no file can be stored", async () => {
    const id = await makeFreshReport(firm);
    await renderAll(id);
    const request = await inScope(firm.test, (tx) => tx.request.findUniqueOrThrow({ where: { id } }));
    await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
    expect(await kept(id)).toEqual([]);
    const late = {
      verificationId: String(request.verificationId),
      generation: request.generation,
      assessedVersion: 0,
      format: "html",
      sha256: "a".repeat(64),
      bytes: Buffer.from("late"),
    };
    expect(await keepDocument(firm.test, request, late)).toBe(false);
    expect(await kept(id)).toEqual([]);
    for (const format of FORMATS) expect((await get(id, format)).status).toBe(410);
  });

  test("are erased at the end of retention", async () => {
    const id = await makeFreshReport(firm);
    await renderAll(id);
    const later = new Date(Date.now() + 91 * 86_400_000);
    await purgeRequest(firm.test, id, later);
    expect(await kept(id)).toEqual([]);
    expect((await get(id, "html")).status).toBe(410);
  });

  test("are erased by a refresh, and the refreshed report gets separate files", async () => {
    const id = await makeFreshReport(firm);
    await renderAll(id);
    const before = await get(id, "html");
    await call(refresh.POST, { key: firm.testKey, params: { id }, method: "POST" });
    expect(await kept(id)).toEqual([]);
    const after = await get(id, "html", { headers: { "if-none-match": String(before.headers.get("etag")) } });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });
});
