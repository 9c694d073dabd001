import { z } from "zod";
import type { Artefact } from "../artefact";
import { date } from "./columns";
import { openTable, readTable, type Table, TableError } from "./read-table";

const FOLDER = "lib/engine/parameters";
const openDay = z.union([z.literal(""), date]);
const COLUMNS = {
  name: z.string().regex(/^[a-z_]+(\.[a-z_]+)+$/, {
    error: ({ input }) => `${input || "an empty field"} is not a name such as sacc.repayment_cap`,
  }),
  valid_from: openDay,
  valid_to: openDay,
  value: z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: ({ input }) => `${input || "an empty field"} is not a number` })
    .transform(Number),
  source: z.string().min(1, { error: "a source is needed" }),
  date,
};

/** A value with the first and last day on which it applies. If a day is null, there is no limit on that side. */
type Version = { from: string | null; to: string | null; value: number };

/**
 * Reads the values of each parameter, oldest first. Throws if a value ends before it begins, or if two values of a
 * parameter apply on the same day.
 */
export function readParameters(table: Table): Map<string, Version[]> {
  const parameters = new Map<string, Version[]>();
  const faults: string[] = [];
  for (const { value: row, line } of readTable(table, COLUMNS)) {
    const at = `${table.name}, line ${line}`;
    const { name, valid_from: from, valid_to: to, value } = row;
    if (from !== "" && to !== "" && to < from) faults.push(`${at}, valid_to: ${to} is before ${from}`);
    const versions = parameters.get(name) ?? [];
    const last = versions.at(-1);
    if (last && (from === "" || last.to === null || from <= last.to))
      faults.push(`${at}, valid_from: the previous value of ${name} has not ended`);
    parameters.set(name, [...versions, { from: from || null, to: to || null, value }]);
  }
  if (faults.length > 0) throw new TableError(faults);
  return parameters;
}

/** Compiles the parameters into the module that the engine loads. */
export const PARAMETERS_TABLE: Artefact = {
  path: `${FOLDER}/parameters-table.ts`,
  make: async () => {
    const lines = [...readParameters(openTable("parameters.csv", FOLDER))].map(
      ([name, versions]) => `  "${name}": [${versions.map(toSource).join(", ")}],`,
    );
    return `// Made from parameters.csv by \`npm run generate\`: edit that, never this file.

/** Each parameter's values, oldest first. Both days are included; null means no limit. */
export const PARAMETERS = {
${lines.join("\n")}
} as const;
`;
  },
};

function toSource({ from, to, value }: Version): string {
  const day = (text: string | null) => (text === null ? "null" : `"${text}"`);
  return `{ from: ${day(from)}, to: ${day(to)}, value: ${value} }`;
}
