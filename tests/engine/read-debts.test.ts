import { describe, expect, it } from "vitest";
import type { CdsBalance } from "@/lib/engine/bank";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";

function loan(balance: string, repayment = "2500.00", interest = "-1900.00") {
  const home = new Household().account("loan", "RESIDENTIAL_MORTGAGES", balance);
  return home.monthly("2026-01-05", TO, (on) =>
    home
      .row("loan", on, repayment, "LOAN REPAYMENT", { type: "TRANSFER_INCOMING" })
      .row("loan", on, interest, "INTEREST CHARGED", { type: "INTEREST_CHARGED" }),
  );
}

function card(balance: Partial<CdsBalance>) {
  const home = new Household().account("card", "CRED_AND_CHRG_CARDS", null);
  home.data.balances.push({ accountId: "card", ...balance });
  return home.row("card", "2026-06-02", "-50.00", "WOOLWORTHS 12").report();
}

describe("a debt whose balance lacks the minus sign", () => {
  it("is owed if it is charged interest and is repaid although its balance looks positive", () => {
    const report = loan("478000.00").report();
    const [debt] = report.liabilities.shared;
    expect(debt?.owedCents).toBe(47_800_000);
    expect(debt?.servicingMonthly.value).toBeGreaterThanOrEqual(250_000);
    expect(report.warnings.map(({ code }) => code)).toContain("DEBT_SIGN_CORRECTED");
    expect(report.quality.reasons.map(({ code }) => code)).toContain("DEBT_SIGN_CORRECTED");
    expect(JSON.stringify(debt)).toBe(JSON.stringify(loan("-478000.00").report().liabilities.shared[0]));
  });

  it("is owed because of its contract if its rows were not supplied", () => {
    const home = new Household().account("loan", "PERS_LOANS", "18000.00", {
      loan: { minInstalmentAmount: "400.00", repaymentFrequency: "P1M" },
    });
    const report = home.report();
    expect(report.liabilities.shared[0]?.owedCents).toBe(1_800_000);
  });

  it("stays in credit if the loan was paid out, and is uncertain without evidence", () => {
    const paidOut = loan("12.50").row("loan", "2026-06-20", "300000.00", "PAYOUT").report();
    expect(paidOut.liabilities.shared[0]?.owedCents).toBe(0);
    expect(paidOut.warnings.map(({ code }) => code)).not.toContain("DEBT_SIGN_UNCLEAR");
    const bare = new Household().account("loan", "PERS_LOANS", "18000.00").report();
    expect(bare.warnings.map(({ code }) => code)).toContain("DEBT_SIGN_UNCLEAR");
  });

  it("is owed, for a card, only if the limit less the available amount proves it", () => {
    const owed = card({ currentBalance: "1800.00", creditLimit: "5000.00", availableBalance: "3200.00" });
    expect(owed.liabilities.shared[0]?.owedCents).toBe(180_000);
    expect(owed.warnings.map(({ code }) => code)).toContain("DEBT_SIGN_CORRECTED");
    const credit = card({ currentBalance: "1800.00", creditLimit: "5000.00", availableBalance: "6800.00" });
    expect(credit.liabilities.shared[0]?.owedCents).toBe(0);
    expect(credit.warnings.filter(({ code }) => code.startsWith("DEBT_SIGN"))).toEqual([]);
    const unknown = card({ currentBalance: "1800.00" });
    expect(unknown.liabilities.shared[0]?.owedCents).toBe(0);
    expect(unknown.warnings.map(({ code }) => code)).toContain("DEBT_SIGN_UNCLEAR");
  });

  it("is unknown if its balance is zero but the loan is repaid as before", () => {
    const home = loan("0.00");
    Object.assign(home.data.accounts[0] ?? {}, { loan: { loanEndDate: "2050-01-01" } });
    const [debt] = home.report().liabilities.shared;
    expect(debt?.owedCents).toBeNull();
    expect(debt?.servicingMonthly.value).toBe(debt?.repaymentMonthly.value);
    expect(debt?.servicingMonthly.value).toBeGreaterThanOrEqual(250_000);
  });
});
