import { expect, it } from "vitest";
import { fundingFacts } from "@/components/report/content/funding";
import { toContext } from "@/components/report/context";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { sandboxReport } from "@/tests/support/sandbox-report";

it("fundingFacts counts the same months above income as the first page, and does not count loan money as income", () => {
  const report = sandboxReport("marcus");
  const facts = fundingFacts(toContext(report));
  const said = /in (\d+|each|none) of the (\d+) whole months/.exec(report.summary.headlines[0]?.text ?? "");
  expect(facts?.pairs[0]?.cell.text).toBe(`${said?.[1]} of ${said?.[2]}`);
  const whole = report.cashflow.months.filter(({ partial }) => !partial);
  const loans = whole.reduce((sum, { borrowedCents = 0 }) => sum + borrowedCents, 0);
  expect(loans).toBeGreaterThan(0);
  expect(
    facts?.pairs.find(({ term }) => term === "Loan money received")?.cell.text.replace(/[$,]/g, ""),
  ).toBe((loans / 100).toFixed(2));
});

it("fundingFacts is empty if every month is covered without a loan", () => {
  const months = sandboxReport("joan").cashflow.months.map((month) => ({
    ...month,
    incomeCents: 900_000,
    essentialCents: 100_000,
    discretionaryCents: 0,
    commitmentsCents: 0,
    borrowedCents: 0,
  }));
  const report = sandboxReport("joan");
  expect(fundingFacts(toContext({ ...report, cashflow: { ...report.cashflow, months } }))).toBeNull();
});

/** Households without a foreign balance, which would also change with the exchange rate. */
const IN_DOLLARS = HOUSEHOLDS.map(({ id }) => id).filter((id) => id !== "astrid");

it.each(IN_DOLLARS)("fundingFacts adds up to the change in balances for %s", (id) => {
  const facts = fundingFacts(toContext(sandboxReport(id)));
  if (facts === null) return;
  const cents = (name: string) => {
    const text = facts.pairs.find(({ term }) => term.startsWith(name))?.cell.text ?? "$0.00";
    return /\d/.test(text) ? Math.round(Number(text.replace("−", "-").replace(/[$,]/g, "")) * 100) : null;
  };
  const change = cents("Change in everyday");
  if (change === null) return;
  const parts = ["Income less living", "Loan money", "Money moved in", "Rise in debt"].map(cents);
  expect(parts.reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(change);
});
