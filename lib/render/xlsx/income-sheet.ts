import { EXCLUDED, FREQUENCY, STATUS } from "@/components/report/words";
import type { IncomeStream, ReportDocument } from "@/lib/engine/document";
import { headingOf, toMappedIncome } from "@/lib/render/mapped-lines";
import { sumUnder, toMapColumn } from "@/lib/render/xlsx/map-column";
import {
  addHead,
  addRow,
  addRows,
  addressOf,
  type Cell,
  type Column,
  dayNumber,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

const COLUMNS: readonly Column[] = [
  { head: "Source", width: 34 },
  { head: "Type", width: 26 },
  { head: "Code", width: 22 },
  { head: "Account", width: 22 },
  { head: "How often", width: 14 },
  { head: "Status", width: 10 },
  { head: "Payments", width: 10, format: "count" },
  { head: "First", width: 12, format: "day" },
  { head: "Last", width: 12, format: "day" },
  { head: "Monthly", width: 14, format: "money" },
  { head: "Counted", width: 9 },
  { head: "Why not", width: 30 },
  { head: "Discount", width: 10, format: "ratio" },
  { head: "Assessed monthly", width: 16, format: "money" },
];

const sumOf = (streams: readonly IncomeStream[]) =>
  streams.reduce((sum, { monthly }) => sum + (monthly.selected.value ?? 0), 0);

/** Sources of income with their totals. `net` is the cell address of the total, for the summary. */
export function toIncomeSheet(
  document: ReportDocument,
  map: CategoryMap | null,
): { sheet: Sheet; net: string } {
  const { income, accounts } = document;
  const columns = map ? [...COLUMNS, toMapColumn(map)] : COLUMNS;
  const sheet = newSheet("Income", columns);
  const names = new Map(accounts.map(({ id, displayName }) => [id, displayName]));
  addHead(
    sheet,
    columns.map(({ head }) => head),
  );
  sheet.frozenRows = 1;
  const { first, last } = addRows(
    sheet,
    income.streams.map((stream) => [
      ...toRow(stream, names.get(stream.accountId) ?? ""),
      ...(map ? [headingOf(map, stream.code, stream.label)] : []),
    ]),
  );
  const included = income.streams.filter((stream) => stream.included);
  const assessed = included.reduce((sum, stream) => sum + (stream.assessedMonthlyCents ?? 0), 0);
  const { netMonthly, assessedMonthly } = income.totals;
  const total = addRow(sheet, [
    { value: "Total counted", isBold: true },
    ...Array<Cell>(8).fill(null),
    totalCell(`SUMIFS(J${first}:J${last},K${first}:K${last},"yes")`, sumOf(included), netMonthly.value),
    null,
    null,
    null,
    totalCell(`SUM(N${first}:N${last})`, assessed, assessedMonthly.value),
  ]);
  addTypes(sheet, document, { first, last });
  if (map) addMapped(sheet, document, map, { first, last });
  addExcluded(sheet, document);
  return { sheet, net: addressOf(sheet, 9, total) };
}

function toRow(stream: IncomeStream, account: string): Cell[] {
  return [
    stream.name,
    stream.label,
    stream.code,
    account,
    FREQUENCY[stream.frequency],
    STATUS[stream.status],
    stream.count,
    dayNumber(stream.firstOn),
    dayNumber(stream.lastOn),
    dollars(stream.monthly.selected.value),
    stream.included ? "yes" : "no",
    stream.exclusionReason,
    stream.discount,
    stream.included ? dollars(stream.assessedMonthlyCents) : null,
  ];
}

function addTypes(
  sheet: Sheet,
  { income }: ReportDocument,
  { first, last }: { first: number; last: number },
): void {
  addRow(sheet, []);
  addHead(sheet, ["By type", "", "Code", "", "", "", "", "", "", "Monthly"]);
  for (const { code, label, monthly } of income.byType) {
    const own = income.streams.filter((stream) => stream.included && stream.code === code);
    const row = sheet.rows.length + 1;
    const formula = `SUMIFS(J${first}:J${last},C${first}:C${last},C${row},K${first}:K${last},"yes")`;
    addRow(sheet, [
      label,
      null,
      code,
      ...Array<Cell>(6).fill(null),
      totalCell(formula, sumOf(own), monthly.value),
    ]);
  }
}

/** Adds the included income under each heading of the recipient's form. */
function addMapped(
  sheet: Sheet,
  document: ReportDocument,
  map: CategoryMap,
  { first, last }: { first: number; last: number },
): void {
  addRow(sheet, []);
  addHead(sheet, [map.name, ...Array<string>(8).fill(""), "Monthly"]);
  for (const { heading, monthlyCents } of toMappedIncome(document, map)) {
    const at = `A${sheet.rows.length + 1}`;
    const isCounted = `--(K${first}:K${last}="yes")`;
    const formula = sumUnder(`O${first}:O${last}`, at, `${isCounted},J${first}:J${last}`);
    addRow(sheet, [
      heading,
      ...Array<Cell>(8).fill(null),
      totalCell(formula, monthlyCents ?? 0, monthlyCents),
    ]);
  }
}

function addExcluded(sheet: Sheet, { income }: ReportDocument): void {
  if (income.excludedCredits.length === 0) return;
  addRow(sheet, []);
  addHead(sheet, ["Credits that are not income", "", "", "", "", "", "Count", "", "", "Total in the period"]);
  for (const { reason, count, totalCents } of income.excludedCredits)
    addRow(sheet, [EXCLUDED[reason], null, null, null, null, null, count, null, null, dollars(totalCents)]);
}
