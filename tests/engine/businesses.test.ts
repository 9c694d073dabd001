import { describe, expect, test } from "vitest";
import { Household } from "./household";

/**
 * These tests cover business income from clients that come once, stop or stay, and single large receipts that are not
 * business income.
 */

const makeHome = () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
  return home.every(7, "2025-07-01", "2026-06-30", (on) =>
    home.row("everyday", on, "-90.00", "COLES 0811 DUBBO"),
  );
};
const SOMETIMES = ["2025-08-05", "2025-11-05", "2026-02-05", "2026-06-05"];
const sell = (home: Household, amount: string, words: string, days: readonly string[] = SOMETIMES) => {
  for (const on of days) home.row("everyday", on, amount, words);
  return home;
};
const contract = (home: Household, lastOn: string, words = "ACME CORP PTY LTD INVOICE PAYMENT") =>
  home.every(14, "2025-07-03", lastOn, (on) => home.row("everyday", on, "6000.00", words));
const netOf = (home: Household) => home.report().income.totals.netMonthly;

describe("a person with a salary and four small sales", () => {
  const makeEmployee = () => {
    const home = sell(makeHome(), "40.00", "PAYPAL AUSTRALIA PAYOUT");
    return home.every(14, "2025-07-03", "2026-06-25", (on) =>
      home.row("everyday", on, "2500.00", "SALARY ACME PTY LTD"),
    );
  };

  test.each([
    ["SETTLEMENT FUNDS SMITH LAW TRUST", "250000.00"],
    ["CARSALES PTY LTD INVOICE 8812", "42000.00"],
    ["SUPERANNUATION PAYOUT", "30000.00"],
    ["GRAYS AUCTION RCTI", "30000.00"],
    ["EBAY PAYOUT", "9000.00"],
  ])("has no income from one receipt of %s", (words, amount) => {
    for (const on of ["2026-01-10", "2026-05-10"]) {
      const { value, quality } = netOf(makeEmployee().row("everyday", on, amount, words));
      expect([value, quality]).toEqual([543_000, "OK"]);
    }
  });

  test("has no income from two single large receipts", () => {
    const home = makeEmployee()
      .row("everyday", "2026-01-10", "42000.00", "CARSALES PTY LTD INVOICE 8812")
      .row("everyday", "2026-05-10", "250000.00", "SETTLEMENT FUNDS SMITH LAW TRUST");
    expect(netOf(home).value).toBe(543_000);
  });

  test("has no income from a car sale, even if the weekly parcels add up to more", () => {
    const home = makeEmployee();
    home.every(7, "2025-07-04", "2026-06-26", (on) => home.row("everyday", on, "200.00", "EBAY PAYOUT"));
    const before = netOf(home).value;
    expect(netOf(home.row("everyday", "2026-01-10", "9000.00", "GRAYS AUCTION RCTI")).value).toBe(before);
    home.row("everyday", "2026-03-10", "250000.00", "SETTLEMENT FUNDS SMITH LAW TRUST");
    expect(netOf(home).value).toBe(before);
  });

  test("has no income from one car sold at auction", () => {
    const home = sell(makeHome(), "12.00", "ETSY PAYOUT", ["2025-08-05", "2025-11-05", "2026-06-05"]);
    home.every(14, "2025-07-03", "2026-06-25", (on) =>
      home.row("everyday", on, "2500.00", "SALARY ACME PTY LTD"),
    );
    home.row("everyday", "2026-01-10", "18500.00", "PICKLES AUCTIONS RCTI");
    expect(netOf(home).value).toBe(541_967);
  });
});

test("a client who joins a business that has other clients is averaged over all days", () => {
  const home = sell(makeHome(), "900.00", "ZELDON CLINIC INV 12", [
    "2025-07-20",
    "2025-12-03",
    "2026-02-20",
    "2026-05-11",
  ]);
  sell(home, "800.00", "CORVANE CLINIC INV 7", ["2025-08-02", "2026-01-19", "2026-04-08", "2026-06-20"]);
  const joined =
    "2026-01-10 2026-01-20 2026-02-13 2026-03-05 2026-03-19 2026-04-14 2026-05-08 2026-05-29 2026-06-24";
  sell(home, "1000.00", "MYRTLE LOCUMS PTY LTD INV 3", joined.split(" "));
  // All clients' payments a month: (4 × 900.00 + 4 × 800.00 + 9 × 1,000.00) ÷ 12. The tolerance allows for a month that
  // is not exactly a twelfth of the covered days.
  expect(Math.abs((netOf(home).value ?? 0) - 131_667)).toBeLessThan(300);
});

describe("a contractor", () => {
  test("has only the remaining income if the only large client ended, and the end is reported", () => {
    const home = sell(contract(makeHome(), "2025-12-20"), "40.00", "PAYPAL AUSTRALIA PAYOUT");
    const { totals, events } = home.report().income;
    expect(totals.netMonthly.value).toBe(1_333);
    expect(events.map(({ kind, on }) => [kind, on])).toEqual([["CEASED", "2025-12-18"]]);
  });

  test("has no business income from small sales if both clients ended", () => {
    const home = sell(contract(makeHome(), "2025-12-20"), "40.00", "PAYPAL AUSTRALIA PAYOUT");
    contract(home, "2025-11-20", "BETA HOLDINGS PTY LTD INVOICE PAYMENT");
    expect(netOf(home).value).toBe(1_333);
  });

  test("has no business income after a hundred days without receipts", () => {
    const days = ["2025-07-05", "2025-08-05", "2025-09-05"];
    const home = sell(contract(makeHome(), "2026-03-20"), "40.00", "PAYPAL AUSTRALIA PAYOUT", days);
    expect(netOf(home).value).toBe(0);
  });

  test("has a new, regularly paying client counted at the current pay, among few or many clients", () => {
    const few = sell(makeHome(), "40.00", "PAYPAL AUSTRALIA PAYOUT");
    few.monthly("2026-01-10", "2026-06-30", (on) =>
      few.row("everyday", on, "8000.00", "NEWCO PTY LTD INVOICE PAYMENT"),
    );
    const many = contract(makeHome(), "2026-06-25");
    many.monthly("2026-01-10", "2026-06-30", (on) =>
      many.row("everyday", on, "8000.00", "NEWCO PTY LTD INVOICE PAYMENT"),
    );
    expect(netOf(few).value).toBe(801_333);
    expect(netOf(many).value).toBe(2_100_000);
  });
});

describe("a sole trader's regular client", () => {
  const clean = (missed: number) => {
    const home = makeHome();
    home.every(7, "2025-07-03", "2026-06-25", (on, index) => {
      if (index % 12 !== 5 || index > missed * 12)
        home.row("everyday", on, "110.00", "DIRECT CREDIT CORVANE STRATA PTY LTD INVOICE");
    });
    return netOf(home).value ?? 0;
  };

  test("counts at its rate with one week missed, and for the weeks paid with more", () => {
    expect(clean(1)).toBe(Math.round((11_000 * 52) / 12));
    expect(clean(4)).toBeLessThan(Math.round((11_000 * 49) / 12));
  });
});

describe("a farm", () => {
  test("counts three uneven sales for the days covered, although they are a quarter apart", () => {
    const home = makeHome()
      .row("everyday", "2025-08-12", "6200.00", "BOGAN LIVESTOCK AGENTS RCTI")
      .row("everyday", "2025-11-11", "13900.00", "BOGAN LIVESTOCK AGENTS RCTI")
      .row("everyday", "2026-02-13", "4400.00", "BOGAN LIVESTOCK AGENTS RCTI");
    expect(netOf(home).value).toBeCloseTo((2_450_000 / 365) * (365.25 / 12), -4);
  });

  const makeFarm = () =>
    sell(makeHome(), "16000.00", "BOGAN LIVESTOCK AGENTS RCTI", [
      "2025-08-11",
      "2025-10-13",
      "2025-12-11",
      "2026-02-11",
      "2026-04-13",
      "2026-06-11",
    ])
      .row("everyday", "2025-08-22", "28000.00", "SOUTHERN WOOL BROKERS RCTI")
      .row("everyday", "2025-11-18", "31000.00", "PLAINS GRAIN POOL RCTI")
      .row("everyday", "2025-12-18", "33000.00", "PLAINS GRAIN POOL RCTI");

  test("counts buyers that paid once or stopped, averaged over all days as an estimate, while it continues", () => {
    const { streams, totals } = makeFarm().report().income;
    expect(streams.map(({ included }) => included)).toEqual([true, true, true]);
    expect(streams.filter(({ status }) => status === "ONE_OFF" || status === "CEASED")).toHaveLength(2);
    expect(totals.netMonthly.value).toBeCloseTo((18_800_000 / 365) * (365.25 / 12), -4);
    expect(totals.netMonthly.quality).toBe("ESTIMATED");
  });

  test("does not count one dominant buyer after that buyer stopped", () => {
    const home = makeFarm();
    for (const on of ["2025-09-18", "2025-10-20", "2026-01-19", "2026-02-18"])
      home.row("everyday", on, "40000.00", "PLAINS GRAIN POOL RCTI");
    const pool = home.report().income.streams.find(({ name }) => /Grain/.test(name));
    expect(pool).toMatchObject({ status: "CEASED", included: false });
  });
});

describe("an account that receives GST and is paid by people", () => {
  const makeTrade = (count: number) => {
    const home = makeHome().row("everyday", "2025-10-28", "-1200.00", "BPAY ATO BAS PAYMENT");
    const NAMES = [
      "SARAH SMYTHE",
      "WEI QUIST",
      "FATIMA DEMIR",
      "GIOVANNI TANNER",
      "KYLIE WHITFORD",
      "ANH HAIDARI",
    ];
    return home.every(17, "2025-07-09", "2026-06-30", (on, index) => {
      if (index < count) {
        const [given] = (NAMES[index % 6] ?? "").split(" ");
        const [, surname] = (NAMES[(index + 1 + Math.floor(index / 6)) % 6] ?? "").split(" ");
        home.row("everyday", on, `${340 + index * 11}.50`, `OSKO PAYMENT FROM ${given} ${surname}`);
      }
    });
  };

  test.each([
    [6, []],
    [14, ["inc.business.receipts"]],
  ])("has business receipts from %i different people: %j", (count, codes) => {
    const credits = makeTrade(count)
      .report()
      .transactions.filter(({ amountCents }) => amountCents > 0);
    expect(credits).toHaveLength(count);
    expect([...new Set(credits.map(({ code }) => code))].filter((code) => code.startsWith("inc."))).toEqual(
      codes,
    );
  });
});

describe("a café that changes its payment terminal", () => {
  test("has the takings of all days, without adding the new terminal's pace to the old terminal's", () => {
    const home = makeHome().row("everyday", "2025-10-28", "-1200.00", "BPAY ATO BAS PAYMENT");
    let cents = 0;
    home.every(3, "2025-07-01", "2026-06-30", (on, index) => {
      const amount = 1400 + (index % 7) * 60;
      cents += amount * 100;
      const words = on < "2026-02-15" ? "TYRO PAYMENTS SETTLEMENT" : "SQUARE AU PTY LTD";
      home.row("everyday", on, `${amount}.00`, `DIRECT CREDIT ${words}`);
    });
    const month = (cents / 365) * (365.25 / 12);
    expect(Math.abs((netOf(home).value ?? 0) - month)).toBeLessThan(month * 0.02);
  });
});

describe("a private customer of a business account", () => {
  const paid = (account: string, notes: readonly string[]) => {
    const home = makeHome().account(account, "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    for (const [at, on] of ["2025-08-14", "2025-11-06", "2026-02-19", "2026-05-05"].entries())
      home.row(
        account,
        on,
        `${1204 + at * 371}.35`,
        `OSKO PAYMENT FROM IMOGEN HALE ${notes[at % notes.length]}`,
      );
    return home.report().transactions.filter(({ description }) => description.includes("IMOGEN"));
  };

  test("pays receipts with every payment if two of them state an invoice", () => {
    const rows = paid("Business Cheque", ["INV 88", "ceiling repair"]);
    expect(rows.map(({ code }) => code)).toEqual(Array(4).fill("inc.business.receipts"));
  });

  test("is a person if no payment states an invoice", () => {
    const rows = paid("Business Cheque", ["dinner", "lunch"]);
    expect(rows.map(({ code }) => code)).toEqual(Array(4).fill("crd.person"));
  });
});

describe("a driver who leaves one platform for another", () => {
  const drive = (uber: number) => {
    const home = makeHome();
    home.every(7, "2025-07-02", "2026-06-30", (on, index) => {
      const pay = (index % 5) * 40 + (on < "2026-03-01" ? 850 : uber);
      home.row("everyday", on, `${pay}.00`, "DIRECT CREDIT UBER AUSTRALIA PTY LTD PAYMENT");
    });
    home.every(7, "2025-07-03", "2026-02-26", (on, index) =>
      home.row("everyday", on, `${180 + (index % 4) * 20}.00`, "DIRECT CREDIT DIDI MOBILITY DRIVER"),
    );
    return home.report().income.streams.find(({ status }) => status === "CEASED");
  };

  test("has both platforms counted, averaged over all days, if the total did not fall", () => {
    const didi = drive(1050);
    expect(didi?.included).toBe(true);
    expect(didi?.monthly.rule).toBe("A-COV");
  });

  test("has only the platform that still pays counted if the total fell", () => {
    expect(drive(700)?.included).toBe(false);
  });
});

test("a partner's monthly money for the household is no receipt of the customer's business", () => {
  const home = contract(makeHome(), "2026-06-25").row("everyday", "2025-11-21", "-1830.00", "BPAY ATO BAS");
  const before = netOf(home).value;
  let month = 0;
  home.monthly("2025-07-04", "2026-06-04", (on) => {
    const note = ["house", "household", "mortgage share", "house account"][month++ % 4];
    home.row("everyday", on, "1800.00", `From Mirela Voskanis - ${note}`, { type: "TRANSFER_INCOMING" });
  });
  expect(netOf(home).value).toBe(before);
});
