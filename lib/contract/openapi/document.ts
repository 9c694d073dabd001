import type { z } from "zod";
import { API_VERSION, DOCUMENTED } from "@/lib/contract/api";
import { IdempotencyKey } from "@/lib/contract/header";
import { HEADERS, toResponses } from "@/lib/contract/openapi/answers";
import { type Components, type JsonSchema, type Reading, toSchema } from "@/lib/contract/openapi/schemas";
import { toWebhooks } from "@/lib/contract/openapi/webhooks";
import { type Operation, TAGS } from "@/lib/contract/operation";
import { RequestId } from "@/lib/contract/wire/request";

const INPUT = { io: "input" } as const;

type Parameter = { name: string; in: "query" | "header"; schema: JsonSchema };

/** The parameters of an operation, one per field of the schema that parses them. */
function toParameters(location: Parameter["in"], schema: JsonSchema): JsonSchema[] {
  const { properties = {}, required = [] } = schema as { properties?: Components; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name: location === "header" ? capitalise(name) : name,
    in: location,
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: field,
  }));
}

/** Capitalises a header name as usually written: "Idempotency-Key". */
const capitalise = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

function parametersOf(operation: Operation, reading: Reading, components: Components): JsonSchema[] {
  const parameters: JsonSchema[] = [];
  const read = (schema: NonNullable<Operation["query"]>) =>
    toSchema(schema, { ...reading, ...INPUT }, components);
  if (operation.path.includes("{id}")) parameters.push(toIdParameter(operation, read));
  if (operation.query) parameters.push(...toParameters("query", read(operation.query)));
  if (operation.headers) parameters.push(...toParameters("header", read(operation.headers)));
  if (operation.auth === "key") parameters.push({ $ref: "#/components/parameters/ApiKey" });
  if (operation.isFile) parameters.push({ $ref: "#/components/parameters/IfNoneMatch" });
  if (operation.idempotent) parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  return parameters;
}

function toIdParameter({ idSchema }: Operation, read: (schema: z.ZodType) => JsonSchema): JsonSchema {
  if (!idSchema) return { $ref: "#/components/parameters/RequestId" };
  const { description, ...schema } = read(idSchema);
  return { name: "id", in: "path", required: true, description, schema };
}

function bodyOf(operation: Operation, reading: Reading, components: Components): JsonSchema {
  if (!operation.body) return {};
  const schema = toSchema(operation.body, { ...reading, ...INPUT }, components);
  const examples = operation.bodyExamples ? { examples: operation.bodyExamples } : {};
  return { requestBody: { required: true, content: { "application/json": { schema, ...examples } } } };
}

function toOperation(operation: Operation, reading: Reading, components: Components): JsonSchema {
  const parameters = parametersOf(operation, reading, components);
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.auth === "key" ? [{ ApiKey: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(operation, reading, components),
    responses: toResponses(operation, reading, components),
  };
}

const ABOUT = `Turns a customer's consented Australian bank data (Consumer Data Right) into income, expense and affordability reports.

Create a request, give its link to the customer, and fetch the report when \`report.ready\` arrives. A key that begins with \`svc_test_\` works in a sandbox with made-up people. A key that begins with \`svc_live_\` reaches real banks once the company is approved. A key never sees the requests of the other environment.

**Money** is in whole cents, **times** are RFC 3339 in UTC, and an unknown value is null, never zero. Fields, events and stages may be added to /v1; nothing is removed. Ignore fields, events and stages that you do not know.`;

/**
 * The whole API as an OpenAPI 3.1 document, generated from the schemas that parse requests. `isClosed` gives the strict
 * form against which tests check responses; the published form is open (see Reading).
 */
export function toOpenApi(baseUrl: string, isClosed = false): JsonSchema {
  const reading: Reading = { io: "output", isClosed, baseUrl };
  const components: Components = {};
  const paths: Record<string, JsonSchema> = {};
  for (const operation of DOCUMENTED) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = toOperation(operation, reading, components);
    paths[operation.path] = path;
  }
  const webhooks = toWebhooks(reading, components);
  const { description, ...id } = toSchema(RequestId, { ...reading, ...INPUT }, components);
  const { description: about, ...key } = toSchema(IdempotencyKey, { ...reading, ...INPUT }, components);
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    info: {
      title: "Surplus API",
      version: API_VERSION,
      description: ABOUT,
      license: { name: "Proprietary", url: `${baseUrl}/docs` },
    },
    servers: [{ url: baseUrl, description: "This server. The key decides whether a call is test or live." }],
    tags: Object.entries(TAGS).map(([name, text]) => ({ name, description: text })),
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      parameters: {
        ApiKey: {
          name: "X-API-Key",
          in: "header",
          required: false,
          description: "The company's test or live key. If it is missing or invalid, the response is 401.",
          schema: { type: "string" },
        },
        RequestId: { name: "id", in: "path", required: true, description, schema: id },
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: about,
          schema: key,
        },
        IfNoneMatch: {
          name: "If-None-Match",
          in: "header",
          required: false,
          description:
            "The ETag of a copy that you have. If the file has not changed, the response is 304 without a body.",
          schema: { type: "string" },
          example: '"9f2c1b7e5a4d3c6f8e0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60"',
        },
      },
      headers: HEADERS,
      securitySchemes: {
        ApiKey: {
          type: "apiKey",
          in: "header",
          name: "X-API-Key",
          description: "The company's test or live key, from the portal: Settings, API keys.",
        },
      },
    },
    externalDocs: { description: "Guides and reference", url: `${baseUrl}/docs` },
  };
}
