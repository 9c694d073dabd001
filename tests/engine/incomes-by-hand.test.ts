import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-01";
const TO = "2026-06-30";
const DAYS = 365;

/** A household with a year of shopping from an everyday account, and a second account. */
function home(): Household {
  const one = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .account("bills", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, FROM, TO, (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  return one
    .row("everyday", FROM, "-5.10", "COLES 1234 PERTH")
    .row("everyday", TO, "-5.10", "COLES 1234 PERTH");
}

/** Cents that differ from payment to payment and are never a multiple of 50. */
const vary = (index: number, cents: number, step: number) => cents + ((index * 53) % 11) * step + 17;
const toAmount = (cents: number) => (cents / 100).toFixed(2);
const incomeOf = (one: Household) => one.report().income;
const kindsOf = (one: Household) =>
  incomeOf(one).streams.map(({ code, count, included }) => [code, count, included]);

describe("the income of households, calculated by hand,", () => {
  it("averages a contractor's irregular invoices, including a client whose name does not look like a firm's", () => {
    const one = home();
    const clients = [
      "DIRECT CREDIT 301500 BRANDT JOINERY",
      "OSKO PAYMENT FROM KESTREL HOMES PTY LTD 4471",
      "DIRECT CREDIT 042112 NORTHSHORE CABINETS P/L",
      "DIRECT CREDIT 301500 TALLOW FURNITURE",
    ];
    let sum = 0;
    one.every(17, "2025-07-08", TO, (on, index) => {
      const cents = vary(index, 300_000, 91_100);
      sum += cents;
      one.row("everyday", on, toAmount(cents), clients[index % 4] ?? "");
    });
    for (const on of ["2025-10-28", "2026-02-27", "2026-04-28"])
      one.row("everyday", on, "-4120.00", "BPAY ATO BAS PAYMENT 551 009");
    expect(new Set(kindsOf(one).map(([code]) => code))).toEqual(new Set(["inc.business.receipts"]));
    const stated = incomeOf(one).totals.netMonthly.value ?? 0;
    expect(Math.abs(stated - (sum / DAYS) * 30.4375)).toBeLessThan(5);
  });

  it("counts the newest of three labour hire agencies at its current pay", () => {
    const one = home();
    const last: number[] = [];
    one.every(7, "2025-07-03", TO, (on, index) => {
      const cents = vary(index, 90_000, 3_700);
      if (on >= "2026-03-15") last.push(cents);
      const agency =
        on < "2025-12-01"
          ? "WORKPAC PTY LTD WAGES"
          : on < "2026-03-15"
            ? "CHANDLER MACLEOD PAY"
            : "DIRECT CREDIT 220110 PROGRAMMED SKILLED WAGES";
      one.row("everyday", on, toAmount(cents), agency);
    });
    const mean = last.reduce((total, cents) => total + cents, 0) / last.length;
    const stated = incomeOf(one).totals.netMonthly.value ?? 0;
    expect(Math.abs(stated / ((mean * 52) / 12) - 1)).toBeLessThan(0.01);
  });

  it("counts two jobs with one payday, and one pay into two accounts", () => {
    const two = home();
    two.every(14, "2025-07-03", TO, (on, index) =>
      two
        .row("everyday", on, "1511.37", "SALARY HOBART CITY MISSION")
        .row("everyday", on, toAmount(vary(index, 40_000, 3_700)), "WAGES LENAH VALLEY RSL"),
    );
    expect(kindsOf(two)).toEqual([
      ["inc.salary.regular", 26, true],
      ["inc.salary.regular", 26, true],
    ]);
    const split = home();
    split.every(14, "2025-07-03", TO, (on) =>
      split
        .row("everyday", on, "1900.37", "DIRECT CREDIT 410221 TIDEWATER PILOTAGE SALARY")
        .row("bills", on, "400.00", "DIRECT CREDIT 410221 TIDEWATER PILOTAGE SALARY"),
    );
    // A fortnightly wage paid into two accounts: 1,900.37 × 26 ÷ 12 + 400.00 × 26 ÷ 12.
    expect(incomeOf(split).totals.netMonthly.value).toBe(411_747 + 86_667);
  });

  it("covers parental leave pay between two periods with one employer", () => {
    const one = home();
    const pay = (on: string) => one.row("everyday", on, "2100.37", "SALARY TIDEWATER PILOTAGE");
    one.every(14, "2025-07-03", "2025-12-18", pay);
    one.every(14, "2026-01-01", "2026-05-10", (on) =>
      one.row("everyday", on, "1664.00", "CTRLINK PARENTAL LEAVE PPL 771"),
    );
    one.every(14, "2026-05-21", TO, pay);
    expect(kindsOf(one)).toEqual([
      ["inc.salary.regular", 16, true],
      ["inc.gov.parental_leave", 10, false],
    ]);
    // Only the fortnightly wage: 2,100.37 × 26 ÷ 12.
    expect(incomeOf(one).totals.netMonthly.value).toBe(455_080);
  });

  it("covers a quarterly family trust, an annuity and a foreign pension", () => {
    const one = home();
    let trust = 0;
    for (const [index, on] of ["2025-07-15", "2025-10-15", "2026-01-15", "2026-04-15"].entries()) {
      trust += vary(index, 520_000, 3_700);
      one.row(
        "everyday",
        on,
        toAmount(vary(index, 520_000, 3_700)),
        "DIRECT CREDIT THE ELLERY FAMILY TRUST DISTRIBUTION",
      );
    }
    one.monthly("2025-07-20", TO, (on) =>
      one.row("everyday", on, "1320.00", "DIRECT CREDIT 088123 CHALLENGER LIFE ANNUITY"),
    );
    one.every(28, "2025-07-10", TO, (on) =>
      one.row("everyday", on, "611.23", "INTERNATIONAL PAYMENT DWP UK STATE PENSION GBP"),
    );
    // The sum of a twelfth of the four distributions, the annuity of 1,320.00 a month, and the pension. The pension
    // comes 13 times a year: 611.23 × 13 ÷ 12 = 662.17.
    expect(incomeOf(one).totals.netMonthly.value).toBe(Math.round(trust / 12) + 132_000 + 66_217);
  });

  it("covers family payments, Youth Allowance, and a base pay with commissions", () => {
    const one = home();
    one.every(14, "2025-07-09", TO, (on) => one.row("everyday", on, "412.20", "AUS GOV FAMILIES FTB A 3215"));
    one.every(14, "2025-07-03", TO, (on) => one.row("everyday", on, "663.30", "CENTRELINK YOUTH ALLOW 112"));
    // Two fortnightly payments: 412.20 × 26 ÷ 12 and 663.30 × 26 ÷ 12.
    expect(incomeOf(one).totals.netMonthly.value).toBe(89_310 + 143_715);
    const two = home();
    let commissions = 0;
    two.monthly("2025-07-15", TO, (on) =>
      two.row("everyday", on, "3801.37", "SALARY HARCOURT MOTORS PTY LTD"),
    );
    two.monthly("2025-07-28", TO, (on, index) => {
      commissions += vary(index, 40_000, 18_000);
      two.row("everyday", on, toAmount(vary(index, 40_000, 18_000)), "HARCOURT MOTORS PTY LTD COMMISSION");
    });
    const stated = incomeOf(two).totals.netMonthly.value ?? 0;
    expect(Math.abs(stated - 380_137 - (commissions / DAYS) * 30.4375)).toBeLessThan(2);
  });

  it("covers a private employer who writes a different note each week", () => {
    const one = home();
    const notes = ["week 1", "thanks", "pay", "wk ending", "hours", "cash job", "week"];
    one.every(7, "2025-07-04", TO, (on, index) =>
      one.row("everyday", on, "780.00", `OSKO PAYMENT FROM VASSILIS ANDREOU ${notes[index % notes.length]}`, {
        type: "TRANSFER_INCOMING",
      }),
    );
    // Weekly pay: 780.00 × 52 ÷ 12.
    expect(incomeOf(one).totals.netMonthly.value).toBe(338_000);
  });

  it("excludes a home loan that the bank closed with nothing owing", () => {
    const one = home().account("loan", "RESIDENTIAL_MORTGAGES", "0.00", { openStatus: "CLOSED" });
    one.monthly("2025-07-20", "2026-06-01", (on) =>
      one.row("everyday", on, "-2100.00", "LOAN REPAYMENT 8812").row("loan", on, "2100.00", "REPAYMENT"),
    );
    const report = one.report();
    expect(report.liabilities.shared[0]).toMatchObject({ owedCents: 0, repaymentMonthly: { value: 0 } });
    expect(report.commitments.totalMonthly.value).toBe(0);
  });
});
