import { z } from "zod";
import { EXCLUDED_TEXT } from "@/lib/engine/categories/excluded-text";
import type { ExcludedReason } from "@/lib/engine/document";
import type { Artefact } from "../artefact";
import { date, source } from "./columns";
import { openTable, type Row, readTable, TABLES_FOLDER, type Table, TableError } from "./read-table";

const FORMS = ["LIXI", "FORM_13"] as const;

const label = z.string().regex(/^\S(.*\S)?$/, { error: "a label is needed, without spaces around it" });
const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: ({ input }) => `${input || "an empty field"} is none of ${words.join(", ")}` });
/** An optional column: an empty field is null. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal("").transform(() => null), schema], {
    error: (issue) => (issue.code === "invalid_union" ? issue.errors[1]?.[0]?.message : undefined),
  });
const code = z.string().regex(/^[a-z]{3}(\.[a-z_]+)+$/, {
  error: ({ input }) => `${input || "an empty field"} is not a code such as foo.groceries`,
});
const basiqGroup = orNull(
  z.string().regex(/^(EXP|INC)-\d{3}$/, { error: ({ input }) => `${input} is not a group such as EXP-016` }),
);

const GROUP_COLUMNS = {
  code: z.string().regex(/^[a-z]{3}$/, { error: ({ input }) => `${input} is not a code of three letters` }),
  label,
  source,
  date,
};
const HEADING_COLUMNS = { form: oneOf(...FORMS), heading: label, source, date };
const OUTGOING_COLUMNS = {
  code,
  label,
  basis: oneOf("ESSENTIAL", "DISCRETIONARY", "COMMITTED", "DEBT", "RISK", "NEUTRAL"),
  hem_basis: oneOf("ABSOLUTE_BASIC", "DISCRETIONARY_BASIC", "NON_BASIC", "OUTSIDE", "NONE"),
  hem_treatment: oneOf("IN", "OUT", "LENDER_SPECIFIC", "NONE"),
  lixi: orNull(label),
  summary: oneOf("LIVING", "COMMITMENT", "NONE"),
  basiq_group: basiqGroup,
  form_13: orNull(label),
  source,
  date,
};
const CREDIT_COLUMNS = {
  code,
  label,
  treatment: oneOf("INCOME", "EXCLUDED", "CREDIT"),
  reason: orNull(oneOf(...(Object.keys(EXCLUDED_TEXT) as [ExcludedReason, ...ExcludedReason[]]))),
  basiq_group: basiqGroup,
  form_13: orNull(label),
  note: orNull(label),
  source,
  date,
};

type Values<S extends z.ZodRawShape> = z.infer<z.ZodObject<S>>;
type TaxonomyTables = Record<"groups" | "headings" | "outgoings" | "credits", Table>;
type Taxonomy = {
  groups: Values<typeof GROUP_COLUMNS>[];
  headings: Values<typeof HEADING_COLUMNS>[];
  outgoings: Values<typeof OUTGOING_COLUMNS>[];
  credits: Values<typeof CREDIT_COLUMNS>[];
};

/**
 * Reads the taxonomy. Throws if a code occurs twice, if a code has no group, or if a heading is not listed. Also
 * throws if a category of income has a reason why it is not income, or if any other category of credits has no such
 * reason.
 */
export function readTaxonomy(tables: TaxonomyTables): Taxonomy {
  const groups = readTable(tables.groups, GROUP_COLUMNS);
  const headings = readTable(tables.headings, HEADING_COLUMNS);
  const outgoings = readTable(tables.outgoings, OUTGOING_COLUMNS);
  const credits = readTable(tables.credits, CREDIT_COLUMNS);
  const groupCodes = new Set(groups.map(({ value }) => value.code));
  const known = new Set(headings.map(({ value }) => `${value.form} ${value.heading}`));
  const faults: string[] = [];
  const codes = new Set<string>();
  const check = (
    table: Table,
    { value, line }: Row<{ code: string; form_13: string | null; lixi?: string | null }>,
  ) => {
    const add = (column: string, reason: string) =>
      faults.push(`${table.name}, line ${line}, ${column}: ${reason}`);
    if (codes.has(value.code)) add("code", `${value.code} occurs twice`);
    codes.add(value.code);
    if (!groupCodes.has(value.code.slice(0, 3)))
      add("code", `the group of ${value.code} is not in groups.csv`);
    for (const [column, form] of [
      ["lixi", "LIXI"],
      ["form_13", "FORM_13"],
    ] as const) {
      const heading = value[column] ?? null;
      if (heading !== null && !known.has(`${form} ${heading}`))
        add(column, `${heading} is not in headings.csv for ${form}`);
    }
  };
  for (const row of outgoings) check(tables.outgoings, row);
  for (const row of credits) {
    check(tables.credits, row);
    if ((row.value.treatment === "CREDIT") !== (row.value.reason !== null))
      faults.push(
        `${tables.credits.name}, line ${row.line}, reason: required for CREDIT, not allowed otherwise`,
      );
  }
  if (faults.length > 0) throw new TableError(faults);
  const valuesOf = <T>(rows: Row<T>[]) => rows.map(({ value }) => value);
  return {
    groups: valuesOf(groups),
    headings: valuesOf(headings),
    outgoings: valuesOf(outgoings),
    credits: valuesOf(credits),
  };
}

export const TAXONOMY = readTaxonomy({
  groups: openTable("taxonomy/groups.csv"),
  headings: openTable("taxonomy/headings.csv"),
  outgoings: openTable("taxonomy/outgoings.csv"),
  credits: openTable("taxonomy/credits.csv"),
});

const outgoingCodes: ReadonlySet<string> = new Set(TAXONOMY.outgoings.map((row) => row.code));
const creditCodes: ReadonlySet<string> = new Set(TAXONOMY.credits.map((row) => row.code));

/** A column with a category of money out. */
export const debitCategory = z.string().refine((text) => outgoingCodes.has(text), {
  error: ({ input }) => `${input} is not a category of money out`,
});

/** A column with a category of money in. */
export const creditCategory = z.string().refine((text) => creditCodes.has(text), {
  error: ({ input }) => `${input} is not a category of money in`,
});

/** Compiles the categories (taxonomy/*.csv) into the module that the engine loads. */
export const TAXONOMY_TABLE: Artefact = {
  path: `${TABLES_FOLDER}/taxonomy-table.ts`,
  make: async () => {
    const { groups, headings, outgoings, credits } = TAXONOMY;
    const headingsOf = (form: string) =>
      headings.filter((row) => row.form === form).map((row) => row.heading);
    return `// Made by \`npm run generate\` from taxonomy/*.csv: edit those, never this file. See README.md.

export const GROUP_ROWS = {
${groups.map((row) => `  ${row.code}: ${JSON.stringify(row.label)},`).join("\n")}
} as const;

export const LIXI_ROWS = [
${headingsOf("LIXI")
  .map((heading) => `  ${JSON.stringify(heading)},`)
  .join("\n")}
] as const;

export const OUTGOING_ROWS = [
${outgoings
  .map((row) =>
    toSource({
      code: row.code,
      group: row.code.slice(0, 3),
      label: row.label,
      basis: row.basis,
      hemBasis: row.hem_basis,
      hemTreatment: row.hem_treatment,
      lixiCategory: row.lixi,
      part: row.summary,
      basiqGroup: row.basiq_group,
      formThirteenLine: row.form_13,
    }),
  )
  .join("\n")}
] as const;

export const CREDIT_ROWS = [
${credits
  .map((row) =>
    toSource({
      code: row.code,
      label: row.label,
      basiqGroup: row.basiq_group,
      formThirteenLine: row.form_13,
      treatment: row.treatment,
      reason: row.reason,
      note: row.note,
    }),
  )
  .join("\n")}
] as const;
`;
  },
};

/** An object literal as the formatter lays it out. */
function toSource(row: Readonly<Record<string, string | null>>): string {
  return `  {\n${Object.entries(row)
    .map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`)
    .join("")}  },`;
}
