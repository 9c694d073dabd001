import { beforeAll, describe, expect, test } from "vitest";
import { toPostmanCollection } from "@/app/docs/postman/collection";
import ReferencePartPage from "@/app/docs/reference/[part]/page";
import {
  type ApiDocument,
  listOperations,
  parametersOf,
  routeOf,
} from "@/components/docs/reference/document";
import { SAMPLE_LANGUAGES, toSample } from "@/components/docs/reference/samples";
import { DOCUMENTED } from "@/lib/contract/api";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { baseUrl } from "@/lib/env/env";
import { EVENT_TYPES } from "@/lib/rules/request";
import { type Page, renderPages, wordsOf } from "./pages";

const BASE = "https://surplus.example";
const document = toOpenApi(BASE) as unknown as ApiDocument;

describe("the reference", () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = (await renderPages()).filter(({ href }) => href.startsWith("/docs/reference"));
  });
  const pageOf = (href: string): Page => {
    const found = pages.find((page) => page.href === href);
    if (!found) throw new Error(`There is no page ${href}.`);
    return found;
  };
  const wordsAt = (name: string) => wordsOf(pageOf(routeOf(name)).html);

  test("has a page for every operation and schema, and an anchor for every event and header", () => {
    const names = [...DOCUMENTED.map(({ id }) => id), ...Object.keys(document.components.schemas)];
    expect(names.length).toBeGreaterThan(DOCUMENTED.length + 100);
    const hrefs = new Set(pages.map(({ href }) => href));
    expect(names.filter((name) => !hrefs.has(routeOf(name)))).toEqual([]);
    const events = Object.values(document.webhooks).map(({ post }) => post.operationId);
    expect(events.length).toBe(EVENT_TYPES.length);
    expect(pageOf(routeOf("webhooks")).ids).toEqual(expect.arrayContaining(events));
    const headers = Object.keys(document.components.headers).map((name) => `header-${name}`);
    expect(pageOf("/docs/reference").ids).toEqual(expect.arrayContaining(headers));
  });

  test("keeps the anchors of the former single page, with links to the present pages", () => {
    const { ids, links } = pageOf("/docs/reference");
    for (const { id } of DOCUMENTED)
      expect([ids, links]).toEqual([expect.arrayContaining([id]), expect.arrayContaining([routeOf(id)])]);
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
  });

  test("shows the path, the parameters and a sample in each language for every operation", () => {
    for (const operation of listOperations(document)) {
      const words = wordsAt(operation.operationId);
      expect(words).toContain(operation.path);
      for (const { name } of parametersOf(document, operation)) expect(words).toContain(name);
      for (const { title } of SAMPLE_LANGUAGES) expect(words).toContain(`${operation.summary}, ${title}`);
    }
  });

  test("shows the body of every error response", () => {
    for (const operation of listOperations(document)) {
      const words = wordsAt(operation.operationId);
      const refusals = Object.entries(operation.responses).filter(([status]) => !status.startsWith("2"));
      for (const [status, { content = {} }] of refusals)
        for (const [code, { value }] of Object.entries(content["application/json"]?.examples ?? {})) {
          expect(words, operation.operationId).toContain(`${status} ${code}`);
          const { detail } = value as { detail: unknown };
          if (typeof detail === "string") expect(words).toContain(JSON.stringify(detail));
        }
    }
  });

  test("shows the body before the headers, and uses this server's URL in the responses", () => {
    const words = wordsAt("createRequest");
    expect(words.indexOf("client_name")).toBeLessThan(words.lastIndexOf("X-Sandbox-Household"));
    expect(words).toContain(`${baseUrl()}/connect/req_`);
  });

  test("names every field of every schema", () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      const words = wordsAt(name);
      for (const field of Object.keys(properties)) expect(words, name).toContain(field);
    }
  });

  test("has no page for an unknown operation or schema", async () => {
    const page = ReferencePartPage({ params: Promise.resolve({ part: "toString" }) });
    await expect(page).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });
});

describe("the code samples of the reference", () => {
  const sampleOf = (id: string, language: (typeof SAMPLE_LANGUAGES)[number]["id"]) => {
    const operation = listOperations(document).find(({ operationId }) => operationId === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    return toSample(document, operation, language);
  };

  test("send the key only if the operation needs one", () => {
    for (const operation of listOperations(document)) {
      for (const { id } of SAMPLE_LANGUAGES)
        expect(/X-API-Key/.test(toSample(document, operation, id)), `${operation.operationId} in ${id}`).toBe(
          operation.security.length > 0,
        );
    }
  });

  test("call the documented operation, with the body that leads to the response shown next to the sample", () => {
    expect(sampleOf("createRequest", "curl")).toContain(`"${BASE}/v1/requests"`);
    expect(sampleOf("createRequest", "python")).toContain('"client_ref": "LOAN-2041"');
    expect(sampleOf("createRequest", "node")).toContain('report_type: "affordability"');
    expect(sampleOf("withdrawRequest", "curl")).toContain(`curl -s -X DELETE "${BASE}/v1/requests/$ID"`);
    expect(sampleOf("getReportPdf", "curl")).toContain("-o report.pdf");
  });
});

describe("the Postman collection of the reference", () => {
  type Call = { method: string; url: { raw: string }; body?: { raw: string } };
  type Saved = { name: string; code: number; originalRequest: Call; body: string };
  type Item = { id: string; request: Call; response: Saved[]; event?: object[] };
  type Collection = { variable: { key: string; value: string }[]; item: { name: string; item: Item[] }[] };
  const files = { "/docs/report.example.json": '{"made":"up"}' };
  const collection = toPostmanCollection(document, files) as Collection;
  const items = collection.item.flatMap((folder) => folder.item);

  const idOf = (path: string) => (path.startsWith("/verify/") ? "{{verification_id}}" : "{{request_id}}");

  test("has every operation once, with the correct path and method", () => {
    expect(items.map(({ id }) => id).sort()).toEqual(DOCUMENTED.map(({ id }) => id).sort());
    for (const { id, method, path } of DOCUMENTED) {
      const item = items.find((each) => each.id === id);
      expect(item?.request.method).toBe(method);
      expect(item?.request.url.raw).toBe(`{{base_url}}${path.replace("{id}", idOf(path))}`);
    }
  });

  test("prompts for a URL and a key, and stores the ids of the created request and its report", () => {
    expect(collection.variable).toEqual([
      { key: "base_url", value: BASE },
      { key: "api_key", value: "" },
      { key: "request_id", value: "" },
      { key: "verification_id", value: "" },
    ]);
    expect(items.filter(({ event }) => event).map(({ id }) => id)).toEqual(["createRequest", "getReport"]);
  });

  test("is identical each time it is generated", () => {
    expect(toPostmanCollection(toOpenApi(BASE) as unknown as ApiDocument, files)).toEqual(collection);
  });

  test("runs from top to bottom: creates a request, consents, reads, and finally withdraws", () => {
    const order = items.map(({ id }) => id);
    const journey = ["createRequest", "consentAsCustomer", "getReport", "refreshReport", "withdrawRequest"];
    expect(order.filter((id) => journey.includes(id))).toEqual(journey);
    // The last folder has only calls that a run expects to be refused.
    expect(collection.item.at(-1)?.name).toBe("Only in other states");
  });

  test("has a call for every further example body, under the example's name", () => {
    const create = items.find(({ id }) => id === "createRequest");
    const least = create?.response.find(({ name }) => name === "The two required fields");
    expect(least?.code).toBe(201);
    expect(JSON.parse(least?.originalRequest.body?.raw ?? "")).toEqual({
      client_name: "Priya Raman",
      report_type: "expense_summary",
    });
  });

  test("has a report as a saved response", () => {
    const saved = items.find(({ id }) => id === "getReport")?.response.find(({ code }) => code === 200);
    expect(JSON.parse(saved?.body ?? "")).toEqual({ made: "up" });
  });
});
