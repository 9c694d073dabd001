import type { ExpenseLeaf, HemBasis, HemTreatment, ReportDocument } from "@/lib/domain/document";

/** One line ready to be typed into a lender's form: categories of one LIXI heading that HEM treats alike. */
export type LivingLine = {
  heading: string;
  labels: string[];
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  count: number;
  monthlyCents: number | null;
};

const NO_HEADING = "No form line";

/** The expense categories gathered under LIXI headings, in the order the document first meets each. */
export function toLivingLines(document: ReportDocument): LivingLine[] {
  const lines = new Map<string, LivingLine>();
  for (const leaf of document.expenses.groups.flatMap((group) => group.leaves)) {
    if (leaf.basis === "DEBT" || leaf.basis === "NEUTRAL") continue;
    const heading = leaf.lixiCategory ?? NO_HEADING;
    const key = `${heading}|${leaf.hemBasis}|${leaf.hemTreatment}`;
    lines.set(key, withLeaf(lines.get(key), heading, leaf));
  }
  return [...lines.values()].sort((a, b) => rank(a) - rank(b));
}

function withLeaf(line: LivingLine | undefined, heading: string, leaf: ExpenseLeaf): LivingLine {
  const amount = leaf.monthly.selected.value;
  const before = line ?? {
    heading,
    labels: [],
    hemBasis: leaf.hemBasis,
    hemTreatment: leaf.hemTreatment,
    count: 0,
    monthlyCents: null,
  };
  return {
    ...before,
    labels: [...before.labels, leaf.label],
    count: before.count + leaf.count,
    monthlyCents: amount === null ? before.monthlyCents : (before.monthlyCents ?? 0) + amount,
  };
}

function rank(line: LivingLine): number {
  return line.heading === NO_HEADING ? 1 : 0;
}
