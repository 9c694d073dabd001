import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { toOpenApi } from "@/lib/contract/openapi/document";
import type { Operation } from "@/lib/contract/operation";

type Content = Record<string, { schema: unknown; examples?: Record<string, { value?: unknown }> }>;
type Documented = {
  headers: Record<string, { $ref?: string; required?: boolean }>;
  content?: Content;
};

type ClosedDocument = {
  paths: Record<string, Record<string, { responses: Record<string, Documented> }>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
  components: {
    headers: Record<string, { required?: boolean }>;
    schemas: Record<string, { examples?: unknown[] }>;
  };
};

function prepare() {
  const closed = toOpenApi("http://localhost:3000", true) as ClosedDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(closed as object, "api");
  return { closed, ajv, compiled: new Map<string, ValidateFunction>() };
}

/**
 * All test files of a process share the API document and its compiled schemas, because compiling takes seconds. They
 * depend on no setting or state, so sharing is safe even in files that load all modules again (tests/support/fresh.ts).
 */
const mine = globalThis as unknown as { surplusTestDocument?: ReturnType<typeof prepare> };
mine.surplusTestDocument ??= prepare();
const { ajv, compiled } = mine.surplusTestDocument;

/** The API document with closed schemas, so that responses cannot contain undocumented fields. */
export const { closed } = mine.surplusTestDocument;

const escapePart = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Lists a value's violations of the schema at a path in the document; empty if there are none. */
export function faultsAt(path: string[], value: unknown): string[] {
  const ref = `api#/${path.map(escapePart).join("/")}`;
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  );
}

type Answered = { status: number; headers: Headers; text: string };

function missingHeaders(documented: Documented, headers: Headers): string[] {
  return Object.entries(documented.headers)
    .filter(([name, header]) => {
      const { required } = header.$ref ? (closed.components.headers[name] ?? {}) : header;
      return required && !headers.has(name);
    })
    .map(([name]) => `the header ${name} is missing`);
}

/**
 * Lists the differences between a response and the API document: its status, content type, headers, fields, or the code
 * of an error. `method` is the request's method; a response to HEAD has no body.
 */
export function faultsOf(operation: Operation, method: string, answer: Answered): string[] {
  const verb = operation.method.toLowerCase();
  const documented = closed.paths[operation.path]?.[verb]?.responses[answer.status];
  if (!documented)
    return [`${operation.id} does not document the status ${answer.status}: ${answer.text.slice(0, 200)}`];
  const faults = missingHeaders(documented, answer.headers);
  if (!documented.content) return answer.text === "" ? faults : [...faults, "there is a body"];
  const isSuccess = answer.status === operation.answer.status;
  const expected =
    isSuccess && "mediaType" in operation.answer ? operation.answer.mediaType : "application/json";
  const type = answer.headers.get("content-type");
  if (type !== expected) faults.push(`the content type is ${type}, not ${expected}`);
  if (method === "HEAD") return answer.text === "" ? faults : [...faults, "a HEAD has a body"];
  const [mediaType] = expected.split(";") as [string];
  if (mediaType !== "application/json") return faults;
  const path = [
    "paths",
    operation.path,
    verb,
    "responses",
    String(answer.status),
    "content",
    mediaType,
    "schema",
  ];
  const body = JSON.parse(answer.text) as { code?: string };
  faults.push(...faultsAt(path, body));
  const reported = documented.content[mediaType]?.examples ?? {};
  if (!isSuccess && answer.status !== 422 && !(body.code && body.code in reported)) {
    faults.push(`${operation.id} does not document the code ${body.code}`);
  }
  return faults;
}
