import type { ReportDocument } from "@/lib/engine/document";

/** Formulas of numbers that are not figures and so have no id, with a test for whether the document has one. */
const IMPLIED: readonly (readonly [id: string, isIn: (document: ReportDocument) => boolean])[] = [
  ["F-PERIOD", () => true],
  ["Q-GRADE", () => true],
  ["Q-COMPLETE", ({ quality }) => quality.accountCompletenessRatio !== null],
  ["Q-RECONCILE", ({ quality }) => quality.reconciliations.length > 0],
  ["Q-OWNED", ({ quality }) => quality.accountsLeftOut.length > 0],
  ["S-REGULARITY", (document) => hasStream(document, ({ regularity }) => regularity !== null)],
  ["S-CONSISTENCY", (document) => hasStream(document, (stability) => stability.amountConsistency !== null)],
  ["S-STABLE", (document) => hasStream(document, ({ stableMonths }) => stableMonths !== null)],
  ["S-SECURE", (document) => hasStream(document, ({ secureMonths }) => secureMonths !== null)],
  ["S-TREND", (document) => hasStream(document, ({ trendPerYear }) => trendPerYear !== null)],
  ["S-CONFIDENCE", (document) => hasStream(document, () => true)],
  ["F-GROSS", ({ income }) => income.streams.some(({ gross }) => gross !== null)],
  ["E-SHARE", ({ expenses }) => expenses.groups.length > 0],
  ["L-LEFT", (document) => document.liabilities.detected.some((debt) => debt.estimatedBalanceCents !== null)],
  ["S-SACC", ({ liabilities }) => liabilities.saccTest !== null || liabilities.leaseTest !== null],
  ["D-BALANCE", ({ conduct }) => conduct.balanceWindows.length > 0 || conduct.accounts.length > 0],
  ["D-LARGE", ({ conduct }) => conduct.largeCredits.length + conduct.largeDebits.length > 0],
  ["D-ROUND", ({ conduct }) => conduct.roundTrips.length > 0],
  ["D-MISSING", ({ conduct }) => conduct.missingExpected.length > 0],
  ["X-TENS", ({ profile }) => profile === "insight"],
];

type Stability = ReportDocument["income"]["streams"][number]["stability"];

function hasStream({ income, expenses }: ReportDocument, isTold: (stability: Stability) => boolean): boolean {
  return [...income.streams, ...expenses.streams].some(({ stability }) => isTold(stability));
}

/**
 * The ids of every formula used in this document: those named by its figures, lines and rules ("A-ANN + A-STREAM"
 * names two), and those of numbers without an id.
 */
export function listUsedFormulas(document: ReportDocument): ReadonlySet<string> {
  const { definitions: _definitions, transactions: _rows, ...rest } = document;
  const used = new Set(IMPLIED.filter(([, isIn]) => isIn(document)).map(([id]) => id));
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const inner of part) walk(inner);
    else if (typeof part === "object" && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        if ((name === "formula" || name === "rule") && typeof inner === "string")
          for (const id of inner.split(" + ")) used.add(id);
        else walk(inner);
      }
  };
  walk(rest);
  return used;
}
