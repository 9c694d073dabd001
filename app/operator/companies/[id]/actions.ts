"use server";

import { refresh } from "next/cache";
import { setStanding } from "@/lib/company/operator/set-standing";
import { verifyAudit } from "@/lib/company/verify-audit";
import { Reason } from "@/lib/contract/application";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormAction } from "@/lib/contract/form";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { operatorAction } from "@/lib/http/operator";
import { getFirm } from "@/lib/store/read/firm";

function standing(act: "suspended" | "reinstated", says: string): FormAction {
  return operatorAction(async (asking, form) => {
    const fields = fieldsOf(form);
    const parsed = Reason.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    if (form.get("sure") !== "on") return refused(form, "Tick the box to say that you mean it.");
    await setStanding(fields.id ?? "", act, parsed.data.reason, asking);
    refresh();
    return done(says);
  });
}

const suspending = standing("suspended", "Suspended. Live is closed to it.");
const reinstating = standing("reinstated", "Reinstated.");

export const suspend: FormAction = async (before, form) => suspending(before, form);
export const reinstate: FormAction = async (before, form) => reinstating(before, form);

/** Recomputes the company's audit chain, and says where it breaks. */
export const verify = operatorAction(async (_asking, form) => {
  const { id } = await getFirm(String(form.get("id") ?? ""));
  const verdict = await verifyAudit(id);
  if (verdict.intact) return done(`Intact: ${verdict.entries.toLocaleString("en-AU")} entries.`);
  return refused(form, `Broken at entry ${verdict.firstBadSeq}: it was altered, or is missing.`);
});
