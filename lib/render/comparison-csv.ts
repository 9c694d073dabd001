import type { Comparison, ReportDocument } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";

/** The columns, in order. Later versions may only add columns at the end. */
const HEADINGS = [
  "kind",
  "code",
  "label",
  "role",
  "measure",
  "match",
  "declared",
  "observed",
  "difference",
  "highlighted",
  "window_from",
  "window_to",
  "payments",
  "note",
] as const;

/**
 * Declared and observed amounts as CSV (RFC 4180), with one comparison on each line, including the totals. Codes are
 * the codes in the JSON report. Amounts are dollars with two decimals; an amount that was not declared or not observed
 * is empty. If nothing was declared, the file has only the headings. UTF-8 without a byte-order mark.
 */
export function renderComparisonCsv({ comparison = [] }: ReportDocument): string {
  return [HEADINGS.join(","), ...comparison.map(toLine), ""].join("\r\n");
}

function toLine(line: Comparison): string {
  const { observed } = line;
  return [
    line.kind,
    toText(line.code ?? ""),
    toText(line.label),
    line.role,
    line.measure,
    line.match,
    toAmount(line.declaredCents),
    toAmount(observed?.value ?? null),
    toAmount(line.differenceCents),
    line.isHighlighted ? "yes" : "no",
    observed?.window?.from ?? "",
    observed?.window?.to ?? "",
    observed?.count ?? "",
    toText(line.note ?? ""),
  ].join(",");
}

const toAmount = (cents: number | null) => (cents === null ? "" : toAmountString(cents));
