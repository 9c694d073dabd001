import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import { z } from "zod";
import { Report } from "@/lib/contract/report/report";

/** The JSON Schema that the service publishes of a report, and a strict validator of it. */
export const schema = z.toJSONSchema(Report, { target: "draft-2020-12", io: "output" });

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
