import type { BankData } from "@/lib/engine/bank";
import { buildReport } from "@/lib/engine/report";
import { renderSigned } from "@/lib/render/json";
import { pack } from "@/lib/store/pack";
import { makeBenchReport } from "./bench-report";

/** A placeholder for the signature, because there is no key. */
const UNSIGNED = { digestSha256: "none", signatureJws: "none", keyId: "none" };

/** Does a worker's whole work for one report: analyses the data, writes the JSON and packs it. */
export function packReport(data: BankData): void {
  pack(renderSigned(makeBenchReport(data, buildReport), () => UNSIGNED).bytes);
}
