import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { sayDay, sayMonth } from "@/lib/engine/calendar/day-words";
import type { CashflowMonth, Income } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import { incomeName } from "@/lib/engine/figures/income-name";
import { findPaidOnce } from "@/lib/engine/figures/paid-once";
import { AMOUNT_OF_MONTH } from "@/lib/engine/figures/range";
import { toSum } from "@/lib/engine/figures/statistics";
import type { HeadlineInput, WeightedHeadline } from "@/lib/engine/headlines/headline-input";
import { listUnassessed } from "@/lib/engine/income/unassessed";
import { toDollars } from "@/lib/engine/money";

/**
 * A fact about a total is mentioned only if its amount is at least CENTS_MIN a month and at least SHARE_MIN of income.
 * A smaller amount is normal monthly variation.
 */
const CENTS_MIN = 10_000;
const SHARE_MIN = 0.02;

/** Differences below this amount a month are not stated, because they may come from rounding. */
const NAMED_CENTS_MIN = 100;

export const BUSINESS_CODE = "inc.business.receipts";

/**
 * Facts about the totals: more money out than in, as observed or as assessed; income paid only once; business income;
 * and money in that is not counted or not understood.
 */
export function listTotalFacts(parts: HeadlineInput): WeightedHeadline[] {
  const least = Math.max(CENTS_MIN, (parts.income.totals.netMonthly.value ?? 0) * SHARE_MIN);
  return [
    ...fromSurplus(parts, least),
    ...fromAssessed(parts, least),
    ...fromPaidOnce(parts, least),
    ...fromCounted(parts.income, parts.evidence, least),
    ...fromNotCounted(parts.income, parts.evidence, least),
    ...fromUnknown(parts.income, parts.evidence, least),
  ];
}

/**
 * States how far living expenses and commitments exceed income, and in how many of the whole months they exceeded it.
 * The amount and the number of months may disagree, because the amount counts payments at their current size. If
 * income seems to be paid into an account that was not shared, says nothing, because another fact asks about that
 * account. The rows of this fact are the rows of living expenses and of commitments, including repayments of loans
 * whose accounts were shared.
 */
function fromSurplus(parts: HeadlineInput, least: number): WeightedHeadline[] {
  const { income, expenses, commitments, surplusMonthly, months, evidence: book } = parts;
  const shortCents = -(surplusMonthly.value ?? 0);
  if (shortCents < least || isPaidElsewhere(parts)) return [];
  const isPaid = income.streams.some((stream) => stream.included);
  const amount = `$${toDollars(shortCents)} a month`;
  const text = isPaid ? `are ${amount} above income` : `are ${amount}, and no income is counted`;
  const sets = [expenses.totals.living.evidence, commitments.totalMonthly.evidence];
  const rows = sets.flatMap((id) => (id === null ? [] : book.rowsOf(id)));
  return [
    {
      code: "NEGATIVE_SURPLUS",
      text: `Living expenses and commitments ${text}${sayWhen(months, isPaid ? "it" : "the money received")}`,
      severity: "ASK",
      evidence: book.note("summary:above-income", rows),
      weightCents: shortCents,
    },
  ];
}

/** Reports whether income seems to be paid into an account that was not shared. */
const isPaidElsewhere = ({ quality }: HeadlineInput) =>
  quality.suspectedUnshared.some(({ kind }) => kind === "INCOME_ACCOUNT");

/**
 * States an assessed shortfall, how much the assessment deducts from income, and how much it adds to outgoings.
 * Omitted if the observed figures have a shortfall too, because NEGATIVE_SURPLUS states it. Also omitted if income
 * seems to be paid into an account that was not shared.
 */
function fromAssessed(parts: HeadlineInput, least: number): WeightedHeadline[] {
  const { affordability, income, surplusMonthly } = parts;
  const ndiCents = affordability?.ratios.ndi.value ?? 0;
  if (-ndiCents < least || (surplusMonthly.value ?? 0) <= -least || isPaidElsewhere(parts)) return [];
  const off = (income.totals.netMonthly.value ?? 0) - (income.totals.assessedMonthly.value ?? 0);
  // Assessed result = surplus − the amount taken off income − the amount added to outgoings.
  const added = surplusMonthly.value === null ? 0 : surplusMonthly.value - ndiCents - off;
  const steps = [
    off >= NAMED_CENTS_MIN ? `deducts $${toDollars(off)} from income${sayUnassessed(income)}` : null,
    added >= NAMED_CENTS_MIN ? `adds $${toDollars(added)} to expenses and repayments` : null,
  ].filter((step) => step !== null);
  const text = sayAssessed(ndiCents, surplusMonthly.value, steps);
  return [{ code: "ASSESSED_SHORTFALL", text, severity: "ASK", evidence: null, weightCents: -ndiCents }];
}

/** The headline on an assessed shortfall. `steps` say what the assessment takes off or adds. */
export function sayAssessed(ndiCents: number, surplusCents: number | null, steps: readonly string[]): string {
  const observed = (surplusCents ?? -1) >= 0 ? ", although the observed figures show a surplus" : "";
  const why = steps.length === 0 ? "" : `: the assessment ${steps.join(" and ")}`;
  return `As assessed, outgoings are $${toDollars(-ndiCents)} a month above income${observed}${why}.`;
}

/**
 * Names the types of income that the assessment does not count at all. If it counted them, there might be no shortfall.
 */
function sayUnassessed(income: HeadlineInput["income"]): string {
  const labels = listUnassessed(income, income.totals.netMonthly.value ?? 0);
  return labels.length === 0 ? "" : ` (not assessed from bank data: ${labels.join(", ").toLowerCase()})`;
}

/** Income that came only once, such as a bonus, and the figures without it, because it might not come again. */
function fromPaidOnce(
  { income, surplusMonthly, evidence: book }: HeadlineInput,
  least: number,
): WeightedHeadline[] {
  const once = findPaidOnce(income);
  if (once === null || once.monthlyCents < least) return [];
  const { streams, monthlyCents, withoutCents } = once;
  const rows = streams.flatMap(({ evidence }) => book.rowsOf(evidence));
  const [first] = rows;
  const only = streams.length === 1 ? streams[0] : undefined;
  const paid =
    only !== undefined && first !== undefined
      ? `$${toDollars(first.cents)} that ${only.name} paid once, on ${sayDay(first.on)}`
      : `${streams.length} payments that were made only once`;
  const surplus =
    surplusMonthly.value === null ? "" : ` and the surplus ${toSigned(surplusMonthly.value - monthlyCents)}`;
  const text = `$${toDollars(monthlyCents)} a month of the income comes from ${paid}. Without ${only === undefined ? "them" : "it"}, ${incomeName(income).toLowerCase()} is ${toSigned(withoutCents)} a month${surplus}.`;
  const evidence = "summary:paid-once";
  return [{ code: "PAID_ONCE", text, severity: "ASK", evidence, rows, weightCents: monthlyCents }];
}

const toSigned = (cents: number) => `${cents < 0 ? "−" : ""}$${toDollars(Math.abs(cents))}`;

/**
 * The end of a sentence about outgoings: "; they were above it in 6 of the 11 whole months from Aug 2025 to Jun
 * 2026." `it` names the amount that outgoings exceed. If the outgoings of the whole months were below that amount on
 * average, the text says so. This is possible if current payments are larger than past payments.
 */
function sayWhen(months: readonly CashflowMonth[], it: string): string {
  const whole = months.filter(({ partial }) => !partial);
  // With fewer than two whole months, no monthly figure is stated, because it would be based on partial months.
  if (whole.length < 2) return `, as seen ${saySpan(months.map(({ month }) => month))}.`;
  const left = whole.map(AMOUNT_OF_MONTH.surplus);
  const above = left.filter((cents) => cents < 0).length;
  const counted = above === 0 ? "none" : above === whole.length ? "each" : `${above}`;
  const [from, to] = [sayMonth(whole[0]?.month ?? ""), sayMonth(whole.at(-1)?.month ?? "")];
  const average = toSum(left) > 0 ? `, but below ${it} on average` : "";
  return `; they were above ${it} in ${counted} of the ${whole.length} whole months from ${from} to ${to}${average}.`;
}

/** Says that receipts are turnover: the business's own costs are not deducted from them. */
function fromCounted({ byType }: Income, book: EvidenceBook, least: number): WeightedHeadline[] {
  const receipts = byType.find(({ code }) => code === BUSINESS_CODE)?.monthly;
  const value = receipts?.value ?? 0;
  if (!receipts || value < least) return [];
  const { evidence } = receipts;
  const text = `$${toDollars(value)} a month of the income is business receipts ${saySpanOf(book, evidence)}, before costs and tax.`;
  return [{ code: "BUSINESS_RECEIPTS", text, severity: "ASK", evidence, weightCents: value }];
}

/**
 * Receipts from clients that paid once or stopped, if the business has too few other clients for these receipts to
 * count as income.
 */
function fromNotCounted({ streams }: Income, book: EvidenceBook, least: number): WeightedHeadline[] {
  const left = streams.filter(({ code, included }) => code === BUSINESS_CODE && !included);
  const value = left.reduce((sum, { monthly }) => sum + (monthly.covered.value ?? 0), 0);
  if (value < least) return [];
  const rows = left.flatMap((stream) => book.rowsOf(stream.evidence));
  const evidence = book.note("income:business-not-counted", rows);
  const text = `Business receipts of $${toDollars(value)} a month on average ${saySpanOf(book, evidence)} are not counted as income, because each client paid only once or has stopped paying.`;
  return [{ code: "BUSINESS_NOT_COUNTED", text, severity: "ASK", evidence, weightCents: value }];
}

/** If there are fewer credits of an unknown kind than this, they are occasional and not mentioned. */
const UNKNOWN_MIN = 3;

/**
 * Credits of an unknown kind: the sender is not evidently a firm, or the money came through a payment service. They
 * may be wages or a flatmate's share of rent, so the report mentions them but does not count them. The sum is the same
 * as in the table of excluded credits.
 */
function fromUnknown(
  { excludedCredits, totals }: Income,
  book: EvidenceBook,
  least: number,
): WeightedHeadline[] {
  const line = excludedCredits.find(({ reason }) => reason === "UNKNOWN");
  const days = totals.netMonthly.window?.days ?? 0;
  const totalCents = line?.totalCents ?? 0;
  if (!line || line.count < UNKNOWN_MIN || days === 0) return [];
  const weightCents = Math.round((totalCents / days) * DAYS_PER_MONTH);
  if (weightCents < least) return [];
  const { evidence } = line;
  const text = `${line.count} credits of unknown kind ${saySpanOf(book, evidence)}, $${toDollars(totalCents)} in total, are not counted as income.`;
  return [{ code: "UNKNOWN_CREDITS", text, severity: "ASK", evidence, weightCents }];
}

function saySpanOf(book: EvidenceBook, evidence: string | null): string {
  return saySpan((evidence === null ? [] : book.rowsOf(evidence)).map(({ on }) => on));
}

/**
 * The months from the first to the last of `dated`, which are months or days in order: "from Jul 2025 to Jun 2026",
 * "during Jun 2026".
 */
function saySpan(dated: readonly string[]): string {
  const [from, to] = [sayMonth(dated[0] ?? ""), sayMonth(dated.at(-1) ?? "")];
  return from === to ? `during ${from}` : `from ${from} to ${to}`;
}
