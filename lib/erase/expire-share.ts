import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { type Scope, SYSTEM } from "@/lib/scope";

/** Withdraws a request whose customer did not share their report in time; changes no other request. */
export async function expireShare(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await withdrawRequest(scope, requestId, "system", SYSTEM, now, ["awaiting_share"]);
}
