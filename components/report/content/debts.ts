import type { Commitments, DetectedDebt, Figure, SharedDebt } from "@/lib/engine/document";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import { accountKey, type Context, evidenceAnchor, figureCell, label, textCell, withTo } from "../context";
import { FIGURE_NAME } from "../figure-names";
import { count, counted, day, money, yearlyRate } from "../format";
import type { Block, Cell, Facts, Section, Table } from "../model";
import { weeklyOfFigure, weeklyOfTotal } from "../weekly";
import { FREQUENCY, LIABILITY, OWNERSHIP, plain } from "../words";
import { capFacts } from "./cap-facts";
import { toExpectedBlocks } from "./expected";
import { debtFinding } from "./findings";
import { columns, row, totalRow } from "./table";

/** The debts whose accounts were shared, the payments to lenders whose accounts were not shared, and commitments. */
export function toDebtSection(context: Context): Section {
  const { liabilities } = context.document;
  const blocks: Block[] = [
    commitmentTable(context),
    sharedTable(context),
    detectedTable(context),
    ...(liabilities.arrears.some(({ bounced }) => bounced > 0) ? [arrearsTable(context)] : []),
    totalsFacts(context),
  ];
  if (liabilities.saccTest !== null)
    blocks.push(capFacts("Small-loan repayments compared with the legal cap", liabilities.saccTest));
  if (liabilities.leaseTest !== null)
    blocks.push(capFacts("Household-goods leases compared with their own legal cap", liabilities.leaseTest));
  blocks.push(...toExpectedBlocks(context));
  return {
    id: "debts",
    number: "",
    title: "Commitments and debts",
    lead: debtFinding(context),
    about:
      "Repayments and other fixed obligations. Debts are read from loan and card accounts that were shared, and from payments to lenders whose accounts were not shared.",
    blocks,
  };
}

function commitmentTable(context: Context): Table {
  const { lines, totalMonthly } = context.document.commitments;
  const parts = lines.map(({ monthly }) => monthly);
  return {
    kind: "table",
    id: "commitment-lines",
    caption: "Commitments",
    columns: columns(["Commitment", 44], [">Debits counted", 18], [">A week", 18], [">A month", 20]),
    rows: [
      ...lines.map((line) =>
        row(
          textCell(line.label, advancedText(line.advancedMonthly)),
          countCell(context, line),
          money(weeklyOfFigure(context.document, line.monthly)),
          figureCell(context, line.monthly),
        ),
      ),
      ...(lines.length === 0
        ? []
        : [
            totalRow(
              FIGURE_NAME["commitments.totalMonthly"],
              "",
              money(weeklyOfTotal(context.document, totalMonthly, parts)),
              figureCell(context, totalMonthly),
            ),
          ]),
    ],
    empty: "No commitments were found.",
    ...(context.document.liabilities.detected.some(({ dishonours }) => dishonours > 0)
      ? { footnote: "The amounts include dishonoured debits, because the lender charged them." }
      : {}),
  };
}

/**
 * The number of debits in a line, and the days they cover. If the days differ between the line's lenders, states both
 * for each lender separately.
 */
function countCell({ document }: Context, { code, monthly }: Commitments["lines"][number]): Cell {
  const lenders = document.liabilities.detected.filter(
    (debt) =>
      debt.class === CLASS_OF[code] && debt.sharedAccountId === null && debt.repaymentMonthly.count > 0,
  );
  const spans = new Set(lenders.map(({ repaymentMonthly: { window } }) => window?.days));
  // The insight profile states no count for each lender, because these counts would reveal a sum that it does not show.
  const text =
    spans.size > 1 && document.profile !== "insight"
      ? lenders
          .map(({ lender, repaymentMonthly }) =>
            [lender, count(repaymentMonthly.count), windowText(repaymentMonthly)].join(" "),
          )
          .join(", ")
      : windowText(monthly);
  return textCell(count(monthly.count), text);
}

/** Writes the number of days that a figure covers: "in 30 days". */
const windowText = ({ window }: Figure) => (window === null ? null : `in ${counted(window.days, "day")}`);

function advancedText(advanced: Figure | null): string | null {
  if (advanced === null) return null;
  const times = counted(advanced.count, "advance");
  return `${times} in the period, on average ${money(advanced.value)} a month, not counted as income`;
}

/** The table of arrears: rent and repayments of which at least one payment was dishonoured. */
function arrearsTable(context: Context): Table {
  return {
    kind: "table",
    id: "arrears",
    caption: "Rent and repayments that were dishonoured",
    columns: columns(["Paid to", 40], [">Paid", 14], [">Dishonoured", 14], [">Not paid within 14 days", 32]),
    rows: context.document.liabilities.arrears
      .filter(({ bounced }) => bounced > 0)
      .map((line) =>
        row(
          textCell(line.name, label(context, line.code)),
          withTo({ text: count(line.paid) }, evidenceAnchor(context, line.evidence)),
          count(line.bounced),
          textCell(
            count(line.notMadeGood),
            line.notMadeGood === 0 || line.notMadeGoodCents === null
              ? null
              : `${money(line.notMadeGoodCents)}, last ${day(line.lastNotMadeGoodOn)}`,
          ),
        ),
      ),
    empty: "",
    footnote: "A later payment that was due anyway does not make up for a dishonoured payment.",
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
      [">Assessed repayment", 14],
    ),
    rows: context.document.liabilities.shared.map((debt) =>
      row(
        textCell(`${accountKey(context, debt.accountId)} ${debt.name}`, sharedNote(context, debt)),
        money(debt.owedCents),
        money(debt.limitCents),
        textCell(yearlyRate(debt.rate), debt.rateType === null ? "" : plain(debt.rateType).toLowerCase()),
        figureCell(context, debt.repaymentMonthly),
        figureCell(context, debt.servicingMonthly),
      ),
    ),
    empty: "No loan or card account was shared.",
    footnote:
      "A joint debt is counted in full. An offset balance is shown but not deducted from the balance owed. “Assessed repayment” is what a lender would count, under the assumptions shown in this report.",
  };
}

/**
 * The terms of a shared debt in one line, with the extra repayments and, if another person also repays it, the
 * customer's own repayments.
 */
function sharedNote(context: Context, debt: SharedDebt): string {
  const parts = [
    LIABILITY[debt.class],
    debt.ownership === "ONE_PARTY" ? null : OWNERSHIP[debt.ownership],
    debt.repaymentType === null ? null : plain(debt.repaymentType).toLowerCase(),
    debt.endsOn === null ? null : `ends ${day(debt.endsOn)}`,
    debt.contractMonthlyCents === null ? null : `contract ${money(debt.contractMonthlyCents)} a month`,
    debt.redrawCents === null ? null : `redraw ${money(debt.redrawCents)}`,
    ...debt.offsets.map((offset) =>
      offset.name === null
        ? "an offset account that was not shared"
        : `offset ${accountKey(context, offset.accountId)} ${money(offset.balanceCents)}`,
    ),
    debt.extraRepayments === null
      ? null
      : `${counted(debt.extraRepayments.count, "extra repayment")}, ${money(debt.extraRepayments.value)}`,
    debt.ownShareMonthly == null
      ? null
      : `the customer repays ${money(debt.ownShareMonthly.value)} a month, and another person repays the rest`,
    debt.terms.note,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

function detectedTable(context: Context): Table {
  return {
    kind: "table",
    id: "debts-detected",
    caption: "Debts seen only in payments",
    columns: columns(
      ["Lender", 28],
      ["Status", 14],
      ["Last paid", 14],
      [">Paid in the period", 12],
      [">Money received", 13],
      [">Paid a month", 13],
      [">Asked a month", 13],
    ),
    rows: context.document.liabilities.detected.map((debt) => {
      const received = debt.proceeds.reduce((total, item) => total + item.amountCents, 0);
      return row(
        textCell(debt.lender, detectedNote(debt)),
        textCell(
          plain(debt.status),
          debt.dishonours === 0 ? "" : counted(debt.dishonours, "dishonoured payment"),
        ),
        textCell(day(debt.lastOn), nextOf(debt)),
        withTo(
          {
            text: count(debt.count),
            ...(debt.repaidCents === null ? {} : { small: money(debt.repaidCents) }),
          },
          evidenceAnchor(context, debt.evidence),
        ),
        textCell(debt.proceeds.length === 0 ? "–" : money(received), receivedNote(debt)),
        debt.paidMonthly === undefined ? "–" : figureCell(context, debt.paidMonthly),
        textCellOf(figureCell(context, debt.repaymentMonthly), debt.repaymentMonthly.note),
      );
    }),
    empty: "No payments to other lenders were seen.",
    footnote:
      "The remaining balance of a small loan is the money received minus the money repaid, without fees and interest. It is shown only if the data shows the whole loan.",
  };
}

const textCellOf = (cell: Cell, small: string | null): Cell => (small === null ? cell : { ...cell, small });

function detectedNote(debt: DetectedDebt): string {
  const { reduced } = debt;
  const lowered =
    reduced == null
      ? null
      : `${money(reduced.nowCents)} each time since ${day(reduced.fromOn)}, down from ${money(reduced.usualCents)}`;
  return [
    LIABILITY[debt.class],
    lowered,
    debt.inferred ? "inferred from the wording or the pattern of payments" : null,
    debt.note,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

function nextOf({ repayment }: DetectedDebt): string {
  if (repayment === null) return "";
  const amount = repayment.amountCents === null ? "" : `${money(repayment.amountCents)} `;
  const next = repayment.nextOn === null ? "" : `, next ${day(repayment.nextOn)}`;
  return `${amount}${FREQUENCY[repayment.frequency]}${next}`;
}

function receivedNote(debt: DetectedDebt): string {
  const left = debt.estimatedBalanceCents;
  return [
    debt.proceeds.length === 0 ? null : receivedOn(debt.proceeds),
    debt.repaidSinceProceedsCents === null ? null : `${money(debt.repaidSinceProceedsCents)} repaid since`,
    left === null ? null : `about ${money(left)} left (est.)`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
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
      { term: "Debts whose balance or limit is not known", cell: { text: count(totals.unknown) } },
    ],
  };
}

/** Lists the dates if there are at most three. Otherwise gives the number of dates and the last date. */
function receivedOn(proceeds: readonly { on: string }[]): string {
  const last = proceeds[proceeds.length - 1];
  if (proceeds.length <= 3 || last === undefined) return proceeds.map((item) => day(item.on)).join(", ");
  return `${proceeds.length} times, last ${day(last.on)}`;
}
