import { beforeAll, describe, expect, test } from "vitest";
import { toPostmanCollection } from "@/app/docs/postman/collection";
import { type ApiDocument, listOperations, parametersOf } from "@/components/docs/reference/document";
import { SAMPLE_LANGUAGES, toSample } from "@/components/docs/reference/samples";
import { OPERATIONS } from "@/lib/contract/api";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { EVENT_TYPES } from "@/lib/domain/request";
import { renderPages, wordsOf } from "./pages";

const BASE = "https://surplus.example";
const document = toOpenApi(BASE) as unknown as ApiDocument;

describe("the reference", () => {
  let [html, words, ids] = ["", "", [""]];
  beforeAll(async () => {
    const page = (await renderPages()).find(({ href }) => href === "/docs/reference");
    if (!page) throw new Error("There is no reference.");
    [html, words, ids] = [page.html, wordsOf(page.html), page.ids];
  });

  test("has a place of its own for every operation, event and schema", () => {
    const places = [
      ...OPERATIONS.map(({ id }) => id),
      ...Object.values(document.webhooks).map(({ post }) => post.operationId),
      ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
      ...Object.keys(document.components.headers).map((name) => `header-${name}`),
    ];
    expect(places.length).toBeGreaterThan(OPERATIONS.length + EVENT_TYPES.length);
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
  });

  test("says of every operation its path, its parameters, and a sample in each language", () => {
    for (const operation of listOperations(document)) {
      expect(words).toContain(operation.path);
      for (const { name } of parametersOf(document, operation)) expect(words).toContain(name);
      for (const { title } of SAMPLE_LANGUAGES) expect(words).toContain(`${operation.summary}, ${title}`);
    }
  });

  test("names every field of every schema", () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      const start = html.indexOf(`id="schema-${name}"`);
      const part = wordsOf(html.slice(start, html.indexOf("</section>", start)));
      for (const field of Object.keys(properties)) expect(part, name).toContain(field);
    }
  });
});

describe("the samples", () => {
  const sampleOf = (id: string, language: (typeof SAMPLE_LANGUAGES)[number]["id"]) => {
    const operation = listOperations(document).find(({ operationId }) => operationId === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    return toSample(document, operation, language);
  };

  test("send the key where one is needed, and nowhere else", () => {
    for (const operation of listOperations(document)) {
      for (const { id } of SAMPLE_LANGUAGES)
        expect(/X-API-Key/.test(toSample(document, operation, id)), `${operation.operationId} in ${id}`).toBe(
          operation.security.length > 0,
        );
    }
  });

  test("call what is documented, with the first example as body", () => {
    expect(sampleOf("createRequest", "curl")).toContain(`"${BASE}/v1/requests"`);
    expect(sampleOf("createRequest", "python")).toContain('"report_type": "expense_summary"');
    expect(sampleOf("createRequest", "node")).toContain('report_type: "expense_summary"');
    expect(sampleOf("withdrawRequest", "curl")).toContain(`curl -s -X DELETE "${BASE}/v1/requests/$ID"`);
    expect(sampleOf("getReportPdf", "curl")).toContain("-o report.pdf");
  });
});

describe("the Postman collection", () => {
  type Item = { id: string; request: { method: string; url: { raw: string } }; event?: object[] };
  type Collection = { variable: { key: string; value: string }[]; item: { item: Item[] }[] };
  const collection = toPostmanCollection(document) as Collection;
  const items = collection.item.flatMap((folder) => folder.item);

  test("has every operation once, at its path and with its method", () => {
    expect(items.map(({ id }) => id).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
    for (const { id, method, path } of OPERATIONS) {
      const item = items.find((each) => each.id === id);
      expect(item?.request.method).toBe(method);
      expect(item?.request.url.raw).toBe(`{{base_url}}${path.replace("{id}", "{{request_id}}")}`);
    }
  });

  test("asks for an address and a key, and keeps the id of the request it made", () => {
    expect(collection.variable).toEqual([
      { key: "base_url", value: BASE },
      { key: "api_key", value: "" },
      { key: "request_id", value: "" },
    ]);
    expect(items.filter(({ event }) => event).map(({ id }) => id)).toEqual(["createRequest"]);
  });

  test("is the same whenever it is made", () => {
    expect(toPostmanCollection(toOpenApi(BASE) as unknown as ApiDocument)).toEqual(collection);
  });
});
