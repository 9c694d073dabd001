/**
 * The HTTP status of each code of an AppError, which is a refusal with a message for the caller. A code without a
 * status does not compile. Bugs throw a plain Error instead.
 */
export const STATUS_OF = {
  bad_request: 400,
  invalid_key: 401,
  signed_out: 401,
  second_step: 401,
  not_approved: 403,
  production_only: 403,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  not_ready: 409,
  conflict: 409,
  idempotency_in_flight: 409,
  gone: 410,
  too_large: 413,
  unsupported_encoding: 415,
  invalid: 422,
  too_many: 429,
  head_too_large: 431,
  busy: 503,
  upstream_refused: 502,
  not_set_up: 503,
  upstream_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** One error in the input, in the format of FastAPI's validation errors. */
export type FieldError = {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
};

/**
 * Reports whether an error has this mark, which identifies its class. Each bundle of the server has its own copy of
 * AppError and UpstreamFault, so `instanceof` alone would not recognise an error from another bundle; all copies share
 * the mark.
 */
function isMarked(value: unknown, mark: symbol): boolean {
  return typeof value === "object" && value !== null && mark in value;
}

const REFUSAL = Symbol.for("surplus.refusal");
const UPSTREAM_FAULT = Symbol.for("surplus.upstream-fault");

export class AppError extends Error {
  readonly [REFUSAL] = true;
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, REFUSAL);
  }
}

type UpstreamFaultDetail = {
  correlationId?: string | null;
  isUncertain?: boolean;
  reason?: "absent" | "exists" | null;
};

/**
 * A data provider could not be reached, or responded with a fault. `operation` and `correlationId` are for our log.
 * `temporary` says whether a retry can help; the message to the caller says the same. `isUncertain` says that the call
 * may have been processed, because its response was lost. `reason` is the provider's answer about the customer: the
 * provider does not know them (`absent`), or already has a customer with this address (`exists`).
 */
export class UpstreamFault extends AppError {
  readonly [UPSTREAM_FAULT] = true;

  readonly correlationId: string | null;
  readonly isUncertain: boolean;
  readonly reason: "absent" | "exists" | null;

  constructor(
    readonly operation: string,
    readonly temporary: boolean,
    { correlationId = null, isUncertain = false, reason = null }: UpstreamFaultDetail = {},
  ) {
    super(
      temporary ? "upstream_unavailable" : "upstream_refused",
      temporary
        ? "The data provider cannot be reached right now. Please try again in a minute."
        : "The data provider refused this call, and trying again will not help. Check the customer's details. If the details are correct, contact support.",
      temporary ? { retryAfterSeconds: 60 } : {},
    );
    this.name = "UpstreamFault";
    this.correlationId = correlationId;
    this.isUncertain = isUncertain;
    this.reason = reason;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, UPSTREAM_FAULT);
  }
}

/** The error for an unknown id, another company's id and an id of the other environment: the same, byte for byte. */
export function notFound(): AppError {
  return new AppError("not_found", "Not Found");
}
