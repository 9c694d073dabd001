/** The possible outcomes of a customer's visit to their bank. */
export const ATTEMPT_OUTCOMES = [
  "returned",
  "cancelled",
  "denied",
  "timed_out",
  "bank_unavailable",
  "no_accounts",
  "failed",
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** True if the customer shared nothing in this visit. */
export const hasFailedAtBank = (outcome: AttemptOutcome): boolean => outcome !== "returned";

/**
 * The reason why the customer returned without a consent. It is more precise than the outcome, and selects
 * the text of their page.
 */
const RETURN_REASONS = [
  "cancelled",
  "denied",
  "code",
  "timeout",
  "ineligible",
  "bank",
  "used",
  "failed",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const OUTCOME_OF_REASON: Readonly<Record<ReturnReason, AttemptOutcome>> = {
  cancelled: "cancelled",
  denied: "denied",
  code: "failed",
  timeout: "timed_out",
  ineligible: "no_accounts",
  bank: "bank_unavailable",
  used: "failed",
  failed: "failed",
};

/** The outcome of a visit from which the customer returned. If `reason` is null, nothing went wrong. */
export const outcomeOfReturn = (reason: ReturnReason | null): AttemptOutcome =>
  reason === null ? "returned" : OUTCOME_OF_REASON[reason];

/**
 * The reason that each code stands for. The codes in capitals are Fiskil's, which the sandbox also uses; the others are
 * standard codes of OAuth.
 */
const REASON_OF_CODE: Readonly<Record<string, ReturnReason>> = {
  AUTH_SESSION_CANCELLED: "cancelled",
  AUTH_SESSION_INVALID: "used",
  CONSENT_ENDUSER_DENIED: "denied",
  CONSENT_OTP_FAILURE: "code",
  CONSENT_TIMEOUT: "timeout",
  CONSENT_ENDUSER_INELIGIBLE: "ineligible",
  CONSENT_UPSTREAM_PROCESSING_ERROR: "bank",
  CONSUMERDATA_PROCESSING_ERROR: "bank",
  access_denied: "denied",
  server_error: "bank",
  temporarily_unavailable: "bank",
};

/**
 * The problem at the bank, according to the URL with which the customer returned. Null if the URL does not report a
 * problem. The provider's own code takes precedence over the general OAuth code. An unknown code means "failed".
 */
export function findReturnReason(query: URLSearchParams): ReturnReason | null {
  const general = query.get("error");
  const own = [query.get("error_type"), query.get("error_id")].find((code) => code && find(code));
  if (own) return find(own);
  if (query.get("error_type")) return "failed";
  if (general) return find(general) ?? "failed";
  return query.get("cancelled") === "1" ? "cancelled" : null;
}

const find = (code: string): ReturnReason | null =>
  (Object.hasOwn(REASON_OF_CODE, code) ? REASON_OF_CODE[code] : null) ?? null;
