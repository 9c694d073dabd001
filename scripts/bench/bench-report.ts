import type { BankData } from "@/lib/engine/bank";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import type { buildReport } from "@/lib/engine/report";
import { digestOf, toCanonicalJson } from "@/lib/render/json";
import { AS_OF } from "./grow-household";

/**
 * Builds the report that the benchmark measures. `build` is the engine's function; to measure its time, pass that of a
 * bundled plain module.
 */
export function makeBenchReport(data: BankData, build: typeof buildReport): ReportDocument {
  return build({
    data,
    reportType: "affordability",
    profile: "full",
    verification: { id: "LOCAL-BENCH", url: "urn:surplus:local", supersedes: null },
    request: {
      clientName: "Priya Raman",
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Bench",
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: `${AS_OF}T23:00:00+11:00`,
    dataAsAt: `${AS_OF}T23:00:00+11:00`,
    assumptions: null,
    customerNotes: [],
  });
}

/** Returns the document's digest, with placeholders for the signature and the key's id, because there is no key. */
export function integrityOf(document: ReportDocument): Integrity {
  return { digestSha256: digestOf(toCanonicalJson(document)), signatureJws: "none", keyId: "none" };
}
