import type { Figure, Income, IncomeStream, ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import { findPaidOnce } from "@/lib/engine/figures/paid-once";
import {
  accountKey,
  type Context,
  evidenceAnchor,
  figureCell,
  joined,
  notable,
  noteText,
  textCell,
  withTo,
} from "../context";
import { count, counted, DASH, day, money, wholePercent } from "../format";
import type { Block, Cell, Row, Section, Table } from "../model";
import { weeklyOf, weeklyOfFigure, weeklyOfTotal } from "../weekly";
import { EXCLUDED, FREQUENCY, STATUS } from "../words";
import { averageTable, usedCell } from "./averages";
import { incomeFinding } from "./findings";
import { columns, row, totalRow } from "./table";

/**
 * The payers with the cadence and amount of their payments, and every credit that was not counted, with the
 * reason.
 */
export function toIncomeSection(context: Context): Section {
  const { income } = context.document;
  const blocks: Block[] = [
    streamTable(context),
    averageTable(context, "income-averages", "Averages of each source", income.streams),
  ];
  if (income.streams.some((stream) => stream.gross !== null)) blocks.push(grossTable(context));
  blocks.push(typeTable(context), excludedTable(context));
  if (income.events.length > 0) blocks.push(eventTable(context));
  return {
    id: "income",
    number: "",
    title: "Income",
    lead: incomeFinding(context),
    about:
      "Money from outside sources, as it arrived; wages are after tax. Transfers between the customer's own accounts, refunds and loan money are not income and are listed with their reasons.",
    blocks,
  };
}

/**
 * True if the report assesses affordability. Only such a report shows the share of an income that a lender would count.
 * In other reports, readers could mistake that share for the whole income.
 */
const hasAssessment = ({ document }: Context) => document.reportType === "affordability";

const ASSESSED: [string, number] = [">Assessed", 10];

function streamTable(context: Context): Table {
  const { income } = context.document;
  const { netMonthly, assessedMonthly } = income.totals;
  const isAssessed = hasAssessment(context);
  return {
    kind: "table",
    id: "income-streams",
    caption: "Sources of income",
    columns: columns(
      ["Source", 23],
      ["Pattern", 22],
      ["Last paid", 13],
      [">Usual", 12],
      [">A week", 9],
      [">A month", 11],
      ...(isAssessed ? [ASSESSED] : []),
    ),
    rows: [
      ...income.streams.map((stream) => streamRow(context, stream)),
      ...(income.streams.length === 0
        ? []
        : [
            totalRow(
              incomeName(context.document.income),
              "",
              "",
              "",
              money(weeklyOfTotal(context.document, netMonthly, listCounted(income))),
              figureCell(context, netMonthly),
              ...(isAssessed ? [figureCell(context, assessedMonthly)] : []),
            ),
            ...withoutOnceRow(context),
          ]),
    ],
    empty: "No income was found in the accounts shared.",
    footnote: `“Usual” is the median payment. The line under each pattern shows the share of payments on the expected day, the steadiness of the amounts, the number of months seen, and the confidence in the source. ${isAssessed ? "“Assessed” is the monthly amount after the discount that the firm's assumptions set for this kind of income. " : ""}If a source is not counted, the reason is under its name.`,
  };
}

/**
 * The row for the total without income that was paid only once, such as a bonus. No row if there is no such income.
 */
function withoutOnceRow(context: Context): Row[] {
  const { document } = context;
  const once = findPaidOnce(document.income);
  if (once === null) return [];
  const { withoutCents, streams } = once;
  const assessedCents = streams.reduce(
    (left, { assessedMonthlyCents }) => left - (assessedMonthlyCents ?? 0),
    document.income.totals.assessedMonthly.value ?? 0,
  );
  return [
    totalRow(
      textCell(`${incomeName(document.income)} without income paid only once`, sayNames(streams)),
      "",
      "",
      "",
      money(weeklyOf(document, withoutCents)),
      money(withoutCents),
      ...(hasAssessment(context) ? [money(assessedCents)] : []),
    ),
  ];
}

const sayNames = (streams: readonly IncomeStream[]) => streams.map(({ name }) => name).join(", ");

function streamRow(context: Context, stream: IncomeStream) {
  const {
    stability,
    amount: { medianCents, lastCents },
  } = stream;
  const steady = joined(
    stability.regularity === null ? null : `paid on time ${wholePercent(stability.regularity)}`,
    stability.amountConsistency === null
      ? null
      : `amounts steady ${wholePercent(stability.amountConsistency)}`,
    stability.longevityMonths > 0 ? `over ${counted(stability.longevityMonths, "month")}` : null,
    `confidence ${wholePercent(stream.confidence)}`,
  );
  const left = stream.included ? null : `not counted: ${stream.exclusionReason ?? "its kind is not income"}`;
  const next = stream.next === null ? null : `next ${day(stream.next.on)}`;
  return row(
    notable(
      context,
      textCell(
        stream.name,
        joined(stream.label, accountKey(context, stream.accountId), left, noteText(context, stream.id)),
      ),
      stream.id,
    ),
    textCell(
      joined(FREQUENCY[stream.frequency], STATUS[stream.status]),
      joined(counted(stream.count, "payment"), steady),
    ),
    textCell(day(stream.lastOn), next),
    textCell(money(medianCents), lastCents === null ? null : `last ${money(lastCents)}`),
    stream.included ? money(weeklyOfFigure(context.document, stream.monthly.selected)) : DASH,
    monthCell(context, stream),
    ...(hasAssessment(context)
      ? [
          textCell(
            money(stream.assessedMonthlyCents),
            stream.discount > 0 ? `less ${wholePercent(stream.discount)}` : null,
          ),
        ]
      : []),
  );
}

/**
 * The monthly amount of a source. If the total does not include the source, the cell says "not counted" and has the
 * amount on its second line, so that the column adds up.
 */
function monthCell(context: Context, { included, monthly }: IncomeStream): Cell {
  const cell = usedCell(context, monthly);
  return included || monthly.selected.value === null
    ? cell
    : { ...cell, text: "not counted", small: cell.text };
}

/** The selected monthly figures of the streams that the total income includes. */
export function listCounted({ streams }: Pick<Income, "streams">): Figure[] {
  return streams.filter(({ included }) => included).map(({ monthly }) => monthly.selected);
}

function typeTable(context: Context): Table {
  const { byType, totals } = context.document.income;
  return {
    kind: "table",
    id: "income-types",
    caption: "Income by type",
    columns: columns(["Type", 40], [">Payments", 20], [">A week", 20], [">A month", 20]),
    rows: [
      ...byType.map((type) =>
        row(
          type.label,
          count(type.monthly.count),
          money(weeklyOfTotal(context.document, type.monthly, listCounted(context.document.income))),
          figureCell(context, type.monthly),
        ),
      ),
      ...(byType.length === 0
        ? []
        : [
            totalRow("From government, share of income", "", "", figureCell(context, totals.governmentRatio)),
          ]),
    ],
    empty: "No income was found.",
    footnote: `Payments are counted over ${counted(context.document.period.days, "day")}.`,
  };
}

function excludedTable(context: Context): Table {
  return {
    kind: "table",
    id: "income-excluded",
    caption: "Money in that was not counted as income",
    columns: columns(["Kind", 30], ["Why", 42], [">Credits", 10], [">Total in period", 18]),
    rows: context.document.income.excludedCredits.map((credit) =>
      row(
        EXCLUDED[credit.reason],
        credit.text,
        count(credit.count),
        withTo({ text: money(credit.totalCents) }, evidenceAnchor(context, credit.evidence)),
      ),
    ),
    empty: "Every credit was counted as income.",
  };
}

const EVENT: Readonly<Record<ReportDocument["income"]["events"][number]["kind"], string>> = {
  STARTED: "started",
  CEASED: "stopped",
  CHANGED: "changed",
  GAP: "missed a payment",
};

function eventTable(context: Context): Table {
  const { income } = context.document;
  const names = new Map(income.streams.map((stream) => [stream.id, stream.name]));
  return {
    kind: "table",
    id: "income-events",
    caption: "Changes in income",
    columns: columns(["Date", 20], ["Source", 36], ["What", 16], [">From", 14], [">To", 14]),
    rows: income.events.map((event) =>
      row(
        day(event.on),
        names.get(event.streamId) ?? "",
        EVENT[event.kind],
        money(event.fromCents),
        money(event.toCents),
      ),
    ),
    empty: "",
  };
}

/** Pay before tax, if it could be derived. A basis that all rows share is stated once, below the table. */
function grossTable(context: Context): Table {
  const paid = context.document.income.streams.filter((stream) => stream.gross !== null);
  const bases = [...new Set(paid.map(({ gross }) => gross?.note ?? ""))];
  const isShared = bases.length === 1;
  return {
    kind: "table",
    id: "income-gross",
    caption: "Pay before tax, estimated from the net amount",
    columns: columns(
      ["Source", 24],
      isShared ? ["Tax year", 34] : ["Basis", 34],
      [">Net pay", 14],
      [">Gross from", 14],
      [">Gross to", 14],
    ),
    rows: paid.map((stream) =>
      row(
        textCell(stream.name, FREQUENCY[stream.frequency]),
        isShared ? (stream.gross?.taxYear ?? "") : textCell(stream.gross?.note ?? "", stream.gross?.taxYear),
        money(stream.gross?.netCents ?? null),
        money(stream.gross?.lowCents ?? null),
        money(stream.gross?.highCents ?? null),
      ),
    ),
    empty: "",
    footnote: `Per pay.${isShared ? ` ${bases[0]}` : ""} An estimate: salary sacrifice, study loans and offsets are not visible in bank data.`,
  };
}
