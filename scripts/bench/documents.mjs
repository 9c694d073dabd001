// The document benchmark. Measures writing a report in each format, warm and on one core, compared with pdfkit writing
// the same tables. Also measures the memory that two hundred PDFs leave behind, and how long a caller of /health waits
// while the server writes a burst of PDFs. Finally measures how much longer a company waits for a PDF while another
// company requests two hundred PDFs.
import { fileURLToPath } from "node:url";
import { benchFlood } from "./flood.mjs";
import { benchBurst } from "./loop.mjs";
import { runMeasure } from "./run-measure.mjs";
import { count, line, ms } from "./table.mjs";

const MEASURE = fileURLToPath(new URL("./measure-documents.mjs", import.meta.url));

/**
 * The size of the young generation is 64 MB. V8's flag takes a third of this size, in MB. A worker of the product has
 * 32 MB at most (lib/workers/heap-limits.ts).
 */
const YOUNG = "--max-semi-space-size=21";

/**
 * The targets for the 95th percentile. `--check` fails if the CPU time is more than four times the target. The check
 * ignores elapsed time, which depends on other work on the machine.
 */
const TEXTS_MAX_MS = 100;
const PDF_MAX_MS = { "12 pages": 1_000, "3,000 rows": 1_500 };
/** The most by which two hundred renders may increase the memory in use, in MB. */
const GROWTH_MAX_MB = 32;
const CHECK_FACTOR = 4;

const WIDTHS = [34, 11, 11, 11, 11, 9];
const HEAD = ["", "first", "p50", "p95", "p95 of cpu", "size"];

function tell({ name, firstMs, p50Ms, p95Ms, cpuP95Ms, bytes }) {
  const size = bytes === null ? "" : `${count(bytes / 1000)} kB`;
  console.log(line(WIDTHS, [name.padEnd(WIDTHS[0]), ms(firstMs), ms(p50Ms), ms(p95Ms), ms(cpuP95Ms), size]));
}

const ratio = (one, other) => (one.p50Ms / other.p50Ms).toFixed(1);

/**
 * Prints the document benchmark. With `check`, returns false if a time is more than CHECK_FACTOR times its target, or
 * if PDFs leave too much memory in use.
 */
export async function benchDocuments({ check = false }) {
  const { rows, texts, pdfs, memory } = await runMeasure(["--expose-gc", YOUNG, MEASURE], "the documents");
  console.log(`Writing a report of ${count(rows)} rows, and a report of twelve pages:\n`);
  console.log(line(WIDTHS, HEAD));
  for (const one of texts) tell(one);
  for (const { report, yardstick } of pdfs) {
    tell(report);
    tell(yardstick);
  }
  for (const { size, pages, report, yardstick } of pdfs)
    console.log(
      `PDF of ${size} (${count(pages)} pages): ${ratio(report, yardstick)} × the time of bare pdfkit for the same tables.`,
    );
  const growthMb = (memory.at(-1).heapMb - memory[0].heapMb).toFixed(1);
  const points = memory.map(({ renders, heapMb, rssMb }) => `${renders}: ${heapMb} MB (${rssMb})`);
  console.log(
    `\nPDFs written: heap after garbage collection (resident memory): ${points.join(" · ")}; heap grown by ${growthMb} MB.`,
  );
  console.log(
    `Targets: JSON, HTML and XML together ${TEXTS_MAX_MS} ms, a PDF of 12 pages 1 s, a PDF of 3,000 rows 1.5 s.\n`,
  );
  const slow = [
    ...texts.filter(({ name, cpuP95Ms }) => name === "together" && cpuP95Ms > TEXTS_MAX_MS * CHECK_FACTOR),
    ...pdfs.flatMap(({ size, report }) =>
      report.cpuP95Ms > PDF_MAX_MS[size] * CHECK_FACTOR ? [report] : [],
    ),
  ];
  for (const { name } of check ? slow : []) console.error(`Too slow: ${name}.`);
  if (check && growthMb > GROWTH_MAX_MB) console.error("Two hundred PDFs leave too much memory in use.");
  const isCalm = await benchBurst({ check });
  const isFair = await benchFlood({ check });
  return isCalm && isFair && (!check || (slow.length === 0 && growthMb <= GROWTH_MAX_MB));
}
