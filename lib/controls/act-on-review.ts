import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { AppError } from "@/lib/errors";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { runJob } from "@/lib/workers/thread";

/**
 * Shares the customer's report, or withdraws, as the buttons of the customer's page do. Throws not_found and busy.
 * Throws conflict if no report waits for the customer.
 */
export async function actOnReview(
  scope: Scope,
  requestId: string,
  outcome: "share" | "withdraw",
): Promise<RequestRecord> {
  const { stage, status } = await getRequest(scope, requestId);
  if (stage !== "awaiting_share")
    throw new AppError("conflict", `No report is waiting to be shared: request is ${status}`);
  if (outcome === "share") await runJob("reports", { verb: "share", scope, requestId, now: new Date() });
  else await withdrawRequest(scope, requestId, { by: "customer", actor: CUSTOMER });
  return getRequest(scope, requestId);
}
