import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { LIXI_MAP } from "@/lib/contract/category-map";
import { NO_INPUT } from "@/lib/engine/assessment/input";
import type { ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import { toMappedLines } from "@/lib/render/mapped-lines";
import { renderXlsx } from "@/lib/render/xlsx/render-xlsx";
import type { CategoryMap } from "@/lib/rules/category-map";
import { SUBJECTS } from "@/tests/contract/report/documents";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { type ReadSheet, type ReadWorkbook, readWorkbook } from "./read-workbook";
import { recalculate } from "./recalculate";

const open = async (document: ReportDocument) => readWorkbook(await renderXlsx(document));
const centsOf = (value: unknown) => Math.round(Number(value) * 100);

/**
 * The amount, in cents, in `column` of the first row with this text in column A, and whether the cell has a formula;
 * null if there is no amount.
 */
function amountOf(workbook: ReadWorkbook, sheet: string, label: string, column: string) {
  const cells = workbook.get(sheet) as ReadSheet;
  const found = [...cells].find(([address, { value }]) => /^A\d+$/.test(address) && value === label);
  const cell = found && cells.get(`${column}${found[0].slice(1)}`);
  return cell === undefined || cell.value === null
    ? null
    : { cents: centsOf(cell.value), isLive: cell.formula !== null };
}

/** Every formula whose recalculated result differs from its cached value. */
function listWrong(workbook: ReadWorkbook): string[] {
  return [...workbook].flatMap(([name, cells]) =>
    [...cells].flatMap(([address, { formula, value }]) => {
      if (formula === null) return [];
      const again = recalculate(workbook, name, formula);
      const isSame = Math.abs(Number(again) - Number(value)) < 0.000_01;
      return isSame ? [] : [`${name}!${address}: ${formula} is ${again}, not ${value}`];
    }),
  );
}

/** Each total of the JSON with its cell in the workbook. */
const totalsOf = (document: ReportDocument) => {
  const { summary, income, expenses, commitments, liabilities } = document;
  return [
    ["Summary", `${incomeName(document.income)} a month`, "B", summary.incomeNetMonthly.value],
    ["Summary", "Living expenses a month", "B", summary.livingMonthly.value],
    ["Summary", "Commitments a month", "B", summary.commitmentsMonthly.value],
    ["Summary", "Surplus a month", "B", summary.surplusMonthly.value],
    ["Income", "Total counted", "J", income.totals.netMonthly.value],
    ["Income", "Total counted", "N", income.totals.assessedMonthly.value],
    ["Expenses", "Living expenses", "K", expenses.totals.living.value],
    ["Expenses", "Essential living expenses", "K", expenses.totals.essential.value],
    ["Expenses", "Discretionary living expenses", "K", expenses.totals.discretionary.value],
    ["Expenses", "Committed spending", "K", expenses.totals.committed.value],
    ["Expenses", "Debts not shared, card interest", "K", expenses.totals.debt.value],
    ["Expenses", "All categories", "K", expenses.totals.all.value],
    ["Expenses", "Living expenses within HEM", "K", expenses.totals.hemScope.value],
    ["Expenses", "Living expenses outside HEM", "K", expenses.totals.outsideHem.value],
    ["Commitments and debts", "Commitments", "G", commitments.totalMonthly.value],
    ["Commitments and debts", "All debts in the accounts shared", "D", liabilities.totals.owedCents],
    ["Commitments and debts", "All debts in the accounts shared", "E", liabilities.totals.limitsCents],
    ["Commitments and debts", "All repayments counted", "G", liabilities.totals.repaymentsMonthly.value],
  ] as const;
};

const SHEETS = [
  "Summary",
  "Income",
  "Expenses",
  "Commitments and debts",
  "Declared and observed",
  "Transactions",
];

/** The comparison lines on the sheet: code, declared, observed, difference and mark, in cents. */
function listCompared(workbook: ReadWorkbook): unknown[][] {
  const cells = workbook.get("Declared and observed") as ReadSheet;
  const rows = [...cells.keys()].filter((at) => /^H\d+$/.test(at)).map((at) => at.slice(1));
  const cents = (at: string) => {
    const value = cells.get(at)?.value ?? null;
    return value === null ? null : centsOf(value);
  };
  return rows
    .filter((row) => /^(yes|no)$/.test(String(cells.get(`H${row}`)?.value)))
    .map((row) => [
      cells.get(`B${row}`)?.value ?? null,
      cents(`D${row}`),
      cents(`E${row}`),
      cents(`F${row}`),
      cells.get(`H${row}`)?.value,
    ]);
}

const compared = ({ comparison = [] }: ReportDocument) =>
  comparison.map(({ code, declaredCents, observed, differenceCents, isHighlighted }) => [
    code,
    declaredCents,
    observed?.value ?? null,
    differenceCents,
    isHighlighted ? "yes" : "no",
  ]);

/** `npm test` tests every fifth report, and `npm run test:all` tests all. */
const EVERY = 5;
const isFirst = (_: unknown, index: number) => index % EVERY === 0;

describe.each(SUBJECTS.filter(isFirst))("the workbook of $name", testWorkbook);
describe.each(SUBJECTS.filter((subject, index) => !isFirst(subject, index)))(
  "the workbook of $name",
  { tags: ["slow"] },
  testWorkbook,
);

function testWorkbook({ write }: (typeof SUBJECTS)[number]): void {
  test("the workbook has every total of the JSON to the cent, as a formula over its rows", async () => {
    const document = write({});
    const workbook = await open(document);
    const own = document.assessed ? [...SHEETS.slice(0, -1), "Adjustments", ...SHEETS.slice(-1)] : SHEETS;
    expect([...workbook.keys()]).toEqual(own);
    expect(listWrong(workbook)).toEqual([]);
    expect(listCompared(workbook)).toEqual(compared(document));
    const found = totalsOf(document).map(([sheet, label, column, cents]) => {
      const amount = amountOf(workbook, sheet, label, column);
      return [sheet, label, amount?.cents ?? null, cents === null || amount?.isLive];
    });
    expect(found).toEqual(totalsOf(document).map(([sheet, label, , cents]) => [sheet, label, cents, true]));
  });

  test("the workbook in the insight profile has the JSON’s totals, and no sheet of transactions", async () => {
    const document = write({ profile: "insight" });
    const workbook = await open(document);
    expect([...workbook.keys()]).toEqual(SHEETS.slice(0, -1));
    expect(listWrong(workbook)).toEqual([]);
    expect(listCompared(workbook)).toEqual(compared(document));
    for (const [sheet, label, column, cents] of totalsOf(document))
      expect([label, amountOf(workbook, sheet, label, column)?.cents ?? null]).toEqual([label, cents]);
  });
}

describe("the workbook of a report", () => {
  const report = sandboxReport("peta");

  test("has a row for each transaction, and their sums", async () => {
    const sheet = (await open(report)).get("Transactions") as ReadSheet;
    const amounts = [...sheet].filter(([address]) => /^E(?:[6-9]|\d{2,})$/.test(address));
    expect(amounts).toHaveLength(report.transactions.length);
    const net = report.transactions.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(centsOf(sheet.get("E3")?.value)).toBe(net);
    expect(sheet.get("A6")?.type).toBe("n");
  });

  test("has each LIXI heading with its HEM treatment, like the report's lines", async () => {
    const sheet = (await open(report)).get("Expenses") as ReadSheet;
    const texts = new Set([...sheet.values()].map(({ value }) => value));
    for (const category of report.expenses.groups.flatMap(({ leaves }) => leaves))
      if (category.lixiCategory && category.basis !== "DEBT") expect(texts).toContain(category.lixiCategory);
    expect(texts).toContain("Within HEM");
  });

  test("has the headings of any category map, and each heading adds up its categories", async () => {
    const map: CategoryMap = {
      name: "=Bank *",
      headings: {
        ...LIXI_MAP.headings,
        "foo.groceries": "Food*",
        "foo.dining": "food*",
        "foo.alcohol": "<>",
        "hea.medical": "Food?",
        "tra.fuel": "=1+1",
        "inc.salary.regular": "Pay*",
      },
    };
    const workbook = readWorkbook(await renderXlsx(report, map));
    expect(listWrong(workbook)).toEqual([]);
    const leaves = report.expenses.groups.flatMap((group) => group.leaves);
    const lines = toMappedLines(report, map);
    const sheet = workbook.get("Expenses") as ReadSheet;
    const start = Number(
      [...sheet].find(([at, { value }]) => /^A/.test(at) && value === map.name)?.[0].slice(1),
    );
    for (const [index, { heading, monthlyCents }] of lines.entries()) {
      const row = start + 1 + index;
      const own = leaves.filter(({ code }) => map.headings[code] === heading);
      const sum = own.reduce((cents, { monthly }) => cents + (monthly.selected.value ?? 0), 0);
      expect([sheet.get(`A${row}`)?.value, centsOf(sheet.get(`K${row}`)?.value)]).toEqual([heading, sum]);
      expect(monthlyCents ?? 0).toBe(sum);
    }
    const all = leaves.reduce((cents, { monthly }) => cents + (monthly.selected.value ?? 0), 0);
    expect(amountOf(workbook, "Expenses", "All headings", "K")).toEqual({ cents: all, isLive: true });
    expect(lines.map(({ heading }) => heading)).toEqual(expect.arrayContaining(["Food*", "food*"]));
    expect(amountOf(workbook, "Income", "Pay*", "J")?.isLive).toBe(true);
    expect((workbook.get("Transactions") as ReadSheet).get("P5")?.value).toBe(map.name);
    const formulas = [...sheet.values()].flatMap(({ formula }) => (formula === null ? [] : [formula]));
    expect(formulas.filter((formula) => formula.includes("EXACT("))).toHaveLength(lines.length);
    for (const formula of formulas) expect(formula).not.toContain("1+1");
    const again = await renderXlsx(structuredClone(report), map);
    expect(Buffer.compare(Buffer.from(again), Buffer.from(await renderXlsx(report, map)))).toBe(0);
  });

  test("has amounts in whole tens of dollars, and no sheet of transactions, in the insight profile under a category map", async () => {
    const document = sandboxReport("peta", { profile: "insight" });
    const workbook = readWorkbook(await renderXlsx(document, { ...LIXI_MAP, name: "Harbour Bank" }));
    expect([...workbook.keys()]).toEqual(SHEETS.slice(0, -1));
    expect(listWrong(workbook)).toEqual([]);
    for (const { heading, monthlyCents } of toMappedLines(document, LIXI_MAP))
      expect([heading, (monthlyCents ?? 0) % 1_000]).toEqual([heading, 0]);
  });

  test("compares declared amounts with formulas for differences and totals, or says that nothing was declared", async () => {
    const declared = {
      income: [{ type: "inc.salary", monthlyCents: 620_000 }],
      expenses: [{ lixi: "Groceries", monthlyCents: 110_000 }],
      debts: [{ class: "PERSONAL" as const, lender: "=1+1", balanceCents: 90_000, repaymentCents: 20_000 }],
    };
    const document = sandboxReport("peta", { assessment: { ...NO_INPUT, declared } });
    const workbook = await open(document);
    expect(listWrong(workbook)).toEqual([]);
    expect(listCompared(workbook)).toEqual(compared(document));
    const cells = [...(workbook.get("Declared and observed") as ReadSheet)];
    const formulas = cells.flatMap(([, { formula }]) => (formula === null ? [] : [formula]));
    const lines = document.comparison ?? [];
    const known = lines.filter(({ differenceCents }) => differenceCents !== null).length;
    expect(formulas.filter((formula) => /^ROUND\(E\d+-D\d+,2\)$/.test(formula))).toHaveLength(known);
    expect(formulas.filter((formula) => formula.startsWith("ROUND(SUM("))).toHaveLength(4);
    const none = (await open(report)).get("Declared and observed") as ReadSheet;
    expect(none.get("A1")?.value).toBe("Nothing was declared for this request.");
  });

  test("keeps text that looks like a formula, an error or a link as text in every sheet", async () => {
    const hostile = [
      "=1+1",
      "+1",
      "-1",
      "@SUM(1)",
      '=HYPERLINK("http://x")',
      "\t=1",
      "#REF!",
      "\u0001<b>&",
      "\ud800",
    ];
    const clientName = hostile[4] ?? "";
    const transactions = report.transactions
      .slice(0, hostile.length)
      .map((row, index) => ({ ...row, description: hostile[index] ?? "", name: hostile[index] ?? "" }));
    const streams = report.income.streams.map((stream) => ({ ...stream, name: "=cmd|' /C calc'!A0" }));
    const bytes = await renderXlsx({
      ...report,
      request: { ...report.request, clientName, clientRef: "=2+2" },
      transactions,
      income: { ...report.income, streams },
    });
    const workbook = readWorkbook(bytes);
    const ours = /^(?:ROUND\((?:SUM|SUMIFS|'[A-Z]|[BEK]\d)|ROUND\(SUM)/;
    for (const cells of workbook.values())
      for (const { formula, type } of cells.values()) {
        if (formula !== null) expect(formula).toMatch(ours);
        expect(["n", "inlineStr"]).toContain(type);
      }
    const sheet = workbook.get("Transactions") as ReadSheet;
    expect(sheet.get("C6")).toMatchObject({ value: "=1+1", type: "inlineStr", formula: null });
    expect(sheet.get("C12")).toMatchObject({ value: "#REF!", type: "inlineStr" });
    const xml = Object.values(unzipSync(bytes)).map((file) => strFromU8(file));
    expect(xml.join("")).not.toMatch(/<hyperlink|externalLink/);
    expect(xml.join("")).not.toContain("\u0001");
  });

  test("has the same bytes for the same report, and contains no time except the report's time", async () => {
    const [one, other] = await Promise.all([renderXlsx(report), renderXlsx(structuredClone(report))]);
    expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(0);
    const core = strFromU8(unzipSync(one)["docProps/core.xml"] ?? new Uint8Array());
    const times = core.match(/\d{4}-\d{2}-\d{2}T[\d:]+Z/g);
    expect(new Set(times)).toEqual(new Set([new Date(report.generatedAt).toISOString().replace(".000", "")]));
  });
});

describe("the workbook of an assessed copy", () => {
  test("has a sheet of adjustments, with original and adjusted figures and the difference as a formula", async () => {
    const copy = SUBJECTS.find(({ name }) => name === "Alice, assessed")?.write({});
    if (!copy?.assessed) throw new Error("there is no copy");
    const workbook = await open(copy);
    expect(listWrong(workbook)).toEqual([]);
    const surplus = copy.assessed.figures.find(({ code }) => code === "surplus");
    expect(amountOf(workbook, "Adjustments", "Surplus", "C")?.cents).toBe(surplus?.original);
    expect(amountOf(workbook, "Adjustments", "Surplus", "D")?.cents).toBe(surplus?.adjusted);
    expect(amountOf(workbook, "Adjustments", "Surplus", "E")).toEqual({
      cents: surplus?.difference,
      isLive: true,
    });
    const texts = [...(workbook.get("Adjustments") ?? [])].map(([, { value }]) => value);
    for (const words of ["Sighted on the payslip.", "Robin Reid", "Excluded"]) expect(texts).toContain(words);
    expect((await open(SUBJECTS[0]?.write({}) as ReportDocument)).has("Adjustments")).toBe(false);
  });
});
