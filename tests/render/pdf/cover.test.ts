import { expect, test } from "vitest";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY } from "@/tests/render/fixture";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { openPdf, readPage } from "./read-pdf";

/** People of the sandbox with as many facts as a first page has, with few, and with many accounts. */
test.each(["marcus", "shanelle", "priya"])(
  "the first page of %s has every figure and finding, and it or the next every account and what seems not to be shared",
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

test.each(["eleanor", "marcus", "priya"])(
  "the file note of %s has twelve pages at most",
  async (id) => {
    const pdf = await openPdf(await renderPdfBytes(sandboxReport(id), INTEGRITY, "note"));
    expect(pdf.numPages).toBeLessThanOrEqual(12);
  },
  60_000,
);
