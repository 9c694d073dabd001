import {
  type ApiDocument,
  bodyOf,
  type DocumentedOperation,
  type Example,
  exampleOf,
  listOperations,
  type Parameter,
  parametersOf,
} from "@/components/docs/reference/document";
import { toFolders } from "./order";

/**
 * Builds the Postman collection of the API from its OpenAPI document (Collection Format 2.1.0). Its variables are
 * `base_url`, `api_key`, `request_id` and `verification_id`. Creating a request sets `request_id`, and reading its
 * report sets `verification_id`, so that the folders run from top to bottom with a test key. `files` holds the examples
 * that the document references, by path. The result depends only on its inputs.
 */
export function toPostmanCollection(document: ApiDocument, files: Record<string, string> = {}): object {
  return {
    info: {
      name: `${document.info.title} ${document.info.version}`,
      description: document.info.description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "X-API-Key", type: "string" },
        { key: "value", value: "{{api_key}}", type: "string" },
        { key: "in", value: "header", type: "string" },
      ],
    },
    variable: [
      { key: "base_url", value: document.servers[0]?.url ?? "" },
      { key: "api_key", value: "" },
      { key: "request_id", value: "" },
      { key: "verification_id", value: "" },
    ],
    item: toFolders(listOperations(document)).map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map((operation) => toItem(document, operation, files)),
    })),
  };
}

function toItem(
  document: ApiDocument,
  operation: DocumentedOperation,
  files: Record<string, string>,
): object {
  const body = exampleOf(bodyOf(operation));
  return {
    id: operation.operationId,
    name: operation.summary,
    request: toRequest(document, operation, body),
    response: [...toOtherCalls(document, operation, body), ...toResponses(document, operation, files)],
    ...(KEEPS[operation.operationId] ? { event: [KEEPS[operation.operationId]] } : {}),
  };
}

function toRequest(document: ApiDocument, operation: DocumentedOperation, body: unknown): object {
  const { method, path, description, security } = operation;
  const parameters = parametersOf(document, operation);
  const isPage = path.startsWith("/verify/");
  const route = path.replace("{id}", isPage ? "{{verification_id}}" : "{{request_id}}");
  const query = parameters.filter((parameter) => parameter.in === "query").map(toQuery);
  const headers = parameters.filter((parameter) => parameter.in === "header").map(toHeader);
  return {
    method,
    description,
    url: {
      raw: `{{base_url}}${route}`,
      host: ["{{base_url}}"],
      path: route.slice(1).split("/"),
      ...(query.length > 0 ? { query } : {}),
    },
    header: [...(body === undefined ? [] : [JSON_HEADER]), ...(isPage ? [ACCEPTS_JSON] : []), ...headers],
    ...(security.length > 0 ? {} : { auth: { type: "noauth" } }),
    ...(body === undefined ? {} : { body: toBody(body) }),
  };
}

const JSON_HEADER = { key: "Content-Type", value: "application/json" };

/** The header that asks for JSON. Without it, `/verify/{id}` serves an HTML page. */
const ACCEPTS_JSON = { key: "Accept", value: "application/json" };

const keep = (code: number, name: string, path: string) => ({
  listen: "test",
  script: {
    type: "text/javascript",
    exec: [
      `if (pm.response.code === ${code}) pm.collectionVariables.set('${name}', pm.response.json().${path});`,
    ],
  },
});

/** The response values that later calls need, which are stored as variables. */
const KEEPS: Readonly<Record<string, object>> = {
  createRequest: keep(201, "request_id", "id"),
  getReport: keep(200, "verification_id", "verification.id"),
};

const toBody = (value: unknown) => ({
  mode: "raw",
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: "json" } },
});

/** Converts a query parameter. Optional parameters are included but disabled. */
const toQuery = ({ name, description, required = false, schema }: Parameter) => ({
  key: name,
  value: String(schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0] ?? ""),
  description,
  disabled: !required,
});

/**
 * Converts a header. A fixed example would send the same Idempotency-Key each time, so Postman generates a new one for
 * each call.
 */
const toHeader = ({ name, description, required = false, schema }: Parameter) => ({
  key: name,
  value: name === "Idempotency-Key" ? "{{$guid}}" : String(schema?.examples?.[0] ?? ""),
  description,
  disabled: !required,
});

type Named = [name: string, example: Example];

const examplesOf = (operation: DocumentedOperation, status: string): Named[] =>
  Object.entries(operation.responses[status]?.content?.["application/json"]?.examples ?? {});

const goodStatusOf = (operation: DocumentedOperation) =>
  Object.keys(operation.responses).find((status) => status.startsWith("2")) ?? "200";

/**
 * Lists the operation's request bodies other than `shown` as saved examples. A user can send any of them instead of
 * `shown`.
 */
function toOtherCalls(document: ApiDocument, operation: DocumentedOperation, shown: unknown): object[] {
  const status = goodStatusOf(operation);
  const answer = exampleOf(operation.responses[status]?.content?.["application/json"]);
  return Object.entries(bodyOf(operation)?.examples ?? {}).flatMap(([name, { summary, value }]) =>
    value === undefined || value === shown
      ? []
      : [
          toSaved(
            summary ?? name,
            toRequest(document, operation, value),
            status,
            JSON.stringify(answer, null, 2),
          ),
        ],
  );
}

/** Lists the example of every response that has one. */
function toResponses(
  document: ApiDocument,
  operation: DocumentedOperation,
  files: Record<string, string>,
): object[] {
  const asked = toRequest(document, operation, exampleOf(bodyOf(operation)));
  return Object.entries(operation.responses).flatMap(([status, answer]) => {
    const elsewhere = answer.content?.["application/json"]?.["x-example-url"];
    const file = elsewhere && files[new URL(elsewhere).pathname];
    const saved = examplesOf(operation, status).map(([name, { summary, value }]) =>
      toSaved(summary ?? name, asked, status, JSON.stringify(value, null, 2)),
    );
    return file ? [...saved, toSaved("A whole report", asked, status, file)] : saved;
  });
}

const toSaved = (name: string, originalRequest: object, status: string, body: string) => ({
  name,
  originalRequest,
  code: Number(status),
  _postman_previewlanguage: "json",
  header: [JSON_HEADER],
  body,
});
