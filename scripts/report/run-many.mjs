// `npm run report -- --many`: a report of every file in a folder, by default on all processors.
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { withBundle } from "../bundle.mjs";
import { UsageError } from "../usage.mjs";

const PROGRESS_MS = 2_000;
const ENDINGS = {
  "note-pdf": "pdf",
  "lines-csv": "csv",
  "creditors-csv": "csv",
  "statement-csv": "csv",
  attributes: "json",
};

/**
 * Lists the folder's inputs in the order of their names, each with the file its report goes to. Throws UsageError if
 * the folder has no inputs or the reports would overwrite files.
 */
export function listFiles({ many, out, format }) {
  if (!existsSync(many)) throw new UsageError(`--many: ${many}: there is no such folder.`);
  if (path.resolve(many) === path.resolve(out))
    throw new UsageError("--out must be a different folder from --many, so that no input is overwritten.");
  const names = readdirSync(many, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|csv)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (names.length === 0) throw new UsageError(`--many: ${many}: no file in it ends in .json or .csv.`);
  const outs = new Map();
  for (const name of names) {
    const target = path.join(out, `${path.parse(name).name}.${ENDINGS[format] ?? format}`);
    const other = outs.get(target);
    if (other !== undefined)
      throw new UsageError(
        `--many: the reports of ${other} and ${name} would have the same file name. Rename one of them.`,
      );
    outs.set(target, name);
  }
  return [...outs].map(([target, name]) => ({ name, file: path.join(many, name), out: target }));
}

/** Formats the progress: "412 of 1,000 files, 19.3 a second, 31 s left". */
export function toProgress(done, count, seconds) {
  const files = `${done.toLocaleString("en-AU")} of ${count.toLocaleString("en-AU")} files`;
  if (done === 0) return files;
  const rate = done / seconds;
  const rest = done === count ? `in ${seconds.toFixed(1)} s` : `${Math.ceil((count - done) / rate)} s left`;
  return `${files}, ${rate.toFixed(1)} a second, ${rest}`;
}

/**
 * Makes the report of each file, with `options.threads` workers, by default one for each processor. Calls `onAnswer`
 * for each file when it finishes, and `say` with the progress. Returns the number of files that were refused or failed.
 */
export function runMany(files, options, { onAnswer, say }) {
  const { type, profile, asOf, format } = options;
  const waiting = [...files];
  const began = performance.now();
  let done = 0;
  let refused = 0;
  const tell = () => say(toProgress(done, files.length, (performance.now() - began) / 1000));
  const answer = ({ name, out }, { lines, isMade }) => {
    done++;
    if (!isMade) refused++;
    onAnswer(isMade ? { name, notes: lines, out } : { name, notes: [], refused: lines });
  };
  /**
   * Runs one worker until no file is waiting. If the worker crashes, its file fails, and another worker continues.
   */
  const work = (script) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: { type, profile, asOf, format } });
      let current;
      worker.on("message", (message) => {
        if (message !== "ready") answer(current, message);
        current = waiting.shift();
        if (current) worker.postMessage({ file: current.file, out: current.out });
        else resolve(worker.terminate());
      });
      worker.once("error", (error) => {
        // If no file is current, the worker failed to start, so any other worker would fail too.
        if (!current) return reject(error);
        answer(current, {
          lines: [
            `The report could not be prepared because of an error in this program (${error.code ?? error.name}).`,
          ],
          isMade: false,
        });
        resolve(waiting.length > 0 ? work(script) : undefined);
      });
    });
  return withBundle("scripts/report/many-worker.ts", async (script) => {
    const timer = setInterval(tell, PROGRESS_MS);
    try {
      const count = Math.min(options.threads ?? availableParallelism(), files.length);
      await Promise.all(Array.from({ length: count }, () => work(script)));
    } finally {
      clearInterval(timer);
    }
    tell();
    return refused;
  });
}
