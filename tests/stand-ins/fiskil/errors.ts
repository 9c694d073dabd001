import { randomUUID } from "node:crypto";
import type { Answer } from "@/tests/stand-ins/server";

// Writes Fiskil's errors in the format `application/vnd.goa.error`. The format and the names for 400 and 401 are from
// docs.fiskil.com/data-api/api-reference/createEndUser. The other names are inferred.

export function refuse(status: number, name: string, message: string): Answer {
  const isFault = status >= 500;
  return {
    status,
    headers: { "content-type": "application/vnd.goa.error" },
    body: {
      fault: isFault,
      id: `err_${randomUUID().slice(0, 8)}`,
      message,
      name,
      temporary: isFault,
      timeout: false,
    },
  };
}

/** The 400 of createEndUser, "end_user_already_exists: user with that email already exists". */
export const alreadyExists = () =>
  refuse(400, "end_user_already_exists", "user with that email already exists");
/** Third parties report this error name; no page of the API documentation has it. */
export const unknownEndUser = () => refuse(404, "end_user_not_found", "end user not found");
export const unauthorized = () => refuse(401, "unauthorized", "Unauthorized response.");
export const badRequest = (message: string) => refuse(400, "bad_request", message);
export const notFound = () => refuse(404, "not_found", "not found");

/** An error response that is thrown, for checks deep inside a route. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super("refused");
  }
}
