import type { ExpenseLeaf, HemBasis, HemTreatment, ReportDocument } from "@/lib/engine/document";
import { hasWeek } from "../weekly";

/** One line ready for a lender's form: categories with the same LIXI heading, HEM basis and HEM treatment. */
export type LivingLine = {
  heading: string;
  labels: string[];
  /** The line's categories whose amounts the report does not show. */
  missing: string[];
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  count: number;
  monthlyCents: number | null;
  /** True if the weekly amount may be shown. */
  hasWeek: boolean;
  /** The monthly amount in whole dollars, rounded half up, for a lender's form; null if there is no amount. */
  wholeDollars: number | null;
};

/** The sum of the lines with the same HEM treatment, or of all lines. */
type TreatmentTotal = Pick<LivingLine, "monthlyCents" | "wholeDollars"> & {
  treatment: HemTreatment | "ALL";
};

const NO_HEADING = "No form line";

/**
 * The expense categories except debts and transfers, under LIXI headings. The headings are in the order in which they
 * first occur in the document. Categories without a heading come last.
 */
export function toLivingLines(document: ReportDocument): LivingLine[] {
  const lines = new Map<string, LivingLine>();
  for (const leaf of document.expenses.groups.flatMap((group) => group.leaves)) {
    if (leaf.basis === "DEBT" || leaf.basis === "NEUTRAL") continue;
    const heading = leaf.lixiCategory ?? NO_HEADING;
    const key = `${heading}|${leaf.hemBasis}|${leaf.hemTreatment}`;
    lines.set(key, withLeaf(lines.get(key), heading, leaf, document));
  }
  return [...lines.values()]
    .map((line) => ({ ...line, wholeDollars: toWhole(line.monthlyCents) }))
    .sort((a, b) => rank(a) - rank(b));
}

const toWhole = (cents: number | null) => (cents === null ? null : Math.round(cents / 100));

const TREATMENTS: readonly HemTreatment[] = ["IN", "OUT", "LENDER_SPECIFIC", "NONE"];

/** The sums of the lines by HEM treatment and overall. Whole-dollar sums are the sums of the rounded lines. */
export function toTreatmentTotals(lines: readonly LivingLine[]): TreatmentTotal[] {
  const sumOf = (treatment: TreatmentTotal["treatment"], own: readonly LivingLine[]): TreatmentTotal => ({
    treatment,
    monthlyCents: own.reduce((sum, line) => sum + (line.monthlyCents ?? 0), 0),
    wholeDollars: own.reduce((sum, line) => sum + (line.wholeDollars ?? 0), 0),
  });
  const parts = TREATMENTS.map((treatment) => ({
    treatment,
    own: lines.filter((line) => line.hemTreatment === treatment),
  })).filter(({ own }) => own.length > 0);
  return [...parts.map(({ treatment, own }) => sumOf(treatment, own)), sumOf("ALL", lines)];
}

/**
 * Lists the items that an amount includes, and those without an amount, so that readers do not take the amount for the
 * total.
 */
export function sayParts({ labels, missing }: Pick<LivingLine, "labels" | "missing">): string {
  const without =
    missing.length === 0 ? [] : [`not included, because no amount is shown: ${missing.join(", ")}`];
  return [...(labels.length === 0 ? [] : [labels.join(", ")]), ...without].join("; ");
}

function withLeaf(
  line: LivingLine | undefined,
  heading: string,
  leaf: ExpenseLeaf,
  document: ReportDocument,
): LivingLine {
  const amount = leaf.monthly.selected.value;
  const before = line ?? {
    heading,
    labels: [],
    missing: [],
    hemBasis: leaf.hemBasis,
    hemTreatment: leaf.hemTreatment,
    count: 0,
    monthlyCents: null,
    hasWeek: true,
    wholeDollars: null,
  };
  return {
    ...before,
    labels: amount === null ? before.labels : [...before.labels, leaf.label],
    missing: amount === null ? [...before.missing, leaf.label] : before.missing,
    hasWeek: before.hasWeek && hasWeek(document, leaf.monthly.selected),
    count: before.count + leaf.count,
    monthlyCents: amount === null ? before.monthlyCents : (before.monthlyCents ?? 0) + amount,
  };
}

function rank(line: LivingLine): number {
  return line.heading === NO_HEADING ? 1 : 0;
}
