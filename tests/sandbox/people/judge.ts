import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { IncomeStream, LiabilityClass } from "@/lib/engine/document";
import type { Flow, Household } from "@/lib/sandbox/households/types";
import type { ExpectedIncome } from "@/tests/sandbox/expectations";
import type { CustomerDay } from "./look";

// Compares a report with the true answers about a household.

/** Categories of money that moved between own accounts: transfers, repayments of cards and loans, and redraws. */
const MOVED: ReadonlySet<string> = new Set([
  "trf.own_matched",
  "trf.own_unshared",
  "trf.card_shared",
  "trf.loan_shared",
  "crd.own_transfer",
  "crd.redraw",
]);

/**
 * True if the category is acceptable. For a row of a pair, several categories are acceptable, as long as the row counts
 * neither as spending nor as income.
 */
function isRight(said: string, truth: string, isPaired: boolean): boolean {
  if (said === truth || (said === "fin.loan_interest" && truth === "fin.interest")) return true;
  if (MOVED.has(said)) return MOVED.has(truth) || (isPaired && truth.startsWith("dbt."));
  return said === "trf.reversed" && isPaired;
}

/** The fraction of the report's rows with the correct category. Excludes rows without a known true category. */
export function shareRight({ truth, report }: CustomerDay): number {
  const paired = new Set(truth.pairs.flat());
  const rows = report.transactions.filter((row) => truth.categoryOf[row.id] !== undefined);
  const right = rows.filter((row) => isRight(row.code, truth.categoryOf[row.id] ?? "", paired.has(row.id)));
  return right.length / rows.length;
}

/** Rows that the report wrongly counts as income. */
export function listFalseIncome({ truth, report }: CustomerDay): string[] {
  const evidence = new Map(report.evidenceSets.map((set) => [set.id, set.transactionIds]));
  return report.income.streams
    .filter((stream) => stream.included)
    .flatMap((stream) => evidence.get(stream.evidence) ?? [])
    .filter((id) => groupOf(truth.categoryOf[id] ?? "") !== "inc")
    .map((id) => `${truth.categoryOf[id]}: ${report.transactions.find((row) => row.id === id)?.description}`);
}

const TIMES_A_YEAR: Readonly<Partial<Record<Flow["frequency"] & string, number>>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

/**
 * The acceptable monthly amounts of an income: the mean over the covered days and, if the income is steady, also the
 * current amount.
 */
function listTruths(income: ExpectedIncome, { household, asOf }: CustomerDay): number[] {
  const flow = household.flows.find(({ id }) => id === income.id);
  const times = TIMES_A_YEAR[income.frequency];
  const isSteady = flow && !flow.spreadCents && !flow.skips && times !== undefined;
  if (!isSteady) return [income.monthlyNetCents];
  const present =
    typeof flow.cents === "number"
      ? flow.cents
      : (flow.cents.findLast((step) => step.from <= asOf)?.cents ?? 0);
  return [income.monthlyNetCents, (present * times) / 12];
}

type MatchedIncome = {
  incomes: ExpectedIncome[];
  /** The acceptable amounts, in cents a month. */
  right: number[];
  streams: IncomeStream[];
};

/**
 * Each true income with the streams that contain its rows. Incomes of one employer that share a stream are combined.
 */
export function matchIncomes(look: CustomerDay): MatchedIncome[] {
  const { truth, report } = look;
  const evidence = new Map(report.evidenceSets.map((set) => [set.id, new Set(set.transactionIds)]));
  const found: MatchedIncome[] = [];
  for (const income of truth.incomes) {
    const streams = report.income.streams.filter((stream) =>
      income.transactionIds.some((id) => evidence.get(stream.evidence)?.has(id)),
    );
    const known = found.find((each) => each.streams.some((stream) => streams.includes(stream)));
    const right = listTruths(income, look);
    if (!known) found.push({ incomes: [income], right, streams });
    else {
      known.incomes.push(income);
      known.right = known.right.flatMap((sum) => right.map((more) => sum + more));
      for (const stream of streams) if (!known.streams.includes(stream)) known.streams.push(stream);
    }
  }
  return found;
}

/**
 * The acceptable monthly housing costs, and the cost in the report. Both the cost by the contracts (rent, board and
 * every home loan) and the cost as paid are acceptable.
 */
export function housingOf(look: CustomerDay): { truth: number[]; said: number } {
  const { household, truth, report } = look;
  const categories = new Set(["hou.rent", "hou.board", "dbt.mortgage"]);
  const bills = household.flows.filter(
    (flow) => categories.has(flow.category) && typeof flow.cents === "number",
  );
  // If bills occur only in certain months, the current amount is as acceptable as the mean.
  const turns = bills.filter(({ when }) => (when.months?.length ?? 0) > 3);
  const loans = household.accounts.flatMap(({ loan }) => (loan?.category === "dbt.mortgage" ? [loan] : []));
  const contract =
    bills.reduce((sum, { cents, when }) => sum + monthlyOf(-Number(cents), when), 0) +
    loans.reduce((sum, loan) => sum + monthlyOf(loan.dueCents ?? loan.cents, loan.when), 0);
  const asked = turns.map(({ cents }) => -Number(cents));
  const bounced = bouncedOf(look, categories);
  const spent = report.expenses.groups
    .flatMap((group) => group.leaves)
    .filter((category) => categories.has(category.code))
    .reduce((sum, category) => sum + (category.monthly.selected.value ?? 0), 0);
  const repaid = report.liabilities.shared
    .filter((debt) => debt.class === "MORTGAGE")
    .reduce((sum, debt) => sum + (debt.repaymentMonthly.value ?? 0), 0);
  return {
    truth: [contract, ...asked, truth.housing.monthlyCents, truth.housing.monthlyCents - bounced],
    said: spent + repaid,
  };
}

/** The monthly amount of housing payments that bounced. */
function bouncedOf({ truth, report }: CustomerDay, categories: ReadonlySet<string>): number {
  const cents = new Map(report.transactions.map((row) => [row.id, row.amountCents]));
  const months = report.period.days / DAYS_PER_MONTH;
  return truth.pairs
    .filter(
      ([out, back]) =>
        categories.has(truth.categoryOf[out] ?? "") && truth.categoryOf[back] === "crd.reversal",
    )
    .reduce((sum, [out]) => sum - (cents.get(out) ?? 0) / months, 0);
}

function monthlyOf(cents: number, when: Flow["when"]): number {
  const times = "everyDays" in when ? 364 / when.everyDays : (when.months?.length ?? 12);
  return (cents * times) / 12;
}

const CLASS_OF: Readonly<Record<Household["lenders"][number]["kind"], LiabilityClass>> = {
  mortgage: "MORTGAGE",
  card: "CREDIT_CARD",
  personal: "PERSONAL",
  car: "CAR",
  bnpl: "BNPL",
  sacc: "SACC",
  wage_advance: "WAGE_ADVANCE",
  lease: "LEASE",
  collection: "COLLECTION",
};

/**
 * The true lenders that the report misses, and the lenders that it wrongly shows. A lender is identified by its first
 * word.
 */
export function compareLenders({ truth, report, household }: CustomerDay): {
  missing: string[];
  invented: string[];
} {
  const { detected, shared } = report.liabilities;
  const ownBank = truth.lenders.filter((_, index) => household.lenders[index]?.name === "home bank");
  const nameOf = (name: string) => name.split(" ")[0]?.toLowerCase() ?? "";
  const missing = truth.lenders.filter(({ name, kind }) => {
    const known = ownBank.some((lender) => lender.name === name && lender.kind === kind) ? shared : [];
    if (known.some((debt) => debt.class === CLASS_OF[kind])) return false;
    return !detected.some((debt) => debt.class === CLASS_OF[kind] && nameOf(debt.lender) === nameOf(name));
  });
  const invented = detected.filter(
    (debt) => !truth.lenders.some(({ name }) => nameOf(name) === nameOf(debt.lender)),
  );
  return { missing: missing.map(({ name }) => name), invented: invented.map(({ lender }) => lender) };
}
