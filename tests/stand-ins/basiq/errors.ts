import { randomUUID } from "node:crypto";
import type { Answer } from "@/tests/stand-ins/server";

// Basiq's errors. Their sources are in basiqio-oss/Basiq-docs @79bc160:
// - the format: "Errors" (docs/PLatform/errors-1/index.md)
// - codes and titles: the examples in reference/core.json, data.json and webhooks.json
// - details: "HTTP errors per endpoint" (docs/PLatform/errors-1/http-errors-per-endpoint.md)

const CODES = {
  400: ["parameter-not-valid", "Parameter value is not valid"],
  401: ["unauthorized-access", "Unauthorized Access"],
  403: ["forbidden-access", "Forbidden Access"],
  404: ["resource-not-found", "Requested resource is not found"],
  429: ["too-many-requests", "Too many requests"],
  500: ["internal-server-error", "Internal Server error."],
  503: ["service-unavailable", "Service Unavailable"],
} as const;

export function refuse(status: keyof typeof CODES, detail: string, parameter?: string): Answer {
  const [code, title] = CODES[status];
  const error = { type: "error", code, title, detail, ...(parameter ? { source: { parameter } } : {}) };
  return { status, body: { type: "list", correlationId: randomUUID(), data: [error] } };
}

/**
 * Returns the error for a missing parameter. It has its own code, as docs/PLatform/errors-1/codes.md and the example of
 * index.md show.
 */
export function missing(detail: string, parameter: string): Answer {
  const error = {
    type: "error",
    code: "parameter-not-supplied",
    title: "Required parameter not supplied",
    detail,
    source: { parameter },
  };
  return { status: 400, body: { type: "list", correlationId: randomUUID(), data: [error] } };
}

// Basiq explains a 404 from GET /users/{userId}, GET …/connections and others. "It may have been deleted or you may be
// using the incorrect API as resources are restricted to their designated applications." The error is the same in both
// cases. So a call with another application's key gets the same response as a call about a deleted user.
export const unknownUser = () => refuse(404, "Requested user does not exist.");
export const unknownResource = () => refuse(404, "Requested resource is not found");

/** An error response that is thrown, for checks deep inside a route. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super("refused");
  }
}
