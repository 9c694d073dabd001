import { describe, expect, it } from "vitest";
import { matchNames } from "@/lib/engine/quality/match-names";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";
const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const paid = (household = home()) => {
  household.every(14, "2025-07-03", TO, (on) =>
    household.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS 004512"),
  );
  return household.every(7, "2025-07-01", TO, (on) =>
    household.row("everyday", on, "-100.00", "WOOLWORTHS 1234 BONDI"),
  );
};

describe("the name on an account", () => {
  it.each([
    ["Jordan Citizen", "JORDAN CITIZEN"],
    ["Jordan Citizen", "Mr Jordan Alex CITIZEN"],
    ["Jordan Alex Citizen", "JORDAN A CITIZEN"],
    ["Jordan Citizen", "CITIZEN, JORDAN"],
    ["Jordan Citizen", "Citizen Jordan"],
    ["Jordan Citizen", "JORDAN CITIZEN & SAM LEE"],
    ["Jordan Citizen", "Sam Lee and Jordan Citizen"],
    ["Jordan Citizen", "Jordan & Sam Citizen"],
    ["Mai-Linh O’Brien", "MAILINH OBRIEN"],
    ["José Müller", "JOSE MUELLER"],
    ["Søren Åberg", "SOREN AABERG"],
    ["Łukasz Đorđević", "LUKASZ DORDEVIC"],
    ["Anh Nguyen", "NGUYEN VAN ANH"],
    ["Sarah Smith-Jones", "SARAH SMITH JONES"],
  ])("%s matches %s", (given, holder) => expect(matchNames(given, [holder])).toBe("MATCH"));

  it.each([
    ["Jordan Citizen", "J CITIZEN"],
    ["Jordan Citizen", "J & S CITIZEN"],
    ["Sarah Smith-Jones", "SARAH JONES"],
    ["Jordan Paul Citizen", "JORDAN MARK CITIZEN"],
    ["Alexandra Papadopoulos", "ALEXANDR PAPADOPOULOS"],
  ])("%s partly matches %s", (given, holder) => expect(matchNames(given, [holder])).toBe("PARTIAL"));

  it.each([
    ["Jordan Citizen", "SAM LEE"],
    ["Jordan Citizen", "JORDAN LEE"],
    ["Jordan Citizen", "SAM CITIZEN"],
    ["Mr Jordan Citizen", "MR SAM LEE"],
  ])("%s does not match %s", (given, holder) => expect(matchNames(given, [holder])).toBe("NO_MATCH"));

  it("is unknown if the bank gave no readable name", () => {
    expect(matchNames("Jordan Citizen", [])).toBe("UNKNOWN");
    expect(matchNames("Jordan Citizen", ["", "MR & MRS"])).toBe("UNKNOWN");
    expect(matchNames("陈伟", ["CHEN WEI"])).toBe("UNKNOWN");
  });

  it("matches partly if one of two accounts belongs to another person, and hostile text changes nothing", () => {
    expect(matchNames("Jordan Citizen", ["JORDAN CITIZEN", "SAM LEE"])).toBe("PARTIAL");
    expect(matchNames("Jordan Citizen", [`${"&".repeat(5_000)}`, "J".repeat(90_000)])).toBe("NO_MATCH");
  });

  it("is the first question if it names another person", () => {
    const household = paid(
      new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1.00", { holderName: "Sam Lee" }),
    );
    const { summary, quality } = household.report();
    expect(summary.headlines[0]?.code).toBe("NAME_MISMATCH");
    expect(quality.grade).toBe("C");
  });
});

describe("accounts that were not shared", () => {
  it("are suspected, with the monthly amounts that go to them and come from them", () => {
    const household = paid();
    household.monthly("2025-07-10", TO, (on) =>
      household.row("everyday", on, "-800.00", "OSKO PAYMENT TO JORDAN CITIZEN"),
    );
    const { quality } = household.report();
    const [found] = quality.suspectedUnshared;
    expect(found).toMatchObject({ kind: "OWN_ACCOUNT", monthlyOut: { count: 12 }, monthlyIn: { value: 0 } });
    expect(found?.monthlyOut.value).toBe(Math.round((12 * 80_000 * 30.4375) / 365));
    expect(quality.accountCompletenessRatio).toBe(0.5);
  });

  it("make the surplus incomplete if much money goes there, and the reason states the amount", () => {
    const household = paid();
    household.monthly("2025-07-10", TO, (on) =>
      household.row("everyday", on, "-3000.00", "Transfer to xx4321", { type: "TRANSFER_OUTGOING" }),
    );
    const { summary, quality } = household.report();
    expect(summary.surplusMonthly.quality).toBe("INCOMPLETE");
    expect(summary.surplusMonthly.note).toBe(
      "$3,002.05 a month on average went to accounts that were not shared and is not in any part of this figure.",
    );
    expect(quality.suspectedUnshared.map(({ kind }) => kind)).toEqual(["UNNAMED_ACCOUNT"]);
  });

  it("do not affect the surplus if little money goes to them", () => {
    const household = paid();
    household.monthly("2025-07-10", TO, (on) =>
      household.row("everyday", on, "-100.00", "Transfer to xx4321", { type: "TRANSFER_OUTGOING" }),
    );
    expect(household.report().summary.surplusMonthly).toMatchObject({ quality: "OK", note: null });
  });

  it("must exist if money is spent without income, or if there is no spending on food", () => {
    const spending = home();
    spending.every(5, "2026-01-01", TO, (on) => spending.row("everyday", on, "-40.00", "WOOLWORTHS 12"));
    expect(spending.report().quality.suspectedUnshared.map(({ kind }) => kind)).toEqual(["INCOME_ACCOUNT"]);
    const bills = home();
    bills.every(14, "2026-01-01", TO, (on) =>
      bills.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    bills.every(5, "2026-01-01", TO, (on) => bills.row("everyday", on, "-40.00", "BPAY TELSTRA 9988112"));
    expect(bills.report().quality.suspectedUnshared.map(({ kind }) => kind)).toEqual(["SPENDING_ACCOUNT"]);
  });
});

describe("the balance of the previous fetch", () => {
  const at = "2026-05-31T22:00:00Z";
  const check = (previous: string, more: (household: Household) => void = () => {}) => {
    const household = home().row("everyday", "2026-05-20", "-10.00", "WOOLWORTHS 12");
    household.row("everyday", "2026-06-10", "-40.00", "WOOLWORTHS 12");
    more(household);
    household.data.previousBalances = [{ accountId: "everyday", currentBalance: previous, at }];
    return household.report();
  };

  it("matches if the rows since then explain the current balance", () => {
    const { quality, accounts } = check("1040.00");
    expect(quality).toMatchObject({
      balanceReconciled: true,
      reconciliations: [{ reason: "EXACT", from: "2026-06-01", postedCents: -4_000, differenceCents: 0 }],
    });
    expect(accounts[0]?.balance.reconciled).toBe(true);
  });

  it("may have been taken before or after a row of the same day", () => {
    const sameDay = (household: Household) => {
      household.row("everyday", "2026-06-01", "-7.00", "BAKERY");
    };
    expect(check("1040.00", sameDay).quality.reconciliations[0]?.reason).toBe("EXACT");
    expect(check("1047.00", sameDay).quality.reconciliations[0]).toMatchObject({
      reason: "SAME_DAY",
      isReconciled: true,
    });
  });

  it("means that rows may be missing if it does not match, and the report states this first", () => {
    const { quality, accounts, warnings, summary } = check("1050.00");
    expect(quality).toMatchObject({ balanceReconciled: false });
    expect(quality.reconciliations[0]).toMatchObject({ reason: "DIFFERS", differenceCents: -1_000 });
    expect(quality.reasons.map(({ code }) => code)).toContain("BALANCE_NOT_RECONCILED");
    expect(accounts[0]?.balance.reconciled).toBe(false);
    expect(warnings.map(({ code }) => code)).toContain("BALANCE_NOT_RECONCILED");
    expect(summary.headlines.map(({ code }) => code)).toContain("BALANCE_NOT_RECONCILED");
    const textOf = (lines: readonly { code: string; text: string }[]) =>
      lines.find(({ code }) => code === "BALANCE_NOT_RECONCILED")?.text;
    expect(textOf(quality.reasons)).toContain("the change in 1 balance");
    expect(textOf(summary.headlines)).toMatch(/^Since 1 Jun 2026, /);
  });

  it("is not checked at the first fetch, or if it cannot be read", () => {
    const first = home().row("everyday", "2026-06-10", "-40.00", "WOOLWORTHS 12");
    expect(first.report().quality.balanceReconciled).toBeNull();
    expect(check("lots").quality).toMatchObject({ balanceReconciled: null, reconciliations: [] });
  });

  it("is not checked in the insight profile, whose whole months end before the day of the fetch", () => {
    const household = home()
      .row("everyday", "2026-05-20", "-10.00", "WOOLWORTHS 12")
      .row("everyday", "2026-06-10", "-40.00", "WOOLWORTHS 12");
    household.data.previousBalances = [{ accountId: "everyday", currentBalance: "1040.00", at }];
    const { quality } = household.report({ profile: "insight" });
    expect(quality).toMatchObject({ reconciliations: [], balanceReconciled: null });
  });
});

describe("money in joint accounts", () => {
  it("is counted in full, with a question if most of the income arrives there", () => {
    const household = paid(
      new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1.00", {
        accountOwnership: "TWO_PARTY",
      }),
    );
    const { quality, summary } = household.report();
    expect(quality.jointIncomeRatio).toBe(1);
    expect(quality.reasons.map(({ code }) => code)).toContain("JOINT_ACCOUNTS");
    expect(summary.headlines.map(({ code }) => code)).toContain("JOINT_INCOME");
  });
});

describe("the quality grade", () => {
  it("has a definition that states the limit for each of its reasons", () => {
    const { definitions } = paid().report();
    expect(definitions.formulas.find(({ id }) => id === "Q-GRADE")?.text).toContain("under 45 days");
  });
});
