/** Why a repayment counts at the contracted amount. Stored reports contain these words, so they must not change. */
export const CONTRACT_REASONS = { unseen: "no repayment seen", larger: "more than was repaid" } as const;

/** The reason in a debt's note for which the contract requires more than the accounts paid; null if it has none. */
export function findContractReason(note: string | null): string | null {
  return Object.values(CONTRACT_REASONS).find((reason) => note?.includes(reason)) ?? null;
}
