import type { ConductEvent } from "@/lib/domain/document";
import { type Context, figureCell, noteText, rowCell, textCell } from "../context";
import { count, counted, day, money, percent } from "../format";
import type { Block, Facts, Section, Table } from "../model";
import { plain } from "../words";
import { columns, row } from "./table";

/** How the accounts were run: facts and dates, no verdict. */
export function toConductSection(context: Context): Section {
  const { conduct } = context.document;
  const blocks: Block[] = [countFacts(context), windowTable(context)];
  if (conduct.dishonours.events.length > 0) {
    blocks.push(eventTable(context, "dishonours", "Payments returned unpaid", conduct.dishonours.events));
  }
  if (conduct.overdrawnFees.events.length > 0) {
    blocks.push(eventTable(context, "overdrawn", "Overdrawn and late fees", conduct.overdrawnFees.events));
  }
  return {
    id: "conduct",
    number: "",
    title: "Account conduct",
    lead: "Balances at the end of each day are rebuilt backwards from the balance on the day the data was taken, because bank data carries no running balance.",
    blocks,
  };
}

function countFacts(context: Context): Facts {
  const { conduct } = context.document;
  const missing = conduct.missingExpected.map(plain).join(", ");
  return {
    kind: "facts",
    title: "In the period",
    pairs: [
      { term: "Returned payments", cell: figureCell(context, conduct.dishonours.figure) },
      { term: "Overdrawn and late fees", cell: figureCell(context, conduct.overdrawnFees.figure) },
      { term: "Cash withdrawn", cell: figureCell(context, conduct.cash) },
      { term: "Gambling, confirmed", cell: figureCell(context, conduct.gambling.confirmed) },
      { term: "Gambling, inferred", cell: figureCell(context, conduct.gambling.inferred) },
      { term: "Gambling, share of income", cell: { text: percent(conduct.gambling.ratioOfIncome) } },
      { term: "High-cost credit", cell: figureCell(context, conduct.highCostCredit) },
      { term: "Expected but not seen", cell: { text: missing === "" ? "nothing" : missing } },
      { term: "Paydays", cell: { text: count(conduct.paydays.length) } },
    ],
  };
}

function windowTable(context: Context): Table {
  return {
    kind: "table",
    id: "balance-windows",
    caption: "Combined balance at the end of the day, by window",
    columns: columns(
      ["Last", 12],
      [">Lowest", 14],
      [">Highest", 14],
      [">Mean", 14],
      [">Median", 14],
      [">Below $0", 11],
      [">Below $100", 11],
      [">Below $500", 11],
      [">Below $1,000", 11],
    ),
    rows: context.document.conduct.balanceWindows.map((stats) =>
      row(
        counted(stats.windowDays, "day"),
        money(stats.minCents),
        money(stats.maxCents),
        money(stats.meanCents),
        money(stats.medianCents),
        textCell(
          counted(stats.daysNegative, "day"),
          stats.longestNegativeDays > 0 ? `longest ${stats.longestNegativeDays}` : null,
        ),
        counted(stats.daysUnder100, "day"),
        counted(stats.daysUnder500, "day"),
        counted(stats.daysUnder1000, "day"),
      ),
    ),
    empty: "The balances could not be rebuilt.",
    dense: true,
  };
}

function eventTable(context: Context, id: string, caption: string, events: readonly ConductEvent[]): Table {
  return {
    kind: "table",
    id,
    caption,
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
