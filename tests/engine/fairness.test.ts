import { describe, expect, it } from "vitest";
import { NAMES, SHORT_NAMES, SURNAMES } from "@/tests/engine/culture-names";
import { Household } from "@/tests/engine/household";

/** Returns the report on one customer's statement. Only other people's names differ between the cases. */
function statementOf([landlord = "", sister = "", helped = "", friend = ""]: readonly string[]) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const into = { type: "TRANSFER_INCOMING" };
  const out = { type: "TRANSFER_OUTGOING" };
  one.every(14, "2025-07-10", "2026-06-25", (on) => {
    one.row("everyday", on, "2411.37", "SALARY CORVANE LOGISTICS PTY LTD", into);
    one.row("everyday", on, "-780.00", `OSKO PAYMENT TO ${landlord} RENT`, out);
    one.row("everyday", on, "300.00", `OSKO PAYMENT FROM ${sister}`, into);
  });
  one.row("everyday", "2026-03-03", "3200.00", `Fast Transfer From ${friend} car sale`, into);
  one.every(7, "2026-01-07", "2026-06-24", (on) =>
    one.row("everyday", on, "214.50", `OSKO PAYMENT FROM ${helped} WAGES`, into),
  );
  one.monthly("2025-07-21", "2026-06-21", (on) => {
    one.row("everyday", on, "-88.40", `Transfer To ${friend} PayID Phone electricity bill`, out);
    one.row("everyday", on, "45.00", `TRANSFER FROM ${friend}`, into);
    one.row("everyday", on, "-61.20", `TRANSFER TO ${friend}`, out);
  });
  return one.report();
}

/**
 * Returns the report on credits whose wording does not state the channel, from an employer, a flatmate and two
 * irregular payers. Only the names differ between the cases.
 */
function creditsOf([employer = "", flatmate = "", helper = "", friend = ""]: readonly string[]) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(14, "2025-07-10", "2026-06-25", (on) => {
    one.row("everyday", on, "1873.42", `DIRECT CREDIT 301500 ${employer}`);
    one.row("everyday", on, "280.00", `Direct Entry Credit ${flatmate}`);
  });
  one.every(7, "2025-07-08", "2026-06-23", (on) => one.row("everyday", on, "412.63", helper));
  for (const on of ["2025-09-03", "2026-01-20", "2026-04-17"])
    one.row("everyday", on, "95.50", `DIRECT CREDIT 062000 ${friend}`);
  one.row("everyday", "2026-02-02", "60.00", friend);
  return one.report();
}

/**
 * Returns the report on wages, invoices and bills of firms that are named after people. The employer's wording changes
 * in July, and the helper's firm has several wordings. Only the names differ between the cases.
 */
function firmsOf([employer = "", helper = "", agent = "", shop = ""]: readonly string[]) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const into = { type: "TRANSFER_INCOMING" };
  one.every(14, "2025-01-09", "2025-06-26", (on) =>
    one.row("everyday", on, "1873.42", `DIRECT CREDIT 301500 ${employer} & CO`, into),
  );
  one.every(14, "2025-07-10", "2025-12-25", (on) =>
    one.row("everyday", on, "1921.07", `DIRECT CREDIT 301500 ${employer} PARTNERS`, into),
  );
  one.every(7, "2025-01-07", "2025-12-23", (on, index) =>
    one.row(
      "everyday",
      on,
      "412.63",
      `${helper} ${index % 2 ? "CLEANING PTY LTD" : "FACILITY SERVICES"}`,
      into,
    ),
  );
  one.monthly("2025-01-15", "2025-12-15", (on) => {
    one.row("everyday", on, "-1640.00", `DIRECT DEBIT ${agent} REALTY`);
    one.row("everyday", on, "-38.20", `EFTPOS ${shop} & SONS BAKERY NEWTOWN NSW`);
    one.row("everyday", on, "-64.10", `VISA PURCHASE ${shop} PLUMBING PTY LTD`);
  });
  return one.report();
}

/**
 * Returns the report on a business account into which two firms and three friends pay. The friends write notes with
 * words that are also names of shops. Only the friends' names differ between the cases.
 */
function notesOf([first = "", second = "", third = ""]: readonly string[]) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const into = { type: "TRANSFER_INCOMING" };
  one.every(7, "2025-07-08", "2026-06-23", (on) =>
    one.row("everyday", on, "812.63", "DIRECT CREDIT 301500 CORVANE PLUMB WAGES", into),
  );
  one.row("everyday", "2026-02-02", "68.20", "DIRECT CREDIT 301477 FITTINGS T&R CORVANE PLUMBING", into);
  const notes = ["maccas", "cheers", "all square", "fishing", "half rent", "rent+gas"];
  for (const [index, note] of notes.entries())
    for (const [turn, name] of [first, second, third].entries())
      one.row("everyday", `2026-0${index + 1}-1${turn}`, "120.00", `OSKO PAYMENT FROM ${name} ${note}`, into);
  return one.report();
}

/**
 * Returns the labels and main figures of the report as sorted lines, without the names and the ids that are derived
 * from names.
 */
function withoutNames(report: ReturnType<typeof statementOf>): string[] {
  const rows = report.transactions.map((row) => [row.on, row.amountCents, row.code]);
  const streams = report.income.streams.map((stream) => [
    stream.code,
    stream.frequency,
    stream.status,
    stream.count,
    stream.included,
    stream.monthly.selected.value,
  ]);
  const totals = [report.income.totals, report.expenses.totals, report.commitments.totalMonthly].map((part) =>
    JSON.stringify(part, (key, value) => (key === "evidence" ? undefined : value)),
  );
  return [...rows, ...streams, ...totals, report.summary.surplusMonthly.value]
    .map((line) => JSON.stringify(line))
    .sort();
}

const [[, plain = []] = []] = NAMES;
const [[, plainFirms = []] = []] = SURNAMES;

describe("the report for people of any culture", () => {
  const expected = withoutNames(statementOf(plain));
  const expectedCredits = withoutNames(creditsOf(plain));

  it.each(NAMES)("gives every row and figure the same label and value with %s names", (_culture, names) => {
    expect(withoutNames(statementOf(names))).toEqual(expected);
  });

  it.each(NAMES)("gives every direct credit the same label and value with %s names", (_culture, names) => {
    expect(withoutNames(creditsOf(names))).toEqual(expectedCredits);
  });

  it.each(NAMES)("gives friends with notes the same label and value with %s names", (_culture, names) => {
    expect(withoutNames(notesOf(names))).toEqual(withoutNames(notesOf(plain)));
  });

  it.each(SHORT_NAMES)("gives people with short %s names the same labels and values", (_culture, names) => {
    expect(withoutNames(statementOf(names))).toEqual(expected);
    expect(withoutNames(creditsOf(names))).toEqual(expectedCredits);
  });

  it.each(SURNAMES)("gives firms with %s names the same labels and values", (_culture, names) => {
    expect(withoutNames(firmsOf(names))).toEqual(withoutNames(firmsOf(plainFirms)));
  });

  it("reads uneven amounts at a payroll's cadence as wages, and whole dollars as money from a person", () => {
    const codes = new Map(
      creditsOf(plain).transactions.map(({ amountCents, code }) => [amountCents, code] as const),
    );
    expect([...codes]).toEqual(
      expect.arrayContaining([
        [187_342, "inc.salary.regular"],
        [28_000, "crd.person"],
        [41_263, "inc.salary.regular"],
        [9_550, "crd.person"],
        [6_000, "crd.person"],
      ]),
    );
  });

  it("counts the pay from a person, but no further money from people", () => {
    expect(statementOf(plain).income.streams.map(({ code }) => code)).toEqual([
      "inc.salary.regular",
      "inc.salary.regular",
    ]);
  });
});
