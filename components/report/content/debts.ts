import { accountKey, type Context, evidenceAnchor, figureCell, textCell, withTo } from "../context";
import { count, day, money, percent } from "../format";
import type { Block, Facts, Section, Table } from "../model";
import { FREQUENCY, LIABILITY, plain } from "../words";
import { columns, row, totalRow } from "./table";

/** What is owed and paid to lenders: in the accounts shared, and seen in payments to lenders not shared. */
export function toDebtSection(context: Context): Section {
  const { commitments, liabilities } = context.document;
  const blocks: Block[] = [
    commitmentTable(context),
    sharedTable(context),
    detectedTable(context),
    totalsFacts(context),
  ];
  if (liabilities.saccTest !== null) blocks.push(saccFacts(context));
  if (commitments.directDebitAuthorities.length > 0) blocks.push(authorityTable(context));
  if (commitments.scheduledPayments.length > 0) blocks.push(scheduledTable(context));
  return {
    id: "debts",
    number: "",
    title: "Commitments and debts",
    lead: "Repayments and other fixed obligations. Debts are read from shared loan and card accounts, and from payments to lenders whose accounts were not shared.",
    blocks,
  };
}

function commitmentTable(context: Context): Table {
  const { lines, totalMonthly } = context.document.commitments;
  return {
    kind: "table",
    id: "commitment-lines",
    caption: "Commitments",
    columns: columns(["Commitment", 60], [">Payments", 16], [">A month", 24]),
    rows: [
      ...lines.map((line) => row(line.label, count(line.monthly.count), figureCell(context, line.monthly))),
      ...(lines.length === 0 ? [] : [totalRow("All commitments", "", figureCell(context, totalMonthly))]),
    ],
    empty: "No commitments were found.",
  };
}

function sharedTable(context: Context): Table {
  return {
    kind: "table",
    id: "debts-shared",
    caption: "Debts in the accounts shared",
    columns: columns(
      ["Account", 34],
      [">Owed", 15],
      [">Limit", 14],
      [">Rate", 10],
      [">Repaid a month", 14],
      [">To service", 14],
    ),
    rows: context.document.liabilities.shared.map((debt) =>
      row(
        textCell(`${accountKey(context, debt.accountId)} ${debt.name}`, LIABILITY[debt.class]),
        money(debt.owedCents),
        money(debt.limitCents),
        debt.rate === null ? "–" : percent(debt.rate),
        figureCell(context, debt.repaymentMonthly),
        figureCell(context, debt.servicingMonthly),
      ),
    ),
    empty: "No loan or card account was shared.",
  };
}

function detectedTable(context: Context): Table {
  return {
    kind: "table",
    id: "debts-detected",
    caption: "Debts seen in payments, accounts not shared",
    columns: columns(
      ["Lender", 32],
      ["Status", 16],
      ["Last paid", 16],
      [">Payments", 12],
      [">Money received", 14],
      [">A month", 14],
    ),
    rows: context.document.liabilities.detected.map((debt) => {
      const received = debt.proceeds.reduce((total, item) => total + item.amountCents, 0);
      return row(
        textCell(debt.lender, LIABILITY[debt.class]),
        plain(debt.status),
        day(debt.lastOn),
        withTo({ text: count(debt.count) }, evidenceAnchor(context, debt.evidence)),
        textCell(debt.proceeds.length === 0 ? "–" : money(received), receivedOn(debt.proceeds)),
        figureCell(context, debt.repaymentMonthly),
      );
    }),
    empty: "No payments to other lenders were seen.",
  };
}

function totalsFacts(context: Context): Facts {
  const { totals } = context.document.liabilities;
  return {
    kind: "facts",
    title: "All debts",
    pairs: [
      { term: "Owed", cell: { text: money(totals.owedCents) } },
      { term: "Card limits", cell: { text: money(totals.limitsCents) } },
      { term: "Repayments a month", cell: figureCell(context, totals.repaymentsMonthly) },
      { term: "Lenders", cell: { text: count(totals.lenders) } },
      { term: "Cards", cell: { text: count(totals.cards) } },
    ],
  };
}

function saccFacts(context: Context): Facts {
  const test = context.document.liabilities.saccTest;
  if (test === null) return { kind: "facts", title: "Small loans", pairs: [] };
  return {
    kind: "facts",
    title: "Small-loan repayments against the cap of the credit law",
    pairs: [
      { term: "Pay period", cell: { text: FREQUENCY[test.payPeriod] } },
      { term: "Available income in it", cell: { text: money(test.availableIncomeCents) } },
      { term: "Small-loan repayments", cell: { text: money(test.repaymentsCents) } },
      { term: "Share of income", cell: { text: `${percent(test.ratio)} (cap ${percent(test.cap)})` } },
      { term: "Left under the cap", cell: { text: money(test.headroomCents) } },
    ],
  };
}

function authorityTable(context: Context): Table {
  return {
    kind: "table",
    id: "authorities",
    caption: "Direct debit authorities held by the bank",
    columns: columns(["Account", 12], ["Paid to", 48], ["Last", 20], [">Amount", 20]),
    rows: context.document.commitments.directDebitAuthorities.map((item) =>
      row(accountKey(context, item.accountId), item.entity, day(item.lastOn), money(item.lastAmountCents)),
    ),
    empty: "",
  };
}

function scheduledTable(context: Context): Table {
  return {
    kind: "table",
    id: "scheduled",
    caption: "Payments scheduled at the bank",
    columns: columns(["Account", 12], ["Paid to", 40], ["Pattern", 18], ["Next", 15], [">Amount", 15]),
    rows: context.document.commitments.scheduledPayments.map((item) =>
      row(
        accountKey(context, item.accountId),
        item.payee,
        recurrence(item.recurrence),
        day(item.nextOn),
        money(item.amountCents),
      ),
    ),
    empty: "",
  };
}

/** Up to three days stand by themselves; of more, how many they were and the last. */
function receivedOn(proceeds: readonly { on: string }[]): string {
  const last = proceeds[proceeds.length - 1];
  if (proceeds.length <= 3 || last === undefined) return proceeds.map((item) => day(item.on)).join(", ");
  return `${proceeds.length} times, last ${day(last.on)}`;
}

const RECURRENCE: Readonly<Record<string, string>> = {
  onceOff: "once",
  intervalSchedule: "at set intervals",
  lastWeekDay: "last weekday of the month",
  eventBased: "on an event",
};

function recurrence(value: string | null): string {
  return value === null ? "–" : (RECURRENCE[value] ?? plain(value));
}
