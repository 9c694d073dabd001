import {
  type ApiDocument,
  bodyOf,
  exampleOf,
  listSections,
  type Parameter,
  type Placed,
  parametersOf,
} from "@/components/docs/reference/document";

/**
 * The Postman collection of the interface, made from its OpenAPI document (Collection Format 2.1.0). Its variables are
 * `base_url`, `api_key` and `request_id`; creating a request sets the last, so that the others can be sent one after
 * the other. Equal documents give equal collections: nothing in it is random.
 */
export function toPostmanCollection(document: ApiDocument): object {
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
    ],
    item: listSections(document).map((section) => ({
      name: section.name,
      description: section.description,
      item: section.operations.map((operation) => toItem(document, operation)),
    })),
  };
}

function toItem(document: ApiDocument, operation: Placed): object {
  const { operationId, method, path, summary, description, security } = operation;
  const parameters = parametersOf(document, operation);
  const body = exampleOf(bodyOf(operation));
  const route = path.replace("{id}", "{{request_id}}");
  const query = parameters.filter((parameter) => parameter.in === "query").map(toQuery);
  const headers = parameters.filter((parameter) => parameter.in === "header").map(toHeader);
  return {
    id: operationId,
    name: summary,
    request: {
      method,
      description,
      url: {
        raw: `{{base_url}}${route}`,
        host: ["{{base_url}}"],
        path: route.slice(1).split("/"),
        ...(query.length > 0 ? { query } : {}),
      },
      header: [
        ...(body === undefined ? [] : [{ key: "Content-Type", value: "application/json" }]),
        ...headers,
      ],
      ...(security.length > 0 ? {} : { auth: { type: "noauth" } }),
      ...(body === undefined ? {} : { body: toBody(body) }),
    },
    response: toResponses(operation),
    ...(operationId === "createRequest" ? { event: [KEEP_ID] } : {}),
  };
}

/** Keeps the id of the request that was made, for the calls that follow. */
const KEEP_ID = {
  listen: "test",
  script: {
    type: "text/javascript",
    exec: ["if (pm.response.code === 201) pm.collectionVariables.set('request_id', pm.response.json().id);"],
  },
};

const toBody = (value: unknown) => ({
  mode: "raw",
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: "json" } },
});

/** Optional parameters are there to be switched on. */
const toQuery = ({ name, description, required = false, schema }: Parameter) => ({
  key: name,
  value: String(schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0] ?? ""),
  description,
  disabled: !required,
});

/** A header's example sent twice would be one and the same Idempotency-Key, so a new value is made for each call. */
const toHeader = ({ name, description, required = false, schema }: Parameter) => ({
  key: name,
  value: name === "Idempotency-Key" ? "{{$guid}}" : String(schema?.examples?.[0] ?? ""),
  description,
  disabled: !required,
});

/** An example of every answer that has one. */
function toResponses(operation: Placed): object[] {
  return Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content["application/json"]?.examples ?? {}).flatMap(([name, { summary, value }]) =>
      value === undefined
        ? []
        : [
            {
              name: summary ?? name,
              code: Number(status),
              header: [{ key: "Content-Type", value: "application/json" }],
              body: JSON.stringify(value, null, 2),
            },
          ],
    ),
  );
}
