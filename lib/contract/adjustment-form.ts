import { SetAdjustments, toAdjustmentInputs } from "@/lib/contract/adjustments";
import { toCents } from "@/lib/contract/assessment-form";
import { toFieldErrors } from "@/lib/contract/fault";
import { RECODES } from "@/lib/engine/adjustments/find-target";
import type { FieldError } from "@/lib/errors";
import type { AdjustmentInput } from "@/lib/rules/adjustments";

/**
 * The portal's form for one adjustment, with the amount in dollars. `target` is a kind and an id, separated by a
 * space.
 */

/** The categories that a row or stream may be given, as form choices. */
export const CATEGORY_CHOICES = [
  ...RECODES.in.map(({ code, label }) => ({ value: code, label: `Money in: ${label}` })),
  ...RECODES.out.map(({ code, label }) => ({ value: code, label: `Money out: ${label}` })),
];

const FIELD_OF: Readonly<Record<string, string>> = {
  target_kind: "target",
  target_id: "target",
  monthly_cents: "monthly",
};

/** Converts a filled-in form to an adjustment, or to its errors by field name. */
export function readAdjustmentForm(
  fields: Readonly<Record<string, string>>,
): { input: AdjustmentInput } | { faults: FieldError[] } {
  const { target = "", action, category, monthly, reason = "" } = fields;
  const [, kind, id] = /^(\S+) (.+)$/.exec(target) ?? [];
  const item = {
    action,
    target_kind: kind,
    target_id: id,
    // Keep the category only for RECODE: the form may still contain a value chosen for another action.
    category: action === "RECODE" ? (category ?? null) : null,
    monthly_cents: action === "SET_MONTHLY" && monthly !== undefined ? toCents(monthly) : null,
    reason,
  };
  const body = { adjustments: [item] };
  const parsed = SetAdjustments.safeParse(body);
  const [input] = parsed.success ? toAdjustmentInputs(parsed.data.adjustments) : [];
  if (input) return { input };
  const faults = toFieldErrors("body", parsed.error?.issues ?? [], body).map(toFormFault);
  return { faults: faults.map((fault) => inWords(fault, item.action)) };
}

/** Converts an error in the API's body to an error of the form's field. */
export function toFormFault(fault: FieldError): FieldError {
  const field = String(fault.loc.at(-1));
  return { ...fault, loc: ["body", FIELD_OF[field] ?? field] };
}

const NEEDED: Readonly<Record<string, string>> = {
  target: "Choose what to adjust.",
  action: "Choose an adjustment.",
};

function inWords(fault: FieldError, action: string | undefined): FieldError {
  const field = String(fault.loc.at(-1));
  if (field === "action" && action === "RECODE")
    return { ...fault, loc: ["body", "category"], ctx: { reason: "Choose the new category." } };
  if (field === "action" && action === "SET_MONTHLY")
    return { ...fault, loc: ["body", "monthly"], ctx: { reason: "Enter the new monthly amount." } };
  if (field === "target" && action === "SET_MONTHLY" && fault.type === "value_error")
    return { ...fault, ctx: { reason: "Choose regular payments: a single payment has no monthly amount." } };
  if (field === "monthly") return { ...fault, ctx: { reason: "Enter a number, such as 1,250." } };
  if (field === "reason" && fault.type === "string_too_short")
    return { ...fault, ctx: { reason: `Use at least ${fault.ctx?.min_length} characters.` } };
  const needed = fault.type === "value_error" ? undefined : NEEDED[field];
  return needed ? { ...fault, ctx: { reason: needed } } : fault;
}
