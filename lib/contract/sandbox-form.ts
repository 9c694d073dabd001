import { z } from "zod";
import { wholeNumber } from "@/lib/contract/query";
import { ConsentAsCustomer, SandboxHeaders } from "@/lib/contract/sandbox";
import { CLOCK_DAYS_MAX, EVENT_TYPES, REPORT_TYPES } from "@/lib/rules/request";

/** The portal's sandbox forms; an empty field counts as not filled in. */

const { "x-sandbox-household": Household, "x-sandbox-scenario": Scenario } = SandboxHeaders.shape;

export const SandboxInput = z.object({
  household: Household.unwrap(),
  scenario: Scenario,
  report_type: z.literal(REPORT_TYPES),
});

export const SandboxConsent = z.object({
  outcome: ConsentAsCustomer.shape.outcome,
  household: Household,
});

export const SandboxClock = z.object({ days: wholeNumber(1, CLOCK_DAYS_MAX, 1) });
export const SandboxEvent = z.object({ event: z.literal(EVENT_TYPES) });
export const SandboxReview = z.object({ outcome: z.literal(["share", "withdraw"]) });
