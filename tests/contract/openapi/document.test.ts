import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/contract/api";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { EVENT_TYPES } from "@/lib/rules/request";
import { closed, faultsAt } from "@/tests/support/conform";

const open = toOpenApi("https://surplus.example") as {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Record<string, unknown>>>;
  webhooks: Record<string, unknown>;
};

type Example = { value?: unknown };
type Media = Record<string, { examples?: Record<string, Example>; "x-example-url"?: string }>;

/**
 * Every content type in a document, with its path and its examples. Leaves out content types whose example is at a URL.
 */
function* mediaOf(
  node: unknown,
  path: string[] = [],
): Generator<{ place: string[]; examples: Record<string, Example> }> {
  if (node === null || typeof node !== "object") return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== "content") {
      yield* mediaOf(value, [...path, key]);
      continue;
    }
    for (const [type, { examples = {}, "x-example-url": url }] of Object.entries(value as Media))
      if (!url) yield { place: [...path, key, type], examples };
  }
}

describe("the OpenAPI document", () => {
  test("is OpenAPI 3.1 and declares interface version 1.0", () => {
    expect(open.openapi).toMatch(/^3\.1\./);
    expect(open.info.version).toBe("1.0");
  });

  test("passes the linter's recommended rules", async () => {
    const rules = {
      // The health page and the keys take no input, so they have no 4xx response.
      "operation-4xx-response": "off",
      // Off, because in a branch of an if/then the rule forbids fields that the branch does not list itself. Another
      // test below checks the examples.
      "no-invalid-schema-examples": "off",
    } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const problems = await lintFromString({ source: JSON.stringify(open), config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  test("has the endpoints of the whole life of a request, and the five events", () => {
    const table = `GET /health
POST /v1/requests
GET /v1/requests
GET /v1/requests/{id}
DELETE /v1/requests/{id}
GET /v1/connect/{id}
POST /v1/connect/{id}/withdraw
POST /v1/requests/{id}/generate
POST /v1/requests/{id}/consent-complete
POST /v1/webhooks/upstream
GET /v1/requests/{id}/report
GET /v1/requests/{id}/report.html
GET /v1/requests/{id}/report.xml
GET /v1/requests/{id}/report.pdf
POST /v1/requests/{id}/invite
POST /v1/requests/{id}/refresh`;
    for (const line of table.split("\n")) {
      const [method = "", path = ""] = line.split(" ");
      expect(open.paths[path]?.[method.toLowerCase()], line).toBeDefined();
    }
    expect(Object.keys(open.webhooks)).toEqual([...EVENT_TYPES]);
  });

  test("is self-contained and refers to no file or URL that a tool would have to fetch", () => {
    const text = JSON.stringify(open);
    expect(text).not.toContain("externalValue");
    for (const [, ref] of text.matchAll(/"\$ref":"([^"]*)"/g)) expect(ref).toMatch(/^#\//);
  });

  test("declares PDF as binary, and the key as an optional header", () => {
    const operation = open.paths["/v1/requests/{id}/report.pdf"]?.get as unknown as {
      responses: Record<string, { content: Record<string, { schema: unknown }> }>;
      parameters: { $ref?: string }[];
    };
    expect(operation.responses[200]?.content["application/pdf"]?.schema).toMatchObject({
      type: "string",
      format: "binary",
    });
    expect(operation.parameters).toContainEqual({ $ref: "#/components/parameters/ApiKey" });
  });

  test("gives each operation a unique name", () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has an example for every body, and every example matches its schema", () => {
    const media = [...mediaOf(closed)].filter(({ place }) => place.at(-1) === "application/json");
    expect(media.length).toBeGreaterThan(60);
    const bare = media
      .filter(({ examples }) => Object.keys(examples).length === 0)
      .map(({ place }) => place.join(" "));
    expect(bare).toEqual([]);
    for (const { place, examples } of media) {
      for (const { value } of Object.values(examples))
        expect([place.join(" "), faultsAt([...place, "schema"], value)]).toEqual([place.join(" "), []]);
    }
  });

  test("has an example for every named schema, and the example matches the schema", () => {
    const named = Object.entries(closed.components.schemas).filter(([, { examples }]) => examples);
    expect(named.length).toBeGreaterThan(5);
    for (const [name, { examples = [] }] of named) {
      for (const example of examples)
        expect([name, faultsAt(["components", "schemas", name], example)]).toEqual([name, []]);
    }
  });

  test("lists 401, 422 and 429 for every operation with a key", () => {
    for (const { auth, path, method } of OPERATIONS) {
      if (auth !== "key") continue;
      const responses = open.paths[path]?.[method.toLowerCase()]?.responses;
      expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(["401", "422", "429"]));
    }
  });

  test("allows additional fields in its schemas, because /v1 may gain fields; the tests' schemas forbid them", () => {
    expect(JSON.stringify(open)).not.toContain('"additionalProperties":false');
    expect(JSON.stringify(closed)).toContain('"additionalProperties":false');
  });
});
