import { describe, expect, test } from "vitest";
import { Household } from "./household";

/** Lives that brokers, accountants and family lawyers meet, and what each once made the engine say wrongly. */

const EVERYDAY = "TRANS_AND_SAVINGS_ACCOUNTS";

const makeHome = () => new Household().account("everyday", EVERYDAY, "900.00");
const codesOf = (home: Household) => home.report().transactions.map(({ code }) => code);

describe("money to people", () => {
  test("is support where the note says so, though the surname may be a given name too", () => {
    const home = makeHome().row(
      "everyday",
      "2026-05-01",
      "-420.00",
      "OSKO PAYMENT TO RHIANNON LLEWELLYN spousal maintenance",
    );
    expect(codesOf(home)).toEqual(["fam.support_paid"]);
  });

  test("is board where the note ends in the word", () => {
    const home = makeHome();
    home.every(7, "2026-01-02", "2026-06-26", (on) =>
      home.row("everyday", on, "-100.00", "Osko Payment To AMAL HADDAD - Receipt 083314 board"),
    );
    expect(new Set(codesOf(home))).toEqual(new Set(["hou.board"]));
  });

  test("called board once leaves a steady transfer to be taken for rent", () => {
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

test("two agents that print the same words are two streams of rent", () => {
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

describe("a business", () => {
  const makeBusiness = (lastOn: string) =>
    makeHome()
      .row("everyday", "2025-07-02", "-10.00", "COLES 0811 DUBBO")
      .row("everyday", "2025-08-22", "28000.00", "SOUTHERN WOOL BROKERS RCTI")
      .row("everyday", "2025-11-18", "31000.00", "PLAINS GRAIN POOL RCTI")
      .row("everyday", "2025-12-18", "33000.00", "PLAINS GRAIN POOL RCTI")
      .row("everyday", "2026-01-19", "30000.00", "PLAINS GRAIN POOL RCTI")
      .row("everyday", "2025-09-11", "12000.00", "BOGAN LIVESTOCK AGENTS RCTI")
      .row("everyday", lastOn, "14000.00", "BOGAN LIVESTOCK AGENTS RCTI")
      .row("everyday", "2026-06-30", "-10.00", "COLES 0811 DUBBO");

  test("that goes on counts the clients that came once and those that stopped, over all its days", () => {
    const { streams, totals, events } = makeBusiness("2026-05-11").report().income;
    expect(streams.map(({ included }) => included)).toEqual([true, true, true]);
    expect(totals.netMonthly.value).toBeCloseTo((14_800_000 / 364) * (365.25 / 12), -4);
    expect(events.filter(({ kind }) => kind === "CEASED")).toEqual([]);
  });

  test("without a receipt for a season has stopped", () => {
    const { streams } = makeBusiness("2026-02-02").report().income;
    const clients = streams.filter(({ name }) => /Grain|Wool/.test(name));
    expect(clients.map(({ included }) => included)).toEqual([false, false]);
  });
});

test("savings alone tell nothing of income: what they earn is marked as incomplete, and an account is missed", () => {
  const home = new Household().account("saver", EVERYDAY, "18000.00", { displayName: "Bonus Saver" });
  home.monthly("2025-07-31", "2026-06-30", (on) =>
    home.row("saver", on, "68.00", "INTEREST PAID", { type: "INTEREST_PAID" }),
  );
  home.every(7, "2025-07-04", "2026-06-26", (on) => home.row("saver", on, "-50.00", "TRANSFER TO XX1234"));
  const report = home.report();
  expect(report.summary.incomeNetMonthly).toMatchObject({ quality: "INCOMPLETE" });
  expect(report.quality.suspectedUnshared.map(({ kind }) => kind)).toContain("INCOME_ACCOUNT");
});

test("a payment that came back is a reversal though it left before the data begins", () => {
  const home = makeHome().row(
    "everyday",
    "2026-05-01",
    "20.00",
    "DISHONOUR PAYMENT BY AUTHORITY FINES RECOVERY UNIT",
  );
  expect(codesOf(home)).toEqual(["crd.reversal"]);
});

test("a supplier in the country is no council", () => {
  const home = makeHome().row("everyday", "2026-05-01", "-524.00", "WESTERN RURAL SUPPLIES", {
    type: "PAYMENT",
  });
  expect(codesOf(home)).toEqual(["unc.debit"]);
});
