/** The parts of an OpenAPI 3.1 document that the reference reads. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  examples?: unknown[];
  additionalProperties?: boolean | Schema;
};
export type Example = { summary?: string; value?: unknown };
type Media = { schema?: Schema; examples?: Record<string, Example>; "x-example-url"?: string };
export type Header = { description?: string; required?: boolean; schema?: Schema; example?: unknown };
export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
};
export type Answer = {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, Media>;
  links?: Record<string, { operationId: string; description?: string }>;
};
type Ref = { $ref: string };
export type DocumentOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer>;
};
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  webhooks: Record<string, { post: DocumentOperation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
  };
};

export type DocumentedOperation = DocumentOperation & { method: string; path: string };

/** Resolves a `$ref` in this document, and returns anything else unchanged. Throws if the target is missing. */
export function deref<T extends object>(document: ApiDocument, node: T | Ref): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split("/"))
    found = (found as Record<string, unknown> | undefined)?.[key];
  if (!found) throw new Error(`The document has nothing at ${node.$ref}.`);
  return found as T;
}

/** The name of the schema that a `$ref` refers to. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** The URL of an operation's or schema's page, or of the webhooks. */
export const routeOf = (name: string): string => `/docs/reference/${name}`;

/** Every operation, in the document's order. */
export function listOperations(document: ApiDocument): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Groups the operations by section. Omits empty sections. */
export function listSections(
  document: ApiDocument,
): { name: string; description: string; operations: DocumentedOperation[] }[] {
  const all = listOperations(document);
  return document.tags
    .map((tag) => ({ ...tag, operations: all.filter(({ tags }) => tags.includes(tag.name)) }))
    .filter(({ operations }) => operations.length > 0);
}

/** The parameters of an operation, with references resolved. */
export function parametersOf(document: ApiDocument, operation: DocumentOperation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => deref<Parameter>(document, parameter));
}

/** The JSON body of an operation, if it has one. */
export const bodyOf = (operation: DocumentOperation): Media | undefined =>
  operation.requestBody?.content["application/json"];

/** The example of a body or response to print: the one named `full`, otherwise the first with a value. */
export function exampleOf(media: Media | undefined): unknown {
  const { full, ...others } = media?.examples ?? {};
  return [full, ...Object.values(others)].find((example) => example?.value !== undefined)?.value;
}
