import type { CashflowBridge, ConductEvent } from "@/lib/engine/document";
import { type Context, figureCell, moneyCell, noteText, rowCell, textCell } from "../context";
import { FIGURE_NAME } from "../figure-names";
import { count, counted, day, money, percent } from "../format";
import type { Block, Facts, Section, Table } from "../model";
import { MARKER, plain } from "../words";
import { accountWindowTable, windowTable } from "./conduct-balances";
import { conductFinding } from "./findings";
import { columns, row, totalRow } from "./table";

/** The conduct of the accounts: facts and dates, no verdict. */
export function toConductSection(context: Context): Section {
  const { conduct, cashflow } = context.document;
  const lists: [id: string, caption: string, events: readonly ConductEvent[]][] = [
    ["dishonours", "Payments returned unpaid", conduct.dishonours.events],
    ["overdrawn", "Overdrawn and late fees", conduct.overdrawnFees.events],
    ...conduct.markers.map((marker): [string, string, readonly ConductEvent[]] => [
      `marker-${marker.kind.toLowerCase()}${marker.isNamed ? "" : "-inferred"}`,
      `${MARKER[marker.kind]}${marker.isNamed ? "" : " (inferred)"}`,
      marker.events,
    ]),
    ["large-credits", "Large single amounts in", conduct.largeCredits],
    ["large-debits", "Large single amounts out", conduct.largeDebits],
  ];
  const blocks: Block[] = [
    countFacts(context),
    ...(conduct.paydayCycle === null ? [] : [paydayFacts(context)]),
    accountWindowTable(context),
    windowTable(context),
    ...(conduct.fees.length > 0 ? [feeTable(context)] : []),
    ...lists
      .filter(([, , events]) => events.length > 0)
      .map(([id, caption, events]) => eventTable(context, id, caption, events)),
    ...(conduct.roundTrips.length > 0 ? [roundTripTable(context)] : []),
    ...(cashflow.bridge === null ? [] : [bridgeTable(context, cashflow.bridge)]),
  ];
  return {
    id: "conduct",
    number: "",
    title: "Account conduct",
    lead: conductFinding(context),
    about:
      "Balances at the end of each day are rebuilt backwards from the balance on the day the data was taken, account by account, because bank data has no running balance.",
    blocks,
  };
}

function countFacts(context: Context): Facts {
  const { conduct } = context.document;
  const { gambling, cashByKind, dishonours } = conduct;
  const missing = conduct.missingExpected.map(plain).join(", ");
  const classes = dishonours.byClass.map((item) => `${item.label.toLowerCase()} ${item.count}`).join(", ");
  const largest = gambling.largestDay;
  const pairs: Facts["pairs"] = [
    { term: "Days an account was below zero", cell: figureCell(context, conduct.daysBelowZero) },
    { term: "Days an everyday account was under $100", cell: figureCell(context, conduct.daysUnder100) },
    {
      term: "Dishonoured payments",
      cell: { ...figureCell(context, dishonours.figure), ...(classes === "" ? {} : { small: classes }) },
    },
    { term: "Overdrawn and late fees", cell: figureCell(context, conduct.overdrawnFees.figure) },
    {
      term: "Cash a month",
      cell: {
        ...figureCell(context, conduct.cash),
        small: `${percent(cashByKind.ratioOfIncome.value)} of income`,
      },
    },
    { term: "– ATM withdrawals", cell: figureCell(context, cashByKind.atm) },
    { term: "– EFTPOS cash out", cell: figureCell(context, cashByKind.cashOut) },
    { term: "– advanced on cards", cell: figureCell(context, cashByKind.cardAdvance) },
    {
      term: "Gambling a month, confirmed",
      cell: {
        ...figureCell(context, gambling.confirmed),
        small: `${percent(gambling.ratioOfIncome)} of income`,
      },
    },
    { term: "– of which lotteries and prize draws", cell: figureCell(context, gambling.lotteries) },
    { term: "Gambling a month, inferred", cell: figureCell(context, gambling.inferred) },
    { term: "High-cost credit a month", cell: figureCell(context, conduct.highCostCredit) },
    ...conduct.markers.map((marker) => ({
      term: `${MARKER[marker.kind]}${marker.isNamed ? "" : " (inferred)"}`,
      cell: { ...figureCell(context, marker.total), small: counted(marker.figure.value ?? 0, "payment") },
    })),
    {
      term: "Net transfers to individuals",
      cell: {
        ...figureCell(context, conduct.people.net),
        small: `${money(conduct.people.paid.value)} out, ${money(conduct.people.received.value)} in`,
      },
    },
    {
      term: FIGURE_NAME["conduct.liquidityDays"],
      cell: {
        ...figureCell(context, conduct.liquidityDays),
        ...(conduct.liquidityDays.note === null ? {} : { small: conduct.liquidityDays.note }),
      },
    },
    { term: "Expected but not seen", cell: { text: missing === "" ? "nothing" : missing } },
  ];
  if (gambling.depositsTotal.count > 0)
    pairs.splice(
      11,
      0,
      { term: "Gambling, total paid", cell: figureCell(context, gambling.depositsTotal) },
      { term: "Gambling, total received back", cell: figureCell(context, gambling.returnsTotal) },
      {
        term: "Gambling, net",
        cell: {
          ...figureCell(context, gambling.netTotal),
          small: `${counted(gambling.days, "day")}${largest === null ? "" : `, most on ${day(largest.on)}: ${money(largest.amountCents)}`}`,
        },
      },
    );
  return { kind: "facts", title: "In the period", pairs };
}

function paydayFacts(context: Context): Facts {
  const cycle = context.document.conduct.paydayCycle;
  const pairs =
    cycle === null
      ? []
      : [
          { term: "Pay cycles seen", cell: { text: String(cycle.cycles) } },
          { term: "Days from pay to the lowest balance", cell: figureCell(context, cycle.daysToLowest) },
          { term: "Pay remaining after 7 days", cell: figureCell(context, cycle.shareLeftAfter7Days) },
          { term: "Balance in the 3 days before pay", cell: figureCell(context, cycle.balanceBeforePay) },
        ];
  return { kind: "facts", title: "A typical pay cycle (medians)", pairs };
}

/** Shows how the opening balances became the closing balances, including amounts that the monthly figures omit. */
function bridgeTable(context: Context, bridge: CashflowBridge): Table {
  const balance = (term: string, cents: number | null) => totalRow(term, "", money(cents));
  return {
    kind: "table",
    id: "bridge",
    caption: "Where the money came from and went in the whole period",
    columns: columns(["Line", 62], [">Rows", 14], [">Amount", 24]),
    rows: [
      balance("Balances at the start", bridge.openingCents),
      ...bridge.lines.map((line) =>
        row(line.label, count(line.count), moneyCell(context, line.amountCents, line.evidence)),
      ),
      balance("Change", bridge.totalCents),
      balance("Balances at the end", bridge.closingCents),
    ],
    empty: "",
    footnote: `Every transaction of all accounts except loans, counted once. These are exact sums, not monthly figures.${bridge.note === null ? "" : ` ${bridge.note}`}`,
  };
}

function feeTable(context: Context): Table {
  return {
    kind: "table",
    id: "fees",
    caption: "Fees and interest in the period",
    columns: columns(["Kind", 40], [">Charged", 20], [">Given back", 20], [">Net", 20]),
    rows: context.document.conduct.fees.map((line) =>
      row(
        line.label,
        figureCell(context, line.charged),
        figureCell(context, line.refunded),
        figureCell(context, line.net),
      ),
    ),
    empty: "",
  };
}

/** On screen, a list longer than this is folded under its count and sum. */
const EVENTS_SHOWN_MAX = 12;

function eventTable(context: Context, id: string, caption: string, events: readonly ConductEvent[]): Table {
  const total = events.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    kind: "table",
    id,
    caption: `${caption}: ${count(events.length)}, ${money(total)} in all`,
    folded: context.isFolded && events.length > EVENTS_SHOWN_MAX,
    columns: columns(["Date", 18], ["What", 62], [">Amount", 20]),
    rows: events.map((event) =>
      row(
        day(event.on),
        textCell(event.text, noteText(context, event.transactionId)),
        rowCell(context, event.transactionId, money(event.amountCents)),
      ),
    ),
    empty: "",
  };
}

function roundTripTable(context: Context): Table {
  return {
    kind: "table",
    id: "round-trips",
    caption: "Equal amounts out and in, close together",
    columns: columns(["With", 34], ["Out", 18], ["In", 18], ["Counted as income", 14], [">Amount", 16]),
    rows: context.document.conduct.roundTrips.map((trip) =>
      row(
        trip.name,
        day(trip.outOn),
        day(trip.inOn),
        trip.isCountedAsIncome ? "yes" : "no",
        rowCell(context, trip.transactionIds[0] ?? "", money(trip.amountCents)),
      ),
    ),
    empty: "",
  };
}
