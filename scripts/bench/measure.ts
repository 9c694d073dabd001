import type { BankData } from "@/lib/engine/bank";
import type { ReportDocument } from "@/lib/engine/document";
import type { buildReport } from "@/lib/engine/report";
import { type Format, renderAs } from "../report/render-as";
import { integrityOf, makeBenchReport } from "./bench-report";
import { growHousehold } from "./grow-household";

/**
 * The number of rows that go through the engine before the timed runs. Small reports need many runs until the
 * compiled code is stable. Only the very first run is timed cold.
 */
const WARM_ROWS = 300_000;
/** The largest number of timed runs, and the time in milliseconds after which no new run starts. */
const RUNS_MAX = 15;
const BUDGET_MS = 16_000;
/**
 * From this number of rows, garbage is collected before each run, because large reports need the memory. A small report
 * would run cold after a collection.
 */
const COLLECTED_ROWS_MIN = 100_000;
const RENDERED_ROWS_MAX = 3_000;
const RENDER_RUNS = 3;
const FORMATS: readonly Format[] = ["json", "html", "xml", "csv", "pdf"];

export type Measured = {
  rows: number;
  inputBytes: number;
  parseMs: number;
  engineMs: number;
  coldMs: number;
  /** The heap in use after garbage collection, with input and document in memory. */
  heapBytes: number;
  /** The highest memory use of the process up to the end of the first run, including the memory to make the input. */
  peakBytes: number;
  runs: number;
  renders: { format: Format; warmMs: number; coldMs: number; bytes: number }[];
};

/** Times JSON.parse and the engine alternately on the same text. For small reports, also times every output format. */
export async function measure(rowCount: number, build: typeof buildReport): Promise<Measured> {
  const text = JSON.stringify(growHousehold(rowCount));
  const rows = (JSON.parse(text) as BankData).transactions.length;
  const parses: number[] = [];
  const engines: number[] = [];
  const began = performance.now();
  let document: ReportDocument | null = null;
  let coldMs = 0;
  let heapBytes = 0;
  let peakBytes = 0;
  const warmRuns = Math.ceil(WARM_ROWS / rows) - 1;
  for (let run = 0; run <= warmRuns + RUNS_MAX; run++) {
    document = null;
    if (rows >= COLLECTED_ROWS_MIN) globalThis.gc?.();
    const parsed = time(() => JSON.parse(text) as BankData);
    const built = time(() => makeBenchReport(parsed.value, build));
    document = built.value;
    if (run === 0) {
      coldMs = built.ms;
      peakBytes = process.resourceUsage().maxRSS * 1024;
      globalThis.gc?.();
      heapBytes = process.memoryUsage().heapUsed;
    } else if (run > warmRuns) {
      parses.push(parsed.ms);
      engines.push(built.ms);
    }
    if (engines.length > 0 && performance.now() - began > BUDGET_MS) break;
  }
  const renders = document && rowCount <= RENDERED_ROWS_MAX ? await timeRenders(document) : [];
  return {
    rows,
    inputBytes: text.length,
    parseMs: medianOf(parses),
    engineMs: medianOf(engines),
    coldMs,
    heapBytes,
    peakBytes,
    runs: engines.length,
    renders,
  };
}

async function timeRenders(document: ReportDocument): Promise<Measured["renders"]> {
  const integrity = integrityOf(document);
  const renders: Measured["renders"] = [];
  for (const format of FORMATS) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run <= RENDER_RUNS; run++) {
      const began = performance.now();
      bytes = Buffer.byteLength(await renderAs(format, document, integrity));
      times.push(performance.now() - began);
    }
    const [coldMs = 0, ...warm] = times;
    renders.push({ format, warmMs: medianOf(warm), coldMs, bytes });
  }
  return renders;
}

function time<T>(work: () => T): { value: T; ms: number } {
  const began = performance.now();
  const value = work();
  return { value, ms: performance.now() - began };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
