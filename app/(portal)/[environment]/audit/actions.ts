"use server";

import { verifyAuditFrom } from "@/lib/company/verify-audit";
import type { FormState } from "@/lib/contract/form";
import { done, refused } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { verdictWords } from "@/lib/rules/audit-verdict";

/** The longest time, in milliseconds, that one click checks the log. A log that takes longer needs several clicks. */
const CHECK_MS = 4_000;

const count = (value: number) => value.toLocaleString("en-AU");

/** Recomputes the company's audit chain, starting after entry number `from`. */
export const verifyAuditAction = memberAction("audit.read", async ({ company }, form): Promise<FormState> => {
  const from = String(form.get("from") ?? "");
  const afterSeq = /^\d{1,9}$/.test(from) ? Number(from) : 0;
  form.delete("from");
  const verdict = await verifyAuditFrom(company.id, afterSeq, CHECK_MS);
  if ("checked" in verdict) {
    const { checked, entries } = verdict;
    const state = done(`Intact so far: ${count(checked)} of ${count(entries)} entries were checked.`);
    return { ...state, values: { from: String(checked) } };
  }
  if (verdict.intact) return done(verdictWords(verdict));
  return refused(form, `${verdictWords(verdict)} Please contact us immediately.`);
});
