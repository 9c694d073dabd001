import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { type Scope, SYSTEM } from "@/lib/scope";

/** Withdraws a request whose report the customer was shown and did not share in time; any other is left alone. */
export async function expireShare(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await withdrawRequest(scope, requestId, "system", SYSTEM, now, ["awaiting_share"]);
}
