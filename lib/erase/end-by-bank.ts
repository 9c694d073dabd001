import { withdrawRequest } from "@/lib/erase/withdraw-request";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { STAGES } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import type { MoveResult } from "@/lib/store/write/move-request";

/**
 * Withdraws a request because its consent ended at the bank. The caller passes the evidence, and the audit record
 * names it. Throws not_found.
 */
export async function endByBank(
  scope: Scope,
  requestId: string,
  evidence: Evidence,
  now = new Date(),
): Promise<MoveResult> {
  return withdrawRequest(scope, requestId, "bank", { kind: "bank", id: null }, now, STAGES, evidence);
}
