import { expect, test } from "vitest";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY } from "@/tests/render/fixture";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { openPdf, readPage } from "./read-pdf";

/** People of the sandbox with as many facts as a first page has, with few, and with many accounts. */
test.each(["marcus", "shanelle", "priya"])(
  "the first page of %s has every fact, every account and what seems not to be shared",
  async (id) => {
    const report = sandboxReport(id);
    const pdf = await openPdf(await renderPdfBytes(report, INTEGRITY));
    const { text } = await readPage(pdf, 1);
    const plain = text.replace(/\s+/g, "");
    const wanted = [
      ...report.summary.headlines.map((headline) => headline.text),
      "Accounts covered",
      ...report.accounts.map(({ displayName }) => displayName),
      ...(report.quality.suspectedUnshared.length > 0 ? ["Possibly not shared"] : []),
    ];
    expect(wanted.filter((words) => !plain.includes(words.replace(/\s+/g, "")))).toEqual([]);
  },
  60_000,
);
