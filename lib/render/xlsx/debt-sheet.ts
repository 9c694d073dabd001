import { FIGURE_NAME } from "@/components/report/figure-names";
import { LIABILITY } from "@/components/report/words";
import type { DetectedDebt, LiabilityClass, ReportDocument, SharedDebt } from "@/lib/engine/document";
import {
  addHead,
  addRow,
  addRows,
  addressOf,
  type Cell,
  type Column,
  dayNumber,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";

const COLUMNS: readonly Column[] = [
  { head: "Name", width: 36 },
  { head: "Class or code", width: 24 },
  { head: "Lender", width: 24 },
  { head: "Owed", width: 14, format: "money" },
  { head: "Limit", width: 14, format: "money" },
  { head: "Rate a year", width: 12, format: "ratio" },
  { head: "Monthly", width: 14, format: "money" },
  { head: "Assessed monthly", width: 16, format: "money" },
  { head: "Counted", width: 10 },
  { head: "Status", width: 12 },
  { head: "Payments", width: 10, format: "count" },
  { head: "Last payment", width: 14, format: "day" },
];

type Span = { first: number; last: number };

/** Reports whether repayments of the debt pay for purchases that the expenses already include. */
const isCard = (kind: LiabilityClass) => kind === "CREDIT_CARD" || kind === "OTHER_CREDIT";

/**
 * The sheet of commitments, debts of shared accounts, and lenders found in the transactions. `total` is the address of
 * the cell with the total of the commitments, for the summary.
 */
export function toDebtSheet(document: ReportDocument): { sheet: Sheet; total: string } {
  const { commitments, liabilities } = document;
  const sheet = newSheet("Commitments and debts", COLUMNS);
  addHead(sheet, ["Commitment", "Code", "", "", "", "", "Monthly"]);
  const { first, last } = addRows(
    sheet,
    commitments.lines.map(({ label, code, monthly }) => [
      label,
      code,
      ...Array<Cell>(4).fill(null),
      dollars(monthly.value),
    ]),
  );
  const shown = commitments.lines.reduce((sum, { monthly }) => sum + (monthly.value ?? 0), 0);
  const total = addRow(sheet, [
    { value: FIGURE_NAME["commitments.totalMonthly"], isBold: true },
    ...Array<Cell>(5).fill(null),
    totalCell(`SUM(G${first}:G${last})`, shown, commitments.totalMonthly.value),
  ]);
  const shared = addShared(sheet, liabilities.shared);
  addSharedTotals(sheet, document, shared);
  const detected = addDetected(sheet, liabilities.detected);
  addRepayments(sheet, document, shared, detected);
  return { sheet, total: addressOf(sheet, 6, total) };
}

function addShared(sheet: Sheet, shared: readonly SharedDebt[]): Span {
  addRow(sheet, []);
  addHead(sheet, ["Debts of accounts shared", ...COLUMNS.slice(1, 9).map(({ head }) => head)]);
  return addRows(
    sheet,
    shared.map((debt) => [
      debt.name,
      LIABILITY[debt.class],
      debt.institution,
      dollars(debt.owedCents),
      dollars(debt.limitCents),
      debt.rate,
      dollars(debt.repaymentMonthly.value),
      dollars(debt.servicingMonthly.value),
      isCard(debt.class) ? "no" : "yes",
    ]),
  );
}

function addSharedTotals(sheet: Sheet, { liabilities }: ReportDocument, { first, last }: Span): void {
  const { shared, totals } = liabilities;
  const sumOf = (key: "owedCents" | "limitCents") => shared.reduce((sum, debt) => sum + (debt[key] ?? 0), 0);
  addRow(sheet, [
    { value: "All debts in the accounts shared", isBold: true },
    null,
    null,
    totalCell(`SUM(D${first}:D${last})`, sumOf("owedCents"), totals.owedCents),
    totalCell(`SUM(E${first}:E${last})`, sumOf("limitCents"), totals.limitsCents),
  ]);
}

function addDetected(sheet: Sheet, detected: readonly DetectedDebt[]): Span {
  addRow(sheet, []);
  addHead(sheet, [
    "Lenders seen in the transactions",
    "Class",
    "",
    "Estimated balance",
    "",
    "",
    "Monthly",
    "",
    "Counted",
    "Status",
    "Payments",
    "Last payment",
  ]);
  return addRows(
    sheet,
    detected.map((debt) => [
      debt.lender,
      LIABILITY[debt.class],
      null,
      dollars(debt.estimatedBalanceCents),
      null,
      null,
      dollars(debt.repaymentMonthly.value),
      null,
      debt.sharedAccountId === null ? "yes" : "no",
      debt.status.toLowerCase(),
      debt.count,
      dayNumber(debt.lastOn),
    ]),
  );
}

function addRepayments(sheet: Sheet, { liabilities }: ReportDocument, shared: Span, detected: Span): void {
  const counted = [
    ...liabilities.shared.filter((debt) => !isCard(debt.class)),
    ...liabilities.detected.filter((debt) => debt.sharedAccountId === null),
  ];
  const shown = counted.reduce((sum, { repaymentMonthly }) => sum + (repaymentMonthly.value ?? 0), 0);
  const sumIn = ({ first, last }: Span) => `SUMIFS(G${first}:G${last},I${first}:I${last},"yes")`;
  addRow(sheet, [
    { value: "All repayments counted", isBold: true },
    ...Array<Cell>(5).fill(null),
    totalCell(`${sumIn(shared)}+${sumIn(detected)}`, shown, liabilities.totals.repaymentsMonthly.value),
  ]);
}
