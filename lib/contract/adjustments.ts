import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { integer } from "@/lib/contract/number";
import { line } from "@/lib/contract/text";
import { ADJUSTMENT_ACTIONS, TARGET_KINDS } from "@/lib/engine/adjustments/adjustment";
import {
  ADJUSTMENTS_MAX,
  type AdjustmentInput,
  REASON_LENGTH_MAX,
  REASON_LENGTH_MIN,
} from "@/lib/rules/adjustments";

const MONTHLY_MAX = 100_000_000;
const ID_LENGTH_MAX = 200;
const CODE_LENGTH_MAX = 60;

const AdjustmentReason = line(REASON_LENGTH_MIN, REASON_LENGTH_MAX).meta({
  description: "The reason, in your words; printed in the assessed copy.",
  minLength: REASON_LENGTH_MIN,
  maxLength: REASON_LENGTH_MAX,
  example: "Sold a car. We checked the transfer of registration.",
});
const MonthlyCents = integer(0, MONTHLY_MAX);

const Item = z
  .object({
    id: line(1, ID_LENGTH_MAX).nullish().meta({
      description: "The id of a stored adjustment. Omit the id for a new adjustment.",
      maxLength: ID_LENGTH_MAX,
      example: "adj_7q4m2k9xw0crzb3hd8fnvt51ga",
    }),
    action: z.literal(ADJUSTMENT_ACTIONS).meta({
      description:
        "EXCLUDE leaves the target out, because it is not the customer's income or spending. ONE_OFF leaves the target out of monthly figures, because it will not happen again. RECODE moves the target to the category in `category`. SET_MONTHLY sets the monthly amount of a stream to `monthly_cents`.",
      example: "ONE_OFF",
    }),
    target_kind: z.literal(TARGET_KINDS).meta({
      description: "TRANSACTION is one row of the report's `transactions`; STREAM is one of its streams.",
      example: "TRANSACTION",
    }),
    target_id: line(1, ID_LENGTH_MAX).meta({
      description: "The target's `id` in the report.",
      maxLength: ID_LENGTH_MAX,
      example: "tx-0041",
    }),
    category: line(1, CODE_LENGTH_MAX).nullish().meta({
      description:
        "For RECODE: a code of `definitions.taxonomy`. Money in needs a category for money in; money out needs a category for money out.",
      maxLength: CODE_LENGTH_MAX,
      example: "crd.asset_sale",
    }),
    monthly_cents: MonthlyCents.nullish().meta({
      description: "For SET_MONTHLY: whole cents a month.",
      example: 180_000,
    }),
    reason: AdjustmentReason,
  })
  .meta({ id: "Adjustment", description: "One change to a row or a stream. Unknown fields are ignored." });

type Item = z.infer<typeof Item>;

/** The body of a PUT: the whole list, which replaces the stored one. */
export const SetAdjustments = z
  .object({
    version: integer(0, 1_000_000).nullish().meta({
      description:
        "The `version` of the list that you read. The default is 0: no adjustments yet. If someone else has changed the list since then, the response is 409 and nothing changes.",
      example: 3,
    }),
    adjustments: z
      .array(Item)
      .superRefine((items, ctx) => {
        if (items.length > ADJUSTMENTS_MAX) {
          const msg = `Value error, send at most ${ADJUSTMENTS_MAX} adjustments, not ${items.length}`;
          const limits = { max_length: ADJUSTMENTS_MAX, actual_length: items.length };
          return raise(ctx as never, { type: "too_long", msg, ctx: limits }, items.length);
        }
        for (const [index, item] of items.entries()) {
          const fault = faultOf(item, items.slice(0, index));
          if (fault === null) continue;
          const [field, reason] = fault;
          const own = { type: "value_error", msg: `Value error, ${reason}`, ctx: { reason } };
          ctx.addIssue({ code: "custom", path: [index, field], message: reason, params: { fault: own } });
        }
      })
      .nullish()
      .meta({
        maxItems: ADJUSTMENTS_MAX,
        description: `The whole list of up to ${ADJUSTMENTS_MAX} adjustments. Stored adjustments that are not in the list are removed.`,
      }),
  })
  .meta({
    id: "SetAdjustments",
    description: "All adjustments. Stored adjustments that you leave out are removed.",
  });
export type SetAdjustments = z.infer<typeof SetAdjustments>;

const REMOVES: ReadonlySet<string> = new Set(["EXCLUDE", "ONE_OFF"]);

/** The error of an item, given the items before it: its field and message. Null if the item is valid. */
function faultOf(item: Item, before: readonly Item[]): [keyof Item, string] | null {
  const { action } = item;
  if (action === "RECODE" && item.category == null) return ["action", "RECODE needs a category"];
  if (action !== "RECODE" && item.category != null)
    return ["category", `category is only for RECODE, not for ${action}`];
  if (action === "SET_MONTHLY" && item.monthly_cents == null)
    return ["action", "SET_MONTHLY needs monthly_cents"];
  if (action !== "SET_MONTHLY" && item.monthly_cents != null)
    return ["monthly_cents", `monthly_cents is only for SET_MONTHLY, not for ${action}`];
  if (action === "SET_MONTHLY" && item.target_kind !== "STREAM")
    return ["target_kind", "SET_MONTHLY is for a STREAM: a transaction has no monthly amount"];
  const same = before.filter(
    ({ target_kind, target_id }) => target_kind === item.target_kind && target_id === item.target_id,
  );
  if (same.some((other) => other.action === action))
    return ["target_id", `the target already has another ${action}`];
  if (same.some((other) => REMOVES.has(other.action) || REMOVES.has(action)))
    return ["target_id", "an excluded target cannot have another adjustment"];
  if (item.id != null && before.some(({ id }) => id === item.id))
    return ["id", "the id is in the list twice"];
  return null;
}

/**
 * Converts the adjustments of the API to those of the product's rules. Omitted fields become null; amounts are cents
 * per month.
 */
export function toAdjustmentInputs(items: SetAdjustments["adjustments"]): AdjustmentInput[] {
  return (items ?? []).map((item) => ({
    id: item.id ?? null,
    target: { kind: item.target_kind, id: item.target_id },
    action: item.action,
    code: item.category ?? null,
    monthlyCents: item.monthly_cents ?? null,
    reason: item.reason,
  }));
}
