import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import { JSON_SCHEMA_PATH, type ReportSchema } from "@/lib/contract/report/json-schema";
import { ROOT } from "@/scripts/install.mjs";

/** The published JSON Schema of a report, as it is served. */
export const schema: ReportSchema = JSON.parse(
  readFileSync(path.join(ROOT, "public", JSON_SCHEMA_PATH), "utf8"),
);

// zod declares a nullable plain value as a union of types, which strict ajv refuses unless it is allowed here.
const ajv = new Ajv2020({ strict: true, allErrors: false, allowUnionTypes: true });
formats.default(ajv);

const validate = ajv.compile(schema);

/** Lists the validator's errors for a value, one line each; empty if it is valid. */
export function listFaults(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The published schema of version 1.0, against which newer documents must remain valid. */
const validateFirst = ajv.compile({
  ...JSON.parse(readFileSync(path.join(ROOT, "public/schemas/report-1.0.json"), "utf8")),
  $id: "urn:surplus:report:1.0:first",
});

/** Like `listFaults`, but checks against the schema of version 1.0. */
export function listFirstFaults(value: unknown): string[] {
  validateFirst(value);
  return (validateFirst.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
