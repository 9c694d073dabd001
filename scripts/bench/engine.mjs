// The engine benchmark: the engine's time compared with JSON.parse of the same input, and the cost of writing the
// documents.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles, runMany } from "../report/run-many.mjs";
import { allowTypeScript } from "../typescript.mjs";
import { runMeasure } from "./run-measure.mjs";
import { count, line, ms, pad } from "./table.mjs";

const SIZES = [3_000, 30_000, 300_000];
const MILLION = 1_000_000;
/**
 * The ratio of the engine's time to that of JSON.parse above which `--check` fails. The target is TARGETS.ratio.
 * Measured values are 7 to 16, lowest for the largest input; the limit leaves room for a busy machine.
 */
const RATIO_MAX = 25;
const HEAP_SHARE = 0.7;

/**
 * The targets. Most compare times within one run, so that they hold on any machine. `leftMb`, `millionBytes` and
 * `batchSeconds` are absolute.
 */
const TARGETS = {
  ratio: 4,
  /** The time per row for the largest input, divided by that for the smallest. */
  growth: 1.25,
  /** The time of a process's first report, including loading the engine, divided by the time of a warm report. */
  first: 3,
  /** The CPU time of a warmed-up worker's first report, divided by the CPU time of a later report. */
  firstOfWorker: 3,
  /** The memory in MB that a large report leaves in use in an idle worker. */
  leftMb: 64,
  millionBytes: 1.5e9,
  batchSeconds: 100,
};
const BATCH_FILES = 1_000;
const BATCH_THREADS = 2;

const MEASURE = fileURLToPath(new URL("./measure.mjs", import.meta.url));
const FIRST_REPORT = fileURLToPath(new URL("./first-report.mjs", import.meta.url));
const WORKER_MEMORY = fileURLToPath(new URL("./worker-memory.mjs", import.meta.url));
const LARGE_ROWS = 50_000;

function measure(rows) {
  const heapMb = Math.floor((os.totalmem() / 1_048_576) * HEAP_SHARE);
  const flags = ["--expose-gc", `--max-old-space-size=${heapMb}`];
  return runMeasure([...flags, MEASURE, String(rows)], `${rows} rows`);
}

const ENGINE_HEAD = [
  "rows",
  "input",
  "parse",
  "engine",
  "ratio",
  "rows/s",
  "first run",
  "heap",
  "peak",
  "runs",
];
const WIDTHS = [10, 10, 11, 11, 7, 11, 11, 10, 10, 5];

function engineLine({ rows, inputBytes, parseMs, engineMs, coldMs, heapBytes, peakBytes, runs }) {
  return line(WIDTHS, [
    count(rows),
    `${(inputBytes / 1e6).toFixed(1)} MB`,
    ms(parseMs),
    ms(engineMs),
    (engineMs / parseMs).toFixed(1),
    count(rows / (engineMs / 1000)),
    ms(coldMs),
    `${count(heapBytes / 1e6)} MB`,
    `${count(peakBytes / 1e6)} MB`,
    runs,
  ]);
}

/** Returns the seconds that 1,000 files of 3,000 rows take on two processors. */
async function measureBatch() {
  await allowTypeScript();
  const { growHousehold } = await import("./grow-household.ts");
  const folder = mkdtempSync(path.join(os.tmpdir(), "surplus-bench-"));
  try {
    const text = JSON.stringify(growHousehold(SIZES[0]));
    for (let number = 0; number < BATCH_FILES; number++)
      writeFileSync(
        path.join(folder, `${number}.json`),
        text.replaceAll(/\d(?=","currency")/g, String(number % 10)),
      );
    const options = {
      many: folder,
      out: path.join(folder, "out"),
      type: "affordability",
      profile: "full",
      asOf: null,
      format: "json",
      threads: BATCH_THREADS,
    };
    const began = performance.now();
    const refused = await runMany(listFiles(options), options, { onAnswer: () => {}, say: () => {} });
    if (refused > 0) throw new Error(`${refused} files of the batch were refused.`);
    return (performance.now() - began) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints each target with its measured value, and whether it is met. */
function tellTargets(results, { worker, memory }, batchSeconds) {
  const [smallest] = results;
  const largest = results.at(-1);
  const perRow = ({ engineMs, rows }) => engineMs / rows;
  const million = results.find(({ rows }) => rows === MILLION);
  const times = (value) => `${value.toFixed(1)} ×`;
  const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;
  const targets = [
    ...results.map(({ rows, engineMs, parseMs }) => [
      `${count(rows)} rows, compared with JSON.parse`,
      engineMs / parseMs,
      TARGETS.ratio,
      times,
    ]),
    [
      `time per row: ${count(largest.rows)} rows compared with ${count(smallest.rows)}`,
      perRow(largest) / perRow(smallest),
      TARGETS.growth,
      (value) => `${value.toFixed(2)} ×`,
    ],
    [
      "first report of a process, compared with a warm one",
      (smallest.loadMs + smallest.coldMs) / smallest.engineMs,
      TARGETS.first,
      times,
    ],
    [
      "first report of a worker, compared with a later one",
      worker.warmed.firstMs / worker.warmed.warmMs,
      TARGETS.firstOfWorker,
      times,
    ],
    [
      `memory that a report of ${count(LARGE_ROWS)} rows leaves in use`,
      memory.idleMb - memory.beforeMb,
      TARGETS.leftMb,
      (value) => `${value} MB`,
    ],
    ...(million ? [["peak memory", million.peakBytes, TARGETS.millionBytes, gigabytes]] : []),
    [
      `${count(BATCH_FILES)} files of ${count(SIZES[0])} rows, ${BATCH_THREADS} threads`,
      batchSeconds,
      TARGETS.batchSeconds,
      (value) => `${value.toFixed(0)} s`,
    ],
  ];
  console.log("\nTargets:");
  for (const [name, value, most, format] of targets)
    console.log(
      `${value <= most ? "pass" : "MISS"}  ${name.padEnd(55)}${pad(format(value), 9)}, at most ${format(most)}`,
    );
}

/**
 * Prints the engine benchmark. With `check`, returns false if the engine takes more than RATIO_MAX times as long as
 * JSON.parse.
 */
export async function benchEngine({ million = false, check = false }) {
  console.log(
    "Medians of warm runs on one core; the first run of each process is listed separately. The ratio is the engine's time divided by that of JSON.parse.\n",
  );
  console.log(line(WIDTHS, ENGINE_HEAD));
  const results = [];
  for (const rows of million ? [...SIZES, MILLION] : SIZES) {
    const result = await measure(rows);
    results.push(result);
    console.log(engineLine(result));
  }
  console.log(`\nWriting the report of ${count(SIZES[0])} rows:`);
  for (const { format, warmMs, coldMs, bytes } of results[0].renders)
    console.log(
      `${pad(format, 10)}${pad(ms(warmMs), 11)}   first ${pad(ms(coldMs), 9)}   ${count(bytes / 1000)} kB`,
    );
  const worker = await runMeasure([FIRST_REPORT, String(SIZES[0])], "the first report of a worker");
  const { cold, warmed } = worker;
  console.log(
    `\nCPU time of a worker's first report: ${ms(warmed.firstMs)} after the warm-up, ${ms(cold.firstMs)} without it. CPU time of a later report: ${ms(warmed.warmMs)}.`,
  );
  const memory = await runMeasure([WORKER_MEMORY, String(LARGE_ROWS)], "the memory of a worker");
  console.log(
    `Memory of a process whose worker makes a report of ${count(LARGE_ROWS)} rows: ${memory.beforeMb} MB before, ${memory.madeMb} MB after, ${memory.idleMb} MB once idle.`,
  );
  tellTargets(results, { worker, memory }, await measureBatch());
  const slow = results.filter(({ engineMs, parseMs }) => engineMs / parseMs > RATIO_MAX);
  if (!check || slow.length === 0) return true;
  console.error(
    `\nThe engine takes more than ${RATIO_MAX} times as long as JSON.parse at ${slow.map(({ rows }) => count(rows)).join(", ")} rows.`,
  );
  return false;
}
