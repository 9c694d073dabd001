import { describe, expect, it } from "vitest";
import type { CdsAccount } from "@/lib/engine/bank";
import { toServicing } from "@/lib/engine/figures/formulas/debts";
import { chooseRate } from "@/lib/engine/liabilities/choose-rate";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { Household } from "./household";

const FROM = "2025-07-03";
const TO = "2026-06-30";

function everyday(balance = "4000.00") {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", balance);
  return home.every(14, FROM, TO, (on) =>
    home.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS"),
  );
}

function withLoan(loan: NonNullable<CdsAccount["loan"]>, more: Partial<CdsAccount> = {}) {
  const home = everyday().account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
    institutionName: "Bluegum Bank",
    lendingRates: [{ lendingRateType: "VARIABLE", rate: "0.06" }],
    loan,
    ...more,
  });
  return home.monthly("2025-07-10", TO, (on) => {
    home.row("everyday", on, "-2600.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
    home.row("loan", on, "2600.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
  });
}

describe("the rate of a loan", () => {
  it.each([
    [
      "the fixed rate before the variable rate that follows it",
      [
        { lendingRateType: "VARIABLE", rate: "0.07" },
        { lendingRateType: "FIXED", rate: "0.055" },
      ],
      0.055,
    ],
    [
      "never a comparison rate, a discount or a penalty",
      [
        { lendingRateType: "DISCOUNT", rate: "0.002" },
        { lendingRateType: "PENALTY", rate: "0.12" },
        { lendingRateType: "VARIABLE", rate: "0.061", comparisonRate: "0.0999" },
      ],
      0.061,
    ],
    [
      "the rate for the loan's own repayment type",
      [
        { lendingRateType: "VARIABLE", rate: "0.06", repaymentType: "PRINCIPAL_AND_INTEREST" },
        { lendingRateType: "VARIABLE", rate: "0.065", repaymentType: "INTEREST_ONLY" },
      ],
      0.065,
    ],
    [
      "the higher of two rates of one type",
      [
        { lendingRateType: "VARIABLE", rate: "0.06" },
        { lendingRateType: "VARIABLE", rate: "0.0625" },
      ],
      0.0625,
    ],
  ])("is %s", (_name, lendingRates, rate) => {
    const account = {
      accountId: "a",
      displayName: "a",
      loan: { repaymentType: "INTEREST_ONLY" },
      lendingRates,
    };
    expect(chooseRate(account)?.rate).toBe(rate);
  });

  it("is unknown if the bank's text is not a rate, and is the purchase rate for a card", () => {
    const account = { accountId: "a", displayName: "a" };
    expect(chooseRate({ ...account, lendingRates: [{ rate: "6.24" }, { rate: "x" }, {}] })).toBeNull();
    const lendingRates = [
      { lendingRateType: "CASH_ADVANCE", rate: "0.2199" },
      { lendingRateType: "PURCHASE", rate: "0.1399" },
    ];
    expect(chooseRate({ ...account, productCategory: "CRED_AND_CHRG_CARDS", lendingRates })?.rate).toBe(
      0.1399,
    );
  });
});

describe("a loan whose account was shared", () => {
  it("is assessed at its balance over the remaining term with the buffer; offset and redraw are shown but not deducted", () => {
    const home = withLoan({
      originalStartDate: "2021-06-30",
      loanEndDate: "2051-06-30",
      maxRedraw: "5000.00",
      offsetAccountIds: ["everyday", "elsewhere"],
      repaymentType: "PRINCIPAL_AND_INTEREST",
    });
    const debt = home.report().liabilities.shared[0];
    expect(debt).toMatchObject({ owedCents: 40_000_000, redrawCents: 500_000, rateType: "VARIABLE" });
    expect(debt?.offsets).toEqual([
      { accountId: "elsewhere", name: null, balanceCents: null },
      { accountId: "everyday", name: "everyday", balanceCents: 400_000 },
    ]);
    expect(debt?.terms).toMatchObject({ rate: 0.06, months: 300 });
    expect(debt?.servicingMonthly.value).toBe(Math.round(toServicing(40_000_000, 0.09, 300)));
  });

  it("has its contract's amount as the repayment if less was paid, and says so", () => {
    const loan = { loanEndDate: "2051-06-30", minInstalmentAmount: "1400.00", repaymentFrequency: "P2W" };
    const debt = withLoan(loan).report().liabilities.shared[0];
    expect(debt?.repaymentMonthly).toMatchObject({
      value: 303_333,
      formula: "L-CONTRACT",
      quality: "ESTIMATED",
    });
    expect(debt?.repaymentMonthly.note).toContain("more than was repaid");
  });

  it("is assessed over the term after the interest-only period if payments are interest-only, and states the assumption", () => {
    const loan = {
      originalStartDate: "2024-06-30",
      loanEndDate: "2054-06-30",
      repaymentType: "INTEREST_ONLY",
    };
    const debt = withLoan(loan).report().liabilities.shared[0];
    expect(debt?.terms.months).toBe(300);
    expect(debt?.terms.note).toContain("interest only for 36 more months");
  });

  it("is counted once even if its repayments were not paired", () => {
    const home = everyday().account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
      institutionName: "Bluegum Bank",
      loan: { loanEndDate: "2051-06-30" },
    });
    home.monthly("2025-07-10", TO, (on) =>
      home.row("everyday", on, "-2600.00", "BLUEGUM BANK HOME LOAN REPAYMENT"),
    );
    const { liabilities, commitments } = home.report();
    expect(liabilities.detected.map((lender) => lender.sharedAccountId)).toEqual(["loan"]);
    expect(liabilities.shared[0]?.repaymentMonthly).toMatchObject({ value: 260_000, count: 12 });
    expect(commitments.totalMonthly.value).toBe(260_000);
    expect(liabilities.totals.repaymentsMonthly.value).toBe(260_000);
  });

  it("is not matched with another lender's loan", () => {
    const home = withLoan({ loanEndDate: "2051-06-30" });
    home.monthly("2025-07-20", TO, (on) => home.row("everyday", on, "-1500.00", "DIRECT DEBIT FIRSTMAC"));
    const { liabilities, commitments } = home.report();
    expect(liabilities.detected).toMatchObject([
      { lender: "Firstmac", class: "MORTGAGE", sharedAccountId: null },
    ]);
    expect(commitments.totalMonthly.value).toBe(410_000);
  });
});

describe("a card whose account was shared", () => {
  it("is assessed at its balance if it has no limit, and the figure is incomplete", () => {
    const home = everyday().account("card", "CRED_AND_CHRG_CARDS", "-1000.00");
    home.row("card", "2026-06-01", "-1000.00", "HARVEY NORMAN");
    const { shared, totals } = home.report().liabilities;
    expect(shared[0]).toMatchObject({
      limitCents: null,
      terms: { rate: 0.22, months: 36, isRevolving: true },
    });
    expect(shared[0]?.servicingMonthly).toMatchObject({ value: 3819, quality: "INCOMPLETE" });
    expect(totals).toMatchObject({ limitsCents: null, unknown: 1 });
  });
});

describe("a loan repayment without a lender's name", () => {
  it.each([
    ["-2450.00", "MORTGAGE"],
    ["-410.00", "PERSONAL"],
  ])("is categorised, for %s a month, as %s, and marked as inferred", (amount, kind) => {
    const home = everyday();
    home.monthly("2025-07-12", TO, (on) => home.row("everyday", on, amount, "LOAN REPAYMENT 1234"));
    expect(home.report().liabilities.detected).toMatchObject([{ class: kind, inferred: true, count: 12 }]);
  });
});

describe("the upcoming payments", () => {
  const home = withLoan({
    loanEndDate: "2051-06-30",
    nextInstalmentDate: "2026-07-10",
    minInstalmentAmount: "2600.00",
    repaymentFrequency: "P1M",
  });
  home.monthly("2025-07-15", TO, (on) => home.row("everyday", on, "-80.00", "AUSSIE BROADBAND"));
  const to = { toUType: "accountId", accountId: "elsewhere" };
  home.data.scheduledPayments.push(
    {
      scheduledPaymentId: "1",
      nickname: "Aussie Broadband",
      status: "ACTIVE",
      from: { accountId: "everyday" },
      paymentSet: [{ to, amount: "80.00" }],
      recurrence: {
        nextPaymentDate: "2026-07-15",
        recurrenceUType: "intervalSchedule",
        intervalSchedule: { intervals: [{ interval: "P1M" }], paymentsRemaining: 3 },
      },
    },
    {
      scheduledPaymentId: "2",
      nickname: "Rates",
      status: "ACTIVE",
      from: { accountId: "everyday" },
      paymentSet: [{ to, amount: "55.00" }],
      recurrence: {
        recurrenceUType: "lastWeekDay",
        lastWeekDay: { interval: "P1M", lastWeekDay: "FRI" },
      },
    },
    {
      scheduledPaymentId: "3",
      nickname: "Swim club",
      status: "ACTIVE",
      from: { accountId: "everyday" },
      paymentSet: [{ to, amount: "20.00" }],
      recurrence: {
        nextPaymentDate: "2026-07-02",
        recurrenceUType: "intervalSchedule",
        intervalSchedule: { intervals: [{ interval: "P7D" }], finalPaymentDate: "2026-07-16" },
      },
    },
    {
      scheduledPaymentId: "4",
      nickname: "Sweep",
      status: "ACTIVE",
      from: { accountId: "everyday" },
      paymentSet: [{ to, isAmountCalculated: true }],
      recurrence: { recurrenceUType: "eventBased", eventBased: { description: "When salary arrives" } },
    },
  );
  home.data.directDebits.push(
    {
      accountId: "everyday",
      authorisedEntity: { description: "Aussie Broadband Pty Ltd", abn: "29 132 090 192" },
    },
    { accountId: "everyday", authorisedEntity: { description: "Forgotten Gym" } },
  );
  const { commitments } = home.report();

  it("include every kind of recurrence in the standards", () => {
    const found = Object.fromEntries(
      commitments.scheduledPayments.map((payment) => [payment.payee, payment]),
    );
    expect(found["Aussie Broadband"]).toMatchObject({
      nextOn: "2026-07-15",
      paymentsRemaining: 3,
      interval: "P1M",
    });
    expect(found.Rates).toMatchObject({ nextOn: "2026-07-31", recurrence: "lastWeekDay" });
    expect(found["Swim club"]).toMatchObject({ nextOn: "2026-07-02", finalOn: "2026-07-16" });
    expect(found.Sweep).toMatchObject({ nextOn: null, amountCents: null, interval: "When salary arrives" });
  });

  it("cover thirty days, with each payment once, even if several sources list it", () => {
    const items = commitments.upcoming30Days.items.map((item) => [
      item.on,
      item.name,
      item.amountCents,
      item.source,
    ]);
    expect(items).toEqual([
      ["2026-07-02", "Swim club", 2_000, "SCHEDULED"],
      ["2026-07-09", "Swim club", 2_000, "SCHEDULED"],
      ["2026-07-10", "loan", 260_000, "INSTALMENT"],
      ["2026-07-15", "Aussie Broadband", 8_000, "SCHEDULED"],
      ["2026-07-16", "Swim club", 2_000, "SCHEDULED"],
    ]);
    expect(commitments.upcoming30Days).toMatchObject({
      from: "2026-07-01",
      to: "2026-07-30",
      totalCents: 274_000,
    });
  });

  it("distinguish used payment authorities from unused ones", () => {
    expect(commitments.directDebitAuthorities).toMatchObject([
      { entity: "Aussie Broadband Pty Ltd", abn: "29132090192", count: 12 },
      { entity: "Forgotten Gym", abn: null, count: 0, streamId: null },
    ]);
  });

  it.each([
    ["shanelle", "Cash Converters", "Cash Converters"],
    ["shanelle", "Rent4Keeps", "Rent4Keeps"],
    ["cody", "Nautica Boat Insurance", "Nautica Boat Insurance"],
    ["cody", "Saltwater Leisure Finance", "Saltwater Boat Loan"],
  ])(
    "count for %s’s %s the payments to %s, but not those to a payee that shares only a common word",
    (id, entity, payee) => {
      const { commitments: found, transactions } = sandboxReport(id);
      const paid = transactions.filter(({ name, amountCents }) => name === payee && amountCents < 0);
      expect(found.directDebitAuthorities.find((each) => each.entity === entity)?.count).toBe(paid.length);
    },
  );

  it("do not fail on malformed input from a bank", () => {
    const odd = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1.00");
    odd.row("everyday", "2026-06-01", "-5.00", "X");
    const junk = [
      null,
      7,
      { recurrence: { recurrenceUType: "intervalSchedule", intervalSchedule: 3 } },
      {
        paymentSet: [null, { to: 4, amount: "x" }],
        recurrence: {
          nextPaymentDate: "0001-01-01",
          recurrenceUType: "intervalSchedule",
          intervalSchedule: { intervals: [{ interval: "P1D" }] },
        },
      },
    ];
    odd.data.scheduledPayments.push(...(junk as unknown as typeof odd.data.scheduledPayments));
    odd.data.directDebits.push(
      ...([null, { authorisedEntity: 5 }] as unknown as typeof odd.data.directDebits),
    );
    expect(odd.report().commitments.upcoming30Days.items).toEqual([]);
  });
});
