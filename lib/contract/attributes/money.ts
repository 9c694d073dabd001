import { type Attribute, countOf, derived, figure, number, seen } from "@/lib/contract/attributes/attribute";
import type { Averages, IncomeStream, MonthlyRange, ReportDocument, Summary } from "@/lib/engine/document";

const MONTHLY = "AUD_CENTS_PER_MONTH";

const range = (name: keyof Summary["ranges"], id: string, words: string): Attribute[] => {
  const end = (key: "lowCents" | "highCents") => (report: ReportDocument) => {
    const found: MonthlyRange | null = report.summary.ranges[name];
    return found && { value: found[key], quality: "OK" as const };
  };
  return [
    derived(
      `summary.${id}_low`,
      MONTHLY,
      `Lowest of the averages of ${words} over the last 3, 6 and up to 12 whole months. With fewer than six whole months, the lowest month (S-RANGE).`,
      end("lowCents"),
    ),
    derived(
      `summary.${id}_high`,
      MONTHLY,
      `Highest of the averages of ${words} over the last 3, 6 and up to 12 whole months. With fewer than six whole months, the highest month (S-RANGE).`,
      end("highCents"),
    ),
  ];
};

/** Attributes for the headline figures and their ranges. */
export const SUMMARY: readonly Attribute[] = [
  figure(
    "summary.income_net",
    MONTHLY,
    "Income from the included sources, after any tax withheld.",
    (r) => r.summary.incomeNetMonthly,
  ),
  figure(
    "summary.living",
    MONTHLY,
    "Living costs, without rent, debts and contracts.",
    (r) => r.summary.livingMonthly,
  ),
  figure("summary.essential", MONTHLY, "Essential living costs.", (r) => r.summary.essentialMonthly),
  figure(
    "summary.essential_with_housing",
    MONTHLY,
    "Essential living costs with rent, board and home loan repayments.",
    (r) => r.summary.essentialWithHousingMonthly,
  ),
  figure("summary.discretionary", MONTHLY, "Other living costs.", (r) => r.summary.discretionaryMonthly),
  figure(
    "summary.commitments",
    MONTHLY,
    "Rent, debts and other contracts.",
    (r) => r.summary.commitmentsMonthly,
  ),
  figure(
    "summary.surplus",
    MONTHLY,
    "Income minus living costs and commitments, signed.",
    (r) => r.summary.surplusMonthly,
  ),
  figure("summary.savings_rate", "RATIO", "Surplus ÷ income.", (r) => r.summary.savingsRate),
  ...range("incomeNet", "income_net", "income"),
  ...range("living", "living", "living costs"),
  ...range("commitments", "commitments", "commitments"),
  ...range("surplus", "surplus", "the surplus"),
];

const typeOf = (id: string, code: string, words: string): Attribute =>
  seen(
    `income.${id}`,
    MONTHLY,
    `${words} (\`${code}\`), in \`income.by_type\`.`,
    (r) => r.income.byType.find((type) => type.code === code)?.monthly,
  );

/** The included stream with the largest monthly amount; the first if several are equal. */
const mainOf = ({ income }: ReportDocument): IncomeStream | undefined =>
  income.streams
    .filter(({ included, monthly }) => included && monthly.selected.value !== null)
    .toSorted((one, other) => (other.monthly.selected.value ?? 0) - (one.monthly.selected.value ?? 0))[0];

const main = (
  id: string,
  unit: Attribute["unit"],
  words: string,
  find: (stream: IncomeStream) => number | null,
): Attribute =>
  number(`income.main_${id}`, unit, `Largest source of income: ${words}.`, (report) => {
    const stream = mainOf(report);
    return stream && find(stream);
  });

const average = (name: keyof Averages | "selected", words: string): Attribute =>
  figure(
    `income.main_${name}`,
    MONTHLY,
    `Largest source of income: ${words}.`,
    (r) => mainOf(r)?.monthly[name],
  );

const streamsOf = (id: string, words: string, keep: (stream: IncomeStream) => boolean): Attribute =>
  number(`income.${id}`, "COUNT", words, (r) => r.income.streams.filter(keep).length);

const eventsOf = (id: string, kind: string, words: string): Attribute =>
  number(
    `income.${id}`,
    "COUNT",
    `${words} Not available in the insight profile.`,
    countOf((r) => r.income.events.filter((event) => event.kind === kind)),
  );

const year = (id: string, index: number, words: string): Attribute =>
  figure(`income.${id}`, "AUD_CENTS", words, (r) => r.income.financialYears.at(index)?.netReceived);

/** Attributes for income by type and source, and for how steadily the largest source pays. */
export const INCOME: readonly Attribute[] = [
  figure(
    "income.net",
    MONTHLY,
    "Income from the included sources, after any tax withheld.",
    (r) => r.income.totals.netMonthly,
  ),
  figure(
    "income.assessed",
    MONTHLY,
    "Income from the included sources, after any tax withheld and after the discounts in the assumptions.",
    (r) => r.income.totals.assessedMonthly,
  ),
  figure(
    "income.government_ratio",
    "RATIO",
    "Share of income paid by government.",
    (r) => r.income.totals.governmentRatio,
  ),
  figure(
    "income.recent_sources",
    "COUNT",
    "Included sources that paid in the last 61 days.",
    (r) => r.income.totals.recentSources,
  ),
  figure(
    "income.salary_sources",
    "COUNT",
    "Included sources of wages.",
    (r) => r.income.totals.salarySources,
  ),
  figure(
    "income.regular_sources",
    "COUNT",
    "Included sources that pay at regular times.",
    (r) => r.income.totals.regularSources,
  ),
  streamsOf("included_sources", "Sources that are included in the totals.", ({ included }) => included),
  streamsOf("excluded_sources", "Sources that are not included in the totals.", ({ included }) => !included),
  streamsOf("ceased_sources", "Sources that have stopped.", ({ status }) => status === "CEASED"),
  typeOf("salary_regular", "inc.salary.regular", "Wages"),
  typeOf("salary_variable", "inc.salary.variable", "Bonus, commission and overtime"),
  typeOf("salary_packaged", "inc.salary.packaged", "Salary packaging"),
  typeOf("gig_platform", "inc.gig.platform", "Work through gig platforms"),
  typeOf("business_receipts", "inc.business.receipts", "Business receipts"),
  typeOf("age_pension", "inc.gov.age_pension", "Age Pension"),
  typeOf("disability", "inc.gov.disability", "Disability Support Pension"),
  typeOf("jobseeker", "inc.gov.jobseeker", "JobSeeker"),
  typeOf("parenting", "inc.gov.parenting", "Parenting Payment"),
  typeOf("youth_study", "inc.gov.youth_study", "Youth and study payments"),
  typeOf("family", "inc.gov.family", "Family payments"),
  typeOf("super_pension", "inc.super.pension", "Pension from superannuation"),
  typeOf("property_rent", "inc.property.rent", "Rent received"),
  typeOf("property_board", "inc.property.board", "Board received"),
  typeOf("dividends", "inc.invest.dividend", "Dividends"),
  typeOf("interest", "inc.invest.interest", "Interest"),
  typeOf("child_support", "inc.support.child", "Child support received"),
  typeOf("workcover", "inc.comp.workcover", "Workers compensation"),
  average("selected", "the monthly amount that the totals use"),
  average("covered", "the average over the days covered (A-COV)"),
  average("m3", "the average of the last three whole months (A-M3)"),
  average("m6", "the average of the last six whole months (A-M6)"),
  average("m12", "the average of the last twelve whole months (A-M12)"),
  average("median", "the median month (A-MED)"),
  main("payments", "COUNT", "payments in the period", ({ count }) => count),
  main("interval_days", "DAYS", "usual days between payments", ({ intervalDays }) => intervalDays),
  main("regularity", "RATIO", "the share of expected dates with a payment", (s) => s.stability.regularity),
  main("amount_consistency", "RATIO", "how steady the amounts are", (s) => s.stability.amountConsistency),
  main(
    "consecutive_months",
    "MONTHS",
    "months in a row with a payment",
    (s) => s.stability.consecutiveMonths,
  ),
  main(
    "stable_months",
    "MONTHS",
    "months in a row within 10% of the usual payment",
    (s) => s.stability.stableMonths,
  ),
  main(
    "secure_months",
    "MONTHS",
    "months in a row with at least 90% of the usual payment",
    (s) => s.stability.secureMonths,
  ),
  main("trend_per_year", "RATIO", "annual change of the payments, signed", (s) => s.stability.trendPerYear),
  main("confidence", "RATIO", "confidence that this is one source", ({ confidence }) => confidence),
  eventsOf("started", "STARTED", "Sources that started within the period."),
  eventsOf("ceased", "CEASED", "Sources that stopped within the period."),
  eventsOf("changed", "CHANGED", "Changes in a source’s usual amount."),
  eventsOf("gaps", "GAP", "Gaps in the payments of a source."),
  year("financial_year", -1, "Income received in the newest financial year of the period."),
  year(
    "financial_year_before",
    -2,
    "Income received in the previous financial year, if the period includes part of it.",
  ),
];

const group = (id: string, code: string, words: string): Attribute =>
  seen(
    `expenses.${id}`,
    MONTHLY,
    `${words} (group \`${code}\`).`,
    (r) => r.expenses.groups.find((each) => each.code === code)?.monthly,
  );

const leaf = (id: string, code: string, words: string): Attribute =>
  seen(
    `expenses.${id}`,
    MONTHLY,
    `${words} (\`${code}\`).`,
    (r) =>
      r.expenses.groups.flatMap(({ leaves }) => leaves).find((each) => each.code === code)?.monthly.selected,
  );

const kindOf = (id: string, kind: string, words: string): Attribute =>
  number(
    `expenses.${id}`,
    "COUNT",
    words,
    (r) => r.expenses.streams.filter((stream) => stream.kind === kind).length,
  );

/** Attributes for expenses by purpose. Repayments of loans whose accounts were shared are only in the commitments. */
export const EXPENSES: readonly Attribute[] = [
  figure("expenses.all", MONTHLY, "Everything spent.", (r) => r.expenses.totals.all),
  figure("expenses.living", MONTHLY, "Living costs.", (r) => r.expenses.totals.living),
  figure("expenses.essential", MONTHLY, "Essential costs.", (r) => r.expenses.totals.essential),
  figure("expenses.discretionary", MONTHLY, "Discretionary costs.", (r) => r.expenses.totals.discretionary),
  figure("expenses.committed", MONTHLY, "Rent and contracts.", (r) => r.expenses.totals.committed),
  figure("expenses.debt", MONTHLY, "Payments to lenders.", (r) => r.expenses.totals.debt),
  figure("expenses.cash", MONTHLY, "Cash taken out.", (r) => r.expenses.totals.cash),
  figure(
    "expenses.uncategorised",
    MONTHLY,
    "Spending without a category.",
    (r) => r.expenses.totals.uncategorised,
  ),
  figure("expenses.hem_scope", MONTHLY, "Living costs within HEM.", (r) => r.expenses.totals.hemScope),
  figure("expenses.outside_hem", MONTHLY, "Living costs outside HEM.", (r) => r.expenses.totals.outsideHem),
  group("housing", "hou", "Housing"),
  group("utilities", "utl", "Utilities"),
  group("communications", "com", "Communications"),
  group("food", "foo", "Food and drink"),
  group("transport", "tra", "Transport"),
  group("health", "hea", "Health"),
  group("insurance", "ins", "Insurance"),
  group("education", "edu", "Education and care"),
  group("personal", "per", "Personal"),
  group("shopping", "shp", "Shopping"),
  group("recreation", "rec", "Recreation"),
  group("pets", "pet", "Pets"),
  leaf("rent", "hou.rent", "Rent"),
  leaf("board", "hou.board", "Board"),
  leaf("groceries", "foo.groceries", "Groceries"),
  leaf("dining", "foo.dining", "Eating out"),
  leaf("alcohol", "foo.alcohol", "Alcohol"),
  leaf("fuel", "tra.fuel", "Fuel"),
  leaf("health_insurance", "hea.insurance", "Health insurance"),
  leaf("childcare", "edu.childcare", "Childcare"),
  leaf("private_school", "edu.private", "Private schooling"),
  leaf("child_support", "fam.support_paid", "Child or spousal support paid"),
  leaf("tax", "gov.tax", "Tax paid"),
  kindOf("bills", "BILL", "Bills seen."),
  kindOf("subscriptions", "SUBSCRIPTION", "Subscriptions seen."),
];
