/**
 * A refusal: something the caller asked for that cannot be done, in words meant for the caller.
 * Each code has one status, so a new code without a status does not compile. The impossible throws a plain Error.
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
  invalid: 422,
  too_many: 429,
  head_too_large: 431,
  busy: 503,
  not_set_up: 503,
  upstream_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** One thing wrong with the input, in the shape of the specification's validation error (section 2.5). */
export type FieldError = {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
};

/**
 * A server's bundles each hold a copy of these classes, and pass errors to each other. So that a refusal is known for one
 * whichever copy made it, it carries a mark that all of them share.
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

/**
 * A data provider could not be reached or answered with a fault. `operation` and `correlationId` are for our log; the
 * caller is told to try again. `temporary` says whether that can help; `isUncertain` that what was asked may have been
 * done all the same, because the answer was lost.
 */
export class UpstreamFault extends AppError {
  readonly [UPSTREAM_FAULT] = true;

  constructor(
    readonly operation: string,
    readonly temporary: boolean,
    readonly correlationId: string | null = null,
    readonly isUncertain: boolean = false,
  ) {
    super(
      "upstream_unavailable",
      "The data provider cannot be reached right now. Please try again in a minute.",
      {
        retryAfterSeconds: 60,
      },
    );
    this.name = "UpstreamFault";
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, UPSTREAM_FAULT);
  }
}

/** The one answer for an unknown id, another company's and the other environment's: byte for byte the same. */
export function notFound(): AppError {
  return new AppError("not_found", "Not Found");
}
