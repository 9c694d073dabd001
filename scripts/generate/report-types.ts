import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  type ReportSchema,
  readPart,
  reportSchema,
  type SchemaPart,
} from "@/lib/contract/report/json-schema";
import { fromWireName } from "@/lib/render/wire";
import { ROOT } from "../install.mjs";
import type { Artefact } from "./artefact";

/** The engine's types of the report, with a docstring on every member. */
export const REPORT_TYPES: Artefact = {
  path: "lib/engine/document.ts",
  make: async () => format(renderTypes(reportSchema(), await readFirstSchema())),
};

/**
 * The name of the schema's type for days. The engine has its own type, so that days cannot be confused with other text.
 */
const DAY = "ReportDay";

const HEAD = `// Generated from the schema of the report, \`lib/contract/report\`: change that, then run \`npm run generate\`.
import type { Day } from "@/lib/engine/calendar/day";
import type { FormulaId, SelectionRule } from "@/lib/engine/figures/formulas";`;

/**
 * Members whose type in the engine is narrower than in the schema, because clients must expect new formulas and rules
 * in later versions.
 */
const NARROWER: Readonly<Record<string, string>> = {
  "ReportFormula.id": "FormulaId",
  "ReportMonthly.rule": "SelectionRule",
};
/** The name of the members that contain the id of a formula. */
const FORMULA = "formula";

/** The engine's names for some schema parts. Every other part has the schema's name without "Report". */
const NAMES: Readonly<Record<string, string>> = {
  Report: "ReportDocument",
  ReportType: "ReportType",
  ReportRequest: "ReportRequest",
  ReportAssumptions: "PrintedAssumptions",
  ReportBalanceWindow: "BalanceStats",
  ReportBridge: "CashflowBridge",
  ReportBridgeLine: "CashflowBridgeLine",
  ReportFormula: "FormulaText",
  ReportTaxonomyEntry: "TaxonomyText",
};

/** Types that the engine uses separately although the schema has no name for them, with their docstrings. */
const MORE: Readonly<Record<string, [type: string, text: string]>> = {
  Unit: [`Figure["unit"]`, ""],
  Grade: [`Quality["grade"]`, ""],
  ConsentType: [`Consent["type"]`, ""],
  ConfidenceBand: [`Stream["confidenceBand"]`, ""],
  StreamStatus: [`Stream["status"]`, ""],
  ExcludedReason: [`ExcludedCredits["reason"]`, ""],
  Stream: [
    `Omit<ExpenseStream, "code" | "kind">`,
    "The fields that income streams and expense streams share.",
  ],
  Assumptions: [
    `Required<Omit<PrintedAssumptions, "source">>`,
    "The assumptions used for one report, without the source that the report shows for each assumption.",
  ],
};

/** The member that only signing adds, so the engine's document does not have it. */
const ADDED_BY_SIGNING = "integrity";

/** Reads the published schema of version 1.0. */
export async function readFirstSchema(): Promise<ReportSchema> {
  return JSON.parse(await readFile(path.join(ROOT, "public/schemas/report-1.0.json"), "utf8"));
}

/**
 * Writes the report as TypeScript: a type for each named part of the schema, in camelCase, with the schema's
 * descriptions as docstrings. A member that is missing in `first` is optional, because stored reports of that version
 * do not have it.
 */
export function renderTypes(schema: ReportSchema, first: ReportSchema): string {
  const types = Object.entries(schema.$defs)
    .filter(([name]) => name !== DAY)
    .map(([name, part]) => {
      const type = part.properties
        ? object(schema, name, part, first.$defs[name])
        : ownTypeOf(schema, part, null);
      return declare(typeName(name), type, part);
    });
  const more = Object.entries(MORE).map(([name, [type, description]]) =>
    declare(name, type, { description }),
  );
  return [HEAD, ...types, ...more].join("\n\n");
}

function declare(name: string, type: string, { description }: SchemaPart): string {
  return `${docstring(description, "")}export type ${name} = ${type};`;
}

function object(
  schema: ReportSchema,
  partName: string,
  part: SchemaPart,
  first: SchemaPart | undefined,
): string {
  const members = Object.entries(part.properties ?? {}).filter(([name]) => name !== ADDED_BY_SIGNING);
  const lines = members.map(([name, member]) => {
    const isLater = first?.properties !== undefined && !(name in first.properties);
    const narrower = name === FORMULA ? "FormulaId" : NARROWER[`${partName}.${name}`];
    return `${docstring(member.description, "  ")}${fromWireName(name)}${isLater ? "?" : ""}: ${narrower ?? typeOf(schema, member)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
};

function typeOf(schema: ReportSchema, member: SchemaPart): string {
  const { part, name, isNullable } = readPart(schema, member);
  return `${ownTypeOf(schema, part, name)}${isNullable ? " | null" : ""}`;
}

function ownTypeOf(schema: ReportSchema, part: SchemaPart, name: string | null): string {
  if (name !== null) return typeName(name);
  if (part.properties) return object(schema, "", part, undefined);
  if (part.items) return `(${typeOf(schema, part.items)})[]`;
  if (part.enum) return words(part.enum);
  if (part.const !== undefined) return words([part.const]);
  const scalar = SCALARS[[part.type ?? []].flat().find((type) => type !== "null") ?? ""];
  if (!scalar) throw new Error(`TypeScript has no type for ${JSON.stringify(part)}.`);
  return scalar;
}

const typeName = (name: string) => NAMES[name] ?? name.replace(/^Report/, "");

const words = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const LINE_MAX = 118;

/**
 * Quoted words in descriptions that are values, although they contain an underscore. Every other quoted word with an
 * underscore is the name of a member.
 */
const VALUES: ReadonlySet<string> = new Set(["expense_summary"]);

/** Writes a description as a docstring, with the engine's names for the members it quotes. */
function docstring(description: string | undefined, indent: string): string {
  if (!description) return "";
  const text = description.replace(/[^`]+(?=`)/g, (quoted) =>
    VALUES.has(quoted) ? quoted : fromWireName(quoted),
  );
  const one = `/** ${text} */`;
  if (indent.length + one.length <= LINE_MAX) return `${one}\n`;
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (indent.length + ` * ${line} ${word}`.length > LINE_MAX) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return `/**\n${lines.map((line) => ` * ${line}`).join("\n")}\n */\n`;
}

/** Formats the source with the project's formatter. */
function format(source: string): string {
  const biome = path.join(ROOT, "node_modules/.bin/biome");
  const args = ["format", `--stdin-file-path=${REPORT_TYPES.path}`];
  const { stdout, stderr, status } = spawnSync(biome, args, { cwd: ROOT, input: source, encoding: "utf8" });
  if (status !== 0) throw new Error(`biome could not format the report's types: ${stderr}`);
  return stdout;
}
