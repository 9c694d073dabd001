import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

describe("a benefit that the agency names on some payments only", () => {
  const pay = (until: string, names: readonly string[]) => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on) => one.row("everyday", on, "1850.00", "SALARY CORVANE"));
    one.every(14, "2025-09-04", until, (on, index) =>
      one.row(
        "everyday",
        on,
        index < 8 ? "912.40" : "944.10",
        `DEPOSIT ${names[(index * 7) % names.length]}`,
      ),
    );
    return one.report().income.streams.filter(({ code }) => code !== "inc.salary.regular");
  };
  const names = ["SERVICES AUSTRALIA PPL 204X8871J", "PARENTAL LEAVE PAY", "SERVICES AUSTRALIA 204X8871J"];

  it("is one stream of the benefit", () => {
    expect(pay("2026-06-30", names).map(({ code, frequency, count }) => [code, frequency, count])).toEqual([
      ["inc.gov.parental_leave", "FORTNIGHTLY", 22],
    ]);
  });

  it("is one stream if an unnamed payment differs from its neighbours but equals another payment", () => {
    const one = home();
    const amounts = ["836.70", "671.95", "836.70", "836.70", "814.20"];
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        amounts[index % 5] ?? "",
        `DEPOSIT SERVICES AUSTRALIA ${index === 11 ? "CENTRELINK" : "YOUTH ALLOW"}`,
      ),
    );
    expect(one.report().income.streams.map(({ code, count }) => [code, count])).toEqual([
      ["inc.gov.youth_study", 26],
    ]);
  });

  it("is not counted after it ended", () => {
    expect(pay("2026-02-20", names).map(({ status, included }) => [status, included])).toEqual([
      ["CEASED", false],
    ]);
  });

  it("does not include payments of a different size", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) => {
      one.row("everyday", on, "912.40", "DEPOSIT CENTRELINK JOBSEEKER");
      if (index % 5 === 0) one.row("everyday", on, "250.00", "DEPOSIT SERVICES AUSTRALIA");
    });
    const { streams } = one.report().income;
    expect(streams.map(({ code, count }) => [code, count])).toEqual([
      ["inc.gov.jobseeker", 26],
      ["inc.gov.other", 6],
    ]);
  });

  it.each([
    ["330X881A", "330X882B"],
    ["304 118 552A", "304 771 209K"],
  ])("stays two streams if two people with the customer numbers %s and %s receive it", (first, second) => {
    const one = home();
    const wordings = ["CENTRELINK PENSION", "AGE PENSION CTRLINK", "CTRLINK AGE PENSION"];
    for (const [start, number] of [
      ["2025-07-10", first],
      ["2025-07-15", second],
    ] as const)
      one.every(14, start, "2026-06-30", (on, index) =>
        one.row("everyday", on, "301.70", `DIRECT CREDIT ${wordings[(index * 5 + 1) % 3]} ${number}`),
      );
    const { streams } = one.report().income;
    expect(streams.map(({ code, frequency, count }) => [code, frequency, count])).toEqual([
      ["inc.gov.age_pension", "FORTNIGHTLY", 26],
      ["inc.gov.age_pension", "FORTNIGHTLY", 26],
    ]);
  });
});

describe("wages under two names without a common word", () => {
  const amounts = ["1928.20", "2076.20", "1998.20", "2143.20"];
  /**
   * Wages every `days` days. If `isOther` is true for a payment, the payment has the second name and an amount from
   * `otherAmounts`.
   */
  const wages = (days: number, isOther: (index: number) => boolean, otherAmounts = amounts) => {
    const one = home();
    one.every(days, "2025-07-09", "2026-06-30", (on, index) =>
      one.row(
        "everyday",
        on,
        (isOther(index) ? otherAmounts : amounts)[(index * 3) % 4] ?? "",
        isOther(index) ? "DIRECT CREDIT HALVORSEN NORTH PAYROLL" : "DIRECT CREDIT CORVANE HEALTH PAYROLL",
      ),
    );
    return one.report().income.streams;
  };

  it("are one income, with a lower confidence and the reason, if they alternate", () => {
    const [stream, ...others] = wages(14, (index) => [2, 5, 6, 11].includes(index));
    expect(others).toEqual([]);
    expect([stream?.frequency, stream?.count]).toEqual(["FORTNIGHTLY", 26]);
    expect(stream?.monthly.selected.note).toContain("paid under two names");
    expect(stream?.monthly.selected.quality).toBe("ESTIMATED");
    const [alone] = wages(14, () => false);
    expect(stream?.confidence).toBeLessThan((alone?.confidence ?? 0) - 0.1);
    expect(alone?.monthly.selected.note ?? "").not.toContain("two names");
  });

  it("stay two incomes if each is paid every second week", () => {
    expect(wages(7, (index) => index % 2 === 1).map(({ frequency, count }) => [frequency, count])).toEqual([
      ["FORTNIGHTLY", 25],
      ["FORTNIGHTLY", 26],
    ]);
  });

  it("stay two incomes if the customer changed the employer", () => {
    expect(
      wages(14, (index) => index > 15, ["1951.35", "2044.80", "2012.65", "2118.90"])
        .map(({ count }) => count)
        .sort(),
    ).toEqual([10, 16]);
  });
});

describe("payments with one customer number under two names", () => {
  const support = (other: string) => {
    const one = home();
    for (let month = 0; month < 12; month++) {
      const on = new Date(Date.UTC(2025, 6 + month, 9)).toISOString().slice(0, 10);
      one.row("everyday", on, "214.30", month % 3 === 2 ? other : "DIRECT CREDIT CSA 8811204417");
    }
    return one.report().income.streams.map(({ code, frequency, count }) => [code, frequency, count]);
  };

  it("are one income of the stated kind", () => {
    expect(support("DIRECT CREDIT CHILD SUPPORT AGNCY 8811204417")).toEqual([
      ["inc.support.child", "MONTHLY", 12],
    ]);
  });

  it("stay apart if the numbers differ", () => {
    expect(support("DIRECT CREDIT CHILD SUPPORT AGNCY 7744101932")).toContainEqual([
      "inc.support.child",
      "QUARTERLY",
      4,
    ]);
  });
});

describe("commission", () => {
  const days =
    "2025-07-25 2025-08-15 2025-10-10 2025-11-07 2025-12-05 2025-12-19 2026-01-23 2026-03-06 2026-04-10 2026-05-08 2026-05-22 2026-06-26";

  it("is one irregular income if the bank leaves out the place in the employer's name", () => {
    const one = home();
    one.every(14, "2025-07-16", "2026-06-30", (on) =>
      one.row("everyday", on, "1488.20", "Direct Credit-HENZARD AGENCY BUDERIM-WAGES"),
    );
    for (const [index, on] of days.split(" ").entries())
      one.row(
        "everyday",
        on,
        `${3000 + ((index * 1777) % 4000)}.50`,
        `Direct Credit-HENZARD AGENCY ${index % 3 === 0 ? "" : "BUDERIM"}-COMM ${index} KING`,
      );
    const { streams } = one.report().income;
    expect(
      streams
        .filter(({ code }) => code === "inc.salary.variable")
        .map(({ frequency, count }) => [frequency, count]),
    ).toEqual([["IRREGULAR", 12]]);
  });
});
