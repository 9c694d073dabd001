import { describe, expect, it } from "vitest";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { Household } from "./household";

const FROM = "2025-07-04";
const TO = "2026-06-30";
const codesOf = (home: Household) => home.report().summary.headlines.map(({ code }) => code);

function makeHome(pay: (index: number) => string = () => "2400.00") {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  home.every(14, FROM, TO, (on, index) =>
    home.row("everyday", on, pay(index), "PAY/SALARY FROM ACME WIDGETS"),
  );
  home.every(7, FROM, TO, (on) => home.row("everyday", on, "-180.00", "WOOLWORTHS 1234"));
  home.every(14, FROM, TO, (on) => home.row("everyday", on, "-700.00", "RAY WHITE RENT"));
  return home;
}

describe("the headlines of a report", () => {
  it("omit a pay rise below 5% that is less than $100 a month", () => {
    expect(codesOf(makeHome((index) => (index < 13 ? "2400.00" : "2440.00")))).not.toContain(
      "INCOME_CHANGED",
    );
    expect(codesOf(makeHome((index) => (index < 13 ? "2400.00" : "2700.00")))).toContain("INCOME_CHANGED");
  });

  it("omit new interest of a few cents", () => {
    const home = makeHome();
    home.monthly("2026-01-31", TO, (on) =>
      home.row("everyday", on, "0.05", "CREDIT INTEREST", { type: "INTEREST_PAID" }),
    );
    expect(codesOf(home).filter((code) => code.startsWith("INCOME"))).toEqual([]);
  });

  it("exclude lottery tickets from gambling, because gambling shows tickets separately", () => {
    const home = makeHome();
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-8.00", "THE LOTT"));
    const { summary, conduct } = home.report();
    expect(summary.headlines.map(({ code }) => code)).not.toContain("GAMBLING");
    expect(conduct.gambling.lotteries).toMatchObject({ count: 52, value: conduct.gambling.confirmed.value });
  });

  it("subtract money from people from money to people", () => {
    const home = makeHome();
    home.every(14, FROM, TO, (on) => {
      home.row("everyday", on, "-300.00", "OSKO PAYMENT TO SARAH JONES");
      home.row("everyday", on, "290.00", "OSKO PAYMENT FROM MARK SMITH");
    });
    const { summary, conduct } = home.report();
    expect(conduct.people.net.value).toBe(
      (conduct.people.paid.value ?? 0) - (conduct.people.received.value ?? 0),
    );
    expect(summary.headlines.map(({ code }) => code)).not.toContain("TO_PEOPLE");
  });

  it("ask about money that goes abroad every month and is not counted as an expense", () => {
    const home = makeHome();
    home.monthly("2025-07-12", TO, (on) => home.row("everyday", on, "-800.00", "WISE AUSTRALIA PTY LTD"));
    expect(home.report().summary.headlines).toContainEqual(
      expect.objectContaining({
        code: "SENT_ABROAD",
        text: "$800.00 a month on average went to firms that send money abroad and is not counted as expenses.",
      }),
    );
  });

  it("state how often the everyday account ran low, even if there are savings", () => {
    const home = makeHome().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "90000.00", {
      displayName: "Bonus Saver",
    });
    home.data.balances = home.data.balances.map((balance) =>
      balance.accountId === "everyday" ? { ...balance, currentBalance: "-60.00" } : balance,
    );
    const { conduct } = home.report();
    const everyday = conduct.accounts.find(({ accountId }) => accountId === "everyday");
    expect(everyday).toMatchObject({ kind: "TRANSACTION", name: "everyday" });
    expect(conduct.daysUnder100.value).toBe(everyday?.windows[everyday.windows.length - 1]?.daysUnder100);
    expect(conduct.daysUnder100.value).toBeGreaterThan(0);
  });

  it("do not mention an empty account that was closed before the record", () => {
    const home = makeHome().account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "0.00", { openStatus: "CLOSED" });
    home.data.balances = home.data.balances.map((balance) =>
      balance.accountId === "everyday" ? { ...balance, currentBalance: "50000.00" } : balance,
    );
    const { conduct, summary } = home.report();
    expect(conduct.daysUnder100.value).toBe(0);
    expect(summary.headlines.map(({ code }) => code)).not.toContain("LOW_DAYS");
  });

  it("do not count low days of an account without rows", () => {
    const home = makeHome().account("school", "TRANS_AND_SAVINGS_ACCOUNTS", "12.40");
    home.data.balances = home.data.balances.map((balance) =>
      balance.accountId === "everyday" ? { ...balance, currentBalance: "50000.00" } : balance,
    );
    expect(codesOf(home)).not.toContain("LOW_DAYS");
  });

  it("name a payer of two sources once", () => {
    const { headlines } = sandboxReport("eleanor").summary;
    expect(headlines.find(({ code }) => code === "JOINT_INCOME")?.text).toMatch(
      / This includes pay: Corella Energy Group\.$/,
    );
  });

  it("state the figures without income that was paid only once", () => {
    const { headlines, incomeNetMonthly, surplusMonthly } = sandboxReport("eleanor").summary;
    const text = headlines.find(({ code }) => code === "PAID_ONCE")?.text;
    expect(text).toBe(
      "$3,305.60 a month of the income comes from $39,640.00 that Corella Energy Group paid once, on 15 Sep 2026. Without it, net income is $23,256.34 a month and the surplus $1,919.18.",
    );
    expect([incomeNetMonthly.value, surplusMonthly.value]).toEqual([2_325_634 + 330_560, 191_918 + 330_560]);
  });

  it("state the amount that small lenders advanced, and that it is not income", () => {
    const textOf = (person: string) =>
      sandboxReport(person).summary.headlines.find(({ code }) => code === "HIGH_COST_CREDIT")?.text;
    expect(textOf("marcus")).toBe(
      "32 small loans or wage advances in the period, $6,300.00 received in total and not counted as income: Beforepay $4,500.00 (open), Nimble $1,800.00 (open).",
    );
    expect(textOf("shanelle")).toContain("$1,800.00 received in total");
  });

  it("state the money of other new loans with its lender", () => {
    const home = makeHome();
    home.row("everyday", "2025-11-10", "20000.00", "PLENTI LOAN PROCEEDS");
    home.monthly("2025-12-10", TO, (on) => home.row("everyday", on, "-480.00", "PLENTI LOAN REPAYMENT"));
    expect(home.report().summary.headlines).toContainEqual(
      expect.objectContaining({
        code: "LOAN_MONEY",
        level: "HIGH",
        text: "$20,000.00 of loan money was received once in the period and is not counted as income: Plenti.",
      }),
    );
    expect(home.report({ profile: "insight" }).summary.headlines.map(({ code }) => code)).not.toContain(
      "LOAN_MONEY",
    );
  });

  it("rank gambling of a twentieth of income above buy now, pay later purchases", () => {
    const codes = sandboxReport("marcus").summary.headlines.map(({ code }) => code);
    expect(codes).toContain("GAMBLING");
    expect(codes).not.toContain("BNPL");
  });

  it("have the rows of every lender that they combine", () => {
    const { summary, liabilities, evidenceSets } = sandboxReport("zara");
    const rowsOf = (id: string | null | undefined) =>
      evidenceSets.find((set) => set.id === id)?.transactionIds ?? [];
    const rows = new Set(rowsOf(summary.headlines.find(({ code }) => code === "BNPL")?.evidence));
    const lenders = liabilities.detected.filter((debt) => debt.class === "BNPL");
    expect(lenders.length).toBeGreaterThan(1);
    for (const { lender, evidence } of lenders)
      expect(
        rowsOf(evidence).every((id) => rows.has(id)),
        lender,
      ).toBe(true);
  });
});

describe("the headlines in the insight profile", () => {
  it("state no amount of small loans or wage advances", () => {
    const { headlines } = sandboxReport("marcus", { profile: "insight" }).summary;
    expect(headlines.find(({ code }) => code === "HIGH_COST_CREDIT")?.text).toBe(
      "30 small loans or wage advances in the period: Beforepay (open), Nimble (open).",
    );
  });

  it("omit net transfers to people, and essential costs with housing, if they would reveal a payment", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "2400.00", "PAY/SALARY FROM ACME WIDGETS"));
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-180.00", "WOOLWORTHS 1234"));
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "-300.00", "OSKO PAYMENT TO SARAH JONES"));
    home.row("everyday", "2026-02-02", "750.00", "OSKO PAYMENT FROM MARK SMITH");
    home.row("everyday", "2026-06-20", "-1400.00", "RAY WHITE RENT");
    const { summary, conduct, affordability } = home.report({ profile: "insight" });
    expect(conduct.people.received.value).toBeNull();
    expect(conduct.people.net.value).toBeNull();
    expect(summary.headlines.find(({ code }) => code === "TO_PEOPLE")?.text).not.toContain("$");
    expect(summary.essentialWithHousingMonthly.value).toBeNull();
    expect(affordability?.ratios.housingCost.value).toBeNull();
    expect(affordability?.ratios.essentialWithHousing.value).toBeNull();
  });
});
