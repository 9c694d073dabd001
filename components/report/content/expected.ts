import type { ScheduledPayment, UpcomingPayment } from "@/lib/engine/document";
import { accountKey, type Context, textCell } from "../context";
import { count, day, money } from "../format";
import type { Block, Table } from "../model";
import { intervalText, plain } from "../words";
import { columns, row, totalRow, withoutRepeats } from "./table";

/**
 * Known future payments: those due in the next thirty days, direct-debit authorities, and payments scheduled at the
 * bank.
 */
export function toExpectedBlocks(context: Context): Block[] {
  const { upcoming30Days, directDebitAuthorities, scheduledPayments } = context.document.commitments;
  return [
    ...(upcoming30Days.items.length > 0
      ? [withoutRepeats(upcomingTable(context), "Account", "Known from")]
      : []),
    ...(directDebitAuthorities.length > 0 ? [withoutRepeats(authorityTable(context), "Account")] : []),
    ...(scheduledPayments.length > 0 ? [withoutRepeats(scheduledTable(context), "Account")] : []),
  ];
}

const SOURCE: Readonly<Record<UpcomingPayment["source"], string>> = {
  SCHEDULED: "scheduled at the bank",
  STREAM: "regular payment",
  INSTALMENT: "loan instalment",
  CARD_MINIMUM: "card repayment",
};

function upcomingTable(context: Context): Table {
  const { items, from, to, totalCents, unknownAmounts } = context.document.commitments.upcoming30Days;
  return {
    kind: "table",
    id: "upcoming",
    caption: `Payments expected from ${day(from)} to ${day(to)}`,
    columns: columns(["Day", 16], ["Account", 12], ["Paid to", 34], ["Known from", 22], [">Amount", 16]),
    rows: [
      ...items.map((item) =>
        row(
          day(item.on),
          accountKey(context, item.accountId),
          item.name,
          SOURCE[item.source],
          money(item.amountCents),
        ),
      ),
      totalRow(
        "All",
        "",
        "",
        unknownAmounts === 0 ? "" : `${count(unknownAmounts)} of unknown amount`,
        money(totalCents),
      ),
    ],
    empty: "",
    dense: true,
  };
}

function authorityTable(context: Context): Table {
  return {
    kind: "table",
    id: "authorities",
    caption: "Direct debit authorities held by the bank",
    columns: columns(["Account", 12], ["Paid to", 40], [">Payments seen", 14], ["Last", 17], [">Amount", 17]),
    rows: context.document.commitments.directDebitAuthorities.map((item) =>
      row(
        accountKey(context, item.accountId),
        item.abn === null ? item.entity : textCell(item.entity, `ABN ${item.abn}`),
        item.count === 0 ? "none" : count(item.count),
        day(item.lastOn),
        money(item.lastAmountCents),
      ),
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
        textCell(recurrence(item), remaining(item)),
        day(item.nextOn),
        money(item.amountCents),
      ),
    ),
    empty: "",
  };
}

const RECURRENCE: Readonly<Record<string, string>> = {
  onceOff: "once",
  intervalSchedule: "at set intervals",
  lastWeekDay: "last weekday of the month",
  eventBased: "on an event",
};

function recurrence({ recurrence: kind, interval }: ScheduledPayment): string {
  if (kind === null) return "–";
  if (kind === "intervalSchedule" && interval !== null) return intervalText(interval);
  if (kind === "eventBased" && interval !== null) return interval;
  return RECURRENCE[kind] ?? plain(kind);
}

function remaining({ paymentsRemaining, finalOn, isSkipped, isAmountCalculated }: ScheduledPayment): string {
  return [
    paymentsRemaining === null ? null : `${count(paymentsRemaining)} left`,
    finalOn === null ? null : `until ${day(finalOn)}`,
    isSkipped ? "next one skipped" : null,
    isAmountCalculated ? "the bank calculates the amount" : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
