import { describe, expect, test } from "vitest";
import { ATTRIBUTE_GROUPS, ATTRIBUTES, ATTRIBUTES_VERSION, groupOf } from "@/lib/contract/attributes/list";
import { Attributes } from "@/lib/contract/wire/attributes";
import type { ReportDocument } from "@/lib/engine/document";
import { isFigure } from "@/lib/engine/insight/suppress";
import { renderAttributes } from "@/lib/render/attributes";
import { sandboxReport } from "@/tests/support/sandbox-report";

const REPORTS: Readonly<Record<string, ReportDocument>> = {
  full: sandboxReport("peta"),
  joint: sandboxReport("gareth"),
  insight: sandboxReport("gareth", { profile: "insight" }),
  summary: sandboxReport("gareth", { reportType: "expense_summary" }),
  short: sandboxReport("gareth", { months: 1 }),
};

const valuesOf = (report: ReportDocument) => {
  const { data } = Attributes.parse(JSON.parse(renderAttributes(report)));
  return new Map(data.map((attribute) => [attribute.id, attribute]));
};

/** Every figure of the report as value and unit, and every other number. */
function* numbersIn(part: unknown): Generator<string> {
  if (typeof part === "number") yield `${part}`;
  if (part === null || typeof part !== "object") return;
  if (isFigure(part)) yield `${part.value} ${part.unit}`;
  else for (const inner of Object.values(part)) yield* numbersIn(inner);
}

describe("ATTRIBUTES", () => {
  test("has at least 150 unique ids in known groups, in the order of the groups", () => {
    const ids = ATTRIBUTES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+\.[a-z0-9_]+$/.test(id))).toEqual([]);
    expect([...new Set(ids.map(groupOf))]).toEqual([...ATTRIBUTE_GROUPS]);
    expect(ATTRIBUTES_VERSION).toBe("1.0");
  });

  test("contains no score", () => {
    for (const { id, text } of ATTRIBUTES) expect(`${id} ${text}`).not.toMatch(/score|rating|grade/i);
  });
});

describe.each(Object.entries(REPORTS))("the attributes of a %s report", (_name, report) => {
  const values = valuesOf(report);

  test("all exist, even if the report lacks data", () => {
    expect([...values.keys()]).toEqual(ATTRIBUTES.map(({ id }) => id));
  });

  test("are figures from the report in their unit, and no amount, ratio or number of days is calculated", () => {
    const known = new Set(numbersIn({ ...report, transactions: [] }));
    const foreign = [...values.values()].filter(
      ({ value, unit }) =>
        value !== null &&
        unit !== "COUNT" &&
        !known.has(`${value} ${unit}`) &&
        !known.has(`${value}`) &&
        value !== 0,
    );
    expect(foreign).toEqual([]);
  });

  test("are whole numbers in every unit except RATIO", () => {
    const broken = [...values.values()].filter(
      ({ value, unit }) => unit !== "RATIO" && value && value % 1 !== 0,
    );
    expect(broken).toEqual([]);
  });
});

describe("an attribute of a report", () => {
  test("has the figure's value, window and quality", () => {
    const report = REPORTS.full as ReportDocument;
    const figure = report.income.totals.netMonthly;
    expect(valuesOf(report).get("income.net")).toEqual({
      id: "income.net",
      value: figure.value,
      unit: figure.unit,
      window: figure.window,
      quality: figure.quality,
    });
  });

  test("is 0 for an expense category without payments, and null for the assessment of a summary", () => {
    const values = valuesOf(REPORTS.summary as ReportDocument);
    const unseen = ATTRIBUTES.map(({ id }) => values.get(id)).filter((one) =>
      one?.id.startsWith("expenses."),
    );
    expect(unseen.some((one) => one?.value === 0)).toBe(true);
    const assessed = [...values.values()].filter(({ id }) => groupOf(id) === "affordability");
    expect(assessed.map(({ value }) => value)).toEqual(assessed.map(() => null));
    expect(new Set(assessed.map(({ quality }) => quality))).toEqual(new Set(["INCOMPLETE"]));
  });

  test("is null in the insight profile if it counts a list that is emptied there, and a number in a full report", () => {
    const [full, insight] = [REPORTS.joint, REPORTS.insight].map((report) =>
      valuesOf(report as ReportDocument),
    );
    for (const id of ["income.started", "conduct.large_debits", "conduct.round_trips"]) {
      expect(typeof full?.get(id)?.value, id).toBe("number");
      expect(insight?.get(id), id).toMatchObject({ value: null, quality: "INCOMPLETE" });
    }
  });

  test("has the last days as its window if it is about the balances of the last days", () => {
    const { period } = REPORTS.full as ReportDocument;
    const { window } = valuesOf(REPORTS.full as ReportDocument).get("balances.min_30_days") ?? {};
    expect(window).toMatchObject({ to: period.to, days: 30 });
  });
});
