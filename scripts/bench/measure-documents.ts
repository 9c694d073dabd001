import { toContent } from "@/components/report/content/content";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { buildReport } from "@/lib/engine/report";
import { renderHtml } from "@/lib/render/html";
import { readDocument, renderJson, renderSigned } from "@/lib/render/json";
import { layOut } from "@/lib/render/pdf/lay-out";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderXmlBytes } from "@/lib/render/xml";
import { integrityOf, makeBenchReport } from "./bench-report";
import { growHousehold } from "./grow-household";
import { writePlainTables } from "./plain-tables";

const ROWS = 3_000;
/** The number of rows that makes a report of twelve pages. The page count is printed. */
const SHORT_ROWS = 15;
const WARM_RUNS = 4;
const TEXT_RUNS = 30;
const PDF_RUNS = 20;
const MEMORY_RENDERS = 200;
const MEMORY_EVERY = 50;

type Timing = {
  name: string;
  firstMs: number;
  p50Ms: number;
  p95Ms: number;
  /** The CPU time of this process only, so that it does not include other work on the machine. */
  cpuP95Ms: number;
  bytes: number | null;
};

export async function measureDocuments() {
  const long = documentOf(ROWS);
  const short = documentOf(SHORT_ROWS);
  const texts = await timeTexts(long.document, long.integrity);
  const pdfs = [await timePdf("12 pages", short), await timePdf("3,000 rows", long)];
  return { rows: long.document.transactions.length, texts, pdfs, memory: await watchMemory(short) };
}

type Written = string | Uint8Array;
type Made = { document: ReportDocument; integrity: Integrity };

/** The report as the product reads it from storage before it writes a document. */
function documentOf(rows: number): Made {
  const document = makeBenchReport(growHousehold(rows), buildReport);
  const integrity = integrityOf(document);
  return { document: readDocument(renderJson(document, integrity)), integrity };
}

async function timeTexts(document: ReportDocument, integrity: Integrity): Promise<Timing[]> {
  const writers: [string, () => Written | Promise<Written>][] = [
    ["JSON", () => renderSigned(document, () => integrity).bytes],
    ["HTML", () => renderHtml(document, integrity)],
    ["XML", () => renderXmlBytes(document, integrity)],
  ];
  const all = async () => {
    for (const [, write] of writers) await write();
    return null;
  };
  const timings: Timing[] = [];
  for (const [name, write] of writers) timings.push(await time(name, TEXT_RUNS, write));
  return [...timings, await time("together", TEXT_RUNS, all)];
}

async function timePdf(size: string, { document, integrity }: Made) {
  const content = toContent(document, integrity);
  const report = await time(`PDF of ${size}`, PDF_RUNS, () => renderPdfBytes(document, integrity));
  const yardstick = await time(`pdfkit, the tables of ${size}`, PDF_RUNS, () => writePlainTables(content));
  return { size, pages: layOut(content, integrity.digestSha256).pages.length, report, yardstick };
}

async function watchMemory({ document, integrity }: Made) {
  const points: { renders: number; heapMb: number; rssMb: number }[] = [];
  for (let renders = 0; renders <= MEMORY_RENDERS; renders += 1) {
    if (renders > 0 && renders % MEMORY_EVERY === 0) points.push({ renders, ...memoryNow() });
    if (renders < MEMORY_RENDERS) await renderPdfBytes(document, integrity);
  }
  return points;
}

function memoryNow() {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapMb: Math.round((heapUsed + external) / 1e5) / 10, rssMb: Math.round(rss / 1e6) };
}

async function time(
  name: string,
  runs: number,
  write: () => Written | null | Promise<Written | null>,
): Promise<Timing> {
  const times: number[] = [];
  const cpus: number[] = [];
  let written: Written | null = null;
  for (let run = 0; run < WARM_RUNS + runs; run += 1) {
    const began = performance.now();
    const cpu = process.cpuUsage();
    written = await write();
    const used = process.cpuUsage(cpu);
    times.push(performance.now() - began);
    cpus.push((used.user + used.system) / 1_000);
  }
  const [firstMs = 0] = times;
  const warm = times.slice(WARM_RUNS).sort((one, other) => one - other);
  const warmCpu = cpus.slice(WARM_RUNS).sort((one, other) => one - other);
  const bytes = written === null ? null : Buffer.byteLength(written);
  return { name, firstMs, p50Ms: at(warm, 0.5), p95Ms: at(warm, 0.95), cpuP95Ms: at(warmCpu, 0.95), bytes };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
