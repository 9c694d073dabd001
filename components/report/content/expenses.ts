import type { ExpenseLeaf, ExpenseStream } from "@/lib/engine/document";
import {
  accountKey,
  type Context,
  figureCell,
  joined,
  label,
  moneyCell,
  notable,
  noteText,
  rowCell,
  textCell,
} from "../context";
import { FIGURE_NAME } from "../figure-names";
import { count, counted, day, money } from "../format";
import type { Block, Facts, Row, Section, Table } from "../model";
import { weeklyOfTotal } from "../weekly";
import { BASIS, FREQUENCY, HEM_BASIS, plain, STATUS } from "../words";
import { averageTable, usedCell } from "./averages";
import { expenseFinding } from "./findings";
import { livingTable } from "./living-table";
import { columns, groupRow, row, totalRow } from "./table";

/** Spending by category with its averages, and the lines of a lender's form. */
export function toExpenseSection(context: Context): Section {
  const { expenses } = context.document;
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  const averages = leaves.map((leaf) => ({ name: leaf.label, code: leaf.code, monthly: leaf.monthly }));
  const blocks: Block[] = [
    totalsFacts(context),
    leafTable(context),
    { ...averageTable(context, "expense-averages", "Averages of each category", averages) },
    livingTable(context),
    billTable(context),
  ];
  if (expenses.annualised.length > 0) blocks.push(annualisedTable(context));
  if (expenses.possibleOneOffs.length > 0) {
    blocks.push(paymentTable(context, "one-offs", "Payments that may be one-offs", expenses.possibleOneOffs));
  }
  if (expenses.largest.length > 0) {
    blocks.push(paymentTable(context, "largest", "Largest payments", expenses.largest));
  }
  return {
    id: "expenses",
    number: "",
    title: "Expenses",
    lead: expenseFinding(context),
    about:
      "Spending from the accounts that were shared, less refunds. Bills that come less often than monthly are spread over the year. Savings, and transfers between the customer's own accounts, are not spending.",
    blocks,
  };
}

function totalsFacts(context: Context): Facts {
  const { totals } = context.document.expenses;
  const names = [
    "living",
    "essential",
    "discretionary",
    "committed",
    "debt",
    "cash",
    "uncategorised",
    "all",
    "hemScope",
    "outsideHem",
  ] as const;
  const pairs: Facts["pairs"] = names.map((name) => ({
    term: FIGURE_NAME[`expenses.totals.${name}`],
    cell: figureCell(context, totals[name]),
  }));
  const housed = figureCell(context, context.document.summary.essentialWithHousingMonthly);
  pairs.splice(2, 0, { term: FIGURE_NAME["summary.essentialWithHousingMonthly"], cell: housed });
  return { kind: "facts", title: "Monthly totals", pairs };
}

function leafTable(context: Context): Table {
  const { groups, totals } = context.document.expenses;
  const isInsight = context.document.profile === "insight";
  const hasDebts = groups.some(({ leaves }) => leaves.some(({ basis }) => basis === "DEBT"));
  const rows: Row[] = groups.flatMap((group) => [
    groupRow(
      group.label,
      "",
      "",
      "",
      money(
        weeklyOfTotal(
          context.document,
          group.monthly,
          group.leaves.map((leaf) => leaf.monthly.selected),
        ),
      ),
      figureCell(context, group.monthly),
    ),
    ...group.leaves.map((leaf) => leafRow(context, leaf)),
  ]);
  return {
    kind: "table",
    id: "expense-categories",
    caption: "Spending by category",
    columns: columns(
      ["Category", 33],
      ["Kind", 14],
      ["#Form line (LIXI)", 22],
      [">Payments", 8],
      [">A week", 10],
      [">A month", 13],
    ),
    rows:
      rows.length === 0
        ? []
        : [
            ...rows,
            totalRow(
              textCell(
                FIGURE_NAME["expenses.totals.all"],
                "without transfers to people and to the customer's own accounts; repayments of shared loan accounts are in the commitments",
              ),
              "",
              "",
              count(totals.all.count),
              money(
                weeklyOfTotal(
                  context.document,
                  totals.all,
                  groups.flatMap((group) => group.leaves.map((leaf) => leaf.monthly.selected)),
                ),
              ),
              figureCell(context, totals.all),
            ),
          ],
    empty: "No spending was found in the accounts shared.",
    footnote: `Payments are counted over ${counted(context.document.period.days, "day")}.${hasDebts ? " Debts are shown at the amounts actually paid; the commitments count the amounts that the lenders currently charge." : ""} Each category's HEM basis is shown under its kind. If codes are shown, the code of the averaging rule is under each amount. The weekly amount is the monthly amount × 12 ÷ 52${isInsight ? ", rounded to the nearest $10" : ""}.`,
  };
}

function leafRow(context: Context, leaf: ExpenseLeaf): Row {
  const merchants = leaf.merchants
    .slice(0, 3)
    .map((merchant) => merchant.name)
    .join(", ");
  const refunds =
    leaf.refundsNettedCents !== null && leaf.refundsNettedCents > 0
      ? `${money(leaf.refundsNettedCents)} refunded`
      : null;
  return row(
    notable(
      context,
      textCell(leaf.label, joined(merchants, refunds, noteText(context, leaf.code))),
      leaf.code,
    ),
    textCell(BASIS[leaf.basis], leaf.hemBasis === "NONE" ? null : HEM_BASIS[leaf.hemBasis]),
    textCell(leaf.lixiCategory ?? ""),
    count(leaf.count),
    money(leaf.weeklyCents),
    usedCell(context, leaf.monthly),
  );
}

function billTable(context: Context): Table {
  return {
    kind: "table",
    id: "expense-streams",
    caption: "Regular payments",
    columns: columns(["Paid to", 34], ["Pattern", 20], ["Last paid", 15], [">Last", 14], [">Usual", 14]),
    rows: context.document.expenses.streams.map((stream) => billRow(context, stream)),
    empty: "No regular payments were found.",
  };
}

function billRow(context: Context, stream: ExpenseStream): Row {
  const next = stream.next === null ? null : `next ${day(stream.next.on)}`;
  return row(
    notable(
      context,
      textCell(
        stream.name,
        joined(
          plain(stream.kind),
          label(context, stream.code),
          accountKey(context, stream.accountId),
          noteText(context, stream.id),
        ),
      ),
      stream.id,
    ),
    textCell(joined(FREQUENCY[stream.frequency], STATUS[stream.status]), counted(stream.count, "payment")),
    textCell(day(stream.lastOn), next),
    money(stream.amount.lastCents),
    moneyCell(context, stream.amount.medianCents, stream.evidence),
  );
}

function annualisedTable(context: Context): Table {
  return {
    kind: "table",
    id: "annualised",
    caption: "Bills spread over the year",
    columns: columns(["Bill", 46], [">Times a year", 18], [">Each time", 18], [">A month", 18]),
    rows: context.document.expenses.annualised.map((bill) =>
      row(
        bill.label,
        count(bill.times),
        moneyCell(context, bill.amountCents, bill.evidence),
        money(bill.perMonthCents),
      ),
    ),
    empty: "",
  };
}

type Payment = { transactionId: string; on: string; name: string; amountCents: number; code: string };

function paymentTable(context: Context, id: string, caption: string, payments: readonly Payment[]): Table {
  return {
    kind: "table",
    id,
    caption,
    columns: columns(["Date", 18], ["Paid to", 42], ["Category", 24], [">Amount", 16]),
    rows: payments.map((payment) =>
      row(
        day(payment.on),
        notable(
          context,
          textCell(payment.name, noteText(context, payment.transactionId)),
          payment.transactionId,
        ),
        label(context, payment.code),
        rowCell(context, payment.transactionId, money(payment.amountCents)),
      ),
    ),
    empty: "",
  };
}
