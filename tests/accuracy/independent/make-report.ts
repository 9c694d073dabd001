import { readBankFile } from "@/lib/contract/bank-file";
import type { ReportDocument } from "@/lib/engine/document";
import { newProblems } from "@/lib/engine/input/problem";
import { composeLocalReport } from "@/scripts/report/compose-local-report";
import type { BankFile } from "./bank-data";

/**
 * Makes a report as the command line does. Apart from a type, no other file of the independent set uses the product's
 * code.
 */
export function makeReport(bankData: BankFile, clientName: string, asOf: string): ReportDocument {
  const problems = newProblems();
  const { data, warnings } = readBankFile(bankData, problems);
  if (problems.count > 0) throw new Error(`${clientName}: ${problems.count} rows were refused`);
  const options = {
    input: null,
    csv: [],
    type: "affordability",
    profile: "full",
    asOf,
    name: clientName,
    format: "json",
    out: null,
  } as const;
  const composed = composeLocalReport(
    { data, warnings, bytes: [Buffer.from(asOf + clientName)] },
    { ...options, csv: [] },
    problems,
  );
  if (composed === null) throw new Error(`${clientName}: no report was made`);
  return composed.document;
}
