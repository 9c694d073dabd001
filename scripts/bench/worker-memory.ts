// The script of two worker threads. The thread with `rows` makes bank data. The other thread warms up, and makes a
// report whenever it receives bank data.
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { warmReport } from "@/lib/analyse/warm-report";
import type { BankData } from "@/lib/engine/bank";
import { pack } from "@/lib/store/pack";
import { growHousehold } from "./grow-household";
import { packReport } from "./pack-report";

const { rows } = workerData as { rows?: number };

function makeReport(packed: Uint8Array): void {
  const data = JSON.parse(gunzipSync(packed).toString()) as BankData;
  packReport(data);
}

if (rows !== undefined) parentPort?.postMessage(pack(JSON.stringify(growHousehold(rows))));
else {
  for (const _ of warmReport());
  parentPort?.on("message", (packed: Uint8Array) => {
    makeReport(packed);
    parentPort?.postMessage("made");
  });
  parentPort?.postMessage("warm");
}
