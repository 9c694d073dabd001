import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { integer } from "@/lib/contract/number";
import { CLOCK_DAYS_MAX, EVENT_TYPES } from "@/lib/rules/request";
import { BANKS } from "@/lib/sandbox/banks";
import { ENDINGS } from "@/lib/sandbox/endings";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { SCENARIO_NAMES } from "@/lib/sandbox/scenarios";

/** The inputs that control the sandbox, for test keys only. */

const HouseholdId = z.literal(EVERYONE.map(({ id }) => id));

/** The maximum number of account keys in a list; no household has as many accounts. */
const ACCOUNTS_MAX = 50;

/** Headers of create-request that choose the test persona and the scenario. */
export const SandboxHeaders = z.object({
  "x-sandbox-household": HouseholdId.optional().meta({
    description:
      "Test keys only. The persona who is the customer: no other persona can sign in for this request. `GET /v1/sandbox/scenarios` describes every persona.",
    example: "priya",
  }),
  "x-sandbox-scenario": z.literal(SCENARIO_NAMES).optional().meta({
    description:
      "Test keys only. The scenario of this request. `GET /v1/sandbox/scenarios` describes every scenario.",
    example: "delayed_data",
  }),
});
export type SandboxHeaders = z.infer<typeof SandboxHeaders>;

/**
 * A list of account keys. The allowed keys depend on the household, so they are checked once the household is known.
 */
const AccountKeys = z.unknown().transform((value, ctx): string[] | null => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) {
    raise(ctx as never, { type: "list_type", msg: "Input should be a valid list" }, value);
    return z.NEVER;
  }
  if (value.length === 0 || value.length > ACCOUNTS_MAX) {
    const [type, bound, key, limit] =
      value.length === 0
        ? (["too_short", "at least", "min_length", 1] as const)
        : (["too_long", "at most", "max_length", ACCOUNTS_MAX] as const);
    const items = limit === 1 ? "item" : "items";
    const msg = `List should have ${bound} ${limit} ${items} after validation, not ${value.length}`;
    const sizes = { field_type: "List", [key]: limit, actual_length: value.length };
    raise(ctx as never, { type, msg, ctx: sizes }, value);
    return z.NEVER;
  }
  const fault = { type: "string_type", msg: "Input should be a valid string" };
  for (const [index, item] of value.entries()) {
    if (typeof item === "string") continue;
    ctx.issues.push({ code: "custom", path: [index], params: { fault }, input: value, message: fault.msg });
  }
  return value as string[];
});

const OUTCOMES = [
  "`authorise`: sign in, enter the one-time code and agree.",
  "`authorise_and_leave`: agree, and never come back from the bank; the provider's event advances the request.",
  '`finish`: press "That\'s all" on a request for several banks; each earlier `authorise` adds a bank.',
  ...ENDINGS.map(({ act, errorType, errorDescription }) => `\`${act}\`: ${errorDescription} (${errorType})`),
].join(" ");

export const ConsentAsCustomer = z
  .object({
    outcome: z
      .literal(["authorise", "authorise_and_leave", "finish", ...ENDINGS.map(({ act }) => act)])
      .meta({ description: OUTCOMES }),
    household: HouseholdId.nullish().meta({
      description:
        "The persona who signs in. Default: the persona chosen for the request; if none was chosen, the first in the list.",
      example: "hannah",
    }),
    bank: z
      .literal(BANKS.map(({ id }) => id))
      .nullish()
      .meta({
        description:
          "The bank. Default: the persona's bank. If the persona has several banks, the first that is not shared yet.",
        example: "sbx-ironbark",
      }),
    accounts: AccountKeys.optional().meta({
      description: "The accounts that the persona shares, by key. Default: all of them.",
      type: ["array", "null"],
      items: { type: "string" },
      minItems: 1,
      maxItems: ACCOUNTS_MAX,
      example: ["joint"],
    }),
  })
  .meta({ id: "ConsentAsCustomer", description: "The customer's actions on the bank's pages." });

export const ReviewAsCustomer = z
  .object({
    outcome: z.literal(["share", "withdraw"]).meta({
      description: "`share`: the firm gets the report. `withdraw`: the request ends and its data is deleted.",
    }),
  })
  .meta({ id: "ReviewAsCustomer", description: "The customer's decision after reviewing their report." });

export const AdvanceClock = z
  .object({
    advance_days: integer(1, CLOCK_DAYS_MAX).meta({
      description: "The days to move forward. Repeated calls add up; a clock never goes back.",
      type: "integer",
      minimum: 1,
      maximum: CLOCK_DAYS_MAX,
      example: 90,
    }),
  })
  .meta({ id: "AdvanceClock", description: "How far to move one request's clock forward." });

export const SimulateEvent = z
  .object({ event: z.literal(EVENT_TYPES).meta({ description: "Which webhook to send." }) })
  .meta({ id: "SimulateEvent", description: "A simulated webhook to send." });
