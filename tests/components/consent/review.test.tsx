import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { targetsOf, toCustomerSummary } from "@/components/report/customer-summary";
import { wholeMoney } from "@/components/report/format";
import { toTargetGroups } from "@/components/report/note-targets";
import { ReportView } from "@/components/report/report-view";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";

const document = makeDocument();

describe("toCustomerSummary", () => {
  test("shows the four figures of the report's summary in whole dollars", () => {
    const { summary } = document;
    const { lines } = toCustomerSummary(document);
    expect(lines.map(({ part }) => part)).toEqual(["in", "living", "debts", "left"]);
    expect(lines.map(({ amount }) => amount)).toEqual(
      [
        summary.incomeNetMonthly,
        summary.livingMonthly,
        summary.commitmentsMonthly,
        summary.surplusMonthly,
      ].map(({ value }) => wholeMoney(value)),
    );
  });

  test("shows no amount if the record has none, and gives the reason", () => {
    const none = { ...document.summary.incomeNetMonthly, value: null };
    const summary = { ...document.summary, incomeNetMonthly: none, surplusMonthly: none };
    const { lines } = toCustomerSummary({ ...document, summary });
    for (const part of ["in", "left"]) {
      const line = lines.find((each) => each.part === part);
      expect(line?.amount).toBeNull();
      expect(line?.text).toContain("isn’t enough");
    }
  });

  test("says that more money went out than came in if there is a shortfall", () => {
    const surplusMonthly = { ...document.summary.surplusMonthly, value: -12_345 };
    const { lines } = toCustomerSummary({ ...document, summary: { ...document.summary, surplusMonthly } });
    expect(lines.at(-1)).toMatchObject({
      amount: "−$123",
      text: expect.stringContaining("more went out than came in"),
    });
  });

  test("shortens a payer's name that is longer than a line, and removes control characters", () => {
    const [first, ...rest] = document.income.streams;
    if (!first) throw new Error("the fixture has no income");
    const streams = [{ ...first, included: true, name: `\u202e${"x".repeat(200)}` }, ...rest];
    const { lines } = toCustomerSummary({ ...document, income: { ...document.income, streams } });
    expect(lines[0]?.text.length).toBeLessThan(120);
    expect(lines[0]?.text).not.toContain("\u202e");
  });
});

describe("the figures that a customer's note can refer to", () => {
  const groups = toTargetGroups(document);

  test("are the sources of income for the line “money in”, and every figure for the surplus", () => {
    expect(targetsOf("in", groups).map(({ name }) => name)).toEqual(["Income"]);
    expect(targetsOf("left", groups)).toEqual(groups);
  });

  test("are all figures if the summary line has no figures", () => {
    const others = groups.filter(({ name }) => name !== "Income");
    expect(targetsOf("in", others)).toEqual(others);
  });
});

test("the customer's copy of the report contains the facts, but not the questions suggested to the firm", () => {
  const firms = renderToStaticMarkup(<ReportView document={document} integrity={INTEGRITY} />);
  const own = renderToStaticMarkup(<ReportView document={document} integrity={INTEGRITY} isForCustomer />);
  expect(firms).toContain("Findings, most important first");
  expect(own).not.toContain("Findings, most important first");
  expect(firms).toMatch(/>Ask</);
  expect(own).not.toMatch(/>Ask</);
  for (const { text } of document.summary.headlines) expect(own).toContain(text.slice(0, 20));
});
