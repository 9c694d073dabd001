import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import { JSON_SCHEMA_PATH, type ReportSchema } from "@/lib/contract/report/json-schema";
import { ROOT } from "@/scripts/install.mjs";

/** The JSON Schema that the service publishes of a report, as it is served, and a strict validator of it. */
export const schema: ReportSchema = JSON.parse(
  readFileSync(path.join(ROOT, "public", JSON_SCHEMA_PATH), "utf8"),
);

// A union of types is how zod writes a plain value that may be null.
const ajv = new Ajv2020({ strict: true, allErrors: false, allowUnionTypes: true });
formats.default(ajv);

export const validate = ajv.compile(schema);

/** What the validator holds against a value, one line each; none for a valid one. */
export function listFaults(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The schema of the first minor version, kept as it was published: newer documents must stay valid by it. */
const validateFirst = ajv.compile({
  ...JSON.parse(readFileSync(path.join(ROOT, "public/schemas/report-1.0.json"), "utf8")),
  $id: "urn:surplus:report:1.0:first",
});

/** As `listFaults`, by the schema of version 1.0. */
export function listFirstFaults(value: unknown): string[] {
  validateFirst(value);
  return (validateFirst.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
