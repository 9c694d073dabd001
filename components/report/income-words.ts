import type { ReportDocument } from "@/lib/engine/document";

/** Income of a business, of platform work and of a property: any tax on it is paid later. */
const BEFORE_TAX = ["inc.business", "inc.gig", "inc.property"];

/** False if part of the counted income has no tax withheld. */
export function isAfterTax({ income }: ReportDocument): boolean {
  return !income.streams.some(
    ({ code, included }) =>
      included && BEFORE_TAX.some((kind) => code === kind || code.startsWith(`${kind}.`)),
  );
}
