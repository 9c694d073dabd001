import { parentPort, workerData } from "node:worker_threads";
import { type Made, makeReport, refuseFault } from "./make-report";
import type { Options } from "./report-options";

/** One file of the folder: its path, and where its report goes. */
type ManyFile = { file: string; out: string };

const shared = workerData as Pick<Options, "type" | "profile" | "asOf" | "format">;

parentPort?.on("message", async ({ file, out }: ManyFile) => {
  const isStatement = file.endsWith(".csv");
  const made: Made = await makeReport({
    ...shared,
    input: isStatement ? null : file,
    csv: isStatement ? [file] : [],
    name: null,
    out,
  }).catch(refuseFault);
  parentPort?.postMessage({ lines: made.lines, isMade: made.content !== null });
});
parentPort?.postMessage("ready");
