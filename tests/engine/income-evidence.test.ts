import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const IN = { type: "TRANSFER_INCOMING" };
const OUT = { type: "TRANSFER_OUTGOING" };
const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const codes = (one: Household) => [
  ...new Set(
    one
      .report()
      .transactions.filter((row) => row.amountCents > 0)
      .map((row) => row.code),
  ),
];

describe("the category of a credit with ambiguous wording", () => {
  it("is business receipts for payments from several firms to an account that lodges BAS", () => {
    const one = home();
    const firms = ["BARLOW GRAIN PTY LTD", "TARCOOLA SHIRE COUNCIL", "OXLEY PASTORAL GROUP"];
    one.every(37, "2025-07-10", "2026-06-20", (on, index) =>
      one.row("everyday", on, `${4100 + index * 911}.00`, `TRANSFER FROM ${firms[index % 3]}`, IN),
    );
    one.row("everyday", "2025-10-28", "-2100.00", "BPAY ATO BAS PAYMENT");
    expect(codes(one)).toEqual(["inc.business.receipts"]);
  });

  it("is business receipts if the wording ends in an invoice number, with or without a space", () => {
    for (const text of [
      "TRANSFER FROM OXLEY HOMES PT INV880",
      "PAY/SALARY FROM CORVANE PROJECTS INVOICE881",
      "TRANSFER FROM OXLEY HOMES PT INV 882",
    ]) {
      const one = home().row("everyday", "2026-06-10", "3180.00", text, IN);
      expect([text, codes(one)]).toEqual([text, ["inc.business.receipts"]]);
    }
  });

  it("is wages if a firm names the week that the payment is for", () => {
    for (const text of ["DIRECT CREDIT 2202 OXLEY RECRUIT WE 0908", "DEPOSIT CORVANE WORKFORCE WK3108"]) {
      const one = home().row("everyday", "2026-06-10", "1220.00", text);
      expect([text, codes(one)]).toEqual([text, ["inc.salary.regular"]]);
    }
  });

  it("follows the end of a phrase that the bank truncated, but not a single truncated word", () => {
    const said = (text: string) => codes(home().row("everyday", "2026-06-10", "512.00", text));
    expect(said("DIRECT CREDIT 575519 CHILD SUPP")).toEqual(["inc.support.child"]);
    expect(said("DIRECT CREDIT 465210 OXLEY SALARY PACKA")).toEqual(["inc.salary.packaged"]);
    expect(said("DIRECT CREDIT 575519 CHIL")).not.toEqual(["inc.support.child"]);
    // The singular "allowance" has other meanings, and parents use the word for pocket money.
    expect(said("DEPOSIT-OSKO PAYMENT 1182908 Nan book allowance")).not.toContain("inc.salary.variable");
  });

  it("is rent for an agent's monthly payments, even if their cadence suggests wages", () => {
    const one = home();
    one.monthly("2025-07-05", "2026-06-05", (on) =>
      one.row("everyday", on, "1843.20", "DIRECT CREDIT HOLLIS AND DRAKE PROPERTY", IN),
    );
    expect(codes(one)).toEqual(["inc.property.rent"]);
  });

  it("is wages for a person's weekly payments that mention wages, in any wording", () => {
    const one = home();
    const notes = ["PAY", "WEEK 12", "PAY WEEK ENDING", "WAGES"];
    one.every(7, "2026-01-07", "2026-06-24", (on, index) =>
      one.row("everyday", on, "640.00", `OSKO PAYMENT DENISE HARPER ${notes[index % 4]}`, IN),
    );
    const { streams } = one.report().income;
    expect(streams.map(({ code, frequency, count }) => [code, frequency, count])).toEqual([
      ["inc.salary.regular", "WEEKLY", 25],
    ]);
  });

  it("is a separate income type for salary packaging", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-25", (on) =>
      one.row("everyday", on, "346.50", "SALARY PACKAGING LIVING EXPENSES", IN),
    );
    const [stream] = one.report().income.streams;
    expect(stream).toMatchObject({ code: "inc.salary.packaged", included: true, gross: null });
  });
});

describe("money between two accounts that were shared", () => {
  it("is paired by the name of the second account, even if it is truncated", () => {
    const one = home()
      .account("a", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00", { displayName: "Harbour Choice" })
      .account("b", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00", { displayName: "Harbour Lifestyle" });
    one.monthly("2025-07-05", "2026-06-05", (on) => {
      one.row("a", on, "-200.00", "WITHDRAWAL MOBILE 5112923 TFR Harbour Lif", OUT);
      one.row("b", on, "200.00", "DEPOSIT ONLINE 5112944 TFR Harbour Cho", IN);
    });
    expect(codes(one)).toEqual(["crd.own_transfer"]);
  });
});

describe("a short or unusual record", () => {
  it("excludes a credit of more than ten times the usual amount from the monthly income, with the reason", () => {
    const one = home();
    one.monthly("2025-07-31", "2026-06-28", (on, index) =>
      one.row("everyday", on, index === 5 ? "4500.00" : "70.00", "CREDIT INTEREST", {
        type: "INTEREST_PAID",
      }),
    );
    const [stream] = one.report().income.streams;
    expect(stream?.monthly.selected.value).toBeLessThan(7_100);
    expect(stream?.monthly.selected.note).toMatch(/more than 10 times the usual, is left out/);
    expect(stream?.outliers.map((row) => row.amountCents)).toEqual([450_000]);
  });

  it("has no surplus for a week of data", () => {
    const one = home();
    one.row("everyday", "2026-06-24", "8200.00", "SALARY CORVANE LOGISTICS", IN);
    one.every(1, "2026-06-24", "2026-06-30", (on) => one.row("everyday", on, "-61.00", "WOOLWORTHS"));
    const { surplusMonthly } = one.report().summary;
    expect(surplusMonthly.value).toBeNull();
    expect(surplusMonthly.note).toBe("Not stated: 7 days of data were shared, and a surplus needs 30 days.");
  });

  it("does not cover the days that a bank left out, even in inactive accounts", () => {
    const one = home().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00", { displayName: "Saver" });
    const isLeftOut = (on: string) => on >= "2026-02-01" && on <= "2026-03-03";
    one.every(1, "2025-07-01", "2026-06-30", (on) => {
      if (!isLeftOut(on)) one.row("everyday", on, "-12.00", "WOOLWORTHS");
    });
    one.monthly("2025-07-31", "2026-06-30", (on) => {
      if (!isLeftOut(on)) one.row("saver", on, "9.00", "CREDIT INTEREST", { type: "INTEREST_PAID" });
    });
    const { accounts, summary } = one.report();
    expect(accounts.map((account) => account.coverage.gaps.length)).toEqual([1, 1]);
    expect(summary.livingMonthly.window?.days).toBe(365 - 31);
  });
});

it("a salary packager's claims are averaged apart from the amount of every payday", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(14, "2025-07-04", "2026-06-26", (on) =>
    home.row("everyday", on, "612.00", "Maxxia Pty Ltd MAX9037577"),
  );
  for (const on of ["2025-09-16", "2026-01-20", "2026-05-19"])
    home.row("everyday", on, "400.00", "Maxxia Pty Ltd MEALENT 9037577");
  // 612.00 × 26 ÷ 12 for the paydays, and 3 × 400.00 ÷ 12 for the claims.
  const { value } = home.report().income.totals.netMonthly;
  expect(Math.abs((value ?? 0) - 142_600)).toBeLessThan(300);
});
