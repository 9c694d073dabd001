import { describe, expect, it } from "vitest";
import { Household } from "./household";

const FROM = "2025-07-03";
const TO = "2026-06-30";

function everyday(balance = "4000.00") {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", balance);
  return home.every(14, FROM, TO, (on) =>
    home.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS"),
  );
}

describe("a lender with two names", () => {
  it("is one lender if the second name is the first name with additional words", () => {
    const home = everyday();
    home.row("everyday", "2026-01-08", "900.00", "CORVANE FINANCE LOAN");
    home.every(14, "2026-01-15", "2026-06-18", (on, index) =>
      home.row(
        "everyday",
        on,
        "-80.00",
        index % 2 === 0 ? "DIRECT DEBIT CORVANE LOANS" : "DIRECT DEBIT CORVANE LOANS PF",
      ),
    );
    const lenders = home.report().liabilities.detected.filter(({ count }) => count > 0);
    expect(lenders.map(({ lender, count }) => [lender, count])).toEqual([["Corvane Loans", 12]]);
  });
});

describe("an extra repayment of a home loan", () => {
  const report = (loans: readonly string[]) => {
    const home = everyday();
    for (const loan of loans)
      home.every(14, FROM, TO, (on) => home.row("everyday", on, "-1100.00", `DIRECT DEBIT ${loan}`));
    home.row("everyday", "2026-03-10", "-5000.00", "OSKO PAYMENT TO CORVANE HOME LOAN extra repayment");
    const { detected } = home.report().liabilities;
    return detected
      .filter(({ class: kind }) => kind === "MORTGAGE")
      .map(({ lender, count }) => [lender, count]);
  };

  it("belongs to the only home loan, whatever name the customer writes", () => {
    const one = report(["ZORRIN BANK HOME LOAN"]);
    expect(one).toHaveLength(1);
    expect(one[0]?.[1]).toBe(27);
  });

  it("does not swallow a lender of another kind that has “extra” in its name", () => {
    const home = everyday();
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "-80.00", "DIRECT DEBIT CORVANE LOANS"));
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "-60.00", "DIRECT DEBIT ZORRIN EXTRA LOANS"));
    expect(home.report().liabilities.detected.filter(({ count }) => count > 0)).toHaveLength(2);
  });

  it("stays separate if there are two home loans", () => {
    expect(report(["ZORRIN BANK HOME LOAN", "TARVO BANK HOME LOAN"])).toHaveLength(3);
  });
});

describe("a lender with large monthly repayments", () => {
  it.each([
    ["DIRECT DEBIT CORVANE TRUCK FINANCE 41881", "PERSONAL"],
    ["DIRECT DEBIT CORVANE FINANCE 41881", "PERSONAL"],
    ["DIRECT DEBIT CORVANE FINANCE HOME 41881", "MORTGAGE"],
    ["DIRECT DEBIT CORVANE LENDING LOANS 41881", "MORTGAGE"],
  ])("lent for a home only if a word other than finance says so: %s", (description, kind) => {
    const home = everyday();
    home.monthly("2025-07-10", TO, (on) =>
      home.row("everyday", on, "-4182.66", description, { type: "DIRECT_DEBIT" }),
    );
    expect(home.report().liabilities.detected.map((debt) => debt.class)).toEqual([kind]);
  });
});

describe("a lender whose bill names no product", () => {
  const classOf = (step: number) => {
    const home = everyday();
    home.monthly(
      "2025-07-10",
      TO,
      (on) => home.row("everyday", on, "-5273.11", "DIRECT DEBIT CORVANE BANK INTEREST"),
      step,
    );
    return home.report().liabilities.detected.map((debt) => debt.class);
  };

  it("lends for a home if the repayments are of that size each month", () => {
    expect(classOf(1)).toEqual(["MORTGAGE"]);
  });

  it("lends for something else if they are half-yearly, as no home loan is repaid", () => {
    expect(classOf(6)).toEqual(["PERSONAL"]);
  });
});

describe("a lender that is only visible in transactions", () => {
  const home = everyday();
  home.row("everyday", "2026-01-08", "900.00", "NIMBLE AUSTRALIA LOAN");
  home.every(14, "2026-01-15", "2026-03-26", (on) =>
    home.row("everyday", on, "-180.00", "DIRECT DEBIT NIMBLE"),
  );
  home.row("everyday", "2026-04-09", "900.00", "NIMBLE AUSTRALIA LOAN");
  home.every(14, "2026-04-23", "2026-06-18", (on) =>
    home.row("everyday", on, "-140.00", "DIRECT DEBIT NIMBLE"),
  );
  home.every(14, "2025-07-08", "2025-12-20", (on) => home.row("everyday", on, "-45.00", "AFTERPAY"));
  const report = home.report();
  const find = (name: string) => report.liabilities.detected.find((lender) => lender.lender === name);

  it("has the received, repaid and outstanding amounts of a small loan whose whole term is visible", () => {
    expect(find("Nimble")).toMatchObject({
      class: "SACC",
      status: "ACTIVE",
      inferred: false,
      proceeds: [
        { on: "2026-01-08", amountCents: 90_000 },
        { on: "2026-04-09", amountCents: 90_000 },
      ],
      repaidCents: 178_000,
      repaidSinceProceedsCents: 70_000,
      estimatedBalanceCents: 20_000,
      count: 11,
    });
  });

  it("has no commitment once the repayments have ended", () => {
    expect(find("Afterpay")).toMatchObject({
      status: "SETTLED",
      repaymentMonthly: { value: 0, formula: "L-SETTLED" },
    });
    expect(report.commitments.lines.find((line) => line.code === "dbt.bnpl")?.monthly.value).toBe(0);
  });

  it("is tested against a tenth of the pay of the period", () => {
    const monthly = find("Nimble")?.repaymentMonthly.value ?? 0;
    expect(report.liabilities.saccTest).toMatchObject({
      payPeriod: "FORTNIGHTLY",
      availableIncomeCents: 300_000,
      repaymentsCents: Math.round((monthly * 12) / 26),
      cap: 0.1,
      lenders: ["Nimble"],
    });
    expect(report.liabilities.leaseTest).toBeNull();
    expect(everyday().report().liabilities.saccTest).toBeNull();
  });

  it("reveals no single payment in the insight profile", () => {
    const { liabilities, commitments } = home.report({ profile: "insight" });
    expect(
      liabilities.detected.every((lender) => lender.proceeds.length === 0 && lender.lastOn === null),
    ).toBe(true);
    const nimble = liabilities.detected.find((lender) => lender.lender === "Nimble");
    expect(nimble).toMatchObject({
      estimatedBalanceCents: null,
      repaidSinceProceedsCents: null,
      firstOn: null,
    });
    expect(commitments.upcoming30Days.items).toEqual([]);
  });
});

describe("a tax office payment plan", () => {
  it("is a debt if its payments are fixed and frequent, while an assessment is not a debt", () => {
    const home = everyday();
    home.row("everyday", "2025-11-21", "-3120.55", "ATO PAYMENT");
    expect(home.report().liabilities.detected).toEqual([]);
    home.monthly("2025-12-05", TO, (on) => home.row("everyday", on, "-250.00", "TAX OFFICE PAYMENTS"));
    const { detected } = home.report().liabilities;
    expect(detected).toMatchObject([
      { class: "TAX_DEBT", inferred: true, repayment: { frequency: "MONTHLY" } },
    ]);
  });

  it("is a separate debt from the quarterly statements of the same payee", () => {
    const home = everyday();
    for (const on of ["2025-07-28", "2025-10-28", "2026-01-28"])
      home.row("everyday", on, "-2115.40", "TAX OFFICE PAYMENTS");
    home.monthly("2026-02-15", TO, (on) =>
      home.row("everyday", on, "-380.00", "DIRECT DEBIT ATO ARRANGEMENT"),
    );
    const { liabilities, expenses } = home.report();
    expect(liabilities.detected).toMatchObject([
      { class: "TAX_DEBT", repayment: { frequency: "MONTHLY" }, repaymentMonthly: { value: 38_000 } },
    ]);
    expect(expenses.streams.filter(({ code }) => code === "gov.tax")).toHaveLength(2);
  });

  it("is counted once, as a debt, in the commitments, the assessment steps and the debt servicing ratio", () => {
    const home = everyday();
    home.monthly("2025-07-05", TO, (on) => home.row("everyday", on, "-250.00", "TAX OFFICE PAYMENTS"));
    const { commitments, affordability } = home.report();
    expect(commitments.lines.filter(({ code }) => code.includes("tax"))).toMatchObject([
      { code: "dbt.tax_plan", monthly: { value: 25_000, count: 12 } },
    ]);
    expect(commitments.totalMonthly.value).toBe(25_000);
    expect(affordability?.ladder.find(({ line }) => line === "commitments_debt")?.assessedCents).toBe(25_000);
    expect(affordability?.ladder.find(({ line }) => line === "commitments_other")?.assessedCents).toBe(0);
    expect(affordability?.ratios.dsr.value).toBeGreaterThan(0);
  });
});

describe("a plan of four instalments", () => {
  it.each([
    [["2026-05-27", "2026-06-10", "2026-06-24"], 2_500],
    [["2026-05-13", "2026-05-27", "2026-06-10", "2026-06-24"], 0],
  ])("has %s paid instalments and %i cents outstanding, and no further payments", (days, due) => {
    const home = everyday();
    for (const on of days) home.row("everyday", on, "-25.00", "AFTERPAY MELBOURNE");
    expect(home.report().liabilities.detected[0]?.repaymentMonthly).toMatchObject({
      value: due,
      formula: "L-DUE",
      quality: "ESTIMATED",
    });
  });
});

describe("the next payment of a card", () => {
  it("is its usual repayment, without the purchases on the card", () => {
    const home = everyday().account("card", "CRED_AND_CHRG_CARDS", "-900.00", {
      creditCard: { minPaymentAmount: "25.00", paymentDueAmount: "900.00", paymentDueDate: "2026-07-15" },
    });
    home.monthly("2025-07-10", TO, (on) => home.row("card", on, "-19.99", "NETFLIX.COM"));
    const { items } = home.report().commitments.upcoming30Days;
    expect(items.filter(({ accountId }) => accountId === "card").map(({ source }) => source)).toEqual([
      "CARD_MINIMUM",
    ]);
  });
});

describe("a small-loan lender that lends more than a small loan", () => {
  it("has one medium loan with its advance, instead of a second lender without repayments", () => {
    const home = everyday();
    home.row("everyday", "2026-01-08", "3000.00", "DIRECT CREDIT NIMBLE AUSTRALIA");
    home.every(7, "2026-01-15", "2026-06-25", (on) =>
      home.row("everyday", on, "-66.90", "DIRECT DEBIT NIMBLE AUSTRALIA"),
    );
    const { detected } = home.report().liabilities;
    expect(detected.map(({ class: kind, proceeds, count }) => [kind, proceeds.length, count])).toEqual([
      ["MACC", 1, 24],
    ]);
  });
});

describe("a lender whose medium loan had one dishonoured repayment", () => {
  it("has one debt that is paid again, and no second debt in arrears", () => {
    const home = everyday();
    home.row("everyday", "2026-01-08", "3500.00", "DIRECT CREDIT NIMBLE AUSTRALIA LOAN 77120");
    home.every(14, "2026-01-22", "2026-06-18", (on) =>
      home.row("everyday", on, "-148.60", "DIRECT DEBIT NIMBLE AUSTRALIA 77120"),
    );
    home.row("everyday", "2026-04-17", "148.60", "DIRECT DEBIT DISHONOUR NIMBLE AUSTRALIA 77120");
    const { detected } = home.report().liabilities;
    expect(detected.map((debt) => [debt.class, debt.status, debt.proceeds.length, debt.dishonours])).toEqual([
      ["MACC", "ACTIVE", 1, 1],
    ]);
  });
});

describe("a student start-up loan", () => {
  it.each(["CTRLINK SSL 884J STUDENT STARTUP LOAN", "SERVICES AUSTRALIA STUDENT STARTUP LOAN"])(
    "has no lender, because the tax office collects it: %s",
    (text) => {
      const home = everyday();
      home.row("everyday", "2026-03-05", "1321.00", `DIRECT CREDIT ${text}`);
      expect(home.report().liabilities.detected).toEqual([]);
    },
  );
});

describe("a small loan whose weekly repayments stopped", () => {
  const repaid = (advance: string) => {
    const home = everyday();
    home.row("everyday", "2026-01-08", advance, "DIRECT CREDIT NIMBLE AUSTRALIA");
    home.every(7, "2026-01-15", "2026-05-12", (on) =>
      home.row("everyday", on, "-58.20", "DIRECT DEBIT NIMBLE AUSTRALIA"),
    );
    return home.report().liabilities.detected[0]?.status;
  };

  it("is settled after five weeks if more than the loan and its fees was repaid", () => {
    expect(repaid("550.00")).toBe("SETTLED");
  });

  it("is active if less was repaid", () => {
    expect(repaid("1500.00")).toBe("ACTIVE");
  });
});

describe("finance that is repaid every half-year", () => {
  it("is not a home loan, even if it is large", () => {
    const home = everyday();
    for (const on of ["2025-06-30", "2025-12-30", "2026-06-30"])
      home.row("everyday", on, "-18240.00", "DIRECT DEBIT HARROWAY HARVEST CAPITAL 377356903");
    expect(home.report().liabilities.detected.map(({ class: kind }) => kind)).toEqual(["PERSONAL"]);
  });
});
