import { z } from "zod";
import { Report } from "@/lib/contract/report/report";

/** The subset of JSON Schema 2020-12 that the report's schema uses. */
export type SchemaPart = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  const?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, SchemaPart>;
  required?: string[];
  additionalProperties?: boolean;
  items?: SchemaPart;
  anyOf?: SchemaPart[];
};

export type ReportSchema = SchemaPart & {
  $schema: string;
  $id: string;
  $defs: Record<string, SchemaPart>;
};

/**
 * The name of the report's first major version: the id of the JSON Schema and the XML namespace, the same on every
 * server. Minor versions add members and keep the name, so that a program written for one minor version can read the
 * next.
 */
export const REPORT_NAME = "urn:surplus:report:1.0";

/** The paths at which every server publishes the report's JSON Schema and XML Schema. */
export const JSON_SCHEMA_PATH = "/schemas/report-1.1.json";
export const XSD_PATH = "/schemas/report-1.1.xsd";

/** Converts a schema's name to a title: `ReportCardTerms` to `Card terms`. */
function toTitle(name: string): string {
  const words = name.replace(/^Report(?=.)/, "").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0) + words.slice(1).toLowerCase();
}

let made: ReportSchema | undefined;

/**
 * The report's JSON Schema (draft 2020-12), generated from the zod schema of the report. Refuses missing members and
 * allows unknown ones, because the next minor version may add members. Created once per process; callers must not
 * change it.
 */
export function reportSchema(): ReportSchema {
  made ??= toReportSchema(Report);
  return made;
}

/** Like `reportSchema`, but for any version of the report. */
export function toReportSchema(report: z.ZodType): ReportSchema {
  const written = z.toJSONSchema(report, {
    target: "draft-2020-12",
    io: "output",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  const { $schema = "", $defs = {}, ...root } = written as unknown as Partial<ReportSchema>;
  const named = Object.entries($defs).map(([name, part]) => [name, { title: toTitle(name), ...part }]);
  return {
    $schema,
    $id: REPORT_NAME,
    title: "Surplus report, version 1.1",
    ...root,
    $defs: Object.fromEntries(named),
  };
}

/**
 * Resolves a part's reference, if it has one. Returns the schema of the values other than null, the name of that schema
 * in `$defs` (null if it has none), and whether null is allowed. Throws if the reference leads nowhere.
 */
export function readPart(
  schema: ReportSchema,
  part: SchemaPart,
): { part: SchemaPart; name: string | null; isNullable: boolean } {
  const choices = part.anyOf ?? [];
  const real = choices.find(({ type }) => type !== "null");
  const types = [part.type ?? []].flat();
  const isNullable = choices.some(({ type }) => type === "null") || types.includes("null");
  const own =
    real ?? (isNullable ? { ...part, type: types.find((type) => type !== "null") ?? "null" } : part);
  const name = own.$ref?.split("/").at(-1) ?? null;
  const found = name === null ? own : schema.$defs[name];
  if (!found) throw new Error(`The schema names no ${name}.`);
  return { part: found, name, isNullable };
}
