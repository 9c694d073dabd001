import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { Cursor, wholeNumber } from "@/lib/contract/query";
import { Transaction } from "@/lib/contract/report/transaction";
import { AccountNumber } from "@/lib/contract/report-query";
import { VerificationId } from "@/lib/contract/wire/request";
import { findDay } from "@/lib/engine/calendar/day";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { GROUPS, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";

const PAGE_MAX = 500;
/** The largest amount in a query, in cents. It is larger than any amount that a bank sends. */
const AMOUNT_MAX = 1_000_000_000_000;

/** A calendar day, YYYY-MM-DD. */
const QueryDay = z
  .string()
  .optional()
  .transform((value, ctx) => {
    if (value === undefined) return undefined;
    const day = findDay(value);
    if (day) return day;
    const msg = "Value error, give a calendar day as YYYY-MM-DD";
    raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
    return z.NEVER;
  });

const CATEGORIES: ReadonlySet<string> = new Set([
  ...Object.keys(GROUPS),
  ...[...OUTGOING_CATEGORIES, ...CREDIT_CATEGORIES].map(({ code }) => code),
]);

const QueryCategory = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined || CATEGORIES.has(value)) return;
    const msg =
      "Value error, no such category: give a code of `definitions.taxonomy`, such as 'foo.groceries', or its group, such as 'foo'";
    raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
  });

export const TransactionsQuery = z.object({
  limit: wholeNumber(1, PAGE_MAX, 100).meta({
    description: "The number of transactions to return.",
    type: "integer",
    minimum: 1,
    maximum: PAGE_MAX,
    defaultValue: 100,
  }),
  cursor: Cursor.meta({
    description:
      "Where to continue: `next_cursor` of the previous page. The cursor belongs to one report and is refused after a refresh.",
  }),
  from: QueryDay.meta({
    description: "Only transactions posted on this day or later.",
    example: "2026-01-01",
  }),
  to: QueryDay.meta({
    description: "Only transactions posted on this day or earlier.",
    example: "2026-03-31",
  }),
  account: AccountNumber.optional(),
  category: QueryCategory.meta({
    description:
      "Only transactions of this category, or of this group of categories: a code of `definitions.taxonomy`, or the part of a code before the full stop.",
    example: "foo.groceries",
  }),
  min_amount: wholeNumber(0, AMOUNT_MAX, null).meta({
    description: "Only transactions of at least this many cents, in or out.",
    type: "integer",
    minimum: 0,
    example: "10000",
  }),
});

/** The JSON response of the transactions endpoint. */
export const TransactionPage = z
  .object({
    verification_id: VerificationId.describe("The verification id of the report with these transactions."),
    data: z.array(Transaction).describe("Oldest first, in the order of the report."),
    has_more: z
      .boolean()
      .meta({ description: "True if there is another page. To get it, send `next_cursor` as `cursor`." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "The `cursor` of the next page; null on the last page." }),
  })
  .meta({ id: "TransactionPage", description: "One page of a report's transactions." });
export type TransactionPage = z.infer<typeof TransactionPage>;
