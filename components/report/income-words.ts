import type { ReportDocument } from "@/lib/engine/document";

/** What a business, a platform's work and a property bring in: whatever tax there is on it is paid later. */
const BEFORE_TAX = ["inc.business", "inc.gig", "inc.property"];

/** False where part of the income that is counted has no tax taken off. */
export function isAfterTax({ income }: ReportDocument): boolean {
  return !income.streams.some(
    ({ code, included }) =>
      included && BEFORE_TAX.some((kind) => code === kind || code.startsWith(`${kind}.`)),
  );
}

/** What the income of the whole report is called. */
export function incomeLabel(document: ReportDocument): string {
  return isAfterTax(document) ? "Income after tax" : "Income received";
}
