import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

describe("a payer whose name on the statement changes", () => {
  it("stays one stream if the pay continues under a name that has a word in common", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        index < 13 ? "2400.00" : "2475.00",
        index < 13 ? "SALARY CORVANE LOGISTICS PTY LTD" : "CORVANE SUPPLY CHAIN SALARY",
      ),
    );
    const streams = one.report().income.streams;
    expect(streams.map((stream) => [stream.frequency, stream.count, stream.status])).toEqual([
      ["FORTNIGHTLY", 26, "ACTIVE"],
    ]);
  });

  it("stays one stream if the state's name in a department's name is sometimes abbreviated", () => {
    const one = home();
    const names = ["QUEENSLAND HEALTH PAY", "QUEENSLAND HEALTH PAY", "QLD HEALTH NORTHERN PAY"];
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, "1744.60", `DIRECT CREDIT ${names[(index * 7) % 3]}`),
    );
    expect(one.report().income.streams.map(({ count }) => count)).toEqual([26]);
  });

  it("stays one stream if a boarder's notes vary", () => {
    const one = home();
    const notes = ["room", "board", "board", "room", "board", "room", "room"];
    const turns = [0, 1, 3, 2, 4, 6, 1, 5, 3, 2, 4];
    one.every(7, "2025-07-11", "2026-06-26", (on, index) =>
      one.row("everyday", on, "190.00", `NPP from B HARPER ${notes[turns[index % turns.length] ?? 0]}`, {
        type: "TRANSFER_INCOMING",
      }),
    );
    const { streams } = one.report().income;
    expect(streams.map(({ code, frequency, count }) => [code, frequency, count])).toEqual([
      ["inc.property.board", "WEEKLY", 51],
    ]);
  });

  it("stays one stream if the exact same pay continues under a different name", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, "2413.77", index < 13 ? "CORVANE LOGISTICS SALARY" : "BRIGHTPAY BUREAU SALARY"),
    );
    expect(one.report().income.streams).toHaveLength(1);
  });

  it("stays one stream if the record has two equal payments under each name", () => {
    const one = home();
    one.every(28, "2026-03-12", "2026-06-10", (on, index) =>
      one.row("everyday", on, "4620.00", index < 2 ? "SALARY CORVANE CATERING" : "SALARY HALVORSEN GROUP"),
    );
    const report = one.report();
    expect(report.income.streams.map(({ count }) => count)).toEqual([4]);
  });

  it.each([
    ["the week's number", (index: number) => `DIRECT CREDIT PACKRITE INDUSTR WK${index + 10}`],
    ["the pay period", (index: number) => `DIRECT CREDIT PACKRITE INDUSTR PP${index + 10}`],
    [
      "a payroll's own number",
      (index: number) => `DIRECT CREDIT PACKRITE INDUSTR ${"ABCD"[index % 4]}X${index + 10}`,
    ],
    ["a number before the name", (index: number) => `DIRECT CREDIT KDW${index + 10} PACKRITE INDUSTR`],
  ])("stays one salary with varying pay if %s is printed on each payment", (_, word) => {
    const one = home();
    one.every(7, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, `${1000 + (index % 9) * 61}.37`, word(index)),
    );
    const { streams } = one.report().income;
    expect(streams.map(({ code, frequency }) => [code, frequency])).toEqual([
      ["inc.salary.regular", "WEEKLY"],
    ]);
  });

  it.each([
    ["an employer's", "PAYROLL MARLOW HEALTH 88", "MARLOW HLTH PAYRL 91", "341207", "inc.salary.regular"],
    [
      "two of a firm without a number",
      "CORVANE LAB HIRE 4471",
      "CORVANE PTY LTD WAGES",
      "",
      "inc.salary.regular",
    ],
    ["a benefit's", "AUS GOV PARENTING 992T88", "SERVICES AUST PPS 992T88", "077114", "inc.gov.parenting"],
  ])("stays one stream if %s wordings alternate", (_, one, other, apcaNumber, code) => {
    const house = home();
    house.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      house.row(
        "everyday",
        on,
        `${1450 + (index % 5) * 90}.37`,
        [1, 2, 5, 9].includes(index % 11) ? one : other,
        {
          apcaNumber,
        },
      ),
    );
    const { streams } = house.report().income;
    expect(streams.map((stream) => [stream.code, stream.frequency, stream.status])).toEqual([
      [code, "FORTNIGHTLY", "ACTIVE"],
    ]);
  });

  it.each([
    ["only the new name lacks a payroll word", "CORVANE LHN PAY", "SHARED SERVICES CORVANE"],
    ["the names share only a firm's three letters", "KVB CONTRACTING P/L WAGES", "KVB HOLDINGS GROUP WAGES"],
    ["the names differ only in a space", "HALVOR WELL LIMITED PAY", "HALVORWELL LTD PAY"],
  ])("stays one salary of varying pay if %s", (_, before, after) => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, `${1850 + (index % 5) * 90}.37`, index < 13 ? before : after),
    );
    const { streams } = one.report().income;
    expect(streams.map(({ code, frequency, count, status }) => [code, frequency, count, status])).toEqual([
      ["inc.salary.regular", "FORTNIGHTLY", 26, "ACTIVE"],
    ]);
  });

  it("stays one salary if a bonus arrives under the old name, months after the new name appeared", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) => {
      if (index === 22) one.row("everyday", on, "4120.00", "HALVOR WELL LIMITED STI FY26");
      if (index < 13) one.row("everyday", on, "2987.30", "HALVOR WELL LIMITED PAY", { apcaNumber: "534057" });
      else one.row("everyday", on, "2987.30", "HALVORWELL LTD PAY", { apcaNumber: "757763" });
    });
    const wages = one.report().income.streams.filter(({ code }) => code === "inc.salary.regular");
    expect(wages.map(({ frequency, count, status }) => [frequency, count, status])).toEqual([
      ["FORTNIGHTLY", 26, "ACTIVE"],
    ]);
  });

  it("stays one weekly salary if the employer alternates between its name and its initials", () => {
    const one = home();
    one.every(7, "2025-11-06", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        `${622 + (index % 4) * 49}.30`,
        index > 14 && index % 2 === 0
          ? "DIRECT CREDIT BTM GROUP WAGES"
          : "DIRECT CREDIT BRACK TIMBER MILLS WAGES",
      ),
    );
    const { streams } = one.report().income;
    expect(streams.map(({ frequency, count }) => [frequency, count])).toEqual([["WEEKLY", 34]]);
  });

  it("stays one stream if a casual employee's hospital prints two names and some payments are skipped", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) => {
      if (index % 6 === 4) return;
      const name = index % 3 === 1 ? "ACVA LTD PAYROLL" : "ACVA ASHBURY HOSP";
      one.row("everyday", on, `${388 + (index % 5) * 148}.64`, name);
    });
    const { streams } = one.report().income;
    expect(streams.map(({ count, status, included }) => [count, status, included])).toEqual([
      [22, "ACTIVE", true],
    ]);
  });

  it("is a job change if two employers share only the state in their names", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        index < 13 ? "2400.00" : "2475.00",
        index < 13 ? "QLD HEALTH PAY" : "QLD RAIL PAY",
      ),
    );
    expect(
      one
        .report()
        .income.streams.map(({ status }) => status)
        .sort(),
    ).toEqual(["ACTIVE", "CEASED"]);
  });

  it("stays two streams if each of two wordings has a separate cadence", () => {
    const house = home();
    house.every(14, "2025-07-10", "2026-06-30", (on) =>
      house.row("everyday", on, "1450.37", "MARLOW CARE PAYROLL", { apcaNumber: "341207" }),
    );
    house.every(14, "2025-07-14", "2026-06-30", (on) =>
      house.row("everyday", on, "1210.15", "SUNVALE CARE PAYROLL", { apcaNumber: "341207" }),
    );
    expect(house.report().income.streams).toHaveLength(2);
  });

  it("is a job change if the amount of the new pay differs", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      index < 13
        ? one.row("everyday", on, "2400.00", "CORVANE LOGISTICS SALARY")
        : one.row("everyday", on, "2950.00", "HARBOUR FREIGHT SALARY"),
    );
    const streams = one.report().income.streams;
    expect(streams.map((stream) => stream.status).sort()).toEqual(["ACTIVE", "CEASED"]);
    expect(one.report().income.totals.netMonthly.value).toBe(Math.round((295_000 * 26) / 12));
  });

  it("is two firms if the names have no word in common, such as two gyms with the same price", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        "-29.90",
        index < 13 ? "DIRECT DEBIT IRONVALE GYM" : "DIRECT DEBIT LIFTHOUSE GYM",
      ),
    );
    expect(one.report().expenses.streams).toHaveLength(2);
  });
});

describe("a payer whose direct-entry number is missing on some payments", () => {
  const pay = { type: "TRANSFER_INCOMING" };

  it("stays one stream at its full monthly amount", () => {
    const one = home();
    one.monthly("2025-07-15", "2026-06-15", (on, index) =>
      one.row("everyday", on, "6000.00", "CORVANE LOGISTICS", {
        ...pay,
        ...(index % 3 === 0 ? { apcaNumber: "301500" } : {}),
      }),
    );
    const { streams, totals } = one.report().income;
    expect(streams.map((stream) => [stream.frequency, stream.count, stream.firstOn])).toEqual([
      ["MONTHLY", 12, "2025-07-15"],
    ]);
    expect(totals.netMonthly.value).toBe(600_000);
  });

  it("stays one stream if some payments print a truncated name", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      index % 4 === 1
        ? one.row("everyday", on, "2400.00", "SALARY CORVANE HEAVY LOGIST", pay)
        : one.row("everyday", on, "2400.00", "SALARY CORVANE HEAVY LOGISTICS", {
            ...pay,
            apcaNumber: "301500",
          }),
    );
    expect(one.report().income.streams.map((stream) => stream.count)).toEqual([26]);
  });

  it("is two streams if two numbers pay at the same time", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on) => {
      one.row("everyday", on, "2400.00", "SALARY CORVANE LOGISTICS", { ...pay, apcaNumber: "301500" });
      one.row("everyday", on, "710.00", "SALARY CORVANE LOGISTICS", { ...pay, apcaNumber: "301511" });
    });
    expect(one.report().income.streams).toHaveLength(2);
  });
});

describe("the frequency of payments in a real calendar", () => {
  it("stays fortnightly through three months of leave, and the leave is reported", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) => {
      if (index < 9 || index > 15) one.row("everyday", on, "2400.00", "PAY/SALARY FROM ACME WIDGETS");
    });
    const { streams, events, totals } = one.report().income;
    expect(streams).toMatchObject([{ frequency: "FORTNIGHTLY", status: "ACTIVE" }]);
    expect(streams[0]?.stability.missedDates).toHaveLength(7);
    expect(events.map((event) => event.kind)).toContain("GAP");
    expect(totals.netMonthly.value).toBe(520_000);
  });

  it("has no missed date if pay arrives before Easter and after Christmas", () => {
    const one = home();
    // The pay is due on the 25th. If that is Christmas, Anzac Day or a weekend, the pay arrives on another day.
    for (const on of [
      "2025-09-25",
      "2025-10-24",
      "2025-11-25",
      "2025-12-24",
      "2026-01-23",
      "2026-02-25",
      "2026-03-25",
      "2026-04-24",
      "2026-05-25",
      "2026-06-25",
    ])
      one.row("everyday", on, "6200.00", "PAY/SALARY FROM ACME WIDGETS");
    const [stream] = one.report().income.streams;
    expect(stream).toMatchObject({ frequency: "MONTHLY", stability: { regularity: 1, missedDates: [] } });
    // 25 July 2026 is a Saturday, so the pay is expected on Friday.
    expect(stream?.next?.on).toBe("2026-07-24");
  });
});
