import { z } from "zod";
import { GROUPS } from "@/lib/engine/categories/taxonomy";
import type { Frequency as EngineFrequency } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";

/** The scalar types of every section of the report, with their units. */

export const Cents = z.int().meta({
  id: "ReportCents",
  description:
    "Money in whole Australian cents: 123456 is $1,234.56. Positive unless the field is described as signed. The field's name gives the direction of the money.",
  examples: [123456],
});

export const Ratio = z.number().meta({
  id: "ReportRatio",
  description:
    "A ratio as a fraction, to four decimals: 0.25 is 25%. It can be above 1, and is negative when its numerator is negative.",
  examples: [0.25],
});

/**
 * The id of a formula. The wire schema allows any string, so that a new formula breaks no client. The engine's types
 * allow only the formulas in its registry.
 */
export const Formula = z.string();
export const Rule = z.string();

export const Share = z.number().min(0).max(1);

export const Count = z.int().min(0);

export const Day = z.iso.date().meta({
  id: "ReportDay",
  description: "A calendar day in Sydney, as bank statements show it (YYYY-MM-DD).",
  examples: ["2026-07-31"],
});

export const Instant = z.iso.datetime({ offset: true }).meta({
  id: "ReportInstant",
  description: "A date and time in Sydney with its UTC offset (RFC 3339).",
  examples: ["2026-07-31T09:30:00+10:00"],
});

export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ id: "ReportMonth", description: "A calendar month (YYYY-MM).", examples: ["2026-07"] });

const groups = Object.entries(GROUPS).map(([code, label]) => `\`${code}\` ${label}`);

export const Category = z.string().meta({
  id: "ReportCategory",
  description: `A category code. \`definitions.taxonomy\` lists every code with its label and attributes. The part before the first full stop is the group: ${groups.join(", ")}.`,
  examples: ["foo.groceries"],
});

export const Evidence = z.string().meta({
  id: "ReportEvidence",
  description: "Id of a set of transactions in `evidence_sets`. In the insight profile the sets are empty.",
  examples: ["income:included"],
});

export const AccountId = z.string().meta({
  id: "ReportAccountId",
  description: "Id of an account, as in `accounts[].id`.",
});

export const StreamId = z.string().meta({
  id: "ReportStreamId",
  description: "Id of a stream, as in `income.streams[].id` or `expenses.streams[].id`.",
});

export const TransactionId = z.string().meta({
  id: "ReportTransactionId",
  description: "Id of a transaction, as in `transactions[].id`; unique in the document.",
});

export const Severity = z.enum(["INFO", "NOTE", "ASK"]).meta({
  id: "ReportSeverity",
  description:
    "INFO: for information. NOTE: worth reading. ASK: worth asking the customer about. None of them is a judgement.",
});

const regular = Object.keys(TIMES_PER_YEAR) as Exclude<EngineFrequency, "IRREGULAR">[];

export const Frequency = z.enum([...regular, "IRREGULAR"]).meta({
  id: "ReportFrequency",
  description:
    "How often payments are made. SEMI_MONTHLY: twice a calendar month. FOUR_WEEKLY: every 28 days. BIMONTHLY: every second month. IRREGULAR: without a regular cadence.",
});
