import { beforeAll, describe, expect, test } from "vitest";
import { listSections } from "@/components/report/content/content";
import { toTransactionSection } from "@/components/report/content/transactions";
import { figureText, money } from "@/components/report/format";
import type { Row, Table } from "@/components/report/model";
import { type Desk, openDesk } from "@/components/report/panel/desk";
import type { Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import { generateHousehold, PERSONAS } from "@/tests/accuracy/generate/household";
import { SUBJECTS } from "@/tests/contract/report/documents";
import { Household } from "@/tests/engine/household";
import { listTables, readCents } from "@/tests/render/printed";

const GENERATED = 24;

const generated = PERSONAS.slice(0, GENERATED).map((persona) => ({
  name: `generated: ${persona}`,
  write: () => {
    const { data, clientName, dataAsAt } = generateHousehold(persona, 8, "seen");
    const request = { ...new Household().report().request, clientName };
    return new Household().report({ data, request, dataAsAt, generatedAt: dataAsAt });
  },
}));

/** The number of generated households in `npm test`. `npm run test:all` tests all of them. */
const FEW = 6;

/**
 * The golden households, sandbox personas, unusual rows, an assessed copy, an empty household, and a few generated
 * ones.
 */
const HOMES = [
  ...SUBJECTS.map(({ name, write }) => ({ name, write: () => write({}) })),
  ...generated.slice(0, FEW),
];

/**
 * The maximum difference between a printed total and its printed parts: half a cent of rounding per part, because
 * totals are calculated before rounding.
 */
const roundingOf = (parts: number) => Math.ceil(parts / 2);

const tablesOf = (desk: Desk): Table[] => {
  const rows = toTransactionSection(desk.context);
  return listTables([...listSections(desk.context), ...(rows ? [rows] : [])]);
};

type Sum = { place: string; parts: number[]; total: number };

/**
 * Lists the sums that must hold in a table: the rows under a group heading add up to the heading's amount, and all rows
 * to a total at the end.
 */
function listSums(table: Table, { income, expenses }: ReportDocument): Sum[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  // False for rows that are listed but in no total, as the table says: excluded sources, and transfers to people and
  // own accounts.
  const isCounted = (_: Row, index: number) =>
    (table.id !== "income-streams" || income.streams[index]?.included) &&
    (table.id !== "expense-categories" || leaves[index]?.basis !== "NEUTRAL");
  const totals = table.rows.filter(({ kind }) => kind === "total");
  const hasOneTotal = totals.length === 1 && table.rows.at(-1)?.kind === "total";
  return table.columns.flatMap(({ head }, column) => {
    const centsAt = (row: Row) => readCents(row.cells[column] ?? { text: "" });
    const path = `${table.id}, ${head}`;
    const sums: Sum[] = [];
    const groups = table.rows.flatMap((row, index) => (row.kind === "group" ? [index] : []));
    for (const index of groups) {
      const heading = table.rows[index];
      const after = table.rows.slice(index + 1);
      const end = after.findIndex(({ kind }) => kind !== "body");
      const parts = after.slice(0, end < 0 ? undefined : end).map(centsAt);
      const total = heading ? centsAt(heading) : null;
      if (total !== null)
        sums.push({ place: `${path}, under ${heading?.cells[0]?.text}`, parts: known(parts), total });
    }
    const [last] = totals;
    const total = last && hasOneTotal ? centsAt(last) : null;
    if (total !== null) {
      const parts = table.rows
        .filter(({ kind }) => kind === "body")
        .filter(isCounted)
        .map(centsAt);
      sums.push({ place: path, parts: known(parts), total });
    }
    return sums;
  });
}

const known = (amounts: (number | null)[]) => amounts.filter((amount): amount is number => amount !== null);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const seen = new Set<string>();

describe.each(HOMES)("$name", testSums);
describe.each(generated.slice(FEW))("$name", { tags: ["slow"] }, testSums);

function testSums({ write }: { write: () => ReportDocument }): void {
  let document: ReportDocument;
  let desk: Desk;
  let tables: Table[];
  beforeAll(() => {
    document = write();
    desk = openDesk(document);
    tables = tablesOf(desk);
  });

  test("every table's total is the sum of its rows", () => {
    for (const { place, parts, total } of tables.flatMap((table) => listSums(table, document))) {
      seen.add(place.split(",")[0] ?? "");
      expect(Math.abs(sumOf(parts) - total), `${place}: ${parts.join(" + ")} = ${total}`).toBeLessThanOrEqual(
        roundingOf(parts.length),
      );
    }
  });

  test("every figure in a table equals the figure in the JSON", () => {
    const cells = tables.flatMap(({ id, rows }) =>
      rows.flatMap(({ cells }) => cells.map((cell) => ({ id, cell }))),
    );
    const printed = cells.filter(({ cell }) => cell.open && desk.figures.has(cell.open.key));
    for (const { id, cell } of printed) {
      const figure = desk.figures.get(cell.open?.key ?? "") as Figure | LadderLine;
      const text = "unit" in figure ? figureText(figure) : money(figure.observedCents);
      // A ratio may be printed as a multiple, or as a percentage of the same number, so its text is not compared.
      if ("unit" in figure && figure.unit === "RATIO") continue;
      // The column shows the amount that the total counts. The amount of a source that is not counted is printed
      // below.
      const shown = cell.text === "not counted" ? cell.small : cell.text;
      expect(shown, `${id} ${cell.open?.key}`).toBe(text);
    }
    if (document.transactions.length > 0) expect(printed.length).toBeGreaterThan(20);
  });

  test("the list of transactions equals the JSON's list, row by row, and adds up to each account's movements", () => {
    const table = tables.find(({ id }) => id === "rows");
    const amounts = table?.rows.map(({ cells }) => readCents(cells.at(-1) ?? { text: "" })) ?? [];
    expect(amounts).toEqual(document.transactions.map(({ amountCents }) => amountCents));
    for (const { id, flows } of document.accounts) {
      const rows = document.transactions.filter(({ accountId }) => accountId === id);
      expect(sumOf(rows.map(({ amountCents }) => amountCents))).toBe(
        (flows?.creditsCents ?? 0) - (flows?.debitsCents ?? 0),
      );
    }
  });

  test("each month's result is the difference of its parts, in the JSON and as printed", () => {
    const table = tables.find(({ id }) => id === "cashflow-table");
    // Only months are body rows. The averages are total rows.
    const months = table?.rows.filter(({ kind }) => kind === "body") ?? [];
    expect(months.length).toBe(document.cashflow.months.length);
    document.cashflow.months.forEach((month, index) => {
      const { incomeCents, essentialCents, discretionaryCents, commitmentsCents, otherCents, netCents } =
        month;
      const leftCents = netCents - (month.borrowedCents ?? 0);
      expect(incomeCents - essentialCents - discretionaryCents - commitmentsCents - otherCents).toBe(
        netCents,
      );
      const printed = months[index]?.cells.map(readCents) ?? [];
      for (const cents of [incomeCents, essentialCents, discretionaryCents, leftCents])
        expect(printed).toContain(cents);
    });
  });

  test("the months of a stream or a category add up to its total", () => {
    const { income, expenses } = document;
    for (const { name, history, amount } of income.streams)
      expect([name, sumOf(history.map(({ amountCents }) => amountCents))]).toEqual([name, amount.totalCents]);
    for (const { code, history, totalCents } of expenses.groups.flatMap(({ leaves }) => leaves))
      expect([code, sumOf(history.map(({ amountCents }) => amountCents))]).toEqual([code, totalCents]);
  });

  test("the bridge leads from the opening balances to the closing balances", () => {
    const { bridge } = document.cashflow;
    const rows = tables.find(({ id }) => id === "bridge")?.rows ?? [];
    expect(rows.length > 0).toBe(bridge !== null);
    if (!bridge) return;
    expect(sumOf(bridge.lines.map(({ amountCents }) => amountCents))).toBe(bridge.totalCents);
    const lines = known(
      rows.filter(({ kind }) => kind === "body").map(({ cells }) => readCents(cells.at(-1) ?? { text: "" })),
    );
    expect(sumOf(lines)).toBe(bridge.totalCents);
    const { openingCents, closingCents, differenceCents } = bridge;
    if (openingCents === null || closingCents === null) return;
    expect(openingCents + bridge.totalCents + (differenceCents ?? 0)).toBe(closingCents);
  });

  test("the lines of the assessment steps add up to the subtotals, and the subtotals to the result", () => {
    const ladder = document.affordability?.ladder ?? [];
    const printed = tables.find(({ id }) => id === "ladder")?.rows ?? [];
    expect(printed).toHaveLength(ladder.length);
    for (const column of ["observedCents", "adjustmentCents", "assessedCents"] as const) {
      let parts: number[] = [];
      const subtotals: number[] = [];
      ladder.forEach((line, index) => {
        const cents = line[column];
        expect(printed[index]?.cells.map(({ text }) => text)).toContain(money(cents));
        if (cents === null) return;
        if (line.role === "PART") parts.push(cents);
        if (line.role === "SUBTOTAL") {
          if (parts.length > 0)
            expect(Math.abs(sumOf(parts) - cents), `${line.label} ${column}`).toBeLessThanOrEqual(
              roundingOf(parts.length),
            );
          parts = [];
          subtotals.push(line.line === "income" ? cents : -cents);
        }
        if (line.role === "RESULT" && ladder.every((each) => each[column] !== null))
          expect(Math.abs(sumOf(subtotals) - cents), `${line.label} ${column}`).toBeLessThanOrEqual(
            roundingOf(subtotals.length),
          );
      });
    }
  });
}

test("the tests of this file cover every table with a total", () => {
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(["commitment-lines", "expense-categories", "income-streams", "upcoming"]),
  );
});
