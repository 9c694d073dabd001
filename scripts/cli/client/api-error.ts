import type { Stage, Status, ValidationError } from "../api-types.js";

/**
 * One error in a request's input, without the invalid value. It can be logged without revealing a customer's details.
 */
export type FieldFault = Omit<ValidationError, "input">;

type Refused = {
  status: number;
  code: string;
  detail: string;
  fields: FieldFault[];
  requestId: string | null;
  retryAfterMs: number | null;
};

/**
 * Thrown if the service refused the call. `code` is a stable word for programs (`not_found`, `not_ready`, `invalid`,
 * …), `detail` is for people, `fields` lists every error of a 422, and `requestId` is for support. Contains neither the
 * key nor anything that was sent.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: FieldFault[];
  readonly requestId: string | null;
  /** The wait that the service asks for before a retry, in milliseconds; null if it names none. */
  readonly retryAfterMs: number | null;

  constructor({ status, code, detail, fields, requestId, retryAfterMs }: Refused) {
    super(`${status} ${code}: ${detail}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Thrown if no response came from this service: the connection failed, took too long, or led elsewhere. */
export class ConnectionError extends Error {
  readonly code: "unreachable" | "timeout" | "not_the_service";

  constructor(code: ConnectionError["code"], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ConnectionError";
    this.code = code;
  }
}

/**
 * Thrown if `requests.wait` ended without a report: the request was withdrawn or purged, or the time ran out while the
 * request continues.
 */
export class NotReadyError extends Error {
  readonly status: Status;
  readonly stage: Stage;

  constructor(status: Status, stage: Stage, message: string) {
    super(message);
    this.name = "NotReadyError";
    this.status = status;
    this.stage = stage;
  }
}

/** Makes an ApiError from an error response in any form: our own, the list of a 422, or the page of a proxy. */
export function toApiError(response: Response, text: string, retryAfterMs: number | null): ApiError {
  const body = parseObject(text);
  const fields = Array.isArray(body.detail) ? (body.detail as ValidationError[]).map(withoutInput) : [];
  const detail =
    fields.length > 0
      ? fields.map(({ loc, msg }) => `${loc.slice(1).join(".") || loc.join(".")}: ${msg}`).join("; ")
      : typeof body.detail === "string"
        ? body.detail
        : response.statusText || "The service refused without saying why.";
  return new ApiError({
    status: response.status,
    code: typeof body.code === "string" ? body.code : fields.length > 0 ? "invalid" : "unknown",
    detail,
    fields,
    requestId: response.headers.get("x-request-id"),
    retryAfterMs,
  });
}

const withoutInput = ({ input: _, ...fault }: ValidationError): FieldFault => fault;

function parseObject(text: string): { detail?: unknown; code?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}
