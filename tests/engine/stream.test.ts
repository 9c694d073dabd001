import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, fromDayNumber, parseDay, toDayNumber } from "@/lib/engine/calendar/day";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { Household, rollBack } from "@/tests/engine/household";

const START = parseDay("2025-07-04");
const every = (days: number, count: number) =>
  Array.from({ length: count }, (_, index) => toDayNumber(addDays(START, index * days)));
const months = (start: string, step: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    toDayNumber(rollBack(addMonths(parseDay(start), index * step))),
  );

describe("the frequency of a stream", () => {
  it.each([
    ["WEEKLY", every(7, 20)],
    ["FORTNIGHTLY", every(14, 12)],
    ["FOUR_WEEKLY", every(28, 8)],
    ["MONTHLY", months("2025-07-15", 1, 12)],
    ["MONTHLY", months("2025-07-31", 1, 12)],
    ["MONTHLY", months("2025-07-01", 1, 6)],
    ["BIMONTHLY", months("2025-07-10", 2, 6)],
    ["QUARTERLY", months("2025-07-12", 3, 4)],
    ["HALF_YEARLY", months("2025-07-12", 6, 3)],
    ["ANNUAL", months("2024-07-12", 12, 2)],
  ] as const)("is recognised as %s", (frequency, days) => {
    expect(fitCadence(days)).toMatchObject({ frequency, regularity: 1, missed: [] });
  });

  it("distinguishes twice a month from fortnightly", () => {
    const days = Array.from({ length: 6 }, (_, index) => [
      toDayNumber(rollBack(addMonths(parseDay("2025-07-15"), index))),
      toDayNumber(rollBack(addMonths(parseDay("2025-07-31"), index))),
    ]).flat();
    expect(fitCadence(days)?.frequency).toBe("SEMI_MONTHLY");
  });

  it("distinguishes four-weekly from monthly, which changes an income by a twelfth", () => {
    expect(fitCadence(every(28, 5))?.frequency).toBe("FOUR_WEEKLY");
    expect(fitCadence(months("2026-01-28", 1, 5))?.frequency).toBe("MONTHLY");
  });

  it("is monthly on the same weekday of every month, with gaps of four and five weeks", () => {
    const weekday = (gaps: readonly number[]) =>
      [0, ...gaps].map((_, at) => toDayNumber(START) + gaps.slice(0, at).reduce((sum, gap) => sum + gap, 0));
    expect(fitCadence(weekday([35, 28, 28, 35, 28, 35, 28]))?.frequency).toBe("MONTHLY");
    expect(fitCadence(weekday([28, 28, 28, 28, 28, 28, 28]))?.frequency).toBe("FOUR_WEEKLY");
    expect(fitCadence(weekday([28, 28, 35, 28, 28, 28, 28, 28, 28]))?.frequency).toBe("FOUR_WEEKLY");
  });

  it("has the missed dates", () => {
    const days = every(14, 12).filter((_, index) => index !== 5);
    const fit = fitCadence(days);
    expect(fit?.frequency).toBe("FORTNIGHTLY");
    expect(fit?.missed.map(fromDayNumber)).toEqual([addDays(START, 70)]);
    expect(fit?.regularity).toBeCloseTo(11 / 12, 5);
  });

  it("has the next date after the given day", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 20_000, max: 20_400 }), { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 20_400, max: 20_500 }),
        (days, after) => {
          const fit = fitCadence(days.sort((a, b) => a - b));
          if (fit) expect(fit.next(after)).toBeGreaterThan(after);
        },
      ),
    );
  });
});

describe("streams of a household", () => {
  const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

  it("keep two employers apart, and a pay rise in one stream", () => {
    const two = home();
    two.every(7, "2025-07-03", "2026-06-30", (on, index) =>
      two.row("everyday", on, index < 26 ? "900.00" : "960.00", "ACME CAFES WAGES"),
    );
    two.every(14, "2025-07-10", "2026-06-30", (on) =>
      two.row("everyday", on, "500.00", "BRIGHT SCHOOL PAYROLL"),
    );
    const streams = two.report().income.streams;
    expect(streams.map((stream) => [stream.frequency, stream.amount.lastCents])).toEqual([
      ["WEEKLY", 96_000],
      ["FORTNIGHTLY", 50_000],
    ]);
  });

  it("separate two loans of one lender whose repayments alternate by week", () => {
    const two = home();
    two.every(14, "2026-01-02", "2026-06-30", (on) =>
      two.row("everyday", on, "-100.00", "DIRECT DEBIT MONEYME"),
    );
    two.every(14, "2026-01-09", "2026-06-30", (on) =>
      two.row("everyday", on, "-300.00", "DIRECT DEBIT MONEYME"),
    );
    const streams = two.report().expenses.streams;
    expect(streams.map((stream) => [stream.frequency, stream.amount.lastCents]).sort()).toEqual([
      ["FORTNIGHTLY", 10_000],
      ["FORTNIGHTLY", 30_000],
    ]);
  });

  it("exclude a bonus from the pay, and list the bonus", () => {
    const two = home();
    two.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      two.row("everyday", on, index === 20 ? "9000.00" : "2400.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    const [stream] = two.report().income.streams;
    expect(stream).toMatchObject({ frequency: "FORTNIGHTLY", amount: { medianCents: 240_000 } });
    expect(stream?.monthly.selected.value).toBe(520_000);
    expect(stream?.outliers.map((pay) => pay.amountCents)).toEqual([900_000]);
  });

  it("separate a bonus between paydays from the wages with the same wording", () => {
    const two = home();
    two.monthly("2025-07-15", "2026-06-30", (on) =>
      two.row("everyday", on, "7450.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    two.row("everyday", "2025-09-30", "4200.00", "PAY/SALARY FROM ACME WIDGETS");
    const [pay, bonus] = two.report().income.streams;
    expect(pay).toMatchObject({ code: "inc.salary.regular", frequency: "MONTHLY", count: 12 });
    expect(pay?.monthly.selected.value).toBe(745_000);
    expect(bonus).toMatchObject({ code: "inc.salary.variable", count: 1, discount: 0.2 });
    // The data covers 351 days, which is less than a year, so the bonus is spread over a whole year.
    expect(bonus?.monthly).toMatchObject({
      rule: "A-ANN",
      selected: { value: 35_000, quality: "ESTIMATED" },
    });
  });
  it("separate a bonus that is nearly as large as the wages, by its day between two paydays", () => {
    const two = home();
    two.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      two.row("everyday", on, index % 4 === 1 ? "2633.10" : "2411.37", "PAY/SALARY FROM ACME WIDGETS"),
    );
    two.row("everyday", "2026-03-24", "2950.00", "PAY/SALARY FROM ACME WIDGETS");
    expect(two.report().income.streams.map(({ code, count }) => [code, count])).toEqual([
      ["inc.salary.regular", 26],
      ["inc.salary.variable", 1],
    ]);
  });

  it("read two equal pays a month apart as monthly, and say that the data is thin", () => {
    const two = home()
      .row("everyday", "2026-05-15", "7450.00", "PAY/SALARY FROM ACME WIDGETS")
      .row("everyday", "2026-06-15", "7450.00", "PAY/SALARY FROM ACME WIDGETS");
    const [stream] = two.report().income.streams;
    expect(stream?.monthly).toMatchObject({
      rule: "A-STREAM",
      selected: { value: 745_000, quality: "THIN" },
    });
  });
  it("count a pay with a bonus at the usual amount when varying pay is averaged", () => {
    const two = home();
    two.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      two.row(
        "everyday",
        on,
        index === 20 ? "9000.00" : `${2300 + (index % 3) * 100}.00`,
        "PAY/SALARY FROM ACME",
      ),
    );
    const [stream] = two.report().income.streams;
    // 25 usual pays: nine of 2,300.00, nine of 2,400.00 and seven of 2,500.00. The pay with the bonus is counted at
    // 2,400.00.
    expect(stream?.monthly.selected).toMatchObject({
      value: Math.round(((9 * 230_000 + 10 * 240_000 + 7 * 250_000) / 356) * 30.4375),
      note: "1 of 26 payments counted at the usual amount, because it was far above it",
    });
    expect(stream?.monthly.rule).toBe("A-COV");
  });

  it("mark a pay that stopped as ceased and exclude it from income", () => {
    const two = home();
    two.every(14, "2025-07-10", "2026-03-30", (on) =>
      two.row("everyday", on, "2400.00", "SALARY ACME WIDGETS"),
    );
    two.every(7, "2025-07-10", "2026-06-30", (on) => two.row("everyday", on, "-60.00", "WOOLWORTHS 123"));
    const report = two.report();
    expect(report.income.streams[0]).toMatchObject({ status: "CEASED", included: false });
    expect(report.income.totals.netMonthly.value).toBe(0);
    expect(report.income.events.map((event) => event.kind)).toEqual(["CEASED"]);
  });

  it("do not include frequent small purchases", () => {
    const two = home();
    two.every(2, "2026-01-02", "2026-06-30", (on, index) =>
      two.row("everyday", on, `-${(4 + (index % 5) * 1.1).toFixed(2)}`, "SQ *THE LITTLE CAFE SYDNEY NS AUS"),
    );
    expect(two.report().expenses.streams).toEqual([]);
  });
});
