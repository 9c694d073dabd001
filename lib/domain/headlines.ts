import type { Conduct, Expenses, Figure, Income, Liabilities, Quality, Summary } from "@/lib/domain/document";
import { toDollars } from "@/lib/domain/money";

type Headline = Summary["headlines"][number];
type Parts = {
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  conduct: Conduct;
  quality: Quality;
};

const HEADLINES_MAX = 5;
const NEGATIVE_DAYS_MIN = 3;
const PEOPLE_CENTS_MIN = 20_000;

/** Headlines that name one payment's date or amount, which the insight profile may not. */
export const SINGLE_PAYMENT_HEADLINES: ReadonlySet<string> = new Set([
  "INCOME_CEASED",
  "INCOME_STARTED",
  "INCOME_CHANGED",
  "LARGEST_CREDIT",
]);

/** Neutral, dated facts worth a question, the weightiest first; five at most, and no verdict. */
export function listHeadlines(parts: Parts): Headline[] {
  return [...fromIncome(parts), ...fromDebts(parts), ...fromConduct(parts), ...fromCoverage(parts)]
    .sort((a, b) => RANK.indexOf(a.code) - RANK.indexOf(b.code))
    .slice(0, HEADLINES_MAX);
}

const RANK: readonly string[] = [
  "INCOME_CEASED",
  "UNSHARED_MORTGAGE",
  "UNSHARED_CREDIT_CARD",
  "DEBT_AGREEMENT",
  "COLLECTION",
  "HIGH_COST_CREDIT",
  "DISHONOURS",
  "GAMBLING",
  "INCOME_CHANGED",
  "INCOME_STARTED",
  "NEGATIVE_DAYS",
  "HOUSING_NOT_SEEN",
  "UNSHARED_LOAN",
  "UNSHARED_OWN_ACCOUNT",
  "RENT_INFERRED",
  "BNPL",
  "TO_PEOPLE",
  "TO_OTHER_ACCOUNTS",
];

function fromIncome({ income }: Parts): Headline[] {
  return income.events.flatMap((event): Headline[] => {
    const stream = income.streams.find((candidate) => candidate.id === event.streamId);
    if (!stream) return [];
    const evidence = stream.evidence;
    if (event.kind === "CEASED")
      return [
        {
          code: "INCOME_CEASED",
          text: `${stream.name} last paid on ${event.on}.`,
          severity: "ASK",
          evidence,
        },
      ];
    if (event.kind === "STARTED")
      return [
        {
          code: "INCOME_STARTED",
          text: `${stream.name} first paid on ${event.on}.`,
          severity: "ASK",
          evidence,
        },
      ];
    if (event.kind !== "CHANGED") return [];
    const text = `${stream.name} changed from about $${toDollars(event.fromCents ?? 0)} to $${toDollars(event.toCents ?? 0)} a pay in ${event.on.slice(0, 7)}.`;
    return [{ code: "INCOME_CHANGED", text, severity: "ASK", evidence }];
  });
}

function fromDebts({ liabilities }: Parts): Headline[] {
  const lenders = (classes: readonly string[]) =>
    liabilities.detected.filter((lender) => classes.includes(lender.class) && lender.status !== "SETTLED");
  const line = (code: string, classes: readonly string[], words: string): Headline[] => {
    const found = lenders(classes);
    const names = found
      .map((lender) => lender.lender)
      .slice(0, 3)
      .join(", ");
    return found.length === 0
      ? []
      : [{ code, text: `${words}: ${names}.`, severity: "ASK", evidence: found[0]?.evidence ?? null }];
  };
  return [
    ...line("DEBT_AGREEMENT", ["DEBT_AGREEMENT"], "Payments to a debt agreement or budget service"),
    ...line("COLLECTION", ["COLLECTION"], "Payments to a debt collector"),
    ...line("HIGH_COST_CREDIT", ["SACC", "MACC", "WAGE_ADVANCE"], "Small loans or wage advances in use"),
    ...line("BNPL", ["BNPL"], "Buy now, pay later in use"),
  ];
}

function fromConduct({ conduct, expenses }: Parts): Headline[] {
  const headlines: Headline[] = [];
  const all = conduct.balanceWindows[conduct.balanceWindows.length - 1];
  if (conduct.dishonours.events.length > 0)
    headlines.push({
      code: "DISHONOURS",
      text:
        conduct.dishonours.events.length === 1
          ? "One dishonoured payment in the period."
          : `${conduct.dishonours.events.length} dishonoured payments in the period.`,
      severity: "ASK",
      evidence: conduct.dishonours.figure.evidence,
    });
  if (hasValue(conduct.gambling.confirmed))
    headlines.push({
      code: "GAMBLING",
      text: `$${toDollars(conduct.gambling.confirmed.value ?? 0)} a month to gambling on average.`,
      severity: "ASK",
      evidence: conduct.gambling.confirmed.evidence,
    });
  if (all && all.daysNegative >= NEGATIVE_DAYS_MIN)
    headlines.push({
      code: "NEGATIVE_DAYS",
      text: `Balances together were below zero on ${all.daysNegative} of ${all.windowDays} days.`,
      severity: "ASK",
      evidence: null,
    });
  if (conduct.missingExpected.includes("HOUSING"))
    headlines.push({
      code: "HOUSING_NOT_SEEN",
      text: "No rent or home loan is visible.",
      severity: "ASK",
      evidence: null,
    });
  const elsewhere = expenses.groups
    .flatMap((group) => group.leaves)
    .find((leaf) => leaf.code === "trf.business_unknown");
  if (elsewhere && (elsewhere.monthly.selected.value ?? 0) >= PEOPLE_CENTS_MIN)
    headlines.push({
      code: "TO_OTHER_ACCOUNTS",
      text: `$${toDollars(elsewhere.monthly.selected.value ?? 0)} a month on average to accounts that were not shared, counted in no expense.`,
      severity: "ASK",
      evidence: elsewhere.evidence,
    });
  const people = expenses.groups.flatMap((group) => group.leaves).find((leaf) => leaf.code === "trf.person");
  if (people && (people.monthly.selected.value ?? 0) >= PEOPLE_CENTS_MIN)
    headlines.push({
      code: "TO_PEOPLE",
      text: `$${toDollars(people.monthly.selected.value ?? 0)} a month to people on average, counted in no expense.`,
      severity: "ASK",
      evidence: people.evidence,
    });
  return headlines;
}

function fromCoverage({ quality }: Parts): Headline[] {
  return quality.suspectedUnshared.map(({ kind, hint, evidence }) => ({
    code: `UNSHARED_${kind}`,
    text:
      kind === "OWN_ACCOUNT"
        ? `${hint} that was not shared.`
        : `Payments to ${hint}, whose account was not shared.`,
    severity: "ASK",
    evidence,
  }));
}

function hasValue(figure: Figure): boolean {
  return (figure.value ?? 0) > 0;
}
