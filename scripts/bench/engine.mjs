// The engine benchmark: its time compared with JSON.parse of the same input, and the cost of writing the documents.
import { spawn } from "node:child_process";
import os from "node:os";
import { fileURLToPath } from "node:url";
import { ROOT } from "../install.mjs";
import { count, line, ms, pad } from "./table.mjs";

const SIZES = [3_000, 30_000, 300_000];
const MILLION = 1_000_000;
/**
 * The limit above which `--check` fails. The target is 3 and measured values are 7 to 16, lowest for the largest input;
 * the limit leaves room for a busy machine.
 */
const RATIO_MAX = 25;
const HEAP_SHARE = 0.7;

const MEASURE = fileURLToPath(new URL("./measure.mjs", import.meta.url));

/** Measures each size in its own process, because a warm or full heap would distort the next size. */
function measure(rows) {
  const heapMb = Math.floor((os.totalmem() / 1_048_576) * HEAP_SHARE);
  const flags = ["--expose-gc", `--max-old-space-size=${heapMb}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, MEASURE, String(rows)], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`Measuring ${rows} rows ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}

const ENGINE_HEAD = ["rows", "input", "parse", "engine", "ratio", "rows/s", "first run", "heap", "runs"];
const WIDTHS = [10, 10, 11, 11, 7, 11, 11, 9, 5];

function engineLine({ rows, inputBytes, parseMs, engineMs, coldMs, heapBytes, runs }) {
  return line(WIDTHS, [
    count(rows),
    `${(inputBytes / 1e6).toFixed(1)} MB`,
    ms(parseMs),
    ms(engineMs),
    (engineMs / parseMs).toFixed(1),
    count(rows / (engineMs / 1000)),
    ms(coldMs),
    `${count(heapBytes / 1e6)} MB`,
    runs,
  ]);
}

/** Prints the engine benchmark. Returns false if `check` is set and a ratio is above the limit. */
export async function benchEngine({ million = false, check = false }) {
  console.log(
    "Warm medians; the first run of each process is shown apart. The ratio is engine to JSON.parse.\n",
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
  const slow = results.filter(({ engineMs, parseMs }) => engineMs / parseMs > RATIO_MAX);
  if (!check || slow.length === 0) return true;
  console.error(
    `\nOver ${RATIO_MAX} times JSON.parse at ${slow.map(({ rows }) => count(rows)).join(", ")} rows.`,
  );
  return false;
}
