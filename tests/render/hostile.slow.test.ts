import canonicalize from "canonicalize";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { renderCsv } from "@/lib/render/csv";
import { renderHtml } from "@/lib/render/html";
import { digestOf, readDocument, renderJson, toCanonicalJson } from "@/lib/render/json";
import { renderReceiptMail } from "@/lib/render/mail/receipt-mail";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderRequestCsv } from "@/lib/render/request-csv";
import { renderReview, toTargetGroups } from "@/lib/render/review";
import { openReport, renderDeferred, renderViewer } from "@/lib/render/viewer";
import { renderXml } from "@/lib/render/xml";
import { listFaults } from "@/tests/contract/report/schema";
import { quinn } from "@/tests/households/helen-to-rita";
import { reportOf } from "@/tests/households/sheet";
import { INTEGRITY } from "@/tests/render/fixture";
import { HOSTILE, plant } from "@/tests/render/hostile";
import { readPdf } from "@/tests/render/read-pdf";
import { RECEIPT } from "@/tests/render/receipt";
import { listXmlFaults } from "@/tests/render/validate-xml";

const SIGNED = { ...INTEGRITY, signatureJws: "e30.MA.c2ln" };
const NOTES = ["/summary/incomeNetMonthly", "foo.groceries"].map((target) => ({
  target,
  kind: "OTHER" as const,
  text: "note",
  at: "2026-07-01T08:30:00+10:00",
}));
const plain = reportOf(quinn, { customerNotes: NOTES });
const texts = Object.entries(HOSTILE);
const planted: [string, string, ReportDocument][] = texts.map(([name, text]) => [
  name,
  text,
  plant(plain, () => text),
]);
/** Three documents whose members contain all texts in turn, each document starting with a different text. */
const rotations = [0, 11, 23].map((first) =>
  plant(plain, (index) => texts[(index + first) % texts.length]?.[1] ?? ""),
);
const [mixed = plain] = rotations;

/** Half a surrogate pair has no UTF-8 form, so every format replaces it. */
const toWhole = (text: string) =>
  text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
const ILLEGAL_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

test("the hostile texts reach every type of member that contains text from outside", () => {
  expect(planted[0]?.[2].transactions.length).toBeGreaterThan(50);
  const marked = JSON.stringify(plant(plain, () => "PLANTED"));
  expect(marked.split("PLANTED").length).toBeGreaterThan(300);
  for (const words of ["clientName", "companyName", "displayName", "holder", "description", "text"])
    expect(marked).toContain(`"${words}":"PLANTED"`);
});

describe("the JSON with hostile text", () => {
  test.each(planted)(
    "parses, is canonical by an independent library, and contains the original text: %s",
    (_, text, document) => {
      const written = renderJson(document, SIGNED);
      const { integrity: _integrity, ...rest } = JSON.parse(written);
      expect(canonicalize(rest)).toBe(toCanonicalJson(document));
      expect(canonicalize(JSON.parse(written))).toBe(written);
      expect(rest.transactions[0].description).toBe(toWhole(text));
      expect(rest.request.client_name).toBe(toWhole(text));
      expect(listFaults(JSON.parse(written))).toEqual([]);
      expect(digestOf(toCanonicalJson(readDocument(written)))).toBe(digestOf(toCanonicalJson(document)));
      expect(Buffer.from(written, "utf8").toString("utf8")).toBe(written);
    },
  );
});

describe("the XML with hostile text", () => {
  const legal = (text: string) => toWhole(text).replace(ILLEGAL_XML, "");

  test("is valid by the published XML Schema with any text", async () => {
    const documents = planted.map(([, , document], index) => ({
      name: `text ${index}`,
      xml: renderXml(document, SIGNED),
    }));
    expect(await listXmlFaults([...documents, { name: "mixed", xml: renderXml(mixed, SIGNED) }])).toEqual([]);
  });

  test.each(planted)("is escaped so that every parser returns the original text: %s", (_, text, document) => {
    const [, inner = ""] = /<client_name>(.*?)<\/client_name>/s.exec(renderXml(document, SIGNED)) ?? [];
    expect(inner).not.toMatch(/[<>]|&(?!(amp|lt|gt|#xD);)/);
    const marks: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#xD;": "\r" };
    expect(inner.replace(/&[^;]*;/g, (mark) => marks[mark] ?? mark)).toBe(legal(text));
  });
});

/** Checks that a page contains nothing that would run, load or send anything. */
function expectInert(html: string): void {
  expect(html).not.toMatch(/<(script|link|iframe|object|embed|base|form|svg[^>]*\son\w+)[\s>/]/i);
  expect(html).not.toMatch(/<img(?![^>]* src="data:image\/)[\s>]/i);
  expect(html).not.toMatch(/<[a-z][^<>]*\son\w+\s*=/i);
  expect(html).not.toMatch(/(href|src|action)="\s*(javascript|data:text|vbscript)/i);
  expect(html.match(/<style/g)?.length ?? 0).toBeLessThanOrEqual(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
  expect(html).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u2028\u2029]/);
}

describe("the HTML with hostile text", () => {
  test.each(planted)("contains nothing that runs, loads or reverses text: %s", async (_, _text, document) => {
    expectInert(await renderHtml(document, SIGNED));
  });

  test("is equally safe on the report page and the review page", async () => {
    for (const document of rotations) {
      const report = openReport(document, SIGNED);
      expectInert((await renderViewer(report)).html);
      for (const element of Object.values((await renderDeferred(report)).elements)) expectInert(element);
      const paths = { writeAt: "/note", decideAt: "/" };
      expectInert(await renderReview(document, SIGNED, toTargetGroups(document), paths));
    }
  });

  test("prints names in any script unchanged", async () => {
    for (const name of [
      "arabic",
      "hebrew",
      "chinese",
      "thai",
      "hindi",
      "korean",
      "vietnamese",
      "cyrillic",
      "latin",
    ]) {
      const [, text = "", document = plain] = planted.find(([one]) => one === name) ?? [];
      expect(await renderHtml(document, SIGNED)).toContain(text.replaceAll("&", "&amp;"));
    }
  });
});

describe("the CSV with hostile text", () => {
  const read = (csv: string) =>
    parse(csv, { columns: true, record_delimiter: "\r\n" }) as Record<string, string>[];
  const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]/;

  test.each(planted)("has cells that read back unchanged and begin no formula: %s", (_, text, document) => {
    const rows = read(renderCsv(document));
    expect(rows).toHaveLength(document.transactions.length);
    for (const row of rows) {
      for (const [column, cell] of Object.entries(row)) {
        if (column !== "amount") expect(cell, column).not.toMatch(FORMULA);
      }
      expect([toWhole(text), `'${toWhole(text)}`]).toContain(row.description);
    }
  });

  test("is equally safe in the result of a request file", () => {
    const lines = texts.map(([, text], index) => ({
      line: index + 1,
      result: "made" as const,
      id: "req_x",
      status: "ready" as const,
      clientName: text,
      clientRef: text,
      reportType: "affordability" as const,
      consentUrl: "https://surplus.example/connect/req_x",
    }));
    const rows = parse(renderRequestCsv(lines), {
      columns: true,
      bom: true,
      record_delimiter: "\r\n",
    }) as Record<string, string>[];
    expect(rows).toHaveLength(lines.length);
    rows.forEach((row, index) => {
      const text = toWhole(lines[index]?.clientName ?? "");
      expect([text, `'${text}`]).toContain(row.client_name);
      expect(row.client_name).not.toMatch(FORMULA);
    });
  });
});

describe("the PDF with hostile text", () => {
  let pages: string[];
  let found: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    found = await readPdf(await renderPdfBytes(mixed, SIGNED));
    pages = found.pages;
  }, 60_000);

  test("opens, runs no script, and links only to its verification page", () => {
    expect(pages.length).toBeGreaterThan(3);
    expect(found.javaScript).toEqual([]);
    expect(found.outside.filter((url) => !url.startsWith(plain.verification.url))).toEqual([]);
  });

  test("does not reverse text and contains no control character", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
    expect(pages.join("")).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
  });

  // Scripts whose letters are drawn in the order they are written; tests/render/pdf/names.test.ts covers the remaining
  // scripts.
  const NAMES = ["vietnamese", "latin", "greek", "cyrillic", "japanese", "korean"];
  test.each(NAMES)("prints a %s name, including the customer's", async (name) => {
    const text = HOSTILE[name] ?? "";
    const document = { ...plain, request: { ...plain.request, clientName: text } };
    const { pages } = await readPdf(await renderPdfBytes(document, SIGNED));
    expect(pages[0]?.normalize("NFC").replace(/\s+/g, " ")).toContain(text);
  });
});

describe("the receipt with hostile text", () => {
  test.each(texts)("runs no script in the email, and has a single-line subject: %s", async (_, text) => {
    const receipt = {
      ...RECEIPT,
      firm: { ...RECEIPT.firm, name: text || "Firm" },
      purpose: text,
      periodLabel: text,
      institutions: [text],
      stopped: [{ institution: text, at: RECEIPT.consentedAt }],
    };
    const mail = await renderReceiptMail(
      receipt,
      { link: "https://surplus.example/connect/req_x", isNew: false },
      { ...receipt.firm, colour: text, logo: null },
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toMatch(/<(script|iframe|object|embed|form)[\s>]/i);
    expect(mail.html).not.toMatch(/<[a-z][^<>]*\son\w+\s*=/i);
  });
});
