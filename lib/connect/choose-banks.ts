import { BANKS_WAIT_MS } from "@/lib/rules/request";
import { CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { findMint } from "@/lib/store/read/mint";
import { type Move, type MoveResult, moveRequest } from "@/lib/store/write/move-request";
import { queueReceipt } from "@/lib/store/write/receipt";

/**
 * The customer says that these are all their banks, so the report no longer waits for another. Repeating it changes
 * nothing. Throws not_found.
 */
export async function chooseBanks(scope: Scope, requestId: string, now = new Date()): Promise<MoveResult> {
  return moveOn(scope, requestId, { actor: CUSTOMER, now });
}

/** The same in the customer's place, once they have done nothing for half an hour. Throws not_found. */
export async function closeIdleBanks(scope: Scope, requestId: string, now: Date): Promise<MoveResult> {
  const before = new Date(now.getTime() - BANKS_WAIT_MS);
  const where = { OR: [{ banksActiveAt: null }, { banksActiveAt: { lte: before } }] };
  return moveOn(scope, requestId, { actor: SYSTEM, now, where });
}

/** With the move the receipt becomes due, which names each bank. */
function moveOn(
  scope: Scope,
  requestId: string,
  move: Pick<Move, "actor" | "now" | "where">,
): Promise<MoveResult> {
  const carry: Move["carry"] = (tx, request) => queueReceipt(tx, scope, request);
  return moveRequest(scope, requestId, { trigger: "banks_chosen", ...move, carry });
}

/** Whether the customer left for a bank after the newest of those they share was given: it may not have confirmed yet. */
export async function awaitsNewBank(scope: Scope, requestId: string): Promise<boolean> {
  const newest = (await listSharedBanks(scope, requestId)).at(-1);
  return newest !== undefined && (await findMint(scope, requestId, newest.givenAt)) !== null;
}
