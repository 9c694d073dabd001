import { describe, expect, it } from "vitest";
import { categoryOf, Household } from "@/tests/engine/household";

function home() {
  return new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00", { maskedNumber: "xxxx1234" })
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00", { maskedNumber: "xxxx5678" })
    .account("card", "CRED_AND_CHRG_CARDS", "-800.00", { maskedNumber: "xxxx9999" })
    .account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00");
}
const kinds = (report: ReturnType<Household["report"]>) =>
  report.transactions.map((row) => [row.id, row.pair?.kind ?? null, row.code]);

describe("transfers between the customer's own accounts", () => {
  it("are paired across accounts, up to four days apart, and are neither income nor spending", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-500.00", "Transfer to xx5678")
      .row("saver", "2026-03-06", "500.00", "Transfer from xx1234")
      .report();
    expect(kinds(report)).toEqual([
      ["t00001", "OWN_TRANSFER", "trf.own_matched"],
      ["t00002", "OWN_TRANSFER", "crd.own_transfer"],
    ]);
    expect(report.expenses.totals.all.count).toBe(0);
    expect(report.income.streams).toEqual([]);
  });

  it("are paired if the bank opens each with its word “transact”", () => {
    const one = home();
    for (const month of ["01", "02", "03", "04"]) {
      one.row("everyday", `2026-${month}-16`, "-200.00", "TRANSACT FUNDS TFR TO SAVINGS");
      one.row("saver", `2026-${month}-16`, "200.00", "TRANSACT FUNDS TFR FROM TRANSACTION");
    }
    expect(new Set(kinds(one.report()).map(([, kind]) => kind))).toEqual(new Set(["OWN_TRANSFER"]));
  });

  it("are paired if a card payment tops up the other account, whose credit prints the card's number", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-80.00", "ZORRINPAY*9171 MELBOURNE AU Card xx4864", { type: "PAYMENT" })
      .row("saver", "2026-03-02", "80.00", "Top-up by *4864")
      .row("everyday", "2026-03-03", "-80.00", "ZORRIN CAFE MELBOURNE AU Card xx1111", { type: "PAYMENT" })
      .report();
    expect(kinds(report).map(([, kind]) => kind)).toEqual(["OWN_TRANSFER", "OWN_TRANSFER", null]);
  });

  it("are not paired five days apart, within one account, or with different amounts", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-500.00", "Transfer to xx5678")
      .row("saver", "2026-03-07", "500.00", "Transfer from xx1234")
      .row("everyday", "2026-03-08", "-70.00", "Transfer to savings")
      .row("everyday", "2026-03-08", "70.00", "Transfer from savings")
      .row("everyday", "2026-03-09", "-80.00", "Transfer to savings")
      .row("saver", "2026-03-09", "80.01", "Transfer from everyday")
      .report();
    expect(report.transactions.every((row) => row.pair === null)).toBe(true);
  });

  it("are paired by the customer's own note, even if it resembles a lender's name", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-80.00", "WITHDRAWAL MOBILE 1208840 TFR Before pay", {
        type: "TRANSFER_OUTGOING",
      })
      .row("saver", "2026-03-02", "80.00", "DEPOSIT ONLINE 2201285 TFR Before pay", {
        type: "TRANSFER_INCOMING",
      })
      .report();
    expect(report.transactions.map((row) => row.code).sort()).toEqual([
      "crd.own_transfer",
      "trf.own_matched",
    ]);
    expect(report.liabilities.detected).toEqual([]);
  });

  it("do not include equal Osko payments with the same note to one person and from another", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-120.00", "OSKO PAYMENT TO QUENNA VORSKI kids", {
        type: "TRANSFER_OUTGOING",
      })
      .row("saver", "2026-03-02", "120.00", "OSKO PAYMENT FROM TALIX MORAND kids", {
        type: "TRANSFER_INCOMING",
      })
      .report();
    expect(report.transactions.map((row) => row.code).sort()).toEqual(["crd.person", "trf.person"]);
  });

  it("are neither spending nor wages if only one of the accounts was shared", () => {
    const alone = new Household().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    alone.monthly("2025-07-18", "2026-06-30", (on) =>
      alone.row("saver", on, "300.00", "M-BANKING FUNDS TFER TRANSFER 549970 FROM xx2994", {
        type: "TRANSFER_INCOMING",
      }),
    );
    alone.row("saver", "2026-06-20", "-500.00", "M-BANKING FUNDS TFER TRANSFER 202554 TO xx6227", {
      type: "TRANSFER_OUTGOING",
    });
    const report = alone.report();
    expect(report.income.streams).toEqual([]);
    expect(report.expenses.totals.all.count).toBe(0);
  });
  it("count card purchases once, because the repayment is a transfer", () => {
    const report = home()
      .row("card", "2026-03-02", "-120.00", "WOOLWORTHS 123", { merchantCategoryCode: "5411" })
      .row("everyday", "2026-03-20", "-120.00", "Transfer to credit card", { type: "TRANSFER_OUTGOING" })
      .row("card", "2026-03-21", "120.00", "PAYMENT RECEIVED THANK YOU")
      .report();
    expect(report.transactions.map((row) => row.code)).toEqual([
      "foo.groceries",
      "trf.card_shared",
      "crd.own_transfer",
    ]);
    expect(report.expenses.totals.living.value).toBe(
      categoryOf(report, "foo.groceries")?.monthly.selected.value,
    );
    expect(report.summary.commitmentsMonthly.count).toBe(0);
  });

  it("count the repayment of a loan whose account was shared once, as a commitment, and do not count its interest", () => {
    const household = home();
    household.monthly("2026-01-15", "2026-06-30", (on) => {
      household.row("everyday", on, "-2500.00", "DIRECT DEBIT HOME LOAN", { type: "DIRECT_DEBIT" });
      household.row("loan", on, "2500.00", "REPAYMENT");
      household.row("loan", on, "-1900.00", "INTEREST", { type: "INTEREST_CHARGED" });
    });
    const report = household.report();
    expect(report.commitments.lines.map((line) => [line.code, line.monthly.value])).toEqual([
      ["shared.mortgage", 250_000],
    ]);
    expect(report.expenses.totals.all.count).toBe(0);
  });

  it("do not include wages that happen to equal a payment elsewhere", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-500.00", "KMART 123", { merchantCategoryCode: "5311" })
      .row("saver", "2026-03-02", "500.00", "PAY/SALARY FROM ACME")
      .report();
    expect(report.transactions.map((row) => row.pair)).toEqual([null, null]);
  });

  it("are paired as often as possible if amounts repeat", () => {
    const household = home();
    household.every(3, "2026-03-01", "2026-03-28", (on) =>
      household.row("everyday", on, "-50.00", "Transfer to savings"),
    );
    household.every(3, "2026-03-02", "2026-03-29", (on) =>
      household.row("saver", on, "50.00", "Transfer from everyday"),
    );
    const report = household.report();
    expect(report.transactions.filter((row) => row.pair?.kind === "OWN_TRANSFER")).toHaveLength(20);
  });

  it("suggest an unshared account, and are not spending, if they go to it", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-500.00", "Osko Payment to Jordan Citizen")
      .row("everyday", "2026-04-02", "-500.00", "Osko Payment to Jordan Citizen")
      .report();
    expect(report.transactions.map((row) => row.code)).toEqual(["trf.own_unshared", "trf.own_unshared"]);
    expect(report.quality.suspectedUnshared.map((hint) => hint.kind)).toEqual(["OWN_ACCOUNT"]);
    expect(report.expenses.totals.all.count).toBe(0);
  });
});

describe("card repayments in a wording that was paired several times before", () => {
  const paired = (days: number) => {
    const one = home().account("card", "CRED_AND_CHRG_CARDS", "-500.00");
    const repay = (out: string, back: string) =>
      one
        .row("everyday", out, "-900.00", "ONLINE 5007075003 4881 Mira Solberg", { type: "TRANSFER_OUTGOING" })
        .row("card", back, "900.00", "PAYMENT", { type: "TRANSFER_INCOMING" });
    for (const on of ["2026-01-08", "2026-02-10", "2026-03-10", "2026-04-08"]) repay(on, on);
    repay("2026-05-08", new Date(Date.UTC(2026, 4, 8 + days)).toISOString().slice(0, 10));
    return one.report().transactions.filter(({ pair }) => pair !== null).length;
  };

  it("are paired even if they arrive after a weekend", () => {
    expect(paired(0)).toBe(10);
    expect(paired(3)).toBe(10);
  });

  it("are not paired a week later", () => {
    expect(paired(7)).toBe(8);
  });
});

describe("reversals and dishonours", () => {
  it("cancel both rows, and a dishonour becomes one event with its fee", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-75.00", "DIRECT DEBIT ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-04", "75.00", "DISHONOUR ANYTIME FITNESS")
      .row("everyday", "2026-03-04", "-15.00", "DISHONOUR FEE", { type: "FEE" })
      .report();
    expect(report.transactions.map((row) => row.code).sort()).toEqual([
      "crd.reversal",
      "fin.dishonour_fee",
      "trf.reversed",
    ]);
    expect(report.conduct.dishonours.events.map((event) => event.amountCents)).toEqual([7500]);
    expect(categoryOf(report, "rec.gym")).toBeUndefined();
  });

  it.each([
    "Return 13/03/26 Direct Debit Anytime Fitness",
    "Return 13 March 2026, Direct Debit Anytime Fitness",
    "RETURN 13 MAR 2026 DIRECT DEBIT",
    "RTND DIRECT DEBIT ANYTIME FITNESS",
    "PAYMENT REVERSAL ANYTIME FITNESS",
    "DIRECT DEBIT RETURNED INSUFFICIENT FUNDS",
  ])("include a debit that was returned in the bank's wording: %s", (description) => {
    const report = home()
      .row("everyday", "2026-03-12", "-75.00", "DIRECT DEBIT ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-13", "75.00", description)
      .report();
    expect(report.transactions.map((row) => row.code)).toEqual(["trf.reversed", "crd.reversal"]);
    expect(report.conduct.dishonours.events.map((event) => event.amountCents)).toEqual([7500]);
    expect(report.expenses.totals.all.count).toBe(0);
  });

  it("cancel the attempt of the business day before, and not the retry of the day of the return", () => {
    const report = home()
      .row("everyday", "2026-03-06", "-75.00", "DD ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-13", "-75.00", "DD ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-16", "-75.00", "DD ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-16", "75.00", "DISHONOUR ANYTIME FITNESS")
      .report();
    expect(report.conduct.dishonours.events.map((event) => event.on)).toEqual(["2026-03-13"]);
  });

  it.each([
    ["RETURNTOWORK SA WEEKLY PAYMENT", {}],
    ["RETURNED AND SERVICES LEAGUE WAGES", {}],
    ["KMART RETURNS 1234 SYDNEY", { type: "PAYMENT" }],
  ])("exclude money with similar wording that was not returned: %s", (description, more) => {
    const report = home()
      .row("everyday", "2026-03-12", "-75.00", "DIRECT DEBIT ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-13", "75.00", description, more)
      .report();
    expect(report.transactions.map((row) => row.pair)).toEqual([null, null]);
    expect(report.conduct.dishonours.events).toEqual([]);
  });

  it("need the bank's wording, because a credit of the same amount does not prove a return", () => {
    const report = home()
      .row("everyday", "2026-03-02", "-75.00", "DIRECT DEBIT ANYTIME FITNESS")
      .row("everyday", "2026-03-04", "75.00", "PAYMENT FROM SAM JONES")
      .report();
    expect(report.transactions.map((row) => row.pair)).toEqual([null, null]);
  });
});

describe("refunds", () => {
  it("reduce their category in the month of the refund and are not income", () => {
    const report = home()
      .row("card", "2026-02-20", "-200.00", "KMART 123 SYDNEY", { merchantCategoryCode: "5311" })
      .row("card", "2026-03-09", "50.00", "KMART 123 SYDNEY")
      .report();
    const category = categoryOf(report, "shp.department");
    expect(category).toMatchObject({ totalCents: 15_000, refundsNettedCents: 5_000 });
    expect(category?.history.map((month) => [month.month, month.amountCents])).toEqual([
      ["2026-02", 20_000],
      ["2026-03", -5_000],
    ]);
    expect(report.income.excludedCredits.map((line) => [line.reason, line.totalCents])).toEqual([
      ["REFUND", 5_000],
    ]);
  });

  it.each([
    "VISA-CR WOBBLY TEAPOT WARES BALLINA AU#7298373",
    "WOBBLY TEAPOT WARES BALLINA REFUND",
    "VISA REFUND WOBBLY TEAPOT WARES BALLINA",
  ])("are paired with the purchase from an unlisted shop, even if another branch pays: %s", (refund) => {
    const { transactions } = home()
      .row("everyday", "2026-02-20", "-84.50", "VISA PURCHASE WOBBLY TEAPOT WARES LISMORE")
      .row("everyday", "2026-02-21", "-84.50", "VISA PURCHASE CORVANE TOOLS LISMORE")
      .row("everyday", "2026-03-09", "52.00", refund)
      .report();
    expect(transactions.map(({ pair }) => pair?.kind ?? null)).toEqual([null, null, "REFUND"]);
  });

  it("of a health fund pay back a medical cost, and do not reduce the premiums", () => {
    const report = home()
      .row("everyday", "2026-02-20", "-310.40", "DIRECT DEBIT HCF HEALTH 2281907")
      .row("everyday", "2026-03-09", "64.50", "HCF BENEFIT PAYMENT 81792784")
      .report();
    expect(report.transactions.map(({ code, pair }) => [code, pair])).toEqual([
      ["hea.insurance", null],
      ["crd.refund", null],
    ]);
  });

  it("do not include wages from a shop where the customer buys", () => {
    const household = home();
    household.every(7, "2026-01-02", "2026-06-30", (on) => {
      household.row("everyday", on, "-90.00", "WOOLWORTHS 1234", { merchantCategoryCode: "5411" });
      household.row("everyday", on, "810.00", "Direct Credit 002221 WOOLWORTHS GROUP WAGES");
    });
    const report = household.report();
    expect(report.income.streams.map((stream) => [stream.code, stream.monthly.selected.value])).toEqual([
      ["inc.salary.regular", 351_000],
    ]);
    expect(categoryOf(report, "foo.groceries")?.refundsNettedCents).toBe(0);
  });
});

it.each([
  ["Osko Payment From Mira Solberg trip cancelled", null, "crd.person"],
  ["OSKO PAYMENT 370409304 Tauiliili M trip cancelled", null, "crd.person"],
  ["NPP IN Mira Solberg trip cancelled", null, "crd.person"],
  ["trip cancelled - Osko Payment from Mira Solberg", null, "crd.person"],
  ["OSKO PAYMENT CANCELLED Mira Solberg", "REVERSAL", "crd.reversal"],
  ["PAYMENT RETURNED Mira Solberg", "DISHONOUR", "crd.reversal"],
  ["OSKO PAYMENT CORVANE HOTEL PTY LTD BOOKING CANCELLED", "REVERSAL", "crd.reversal"],
])("pairs a payment with %j as %s", (description, kind, code) => {
  const report = home()
    .row("everyday", "2026-03-02", "-210.00", "Osko Payment To Mira Solberg trip")
    .row("everyday", "2026-03-04", "210.00", description)
    .report();
  expect(kinds(report)[1]).toEqual(["t00002", kind, code]);
});
