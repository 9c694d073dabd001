import { OPERATIONS } from "@/lib/contract/api";
import { refusalsOf } from "@/lib/contract/operation";
import { REFUSALS } from "@/lib/contract/wire/refusal";
import { type ErrorCode, STATUS_OF } from "@/lib/errors";

type ListedRefusal = { code: ErrorCode; status: number; when: string; mayRetry: boolean };

/**
 * The meaning of the codes for which no operation has a message: a 422 has its own body, and a 405 belongs to no
 * operation.
 */
const ELSEWHERE: Partial<Record<ErrorCode, string>> = {
  invalid: "The input is not valid; `detail` is a list of errors, and there is no `code`",
  method_not_allowed: "The path does not support this method; `Allow` lists the methods that it supports",
};

const RETRIED: ReadonlySet<ErrorCode> = new Set([
  "idempotency_in_flight",
  "too_many",
  "busy",
  "upstream_unavailable",
  "internal",
]);

/** Lists every error code of the API by status, with the message that the operations give it. */
export function listRefusals(): ListedRefusal[] {
  const codes = new Set<ErrorCode>([...OPERATIONS.flatMap(refusalsOf), "method_not_allowed"]);
  return [...codes]
    .map((code) => {
      const when = REFUSALS[code]?.when ?? ELSEWHERE[code];
      if (!when) throw new Error(`The error code ${code} has no description in the guide.`);
      return { code, status: STATUS_OF[code], when, mayRetry: RETRIED.has(code) };
    })
    .sort((a, b) => a.status - b.status);
}
