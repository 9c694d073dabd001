import { expect, test } from "vitest";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { SUBJECTS } from "@/tests/contract/report/documents";
import { INTEGRITY } from "@/tests/render/fixture";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { listOverlaps, openPdf, readPage } from "./read-pdf";

/**
 * In this order: a sandbox persona with as many facts as a first page can have, one with few, and one with many
 * accounts.
 */
test.each(["marcus", "shanelle", "priya"])(
  "the first page of %s has every figure and finding, and the first or second page lists every account and suspected unshared account",
  async (id) => {
    const report = sandboxReport(id);
    const pdf = await openPdf(await renderPdfBytes(report, INTEGRITY));
    const { text } = await readPage(pdf, 1);
    const plain = text.replace(/\s+/g, "");
    const first = [
      ...report.summary.headlines.map((headline) => headline.text),
      "Assessed surplus (NDI)",
      "Debt service ratio (DSR)",
    ];
    expect(first.filter((words) => !plain.includes(words.replace(/\s+/g, "")))).toEqual([]);
    const both = plain + (await readPage(pdf, 2)).text.replace(/\s+/g, "");
    const wanted = [
      "Accounts covered",
      ...report.accounts.map(({ displayName }) => displayName),
      ...(report.quality.suspectedUnshared.length > 0 ? ["Possibly not shared"] : []),
    ];
    expect(wanted.filter((words) => !both.includes(words.replace(/\s+/g, "")))).toEqual([]);
  },
  60_000,
);

test("the PDF's table of contents has no title that overlaps its page number, even with many sections", async () => {
  const copy = SUBJECTS.find(({ name }) => name === "Alice, assessed")?.write({});
  const compared = SUBJECTS.find(({ name }) => name === "marcus")?.write({});
  for (const report of [copy, compared, sandboxReport("joan")]) {
    if (!report) throw new Error("there is no report");
    const pdf = await openPdf(await renderPdfBytes(report, INTEGRITY));
    for (const number of [1, 2]) expect(await listOverlaps(pdf, number)).toEqual([]);
  }
}, 60_000);
