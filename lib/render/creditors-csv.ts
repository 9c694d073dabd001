import { type Creditor, toCreditors } from "@/components/report/content/creditors";
import type { ReportDocument } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";

/** The columns, in order. Later versions may only add columns at the end. */
const HEADINGS = [
  "creditor",
  "class",
  "balance",
  "arrears",
  "instalment",
  "asked_monthly",
  "paid_monthly",
  "hardship",
  "last_payment",
  "source",
  "own_share_monthly",
  "balance_basis",
] as const;

/**
 * The creditor schedule as CSV (RFC 4180) for financial counsellors, with one debt on each line. Amounts are dollars
 * with two decimals; empty if unknown. UTF-8 without a byte-order mark.
 */
export function renderCreditorsCsv(document: ReportDocument): string {
  const lines = toCreditors(document).map((creditor) =>
    [
      toText(creditor.name),
      toText(creditor.kind),
      toAmount(creditor.balanceCents),
      toAmount(creditor.arrearsCents),
      toText(creditor.instalment),
      toAmount(creditor.askedMonthlyCents),
      toAmount(creditor.paidMonthlyCents),
      toText(creditor.hardship),
      creditor.lastPaidOn ?? "",
      creditor.source,
      toAmount(creditor.ownShareMonthlyCents),
      toBasis(creditor),
    ].join(","),
  );
  return [HEADINGS.join(","), ...lines, ""].join("\r\n");
}

/**
 * Says whether a balance is stated by the debt's account or estimated from payments; empty if the balance is unknown.
 */
const toBasis = ({ balanceCents, isEstimated }: Creditor) =>
  balanceCents === null ? "" : isEstimated ? "estimated" : "stated";

const toAmount = (cents: number | null) => (cents === null ? "" : toAmountString(cents));
