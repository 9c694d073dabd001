import { randomUUID } from "node:crypto";
import type { Answer } from "@/tests/stand-ins/server";

// Errors of Basiq. The shape is that of "Errors" (docs/PLatform/errors-1/index.md), the codes and titles those of the
// examples in reference/core.json, data.json and webhooks.json, and the details those of "HTTP errors per endpoint"
// (docs/PLatform/errors-1/http-errors-per-endpoint.md); basiqio-oss/Basiq-docs @79bc160.

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

/** "Required parameter not supplied" is a code of its own: docs/PLatform/errors-1/codes.md, and the example of index.md. */
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

// GET /users/{userId}, GET …/connections and others: "It may have been deleted or you may be using the incorrect API
// as resources are restricted to their designated applications." One answer, so a key of another application cannot
// be distinguished from a deletion.
export const unknownUser = () => refuse(404, "Requested user does not exist.");
export const unknownResource = () => refuse(404, "Requested resource is not found");

/** A thrown answer, for checks deep in a route. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super("refused");
  }
}
