import { describe, expect, test } from "vitest";
import { Household } from "./household";

/**
 * These tests cover households as brokers, accountants and family lawyers see them. Those with a business are in
 * businesses.test.ts.
 */

const EVERYDAY = "TRANS_AND_SAVINGS_ACCOUNTS";

const makeHome = () => new Household().account("everyday", EVERYDAY, "900.00");
const codesOf = (home: Household) => home.report().transactions.map(({ code }) => code);

describe("regular money to people", () => {
  test("is support if the note says so, even if the surname is also a given name", () => {
    const home = makeHome().row(
      "everyday",
      "2026-05-01",
      "-420.00",
      "OSKO PAYMENT TO RHIANNON LLEWELLYN spousal maintenance",
    );
    expect(codesOf(home)).toEqual(["fam.support_paid"]);
  });

  test.each(["board", "rent and board", "weekly board", "my board"])(
    "is categorised as board if paid weekly with the note “%s”",
    (note) => {
      const home = makeHome();
      home.every(7, "2026-01-02", "2026-06-26", (on) =>
        home.row("everyday", on, "-100.00", `Osko Payment To AMAL HADDAD - Receipt 083314 ${note}`),
      );
      expect(new Set(codesOf(home))).toEqual(new Set(["hou.board"]));
    },
  );

  test("is still assumed to be rent if it is steady and the note is about a physical board", () => {
    const home = makeHome();
    for (const [on, thing] of [
      ["2026-02-03", "CHLOE TRAN - Receipt 083999 surf board"],
      ["2026-03-03", "CHLOE TRAN - Receipt 083998 snow board"],
      ["2026-04-03", "MIA CHEN - Receipt 083996 skirting board"],
      ["2026-05-03", "MIA CHEN - Receipt 083997 white board"],
      ["2026-05-17", "MIA CHEN - Receipt 083995 my board"],
    ] as const)
      home.row("everyday", on, "-260.00", `Osko Payment To ${thing}`);
    home.every(7, "2026-01-02", "2026-06-26", (on) =>
      home.row("everyday", on, "-360.00", "Osko Payment To SAM WHITAKER - Receipt 083314"),
    );
    expect(codesOf(home)).not.toContain("hou.board");
    expect(codesOf(home).filter((code) => code === "hou.rent").length).toBeGreaterThan(20);
  });

  test("is still assumed to be rent if it is steady and only one note mentions board", () => {
    const home = makeHome().row(
      "everyday",
      "2026-05-03",
      "-60.00",
      "Osko Payment To CHLOE TRAN - Receipt 083999 board",
    );
    home.every(7, "2026-01-02", "2026-06-26", (on) =>
      home.row("everyday", on, "-360.00", "Osko Payment To SAM WHITAKER - Receipt 083314"),
    );
    expect(codesOf(home).filter((code) => code === "hou.rent").length).toBeGreaterThan(20);
  });
});

test("two agents with the same wording are two streams of rent", () => {
  const home = makeHome();
  home.monthly("2025-07-06", "2026-06-30", (on) =>
    home.row("everyday", on, "2010.00", "Direct Credit 402233 PARKVIEW REALTY OWNER DISBURSEMENT"),
  );
  home.monthly("2025-07-15", "2026-06-30", (on) =>
    home.row("everyday", on, "1740.00", "Direct Credit 402299 BAYSIDE RENTALS OWNER DISBURSEMENT"),
  );
  const rents = home.report().income.streams.filter(({ code }) => code === "inc.property.rent");
  expect(rents.map(({ frequency, count }) => [frequency, count])).toEqual([
    ["MONTHLY", 12],
    ["MONTHLY", 12],
  ]);
});

test("a record of only savings says little about income, so interest is incomplete and an account is missing", () => {
  const home = new Household().account("saver", EVERYDAY, "18000.00", { displayName: "Bonus Saver" });
  home.monthly("2025-07-31", "2026-06-30", (on) =>
    home.row("saver", on, "68.00", "INTEREST PAID", { type: "INTEREST_PAID" }),
  );
  home.every(7, "2025-07-04", "2026-06-26", (on) => home.row("saver", on, "-50.00", "TRANSFER TO XX1234"));
  const report = home.report();
  expect(report.summary.incomeNetMonthly).toMatchObject({ quality: "INCOMPLETE" });
  expect(report.quality.suspectedUnshared.map(({ kind }) => kind)).toContain("INCOME_ACCOUNT");
});

test("savings that received a wage until it ended get no note that income is incomplete", () => {
  const home = new Household().account("saver", EVERYDAY, "18000.00", { displayName: "Bonus Saver" });
  home.every(14, "2025-07-04", "2026-01-26", (on) => home.row("saver", on, "2500.00", "SALARY ACME PTY LTD"));
  home.monthly("2025-07-31", "2026-06-30", (on) =>
    home.row("saver", on, "68.00", "INTEREST PAID", { type: "INTEREST_PAID" }),
  );
  const { income } = home.report();
  expect(income.streams.map(({ included }) => included)).toContain(false);
  expect(income.totals.netMonthly.note).toBeNull();
});

test.each([
  "DIRECT CREDIT 002214 RTN LOGISTICS PTY LTD",
  "DIRECT CREDIT 002333 REV DESIGN PTY LTD",
  "DIRECT CREDIT REV FITNESS",
  "REV DESIGN STUDIO",
])(
  "a fortnightly wage from %s is a wage, even if the name begins with an abbreviation of a return",
  (words) => {
    const home = makeHome();
    home.every(14, "2025-07-03", "2026-06-25", (on) => home.row("everyday", on, "1700.00", words));
    const { streams, totals } = home.report().income;
    expect(streams.map(({ code }) => code)).toEqual(["inc.salary.regular"]);
    expect(totals.netMonthly.value).toBe(368_333);
  },
);

test.each(["DIRECT CREDIT 002214 RTN LOGISTICS PTY LTD", "DIRECT CREDIT RETURNED SOLDIERS HALL"])(
  "a single credit from %s is not reported as returned",
  (words) => {
    const home = makeHome().row("everyday", "2026-05-01", "1700.00", words);
    expect(codesOf(home)).not.toContain("crd.reversal");
  },
);

test("a returned payment is a reversal even if it left the account before the data begins", () => {
  const home = makeHome().row(
    "everyday",
    "2026-05-01",
    "20.00",
    "DISHONOUR PAYMENT BY AUTHORITY FINES RECOVERY UNIT",
  );
  expect(codesOf(home)).toEqual(["crd.reversal"]);
});

test('a supplier with "rural" in its name is not a council', () => {
  const home = makeHome().row("everyday", "2026-05-01", "-524.00", "WESTERN RURAL SUPPLIES", {
    type: "PAYMENT",
  });
  expect(codesOf(home)).toEqual(["unc.debit"]);
});
