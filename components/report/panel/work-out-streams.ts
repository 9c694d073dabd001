import type { Frequency, Stream } from "@/lib/engine/document";
import { figureText, money } from "../format";
import { FREQUENCY } from "../words";
import { ROUNDING_CENTS } from "./check-rows";
import type { FigureQuery, Workings } from "./explanation";
import type { Part } from "./model";

/** Payments a year by frequency, as formula A-STREAM counts them. */
const A_YEAR: Readonly<Record<Frequency, number | null>> = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  FOUR_WEEKLY: 13,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  BIMONTHLY: 6,
  QUARTERLY: 4,
  HALF_YEARLY: 2,
  ANNUAL: 1,
  IRREGULAR: null,
};

type Term = { name: string; amountCents: number; times: number; monthly: number };

/** A current payment at its frequency, or bills spread over the year, with each payment's amount. */
export function workOutStreams(asked: FigureQuery): Workings {
  const value = asked.figure.value ?? Number.NaN;
  const fits = (terms: readonly Term[]) =>
    terms.length > 0 &&
    Math.abs(terms.reduce((sum, term) => sum + term.monthly, 0) - value) <= ROUNDING_CENTS * terms.length;
  const terms = candidates(asked).find(fits);
  if (terms === undefined) return { worked: null, parts: [] };
  const [only] = terms;
  if (terms.length === 1 && only) return { worked: `${line(only)} = ${figureText(asked.figure)}`, parts: [] };
  const parts: Part[] = terms.map((term) => ({
    sign: "+",
    name: `${term.name}: ${line(term)}`,
    value: money(Math.round(term.monthly)),
    key: null,
  }));
  return { worked: `${terms.length} payments added up = ${figureText(asked.figure)}`, parts };
}

const line = ({ amountCents, times }: Term) => `${money(amountCents)} × ${times} ÷ 12`;

/** The ways the amount may have been taken; the first that comes to the figure is the one it was made by. */
function candidates(asked: FigureQuery): Term[][] {
  const streams = streamsOf(asked);
  const by = (amountOf: (stream: Stream) => number | null) =>
    streams.flatMap((stream): Term[] => {
      const amountCents = amountOf(stream);
      const times = A_YEAR[stream.frequency];
      if (amountCents === null || times === null) return [];
      const name = `${stream.name}, ${FREQUENCY[stream.frequency]}`;
      return [{ name, amountCents, times, monthly: (amountCents * times) / 12 }];
    });
  return [
    by((stream) => lately(asked, stream)),
    by((stream) => stream.amount.medianCents),
    by((stream) => stream.amount.lastCents),
    by((stream) => stream.amount.meanCents),
    bills(asked),
  ];
}

function bills({ document, key }: FigureQuery): Term[] {
  const [, , group, , leaf] = key.split(".");
  const code = document.expenses.groups[Number(group)]?.leaves[Number(leaf)]?.code;
  return document.expenses.annualised
    .filter((bill) => bill.code === code)
    .map((bill) => ({
      name: bill.label,
      amountCents: bill.amountCents,
      times: bill.times,
      monthly: (bill.amountCents * bill.times) / 12,
    }));
}

/** The middle of the last three payments, what A-STREAM takes. */
function lately({ document, rows }: FigureQuery, stream: Stream): number | null {
  const own = rows.filter((row) => row.streamId === stream.id).slice(-3);
  const sizes = own.map((row) => Math.abs(row.amountCents)).sort((a, b) => a - b);
  if (sizes.length < 3 || document.profile === "insight") return null;
  return sizes[1] ?? null;
}

function streamsOf({ document, key }: FigureQuery): Stream[] {
  const [part, list, first, inner, second] = key.split(".");
  if (part === "income" && list === "streams") {
    const stream = document.income.streams[Number(first)];
    return stream ? [stream] : [];
  }
  if (part === "commitments" || part === "liabilities")
    return debtStream(list ?? "", Number(first), document);
  const leaf =
    inner === "leaves" ? document.expenses.groups[Number(first)]?.leaves[Number(second)] : undefined;
  return leaf === undefined ? [] : runningOf(document, new Set(leaf.streamIds));
}

function runningOf({ expenses }: FigureQuery["document"], ids: ReadonlySet<string>): Stream[] {
  return expenses.streams.filter(({ id, status }) => ids.has(id) && status !== "CEASED");
}

function debtStream(list: string, at: number, document: FigureQuery["document"]): Stream[] {
  if (list === "detected") {
    const id = document.liabilities.detected[at]?.repayment?.streamId;
    return id === undefined ? [] : runningOf(document, new Set([id]));
  }
  const code = document.commitments.lines[at]?.code;
  const leaf = document.expenses.groups.flatMap((group) => group.leaves).find((own) => own.code === code);
  return leaf === undefined ? [] : runningOf(document, new Set(leaf.streamIds));
}
