import { z } from "zod";
import { addDays, type Day } from "@/lib/engine/calendar/day";
import type { Artefact } from "../artefact";
import { date } from "./columns";
import { openTable, readTable, type Table, TableError } from "./read-table";

const FOLDER = "lib/engine/tax";
const SCHEDULES = ["tax", "study-loan"] as const;
const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/, { error: ({ input }) => `${input || "an empty field"} is not a number` })
  .transform(Number);
const COLUMNS = {
  schedule: z.enum(SCHEDULES, { error: ({ input }) => `${input} is not a schedule` }),
  valid_from: date,
  valid_to: date,
  below: z.union([z.literal("").transform(() => Number.POSITIVE_INFINITY), amount]),
  a: amount,
  b: amount,
  source: z.string().min(1, { error: "a source is needed" }),
  date,
};

type Band = { below: number; a: number; b: number };
/** One schedule and the period during which it was in force. The period includes both days. */
type Version = { schedule: (typeof SCHEDULES)[number]; from: string; to: string; bands: Band[]; at: string };
type Period = { name: string; from: string; to: string; scale2: Band[]; study: Band[] | null };

/** Splits time into periods during which the same schedules applied. No period is longer than a tax year. */
export function readWithholding(table: Table): Period[] {
  const versions = readVersions(table);
  const tax = versions.filter(({ schedule }) => schedule === "tax");
  const starts = new Set(versions.flatMap(({ from, to }) => [from, addDays(to as Day, 1)]));
  for (const { from, to } of tax)
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
      starts.add(`${year}-07-01`);
  const days = [...starts].sort();
  return days.flatMap((from, index) => {
    const inForce = (of: string) =>
      versions.find((version) => version.schedule === of && version.from <= from && from <= version.to);
    const scale2 = inForce("tax");
    const next = days[index + 1];
    if (scale2 === undefined || next === undefined) return [];
    const to = addDays(next as Day, -1);
    return [
      {
        name: toTaxYearName(from),
        from,
        to,
        scale2: scale2.bands,
        study: inForce("study-loan")?.bands ?? null,
      },
    ];
  });
}

function readVersions(table: Table): Version[] {
  const versions: Version[] = [];
  const faults: string[] = [];
  for (const { value: row, line } of readTable(table, COLUMNS)) {
    const at = `${table.name}, line ${line}`;
    const { schedule, valid_from: from, valid_to: to, below, a, b } = row;
    if (to < from) faults.push(`${at}, valid_to: ${to} is before ${from}`);
    const last = versions.at(-1);
    const isNext = last?.schedule === schedule && last.from === from && last.to === to;
    const version = isNext ? last : { schedule, from, to, bands: [], at };
    if (!isNext) {
      const other = versions.find((one) => one.schedule === schedule && one.from <= to && from <= one.to);
      if (other)
        faults.push(`${at}, valid_from: the days overlap another ${schedule} schedule (${other.at})`);
      versions.push(version);
    }
    const limit = version.bands.at(-1)?.below ?? 0;
    if (below <= limit) faults.push(`${at}, below: the limit must be above the limit of the previous band`);
    version.bands.push({ below, a, b });
  }
  for (const { bands, at } of versions)
    if (bands.at(-1)?.below !== Number.POSITIVE_INFINITY)
      faults.push(`${at}, below: the last band of the schedule that begins here must have no limit`);
  if (faults.length > 0) throw new TableError(faults);
  return versions;
}

/** Names the tax year of a day: "2025-26" for July 2025 to June 2026. */
function toTaxYearName(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "07-01" ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
}

/** Compiles the withholding schedules into the module that the engine loads. */
export const WITHHOLDING_TABLE: Artefact = {
  path: `${FOLDER}/withholding-table.ts`,
  make: async () => {
    const lines = readWithholding(openTable("withholding.csv", FOLDER)).map(
      ({ name, from, to, scale2, study }) => `  {
    name: "${name}",
    from: "${from}" as Day,
    to: "${to}" as Day,
    scale2: ${toSource(scale2)},
    study: ${study === null ? "null" : toSource(study)},
  },`,
    );
    return `// Made from withholding.csv by \`npm run generate\`: edit that, never this file.
import type { Day } from "@/lib/engine/calendar/day";
import type { TaxYear } from "@/lib/engine/tax/withhold";

/** Withholding by the date of a pay. */
export const TAX_YEARS: readonly TaxYear[] = [
${lines.join("\n")}
];
`;
  },
};

function toSource(bands: readonly Band[]): string {
  const rows = bands.map(({ below, a, b }) => {
    const limit = below === Number.POSITIVE_INFINITY ? "Number.POSITIVE_INFINITY" : String(below);
    return `      { below: ${limit}, a: ${a}, b: ${b} },`;
  });
  return `[\n${rows.join("\n")}\n    ]`;
}
