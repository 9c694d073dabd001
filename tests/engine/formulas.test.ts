import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFigures } from "@/components/report/panel/keys";
import type { Figure, ReportDocument } from "@/lib/engine/document";
import type { Formula, Line, Operand, Part } from "@/lib/engine/figures/formula";
import { explainFigure, FORMULA_IDS, FORMULAS, findFormula } from "@/lib/engine/figures/formulas";
import { findMedian } from "@/lib/engine/figures/statistics";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { ROOT } from "@/scripts/install.mjs";
import { SUBJECTS } from "@/tests/contract/report/documents";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { listFiles } from "@/tests/support/source";

/** The reports of the golden households, of unusual rows and of every sandbox persona. */
const HOMES = new Map<string, () => ReportDocument>([
  ...SUBJECTS.map(({ name, write }) => [name, () => write({})] as const),
  ...HOUSEHOLDS.map(({ id }) => [id, () => sandboxReport(id)] as const),
]);

/**
 * Formulas that select one of several amounts. Their figures may go unexplained, because the report does not always
 * show which amount was selected.
 */
const BY_CHOICE: ReadonlySet<string> = new Set(["A-STREAM", "A-ANN", "L-ASK"]);

/** Parses the report from its text as a reader would, so that no two figures share an object. */
const readBack = (document: ReportDocument): ReportDocument => JSON.parse(JSON.stringify(document));

function numberOf(operand: Operand): number {
  switch (operand.kind) {
    case "FIGURE":
      return operand.figure.value ?? Number.NaN;
    case "MONEY":
      return operand.cents ?? Number.NaN;
    case "COUNT":
      return operand.count;
    case "NUMBER":
      return operand.number;
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Calculates the equation that the report shows, from its parts and rows. × and ÷ come before + and −. */
function evaluate(line: Line, parts: readonly Part[], rowsCents: number): number {
  if (line.includes("The middle of"))
    return findMedian(parts.map(({ amount }) => numberOf(amount))) ?? Number.NaN;
  if (line.includes("added up")) {
    const ofRows = line.some(
      (item) => typeof item === "object" && item.kind === "COUNT" && item.of === "row",
    );
    return ofRows
      ? rowsCents
      : sumOf(parts.map(({ sign, amount }) => (sign === "−" ? -1 : 1) * numberOf(amount)));
  }
  const terms: number[] = [];
  let sign = "+";
  for (const item of line) {
    if (typeof item === "string") {
      sign = item;
      continue;
    }
    const number = numberOf(item);
    const last = terms.length - 1;
    if (sign === "×") terms[last] = (terms[last] ?? Number.NaN) * number;
    else if (sign === "÷") terms[last] = (terms[last] ?? Number.NaN) / number;
    else terms.push(sign === "−" ? -number : number);
  }
  return sumOf(terms);
}

/**
 * Returns the greatest difference that rounding can cause: half a cent, or half of a ratio's last decimal. In a sum of
 * payments, each payment is rounded to a cent.
 */
function roundingOf(figure: Figure, line: Line, parts: readonly Part[]): number {
  if (figure.unit === "RATIO") return 0.000_05 + 1e-9;
  const ofPayments = line.some(
    (item) => typeof item === "object" && item.kind === "COUNT" && item.of === "payment",
  );
  return (ofPayments ? (parts.length + 1) / 2 : 0.5) + 1e-6;
}

const explained = new Map<string, number>();

describe.each([...HOMES])("the figures of %s", (_, write) => {
  const document = readBack(write());
  const rowsById = new Map(document.transactions.map((row) => [row.id, row]));
  const sets = new Map(document.evidenceSets.map(({ id, transactionIds }) => [id, transactionIds]));
  const figures = [...listFigures(document)].flatMap(([path, figure]) =>
    "unit" in figure ? [{ place: path, figure }] : [],
  );
  const queryOf = (figure: Figure) => ({
    document,
    figure,
    rows: (sets.get(figure.evidence ?? "") ?? []).flatMap((id) => rowsById.get(id) ?? []),
  });

  it("equal, to the cent, the result of their explanations", () => {
    for (const { place, figure } of figures) {
      const query = queryOf(figure);
      const working = explainFigure(query);
      if (working === null || working.line === null) continue;
      const { line, parts } = working;
      explained.set(figure.formula, (explained.get(figure.formula) ?? 0) + 1);
      const rowsCents = Math.abs(sumOf(query.rows.map(({ amountCents }) => amountCents)));
      const isOfRows = line.some(
        (item) => typeof item === "object" && item.kind === "COUNT" && item.of === "row",
      );
      const value = isOfRows ? Math.abs(figure.value ?? 0) : (figure.value ?? Number.NaN);
      const off = Math.abs(evaluate(line, parts, rowsCents) - value);
      expect(off, `${place} by ${figure.formula}`).toBeLessThanOrEqual(roundingOf(figure, line, parts));
    }
  });

  it("have an explanation wherever the report shows their components", () => {
    if (document.profile === "insight") return;
    const unexplained = figures.filter(({ figure }) => {
      const formula: Formula | undefined = findFormula(figure.formula);
      if (figure.value === null || BY_CHOICE.has(figure.formula)) return false;
      const query = queryOf(figure);
      return (formula?.explain?.(query).length ?? 0) > 0 && explainFigure(query) === null;
    });
    expect(unexplained.map(({ place, figure }) => `${place} by ${figure.formula}`)).toEqual([]);
  });
});

it("the explanations in the tested reports cover every formula that can be explained", () => {
  const withOne = FORMULA_IDS.filter((id) => findFormula(id)?.explain !== undefined);
  expect(withOne.filter((id) => !explained.has(id))).toEqual([]);
  expect(sumOf([...explained.values()])).toBeGreaterThan(10_000);
});

describe("the id of a formula", () => {
  it("is in the registry wherever it appears in the code", () => {
    const families = [...new Set(FORMULA_IDS.map((id) => id.split("-")[0]))].filter(
      (name) => name?.length === 1,
    );
    const looksLikeOne = new RegExp(`(["'])((?:${families.join("|")})-(?=\\d*[A-Z])[A-Z0-9]{2,})\\1`, "g");
    const unknown = ["app", "components", "lib", "scripts", "tests"].flatMap((folder) =>
      listFiles(folder)
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) =>
          [...readFileSync(path.join(ROOT, file), "utf8").matchAll(looksLikeOne)]
            .map(([, , id = ""]) => id)
            .filter((id) => !(id in FORMULAS))
            .map((id) => `${file}: ${id}`),
        ),
    );
    expect(unknown).toEqual([]);
  });
});
