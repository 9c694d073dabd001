import { BANKS_WAIT_MS } from "@/lib/rules/request";
import { CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { findMint } from "@/lib/store/read/mint";
import { type Move, type MoveResult, moveRequest } from "@/lib/store/write/move-request";
import { queueReceipt } from "@/lib/store/write/receipt";

/**
 * Records that the customer has added all their banks, so the report no longer waits for another bank. A repeated call
 * changes nothing. Throws not_found.
 */
export async function chooseBanks(scope: Scope, requestId: string, now = new Date()): Promise<MoveResult> {
  return moveOn(scope, requestId, { actor: CUSTOMER, now });
}

/** Like chooseBanks, but on the customer's behalf after half an hour without activity. Throws not_found. */
export async function closeIdleBanks(scope: Scope, requestId: string, now: Date): Promise<MoveResult> {
  const before = new Date(now.getTime() - BANKS_WAIT_MS);
  const where = { OR: [{ banksActiveAt: null }, { banksActiveAt: { lte: before } }] };
  return moveOn(scope, requestId, { actor: SYSTEM, now, where });
}

/** Ends the wait for more banks. Queues the receipt, which names each bank, in the same transaction. */
function moveOn(
  scope: Scope,
  requestId: string,
  move: Pick<Move, "actor" | "now" | "where">,
): Promise<MoveResult> {
  const withinTransaction: Move["withinTransaction"] = (tx, request) => queueReceipt(tx, scope, request);
  return moveRequest(scope, requestId, { trigger: "banks_chosen", ...move, withinTransaction });
}

/**
 * Reports whether the customer left for a bank after their newest consent. That bank might not have confirmed a consent
 * yet.
 */
export async function awaitsNewBank(scope: Scope, requestId: string): Promise<boolean> {
  const newest = (await listSharedBanks(scope, requestId)).at(-1);
  return newest !== undefined && (await findMint(scope, requestId, newest.givenAt)) !== null;
}
