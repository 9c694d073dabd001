import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";
import { FORMULA_CODES } from "@/tests/support/formula-codes";
import { countRoles, openPdf, type Read, readPage, toOutline } from "./read-pdf";

const document = makeDocument();
let bytes: Buffer;
let pdf: PDFDocumentProxy;
let pages: Read[];

beforeAll(async () => {
  bytes = await renderPdfBytes(document, INTEGRITY);
  pdf = await openPdf(bytes);
  pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
});

describe("the tags of the PDF", () => {
  test("state that the file is tagged, its language and its title", async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({
      PDFFormatVersion: "1.7",
      Language: "en-AU",
      Title: `${document.request.clientName}, ${document.verification.id}`,
      Author: document.request.companyName,
    });
    expect(metadata?.get("dc:title")).toBe(`${document.request.clientName}, ${document.verification.id}`);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test("give the first page in reading order, with its title, its figures and its picture's alternative text", () => {
    const outline = pages[0] ? toOutline(pages[0]) : "";
    const order = [
      `"${document.request.companyName}"`,
      'H1\n    "Affordability report"',
      `"${document.request.clientName}"`,
      "Figure [QR code of the page that verifies this report",
      '"Period"',
      '"Net income, a month"',
      '"Living expenses, a month"',
      '"Surplus, a month"',
      '"Assessed surplus (NDI)"',
      '"Findings, most important first"',
      '"Data quality"',
      '"Accounts covered"',
    ];
    const places = order.map((words) => outline.indexOf(words));
    expect(places.every((index) => index >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test("contain every transaction as a table row with six cells", () => {
    const counts = new Map<string, number>();
    let heads = 0;
    for (const page of pages) {
      if (!page.text.includes("Description")) continue;
      heads += page.tree === null ? 0 : (countRoles(page.tree).get("TH") ?? 0);
      countRoles(page.tree, counts);
    }
    expect(counts.get("TR")).toBeGreaterThan(document.transactions.length);
    expect(counts.get("TD")).toBeGreaterThanOrEqual(document.transactions.length * 5);
    // A table's head is tagged once. Its repetitions on later pages are artifacts.
    expect(heads).toBeLessThan(60);
  });

  test("omit only page footers and the repeated heads of tables", () => {
    const unread: string[] = [];
    for (const [index, page] of pages.entries()) {
      const reported = [...page.said.values()].join("").replace(/\s/g, "").length;
      const all = page.text.replace(/\s/g, "").length;
      if (all - reported > 260) unread.push(`page ${index + 1}: ${all - reported} letters`);
    }
    expect(unread).toEqual([]);
  });
});

describe("the navigation of the PDF", () => {
  test("has an outline of the sections with their tables, each linking to a page", async () => {
    const outline = await pdf.getOutline();
    const titles = outline.map(({ title }) => title);
    expect(titles[0]).toBe("Summary");
    expect(titles).toContain("1 Income");
    expect(titles.at(-1)).toBe("Check this document");
    expect(outline.find(({ title }) => title === "1 Income")?.items.length).toBeGreaterThan(1);
    for (const { dest } of outline) expect(Array.isArray(dest)).toBe(true);
  });

  test("has only links to a place in the document or to the verification page", async () => {
    let inside = 0;
    const outside = new Set<string>();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      for (const { dest, url } of await (await pdf.getPage(number)).getAnnotations()) {
        if (url) outside.add(url);
        else if (Array.isArray(dest) && (await pdf.getPageIndex(dest[0])) >= 0) inside += 1;
      }
    }
    expect(inside).toBeGreaterThan(20);
    expect([...outside]).toEqual([document.verification.url]);
  });

  test("shows the page number, the number of pages and the report on each page, and the full digest on the last page", () => {
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`page ${index + 1} of ${pdf.numPages}`);
      expect(text).toContain(`SHA-256 ${INTEGRITY.digestSha256.slice(0, 12)}…`);
      expect(text).toContain(document.verification.id);
    }
    expect(pages.at(-1)?.text).toContain(INTEGRITY.digestSha256);
  });
});

describe("the text of the PDF", () => {
  test("can be copied, and each transaction's description is extracted unchanged", () => {
    const flat = pages
      .map(({ text }) => text)
      .join("")
      .replace(/\s+/g, "");
    const missing = document.transactions.filter(
      ({ description }) => !flat.includes(description.replace(/\s+/g, "")),
    );
    expect(missing.map(({ description }) => description)).toEqual([]);
  });
});

test("the PDF has formula codes only in the annex, where each figure with a code is listed", () => {
  const texts = pages.map(({ said }) => [...said.values()].join(" "));
  const annex = texts.findIndex((text) => text.includes("Formula codes of the figures"));
  expect(annex).toBeGreaterThan(1);
  expect(texts.slice(0, annex).join("").match(FORMULA_CODES)).toBeNull();
  const codes = new Set(texts.slice(annex).join("").match(FORMULA_CODES));
  expect([...codes]).toEqual(expect.arrayContaining(["A-COV", "R-NDI", "R-DTI"]));
});

describe("the bytes of the PDF", () => {
  test("are the same in another process and another time zone", { timeout: 120_000, tags: ["slow"] }, () => {
    const program = fileURLToPath(new URL("./print-digest.ts", import.meta.url));
    const digests = ["Pacific/Kiritimati", "America/Los_Angeles"].map((zone) =>
      execFileSync(process.execPath, ["--import", "tsx", program], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
      }),
    );
    const own = createHash("sha256").update(bytes).digest("hex");
    expect(digests).toEqual([own, own]);
  });

  test("do not depend on reports that the same process rendered before", async () => {
    const other: ReportDocument = {
      ...document,
      request: { ...document.request, clientName: "محمد 王小明 Łukasz" },
    };
    const first = await renderPdfBytes(other, INTEGRITY);
    expect(Buffer.compare(await renderPdfBytes(other, INTEGRITY), first)).toBe(0);
    expect(Buffer.compare(await renderPdfBytes(document, INTEGRITY), bytes)).toBe(0);
  });
});
