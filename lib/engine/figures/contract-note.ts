/** Why a repayment counts at the contracted amount. Stored reports contain these words, so they must not change. */
export const CONTRACT_REASONS = { unseen: "no repayment seen", larger: "more than was repaid" } as const;

/**
 * The words in a debt's note that say why the repayment counts at the contracted amount. Null if the note has no such
 * words.
 */
export function findContractReason(note: string | null): string | null {
  return Object.values(CONTRACT_REASONS).find((reason) => note?.includes(reason)) ?? null;
}
