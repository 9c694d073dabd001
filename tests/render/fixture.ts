import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import type {
  Account,
  Basis,
  CashflowMonth,
  ExpenseGroup,
  ExpenseLeaf,
  ExpenseStream,
  IncomeStream,
  MonthlyRange,
  ReportDocument,
  Stream,
  TaxonomyText,
  Transaction,
} from "@/lib/engine/document";
import { type FormulaId, listFormulas } from "@/lib/engine/figures/formulas";
import { conduct } from "@/tests/render/fixture-conduct";
import { figure, history, MONTHS, monthly, perMonth, WINDOW } from "./figures";
import { makeRows } from "./rows";

export const INTEGRITY = {
  digestSha256: "4e1f0c2a9b7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f",
  signatureJws: "eyJhbGciOiJFZERTQSIsImtpZCI6InRlc3QtMSJ9..c2lnbmF0dXJl",
  keyId: "test-1",
};

const TAXONOMY: TaxonomyText[] = [
  entry("inc.salary.regular", "Income", "Salary", "NEUTRAL", null),
  entry("inc.gov.family", "Income", "Family payments", "NEUTRAL", null),
  entry("foo.groceries", "Food", "Groceries", "ESSENTIAL", "Groceries"),
  entry("foo.dining", "Food", "Restaurants and takeaway", "DISCRETIONARY", "Recreation and entertainment"),
  entry("utl.energy", "Utilities", "Electricity and gas", "ESSENTIAL", "Primary residence running costs"),
  entry(
    "com.phone_internet",
    "Communication",
    "Phone and internet",
    "ESSENTIAL",
    "Telephone, internet, pay TV and media streaming",
  ),
  entry(
    "com.streaming",
    "Communication",
    "Streaming",
    "DISCRETIONARY",
    "Telephone, internet, pay TV and media streaming",
  ),
  entry("tra.fuel", "Transport", "Fuel", "ESSENTIAL", "Transport"),
  entry("tra.public", "Transport", "Public transport", "ESSENTIAL", "Transport"),
  entry("tra.car_insurance", "Transport", "Car insurance", "ESSENTIAL", "General basic insurances"),
  entry("hea.insurance", "Health", "Private health insurance", "ESSENTIAL", "Health insurance"),
  entry("per.clothing", "Personal", "Clothing and footwear", "DISCRETIONARY", "Clothing and personal care"),
  entry("rec.gym", "Recreation", "Gym and fitness", "DISCRETIONARY", "Recreation and entertainment"),
  entry("dbt.mortgage", "Debt", "Home loan", "DEBT", null),
  entry("dbt.bnpl", "Debt", "Buy now, pay later", "DEBT", null),
  entry("csh.atm", "Cash", "Cash withdrawals", "NEUTRAL", null),
];

function entry(
  code: string,
  group: string,
  label: string,
  basis: Basis,
  lixiCategory: string | null,
): TaxonomyText {
  const hemBasis =
    basis === "ESSENTIAL" ? "ABSOLUTE_BASIC" : basis === "DISCRETIONARY" ? "DISCRETIONARY_BASIC" : "NONE";
  return {
    code,
    group,
    label,
    basis,
    hemBasis,
    hemTreatment: hemBasis === "NONE" ? "NONE" : "IN",
    lixiCategory,
    basiqGroup: null,
    formThirteenLine: null,
  };
}

/** A nurse with a home loan, a card, a child, and a year of rows; `factor` 10 makes about 3,000 rows. */
export function makeDocument(factor = 1): ReportDocument {
  const transactions = makeRows(factor);
  const ofCode = (code: string) => transactions.filter((row) => row.code === code);
  const codes = TAXONOMY.map((item) => item.code);
  const income = codes.filter((code) => code.startsWith("inc."));
  const living = TAXONOMY.filter((item) => item.basis === "ESSENTIAL" || item.basis === "DISCRETIONARY");
  const sum = (list: readonly string[]) => list.reduce((total, code) => total + perMonth(ofCode(code)), 0);
  const debts = ["dbt.mortgage", "dbt.bnpl"];
  const evidenceSets = [
    ...codes.map((code) => ({ id: `ev-${code}`, transactionIds: ofCode(code).map((row) => row.id) })),
    ...union("ev-income", income, ofCode),
    ...union(
      "ev-living",
      living.map((item) => item.code),
      ofCode,
    ),
    ...union("ev-debts", debts, ofCode),
  ];
  const totals = { income: sum(income), living: sum(living.map((item) => item.code)), debts: sum(debts) };
  return {
    ...head(),
    quality: quality(),
    accounts: accounts(transactions),
    summary: summary(totals, sum, living),
    income: incomeOf(transactions, totals.income),
    expenses: expensesOf(transactions, totals),
    liabilities: liabilities(totals.debts, perMonth(ofCode("dbt.mortgage")), perMonth(ofCode("dbt.bnpl"))),
    commitments: {
      lines: debts.map((code) => ({
        code,
        label: labelOf(code),
        monthly: figure(perMonth(ofCode(code)), { evidence: `ev-${code}` }),
        advancedMonthly: code === "dbt.bnpl" ? figure(12345, { formula: "L-ADVANCE" }) : null,
      })),
      totalMonthly: figure(totals.debts, { evidence: "ev-debts" }),
      directDebitAuthorities: [
        {
          accountId: "acc-1",
          entity: "Medibank Private",
          abn: null,
          lastOn: parseDay("2026-11-02"),
          lastAmountCents: 31240,
          count: 12,
          streamId: null,
        },
      ],
      scheduledPayments: [],
      upcoming30Days: upcoming(),
    },
    conduct: conduct(transactions),
    affordability: affordability(totals),
    cashflow: { months: MONTHS.map((month) => cashflow(month, transactions)), bridge: bridge() },
    customerNotes: [
      {
        target: "rec.gym",
        kind: "WILL_STOP",
        text: "Membership ends in December.",
        at: "2026-11-20T15:02:11+11:00",
      },
      {
        target: "st-family",
        kind: "OTHER",
        text: "Paid until my son turns 13.",
        at: "2026-11-20T15:03:40+11:00",
      },
    ],
    evidenceSets,
    transactions,
  };
}

function labelOf(code: string): string {
  return TAXONOMY.find((item) => item.code === code)?.label ?? code;
}

function union(id: string, codes: readonly string[], ofCode: (code: string) => Transaction[]) {
  return [{ id, transactionIds: codes.flatMap((code) => ofCode(code).map((row) => row.id)) }];
}

function head() {
  return {
    schemaVersion: "1.0",
    reportType: "affordability",
    profile: "full",
    verification: {
      id: "SIQ-7Q4M2X9KTR3P",
      url: "https://surplus.example/verify/SIQ-7Q4M2X9KTR3P",
      supersedes: null,
    },
    request: {
      clientName: "Mai-Linh Nguyễn O’Brien",
      clientRef: "LOAN-20931",
      periodLabel: "12 months to application",
      environment: "test",
      companyName: "Wattle & Partners Finance",
    },
    generatedAt: "2026-11-20T14:03:22+11:00",
    dataAsAt: "2026-11-20T14:02:57+11:00",
    timeZone: "Australia/Sydney",
    engine: {
      version: "1.0.0",
      rules: "2026.11",
      taxonomy: "1.0",
      taxTables: "2026-27",
      parameters: "default-1",
    },
    consent: {
      type: "once",
      givenAt: "2026-11-20T13:58:04+11:00",
      expiresAt: "2026-11-21T13:58:04+11:00",
      institutions: ["Harbour Bank"],
    },
    subject: {
      nameAsGiven: "Mai-Linh Nguyễn O’Brien",
      namesOnAccounts: ["MAI LINH OBRIEN"],
      nameMatch: "PARTIAL",
    },
    period: { ...WINDOW, completeMonths: 11, partialMonths: ["2025-11", "2026-11"] },
    definitions: {
      formulas: listFormulas(),
      taxonomy: TAXONOMY,
      glossary: [
        {
          term: "Transfer between the customer's own accounts",
          text: "Money moved between accounts of the same person; both sides are left out.",
        },
      ],
    },
    disclaimers: [
      "A factual summary of bank data supplied by the data holders on the day shown. Not advice, not a credit score and not an assessment of suitability.",
      "Cash, accounts not shared and joint spending are not visible. Estimates are marked.",
    ],
    warnings: [],
  } as const satisfies Partial<ReportDocument> as never as Pick<
    ReportDocument,
    | "schemaVersion"
    | "reportType"
    | "profile"
    | "verification"
    | "request"
    | "generatedAt"
    | "dataAsAt"
    | "timeZone"
    | "engine"
    | "consent"
    | "subject"
    | "period"
    | "definitions"
    | "disclaimers"
    | "warnings"
  >;
}

function quality(): ReportDocument["quality"] {
  return {
    grade: "B",
    reasons: [
      {
        code: "CASH",
        text: "Cash of about $600 a month leaves the record; what it bought is not visible.",
        severity: "NOTE",
      },
      { code: "NAME", text: "The name on the accounts matches the name given in part.", severity: "ASK" },
    ],
    coveredDays: 365,
    minAccountDays: 365,
    gapDays: 0,
    uncategorisedValueRatio: 0.0124,
    unmatchedTransferValueRatio: 0.0031,
    lowConfidenceValueRatio: 0.0218,
    balanceReconciled: true,
    reconciliations: [
      {
        accountId: "acc-1",
        from: parseDay("2026-08-20"),
        to: parseDay("2026-11-20"),
        fromCents: 310450,
        toCents: 412377,
        postedCents: 101927,
        differenceCents: 0,
        isReconciled: true,
        reason: "EXACT",
      },
    ],
    isStale: false,
    accountCompletenessRatio: 0.75,
    jointIncomeRatio: 0,
    pendingExcluded: { count: 2 },
    rowsExcluded: [],
    foreignRows: [],
    accountsLeftOut: [
      {
        id: "acc-9",
        name: "Mum’s account",
        institution: "Harbour Bank",
        reason: "NOT_OWNED",
        currency: "AUD",
        rows: 41,
      },
    ],
    suspectedUnshared: [
      {
        kind: "CREDIT_CARD",
        hint: "payments to Coles Mastercard, last 4 Nov 2026",
        evidence: null,
        monthlyOut: figure(41250),
        monthlyIn: figure(0, { count: 0 }),
      },
    ],
  };
}

function accounts(rows: readonly Transaction[]): Account[] {
  const base = (id: string, displayName: string, kind: Account["kind"], currentCents: number): Account => ({
    id,
    institution: "Harbour Bank",
    holder: "MAI LINH OBRIEN",
    displayName,
    productName: displayName,
    productCategory: null,
    kind,
    maskedNumber: `xxx${id.slice(-1)}21`,
    ownership: "ONE_PARTY",
    openStatus: "OPEN",
    openedOn: parseDay("2017-03-02"),
    balance: {
      currentCents,
      availableCents: currentCents,
      limitCents: kind === "CREDIT_CARD" ? 800000 : null,
      reconciled: id === "acc-1" ? true : null,
    },
    coverage: { ...WINDOW, rows: rows.filter((row) => row.accountId === id).length, gaps: [] },
    flows: { creditsCents: 0, debitsCents: 0, creditsExTransfersCents: 0, debitsExTransfersCents: 0 },
    loan: null,
    card:
      kind === "CREDIT_CARD"
        ? { minPaymentCents: 4100, dueCents: 113000, dueOn: parseDay("2026-12-02") }
        : null,
  });
  return [
    base("acc-1", "Everyday Account", "TRANSACTION", 412377),
    base("acc-2", "Bonus Saver", "SAVINGS", 1850000),
    base("acc-3", "Low Rate Card", "CREDIT_CARD", -113000),
  ];
}

const rangeAround = (cents: number): MonthlyRange => ({
  lowCents: cents - 12345,
  highCents: cents + 23456,
  basis: "AVERAGES",
  wholeMonths: 11,
  formula: "S-RANGE",
});

function summary(
  totals: { income: number; living: number; debts: number },
  sum: (codes: readonly string[]) => number,
  living: readonly TaxonomyText[],
): ReportDocument["summary"] {
  const of = (basis: Basis) => sum(living.filter((item) => item.basis === basis).map((item) => item.code));
  const surplus = totals.income - totals.living - totals.debts;
  return {
    incomeNetMonthly: figure(totals.income, { evidence: "ev-income", count: 52 }),
    livingMonthly: figure(totals.living, { evidence: "ev-living", count: 381, quality: "ESTIMATED" }),
    essentialMonthly: figure(of("ESSENTIAL"), { evidence: "ev-living" }),
    essentialWithHousingMonthly: figure(of("ESSENTIAL") + 200000, { formula: "E-HOUSED" }),
    discretionaryMonthly: figure(of("DISCRETIONARY"), { evidence: "ev-living" }),
    commitmentsMonthly: figure(totals.debts, { evidence: "ev-debts", count: 38 }),
    surplusMonthly: figure(surplus, { formula: "S-SURPLUS", count: 0 }),
    savingsRate: figure(0.1211, {}, "RATIO"),
    ranges: {
      incomeNet: rangeAround(totals.income),
      living: rangeAround(totals.living),
      commitments: rangeAround(totals.debts),
      surplus: rangeAround(surplus),
    },
    headlines: [
      {
        code: "BNPL",
        text: "Buy now, pay later paid 25 times in the period, last on 5 Nov 2026.",
        severity: "ASK",
        evidence: "ev-dbt.bnpl",
      },
      {
        code: "CASH",
        text: "Cash withdrawn 21 times, about $600 a month.",
        severity: "ASK",
        evidence: "ev-csh.atm",
      },
      {
        code: "CARD",
        text: "Payments to a card that was not shared, last on 4 Nov 2026.",
        severity: "NOTE",
        evidence: null,
      },
    ],
  };
}

function stream(id: string, name: string, rows: readonly Transaction[], evidence: string): Stream {
  const sizes = rows.map((row) => Math.abs(row.amountCents));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const last = sizes.at(-1) ?? 0;
  const lastOn = rows.at(-1)?.on ?? WINDOW.to;
  return {
    id,
    name,
    rawExamples: rows.slice(0, 1).map((row) => row.description),
    accountId: rows[0]?.accountId ?? "acc-1",
    frequency: rows.length > 20 ? "FORTNIGHTLY" : rows.length > 8 ? "MONTHLY" : "QUARTERLY",
    intervalDays: 14,
    status: "ACTIVE",
    firstOn: rows[0]?.on ?? WINDOW.from,
    lastOn,
    count: rows.length,
    amount: {
      lastCents: last,
      medianCents: sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0,
      meanCents: Math.round(total / Math.max(1, rows.length)),
      minCents: Math.min(...sizes),
      maxCents: Math.max(...sizes),
      totalCents: total,
    },
    stability: {
      regularity: 0.9921,
      amountConsistency: 0.9711,
      longevityMonths: 12,
      consecutiveMonths: 12,
      stableMonths: 11,
      secureMonths: 12,
      trendPerYear: 0.02,
      missedDates: [],
    },
    next: { on: addDays(lastOn, 14), amountCents: last, lowCents: null, highCents: null },
    confidence: 0.97,
    confidenceBand: "HIGH",
    confidenceFactors: [
      { code: "KIND", value: 0.99 },
      { code: "RHYTHM", value: 0.97 },
    ],
    evidence,
  };
}

function incomeOf(rows: readonly Transaction[], total: number): ReportDocument["income"] {
  const streams = [
    ["st-salary", "Northside Hospital", "inc.salary.regular"],
    ["st-family", "Services Australia", "inc.gov.family"],
  ].map(([id = "", name = "", code = ""]): IncomeStream => {
    const own = rows.filter((row) => row.streamId === id);
    const salary = code === "inc.salary.regular";
    return {
      ...stream(id, name, own, `ev-${code}`),
      code,
      label: labelOf(code),
      monthly: monthly(perMonth(own), `ev-${code}`, own.length),
      annualCents: perMonth(own) * 12,
      history: history(own),
      outliers: [],
      gross: salary
        ? {
            netCents: 300_000,
            lowCents: 371000,
            highCents: 374000,
            taxYear: "2026-27",
            note: "Resident with the tax-free threshold, no study loan.",
          }
        : null,
      included: true,
      exclusionReason: null,
      discount: 0,
      assessedMonthlyCents: perMonth(own),
    };
  });
  return {
    streams,
    byType: streams.map((item) => ({
      code: item.code,
      label: item.label,
      monthly: item.monthly.selected,
      history: item.history,
    })),
    totals: {
      netMonthly: figure(total, { evidence: "ev-income" }),
      assessedMonthly: figure(total, { evidence: "ev-income" }),
      governmentRatio: figure(0.0713, {}, "RATIO"),
      recentSources: figure(2, {}, "COUNT"),
      salarySources: figure(1, {}, "COUNT"),
      regularSources: figure(2, {}, "COUNT"),
    },
    financialYears: [
      {
        year: "2025-26",
        from: WINDOW.from,
        to: WINDOW.to,
        netReceived: figure(total * 12, {}, "AUD_CENTS"),
      },
    ],
    excludedCredits: [
      {
        reason: "OWN_TRANSFER",
        text: "Both sides seen in the accounts shared.",
        count: 24,
        totalCents: 960000,
        evidence: "ev-csh.atm",
      },
      {
        reason: "REFUND",
        text: "Taken off the category it came from.",
        count: 3,
        totalCents: 18990,
        evidence: "ev-per.clothing",
      },
    ],
    events: [
      {
        kind: "CHANGED",
        streamId: "st-salary",
        on: parseDay("2026-07-10"),
        untilOn: null,
        fromCents: 275010,
        toCents: 284615,
      },
    ],
  };
}

function expensesOf(
  rows: readonly Transaction[],
  totals: { living: number; debts: number },
): ReportDocument["expenses"] {
  const all = totals.living + totals.debts;
  const groups = new Map<string, ExpenseLeaf[]>();
  for (const item of TAXONOMY) {
    if (item.basis === "NEUTRAL") continue;
    const own = rows.filter((row) => row.code === item.code);
    groups.set(item.group, [...(groups.get(item.group) ?? []), toCategory(item, own, all)]);
  }
  const part = (basis: Basis) =>
    [...groups.values()]
      .flat()
      .reduce((sum, item) => sum + (item.basis === basis ? (item.monthly.selected.value ?? 0) : 0), 0);
  const cash = perMonth(rows.filter((row) => row.code === "csh.atm"));
  return {
    groups: [...groups.entries()].map(
      ([label, leaves]): ExpenseGroup => ({
        code: label.toLowerCase(),
        label,
        monthly: figure(leaves.reduce((sum, item) => sum + (item.monthly.selected.value ?? 0), 0)),
        averages: monthly(
          leaves.reduce((sum, item) => sum + (item.monthly.selected.value ?? 0), 0),
          "group",
          leaves.length,
        ),
        leaves,
      }),
    ),
    streams: [
      ["st-mortgage", "Harbour Bank Home Loan", "dbt.mortgage", "REPAYMENT"],
      ["st-energy", "Origin Energy", "utl.energy", "BILL"],
      ["st-phone", "Telstra", "com.phone_internet", "BILL"],
      ["st-netflix", "Netflix", "com.streaming", "SUBSCRIPTION"],
      ["st-health", "Medibank Private", "hea.insurance", "INSURANCE"],
      ["st-gym", "Fitness First", "rec.gym", "SUBSCRIPTION"],
    ].map(
      ([id = "", name = "", code = "", kind]): ExpenseStream => ({
        ...stream(
          id,
          name,
          rows.filter((row) => row.streamId === id),
          `ev-${code}`,
        ),
        code,
        kind: kind as ExpenseStream["kind"],
      }),
    ),
    totals: {
      living: figure(totals.living, { evidence: "ev-living" }),
      essential: figure(part("ESSENTIAL")),
      discretionary: figure(part("DISCRETIONARY")),
      committed: figure(0),
      debt: figure(totals.debts, { evidence: "ev-debts" }),
      cash: figure(cash, { evidence: "ev-csh.atm" }),
      uncategorised: figure(null, { quality: "THIN", count: 0 }),
      all: figure(all, { count: rows.length }),
      hemScope: figure(totals.living),
      outsideHem: figure(0),
    },
    annualised: [
      {
        code: "tra.car_insurance",
        label: "NRMA Insurance",
        times: 1,
        amountCents: 121400,
        perMonthCents: 10117,
        evidence: "ev-tra.car_insurance",
      },
    ],
    possibleOneOffs: [],
    largest: [...rows]
      .sort((a, b) => a.amountCents - b.amountCents)
      .slice(0, 8)
      .map((row) => ({
        transactionId: row.id,
        on: row.on,
        name: row.name,
        amountCents: -row.amountCents,
        code: row.code,
      })),
  };
}

function toCategory(item: TaxonomyText, rows: readonly Transaction[], all: number): ExpenseLeaf {
  const amount = perMonth(rows);
  const names = [...new Set(rows.map((row) => row.name))];
  return {
    code: item.code,
    label: item.label,
    basis: item.basis,
    hemBasis: item.hemBasis,
    hemTreatment: item.hemTreatment,
    lixiCategory: item.lixiCategory,
    monthly: monthly(amount, `ev-${item.code}`, rows.length),
    weeklyCents: Math.round((amount * 12 * 7) / 365.25),
    annualCents: amount * 12,
    shareOfOutgoings: Math.round((amount / all) * 10000) / 10000,
    shareOfIncome: null,
    count: rows.length,
    totalCents: rows.reduce((sum, row) => sum - row.amountCents, 0),
    refundsNettedCents: item.code === "per.clothing" ? 18990 : 0,
    merchants: names.map((name) => ({ name, totalCents: 0, count: 1, lastOn: WINDOW.to })),
    history: history(rows),
    streamIds: [],
    evidence: `ev-${item.code}`,
  };
}

function liabilities(total: number, mortgage: number, bnpl: number): ReportDocument["liabilities"] {
  return {
    shared: [
      {
        accountId: "acc-3",
        class: "CREDIT_CARD",
        name: "Low Rate Card",
        institution: "Harbour Bank",
        ownership: "ONE_PARTY",
        owedCents: 113000,
        limitCents: 800000,
        rate: 0.1399,
        rateType: "PURCHASE",
        repaymentType: null,
        startedOn: null,
        endsOn: null,
        redrawCents: null,
        contractMonthlyCents: 2500,
        offsets: [],
        repaymentMonthly: figure(41200),
        extraRepayments: figure(300000, { formula: "L-EXTRA", count: 2 }, "AUD_CENTS"),
        servicingMonthly: figure(27342),
        terms: { rate: 0.1399, months: 36, isRevolving: true, note: null },
        nextRepaymentOn: parseDay("2026-12-03"),
      },
    ],
    detected: [
      {
        lender: "Harbour Bank Home Loan",
        class: "MORTGAGE",
        ...unseen(),
        proceeds: [],
        repaymentMonthly: figure(mortgage),
        paidMonthly: figure(mortgage),
        reduced: null,
        lastOn: parseDay("2026-10-26"),
        count: 12,
        status: "ACTIVE",
        evidence: "ev-dbt.mortgage",
      },
      {
        lender: "Afterpay",
        class: "BNPL",
        ...unseen(),
        proceeds: [],
        repaymentMonthly: figure(bnpl, { quality: "ESTIMATED" }),
        paidMonthly: figure(bnpl),
        reduced: null,
        lastOn: parseDay("2026-11-05"),
        count: 26,
        status: "ACTIVE",
        evidence: "ev-dbt.bnpl",
      },
    ],
    arrears: [
      {
        code: "dbt.bnpl",
        name: "Afterpay",
        paid: 26,
        bounced: 3,
        notMadeGood: 2,
        notMadeGoodCents: 9000,
        lastNotMadeGoodOn: parseDay("2026-09-01"),
        formula: "L-ARREARS",
        evidence: "ev-dbt.bnpl",
      },
    ],
    totals: {
      owedCents: 113000,
      limitsCents: 800000,
      repaymentsMonthly: figure(total),
      lenders: 2,
      cards: 1,
      unknown: 2,
    },
    saccTest: null,
    leaseTest: null,
  };
}

function bridge(): ReportDocument["cashflow"]["bridge"] {
  return {
    formula: "K-BRIDGE",
    window: WINDOW,
    accountIds: ["acc-1", "acc-2", "acc-3"],
    lines: [
      { code: "INCOME", label: "Income counted", amountCents: 900000, count: 52, evidence: "ev-income" },
      { code: "LIVING", label: "Living expenses", amountCents: -800000, count: 90, evidence: "ev-living" },
    ],
    totalCents: 100000,
    openingCents: 2049377,
    closingCents: 2149377,
    differenceCents: 0,
    note: null,
  };
}

/** The members of a lender that this document leaves empty. */
function unseen() {
  return {
    inferred: false,
    repaidCents: null,
    repaidSinceProceedsCents: null,
    repayment: null,
    firstOn: null,
    advancedMonthly: null,
    dishonours: 0,
    estimatedBalanceCents: null,
    sharedAccountId: null,
    note: null,
  };
}

function upcoming(): ReportDocument["commitments"]["upcoming30Days"] {
  const on = parseDay("2026-12-03");
  return {
    from: parseDay("2026-11-20"),
    to: parseDay("2026-12-19"),
    items: [
      {
        on,
        name: "Low Rate Card",
        amountCents: 2500,
        accountId: "acc-3",
        source: "CARD_MINIMUM",
        code: null,
        streamId: null,
      },
    ],
    totalCents: 2500,
    unknownAmounts: 0,
  };
}

function cashflow(month: string, rows: readonly Transaction[]): CashflowMonth {
  const own = rows.filter((row) => row.on.startsWith(month));
  const part = (match: (row: Transaction) => boolean) =>
    own.filter(match).reduce((sum, row) => sum + Math.abs(row.amountCents), 0);
  const incomeCents = part((row) => row.code.startsWith("inc."));
  const essentialCents = part((row) => row.basis === "ESSENTIAL");
  const discretionaryCents = part((row) => row.basis === "DISCRETIONARY");
  const commitmentsCents = part((row) => row.basis === "DEBT");
  const otherCents = part((row) => row.code === "csh.atm");
  return {
    month,
    partial: month === "2025-11",
    incomeCents,
    essentialCents,
    discretionaryCents,
    commitmentsCents,
    otherCents,
    netCents: incomeCents - essentialCents - discretionaryCents - commitmentsCents - otherCents,
    closingBalanceCents: 412377,
  };
}

function affordability(totals: {
  income: number;
  living: number;
  debts: number;
}): ReportDocument["affordability"] {
  const left = totals.income - totals.living - totals.debts;
  const step = (line: string, label: string, cents: number, adjustmentCents: number) => ({
    line,
    label,
    role: line === "ndi" ? ("RESULT" as const) : ("SUBTOTAL" as const),
    observedCents: cents,
    adjustmentCents,
    assessedCents: cents + adjustmentCents,
    formula: "R-NDI" as const,
    evidence: null,
    quality: line === "ndi" ? ("INCOMPLETE" as const) : ("OK" as const),
    note: null,
  });
  const ratio = (value: number, formula: FormulaId = "R-NDI") =>
    figure(value, { formula, count: 0 }, "RATIO");
  return {
    assumptions: {
      ...DEFAULT_ASSUMPTIONS,
      discounts: [{ code: "inc.gov.family", discount: 0 }],
      cardRate: 0.1399,
      source: "DEFAULT",
    },
    ladder: [
      step("income", "Income after tax", totals.income, 0),
      step("living", "Living expenses", -totals.living, 0),
      step("debts", "Commitments, loans at rate plus buffer", -totals.debts, -68200),
      step("ndi", "Net disposable income", left, -68200),
    ],
    ratios: {
      ndi: figure(left - 68200, { formula: "R-NDI" }),
      nsr: ratio(1.14),
      dsr: ratio(0.3562),
      commitmentsToGross: ratio(0.4012),
      dti: ratio(4.83, "R-DTI"),
      housingCost: ratio(0.341),
      repaymentToIncome: ratio(0.28),
      essential: ratio(0.3021),
      essentialWithHousing: ratio(0.5021),
      savingsRate: ratio(0.09),
      daysOfCash: figure(112, {}, "DAYS"),
    },
    grossIncome: {
      lowCents: 9600000,
      highCents: 10100000,
      usedCents: 9600000,
      note: "one salary is grossed up from net pay without a study loan; other income is counted at the amount received",
    },
    proposed: null,
    sensitivity: [
      { code: "BUFFER_UP", scenario: "Rate one percentage point higher", ndiCents: left - 91000, nsr: 1.09 },
      {
        code: "INCOME_80",
        scenario: "Income 20% lower",
        ndiCents: left - 68200 - Math.round(totals.income / 5),
        nsr: 0.92,
      },
    ],
  };
}
