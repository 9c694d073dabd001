import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const FROM = "2025-07-03";
const TO = "2026-06-30";
const streamsOf = (one: Household) =>
  one
    .report()
    .income.streams.map(({ code, count, frequency, included }) => ({ code, count, frequency, included }));

describe("holiday pay beside an allowance of the same employer", () => {
  it("is a stream of its own, so that both count in full", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const paid = { apcaNumber: "310460" };
    one.every(7, "2025-07-02", "2026-06-24", (on) =>
      one.row("everyday", on, "791.30", "PAY/SALARY FROM ZORRIN PLUMB WK", paid),
    );
    one.every(28, "2025-07-03", "2026-06-25", (on) =>
      one.row("everyday", on, "90.88", "PAY/SALARY FROM ZORRIN PLUMB TOOL ALLOW", paid),
    );
    one.row("everyday", "2025-12-26", "1879.40", "PAY/SALARY FROM ZORRIN PLUMB HOL PAY XMAS", paid);
    const { streams } = one.report().income;
    expect(streams.map(({ count, included }) => [count, included])).toEqual([
      [52, true],
      [1, true],
      [13, true],
    ]);
  });
});

describe("pay in addition to an employer's usual pay", () => {
  const paid = (extra: (one: Household) => void) => {
    const one = home();
    one.every(14, FROM, TO, (on) =>
      one.row("everyday", on, "2411.37", "WAGES TIDEWATER PILOTAGE", { apcaNumber: "410221" }),
    );
    extra(one);
    return one;
  };

  it("is variable pay if payroll calls it a call-out, even if the first word differs from that of the usual pay", () => {
    const one = paid((home) => {
      for (const on of ["2025-09-10", "2025-12-17", "2026-04-22"])
        home.row("everyday", on, "486.20", "CALL OUT TIDEWATER PILOTAGE", { apcaNumber: "410221" });
    });
    expect(streamsOf(one)).toContainEqual(
      expect.objectContaining({ code: "inc.salary.variable", count: 3, included: true }),
    );
  });

  it("is two incomes if a monthly allowance and a quarterly commission have different cadences", () => {
    const one = paid((home) => {
      home.monthly("2025-07-30", "2026-06-30", (on) =>
        home.row("everyday", on, "1064.40", "CAR ALLOWANCE TIDEWATER PILOTAGE", { apcaNumber: "410221" }),
      );
      for (const [on, amount] of [
        ["2025-08-28", "3214.70"],
        ["2025-11-27", "4108.55"],
        ["2026-02-26", "2670.20"],
        ["2026-05-28", "5122.90"],
      ] as const)
        home.row("everyday", on, amount, "COMMISSION TIDEWATER PILOTAGE", { apcaNumber: "410221" });
    });
    expect(streamsOf(one)).toEqual(
      expect.arrayContaining([
        { code: "inc.salary.variable", count: 12, frequency: "MONTHLY", included: true },
        { code: "inc.salary.variable", count: 4, frequency: "QUARTERLY", included: true },
      ]),
    );
  });

  it.each(["2025-09-15", "2026-03-15"])(
    "includes a second payment on one payday as a bonus: %s",
    (payday) => {
      const one = home();
      one.monthly("2025-07-15", "2026-06-15", (on) =>
        one.row("everyday", on, "8178.33", "SALARY TIDEWATER PILOTAGE"),
      );
      one.row("everyday", payday, "8711.40", "TIDEWATER PILOTAGE STI");
      const { streams, totals } = one.report().income;
      expect(streams.map(({ code, count, included }) => [code, count, included])).toEqual([
        ["inc.salary.regular", 12, true],
        ["inc.salary.variable", 1, true],
      ]);
      expect(totals.netMonthly.value).toBeGreaterThan(817_833 + 70_000);
    },
  );

  it("includes a yearly bonus, spread over the year while the employer continues to pay", () => {
    const one = paid((home) =>
      home.row("everyday", "2026-03-11", "9000.00", "BONUS TIDEWATER PILOTAGE", { apcaNumber: "410221" }),
    );
    const { streams, totals } = one.report().income;
    const bonus = streams.find(({ code }) => code === "inc.salary.variable");
    expect(bonus).toMatchObject({ included: true, discount: 0.2 });
    expect(bonus?.monthly.selected).toMatchObject({ quality: "ESTIMATED" });
    // Fortnightly pay of 2,411.37 × 26 ÷ 12 = 5,224.635, plus the bonus of 9,000.00 spread over the year.
    expect(totals.netMonthly.value).toBe(522_464 + (bonus?.monthly.selected.value ?? 0));
    expect(bonus?.monthly.selected.value).toBeGreaterThan(74_500);
    expect(bonus?.monthly.selected.value).toBeLessThan(76_000);
  });

  it("includes a twelfth of a bonus in half a year of data, and none in less", () => {
    const since = (from: string) => {
      const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
      one.every(14, from, TO, (on) => one.row("everyday", on, "2411.37", "SALARY TIDEWATER PILOTAGE"));
      one.row("everyday", "2026-06-11", "9000.00", "BONUS TIDEWATER PILOTAGE");
      return one.report().income.totals.netMonthly.value;
    };
    // Fortnightly pay of 2,411.37 × 26 ÷ 12 = 5,224.635, plus a twelfth of the bonus, 9,000.00 ÷ 12.
    expect(since("2025-12-04")).toBe(522_464 + 75_000);
    expect(since("2026-02-12")).toBe(522_464);
  });

  it("excludes back pay, which does not raise future income", () => {
    const one = paid((home) =>
      home.row("everyday", "2026-03-11", "1900.00", "BACKPAY TIDEWATER PILOTAGE", { apcaNumber: "410221" }),
    );
    expect(one.report().income.streams.find(({ code }) => code === "inc.salary.variable")).toMatchObject({
      included: false,
    });
  });

  it.each(["LAFHA", "SITE ALLOWANCE", "TRAVEL LAHA"])(
    "is one income if the days paid differ: %s",
    (words) => {
      // The allowance is 91.40 for each day away from home. It is not a fixed payment, even though three amounts in a
      // row are equal.
      const days = [2, 3, 2, 4, 4, 4];
      const dates = ["2025-08-15", "2025-11-21", "2026-01-16", "2026-03-20", "2026-04-17", "2026-06-12"];
      const one = paid((home) => {
        for (const [index, on] of dates.entries())
          home.row("everyday", on, (91.4 * (days[index] ?? 0)).toFixed(2), `TIDEWATER PILOTAGE ${words}`, {
            apcaNumber: "410221",
          });
      });
      expect(streamsOf(one).filter(({ code }) => code === "inc.salary.variable")).toEqual([
        expect.objectContaining({ count: 6, included: true }),
      ]);
    },
  );

  it("excludes repaid expenses", () => {
    const one = paid((home) =>
      home.row("everyday", "2026-03-11", "312.40", "EXPENSES TIDEWATER PILOTAGE", { apcaNumber: "410221" }),
    );
    expect(streamsOf(one).map(({ code }) => code)).toEqual(["inc.salary.regular"]);
  });
});

it("an allowance of the same amount every payday is wages, and any other allowance is variable pay", () => {
  const codesOf = (amounts: readonly string[]) => {
    const one = home();
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "2411.37", "SALARY TIDEWATER PILOTAGE"));
    one.every(14, "2025-07-15", TO, (on, index) =>
      one.row("everyday", on, amounts[index % amounts.length] ?? "", "TIDEWATER PILOTAGE TRAVEL ALLOWANCE"),
    );
    return streamsOf(one).map(({ code }) => code);
  };
  expect(codesOf(["462.00"])).toEqual(["inc.salary.regular", "inc.salary.regular"]);
  expect(codesOf(["462.00", "120.00", "310.00"])).toEqual(["inc.salary.regular", "inc.salary.variable"]);
});

describe("commission between paydays with the same wording as the wages", () => {
  it("is variable pay, also if some of it is as large as a wage", () => {
    const one = home();
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "1511.33", "MOTORLAND GROUP PTY LTD"));
    let sum = 0;
    one.monthly("2025-07-21", TO, (on, index) => {
      const cents = 60_017 + ((index * 53) % 11) * 29_000;
      sum += cents;
      one.row("everyday", on, (cents / 100).toFixed(2), "MOTORLAND GROUP PTY LTD");
    });
    expect(streamsOf(one).map(({ code, count }) => [code, count])).toEqual([
      ["inc.salary.regular", 26],
      ["inc.salary.variable", 12],
    ]);
    // Fortnightly pay of 1,511.33 × 26 ÷ 12, plus a twelfth of the commission.
    const stated = one.report().income.totals.netMonthly.value ?? 0;
    expect(Math.abs(stated - (151_133 * 26) / 12 - sum / 12)).toBeLessThan(5_000);
  });
});

describe("a supplement of a benefit", () => {
  const supplemented = (until: string, words: string) => {
    const one = home();
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "2411.37", "SALARY ACME PTY LTD"));
    one.every(14, "2025-07-05", until, (on) =>
      one.row("everyday", on, "153.00", "CENTRELINK CARER ALLOWANCE"),
    );
    one.row("everyday", "2025-07-12", "600.00", words);
    return one.report().income.streams.find(({ count }) => count === 1);
  };

  it("counts over the year while the benefit is paid", () => {
    const supplement = supplemented(TO, "CENTRELINK CARER SUPPLMNT");
    expect(supplement).toMatchObject({ code: "inc.gov.carer", included: true });
    expect(supplement?.monthly.selected.value).toBeGreaterThan(4_900);
    expect(supplement?.monthly.selected.value).toBeLessThan(5_100);
  });

  it("does not count after the benefit ended, and another single payment never counts", () => {
    expect(supplemented("2026-02-20", "CENTRELINK CARER SUPPLMNT")).toMatchObject({ included: false });
    expect(supplemented(TO, "CENTRELINK ADVANCE")?.included ?? false).toBe(false);
  });

  it.each([
    "AUST APPRENTICESHIPS INCENTIVE 8812",
    "DEWR APPRENTICES KAP 8812",
    "DEWR AUST APPRENTICESHIP 8812",
    "DEWR AATSP PAYMENT 2",
  ])("counts for an apprentice who is still paid: %j", (words) => {
    expect(supplemented(TO, words)).toMatchObject({ code: "inc.gov.other", included: true });
  });
});

describe("several incomes from one payer", () => {
  it("are separated by payday, such as the equal pensions of two partners paid two days apart", () => {
    const one = home();
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "862.60", "CENTRELINK PENSION AGE 11"));
    one.every(14, "2025-07-05", TO, (on) => one.row("everyday", on, "862.60", "CENTRELINK PENSION AGE 22"));
    expect(streamsOf(one)).toEqual([
      { code: "inc.gov.age_pension", count: 26, frequency: "FORTNIGHTLY", included: true },
      { code: "inc.gov.age_pension", count: 26, frequency: "FORTNIGHTLY", included: true },
    ]);
  });

  it("are one income if a weekly pay becomes fortnightly", () => {
    const one = home();
    one.every(7, FROM, "2025-12-31", (on) => one.row("everyday", on, "1000.00", "SALARY ACME PTY LTD"));
    one.every(14, "2026-01-08", TO, (on) => one.row("everyday", on, "2000.00", "SALARY ACME PTY LTD"));
    expect(streamsOf(one)).toHaveLength(1);
  });

  it("are one income if the employer is renamed under the same number and the pay varies", () => {
    const one = home();
    one.every(14, FROM, TO, (on, index) =>
      one.row(
        "everyday",
        on,
        `${2100 + ((index * 53) % 11) * 30}.40`,
        on < "2026-01-10" ? "SALARY HOLLYFORD CARE" : "SALARY BRIGHTWATER LIVING",
        { apcaNumber: "384120" },
      ),
    );
    expect(streamsOf(one)).toEqual([
      expect.objectContaining({ code: "inc.salary.regular", count: 26, frequency: "FORTNIGHTLY" }),
    ]);
  });
});

describe("the interest of a term deposit", () => {
  it("counts over the year if it is paid once a year", () => {
    const one = home();
    one.monthly(FROM, TO, (on) => one.row("everyday", on, "-20.00", "COLES 1234 PERTH"));
    one.row("everyday", FROM, "-5.00", "COLES 1234 PERTH");
    one.row("everyday", "2026-02-18", "3817.50", "TERM DEPOSIT INTEREST");
    expect(one.report().income.streams).toEqual([
      expect.objectContaining({ code: "inc.invest.interest", included: true }),
    ]);
  });
});

describe("interest of a savings account and of a term deposit, in one account", () => {
  it("is two incomes", () => {
    const one = home();
    one.monthly(FROM, TO, (on) => one.row("everyday", on, "-20.00", "COLES 1234 PERTH"));
    one.monthly("2025-07-31", TO, (on, index) =>
      one.row("everyday", on, `${24 + index}.18`, "CREDIT INTEREST", { type: "INTEREST_PAID" }),
    );
    for (const on of ["2025-10-15", "2026-04-15"])
      one.row("everyday", on, "980.40", "TERM DEPOSIT INT 55120", { type: "INTEREST_PAID" });
    const { streams } = one.report().income;
    expect(streams.map(({ frequency, count }) => [frequency, count])).toEqual([
      ["HALF_YEARLY", 2],
      ["MONTHLY", 12],
    ]);
  });
});

describe("a short record", () => {
  it("has no surplus if its pay came in two parts on one payday", () => {
    const one = home();
    one.every(1, "2026-05-26", TO, (on) => one.row("everyday", on, "-20.00", "COLES 1234 PERTH"));
    one.row("everyday", "2026-06-11", "1400.37", "SALARY ACME PTY LTD");
    one.row("everyday", "2026-06-12", "700.11", "SALARY ACME PTY LTD");
    expect(one.report().summary.surplusMonthly.value).toBeNull();
  });
});

describe("a month without data", () => {
  it("is not a missed pay date", () => {
    const one = home();
    one.every(14, FROM, TO, (on) => {
      if (on < "2026-02-01" || on > "2026-03-03") one.row("everyday", on, "2411.37", "SALARY ACME PTY LTD");
    });
    one.every(1, FROM, TO, (on) => {
      if (on < "2026-02-01" || on > "2026-03-03") one.row("everyday", on, "-31.00", "COLES 1234 PERTH");
    });
    // Fortnightly pay: 2,411.37 × 26 ÷ 12.
    expect(one.report().income.totals.netMonthly.value).toBe(522_464);
  });
});
