"use server";

import { refresh } from "next/cache";
import { setLiveAccess } from "@/lib/company/operator/set-live-access";
import { verifySsoDomainAsOperator } from "@/lib/company/operator/verify-sso-domain";
import { verifyAudit } from "@/lib/company/verify-audit";
import { Reason } from "@/lib/contract/application";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormAction } from "@/lib/contract/form";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { operatorAction } from "@/lib/http/operator";
import { verdictWords } from "@/lib/rules/audit-verdict";
import { getFirm } from "@/lib/store/read/firm";

function setLiveAccessAction(act: "suspended" | "reinstated", says: string): FormAction {
  return operatorAction(async (asking, form) => {
    const fields = fieldsOf(form);
    const parsed = Reason.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    if (form.get("sure") !== "on") return refused(form, "Tick the box to confirm.");
    await setLiveAccess(fields.id ?? "", { act, reason: parsed.data.reason, operator: asking });
    refresh();
    return done(says);
  });
}

const suspending = setLiveAccessAction("suspended", "Suspended. The company’s live access has ended.");
const reinstating = setLiveAccessAction("reinstated", "Reinstated.");

export const suspendAction: FormAction = async (before, form) => suspending(before, form);
export const reinstateAction: FormAction = async (before, form) => reinstating(before, form);

/** Confirms the company's domain for single sign-on, unless it was changed after the page showed it. */
export const verifySsoDomainAction = operatorAction(async (asking, form) => {
  const { id = "", domain = "" } = fieldsOf(form);
  await verifySsoDomainAsOperator(id, domain, asking);
  refresh();
  return done("Confirmed.");
});

/** Recomputes the company's audit chain and reports where it breaks. */
export const verifyAuditAction = operatorAction(async (_asking, form) => {
  const { id } = await getFirm(String(form.get("id") ?? ""));
  const verdict = await verifyAudit(id);
  const words = verdictWords(verdict);
  return verdict.intact ? done(words) : refused(form, words);
});
