import type { z } from "zod";
import { Assessment } from "@/lib/contract/assessment";
import { toFieldErrors } from "@/lib/contract/fault";
import { CreateRequest, ListQuery } from "@/lib/contract/request";
import { AdvanceClock, ConsentAsCustomer } from "@/lib/contract/sandbox";
import { AppError, type FieldError } from "@/lib/errors";
import { readJson } from "@/lib/http/read-input";

const GOOD = { client_name: "Priya Raman", report_type: "affordability" };

/** Invalid bodies, each with one error. The contract's schemas produce the messages. */
const BODIES: readonly unknown[] = [
  { report_type: "affordability" },
  { ...GOOD, client_name: 5 },
  { ...GOOD, client_name: "" },
  { ...GOOD, client_ref: "x".repeat(201) },
  { ...GOOD, report_type: "credit_score" },
  { ...GOOD, email: "priya.example.com" },
  { ...GOOD, redirect_uri: 5 },
  { ...GOOD, redirect_uri: "/done" },
  { ...GOOD, redirect_uri: "ftp://broker.example/done" },
  { ...GOOD, redirect_uri: `https://broker.example/${"x".repeat(2_083)}` },
  { ...GOOD, metadata: "Hobart" },
  { ...GOOD, metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`key ${n}`, "x"])) },
  [GOOD],
];
const loan = (rate: unknown) => ({
  proposed_loan: { amount_cents: 60_000_000, term_months: 360, rate_percent: rate },
});
/** More invalid bodies, for the sandbox controls and a request's assessment. */
const CONTROLS: readonly (readonly [z.ZodType, unknown])[] = [
  [AdvanceClock, { advance_days: "ten" }],
  [AdvanceClock, { advance_days: 1.5 }],
  [Assessment, loan("6,2")],
  [Assessment, loan(6.24999)],
  [ConsentAsCustomer, { outcome: "authorise", accounts: "everyday" }],
  [ConsentAsCustomer, { outcome: "authorise", accounts: [] }],
  [ConsentAsCustomer, { outcome: "authorise", accounts: Array(21).fill("everyday") }],
];
const QUERIES = [
  { limit: "ten" },
  { limit: "9".repeat(4_301) },
  { limit: "0" },
  { limit: "1000" },
  { created_after: "yesterday" },
  { created_after: "0000-01-01" },
];
const BROKEN_JSON = ['{"client_name": }', '{"client_name": "Priya"'];

const JSON_TYPE = { "content-type": "application/json" };

/** The error for an Idempotency-Key that was used with another body. The wording is that of lib/http/idempotency.ts. */
const REUSED: FieldError = {
  type: "idempotency_key_reused",
  loc: ["header", "idempotency-key"],
  msg: "This Idempotency-Key was used with a different body",
};

/** The error for an unknown query parameter. The wording is that of lib/http/read-input.ts. */
const UNKNOWN: FieldError = {
  type: "extra_forbidden",
  loc: ["query", "statuss"],
  msg: "Extra inputs are not permitted",
  input: "ready",
};

/** Returns an example of each type of item in a 422 body, produced by the code that answers real calls. */
export async function listFaults(): Promise<FieldError[]> {
  return [
    ...BODIES.flatMap((body) => faultsOf("body", CreateRequest, body)),
    ...CONTROLS.flatMap(([schema, body]) => faultsOf("body", schema, body)),
    ...QUERIES.flatMap((query) => faultsOf("query", ListQuery, query)),
    ...(await Promise.all(BROKEN_JSON.map(readFault))).flat(),
    UNKNOWN,
    REUSED,
  ];
}

const faultsOf = (where: string, schema: z.ZodType, sent: unknown) =>
  toFieldErrors(where, schema.safeParse(sent).error?.issues ?? [], sent);

async function readFault(body: string): Promise<FieldError[]> {
  try {
    await readJson(new Request("http://localhost", { method: "POST", body, headers: JSON_TYPE }));
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return [];
}
