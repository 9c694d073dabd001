// This module writes the opening sentences of most sections: each states the section's result, in the document's own
// figures.
import type { Affordability, Figure, IncomeStream } from "@/lib/engine/document";
import { isAfterTax } from "@/lib/engine/figures/income-name";
import { isSuppressed } from "@/lib/engine/figures/insight-note";
import { findPaidOnce } from "@/lib/engine/figures/paid-once";
import { type Context, joined } from "../context";
import { counted, money, times, wholeMoney, wholePercent } from "../format";

const monthly = ({ value }: Figure) => `${wholeMoney(value)} a month`;
/** Lists words in a sentence: "a, b and c". */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** Joins the parts that are known into one sentence. */
function sentence(...parts: (string | null)[]): string {
  const known = parts.filter((part) => part !== null);
  const text = known.join("; ");
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const NAMED_MAX = 2;

export function incomeFinding({ document }: Context): string {
  const { streams, totals } = document.income;
  const paid = streams.filter(({ included, monthly: { selected } }) => included && (selected.value ?? 0) > 0);
  const ended = streams.filter(({ status }) => status === "CEASED").length;
  if (paid.length === 0)
    return sentence("no income is counted", ended === 0 ? null : `${counted(ended, "source")} ended`);
  const paidBy = (stream: IncomeStream) => stream.monthly.selected.value ?? 0;
  const largest = [...paid].sort((a, b) => paidBy(b) - paidBy(a)).slice(0, NAMED_MAX);
  const named = largest.map((stream) => `${nameIn(largest, stream)} ${wholeMoney(paidBy(stream))}`);
  const rest = paid.length - largest.length;
  const once = findPaidOnce(document.income);
  return sentence(
    `${counted(paid.length, "source")} ${paid.length === 1 ? "pays" : "pay"} ${monthly(totals.netMonthly)}${isAfterTax(document.income) ? " after tax" : ""}: ${listed([...named, ...(rest > 0 ? [`${rest} more`] : [])])}`,
    once === null
      ? null
      : `${wholeMoney(once.monthlyCents)} of this was paid only once; the remaining income is ${wholeMoney(once.withoutCents)}`,
    ended === 0 ? null : `${counted(ended, "source")} ended in the period`,
  );
}

/** The payer's name, with the type of income if another stream has the same payer. */
function nameIn(streams: readonly IncomeStream[], { name, label }: IncomeStream): string {
  const isShared = streams.filter((other) => other.name === name).length > 1;
  return isShared ? `${name} (${label.toLowerCase()})` : name;
}

export function expenseFinding({ document }: Context): string {
  const { groups, totals } = document.expenses;
  if (totals.living.value === null || groups.length === 0) return sentence("no living expenses are visible");
  const largest = groups
    .map(({ label, leaves }) => {
      const living = leaves.filter(
        ({ basis }) => basis === "ESSENTIAL" || basis === "DISCRETIONARY" || basis === "RISK",
      );
      // The group's amount in the table includes commitments, so it differs from this amount.
      const apart = living.length < leaves.length ? " without commitments" : "";
      return {
        label,
        apart,
        cents: living.reduce((sum, leaf) => sum + (leaf.monthly.selected.value ?? 0), 0),
      };
    })
    .sort((a, b) => b.cents - a.cents)[0];
  const split =
    totals.essential.value === null || totals.discretionary.value === null
      ? ""
      : `, ${wholeMoney(totals.essential.value)} essential and ${wholeMoney(totals.discretionary.value)} discretionary`;
  return sentence(
    `living expenses are ${monthly(totals.living)}${split}`,
    largest === undefined || largest.cents <= 0
      ? null
      : `most goes to ${largest.label.toLowerCase()}, ${wholeMoney(largest.cents)}${largest.apart}`,
  );
}

export function debtFinding({ document }: Context): string {
  const { liabilities, commitments } = document;
  const { totals, shared, detected } = liabilities;
  const open = detected.filter(({ status }) => status !== "SETTLED").length;
  return sentence(
    commitments.lines.length === 0
      ? "no commitments were found"
      : `commitments take ${monthly(commitments.totalMonthly)}`,
    shared.length === 0 || totals.owedCents === null
      ? "no loan or card account was shared"
      : `${wholeMoney(totals.owedCents)} is owed on ${counted(shared.length, "shared account")}`,
    open === 0 ? null : `${counted(open, "other lender")} ${open === 1 ? "was" : "were"} seen in payments`,
  );
}

export function conductFinding({ document }: Context): string {
  const { daysBelowZero, dishonours, gambling } = document.conduct;
  const returned = dishonours.figure.value ?? 0;
  const below = daysBelowZero.value;
  return sentence(
    below === null
      ? null
      : below === 0
        ? "no account ended a day below zero"
        : `an account ended below zero on ${below} of ${counted(daysBelowZero.window?.days ?? 0, "day")}`,
    returned === 0
      ? "no payment was dishonoured"
      : `${counted(returned, "payment")} ${returned === 1 ? "was" : "were"} dishonoured`,
    (gambling.confirmed.value ?? 0) > 0 ? `${monthly(gambling.confirmed)} went to gambling` : null,
  );
}

export function affordabilityFinding({ document }: Context, { ladder, ratios }: Affordability): string {
  const result = ladder.find(({ role }) => role === "RESULT");
  if (result === undefined || result.assessedCents === null)
    return sentence("the monthly surplus could not be assessed");
  const observed = result.observedCents === null ? "" : `; as observed, ${leftOver(result.observedCents)}`;
  return sentence(
    `on the assumptions below, ${leftOver(result.assessedCents)}${observed}`,
    result.note,
    dtiText(ratios.dti, countUnknownDebts(document, ratios.dti)),
  );
}

/**
 * The number of debts that the debt-to-income ratio leaves out because their balances are unknown. 0 if the ratio is
 * suppressed.
 */
export function countUnknownDebts({ liabilities }: Context["document"], dti: Figure): number {
  return isSuppressed(dti) ? 0 : liabilities.totals.unknown;
}

/** The debt-to-income ratio as text. A ratio that leaves out debts of unknown balance is shown as a minimum. */
export function sayDti({ value }: Figure, unknownDebts: number): string {
  if (unknownDebts === 0) return times(value);
  return value === null ? "not known" : `at least ${times(value)}`;
}

/**
 * The debt-to-income ratio in words. If some debts have unknown balances, the ratio is a minimum. Null if there is
 * nothing to say.
 */
function dtiText({ value }: Figure, unknownDebts: number): string | null {
  if (unknownDebts === 0) {
    if (value === 0) return "no debt was seen";
    return value === null ? null : `debt is ${value.toFixed(1)} times yearly income`;
  }
  const balances = sayUnknown(unknownDebts);
  return value === null
    ? `debt to income is not known: ${balances}`
    : `debt is at least ${value.toFixed(1)} times yearly income: ${balances}`;
}

/** Says how many debts have an unknown balance. A ratio that leaves out such a debt is only a minimum. */
export const sayUnknown = (debts: number) => `the balance of ${counted(debts, "debt")} is not known`;

/** A month's surplus or shortfall in words, because a minus is easily overlooked. */
const leftOver = (cents: number) =>
  cents < 0 ? `a month ends ${wholeMoney(-cents)} short` : `${wholeMoney(cents)} a month is left`;

export function coverageFinding({ document }: Context): string {
  const { accounts, quality, transactions } = document;
  const rows = transactions.length === 0 ? null : counted(transactions.length, "row");
  const missing = quality.suspectedUnshared.length;
  return sentence(
    `${joined(counted(accounts.length, "account"), rows, counted(quality.coveredDays, "day")).replaceAll(" · ", ", ")}, grade ${quality.grade}`,
    quality.uncategorisedValueRatio === null
      ? null
      : `${wholePercent(quality.uncategorisedValueRatio)} of outgoings by value could not be categorised`,
    missing === 0 ? null : `${counted(missing, "account")} may be missing`,
  );
}

export function transactionFinding({ document: { transactions } }: Context): string {
  const first = transactions[0];
  if (first === undefined) return "";
  const [cameIn, wentOut] = sumsOf(transactions);
  return sentence(`${counted(transactions.length, "row")}, ${money(cameIn)} in and ${money(wentOut)} out`);
}

/** Money in and money out, each as a positive amount. */
export function sumsOf(rows: readonly { amountCents: number }[]): [cameIn: number, wentOut: number] {
  let [cameIn, wentOut] = [0, 0];
  for (const { amountCents } of rows)
    if (amountCents > 0) cameIn += amountCents;
    else wentOut -= amountCents;
  return [cameIn, wentOut];
}
