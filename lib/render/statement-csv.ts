import { toStatementLines } from "@/components/report/content/statement";
import type { ReportDocument } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";

/** The columns, in order. Later versions may only add columns at the end. */
const HEADINGS = [
  "part",
  "line",
  "gross_low",
  "gross_high",
  "whole",
  "own_share",
  "basis",
  "period",
] as const;

/** The period of an amount: a week, or the balance on the report's last day. */
const PERIOD = { Income: "week", Expenses: "week", Assets: "balance", Liabilities: "balance" } as const;

/**
 * The financial statement as CSV (RFC 4180) for family lawyers: weekly income and expenses, assets and liabilities as
 * balances. Amounts are dollars with two decimals; empty if unknown. UTF-8 without a byte-order mark.
 */
export function renderStatementCsv(document: ReportDocument): string {
  const lines = toStatementLines(document).map((line) =>
    [
      line.part,
      toText(line.line),
      toAmount(line.grossLowCents),
      toAmount(line.grossHighCents),
      toAmount(line.wholeCents),
      toAmount(line.ownShareCents),
      toText(line.basis),
      PERIOD[line.part],
    ].join(","),
  );
  return [HEADINGS.join(","), ...lines, ""].join("\r\n");
}

const toAmount = (cents: number | null) => (cents === null ? "" : toAmountString(cents));
