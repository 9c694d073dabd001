/** The tables of the documentation page. */

export const ENDPOINTS = [
  ["POST /v1/requests", "Creates a request; 201 with the consent link."],
  [
    "GET /v1/requests",
    "Lists requests, newest first: limit, cursor, status, report_type, client_ref, created_after, created_before, q.",
  ],
  ["GET /v1/requests/{id}", "One request: status, stage, consent, times."],
  ["DELETE /v1/requests/{id}", "Withdraws it and deletes what was derived."],
  ["POST /v1/requests/{id}/generate", "Makes the report if the data is there."],
  [
    "POST /v1/requests/{id}/consent-complete",
    "The customer came back: makes the report, or answers pending_data.",
  ],
  ["GET /v1/requests/{id}/report", "The report as JSON; report.html, report.xml and report.pdf likewise."],
  ["POST /v1/requests/{id}/refresh", "New data and a new report, for an ongoing consent."],
  ["POST /v1/requests/{id}/invite", "Sends the link by e-mail or SMS; live only."],
  ["GET /v1/requests/{id}/audit", "What happened to it, when, and by what kind of actor."],
  ["GET /v1/connect/{id}", "Public: what the customer is asked, and a fresh consent URL."],
  ["POST /v1/connect/{id}/withdraw", "Public: the customer withdraws."],
] as const;

export const REFUSALS = [
  ["401", "The key is missing, wrong or revoked."],
  ["403", "A live key before approval; an invite with a test key."],
  ["404", "No such request for this key: unknown, another company's, or the other environment's."],
  ["409", "The report is not ready, or the state does not allow it."],
  ["410", "The request was withdrawn or purged; its report is gone."],
  ["422", "The input is not valid: detail lists every fault with its place."],
  ["429", "More than 240 calls in a minute; Retry-After says how many seconds to wait."],
] as const;

export const VERIFY_SNIPPET = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isFromUs(rawBody, header, secret) {
  const expected = createHmac("sha256", secret).update(rawBody).digest("hex");
  return header?.length === expected.length
    && timingSafeEqual(Buffer.from(header), Buffer.from(expected));
}`;

export const COMMAND_LINE_SNIPPET = `npm run --silent report -- input.json --format html --out report.html
npm run --silent report -- --csv everyday.csv --csv savings.csv --name "Priya Raman"`;
