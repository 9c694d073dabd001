import { z } from "zod";
import type { ErrorCode } from "@/lib/errors";

/** One error of a 422 body, in FastAPI's format. */
const ValidationError = z
  .object({
    type: z.string().meta({ description: "The kind of error, as a stable code.", example: "missing" }),
    loc: z.array(z.union([z.string(), z.int()])).meta({
      description: "Where the error is: `body`, `query`, `path` or `header`, then the field.",
      example: ["body", "client_name"],
    }),
    msg: z.string().meta({ description: "The error in words.", example: "Field required" }),
    input: z.unknown().optional().meta({
      description: "The value that was sent, up to 256 characters. Omitted for headers and long objects.",
    }),
    ctx: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "The values in `msg`, such as a limit, for programs." }),
  })
  .meta({ id: "ValidationError" });

export const HttpValidationError = z
  .object({
    detail: z.array(ValidationError).min(1).meta({ description: "All errors, in the order of the fields." }),
  })
  .meta({ id: "HTTPValidationError", description: "The input is not valid; nothing was done." });

export const Refusal = z
  .object({
    detail: z.string().meta({ description: "The problem in words, and what to do." }),
    code: z
      .string()
      .meta({ description: "The kind of problem, as a stable code for programs.", example: "not_ready" }),
    request_id: z.string().nullable().meta({
      description:
        "The call's `X-Request-Id`, to give to support. Null in a 404, whose body is always the same.",
    }),
    doc_url: z.url().meta({
      description: "The URL of the page that explains the code and what to do.",
      example: "https://surplus.example/docs/errors#not_ready",
    }),
  })
  .meta({ id: "Refusal", description: "The call was refused; nothing was done." });

/** Each error code in the reference: when it occurs, and an example message. */
export const REFUSALS: Partial<Record<ErrorCode, { when: string; detail: string }>> = {
  bad_request: { when: "The body is not UTF-8 text", detail: "There was an error parsing the body" },
  invalid_key: { when: "The key is missing or invalid", detail: "Invalid or missing API key" },
  not_approved: {
    when: "The key is live, but the company is suspended or not yet approved for live access",
    detail: "The company is not approved for live access. Apply in the portal, or use your test key.",
  },
  production_only: {
    when: "The key is a test key, but the action needs a live key",
    detail: "Invites are sent only in the live environment. Give the customer the consent link yourself.",
  },
  not_allowed: {
    when: "The key is not allowed to do this",
    detail: "The sandbox works with a test key only.",
  },
  not_found: {
    when: "The object does not exist, or it belongs to another company or to the other environment",
    detail: "Not Found",
  },
  not_ready: {
    when: "The report is not prepared yet",
    detail: "Report is not ready: request is pending_data",
  },
  conflict: {
    when: "The request's current state does not allow this",
    detail: "The consent is for one report. A report can be refreshed only with an ongoing consent.",
  },
  idempotency_in_flight: {
    when: "The first call with this Idempotency-Key is still under way",
    detail: "A request with this Idempotency-Key is still being handled.",
  },
  gone: { when: "The report was deleted", detail: "The request was withdrawn and its report deleted." },
  too_large: {
    when: "The body is larger than the endpoint accepts: 256 kB for adjustments, 64 kB for all others",
    detail: "The body is larger than 65536 bytes.",
  },
  unsupported_encoding: {
    when: "The body is compressed",
    detail: "The body is compressed. Send it without Content-Encoding.",
  },
  too_many: {
    when: "Too many calls in one minute (by a company or to a link), visits to a link in one hour, or messages (from a company or to a recipient)",
    detail: "Rate limit of 240 requests a minute exceeded.",
  },
  busy: {
    when: "The service is overloaded",
    detail: "The service is busy right now. Please try again in a moment.",
  },
  not_set_up: {
    when: "The server has no provider set up for this action",
    detail: "No SMS provider is set up on this server.",
  },
  upstream_refused: {
    when: "The data provider refused the call, and trying again will not help",
    detail:
      "The data provider refused this call, and trying again will not help. Check the customer's details. If the details are correct, contact support.",
  },
  upstream_unavailable: {
    when: "The data provider cannot be reached",
    detail: "The data provider cannot be reached right now. Please try again in a minute.",
  },
  internal: { when: "An error on our side", detail: "Something went wrong on our side. Please try again." },
};
