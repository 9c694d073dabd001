import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/**
 * These tests cover single payments that differ from the usual pay: part of a pay period, pay that arrives late, and
 * extra pay.
 */

const makeHome = () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
  return home.every(3, "2025-07-01", "2026-06-30", (on) =>
    home.row("everyday", on, "-41.20", "COLES 1234 PERTH"),
  );
};

describe("the first pay of a new job", () => {
  const paid = (amounts: readonly string[]) => {
    const home = makeHome();
    const days = ["2026-03-31", "2026-04-30", "2026-05-29", "2026-06-30"];
    for (const [index, on] of days.entries())
      home.row("everyday", on, amounts[index] ?? "", "DIRECT CREDIT NAVARRE IRRIG PL SALARY");
    return home.report().income.streams[0]?.monthly.selected;
  };

  it("does not lower the monthly pay if it is for part of a pay period, and the report says so", () => {
    const { value, note } = paid(["2410.50", "5162.30", "5162.30", "5344.80"]) ?? {};
    expect([value, note]).toEqual([
      516_230,
      "1 payment on 31 Mar 2026, for part of a pay period, is left out",
    ]);
  });

  it("counts if later pay is as low, averaged since the job began", () => {
    expect(paid(["2410.50", "5162.30", "2610.10", "5344.80"])?.note).toBe(
      "averaged over the 121 days since it began",
    );
  });
});

describe("weekly pay that paused for twenty weeks and a sick week before them", () => {
  const paid = (amountOf: (index: number) => number) => {
    const home = makeHome();
    home.every(7, "2025-07-03", "2026-06-30", (on, index) => {
      if (index !== 7 && (index < 15 || index >= 35))
        home.row("everyday", on, amountOf(index).toFixed(2), "DIRECT CREDIT BRACK TIMBER PTY WAGES");
    });
    return home.report().income.streams[0]?.monthly;
  };
  const GRADED = [480.2, 655.1, 890.4];

  it("counts at the present amount after a graded return, although overtime varies it", () => {
    const monthly = paid((index) => GRADED[index - 35] ?? [1190.4, 1190.4, 1262.9][index % 3] ?? 0);
    expect([monthly?.rule, monthly?.selected.value, monthly?.selected.quality]).toEqual([
      "A-STREAM",
      Math.round((119_040 * 52) / 12),
      "ESTIMATED",
    ]);
  });

  it("is averaged over all days if it varies like casual or seasonal pay", () => {
    expect(paid((index) => 700.1 + (index % 5) * 240)?.rule).toBe("A-COV");
  });
});

describe("monthly pay that paused for five months", () => {
  const paid = (last: string) => {
    const home = makeHome();
    for (const month of ["2025-07", "2025-08", "2025-09", "2025-10", "2025-11", "2025-12"])
      home.row("everyday", `${month}-15`, "5120.40", "DIRECT CREDIT BRACK TIMBER PTY SALARY");
    home.row("everyday", "2026-05-15", "3610.20", "DIRECT CREDIT BRACK TIMBER PTY SALARY");
    home.row("everyday", "2026-06-15", last, "DIRECT CREDIT BRACK TIMBER PTY SALARY");
    return home.report().income.streams[0]?.monthly;
  };

  it("counts at the pay since the return, although a year has few monthly pays", () => {
    const monthly = paid("3610.20");
    const { value, quality } = monthly?.selected ?? {};
    expect([monthly?.rule, value, quality]).toEqual(["A-STREAM", 361_020, "ESTIMATED"]);
  });

  it("is averaged over all days if the pays since the return differ", () => {
    expect(paid("4610.20")?.rule).toBe("A-COV");
  });
});

describe("pay for a missed pay date", () => {
  const paid = (missed: number, extra: string) => {
    const home = makeHome();
    home.every(7, "2025-07-03", "2026-06-30", (on, index) => {
      if (index !== missed)
        home.row("everyday", on, `${700 + (index % 4) * 40}.30`, "DIRECT CREDIT BRACK TIMBER PTY WAGES");
      if (index === 31)
        home.row("everyday", "2026-02-10", extra, "DIRECT CREDIT BRACK TIMBER PTY MISSED PAY");
    });
    return home.report().income;
  };
  it("is part of the wage, and counts for the missed dates", () => {
    const { streams } = paid(30, "1440.60");
    expect(streams.map(({ code, count }) => [code, count])).toEqual([["inc.salary.regular", 52]]);
    const { amount, monthly } = streams[0] ?? {};
    const { value, window } = monthly?.selected ?? {};
    expect(value).toBe(Math.round(((amount?.totalCents ?? 0) / (window?.days ?? 1)) * 30.4375));
  });

  it("is variable pay, and not counted again, if no date was missed", () => {
    expect(paid(-1, "1440.60").streams.map(({ code }) => code)).toContain("inc.salary.variable");
  });
});

describe("an employer's tool allowance", () => {
  it("is variable pay from the employer, not a credit of an unknown kind", () => {
    const home = makeHome();
    home.every(7, "2025-07-03", "2026-06-30", (on) =>
      home.row("everyday", on, "771.10", "DIRECT CREDIT BRACK TIMBER PTY WAGES"),
    );
    home.row("everyday", "2026-02-12", "264.00", "DIRECT CREDIT BRACK TIMBER PTY TOOL ALLOW");
    expect(home.report().income.streams.map(({ code }) => code)).toContain("inc.salary.variable");
  });
});

describe("a student start-up loan", () => {
  it("is borrowed money, unlike the payment that arrives with it", () => {
    const home = makeHome();
    home.every(14, "2025-07-03", "2026-06-30", (on) =>
      home.row("everyday", on, "869.40", "DIRECT CREDIT CTRLINK AUSTUDY 884J"),
    );
    home.row("everyday", "2026-03-05", "1321.00", "DIRECT CREDIT CTRLINK SSL 884J STUDENT STARTUP LOAN");
    const { streams } = home.report().income;
    expect(streams.map(({ code, count }) => [code, count])).toEqual([["inc.gov.youth_study", 26]]);
  });
});

it.each([
  ["CORVANE FAMILY TRUST FY26 DISTRIBUTION", "inc.invest.distribution", true],
  ["CORVANE FAMILY TRUST DISTRIBUTION", "inc.invest.distribution", false],
  ["CORVANE JOINERY DIVIDEND FY26", "inc.invest.dividend", true],
  ["CORVANE JOINERY DIVIDEND", "inc.invest.dividend", false],
])(
  "a distribution or dividend paid once counts as yearly income if it names its year: %s",
  (words, code, isCounted) => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
    one.row("everyday", "2025-07-09", "9600.00", words);
    const [stream] = one.report().income.streams;
    expect(stream).toMatchObject({
      code,
      included: isCounted,
      annualCents: 960_000,
    });
    expect(stream?.monthly.selected.quality).toBe(isCounted ? "ESTIMATED" : "OK");
  },
);

describe("a pay that includes leave in advance", () => {
  const AWAY = ["2025-12-25", "2026-01-01", "2026-01-08"];
  const paid = (isAway: boolean) => {
    const home = makeHome();
    let paidCents = 0;
    let week = 0;
    home.every(7, "2025-07-03", "2026-06-25", (on) => {
      const usual = 1_580_40 + (week++ % 5) * 41_30;
      if (isAway && AWAY.includes(on)) return;
      const cents = on === "2025-12-18" ? usual * 4 : usual;
      paidCents += cents;
      home.row("everyday", on, (cents / 100).toFixed(2), "DIRECT CREDIT NAVARRE IRRIG PL SALARY");
    });
    const { value } = home.report().income.totals.netMonthly;
    return (value ?? 0) / ((paidCents / 365) * (365.25 / 12));
  };

  it("counts for the missed dates that follow it", () => {
    expect(Math.abs(paid(true) - 1)).toBeLessThan(0.01);
  });

  it("counts at the usual amount if no date is missed, like a bonus", () => {
    expect(paid(false)).toBeLessThan(0.96);
  });
});
